"""What moderators did, and what befell battles besides play, a line each in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.i18n import words_of
from bot.screens.clocks import about
from bot.screens.screen import literal, whole_lines

if TYPE_CHECKING:
    from bot.host.admin import AuditLine
    from bot.i18n import Words

_Data: TypeAlias = Mapping[str, object]
_Told: TypeAlias = "dict[str, str | int | float]"

#: What `/admin setup` calls a setting, where that is another word than its own.
_OPTIONS: Final = {
    "role": "moderators", "allowed": "allow", "most_games": "games", "most_channels": "channels",
}  # fmt: skip
_CHANNELS: Final = ("home", "category", "reports", "allowed")
_ROLES: Final = ("role", "openers")
#: Longer reasons are cut.
_REASON: Final = 120


def audit_text(words: Words, entries: Sequence[AuditLine]) -> str:
    """What moderators did."""
    if not entries:
        return words("audit-empty")
    return whole_lines([words("audit-heading"), *(_line(words, one) for one in entries)])


def _line(words: Words, one: AuditLine) -> str:
    told = _TOLD.get(one.what, _nothing)(words, one.data)
    said = words(f"audit-{one.what}", **told)
    if one.game:
        said = words("audit-of-game", game=one.game, done=said)
    if one.data.get("reason"):
        said = words("audit-because", done=said, reason=literal(str(one.data["reason"]))[:_REASON])
    who = f"<@{one.person}> · " if one.person else ""
    return f"<t:{int(one.at)}:f> · {who}{said}"


def _nothing(_: Words, __: _Data) -> _Told:
    return {}


def _setup(words: Words, data: _Data) -> _Told:
    return {
        "given": ", ".join(f"`{_OPTIONS.get(name, name)}` {_set(words, name, data[name])}" for name in data)
    }


def _set(words: Words, name: str, value: object) -> str:
    """What a setting was set to, as `/admin setup` shows it."""
    if value is None or value == []:
        return "–"
    each = value if isinstance(value, list) else [value]
    if name in _CHANNELS:
        return " ".join(f"<#{one}>" for one in each)
    if name in _ROLES:
        return f"<@&{value}>"
    if name == "language":
        return words_of(str(value))("language-name")
    return str(value) if isinstance(value, int) else words(f"{name}-{value}")


def _named(*names: str) -> Callable[[Words, _Data], _Told]:
    def told(_: Words, data: _Data) -> _Told:
        return {name: literal(str(data.get(name, ""))) for name in names}

    return told


def _place(words: Words, data: _Data) -> _Told:
    room, _, side = str(data.get("place", "")).partition(":")
    place = words("audit-side", side=words(f"side-{side}")) if room == "side" else words("audit-thread")
    return {"place": place, "why": str(data.get("why"))}


def _repair(_: Words, data: _Data) -> _Told:
    mended = data.get("mended")
    return {
        "replayed": int(str(data.get("replayed", 0))),
        "mended": len(mended) if isinstance(mended, list) else 0,
    }


#: What the line of each deed is told beside who, when and in which battle.
_TOLD: Final[Mapping[str, Callable[[Words, _Data], _Told]]] = {
    "setup": _setup,
    "extend": lambda words, data: {"time": about(words, float(str(data.get("seconds", 0))))},
    "force": lambda words, data: {"verdict": words(f"verdict-{data.get('verdict')}")},
    "replace": _named("old", "new"),
    "cancel": lambda _, data: {"why": str(data.get("why"))},
    "repair": _repair,
    "clean": lambda _, data: {"places": int(str(data.get("places", 0)))},
    "place-lost": _place,
    "scenario-added": _named("id"),
    "scenario-accepted": _named("id"),
    "scenario-removed": _named("id"),
    "cup-start": _named("name"),
    "cup-drop": _named("name", "who"),
    "cup-end": _named("name"),
}
