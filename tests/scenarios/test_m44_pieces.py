"""Every piece and rule of the community's files, each in a file of its own: it comes in whole, plays, and goes out as
it was (CM-T-1)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import SeededDice, apply, legal_actions, new_game, text
from engine.audit import check
from scenarios.m44 import as_text, export_m44, import_m44
from scenarios.reading import Reading
from tests.scenarios.test_m44 import document, goes_round

MIDDLE = {"row": 4, "col": 8}
#: Tiles by name; the behavior behind a colon.
TILES = (
    "pjungle", "pairfield", "pairfieldX", "dairfield", "dairfieldX", "wairfield", "cairfield", "airfield", "airfieldX",
    "lakeA", "lakeB", "lakeC", "wfactory", "factory", "pheadquarter", "dcamp", "dcamp:OASIS_RECOVERY", "station",
    "fortress", "oasis", "oasis:OASIS_RECOVERY", "dridge", "price", "wadi", "wcurve", "pcave", "cemetery", "mountain",
    "mountain:IMPASSABLE_HILL", "mountain:IMPASSABLE_BLOCKING_HILL", "palmtrees", "coast", "coastcurve", "descarpment",
    "dam", "phospital", "camp", "lighthouse", "highground", "buildings:HEADQUARTER", "woods:IMPASSABLE_HILL",
    "buildings:IMPASSABLE_HILL", "hills:IMPASSABLE_HILL", "bled", "pvillage", "dhill", "pbeach", "pmouth",
    "river:FORDABLE_STREAM", "curve:FORDABLE_STREAM", "riverFR:FORDABLE_STREAM", "riverFL:FORDABLE_STREAM",
    "riverY:FORDABLE_STREAM", "pond:FORDABLE_STREAM",
)  # fmt: skip
UNITS: tuple[dict[str, Any], ...] = (
    {"name": "infjp"}, {"name": "inf2jp"}, {"name": "tankjp"}, {"name": "gunjp"}, {"name": "infbrit"},
    {"name": "tank2brit", "badge": "badge33"}, {"name": "tankus", "badge": "badge33"},
    {"name": "tankger", "behavior": "ARMOR_MOVE_TWO"}, {"name": "tank2us", "behavior": "ELITE_ARMOR_MOVE_TWO"},
    {"name": "tank2ger", "behavior": "CAN_IGNORE_ONE_FLAG"},
    {"name": "tank2ger", "nbr_units": 1, "equipment": "wittmann"},
    {"name": "inf2us", "equipment": "motorized"}, {"name": "infru", "equipment": "boat"}, {"name": "infru"},
)  # fmt: skip
MINE = {"name": "tag3", "behavior": "DECOY_MEDAL_MINE_FIELD", "side": "ALLIES", "group": []}
EXIT = {"name": "tag5", "behavior": "EXIT_MARKER", "side": "AXIS", "group": ["B1", "C1"]}
BRIDGE = {
    "terrain": {"name": "river", "orientation": 1},
    "rect_terrain": {
        "name": "bridge",
        "orientation": 1,
        "behavior": "CAN_BE_BLOWN",
        "behavior2": "ONE_MEDAL_IF_BLOWN",
    },
}
CLOSED = {"name": "river", "orientation": 1, "behavior": "FORD",
          "properties": {"isImpassable": {"AXIS": True, "ALLIES": [2, 3]}}}  # fmt: skip
HEXES: dict[str, tuple[dict[str, Any], ...]] = {
    **{" ".join(str(one) for one in unit.values()): ({**MIDDLE, "unit": unit},) for unit in UNITS},
    "battle star": ({**MIDDLE, "tags": [{"name": "tag1"}]},),
    "the ace's star": ({**MIDDLE, "tags": [{"name": "tag1", "behavior": "IS_WITTMANN"}]},),
    "decoy mines": ({**MIDDLE, "tags": [MINE]},),
    "exit without a side": ({"row": 0, "col": 8, "tags": [{"name": "tag4"}]},),
    "end of a range of exits": (
        {"row": 8, "col": 2, "tags": [EXIT]}, {"row": 8, "col": 4, "tags": [{"name": "tag5"}]},
    ),
    "closed to some": ({**MIDDLE, "terrain": CLOSED},),
    "destroyer": ({"row": 8, "col": 8, "rect_terrain": {"name": "pdestroyer"}},),
    "carrier": ({"row": 8, "col": 8, "rect_terrain": {"name": "pcarrier"}},),
    "barge": ({"row": 8, "col": 8, "rect_terrain": {"name": "barge"}, "unit": {"name": "infus"}},),
}  # fmt: skip
OPTIONS: tuple[dict[str, Any], ...] = (
    {"russian_commissar_rule": "ALLIES"}, {"blitz_rules": True}, {"partial_blitz_rules": "ALLIES"},
    {"partial_blitz_rules": "all"}, {"british_commonwealth": True}, {"north_african_desert_rules": True},
    {"gung_ho": True}, {"night_visibility_rules": True},
    {"night_visibility_reverse_rule": True, "night_visibility_team_turn": "AXIS"},
    {"infantry_exit_counts_2": True}, {"must_have_unit_exit": {"side": "AXIS", "min_nbr_units": 1}},
    {"empty_section_medals": {"side": "ALLIES", "sections": [0, 2], "count_for": 1}},
    {"armor_breakthrough_rules": {
        "ALLIES": {"nbr_units": 2, "name": "tankus"},
        "AXIS": {"nbr_units": 2, "name": "tank2ger", "badge": "badge4", "behavior": "CANNOT_EXIT"}}},
    {"smoke_screen": {"side": "ALLIES"}}, {"air_strikes_rules": "AXIS"},
    {"airdrop": {"side": "ALLIES", "range": 4, "nbr_units": 4, "center": "G5", "unit": {"name": "inf2us"}}},
    {"airdrop": {"side": "ALLIES", "range": 4, "nbr_units": [3, 2], "nbr_drops": 2, "center": "G5",
                 "unit": {"name": "inf2us", "behavior": "CANNOT_BE_ACTIVATED_TILL_TURN", "turn": 1}}},
    {"airdrop": {"side": "AXIS", "range": 3, "nbr_units": "4", "center": "the airfield", "nbr_drops": 1,
                 "option2": "TARGET_DROP_CENTER", "unit": {"name": "inf2ger", "badge": "badge13"}}},
    {"night_visibility_rules": True,
     "airdrop2": {"side": "ALLIES", "range": 3, "nbr_units": 2, "nbr_drops": 1, "center": "G5",
                  "option": "NEED_FULL_DAY_VISIBILITY", "unit": {"name": "infus"}}},
    {"mine_deck_name": "PACIFIC"},
)  # fmt: skip


def tile(name: str) -> dict[str, Any]:
    """The record of a hex with such a tile."""
    base, _, behavior = name.partition(":")
    terrain: dict[str, Any] = {"name": base, "orientation": 1} | ({"behavior": behavior} if behavior else {})
    if base in ("pheadquarter", "dcamp"):
        terrain["original_owner"] = "ALLIES"
    return {**MIDDLE, "terrain": terrain}


def files() -> dict[str, dict[str, Any]]:
    """A file for each of them, on a board where units of all kinds meet."""
    ends: dict[str, Any] = {
        "victory_player1": 2, "victory_player2": 2, "date_begin": "1942-11-08", "country_player1": "JP",
    }  # fmt: skip
    crew: list[dict[str, Any]] = [
        {"row": 3, "col": 7, "unit": {"name": "infger"}}, {"row": 5, "col": 9, "unit": {"name": "infus"}},
        {"row": 3, "col": 11, "unit": {"name": "tankger"}}, {"row": 5, "col": 5, "unit": {"name": "tankus"}},
        {"row": 7, "col": 9, "unit": {"name": "gunus"}}, {"row": 1, "col": 9, "unit": {"name": "gunger"}},
    ]  # fmt: skip
    found = {name: document(tile(name), *crew, game=ends) for name in TILES}
    for name, hexes in HEXES.items():
        sea = {"face": "BEACH"} if name in ("destroyer", "carrier", "barge") else {}
        raw = document(*hexes, *crew, game=ends)
        raw["board"] |= sea
        found[name] = raw
    for options in OPTIONS:
        found[json.dumps(options)] = document(*crew, game={**ends, "options": options})
    blown = {"side": "AXIS", "option": "NEED_NEIGHBOUR_UNIT"}
    rails: list[dict[str, Any]] = [
        {"row": 6, "col": col, "terrain": {"name": name, "orientation": 1}} | more
        for col, name, more in (
            (8, "rail", {}), (10, "station", {}), (12, "rail", {"rect_terrain": {"name": "loco", "orientation": 1}}),
            (14, "rail", {"rect_terrain": {"name": "wagon", "orientation": 1}}),
        )
    ]  # fmt: skip
    supplies = {"side": "ALLIES", "nbr_units": [1, 1],
                "unit": {"name": "infru", "behavior": "CANNOT_BE_ACTIVATED_TILL_TURN", "turn": 1}}  # fmt: skip
    found["train"] = document(*rails, *crew, game={**ends, "options": {"supply_train_rules": supplies}})
    found["bridges"] = document(
        {**MIDDLE, **BRIDGE}, *crew, game={**ends, "options": {"blowbridge_opt2": blown}}
    )
    return found


FILES = files()


@pytest.mark.parametrize("name", FILES)
def test_it_comes_in_plays_and_goes_out(name: str) -> None:
    raw = FILES[name]
    result = import_m44(json.dumps(raw), "piece")
    assert result.missing == []
    assert result.faults == []
    goes_round(json.dumps(raw))
    for seed in ("a", "b"):
        chooser = SeededDice(f"{name} {seed}")
        state = new_game(result.playable(), SeededDice(seed))
        for _ in range(60):
            legal = legal_actions(state)
            if not legal:
                break
            action = legal[chooser.pick(len(legal))]
            state = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board))).state
            check(state)


@pytest.mark.parametrize("name", FILES)
def test_written_anew_it_is_read_as_it_was(name: str) -> None:
    """Without the original the mapping makes a file that comes back the same, or what does not is told."""
    mapping = import_m44(json.dumps(FILES[name]), "piece").reading
    mapping = Reading(mapping.mapping, still=mapping.still)
    written, losses = export_m44(mapping)
    back: Any = import_m44(as_text(written), "piece").reading.mapping
    told = " ".join(str(fault) for fault in losses)
    ours: Any = mapping.mapping
    for key in ("units", "markers", "medals", "obstacles", "terrain"):
        if ours[key] != back[key]:
            assert told, key
    assert back["rules"] == ours["rules"] or "special rule" in told
