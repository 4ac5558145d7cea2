"""The bot's rules of the table, without Discord and without SQL: takes ids and plain values, gives plain values.

backend = await Backend.open(settings)
outcome = await backend.games.act(Request(person, game, interaction), "play probe-left")
"""

from __future__ import annotations

from bot.service.backend import Backend

__all__ = ["Backend"]
