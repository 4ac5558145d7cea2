"""Seats that change hands: a computer goes on for somebody, or he for a computer; and battles one only watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.rights import may_moderate
from bot.errors import UserError
from bot.flows.press import Press, route
from bot.game.values import Request
from bot.screens.absent import substitute_screen
from bot.screens.args import Given, Taken, read_arg
from bot.screens.menu import given_screen, hand_over_screen, leaving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.flows.asker import Asker
    from bot.screens.deciding import Moment
    from bot.screens.menu import Leaving
    from engine import Side
    from engine.players import Level


async def give(asker: Asker, level: Level, side: Side | None = None, read: str = "") -> None:
    """A computer is to go on in one's seat; who has both sides is asked which one, and everybody once where it plays
    at once or a draft goes, unless he has `read` it. Raises UserError."""
    before = (await asker.visit()).card
    mine = before.sides_of(asker.person)
    moment, sides = await _leaving(asker, mine if side is None else [one for one in mine if one == side])
    if len(sides) > 1 or any(one.sign not in ("", read) for one in sides):
        await asker.ask(hand_over_screen(moment, asker.person, sides, (level,)))
        return
    asker.as_side(side)
    card = await asker.client.backend.handing.give(await asker.request(fresh=False), level)
    if card.sides_of(asker.person) == mine:
        await _asked(asker)
        return
    asker.client.herald.nudge()
    given = next(one for one in mine if one not in card.sides_of(asker.person))
    asker.as_side(None)
    await asker.show(given_screen(await asker.moment_now(), asker.person, given, level))


async def _leaving(asker: Asker, sides: Sequence[Side]) -> tuple[Moment, list[Leaving]]:
    """What would come of it for each of these sides."""
    moment, visit = await asker.moment(), await asker.visit()
    if moment.card.status != "running":
        return moment, []
    drafts = {side: visit.draft(side) for side in sides}
    return moment, [
        leaving(moment, asker.person, side, draft.lines if draft is not None else ())
        for side, draft in drafts.items()
    ]


async def take(asker: Asker, side: Side | None, *, post: bool = False) -> None:
    """Go on for a computer. Raises UserError."""
    request = Request(asker.person, asker.game, asker.interaction.id, None, side)
    before = (await asker.visit()).card.sides_of(asker.person)
    card = await asker.client.backend.handing.take(request)
    mine = [one for one in card.sides_of(asker.person) if one not in before]
    if not mine:
        await _asked(asker)
        return
    if post:
        await asker.reply.bare()
    asker.client.herald.nudge()
    await _show_seat(asker, mine[0])


async def _show_seat(asker: Asker, side: Side) -> None:
    """What somebody needs to know who goes on in the middle of a battle: board, hand, what happened, his clock."""
    asker.as_side(side)
    moment = await asker.moment_now()
    lines = await (await asker.visit()).log(side)
    board = await asker.client.pictures.own_board(moment, asker.person)
    hand = await asker.client.pictures.hand(moment)
    await asker.show(substitute_screen(moment, side, lines).drawn(*board, *([hand] if hand else [])))


async def _asked(asker: Asker) -> None:
    asker.client.herald.nudge()
    await asker.say("said-seat-asked")


@route("give-seat")
async def press_give(press: Press) -> None:
    """[Hand over to a computer]: which side, of which level, and then so."""
    level, side, read = read_arg(Given, press.value)
    if level is None:
        mine = (await press.visit()).card.sides_of(press.person)
        moment, given = await _leaving(press, mine)
        await press.show(hand_over_screen(moment, press.person, given))
        return
    await give(press, level, side, read or "")


@route("take-over", final=True)
async def press_take(press: Press) -> None:
    """[Go on for the Veteran]; [Take over], whose post keeps no button once somebody has come."""
    side, post = read_arg(Taken, press.arg)
    try:
        await take(press, side, post=post is not None)
    except UserError as error:
        if post is not None and error.key == "no-computer-seat":
            await press.reply.bare()
        raise


@route("stop-watching")
async def press_stop(press: Press) -> None:
    """[Stop]: whoever has opened a battle of computers ends it, or a moderator. Raises UserError."""
    card = (await press.visit()).card
    prefs = await press.house()
    if not card.watched:
        raise UserError("button-unknown")
    if press.person != card.created_by and not may_moderate(press.interaction, prefs):
        raise UserError("only-creator", person=card.created_by)
    await press.client.backend.admin.cancel(press.game, press.person, interaction=press.interaction.id)
    press.reply.fresh()
    await press.say("said-cancelled")
