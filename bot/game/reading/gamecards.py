"""A game as plain facts: what everybody may know of it without a look at the board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.side import teams
from bot.game.side.crews import crew_of
from bot.game.table.live import Live
from bot.game.table.ticking import deadline
from bot.game.values import Ask, GameCard, MatchCard
from bot.store.games import GameRow
from bot.store.seats import SeatRow
from engine import Side
from engine.types import SIDES


def card_of(row: GameRow, seated: Sequence[SeatRow], match: MatchCard | None = None) -> GameCard:
    """The card of one game."""
    setup, face = row.setup, row.face
    clock = face.get("clock")
    due = deadline(clock)
    team = clock.get("team") if clock is not None and clock["ask"] is None else None
    return GameCard(
        id=row.id,
        server=row.server,
        scenario=row.scenario,
        titles=setup["titles"],
        status=row.status,  # type: ignore[arg-type]
        revision=row.revision,
        language=setup["language"],
        reactions=setup["reactions"],
        turn_seconds=setup["turn_seconds"],
        options=setup["options"],
        rules=tuple(setup["rules"]),
        practice=setup["practice"],
        created_by=row.created_by,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        expires_at=row.due if row.status == "open" else None,
        seats=teams.shown(seated),
        turn=face.get("turn", 0),
        active=face.get("active"),
        to_act=face.get("to_act"),
        decision=face.get("decision"),
        medals=face.get("medals") or dict.fromkeys(SIDES, 0),
        to_win=face.get("to_win") or setup["to_win"],
        deadline=due,
        clock=None if clock is None else "ask" if clock["ask"] is not None else "turn",
        overdue=bool(clock and clock["overdue"]),
        winner=row.winner,  # type: ignore[arg-type]
        ending=row.ending,  # type: ignore[arg-type]
        seed_hash=row.seed_hash,
        seed=row.seed if row.status == "over" else None,
        asks=tuple(Ask(**one) for one in face.get("asks", ())),
        match=match,
        awaited=tuple(face.get("awaited", ())),
        team_seconds=setup.get("team_seconds", setup["turn_seconds"]),
        team_due=team["due"] if team is not None else None,
        team_late=bool(team and team["late"]),
        commanders=_commanders(row, seated),
    )


def _commanders(row: GameRow, seated: Sequence[SeatRow]) -> dict[Side, int]:
    crews = [crew_of(seated, row.memo, side, row.face.get("turn", 0)) for side in SIDES]
    return {crew.side: crew.commander for crew in crews if crew.rows}


def card(live: Live) -> GameCard:
    """The card of a game in memory, made once for each of its versions."""
    found = live.tried.get("card")
    if not isinstance(found, GameCard):
        found = live.tried["card"] = card_of(live.row, live.seats)
    return found
