"""The question before a typed text that rolls, draws or ends the turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bot.errors import AsksFirst, Chance, UserError
from bot.facts.drafted import DraftLine
from bot.game.drafting.written import HEX, as_notation, names_target
from bot.i18n import words_of
from bot.screens.deciding import draft_text, heading
from bot.screens.finishing import DICE, draft_mark, leaves_text, question, unused_parts
from bot.screens.naming import chance_lines
from bot.screens.reasons import line_called, reason
from bot.screens.screen import Button, Screen, cut
from bot.screens.typing import as_shown, meant, parts_of
from engine.notation import described

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.i18n import Words
    from bot.screens.deciding import Moment

#: Letters of a text that can be shown whole before it is played.
_LONGEST_TEXT: Final = 1200
#: Letters of a text that are said back.
_MOST_TYPED: Final = 1_000
#: What the button shows of what it does: dice only where some are rolled.
_SIGNS: Final[Mapping[Chance, str]] = {"rolls": DICE, "ends": "🏁", "draws": "🃏", "plays": "🃏"}
_HEX: Final = re.compile(rf"\b{HEX}(?=\b|[xX])")
_TEXT: Final = re.compile(r"```\n(.+?)\n```$", re.DOTALL)


def text_asked(moment: Moment, lines: Sequence[str], first: AsksFirst, late: str = "") -> Screen:
    """The question before a text that rolls, draws or ends the turn: what it does and may do, what it leaves undone,
    and itself, for [Carry it out] reads it there; before all that what came too `late` as it was typed."""
    words = moment.words
    before = moment.draft.lines if first.behind and moment.draft is not None else ()
    text = "; ".join(lines)
    if len(text) > _LONGEST_TEXT:
        raise UserError("text-too-long", most=_LONGEST_TEXT)
    plan = _text_plan(words, lines)
    said = [heading(moment), *([late] if late else [])]
    said += [words("prompt-text-draft", plan=draft_text(words, before))] if before else []
    said += [words("draft-text", plan=plan)] if plan else []
    said += chance_lines(words, first.weighed) if moment.card.odds else []
    said += [
        words("prompt-text-barred", line="×".join(one.hexes), why=reason(words, why.key, why.params))
        for one, why in first.barred
    ]
    said += leaves_text(words, first.leaves)
    said += [words("prompt-text-nobody")] if first.unused.nobody else []
    parts = unused_parts(words, first.unused)
    said += [words("prompt-text-leaves", what="; ".join(parts))] if parts else []
    said += [_over(moment, first)] if first.over else []
    said += [
        words("prompt-text-sure-alone" if moment.card.alone else "prompt-text-sure", how=first.how),
        words("prompt-text-hint"),
        # A line each: a phone cuts long ones in such a box.
        "```\n" + "\n".join(lines) + "\n```",
    ]
    yes = Button(
        words("button-text-sure"), "text-sure", draft_mark(moment), style="bad", emoji=_SIGNS[first.how]
    )
    return question(moment, said, yes, "text-back")


def _over(moment: Moment, first: AsksFirst) -> str:
    """That nobody could attack after it; from afar no ground is won."""
    near = any(
        moment.chart.distance(one.unit, one.target) == 1 for one in first.weighed if one.verb == "attack"
    )
    return moment.words("prompt-text-over", ground="yes" if near else "no")


def others_asked(
    moment: Moment, wrong: Sequence[tuple[str, UserError]], typed: str, others: Sequence[str]
) -> Screen:
    """What is wrong with lines of a text, and those of it that work, to be drafted by themselves."""
    words, draft = moment.words, moment.draft
    stands = draft_text(words, draft.lines, instead=draft.together) if draft is not None else ""
    said = [
        heading(moment),
        *[f"⚠️ {_line_wrong(words, line, error)}" for line, error in wrong],
        typed_refused(words, typed, *[(line, behind_of(error)) for line, error in wrong]),
        words("prompt-text-others"),
        *([words("draft-so-far", plan=stands)] if stands else []),
        "```\n" + "\n".join(others) + "\n```",
    ]
    yes = Button(words("button-text-others"), "text-others", draft_mark(moment), style="good", emoji="✍️")
    return question(moment, said, yes)


def _line_wrong(words: Words, line: str, error: UserError) -> str:
    why = error.why
    return (
        f"**{line_called(words, line)}** – {reason(words, why.key, why.params)}"
        if why is not None
        else reason(words, error.key, error.params)
    )


def typed_text(words: Words, key: str, text: str) -> str:
    """A text said back as it can be copied and typed once more: in one line."""
    lines = "; ".join(filter(None, map(str.strip, text.replace("`", "'").splitlines())))
    return words(key, text=f"`{cut(lines, _MOST_TYPED)}`")


def behind_of(error: BaseException) -> int | None:
    """How many lines like the one that is wrong stand behind it; None: that is not known."""
    behind = error.params.get("behind") if isinstance(error, UserError) else None
    return behind if isinstance(behind, int) else None


def typed_refused(words: Words, text: str, *wrong: tuple[str, int | None]) -> str:
    """A refused text, with the lines that were wrong marked in it, each given with how many like it stand behind it:
    nobody types a whole turn twice on a phone."""
    parts = [one for one in parts_of(text.replace("`", "'")) if one]
    marked = {_place(parts, *one) for one in wrong}
    if len(parts) < 2 or None in marked or len(text) > _MOST_TYPED:
        return typed_text(words, "typed-refused", text)
    shown = [f"❌ **`{one}`**" if number in marked else f"`{one}`" for number, one in enumerate(parts)]
    return words("typed-refused-at", text="; ".join(shown))


def _place(parts: Sequence[str], line: str, behind: int | None) -> int | None:
    """Which part of a text is a line; None: that cannot be told."""
    same = [number for number, one in enumerate(parts) if _means(one, line)]
    if behind is None:
        return same[0] if len(same) == 1 else None
    return same[-1 - behind] if behind < len(same) else None


def second_target(moment: Moment, text: str, wrong: str) -> str:
    """The hex of a first target, where a text names a second one for the same unit, as only several who plan together
    may; empty: it does not, or nobody else is on that side."""
    if moment.side is None or not moment.card.team(moment.side):
        return ""
    refused = described(wrong)
    attacks = [one for one in map(described, as_notation(as_shown(text))) if one.verb == "attack"]
    before = [one for one in attacks if one.unit.upper() == refused.unit.upper()]
    if refused.verb != "attack" or not before or before[0].target.upper() == refused.target.upper():
        return ""
    return before[0].target.upper()


def example(moment: Moment | None, text: str, wrong: str) -> str:
    """A line that works now, of the hex that was typed if there is one, where a text begins with a verb that is not
    asked; empty: it is asked, or the line stands behind others."""
    parts = [one for one in parts_of(text) if one]
    legal = moment.legal if moment is not None and moment.look.may_act else ()
    if moment is None or not legal or not parts or (wrong and not _means(parts[0], wrong)):
        return ""
    begun = described(next(iter(as_notation(parts[0])), ""))
    if begun.verb in {one.verb for one in legal}:
        return ""
    able = [one for one in legal if one.verb not in ("end", "pass")] or list(legal)
    named = {one.upper() for one in _HEX.findall(parts[0])}
    line = max(able, key=lambda one: len(named & set(one.hexes))).notation
    return moment.words("typed-hint-now", line=line)


def _means(part: str, line: str) -> bool:
    """Whether a part of a text is that line, however it is written."""
    if part.lower() == line.lower() or names_target(part, line):
        return True
    try:
        read = meant(words_of(None), (), as_notation(as_shown(part)), dealt=False)
    except UserError:
        # A card of no such name.
        return line.lower() in part.lower()
    return any(one.lower() == line.lower() for one in read)


def _text_plan(words: Words, lines: Sequence[str]) -> str:
    """What a text does, in words; empty: it only ends something, which the question says."""
    parts = [line for line in lines if line.lower() != "end"]
    plan = draft_text(words, [DraftLine(line) for line in parts]) if parts else ""
    passes = [words("button-play-nothing")] if any(described(line).verb == "pass" for line in parts) else []
    return " · ".join([*([plan] if plan else []), *passes])


def text_in(content: str) -> str:
    """The text of such a question; empty: it is none."""
    found = _TEXT.search(content)
    return found[1] if found is not None else ""
