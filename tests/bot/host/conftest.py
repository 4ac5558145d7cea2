"""Tables kept in a file, and addresses on each database."""

from __future__ import annotations

from tests.bot.game.conftest import dialect, ready, tables, tables_anywhere, url

__all__ = ["dialect", "ready", "tables", "tables_anywhere", "url"]
