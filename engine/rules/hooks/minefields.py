"""Minefields: laid face down, turned up by the first enemy that enters (WW-MINE)."""

from __future__ import annotations

from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from engine.events import HazardRolled, RuleMedals
from engine.frames import Strike
from engine.memory import Remembered
from engine.rules.changes import lose_figures, remove_marker, turn_marker
from engine.rules.hits import faces_of
from engine.rules.hookpoints import Hook
from engine.rules.markers import UNDRAWN
from engine.rules.objectives import judge_medals
from engine.rules.units import UNITS
from engine.types import OTHER

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import Cause, HexId, Side
    from engine.values import Marker

KIND: Final = "minefield"
#: CM-TAG-3: laid to be found, for a medal if nothing is there.
DECOY: Final = "decoy-minefield"
_MINES: Final = (KIND, DECOY)
#: A decoy that was empty has been found: the others are ordinary mines from now on.
_FOUND: Final = Remembered("decoy-found", bool, False)
#: WW-MINE-9, XAMB-18: a placeholder until a printed set has been read; more minefields than that take two sets.
POOL: Final = (0, 0, 0, 1, 1, 2, 2, 3)


def mine_on(state: GameState, h: HexId) -> Marker | None:
    """The minefield on a hex."""
    return next((marker for marker in state.ground.spots[h].markers if marker.kind in _MINES), None)


def _setup(draft: Draft, dice: Dice) -> None:
    """WW-MINE-1: strengths that the scenario leaves open are drawn unseen."""
    open_ = [
        h
        for h, here in enumerate(draft.ground.spots)
        if any(marker.kind in _MINES and marker.value == UNDRAWN for marker in here.markers)
    ]
    if not open_:
        return
    sets = -(-len(open_) // len(POOL))
    drawn = dice.shuffle([str(value) for value in chain.from_iterable(repeat(POOL, sets))])
    for h, value in zip(open_, drawn, strict=False):
        here = draft.ground.spots[h]
        markers = [
            marker._replace(value=int(value)) if marker.kind in _MINES and marker.value == UNDRAWN else marker
            for marker in here.markers
        ]
        draft.ground = draft.ground.changed(h, here.marked(tuple(markers)))


def _redeal(draft: Draft, side: Side, dice: Dice) -> None:
    """Nobody knows how strong a minefield is that lies face down, not even who laid it (WW-MINE-1)."""
    covered = [
        (h, marker)
        for h, here in enumerate(draft.ground.spots)
        for marker in here.markers
        if marker.kind in _MINES and not marker.face_up
    ]
    sets = -(-len(covered) // len(POOL))
    drawn = dice.shuffle([str(value) for value in chain.from_iterable(repeat(POOL, sets))])
    for (h, old), value in zip(covered, drawn, strict=False):
        here = draft.ground.spots[h]
        new = [marker._replace(value=int(value)) if marker is old else marker for marker in here.markers]
        draft.ground = draft.ground.changed(h, here.marked(tuple(new)))


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    mine = mine_on(draft, h)
    # WW-MINE-5: a retreat sets nothing off.
    if mine is None or cause == "retreat" or not draft.unit_at(unit.id, h):
        return
    # WW-MINE-4: the side that laid it only stops.
    if mine.side == unit.side and not _clears_own(draft, unit):
        return
    deed = draft.deeds.get(unit.id)
    if deed is not None and deed.at != h:
        # WW-MINE-8: only a unit that nothing stops passes through.
        return
    draft.bar_undo()
    if UNITS[unit.kind].ploughs:
        remove_marker(draft, h, mine)
        return
    if deed is not None and cause == "ground":
        # WW-MINE-6: no overrun from it.
        draft.deeds[unit.id] = deed._replace(more=0)
    if not mine.face_up:
        turned = mine._replace(face_up=True)
        turn_marker(draft, h, mine, turned)
        mine = turned
    if mine.value:
        _explode(draft, unit, h, mine.value, dice)
    else:
        remove_marker(draft, h, mine)
        if mine.kind == DECOY and mine.side != unit.side and not _FOUND.of(draft):
            _FOUND.keep(draft, True)
            draft.won[unit.side] += 1
            draft.say(RuleMedals, unit.side, DECOY, 1)
            judge_medals(draft, unit.side)


def _clears_own(state: GameState, unit: Unit) -> bool:
    return UNITS[unit.kind].ploughs and state.battle.options.plough_own_mines == "clears"


def _explode(draft: Draft, unit: Unit, h: HexId, number: int, dice: Dice) -> None:
    """WW-MINE-3, WW-MINE-7: the face of the unit and the grenade hit, whoever else has stars or flags."""
    able, by = faces_of(UNITS[unit.kind]), OTHER[unit.side]
    faces = dice.roll(number)
    hitting = tuple([face for face in faces if face in able])
    hits = len(hitting)
    draft.say(HazardRolled, unit.side, unit.id, h, KIND, faces, hits, hitting)
    strike = Strike(by, None, None, unit.id, h, "card", number)
    for hook in draft.battle.hooks.confirm:
        hits = hook(draft, strike, draft.units[h], hits, dice)
    if hits:
        lose_figures(draft, h, hits, "mines", by, dice)


HOOK: Final = Hook("minefield", setup=_setup, on_enter=_on_enter, redeal=_redeal)
