"""As many medals as a side needs must be about, whoever brings them: units that come later, rules, exits (VIC-03)."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.checking import check_mapping
from tests.boards import proves, scenario_of

EXIT = {"at": ["A1"], "for": "axis", "kind": "exit", "worth": 1, "count": 1}
DROPS = {
    "side": "allies",
    "center": [],
    "steps": 2,
    "waves": [2, 1],
    "kind": "infantry",
    "nation": "",
    "idle": 0,
}
BREAK_IN = {"allies": 3, "allies_kind": "armor", "axis": 0, "axis_kind": "armor", "no_exit": []}


def mapping(needed: int, rules: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Two units a side; the Axis need so many medals."""
    found: dict[str, Any] = scenario_of("A:inf@B2;C2 X:inf@B8;C8")
    for unit in found["units"]:
        unit["figures"] = 4
    return found | {"to_win": {"allies": 1, "axis": needed}, "rules": rules, **more}


def short(needed: int, rules: dict[str, Any], **more: Any) -> bool:
    """Whether there are too few of them."""
    return any(fault.code == "too-few-medals" for fault in check_mapping(mapping(needed, rules, **more)))


@pytest.mark.parametrize(
    ("there", "rules", "more"),
    [
        (2, {}, {}),
        (5, {"air-drops": DROPS}, {}),
        (5, {"second-air-drop": {**DROPS, "by_day": 0}}, {}),
        (5, {"armor-breakthrough": BREAK_IN}, {}),
        (
            4,
            {
                "supply-train": {
                    "side": "allies",
                    "units": [1, 1],
                    "kind": "infantry",
                    "nation": "",
                    "idle": 0,
                }
            },
            {},
        ),
        (4, {"empty-sections": {"side": "axis", "sections": ["left"], "worth": 2}}, {}),
        (3, {"blow-bridges": {"side": "axis", "bridges": ["F5"], "medals": ["F5"], "near": 0}}, {}),
        (3, {}, {"markers": {"E5": [{"kind": "decoy-minefield", "side": "allies"}]}}),
        (2, {}, {"markers": {"E5": [{"kind": "decoy-minefield", "side": "axis"}]}}),
        (4, {}, {"medals": [EXIT]}),
        (6, {"infantry-exit-double": {}}, {"medals": [EXIT]}),
        (10, {"medals-per-exit-figure": {}}, {"medals": [EXIT]}),
    ],
    ids=str,
)
def test_what_can_be_won_is_counted(there: int, rules: dict[str, Any], more: dict[str, Any]) -> None:
    """As many as there are may be asked for, and not one more."""
    assert not short(there, rules, **more)
    assert short(there + 1, rules, **more)


@proves("CM-DRP-6")
def test_a_side_may_come_by_air_alone() -> None:
    """Who drops needs no unit on the board."""
    found = mapping(1, {"air-drops": DROPS})
    found["units"] = [unit for unit in found["units"] if unit["side"] == "axis"]
    assert not [fault for fault in check_mapping(found) if fault.code == "no-units"]


@pytest.mark.parametrize(("piece", "unit", "stands"), [
    ("field-bunker", "armor", True), ("field-bunker", "supply-truck", False), ("bunker", "armor", False),
    ("hedgehog", "armor", False),
])  # fmt: skip
def test_tanks_may_be_dug_in_where_anybody_may_shelter(piece: str, unit: str, stands: bool) -> None:
    """The community sets them so at the start; they leave, and do not come back (WW-FB-1)."""
    found = mapping(
        1, {}, obstacles={"E5": [{"kind": piece} | ({"side": "axis"} if piece == "bunker" else {})]}
    )
    found["units"].append({"at": "E5", "side": "axis", "kind": unit, "figures": 3})
    assert (not [fault for fault in check_mapping(found) if fault.code == "cannot-stand"]) == stands
