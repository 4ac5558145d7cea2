"""A battle before it is played: title, briefing, sides, special rules, in its own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import Button, Choice, Row, Screen, Select, cut, literal, whole_lines

if TYPE_CHECKING:
    from bot.i18n import Words
    from scenarios import Summary

#: What a message has room for: below a long briefing the sides want to be seen, and below one rule the next.
_BRIEFING: Final = 900
_RULE: Final = 300

#: A battle, or a part of it, as `scenarios` reads it: checked there, plain here.
Sheet: TypeAlias = Mapping[str, object]


def part_of(mapping: Sheet, key: str) -> Sheet:
    """A part of a battle that has parts itself; empty where there is none."""
    found = mapping.get(key)
    return found if isinstance(found, Mapping) else {}


def entries_of(mapping: Sheet, key: str) -> Sequence[object]:
    """A list of a battle; empty where there is none."""
    found = mapping.get(key)
    return found if isinstance(found, Sequence) else ()


def number_of(mapping: Sheet, key: str, side: str) -> int:
    """What a battle counts for a side."""
    found = part_of(mapping, key)[side]
    assert isinstance(found, int)
    return found


def texts_of(mapping: Sheet, words: Words) -> Sheet:
    """The words of a battle in a language, else in English, else in any."""
    texts = part_of(mapping, "texts")
    language = next((one for one in (words.language, "en", *texts) if texts.get(one)), "en")
    return part_of(texts, language)


def briefing_of(texts: Sheet) -> str:
    """What a battle is about, for a message."""
    return cut(literal(" ".join(str(texts.get("briefing", "")).split())), _BRIEFING)


def rules_of(texts: Sheet, key: str = "rules") -> list[str]:
    """The special rules of a battle in words, or what is told of its history, for a message."""
    return [cut(literal(" ".join(str(one).split())), _RULE) for one in entries_of(texts, key)]


def name_of(words: Words, mapping: Sheet) -> str:
    """What a battle is called, its number in the booklet not."""
    return str(texts_of(mapping, words).get("title", mapping["id"]))


def scenario_screen(words: Words, mapping: Sheet, *, game: int = 0) -> Screen:
    """The whole sheet of a battle."""
    texts = texts_of(mapping, words)
    name = name_of(words, mapping)
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
        play = Button(words("button-play"), "set-up", str(mapping["id"]), style="main", emoji="⚔️")
        rows = ((play, Button(words("button-browse"), "browse", emoji="📚")),)
    return Screen(whole_lines(lines), rows=rows)


def date_line(words: Words, mapping: Sheet) -> str:
    """When and where."""
    front = str(mapping.get("front", ""))
    parts = [str(mapping.get("date", ""))]
    if front:
        parts.append(words(f"front-{front}") if words.has(f"front-{front}") else front)
    return " · ".join(part for part in parts if part)


def _side_line(words: Words, mapping: Sheet, side: str) -> str:
    nation = str(part_of(mapping, "nations").get(side, ""))
    known = words(f"nation-{nation}") if words.has(f"nation-{nation}") else nation
    units = sum(isinstance(one, Mapping) and one["side"] == side for one in entries_of(mapping, "units"))
    first = words("scenario-first") if mapping.get("first") == side else ""
    return f"{SIDE_SIGNS[side]} " + words(
        "scenario-side",
        side=words(f"side-{side}"),
        nation=known,
        units=units,
        cards=number_of(mapping, "hands", side),
        medals=number_of(mapping, "to_win", side),
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


def set_up_screen(words: Words, mapping: Sheet) -> Screen:
    """How a battle is to be played: each button names what it does, and nothing has happened yet."""
    scenario = str(mapping["id"])
    buttons = (
        Button(words("button-invite"), "invite", scenario, style="main"),
        Button(words("button-practice"), "practise", scenario),
    )
    return Screen(words("set-up-ask", title=literal(name_of(words, mapping))), rows=(buttons,))
