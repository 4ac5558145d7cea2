"""Golden cases: one small situation of the game with its one right outcome (the format: tests/golden/README.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.actions import PASS, Action, Use, text
from engine.dice import Dice, OutOfDice, ScriptedDice, SeededDice
from engine.errors import EngineError, IllegalAction, NotationError, ScenarioError
from engine.expectations import Difference, compare
from engine.frames import PlayCombat, React
from engine.hindsight import LastAction
from engine.lines import ActionDone, last_of, play_line
from engine.memory import CHIPS, COMBAT_GENERALS, POOLS
from engine.options import Options
from engine.plain import REFUSALS
from engine.play import legal_actions
from engine.rules.combat_piles import given, in_force
from engine.setup import begin, prepare
from engine.state import GameState
from engine.types import SIDES, Side, Table

__all__ = ["Difference", "Load", "Verdict", "compare", "run", "scenario_of", "start_of"]

#: Reads a shipped battle by its id.
Load = Callable[[str], Table]

_SEED: Final = "golden"
_HAND: Final = 5


class Verdict(NamedTuple):
    """What became of a case."""

    case: Table
    difference: Difference | None
    start: GameState | None
    #: What each line of the case did; the last one is missing if it was refused.
    played: list[tuple[str, list[ActionDone]]]
    state: GameState | None


def scenario_of(case: Table, load: Load) -> Table:
    """The mapping a case is set up from: its own board and units, or a shipped battle it changes; like any battle that
    is read from a file it is checked by who sets it up."""
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
    if isinstance(case.get("rules_on"), Mapping):
        scenario["rules"] = {**(scenario.get("rules") or {}), **case["rules_on"]}
    if "to_play" in case:
        scenario["first"] = case["to_play"]
    if "to_win" in case:
        scenario["to_win"] = {**scenario["to_win"], **case["to_win"]}
    return scenario


def start_of(case: Table, load: Load) -> GameState:
    """The position a case starts from."""
    scenario = scenario_of(case, load)
    battle, units = prepare(scenario, options=_options(case), rules=_named(case))
    dice = SeededDice(_SEED)
    memory: dict[str, object] = {POOLS.word: case["pools"]} if "pools" in case else {}
    if in_force(battle):
        memory |= given(
            case.get("combat_hands", {}), case.get("combat_deck"), case.get("combat_discard", ()), dice
        )
        generals = case.get("combat_generals", {})
        memory |= {COMBAT_GENERALS[side].word: tuple(named) for side, named in generals.items()}
    chips = case.get("chips", {})
    memory |= {CHIPS[side].word: (chips[side],) for side in SIDES if side in chips}
    hands = {side: tuple(cards) for side, cards in case.get("hands", {}).items()}
    named = Counter(card for cards in hands.values() for card in cards)
    named += Counter((*case.get("deck", ()), *case.get("discard", ()), *chips.values()))
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
        memory=memory,
    )


def _named(case: Table) -> list[str]:
    """The rules that a case switches on by their names alone."""
    named = case.get("rules_on", [])
    return list(named) if isinstance(named, list) else []


def _options(case: Table) -> Options:
    """On the wide board a case plays one card a turn, unless it hands cards to generals."""
    dealt = any(re.fullmatch(r"play \S+ (left|center|right)", line) for line in case["actions"])
    return Options() if dealt else Options(overlord="one-card")


def _held(case: Table, objectives: tuple[object, ...]) -> dict[int, Side]:
    medals = case.get("board", {}).get("medals", [])
    return {n: medal["held"] for n, medal in enumerate(medals) if "held" in medal and n < len(objectives)}


def run(case: Table, load: Load) -> Verdict:
    """Play a case and compare."""
    played: list[tuple[str, list[ActionDone]]] = []
    try:
        start = state = start_of(case, load)
    except (ScenarioError, KeyError, TypeError, ValueError) as error:
        return Verdict(case, Difference("set-up", "a position", str(error)), None, played, None)
    dice = ScriptedDice(case["dice"]) if "dice" in case else None
    lines, refused = list(case["actions"]), case["expect"].get("refused", False)
    if refused not in (False, True, "notation", *REFUSALS):
        return Verdict(case, Difference("refused", "the key of a reason", refused), start, played, state)
    done: LastAction | None = None
    for number, line in enumerate(lines):
        last = bool(refused) and number == len(lines) - 1
        try:
            steps = _play(state, line, dice, done, named="combat_hands" in case)
        except (IllegalAction, NotationError) as error:
            if not last:
                return Verdict(case, Difference(line, "done", str(error)), start, played, state)
            difference = _other_reason(line, refused, error)
            if difference is not None:
                return Verdict(case, difference, start, played, state)
            break
        except OutOfDice as error:
            return Verdict(case, Difference("dice", "enough", str(error)), start, played, state)
        except EngineError as error:
            return Verdict(case, Difference(line, "done", repr(error)), start, played, state)
        played.append((line, steps))
        if last:
            return Verdict(case, Difference(line, "refused", "done"), start, played, steps[-1].result.state)
        done, state = last_of(state, steps), steps[-1].result.state
    if dice is not None and dice.left:
        return Verdict(case, Difference("dice left over", [], dice.left), start, played, state)
    return Verdict(case, compare(case["expect"], state, played), start, played, state)


def _other_reason(line: str, wanted: bool | str, error: IllegalAction | NotationError) -> Difference | None:
    """The difference if a case names a reason, and this refusal is another one."""
    key = error.refusal.key if isinstance(error, IllegalAction) else "notation"
    return None if wanted in (True, key) else Difference(line, f"refused: {wanted}", f"refused: {error}")


def _play(
    state: GameState, line: str, dice: ScriptedDice | None, done: LastAction | None, *, named: bool
) -> list[ActionDone]:
    """Play one line, and pass at once for a side that holds no reaction."""

    def dice_for(now: GameState, action: Action) -> Dice:
        return dice or SeededDice(_SEED, now.ply, text(action, now.battle.board))

    steps = play_line(state, line, dice_for, done)
    while True:
        now = steps[-1].result.state
        if not isinstance(now.pending[-1], (React, PlayCombat)) or _holds_an_answer(now, named=named):
            return steps
        steps += play_line(now, "pass", dice_for)


def _holds_an_answer(state: GameState, *, named: bool) -> bool:
    """Whether a side holds anything it may play in an open window; combat cards that the case has not named are
    nobody's plan."""
    return any(action != PASS and (named or not isinstance(action, Use)) for action in legal_actions(state))
