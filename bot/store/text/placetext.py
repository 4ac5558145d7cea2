"""The kind of a place as the word under which its row stands, and back: `thread`, `dm:5:axis`, `lost:side:axis`."""

from __future__ import annotations

from typing import Final, get_args

from bot.facts.place import PlaceKind, What
from engine import Side

_LOST: Final = "lost:"
_WHAT: Final[dict[str, What]] = {one: one for one in get_args(What)}
_SIDES: Final[dict[str, Side]] = {one: one for one in get_args(Side)}


def text_of(kind: PlaceKind) -> str:
    """The word of a kind."""
    number = kind.person if kind.ask is None else kind.ask
    parts = (kind.what, None if number is None else str(number), kind.side)
    return (_LOST if kind.lost else "") + ":".join([one for one in parts if one is not None])


def kind_of(text: str) -> PlaceKind | None:
    """The kind that stands under a word. None: another release has written it, and this one has no use for it."""
    word, *whose = text.removeprefix(_LOST).split(":")
    what = _WHAT.get(word)
    number = int(whose.pop(0)) if whose and whose[0].isdecimal() else None
    side = _SIDES.get(whose.pop(0)) if whose else None
    if what is None or whose:
        return None
    person, ask = (None, number) if what == "ask" else (number, None)
    kind = PlaceKind(what, side, person, ask, lost=text.startswith(_LOST))
    return kind if text_of(kind) == text else None
