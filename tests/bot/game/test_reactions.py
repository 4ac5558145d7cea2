"""Reactions: nobody waits for a secret one, and neither time nor wording tells who holds what."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.pace import fixed
from bot.facts.policy import Policy
from bot.game.reactions import doctrine
from engine.events import AttackDeclared, ReactionPlayed
from tests.bot.game.doctored import bury, doctor, give
from tests.bot.game.tables import ANA, BO, Tables


async def _close_assault(tables: Tables, game: int, rng: Random, most: int = 400) -> Any:
    """Play on until Ana attacks somebody adjacent; returns the outcome of that."""
    for _ in range(most):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        person = card.awaited[0]
        legal = await tables.backend.games.legal(game, person)
        attacks = [line for line in legal if line.startswith("attack")]
        line = rng.choice(attacks or list(legal))
        outcome = await tables.backend.games.act(tables.ask(person, game), line)
        if any(step.actor == "policy" or outcome.game.clock == "ask" for step in outcome.steps):
            return outcome
    raise AssertionError("nobody ever attacked")


@pytest.mark.parametrize(
    ("policy", "holds", "fires"),
    [("always", True, True), ("always", False, False), ("never", True, False), ("never", False, False)],
)
async def test_orders_answer_at_once(tables: Tables, policy: Any, holds: bool, fires: bool) -> None:
    card = await tables.started(reactions="orders")
    for person in (ANA, BO):
        await tables.backend.standing.set(tables.ask(person, card.id), ambush=policy)
    await doctor(tables, card.id, give("axis", "ambush") if holds else bury("ambush"))
    outcome = None
    rng = Random(1)
    while outcome is None or outcome.look.viewer != "allies":
        outcome = await _close_assault(tables, card.id, rng)
    events = [event for step in outcome.steps for event in step.events]
    assert any(isinstance(event, AttackDeclared) for event in events)
    assert any(isinstance(event, ReactionPlayed) for event in events) == fires
    assert outcome.game.clock == "turn"


async def test_live_asks_whoever_is_there(tables: Tables) -> None:
    card = await tables.started(reactions="live")
    outcome = await _close_assault(tables, card.id, Random(2))
    assert outcome.game.clock == "ask"
    asked = [(kind, data) for _, kind, data in await tables.said() if kind == "asked"][-1][1]
    assert asked["what"] == "react"
    assert outcome.game.deadline == tables.now + 90
    assert set(await tables.backend.games.legal(card.id, outcome.game.awaited[0])) <= {"pass", "play ambush"}
    tables.now += 90
    assert await tables.backend.timekeeper.tick() == 1
    after = await tables.backend.games.card(card.id)
    assert after.clock == "turn"


async def test_live_does_not_wait_for_who_is_away(tables: Tables) -> None:
    card = await tables.started(reactions="live")
    rng = Random(2)
    for _ in range(200):
        tables.now += 1000
        outcome = await tables.random_act(card.id, rng)
        if outcome is None:
            break
        assert outcome.game.clock != "ask" or outcome.game.decision == "retreat"


async def test_a_question_is_answered_by_who_is_asked_and_nobody_else(tables: Tables) -> None:
    card = await tables.started(reactions="live")
    outcome = await _close_assault(tables, card.id, Random(2))
    asked = outcome.game.awaited[0]
    other = BO if asked == ANA else ANA
    with pytest.raises(UserError, match="not-your-turn"):
        await tables.backend.games.act(tables.ask(other, card.id), "pass")
    answered = await tables.backend.games.act(tables.ask(asked, card.id), "pass")
    assert answered.steps[0].actor == "person"


async def test_the_turn_clock_stands_still_while_the_other_side_is_asked(tables: Tables) -> None:
    card = await tables.started(reactions="live", pace=fixed(100_000))
    outcome = await _close_assault(tables, card.id, Random(2))
    live = await tables.backend.desk.load(card.id)
    due = live.clock.due
    tables.now += 60
    outcome = await tables.act(card.id, "pass")
    if outcome.game.clock == "turn":
        assert outcome.game.deadline == due + 60


async def test_retreats_go_by_the_doctrine_or_are_asked(tables: Tables) -> None:
    """Six hours for a question, then the doctrine; and never a wait where the doctrine says where to."""
    card = await tables.started(reactions="orders")
    for person in (ANA, BO):
        await tables.backend.standing.set(tables.ask(person, card.id), retreat="ask", ambush="never")
    rng = Random(4)
    asked = None
    for _ in range(2000):
        outcome = await tables.random_act(card.id, rng)
        assert outcome is not None
        if outcome.game.clock == "ask":
            asked = outcome.game
            break
    assert asked is not None
    assert asked.decision == "retreat"
    assert asked.deadline == tables.now + 6 * 3600
    wanted = await tables.backend.standing.highlight(card.id)
    assert wanted in await tables.backend.games.legal(card.id, asked.awaited[0])
    tables.now += 6 * 3600 - 1
    assert await tables.backend.timekeeper.tick() == 0
    tables.now += 1
    assert await tables.backend.timekeeper.tick() == 1
    last = [line for line in (await tables.backend.games.log(card.id, None))[-3:] if line.actor == "doctrine"]
    assert last[-1].notation == wanted


async def test_with_a_doctrine_nobody_waits(tables: Tables) -> None:
    """No wait for Ambush, none for retreats."""
    card = await tables.started(reactions="orders")
    rng = Random(6)
    waits = 0
    while (outcome := await tables.random_act(card.id, rng)) is not None:
        waits += outcome.game.clock == "ask"
    assert waits == 0


async def test_policies_are_kept_and_checked(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    standing = tables.backend.standing
    assert (await tables.backend.games.visit(card.id, BO)).policy(None) == Policy()
    policy = await standing.set(
        tables.ask(BO, card.id), ambush="protect", protect=["d7", "E5"], units={"a9": "objective"}
    )
    assert policy == Policy(ambush="protect", protect=("D7", "E5"), units={"A9": "objective"})
    tables.backend.desk.forget(card.id)
    assert (await tables.backend.games.visit(card.id, BO)).policy(None) == policy
    assert (await tables.backend.games.visit(card.id, ANA)).policy(None) == Policy()
    for wrong in ({"ambush": "maybe"}, {"retreat": "forward"}, {"colour": "red"}, {"units": {"A1": "up"}}):
        with pytest.raises(UserError, match="no-such-policy"):
            await standing.set(tables.ask(BO, card.id), **wrong)
    with pytest.raises(UserError, match="not-your-game"):
        await standing.set(tables.ask(999, card.id), ambush="never")


async def test_a_person_has_a_policy_for_new_games(tables: Tables) -> None:
    await tables.backend.standing.set_default(BO, ambush="never", retreat="shortest")
    card = await tables.started()
    assert (await tables.backend.games.visit(card.id, BO)).policy(None) == Policy(
        ambush="never", retreat="shortest"
    )


@pytest.mark.parametrize(
    ("policy", "dice", "figures", "kind", "wanted"),
    [
        pytest.param(Policy(), 3, 4, "infantry", True, id="smart: a real attack on a real unit"),
        pytest.param(Policy(), 1, 4, "infantry", False, id="smart: one die is no reason"),
        pytest.param(Policy(), 3, 1, "infantry", False, id="smart: one figure has nothing to strike with"),
        pytest.param(Policy("armour"), 3, 4, "infantry", False, id="armour: not against infantry"),
        pytest.param(Policy("armour"), 3, 4, "armor", True, id="armour: against armour"),
        pytest.param(Policy("protect", ("D7",)), 1, 1, "infantry", True, id="protect: the unit named"),
        pytest.param(Policy("protect", ("A1",)), 3, 4, "infantry", False, id="protect: not another one"),
        pytest.param(Policy("always"), 1, 1, "infantry", True, id="always"),
        pytest.param(Policy("never"), 3, 4, "armor", False, id="never"),
    ],
)
async def test_when_an_ambush_is_wanted(
    tables: Tables, policy: Policy, dice: int, figures: int, kind: str, wanted: bool
) -> None:
    card = await tables.started()
    view = (await tables.backend.games.look(card.id, BO)).view
    target = view.units[0]._replace(at="D7", figures=figures)
    attacker = view.units[1]._replace(at="D6", kind=kind)
    view = view._replace(units=(target, attacker), choice=view.choice._replace(at="D7"))
    assert doctrine.wants_ambush(view, policy, "D6", dice) is wanted
