"""Caves: shelter and tunnels for Japanese infantry, and how the others seal them (CM-CAV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import MoveUnits
from engine.hexes import members
from engine.rules.changes import change_terrain, go
from engine.rules.combat import beside_enemy, protection, row_of, why_not_act
from engine.rules.hits import EVERY_FLAG
from engine.rules.hookpoints import Ability, Hook
from engine.rules.hooks.japan import covers
from engine.rules.orders import ordered
from engine.rules.units import UNITS
from engine.steps.efforts import effort
from engine.steps.move_units import why_no_move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame, Strike
    from engine.rules.hookpoints import Modifier
    from engine.state import Draft, GameState, Unit
    from engine.types import Face, HexId

_CAVE: Final = "cave"
_TUNNEL: Final = "tunnel"
_SEAL: Final = "seal"
#: CM-CAV-2: dice that a cave takes from infantry and armor, from any height.
_SHELTER: Final = 2


def _in_cave(state: GameState, h: HexId) -> bool:
    return state.ground.spots[h].terrain == _CAVE


def cave_shelter(state: GameState, target: Unit, at: HexId) -> int:
    """CM-CAV-2: the dice that a cave takes for its owners."""
    return _SHELTER if _in_cave(state, at) and covers(state, target) else 0


def _dice(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Iterable[Modifier]:
    """CM-CAV-2: more than the hill it is to everybody else; protections never add up (DICE-05)."""
    row, hooks = row_of(state, unit), state.battle.hooks
    shelter = cave_shelter(state, target, at)
    if not shelter or row.ignores_cover or row.moves_as == "artillery":
        return ()
    if any(hook(state, unit, h, target, at) for hook in hooks.ignores_cover):
        return ()
    spots = state.ground.spots
    more = shelter - protection(spots[h], spots[at], row.moves_as, target.side)[1]
    return [(_CAVE, -more)] if more > 0 else ()


def _must_ignore(state: GameState, unit: Unit, h: HexId, strike: Strike) -> int:
    """CM-CAV-2: all flags."""
    return EVERY_FLAG if _in_cave(state, h) and covers(state, unit) else 0


def _mouths(state: GameState) -> list[HexId]:
    """The empty caves."""
    return [h for h in members(state.ground.hills & ~state.occupied) if _in_cave(state, h)]


def _why_no_tunnel(state: GameState, frame: MoveUnits, h: HexId) -> Refusal | None:
    """CM-CAV-3: the whole move of a unit that stands in a cave."""
    refusal = why_no_move(state, frame, h)
    if refusal is not None:
        return refusal
    unit, name = state.units[h], state.battle.board.names[h]
    if not covers(state, unit):
        return refuse("no-tunnel-for-it", kind=unit.kind)
    if not _in_cave(state, h):
        return refuse("no-cave-there", hex=name)
    return refuse("moved-already", hex=name) if state.deeds[unit.id].moved else None


def _tunnels(state: GameState, frame: Frame) -> list[Action]:
    assert isinstance(frame, MoveUnits)
    names = state.battle.board.names
    uses: list[Action] = []
    for h, _, _ in ordered(state):
        if _why_no_tunnel(state, frame, h) is None:
            uses += [Use(_TUNNEL, (names[h], names[to])) for to in _mouths(state)]
    return uses


def _tunnel_refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    by_name, names = state.battle.board.by_name, state.battle.board.names
    if not isinstance(frame, MoveUnits):
        return refuse("not-now", word=_TUNNEL)
    hexes = [by_name[word.upper()] for word in action.words if word.upper() in by_name]
    if len(hexes) != 2 or len(action.words) != 2:
        return refuse("name-two-caves")
    start, end = hexes
    refusal = _why_no_tunnel(state, frame, start)
    if refusal is not None:
        return refusal
    if state.occupied >> end & 1:
        return refuse("occupied", hex=names[end])
    return None if _in_cave(state, end) else refuse("no-cave-there", hex=names[end])


def _go_under(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert isinstance(frame, MoveUnits)
    start, end = (draft.battle.board.by_name[word.upper()] for word in action.words)
    unit = draft.units[start]
    draft.deeds[unit.id] = draft.deeds[unit.id]._replace(
        moved=1, round=frame.round, stopped=False, barred=False, at=end
    )
    go(draft, (start, end), "move", dice)


def _why_no_seal(state: GameState, h: HexId) -> Refusal | None:
    """CM-CAV-4."""
    name, unit = state.battle.board.names[h], state.units.get(h)
    if unit is None:
        return refuse("no-unit-there", hex=name)
    if unit.side != state.turn.side:
        return refuse("not-your-unit", hex=name)
    if not _in_cave(state, h):
        return refuse("no-cave-there", hex=name)
    row = UNITS[unit.kind]
    if unit.side != "allies" or row.orders_as != "infantry" or not row.dice:
        return refuse("seals-no-cave", kind=unit.kind)
    if beside_enemy(state, unit.side, h):
        return refuse("no-seal-beside-enemy", hex=name)
    return why_not_act(state, unit, h, state.deeds.get(unit.id))


def _seal_dice(state: GameState, h: HexId) -> int:
    return row_of(state, state.units[h]).dice[0]


def _seal(draft: Draft, h: HexId, faces: tuple[Face, ...]) -> None:
    if "star" in faces:
        change_terrain(draft, h, "hill")


HOOK: Final = Hook(
    _CAVE,
    dice=_dice,
    must_ignore=_must_ignore,
    abilities={
        _TUNNEL: Ability("move", _tunnels, _tunnel_refusal, _go_under),
        _SEAL: effort(_SEAL, _why_no_seal, _seal_dice, _seal),
    },
)
