"""The table of a cup, and the tree of a knock-out: large letters, for both are looked at on a phone."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageOps

from renderer.canvas import Canvas, label, paste_center, paste_left
from renderer.fonts import Face, fitted, shortened, width
from renderer.sprites import signs
from renderer.theme import Color, Theme, mixed, theme_called
from renderer.words import CupLine, CupMeeting, CupWords

WIDTH: Final = 1100.0
_HEAD: Final = 132.0
_EDGE: Final = 28.0
#: Of the table: a line, the names of its columns, a round, and each of the numbers behind them.
_LINE: Final = 60.0
_COLUMNS: Final = 52.0
_ROUND: Final = 56.0
_NUMBER: Final = 104.0
#: More rounds than this have no room beside the names: the newest are shown.
MOST_ROUNDS: Final = 7
#: Of the tree: two lines of a meeting, and what is between two of them; so many rounds stand side by side.
_BOX: Final = 112.0
_BETWEEN: Final = 22.0
MOST_COLUMNS: Final = 3


def draw_cup(words: CupWords, *, theme: str | Theme = "standard", scale: float = 1.0) -> Image.Image:
    """The table, or the tree where there is one, as an image."""
    look, k = theme_called(theme), scale
    high = _HEAD + (_tree_height(words) if words.tree else _table_height(words))
    image = Image.new("RGB", (round(WIDTH * k), round(high * k)), look.frame)
    _heading(image, words, look, k)
    if words.tree:
        _tree(image, words, look, k)
    else:
        _table(image, words, look, k)
    return image


def _heading(image: Image.Image, words: CupWords, theme: Theme, k: float) -> None:
    band = Image.linear_gradient("L").resize((image.width, round((_HEAD - 14) * k)))
    image.paste(ImageOps.colorize(band, theme.header, theme.frame), (0, 0))
    title, room = words.title.upper(), WIDTH - 2 * _EDGE
    size = fitted("bold", 60, title, room)
    _left(image, shortened("bold", size, title, room), "bold", size, theme.paper, _EDGE, 40, k)
    size = fitted("medium", 38, words.note, room)
    _left(image, shortened("medium", size, words.note, room), "medium", size, theme.gold, _EDGE, 92, k)
    line = Canvas(WIDTH, 4, k, oversampling=2)
    line.box(0, 0, WIDTH, 4, 0, theme.gold)
    paste_center(image, line.finish(), WIDTH / 2 * k, (_HEAD - 12) * k)


# -- the table -------------------------------------------------------------------------------------------


def _table_height(words: CupWords) -> float:
    return _COLUMNS + len(words.lines) * _LINE + 18


def _table(image: Image.Image, words: CupWords, theme: Theme, k: float) -> None:
    rounds = max([len(line.rounds) for line in words.lines], default=0)
    numbers = len(words.columns)
    first = WIDTH - _EDGE / 2 - numbers * _NUMBER
    cells = first - min(rounds, MOST_ROUNDS) * _ROUND - 8
    for n, name in enumerate(words.columns):
        middle = first + (n + 0.5) * _NUMBER
        size = fitted("medium", 32, name, _NUMBER - 8)
        _middle(
            image,
            shortened("medium", size, name, _NUMBER - 8),
            "medium",
            size,
            theme.muted,
            middle,
            _HEAD + 24,
            k,
        )
    for n, line in enumerate(words.lines):
        y = _HEAD + _COLUMNS + (n + 0.5) * _LINE
        if n % 2 == 0:
            _stripe(image, y, theme, k)
        _line(image, line, y, cells, first, theme, k)


def _stripe(image: Image.Image, y: float, theme: Theme, k: float) -> None:
    color = mixed(theme.frame, (255, 255, 255), 0.07)
    top, bottom = round((y - _LINE / 2) * k), round((y + _LINE / 2) * k)
    image.paste(color, (round(8 * k), top, image.width - round(8 * k), bottom))


def _line(
    image: Image.Image, line: CupLine, y: float, cells: float, first: float, theme: Theme, k: float
) -> None:
    ink = theme.muted if line.out else theme.ring if line.first else theme.paper
    place = width("figures", 34, "00")
    _middle(image, line.place, "figures", 34, ink, _EDGE + place / 2, y, k)
    x = _EDGE + place + 20
    if line.first:
        paste_center(image, signs.medal(theme, k, 40), (x + 18) * k, y * k)
        x += 48
    room = cells - x - 10
    face: Face = "medium" if line.out else "semibold"
    size = fitted(face, 42, line.name, room, least=0.75)
    _left(image, shortened(face, size, line.name, room), face, size, ink, x, y, k)
    for n, said in enumerate(line.rounds[-MOST_ROUNDS:]):
        _cell(image, said, cells + (n + 0.5) * _ROUND, y, theme, k)
    for n, number in enumerate(line.numbers):
        face = "figures" if n == 0 else "medium"
        _middle(image, number, face, 36, ink, first + (n + 0.5) * _NUMBER, y, k)


def _cell(image: Image.Image, said: str, x: float, y: float, theme: Theme, k: float) -> None:
    """What a round brought: full for a win, framed for all else, its number in it; nothing while it is played."""
    if not said:
        return
    canvas, won = Canvas(46, 46, k), said == "1"
    canvas.box(1, 1, 45, 45, 9, theme.gold if won else mixed(theme.frame, theme.muted, 0.55))
    if not won:
        canvas.box(4, 4, 42, 42, 7, theme.header)
    paste_center(image, canvas.finish(), x * k, y * k)
    _middle(image, said, "figures", 30, theme.ink if won else theme.paper, x, y, k)


# -- the tree --------------------------------------------------------------------------------------------


def _tree_height(words: CupWords) -> float:
    most = max(len(meetings) for _, meetings in words.tree)
    return _COLUMNS + most * (_BOX + _BETWEEN) + 12


def _tree(image: Image.Image, words: CupWords, theme: Theme, k: float) -> None:
    """Each round a column; whoever comes through goes on to the right, half-way between two meetings."""
    number = max(2, len(words.tree))
    gap = 36.0
    wide = (WIDTH - 2 * _EDGE - (number - 1) * gap) / number
    high = _tree_height(words) - _COLUMNS - 12
    for column, (name, meetings) in enumerate(words.tree):
        left = _EDGE + column * (wide + gap)
        size = fitted("medium", 34, name, wide)
        _left(image, name, "medium", size, theme.muted, left, _HEAD + 24, k)
        for n, meeting in enumerate(meetings):
            y = _HEAD + _COLUMNS + (n + 0.5) * high / len(meetings)
            if column:
                before = high / len(words.tree[column - 1][1])
                _joint(image, left, gap, y, before / 2, theme, k)
            _meeting(image, meeting, left, y, wide, theme, k)


def _joint(image: Image.Image, left: float, gap: float, y: float, far: float, theme: Theme, k: float) -> None:
    """From two meetings to the one of those who came through."""
    color = mixed(theme.frame, theme.muted, 0.6)
    thick = max(1, round(3 * k))
    x0, x1, middle = round((left - gap) * k), round(left * k), round((left - gap / 2) * k)
    top, bottom, at = round((y - far) * k), round((y + far) * k), round(y * k)
    for row in (top, bottom):
        image.paste(color, (x0, row, middle + thick, row + thick))
    image.paste(color, (middle, top, middle + thick, bottom + thick))
    image.paste(color, (middle, at, x1, at + thick))


def _meeting(
    image: Image.Image, meeting: CupMeeting, left: float, y: float, wide: float, theme: Theme, k: float
) -> None:
    box = Canvas(wide, _BOX, k, oversampling=2)
    box.box(0, 0, wide, _BOX, 12, mixed(theme.frame, theme.muted, 0.45))
    box.box(3, 3, wide - 3, _BOX - 3, 10, theme.header)
    paste_center(image, box.finish(), (left + wide / 2) * k, y * k)
    for n, name in enumerate(meeting.names):
        at = y + (n - 0.5) * (_BOX - 8) / 2
        won, lost = meeting.through == n, meeting.through not in (None, n)
        ink = theme.ring if won else theme.muted if lost else theme.paper
        face: Face = "bold" if won else "medium"
        score = meeting.scores[n]
        room = wide - 34 - (width("figures", 34, score) + 14 if score else 0)
        size = fitted(face, 40, name, room, least=0.75)
        _left(image, shortened(face, size, name, room), face, size, ink, left + 16, at, k)
        if score:
            x = left + wide - 16 - width("figures", 34, score) / 2
            _middle(image, score, "figures", 34, ink, x, at, k)


def _left(
    image: Image.Image, text: str, face: Face, size: float, color: Color, x: float, y: float, k: float
) -> None:
    if text:
        paste_left(image, label(text, face, round(size * k), color), x * k, y * k)


def _middle(
    image: Image.Image, text: str, face: Face, size: float, color: Color, x: float, y: float, k: float
) -> None:
    if text:
        paste_center(image, label(text, face, round(size * k), color), x * k, y * k)
