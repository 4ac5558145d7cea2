"""What moderators did, and what befell battles besides play, a line each in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.facts.place import LOSABLE
from bot.i18n import words_of
from bot.screens.clocks import about
from bot.screens.screen import literal, whole_lines

if TYPE_CHECKING:
    from bot.facts.audit import Audited
    from bot.host.admin import AuditLine
    from bot.i18n import Words

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
    done = one.done
    said = words(f"audit-{done.what}", **_told(words, done))
    if one.game:
        said = words("audit-of-game", game=one.game, done=said)
    if done.reason:
        said = words("audit-because", done=said, reason=literal(done.reason)[:_REASON])
    who = f"<@{one.person}> · " if one.person else ""
    return f"<t:{int(one.at)}:f> · {who}{said}"


def _told(words: Words, done: Audited) -> dict[str, str | int | float]:
    """What the line of each deed is told beside who, when and in which battle."""
    match done.what:
        case "setup":
            given = [
                f"`{_OPTIONS.get(name, name)}` {_set(words, name, to)}" for name, to in done.settings.items()
            ]
            return {"given": ", ".join(given)}
        case "extend":
            return {"time": about(words, done.seconds)}
        case "force":
            return {"verdict": words(f"verdict-{done.verdict}")}
        case "replace":
            return {"old": str(done.old), "new": str(done.new)}
        case "cancel":
            return {"why": str(done.why)}
        case "repair":
            return {"replayed": done.replayed, "mended": len(done.mended)}
        case "clean":
            return {"places": done.places}
        case "place-lost":
            return {"place": _place(words, done), "why": str(done.why)}
        case "scenario-added" | "scenario-accepted" | "scenario-removed":
            return {"id": literal(done.id)}
        case "cup-start" | "cup-drop" | "cup-end":
            return {"name": literal(done.name), "who": str(done.who)}
    return {}


def _place(words: Words, done: Audited) -> str:
    side = LOSABLE[done.place].side if done.place is not None else None
    return words("audit-thread") if side is None else words("audit-side", side=words(f"side-{side}"))


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
