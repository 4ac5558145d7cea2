"""The rule book: the page somebody means, and from there to the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens import rulebook

if TYPE_CHECKING:
    from bot.flows.asker import Asker


#: So much of a search goes into the list below its first page.
_QUERY = 60


async def tell(asker: Asker, text: str, *rooms: str) -> None:
    """A page by its key or by what somebody calls it, or rules of the book by number or word. Raises UserError."""
    words = await asker.words()
    one = rulebook.entry_of(text)
    pages = [one] if one else rulebook.find(words, text, *rooms)
    numbered = {} if rooms else rulebook.numbered(text)
    # MOVE is a group of rules, but who types it wants the page.
    if pages and not (numbered and not rulebook.is_called(words, pages[0], text)):
        await asker.show(rulebook.page(words, pages[0], pages[1:], text[:_QUERY]))
        return
    rules = numbered or ({} if rooms else rulebook.worded(text))
    if not rules:
        raise UserError("no-such-rule-text", text=discord.utils.escape_markdown(text)[:60])
    await asker.reply.say(rulebook.sentences_text(rules))


@route("rule")
async def press_rule(press: Press) -> None:
    """Another page of those a search found; the list stays below it."""
    words = await press.words()
    one = rulebook.entry_of(press.value)
    if one is None:
        await press.say("error-button-unknown")
        return
    await press.show(rulebook.page(words, one, rulebook.find(words, press.arg), press.arg))
