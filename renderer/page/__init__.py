"""A whole battle as one HTML file to step through, made from views and finished words alone.

The view says what is known, so a file can hold no more than its viewer may know. Steps are taken one by one and only
what changes is kept of each: a long battle is never in memory twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from engine.types import SIDES, CardId, Face, Side
from engine.view import HexView, LabelView, MedalView, PlayerView
from renderer.layout import Layout, layout_of
from renderer.page.document import board, document, plain, unpacked
from renderer.page.ground import Grounds
from renderer.page.positions import Position, Positions, change
from renderer.page.symbols import Counter, symbols
from renderer.theme import THEMES

__all__ = ["Page", "Proof", "Scene", "Speaker", "build", "unpacked"]


class Scene(NamedTuple):
    """One action: the view after it, what is said of it, what was rolled, and which hexes it concerned."""

    view: PlayerView
    said: tuple[str, ...]
    dice: tuple[tuple[Face, ...], ...] = ()
    #: What happened where: move, retreat, attack (a way by its hexes), lost, gone (one hex).
    marks: tuple[tuple[str, ...], ...] = ()
    #: Taken back later.
    undone: bool = False
    #: It is no action and no undoing: nothing of it stands in a record.
    beside: bool = False


class Speaker(Protocol):
    """Who finds the words for what is on a board, in the reader's language."""

    def unit(self, kind: str) -> str:
        """A kind of unit."""
        ...

    def nation(self, nation: str) -> str:
        """A nation; nothing where there is none."""
        ...

    def tag(self, tag: str) -> str:
        """What a unit carries or suffers; nothing for what nobody sees."""
        ...

    def card(self, card: CardId) -> str:
        """A card."""
        ...

    def in_play(self, view: PlayerView) -> str:
        """The card in play."""
        ...

    def ground(self, spot: HexView) -> str:
        """What a hex is; nothing for open ground."""
        ...

    def places(self, labels: Sequence[LabelView]) -> str:
        """The names on the map; nothing where there are none."""
        ...

    def medal(self, medal: MedalView) -> str:
        """An objective, and who holds it."""
        ...


@dataclass(frozen=True, slots=True)
class Proof:
    """What is told of the dice: lines to read, what was posted, and the record to check, as its file holds it."""

    lines: tuple[str, ...] = ()
    seal: str = ""
    salts: tuple[str, ...] | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """What a page says besides its steps."""

    language: str
    title: str
    #: Every label, by the names that `assets/page/page.js` and `document` ask for.
    words: Mapping[str, str]
    #: What the record is called when it is saved.
    name: str
    notes: Sequence[str] = ()
    proof: Proof = field(default_factory=Proof)
    theme: str = "standard"
    bottom: Side | None = None


def build(page: Page, speaker: Speaker, scenes: Iterable[Scene]) -> bytes:
    """The file. Raises ValueError without a scene."""
    told = _Telling(page, speaker)
    for scene in scenes:
        told.add(scene)
    return told.finish()


class _Telling:
    """A page on which one scene after the other is written."""

    def __init__(self, page: Page, speaker: Speaker) -> None:
        self._page: Final = page
        self._speaker: Final = speaker
        self._steps: list[dict[str, object]] = []
        self._before: Position = {}
        self._first: PlayerView | None = None

    def add(self, scene: Scene) -> None:
        """One action more."""
        if self._first is None:
            self._first = scene.view
            self._layout = layout_of(scene.view, self._page.bottom)
            self._colors = THEMES[self._page.theme].land(scene.view.face)
            self._grounds = Grounds(self._layout, self._colors, self._speaker.ground)
            self._positions = Positions(self._grounds, self._speaker.in_play)
            self._medals = scene.view.medals
        position = self._positions.of(scene.view)
        put, gone = change(self._before, position)
        self._before = position
        step: dict[str, object] = {"said": [plain(one) for one in scene.said], "put": put}
        more = {
            "gone": gone,
            "dice": scene.dice,
            "marks": scene.marks,
            "undone": scene.undone,
            "beside": scene.beside,
        }
        self._steps.append(step | {key: value for key, value in more.items() if value})

    def finish(self) -> bytes:
        """The file."""
        if self._first is None:
            raise ValueError("nothing to show")
        page, proof = self._page, self._page.proof
        drawn = board(
            self._layout,
            self._colors,
            self._first.labels,
            symbols(self._positions.counters, THEMES[page.theme]),
            page.words["boardText"],
        )
        return document(
            language=page.language, title=page.title, words=page.words, drawn=drawn,
            places=self._speaker.places(self._first.labels), notes=page.notes,
            proof=proof.lines, data=self._data(), record=proof.record,
            checkable=proof.record is not None and proof.salts is not None,
        )  # fmt: skip

    def _data(self) -> dict[str, object]:
        page, proof, speaker = self._page, self._page.proof, self._speaker
        cards = sorted({card for step in self._steps for side in SIDES for card in _cards(step["put"], side)})
        counters = self._positions.counters
        return {
            "words": {key: plain(value) for key, value in page.words.items()},
            "name": page.name,
            "size": [self._layout.land_width + 24, self._layout.land_height + 24],
            "columns": self._layout.columns,
            "hexes": _hexes(self._layout),
            "looks": [[look.floor, look.things, plain(look.said)] for look in self._grounds.looks],
            "counters": [_counter(speaker, one) for one in counters],
            "kinds": {one.kind: speaker.unit(one.kind) for one in counters},
            "cards": {card: speaker.card(card) for card in cards},
            "medals": [_objective(speaker, one) for one in self._medals],
            "steps": self._steps,
            "seal": proof.seal,
            "salts": proof.salts,
        }


def _hexes(layout: Layout) -> dict[str, tuple[float, float]]:
    found = {}
    for cell, name in layout.names.items():
        x, y = layout.on_land(cell)
        found[name] = round(x, 1), round(y, 1)
    return found


def _cards(put: object, side: Side) -> list[CardId]:
    cards = put.get(f"c{side}", []) if isinstance(put, dict) else []
    return list(cards)


def _objective(speaker: Speaker, medal: MedalView) -> list[object]:
    """What it looks like, where, how many medals, and what is said of it by who holds it; "": nobody."""
    said = {holder or "": plain(speaker.medal(medal._replace(holder=holder))) for holder in (None, *SIDES)}
    return ["exit" if medal.kind == "exit" else medal.side or "both", medal.at, medal.worth, said]


def _counter(speaker: Speaker, one: Counter) -> list[object]:
    tags = [said for tag in one.tags if (said := speaker.tag(tag))]
    return [one.side, plain(speaker.nation(one.nation)), speaker.unit(one.kind), tags]
