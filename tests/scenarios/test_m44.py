"""The community's files in and out: nothing is dropped, everything that is missing is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import scenarios
from scenarios import ScenarioError
from scenarios.boards import STEPS, board
from scenarios.door import parse_toml
from scenarios.library import read_id, read_text
from scenarios.m44 import as_text, export_m44, import_m44
from scenarios.m44.names import TILES
from scenarios.m44.turning import axis, exits, facing, tile_of
from scenarios.reading import read_document
from tests.scenarios.test_battles import BOOKLET
from tests.scenarios.test_facts import MISSPELLED, fact_of

GENUINE = [
    "genuine-Galatos",
    "genuine-standard-countryside-blank",
    "genuine-breakthrough-countryside-blank",
    "genuine-overlord-countryside-blank",
]


def document(*hexes: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A small document with two units and some hexes more."""
    base: list[dict[str, Any]] = [
        {"row": 0, "col": 0, "unit": {"name": "infger"}},
        {"row": 8, "col": 0, "unit": {"name": "infus"}},
    ]
    game = {
        "date_begin": "1944-06-06", "starting": "PLAYER1", "side_player1": "AXIS", "side_player2": "ALLIES",
        "country_player1": "DE", "country_player2": "US", "cards_player1": 4, "cards_player2": 5,
        "victory_player1": 1, "victory_player2": 1,
    }  # fmt: skip
    return {
        "game_info": game | changes.pop("game", {}),
        "board": {"type": "STANDARD", "face": "COUNTRY", "hexagons": [*base, *hexes]}
        | changes.pop("board", {}),
        "text": {"en": {"name": "Small"}},
        **changes,
    }


def imported(raw: dict[str, Any]) -> dict[str, Any]:
    """The mapping of a document."""
    return import_m44(json.dumps(raw)).reading.mapping


def goes_round(text: str) -> None:
    """Import, save as a file of ours, read that, export: what was imported."""
    result = import_m44(text, "sample")
    saved = result.saved()
    again = read_document(parse_toml(saved), saved, "sample")
    assert again.faults == []
    exported, losses = export_m44(again)
    assert exported == json.loads(text)
    assert losses == []


@pytest.mark.parametrize("name", GENUINE)
def test_genuine_editor_files_go_round(samples: Path, name: str) -> None:
    """The four files that come straight from the editor."""
    text = (samples / f"{name}.m44").read_text(encoding="utf-8")
    goes_round(text)
    imported_text = as_text(export_m44(import_m44(text).reading)[0])
    assert json.loads(imported_text) == json.loads(text)


def test_every_sample_goes_round(facts: Path) -> None:
    """All seventy files of the reference material."""
    files = sorted((facts / "m44").glob("*.m44"))
    assert len(files) >= 70
    for file in files:
        goes_round(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", BOOKLET)
def test_a_base_battle_imports_as_the_battle_we_ship(facts: Path, name: str) -> None:
    """Two ways from the facts to a mapping meet: ground, pieces and units are the same."""
    number = fact_of(facts, name)["id"]
    result = import_m44((facts / "m44" / f"{number}-{name}.m44").read_text(encoding="utf-8"), name)
    ours: Any = scenarios.load(name)
    theirs: Any = result.reading.mapping
    if name == "sainte-mere-eglise":
        # The editor's file shows a church, the booklet calls it a town.
        assert theirs["terrain"]["G5"] == {"kind": "church"}
        theirs["terrain"]["G5"] = {"kind": "town"}
    for label in theirs.get("labels", ()):
        label["text"] = MISSPELLED.get(label["text"], label["text"])
    assert result.missing == []
    assert result.faults == []
    for key in ("terrain", "obstacles", "hands", "to_win", "bottom", "first", "labels", "date", "front"):
        assert theirs[key] == ours[key], key
    nationless = [[{k: v for k, v in u.items() if k != "nation"} for u in m["units"]] for m in (ours, theirs)]
    assert nationless[0] == nationless[1]


@pytest.mark.parametrize("name", BOOKLET)
def test_our_battles_export_to_files_that_import_again(name: str) -> None:
    """Everything the format has room for comes back; the rest is named."""
    reading = read_id(name)
    exported, losses = export_m44(reading)
    result = import_m44(as_text(exported), name)
    assert result.faults == []
    assert result.missing == []
    for key, value in reading.mapping.items():
        if key in ("number", "sources", "texts", "medals"):
            continue
        assert result.reading.mapping[key] == value, key
    both: list[Any] = [reading.mapping["medals"], result.reading.mapping["medals"]]
    assert sorted(map(str, both[0])) == sorted(map(str, both[1]))
    lost = {"pegasus-bridge", "vassieux", "omaha-beach-overlord"}
    assert bool(losses) == (name in lost)


def test_what_is_not_supported_is_named_by_piece_and_hex() -> None:
    """A radar is reported, keeps the battle from being played, and is open ground once accepted."""
    text = json.dumps(document({"row": 4, "col": 4, "terrain": {"name": "radar", "orientation": 2}}))
    result = import_m44(text)
    assert [str(fault) for fault in result.missing] == ["`radar` at C5: not supported, shown as open ground"]
    with pytest.raises(scenarios.NotPlayableError):
        result.playable()
    assert result.playable(accept=True)["terrain"] == {}
    saved = result.saved()
    with pytest.raises(
        scenarios.NotPlayableError, match="`radar` at C5: not supported, shown as open ground"
    ):
        scenarios.loads(saved)
    assert scenarios.loads(saved, accept=True)["terrain"] == {}


def test_an_edited_import_keeps_what_was_not_edited() -> None:
    """Only the hex that changed changes; strange keys, pieces and orientations stay."""
    raw = document(
        {"row": 4, "col": 4, "terrain": {"name": "radar", "orientation": 2}, "strange": {"deep": [1, 2]}},
        {"row": 4, "col": 6, "terrain": {"name": "woods", "shade": "dark"}},
        {"row": 4, "col": 8, "tags": [{"name": "tag12"}, {"name": "medal1"}]},
        packs={"terrain": 1},
        unheard_of=[1, {"of": 2}],
    )
    result = import_m44(json.dumps(raw))
    saved = result.saved(accepted=True)
    edited = saved.replace("5   .   .   .   F", "5   .   .   .   T").replace(
        'title = "Small"', 'title = "Large"'
    )
    exported, losses = export_m44(read_text(edited, "edited"))
    raw["board"]["hexagons"][3]["terrain"] = {"name": "buildings"}
    raw["text"]["en"]["name"] = "Large"
    assert exported == raw
    assert losses == []


def test_new_medals_replace_the_old_ones_but_no_unknown_tag() -> None:
    """Medals are rewritten as a whole; tags we do not understand stay."""
    raw = document({"row": 4, "col": 8, "tags": [{"name": "tag12"}, {"name": "medal1"}]})
    result = import_m44(json.dumps(raw))
    saved = result.saved(accepted=True)
    exported: Any = export_m44(
        read_text(saved.replace('temporary = "E5"', 'permanent = "F5, worth 2"'), "edited")
    )[0]
    tags = {(h["row"], h["col"]): h["tags"] for h in exported["board"]["hexagons"] if "tags" in h}
    assert tags[(4, 8)] == [{"name": "tag12"}]
    assert tags[(4, 10)] == [{"name": "medal1", "medal": {"permanent": True, "counts_for": 2, "nbr_hex": 1}}]


CHECKLIST = {
    "lower case": (
        {"board": {"type": "standard", "face": "country"}, "game": {"starting": "player1", "side_player1": "axis"}},
        {},
    ),
    "numbers as text": ({"game": {"cards_player1": "4", "victory_player2": " 1 "}}, {}),
    "options as a list": ({"game": {"options": []}}, {}),
    "no packs, no end": ({"packs": {}}, {}),
    "nothing told": (
        {"game": {"starting": None, "country_player1": "", "country_player2": None, "cards_player1": None}},
        {"first": "allies", "hands": {"axis": 5, "allies": 5}},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CHECKLIST)
def test_variations_really_seen(name: str) -> None:
    """Exports differ in case, in types and in what they leave out; they mean the same."""
    changes, differs = CHECKLIST[name]
    changed: dict[str, Any] = json.loads(json.dumps(changes))
    board_changes = changed.pop("board", {})
    raw = document(**changed)
    raw["board"] |= board_changes
    plain = imported(document())
    assert imported(raw) == plain | differs


def test_wrapped_lists_are_unwrapped() -> None:
    """Some exports wrap lists in an item."""
    raw = document(board={"labels": [{"row": 0, "col": 2, "text": ["le", " Port"]}]})
    wrapped = json.loads(json.dumps(raw))
    wrapped["board"]["hexagons"] = {"item": raw["board"]["hexagons"]}
    wrapped["board"]["labels"] = {"item": raw["board"]["labels"]}
    assert imported(wrapped) == imported(raw)
    assert imported(raw)["labels"] == [{"at": "B9", "text": "le Port"}]
    goes_round(json.dumps(wrapped))


def test_a_hex_listed_twice_is_merged_and_an_empty_one_ignored() -> None:
    """Layers add up; only two different things in one place are a fault."""
    raw = document(
        {"row": 4, "col": 4, "terrain": {"name": "woods"}},
        {"row": 4, "col": 4, "obstacle": {"name": "wire"}},
        {"row": 4, "col": 6},
    )
    mapping = imported(raw)
    assert mapping["terrain"] == {"C5": {"kind": "forest"}}
    assert mapping["obstacles"] == {"C5": [{"kind": "wire", "facing": "bottom"}]}
    goes_round(json.dumps(raw))
    raw["board"]["hexagons"].append({"row": 4, "col": 4, "terrain": {"name": "hills"}})
    with pytest.raises(ScenarioError, match="C5 cannot be read: it is listed twice with another terrain"):
        imported(raw)


def test_defaults_are_shown_to_the_importer() -> None:
    """Plain editor files tell no kinds of medals, no rules, no owners of bunkers."""
    raw = document(
        {"row": 4, "col": 4, "rect_terrain": {"name": "bunker"}, "unit": {"name": "gunger"}},
        {"row": 4, "col": 6, "tags": [{"name": "medal4"}]},
    )
    result = import_m44(json.dumps(raw))
    assert result.notes == [
        "the bunker at C5 has no owner: axis, whose unit stands in it",
        "1 medals carry no kind: temporary objectives worth 1 for the side of the medal",
        "no special rules are told; those in the prose of the file are not read",
    ]
    assert result.reading.mapping["medals"] == [
        {"at": ["D5"], "for": "allies", "kind": "temporary", "worth": 1, "count": 1}
    ]


UNITS = [
    ({"name": "inf2us", "badge": "badge2"}, "allies", "special-forces", 4),
    ({"name": "inf2us", "badge": "badge3"}, "allies", "french-resistance", 3),
    ({"name": "inf2us", "behavior": "FRENCH_RESISTANCE"}, "allies", "french-resistance", 3),
    ({"name": "tank2ger", "badge": "badge4"}, "axis", "elite-armor", 4),
    ({"name": "tank2ger", "nbr_units": "1"}, "axis", "tiger", 1),
    ({"name": "infger", "nbr_units": 3}, "axis", "infantry", 3),
    ({"name": "infger", "badge": "badge6"}, "axis", "engineers", 4),
    ({"name": "gunger", "badge": "badge46"}, "axis", "heavy-anti-tank-gun", 2),
    ({"name": "infus", "badge": "badge41"}, "allies", "mortar-late", 4),
    ({"name": "vehus"}, "allies", "supply-truck", 3),
    ({"name": "tankjp"}, "axis", "armor", 3),
]


@pytest.mark.parametrize(("record", "side", "kind", "figures"), UNITS)
def test_units(record: dict[str, Any], side: str, kind: str, figures: int) -> None:
    """Type, badge, behavior and figures make the kind."""
    raw = document({"row": 4, "col": 4, "unit": record})
    unit = next(unit for unit in imported(raw)["units"] if unit["at"] == "C5")
    assert (unit["side"], unit["kind"], unit["figures"]) == (side, kind, figures)
    goes_round(json.dumps(raw))


TURNED = [
    ("river", {1: "e w", 2: "ne sw", 3: "nw se"}),
    ("curve", {1: "ne se", 2: "e nw", 3: "ne w", 4: "nw sw", 5: "w se", 6: "e sw"}),
    ("riverFL", {1: "e ne w", 2: "ne nw sw", 4: "e w sw"}),
    ("riverFR", {1: "e w se", 2: "e ne sw", 4: "e nw w"}),
    ("roadX", {1: "e ne w sw", 2: "ne nw sw se", 3: "e nw w se"}),
    ("riverY", {1: "e nw sw", 2: "ne w se"}),
]


@pytest.mark.parametrize(("name", "table"), TURNED)
def test_orientations_of_tiles(name: str, table: dict[int, str]) -> None:
    """The measured table of the format description, and the way back."""
    for orientation, sides in table.items():
        assert set(exits(name, orientation)) == set(sides.split())
        assert tile_of(TILES[name].kind, exits(name, orientation)) == (name, orientation)


def test_orientations_of_pieces() -> None:
    """Bridges turn clockwise by 30 degrees, railroad bridges by 60, road blocks the other way round."""
    assert [axis("bridge", o) for o in range(1, 7)] == [90, 60, 30, 0, 150, 120]
    assert [axis("rail", o) for o in (1, 2, 3)] == [0, 120, 60]
    assert [axis("ford", o) for o in (1, 2, 3)] == [90, 150, 30]
    assert [facing(o) for o in (1, 2)] == ["bottom", "top"]


def test_every_name_of_the_editor_is_known_or_foreign(facts: Path) -> None:
    """Tiles that touch sides are turned as the editor's own tables say."""
    tables = json.loads((facts / "m44-names.json").read_text(encoding="utf-8"))
    for name, row in tables["terrain"].items():
        if name in TILES and TILES[name].sides and (sides := row.get("base_sides")):
            touched = {side.lower() for network in sides.values() for side in network}
            allowed = (
                touched if TILES[name].kind not in ("river", "dam") else {s.lower() for s in sides["river"]}
            )
            assert set(TILES[name].sides) == allowed, name
            assert TILES[name].turns == row["orientations"], name


def test_boards_have_the_hexes_of_the_editor(facts: Path) -> None:
    """113, 213 and 230 hexes, named and counted as the editor does."""
    assert {kind: len(board(kind).places) for kind in ("standard", "breakthrough", "overlord")} == {
        "standard": 113,
        "breakthrough": 213,
        "overlord": 230,
    }
    on = board("standard")
    assert (on.names[(0, 0)], on.editor_name(on.names[(1, 15)]), on.names[(8, 24)]) == ("A9", "h8", "M1")
    assert {on.neighbour("A2", side) for side in STEPS} == {"A1", "B1", "A3", "B3", "B2", None}
    for record in fact_of(facts, "pegasus-bridge")["hexes"]:
        assert on.names[(record["row"], record["col"])] == record["coord"].upper()


def test_texts_that_are_too_long_are_shortened_and_named() -> None:
    """The community's authors know nothing of our limits: the file comes in, says what was cut, and keeps it all."""
    raw = document(board={"labels": [{"row": 0, "col": 2, "text": ["le Port " * 20]}] * 110})
    raw["text"] = {f"x{chr(97 + n)}": {"name": "Small"} for n in range(24)} | {
        "en": {
            "name": "A long\u202e march " * 500,
            "description": "On. " * 5000,
            "rules": "x" * 9000,
            "historical": "\x07",
        }
    }
    raw["meta_data"] = {"scenario_id": "1" * 4000}
    result = import_m44(json.dumps(raw), "small")
    mapping: Any = result.reading.mapping
    told = {str(fault).partition(" has ")[0] for fault in result.shortened}
    assert told == {
        "texts.en: title", "texts.en: briefing", "texts.en: rules entry", "texts.en: history entry",
        "texts: languages", "labels: labels", "labels: labels entry", "sources entry",
    }  # fmt: skip
    assert len(mapping["texts"]) == 20
    assert len(mapping["texts"]["en"]["title"]) == 80
    assert mapping["texts"]["en"]["title"].endswith("…")
    assert mapping["texts"]["en"]["history"] == []
    assert len(mapping["labels"]) == 100
    assert read_text(result.saved(), "small").mapping == mapping
    goes_round(json.dumps(raw))
