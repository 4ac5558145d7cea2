"""Screaming meemies: `use smoke UNIT HEX…` lays smoke instead of a battle (EQ-NEB-1 to EQ-NEB-4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import Battles
from engine.hexes import board, hex_set, members
from engine.memory import Remembered
from engine.rules.changes import place_marker
from engine.rules.combat import battled, why_not_act
from engine.rules.hookpoints import Ability, Hook
from engine.rules.orders import ordered
from engine.rules.units import UNITS
from engine.types import UnitId
from engine.values import Marker

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame, Strike
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, HexSet, Side

_NAME: Final = "smoke-shells"
_WORD: Final = "smoke"
_REACH: Final = 6
_MOST: Final = 3
#: Enemy turns that smoke lasts.
_TURNS: Final = 2
#: The units that laid smoke this turn.
_LAID: Final = Remembered("smoke-laid", tuple[UnitId, ...], ())


@lru_cache(maxsize=512)
def _uses(kind: str, h: HexId) -> tuple[Use, ...]:
    """Every group of hexes once, its hexes in order; any other order of the same group is legal too."""
    on = board(kind)
    near = on.ball(h, _REACH)
    groups = edge = {1 << at for at in members(near)}
    for _ in range(_MOST - 1):
        edge = {group | 1 << at for group in edge for at in members(_around(on.ring, group) & near & ~group)}
        groups = groups | edge
    words = sorted(tuple(on.names[at] for at in members(group)) for group in groups)
    return tuple(Use(_WORD, (on.names[h], *names)) for names in words)


def _around(ring: tuple[HexSet, ...], group: HexSet) -> HexSet:
    around = 0
    for h in members(group):
        around |= ring[h]
    return around


def _options(state: GameState, frame: Frame) -> list[Action]:
    assert isinstance(frame, Battles)
    uses: list[Action] = []
    for h, unit, _ in ordered(state):
        if _NAME in UNITS[unit.kind].traits and _why_not_lay(state, unit, h) is None:
            uses += _uses(state.battle.board.kind, h)
    return uses


def _why_not_lay(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    deed = state.deeds.get(unit.id)
    refusal = why_not_act(state, unit, h, deed)
    if refusal is None and deed is not None and deed.battles and unit.id not in _LAID.of(state):
        return refuse("one-kind-of-shell", hex=state.battle.board.names[h])
    return refusal


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    if not isinstance(frame, Battles):
        return refuse("not-now", word=_WORD)
    on = state.battle.board
    hexes = [on.by_name.get(word.upper()) for word in action.words]
    if len(hexes) < 2 or None in hexes or len(set(hexes[1:])) < len(hexes[1:]):
        return refuse("name-smoke-hexes", limit=_MOST)
    h, *at = [one for one in hexes if one is not None]
    unit = state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=on.names[h])
    if unit.side != frame.owner:
        return refuse("not-your-unit", hex=on.names[h])
    if _NAME not in UNITS[unit.kind].traits:
        return refuse("no-smoke-shells", kind=unit.kind)
    return _why_not_lay(state, unit, h) or _why_not_there(state, h, at)


def _why_not_there(state: GameState, h: HexId, at: list[HexId]) -> Refusal | None:
    on = state.battle.board
    if len(at) > _MOST:
        return refuse("name-smoke-hexes", limit=_MOST)
    for one in at:
        if on.distance(h, one) > _REACH:
            return refuse("out-of-range", distance=on.distance(h, one), limit=_REACH)
    group, grown = hex_set(at), 1 << at[0]
    for _ in at:
        grown |= _around(on.ring, grown) & group
    return None if grown == group else refuse("smoke-not-connected")


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert isinstance(frame, Battles)
    h, *at = [draft.battle.board.by_name[word.upper()] for word in action.words]
    unit = draft.units[h]
    draft.deeds[unit.id] = battled(draft, draft.deeds[unit.id])
    _LAID.keep(draft, (*_LAID.of(draft), unit.id))
    draft.pending[-1] = Battles(frame.owner, unit.id)
    for one in at:
        place_marker(draft, one, Marker(_WORD, unit.side, _TURNS, face_up=True))
    for hook in draft.battle.hooks.battled:
        hook(draft, h)


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    if unit.id in _LAID.of(state):
        return refuse("one-kind-of-shell", hex=state.battle.board.names[h])
    return None


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _LAID.forget(draft)


def _flags_bind(state: GameState, strike: Strike) -> bool:
    attacker = state.units.get(strike.origin) if strike.origin is not None else None
    return attacker is not None and UNITS[attacker.kind].flags_bind


def _ignores_cover(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> bool:
    return UNITS[target.kind].unsheltered


HOOK: Final = Hook(
    _NAME,
    why_not_target=_why_not_target,
    turn_end=_turn_end,
    flags_bind=_flags_bind,
    ignores_cover=_ignores_cover,
    abilities={_WORD: Ability("battle", _options, _refusal, _perform)},
)
