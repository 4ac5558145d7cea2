"""The question about ground that is won: take it or stay, and what either leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.asked import Prompted
from bot.screens.finishing import leaves_text
from bot.screens.move_prompts import aims_text
from bot.screens.naming import ground
from bot.screens.screen import Button

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


def advance(moment: Moment) -> Prompted:
    """Take ground, or stay."""
    words = moment.words
    at = moment.view.choice.at or "?"
    here = ground(words, moment.chart.spots[at]) if at in moment.chart.spots else ""
    where = f"{at} ({here})" if here else at
    row = (
        Button(words("button-advance", hex=at), "do", "advance", style="good", emoji="🚩"),
        Button(words("button-stay"), "do", "stay"),
    )
    won = next((one for one in moment.view.medals if at in one.at and one.side in (None, moment.side)), None)
    lines = [words("prompt-advance", hex=where)]
    lines += [
        words("prompt-advance-overrun", unit=_unit(moment), targets=aims_text(moment, one.against))
        for one in moment.options("advance")
        if one.against
    ]
    lines += _goes_on(moment)
    left = [gone for one in moment.options("advance") for gone in one.sheds]
    lines += leaves_text(words, left, if_taken=True)
    if won is not None:
        lines.append(
            words(
                "prompt-advance-medal",
                hexes=", ".join(won.at),
                number=len(won.at),
                needed=won.needed,
                good=int(won.kind.startswith("permanent")),
            )
        )
    return Prompted(lines, [row])


def _unit(moment: Moment) -> str:
    """What kind of unit has won the ground."""
    unit = moment.chart.units[moment.view.choice.by or ""]
    return moment.words.inside(f"unit-{unit.kind}")


def _goes_on(moment: Moment) -> list[str]:
    """How far the unit may still go, whether it takes the ground or not: nobody may think that this uses it up."""
    taken, left = [
        max([one.goes_on for one in moment.options(verb)], default=0) for verb in ("advance", "stay")
    ]
    said = [("-taken", taken), ("-left", left)] if taken != left else [("", taken)]
    words = moment.words
    return [
        words(f"prompt-advance-goes-on{which}", hexes=words("move-hexes", number=number))
        for which, number in said
        if number
    ]
