"""A battle before it is played: title, briefing, sides, special rules, in its own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import Button, Choice, Row, Screen, Select, cut, literal, whole_lines

if TYPE_CHECKING:
    from bot.i18n import Words
    from scenarios import Summary

#: What a message has room for: below a long briefing the sides want to be seen, and below one rule the next.
_BRIEFING: Final = 900
_RULE: Final = 300


def texts_of(mapping: Mapping[str, Any], words: Words) -> Mapping[str, Any]:
    """The words of a battle in a language, else in English, else in any."""
    texts: Mapping[str, Mapping[str, Any]] = mapping.get("texts", {})
    return texts.get(words.language) or texts.get("en") or next(iter(texts.values()), {})


def briefing_of(texts: Mapping[str, Any]) -> str:
    """What a battle is about, for a message."""
    return cut(literal(" ".join(str(texts.get("briefing", "")).split())), _BRIEFING)


def rules_of(texts: Mapping[str, Any], key: str = "rules") -> list[str]:
    """The special rules of a battle in words, or what is told of its history, for a message."""
    return [cut(literal(" ".join(str(one).split())), _RULE) for one in texts.get(key, ())]


def scenario_screen(words: Words, mapping: Mapping[str, Any], *, game: int = 0) -> Screen:
    """The whole sheet of a battle."""
    texts = texts_of(mapping, words)
    name = str(texts.get("title", mapping["id"]))
    number = mapping.get("number") or 0
    lines = [f"## {f'{number}. ' if number else ''}{literal(name)}", date_line(words, mapping), ""]
    lines += [briefing_of(texts), ""]
    lines += [_side_line(words, mapping, side) for side in ("allies", "axis")]
    rules = rules_of(texts)
    if rules:
        lines += ["", words("scenario-rules"), *(f"• {rule}" for rule in rules)]
    history = rules_of(texts, "history")
    if history:
        lines += ["", words("scenario-history"), *(f"> {one}" for one in history)]
    rows: tuple[Row, ...] = ()
    if not game:
        rows = ((Button(words("button-browse"), "browse", emoji="📚"),),)
    return Screen(whole_lines(lines), rows=rows)


def date_line(words: Words, mapping: Mapping[str, Any]) -> str:
    """When and where."""
    front = str(mapping.get("front", ""))
    parts = [str(mapping.get("date", ""))]
    if front:
        parts.append(words(f"front-{front}") if words.has(f"front-{front}") else front)
    return " · ".join(part for part in parts if part)


def _side_line(words: Words, mapping: Mapping[str, Any], side: str) -> str:
    nations: Mapping[str, str] = mapping.get("nations", {})
    nation = nations.get(side, "")
    known = words(f"nation-{nation}") if words.has(f"nation-{nation}") else nation
    units = sum(unit["side"] == side for unit in mapping.get("units", ()))
    first = words("scenario-first") if mapping.get("first") == side else ""
    return f"{SIDE_SIGNS[side]} " + words(
        "scenario-side",
        side=words(f"side-{side}"),
        nation=known,
        units=units,
        cards=mapping["hands"][side],
        medals=mapping["to_win"][side],
        first=first,
    )


def browse_screen(words: Words, found: Sequence[Summary], page: int = 0) -> Screen:
    """All battles, a page of a list at a time."""
    playable = [one for one in found if one.playable]
    pages = max(1, -(-len(playable) // 24))
    page %= pages
    shown = playable[page * 24 : page * 24 + 24]
    lines = [words("browse-heading", number=len(playable))]
    lines += [f"• **{literal(one.title(words.language))}** – {one.date}" for one in shown]
    choices = [
        Choice(cut(one.title(words.language), 100), one.id, cut(_note(words, one), 100)) for one in shown
    ]
    if pages > 1:
        choices.append(Choice(words("list-more", page=page + 1, pages=pages), f"page:{(page + 1) % pages}"))
    rows: tuple[Row, ...] = (Select(words("browse-hint"), "scenario", tuple(choices)),) if choices else ()
    return Screen(whole_lines(lines), rows=rows)


def _note(words: Words, one: Summary) -> str:
    nations = [
        words(f"nation-{nation}") if words.has(f"nation-{nation}") else nation
        for nation in one.nations.values()
    ]
    return " · ".join([one.date, " – ".join(nations)])
