"""The track of a campaign: its battles in a row, each way between them, who has won which, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageOps

from engine.types import Side
from renderer.canvas import Canvas, label, paste_center, paste_left
from renderer.fonts import Face, fitted, shortened, width, wrapped
from renderer.layout import Point
from renderer.sprites import signs
from renderer.theme import Color, Theme, mixed, theme_called

WIDTH: Final = 1600.0
_HEAD: Final = 112.0
#: Between two battles, and from the edge.
_GAP: Final = 56.0
_EDGE: Final = 36.0
_HIGH: Final = 240.0
#: Where many stand beside each other the points of a battle are below its medals.
_NARROW: Final = 300.0
_POINTS: Final = 44.0
_BETWEEN: Final = 40.0
_TOP: Final = 168.0
#: Below the line: how it stands, and each line of what is told of it.
_FOOT: Final = 128.0
_LINE: Final = 48.0
_WIDEST: Final = 400.0

#: What became of a battle: decided, played without a winner, to be played now, still to come, or passed by.
StationState: TypeAlias = Literal["won", "drawn", "now", "ahead", "missed"]


class Station(NamedTuple):
    """A battle on the track."""

    title: str
    when: str
    state: StationState
    #: Which column it stands in, from the left.
    column: int
    #: Medals of the Allies and of the Axis.
    score: str = ""
    winner: Side | None = None
    #: Whose sign the winner wears.
    nation: str = ""
    points: str = ""
    #: The stations a way leads to, and the one that was gone.
    leads: tuple[int, ...] = ()
    gone: int | None = None


class TrackWords(NamedTuple):
    """What is said around it."""

    title: str
    #: How it ended, or stands, and by how much.
    result: str
    score: str
    closing: str = ""


def draw_track(
    stations: Sequence[Station], *, words: TrackWords, theme: str | Theme = "standard", scale: float = 1.0
) -> Image.Image:
    """The track as an image."""
    look, k = theme_called(theme), scale
    rows = max(sum(other.column == one.column for other in stations) for one in stations)
    wide = _width(stations)
    each = _HIGH + (_POINTS if wide < _NARROW else 0)
    foot = _TOP + rows * each + (rows - 1) * _BETWEEN + 56
    told = wrapped("medium", 40, words.closing, WIDTH - 2 * _EDGE)[:3] if words.closing else []
    high = foot + _FOOT + len(told) * _LINE
    image = Image.new("RGB", (round(WIDTH * k), round(high * k)), look.frame)
    band = ImageOps.colorize(
        Image.linear_gradient("L").resize((image.width, round(_HEAD * k))), look.header, look.frame
    )
    image.paste(band, (0, 0))
    _heading(image, words, look, k)
    places = _places(stations, rows, wide, each)
    _ways(image, stations, places, wide, look, k)
    for station, at in zip(stations, places, strict=True):
        _station(image, station, at, wide, each, look, k)
    _result(image, words, told, foot, look, k)
    return image


def _heading(image: Image.Image, words: TrackWords, theme: Theme, k: float) -> None:
    title, room = words.title.upper(), WIDTH - 2 * _EDGE
    size = fitted("bold", 66, title, room)
    _left(image, shortened("bold", size, title, room), "bold", size, theme.paper, _EDGE, 60, k)
    line = Canvas(WIDTH, 4, k, oversampling=2)
    line.box(0, 0, WIDTH, 4, 0, theme.gold)
    paste_center(image, line.finish(), WIDTH / 2 * k, _HEAD * k)


def _width(stations: Sequence[Station]) -> float:
    """How wide each is."""
    columns = max(one.column for one in stations) + 1
    return min(_WIDEST, (WIDTH - 2 * _EDGE - (columns - 1) * _GAP) / columns)


def _places(stations: Sequence[Station], rows: int, wide: float, each: float) -> list[Point]:
    """The middle of each station."""
    columns = max(one.column for one in stations) + 1
    first = (WIDTH - columns * wide - (columns - 1) * _GAP) / 2 + wide / 2
    middle = _TOP + (rows * each + (rows - 1) * _BETWEEN) / 2
    places: list[Point] = []
    for number, one in enumerate(stations):
        beside = [other for other, station in enumerate(stations) if station.column == one.column]
        down = (beside.index(number) - (len(beside) - 1) / 2) * (each + _BETWEEN)
        places.append((first + one.column * (wide + _GAP), middle + down))
    return places


def _ways(
    image: Image.Image,
    stations: Sequence[Station],
    places: Sequence[Point],
    wide: float,
    theme: Theme,
    k: float,
) -> None:
    """Every way from battle to battle; the one that was gone lies on top, in gold."""
    canvas = Canvas(WIDTH, image.height / k, k, oversampling=2)
    faint = mixed(theme.frame, theme.muted, 0.4)
    ways = [(one.gone == to, number, to) for number, one in enumerate(stations) for to in one.leads]
    for gone, number, to in sorted(ways):
        (x0, y0), (x1, y1) = places[number], places[to]
        start, end = x0 + wide / 2, x1 - wide / 2
        bend = end - _GAP / 2
        path = [(start, y0), (bend, y0), (bend, y1), (end, y1)]
        canvas.line(path, 10 if gone else 5, theme.gold if gone else faint, round_ends=False)
    paste_center(image, canvas.finish(), image.width / 2, image.height / 2)


def _station(
    image: Image.Image, station: Station, at: Point, wide: float, high: float, theme: Theme, k: float
) -> None:
    """A battle: its name, and below it who has won it with how many medals."""
    played, now = station.state in ("won", "drawn"), station.state == "now"
    x, y = at
    sheet = Canvas(wide + 8, high + 8, k, oversampling=2)
    edge = theme.gold if played or now else mixed(theme.frame, theme.muted, 0.5)
    sheet.box(2, 2, wide + 6, high + 6, 16, edge)
    rim = 8 if now else 5
    sheet.box(
        2 + rim, 2 + rim, wide + 6 - rim, high + 6 - rim, 12, theme.header if played or now else theme.frame
    )
    paste_center(image, sheet.finish(), x * k, y * k)
    ink = theme.paper if played or now else theme.muted
    room, left, top = wide - 40, x - wide / 2 + 20, y - high / 2
    lines = wrapped("bold", 38, station.title.upper(), room)
    lines = [*lines[:1], " ".join(lines[1:])] if len(lines) > 1 else lines
    for number, line in enumerate(lines):
        _left(image, shortened("bold", 38, line, room), "bold", 38, ink, left, top + 40 + 42 * number, k)
    _left(image, shortened("medium", 31, station.when, room), "medium", 31, theme.muted, left, top + 128, k)
    row = top + 188
    if station.winner is not None:
        emblem = signs.emblem(station.winner, station.nation, theme, 0.92 * k)
        paste_center(image, emblem, (left + 36) * k, row * k)
    if played:
        beside = left + (88 if station.winner is not None else 0)
        taken = 88 + (0 if wide < _NARROW else width("medium", 31, station.points) + 16)
        size = fitted("figures", 48, station.score, room - taken, least=0.4)
        _left(image, station.score, "figures", size, theme.paper, beside, row, k)
    if station.points:
        own = theme.gold if station.state != "missed" else theme.muted
        if wide < _NARROW:
            _left(image, shortened("medium", 31, station.points, room), "medium", 31, own, left, row + 52, k)
        else:
            right = x + wide / 2 - 20 - width("medium", 31, station.points)
            _left(image, station.points, "medium", 31, own, right, row + 2, k)


def _result(
    image: Image.Image, words: TrackWords, told: Sequence[str], top: float, theme: Theme, k: float
) -> None:
    """How it stands, and what is told of it."""
    line = Canvas(WIDTH - 2 * _EDGE, 3, k, oversampling=2)
    line.box(0, 0, WIDTH - 2 * _EDGE, 3, 0, mixed(theme.frame, theme.muted, 0.5))
    paste_center(image, line.finish(), WIDTH / 2 * k, top * k)
    score = width("bold", 60, words.score)
    room = WIDTH - 2 * _EDGE - score - 40
    size = fitted("bold", 60, words.result.upper(), room, least=0.6)
    said = shortened("bold", size, words.result.upper(), room)
    _left(image, said, "bold", size, theme.paper, _EDGE, top + 58, k)
    _left(image, words.score, "bold", 60, theme.gold, WIDTH - _EDGE - score, top + 58, k)
    for number, one in enumerate(told):
        _left(image, one, "medium", 40, theme.muted, _EDGE, top + 126 + _LINE * number, k)


def _left(
    image: Image.Image, text: str, face: Face, size: float, color: Color, x: float, y: float, k: float
) -> None:
    if text:
        paste_left(image, label(text, face, max(1, round(size * k)), color), x * k, y * k)
