"""What a page shows again and again, drawn once: counters, dice, medals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.types import DIE, Face, KindId, Side
from renderer.canvas import star
from renderer.page.sheet import Sheet
from renderer.sprites import counters, dice
from renderer.sprites.figures import FIGURES
from renderer.theme import Theme

_MIDDLE: Final = counters.BOX / 2
#: A die is so much smaller than its sprite.
_DIE: Final = 0.3


class Counter(NamedTuple):
    """A kind of counter: everything on it but the number of its figures."""

    side: Side
    nation: str
    kind: KindId
    tags: tuple[str, ...] = ()


def symbols(shown: Iterable[Counter], theme: Theme) -> str:
    """The definitions of a page: the counters in this order as c0, c1 …, the dice, the medals."""
    drawn = [_group(f"c{n}", _counter(one, theme)) for n, one in enumerate(shown)]
    drawn += [_group(f"die-{face}", _die(face)) for face in dict.fromkeys(DIE)]
    drawn += [_group(f"medal-{side or 'both'}", _medal(side, theme)) for side in (None, *_SIDES)]
    return "".join([*drawn, _group("medal-exit", _exit())])


_SIDES: Final[tuple[Side, ...]] = ("allies", "axis")


def _group(name: str, drawn: str) -> str:
    return f'<g id="{name}">{drawn}</g>'


def _counter(one: Counter, theme: Theme) -> str:
    """Its middle is the origin; the ground shows round it as on a picture."""
    small, large = Sheet(), Sheet()
    counters.draw_body(small, one.side, one.nation, theme)
    counters.draw_figure(small, one.side, one.nation, one.kind, theme)
    if one.kind not in FIGURES:
        small.letters(_MIDDLE, _MIDDLE, 40, "?", (128, 128, 128))
    if counters.badged(one.kind):
        counters.draw_badge(large, one.kind)
        sign = FIGURES[one.kind].sign
        if sign:
            large.letters(_MIDDLE + 26, _MIDDLE - 20, 15, sign, (26, 20, 8))
    for tag in one.tags:
        if tag in counters.TAGS:
            counters.draw_tag(large, tag, theme)
    tab = (250, 248, 240) if one.side == "axis" else (22, 24, 22)
    x, y = _MIDDLE + counters.TAB[0], _MIDDLE + counters.TAB[1]
    large.ellipse(x, y, counters.TAB_RADIUS, tab)
    large.ellipse(x, y, counters.TAB_RADIUS - 1.6, (22, 24, 22) if one.side == "axis" else (250, 246, 232))
    at = f"translate(-{_MIDDLE:g} -{_MIDDLE:g})"
    return f'<g transform="scale({counters.SHARE}) {at}">{small.text}</g><g transform="{at}">{large.text}</g>'


def _die(face: Face) -> str:
    """A die of 40 units about the origin."""
    sheet, middle = Sheet(), dice.BOX / 2
    dice.draw_cube(sheet)
    dice.draw_face(sheet, face)
    return f'<g transform="scale({_DIE}) translate(-{middle:g} -{middle:g})">{sheet.text}</g>'


def _medal(side: Side | None, theme: Theme) -> str:
    """A gold disc with a star; what it lies on says for whom it is: a light disc, a dark plate."""
    sheet = Sheet()
    if side == "allies":
        sheet.ellipse(0, 0, 20.5, (20, 20, 16))
        sheet.ellipse(0, 0, 19, theme.disc)
    elif side == "axis":
        sheet.box(-19.5, -19.5, 19.5, 19.5, 5, (228, 232, 234))
        sheet.box(-18, -18, 18, 18, 4, (44, 50, 56))
    sheet.ellipse(0, 0, 15, (40, 28, 6))
    sheet.ellipse(0, 0, 13.4, theme.gold)
    sheet.polygon(star(0, 0.4, 10), (120, 78, 12))
    return sheet.text


def _exit() -> str:
    """An arrow that leads off the board, upwards."""
    sheet = Sheet()
    sheet.ellipse(0, 0, 18, (250, 250, 246))
    sheet.ellipse(0, 0, 15.6, (24, 96, 60))
    sheet.polygon([(-4, 10), (-4, 0), (-10, 0), (0, -11), (10, 0), (4, 0), (4, 10)], (255, 255, 255))
    return sheet.text
