"""What a General would do, as he would say it: with what it is worth, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bot.facts.drafted import DraftLine
from bot.screens.args import Advised, arg_of
from bot.screens.deciding import draft_text, heading, line_text
from bot.screens.finishing import draft_mark
from bot.screens.screen import LABEL, ROWS, Button, Screen, cut, whole_lines
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.screens.deciding import Moment
    from bot.screens.screen import Row
    from engine.thinking import Advice
    from engine.types import Side


#: He is asked though the battle counts no more then.
SURE: Final = "sure"
#: What ends something is a button of the panel, which says what else could be done.
_CLOSING: Final = ("end", "pass")


class Followed(NamedTuple):
    """Advice somebody has had, for the turn it was for."""

    turn: int
    side: Side
    #: At which revision he asked, with which lines drafted.
    revision: int
    behind: tuple[str, ...]
    lines: tuple[str, ...]


def advice_asked(moment: Moment) -> Screen:
    """Whether he is to be asked at all, where that has its price."""
    words = moment.words
    return Screen(
        f"{heading(moment)}\n{words('advice-asked')}",
        moment.card.id,
        moment.card.revision,
        ((Button(words("button-advice-sure"), "advice", SURE, emoji="🎖️"),),),
    )


def thinking_screen(moment: Moment) -> Screen:
    """While he thinks."""
    return Screen(
        f"{heading(moment)}\n{moment.words('advice-thinking')}", moment.card.id, moment.card.revision
    )


def advice_screen(moment: Moment, advice: Advice, drafted: int, first: str) -> Screen:
    """What he would do until dice are thrown, and by how much it is better than the next best beginning. Below it, what
    does that: so many of its lines can be `drafted`, or else this is what the `first` one is called."""
    rows = (_doing(moment, advice, drafted, first),)
    return Screen(_told(moment, advice), moment.card.id, moment.card.revision, rows)


def _doing(moment: Moment, advice: Advice, drafted: int, first: str) -> Row:
    """On a phone the panel is out of sight: the way on is here, too."""
    words, mark = moment.words, draft_mark(moment)
    on = Button(words("button-take-turn"), "advised", arg_of(Advised("on", mark)), emoji="▶️")
    if advice.planned or (not drafted and described(advice.lines[0]).verb in _CLOSING):
        return (on._replace(style="good"),)
    if drafted:
        does = Button(
            words("button-advised"), "advised", arg_of(Advised("draft", mark)), style="good", emoji="✍️"
        )
    elif described(advice.lines[0]).verb == "attack":
        does = Button(cut(first, LABEL), "advised", arg_of(Advised("first", mark)), style="bad", emoji="⚔️")
    else:
        does = Button(cut(first, LABEL), "advised", arg_of(Advised("first", mark)), style="main")
    return (does, on)


def beside_plan(moment: Moment, rows: Sequence[Row]) -> list[Row]:
    """The rows of a panel with [Advice] where the last one is too full for it: in one more, or with the units of the
    next page."""
    if not moment.plays_alone:
        return [*rows]
    shown = [one for row in rows if isinstance(row, tuple) for one in row]
    if any(one.do == "advice" for one in shown):
        return [*rows]
    asks = Button(moment.words("button-advice"), "advice", emoji="🎖️")
    if len(rows) < ROWS:
        return [*rows, (asks,)]
    pages = rows[-2]
    if not isinstance(pages, tuple) or any(one.do != "units" for one in pages):
        return [*rows]
    return [*rows[:-2], (*pages, asks), rows[-1]]


def _told(moment: Moment, advice: Advice) -> str:
    words = moment.words
    plan = _said(moment, advice.lines)
    if advice.planned:
        return whole_lines([heading(moment), *_weighed(moment, advice, plan), words("advice-seen")])
    drafted = draft_text(words, moment.draft.lines) if moment.draft is not None else ""
    lines = [heading(moment), *([words("advice-after", plan=drafted)] if drafted else [])]
    lines += [words("advice-plan", plan=plan or words("advice-end"))]
    if advice.instead is None:
        lines.append(words("advice-only"))
    else:
        instead = _said(moment, [advice.instead]) or line_text(words, advice.instead)
        gain, error = round(advice.gain, 1), round(advice.error, 1)
        # Less than twice its error is no difference; "0 medals better (± 0)" is no sentence.
        key = "advice-alike" if gain or error else "advice-same"
        if gain and abs(advice.gain) >= 2 * advice.error:
            key = "advice-better" if gain > 0 else "advice-close"
        lines.append(words(key, gain=abs(gain), error=error, instead=instead))
    lines.append(words("advice-seen"))
    return whole_lines(lines)


def _weighed(moment: Moment, advice: Advice, plan: str) -> list[str]:
    """A plan for all of it, beside what he would do."""
    words = moment.words
    own = words("advice-own", plan=_said(moment, advice.planned))
    if advice.agreed:
        return [own, words("advice-agreed")]
    gain, error = round(advice.gain, 1), round(advice.error, 1)
    key = "advice-as-good"
    if gain and abs(advice.gain) >= 2 * advice.error:
        key = "advice-rather" if gain > 0 else "advice-own-better"
    told = [own, words("advice-plan", plan=plan or words("advice-end"))]
    told.append(words(key, gain=abs(gain), error=error))
    return [*told, words("advice-rather-how")] if key == "advice-rather" else told


def _said(moment: Moment, lines: Sequence[str]) -> str:
    """What is to be done; with ground just won as the buttons say it."""
    at, rest = moment.contested, list(lines)
    won: list[str] = []
    if at and rest and rest[0] in ("advance", "stay"):
        first = rest.pop(0)
        won.append(moment.words("button-advance" if first == "advance" else "button-stay", hex=at))
    plan = draft_text(moment.words, [DraftLine(line) for line in rest])
    return " · ".join([*won, *([plan] if plan else [])])


def followed(moment: Moment, advice: Advice) -> Followed | None:
    """What is to be kept in sight of it."""
    if moment.side is None or advice.planned:
        return None
    card, drafted = moment.card, moment.draft.lines if moment.draft is not None else ()
    behind = tuple([line.text for line in drafted])
    return Followed(card.turn, moment.side, card.revision, behind, advice.lines)


def still_advised(moment: Moment, known: Followed) -> str:
    """What is left of it for whoever follows it, or ""; he who has gone another way is told nothing."""
    if (moment.card.turn, moment.side) != (known.turn, known.side) or moment.card.status != "running":
        return ""
    advised, draft = _single(known.lines), moment.draft
    if moment.card.revision == known.revision:
        drafted = _single([line.text for line in draft.lines] if draft is not None else ())
        behind = _single(known.behind)
        if draft is None or draft.ahead or drafted[: len(behind)] != behind or len(drafted) == len(behind):
            return ""
        done = drafted[len(behind) :]
        left = [line for line in advised if line not in done] if set(done) <= set(advised) else []
    else:
        # The orders are carried out: what is left of it are attacks.
        may = {one.notation for one in moment.options("attack")}
        left = [line for line in advised if line in may]
    plan = draft_text(moment.words, [DraftLine(line) for line in left])
    return moment.words("advice-follows", plan=plan) if plan else ""


def _single(lines: Iterable[str]) -> list[str]:
    """The lines with each unit's order by itself, however many were given at once, and without what closes a step."""
    single: list[str] = []
    for line in lines:
        action = described(line)
        if action.verb == "order":
            single += [f"order {at}" for at in action.hexes]
        elif action.verb != "end":
            single.append(line)
    return single
