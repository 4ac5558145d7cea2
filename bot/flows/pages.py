"""[As a page] and /game export: a whole battle as one file of HTML, as far as whoever asks may know it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.i18n import words_of
from bot.screens.pictures.page import cover, page, page_screen
from engine.errors import EngineError

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def show_page(asker: Asker) -> None:
    """Made off the loop, one at a time: a battle is played again for it. Raises UserError."""
    await asker.reply.soon()
    words = await asker.words()
    heard = words_of(words.language, aloud=True)
    async with asker.client.pages:
        try:
            whole = await (await asker.visit()).whole(await asker.side())
            # It may have ended while others had theirs made.
            moment = await asker.moment_now()
            theme, bottom = await asker.client.pictures.own_look(moment, asker.person)
            record = None if whole.record is None else (whole.record.name, whole.record.text)
            told = cover(heard, moment.card, moment.look.viewer, record)
            file = await asyncio.to_thread(
                page, heard, told._replace(theme=theme, bottom=bottom), whole.steps
            )
        except EngineError:
            raise UserError("page-unreadable") from None
    await asker.show(page_screen(words, moment.card, file))


@route("page")
async def press_page(press: Press) -> None:
    """[As a page]: beside what is pressed."""
    press.reply.fresh()
    await show_page(press)
