"""Is a campaign sound? Every rule is one small function that yields faults; none stops at the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, cast

from engine.types import SIDES, Side
from scenarios.campaign.applying import HANDS, TO_WIN, applied
from scenarios.campaign.course import ways
from scenarios.campaign.values import Campaign, Changes, Path, Record, Stage
from scenarios.checking import check_mapping
from scenarios.errors import Fault, hint_for
from scenarios.reading import Reading

#: Battles one after the other, on every way through a campaign.
LENGTH: Final = (3, 6)
#: Each battle as its file reads, by its place in the campaign.
Battles = Mapping[str, Reading]


def check_campaign(campaign: Campaign, battles: Battles) -> list[Fault]:
    """Everything that is wrong with how the battles hang together."""
    faults = [*_names(campaign), *_circles(campaign)]
    if faults:
        return faults  # no way through it can be walked
    return [fault for check in CHECKS for fault in check(campaign, battles)]


def _names(campaign: Campaign) -> Iterator[Fault]:
    """Every way leads to a battle of the file."""
    if not campaign.stages:
        yield Fault("missing", {"what": "a battle"}, section="battles")
    for stage in campaign.stages.values():
        for following in dict.fromkeys(path.next for path in stage.paths.values()):
            if following and following not in campaign.stages:
                params = {"word": following, "what": "battle", "hint": hint_for(following, campaign.stages)}
                yield Fault("unknown-word", params, section=f"battles.{stage.name}")


def _circles(campaign: Campaign) -> Iterator[Fault]:
    """No way leads back: what a battle leads to stands below it in the file."""
    order = list(campaign.stages)
    for place, stage in enumerate(campaign.stages.values()):
        for following in dict.fromkeys(path.next for path in stage.paths.values()):
            if following in order[: place + 1]:
                params = {"name": stage.name, "to": following}
                yield Fault("leads-back", params, section=f"battles.{stage.name}")


def _length(campaign: Campaign, _: Battles) -> Iterator[Fault]:
    lengths = {len(way) for way in ways(campaign, campaign.first.name)}
    low, high = LENGTH
    for wrong in sorted(one for one in lengths if not low <= one <= high):
        yield Fault("bad-length", {"count": wrong, "low": low, "high": high}, section="battles")


def _reached(campaign: Campaign, _: Battles) -> Iterator[Fault]:
    led_to = {path.next for stage in campaign.stages.values() for path in stage.paths.values()}
    for name in list(campaign.stages)[1:]:
        if name not in led_to:
            yield Fault("never-reached", {"name": name}, section=f"battles.{name}")


def _first(campaign: Campaign, _: Battles) -> Iterator[Fault]:
    """The first battle begins with its invitation: nobody has been asked anything yet."""
    if any(campaign.first.reserves.values()):
        yield Fault("first-reserves", section=f"{_of(campaign.first)}.reserves")


def _weakened(campaign: Campaign, battles: Battles) -> Iterator[Fault]:
    """Whoever comes weakened stands there, and has a figure to lose."""
    for stage in campaign.stages.values():
        units = cast("list[Record]", battles[stage.name].mapping["units"])
        for side, hexes in stage.losses.items():
            able = {unit["at"] for unit in units if unit["side"] == side and cast("int", unit["figures"]) > 1}
            for place, name in enumerate(hexes):
                if name not in able:
                    yield Fault("no-unit-to-weaken", {"side": side, "name": name}, section=_of(stage))
                elif name in hexes[:place]:
                    yield Fault("twice", {"what": name}, section=_of(stage))


def _changed(campaign: Campaign, battles: Battles) -> Iterator[Fault]:
    """Every battle is sound with all that may change in it: all reserves there, and what each way brings."""
    for stage in campaign.stages.values():
        told: set[str] = set()
        for brought in _ways_into(campaign, stage):
            everything = Changes(
                _both(stage.cards, brought.cards), _both(stage.medals, brought.medals), {}, stage.reserves
            )
            mapping, still = battles[stage.name].mapping, battles[stage.name].still
            found = [
                *_out_of_range(mapping, everything),
                *check_mapping(applied(mapping, everything), still=still),
            ]
            for fault in found:
                if str(fault) not in told:
                    told.add(str(fault))
                    yield Fault(fault.code, fault.params, fault.at, _of(stage))


def _ways_into(campaign: Campaign, stage: Stage) -> list[Path]:
    into = [
        path for one in campaign.stages.values() for path in one.paths.values() if path.next == stage.name
    ]
    return [*into, Path()] if stage == campaign.first else into


def _out_of_range(mapping: Mapping[str, object], changes: Changes) -> Iterator[Fault]:
    for key, what, by, (low, high) in (
        ("hands", "cards", changes.cards, HANDS),
        ("to_win", "medals", changes.medals, TO_WIN),
    ):
        numbers = cast("Mapping[Side, int]", mapping[key])
        for side in SIDES:
            value = numbers[side] + by.get(side, 0)
            if not low <= value <= high:
                yield Fault(
                    "out-of-range", {"what": f"{what} of {side}", "value": value, "low": low, "high": high}
                )


def _both(one: Mapping[Side, int], other: Mapping[Side, int]) -> dict[Side, int]:
    return {side: one.get(side, 0) + other.get(side, 0) for side in SIDES}


def _of(stage: Stage) -> str:
    return f"battles.{stage.name}"


CHECKS: tuple[Callable[[Campaign, Battles], Iterator[Fault]], ...] = (
    _length, _reached, _first, _weakened, _changed,
)  # fmt: skip
