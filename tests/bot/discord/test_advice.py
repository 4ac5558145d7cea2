"""[Advice] by button, command and in private: against computers and in practice, never between people."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.values import Request
from engine.thinking import Advice
from engine.types import SIDES
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.test_computers import begun
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.faults import Faults
from tests.bot.kit.world import World


async def panel_of(world: World, thread: Any) -> Any:
    return (await world.ana.slash(thread, "play turn")).response


async def sure(world: World, told: Any) -> Any:
    """The first time it is asked whether the battle may count no more."""
    found = buttons(told, "advice")
    return (await world.ana.click(told, custom_id=found[0])).response if found else told


async def pressed(world: World, panel: Any) -> Any:
    return await sure(world, (await world.ana.click(panel, custom_id=buttons(panel, "advice")[0])).response)


async def typed(world: World, thread: Any) -> Any:
    return await sure(world, (await world.ana.slash(thread, "play advice")).response)


async def test_its_price_is_told_before(world: World) -> None:
    """A battle against a computer counts until somebody advises; nobody loses that by a tap."""
    thread = await begun(world)
    panel = await panel_of(world, thread)
    asked = (await world.ana.click(panel, custom_id=buttons(panel, "advice")[0])).response
    assert "counts for no rating" in asked.words
    assert "A General would:" not in asked.words
    assert asked.id != panel.id
    assert (await world.bot.backend.desk.load(1)).row.memo.unaided
    assert "counts for no rating" in (await world.ana.slash(thread, "play advice")).response.words
    told = await sure(world, asked)
    assert "A General would:" in told.words
    assert not (await world.bot.backend.desk.load(1)).row.memo.unaided
    again = (await world.ana.click(panel, custom_id=buttons(panel, "advice")[0])).response
    assert "A General would:" in again.words


async def test_by_button_and_command(world: World) -> None:
    """Both say the same: what to do, by how many medals, and from whose eyes; the panel stays as it is."""
    thread = await begun(world)
    panel = await panel_of(world, thread)
    told = await pressed(world, panel)
    assert "A General would:" in told.words
    assert "medals" in told.words
    assert told.id != panel.id
    again = await typed(world, thread)
    assert again.words == told.words
    menu = (await world.ana.click(world.panel(thread), label="More")).response
    assert buttons(menu, "advice")


async def test_whoever_waits_is_told_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is thought out the answer says that it is."""
    seen: list[str] = []
    thread = await begun(world)
    panel = await panel_of(world, thread)
    real = world.bot.backend.advisor._advise

    async def slow(*asked: Any) -> Any:
        room = world.env.backend.messages[thread.id].values()
        seen.extend(one.words for one in room if "A General looks at it" in one.words)
        return await real(*asked)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", slow)
    told = await pressed(world, panel)
    assert seen
    assert "A General would:" in told.words


async def test_it_goes_on_from_the_draft(world: World) -> None:
    """With a card drafted it is about orders; with everything planned about all of the plan."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    player = ByButtons(world, world.ana, upwards=True)
    panel = await player.step(await panel_of(world, thread))
    told = await typed(world, thread)
    assert "orders" in told.words
    assert "🃏" not in told.words.split("A General would:")[1].splitlines()[0]
    for _ in range(9):
        if "Your draft:" in (await typed(world, thread)).words:
            break
        assert not buttons(panel, "sure-yes")
        panel = await player.step(panel)
    card = await world.bot.backend.games.card(1)
    assert card.turn >= 2


async def test_hidden_things_change_nothing(world: World) -> None:
    """Another enemy's hand, another order of the deck: the same words."""
    thread = await begun(world)
    told = (await typed(world, thread)).words

    def other(data: dict[str, Any]) -> None:
        hand, deck = data["hands"][SIDES.index("axis")], data["deck"]
        number = len(hand)
        data["hands"][SIDES.index("axis")], data["deck"] = deck[:number], [*deck[number:][::-1], *hand]

    await doctor(world.bot, 1, other)  # type: ignore[arg-type]
    assert (await typed(world, thread)).words == told


async def test_never_between_people(world: World) -> None:
    """Neither offered nor given: two people, a team of two, somebody who only watches."""
    thread = await world.battle()
    panel = (await world.ana.slash(thread, "play turn")).response
    assert not buttons(panel, "advice")
    answer = await typed(world, thread)
    assert "never between people" in answer.words
    answer = (await world.cy.slash(thread, "play advice")).response
    assert "You have no seat" in answer.words


async def test_not_in_the_other_ones_turn(world: World) -> None:
    """While a computer is to move there is nothing to advise."""
    with world.unheard():
        await world.ana.slash(
            world.lobby, "game new", scenario="arracourt", side="allies", computer="veteran"
        )
        answer = (await world.ana.slash(world.lobby, "play advice", game="1")).response
    assert "nothing for you to decide" in answer.words


async def test_practice_and_private(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", kind="practice")
    await world.settle()
    told = (await world.ana.slash(world.thread(), "play advice")).response
    assert "A General would:" in told.words
    panel = (await world.cy.user.slash("game new", scenario="arracourt", computer="recruit")).response
    asked = (await world.cy.user.click(panel, custom_id=buttons(panel, "advice")[0])).response
    told = (await world.cy.user.click(asked, custom_id=buttons(asked, "advice")[0])).response
    assert "A General would:" in told.words


async def test_taking_back_is_free_against_computers(world: World) -> None:
    """Past dice and the computer's turn, as often as one likes, in the panel, once it has said what that costs."""
    panel = (
        await world.cy.user.slash("game new", scenario="arracourt", computer="recruit", side="axis")
    ).response
    player = ByButtons(world, world.cy.user, upwards=False)
    games = world.bot.backend.games
    while (await games.card(1)).turn < 3:
        panel = await player.step(panel)
    menu = (await world.cy.user.slash("play turn")).response
    menu = (await world.cy.user.click(menu, custom_id=buttons(menu, "more")[0])).response
    assert "counts for no rating" in menu.words
    asked = (await world.cy.user.click(menu, label="Take back")).response
    assert "from then on this battle counts for no rating" in asked.words
    assert (await games.card(1)).turn == 3
    typed = (await world.cy.user.slash("play undo")).response
    assert "counts for no rating" in typed.words
    assert (await games.card(1)).unaided
    back = (await world.cy.user.click(asked, custom_id=buttons(asked, "undo-anyway-sure")[0])).response
    assert "Taken back" in back.words
    assert not (await games.card(1)).unaided
    assert (await games.card(1)).turn == 1
    again = (await world.cy.user.slash("play undo")).response
    assert (await games.card(1)).turn == 1
    # Once more it goes back into the turn before, or there is nothing more.
    assert buttons(again, "undo-anyway-sure") or buttons(again, "do") or buttons(again, "advice")


async def test_a_whole_turn_is_not_taken_back_by_one_tap(world: World) -> None:
    """Also where nothing counts any more: what the computer has done would be gone with it."""
    thread = await begun(world)
    player, games = ByButtons(world, world.ana, upwards=True), world.bot.backend.games
    await sure(world, (await world.ana.slash(thread, "play advice")).response)
    before = (await games.card(1)).turn
    await player.turn(thread)
    await world.settle()
    panel = await panel_of(world, thread)
    asked = (await world.ana.click(panel, label="Back into the last turn")).response
    assert "past the end of a turn" in asked.words
    assert (await games.card(1)).turn == before + 2
    await world.ana.click(asked, label="Take it back all the same")
    assert (await games.card(1)).turn == before


async def test_nothing_better_is_said_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that something is better by 0 medals, give or take 0."""
    thread = await begun(world)
    legal = [one for one in await world.bot.backend.games.legal(1, world.ana.id) if one.startswith("play ")]

    async def alike(*asked: Any) -> Advice:
        return Advice((legal[0],), legal[1], 0.0, 0.01)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", alike)
    told = (await typed(world, thread)).words
    assert "Just as good to begin with: " in told
    assert "medals" not in told


async def test_a_close_choice_is_called_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What he would do may do worse when it is played on once more: then nothing is called better."""
    thread = await begun(world)
    legal = [one for one in await world.bot.backend.games.legal(1, world.ana.id) if one.startswith("play ")]

    async def close(*asked: Any) -> Advice:
        return Advice((legal[0],), legal[1], -0.31, 0.1)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", close)
    told = (await typed(world, thread)).words
    assert "a close choice" in told
    assert "medals" not in told.split("a close choice")[1].splitlines()[0]


def still_there(world: World, message: Any) -> bool:
    return message.id in world.env.backend.messages[message.channel_id]


async def test_advice_goes_when_the_position_is_another_one(world: World) -> None:
    """It is of the draft as it was: with the next step of it, and with an undo, it is wrong."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    panel = await panel_of(world, thread)
    told = await pressed(world, panel)
    panel = (await world.ana.click(panel, label="Board")).response
    await world.env.settle()
    assert still_there(world, told), "looking changes nothing"
    card = next(one for one in buttons(panel, "do") if ":play probe-center" in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    await world.env.settle()
    assert not still_there(world, told)
    again = await typed(world, thread)
    assert "After 🃏 Probe in the Center:" in again.words
    await world.ana.click(panel, label="Undo")
    await world.env.settle()
    assert not still_there(world, again)


async def test_advice_that_is_followed_stays_in_sight(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its card pressed, the rest stands above the buttons, less with each step; by another way it goes, and after
    [Confirm] its attacks are left."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "attack-center"))  # type: ignore[arg-type]
    player, drafts = ByButtons(world, world.ana, upwards=True), world.bot.backend.drafts
    await drafts.add(Request(world.ana.id, 1), "play attack-center")
    units = [one.split()[1] for one in await world.bot.backend.games.legal(1, world.ana.id, "order ")][:3]
    await drafts.add(Request(world.ana.id, 1), f"order {' '.join(units)}")
    look = await drafts.look(1, world.ana.id)
    moves = [one.notation for one in look.legal if one.verb == "move" and one.against]
    fights = next(one for one in look.legal if one.notation == moves[0])
    assert fights.against
    attack = f"attack {fights.target}x{fights.against[0][0]}"
    await drafts.clear(Request(world.ana.id, 1))

    async def known(*asked: Any) -> Advice:
        return Advice(
            ("play attack-center", f"order {' '.join(units)}", moves[0], "end", attack), None, 0.0, 0.0
        )

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", known)
    panel = await panel_of(world, thread)
    await pressed(world, panel)
    card = next(one for one in buttons(panel, "do") if ":play attack-center" in one)
    panel = await player.press(panel, card)
    left = panel.words.split("Advice, still to do:** ")[1].splitlines()[0]
    assert left.startswith(f"orders {', '.join(units)} · moves ")
    first = next(one for one in buttons(panel, "do") if f":order {units[0]}" in one)
    panel = await player.press(panel, first)
    assert f"still to do:** orders {', '.join(units[1:])} · moves" in panel.words
    await drafts.add(Request(world.ana.id, 1), f"order {' '.join(units[1:])}")
    await drafts.add(Request(world.ana.id, 1), moves[0])
    panel = await panel_of(world, thread)
    assert f"still to do:** attacks {attack[7:].replace('x', '×')}" in panel.words
    confirmed = (await world.ana.click(panel, custom_id=buttons(panel, "confirm")[0])).response
    assert f"still to do:** attacks {attack[7:].replace('x', '×')}" in confirmed.words


async def test_advice_not_followed_is_gone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await begun(world)
    panel = await panel_of(world, thread)
    cards = [one for one in buttons(panel, "do") if ":play " in one]

    async def known(*asked: Any) -> Advice:
        return Advice((cards[0].split(":", 4)[-1], "order E4", "end"), None, 0.0, 0.0)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", known)
    await pressed(world, panel)
    assert "still to do" not in (await world.ana.click(panel, custom_id=cards[1])).response.words


@pytest.mark.parametrize(
    "how",
    [
        {"status": 403, "code": 50001}, {"status": 404, "code": 10015}, {"status": 429, "retry_after": 900},
        {"status": 500}, {"broken": True},
    ],
    ids=str,
)  # fmt: skip
async def test_advice_that_cannot_be_removed_harms_nothing(
    world: World, faults: Faults, how: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """After a quarter of an hour Discord knows the answer no more: it says itself what it is for."""
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]
    panel = await panel_of(world, thread)
    await pressed(world, panel)
    gone = faults.add("DELETE", "/webhooks/", **how)
    card = next(one for one in buttons(panel, "do") if ":play probe-center" in one)
    panel = (await world.ana.click(panel, custom_id=card)).response
    await world.env.settle()
    assert gone.met == 1
    assert "Your orders" in panel.words
    # No fault of ours, and nobody's alarm.
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_advice_for_orders_changed_meanwhile_is_not_given(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await begun(world)
    await doctor(world.bot, 1, hold("allies", "probe-center"))  # type: ignore[arg-type]

    async def slow(*asked: Any) -> Advice:
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), "play probe-center")
        return Advice(("end",), None, 0.0, 0.0)

    monkeypatch.setattr(world.bot.backend.advisor, "_advise", slow)
    told = await typed(world, thread)
    assert "have changed since you asked" in told.words
