"""How a campaign stands, for one person: where the other side sends its reserve is not in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.facts.campaign import CampaignFacts, Course
from bot.facts.computers import is_computer
from bot.facts.seat import NOBODY, Seat
from bot.game.reading.gamecards import card_of
from bot.game.values import GameCard
from bot.store import Connection, campaigns, games, seats
from bot.store.campaigns import CampaignRow
from engine import Side
from engine.types import SIDES
from scenarios.campaign import course
from scenarios.campaign.values import Changes, Record, Score, StageResult, Standing


class CampaignLook(NamedTuple):
    """A campaign as one person may see it."""

    id: int
    server: int | None
    course: Course
    standing: Standing
    score: Score
    #: Its battles so far, each as its newest game: the last one may be under way, or called off.
    battles: tuple[GameCard, ...]
    #: Who has won it; None: nobody yet, or it is drawn.
    winner: Side | None
    over: bool
    given_up: bool
    #: It ended without a winner: its server is gone.
    gone: bool
    #: The battle has been called off, and is to be played again.
    called_off: bool
    #: The sides that are still to say where their reserve goes.
    asked: tuple[Side, ...]
    #: The side of whoever looks, and where he sends his reserve, if he has said so.
    mine: Side | None
    sent: tuple[str, ...] | None

    @property
    def current(self) -> GameCard | None:
        """The battle under way, or about to begin."""
        last = self.battles[-1] if self.battles else None
        return last if last is not None and last.status in ("open", "running") else None

    @property
    def begun(self) -> bool:
        """Whether its first battle has begun."""
        return bool(self.battles) and self.battles[0].started_at is not None

    @property
    def places(self) -> tuple[Record, ...]:
        """Where whoever looks may send units of his reserve."""
        return () if self.mine is None else course.open_places(self.course.campaign, self.standing, self.mine)

    @property
    def most(self) -> int:
        """How many of them he may send."""
        return 0 if self.mine is None else course.most_sent(self.course.campaign, self.standing, self.mine)

    @property
    def changes(self) -> Changes:
        """What is otherwise in the battle that is to be played, but for reserves nobody may know of yet."""
        return course.changes(self.course.campaign, self.standing, {})

    def people(self, side: Side) -> tuple[int, ...]:
        """Who plays a side."""
        return self.battles[-1].seated(side) if self.battles else ()

    def result(self, stage: str) -> StageResult | None:
        """How a battle ended."""
        return next((one for one in self.standing.results if one.stage == stage), None)


async def look_of(conn: Connection, row: CampaignRow, person: int | None) -> CampaignLook:
    """A campaign as somebody may see it."""
    known = await campaigns.games_of(conn, row.id)
    seated = await seats.of_games(conn, [*known.values()])
    found = [await games.get(conn, game) for game in known.values()]
    cards = tuple([card_of(one, seated[one.id]) for one in found if one is not None])
    last = seated[cards[-1].id] if cards else ()
    facts, score = row.facts, course.score(row.course.campaign, row.facts.standing.results)
    mine = None if person is None else side_of(last, person)
    over = facts.over
    return CampaignLook(
        row.id,
        row.server,
        row.course,
        facts.standing,
        score,
        cards,
        _won(facts, score) if over else None,
        over,
        facts.ending == "given-up",
        facts.ending == "gone",
        bool(facts.called_off) and not over,
        () if over or facts.opened > len(facts.standing.results) else asked_sides(row, last),
        mine,
        None if mine is None else facts.sent.get(mine),
    )


def _won(facts: CampaignFacts, score: Score) -> Side | None:
    """Who has won a campaign that is over."""
    return score.ahead if facts.ending in (None, "played") else facts.winner


def asked_sides(row: CampaignRow, seated: Sequence[Seat]) -> tuple[Side, ...]:
    """The sides that are to say where their reserve goes and have not; computers need no question."""
    plan, facts = row.course.campaign, row.facts
    return tuple(
        [
            side
            for side in SIDES
            if side not in facts.sent
            and course.most_sent(plan, facts.standing, side)
            and any(is_here(one) for one in seated if one.side == side)
        ]
    )


def is_here(seat: Seat) -> bool:
    """Whether a person sits there."""
    return seat.person not in (None, NOBODY) and not is_computer(seat.person)


def side_of(seated: Sequence[Seat], person: int) -> Side | None:
    """The side that somebody plays."""
    return next((one.side for one in seated if one.person == person and not one.invited), None)
