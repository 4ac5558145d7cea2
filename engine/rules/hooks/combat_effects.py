"""What single combat cards do: a word of their rows, on whom, and how (WW-CC). PROVISIONAL, see cards/combat.py.

Most give a unit a tag for the rest of the turn; the functions for the hook points read the tags.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from engine.events import BattleCancelled, OrderDiceRolled, RollInVain
from engine.frames import AfterBattle, Battles, MoveUnits, PlayCombat, React, RetreatUnit, RollStrike, Strike
from engine.memory import Remembered
from engine.rules.changes import arrive, go, tag, untag
from engine.rules.overlord import DONE
from engine.rules.reactions import can_strike_back
from engine.rules.stepping import keeps_out
from engine.rules.units import UNITS
from engine.state import Unit
from engine.steps.dig_in import dig, may_dig
from engine.steps.retreat_unit import choices as ways_back
from engine.types import OTHER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.dice import Dice
    from engine.frames import Frame
    from engine.rules.cards.combat import CombatRow
    from engine.rules.hookpoints import Modifier
    from engine.rules.stepping import Mover
    from engine.state import Deed, Draft, GameState
    from engine.types import Cause, Face, HexId, KindId, Side

#: Tags that last for the rest of the turn.
HURRIED: Final = "hurried"
HEATED: Final = "heated"
INFILTRATING: Final = "infiltrating"
STREET_FIGHTING: Final = "street-fighting"
REPOSITIONING: Final = "repositioning"
SPOTTING: Final = "spotting"
WOODSMEN: Final = "woodsmen"
TURN_TAGS: Final = (HURRIED, HEATED, INFILTRATING, STREET_FIGHTING, REPOSITIONING, SPOTTING, WOODSMEN)
#: Effects that tag an ordered unit; camouflage stays until it is lost.
#: Tags that stay until something takes them away.
LASTING: Final = ("camouflaged",)
_TAGGING: Final = frozenset((*TURN_TAGS, *LASTING))

#: What arrives by the face of one die, and the figures a side has in the box (WW-CC-8).
_ARRIVES: Final[dict[Face, KindId]] = {
    "infantry": "infantry",
    "armor": "armor",
    "grenade": "artillery",
    "star": "infantry",
}
_FIGURES: Final = {"infantry": 42, "armor": 24, "artillery": 6}
#: Numbers of units that arrive begin here, clear of all that were set up.
_ARRIVALS: Final = Remembered("combat-arrivals", int, 0)
_FIRST_ARRIVAL: Final = 1000
#: Hexes of a move behind enemy lines and of one after the battle.
_INFILTRATION: Final = 3
_NEW_POSITION: Final = 2


def choices(state: GameState, frame: Frame, row: CombatRow) -> Iterator[tuple[str, ...]]:
    """The words after the card with which it may be played now."""
    if isinstance(frame, React):
        yield from _answers(state, frame, row)
    elif row.effect == "reinforcements":
        assert frame.owner is not None
        yield from ((state.battle.board.names[h],) for h in _landing(state, frame.owner, "infantry"))
    else:
        able = []
        late = isinstance(frame, PlayCombat)
        for deed in state.deeds.values():
            # WW-CC-9: while a general acts, those who acted under another card are not his.
            if deed.mode == DONE and not late:
                continue
            unit = state.units.get(deed.at)
            if unit is not None and state.deeds.get(unit.id) is deed and _fits(state, frame, row, unit, deed):
                able.append(state.battle.board.names[deed.at])
        groups = [group for size in range(1, row.units + 1) for group in combinations(sorted(able), size)]
        yield from sorted(groups)


def _fits(state: GameState, frame: Frame, row: CombatRow, unit: Unit, deed: Deed) -> bool:
    """Whether an ordered unit may get the effect of a card (WW-CC-3)."""
    if UNITS[unit.kind].orders_as not in row.only or row.effect in unit.tags:
        return False
    match row.effect:
        case "sandbags":
            return may_dig(state, deed.at)
        case "street-fighting":
            around = (deed.at, *state.battle.board.neighbours[deed.at])
            return any(state.ground.spots[h].row.building for h in around)
        case "hurried" | "infiltrating" | "woodsmen":
            return isinstance(frame, MoveUnits) and deed.round < frame.round
        case _:
            return True


def _answers(state: GameState, frame: React, row: CombatRow) -> Iterator[tuple[str, ...]]:
    strike = frame.strike
    assert strike.origin is not None
    attacker = state.units[strike.origin]
    if UNITS[attacker.kind].orders_as not in row.only:
        return
    match row.effect:
        case "strike-first":
            if can_strike_back(state, strike):
                yield ()
        case "withdraw":
            ways = ways_back(state, _withdrawal(state, strike)).ways
            if any(len(way) > 1 for way in ways):
                yield ()
        case "back-to-start":
            start = state.deeds[attacker.id].start
            if start == strike.origin or start not in state.units:
                yield ()
        case "to-baseline":
            for h in _landing(state, strike.side, attacker.kind):
                yield (state.battle.board.names[h],)


def _landing(state: GameState, side: Side, kind: KindId) -> list[HexId]:
    """The free hexes of a side's baseline on which such a unit may stand."""
    return [
        h
        for h, behind in enumerate(state.battle.back[side])
        if not behind and h not in state.units and not keeps_out(state.ground.spots[h], UNITS[kind])
    ]


def _withdrawal(state: GameState, strike: Strike) -> RetreatUnit:
    """One or two hexes, as the owner likes."""
    return RetreatUnit(OTHER[strike.side], strike.target, strike.at, 2, 1, strike.side, binds=True)


def perform(draft: Draft, frame: Frame, row: CombatRow, words: tuple[str, ...], dice: Dice) -> None:
    """Do what a card says."""
    hexes = [draft.battle.board.by_name[word] for word in words]
    if isinstance(frame, React):
        _answer(draft, frame.strike, row.effect, hexes, dice)
    elif row.effect == "reinforcements":
        assert frame.owner is not None
        _reinforce(draft, frame.owner, row, hexes[0], dice)
    elif row.effect == "sandbags":
        dig(draft, draft.units[hexes[0]].side, hexes[0])
    else:
        assert row.effect in _TAGGING
        for h in hexes:
            tag(draft, h, row.effect)
        _move_again(draft, row.effect, hexes[0])


def _move_again(draft: Draft, effect: str, h: HexId) -> None:
    """A second move of one unit: after the battles, or at once if they are over."""
    unit = draft.units[h]
    again = MoveUnits(unit.side, 2, unit.id)
    if effect == REPOSITIONING:
        draft.pending.append(again)
    elif effect == INFILTRATING:
        below = next(
            (n for n, one in enumerate(draft.pending) if isinstance(one, Battles)), len(draft.pending)
        )
        draft.pending.insert(below, again)


def _answer(draft: Draft, strike: Strike, effect: str, hexes: list[HexId], dice: Dice) -> None:
    assert strike.unit is not None
    assert strike.origin is not None
    if effect == "strike-first":
        answer = Strike(OTHER[strike.side], strike.target, strike.at, strike.unit, strike.origin, "ambush")
        draft.pending.append(RollStrike(None, answer))
        return
    while draft.pending and isinstance(draft.pending[-1], (React, RollStrike, AfterBattle)):
        draft.pending.pop()
    deed = draft.deeds[strike.unit]
    if effect == "withdraw":
        draft.deeds[strike.unit] = deed._replace(more=0)
        draft.say(BattleCancelled, strike.side, strike.unit, "target-gone")
        draft.pending.append(_withdrawal(draft, strike))
        return
    to = hexes[0] if hexes else deed.start
    draft.deeds[strike.unit] = deed._replace(more=0, spent=True, at=to)
    draft.say(BattleCancelled, strike.side, strike.unit, "attacker-retreated")
    if to != strike.origin:
        go(draft, (strike.origin, to), "retreat", dice)


def _reinforce(draft: Draft, side: Side, row: CombatRow, h: HexId, dice: Dice) -> None:
    faces = dice.roll(1)
    draft.say(OrderDiceRolled, side, row.id, faces)
    kind = _ARRIVES.get(faces[0])
    if kind is None:
        draft.say(RollInVain, side, row.id, h, "face")
        return
    full = UNITS[kind].figures
    there = sum(
        unit.figures
        for unit in draft.units.values()
        if unit.side == side and UNITS[unit.kind].hit_as == UNITS[kind].hit_as
    )
    if there + full > _FIGURES[kind]:
        draft.say(RollInVain, side, row.id, h, "figures", kind)
        return
    if keeps_out(draft.ground.spots[h], UNITS[kind]):
        draft.say(RollInVain, side, row.id, h, "ground", kind)
        return
    number = _ARRIVALS.of(draft)
    _ARRIVALS.keep(draft, number + 1)
    arrive(draft, h, Unit(_FIRST_ARRIVAL + number, side, kind, full, full))


def forget(draft: Draft) -> None:
    """The turn is over, and what its cards did."""
    for h, unit in list(draft.units.items()):
        for word in TURN_TAGS:
            if word in unit.tags:
                untag(draft, h, word)


# What the tags do


def mover(state: GameState, unit: Unit, deed: Deed, moving: Mover) -> Mover:
    """Frozen Ground, Infiltrators, Reposition."""
    if HURRIED in unit.tags:
        moving = replace(moving, reach=moving.reach + 1, road=moving.road + 1 if moving.road else 0)
    if INFILTRATING in unit.tags:
        moving = replace(
            moving,
            reach=max(moving.reach, _INFILTRATION),
            battle_after=max(moving.battle_after, _INFILTRATION),
            unhindered=True,
        )
    if REPOSITIONING in unit.tags:
        moving = replace(moving, reach=max(moving.reach, _NEW_POSITION))
    return moving


def on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    """Winter Forest: into the woods and battle all the same."""
    deed = draft.deeds.get(unit.id)
    if WOODSMEN in unit.tags and cause == "move" and deed is not None and deed.at == h:
        if draft.ground.spots[h].row.woods:
            draft.deeds[unit.id] = deed._replace(barred=False)


def dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    """Street Fight, Spotter, Infiltrators; several add up (WW-CC-4)."""
    bonus = sum(word in unit.tags for word in (STREET_FIGHTING, SPOTTING, INFILTRATING)) if unit.tags else 0
    return [("combat-card", bonus)] if bonus and unit.id in state.deeds else []


def after_hits(draft: Draft, strike: Strike, faces: tuple[Face, ...], hits: int) -> None:
    """A spotter serves one attack."""
    if strike.unit is not None and strike.origin is not None and draft.unit_at(strike.unit, strike.origin):
        untag(draft, strike.origin, SPOTTING)


def after_ground(draft: Draft, unit: Unit, advanced: bool) -> None:
    """Heat of Battle: after taking ground infantry attacks once more."""
    deed = draft.deeds.get(unit.id)
    if advanced and HEATED in unit.tags and deed is not None and not deed.overran:
        draft.deeds[unit.id] = deed._replace(more=1, overran=True)
