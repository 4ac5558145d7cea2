"""Random games with every unit of the Equipment Pack: figures and pools balance, nothing is lost or left over."""

from __future__ import annotations

import itertools
import os
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from engine import GameState, SeededDice, legal_actions, new_game
from engine.actions import Action, text
from engine.events import (
    Event,
    FiguresLost,
    FiguresRestored,
    MarkerPlaced,
    PoolFilled,
    UnitEliminated,
    UnitLeftBoard,
    UnitVanished,
)
from engine.memory import POOLS
from engine.play import apply, to_act
from engine.rules.units import UNITS
from engine.rules.units_equipment import ROWS
from engine.trial import play_game
from engine.types import OTHER, SIDES
from tests.boards import proves, scenario_of

#: Games of each field here; FIELDPOST_GAMES=50 for a long night.
GAMES = int(os.environ.get("FIELDPOST_GAMES", "1")) * 3
#: One action in so many is looked at from all sides, in a long night every one.
EVERY = 4 if GAMES == 3 else 1

#: Every unit twice, face to face; rivers to bridge, wire to crush, bunkers to blast.
FIELD = (
    "A:heavy-anti-tank-gun@A3 A:big-gun@B2 A:mobile-artillery@C2 A:screaming-meemies@D2 A:hobart-bridge@B4 "
    "A:hobart-bobbin@C4 A:hobart-fascine@D4 A:hobart-petard@E4 A:tank-destroyer@F3 A:half-track@G3 A:tiger@G4 "
    "A:supply-truck@H2 A:patrol-car@H4 A:command-car@D3 A:mortar-early@I3 A:mortar-late@I4 "
    "A:machine-gun-early@J4 A:machine-gun-late@K4 A:anti-tank-gun-late@L4 A:sniper@J3 A:ski-troops@K3 A:cavalry@L3 "
    "A:inf~france+marked@M3 A:art~italy@E2 "
    "X:heavy-anti-tank-gun@A8 X:big-gun@B8 X:mobile-artillery@C8 X:screaming-meemies@D8 X:hobart-plough@B6 "
    "X:hobart-petard@D6 X:tank-destroyer@F7 X:half-track@G7 X:tiger@G6 X:supply-truck@H8 X:patrol-car@H6 "
    "X:command-car@D7 X:mortar-early@I7 X:mortar-late@I6 X:machine-gun-early@J6 X:machine-gun-late@K6 "
    "X:anti-tank-gun-late@L6 X:sniper@J7 X:ski-troops@K7 X:cavalry@L7 X:inf~italy+marked@M7 X:art~italy@E8 "
    "river@A5;B5;C5 wire@E5;D5 bunker[X]@F5 field-bunker@G5 trenches@H5 ford@I5 marsh@J5 forest@K5 town@L5 "
    "smoke[X]=2@F4 minefield[X]=2@H3 minefield[A]=1@H7 road@M1;L2;K2;J2 "
    "medal:A:exit@A9;B9 medal:X:exit@L1;M1 medal:B:majority@F5;G5;H5 medal:B:last-to-occupy@E5"
)
#: A landing: everything that floats, and what waits for it.
LANDING = (
    "face=beach A:inf+landing-craft@A1;B1;C1 A:arm+landing-craft@D1;E1 A:art+landing-craft@F1 "
    "A:hobart-bobbin+landing-craft@G1 A:supply-truck+landing-craft@H1 A:half-track+landing-craft@I1 "
    "A:sniper+landing-craft@J1 A:hobart-petard+landing-craft@K1 A:command-car+landing-craft@L1 A:inf@M1 "
    "X:inf@B6;D6;F6;H6;J6 X:machine-gun-early@E5;I5 X:half-track@G7 X:supply-truck@C7 X:heavy-anti-tank-gun@K7 "
    "X:art@E8 bunker[X]@D6;H6 wire@C5;G4 hedgehog@F4;J4 bluff@I5;J5 "
    "medal:A:temporary@E8 medal:A:permanent@C7"
)
RULES = ("resupply", "furia-francese", "italian-royal-army", "italian-high-command", "air-power-one-die")


def field(tokens: str) -> dict[str, Any]:
    """A scenario that goes on for a while."""
    scenario = scenario_of(tokens)
    scenario["hands"] = {"allies": 6, "axis": 6}
    scenario["to_win"] = {"allies": 12, "axis": 12}
    return scenario


FIELDS = {"field": FIELD, "landing": LANDING}


class Step:
    """One action of a random game."""

    def __init__(
        self, before: GameState, action: Action, after: GameState, events: tuple[Event, ...]
    ) -> None:
        self.before, self.action, self.after, self.events = before, action, after, events

    @property
    def text(self) -> str:
        """The action in notation."""
        return text(self.action, self.before.battle.board)


@cache
def walk(name: str, number: int) -> tuple[Step, ...]:
    """A random game that seldom chooses an ability or ends a step, so that all of them have their turn; played once for
    everybody who looks at it."""
    return tuple(_walk(FIELDS[name], f"{name}-{number}"))


def _walk(tokens: str, seed: str, limit: int = 1500) -> Iterator[Step]:
    state = new_game(field(tokens), SeededDice(seed), rules=RULES)
    chooser = SeededDice(f"{seed}|player")
    for _ in range(limit):
        if to_act(state) is None:
            return
        kinds: dict[str, list[Action]] = {}
        for action in legal_actions(state):
            kinds.setdefault(" ".join(text(action, state.battle.board).split()[: 2 if action.verb == "use" else 1]),
                             []).append(action)  # fmt: skip
        names = sorted(kinds)
        names = [name for name in names if name != "end"] or names
        found = kinds[names[chooser.pick(len(names))]]
        action = found[chooser.pick(len(found))]
        result = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board)))
        yield Step(state, action, result.state, result.events)
        state = result.state


@pytest.mark.parametrize("name", sorted(FIELDS))
@pytest.mark.parametrize("number", range(GAMES // 3))
def test_random_games(name: str, number: int) -> None:
    """Every invariant after every action; the record replays to the same state."""
    tally, played = play_game(field(FIELDS[name]), f"equipment-{number}", rules=RULES, every=EVERY)
    assert tally.wins["nobody"] == 0
    assert len(played.entries) == tally.actions


def _strength(state: GameState) -> dict[int, int]:
    return {unit.id: unit.figures for unit in state.units.values()}


@proves("VP-POOL RS-2 RS-5")
@pytest.mark.parametrize("name", sorted(FIELDS))
def test_figures_and_pools_balance(name: str) -> None:
    """Figures are the start's less those lost, and more those restored; every vehicle figure lost in battle is in a
    pool or in a medal, and none that was given away."""
    for number in range(GAMES):
        lost: Counter[tuple[str, str]] = Counter()
        medals: Counter[tuple[str, str]] = Counter()
        for step in walk(name, number):
            before, kinds = _strength(step.before), {u.id: u for u in step.before.units.values()}
            for event in step.events:
                match event:
                    case FiguresLost(unit=unit, lost=figures, cause=cause):
                        before[unit] -= figures
                        if cause != "supply" and UNITS[kinds[unit].kind].pooled:
                            lost[OTHER[kinds[unit].side], kinds[unit].kind] += figures
                    case FiguresRestored(unit=unit, restored=figures):
                        before[unit] += figures
                    case PoolFilled(side=side, kind=kind, medals=gained):
                        medals[side, kind] += gained
                    case _:
                        pass
            after = _strength(step.after)
            assert {unit: figures for unit, figures in before.items() if unit in after} == after, step.text
            pools = POOLS.of(step.after)
            for (side, kind), figures in lost.items():
                assert figures == pools[side][kind] + 3 * medals[side, kind], step.text
                assert 0 <= pools[side][kind] < 3


@proves("EQ-SMK-1 EQ-BG-4 EQ-BG-5")
def test_smoke_and_markers_expire() -> None:
    """Smoke never outlives its two enemy turns; a marker lies only on a unit that has not left its hex, for a side
    that has a gun, and never more of them than its guns own."""
    laid = marked = 0
    for number in range(GAMES):
        born: dict[int, int] = {}
        for step in walk("field", number):
            turn = step.before.turn.number
            for event in step.events:
                if isinstance(event, MarkerPlaced) and event.kind == "smoke":
                    born[event.at] = turn
                    laid += 1
            for h, spot in enumerate(step.after.ground.spots):
                for marker in spot.markers:
                    if marker.kind == "smoke":
                        assert step.after.turn.number <= born.get(h, 1) + 3, step.text
            marked += _check_markers(step)
    assert laid
    assert marked


def _check_markers(step: Step) -> int:
    was = {unit.id: h for h, unit in step.before.units.items()}
    found = 0
    for side in SIDES:
        tagged = [
            (h, unit) for h, unit in step.after.units.items() if unit.side != side and "marked" in unit.tags
        ]
        owned = sum(UNITS[u.kind].cross_hairs for u in step.after.units.values() if u.side == side)
        assert len(tagged) <= owned, step.text
        assert all(was[unit.id] == h for h, unit in tagged), step.text
        found += len(tagged)
    return found


@proves("EQ-LC-3 EQ-LC-5")
def test_a_carried_unit_is_never_lost_or_doubled() -> None:
    """Every unit is on the board once, or was eliminated, left, or gave itself away; aboard it is at sea."""
    for number in range(GAMES):
        gone: set[int] = set()
        everybody: set[int] | None = None
        for step in walk("landing", number):
            everybody = everybody or {unit.id for unit in step.before.units.values()}
            for event in step.events:
                if isinstance(event, (UnitEliminated, UnitLeftBoard, UnitVanished)):
                    gone.add(event.unit)
            numbers = [unit.id for unit in step.after.units.values()]
            assert sorted([*numbers, *gone]) == sorted(everybody), step.text
            for h, unit in step.after.units.items():
                if "landing-craft" in unit.tags:
                    assert step.after.ground.spots[h].terrain == "ocean", step.text
                    assert step.after.deeds.get(unit.id) is None or step.after.deeds[unit.id].battles == 0


def test_every_unit_takes_part() -> None:
    """No row of the box is left out of the fields."""
    there = {one["kind"] for tokens in FIELDS.values() for one in scenario_of(tokens)["units"]}
    assert {row.id for row in ROWS} <= there


def test_every_ability_is_used() -> None:
    """Smoke, bridges, supplies, the car's choice, an empty bunker, an exit: all of them happen in these games."""
    wanted = {"use smoke", "use bridge", "use resupply", "use command-car", "exit", "blast", "landed"}
    for number in range(GAMES * 2):
        for step in itertools.chain.from_iterable(walk(name, number) for name in FIELDS):
            words: Mapping[str, bool] = {
                " ".join(step.text.split()[:2]): step.action.verb == "use",
                "exit": step.text.endswith("-exit"),
                "landed": "landing-craft" in {tag for u in step.before.units.values() for tag in u.tags},
                "blast": step.action.verb == "attack" and step.action[1] not in step.before.units,
            }
            wanted -= {word for word, happened in words.items() if happened}
        if not wanted:
            break
    assert not wanted
