"""What is said of a table stays true: as its seats fill, when it begins, and when it is off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.discord.player import buttons
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def _opened(world: World, **more: Any) -> Any:
    """Ana's private answer to /game new."""
    answer = (
        await world.ana.slash(world.lobby, "game new", scenario="arracourt", side="allies", **more)
    ).response
    await world.settle()
    assert "the battle begins when the other seat is taken" in answer.words
    return answer


@pytest.mark.parametrize("by", ["computer", "person"])
async def test_the_answer_to_a_new_battle_leads_to_it(world: World, by: str) -> None:
    """Above the new thread stood for good that the battle begins when the other seat is taken."""
    answer = await _opened(world)
    invitation = world.last(world.lobby)
    who, label = (
        (world.ana, "Play the Veteran, a computer") if by == "computer" else (world.bo, "Join as Axis")
    )
    begun = (await who.click(invitation, label=label)).response
    await world.settle()
    way = f"👉 Play here: <#{world.thread().id}>"
    assert way in answer.words
    assert "when the other seat is taken" not in answer.words
    assert "**Axis** –" not in answer.words
    assert way in begun.words
    assert "Every seat is taken" in begun.words
    # Who has begun it himself has read that it does.
    assert ("Every seat is taken" in answer.words) is (by == "person")


async def test_an_answer_about_a_table_that_is_off_says_so(world: World) -> None:
    answer = await _opened(world, opponent=world.bo)
    await world.bo.click(world.last(world.lobby), label="Decline")
    await world.settle()
    assert "is off" in answer.words


async def test_an_answer_that_discord_has_forgotten_harms_nothing(world: World, faults: Faults) -> None:
    """After a quarter of an hour it cannot be edited any more."""
    await _opened(world)
    gone = faults.add("PATCH", "/webhooks/", 404, 10015)
    await world.bo.click(world.last(world.lobby), label="Join as Axis")
    await world.settle()
    assert gone.met
    assert (await world.bot.backend.games.card(1)).status == "running"
    assert world.thread()


async def test_an_invitation_that_is_gone_says_so_in_each_answer(world: World) -> None:
    """Who has joined reads it where he read that he was in; who takes it back reads first whom it concerns."""
    await world.ana.slash(
        world.lobby, "game new", scenario="omaha-beach-overlord", side="allies", allies=2, axis=2
    )
    await world.settle()
    question = (await world.ana.slash(world.lobby, "game leave", game="1")).response
    assert "Nobody else has joined" in question.words
    own = (await world.ana.slash(world.lobby, "team join", game="1", seat="axis-0")).response
    joined = (await world.bo.slash(world.lobby, "team join", game="1", seat="allies-1")).response
    assert "You are in" in joined.words
    question = (await world.ana.slash(world.lobby, "game leave", game="1")).response
    assert f"<@{world.bo.id}>" in question.words
    await world.ana.click(question, custom_id=buttons(question, "leave")[0])
    await world.settle()
    for answer in (own, joined):
        words = answer.words
        assert "its invitation stands no more" in words
        assert "You are in" not in words
