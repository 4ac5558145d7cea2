"""Looks that change nothing: board, hand, log, details; and the menu of rarer things."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from bot.flows.afterwards import so_far
from bot.flows.hexes import show_in_words
from bot.flows.matches import match_so_far
from bot.flows.press import Press, number, route
from bot.i18n import words_of
from bot.screens.ended import result
from bot.screens.hand import hand_screen
from bot.screens.log import log_screen
from bot.screens.menu import menu
from bot.screens.panel import invitation_terms, panel
from bot.screens.prompts import prompt
from bot.screens.reliability import in_time_line
from bot.screens.screen import Screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from engine.types import Section


async def show_board(
    asker: Asker, view: Literal["picture", "text"] | None = None, section: Section | None = None
) -> None:
    """The board from one's own side, with the plan drawn on it, or in words: as he asks, else as he has chosen."""
    if view == "text" or (view is None and (await asker.words()).aloud):
        await show_in_words(asker, section)
        return
    await asker.reply.soon()
    moment = await asker.moment()
    # Asked for, it is drawn for whoever wants no pictures, too: somebody may look over his shoulder.
    moment = replace(moment, words=words_of(moment.words.language))
    pictures = await asker.client.pictures.own_board(moment, asker.person)
    if moment.card.status == "running":
        screen = prompt(moment, "\n".join(await so_far(asker, moment)))
    else:
        screen = Screen(result(moment), moment.card.id, moment.card.revision)
    await asker.show(screen.drawn(*pictures)._replace(looked=True))


async def show_hand(asker: Asker) -> None:
    """One's own cards, and nobody else's."""
    moment = await asker.moment()
    if moment.side is not None:
        await asker.reply.soon()
    picture = await asker.client.pictures.hand(moment) if moment.side is not None else None
    await asker.show(hand_screen(moment).drawn(*([picture] if picture else [])))


async def show_log(asker: Asker, last: int | None = None) -> None:
    """What happened up to a turn, as the asker may read it."""
    moment = await asker.moment()
    lines = await (await asker.visit()).log(await asker.side())
    await asker.show(log_screen(moment, lines, last))


@route("view")
async def view(press: Press) -> None:
    """[Board]."""
    await show_board(press)


@route("hand")
async def hand(press: Press) -> None:
    """[Hand]: beside the panel, not instead of it."""
    press.reply.fresh()
    await show_hand(press)


@route("log")
async def log(press: Press) -> None:
    """[Log], and its earlier pages."""
    await show_log(press, number(press.arg) if press.arg else None)


@route("more")
async def more(press: Press) -> None:
    """[More]: undo, draw, resign and the like."""
    moment = await press.moment()
    # What is planned goes step by step where it stands.
    undoes = not moment.drafted and await (await press.visit()).undoes(moment.side)
    await press.show(menu(moment, press.person, undoes=undoes))


async def show_status(asker: Asker) -> None:
    """The public status of a battle, with its terms, who plays it how reliably, and how its match stands."""
    look, words = (await asker.visit()).public, await asker.words()
    known = in_time_line(words, await asker.client.backend.people.reliability(look.game.humans))
    more = [invitation_terms(words, look.game), known, *await match_so_far(asker)]
    await asker.show(panel(words, look.game, look.view, [line for line in more if line]))
