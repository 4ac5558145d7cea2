"""Battles as games share them: set up once for each scenario, options and rules, however many tables play it."""

from __future__ import annotations

from bot.newest import Newest
from bot.store import Connection, games
from bot.store.games import GameRow
from engine.battle import Battle
from engine.setup import prepare

_MOST = 256


class Battles:
    """The battles in memory, the least used ones dropped."""

    def __init__(self) -> None:
        self._known: Newest[str, Battle] = Newest(_MOST)

    async def of(self, conn: Connection, row: GameRow) -> Battle:
        """The battle a game plays; on the caller's connection, for he holds one already."""
        options, rules = row.setup.options, row.setup.rules
        key = f"{row.battle}|{options}|{rules}"
        battle = self._known.get(key)
        if battle is None:
            sheet = await games.battle_sheet(conn, row.battle)
            battle, _ = prepare(sheet.plain, options=options, rules=rules)
        return self._known.keep(key, battle)
