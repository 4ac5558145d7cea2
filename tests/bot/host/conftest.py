"""Tables kept in a file, and addresses on each database."""

from __future__ import annotations

from tests.bot.game.conftest import tables, url

__all__ = ["tables", "url"]
