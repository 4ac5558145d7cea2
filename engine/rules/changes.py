"""The atomic changes of a battle: units come, go, lose figures and die, and what lies on the ground changes.

Every step goes through these few functions, so that medals, obstacles and hooks never miss a change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import (
    FiguresLost,
    MarkerPlaced,
    MarkerRemoved,
    MarkerTurned,
    ObstaclePlaced,
    ObstacleRemoved,
    TerrainChanged,
    UnitArrived,
    UnitEliminated,
    UnitLeftBoard,
    UnitMoved,
    UnitTagged,
    UnitUntagged,
    UnitVanished,
)
from engine.hexes import BIT, members
from engine.rules.objectives import judge_board, judge_entering, judge_medals, judge_units
from engine.rules.obstacles import OBSTACLES
from engine.rules.units import UNITS
from engine.state import Unit
from engine.values import Marker, Obstacle

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.events import Loss
    from engine.state import Draft, GameState
    from engine.types import Cause, HexId, ObstacleId, Side, TerrainId, UnitId


def go(draft: Draft, way: tuple[HexId, ...], cause: Cause, dice: Dice) -> Unit | None:
    """Take the unit on the first hex along its way; None if it died on it.

    Medals that need a unit to stay are judged where it stops; what happens in passing happens hex by hex.
    """
    unit = draft.units[way[0]]
    battle = draft.battle
    if not (battle.hooks.on_leave or battle.hooks.on_enter or battle.hooks.changed):
        eventful = draft.ground.laden | battle.medal_hexes
        for h in way:
            if eventful & BIT[h]:
                break
        else:
            # Nothing to roll over, to leave behind or to win: only the ends of the way matter. A short cut, 3 % of
            # the instructions of random play in plain Python, 2 % compiled.
            draft.carry(way[0], way[-1], unit)
            draft.say(UnitMoved, unit.side, unit.id, way, cause)
            return unit
    return _go_step_by_step(draft, unit, way, cause, dice)


def _go_step_by_step(
    draft: Draft, unit: Unit, way: tuple[HexId, ...], cause: Cause, dice: Dice
) -> Unit | None:
    medals, lasting = draft.battle.medal_hexes, draft.battle.permanent_hexes
    here = way[0]
    for to in way[1:]:
        draft.lift(here)
        _leave(draft, unit, here, cause, dice)
        draft.put(to, unit)
        if lasting >> to & 1:
            judge_entering(draft, unit.side, to)
            if draft.winner is not None:
                draft.say(UnitMoved, unit.side, unit.id, way[: way.index(to) + 1], cause)
                return unit
        _enter(draft, unit, to, cause, dice)
        there = draft.units.get(to)
        if there is None or there.id != unit.id:
            draft.say(UnitMoved, unit.side, unit.id, way[: way.index(to) + 1], cause)
            if medals >> way[0] & 1 and draft.winner is None:
                judge_board(draft, unit.side)
            _changed(draft, unit.side)
            return None
        unit, here = there, to
    draft.say(UnitMoved, unit.side, unit.id, way, cause)
    if medals & (1 << way[0] | 1 << way[-1]):
        judge_board(draft, unit.side)
    _changed(draft, unit.side)
    return unit


def _changed(draft: Draft, by: Side) -> None:
    """Units stand otherwise than before."""
    for hook in draft.battle.hooks.changed:
        if draft.winner is None:
            hook(draft, by)


def _leave(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    for obstacle, top in draft.ground.spots[h].laid:
        if top.goes_with_unit:
            remove_obstacle(draft, h, obstacle.kind)
    for hook in draft.battle.hooks.on_leave:
        hook(draft, unit, h, cause, dice)


def _enter(draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
    if cause != "retreat":
        crush(draft, unit, h, by_battle=False)
    for hook in draft.battle.hooks.on_enter:
        hook(draft, unit, h, cause, dice)


def crush(draft: Draft, unit: Unit, h: HexId, *, by_battle: bool) -> None:
    """Remove what this unit rolls over, by entering or by battling from it (MOVE-13, AMB-07)."""
    for obstacle, top in draft.ground.spots[h].laid:
        if UNITS[unit.kind].moves_as in (top.crushed_by_battle_of if by_battle else top.crushed_by):
            remove_obstacle(draft, h, obstacle.kind)


def remove_obstacle(draft: Draft, h: HexId, kind: ObstacleId) -> None:
    """Take one obstacle of this kind off a hex."""
    draft.ground = draft.ground.changed(h, draft.ground.spots[h].without(kind))
    draft.say(ObstacleRemoved, h, kind)


def place_obstacle(draft: Draft, h: HexId, obstacle: Obstacle) -> None:
    """Put an obstacle on a hex."""
    draft.ground = draft.ground.changed(h, draft.ground.spots[h].having(obstacle))
    draft.say(ObstaclePlaced, h, obstacle.kind)


def change_terrain(draft: Draft, h: HexId, terrain: TerrainId) -> None:
    """A hex becomes other ground."""
    draft.ground = draft.ground.changed(h, draft.ground.spots[h].become(terrain))
    draft.say(TerrainChanged, h, terrain)


def supply_left(draft: GameState, kind: ObstacleId) -> int:
    """Pieces of a kind still in the box (CARD-DIGIN-2)."""
    supply = OBSTACLES[kind].supply
    spots, on_board = draft.ground.spots, 0
    for h in members(draft.ground.laden):
        on_board += spots[h].has(kind)
    return 99 if supply is None else supply - on_board


def lose_figures(draft: Draft, h: HexId, number: int, cause: Loss, by: Side, dice: Dice) -> bool:
    """Remove figures of the unit on h; True if it is eliminated (HIT-02)."""
    unit = draft.units[h]
    lost = min(number, unit.figures)
    left = unit.figures - lost
    draft.say(FiguresLost, unit.side, unit.id, h, lost, left, cause)
    for hook in draft.battle.hooks.on_loss:
        hook(draft, unit, h, lost, by)
    if left:
        draft.units[h] = unit._replace(figures=left)
        return False
    eliminate(draft, h, by, dice)
    return True


def eliminate(draft: Draft, h: HexId, by: Side, dice: Dice) -> None:
    """The unit on h is gone; the enemy gets its medals at once (VIC-04)."""
    unit = draft.lift(h)
    _leave(draft, unit, h, "death", dice)
    worth = unit.worth
    for hook in draft.battle.hooks.on_eliminated:
        worth = hook(draft, unit, h, by, worth, dice)
    # VIC-04: whatever caused it, the medal goes to the other side.
    gainer: Side = "axis" if unit.side == "allies" else "allies"
    draft.won[gainer] += worth
    draft.say(UnitEliminated, unit.side, unit.id, unit.kind, h, gainer, worth)
    if draft.battle.medal_hexes >> h & 1:
        judge_board(draft, by)
    else:
        judge_medals(draft, by)
    _changed(draft, by)
    judge_units(draft, by)


def vanish(draft: Draft, h: HexId, dice: Dice) -> None:
    """The unit on h has spent itself: it is gone, for no medal (RS-5)."""
    unit = draft.lift(h)
    _leave(draft, unit, h, "death", dice)
    draft.say(UnitVanished, unit.side, unit.id, h)
    if draft.battle.medal_hexes >> h & 1:
        judge_board(draft, unit.side)
    _changed(draft, unit.side)
    judge_units(draft, unit.side)


def tag(draft: Draft, h: HexId, word: str) -> None:
    """The unit on h carries something from now on."""
    unit = draft.units[h]
    if word not in unit.tags:
        draft.units[h] = unit._replace(tags=(*unit.tags, word))
        draft.say(UnitTagged, unit.side, unit.id, h, word)


def untag(draft: Draft, h: HexId, word: str) -> None:
    """The unit on h carries it no longer."""
    unit = draft.units[h]
    if word in unit.tags:
        draft.units[h] = unit._replace(tags=tuple([one for one in unit.tags if one != word]))
        draft.say(UnitUntagged, unit.side, unit.id, h, word)


def place_marker(draft: Draft, h: HexId, marker: Marker) -> None:
    """Lay a marker on a hex, over any other of its kind."""
    spot = draft.ground.spots[h]
    rest = [one for one in spot.markers if one.kind != marker.kind]
    draft.ground = draft.ground.changed(h, spot.marked((*rest, marker)))
    draft.say(MarkerPlaced, h, marker.kind, marker.side)


def turn_marker(draft: Draft, h: HexId, marker: Marker, to: Marker) -> None:
    """A marker is turned over, or up."""
    spot = draft.ground.spots[h]
    markers = tuple([to if one == marker else one for one in spot.markers])
    draft.ground = draft.ground.changed(h, spot.marked(markers))
    draft.say(MarkerTurned, h, to.kind, to.value)


def remove_marker(draft: Draft, h: HexId, marker: Marker) -> None:
    """Take a marker off a hex."""
    spot = draft.ground.spots[h]
    draft.ground = draft.ground.changed(h, spot.marked(tuple([m for m in spot.markers if m != marker])))
    draft.say(MarkerRemoved, h, marker.kind)


def leave_board(draft: Draft, h: HexId, dice: Dice) -> None:
    """The unit on h leaves by an exit and is worth medals to its own side (VP-EXIT-2)."""
    unit = draft.lift(h)
    _leave(draft, unit, h, "exit", dice)
    draft.say(UnitLeftBoard, unit.side, unit.id, h)
    worth = next(
        objective.worth
        for objective in draft.battle.objectives
        if objective.kind == "exit" and objective.hexes >> h & 1 and objective.side in (unit.side, None)
    )
    for hook in draft.battle.hooks.on_exit:
        worth = hook(draft, unit, h, worth)
    draft.won[unit.side] += worth
    if draft.battle.medal_hexes:
        judge_board(draft, unit.side)
    judge_medals(draft, unit.side)
    _changed(draft, unit.side)
    judge_units(draft, unit.side)


def next_id(state: GameState) -> UnitId:
    """A number for a new unit that nobody has, or has had this turn."""
    return 1 + max([unit.id for unit in state.units.values()] + list(state.deeds), default=-1)


def arrive(draft: Draft, h: HexId, unit: Unit) -> None:
    """A new unit comes onto the board."""
    draft.put(h, unit)
    draft.say(UnitArrived, unit.side, unit.id, unit.kind, h)
    if draft.battle.medal_hexes >> h & 1:
        judge_board(draft, unit.side)
    _changed(draft, unit.side)
