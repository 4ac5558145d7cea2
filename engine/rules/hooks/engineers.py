"""Combat engineers: mines, wire, road blocks, and no cover in close assault (WW-ENG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.memory import Remembered
from engine.rules.changes import remove_marker
from engine.rules.combat import why_not_act
from engine.rules.hookpoints import Hook
from engine.rules.hooks.minefields import mine_on
from engine.rules.units import UNITS
from engine.types import UnitId

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Strike
    from engine.state import Deed, Draft, GameState, Unit
    from engine.types import Cause, HexId, Side

_NAME: Final = "engineers"
_WIRE: Final = "wire"
_ROAD_BLOCK: Final = "road-block"
#: Units that battled from wire this turn and may still remove it.
_ON_WIRE: Final = Remembered("engineers-on-wire", tuple[UnitId, ...], ())


def _digs(unit: Unit) -> bool:
    return _NAME in UNITS[unit.kind].traits


def _ignores_cover(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> bool:
    """WW-ENG-1: whoever they face in close assault; its flags are its own affair."""
    return _digs(unit) and state.battle.board.distance(h, at) == 1


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    """WW-ENG-3: on an enemy minefield they must clear it and may not battle."""
    mine = mine_on(state, h)
    if mine is None or mine.side == unit.side or not _digs(unit) or unit.id not in state.deeds:
        return None
    return refuse("clear-mines-first", hex=state.battle.board.names[h])


def _on_enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    """WW-ENG-3: mines are cleared on entering, by who could still battle; otherwise they go off."""
    mine = mine_on(draft, h)
    if mine is None or mine.side == unit.side or cause != "move" or not _digs(unit):
        return
    deed = draft.deeds.get(unit.id)
    if deed is None or deed.at != h or deed.round > 1 or why_not_act(draft, unit, h, deed) is not None:
        return
    draft.bar_undo()
    remove_marker(draft, h, mine)
    draft.deeds[unit.id] = deed._replace(spent=True)


def _clears(state: GameState, unit: Unit, h: HexId, deed: Deed, able: bool) -> str | None:
    if not _digs(unit):
        return None
    here = state.ground.spots[h]
    if not able:
        # WW-ENG-2: they battle and remove the wire in one turn.
        late = unit.id in _ON_WIRE.of(state) and not deed.spent and here.has(_WIRE)
        return _WIRE if late else None
    mine = mine_on(state, h)
    if mine is not None:
        # XAMB-19: their own side's mines if they like.
        return mine.kind
    # WW-ENG-4.
    return _ROAD_BLOCK if deed.moved and here.has(_ROAD_BLOCK) else None


def _after_battle(draft: Draft, strike: Strike, won: bool) -> None:
    if strike.unit is None or strike.origin is None or not draft.unit_at(strike.unit, strike.origin):
        return
    if _digs(draft.units[strike.origin]) and draft.ground.spots[strike.origin].has(_WIRE):
        _ON_WIRE.keep(draft, (*_ON_WIRE.of(draft), strike.unit))


def _on_leave(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    if unit.id in _ON_WIRE.of(draft):
        _ON_WIRE.keep(draft, tuple([one for one in _ON_WIRE.of(draft) if one != unit.id]))


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _ON_WIRE.forget(draft)


HOOK: Final = Hook(
    _NAME,
    turn_end=_turn_end,
    on_leave=_on_leave,
    on_enter=_on_enter,
    why_not_target=_why_not_target,
    ignores_cover=_ignores_cover,
    after_battle=_after_battle,
    clears=_clears,
)
