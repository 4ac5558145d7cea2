"""What a button is about where that is several things: as the text of its custom id, and back.

A custom id lives as long as its message. So a form keeps its sign for ever, and a part that comes later stands at the
end and may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Final,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.errors import UserError
from bot.facts.public import Choice
from engine.players import Level
from engine.types import SECTIONS, Section, Side

T = TypeVar("T", bound=tuple[object, ...])


class Paged(NamedTuple):
    """An action, or what a list is called, and the page it stands on where that is not the first."""

    name: str
    page: int | None = None


class OfBattle(NamedTuple):
    """A battle, and how it is to be played: by whoever comes in time, as a match, against a computer."""

    scenario: str
    how: Literal["in-time", "match", Level] | None = None


Scope: TypeAlias = Literal["here", "all"]


class OfSides(NamedTuple):
    """A battle of which it is said who wins it, on this server or on all."""

    scenario: str
    scope: Scope | None = None


class OfLadder(NamedTuple):
    """Which ladder, and its first rung that is shown."""

    scope: Scope | None = None
    first: int = 0


class Shown(NamedTuple):
    """What everybody is shown, and what that is about."""

    what: Literal["standing", "ladder", "sides"]
    about: str | None = None


class InWords(NamedTuple):
    """A section of the board, or all of it, and the page."""

    section: Section | None
    page: int


class Given(NamedTuple):
    """The level that is to go on for a side, and the sign of what its player has read of it."""

    level: Level | None = None
    side: Side | None = None
    read: str | None = None


class Taken(NamedTuple):
    """A side that somebody takes over; from a post that calls for it."""

    side: Side | None = None
    #: It keeps no button once somebody has come.
    post: Literal["post"] | None = None


class Absent(NamedTuple):
    """How it goes on without whoever is away, and on which side."""

    choice: Choice
    side: Side | None = None


class Dropped(NamedTuple):
    """A cup, and who drops out of it."""

    cup: int
    person: int


class Advised(NamedTuple):
    """What is done with advice: drafted, as far as it can be; its first line, where nothing can; or only gone on from.

    And the mark of the draft that it is for."""

    what: Literal["draft", "first", "on"]
    mark: str


class Which(NamedTuple):
    """A command that named no battle, and the battle it means; a list has that in its lines."""

    asked: int
    game: int | None = None


class Written(NamedTuple):
    """A battle, and its revision when somebody wrote of it."""

    game: int
    seen: int


class Form(NamedTuple):
    """How arguments of a kind are written: the sign between their parts, and the routes that read them."""

    between: str
    routes: tuple[str, ...]


FORMS: Final[Mapping[type[tuple[object, ...]], Form]] = {
    Paged: Form("@", ("do", "pick", "ability", "order", "protect", "policy-unit")),
    OfBattle: Form("/", ("invite", "practise", "against")),
    OfSides: Form("/", ("sides",)),
    OfLadder: Form("/", ("ladder",)),
    Shown: Form("/", ("show-all",)),
    InWords: Form(":", ("board-text",)),
    Given: Form(" ", ("give-seat",)),
    Taken: Form(" ", ("take-over",)),
    Absent: Form(" ", ("say-absent",)),
    Dropped: Form("/", ("cup-drop-sure",)),
    Advised: Form("-", ("advised",)),
    Which: Form("-", ("typed",)),
    Written: Form("-", ("written",)),
}


def arg_of(about: tuple[object, ...]) -> str:
    """An argument as it stands in a custom id, without what is missing at its end."""
    parts = list(about)
    while parts and parts[-1] is None:
        del parts[-1]
    return FORMS[type(about)].between.join("" if part is None else str(part) for part in parts)


def read_arg(kind: type[T], text: str) -> T:
    """The same again. Anybody may forge one: what is none is answered as an unknown button. Raises UserError."""
    readers, make = _readers(kind), cast("Callable[..., T]", kind)
    said = text.split(FORMS[kind].between, len(readers) - 1)
    try:
        return make(*[reads(part) for reads, part in zip(readers, said, strict=False)])
    except (TypeError, ValueError):
        raise UserError("button-unknown") from None


@cache
def _readers(kind: type[tuple[object, ...]]) -> tuple[Callable[[str], object], ...]:
    return tuple(_reader(hint) for hint in get_type_hints(kind).values())


def _reader(hint: object) -> Callable[[str], object]:
    """What reads a part of this kind; raises ValueError."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return lambda text: args[args.index(text)]
    if origin in (Union, UnionType):
        reads = _reader(next(arg for arg in args if arg is not NoneType))
        return lambda text: reads(text) if text else None
    assert hint in (str, int), hint
    return int if hint is int else str


def assigned(sections: Mapping[Section, int]) -> str:
    """Who is to lead what, short enough for a button."""
    return ";".join(f"{one[0]}{sections[one]}" for one in SECTIONS if one in sections)


def assigned_in(text: str) -> dict[Section, int]:
    """The same read again. Anybody may forge a button: what is nonsense is left out, and refused as too little."""
    found = {one[:1]: one[1:] for one in text.split(";")}
    return {one: int(found[one[0]]) for one in SECTIONS if found.get(one[0], "").isdecimal()}


def hexes(at: list[str]) -> str:
    """Several hexes, short enough for a button."""
    return ".".join(at)


def hexes_in(text: str) -> list[str]:
    """The same read again."""
    return [one for one in text.split(".") if one]
