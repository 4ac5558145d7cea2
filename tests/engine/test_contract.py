"""What holds in every state: legal actions apply, others are refused and change nothing."""

from __future__ import annotations

import pytest

from engine import (
    Action,
    GameState,
    IllegalAction,
    Refusal,
    SeededDice,
    apply,
    legal_actions,
    parse,
    text,
    to_act,
    why_not,
)
from engine.actions import (
    ADVANCE,
    END,
    PASS,
    ROLL,
    STAY,
    Attack,
    Choose,
    ChooseSection,
    Clear,
    Keep,
    MoveUnit,
    OrderUnit,
    PlayCard,
    Retreat,
    Use,
)
from engine.codec import hash_of
from tests.engine.walks import MIXED, dice, samples, walk

SEED = "contract"


@pytest.mark.parametrize("name", MIXED)
def test_legal_actions(name: str) -> None:
    """Sorted by their text, no two alike, none refused, each with a text that parses back to it."""
    for state in samples(name, SEED, 150, 7):
        on = state.battle.board
        legal = legal_actions(state)
        texts = [text(action, on) for action in legal]
        assert texts == sorted(set(texts))
        assert [action for action in legal if why_not(state, action) is not None] == []
        assert [parse(line, on) for line in texts] == list(legal)
        assert (to_act(state) is None) == (not legal)


@pytest.mark.parametrize("name", MIXED)
def test_every_legal_action_applies(name: str) -> None:
    """Each of them leads to a state one ply later; the state it came from stays as it was."""
    for state in samples(name, SEED, 120, 25):
        before = hash_of(state)
        for action in legal_actions(state)[:: max(1, len(legal_actions(state)) // 60)]:
            result = apply(state, action, dice(state, action, SEED))
            assert result.state.ply == state.ply + 1
            assert result.state is not state
        assert hash_of(state) == before


def strange(state: GameState, draw: SeededDice) -> list[Action]:
    """Actions of every kind about random hexes of this board, most of them against the rules."""
    size = state.battle.board.size
    a, b, c = (draw.pick(size) for _ in range(3))
    units = sorted(state.units)
    u, v = units[draw.pick(len(units))], units[draw.pick(len(units))]
    near = state.battle.board.neighbours[u]
    return [
        PlayCard("probe-left"), PlayCard("ambush"), PlayCard("no-such-card"), PlayCard("probe-left", "left"),
        OrderUnit(a), OrderUnit(u), MoveUnit((u, a)), MoveUnit((a, b)), MoveUnit((u, near[0])),
        MoveUnit((u, near[0], u)), MoveUnit((u, a, b)), MoveUnit((u, near[-1], c)), MoveUnit((u,), True),
        MoveUnit((u, a), True), Attack(u, v), Attack(v, u), Attack(a, u), Attack(u, a), Retreat((u,)),
        Retreat((u, near[0])), Retreat((a, b)), Keep("probe-left"), Keep("no-such-card"), Choose(()),
        Choose((u,)),
        Choose((a, b)), Choose((u, v)), Choose((u, u)), ChooseSection("left"), ChooseSection("center"),
        Clear(u),
        Clear(a), Use("air-power"), Use("air-power", ("recon-left",)), Use("flying"), ADVANCE, STAY, ROLL,
        PASS, END,
    ]  # fmt: skip


@pytest.mark.parametrize("name", MIXED)
def test_illegal_actions_are_refused(name: str) -> None:
    """With a Refusal that names hexes by their names, and without changing anything."""
    draw = SeededDice("strange")
    seen: set[str] = set()
    for state in samples(name, SEED, 150, 7):
        legal, facts = set(legal_actions(state)), state.facts()
        for action in strange(state, draw):
            refusal = why_not(state, action)
            if action in legal:
                assert refusal is None
            elif refusal is None:
                # Another way to the same end, or the same targets in another order: accepted, not listed.
                assert isinstance(action, MoveUnit | Choose)
                apply(state, action, dice(state, action, SEED))
            else:
                assert isinstance(refusal, Refusal)
                seen.add(refusal.key)
                with pytest.raises(IllegalAction) as caught:
                    apply(state, action, dice(state, action, SEED))
                assert caught.value.refusal == refusal
                hexes = [value for param, value in refusal.params if param in ("hex", "other")]
                assert all(value in state.battle.board.by_name for value in hexes)
        assert state.facts() == facts
    assert len(seen) > 15


def test_what_was_passed_in_is_not_kept_alive() -> None:
    """The same action in the same state gives the same result, with other dice another roll."""
    rolls = set()
    for step in walk("sword-beach", SEED, 80):
        again = apply(step.before, step.action, dice(step.before, step.action, SEED))
        assert (again.state, again.events, again.rolls) == tuple(step.result)
        if any(roll.what == "dice" for roll in again.rolls):
            other = apply(step.before, step.action, dice(step.before, step.action, "other seed"))
            rolls.add(other.rolls == again.rolls)
    assert False in rolls


def test_undo_floor() -> None:
    """After a roll, a card drawn or a change of who decides nothing before can be undone; a move can."""
    free = 0
    for step in walk("pegasus-bridge", SEED, 150):
        after = step.result.state
        if step.result.rolls or to_act(after) != to_act(step.before):
            assert after.undo_floor == after.ply
        else:
            assert after.undo_floor <= after.ply
            free += after.undo_floor == step.before.undo_floor
    assert free > 10
