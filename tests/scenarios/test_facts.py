"""The seventeen battles against the facts they were taken from, hex by hex."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import scenarios
from scenarios.boards import board
from tests.scenarios.test_battles import BOOKLET

TERRAIN = {
    "woods": "forest",
    "hedgerow": "hedgerow",
    "hills": "hill",
    "buildings": "town",
    "church": "town",
    "river": "river",
    "curve": "river",
}
BEHAVIORS = {
    "HILL": "hill",
    "BLUFF": "bluff",
    "CLIFF": "cliff",
    "STEEP_HILL": "steep-hill",
    "IMPASSABLE_HILL": "impassable-hill",
    "IMPASSABLE_BLOCKING_HILL": "impassable-ridge",
    "WIDE_RIVER": "wide-river",
}
PIECES = {"bunker": "bunker", "bridge": "bridge", "wire": "wire", "sand": "sandbags", "hedgehog": "hedgehog"}

#: Slips of the pen in the files, spelled as the place is.
MISSPELLED = {"Vieville-sur-Mer": "Vierville-sur-Mer", "Vierville sur-Mer": "Vierville-sur-Mer"}


def fact_of(facts: Path, name: str) -> dict[str, Any]:
    """The facts of one battle."""
    found: dict[str, Any] = json.loads(next(facts.glob(f"*-{name}.json")).read_text(encoding="utf-8"))
    return found


def names(fact: dict[str, Any], places: list[list[int]]) -> list[str]:
    """Row and column pairs as names."""
    on = board(fact["board"]["type"].lower())
    return sorted(on.names[(row, col)] for row, col in places)


@pytest.mark.parametrize("name", BOOKLET)
def test_ground(facts: Path, name: str) -> None:
    """Every hex tile, with the sides its river touches."""
    expected = {}
    for record in fact_of(facts, name)["hexes"]:
        if tile := record.get("terrain"):
            kind = BEHAVIORS.get(tile.get("behavior")) or TERRAIN[tile["name"]]
            exits = sorted(side.lower() for side in tile.get("connects", {}).get("river", []))
            expected[record["coord"].upper()] = (kind, exits)
    terrain: Any = scenarios.load(name)["terrain"]
    actual = {at: (record["kind"], sorted(record.get("exits", []))) for at, record in terrain.items()}
    assert expected == actual


@pytest.mark.parametrize("name", BOOKLET)
def test_obstacles(facts: Path, name: str) -> None:
    """Every bunker, bridge, wire, sandbag and hedgehog, with its owner and the way it lies."""
    fact = fact_of(facts, name)
    expected: Counter[tuple[object, ...]] = Counter()
    for record in fact["hexes"]:
        for piece in (record.get("rect_terrain"), record.get("obstacle")):
            if piece is None:
                continue
            kind = {"BRIDGE_SECTION": "bridge-section", "SEAWALL": "sea-wall"}.get(piece.get("behavior"))
            kind = kind or PIECES[piece["name"]]
            owner = {"bunker": "axis", "sea-wall": "allies"}.get(kind)
            turned = piece["name"] in ("bunker", "sand", "wire")
            facing = ("bottom", "top")[piece.get("orientation", 1) - 1] if turned else None
            expected[record["coord"].upper(), kind, owner, piece.get("axis_deg"), facing] += 1
    obstacles: Any = scenarios.load(name)["obstacles"]
    actual = Counter(
        (at, piece["kind"], piece.get("side"), piece.get("axis"), piece.get("facing"))
        for at, pieces in obstacles.items()
        for piece in pieces
    )
    assert expected == actual


@pytest.mark.parametrize("name", BOOKLET)
def test_units(facts: Path, name: str) -> None:
    """Every unit with its side, kind and figures; armor worth two medals at Mont Mouchet."""
    expected = {}
    for record in fact_of(facts, name)["hexes"]:
        if unit := record.get("unit"):
            resistance = unit.get("behavior") == "FRENCH_RESISTANCE"
            kind = "french-resistance" if resistance else kind_of(unit)
            worth = 2 if unit.get("behavior") == "GERMAN_2VICTANK" else 1
            expected[record["coord"].upper()] = (unit["side"].lower(), kind, unit["figures"], worth)
    units: Any = scenarios.load(name)["units"]
    actual = {u["at"]: (u["side"], u["kind"], u["figures"], u.get("worth", 1)) for u in units}
    assert expected == actual


def kind_of(unit: dict[str, Any]) -> str:
    """Our kind by the editor's name of the unit."""
    arm = next(arm for arm in ("inf2", "inf", "tank2", "tank", "gun") if unit["name"].startswith(arm))
    kinds = {"inf": "infantry", "inf2": "special-forces", "tank": "armor", "tank2": "elite-armor"}
    return kinds.get(arm, "artillery")


@pytest.mark.parametrize("name", BOOKLET)
def test_hands_medals_sides_and_date(facts: Path, name: str) -> None:
    """Cards, medals to win, seats, who moves first, date and front."""
    fact, mapping = fact_of(facts, name), scenarios.load(name)
    players = fact["players"].values()
    assert mapping["hands"] == {player["side"].lower(): player["hand"] for player in players}
    assert mapping["to_win"] == {player["side"].lower(): player["medals_needed"] for player in players}
    assert mapping["bottom"] == fact["players"]["player2"]["side"].lower()
    assert mapping["first"] == fact["starting_side"].lower()
    assert mapping["date"] == fact["date"]["begin"]
    assert mapping["front"] == fact["front"].lower()
    assert mapping["board"] == fact["board"]["type"].lower()
    assert mapping["face"] == fact["board"]["face"].lower()


@pytest.mark.parametrize("name", BOOKLET)
def test_objectives(facts: Path, name: str) -> None:
    """Every medal on the board, every exit, every town that ends the game."""
    fact = fact_of(facts, name)
    victory = fact["victory"]
    expected = [
        (
            names(fact, o["hexes"]),
            o["for"].lower(),
            "permanent" if o["permanent"] else "temporary",
            o["worth"],
            1,
        )
        for o in victory["objectives"]
    ]
    expected += [(names(fact, e["hexes"]), e["for"].lower(), "exit", 1, 1) for e in victory["exits"]]
    expected += [
        (names(fact, e["hexes"]), e["for"].lower(), "sudden-death-turn-end", 1, e["hexes_required"])
        for e in victory["sudden_death"]
    ]
    medals: Any = scenarios.load(name)["medals"]
    actual = [(sorted(m["at"]), m["for"], m["kind"], m["worth"], m["count"]) for m in medals]
    assert sorted(expected) == sorted(actual)


@pytest.mark.parametrize("name", BOOKLET)
def test_labels(facts: Path, name: str) -> None:
    """The names printed on the map."""
    fact = fact_of(facts, name)
    expected = [
        (*names(fact, [[x["row"], x["col"]]]), MISSPELLED.get(x["text"], x["text"]))
        for x in fact["place_labels"]
    ]
    labels: Any = scenarios.load(name)["labels"]
    assert sorted(expected) == sorted((label["at"], label["text"]) for label in labels)
