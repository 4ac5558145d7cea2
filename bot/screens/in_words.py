"""The board in words that can be read aloud: section by section, each unit with hex, strength, ground and who could hit
it, then objectives and the ground where nobody stands.

From the same view as the picture and from prospects that know no more, so it never tells more than they do.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from bot.screens.args import InWords, arg_of
from bot.screens.battles import labelled
from bot.screens.deciding import decision_text, draft_text, title_of
from bot.screens.naming import Chart, ground, sections_of
from bot.screens.panel import back_row
from bot.screens.screen import LINE, LIST_LENGTH, TEXT, Button, Choice, Row, Screen, Select, cut, literal
from engine.types import OTHER, SECTIONS, SIDES
from scenarios.limits import LIMITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.prospects import Prospects, Shot
    from engine.types import Section, Side
    from engine.view import HexView, MarkerView, MedalView, PlayerView, UnitView

#: Letters of a page: below it there may be a line that says how it goes on.
_PAGE: Final = TEXT - 200
#: What a unit may carry, by the word that is told of it.
_TAGS: Final[Mapping[str, str]] = {
    "marked": "tag-zeroed-in",
    "camouflaged": "tag-camouflaged",
    "slow": "tag-slow",
    "steadfast": "tag-steadfast",
    "ace": "tag-ace",
    "stays-on-board": "tag-stays-on-board",
    "landing-craft": "tag-aboard",
    "boat": "tag-boat",
}


def board_screen(
    moment: Moment, prospects: Prospects, section: Section | None = None, page: int = 0
) -> Screen:
    """The whole board, or one section of it; what is too long for one message has several pages."""
    words, card = moment.words, moment.card
    told = _Telling(moment, prospects)
    lines = told.whole() if section is None else told.section(section)
    pages = paged(lines)
    if section is None and len(pages) > 1:
        # What no message holds is told by its sections; where everybody stands stays in one.
        pages = paged(told.overview())
    page = min(page, len(pages) - 1)
    rows = [_sections(words, section)]
    if len(pages) > 1:
        after = (page + 1) % len(pages)
        label = words("words-more", page=page + 1, pages=len(pages))
        rows.append((Button(label, "board-text", arg_of(InWords(section, after)), emoji="▶️"),))
    asks = _hexes(words, told, section)
    return Screen(
        pages[page], card.id, card.revision, (*rows, *asks, *_onward(moment)), redraw=True
    )  # fmt: skip


def standing(words: Words, view: PlayerView) -> list[str]:
    """Where everybody stands, a line a side: below what has just happened."""
    return [
        words(
            "words-standing",
            side=words(f"side-{side}"),
            units=", ".join(
                words("words-unit-short", hex=unit.at, unit=words(f"unit-{unit.kind}"), figures=unit.figures)
                for unit in view.units
                if unit.side == side
            )
            or "–",
        )
        for side in SIDES
    ]


def paged(lines: Iterable[str], room: int = _PAGE) -> list[str]:
    """Whole lines on as many pages as they need."""
    pages: list[list[str]] = [[]]
    used = 0
    for line in lines:
        if pages[-1] and used + len(line) + 1 > room:
            pages.append([])
            used = 0
        pages[-1].append(cut(line, room))
        used += len(line) + 1
    return ["\n".join(page) for page in pages]


def _sections(words: Words, now: Section | None) -> Row:
    buttons = [
        Button(
            words(f"section-{one}.whole"),
            "board-text",
            arg_of(InWords(one, 0)),
            style="main" if one == now else "plain",
        )
        for one in SECTIONS
    ]
    whole = Button(
        words("words-whole"), "board-text", arg_of(InWords(None, 0)), style="main" if now is None else "plain"
    )
    return (*buttons, whole)


def _hexes(words: Words, told: _Telling, section: Section | None) -> list[Row]:
    """The units there, to be asked about."""
    there = [unit for unit in told.view.units if section is None or section in told.lying(unit.at)]
    choices = tuple(
        Choice(cut(told.named(unit), LINE), unit.at)
        for unit in sorted(there, key=lambda unit: (unit.side != told.side, unit.at))
    )
    # Of more than a list holds the sections tell.
    return [Select(words("words-ask"), "hex", choices)] if 0 < len(choices) <= LIST_LENGTH else []


def _onward(moment: Moment) -> list[Row]:
    """Back to the turn, for whoever plays."""
    words, card = moment.words, moment.card
    if moment.side is None or card.status != "running":
        return []
    row = (
        moment.to_turn,
        Button(words("button-hand"), "hand", emoji="🃏"),
    )
    return [(*row, *back_row(words, card))]


class _Telling:
    """One board, told."""

    def __init__(self, moment: Moment, prospects: Prospects) -> None:
        self.words: Final = moment.words
        self.moment: Final = moment
        self.view: Final = labelled(moment.words, moment.view)
        #: By whose left and right it is told: one's own, else that of the side at the bottom of the board.
        self.side: Final[Side] = moment.side or OTHER[self.view.top]
        self._chart: Final = Chart(self.view)
        self._shots: Final[Mapping[str, list[Shot]]] = defaultdict(list)
        for shot in prospects.shots:
            self._shots[shot.target].append(shot)

    def whole(self) -> list[str]:
        """Everything."""
        return [*self.heading(), *[line for one in SECTIONS for line in ("", *self._section(one))]]

    def overview(self) -> list[str]:
        """Where everybody stands, section by section, without what each could do."""
        lines = [*self.heading(), self.words("words-by-section")]
        for one in SECTIONS:
            lines += ["", self._title(one)]
            for side in (self.side, OTHER[self.side]):
                units = [
                    unit for unit in self.view.units if unit.side == side and self._first(unit.at) == one
                ]
                if units:
                    short = ", ".join(
                        self.words(
                            "words-unit-short",
                            hex=unit.at,
                            unit=self.words(f"unit-{unit.kind}"),
                            figures=unit.figures,
                        )
                        for unit in units
                    )
                    lines.append(f"{self._whose(side)} {short}")
        return [*lines, "", *self._medals(None)]

    def section(self, section: Section) -> list[str]:
        """One section, with all that touches it."""
        return [*self.heading(), "", *self._section(section, whole=True)]

    def heading(self) -> list[str]:
        """Which battle, the score, whose move it is, and what is drafted."""
        words, card, view = self.words, self.moment.card, self.view
        medals = [
            words("words-medals", side=words(f"side-{side}"), medals=card.medals.get(side, 0),
                  to_win=card.to_win.get(side, 0))
            for side in SIDES
        ]  # fmt: skip
        lines = [words("words-heading", title=title_of(words, card), turn=card.turn), " ".join(medals)]
        if card.status == "running" and card.to_act is not None:
            what = decision_text(words, card)
            lines.append(words("words-to-act", side=words(f"side-{card.to_act}"), decision=what))
        if view.visibility is not None:
            lines.append(words("panel-visibility", visibility=view.visibility))
        lines.append(self._edges())
        if self.moment.drafted and self.moment.draft is not None:
            lines.append(words("words-draft", plan=draft_text(words, self.moment.draft.lines)))
        return lines

    def _edges(self) -> str:
        """Which rows and columns lie where: a board that is heard has no top."""
        # The first hex lies in the corner at the bottom, to the left; the last one across from it.
        first, last = self.view.hexes[0].name, self.view.hexes[-1].name
        if self.side == self.view.top:
            first, last = last, first
        (left, near), (right, far) = [(name[0], int(name[1:])) for name in (first, last)]
        key = "words-edges" if self.moment.side is not None else "words-edges-of"
        return self.words(
            key, side=self.words(f"side-{self.side}"), near=near, far=far, left=left, right=right
        )

    def _title(self, section: Section) -> str:
        key = "words-section" if self.moment.side is not None else "words-section-of"
        return self.words(key, section=self.words(f"section-{section}"), side=self.words(f"side-{self.side}"))

    def _whose(self, side: Side) -> str:
        words = self.words
        if self.moment.side is None:
            return words("words-side", side=words(f"side-{side}"))
        return words("words-own" if side == self.side else "words-theirs", side=words(f"side-{side}"))

    def lying(self, at: str) -> tuple[Section, ...]:
        """The sections a hex lies in."""
        return sections_of(self.view, self.side, at)

    def _first(self, at: str) -> Section:
        return self.lying(at)[0]

    def _section(self, section: Section, *, whole: bool = False) -> list[str]:
        """Units by side, objectives, ground. Of a hex in two sections the first tells; alone each tells of it."""
        among = {
            spot.name: spot
            for spot in self.view.hexes
            if (section in self.lying(spot.name) if whole else self._first(spot.name) == section)
        }
        lines = [self._title(section)]
        for side in (self.side, OTHER[self.side]):
            units = [unit for unit in self.view.units if unit.side == side and unit.at in among]
            if units:
                lines += [self._whose(side), *[f"• {self.unit(unit, section)}" for unit in units]]
            else:
                lines.append(f"{self._whose(side)} {self.words('words-nobody')}")
        return [*lines, *self._medals(among), *self._ground(among)]

    def named(self, unit: UnitView) -> str:
        """D6 Infantry, Axis, 3 of 4"""
        words = self.words
        return words(
            "words-unit-of",
            hex=unit.at,
            unit=words(f"unit-{unit.kind}"),
            side=words(f"side-{unit.side}"),
            left=unit.figures,
            full=unit.full,
        )

    def unit(self, unit: UnitView, section: Section) -> str:
        """D6: Infantry, 3 of 4 figures, forest. Could be attacked by C4 with 2 dice."""
        words, spot = self.words, self._chart.spots[unit.at]
        parts = [
            words(
                "words-unit",
                hex=unit.at,
                unit=words(f"unit-{unit.kind}"),
                left=unit.figures,
                full=unit.full,
            ),
            *filter(None, [self.ground(spot)]),
            *[said for tag in unit.tags if (said := tag_text(words, tag))],
            *([words("words-ordered")] if unit.ordered and not unit.moved else []),
            *([words("words-moved")] if unit.moved else []),
            *([words("words-battled")] if unit.battled else []),
        ]
        if unit.worth != 1:
            parts.append(words("words-worth", worth=unit.worth))
        for other in self.lying(unit.at):
            if other != section:
                parts.append(words("words-line", section=words(f"section-{other}")))
        line = f"{', '.join(parts)}."
        shots = self._shots.get(unit.at, ())
        if shots:
            line += " " + words("words-hit-by", units=shots_text(words, shots))
        return line

    def ground(self, spot: HexView) -> str:
        """What a hex is, with what lies face up on it and whose it is."""
        return ground_text(self.words, spot)

    def _medals(self, among: Mapping[str, HexView] | None) -> list[str]:
        held = [
            medal_text(self.words, one)
            for one in self.view.medals
            if among is None or any(at in among for at in one.at)
        ]
        return [self.words("words-objectives"), *[f"• {one}" for one in held]] if held else []

    def _ground(self, among: Mapping[str, HexView]) -> list[str]:
        """The hexes of each kind of ground, wherever somebody stands on it or not, and the names written there."""
        kinds: dict[str, list[str]] = defaultdict(list)
        for name, spot in among.items():
            found = self.ground(spot)
            if found:
                kinds[found].append(name)
        lines = [f"• {kind}: {', '.join(hexes)}" for kind, hexes in sorted(kinds.items())]
        names = [
            f"{literal(cut(one.text, LIMITS['labels'].letters))} {one.at}"
            for one in self.view.labels
            if one.at in among
        ]
        if names:
            lines.append(f"• {self.words('words-names', names=', '.join(names))}")
        return [self.words("words-ground"), *lines] if lines else []


def tag_text(words: Words, tag: str) -> str:
    """What a unit carries or suffers; nothing for what nobody sees."""
    return words(_TAGS[tag]) if tag in _TAGS else ""


def ground_text(words: Words, spot: HexView) -> str:
    """What a hex is, with what lies face up on it; nothing for open ground."""
    parts = [ground(words, spot._replace(markers=()))] + [_marker(words, one) for one in spot.markers]
    return ", ".join(filter(None, parts))


def _marker(words: Words, marker: MarkerView) -> str:
    name = words(f"marker-{marker.kind}")
    return name if marker.value is None else words("words-marker", marker=name, value=marker.value)


def medal_text(words: Words, medal: MedalView) -> str:
    """An objective: where, for whom, how many medals, and who holds it."""
    return words(
        "words-objective",
        hexes=", ".join(medal.at),
        kind=words(f"medal-{medal.kind}"),
        side=words(f"side-{medal.side}") if medal.side else words("rules-both"),
        worth=medal.worth,
        held=words(f"side-{medal.holder}") if medal.holder else words("words-nobody"),
    )


def shots_text(words: Words, shots: Sequence[Shot]) -> str:
    """C4 with 2 dice, D4 with 1 die"""
    return ", ".join(words("words-with-dice", hex=one.origin, dice=one.dice) for one in shots)
