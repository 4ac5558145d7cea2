"""A campaign as text: its battles, where each leads, and what it changes in the next."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping

from engine.types import SIDES
from scenarios.campaign.reading import CampaignReading
from scenarios.campaign.values import BySide, Path, Stage
from scenarios.picture import wording

_WIDTH = 100


def show_campaign(reading: CampaignReading) -> str:
    """The whole campaign."""
    return "\n".join(_lines(reading)) + "\n"


def _lines(reading: CampaignReading) -> Iterator[str]:
    campaign = reading.campaign
    words = campaign.wording("en")
    yield words.title
    yield f"up to {campaign.longest} battles; in reserve: {_numbers(campaign.reserves)}"
    yield ""
    if words.briefing:
        yield from textwrap.wrap(words.briefing, _WIDTH)
        yield ""
    for stage in campaign.stages.values():
        title = wording(reading.battles[stage.name].mapping)["title"]
        points = "1 point" if stage.worth == 1 else f"{stage.worth} points"
        yield f"{stage.name}: {title} ({stage.scenario}), {points}"
        yield from (f"  {one}" for one in _of(stage))


def _of(stage: Stage) -> Iterator[str]:
    if any(stage.cards.values()):
        yield f"cards: {_numbers(stage.cards, signed=True)}"
    if any(stage.medals.values()):
        yield f"medals to win: {_numbers(stage.medals, signed=True)}"
    for side, hexes in stage.losses.items():
        yield f"weakened, one for {stage.toll} units lost before, {side}: {' '.join(hexes)}"
    for side, units in stage.reserves.items():
        named = [f"{one['kind']} {one['at']}" for one in units]
        yield f"reserves of the {side}: {', '.join(named)}"
    for side in SIDES:
        yield f"if the {side} win: {_path(stage.paths[side])}"


def _path(path: Path) -> str:
    said = [f"then {path.next}" if path.next else "the end"]
    for what, numbers in (("cards", path.cards), ("medals to win", path.medals), ("reserves", path.reserves)):
        said += [f"{what} {_numbers(numbers, signed=True)}"] if any(numbers.values()) else []
    return "; ".join(said)


def _numbers(numbers: BySide | Mapping[str, int], *, signed: bool = False) -> str:
    shown = [f"{side} {number:+d}" if signed else f"{side} {number}" for side, number in numbers.items()]
    return ", ".join(shown) or "none"
