"""The strokes of a `Canvas` as SVG, so that a page shows the same figures and works as the pictures."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.canvas import Ink
from renderer.layout import Point


class Sheet:
    """Collects strokes; `text` is what they are in SVG."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """A filled polygon."""
        self._add(f'<path d="{way(points)}Z"{_filled(ink)}/>', ink)

    def ellipse(self, x: float, y: float, rx: float, ink: Ink, ry: float | None = None) -> None:
        """A filled circle or ellipse about a center."""
        if ry is None or ry == rx:
            self._add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(rx)}"{_filled(ink)}/>', ink)
            return
        middle = f'cx="{number(x)}" cy="{number(y)}"'
        self._add(f'<ellipse {middle} rx="{number(rx)}" ry="{number(ry)}"{_filled(ink)}/>', ink)

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: Ink) -> None:
        """A filled rectangle with round corners."""
        left, right, top, bottom = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
        corner = f' rx="{number(min(radius, (right - left) / 2))}"' if radius > 0 else ""
        size = f'width="{number(right - left)}" height="{number(bottom - top)}"'
        self._add(f'<rect x="{number(left)}" y="{number(top)}" {size}{corner}{_filled(ink)}/>', ink)

    def line(
        self,
        points: Sequence[Point],
        width: float,
        ink: Ink,
        *,
        round_ends: bool = True,
        joined: bool = True,
        dashes: str = "",
    ) -> None:
        """A line with round joints; `dashes` as SVG writes them."""
        ends = ' stroke-linecap="round"' if round_ends else ""
        joints = ' stroke-linejoin="round"' if joined else ""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        stroke = f'fill="none" stroke="{colour(ink)}" stroke-width="{number(width)}"{_opacity("stroke", ink)}'
        self._add(f'<path d="{way(points)}" {stroke}{ends}{joints}{dashed}/>', ink)

    def letters(self, x: float, y: float, size: float, said: str, ink: Ink) -> None:
        """A few letters or digits of ours about a center."""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
        self._add(f"<text {place}{_filled(ink)}>{said}</text>", ink)

    @property
    def text(self) -> str:
        """Everything drawn so far."""
        return "".join(self._parts)

    def _add(self, part: str, ink: Ink) -> None:
        # What a picture cuts out with a transparent ink is nothing on a page.
        if len(ink) == 3 or ink[3]:
            self._parts.append(part)


def number(value: float) -> str:
    """As short as a tenth of a unit allows."""
    said = f"{value:.1f}".removesuffix(".0")
    return "0" if said == "-0" else said.replace("-0.", "-.") if value < 0 else said.removeprefix("0") or "0"


def way(points: Sequence[Point]) -> str:
    """The path through some points, without its end."""
    (x, y), *rest = points
    return f"M{number(x)} {number(y)}L" + " ".join([f"{number(px)} {number(py)}" for px, py in rest])


def colour(ink: Ink) -> str:
    """As SVG writes it."""
    red, green, blue = ink[:3]
    return f"#{red:02x}{green:02x}{blue:02x}"


def _filled(ink: Ink) -> str:
    return f' fill="{colour(ink)}"{_opacity("fill", ink)}'


def _opacity(what: str, ink: Ink) -> str:
    return f' {what}-opacity="{ink[3] / 255:.2f}"' if len(ink) == 4 and ink[3] < 255 else ""
