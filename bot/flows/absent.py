"""Somebody is away and a computer plays for him: those who wait say once how it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.facts.public import Choice
from bot.flows.press import Press, route
from bot.screens.absent import absent_screen
from bot.screens.args import Absent, read_arg
from bot.screens.menu import sure_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from engine import Side


#: Nothing is left to be said.
_SAID = ("chosen-already", "no-vacancy")


async def show_absent(asker: Asker) -> None:
    """Who is away, and what may be done about it."""
    await asker.show(absent_screen(await asker.moment()))


async def choose(asker: Asker, choice: Choice, side: Side | None = None, *, sure: bool = False) -> None:
    """Say how it goes on; that it is to be judged is asked once more, for nobody can take it back. Raises UserError."""
    choosing, asks = asker.client.backend.choosing, choice == "judge" and not sure
    try:
        saying = choosing.check if asks else choosing.choose
        await saying(await asker.request(fresh=False), choice, side)
    except UserError as error:
        if error.key in _SAID:
            await _answered(asker)
        raise
    if asks:
        await asker.ask(sure_screen(await asker.moment(), "ask-judge", "judge"))
        return
    # The question keeps no buttons once it has its answer.
    await _answered(asker)
    await asker.say(f"said-absent-{choice}")


async def _answered(asker: Asker) -> None:
    """What was pressed asks no more; a command was none."""
    if asker.interaction.message is not None:
        await asker.reply.bare()


@route("absent")
async def press_absent(press: Press) -> None:
    """[Without them]."""
    await show_absent(press)


@route("say-absent", final=True)
async def press_choice(press: Press) -> None:
    """[Play on], [Call a substitute], [Let it be judged]."""
    await choose(press, *read_arg(Absent, press.arg))


@route("judge-sure", final=True)
async def press_judge(press: Press) -> None:
    """[Let it be judged], once more."""
    await choose(press, "judge", sure=True)
