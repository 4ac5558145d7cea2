"""Golden cases: one small situation of the game with its one right outcome (the format: tests/golden/README.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.actions import PASS, Action, text
from engine.dice import Dice, OutOfDice, ScriptedDice, SeededDice
from engine.errors import EngineError, IllegalAction, NotationError, ScenarioError
from engine.frames import Battles, MoveUnits, OrderUnits, React, RetreatUnit
from engine.lines import Played, play_line
from engine.options import Options
from engine.play import decision, legal_actions, to_act
from engine.rules.combat import may_battle, targets
from engine.rules.movement import moves_from
from engine.rules.orders import orderable
from engine.setup import begin, prepare
from engine.state import GameState
from engine.types import SIDES, Side

#: Reads a shipped battle by its id.
Load = Callable[[str], Mapping[str, Any]]

_SEED: Final = "golden"
_HAND: Final = 5


class Difference(NamedTuple):
    """The first thing that is not as the case says."""

    what: str
    expected: Any
    found: Any

    def __str__(self) -> str:
        return f"{self.what}: expected {self.expected!r}, found {self.found!r}"


class Outcome(NamedTuple):
    """What became of a case."""

    case: Mapping[str, Any]
    difference: Difference | None
    start: GameState | None
    #: What each line of the case did; the last one is missing if it was refused.
    played: list[tuple[str, list[Played]]]
    state: GameState | None


def scenario_of(case: Mapping[str, Any], load: Load) -> dict[str, Any]:
    """The mapping a case is set up from: its own board and units, or a shipped battle it changes."""
    given = case.get("board", {})
    if "scenario" in case:
        scenario = dict(load(case["scenario"]))
        units = {one["at"]: one for one in scenario.get("units", ())}
        units.update({one["at"]: one for one in case.get("units", ())})
        scenario["units"] = list(units.values())
        for key in ("terrain", "obstacles", "markers"):
            scenario[key] = {**scenario.get(key, {}), **given.get(key, {})}
        if "medals" in given:
            scenario["medals"] = given["medals"]
    else:
        scenario = {
            "id": case["id"],
            "board": given.get("kind", "standard"),
            "face": given.get("face", "country"),
            "bottom": given.get("bottom", "allies"),
            "terrain": given.get("terrain", {}),
            "obstacles": given.get("obstacles", {}),
            "markers": given.get("markers", {}),
            "medals": given.get("medals", []),
            "units": case["units"],
            "hands": dict.fromkeys(SIDES, _HAND),
            "to_win": dict.fromkeys(SIDES, 6),
        }
    if "to_play" in case:
        scenario["first"] = case["to_play"]
    if "to_win" in case:
        scenario["to_win"] = {**scenario["to_win"], **case["to_win"]}
    return scenario


def start_of(case: Mapping[str, Any], load: Load) -> GameState:
    """The position a case starts from."""
    scenario = scenario_of(case, load)
    battle, units = prepare(scenario, options=_options(case), rules=case.get("rules_on", ()))
    dice = SeededDice(_SEED)
    hands = {side: tuple(cards) for side, cards in case.get("hands", {}).items()}
    named = Counter(card for cards in hands.values() for card in cards)
    named += Counter((*case.get("deck", ()), *case.get("discard", ())))
    rest = list(dice.shuffle(tuple((Counter(battle.deck) - named).elements())))
    for side in SIDES:
        if side not in hands:
            number = scenario["hands"][side]
            hands[side], rest = tuple(rest[:number]), rest[number:]
    deck = tuple(case["deck"]) if "deck" in case else tuple(rest)
    return begin(
        battle,
        units,
        hands=hands,
        deck=deck,
        discard=tuple(case.get("discard", ())),
        won=case.get("medals"),
        held=_held(case, battle.objectives),
        dice=dice,
    )


def _options(case: Mapping[str, Any]) -> Options:
    """On the wide board a case plays one card a turn, unless it hands cards to generals."""
    dealt = any(re.fullmatch(r"play \S+ (left|center|right)", line) for line in case["actions"])
    return Options() if dealt else Options(overlord="one-card")


def _held(case: Mapping[str, Any], objectives: tuple[Any, ...]) -> dict[int, Side]:
    medals = case.get("board", {}).get("medals", [])
    return {n: medal["held"] for n, medal in enumerate(medals) if "held" in medal and n < len(objectives)}


def run(case: Mapping[str, Any], load: Load) -> Outcome:
    """Play a case and compare."""
    played: list[tuple[str, list[Played]]] = []
    try:
        start = state = start_of(case, load)
    except (ScenarioError, KeyError, TypeError, ValueError) as error:
        return Outcome(case, Difference("set-up", "a position", str(error)), None, played, None)
    dice = ScriptedDice(case["dice"]) if "dice" in case else None
    lines, refused = list(case["actions"]), bool(case["expect"].get("refused"))
    for number, line in enumerate(lines):
        last = refused and number == len(lines) - 1
        try:
            steps = _play(state, line, dice)
        except (IllegalAction, NotationError) as error:
            if not last:
                return Outcome(case, Difference(line, "done", str(error)), start, played, state)
            break
        except OutOfDice as error:
            return Outcome(case, Difference("dice", "enough", str(error)), start, played, state)
        except EngineError as error:
            return Outcome(case, Difference(line, "done", repr(error)), start, played, state)
        played.append((line, steps))
        if last:
            return Outcome(case, Difference(line, "refused", "done"), start, played, steps[-1].result.state)
        state = steps[-1].result.state
    if dice is not None and dice.left:
        return Outcome(case, Difference("dice left over", [], dice.left), start, played, state)
    return Outcome(case, compare(case["expect"], state, played), start, played, state)


def _play(state: GameState, line: str, dice: ScriptedDice | None) -> list[Played]:
    """Play one line, and pass at once for a side that holds no reaction."""

    def dice_for(now: GameState, action: Action) -> Dice:
        return dice or SeededDice(_SEED, now.ply, text(action, now.battle.board))

    steps = play_line(state, line, dice_for)
    while True:
        now = steps[-1].result.state
        if not isinstance(now.pending[-1], React) or legal_actions(now) != (PASS,):
            return steps
        steps += play_line(now, "pass", dice_for)


def compare(
    expect: Mapping[str, Any], state: GameState, played: list[tuple[str, list[Played]]]
) -> Difference | None:
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


def _rolled(played: list[tuple[str, list[Played]]]) -> int | None:
    for _, steps in reversed(played):
        for step in reversed(steps):
            for roll in reversed(step.result.rolls):
                if roll.what == "dice":
                    return len(roll.result)
    return None


def _same(key: str, value: object, found: object) -> Difference | None:
    return None if value == found else Difference(key, value, found)


def _lists(key: str, value: list[Any], found: list[Any]) -> Difference | None:
    """Lists in any order."""
    return None if sorted(value, key=str) == sorted(found, key=str) else Difference(key, value, found)


def _units(key: str, value: Mapping[str, Any], state: GameState) -> Difference | None:
    for name, fields in value.items():
        found = _unit(state, name)
        if fields is None or found is None:
            if found != fields:
                return Difference(f"{key} {name}", fields, found)
            continue
        for field, wanted in fields.items():
            if found.get(field) != wanted:
                return Difference(f"{key} {name} {field}", wanted, found.get(field))
    return None


def _unit(state: GameState, name: str) -> dict[str, Any] | None:
    unit = state.units.get(state.battle.board.by_name[name])
    if unit is None:
        return None
    return {
        "side": unit.side,
        "kind": unit.kind,
        "figures": unit.figures,
        "full": unit.full,
        "nation": unit.nation,
        **{tag: tag in unit.tags for tag in ("marked", "camouflaged", "spent")},
        "carrier": next((tag for tag in unit.tags if tag == "landing-craft"), None),
    }


def _all_units(key: str, value: Mapping[str, Any], state: GameState) -> Difference | None:
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
        [names[h] for h in orderable(state, top.owner, top.slots, either=top.either)]
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
        if battles and unit is not None and may_battle(state, unit, h, state.deeds.get(unit.id)) is None:
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


def _obstacles(key: str, value: Mapping[str, list[Any]], state: GameState) -> Difference | None:
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
    "refused": lambda key, value, state: None,
    "winner": lambda key, value, state: _same(key, value, state.winner),
}
