"""[Turning points] of a battle that is over, with the board as it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens.deciding import Moment
from bot.screens.turning import turning_screen

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost
    from bot.game.values import Look
    from bot.i18n import Words
    from bot.screens.screen import Picture, Screen


async def told(client: Fieldpost, words: Words, look: Look) -> Screen:
    """The moments with their pictures; a position that is no longer kept has none."""
    pictures: list[Picture] = []
    for point in look.game.turning or ():
        view = await client.backend.reviews.board_at(look.game.id, point.revision)
        if view is not None:
            pictures.append(await client.pictures.past_board(Moment(words, look), view, point.turn))
    return turning_screen(words, look.game).drawn(*pictures)


@route("turning")
async def press_turning(press: Press) -> None:
    """[Turning points]: beside the panel. Raises UserError."""
    look = (await press.moment()).look
    if look.game.status != "over":
        raise UserError("not-over", game=press.game)
    press.reply.fresh()
    await press.reply.soon()
    await press.show(await told(press.client, await press.words(), look))
