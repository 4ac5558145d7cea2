"""The golden cases: those that came with this clone, and the shared ones where they are at hand."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import scenarios
from engine.cases import compare, run

HERE = Path(__file__).parents[1] / "golden"
SHARED = Path(os.environ.get("FIELDPOST_SHARED", Path(__file__).parents[3] / "shared")) / "golden"


#: The boxes whose cases are played.
FAMILIES = ("base", "community", "equipment", "winter", "corrections")


def _read(folder: Path) -> list[dict[str, Any]]:
    files = sorted(file for family in FAMILIES for file in folder.glob(f"{family}-*.json"))
    return [one for file in files for one in json.loads(file.read_text("utf-8"))]


CASES = _read(HERE)
#: Only what differs from our copy: cases that nobody here has seen yet.
UNSEEN = [case for case in _read(SHARED) if case not in CASES] if SHARED.is_dir() else []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_golden(case: Mapping[str, Any]) -> None:
    """Every case has its one right outcome."""
    outcome = run(case, scenarios.load)
    assert outcome.difference is None, f"{outcome.difference}"


def test_shared_golden() -> None:
    """Cases of the shared folder that our copy does not have."""
    if not SHARED.is_dir():
        pytest.skip("needs ../shared")
    different = {case["id"]: run(case, scenarios.load).difference for case in UNSEEN}
    assert {name: str(found) for name, found in different.items() if found is not None} == {}


def test_a_refusal_names_its_reason() -> None:
    """The right key, or any reason; another key says which it was, and a key that nobody gives is a fault."""
    case = next(one for one in CASES if one["id"] == "base-battle-not-ordered")
    told = {}
    for key in ("not-ordered", True, "out-of-range", "not-orderd", "", 1.5, "notation"):
        told[key] = run({**case, "expect": {"refused": key}}, scenarios.load).difference
    assert told.pop("not-ordered") is told.pop(True) is None
    assert {key: str(one) for key, one in told.items()} == {
        "out-of-range": "attack F5xG5: expected 'refused: out-of-range', found 'refused: not-ordered (hex=F5)'",
        "not-orderd": "refused: expected 'the key of a reason', found 'not-orderd'",
        "": "refused: expected 'the key of a reason', found ''",
        1.5: "refused: expected 'the key of a reason', found 1.5",
        "notation": "attack F5xG5: expected 'refused: notation', found 'refused: not-ordered (hex=F5)'",
    }


def test_every_refusal_of_ours_names_its_reason() -> None:
    """None is left to any reason."""
    assert [one["id"] for one in CASES if one["expect"].get("refused") is True] == []


def test_a_case_that_is_wrong_fails() -> None:
    """A changed expectation, a die too few, a die too many and an unknown word are all differences."""
    case = next(one for one in CASES if one["id"] == "base-retreat-one-way-left")
    assert run(case, scenarios.load).difference is None
    wrong: list[dict[str, Any]] = [
        {"expect": {"units": {"F4": {"side": "axis"}}}},
        {"expect": {"units": {"G5": None}}},
        {"expect": {"medals": {"allies": 1}}},
        {"expect": {"to_act": "nobody"}},
        {"expect": {"colour": "red"}},
        {"expect": {"refused": True}},
        {"dice": case["dice"][:-1]},
        {"dice": [*case["dice"], "star"]},
        {"actions": [*case["actions"], "fly E4"]},
        {"units": [*case["units"], case["units"][0]]},
    ]
    assert [change for change in wrong if run({**case, **change}, scenarios.load).difference is None] == []


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("units", {"E4": {"figures": 3}}), ("units", {"E5": {"side": "axis"}}), ("units", {"E4": None}),
        ("all_units", {"E4": {}}), ("medals", {"allies": 2}), ("hand_sizes", {"allies": 3}),
        ("hand", {"allies": ["ambush"]}), ("piles", {"deck": 1}), ("to_act", "axis"), ("decision", "play"),
        ("orderable", ["E4", "F4"]), ("moves", {"E4": ["F4"]}), ("targets", {"E4": {"E6": 3}}),
        ("retreats", ["retreat E4-E3"]), ("legal", ["end"]), ("rolled", 3), ("terrain", {"E4": "forest"}),
        ("obstacles", {"E4": ["wire"]}), ("obstacles", {"D4": [{"kind": "bunker", "side": "axis"}]}),
        ("winner", "axis"),
    ],
)  # fmt: skip
def test_every_expectation_can_fail(key: str, wrong: object) -> None:
    """No key of a case is read without being compared."""
    case = {
        "id": "look",
        "why": "",
        "rules": [],
        "board": {"obstacles": {"D4": [{"kind": "bunker", "side": "allies"}]}},
        "units": [
            {"at": "E4", "side": "allies", "kind": "infantry"},
            {"at": "E6", "side": "axis", "kind": "armor"},
        ],
        "hands": {"allies": ["probe-center"], "axis": []},
        "actions": ["play probe-center"],
        "expect": {},
    }
    outcome = run(case, scenarios.load)
    assert outcome.difference is None
    assert outcome.state is not None
    assert compare({key: wrong}, outcome.state, outcome.played) is not None
