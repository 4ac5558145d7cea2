"""A battle before it is played: title, briefing, sides, special rules, in its own words."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from bot.facts.computers import LEVELS
from bot.facts.reliability import PUNCTUAL
from bot.screens.args import OfBattle, OfSides, arg_of
from bot.screens.battles import one_line, texts_of, title_of
from bot.screens.naming import SIDE_SIGNS
from bot.screens.screen import (
    LIST_LENGTH,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    cut,
    literal,
    to_page,
    whole_lines,
)
from engine.types import SIDES, Side
from renderer.words import ScenarioWords
from scenarios.listing import BOXES

if TYPE_CHECKING:
    from bot.facts.sheet import Sheet
    from bot.i18n import Words
    from scenarios import Summary

#: What a message has room for: below a long briefing the sides want to be seen, and below one rule the next.
BRIEFING: Final = 900
RULE: Final = 300
#: Hexes named of one objective.
_HEXES: Final = 8


def briefing_of(briefing: str) -> str:
    """What a battle is about, for a message."""
    return cut(literal(one_line(briefing)), BRIEFING)


def lines_of(texts: Iterable[str]) -> list[str]:
    """The special rules of a battle in words, or what is told of its history, for a message."""
    return [cut(literal(one_line(one)), RULE) for one in texts]


def name_of(words: Words, sheet: Sheet) -> str:
    """What a battle is called, its number in the booklet not."""
    return texts_of(sheet, words).title or sheet.id


def scenario_screen(
    words: Words, sheet: Sheet, *, game: int = 0, revision: int = 0, playing: bool = False
) -> Screen:
    """The whole sheet of a battle, with the way on for somebody who is `playing` it."""
    said = texts_of(sheet, words)
    number = f"{sheet.number}. " if sheet.number else ""
    lines = [f"## {number}{literal(name_of(words, sheet))}", date_line(words, sheet), ""]
    lines += [briefing_of(said.briefing), ""]
    lines += [_side_line(words, sheet, side) for side in SIDES]
    lines += _special(words, sheet)
    rules = lines_of(said.rules)
    if rules:
        lines += ["", words("scenario-rules"), *(f"• {rule}" for rule in rules)]
    history = lines_of(said.history)
    told = ["", words("scenario-history"), *(f"> {one}" for one in history)]
    if history and whole_lines([*lines, *told]) == "\n".join([*lines, *told]):
        # A heading alone would promise what no longer fits.
        lines += told
    rows: tuple[Row, ...] = ()
    if not game:
        play = Button(words("button-play"), "set-up", sheet.id, style="main", emoji="⚔️")
        who = Button(words("button-sides"), "sides", arg_of(OfSides(sheet.id)), emoji="📊")
        rows = ((play, who, Button(words("button-browse"), "browse", emoji="📚")),)
    elif playing:
        rows = ((Button(words("button-back-to-turn"), "turn", emoji="↩️"),),)
    return Screen(whole_lines(lines), game, revision, rows)


def day(words: Words, date: str) -> str:
    """A date of a file, as the reader's language writes it; what is none stays as it is."""
    try:
        then = dt.date.fromisoformat(date)
    except ValueError:
        return date
    # A year has no thousands to be set apart.
    return words("scenario-day", day=then.day, month=then.month, year=str(then.year))


def date_line(words: Words, sheet: Sheet) -> str:
    """When and where."""
    parts = [day(words, sheet.date)]
    if sheet.front:
        parts.append(words(f"front-{sheet.front}") if words.has(f"front-{sheet.front}") else sheet.front)
    return " · ".join(part for part in parts if part)


def _side_line(words: Words, sheet: Sheet, side: Side) -> str:
    nation = sheet.nations.get(side, "")
    known = words(f"nation-{nation}") if words.has(f"nation-{nation}") else nation
    first = f" · {words('scenario-first')}" if sheet.first == side else ""
    return f"{SIDE_SIGNS[side]} " + words(
        "scenario-side",
        side=words(f"side-{side}"),
        nation=known,
        units=sheet.units[side],
        cards=sheet.hands[side],
        medals=sheet.to_win[side],
        first=first,
    )


def browse_screen(words: Words, summaries: Sequence[Summary], page: int = 0) -> Screen:
    """All battles by their boxes, a list for each; those brought in a page at a time."""
    playable = [one for one in summaries if one.playable]
    lines = [words("browse-heading", number=len(playable))]
    rows: list[Row] = []
    for box in (*BOXES, ""):
        battles = [one for one in playable if one.box == box]
        if not battles:
            continue
        name = words(f"box-{box or 'own'}")
        # Right behind a list item a line would be read as part of it.
        lines += [*([""] if rows else []), f"**{name}**", *(_line(words, one) for one in battles)]
        hint = words("browse-hint", box=name, number=len(battles))
        rows.append(Select(hint, "scenario", _choices(words, battles, page), arg=box))
    return Screen(whole_lines(lines), rows=tuple(rows))


def _choices(words: Words, battles: Sequence[Summary], page: int) -> tuple[Choice, ...]:
    """A page of a list; a short one has a single page."""
    each = LIST_LENGTH if len(battles) <= LIST_LENGTH else LIST_LENGTH - 1
    pages = -(-len(battles) // each)
    page %= pages
    choices = [
        Choice(cut(title_of(words, one.id, one.titles), 100), one.id, cut(_note(words, one), 100))
        for one in battles[page * each : page * each + each]
    ]
    if pages > 1:
        choices.append(Choice(words("list-more", page=page + 1, pages=pages), to_page((page + 1) % pages)))
    return tuple(choices)


def _line(words: Words, one: Summary) -> str:
    """A battle of the list: how long, how large, and on which board if not the usual one."""
    number = f"{one.number}. " if one.number else "• "
    size = words("browse-size", medals=max(one.to_win.values(), default=0), units=one.units)
    board = [words(f"board-{one.board}")] if one.board != "standard" else []
    return f"{number}**{literal(title_of(words, one.id, one.titles))}** " + " · ".join([size, *board])


def _note(words: Words, one: Summary) -> str:
    nations = [
        words(f"nation-{nation}") if words.has(f"nation-{nation}") else nation
        for nation in one.nations.values()
    ]
    return " · ".join(part for part in (day(words, one.date or ""), " – ".join(nations)) if part)


def found_by(words: Words, one: Summary) -> str:
    """What somebody may know of a battle beside its title: the box, when, and who fights."""
    box = words(f"box-{one.box or 'own'}")
    return f"{box} · {_note(words, one)}"


def _special(words: Words, sheet: Sheet) -> list[str]:
    """What is special about a battle, in a line each: its board, special rules, pieces and how medals are won."""
    lines = []
    if sheet.board != "standard":
        lines.append(words(f"board-{sheet.board}.note"))
    rules = [f"rule-{one}" for one in sheet.rules if words.has(f"rule-{one}")]
    lines += [words("scenario-special", rule=words(one), what=words(f"{one}.rules")) for one in rules]
    if sheet.markers:
        kinds = ", ".join(words.inside(f"marker-{one}") for one in sheet.markers)
        lines.append(words("scenario-markers", kinds=kinds))
    return [*lines, *_medals(words, sheet)]


def _medals(words: Words, sheet: Sheet) -> list[str]:
    """Hexes that are worth a medal, or by which units leave for one; alike ones together."""
    hexes_of: dict[tuple[str, Side | None], list[str]] = {}
    for one in sheet.objectives:
        hexes_of.setdefault((one.kind, one.side), []).extend(one.at)
    lines = []
    for (kind, side), hexes in hexes_of.items():
        shown = ", ".join(hexes[:_HEXES]) + (" …" if len(hexes) > _HEXES else "")
        whose = words("rules-both") if side is None else words(f"side-{side}")
        lines.append(words("scenario-medal", kind=words(f"medal-{kind}"), hexes=shown, side=whose))
    return lines


def real_battle_screen(words: Words, sheet: Sheet, *, invites: bool) -> Screen:
    """After the first battle: a short one of the booklet, or any other."""
    screen = set_up_screen(words, sheet, invites=invites)
    row = (Button(words("button-browse"), "browse", emoji="📚"),)
    return screen._replace(rows=(*screen.rows, row))


def set_up_screen(words: Words, sheet: Sheet, *, invites: bool = True) -> Screen:
    """How a battle is to be played: each button names what it does, and nothing has happened yet. In private there is
    nobody to invite."""
    scenario = sheet.id
    invite: tuple[Button, ...] = ()
    if invites:
        punctual = Button(
            words("button-invite-punctual", least=PUNCTUAL),
            "invite",
            arg_of(OfBattle(scenario, "in-time")),
            emoji="⏱️",
        )
        both = Button(words("button-invite-match"), "invite", arg_of(OfBattle(scenario, "match")), emoji="🤝")
        invite = (
            Button(words("button-invite"), "invite", arg_of(OfBattle(scenario)), style="main"),
            both,
            punctual,
        )
    buttons = (*invite, Button(words("button-practice"), "practise", arg_of(OfBattle(scenario))))
    computers = tuple(
        Button(words(f"computer-{level}"), "against", arg_of(OfBattle(scenario, level))) for level in LEVELS
    )
    return Screen(words("set-up-ask", title=literal(name_of(words, sheet))), rows=(buttons, computers))


def scenario_words(words: Words, sheet: Sheet) -> ScenarioWords:
    """The words on the card of a battle."""
    said = texts_of(sheet, words)
    facts: dict[Side, str] = {}
    for side in SIDES:
        fact = words(
            "picture-facts",
            cards=sheet.hands[side],
            medals=sheet.to_win[side],
        )
        facts[side] = f"{fact} · {words('scenario-first')}" if sheet.first == side else fact
    return ScenarioWords(
        title=name_of(words, sheet),
        when=date_line(words, sheet),
        sides={side: words(f"side-{side}") for side in SIDES},
        facts=facts,
        briefing=one_line(said.briefing),
        rules=tuple(one_line(rule) for rule in said.rules),
    )
