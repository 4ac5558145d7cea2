"""Attacks that go on while the other side chooses a way back: in either order the same comes of the same dice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import scenarios
from engine import (
    GameState,
    IllegalAction,
    ScriptedDice,
    SeededDice,
    apply,
    legal_actions,
    new_game,
    text,
    to_act,
    why_not,
)
from engine.actions import Action, Attack
from engine.codec import dumps
from engine.frames import RetreatUnit
from engine.record import dumps as record_text
from engine.record import loads, reproduces, start
from engine.rules.combat import targets
from engine.rules.meanwhile import meanwhile, reaches_in
from tests.boards import proves

#: Questions of each battle here; FIELDPOST_QUESTIONS=1000 for a night.
QUESTIONS = int(os.environ.get("FIELDPOST_QUESTIONS", "15"))
#: Actions after which a walk begins anew.
_WALK = 400
#: What the dice of the attack show, as often as it has any: losses, flags, both, neither.
ROLLS = ("ggggg", "fffff", "gffff", "ggfff", "sssss", "fssss", "gsfss")
FACES = {"g": "grenade", "f": "flag", "s": "star"}


def walks(name: str, rng: Random) -> Iterator[GameState]:
    """Positions of random games that like to attack, in which the other side is asked for a way back."""
    scenario = dict(scenarios.load(name))
    for number in range(200):
        state = new_game(scenario, SeededDice(f"{name}{number}"))
        for _ in range(_WALK):
            legal = legal_actions(state)
            if not legal:
                break
            fights = [one for one in legal if isinstance(one, Attack)]
            others = [one for one in legal if one.verb != "end"] or list(legal)
            action = rng.choice(
                fights if fights and rng.random() < 0.8 else others if rng.random() < 0.9 else legal
            )
            state = apply(
                state, action, SeededDice("walk", state.ply, text(action, state.battle.board))
            ).state
            if isinstance(state.pending[-1], RetreatUnit) and to_act(state) != state.turn.side:
                yield state


def plain(state: GameState) -> str:
    """A state without what counts its actions."""
    draft = state.draft()
    draft.ply, draft.undo_floor, draft.legal = 0, 0, None
    return dumps(draft.freeze())


def rolled(state: GameState, attack: Attack, faces: str) -> GameState:
    return apply(state, attack, ScriptedDice([FACES[one] for one in faces])).state  # type: ignore[list-item]


def answered(state: GameState) -> Iterator[tuple[Action, GameState]]:
    """Every answer to the open question; dice are not asked for."""
    for answer in legal_actions(state):
        yield answer, apply(state, answer, ScriptedDice(())).state


def after_all(state: GameState, answers: list[Action]) -> dict[tuple[str, ...], str]:
    """All positions after every open question, by the answers."""
    if not isinstance(state.pending[-1], RetreatUnit):
        return {tuple(sorted(map(str, answers))): plain(state)}
    found: dict[tuple[str, ...], str] = {}
    for answer, then in answered(state):
        found |= after_all(then, [*answers, answer])
    return found


#: Battles whose special rules say nothing of what a battle brings; in all others every attack waits.
OPEN = [
    name
    for name in scenarios.ids()
    if not reaches_in(new_game(dict(scenarios.load(name)), SeededDice(name)).battle)
]


@proves("TURN-04 FLAG-03")
@pytest.mark.parametrize("name", OPEN)
def test_the_order_changes_nothing(name: str) -> None:
    """Attack and answer, answer and attack: the same positions, whatever is rolled and answered."""
    rng = Random(name)
    for state in islice(walks(name, rng), QUESTIONS):
        for attack in meanwhile(state):
            assert why_not(state, attack) is None
            for faces in ROLLS:
                first = rolled(state, attack, faces)
                # Once nobody can battle any more the turn ends, and a card is drawn.
                found = after_all(first, [])
                wanted: dict[tuple[str, ...], str] = {}
                for answer, then in answered(state):
                    assert why_not(then, attack) is None, (answer, attack)
                    wanted |= after_all(rolled(then, attack, faces), [answer])
                assert found == wanted


@proves("TURN-04")
def test_some_go_on_and_most_wait() -> None:
    """Everything but what is listed waits; and the list is not empty."""
    going_on, waiting = 0, 0
    for state in islice(walks("sword-beach", Random(1)), 60):
        listed = meanwhile(state)
        for h, deed in [(deed.at, deed) for deed in state.deeds.values() if deed.at in state.units]:
            for at, _ in targets(state, state.units[h], h):
                attack = Attack(h, at)
                if attack in listed:
                    going_on += 1
                else:
                    waiting += not deed.battles
                    with pytest.raises(IllegalAction):
                        apply(state, attack, ScriptedDice(()))
    assert going_on
    assert waiting


@pytest.mark.parametrize("name", sorted(set(scenarios.ids()) - set(OPEN)))
def test_where_special_rules_reach_into_battles_all_wait(name: str) -> None:
    assert not [one for state in islice(walks(name, Random(name)), 10) for one in meanwhile(state)]


def test_a_record_with_one_reproduces() -> None:
    """The log holds actions in their order, each with its side and dice: loaded again it leads to the same position."""
    scenario = dict(scenarios.load("sword-beach"))
    for number in range(40):
        rng = Random(number)
        state, record = start(scenario, SeededDice(f"record{number}"))
        done = 0
        for _ in range(_WALK):
            legal = (*meanwhile(state), *legal_actions(state))
            if not legal or done > 2:
                break
            fights = [one for one in legal if isinstance(one, Attack)]
            others = [one for one in legal if one.verb != "end"] or list(legal)
            action = rng.choice(fights or others)
            done += isinstance(state.pending[-1], RetreatUnit) and isinstance(action, Attack)
            line = text(action, state.battle.board)
            result = apply(state, action, SeededDice("record", state.ply, line))
            record.note(state, line, result)
            state = result.state
        if done:
            record.close(state)
            assert reproduces(loads(record_text(record))) == (True, record.hash)
            assert {entry.side for entry in record.entries} == {"allies", "axis"}
            return
    raise AssertionError("no attack went on in any game")
