"""Tables kept in a file, and addresses on each database."""

from __future__ import annotations

from tests.bot.game.conftest import tables, tables_anywhere, url

__all__ = ["tables", "tables_anywhere", "url"]
