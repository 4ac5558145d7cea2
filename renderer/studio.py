"""The door for whoever must not wait: pictures without blocking the event loop.

One or two threads, or processes of their own, draw and encode, another thread alone paints cold bases. The same
picture is never drawn twice: encoded bytes are kept by what they show, and whoever asks while it is being drawn gets
the same one. What takes too long is given up: the words go out without it, and the others are drawn.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import renderer
from engine.types import CardId, Side
from engine.view import PlayerView, UnitView
from renderer import heap
from renderer.board import SMALL, base_ready, prepared
from renderer.cache import Bases
from renderer.dice_strip import Die
from renderer.film import Shot, film_steps
from renderer.hand import arranged
from renderer.kept import Kept
from renderer.layout import Box, layout_of
from renderer.marks import Mark
from renderer.patience import TooLongError
from renderer.picture import Picture
from renderer.rush import Rush, format_in
from renderer.shown import Key, lines, said, shown_on_board
from renderer.theme import Theme
from renderer.told import Told
from renderer.track import Station, TrackWords
from renderer.turns import Turns, Wanted
from renderer.words import CupWords, DiceWords, HandWords, ScenarioWords, ScoreWords, Words
from renderer.workers import BEHIND, LONGER, Workers

_Made = TypeVar("_Made")

_LOG: Final = logging.getLogger("fieldpost.renderer")
_MEMORY: Final = 32 * 1024 * 1024
#: With so many pictures under way, boards are encoded quickly: half the time, a sixth more bytes.
BUSY: Final = 2
#: Threads that draw, at most. One core is left to the event loop: on two, a second thread that draws gains nothing, and
#: with 20 boards at once it made the loop late by 10 milliseconds (p99) instead of 7.5.
_ARTISTS: Final = 2
#: With so many no words wait for their picture: that takes longer than anybody should wait for words.
SWAMPED: Final = 6
#: Pictures of drafts that are drawn or next: those of a thread, which hold up what is told, come after two at most.
_DRAFTS: Final = 2
#: Drafts that wait for their pictures. The first of more than these came a second or two ago.
_WAITING: Final = 100
#: Seconds after which a drawing thread hands over the interpreter; Python's own five milliseconds are felt. An answer
#: calls the system some forty times, and waits for it after each: with a fifth of a millisecond, beside a thread that
#: always draws, a tenth more is answered than with a whole one, and a twentieth less drawn.
SWITCH: Final = 0.0002
#: Seconds that anybody waits for a piece of drawing; a cold board of the largest kind takes three.
PATIENCE: Final = 10.0
#: A base is awaited so many times as long: on a loaded host it takes that, and every picture of the battle needs it.
COLD: Final = 3
#: Seconds at the end for the pictures that are being drawn, and for saving those that were painted.
_LAST: Final = 1.0
#: Seconds for which the next picture of a film waits while others are drawn.
_COURTESY: Final = 0.5


class DrawingError(Exception):
    """A picture could not be drawn. The incident number is in the log; the answer goes out as text."""

    def __init__(self, incident: str) -> None:
        super().__init__(f"drawing failed, incident {incident}")
        self.incident: Final = incident


class Studio:
    """Pictures for a bot. Make one, share it, close it at the end."""

    def __init__(
        self,
        *,
        folder: Path | None = None,
        workers: int | None = None,
        memory: int = _MEMORY,
        bases: Bases | None = None,
        patience: float = PATIENCE,
        behind: int = BEHIND,
        elsewhere: bool = False,
    ) -> None:
        # the loop waits at most so long for a thread that draws to let go of the interpreter
        sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH))
        heap.give_back_large_blocks()
        self.bases: Final = bases if bases is not None else Bases(folder)
        self.patience = patience
        artists = workers or max(1, min(_ARTISTS, (os.cpu_count() or 1) - 1))
        self._artists: Final = Workers("artist", artists, away=4, behind=behind, elsewhere=elsewhere)
        self._painter: Final = Workers("painter", 1, away=2)
        self._filmer: Final = Workers("filmer", 1, away=1)
        #: A base takes as much memory as two boards: of two artists one rests while it is painted, never all.
        self._canvas: Final = asyncio.Semaphore(max(2, artists))
        self._painting: Final = asyncio.Lock()
        self._saving: Final[set[asyncio.Task[None]]] = set()
        self._hanging: dict[Key, float] = {}  # pictures, and until when nobody begins them again
        self._rush: Final = Rush()
        self._drafts: Final = Turns(_DRAFTS, _WAITING)
        self._done: Final = Kept(memory)
        self._under_way: dict[Key, asyncio.Task[Picture]] = {}
        #: Pictures drawn since the start: a test counts them.
        self.drawn = 0
        #: Who wants to hear of every picture: what it is, and the seconds it took.
        self.heard: Callable[[str, float], None] | None = None

    @property
    def crowded(self) -> bool:
        """Whether whoever asks now comes after several others."""
        return self._asked >= BUSY

    @property
    def swamped(self) -> bool:
        """Whether whoever asks now waits for too long."""
        return self._asked >= SWAMPED

    @property
    def full(self) -> bool:
        """Whether a draft that came now would only take another one's picture away."""
        return self._drafts.full

    @property
    def _asked(self) -> int:
        return len(self._under_way) + len(self._drafts)

    async def board(
        self,
        view: PlayerView,
        *,
        theme: str | Theme = "standard",
        marks: Sequence[Mark] = (),
        bottom: Side | None = None,
        scale: float | None = None,
        words: Words | None = None,
        crop: Box | str | Iterable[str] | None = None,
        told: Told | None = None,
        quick: bool = False,
        wanted: Wanted | None = None,
    ) -> Picture:
        """`renderer.render_board`. One picture serves everybody to whom the board looks the same.

        One that `wanted` is asked about gives way to others. Raises NotWantedError.
        """
        part = crop if crop is None or isinstance(crop, (Box, str)) else tuple(crop)
        draw = partial(
            renderer.render_board, view, theme=theme, marks=marks, bottom=bottom, words=words, crop=part,
            bases=self.bases, told=told,
        )  # fmt: skip
        small = SMALL if quick and part is None and scale is None else scale
        facts = (shown_on_board(view), theme, tuple(marks), bottom, said(words), part, lines(told), quick)
        asked = self._asked

        def drawn() -> Awaitable[Picture]:
            before = max(asked, self._asked)
            rush = self._rush.lasts(before)
            size = small if rush else scale
            made = partial(draw, scale=size, format=format_in(rush), quick=quick or before >= BUSY)
            return self._picture(
                ("board", size, *facts), made, partial(self._base, view, theme, bottom, size)
            )

        there = any(("board", size, *facts) in self._done for size in (scale, small))
        if wanted is None or there:
            return await drawn()
        async with self._drafts.turn(wanted):
            return await drawn()

    async def sections(
        self,
        view: PlayerView,
        *,
        theme: str | Theme = "standard",
        marks: Sequence[Mark] = (),
        bottom: Side | None = None,
        scale: float | None = None,
    ) -> dict[str, Picture]:
        """`renderer.render_sections`."""
        names = list(layout_of(view, bottom).parts())
        pictures = await asyncio.gather(
            *(
                self.board(view, theme=theme, marks=marks, bottom=bottom, scale=scale, crop=name)
                for name in names
            )
        )
        return dict(zip(names, pictures, strict=True))

    async def hand(
        self,
        view: PlayerView,
        *,
        words: HandWords,
        theme: str | Theme = "standard",
        scale: float = 1.0,
        cards: Sequence[CardId] | None = None,
    ) -> Picture:
        """`renderer.render_hand`. Kept by the cards and words on it, so nobody is given another one's."""
        shown = tuple(cards) if cards is not None else view.drawn or view.hand
        kind = format_in(self._rush.lasts(self._asked))
        draw = partial(
            renderer.render_hand, view, words=words, theme=theme, scale=scale, cards=shown, format=kind
        )
        return await self._picture(
            ("hand", tuple(arranged(shown, words)), words.title, words.note, theme, scale), draw
        )

    async def dice(
        self,
        dice: Sequence[Die],
        *,
        words: DiceWords,
        attacker: UnitView | None = None,
        target: UnitView | None = None,
        theme: str | Theme = "standard",
        scale: float = 1.0,
    ) -> Picture:
        """`renderer.render_dice`."""
        draw = partial(
            renderer.render_dice, dice, words=words, attacker=attacker, target=target, theme=theme, scale=scale,
        )  # fmt: skip
        return await self._picture(("dice", tuple(dice), words, attacker, target, theme, scale), draw)

    async def cup(self, words: CupWords) -> Picture:
        """`renderer.render_cup`."""
        return await self._picture(("cup", words), partial(renderer.render_cup, words))

    async def track(self, stations: Sequence[Station], *, words: TrackWords) -> Picture:
        """`renderer.render_track`."""
        draw = partial(renderer.render_track, stations, words=words)
        return await self._picture(("track", tuple(stations), words), draw)

    async def scenario_card(
        self,
        view: PlayerView,
        *,
        words: ScenarioWords,
        theme: str | Theme = "standard",
        bottom: Side | None = None,
        scale: float = 1.0,
    ) -> Picture:
        """`renderer.render_scenario_card`."""
        draw = partial(
            renderer.render_scenario_card, view, words=words, theme=theme, bottom=bottom, scale=scale,
            bases=self.bases,
        )  # fmt: skip
        return await self._picture(("card", shown_on_board(view), said(words), theme, bottom, scale), draw)

    async def film(
        self, shots: Sequence[Shot], *, theme: str | Theme = "standard", bottom: Side | None = None
    ) -> Picture:
        """`renderer.render_film`, picture by picture: whoever waits for one of his own comes first. It is not kept."""
        began = time.monotonic()
        steps = film_steps(shots, theme=theme, bottom=bottom)
        film: Picture | None = None
        try:
            # The first step paints the ground.
            await asyncio.sleep(0)
            await self._let_others_go_first(self.patience)
            while film is None:
                film = await self._filmer.do(partial(next, steps), COLD * self.patience)
                await self._let_others_go_first(_COURTESY)
        except Exception as error:
            raise _incident("a film") from error
        heap.give_back_small_blocks()
        self._drew("film", began)
        return film

    async def _let_others_go_first(self, seconds: float) -> None:
        """Wait for the pictures that are being drawn, at most so long."""
        if self._under_way:
            await asyncio.wait([*self._under_way.values()], timeout=seconds)

    async def scores(
        self, words: ScoreWords, *, theme: str | Theme = "standard", scale: float = 1.0
    ) -> Picture:
        """`renderer.render_scores`."""
        draw = partial(renderer.render_scores, words, theme=theme, scale=scale)
        return await self._picture(("scores", words, theme, scale), draw)

    def is_warm(
        self, view: PlayerView, *, theme: str | Theme = "standard", bottom: Side | None = None
    ) -> bool:
        """Whether a board can be drawn at once: a cold base keeps the machine busy for a second or three."""
        return base_ready(view, theme=theme, bottom=bottom, scale=None, bases=self.bases, stored=True)

    async def prepare(
        self,
        view: PlayerView,
        *,
        theme: str | Theme = "standard",
        bottom: Side | None = None,
        scale: float | None = None,
    ) -> None:
        """Paint the base of a battle ahead of its first picture: when it is chosen."""
        await self._base(view, theme, bottom, scale)

    async def close(self) -> None:
        """Save what was painted; for what is still being drawn after a moment nobody waits any more."""
        if self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=_LAST)
        for task in self._under_way.values():
            task.cancel()
        # What is not saved in time is painted again.
        await asyncio.wait([*self._saving, asyncio.create_task(self._save())], timeout=_LAST)
        self._artists.close()
        self._painter.close()
        self._filmer.close()

    async def _base(
        self, view: PlayerView, theme: str | Theme, bottom: Side | None, scale: float | None
    ) -> None:
        """Have the base painted by the one painter; then save it behind everybody's back. What is on disk already is
        read by whoever draws on it."""
        if base_ready(view, theme=theme, bottom=bottom, scale=scale, bases=self.bases, stored=True):
            return
        paint = partial(prepared, view, theme=theme, bottom=bottom, scale=scale, bases=self.bases)
        async with self._painting, self._canvas:
            await self._done_by(self._painter, paint, COLD * self.patience)
        task = asyncio.create_task(self._save())
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)
        if self._artists.elsewhere:
            await asyncio.shield(task)  # or each would paint it anew

    async def _done_by(self, workers: Workers, work: Callable[[], _Made], seconds: float) -> _Made:
        """A piece of work; if it hangs, nobody waits for the base it may be painting."""
        try:
            return await workers.do(work, seconds)
        except TooLongError:
            self.bases.give_up()
            raise

    async def _save(self) -> None:
        try:
            await self._painter.do(self.bases.save, self.patience)
        except (OSError, TooLongError) as error:
            # It is painted again after a restart, that is all.
            _LOG.warning("a base picture could not be saved: %s", error)

    async def _picture(
        self, key: Key, draw: Callable[[], Picture], before: Callable[[], Awaitable[None]] | None = None
    ) -> Picture:
        known = self._done.get(key)
        if known is not None:
            return known
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.create_task(self._drawn(key, draw, before))
            self._under_way[key] = task
        # whoever asked first may go away; the others still want it
        return await asyncio.shield(task)

    async def _drawn(
        self, key: Key, draw: Callable[[], Picture], before: Callable[[], Awaitable[None]] | None
    ) -> Picture:
        try:
            if self._hanging.get(key, 0.0) > time.monotonic():
                raise TooLongError("it hung a moment ago")
            if before is not None:
                await before()
            began = time.monotonic()
            async with self._canvas:
                picture = await self._done_by(self._artists, draw, self.patience)
            self._drew(str(key[0]), began)
            self._done.keep(key, picture)
            return picture
        except Exception as error:
            if isinstance(error, TooLongError):
                self._note_hanging(key)
            raise _incident("a picture") from error
        finally:
            self._under_way.pop(key, None)

    def _drew(self, what: str, began: float) -> None:
        self.drawn += 1
        if self.heard is not None:
            self.heard(what, time.monotonic() - began)

    def _note_hanging(self, key: Key) -> None:
        """Whoever presses again and again must not have one thread after the other hang."""
        now = time.monotonic()
        self._hanging = {one: end for one, end in self._hanging.items() if end > now}
        self._hanging.setdefault(key, now + LONGER * self.patience)


def _incident(what: str) -> DrawingError:
    """Under a number of its own the log says what went wrong just now."""
    incident = secrets.token_hex(4)
    _LOG.exception("incident %s: %s could not be drawn", incident, what)
    return DrawingError(incident)
