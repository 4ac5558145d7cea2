"""What players do with the clocks themselves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.errors import UserError
from bot.flows import handing
from bot.flows.press import Press, number, route
from bot.game.side.given import given_sides
from bot.i18n import ENGLISH, words_of
from bot.screens.clocks import UNITS, about, clocks, pause_screen, until
from bot.screens.menu import sure_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.i18n import Words

_PART: Final = re.compile(r"(\d{1,5})\s*([^\W\d_]+)\.?")


async def play_on(asker: Asker) -> None:
    """Somebody still plays."""
    await asker.client.backend.clockwork.play_on(await asker.request(fresh=False))
    await asker.say("said-plays-on")


async def ask_let_be(asker: Asker) -> None:
    """Asked once: it cannot be taken back."""
    await asker.ask(sure_screen(await asker.moment(), "ask-let-be", "let-be"))


async def let_be(asker: Asker) -> None:
    """Whoever waited ends it."""
    await asker.client.backend.clockwork.let_be(await asker.request(fresh=False))
    await asker.say("said-let-be")


@route("play-on", final=True)
async def press_play_on(press: Press) -> None:
    await play_on(press)


@route("let-be")
async def press_let_be(press: Press) -> None:
    press.reply.fresh()
    await ask_let_be(press)


@route("let-be-sure", final=True)
async def press_let_be_sure(press: Press) -> None:
    await let_be(press)


async def show_clocks(asker: Asker) -> None:
    """How the clocks stand."""
    await asker.show(clocks(await asker.moment()))


async def here_again(asker: Asker) -> None:
    """Somebody plays himself again: for whom a computer plays till he is back, or a side of practice he gave to one."""
    given = given_sides((await asker.visit()).card, asker.person)
    if given:
        await handing.take(asker, given[0])
        return
    card = await asker.client.backend.deputies.back(await asker.request(fresh=False))
    later = any(one.person == asker.person for one in card.deputies)
    await asker.say("said-here-next" if later else "said-here-now", until=until(await asker.words(), card))


@route("here-again", final=True)
async def press_here_again(press: Press) -> None:
    await here_again(press)


@route("clocks")
async def press_clocks(press: Press) -> None:
    await show_clocks(press)


def seconds_of(text: str, words: Words) -> int:
    """A time as people write it, in their own language or in English: 12h, 2 days, 1 d 6 h, 90 min, 3 Std.
    Raises UserError."""
    found = [(int(number), _size_of(unit, words)) for number, unit in _PART.findall(text.lower())]
    if not all(size for _, size in found) or not found or _PART.sub("", text.lower()).strip(" ,+"):
        raise UserError("unread-time", text=text[:40])
    return sum(number * size for number, size in found)


def _size_of(written: str, words: Words) -> int:
    """How long a unit lasts that begins as its word does and may leave letters out: h, std, min. 0: there is none."""
    for language in (words, words_of(ENGLISH)):
        for _, size in UNITS:
            for many in (1, 2):
                whole = about(language, many * size).split()[-1].lower()
                letters = iter(whole)
                if written[0] == whole[0] and all(one in letters for one in written):
                    return size
    return 0


async def give(asker: Asker, seconds: int) -> None:
    """Time for the other side."""
    card = await asker.client.backend.clockwork.give(await asker.request(fresh=False), seconds)
    words = await asker.words()
    await asker.say("said-time-given", time=about(words, seconds), game=card.id)


@route("give-time", final=True)
async def press_give(press: Press) -> None:
    await give(press, number(press.arg))


async def ask_pause(asker: Asker, seconds: int) -> None:
    """The other side is asked to let the clock stand still."""
    paused = await asker.client.backend.games.ask_pause(await asker.request(fresh=False), seconds)
    await asker.say("said-pause-begun" if paused else "said-asked-pause")


async def run_on(asker: Asker) -> None:
    """The clock runs on."""
    await asker.client.backend.clockwork.run_on(await asker.request(fresh=False))
    await asker.say("said-runs-on")


@route("pause")
async def press_pause(press: Press) -> None:
    await press.ask(pause_screen(await press.moment()))


@route("pause-for", final=True)
async def press_pause_for(press: Press) -> None:
    await ask_pause(press, number(press.arg))


@route("run-on", final=True)
async def press_run_on(press: Press) -> None:
    await run_on(press)
