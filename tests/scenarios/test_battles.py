"""The shipped battles: complete, playable, and their files are written as our own writer would write them."""

from __future__ import annotations

from importlib import resources

import pytest

import scenarios
from engine.rules import units_equipment
from scenarios.library import read_id, read_text
from scenarios.writing import write

BOOKLET = [
    "pegasus-bridge",
    "sainte-mere-eglise",
    "sword-beach",
    "pointe-du-hoc",
    "first-assault-wave",
    "mont-mouchet",
    "vassieux",
    "operation-cobra",
    "counterattack-on-mortain",
    "toulon",
    "liberation-of-paris",
    "montelimar",
    "arnhem-bridge",
    "arracourt",
    "st-vith",
    "saverne-gap",
    "omaha-beach-overlord",
]
#: Battles of our own, in the order of their numbers: those that show the Equipment Pack.
EQUIPMENT = ["hellfire-pass", "le-hamel", "ponyri-station", "tolvajarvi", "mokra", "stonne", "beda-fomm"]
#: And Winter Wars and Breakthrough: the Ardennes in December 1944, and Italy a year before.
WINTER = [
    "parkers-crossroads",
    "stavelot",
    "road-to-bastogne",
    "relief-of-bastogne",
    "wiltz",
    "wahlerscheid",
    "ortona",
]
OWN = [*EQUIPMENT, *WINTER]
KEYS = {
    "id", "board", "face", "bottom", "first", "terrain", "obstacles", "markers", "units", "medals", "hands",
    "to_win", "rules", "labels", "date", "front", "nations", "texts", "number", "sources",
}  # fmt: skip


def test_the_seventeen_battles_in_the_order_of_the_booklet() -> None:
    """All battles of the base game are there, then our own, and nothing else."""
    assert scenarios.ids() == [*BOOKLET, *OWN]
    assert all(row.playable and not row.faults for row in scenarios.summaries())


@pytest.mark.parametrize("name", [*BOOKLET, *OWN])
def test_a_battle_has_everything_a_table_needs(name: str) -> None:
    """Every key of the contract, a title, a briefing of 60 to 120 words and two lines of history."""
    mapping = scenarios.load(name)
    assert set(mapping) == KEYS
    words = mapping["texts"]["en"]  # type: ignore[index]
    assert words["title"]
    assert 60 <= len(words["briefing"].split()) <= 120
    assert len(words["history"]) == 2
    assert words["rules"]


@pytest.mark.parametrize("name", [*BOOKLET, *OWN])
def test_a_battle_is_written_as_the_writer_writes_it(name: str) -> None:
    """Files stay tidy: what the writer makes of a battle is its file, letter by letter."""
    reading = read_id(name)
    file = resources.files("scenarios") / "battles" / f"{name}.toml"
    text = write(reading.mapping, still=reading.still)
    assert text == file.read_text(encoding="utf-8")
    assert read_text(text, name).mapping == reading.mapping


def test_each_load_is_a_fresh_mapping() -> None:
    """Whoever plays with a mapping harms nobody else."""
    first = scenarios.load("toulon")
    first["units"].clear()  # type: ignore[attr-defined]
    assert scenarios.load("toulon")["units"]


@pytest.mark.parametrize(
    ("name", "nation"),
    [
        ("pegasus-bridge", "united-kingdom"),
        ("sword-beach", "united-kingdom"),
        ("arnhem-bridge", "united-kingdom"),
        ("toulon", "france"),
        ("vassieux", "france"),
        ("st-vith", "united-states"),
    ],
)
def test_allied_nations_the_stored_data_are_vague_about(name: str, nation: str) -> None:
    """British battles are stored with US figures and no country; history knows better."""
    mapping = scenarios.load(name)
    assert mapping["nations"]["allies"] == nation  # type: ignore[index]
    assert {unit["nation"] for unit in mapping["units"] if unit["side"] == "allies"} == {nation}  # type: ignore[attr-defined]


def test_special_rules_of_the_base_game() -> None:
    """The rules that exist only as facts, by name and with their parameters."""
    rules = {name: mapping["rules"] for name in BOOKLET if (mapping := scenarios.load(name))["rules"]}
    assert rules == {
        "pegasus-bridge": {"growing-hand": {"side": "axis", "turns": [1, 2]}},
        "sainte-mere-eglise": {
            "air-drop": {
                "side": "allies",
                "center": "G5",
                "steps": 4,
                "figures": 4,
                "kind": "infantry",
                "nation": "united-states",
            }
        },
        "vassieux": {"no-reshuffle": {}, "deck-exhausted-wins": {"side": "axis"}},
        "counterattack-on-mortain": {"recon-as-air-power": {"side": "allies", "while_on": ["L5", "K4"]}},
        "omaha-beach-overlord": {"recon-as-barrage": {"sides": ["allies", "axis"]}},
    }


def test_our_own_battles_show_the_whole_box() -> None:
    """Every unit of the Equipment Pack, every nation's rule, and resupply are in play somewhere."""
    shown = [scenarios.load(name) for name in EQUIPMENT]
    kinds = {unit["kind"] for mapping in shown for unit in mapping["units"]}  # type: ignore[attr-defined]
    assert {row.id for row in units_equipment.ROWS} - kinds == set()
    rules = {rule for mapping in shown for rule in mapping["rules"]}  # type: ignore[attr-defined]
    assert {"resupply", "furia-francese", "italian-royal-army", "air-power-one-die"} <= rules
