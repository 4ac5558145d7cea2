"""The one door for untrusted text: a typed error or a sound scenario, in bounded time."""

from __future__ import annotations

import contextlib
import copy
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import scenarios
from scenarios import ScenarioError
from scenarios.door import SIZE_LIMIT, decoded
from scenarios.m44 import as_text, export_m44, import_m44
from scenarios.reading import Reading
from scenarios.writing import write

BOARD = {"game_info": {}, "board": {"type": "STANDARD"}}

HOSTILE: dict[str, Callable[[], object]] = {
    "10 MB": lambda: scenarios.loads("x" * 10_000_000),
    "10 MB of bytes": lambda: decoded(b"x" * 10_000_000),
    "no text": lambda: decoded(b"\xff\xfe\x00"),
    "dotted keys": lambda: scenarios.loads("\n".join(".".join(["a"] * 40) + f"{i} = 1" for i in range(2000))),
    "one dotted key": lambda: scenarios.loads(".".join(["a"] * 400_000) + " = 1"),
    "deep list": lambda: scenarios.loads("x = " + "[" * 400_000),
    "deep table": lambda: scenarios.loads("x = " + "{a=" * 200_000),
    "open string": lambda: scenarios.loads('x = "' + '\\"' * 400_000),
    "many tables": lambda: scenarios.loads("".join(f"[t{i}]\n" for i in range(20_000))),
    "huge number": lambda: scenarios.loads("x = " + "1" * 900_000),
    "broad map": lambda: scenarios.loads("map = '''\n9 " + "F " * 400_000 + "\n'''"),
    "JSON deep": lambda: import_m44("[" * 500_000),
    "JSON open string": lambda: import_m44('"' + '\\"' * 450_000),
    "JSON twice": lambda: import_m44('{"a": 1, "a": 2}'),
    "JSON NaN": lambda: import_m44('{"a": NaN}'),
    "JSON list": lambda: import_m44("[]"),
    "JSON huge number": lambda: import_m44('{"a": ' + "9" * 5000 + "}"),
    "many hexes": lambda: import_m44(
        json.dumps({**BOARD, "board": {"type": "STANDARD", "hexagons": [{"row": 0, "col": 0}] * 20_000}})
    ),
    "unknown board": lambda: import_m44(json.dumps({**BOARD, "board": {"type": "SMALL"}})),
    "no hex": lambda: import_m44(
        json.dumps(
            {**BOARD, "board": {"type": "STANDARD", "hexagons": [{"row": 0, "col": 1}, {"row": 9, "col": 1}]}}
        )
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_is_refused_quickly(name: str) -> None:
    """A typed error with short lines, well within the time a chat command has."""
    start = time.perf_counter()
    with pytest.raises(ScenarioError) as caught:
        HOSTILE[name]()
    assert time.perf_counter() - start < 3
    assert 1 <= len(caught.value.faults) <= 51
    assert all(len(str(fault)) < 400 for fault in caught.value.faults)


def test_any_script_is_welcome(example: str) -> None:
    """Titles in Greek, Hebrew, Chinese and emoji come back as they were."""
    title = "Μάχη · קרב · 戰鬥 · 🎖️"
    mapping = scenarios.loads(example.replace("An Example by the River", title))
    assert mapping["texts"]["en"]["title"] == title  # type: ignore[index]
    assert scenarios.loads(write(mapping))["texts"] == mapping["texts"]


def test_windows_files_are_files(example: str) -> None:
    """A byte order mark and CRLF are no faults."""
    data = b"\xef\xbb\xbf" + example.replace("\n", "\r\n").encode()
    assert scenarios.loads(decoded(data)) == scenarios.loads(example)


def test_the_limit_is_judged_before_parsing() -> None:
    """One byte more than the limit is too much, whatever it says."""
    with pytest.raises(ScenarioError, match="is the limit"):
        decoded(b" " * (SIZE_LIMIT + 1))


JUNK: list[Any] = [
    None, True, -1, 0, 7, 1.5, 1e300, "", "x", "ß'''\x00\"\n\\", "A9", "AXIS", [], [[]], [5], {}, {"item": [1]},
    {"name": []}, {"name": "river"}, "\ud800", [None], {"a": {"b": []}},
]  # fmt: skip


def paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every node of a JSON value."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths(item, (*path, key))


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_editor_file_is_refused_or_goes_round(samples: Path, seed: int) -> None:
    """Any node of a genuine file replaced by rubbish: a typed error, or an import that exports the same."""
    rnd = random.Random(seed)
    document: Any = json.loads((samples / "genuine-Galatos.m44").read_text(encoding="utf-8"))
    for _ in range(rnd.choice([1, 1, 2, 4])):
        ways = [way for way in paths(document) if len(way) <= rnd.choice([2, 3, 9])]
        *way, last = rnd.choice(ways)
        node = document
        for step in way:
            node = node[step]
        node[last] = copy.deepcopy(rnd.choice(JUNK))
    try:
        imported = import_m44(json.dumps(document))
    except ScenarioError:
        return
    reading = imported.reading
    again = Reading(reading.mapping, m44=reading.m44)
    assert json.loads(as_text(export_m44(again)[0])) == document
    assert imported.saved().encode()


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_scenario_file_is_refused_or_sound(example: str, seed: int) -> None:
    """Any text cut and pasted at random: a typed error or a mapping, never another exception."""
    rnd = random.Random(seed)
    pieces = [
        '"',
        "'''",
        "[",
        "]",
        "=",
        "-1",
        "0",
        "true",
        "[]",
        "{}",
        "D7",
        "\n",
        "é",
        "infantry",
        "2 = 3\n",
    ]
    text = example
    for _ in range(rnd.choice([1, 2, 4])):
        cut = rnd.randrange(len(text))
        text = text[:cut] + rnd.choice(pieces) + text[cut + rnd.choice([0, 1, 3, 10]) :]
    with contextlib.suppress(ScenarioError):
        assert scenarios.loads(text)["board"]
