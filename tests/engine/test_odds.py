"""What is told of an attack before it is rolled is what every roll there is comes to, in every golden case."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple

import pytest

import scenarios
from engine.actions import PASS, Attack, Choose, Retreat, parse
from engine.cases import run
from engine.dice import Roll
from engine.events import DiceRolled, Event, FiguresLost, UnitMoved
from engine.frames import PlayCombat, React, RetreatUnit
from engine.odds import ambush_risk, of_attack, of_choice
from engine.outlook import foreseen
from engine.play import apply
from engine.rules.units import UNITS
from engine.state import GameState
from engine.steps.retreat_unit import choices
from engine.types import DIE, Face
from engine.view import legal_for
from tests.boards import position
from tests.engine.test_golden import HERE

CASES = [one for file in sorted(HERE.glob("*.json")) for one in json.loads(file.read_text("utf-8"))]
_FACES: tuple[Face, ...] = tuple(dict.fromkeys(DIE))
#: More dice than this are too many rolls to try them all.
_MOST = 5


class _TooFew(Exception):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class _Told:
    """Dice as they are told; nothing else is left to chance."""

    def __init__(self, script: Sequence[tuple[Face, ...]]) -> None:
        self.left = list(script)
        self.rolls: list[Roll] = []

    def roll(self, number: int) -> tuple[Face, ...]:
        if not self.left:
            raise _TooFew(number)
        return self.left.pop(0)

    def pick(self, number: int) -> int:
        return 0

    def shuffle(self, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)


class Sums(NamedTuple):
    """What all rolls come to."""

    kill: float
    hit: float
    retreat: float
    losses: float
    #: Driven back if it never stands fast where it may.
    yields: float


def _after(state: GameState, attack: Attack, dice: _Told) -> tuple[bool | None, list[Event]]:
    """The attack, unanswered, and the retreat as far as it goes; whether somebody who had a choice had to go."""
    result = apply(state, attack, dice)
    events = list(result.events)
    while not any(isinstance(one, DiceRolled) for one in events):
        if not isinstance(result.state.pending[-1], (React, PlayCombat)):
            break
        result = apply(result.state, PASS, dice)
        events += result.events
    top = result.state.pending[-1]
    if not isinstance(top, RetreatUnit) or top.at != attack.target:
        return None, events
    ways = choices(result.state, top).ways
    events += apply(result.state, Retreat(max(ways, key=len)), dice).events
    return all(len(way) > 1 for way in ways), events


def _every_roll(state: GameState, attack: Attack) -> Iterator[tuple[float, bool | None, list[Event]]]:
    left: list[tuple[float, tuple[tuple[Face, ...], ...]]] = [(1.0, ())]
    while left:
        chance, script = left.pop()
        try:
            yield chance, *_after(state, attack, _Told(script))
        except _TooFew as error:
            # What follows the retreat is not the roll's.
            if error.number > _MOST or len(script) > 2:
                raise
            for faces in product(_FACES, repeat=error.number):
                weight = prod(DIE.count(face) / len(DIE) for face in faces)
                left.append((chance * weight, (*script, faces)))


def exhausted(state: GameState, attack: Attack) -> Sums:
    """The sums over every roll."""
    target = state.units[attack.target]
    kill = hit = retreat = losses = yields = 0.0
    for chance, driven, events in _every_roll(state, attack):
        lost = {"hits": 0, "flags": 0}
        moved = False
        for event in events:
            if isinstance(event, FiguresLost) and event.unit == target.id and event.cause in lost:
                lost[event.cause] += event.lost
            moved = moved or (
                isinstance(event, UnitMoved) and event.unit == target.id and event.cause == "retreat"
            )
        dead = sum(lost.values()) == target.figures
        yields += chance * (moved and not dead)
        if driven is not None:
            moved = driven
        kill += chance * dead
        hit += chance * (lost["hits"] > 0)
        retreat += chance * (moved and not dead)
        losses += chance * sum(lost.values())
    return Sums(kill, hit, retreat, losses, yields)


def _attacks(case: Mapping[str, Any]) -> Iterator[tuple[GameState, Attack]]:
    outcome = run(case, scenarios.load)
    state = outcome.start
    for _, steps in outcome.played:
        for action, result in steps:
            if isinstance(action, Attack) and state is not None and action.target in state.units:
                yield state, action
            state = result.state


FIGHTS = [case for case in CASES if any("attack" in line for line in case["actions"])]


@pytest.mark.parametrize("part", range(12))
def test_odds_are_what_every_roll_comes_to(part: int) -> None:
    """Confirmed hits, flags ignored or not, retreats that cannot be made: all by the engine's own rules."""
    checked = 0
    for case in FIGHTS[part::12]:
        for state, attack in _attacks(case):
            told = of_attack(state, attack)
            if told is None:
                assert UNITS[state.units[attack.target].kind].car
                continue
            if told.dice > _MOST:
                continue
            found = Sums(told.kill, told.hit, told.retreat, told.losses, told.yields)
            assert tuple(found) == pytest.approx(tuple(exhausted(state, attack))), case["id"]
            checked += 1
    assert checked > 5


def test_the_risk_of_an_ambush_is_counted_from_what_is_known() -> None:
    """It hangs on how many of the cards that are unknown are held; once it lies open there is none."""
    state = position("A:inf@E5 X:inf@E6", hand=["recon-left"], foe=["dig-in", "air-power"])
    enemy = len(state.hands["axis"])
    unknown = enemy + len(state.deck)
    assert ambush_risk(state, "allies") == pytest.approx(enemy / unknown)
    seen = state.draft()
    seen.discard = (*seen.discard, "ambush")
    assert ambush_risk(seen.freeze(), "allies") == 0


def _struck(state: GameState, at: str) -> tuple[Sums, Sums]:
    """What is told of a card's strike at a hex, and what every roll of it comes to."""
    action = parse(f"choose {at}", state.battle.board)
    assert isinstance(action, Choose)
    told = of_choice(state, action)
    assert told is not None
    target = state.units[action.hexes[0]]
    kill = hit = retreat = losses = 0.0
    for faces in product(_FACES, repeat=told.dice):
        chance = prod(DIE.count(face) / len(DIE) for face in faces)
        result = apply(state, action, _Told([faces]))
        top, events = result.state.pending[-1], list(result.events)
        if isinstance(top, RetreatUnit) and top.at == action.hexes[0]:
            ways = choices(result.state, top).ways
            events += apply(result.state, Retreat(max(ways, key=len)), _Told([])).events
        hits = sum(one.lost for one in events if isinstance(one, FiguresLost) and one.cause == "hits")
        lost = sum(one.lost for one in events if isinstance(one, FiguresLost) and one.unit == target.id)
        back = any(isinstance(one, UnitMoved) and one.unit == target.id for one in events)
        dead = lost == target.figures
        kill, hit = kill + chance * dead, hit + chance * (hits > 0)
        retreat, losses = retreat + chance * (back and not dead), losses + chance * lost
    # None of its flags can be ignored.
    mine = Sums(kill, hit, retreat, losses, retreat)
    return Sums(told.kill, told.hit, told.retreat, told.losses, told.yields), mine


@pytest.mark.parametrize("card", ["barrage", "air-power"])
@pytest.mark.parametrize(
    ("spots", "at"),
    [
        ("A:inf@E1 X:inf2@E6 X:inf@A9", "E6"),
        ("A:inf@E1 X:arm3@E9 X:inf@A9", "E9"),
        ("A:inf@E1 X:art@F7 town@F7 X:inf@A9", "F7"),
        ("A:inf@E1 X:inf@F7 X:inf@F8 X:inf@E8 bunker@F7 X:inf@A9", "F7"),
    ],
)
def test_a_cards_strike_is_told_as_it_is(card: str, spots: str, at: str) -> None:
    """Dice of the card itself: no cover, stars or not, and flags that cannot be ignored; where it is asked at whom."""
    state = position(spots, hand=[card, "probe-left"], foe=["dig-in"])
    state = apply(state, parse(f"play {card}", state.battle.board), _Told([])).state
    told, found = _struck(state, at)
    assert tuple(told) == pytest.approx(tuple(found))
    views = {one.notation: one for one in foreseen(state, legal_for(state, "allies"))}
    one = views[f"choose {at}"]
    assert one.odds is not None
    assert one.dice == one.odds.dice


def test_a_choice_that_strikes_nobody_has_no_odds() -> None:
    state = position("A:inf2@E5 X:inf@E9", hand=["medics-and-mechanics", "probe-left"], foe=["dig-in"])
    state = apply(state, parse("play medics-and-mechanics", state.battle.board), _Told([])).state
    action = parse("choose E5", state.battle.board)
    assert isinstance(action, Choose)
    assert of_choice(state, action) is None
