"""A seat is a computer's until its owner is back: those who wait say once how it goes on, by button and by command."""

from __future__ import annotations

from typing import Any

import pytest

from bot.announcer.delivery import Delivery
from bot.facts.memo import Late
from bot.facts.place import own_place
from bot.game.background.verdicts import AT_A_TIME, GAMES
from bot.game.table.live import Change, Live
from engine import GameState
from engine.thinking import WinTally
from tests.bot.discord.player import ByButtons, buttons
from tests.bot.discord.staffs import both_plan
from tests.bot.discord.test_standins import DAY, card_of, silent
from tests.bot.kit.crowd import at_once
from tests.bot.kit.faults import Faults
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World


def notice_of(world: World, thread: Any, words: str) -> Any:
    return world.raw(next(one for one in reversed(thread.history()) if words in one.words))


def choice(message: Any, what: str) -> str:
    return next(one for one in buttons(message, "say-absent") if f":{what} " in one)


async def asked(world: World) -> tuple[Any, Any]:
    """Ana is away; the thread, and the notice that asks Bo how it goes on."""
    thread = await world.battle()
    await silent(world, thread)
    return thread, notice_of(world, thread, "time was up too often")


async def judged(world: World, allies: int, axis: int) -> None:
    """Whoever plays it on finds these of ten."""

    async def played(state: GameState, seed: str, first: int, number: int) -> WinTally:
        assert first % AT_A_TIME == 0
        return WinTally(allies, axis, number)

    world.bot.backend.verdicts._play_on = played
    await world.wait(1, step=1)


async def test_who_waits_is_asked_and_plays_on(world: World, rules: ServerRules) -> None:
    """Three ways, only for him; once, and told to both."""
    thread, notice = await asked(world)
    assert f"<@{world.bo.id}>, **how is it to go on?**" in notice.words
    assert len(buttons(notice, "say-absent")) == 3
    refused = (await world.cy.click(notice, custom_id=choice(notice, "play-on"))).response
    assert "no seat in this battle" in refused.words
    refused = (await world.ana.click(notice, custom_id=choice(notice, "substitute"))).response
    assert "for those to say who wait" in refused.words
    (answer,) = (await world.bo.click(notice, custom_id=choice(notice, "play-on"))).followups
    assert "You play on" in answer.words
    await world.settle()
    assert "plays on. The computer keeps the seat" in notice_of(world, thread, "⚔️ <@").words
    assert not buttons(notice_of(world, thread, "time was up too often"), "say-absent")
    again = (await world.bo.slash(thread, "game absent", how="judge")).response
    assert f"<@{world.bo.id}> has said it already" in again.words
    assert not buttons((await world.bo.click(world.panel(thread), label="More")).response, "absent")
    assert (await card_of(world)).status == "running"


async def test_by_command_and_from_the_menu(world: World, rules: ServerRules) -> None:
    thread = await world.battle()
    none = (await world.bo.slash(thread, "game absent", how="play-on")).response
    assert "Nobody is away" in none.words
    await silent(world, thread)
    menu = (await world.bo.click(world.panel(thread), label="More")).response
    shown = (await world.bo.click(menu, custom_id=buttons(menu, "absent")[0])).response
    assert len(buttons(shown, "say-absent")) == 3
    theirs = (await world.cy.slash(thread, "game absent")).response
    assert "The Axis say how it goes on" in theirs.words
    answer = (await world.bo.slash(thread, "game absent", how="substitute")).response
    assert "whoever presses [Take over]" in answer.words
    told = (await world.cy.slash(thread, "game absent")).response
    assert "has called a substitute for the Allies" in told.words


async def test_a_substitute_finds_what_he_needs(world: World, rules: ServerRules) -> None:
    """Board, hand, what happened of late, the clock: in one answer; and nobody is asked once more."""
    thread, notice = await asked(world)
    await world.bo.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted for the Allies")
    refused = (await world.bo.click(post, custom_id=buttons(post, "take-over")[0])).response
    assert "already" in refused.words
    (found,) = (await world.cy.click(post, custom_id=buttons(post, "take-over")[0])).followups
    assert "You lead the Allies now" in found.words
    assert "Turn 3" in found.words
    assert "3 days" in found.words
    assert len(found.attachments) == 2
    assert buttons(found, "turn")
    await world.settle()
    card = await card_of(world)
    assert (card.people("allies"), card.deputies, card.vacancies) == ((world.cy.id,), (), ())
    assert not buttons(notice_of(world, thread, "A substitute is wanted"), "take-over")
    assert not buttons(world.raw(world.panel(thread)), "take-over")
    late = (await world.ana.slash(thread, "game back")).response
    assert "no seat in this battle" in late.words
    await ByButtons(world, world.bo, upwards=True).turn(thread)
    await world.settle()
    card = await card_of(world)
    assert card.awaited == (world.cy.id,)


async def test_a_substitute_by_command(world: World) -> None:
    """`/game seat to:me` needs nobody's consent once a substitute is called, and shows the same."""
    thread, _ = await asked(world)
    await world.bo.slash(thread, "game absent", how="substitute")
    await world.settle()
    found = (await world.cy.slash(thread, "game seat", to="me", side="allies")).response
    assert "You lead the Allies now" in found.words
    assert len(found.attachments) == 2
    assert (await card_of(world)).people("allies") == (world.cy.id,)


async def test_two_take_over_at_once(world: World) -> None:
    """One sits down, the other reads that he was slower."""
    thread, notice = await asked(world)
    await world.bo.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted")
    dee = world.guild.add_member(world.env.create_user("dee"))
    await world.settle()
    press = buttons(post, "take-over")[0]
    await at_once(
        world.env, lambda: world.cy.click(post, custom_id=press), lambda: dee.click(post, custom_id=press)
    )
    await world.settle()
    card = await card_of(world)
    assert card.people("allies") in ((world.cy.id,), (dee.id,))
    seated = [one for one in thread.history() if "takes the place of" in one.words]
    assert len(seated) == 1


async def test_back_before_anybody_takes_over(world: World) -> None:
    thread, notice = await asked(world)
    await world.bo.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted")
    await world.ana.slash(thread, "game back")
    (refused,) = (await world.cy.click(post, custom_id=buttons(post, "take-over")[0])).followups
    assert "has come back" in refused.words
    await world.settle()
    assert (await card_of(world)).people("allies") == (world.ana.id,)
    assert not buttons(notice_of(world, thread, "A substitute is wanted"), "take-over")


@pytest.mark.parametrize(
    ("allies", "axis", "winner", "says"),
    [(8, 2, "allies", "Allies' battle"), (2, 8, "axis", "Axis' battle"), (7, 3, None, "three of four")],
)
async def test_let_it_be_judged(
    world: World, rules: ServerRules, allies: int, axis: int, winner: str | None, says: str
) -> None:
    """Asked once more, for it cannot be taken back; three of four win, for whichever side; else nobody has."""
    thread, notice = await asked(world)
    sure = (await world.bo.click(notice, custom_id=choice(notice, "judge"))).response
    assert "cannot be taken back" in sure.words
    assert (await card_of(world)).vacancies[0].choice is None
    answer = (await world.bo.click(sure, custom_id=buttons(sure, "judge-sure")[0])).response
    assert "It is being judged" in answer.words
    await judged(world, allies, axis)
    card = await card_of(world)
    assert (card.winner, card.ending) == (winner, "judged")
    assert card.status == ("over" if winner else "cancelled")
    told = notice_of(world, thread, "Played on").words
    assert says in told
    assert f"Played on {GAMES} times: the Allies have won {allies}0%, the Axis {axis}0%" in told
    gone = (await world.ana.slash(thread, "game back")).response
    assert "battle is over" in gone.words if winner else "not being played" in gone.words


async def test_judged_by_command(world: World) -> None:
    """The command asks, too, before it does what cannot be taken back."""
    thread, _ = await asked(world)
    sure = (await world.bo.slash(thread, "game absent", how="judge")).response
    await world.bo.click(sure, custom_id=buttons(sure, "judge-sure")[0])
    await judged(world, 9, 1)
    assert (await card_of(world)).winner == "allies"


async def test_back_while_it_is_judged(world: World) -> None:
    """The verdict is thrown away: the battle goes on, and everybody reads that."""
    thread, _ = await asked(world)
    sure = (await world.bo.slash(thread, "game absent", how="judge")).response
    await world.bo.click(sure, custom_id=buttons(sure, "judge-sure")[0])
    calls = 0

    async def played(state: GameState, seed: str, first: int, number: int) -> WinTally:
        nonlocal calls
        calls += 1
        if calls == 2:
            await world.ana.slash(thread, "game back")
        return WinTally(number, 0, number)

    world.bot.backend.verdicts._play_on = played
    assert await world.bot.backend.verdicts.tick()
    await world.settle()
    assert calls == 2
    card = await card_of(world)
    assert (card.status, card.deputies, card.vacancies) == ("running", (), ())
    assert "It is not judged any more" in notice_of(world, thread, "is back and plays").words
    assert not await world.bot.backend.verdicts.tick()


async def test_judged_across_a_crash(world: World) -> None:
    """Whoever was judging has died: the next process begins anew, and comes to the same end."""
    thread, _ = await asked(world)
    sure = (await world.bo.slash(thread, "game absent", how="judge")).response
    await world.bo.click(sure, custom_id=buttons(sure, "judge-sure")[0])

    async def killed(state: GameState, seed: str, first: int, number: int) -> WinTally:
        raise ConnectionError("the process is gone")

    world.bot.backend.verdicts._play_on = killed
    await world.bot.backend.verdicts.tick()
    assert (await card_of(world)).status == "running"
    await world.restart()
    await judged(world, 2, 8)
    await world.wait(600, step=300)
    card = await card_of(world)
    assert (card.status, card.winner) == ("over", "axis")
    assert len([one for one in world.thread().history() if "Played on" in one.words]) == 1


async def test_who_leaves_the_server_is_played_for_at_once(world: World, rules: ServerRules) -> None:
    """Found out when she is to be reminded: the Veteran moves, Bo is asked, and nobody reminds who is gone."""
    thread = await world.battle()
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.env.settle()
    await world.wait(2.5 * DAY, step=3600)
    notice = notice_of(world, thread, "has left this server")
    assert "plays on for the Allies" in notice.words
    assert not [one for one in thread.history() if "little time is left" in one.words]
    card = await card_of(world)
    assert (card.awaited, [one.person for one in card.away]) == ((world.bo.id,), [world.ana.id])
    await world.bo.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted")
    await world.cy.click(post, custom_id=buttons(post, "take-over")[0])
    await world.settle()
    assert (await card_of(world)).people("allies") == (world.cy.id,)


@pytest.mark.parametrize(("status", "code"), [(403, 50_001), (404, 10_004), (500, 0)])
async def test_who_cannot_be_looked_up_has_not_left(
    world: World, faults: Faults, status: int, code: int
) -> None:
    """That the bot may not ask, that the server is not found, or trouble, tell nothing of her; nor closed messages."""
    thread = await world.battle()
    await world.bot.backend.people.set(world.ana.id, dm_open=False)
    world.bot.forget_prefs(world.ana.id)
    faults.add("GET", "/members/", status=status, code=code)
    await world.wait(2.5 * DAY, step=3600)
    assert not [one for one in thread.history() if "has left this server" in one.words]
    assert [one for one in thread.history() if "little time is left" in one.words]
    assert not (await card_of(world)).deputies


async def declined(world: World) -> Any:
    """Bo has lost, and does not want to play again; what Ana reads."""
    thread = await world.battle()
    asked = (await world.bo.slash(thread, "game resign")).response
    await world.bo.click(asked, label="Resign")
    await world.settle()
    await world.ana.click(world.last(thread), label="Rematch")
    await world.settle()
    invitation = next(one for one in reversed(world.lobby.history()) if world.raw(one).components)
    await world.bo.click(invitation, label="Decline")
    await world.settle()
    return world.raw(world.last(world.lobby))


async def test_a_declined_rematch_is_open_to_others(world: World, rules: ServerRules) -> None:
    """Ana is told; whoever likes takes the seat, above."""
    told = await declined(world)
    assert "does not want a rematch" in told.words
    assert f"<@{world.ana.id}>" in told.words
    card = await world.bot.backend.games.card(2)
    assert (card.status, card.people("allies"), card.people("axis")) == ("open", (), (world.ana.id,))
    refused = (await world.cy.click(told, label="Play the Veteran, a computer")).response
    assert "who set the battle up" in refused.words
    above = next(one for one in world.lobby.history() if buttons(world.raw(one), "join"))
    await world.cy.click(above, label="Join as Allies")
    await world.settle()
    card = await world.bot.backend.games.card(2)
    assert (card.status, card.people("allies")) == ("running", (world.cy.id,))


@pytest.mark.parametrize(
    ("label", "status"), [("Play the Veteran, a computer", "running"), ("Let it be", "cancelled")]
)
async def test_a_declined_rematch_with_the_veteran_or_not_at_all(
    world: World, label: str, status: str
) -> None:
    told = await declined(world)
    await world.ana.click(told, label=label)
    await world.settle()
    assert (await world.bot.backend.games.card(2)).status == status
    # What it offered is offered no more, and it is told once.
    stays = next(one for one in world.lobby.history() if one.id == told.id)
    assert ("has begun" if status == "running" else "has taken the invitation") in stays.words
    assert not buttons(world.raw(stays), "computer")
    assert not [one for one in world.lobby.history() if "does not want a rematch" in one.words]


async def test_any_other_invitation_is_closed_when_declined(world: World) -> None:
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", opponent=world.bo)
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Decline")
    await world.settle()
    assert (await world.bot.backend.games.card(1)).status == "cancelled"


async def test_a_silent_general_is_asked_about_in_his_sides_place(world: World) -> None:
    """His own commander chooses, between two things; the thread reads of it once somebody is wanted, and who comes
    needs nobody's consent."""
    staffs, general = await both_plan(world, standin=True)
    place, thread = staffs.place("allies"), world.thread()

    async def late_before(live: Live) -> Change:
        change = Change(live, world.bot.now())
        change.memo = change.memo._replace(late=(Late(general.id, "allies", (live.board.turn.number - 2,)),))
        return change

    await world.bot.backend.desk.change(1, late_before)
    await world.wait(9 * 3600, step=3600)
    card = await card_of(world)
    assert [one.person for one in card.away] == [general.id]
    notice = notice_of(world, place, "how is it to go on")
    assert f"<@{world.ana.id}>, **how is it to go on?**" in notice.words
    assert [one.split(":")[4].split(" ")[0] for one in buttons(notice, "say-absent")] == [
        "play-on",
        "substitute",
    ]
    assert not [one for one in thread.history() if "how is it to go on" in one.words]
    refused = (await world.cy.slash(thread, "game absent", how="substitute")).response
    assert "for those to say who wait" in refused.words
    await world.ana.click(notice, custom_id=choice(notice, "substitute"))
    await world.settle()
    post = notice_of(world, thread, "A substitute is wanted for the Allies")
    dee = world.guild.add_member(world.env.create_user("dee"))
    await world.settle()
    (found,) = (await dee.click(post, custom_id=buttons(post, "take-over")[0])).followups
    assert "You lead the Allies" in found.words or "You are one of the Allies" in found.words
    card = await card_of(world)
    assert dee.id in card.people("allies")
    assert general.id not in card.people("allies")
    assert card.vacancies == ()


async def test_who_has_left_may_have_been_replaced_meanwhile(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """What is told was read a moment ago: that somebody else sits there by now disturbs nothing that is to be said."""
    thread = await world.battle()
    delivery = await Delivery.of(world.bot, 1)
    await world.bot.backend.admin.replace(1, world.ana.id, world.cy.id, world.bo.id)
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.env.settle()
    await delivery.grounds.perhaps_gone(world.ana.id)
    await world.settle()
    assert await world.bot.backend.places.get(1, own_place("gone", world.ana.id)) is None
    assert not [one for one in thread.history() if "has left this server" in one.words]
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_who_has_left_is_told_of_though_the_note_was_lost(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends as soon as it is stored that somebody is gone: those who wait hear of it all the same."""
    thread = await world.battle()
    delivery = await Delivery.of(world.bot, 1)
    world.env.backend.remove_member(world.guild.id, world.ana.id)
    await world.env.settle()

    async def cut(place: object) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.backend.places, "put", cut)
        with pytest.raises(OSError, match="ends here"):
            await delivery.grounds.perhaps_gone(world.ana.id)
    await world.restart()
    world.bot.herald.kick()
    await world.settle()
    assert sum("has left this server" in one.words for one in thread.history()) == 1
