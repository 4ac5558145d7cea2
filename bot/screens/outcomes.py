"""What came of a press, for the one who pressed: his side's own events, and lines chance made impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.deciding import line_text, lines_left
from bot.screens.finishing import named
from bot.screens.history.events import teller_of
from bot.screens.history.recap import recap
from bot.screens.reasons import reason, why_left
from bot.screens.screen import Button, Screen
from bot.screens.text_asked import typed_text
from engine import events as ev
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.drafted import LineLeft, Spare
    from bot.game.values import LogLine, Outcome
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from bot.screens.history.events import Teller


def answer_text(moment: Moment, events: Sequence[ev.Event], before: Sequence[ev.Event] = ()) -> str:
    """What the other side has done since, to be read below what one has done oneself `before`."""
    told = recap(teller_of(moment.words, moment.look), events)
    return "\n".join([*[f"> {line}" for line in told], *hand_changed(moment, events, before)])


def hand_changed(moment: Moment, events: Sequence[ev.Event], before: Sequence[ev.Event] = ()) -> list[str]:
    """The cards that have left one's own hand in the other side's turn, each with the one drawn for it: public is only
    the first. Of a card drawn just `before` nobody has seen that he had it."""
    words, side = moment.words, moment.side
    new = {card for event in before if isinstance(event, ev.CardsDrawn) for card in event.cards}
    played, said = "", list[str]()
    for event in events:
        if isinstance(event, ev.ReactionPlayed) and event.side == side:
            played = event.card
        elif isinstance(event, ev.CardsDrawn) and event.side == side and played:
            cards = ", ".join(words(f"card-{card}") for card in event.cards)
            key = "said-hand-passed" if played in new else "said-hand-swapped"
            said.append(words(key, played=words(f"card-{played}"), drawn=cards))
            played, new = "", {*new, *event.cards}
    return said


def cards_drawn(tell: Teller, events: Sequence[ev.Event]) -> list[str]:
    """The cards that have come into one's own hand."""
    return ["🃏 " + tell(event) for event in events if isinstance(event, (ev.CardsDrawn, ev.CardKept))]


def may_attack(words: Words, line: str) -> str:
    """Behind an attack that fell away: its unit is not done with."""
    return words("left-may-attack", unit=described(line).unit)


def outcome_text(words: Words, outcome: Outcome) -> str:
    """What happened, in a few lines."""
    tell, events = teller_of(words, outcome.look), outcome.happened
    lines = recap(tell, events)
    lines += cards_drawn(tell, events)
    if len(outcome.look.sides) > 1 and any(map(_fell_back, outcome.steps)):
        # He sits on that side, too, and was not asked.
        lines.append(words("said-own-reactions"))
    lines += [words(f"said-no-{what}", why=reason(words, why.key, why.params)) for what, why in outcome.held]
    if outcome.waits:
        lines.append(words("said-lines-wait", lines=lines_left(words, outcome.waits)))
    for left in outcome.left:
        line = words("said-line-left", line=line_text(words, left.line), why=why_left(words, left))
        lines.append(f"{line} {may_attack(words, left.line)}" if left.still else line)
    if outcome.repeated:
        lines.append(words("said-done-before"))
    return "\n".join(lines)


def _fell_back(step: LogLine) -> bool:
    """Whether reactions set beforehand have answered a flag."""
    line = step.notation if step.actor == "doctrine" else None
    return line is not None and described(line).verb == "retreat"


def unfit_text(words: Words, unfit: Sequence[LineLeft]) -> str:
    """Units chosen together with others that are ordered, and cannot be themselves."""
    return "\n".join(
        [
            words(
                "said-not-ordered",
                unit=described(one.line).unit,
                why=why_left(words, one),
            )
            for one in unfit
        ]
    )


def spare_text(words: Words, spare: Spare) -> str:
    """Who could have been ordered when the orders were closed, as long as there is a way back."""
    return words(
        "said-spare-orders", number=spare.number, units=named(spare.units), button=words("button-undo")
    )


def gone_on(words: Words, game: int, revision: int, where: str, typed: str = "") -> Screen:
    """An old panel of a draft that has gone on in a newer one: two that can be pressed would confuse. A text that was
    `typed` and stood there stands nowhere else."""
    row = (Button(words("button-take-turn"), "turn", style="good", emoji="▶️"),)
    said = [
        words("panel-gone-on", where=where),
        *([typed_text(words, "typed-refused", typed)] if typed else []),
    ]
    return Screen("\n".join(said), game, revision, (row,)).drawn()
