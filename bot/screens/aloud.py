"""A screen as it is read aloud: without pictures, and with words for every sign that tells something.

A screen reader says "black circle" for ●, "crossed swords" for ⚔️ and nothing at all for a place on a board. Whoever has
switched pictures off is shown every screen through here, so no screen has to be written twice. What people have
written themselves keeps its signs, where they are none of ours.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.screens.naming import DICE_SIGNS
from bot.screens.screen import LABEL, LINE, Button, PersonSelect, Screen, Select, cut

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.i18n import Words
    from bot.screens.screen import Row

#: Signs of ours that only adorn: the words beside them say the same.
ADORNING: Final = frozenset(
    "🎞⏮📊🏅✅⏳↩⚔⚠🃏🪑🤝🎖⏸🛡🗺⭐🎲⚖⏰🤖🔁🧭🚪⏩🏁📜⏱💾🔀🗳🕊👍👎⚙🔻❌❓📌✍🙋🌍💥🚫👋🔐🫡💬🎴🍂📖🟦⬛🗑🌙☀🔔🏖📝🧳🔄👁⏭🎁🏆🎓🚩📚🙅⏫🖼🎯📨✋🚧"
    "🔼🔽🕰🏠🧹🏳💡✨🌉📦💀🤔📣🕸🛠✂👉🪖⚪⬅⏹➕♻💨⛺🕳🧨💣🚂🚙🔒▶▸🥾↳◀🧊📄🌫"
)
#: Signs that say something a line does not, where it begins with them, and the words for it.
_LEADING: Final[Mapping[str, str]] = {
    "🥾": "aloud-moved",
    "❌": "aloud-not",
}
_ADORNED: Final = re.compile(f"[{''.join(sorted(ADORNING))}]\ufe0f? ?")
_LEADS: Final = re.compile(rf"^((?:> |• |-# |\*\*|__)*)([{''.join(_LEADING)}])\ufe0f? ?", re.MULTILINE)
#: A run of dice behind something else; where a line begins with one of their signs it is a heading.
_DICE: Final = re.compile(
    rf"(?<=[^\n]{{2}})(?<![>•] )((?:(?:{'|'.join(DICE_SIGNS.values())})(?: |$|(?=[\n·,)])))+)", re.MULTILINE
)
#: What each of those signs begins with.
_DICE_LETTERS: Final = frozenset([sign[0] for sign in DICE_SIGNS.values()])
_FACES: Final[Mapping[str, str]] = {sign: face for face, sign in DICE_SIGNS.items()}
_PIPS: Final = re.compile("(●+)(○*)")
_OF: Final = re.compile(r"(?<![\w/.])(\d{1,2})/(\d{1,2})(?![\w/])")
_ROLLED: Final = re.compile(r"(\d+) 🎲")
_NUMBERED: Final = re.compile(r"^((?:> |• |\*\*)*\d+(?:, \d+)*) · ", re.MULTILINE)
_STRUCK: Final = re.compile(r"~~(.+?)~~")
_LEADS_TO: Final = re.compile(r"(?<=\S)→(?=\S)")
_LEADS_ON: Final = re.compile(" ?→ ?")
_AGAINST: Final = re.compile(" ?× ?")
_BETWEEN: Final = re.compile("; ;|  +")
#: What is typed stays as it must be typed.
_CODE: Final = re.compile(r"(`[^`]*`)")


def aloud(words: Words, text: str) -> str:
    """A text as it is read aloud."""
    if not text:
        return text
    parts = [
        part if part.startswith("`") and part.endswith("`") and len(part) > 1 else _said(words, part)
        for part in _CODE.split(text)
    ]
    return "\n".join([line.rstrip(" \t") for line in "".join(parts).split("\n")])


@lru_cache(maxsize=2_048)
def _said(words: Words, text: str) -> str:
    """A part of it; a score is told with every picture until it changes, and so are names and labels."""
    # Our signs are none of the letters that every keyboard has: much of what is told holds none, or an arrow alone. To
    # look for one is a tenth of looking for what it stands in.
    signs = not text.isascii()
    if signs:
        text = _with_words_for_signs(words, text)
    if "/" in text:
        text = _OF.sub(lambda found: words("aloud-of", left=int(found[1]), full=int(found[2])), text)
    text = _STRUCK.sub(lambda found: words("aloud-struck", what=found[1]), text)
    if signs:
        text = _without_signs(words, text)
    # What stood between two signs that are gone.
    return _BETWEEN.sub(" ", text)


def _with_words_for_signs(words: Words, text: str) -> str:
    """Dice, what a line begins with, and pips."""
    if "🎲" in text:
        text = _ROLLED.sub(lambda found: words("battle-dice", dice=int(found[1])), text)
    if not _DICE_LETTERS.isdisjoint(text):
        text = _DICE.sub(lambda found: _faces(words, found[1]), text)
    if any(sign in text for sign in _LEADING):
        text = _LEADS.sub(lambda found: f"{found[1]}{words(_LEADING[found[2]])} ", text)
    if "●" in text:
        text = _PIPS.sub(lambda found: words("aloud-of", left=len(found[1]), full=len(found[0])), text)
    return text


def _without_signs(words: Words, text: str) -> str:
    """What leads on, what is against what, and what only adorns."""
    if "·" in text:
        text = _NUMBERED.sub(lambda found: f"{found[1]}: ", text)
    if not ADORNING.isdisjoint(text):
        text = _ADORNED.sub("", text)
    if "→" in text:
        # Without spaces it leads from hex to hex, else from a thing to what is told of it.
        text = _LEADS_TO.sub(f" {words('aloud-to')} ", text)
        text = _LEADS_ON.sub(": ", text)
    if "×" in text:
        text = _AGAINST.sub(f" {words('aloud-against')} ", text)
    return text.replace(" − ", f" {words('aloud-minus')} ").replace(" · ", "; ")


def _faces(words: Words, run: str) -> str:
    said = ", ".join(words(f"face-{_FACES[sign]}") for sign in run.split())
    return f"{said} " if run.endswith(" ") else said


def as_told(words: Words, screen: Screen) -> Screen:
    """A screen as it is told to whoever reads these words."""
    return read_aloud(words, screen) if words.aloud else screen


def read_aloud(words: Words, screen: Screen) -> Screen:
    """A whole screen: its words, and what can be pressed, by words alone."""
    return screen._replace(
        text=aloud(words, screen.text), rows=tuple([_row(words, row) for row in screen.rows])
    )


def _row(words: Words, row: Row) -> Row:
    match row:
        case Select():
            choices = [
                one._replace(label=cut(aloud(words, one.label), LINE), note=cut(aloud(words, one.note), LINE))
                for one in row.choices
            ]
            return replace(row, hint=aloud(words, row.hint), choices=tuple(choices))
        case PersonSelect():
            return replace(row, hint=aloud(words, row.hint))
    return tuple([_button(words, one) for one in row])


def _button(words: Words, button: Button) -> Button:
    return button._replace(label=cut(aloud(words, button.label), LABEL), emoji=None)
