"""Resupply: trucks and half-tracks give figures to their neighbours, `use resupply FROM>TO N` (RS)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import FiguresLost, FiguresRestored
from engine.frames import Battles
from engine.hexes import members
from engine.memory import Remembered
from engine.rules.changes import vanish
from engine.rules.combat import why_not_act
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.orders import ordered
from engine.rules.units import UNITS
from engine.types import Table, UnitId

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, Side

_WORD: Final = "resupply"
_NUMBER: Final = re.compile(r"[1-9]", re.ASCII)
#: The units that gave this turn: they may go on giving.
_GAVE: Final = Remembered("resupplied", tuple[UnitId, ...], ())


class _Gift(NamedTuple):
    """What an action asks for."""

    giver: HexId
    receiver: HexId
    number: int


def _read(state: GameState, action: Use) -> _Gift | None:
    by_name = state.battle.board.by_name
    if len(action.words) != 2 or not _NUMBER.fullmatch(action.words[1]):
        return None
    giver, _, receiver = action.words[0].upper().partition(">")
    if giver not in by_name or receiver not in by_name:
        return None
    return _Gift(by_name[giver], by_name[receiver], int(action.words[1]))


def _why_not_give(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    """RS-1, RS-3, GEN-12: instead of battling, once begun as often as figures last."""
    deed = state.deeds.get(unit.id)
    if not UNITS[unit.kind].pooled:
        return refuse("gives-no-figures", kind=unit.kind)
    if deed is not None and unit.id in _GAVE.of(state):
        deed = deed._replace(spent=False)
    return why_not_act(state, unit, h, deed)


def _why_not_receive(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    """RS-2 to RS-4."""
    name = state.battle.board.names[h]
    deed = state.deeds.get(unit.id)
    if unit.figures >= unit.full:
        return refuse("at-full-strength", kind=unit.kind)
    if deed is not None and deed.battles:
        return refuse("battled-already", hex=name)
    for hook in state.battle.hooks.why_not_restore:
        refusal = hook(state, unit, h)
        if refusal is not None:
            return refusal
    return None


def _options(state: GameState, frame: Frame) -> list[Action]:
    assert isinstance(frame, Battles)
    uses: list[Action] = []
    names = state.battle.board.names
    for h, unit, _ in ordered(state):
        if _why_not_give(state, unit, h) is not None:
            continue
        for to in members(state.battle.board.ring[h] & state.masks[frame.owner]):
            other = state.units[to]
            if _why_not_receive(state, other, to) is None:
                for number in range(1, min(unit.figures, other.full - other.figures) + 1):
                    uses.append(Use(_WORD, (f"{names[h]}>{names[to]}", str(number))))
    return uses


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    if not isinstance(frame, Battles):
        return refuse("not-now", word=_WORD)
    gift = _read(state, action)
    if gift is None:
        return refuse("name-giver-and-receiver")
    names = state.battle.board.names
    for h in gift[:2]:
        unit = state.units.get(h)
        if unit is None:
            return refuse("no-unit-there", hex=names[h])
        if unit.side != frame.owner:
            return refuse("not-your-unit", hex=names[h])
    if state.battle.board.distance(gift.giver, gift.receiver) != 1:
        return refuse("not-adjacent", hex=names[gift.receiver], other=names[gift.giver])
    giver, receiver = state.units[gift.giver], state.units[gift.receiver]
    refusal = _why_not_give(state, giver, gift.giver) or _why_not_receive(state, receiver, gift.receiver)
    if refusal is not None:
        return refusal
    most = min(giver.figures, receiver.full - receiver.figures)
    return refuse("gives-too-much", number=most) if gift.number > most else None


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert isinstance(frame, Battles)
    gift = _read(draft, action)
    assert gift is not None
    giver, receiver = draft.units[gift.giver], draft.units[gift.receiver]
    for unit in (giver, receiver):
        deed = draft.deeds.get(unit.id)
        if deed is not None:
            draft.deeds[unit.id] = deed._replace(spent=True, more=0)
    _GAVE.keep(draft, (*_GAVE.of(draft), giver.id))
    draft.pending[-1] = Battles(frame.owner, giver.id)
    draft.units[gift.receiver] = receiver._replace(figures=receiver.figures + gift.number)
    draft.say(FiguresRestored, receiver.side, receiver.id, gift.receiver, gift.number)
    left = giver.figures - gift.number
    draft.say(FiguresLost, giver.side, giver.id, gift.giver, gift.number, left, "supply")
    if left:
        draft.units[gift.giver] = giver._replace(figures=left)
    else:
        vanish(draft, gift.giver, dice)


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _GAVE.forget(draft)


def hook(params: Table) -> Hook:
    """No parameters (RS-0)."""
    return Hook(_WORD, turn_end=_turn_end, abilities={_WORD: Ability("battle", _options, _refusal, _perform)})


RULES: Final = (SpecialRule("resupply", hook),)
