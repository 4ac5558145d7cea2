"""Units that could battle and have no target any more.

What a battle, and what it led to, has cost them is told as it happens: without a word a turn that closes by itself
looks as if it had been cut short. What a plan would cost them is found here, too, before it counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.errors import Refusal
from engine.events import AttacksLeft, CardsDrawn, StepClosed, TargetsLost, TurnBegan
from engine.frames import Battles, MoveUnits
from engine.rules.combat import attack_on, targets, why_not_battle
from engine.rules.orders import ordered
from engine.whatif import moved

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.actions import Action, MoveUnit
    from engine.events import Event
    from engine.state import GameState, Unit
    from engine.types import HexId, HexSet, Side


def with_lapses(
    before: GameState, action: Action, after: GameState, events: Sequence[Event]
) -> tuple[Event, ...]:
    """The events of an action, with the one that tells who has no target any more.

    Whoever is moved into another's line of sight does what can be seen before it counts: told only if it ends the turn.
    """
    over = after.turn.number != before.turn.number
    if not over and any(isinstance(frame, MoveUnits) for frame in before.pending):
        return tuple(events)
    lost = _lost(before, action, after)
    if not lost:
        return tuple(events)
    return _told_of(events, TargetsLost(before.turn.side, lost, over))


def with_left(
    side: Side, events: Sequence[Event], attacks: Sequence[tuple[HexId, HexId]], *, over: bool
) -> tuple[Event, ...]:
    """The events of an action, with the attacks that were to follow it and cannot; each unit is told of once."""
    lost = [h for one in events if isinstance(one, TargetsLost) for h in one.at]
    left = tuple([one for one in attacks if one[0] not in lost])
    return _told_of(events, AttacksLeft(side, left, over)) if left else tuple(events)


def _told_of(events: Sequence[Event], told: Event) -> tuple[Event, ...]:
    """Before what closes the turn."""
    closing = (StepClosed, CardsDrawn, TurnBegan)
    at = next((number for number, one in enumerate(events) if isinstance(one, closing)), len(events))
    return (*events[:at], told, *events[at:])


def _lost(before: GameState, action: Action, after: GameState) -> tuple[HexId, ...]:
    side = before.turn.side
    fights = any(isinstance(frame, Battles) and frame.owner == side for frame in before.pending)
    if not fights or after.winner is not None:
        return ()
    then = _in_turn(before, after)
    acts = getattr(action, "unit", None) if before.pending[-1].owner == side else None
    lost = []
    for h, unit, deed in ordered(before):
        if h == acts or why_not_battle(before, unit, h, deed) is not None or not targets(before, unit, h):
            continue
        now = then.units.get(h)
        if now is not None and now.id == unit.id and not targets(then, now, h):
            lost.append(h)
    return tuple(lost)


def _in_turn(before: GameState, after: GameState) -> GameState:
    """The board as it has become, judged by the card and the orders of the turn that may be over by now."""
    if after.turn.number == before.turn.number:
        return after
    draft = after.draft()
    draft.legal = None
    draft.turn, draft.deeds = before.turn, dict(before.deeds)
    return draft.freeze()


# Before it counts


class Lapse(NamedTuple):
    """A unit that could have battled, and whom it has lost for its last target."""

    at: HexId
    target: HexId
    #: What keeps it from battling, or from that target; None: nothing that could be named.
    why: Refusal | None


class Able(NamedTuple):
    """A unit that may battle where it stands."""

    at: HexId
    targets: tuple[HexId, ...]


def able(state: GameState) -> dict[int, Able]:
    """The ordered units, by number, that may battle where they stand, each with all its targets."""
    fighters = {}
    for h, unit, deed in ordered(state):
        if why_not_battle(state, unit, h, deed) is None:
            against = tuple([at for at, _ in targets(state, unit, h)])
            if against:
                fighters[unit.id] = Able(h, against)
    return fighters


def lapsed(path: Sequence[GameState]) -> tuple[Lapse, ...]:
    """Who could have battled in one of these positions, each of which leads to the next, and cannot in the last."""
    could: dict[int, Able] = {}
    for state in path[:-1]:
        if _battles_to_come(state):
            could.update(able(state))
    if not could:
        return ()
    last = path[-1]
    now = able(last)
    return tuple(
        [
            _lapse(last, h, unit, could[unit.id])
            for h, unit, deed in ordered(last)
            # Whoever did something else with his battle has lost nothing.
            if unit.id in could and unit.id not in now and not (deed.spent or deed.battles)
        ]
    )


def in_the_way(state: GameState, moves: Iterable[MoveUnit]) -> dict[MoveUnit, list[HexId]]:
    """The moves that would take another unit its last target, where it stands now, and which unit."""
    if not _battles_to_come(state):
        return {}
    crossed = [
        (number, one.at, hexes) for number, one in able(state).items() if (hexes := _crossed(state, one))
    ]
    blinding: dict[MoveUnit, list[HexId]] = {}
    for action in moves:
        end, number = action.way[-1], state.units[action.way[0]].id
        near = [(other, h) for other, h, hexes in crossed if other != number and hexes >> end & 1]
        if near:
            after = able(moved(state, action))
            blinded = [h for other, h in near if other not in after]
            if blinded:
                blinding[action] = blinded
    return blinding


def _crossed(state: GameState, one: Able) -> HexSet:
    """The hexes that lie between a unit and every one of its targets: whoever comes there may hide them all."""
    hexes = -1
    for at in one.targets:
        line = state.battle.board.line(one.at, at)
        hexes &= line.through | line.left | line.right
    return hexes


def _battles_to_come(state: GameState) -> bool:
    return any(isinstance(frame, Battles) and frame.owner == state.turn.side for frame in state.pending)


def _lapse(state: GameState, h: HexId, unit: Unit, was: Able) -> Lapse:
    target = was.targets[0]
    why = why_not_battle(state, unit, h, state.deeds[unit.id])
    judged = attack_on(state, unit, h, target) if why is None else why
    return Lapse(h, target, judged if isinstance(judged, Refusal) else None)
