"""The picture of a cup: its table, or the tree of a knock-out, with names that the fonts can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.computers import is_computer, level_of
from bot.facts.cup import DRAW, WIN
from bot.game.cups.standing import meeting, winner_of
from bot.screens.cups import battle_title, berger, points, round_name, table_lines
from bot.screens.screen import ALT, Picture, cut, whole_lines
from renderer import CupLine, CupMeeting, CupWords
from renderer.cup_table import MOST_COLUMNS
from renderer.fonts import drawable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.facts.cup import Pairing, Progress
    from bot.game.cups.standing import TableLine
    from bot.game.cups.values import CupLook
    from bot.i18n import Words
    from renderer.studio import Studio

_CELLS = {WIN: "1", DRAW: "½"}


async def drawn(studio: Studio, words: Words, cup: CupLook, people: Mapping[int, str]) -> Picture:
    """The picture, and the same in words. Raises DrawingError."""
    names = names_of(words, cup, people)
    made = await studio.cup(picture_words(words, cup, names))
    alt = whole_lines([f"{cup.setup.name}. {_note(words, cup)}.", *table_lines(words, cup, names)], ALT)
    return Picture(f"cup-{cup.id}.{made.format}", made.data, cut(alt, ALT))


def names_of(words: Words, cup: CupLook, people: Mapping[int, str]) -> dict[int, str]:
    """The names of all, by seed, as pictures can have them."""
    found = {}
    for seed, one in enumerate(cup.course.entrants):
        if is_computer(one.person):
            found[seed] = f"{words(f'computer-{level_of(one.person)}.plain')} {one.number}"
        else:
            name = "".join(letter for letter in people.get(one.person, "") if drawable("semibold", letter))
            found[seed] = " ".join(name.split()) or f"…{one.person % 10_000:04}"
    return found


def picture_words(words: Words, cup: CupLook, names: Mapping[int, str]) -> CupWords:
    """What stands on the picture."""
    note = _note(words, cup)
    if cup.setup.kind == "knock-out":
        return CupWords(_plain(cup.setup.name), note, tree=_tree(words, cup, names))
    columns = (words("cup-points"), words("cup-medals"), words("cup-berger"))
    lines = tuple([_line(words, cup, row, names) for row in cup.table])
    return CupWords(_plain(cup.setup.name), note, columns, lines)


def _plain(text: str) -> str:
    return "".join(letter for letter in text if drawable("bold", letter)) or "–"


def _note(words: Words, cup: CupLook) -> str:
    if cup.status == "over":
        return words("cup-picture-over")
    return f"{round_name(words, cup, cup.round)} · {_plain(battle_title(words, cup, cup.round))}"


def _line(words: Words, cup: CupLook, row: TableLine, names: Mapping[int, str]) -> CupLine:
    name = names[row.seed]
    return CupLine(
        str(row.rank),
        words("cup-out", name=name) if row.dropped else name,
        tuple([_cell(pairings, row.seed) for pairings in cup.course.rounds]),
        (points(row.points), str(row.medals), berger(row.berger)),
        cup.course.winner == row.seed,
        row.dropped,
    )


def _cell(pairings: tuple[Pairing, ...], seed: int) -> str:
    """What a round brought somebody: nothing while it is played, a stroke to whoever was not in it."""
    mine = next((one for one in pairings if seed in one.both), None)
    if mine is None:
        return "–"
    found = meeting(mine, seed)
    return "" if found is None else _CELLS.get(found.points, "0")


def _tree(
    words: Words, cup: CupLook, names: Mapping[int, str]
) -> tuple[tuple[str, tuple[CupMeeting, ...]], ...]:
    """The newest rounds and those to come, as many as there is room for: never fewer than there are."""
    course = cup.course
    first = max(0, min(len(course.rounds) - 1, cup.rounds - MOST_COLUMNS))
    last = min(cup.rounds, first + MOST_COLUMNS)
    columns = []
    for number in range(first, last):
        if number < len(course.rounds):
            meetings = [_meeting(course, one, names) for one in course.rounds[number]]
        else:
            meetings = _to_come(course, number, names, cup.rounds)
        columns.append((round_name(words, cup, number + 1), tuple(meetings)))
    return tuple(columns)


def _meeting(course: Progress, pairing: Pairing, names: Mapping[int, str]) -> CupMeeting:
    both = [pairing.one, pairing.other]
    through = winner_of(pairing)
    scores = ["", ""]
    if pairing.result is not None and pairing.result.how in ("played", "forfeit"):
        scores = [str(one) for one in pairing.result.medals]
    said = [names[seed] if seed is not None else "–" for seed in both]
    at = both.index(through) if through is not None else None
    return CupMeeting((said[0], said[1]), (scores[0], scores[1]), at)


def _to_come(course: Progress, number: int, names: Mapping[int, str], rounds: int) -> list[CupMeeting]:
    """A round that is still to be drawn: of the next one those are known who have come through."""
    count = 1 << (rounds - 1 - number)
    if number != len(course.rounds):
        return [CupMeeting()] * count
    through = [winner_of(pairing) for pairing in course.rounds[-1]]
    said = ["" if seed is None else names[seed] for seed in through]
    return [CupMeeting((said[2 * n], said[2 * n + 1])) for n in range(count)]
