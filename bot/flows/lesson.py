"""The first battle: a small one against the Recruit, with hints, wherever somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import scenarios
from bot.errors import UserError
from bot.flows.opening import enter_private, language_for, server_of
from bot.flows.press import Press, route
from bot.flows.turn import show_turn
from bot.game.values import NewGame
from bot.screens.scenario import real_battle_screen

if TYPE_CHECKING:
    from bot.flows.asker import Asker

#: Where those go who have done with it: the first battle of the booklet, short and simple.
_NEXT = "pegasus-bridge"


async def show_lesson(asker: Asker) -> None:
    """Begun, or gone on with where it was left, hints and all. Raises UserError."""
    backend = asker.client.backend
    await asker.reply.soon()
    known = await backend.games.find(person=asker.person, status=("running",), limit=None)
    card = next((one for one in known if one.lesson is not None), None)
    if card is None:
        wanted = NewGame(
            scenarios.FIRST,
            asker.person,
            side="allies",
            computer="recruit",
            young=True,
            lesson=True,
            language=await language_for(asker),
        )
        card = await backend.lobby.new(wanted, asker.interaction.id)
    elif card.lesson is not None and card.lesson.skipped:
        await backend.lessons.resume(card.id)
    await enter_private(asker, card.id)


@route("tutorial")
async def press_tutorial(press: Press) -> None:
    """[First battle]."""
    await show_lesson(press)


@route("skip-hints")
async def press_skip(press: Press) -> None:
    """[Skip the hints]: the battle goes on without them. Raises UserError."""
    if not (await press.visit()).card.sides_of(press.person):
        raise UserError("not-your-game", game=press.game)
    await press.client.backend.lessons.skip(press.game)
    await press.request(fresh=False)
    await show_turn(press)


@route("real-battle")
async def press_real(press: Press) -> None:
    """[Play a real one]: against whom, or another battle; how the first one ended stays above it to be read."""
    sheet = await press.client.backend.library.show(_NEXT)
    invites = server_of(press) is not None
    press.reply.fresh()
    await press.reply.soon()
    words = await press.words()
    picture = await press.client.pictures.scenario(sheet, words)
    await press.show(real_battle_screen(words, sheet, invites=invites).drawn(picture))
