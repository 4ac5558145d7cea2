"""A message before Discord: text, pictures, buttons and lists as plain values.

Prompts are made and tested here without a client; `bot/discord/components.py` turns them into components.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from bot.i18n import Words

#: Discord refuses a message that goes beyond any of these.
ROW_BUTTONS: Final = 5
ROWS: Final = 5
LIST_LENGTH: Final = 25
LABEL: Final = 80
LINE: Final = 100
HINT: Final = 150
FORM: Final = 45
TEXT: Final = 2000
#: What is told of a picture to whoever does not see it.
ALT: Final = 1024

#: The line of a list that leads to another page of it.
_TO_PAGE: Final = "page:"

Style: TypeAlias = Literal["main", "plain", "good", "bad"]


class Button(NamedTuple):
    """A button: `do` names the route that answers it, `arg` what it is about."""

    label: str
    do: str
    arg: str = ""
    style: Style = "plain"
    emoji: str | None = None
    disabled: bool = False


class Choice(NamedTuple):
    """One line of a list."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from."""

    hint: str
    do: str
    choices: tuple[Choice, ...]
    arg: str = ""
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class PersonSelect:
    """A list of the people of the server."""

    hint: str
    do: str
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its name and what it shows, in words; without data it could not be drawn, and the words say so."""

    name: str
    data: bytes
    alt: str


#: For whoever is told in words alone.
NO_PICTURE: Final = Picture("", b"", "")

Row: TypeAlias = tuple[Button, ...] | Select | PersonSelect


class Screen(NamedTuple):
    """A whole message; its controls belong to one game at one revision."""

    text: str
    game: int = 0
    revision: int = 0
    rows: tuple[Row, ...] = ()
    pictures: tuple[Picture, ...] = ()
    #: People it may ping; nobody else is, whatever the text says.
    pings: tuple[int, ...] = ()
    #: Whether `pictures` replaces those of the message it edits.
    redraw: bool = False
    #: Its pictures are what was asked for: they stand by the buttons, in sight.
    looked: bool = False
    #: What the draft that its buttons go on with is known by; None: they go on with none.
    draft: str | None = None
    #: Files to keep: their names and what is in them.
    papers: tuple[tuple[str, bytes], ...] = ()

    def drawn(self, *pictures: Picture) -> Screen:
        """The same with these pictures; for one that could not be drawn its words stand in the text."""
        lost = [one.alt for one in pictures if one.alt and not one.data]
        text = "\n".join([self.text, *dict.fromkeys(lost)]) if lost else self.text
        return self._replace(text=text, pictures=tuple([one for one in pictures if one.data]), redraw=True)

    def said_first(self, text: str) -> Screen:
        """The same with a line before it."""
        return self._replace(text=f"{text}\n\n{self.text}" if self.text else text)


def to_page(page: int) -> str:
    """What a line of a list says that leads to another page."""
    return f"{_TO_PAGE}{page}"


def page_of(value: str) -> int | None:
    """The page that a line of a list leads to; None: it is a choice. Of what somebody has forged it is the first."""
    if not value.startswith(_TO_PAGE):
        return None
    page = value.removeprefix(_TO_PAGE)
    return int(page) if page.isdecimal() else 0


def rows_of(buttons: Iterable[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows of five."""
    row = tuple(buttons)
    return tuple(row[n : n + ROW_BUTTONS] for n in range(0, len(row), ROW_BUTTONS))


def cut(text: str, limit: int) -> str:
    """A text no longer than a limit, with an ellipsis where it was cut."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


#: What a chat would take for a mark, for a mention or, at the beginning of a line, for a heading, quote or list.
_MARKS: Final = re.compile(r"[\\*_~`|<\[]|^(?=(?:#{1,3}|>{1,3}|-#?) )", re.MULTILINE)
_CALLS: Final = re.compile(r"@(?=everyone|here)")


@lru_cache(maxsize=1_024)
def literal(text: str) -> str:
    """Somebody else's words, for a message: shown as they were written, calling nobody.

    Names of channels, pictures and alternative texts know no marks, and take the words themselves.
    """
    return _CALLS.sub("@\u200b", _MARKS.sub(r"\\\g<0>", text))


def valued(
    words: Words, room: str, what: str, key: str, values: Sequence[str], now: str
) -> tuple[Choice, ...]:
    """The values that something may have, each with its note; of a closed list only the one chosen is to be seen, so
    it says of what it is."""
    return tuple(
        [
            Choice(
                words(f"{room}-value", what=what, value=words(f"{key}-{one}")),
                one,
                words(f"{key}-{one}.note"),
                chosen=one == now,
            )
            for one in values
        ]
    )


def whole_lines(lines: Sequence[str], limit: int = TEXT) -> str:
    """As many whole lines as fit."""
    whole = "\n".join(lines)
    if len(whole) + 1 <= limit - 2:
        return whole
    kept: list[str] = []
    used = 0
    for line in lines:
        if used + len(line) + 1 > limit - 2:
            kept.append("…")
            break
        kept.append(line)
        used += len(line) + 1
    return "\n".join(kept)


def newest_lines(text: str, limit: int) -> str:
    """The last lines of a text, as many whole ones as fit; those before them are left out with an ellipsis."""
    if len(text) <= limit:
        return text
    kept: list[str] = []
    room = limit - 2
    for line in reversed(text.split("\n")):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return "\n".join(["…", *kept])
