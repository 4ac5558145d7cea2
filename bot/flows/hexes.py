"""The board in words, and questions about one hex of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import discord

from bot.errors import off_board
from bot.flows.press import Press, route
from bot.screens.args import InWords, read_arg
from bot.screens.hexes import attackers_screen, hex_screen, reach_screen
from bot.screens.in_words import board_screen
from bot.screens.reasons import reason

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from engine.prospects import Prospects
    from engine.types import Section

#: What may be asked of a hex.
Question: TypeAlias = Literal["rules", "attackers", "reach"]


async def show_in_words(asker: Asker, section: Section | None = None, page: int = 0) -> None:
    """The board in words, or one section of it."""
    moment = await asker.moment()
    await asker.show(board_screen(moment, await _prospects(asker), section, page))


async def show_hex(asker: Asker, name: str, asked: Question = "rules") -> None:
    """What is asked of a hex."""
    moment, wanted = await asker.moment(), name.strip().upper()
    if wanted not in moment.chart.spots:
        none = off_board(discord.utils.escape_markdown(wanted)[:20], moment.chart.spots)
        await asker.reply.say(reason(moment.words, none.key, none.params))
        return
    match asked:
        case "rules":
            screen = hex_screen(moment, wanted)
        case "attackers":
            screen = attackers_screen(moment, await _prospects(asker), wanted)
        case "reach":
            screen = reach_screen(moment, await _prospects(asker), wanted)
    await asker.show(screen)


async def _prospects(asker: Asker) -> Prospects:
    return (await asker.visit()).prospects(await asker.side())


@route("board-text")
async def press_board(press: Press) -> None:
    """[In words], a section, the next page."""
    await show_in_words(press, *read_arg(InWords, press.arg))


@route("hex")
async def press_hex(press: Press) -> None:
    """A unit of the list, or a hex again."""
    await show_hex(press, press.value)


@route("hex-attackers")
async def press_attackers(press: Press) -> None:
    """[Who can attack …]."""
    await show_hex(press, press.arg, "attackers")


@route("hex-reach")
async def press_reach(press: Press) -> None:
    """[Where … can go]."""
    await show_hex(press, press.arg, "reach")
