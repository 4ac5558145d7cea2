"""Everything beside the turn that changes a game: undo, draw, resign, answers, rematch, record."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

from bot.flows.press import Press, route
from bot.flows.turn import after, show_turn
from bot.game.values import Outcome
from bot.screens.menu import sure_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def undo(asker: Asker) -> None:
    """Take back: freely within one's own plan, else the other side is asked."""
    moment = await asker.moment()
    if moment.drafted:
        await after(asker, await asker.client.backend.drafts.back(await asker.request(fresh=False)))
        return
    done = await asker.client.backend.games.undo(await asker.request(fresh=False))
    if isinstance(done, Outcome):
        await show_turn(asker, (await asker.words())("said-undone"))
    else:
        await asker.say("said-asked-undo")


async def offer_draw(asker: Asker) -> None:
    """Ask the other side for a draw."""
    await asker.client.backend.games.offer_draw(await asker.request(fresh=False))
    await asker.say("said-asked-draw")


async def resign(asker: Asker) -> None:
    """Give the battle up."""
    await after(asker, await asker.client.backend.games.resign(await asker.request(fresh=False)))


async def rematch(asker: Asker) -> None:
    """The same battle with the sides swapped."""
    request = await asker.request(fresh=False)
    card = await asker.client.backend.games.rematch(request, asker.interaction.channel_id)
    await asker.say("said-rematch", game=card.id)


async def export(asker: Asker) -> None:
    """The record: one's own view while the battle lasts, everything afterwards."""
    found = await asker.client.backend.games.export(asker.game, asker.person)
    await asker.interaction.response.send_message(
        (await asker.words())("said-export"),
        file=discord.File(io.BytesIO(found.text.encode()), found.name),
        ephemeral=True,
    )


@route("undo")
async def press_undo(press: Press) -> None:
    await undo(press)


@route("draw")
async def press_draw(press: Press) -> None:
    await press.show(sure_screen(await press.moment(), "ask-draw", "draw"))


@route("draw-sure")
async def press_draw_sure(press: Press) -> None:
    await offer_draw(press)


async def ask_resign(asker: Asker) -> None:
    """Asked once: it cannot be taken back."""
    await asker.show(sure_screen(await asker.moment(), "ask-resign", "resign"))


@route("resign")
async def press_resign(press: Press) -> None:
    await ask_resign(press)


@route("resign-sure")
async def press_resign_sure(press: Press) -> None:
    await resign(press)


@route("agree", "disagree")
async def press_answer(press: Press) -> None:
    """The answer to the other side's question."""
    request = await press.request(fresh=False)
    await press.client.backend.games.answer(request, int(press.arg), yes=press.do == "agree")
    press.reply.fresh()
    await press.say("said-answered")


@route("rematch")
async def press_rematch(press: Press) -> None:
    await rematch(press)


@route("export")
async def press_export(press: Press) -> None:
    await export(press)
