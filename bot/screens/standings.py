"""Where somebody stands after his battles, and ladders: the same in words and in a picture."""

from __future__ import annotations

import statistics
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.facts.ratings import ENOUGH, VETERAN
from bot.facts.results import FORMER
from bot.screens.args import OfLadder, Scope, Shown, arg_of
from bot.screens.screen import Button, Screen, literal, whole_lines
from engine.types import SIDES
from renderer.fonts import drawable
from renderer.words import Bar, LadderWords, Rung, StandingWords, Tile

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.facts.ratings import LadderRow, Rated
    from bot.facts.results import BattleResult
    from bot.i18n import Words
    from engine.types import Side

#: Rungs of a ladder that are shown at once.
PAGE: Final = 10


class Career(NamedTuple):
    """What somebody's battles have come to, by side and by luck."""

    #: Battles that count: fought and won with either side.
    fought: Mapping[Side, int]
    won: Mapping[Side, int]
    #: How often other dice would have done worse, on average; None: of none of them it is known.
    luck: float | None
    #: Those that count for nothing, by why.
    uncounted: Mapping[str, int]


def career_of(results: Sequence[BattleResult], person: int) -> Career:
    """What his battles have come to."""
    fought: Counter[Side] = Counter()
    won: Counter[Side] = Counter()
    lucks: list[float] = []
    uncounted = Counter(str(one.uncounted) for one in results if one.uncounted)
    for result in results:
        seats = [seat for seat in result.seats if seat.person == person and seat.whole]
        if not result.counts or not seats:
            continue
        side = seats[0].side
        fought[side] += 1
        won[side] += result.winner == side
        if result.luck is not None:
            lucks.append(result.luck[side])
    return Career(fought, won, statistics.mean(lucks) if lucks else None, uncounted)


def _number(standing: Rated) -> str:
    """The number, with a sign for one that is not sure yet; not set apart by thousands."""
    return f"{standing.rating.points}{'?' if standing.provisional else ''}"


def standing_lines(words: Words, standing: Rated, career: Career, name: str = "") -> list[str]:
    """All of it in words; with his name it is told to everybody."""
    lines = [words("standing-heading-of", name=literal(name)) if name else words("standing-heading")]
    if not standing.battles:
        lines.append(words("standing-none"))
    else:
        line = words("standing-number", number=_number(standing), rank=_rank(words, standing))
        lines.append(f"{line} · {_provisional(words, standing)}" if standing.provisional else line)
        lines.append(
            words(
                "standing-battles",
                battles=standing.battles,
                won=standing.won,
                lost=standing.lost,
                drawn=standing.drawn,
            )
        )
        sides = [f"{words(f'side-{side}')} {_with(words, career, side)}" for side in SIDES]
        lines.append(words("standing-sides", sides=" · ".join(sides)))
        if career.luck is not None:
            lines.append(words("standing-luck", share=round(100 * career.luck)))
    if career.uncounted:
        why = ", ".join(words(f"uncounted-{one}", number=n) for one, n in sorted(career.uncounted.items()))
        lines.append(words("standing-uncounted", why=why))
    lines.append(
        words("ladder-what", veteran=str(VETERAN), enough=ENOUGH)
        if name
        else words("standing-what", veteran=str(VETERAN))
    )
    return lines


def _rank(words: Words, standing: Rated) -> str:
    return words("standing-rank", rank=standing.rank, among=standing.among)


def _provisional(words: Words, standing: Rated) -> str:
    return words("standing-provisional", battles=standing.battles, enough=ENOUGH)


def _with(words: Words, career: Career, side: Side) -> str:
    return words("standing-of", won=career.won.get(side, 0), battles=career.fought.get(side, 0))


def standing_words(words: Words, standing: Rated, career: Career, name: str) -> StandingWords:
    """The same for the picture."""
    luck = words("figure", number=round(100 * career.luck)) if career.luck is not None else "–"
    figures = {"won": standing.won, "drawn": standing.drawn, "lost": standing.lost}
    tiles = [Tile(words("figure", number=n), words(f"tile-{one}")) for one, n in figures.items()]
    bars = []
    for side in SIDES:
        fought = career.fought.get(side, 0)
        share = career.won.get(side, 0) / fought if fought else 0.0
        bars.append(Bar(words(f"side-{side}"), _with(words, career, side), share))
    return StandingWords(
        name=_drawn(words, name),
        heading=words("picture-standing"),
        number=_number(standing),
        rank=_rank(words, standing),
        note=_provisional(words, standing)
        if standing.provisional
        else words("score-battles", battles=standing.battles),
        course=standing.course,
        mark=VETERAN,
        mark_name=words("computer-veteran.plain"),
        tiles=(*tiles, Tile(luck, words("tile-luck"))),
        bars=tuple(bars),
    )


def standing_buttons(words: Words, standing: Rated, *, shown: bool, ladder: bool) -> tuple[Button, ...]:
    """What leads on from there: the ladder where there is one, one's own name on it, the settings."""
    change = Button(
        words("button-ladder-hide" if shown else "button-ladder-show"),
        "own-ladder",
        "off" if shown else "on",
        emoji="🚫" if shown else "🙋",
    )
    first = [to_ladder(words)] if ladder else []
    if standing.battles:
        first.append(show_all(words, Shown("standing")))
    return (*first, change, Button(words("button-settings-back"), "settings", emoji="⚙️"))


def to_ladder(words: Words) -> Button:
    """[Ladder]."""
    return Button(words("button-ladder"), "ladder", emoji="🏆")


def show_all(words: Words, what: Shown) -> Button:
    """[Show everybody]."""
    return Button(words("button-show-all"), "show-all", arg_of(what), emoji="📣")


class LadderPage(NamedTuple):
    """Some rungs of a ladder."""

    rows: Sequence[LadderRow]
    #: Which of them are shown: the first one's place.
    first: int
    #: Whose ladder: the server's name, or "" for all of them.
    where: str
    everywhere: bool
    person: int
    names: Mapping[int, str]
    #: Whether there is a server to go to.
    at_home: bool

    @property
    def shown(self) -> Sequence[LadderRow]:
        """Those of this page."""
        return self.rows[self.first : self.first + PAGE]


def ladder_screen(words: Words, page: LadderPage) -> Screen:
    """The ladder in words, with the ways up and down."""
    lines = [words("ladder-heading", where=literal(_where(words, page)))]
    if not page.rows:
        lines.append(words("ladder-none"))
    for row in page.shown:
        you = words("ladder-you") if row.person == page.person else ""
        lines.append(
            words(
                "ladder-rung",
                rank=row.rank,
                name=literal(_name(words, page, row)),
                number=_number(row.standing),
                battles=words("score-battles", battles=row.standing.battles),
            )
            + you
        )
    lines.append(_what(words, mark="-# "))
    return Screen(whole_lines(lines), rows=(_ways(words, page),))


def _ways(words: Words, page: LadderPage) -> tuple[Button, ...]:
    scope: Scope = "all" if page.everywhere else "here"
    above, below = page.first - PAGE, page.first + PAGE
    up = Button(
        words("button-ladder-up"),
        "ladder",
        arg_of(OfLadder(scope, above)),
        emoji="🔼",
        disabled=page.first <= 0,
    )
    down = Button(
        words("button-ladder-down"),
        "ladder",
        arg_of(OfLadder(scope, below)),
        emoji="🔽",
        disabled=below >= len(page.rows),
    )
    row = [up, down] if len(page.rows) > PAGE else []
    if page.at_home:
        other: Scope = "here" if page.everywhere else "all"
        row.append(Button(words(f"button-ladder-{other}"), "ladder", arg_of(OfLadder(other)), emoji="🌍"))
    if page.rows:
        row.append(show_all(words, Shown("ladder", arg_of(OfLadder(scope, page.first)))))
    row.append(Button(words("button-stats"), "stats", emoji="📊"))
    return tuple(row)


def ladder_words(words: Words, page: LadderPage) -> LadderWords:
    """The same for the picture."""
    rungs = [
        Rung(
            row.rank,
            _drawn(words, _name(words, page, row)),
            _number(row.standing),
            words("score-battles", battles=row.standing.battles),
            row.person == page.person,
        )
        for row in page.shown
    ]
    return LadderWords(words("picture-ladder"), _where(words, page), tuple(rungs), _what(words))


def _where(words: Words, page: LadderPage) -> str:
    return words("ladder-everywhere") if page.everywhere else page.where


def _what(words: Words, mark: str = "") -> str:
    return mark + words("ladder-what", veteran=str(VETERAN), enough=ENOUGH)


def _name(words: Words, page: LadderPage, row: LadderRow) -> str:
    if row.person is None:
        return words("ladder-elsewhere")
    assert row.person > FORMER
    return page.names.get(row.person) or words("former-player")


def _drawn(words: Words, name: str) -> str:
    """A name as far as pictures have letters for it; people may write theirs in any."""
    kept = "".join(one for one in name if one.isspace() or drawable("bold", one))
    return " ".join(kept.split()) or words("picture-name")
