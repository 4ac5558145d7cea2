"""A game as plain facts: what everybody may know of it without a look at the board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.facts.memo import Deputy
from bot.facts.public import MatchCard
from bot.facts.seat import Seat
from bot.game.clock import ticking
from bot.game.sealing import Seals
from bot.game.side.crews import people_of
from bot.game.table.live import Live
from bot.game.table.results import is_unaided
from bot.game.values import GameCard
from bot.store.games import GameRow
from engine import Side
from engine.types import SIDES


def card_of(row: GameRow, seated: Sequence[Seat], match: MatchCard | None = None) -> GameCard:
    """The card of one game."""
    setup, facts, clock = row.setup, row.facts, row.facts.clock
    team = clock.team if clock is not None and clock.ask is None else None
    return GameCard(
        id=row.id,
        server=row.server,
        scenario=row.scenario,
        titles=setup.titles,
        status=row.status,
        revision=row.revision,
        language=setup.language,
        reactions=setup.reactions,
        pace=setup.pace,
        options=setup.options,
        rules=setup.rules,
        practice=setup.practice, unaided=is_unaided(row),
        odds=setup.odds,
        dealt=setup.dealt,
        standin=setup.standin,
        in_time=setup.in_time,
        leg=row.leg if setup.match else 0,
        in_turn=setup.in_turn,
        plain=setup.plain,
        campaign=setup.campaign,
        seals=_seals(row),
        deputies=_deputies(row),
        vacancies=facts.vacancies if row.status == "running" else (),
        created_by=row.created_by,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        expires_at=row.due if row.status == "open" else None,
        seats=tuple(seated),
        turn=facts.turn,
        active=facts.active,
        to_act=facts.to_act,
        decision=facts.decision,
        medals=facts.medals or dict.fromkeys(SIDES, 0),
        to_win=facts.to_win or setup.to_win,
        deadline=None if clock is None or facts.paused is not None else clock.deadline,
        clock=None if clock is None else "ask" if clock.ask is not None else "turn",
        banks=ticking.banks_of(clock, setup.pace),
        overdue=clock is not None and clock.overdue and facts.paused is None,
        still=None if clock is None else clock.still,
        paused=facts.paused is not None,
        pause_ends=facts.pause_ends,
        lesson=row.memo.lesson,
        turning=row.memo.turning if row.status == "over" else None,
        winner=row.winner,
        ending=row.ending,
        seed_hash=row.seed_hash,
        seed=row.seed if row.status == "over" else None,
        asks=facts.asks,
        match=match,
        awaited=facts.awaited,
        team_seconds=setup.team_seconds,
        team_due=None if team is None else team.due, team_late=team is not None and team.late,
        commanders=_commanders(row, seated),
    )  # fmt: skip


def _deputies(row: GameRow) -> tuple[Deputy, ...]:
    if row.status != "running":
        return ()
    return tuple([one for one in row.memo.deputies if one.plays(row.facts.turn)])


def _commanders(row: GameRow, seated: Sequence[Seat]) -> dict[Side, int]:
    # Whoever a computer plays for still speaks for his side.
    crews = [people_of(seated, row.memo, side, row.facts.turn) for side in SIDES]
    return {crew.side: crew.commander for crew in crews if crew.rows}


def card(live: Live) -> GameCard:
    """The card of a game in memory, made once for each of its versions."""
    known = live.made.card
    if known is None:
        known = live.made.card = card_of(live.row, live.seats)
    return known


def _seals(row: GameRow) -> Seals:
    """What stands fast before the first roll, besides the seal of its seed."""
    seals = Seals(row.facts.salts, row.facts.second_seal)
    cup, campaign = row.setup.cup, row.setup.campaign
    if cup is not None and cup.seals:
        return seals._replace(listed=cup.seals, place=f"{cup.place}.{row.leg}")
    if campaign is not None:
        return seals._replace(listed=campaign.seals, place=campaign.place)
    return seals
