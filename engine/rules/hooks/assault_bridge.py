"""The Churchill that carries a bridge: `use bridge HEX` lays it on a river instead of battling (EQ-HF-BR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import GroundOffered
from engine.frames import Advance, Battles
from engine.hexes import members
from engine.rules.changes import place_obstacle, tag
from engine.rules.combat import why_not_act
from engine.rules.hookpoints import Ability, Hook
from engine.rules.movement import mover_of
from engine.rules.orders import ordered
from engine.rules.stepping import step_closed
from engine.rules.units import UNITS
from engine.values import Obstacle

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState, Unit
    from engine.types import HexId, Side

_NAME: Final = "assault-bridge"
_WORD: Final = "bridge"
_SPENT: Final = "spent"


def _layers(state: GameState, side: Side) -> dict[HexId, list[HexId]]:
    """River hexes that can be bridged now, and from where."""
    layers: dict[HexId, list[HexId]] = {}
    for h, unit, _ in ordered(state):
        if unit.side == side and _why_not_lay(state, unit, h) is None:
            for at in members(state.battle.board.ring[h]):
                if _bridgeable(state, at):
                    layers.setdefault(at, []).append(h)
    return layers


def _bridgeable(state: GameState, at: HexId) -> bool:
    here = state.ground.spots[at]
    return here.row.river and not here.bridged


def _why_not_lay(state: GameState, unit: Unit, h: HexId) -> Refusal | None:
    if _NAME not in UNITS[unit.kind].traits:
        return refuse("no-assault-bridge", kind=unit.kind)
    if _SPENT in unit.tags:
        return refuse("bridge-used-up", hex=state.battle.board.names[h])
    return why_not_act(state, unit, h, state.deeds.get(unit.id))


def _use(state: GameState, at: HexId, h: HexId, layers: list[HexId]) -> Use:
    """EQ-HF-BR-1: the tank is named only where two could lay the bridge."""
    names = state.battle.board.names
    return Use(_WORD, (names[at] if len(layers) == 1 else f"{names[h]}>{names[at]}",))


def _options(state: GameState, frame: Frame) -> list[Action]:
    assert isinstance(frame, Battles)
    able = _layers(state, frame.owner)
    return sorted(_use(state, at, h, layers) for at, layers in able.items() for h in layers)


def _read(state: GameState, action: Use) -> tuple[HexId | None, HexId | None]:
    """The river hex, and the tank if it is named."""
    if len(action.words) != 1:
        return None, None
    tank, _, at = action.words[0].upper().rpartition(">")
    by_name = state.battle.board.by_name
    return (by_name.get(at) if not tank or tank in by_name else None), by_name.get(tank)


def _refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
    if not isinstance(frame, Battles):
        return refuse("not-now", word=_WORD)
    at, named = _read(state, action)
    if at is None:
        return refuse("name-bridge-hex")
    names = state.battle.board.names
    if not _bridgeable(state, at):
        return refuse("no-river-there", hex=names[at])
    layers = _layers(state, frame.owner).get(at, [])
    if named in layers or (named is None and len(layers) == 1):
        return None
    if named is None and layers:
        return refuse("name-the-bridge-tank", hex=names[at])
    return _why_nobody(state, frame.owner, at, named)


def _why_nobody(state: GameState, side: Side, at: HexId, named: HexId | None) -> Refusal:
    """The reason of the first tank that stands there, or that none does."""
    names = state.battle.board.names
    for h in members(state.battle.board.ring[at]):
        unit = state.units.get(h)
        if unit is not None and unit.side == side and named in (None, h) and _NAME in UNITS[unit.kind].traits:
            return _why_not_lay(state, unit, h) or refuse("no-bridge-tank-there", hex=names[at])
    return refuse("no-bridge-tank-there", hex=names[at])


def _perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
    assert isinstance(frame, Battles)
    at, named = _read(draft, action)
    assert at is not None
    h = _layers(draft, frame.owner)[at][0] if named is None else named
    unit = draft.units[h]
    deed = draft.deeds[unit.id]._replace(spent=True)
    draft.deeds[unit.id] = deed
    tag(draft, h, _SPENT)
    place_obstacle(draft, at, Obstacle("bridge", axis=_axis(draft, h, at)))
    draft.pending[-1] = Battles(frame.owner, unit.id)
    # EQ-HF-BR-1 and 2: one hex more, unless something stopped it.
    if not deed.stopped and step_closed(draft.ground, mover_of(draft, unit, deed), h, at) is None:
        draft.say(GroundOffered, unit.side, unit.id, at)
        draft.pending.append(Advance(unit.side, unit.id, h, at))


def _axis(state: GameState, h: HexId, at: HexId) -> int:
    """Degrees of the step onto the bridge: along its long side."""
    (ax, ay), (bx, by) = state.battle.board.xy[h], state.battle.board.xy[at]
    return 0 if ay == by else (60 if (bx - ax) * (ay - by) > 0 else 120)


HOOK: Final = Hook(_NAME, abilities={_WORD: Ability("battle", _options, _refusal, _perform)})
