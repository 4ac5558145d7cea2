"""What a golden case expects of the position it ends in: one look a key, only what is named is compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.actions import text
from engine.frames import Battles, MoveUnits, OrderUnits, RetreatUnit
from engine.hexes import members
from engine.lines import ActionDone
from engine.memory import CHIPS, POOLS
from engine.play import decision, legal_actions, to_act
from engine.rules import combat_piles as piles
from engine.rules.combat import targets, why_not_battle
from engine.rules.markers import MARKERS
from engine.rules.movement import moves_from
from engine.rules.orders import orderable
from engine.rules.tags import CARRIERS, SWITCHES
from engine.state import GameState
from engine.types import Side, Table


class Difference(NamedTuple):
    """The first thing that is not as the case says."""

    what: str
    expected: object
    found: object

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected!r}, found {self.found!r}"


def compare(expect: Table, state: GameState, played: list[tuple[str, list[ActionDone]]]) -> Difference | None:
    """The first expectation that is not met; only what is named is compared."""
    for key, value in expect.items():
        if key == "rolled":
            found = _rolled(played)
            if found != value:
                return Difference(key, value, found)
            continue
        look = _LOOKS.get(key)
        if look is None:
            return Difference(key, "a known expectation", None)
        difference = look(key, value, state)
        if difference is not None:
            return difference
    return None


def _rolled(played: list[tuple[str, list[ActionDone]]]) -> int | None:
    for _, steps in reversed(played):
        for step in reversed(steps):
            for roll in reversed(step.result.rolls):
                if roll.what == "dice":
                    return len(roll.result)
    return None


def _same(key: str, value: object, found: object) -> Difference | None:
    return None if value == found else Difference(key, value, found)


def _lists(key: str, value: Sequence[object], found: Sequence[object]) -> Difference | None:
    """Lists in any order."""
    return None if sorted(value, key=str) == sorted(found, key=str) else Difference(key, value, found)


def _units(key: str, value: Table, state: GameState) -> Difference | None:
    for name, fields in value.items():
        unit = _unit(state, name)
        if fields is None or unit is None:
            if unit != fields:
                return Difference(f"{key} {name}", fields, unit)
            continue
        for field, wanted in fields.items():
            if unit.get(field) != wanted:
                return Difference(f"{key} {name} {field}", wanted, unit.get(field))
    return None


def _unit(state: GameState, name: str) -> dict[str, object] | None:
    unit = state.units.get(state.battle.board.by_name[name])
    if unit is None:
        return None
    return {
        "side": unit.side,
        "kind": unit.kind,
        "figures": unit.figures,
        "full": unit.full,
        "nation": unit.nation,
        **{tag: tag in unit.tags for tag in SWITCHES},
        "carrier": next((tag for tag in unit.tags if tag in CARRIERS), None),
    }


def _all_units(key: str, value: Table, state: GameState) -> Difference | None:
    names = state.battle.board.names
    there = [names[h] for h in state.units]
    wanted = [name for name, fields in value.items() if fields is not None]
    return _lists("hexes with units", wanted, there) or _units(key, value, state)


def _medals(key: str, value: Mapping[Side, int], state: GameState) -> Difference | None:
    return _same(key, dict(value), {side: state.medals(side) for side in value})


def _hand_sizes(key: str, value: Mapping[Side, int], state: GameState) -> Difference | None:
    return _same(key, dict(value), {side: len(state.hands[side]) for side in value})


def _hand(key: str, value: Mapping[Side, list[str]], state: GameState) -> Difference | None:
    for side, cards in value.items():
        difference = _lists(f"{key} {side}", cards, list(state.hands[side]))
        if difference is not None:
            return difference
    return None


def _piles(key: str, value: Mapping[str, int], state: GameState) -> Difference | None:
    found = {"deck": len(state.deck), "discard": len(state.discard)}
    return _same(key, dict(value), {pile: found[pile] for pile in value})


def _orderable(key: str, value: list[str], state: GameState) -> Difference | None:
    names, top = state.battle.board.names, state.pending[-1]
    found = (
        [names[h] for h in members(orderable(state, top.owner, top.slots, either=top.either))]
        if isinstance(top, OrderUnits)
        else []
    )
    return _lists(key, value, found)


def _moves(key: str, value: Mapping[str, list[str]], state: GameState) -> Difference | None:
    """Destinations as if the steps before were closed."""
    names = state.battle.board.names
    for name, wanted in value.items():
        h = state.battle.board.by_name[name]
        unit = state.units.get(h)
        deed = state.deeds.get(unit.id) if unit is not None else None
        frame = next((f for f in reversed(state.pending) if isinstance(f, (MoveUnits, Battles))), None)
        found: list[str] = []
        if (
            unit is not None
            and deed is not None
            and isinstance(frame, MoveUnits)
            and deed.round < frame.round
        ):
            moves = moves_from(state, unit, h, deed)
            found = sorted({"exit" if move.leaves else names[move.way[-1]] for move in moves})
        difference = _lists(f"{key} {name}", wanted, found)
        if difference is not None:
            return difference
    return None


def _targets(key: str, value: Mapping[str, Mapping[str, int]], state: GameState) -> Difference | None:
    """Targets with their dice, if the unit battled now."""
    names = state.battle.board.names
    battles = any(isinstance(frame, Battles) for frame in state.pending)
    for name, wanted in value.items():
        h = state.battle.board.by_name[name]
        unit = state.units.get(h)
        found: dict[str, int] = {}
        if battles and unit is not None and why_not_battle(state, unit, h, state.deeds.get(unit.id)) is None:
            found = {names[at]: dice for at, dice in targets(state, unit, h)}
        if found != dict(wanted):
            return Difference(f"{key} {name}", dict(wanted), found)
    return None


def _retreats(key: str, value: list[str], state: GameState) -> Difference | None:
    open_ = isinstance(state.pending[-1], RetreatUnit)
    found = [text(action, state.battle.board) for action in legal_actions(state)] if open_ else []
    return _lists(key, value, found)


def _legal(key: str, value: list[str], state: GameState) -> Difference | None:
    return _lists(key, value, [text(action, state.battle.board) for action in legal_actions(state)])


def _terrain(key: str, value: Mapping[str, str], state: GameState) -> Difference | None:
    by_name, spots = state.battle.board.by_name, state.ground.spots
    return _same(key, dict(value), {name: spots[by_name[name]].terrain for name in value})


def _obstacles(key: str, value: Mapping[str, list[str | Table]], state: GameState) -> Difference | None:
    for name, wanted in value.items():
        spot = state.ground.spots[state.battle.board.by_name[name]]
        kinds = [one if isinstance(one, str) else one["kind"] for one in wanted]
        sides = [one["side"] for one in wanted if isinstance(one, Mapping) and "side" in one]
        difference = _lists(f"{key} {name}", kinds, [o.kind for o in spot.obstacles])
        if difference is None and sides:
            difference = _lists(f"{key} {name}", sides, [o.side for o in spot.obstacles if o.side])
        if difference is not None:
            return difference
    return None


def _markers(key: str, value: Mapping[str, list[Table]], state: GameState) -> Difference | None:
    """All markers of a hex, whatever lies face down."""
    for name, wanted in value.items():
        spot = state.ground.spots[state.battle.board.by_name[name]]
        found = [
            {"kind": m.kind, "side": m.side, MARKERS[m.kind].number: m.value, "face_up": m.face_up}
            for m in spot.markers
        ]
        left = list(found)
        for one in wanted:
            fits = next((m for m in left if all(m.get(field) == v for field, v in one.items())), None)
            if fits is None:
                return Difference(f"{key} {name}", wanted, found)
            left.remove(fits)
        if left:
            return Difference(f"{key} {name}", wanted, found)
    return None


def _pools(key: str, value: Mapping[Side, Mapping[str, int]], state: GameState) -> Difference | None:
    """The named pools; one that is not there is empty (VP-POOL)."""
    for side, pools in value.items():
        found = POOLS.of(state).get(side, {})
        difference = _same(f"{key} {side}", dict(pools), {kind: found.get(kind, 0) for kind in pools})
        if difference is not None:
            return difference
    return None


#: What a case may expect, by the word under which it stands. The value is as the case file has it: each look knows its
#: shape.
_LOOKS: Final[Mapping[str, Callable[[str, Any, GameState], Difference | None]]] = {
    "units": _units,
    "all_units": _all_units,
    "medals": _medals,
    "hand_sizes": _hand_sizes,
    "hand": _hand,
    "piles": _piles,
    "to_act": lambda key, value, state: _same(key, value, to_act(state)),
    "decision": lambda key, value, state: _same(key, value, decision(state)),
    "orderable": _orderable,
    "moves": _moves,
    "targets": _targets,
    "retreats": _retreats,
    "legal": _legal,
    "terrain": _terrain,
    "obstacles": _obstacles,
    "combat_hand_sizes": lambda key, value, state: _same(
        key, value, {side: len(piles.hand(state, side)) for side in value}
    ),
    "combat_discard": lambda key, value, state: _lists(key, value, list(piles.discard(state))),
    "markers": _markers,
    "pools": _pools,
    "chips": lambda key, value, state: _same(
        key, dict(value), {side: next(iter(CHIPS[side].of(state)), None) for side in value}
    ),
    "refused": lambda key, value, state: None,
    "winner": lambda key, value, state: _same(key, value, state.winner),
}
