"""The picture of a campaign as plain values: its battles in a row, who has won which, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.screens.campaign import campaign_title, stage_title, titles_of
from bot.screens.scenario import day
from bot.screens.screen import Picture
from engine.types import SIDES
from renderer.track import Station, TrackWords
from scenarios.campaign.course import depths

if TYPE_CHECKING:
    from bot.game.reading.campaigns import CampaignLook
    from bot.i18n import Words
    from renderer.studio import Studio
    from renderer.track import StationState
    from scenarios.campaign.values import Stage


class Track(NamedTuple):
    """What is to be drawn, and the same in words."""

    name: str
    stations: tuple[Station, ...]
    words: TrackWords
    alt: str


async def drawn_track(studio: Studio, track: Track) -> Picture:
    """The picture of it. Raises what the studio does."""
    drawn = await studio.track(track.stations, words=track.words)
    return Picture(f"{track.name}.{drawn.format}", drawn.data, track.alt)


def track_of(words: Words, look: CampaignLook) -> Track:
    """The track of a campaign as it stands."""
    plan = look.course.campaign
    order = list(plan.stages)
    columns = depths(plan)
    stations = tuple(
        [_station(words, look, stage, columns[stage.name], order) for stage in plan.stages.values()]
    )
    points = look.score.points
    named = {side: words(f"side-{side}") for side in SIDES}
    score = words("campaign-picture-score", sum=f"{points['allies']} : {points['axis']}", **named)
    titled = campaign_title(words, titles_of(look))
    told = TrackWords(titled, _result(words, look), score, _closing(words, look))
    alt = words(
        "campaign-alt", title=titled, result=told.result, score=score, battles=_battles(words, stations)
    )
    return Track(f"campaign-{look.id}-{len(look.standing.results)}", stations, told, alt)


def _station(words: Words, look: CampaignLook, stage: Stage, column: int, order: list[str]) -> Station:
    course, result = look.course, look.result(stage.name)
    following = dict.fromkeys(path.next for path in stage.paths.values() if path.next)
    known = course.battles[stage.name]
    title, when = stage_title(words, course, stage.name), day(words, known.date)
    points = words("campaign-points", number=stage.worth)
    leads = tuple(order.index(one) for one in following)
    if result is None:
        return Station(title, when, _ahead(look, stage.name), column, points=points, leads=leads)
    played = [one.stage for one in look.standing.results]
    at = played.index(stage.name) + 1
    after = played[at] if at < len(played) else look.standing.at
    return Station(
        title,
        when,
        "drawn" if result.winner is None else "won",
        column,
        f"{result.medals.get('allies', 0)} : {result.medals.get('axis', 0)}",
        result.winner,
        "" if result.winner is None else known.nations.get(result.winner, ""),
        points,
        leads,
        order.index(after) if after else None,
    )


def _ahead(look: CampaignLook, stage: str) -> StationState:
    """What is not played yet: to be played now, still possible, or passed by."""
    if look.over or not look.standing.at:
        return "missed"
    if stage == look.standing.at:
        return "now"
    reached, open_ = {look.standing.at}, [look.standing.at]
    while open_:
        for path in look.course.campaign.stages[open_.pop()].paths.values():
            if path.next and path.next not in reached:
                reached.add(path.next)
                open_.append(path.next)
    return "ahead" if stage in reached else "missed"


def _result(words: Words, look: CampaignLook) -> str:
    if not look.over:
        number, longest = len(look.standing.results) + 1, look.course.campaign.longest
        return words("campaign-picture-now", number=number, longest=longest)
    if look.winner is None:
        return words("campaign-picture-gone" if look.gone else "campaign-picture-drawn")
    side, points, medals = words(f"side-{look.winner}"), look.score.points, look.score.medals
    if look.given_up or len(set(points.values())) > 1:
        return words("campaign-picture-won", side=side)
    sum_ = f"{medals['allies']} : {medals['axis']}"
    return words("campaign-picture-won-medals", side=side, medals=sum_)


def _closing(words: Words, look: CampaignLook) -> str:
    own = look.course.campaign.wording(words.language)
    if not look.over:
        return own.before.get(look.standing.at, "")
    return "" if look.winner is None or look.given_up else own.end.get(look.winner, "")


def _battles(words: Words, stations: tuple[Station, ...]) -> str:
    """Each battle that was played, in words."""
    said = []
    for one in stations:
        if one.state == "won":
            side = words(f"side-{one.winner}")
            said.append(words("campaign-alt-won", title=one.title, side=side, medals=one.score))
        elif one.state == "drawn":
            said.append(words("campaign-alt-drawn", title=one.title, medals=one.score))
        elif one.state == "now":
            said.append(words("campaign-alt-now", title=one.title))
    return "; ".join(said)
