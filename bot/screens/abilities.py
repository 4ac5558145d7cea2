"""Special abilities (`use WORD …`): hundreds of lines may be legal, so they are narrowed down word by word.

A prompt offers one button an ability. It opens a list of what may come next, and so on, until the words make a legal
action; where only one word can follow it is not asked for. Every word comes from the legal actions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.screens.asked import Prompted
from bot.screens.naming import ground, unit_line
from bot.screens.screen import LINE, ROW_BUTTONS, Button, Choice, Row, cut
from engine.notation import hexes_in

if TYPE_CHECKING:
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.notation import ActionView

Said: TypeAlias = tuple[str, ...]

#: Rows of a prompt, without the one below it.
_ROWS: Final = 4

#: Abilities whose words after so many, their name among them, are a group in any order; others go word by word.
_GROUPS: Final[Mapping[str, int]] = {"smoke": 2, "combat-card": 2}
_EMOJI: Final[Mapping[str, str]] = {
    "smoke": "💨",
    "bridge": "🌉",
    "pontoon": "🌉",
    "resupply": "📦",
    "recover": "⛺",
    "tunnel": "🕳️",
    "seal": "🧨",
    "on-the-move": "🥾",
    "break-in": "🚩",
    "blow": "💣",
    "drive": "🚂",
    "unload": "📦",
    "chip": "🔻",
    "command-car": "🚙",
    "combat-card": "🎴",
    "stubborn-resistance": "🛡️",
}
_OTHER: Final = "✨"


@dataclass(frozen=True, slots=True)
class Narrowed:
    """How far an ability has been said, and what may follow."""

    said: Said
    following: tuple[str, ...]
    #: The legal action these words make already.
    action: ActionView | None

    @property
    def done(self) -> ActionView | None:
        """The action, if nothing may be added to it."""
        return None if self.following else self.action

    @property
    def beginning(self) -> str:
        """What has been said so far as the beginning of a line: what buttons and lists say of themselves."""
        return " ".join(("use", *self.said))


def narrow(legal: Sequence[ActionView], said: Said) -> Narrowed:
    """What may follow some words, the name of the ability first; a word without an alternative is taken as said."""
    uses = [one for one in legal if one.verb == "use"]
    while True:
        fitting = [one for one in uses if _fits(one.words, said)]
        action = next((one for one in fitting if len(one.words) == len(said)), None)
        following = {word for one in fitting for word in _following(one.words, said)}
        if action is not None or len(following) != 1:
            return Narrowed(said, tuple(sorted(following)), action)
        said = (*said, *following)


def _fixed(words: Said) -> int:
    """How many words of a line have their place."""
    return _GROUPS.get(words[0], len(words)) if words else 0


def _fits(words: Said, said: Said) -> bool:
    place = min(_fixed(words), len(said))
    return words[:place] == said[:place] and set(said[place:]) <= set(words[place:])


def _following(words: Said, said: Said) -> tuple[str, ...]:
    place = _fixed(words)
    if len(said) < place:
        return words[len(said) : len(said) + 1]
    return tuple(word for word in words[place:] if word not in said[place:])


def added(moment: Moment, asked: Prompted) -> Prompted:
    """A prompt with the ways into the abilities that may be used now."""
    named, rows = sorted({one.words[0] for one in moment.options("use")}), asked.rows
    if not named:
        return asked
    if len(named) == 1 and len(rows) < _ROWS:
        step = narrow(moment.legal, tuple(named))
        if step.action is None:
            # One ability only: its list stands open at once.
            lines = [*asked.lines, *told(moment.words, step.said)]
            return asked._replace(lines=lines, rows=[*rows, _list(moment, step)])
    buttons = _buttons(moment, named)
    # A button that plays a card at once says no more than its name.
    whole = [step.said for word in named if (step := narrow(moment.legal, (word,))).done is not None]
    asked = asked._replace(
        lines=[*(line for said in whole for line in told(moment.words, said)), *asked.lines]
    )
    if len(rows) < _ROWS:
        return asked._replace(rows=[*rows, tuple(buttons)])
    last = rows[-1]
    if isinstance(last, tuple) and len(last) + len(buttons) <= ROW_BUTTONS:
        return asked._replace(rows=[*rows[:-1], (*last, *buttons)])
    # The lists above can wait; an ability that cannot be seen is lost.
    return asked._replace(rows=[*rows[: _ROWS - 2], rows[-1], tuple(buttons)])


def _buttons(moment: Moment, named: Sequence[str]) -> list[Button]:
    buttons = []
    for word in named[:ROW_BUTTONS]:
        step = narrow(moment.legal, (word,))
        emoji = _EMOJI.get(word, _OTHER)
        if step.done is not None:
            label = cut(action_text(moment.words, step.done), 80)
            buttons.append(moment.button(label, step.done.notation, emoji=emoji))
        else:
            buttons.append(Button(cut(_name(moment.words, word), 80), "ability", f"use {word}", emoji=emoji))
    return buttons


def asked(moment: Moment, said: Said) -> Prompted:
    """The next word of an ability."""
    words, step = moment.words, narrow(moment.legal, said)
    lines = [words("prompt-ability", ability=_so_far(words, step.said)), *told(words, step.said)]
    rows: list[Row] = []
    if step.following:
        rows.append(_list(moment, step))
    buttons = [Button(words("button-not-yet"), "turn", emoji="↩️")]
    if step.action is not None:
        label = cut(action_text(words, step.action), 80)
        buttons.insert(0, moment.button(label, step.action.notation, style="good", emoji="✅"))
    rows.append(tuple(buttons))
    return Prompted(lines, rows)


def _list(moment: Moment, step: Narrowed) -> Row:
    words = moment.words
    choices = [_choice(moment, word) for word in step.following]
    return moment.paged(_hint(words, step.said), "ability", choices, step.beginning)


def _choice(moment: Moment, word: str) -> Choice:
    """One word as a line of a list: a hex with what is there, a card with what it does, a number."""
    words, chart = moment.words, moment.chart
    label, note = word_text(words, word), ""
    at = hexes_in(word)[-1]
    if at in chart.spots:
        unit, spot = chart.units.get(at), chart.spots[at]
        bare = " · ".join(filter(None, (at, ground(words, spot))))
        here = unit_line(words, unit, spot) if unit is not None else bare
        label = f"{label.removesuffix(at)}{here}"
    elif words.has(f"card-{word}"):
        note = cut(words(f"card-{word}.rules"), LINE)
    return Choice(cut(label, LINE), word, note)


def told(words: Words, said: Said) -> list[str]:
    """What the combat card chosen does."""
    cards = [one for one in said[1:2] if words.has(f"card-{one}.rules")]
    return [f"🎴 **{words(f'card-{one}')}** – {words(f'card-{one}.rules')}" for one in cards]


def _name(words: Words, word: str) -> str:
    """What an ability is called; those named like a card play another card as that one."""
    if words.has(f"use-{word}"):
        return words(f"use-{word}")
    return words("use-as", card=words(f"card-{word}")) if words.has(f"card-{word}") else word


def _so_far(words: Words, said: Said) -> str:
    """What has been said of an ability: Lay smoke: C4."""
    given = ", ".join(word_text(words, one) for one in said[1:])
    name = _name(words, said[0] if said else "")
    return f"{name}: {given}" if given else name


def _hint(words: Words, said: Said) -> str:
    ability = said[0] if said else ""
    keys = (f"use-{ability}.hint-{len(said)}", f"use-{ability}.hint", "hint-ability")
    hint = words(next(key for key in keys if words.has(key)))
    # What was said without being asked stands before the question.
    return f"{', '.join(word_text(words, one) for one in said[1:])}: {hint}" if len(said) > 1 else hint


def word_text(words: Words, word: str) -> str:
    """A word of an ability as a player says it."""
    if words.has(f"card-{word}"):
        return words(f"card-{word}.short") if words.has(f"card-{word}.short") else words(f"card-{word}")
    if word.isdigit():
        return words("use-figures", number=int(word))
    return " → ".join(hexes_in(word))


def action_text(words: Words, action: ActionView) -> str:
    """A whole ability in words: smoke from E2 on F5, F6; Recon left as Air Power."""
    word, *rest = action.words or ("",)
    given = [word_text(words, one) for one in rest]
    if words.has(f"use-{word}.line") and given:
        return words(f"use-{word}.line", first=given[0], rest=", ".join(given[1:])).rstrip()
    if words.has(f"card-{word}") and given:
        return words("use-as-line", first=given[0], card=words(f"card-{word}"))
    named = _name(words, word)
    return f"{named}: {', '.join(given)}" if given else named
