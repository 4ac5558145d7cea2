"""The prompt of whoever is attacked, or may play combat cards: it asks the same whatever he holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.asked import Prompted
from bot.screens.screen import Button

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


def react(moment: Moment) -> Prompted:
    """An attack has been declared on this side, or combat cards may be played: the same question whatever it holds."""
    words, at = moment.words, moment.view.choice.at
    buttons = [
        Button(words(f"card-{one.card}"), "do", one.notation, style="bad", emoji="💥")
        for one in moment.options("play")
    ]
    buttons += [
        Button(words("button-battle-back"), "do", one.notation, style="bad", emoji="⚔️")
        for one in moment.options("attack")
    ]
    declining = words("button-let-pass") if at else words("button-play-nothing")
    buttons.append(Button(declining, "do", "pass", style="plain"))
    if moment.options("attack"):
        return Prompted([words("prompt-battle-back", hex=at or "")], [tuple(buttons)])
    if not at:
        key = "prompt-combat" if moment.options("use") else "prompt-combat-none"
        return Prompted([_fairly(moment, key)], [tuple(buttons)])
    chart, by = moment.chart, moment.view.choice.by or at
    near = chart.distance(by, at) <= 1
    asked = words(
        "prompt-react" if near else "prompt-react-fire",
        unit=chart.unit_line(words, at),
        by=chart.unit_line(words, by),
    )
    answers = len(buttons) > 1 or moment.options("use")
    return Prompted(
        [asked if answers else f"{asked} {_fairly(moment, 'prompt-react-none')}"], [tuple(buttons)]
    )


def _fairly(moment: Moment, key: str) -> str:
    """What is asked of everybody; whoever plays with nobody else has nobody who could tell anything by it."""
    alone = key.endswith("-none") and len(moment.card.humans) == 1
    return moment.words(f"{key}-alone" if alone else key)
