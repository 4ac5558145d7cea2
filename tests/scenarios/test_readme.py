"""scenarios/README.md says everything: its example loads, and no symbol, kind or rule is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

import scenarios
from scenarios import kinds
from scenarios.hexlists import AXES, MARKER_DETAILS, MEDAL_DETAILS, PIECE_DETAILS, UNIT_DETAILS
from scenarios.library import read_text
from scenarios.reading import ROOT
from scenarios.textmap import LEGEND, SHAPES
from scenarios.writing import write

README = (Path(__file__).resolve().parents[2] / "scenarios" / "README.md").read_text(encoding="utf-8")


def test_the_example_loads(example: str, tmp_path: Path) -> None:
    """Typed into a file of a folder, it is a battle like any other."""
    (tmp_path / "example.toml").write_text(example, encoding="utf-8")
    mapping = scenarios.load("example", folders=[tmp_path])
    assert mapping["terrain"]["F4"] == {"kind": "river", "exits": ["e", "w"]}  # type: ignore[index]
    assert mapping["obstacles"]["F4"] == [{"kind": "bridge", "axis": 90}]  # type: ignore[index]
    assert len(mapping["units"]) == 16  # type: ignore[arg-type]
    assert "example" in scenarios.ids(folders=[tmp_path])
    assert next(row for row in scenarios.summaries(folders=[tmp_path]) if row.id == "example").title(
        "de"
    ) == ("Ein Beispiel am Fluss")


def test_the_example_round_trips(example: str) -> None:
    """What the writer makes of it reads the same."""
    reading = read_text(example, "example")
    assert read_text(write(reading.mapping), "example").mapping == reading.mapping


@pytest.mark.parametrize(
    "words",
    [
        [symbol for symbol in LEGEND if len(symbol) == 1],
        list(SHAPES),
        [kind for kind, unit in kinds.UNITS.items() if unit.supported],
        [kind for kind, piece in kinds.OBSTACLES.items() if piece.supported],
        list(kinds.MEDALS),
        list(kinds.MARKERS),
        [name for name, rule in kinds.RULES.items() if rule.supported],
        [name for rule in kinds.RULES.values() for name, _ in rule.must],
        list(AXES),
        [key for key in ROOT if key != "number"],
        [name for details in (PIECE_DETAILS, MARKER_DETAILS, MEDAL_DETAILS) for name in details],
        [name for name in UNIT_DETAILS if name not in ("carrier", "marked")],
    ],
)
def test_nothing_is_left_unsaid(words: list[str]) -> None:
    """Every word an author may use stands in the README."""
    assert [
        word
        for word in words
        if f"`{word}" not in README and f"[{word}" not in README and word + " =" not in README
    ] == []
