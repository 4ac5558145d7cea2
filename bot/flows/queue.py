"""Waiting in the queue: what one would play, and leaving it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.flows.matching import match_up
from bot.flows.opening import check_here, server_of
from bot.flows.press import Press, route
from bot.screens.queue import waiting_screen

if TYPE_CHECKING:
    from bot.facts.wish import Wish
    from bot.flows.asker import Asker
    from bot.game.lobby.queue import Waiting


async def wait_for(asker: Asker, wish: Wish, after: float | None, word: str = "") -> None:
    """Wait from now on; whoever fits is there perhaps. Raises UserError."""
    await check_here(asker)
    server = server_of(asker)
    backend = asker.client.backend
    where, added = asker.interaction.channel_id, backend.lobby.added(asker.interaction.id, word)
    waiting = await backend.queue.join(asker.person, server, where, wish, after, added)
    await asker.reply.soon()
    opened = await match_up(asker.client)
    mine = next((card for card in opened if asker.person in card.humans), None)
    if mine is not None:
        asker.client.herald.nudge()
        await asker.say("said-queue-found", game=mine.id)
        return
    await _show(asker, waiting, (await asker.words())("said-queue-joined"))


async def show_queue(asker: Asker) -> None:
    """How one waits, if one does."""
    waiting = await asker.client.backend.queue.mine(asker.person)
    if waiting is None:
        await asker.say("said-queue-not")
    else:
        await _show(asker, waiting)


async def _show(asker: Asker, waiting: Waiting, said: str = "") -> None:
    library, row = asker.client.backend.library, waiting.row
    known = await library.list(row.server)
    titles = next((one.titles for one in known if one.id == row.wish.scenario), {})
    await asker.show(waiting_screen(await asker.words(), waiting, titles, said))


async def leave_queue(asker: Asker) -> None:
    """Wait no more."""
    left = await asker.client.backend.queue.leave(asker.person)
    await asker.say("said-queue-left" if left else "said-queue-not")


@route("queue-leave", final=True)
async def press_leave(press: Press) -> None:
    """[Leave the queue]."""
    await leave_queue(press)
