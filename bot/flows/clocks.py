"""What players do with the clocks themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.flows.press import Press, route
from bot.screens.clocks import clocks
from bot.screens.menu import sure_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker


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


@route("clocks")
async def press_clocks(press: Press) -> None:
    await show_clocks(press)
