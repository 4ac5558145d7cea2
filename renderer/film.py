"""A whole battle as a film: a picture or a few for each turn, all of one size, with what a phone has room for.

Above the board both sides with their medals, below it who played what and every roll. Of a big board each turn is shown
where it was fought, with a chart that says where that is; it begins and ends with the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image, ImageOps

from engine.types import Side
from engine.view import PlayerView
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.canvas import Canvas, paste_center
from renderer.fonts import fitted, shortened
from renderer.layers import ending, telling
from renderer.layers.header import write
from renderer.layers.stage import Stage
from renderer.layout import USUAL_WIDTH, Box, Layout, layout_of
from renderer.marks import Mark
from renderer.picture import Picture
from renderer.reel import FullError, Reel
from renderer.sprites import signs
from renderer.theme import Theme, mixed, theme_called
from renderer.told import Told
from renderer.words import Words

#: Pixels; a chat on a phone shows some 400 of them.
WIDTH: Final = 720
#: Of a big board, units from the left to the right: at 400 pixels a hex has 40 of them.
_PART: Final = (1000.0, 750.0)
#: In units of the usual width: the band above the board, and how much larger than elsewhere the lines below it are.
_BAND: Final = 116.0
_GROW: Final = 1.15
#: Rolls of one picture, a row for each; of a big board there may be more, and then two stand in a row.
MOST_ROLLS: Final = 3
#: Bytes: what Discord takes from everybody is a fifth more.
MOST_BYTES: Final = 8_000_000
#: Quality and width, the best first: a film that does not fit is drawn again by the next.
_WAYS: Final = ((70, 1.0), (50, 1.0), (45, 0.75), (30, 0.55))
#: Room for one side in the band.
_WING: Final = 440.0
_ROW_OF_MEDALS: Final = 6


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a film."""

    view: PlayerView
    words: Words = field(default_factory=Words)
    marks: tuple[Mark, ...] = ()
    told: Told = field(default_factory=Told)
    #: The part of a big board that it shows; None: all of it.
    part: Box | None = None
    milliseconds: int = 1500
    #: How much of the film is over with it, from 0 to 1.
    over: float = 0.0


def film_steps(
    shots: Sequence[Shot],
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    wide: int = WIDTH,
    most: int = MOST_BYTES,
) -> Iterator[Picture | None]:
    """Draw it, one picture a step, none of them kept; the last step brings the film. Raises FullError."""
    for quality, share in _WAYS:
        camera = Camera(shots[0].view, theme=theme, bottom=bottom, wide=round(wide * share))
        reel = Reel(quality=quality, most=most)
        try:
            for shot in shots:
                reel.add(camera.draw(shot), shot.milliseconds)
                yield None
        except FullError:
            if (quality, share) == _WAYS[-1]:
                raise
            continue
        yield reel.picture()
        return


class Camera:
    """Draws the pictures of one film."""

    def __init__(
        self,
        board: PlayerView,
        *,
        theme: str | Theme = "standard",
        bottom: Side | None = None,
        wide: int = WIDTH,
    ) -> None:
        self.theme: Final = theme_called(theme)
        self.bottom: Final = bottom
        #: The ground at this size is of no use to anybody else, and goes with the film.
        self._bases: Final = Bases()
        layout = layout_of(board, bottom)
        self._big: Final = bool(layout.parts())
        across, down = _PART if self._big else (layout.width, layout.board_box.height)
        #: Pixels a unit of the board, and of the lines around it.
        self.k: Final = wide / across
        self.u: Final = wide / USUAL_WIDTH
        self._band: Final = round(_BAND * self.u)
        self._stage: Final = (wide, round(down * self.k))
        foot = round(telling.height(MOST_ROLLS) * self.u * _GROW)
        #: Even: a reel counts in pairs of pixels.
        self.size: Final = (wide, (self._band + self._stage[1] + foot + 1) // 2 * 2)

    def draw(self, shot: Shot) -> Image.Image:
        """One picture."""
        if shot.told.end is not None:
            return self._fit(self._board(shot, None), self.size)
        layout = layout_of(shot.view, self.bottom)
        out = Image.new("RGB", self.size, self.theme.frame)
        part = shot.part or layout.board_box
        out.paste(self._fit(self._board(shot, part), self._stage), (0, self._band))
        rolls = telling.rolls_in(shot.told, layout, shot.part)
        below = self._band + self._stage[1]
        telling.tell(
            out, below, shot.told, rolls, self.theme, grow=_GROW, columns=1 if len(rolls) <= MOST_ROLLS else 2,
            rows=MOST_ROLLS,
        )  # fmt: skip
        self._head(out, shot, layout)
        return out

    def _board(self, shot: Shot, part: Box | None) -> Image.Image:
        told = shot.told if part is None else None
        return draw_board(
            shot.view, theme=self.theme, marks=shot.marks, bottom=self.bottom, scale=self.k, words=shot.words,
            crop=part, bases=self._bases, told=told,
        )  # fmt: skip

    def _fit(self, image: Image.Image, size: tuple[int, int]) -> Image.Image:
        """The whole of a picture, as large as there is room for it."""
        share = min(size[0] / image.width, size[1] / image.height)
        if share < 1 or image.width * share < image.width:
            image = image.resize(
                (max(1, round(image.width * share)), max(1, round(image.height * share))),
                Image.Resampling.LANCZOS,
            )
        if image.size == size:
            return image
        out = Image.new("RGB", size, self.theme.frame)
        out.paste(image, ((size[0] - image.width) // 2, (size[1] - image.height) // 2))
        return out

    def _head(self, image: Image.Image, shot: Shot, layout: Layout) -> None:
        """Both sides with their medals; between them the title, or where on a big board this is; how far it is."""
        band = (image.width, self._band)
        image.paste(_band(band, self.theme), (0, 0))
        whole = Box(0, 0, USUAL_WIDTH, image.height / self.u)
        stage = Stage(image, layout, self.theme, self.theme.land(shot.view.face), self.u, whole)
        for side in ("axis", "allies"):
            _wing(stage, shot, side)
        if shot.part is not None:
            chart = _chart(shot.view, layout, shot.part, self.theme, self._band - round(18 * self.u))
            paste_center(image, chart, image.width / 2, self._band / 2)
        else:
            room = USUAL_WIDTH - 2 * _WING - 20
            size, lines = ending.title_lines(shot.words.title.upper(), room)
            for n, line in enumerate(lines):
                y = _BAND / 2 + (n - (len(lines) - 1) / 2) * size
                write(stage, line, "bold", size, self.theme.paper, USUAL_WIDTH / 2, y)
        done = round(image.width * min(1.0, shot.over))
        thick = max(2, round(5 * self.u))
        image.paste(
            mixed(self.theme.frame, self.theme.gold, 0.25), (0, self._band - thick, image.width, self._band)
        )
        image.paste(self.theme.gold, (0, self._band - thick, done, self._band))


def _wing(stage: Stage, shot: Shot, side: Side) -> None:
    """Emblem, name and medals of a side; mirrored for the Allies."""
    theme, k, known = stage.theme, stage.k, shot.view.sides[side]
    left = side == "axis"

    def at(x: float) -> float:
        return x if left else USUAL_WIDTH - x

    grip = "left" if left else "right"
    stage.put(signs.emblem(side, known.nation, theme, round(k * 1.1, 3)), at(62), 54)
    name = shot.words.sides.get(side, side).upper()
    size = fitted("bold", 44, name, _WING - 130, least=0.6)
    write(stage, shortened("bold", size, name, _WING - 130), "bold", size, theme.paper, at(120), 30, end=grip)
    if known.to_win <= _ROW_OF_MEDALS:
        for n in range(max(known.to_win, known.medals)):
            stage.put(signs.medal(theme, k, 38, n < known.medals), at(140 + n * 46), 78)
    else:
        score = f"{known.medals}/{known.to_win}"
        stage.put(signs.medal(theme, k, 40, True), at(140), 78)
        write(stage, score, "figures", 46, theme.gold, at(170), 79, end=grip)


@lru_cache(8)
def _band(size: tuple[int, int], theme: Theme) -> Image.Image:
    gradient = Image.linear_gradient("L").resize(size)
    return ImageOps.colorize(gradient, theme.header, theme.frame)


def _chart(view: PlayerView, layout: Layout, part: Box, theme: Theme, high: int) -> Image.Image:
    """A big board in small: who stands where, and which part is shown."""
    whole = layout.enlarged_box
    k = high / whole.height
    canvas = Canvas(whole.width, whole.height, k, oversampling=3)
    canvas.box(0, 0, whole.width, whole.height, 40, mixed(theme.frame, (255, 255, 255), 0.16))
    for unit in view.units:
        x, y = layout.center(unit.at)
        x, y = x - whole.left, y - whole.top
        if unit.side == "axis":
            canvas.box(x - 34, y - 34, x + 34, y + 34, 0, theme.paper)
        else:
            canvas.ellipse(x, y, 40, theme.driven)
    left, right = part.left - whole.left, part.right - whole.left
    top, bottom = part.top - whole.top, part.bottom - whole.top
    rim = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    canvas.line(rim, 36, theme.gold)
    return canvas.finish()
