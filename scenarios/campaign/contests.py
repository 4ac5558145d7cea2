"""Campaigns between two computers: who wins them, for `python -m scenarios balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine.arena import Interval, Pairing, interval, play
from engine.types import SIDES, Side, Table
from scenarios.campaign.applying import applied
from scenarios.campaign.course import begun, changes, score, usual, went
from scenarios.campaign.values import Campaign, StageResult


class CampaignPlayed(NamedTuple):
    """One campaign played to its end."""

    winner: Side | None
    points: Mapping[Side, int]
    results: tuple[StageResult, ...]


class CampaignBalance(NamedTuple):
    """Who wins a campaign between equals, and each of its battles."""

    games: int
    allies: Interval
    axis: float
    drawn: float
    #: Of each battle how often it was played, and which share the Allies won.
    battles: Mapping[str, tuple[int, float]]


def contest(
    campaign: Campaign, battles: Mapping[str, Table], level: str, games: int, seed: str
) -> Iterator[CampaignPlayed]:
    """So many campaigns between two of one level."""
    return map(partial(_played, campaign, battles, level), [f"{seed}-{number}" for number in range(games)])


def _played(campaign: Campaign, battles: Mapping[str, Table], level: str, seed: str) -> CampaignPlayed:
    standing = begun(campaign)
    while standing.at:
        mapping = battles[standing.at]
        sent = {side: usual(campaign, standing, side) for side in SIDES}
        scenario = applied(mapping, changes(campaign, standing, sent))
        ended = play(Pairing(scenario, f"{seed}-{standing.at}", "allies", (level, level)))
        result = StageResult(
            standing.at,
            ended.winner,
            dict(zip(SIDES, ended.medals, strict=True)),
            dict(zip(SIDES, ended.lost, strict=True)),
        )
        standing = went(campaign, standing, result, sent, _first(mapping))
    came = score(campaign, standing.results)
    return CampaignPlayed(came.ahead, came.points, standing.results)


def _first(mapping: Table) -> Side:
    return "allies" if mapping["first"] == "allies" else "axis"


def balanced(played: Sequence[CampaignPlayed]) -> CampaignBalance:
    """What campaigns of equals say."""
    winners, most = Counter([one.winner for one in played]), max(1, len(played))
    results = [result for one in played for result in one.results]
    times = Counter([result.stage for result in results])
    won = Counter([result.stage for result in results if result.winner == "allies"])
    return CampaignBalance(
        len(played),
        interval(winners["allies"], len(played)),
        winners["axis"] / most,
        winners[None] / most,
        {name: (number, won[name] / number) for name, number in times.items()},
    )
