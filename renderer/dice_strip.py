"""The dice of a roll: who against whom, what hit, what was ignored, in words and in rings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.types import Face
from engine.view import UnitView
from renderer.canvas import Canvas, label, paste_center, with_shadow
from renderer.fonts import fitted, shortened, width, wrapped
from renderer.layers.units import shown
from renderer.sprites.counters import counter
from renderer.sprites.dice import Outcome, die
from renderer.theme import Color, Theme, theme_called
from renderer.words import DiceWords

WIDTH: Final = 1200.0
_ROW: Final = 186.0


class Die(NamedTuple):
    """A die and what became of it."""

    face: Face
    outcome: Outcome


def draw_dice(
    dice: Sequence[Die],
    *,
    words: DiceWords,
    attacker: UnitView | None = None,
    target: UnitView | None = None,
    theme: str | Theme = "standard",
    scale: float = 1.0,
) -> Image.Image:
    """The strip as an image. Without units (a card rolls) the dice have all the room."""
    look, k = theme_called(theme), scale
    note = wrapped("medium", 28, words.note, WIDTH - 56)[:2] if words.note else []
    high = 330.0 + 36 * len(note)
    image = Image.new("RGB", (round(WIDTH * k), round(high * k)), look.frame)
    _heading(image, words, look, k)
    left = _duel(image, words, attacker, target, look, k)
    _dice(image, dice, words, left, look, k)
    for n, line in enumerate(note):
        _text(image, line, "medium", 28, look.muted, WIDTH / 2, 336 + n * 34, k)
    return image


def _heading(image: Image.Image, words: DiceWords, theme: Theme, k: float) -> None:
    result = words.result.upper()
    size = fitted("bold", 44, result, WIDTH * 0.48, least=0.7)
    result = shortened("bold", size, result, WIDTH * 0.48)
    room = WIDTH - 84 - width("bold", size, result)
    headline = words.headline.upper()
    first = fitted("bold", 44, headline, room, least=0.7)
    headline = shortened("bold", first, headline, room)
    _text(image, headline, "bold", first, theme.paper, 28 + width("bold", first, headline) / 2, 40, k)
    if result:
        _text(image, result, "bold", size, theme.gold, WIDTH - 28 - width("bold", size, result) / 2, 40, k)


def _duel(
    image: Image.Image,
    words: DiceWords,
    attacker: UnitView | None,
    target: UnitView | None,
    theme: Theme,
    k: float,
) -> float:
    """The two counters with an arrow between them; returns where the dice begin."""
    if attacker is None and target is None:
        return 20.0
    x = 110.0
    if attacker is not None:
        paste_center(image, counter(shown(attacker), theme, k * 1.55), x * k, 172 * k)
        _text(image, words.attacker, "bold", 38, theme.paper, x, 290, k)
        arrow = Canvas(80, 60, k, oversampling=3)
        arrow.line([(10, 30), (48, 30)], 9, theme.attack)
        arrow.polygon([(44, 13), (70, 30), (44, 47)], theme.attack)
        paste_center(image, with_shadow(arrow.finish(), k), 214 * k, 172 * k)
        x = 318.0
    if target is not None:
        paste_center(image, counter(shown(target), theme, k * 1.55), x * k, 172 * k)
        _text(image, words.target, "bold", 38, theme.paper, x, 290, k)
    return x + 92


def _dice(
    image: Image.Image, dice: Sequence[Die], words: DiceWords, left: float, theme: Theme, k: float
) -> None:
    if not dice:
        return
    step = min(_ROW, (WIDTH - left - 20) / len(dice))
    middle = left + (WIDTH - left) / 2
    size = 1.0 if step >= 150 else step / 150
    chance = random.Random(words.headline + words.result)
    for n, one in enumerate(dice):
        x = middle + (n - (len(dice) - 1) / 2) * step
        turn = round(chance.uniform(-7, 7), 0)
        paste_center(image, die(one.face, one.outcome, theme, round(k * size, 3), turn), x * k, 166 * k)
        text = words.dice[n].upper() if n < len(words.dice) else ""
        color: Color = (
            theme.struck
            if one.outcome == "hit"
            else theme.retreat
            if one.outcome == "flag"
            else (150, 156, 160)
        )
        if text:
            _text(image, text, "bold", fitted("bold", 38, text, step - 12, least=0.4), color, x, 290, k)


def _text(
    image: Image.Image, text: str, face: str, size: float, color: Color, x: float, y: float, k: float
) -> None:
    if text:
        paste_center(
            image, label(text, "bold" if face == "bold" else "medium", round(size * k), color), x * k, y * k
        )
