"""[Turning points] of a battle that is over, with the board as it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.flows.press import Press, route
from bot.screens.aftermath import aftermath_lines
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


async def _with_aftermath(press: Press, look: Look) -> Screen:
    """In private no message told how it went: the luck and all else stands above."""
    words = await press.words()
    screen = await told(press.client, words, look)
    if not look.game.private:
        return screen
    after = await (await press.visit()).aftermath()
    return screen.said_first("\n".join(aftermath_lines(words, look.game._replace(turning=None), after)))


@route("turning")
async def press_turning(press: Press) -> None:
    """[Turning points]: beside the panel. Raises UserError."""
    look = (await press.moment()).look
    if look.game.status != "over":
        raise UserError("not-over", game=press.game)
    press.reply.fresh()
    await press.reply.soon()
    await press.show(await _with_aftermath(press, look))
