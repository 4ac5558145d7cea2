"""How a campaign goes: from one battle to the next, as pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.types import OTHER, SIDES, Side
from scenarios.campaign.values import (
    BySide,
    Campaign,
    Changes,
    Path,
    Record,
    Score,
    Stage,
    StageResult,
    Standing,
)

#: Where units of the reserve are sent, by side: hexes.
Sent = Mapping[Side, Sequence[str]]


def begun(campaign: Campaign) -> Standing:
    """Before the first battle."""
    return Standing(campaign.first.name, reserves=campaign.reserves)


def open_places(campaign: Campaign, standing: Standing, side: Side) -> tuple[Record, ...]:
    """Where a side may send units of its reserve now; nothing if it has none, or none may come here."""
    if not standing.at or not standing.reserves.get(side):
        return ()
    return campaign.stages[standing.at].reserves.get(side, ())


def most_sent(campaign: Campaign, standing: Standing, side: Side) -> int:
    """How many units a side may send now."""
    return min(standing.reserves.get(side, 0), len(open_places(campaign, standing, side)))


def usual(campaign: Campaign, standing: Standing, side: Side) -> tuple[str, ...]:
    """Where a computer sends its reserve, and whoever says nothing: an even share for each battle that may follow."""
    places = open_places(campaign, standing, side)
    if not places:
        return ()
    ways = _with_places(campaign, standing.at, side)
    share = -(-standing.reserves[side] // ways)
    return tuple([str(one["at"]) for one in places[: min(share, standing.reserves[side])]])


def _with_places(campaign: Campaign, at: str, side: Side) -> int:
    """How many battles with places for reserves lie ahead at most, this one counted."""
    if not at:
        return 0
    stage = campaign.stages[at]
    here = 1 if stage.reserves.get(side) else 0
    return here + max(_with_places(campaign, path.next, side) for path in stage.paths.values())


def changes(campaign: Campaign, standing: Standing, sent: Sent) -> Changes:
    """What is otherwise in the battle that is to be played."""
    stage = campaign.stages[standing.at]
    return Changes(
        _sum(stage.cards, standing.cards),
        _sum(stage.medals, standing.medals),
        {side: hexes for side in SIDES if (hexes := _weakened(stage, standing, side))},
        {side: units for side in SIDES if (units := _units(stage, sent.get(side, ()), side))},
    )


def _weakened(stage: Stage, standing: Standing, side: Side) -> tuple[str, ...]:
    lost = standing.results[-1].lost.get(side, 0) if standing.results else 0
    return stage.losses.get(side, ())[: lost // stage.toll]


def _units(stage: Stage, hexes: Sequence[str], side: Side) -> tuple[Record, ...]:
    return tuple([one for one in stage.reserves.get(side, ()) if one["at"] in hexes])


def _sum(one: BySide, other: BySide) -> BySide:
    return {side: one.get(side, 0) + other.get(side, 0) for side in SIDES}


def stood(stage: Stage, result: StageResult, first: Side) -> Side:
    """Whose way a campaign goes on: the winner's; without one that of the side that did not move first, for it stood
    its ground."""
    return result.winner or OTHER[first]


def went(campaign: Campaign, standing: Standing, result: StageResult, sent: Sent, first: Side) -> Standing:
    """How it stands after a battle; `first` is the side that moved first in it."""
    stage = campaign.stages[standing.at]
    path = stage.paths.get(stood(stage, result, first), Path())
    left = {
        side: standing.reserves.get(side, 0) - len(_units(stage, sent.get(side, ()), side)) for side in SIDES
    }
    return Standing(
        path.next, (*standing.results, result), _sum(left, path.reserves), path.cards, path.medals
    )


def score(campaign: Campaign, results: Sequence[StageResult]) -> Score:
    """Points for battles won; if they are equal, the medals of all battles."""
    points = {
        side: sum(campaign.stages[one.stage].worth for one in results if one.winner == side) for side in SIDES
    }
    medals = {side: sum(one.medals.get(side, 0) for one in results) for side in SIDES}
    return Score(points, medals, _ahead(points) or _ahead(medals))


def _ahead(numbers: BySide) -> Side | None:
    allies, axis = (numbers[side] for side in SIDES)
    return None if allies == axis else SIDES[0] if allies > axis else SIDES[1]


def ways(campaign: Campaign, at: str) -> Iterator[tuple[str, ...]]:
    """Every way from a battle to the end, by the names of its battles."""
    if not at:
        yield ()
        return
    for following in dict.fromkeys(path.next for path in campaign.stages[at].paths.values()):
        for rest in ways(campaign, following):
            yield (at, *rest)


def depths(campaign: Campaign) -> dict[str, int]:
    """How many battles may come before each at most: its place on the track."""
    found: dict[str, int] = {}
    for way in ways(campaign, campaign.first.name):
        for place, name in enumerate(way):
            found[name] = max(place, found.get(name, 0))
    return found
