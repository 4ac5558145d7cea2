"""Where trains stand, and where the track leads them (CM-TRN-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.rules.units import UNITS
from engine.types import DIRECTIONS

if TYPE_CHECKING:
    from engine.state import GameState, Unit
    from engine.types import HexId


class Train(NamedTuple):
    """The hexes of an engine and of its wagon, as long as it has one."""

    engine: HexId
    wagon: HexId | None


def is_car(unit: Unit) -> bool:
    """Whether a unit is an engine or a wagon."""
    return UNITS[unit.kind].car


def _is_engine(unit: Unit) -> bool:
    return is_car(unit) and bool(UNITS[unit.kind].worth)


def _leads(state: GameState, h: HexId) -> list[HexId]:
    """The hexes to which the track of a hex points; a tile without exits joins every track beside it."""
    towards = state.battle.board.towards[h]
    return [towards[way] for way in state.ground.spots[h].exits or DIRECTIONS if way in towards]


def _joined(state: GameState, h: HexId) -> list[HexId]:
    """Where the track leads from a hex: to hexes whose track leads back."""
    spots = state.ground.spots
    if not spots[h].row.track:
        return []
    return [to for to in _leads(state, h) if spots[to].row.track and h in _leads(state, to)]


def train_at(state: GameState, h: HexId) -> Train | None:
    """The train of which a car stands on a hex."""
    unit = state.units.get(h)
    if unit is None or not is_car(unit):
        return None
    beside = [to for to in _joined(state, h) if to in state.units and is_car(state.units[to])]
    beside = [to for to in beside if state.units[to].side == unit.side]
    if _is_engine(unit):
        return Train(h, next((to for to in beside if not _is_engine(state.units[to])), None))
    engine = next((to for to in beside if _is_engine(state.units[to])), None)
    return None if engine is None else Train(engine, h)


def track_ahead(state: GameState, train: Train, *, forward: bool) -> Train | None:
    """The train one hex farther on its track; None: the track ends, or somebody stands there."""
    if train.wagon is None:
        ways = _joined(state, train.engine)
        # Alone it has lost its direction: the first end of its hex is ahead, the last behind.
        to = (ways[0] if forward else ways[-1]) if ways else None
        return None if to is None or to in state.units else Train(to, None)
    lead, tail = (train.engine, train.wagon) if forward else (train.wagon, train.engine)
    to = next((one for one in _joined(state, lead) if one != tail), None)
    if to is None or to in state.units:
        return None
    return Train(to, train.engine) if forward else Train(train.wagon, to)


def driven(state: GameState, h: HexId, farthest: int, *, forward: bool | None = None) -> list[Train]:
    """Where the train whose engine stands on a hex may be driven: so many hexes forward or backward (None: both)."""
    start = train_at(state, h)
    if start is None or start.engine != h:
        return []
    trains: list[Train] = []
    for ahead in (True, False) if forward is None else (forward,):
        draft, train = state.draft(), start
        for _ in range(farthest):
            to = track_ahead(draft, train, forward=ahead)
            if to is None or to.engine in [one.engine for one in trains]:
                break
            cars = [draft.lift(one) for one in train if one is not None]
            for one, car in zip((one for one in to if one is not None), cars, strict=True):
                draft.put(one, car)
            train = to
            trains.append(to)
    return trains
