"""The words for clocks: what runs and until when, what a side has left, how quickly a table plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.facts.pace import LONGEST_PAUSE, MOST_PAUSES, STILL_SECONDS, name_of
from bot.screens.deciding import heading
from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import Button, Row, Screen
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from bot.facts.pace import Pace
    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine import Side

#: What a button gives: at a table that plays within the hour, and at others.
_SHORT: Final = 3600
_SHORT_GIFTS: Final = (300, 600)
_GIFTS: Final = (4 * 3600, 12 * 3600, 86_400)
_PAUSES: Final = ((1, "days", 86_400), (3, "days", 86_400), (7, "days", 86_400))
#: What a time is said in.
UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def when(moment: float | None) -> str:
    """A time as each reader's own clock and calendar show it."""
    return f"<t:{int(moment)}:R>" if moment is not None else "–"


def until(words: Words, card: GameCard, due: float | None = None) -> str:
    """Until when whoever must decide has time, or those who have a moment of their own; or why nobody has one."""
    moment = card.deadline if due is None else due
    if moment is not None:
        return words("until", when=when(moment))
    if card.status != "running":
        return words("until-not-begun")
    return words("until-paused" if card.paused else "until-never")


def until_in_team(words: Words, card: GameCard, due: float | None) -> str:
    """The same for a team, whose time for a part is over before its side's: both are told, or they would contradict."""
    if due is None or card.deadline is None or due >= card.deadline:
        return until(words, card, due)
    return words("until-team", when=when(due), clock=when(card.deadline))


def span(words: Words, seconds: int) -> str:
    """A time in the largest unit that fits."""
    for unit, size in UNITS[:2]:
        if seconds % size == 0:
            return words(f"span-{unit}", number=seconds // size)
    return words("span-minutes", number=seconds // 60)


def about(words: Words, seconds: float) -> str:
    """A time as one reads it at a glance: its two largest units, and never more than there is."""
    rest, parts = int(seconds), []
    for unit, size in UNITS:
        number, rest = divmod(rest, size)
        if number:
            parts.append(words(f"span-{unit}", number=number))
        if len(parts) == 2 or (parts and not number):
            break
    return " ".join(parts) or words("span-none")


def terms(words: Words, pace: Pace | None, *, alone: bool = False) -> str:
    """How quickly a table plays, at which one person may be `alone`."""
    if pace is None:
        return words("terms-unhurried" if alone else "terms-friendly", time=span(words, STILL_SECONDS))
    if pace.fixed:
        return words("terms-clock", time=span(words, pace.bank))
    name = name_of(pace)
    return words(
        "terms-pace",
        name=words(f"pace-{name or 'own'}"),
        bank=span(words, pace.bank),
        increment=span(words, pace.increment),
        cap=span(words, pace.cap),
    )


def clock_line(words: Words, card: GameCard) -> str:
    """What both sides have left: of the one whose clock runs until when; empty where nothing is saved up."""
    pace = card.pace
    if pace is None or pace.fixed or not card.banks:
        return ""
    sides = []
    for side in SIDES:
        runs = side == card.active and card.clock == "turn" and card.deadline is not None
        left = words("bank-runs", when=when(card.deadline)) if runs else about(words, card.banks[side])
        sides.append(f"{SIDE_SIGNS[side]} {words('panel-side-of', side=words(f'side-{side}'), what=left)}")
    return words(
        "panel-clock",
        sides=" · ".join(sides),
        increment=span(words, pace.increment),
        cap=span(words, pace.cap),
    )


def still_screen(words: Words, card: GameCard, people: str, ends: float) -> Screen:
    """Without a clock nothing has happened for long: does anybody still play?"""
    row = (
        Button(words("button-play-on"), "play-on", style="good", emoji="🕊️"),
        Button(words("button-let-be"), "let-be", emoji="🍂"),
    )
    text = words("notice-still", people=people, time=span(words, STILL_SECONDS), when=when(ends))
    return Screen(text, card.id, card.revision, (row,))


def clocks(moment: Moment) -> Screen:
    """How a battle's clocks stand, and what one may do about them."""
    words, card = moment.words, moment.card
    lines = [heading(moment), terms(words, card.pace, alone=card.practice)]
    if card.status == "running":
        side = card.to_act or card.active
        lines.append(words("clocks-waiting", side=words(f"side-{side}"), until=until(words, card)))
        lines += [line for line in (clock_line(words, card),) if line]
        if card.paused:
            lines.append(pause_line(words, card))
    rows: list[Row] = [(Button(words("button-back"), "more", emoji="↩️"),)]
    if moment.side is not None and card.status == "running":
        rows = [*_deeds(moment, moment.side), *rows]
    return Screen("\n".join(lines), card.id, card.revision, tuple([row for row in rows if row]))


def pause_line(words: Words, card: GameCard) -> str:
    """Why the clock stands still."""
    return words("panel-paused-until" if card.pause_ends else "panel-paused", when=when(card.pause_ends))


def _deeds(moment: Moment, mine: Side) -> list[Row]:
    """What a player may do about the clocks."""
    words, card = moment.words, moment.card
    if card.pace is None:
        on = Button(words("button-play-on"), "play-on", style="good", emoji="🕊️")
        be = Button(words("button-let-be"), "let-be", emoji="🍂")
        return [(on, be) if card.still is not None else (be,)]
    gifts: Row = ()
    if not card.practice and card.people(OTHER[mine]):
        gifts = tuple(
            [
                Button(words("button-give", time=span(words, seconds)), "give-time", str(seconds), emoji="🎁")
                for seconds in (_SHORT_GIFTS if card.pace.bank < _SHORT else _GIFTS)
            ]
        )
    if card.pause_ends is not None:
        return [gifts, (Button(words("button-run-on"), "run-on", emoji="▶️"),)]
    return [gifts, () if card.paused else (Button(words("button-pause"), "pause", emoji="⏸️"),)]


def pause_screen(moment: Moment) -> Screen:
    """For how long both sides are to agree to let the clock stand still."""
    words, card = moment.words, moment.card
    row = [
        Button(words(f"span-{unit}", number=number), "pause-for", str(number * size), emoji="⏸️")
        for number, unit, size in _PAUSES
    ]
    row.append(Button(words("button-not-yet"), "clocks", emoji="↩️"))
    text = words("ask-pause", time=span(words, LONGEST_PAUSE), most=MOST_PAUSES)
    return Screen(f"{heading(moment)}\n{text}", card.id, card.revision, (tuple(row),))
