"""From one battle of a match to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.errors import UserError
from bot.facts.place import THREAD
from bot.flows.press import Press, route
from bot.flows.turn import show_turn
from bot.screens.match import match_lines

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def match_so_far(asker: Asker) -> list[str]:
    """How the match stands that the battle belongs to; nothing of a battle alone."""
    match = await (await asker.visit()).match()
    if match is None:
        return []
    threads = await asker.client.backend.places.channels_of(match.card.games, THREAD)
    return match_lines(await asker.words(), match, threads)


@route("other-battle")
async def press_other(press: Press) -> None:
    """[The other battle]: what is to be done there. Raises UserError while it is still being set up."""
    match = await (await press.visit()).match()
    others = [] if match is None else [game for game in match.card.games if game != press.game]
    if not others:
        raise UserError("no-other-battle")
    await show_turn(await press.of_game(others[0]))
