"""Somebody is away and a computer plays for him: how those who wait want to go on, and what a substitute finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.args import Absent, Taken, arg_of
from bot.screens.clocks import clock_line, until
from bot.screens.deciding import heading, score
from bot.screens.history.events import Teller
from bot.screens.history.recap import recap
from bot.screens.history.turns import turns
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.panel import calls, panel_rows
from bot.screens.screen import Button, Row, Screen, whole_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.public import Vacancy
    from bot.game.values import GameCard, LogLine
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine import Side

_SIGNS = {"play-on": "⚔️", "substitute": "🪑", "judge": "⚖️"}
#: Marks the button of the post by which a substitute is called: with him it goes.
#: Turns that a substitute is told of.
_TURNS = 3


def vacancy_of(card: GameCard, side: Side) -> Vacancy | None:
    """The seat of a side that a computer keeps."""
    return next((one for one in card.vacancies if one.side == side), None)


def choice_row(words: Words, vacancy: Vacancy) -> Row:
    """What there is to choose."""
    return tuple(
        [
            Button(
                words(f"button-absent-{one}"),
                "say-absent",
                arg_of(Absent(one, vacancy.side)),
                emoji=_SIGNS[one],
            )
            for one in vacancy.choices
        ]
    )


def choice_text(words: Words, card: GameCard, vacancy: Vacancy) -> str:
    """Who chooses, and between what; empty once it is chosen."""
    if not vacancy.choices:
        return ""
    chief = card.commander(vacancy.asked)
    away = {one.person for one in card.away}
    there = [one for one in card.people(vacancy.asked) if one not in away]
    names = f"<@{chief}>" if chief in there else ", ".join(f"<@{one}>" for one in there)
    return words("absent-ask" if vacancy.whole else "absent-ask-own", people=names or "–")


def chosen_text(words: Words, card: GameCard, vacancy: Vacancy) -> str:
    """What has been chosen."""
    return words(
        f"absent-chosen-{vacancy.choice}", person=str(vacancy.by), side=words(f"side-{vacancy.side}")
    )


def take_row(words: Words, side: Side) -> Row:
    """[Take over]."""
    return (
        Button(
            words("button-take-place"), "take-over", arg_of(Taken(side, "post")), style="good", emoji="🪑"
        ),
    )


def absent_screen(moment: Moment) -> Screen:
    """How things are with whoever is away, and what may be done about it by whoever asks."""
    words, card = moment.words, moment.card
    lines, rows = [heading(moment)], list[Row]()
    for one in card.vacancies:
        away = ", ".join(f"<@{seat.person}>" for seat in card.away if seat.side == one.side)
        lines.append(words("absent-who", people=away, side=words(f"side-{one.side}")))
        if one.choice is not None:
            lines.append(chosen_text(words, card, one))
        elif moment.side == one.asked:
            lines.append(choice_text(words, card, one))
            rows.append(choice_row(words, one))
        else:
            lines.append(words("absent-theirs", side=words(f"side-{one.asked}")))
    if not card.vacancies:
        lines.append(words("error-no-vacancy"))
    rows.append((Button(words("button-back"), "more", emoji="↩️"),))
    return Screen("\n".join(lines), card.id, card.revision, tuple(rows))


def substitute_screen(moment: Moment, side: Side, lines: Sequence[LogLine]) -> Screen:
    """What somebody finds who has just taken over: where it stands, what happened of late, his clock."""
    words, card = moment.words, moment.card
    told = [
        words("substitute-welcome", side=words(f"side-{side}"), turn=card.turn),
        f"🎖️ {score(words, card)}",
    ]
    told += [line for line in (clock_line(words, card),) if line]
    if card.to_act == side:
        told.append(words("substitute-yours", until=until(words, card)))
    else:
        told.append(words("substitute-theirs", people=calls(card, card.to_act)))
    now = [event for line in lines for event in line.events]
    kinds, tell = kinds_of(moment.look.view, now), Teller(words, moment.look.view)
    for number, events in [one for one in turns(lines) if one[1]][-_TURNS:]:
        happened = recap(tell, events, kinds)
        told += [f"> {line}" for line in (words("substitute-turn", turn=number), *happened)]
    return Screen(whole_lines(told), card.id, card.revision, panel_rows(words, card))
