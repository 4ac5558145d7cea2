"""The film of a battle: added to the message that tells how it went, which stands already; never one of its own."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.announcer.delivery import Delivery
from bot.discord import mail
from bot.facts.place import AFTERMATH
from bot.screens.deciding import Moment
from bot.screens.pictures.film import filmed
from renderer.studio import DrawingError

if TYPE_CHECKING:
    from bot.discord.client import Fieldpost

_LOG = logging.getLogger(__name__)
#: Seconds after which what Discord, or the machine, had no strength for is tried again.
_AGAIN: Final = 60.0


async def show_film(client: Fieldpost, game: int) -> float | None:
    """Draw it and add it; the seconds until it is worth another try, or None: nothing more is owed.

    Where the message is deleted, or its place closed to us, nobody is told: all it says in words has been said.
    """
    try:
        delivery = await Delivery.of(client, game)
        place = await delivery.grounds.place(AFTERMATH)
        if place is None or place.message is None or await delivery.grounds.thread() is None:
            return None
        played = await client.herald.films.played(game)
        if not played:
            return None
        film = await filmed(client, Moment(delivery.words, delivery.look), played)
        message = client.partial(place.channel, place.message)
        await delivery.grounds.losses.awake(message, partial(mail.attach, message, film))
    except DrawingError:
        return _AGAIN
    except mail.FAILURES as error:
        if mail.is_trouble(error):
            return mail.asked_to_wait(error) or _AGAIN
        # Deleted, closed, too old to be edited, too large for a host between us and Discord: 404, 403, 400, 413.
        _LOG.info("game %s has no film: %s", game, error)
    return None
