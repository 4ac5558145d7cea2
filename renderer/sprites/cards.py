"""Command cards: a band with the number to type, the art, and our own short words."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageFilter, ImageOps

from engine.types import CardId
from renderer.canvas import Canvas, downward, faded, label, paste_center, paste_left, shifted, tinted, under
from renderer.fonts import fitted, width, wrapped
from renderer.sprites.icons import ICONS
from renderer.sprites.pen import Pen
from renderer.theme import Color, Theme
from renderer.words import CardWords

WIDTH: Final = 384.0
HEIGHT: Final = 316.0
_BAND: Final = 84.0
#: Smaller no letter of a card is drawn, whatever is written on it.
_LEAST: Final = 15.0

Kind: TypeAlias = Literal["section", "tactic", "reaction", "combat"]
BANDS: Final[Mapping[Kind, tuple[Color, Color]]] = {
    "section": ((52, 78, 100), (38, 58, 76)),
    "tactic": ((150, 74, 44), (112, 50, 28)),
    "reaction": ((92, 66, 104), (64, 44, 74)),
    "combat": ((66, 96, 82), (44, 66, 56)),
}


class Art(NamedTuple):
    """What is drawn on a card: figures in the three sections, or icons in a row."""

    kind: Kind
    #: "3", "all" or "" for left, center, right.
    sections: tuple[str, str, str] | None = None
    icons: tuple[str, ...] = ()
    #: Orders on the move, shown beside the sections ("+2").
    plus: str = ""


def _sections(card: str, number: str, plus: str = "", suffix: str = "") -> dict[CardId, Art]:
    places: dict[str, tuple[str, str, str]] = {
        "left": (number, "", ""), "center": ("", number, ""), "right": ("", "", number),
    }  # fmt: skip
    return {f"{card}-{name}{suffix}": Art("section", where, plus=plus) for name, where in places.items()}


ART: Final[Mapping[CardId, Art]] = {
    **_sections("recon", "1"),
    **_sections("probe", "2"),
    **_sections("attack", "3"),
    **_sections("assault", "*"),
    **_sections("recon", "1", "+2", "-plus-2"),
    **_sections("probe", "2", "+2", "-plus-2"),
    **_sections("attack", "3", "+1", "-plus-1"),
    "general-advance": Art("section", ("2", "2", "2")),
    "pincer-move": Art("section", ("2", "", "2")),
    "recon-in-force": Art("section", ("1", "1", "1")),
    "air-power": Art("tactic", icons=("plane", "plane", "plane")),
    "ambush": Art("reaction", icons=("infantry", "infantry")),
    "armor-assault": Art("tactic", icons=("armor",) * 4),
    "artillery-bombard": Art("tactic", icons=("artillery", "shells")),
    "barrage": Art("tactic", icons=("shells", "shells")),
    "behind-enemy-lines": Art("tactic", icons=("infantry", "infiltrator")),
    "close-assault": Art("tactic", icons=("infantry", "clash", "armor")),
    "counter-attack": Art("tactic", icons=("arrows",)),
    "dig-in": Art("tactic", icons=("infantry", "bags", "bags")),
    "direct-from-hq": Art("tactic", icons=("orders", "star", "star")),
    "firefight": Art("tactic", icons=("fire", "fire")),
    "infantry-assault": Art("tactic", icons=("infantry",) * 4),
    "medics-and-mechanics": Art("tactic", icons=("cross", "infantry", "armor")),
    "move-out": Art("tactic", icons=("boots", "infantry", "infantry")),
    "their-finest-hour": Art("tactic", icons=("star", "infantry", "armor", "artillery")),
    "breakthrough-air-power": Art("tactic", icons=("plane", "plane", "plane")),
    "breakthrough-barrage": Art("tactic", icons=("shells", "shells", "shells")),
    "breakthrough-behind-enemy-lines": Art("tactic", icons=("infantry", "infiltrator")),
    "breakthrough-dig-in": Art("tactic", icons=("infantry", "bags", "artillery")),
    "breakthrough-medics-and-mechanics": Art("tactic", icons=("cross", "infantry", "armor")),
    "last-resort": Art("tactic", icons=("orders",)),
    "nothing": Art("tactic", icons=("orders",)),
    "combat-camouflage": Art("combat", icons=("infiltrator", "infantry")),
    "combat-reinforcements": Art("combat", icons=("infantry", "infantry", "star")),
    "combat-frozen-ground": Art("combat", icons=("snow", "boots")),
    "combat-heat-of-battle": Art("combat", icons=("clash", "fire")),
    "combat-out-of-fuel": Art("combat", icons=("armor", "arrows")),
    "combat-ambuscade": Art("combat", icons=("infantry", "clash")),
    "combat-pull-back": Art("combat", icons=("flag", "boots")),
    "combat-out-of-ammo": Art("combat", icons=("shells", "arrows")),
    "combat-infiltrators": Art("combat", icons=("infiltrator", "infantry")),
    "combat-street-fight": Art("combat", icons=("clash", "grenade")),
    "combat-reposition": Art("combat", icons=("artillery", "arrows")),
    "combat-fortify": Art("combat", icons=("bags", "bags")),
    "combat-spotter": Art("combat", icons=("artillery", "star")),
    "combat-winter-forest": Art("combat", icons=("snow", "infantry")),
}
#: A card that nobody has drawn yet.
PLAIN: Final = Art("tactic", icons=("orders",))


class Card(NamedTuple):
    """A card as it lies in a hand: the number to type for it, and why it cannot be played (or nothing)."""

    id: CardId
    number: int
    words: CardWords
    reason: str = ""
    #: The commissar's chip lies on it.
    chip: bool = False


def numbered(image: Image.Image, one: Card, at: tuple[int, int], k: float) -> None:
    """Its number on a card that lies there; on one that cannot be played it is as dark as the rest."""
    ink: Color = (36, 31, 20) if one.reason else (34, 26, 8)
    paste_center(image, label(str(one.number), "figures", round(40 * k), ink), at[0] + 46 * k, at[1] + 46 * k)


def card(one: Card, theme: Theme, k: float) -> Image.Image:
    """The card as a sprite with its shadow, but for its number."""
    art = ART.get(one.id, PLAIN)
    image = _blank(art.kind, theme, k).copy()
    _art(image, art, theme, k, shrinks(one.id, one.words.text))
    _words(image, one, theme, k)
    if one.reason:
        _greyed(image, one.reason, theme, k)
    if one.chip:
        image.alpha_composite(_chip(k))
    out = Image.new("RGBA", (image.width + round(16 * k), image.height + round(18 * k)))
    alpha = Image.new("L", out.size, 0)
    alpha.paste(image.getchannel("A"), (0, 0))
    cast = shifted(alpha, round(4 * k), round(7 * k)).filter(ImageFilter.GaussianBlur(4 * k))
    out.putalpha(faded(cast, 0.6))
    out.alpha_composite(image)
    return out


@lru_cache(4)
def _chip(k: float) -> Image.Image:
    """A round token with a star in the upper right corner: the card lies face down for everybody else."""
    canvas = Canvas(WIDTH, HEIGHT, k, oversampling=3)
    x, y = WIDTH - 43, 43.0
    canvas.ellipse(x, y, 31, (16, 18, 20))
    canvas.ellipse(x, y, 29.5, (250, 244, 226))
    canvas.ellipse(x, y, 26, (176, 32, 28))
    star = [
        (x + r * math.sin(math.tau * n / 10), y - r * math.cos(math.tau * n / 10))
        for n, r in enumerate((21.0, 8.6) * 5)
    ]
    canvas.polygon(star, (250, 206, 84))
    return canvas.finish()


@lru_cache(16)
def _blank(kind: Kind, theme: Theme, k: float) -> Image.Image:
    """Paper with a coloured band and the disc for the number."""
    canvas = Canvas(WIDTH, HEIGHT, k, oversampling=2)
    canvas.box(2, 2, WIDTH - 2, HEIGHT - 2, 20, (18, 20, 22))
    canvas.box(5, 5, WIDTH - 5, HEIGHT - 5, 17, theme.paper)
    image = canvas.finish()
    shape = _inside(k)
    tinted(image, (214, 204, 176), under(shape, downward(image.size, 0.0, 0.8)))
    high = round(_BAND * k)
    band = Image.new("L", image.size, 0)
    band.paste(255, (0, 0, image.width, high))
    upper, lower = BANDS[kind]
    colors = ImageOps.colorize(Image.linear_gradient("L").resize((image.width, high)), upper, lower)
    full = Image.new("RGB", image.size)
    full.paste(colors, (0, 0))
    image.paste(full.convert("RGBA"), (0, 0), under(shape, band))
    top = Canvas(WIDTH, HEIGHT, k, oversampling=3)
    top.line([(6, _BAND), (WIDTH - 6, _BAND)], 3, theme.gold, round_ends=False)
    top.ellipse(46, 45, 31, (16, 18, 20))
    top.ellipse(46, 45, 28.5, theme.gold)
    image.alpha_composite(top.finish())
    return image


@lru_cache(4)
def _inside(k: float) -> Image.Image:
    canvas = Canvas(WIDTH, HEIGHT, k, oversampling=2)
    canvas.box(5, 5, WIDTH - 5, HEIGHT - 5, 17, (255, 255, 255))
    return canvas.finish().getchannel("A")


def _art(image: Image.Image, art: Art, theme: Theme, k: float, shrunk: bool) -> None:
    canvas = Canvas(WIDTH, HEIGHT, k, oversampling=3)
    ink: Color = (44, 46, 38)
    if art.sections is None:
        step, size = (86.0, 78.0) if len(art.icons) < 4 else (82.0, 74.0)
        step, size, y = (step * 0.72, size * 0.66, 126.0) if shrunk else (step, size, 150.0)
        for n, name in enumerate(art.icons):
            x = WIDTH / 2 + (n - (len(art.icons) - 1) / 2) * step
            ICONS[name](Pen(canvas, x, y, size, ink, (236, 228, 206)))
        image.alpha_composite(canvas.finish())
        return
    left = 28.0
    room = WIDTH - 56 - (58 if art.plus else 0)
    _diagram(canvas, (left, 104.0, room, 92.0), art.sections, theme)
    image.alpha_composite(canvas.finish())
    panel = (room - 10) / 3
    for n, number in enumerate(art.sections):
        x = left + n * (panel + 5) + panel / 2
        if number == "*":
            _everybody(image, x, 150, theme, k)
        elif number:
            words = label(number, "figures", round(70 * k), (38, 28, 6), round(4 * k), (250, 222, 150))
            paste_center(image, words, x * k, 151 * k)
    if art.plus:
        words = label(art.plus, "figures", round(46 * k), (44, 46, 38))
        paste_center(image, words, (WIDTH - 50) * k, 138 * k)
        walk = Canvas(60, 44, k, oversampling=3)
        ICONS["boots"](Pen(walk, 30, 22, 38, ink, (236, 228, 206)))
        paste_center(image, walk.finish(), (WIDTH - 50) * k, 178 * k)


def _everybody(image: Image.Image, x: float, y: float, theme: Theme, k: float) -> None:
    """All units of a section: three figures, one before the other two."""
    canvas = Canvas(100, 84, k, oversampling=3)
    for dx, dy, size, ink in (
        (-24, 4, 46, (120, 88, 26)),
        (24, 4, 46, (120, 88, 26)),
        (0, 0, 62, (38, 28, 6)),
    ):
        ICONS["infantry"](Pen(canvas, 50 + dx, 42 + dy, size, ink, (250, 222, 150)))
    paste_center(image, canvas.finish(), x * k, y * k)


def _diagram(
    canvas: Canvas, box: tuple[float, float, float, float], where: tuple[str, str, str], theme: Theme
) -> None:
    """The three sections of the board; the ordered ones are gold."""
    x, y, wide, high = box
    panel = (wide - 10) / 3
    for n in range(3):
        x0, on = x + n * (panel + 5), bool(where[n])
        canvas.box(x0 - 1.6, y - 1.6, x0 + panel + 1.6, y + high + 1.6, 9, (40, 42, 36))
        canvas.box(x0, y, x0 + panel, y + high, 8, (236, 190, 84) if on else (206, 202, 184))
        ink: Color = (214, 164, 58) if on else (190, 187, 168)
        r = 11.5
        across = r * math.sqrt(3)
        row, cy = 0, y + 14.0
        while cy < y + high - 8:
            cx = x0 + 13 + (row % 2) * across / 2
            while cx < x0 + panel - 9:
                turns = [math.radians(60 * j) for j in range(6)]
                canvas.polygon([(cx + (r - 2) * math.sin(t), cy - (r - 2) * math.cos(t)) for t in turns], ink)
                cx += across
            row, cy = row + 1, cy + r * 1.5


def _words(image: Image.Image, one: Card, theme: Theme, k: float) -> None:
    title, sub = one.words.title.upper(), one.words.subtitle.upper()
    room = WIDTH - 106 - (64 if one.chip else 0)
    size = fitted("bold", 44, title, room)
    _left(image, title, "bold", size, (255, 250, 236), 90, 32 if sub else 46, k)
    if sub:
        small = fitted("semibold", 29, sub, room)
        _left(image, sub, "semibold", small, (252, 230, 170), 91, 65, k)
    size, lines, middle = fitting(one.words.text, shrinks(one.id, one.words.text))
    y = middle - (len(lines) - 1) * size * 0.55
    for n, line in enumerate(lines):
        words = label(line, "medium", round(size * k), (40, 42, 34))
        paste_center(image, words, WIDTH / 2 * k, (y + n * size * 1.1) * k)


def fitting(text: str, makes_room: bool) -> tuple[float, list[str], float]:
    """The largest size at which the text has room, its lines, and where its middle is. No word is left out: a long
    text takes room from the art, and what is longer still grows smaller."""
    short = _short(text)
    if short is not None:
        return *short, 255.0
    middle, room = (238.0, 130.0) if makes_room else (252.0, 98.0)
    size = 27.0
    lines = wrapped("medium", size, text, WIDTH - 34)
    while size > _LEAST and (len(lines) - 1) * size * 1.1 + size > room:
        size -= 0.5
        lines = wrapped("medium", size, text, WIDTH - 34)
    return size, lines, middle


def _short(text: str) -> tuple[float, list[str]] | None:
    """Size and lines of a text that leaves the art its room."""
    for size in (31.0, 28.0, 25.5):
        lines = wrapped("medium", size, text, WIDTH - 40)
        if len(lines) <= (2 if size > 30 else 3) and all(
            width("medium", size, line) <= WIDTH - 30 for line in lines
        ):
            return size, lines
    return None


def shrinks(card_id: CardId, text: str) -> bool:
    """Whether the art makes room for a long text: icons do, the sections of a board are as wide as the card."""
    art = ART.get(card_id)
    return (art is None or art.sections is None) and _short(text) is None


def _left(
    image: Image.Image,
    text: str,
    face: Literal["bold", "semibold"],
    size: float,
    color: Color,
    x: float,
    y: float,
    k: float,
) -> None:
    words = label(text, face, round(size * k), color)
    paste_left(image, words, x * k, y * k)


def _greyed(image: Image.Image, reason: str, theme: Theme, k: float) -> None:
    """A card that cannot be played: dark but legible, its reason on a strip across the art."""
    alpha = image.getchannel("A")
    tinted(image, (40, 42, 44), faded(_inside(k), 0.34))
    image.putalpha(alpha)
    size, lines = 27.0, wrapped("semibold", 27.0, reason, WIDTH - 44)[:2]
    high = 16 + len(lines) * 31
    canvas = Canvas(WIDTH, HEIGHT, k, oversampling=2)
    canvas.box(5, 150 - high / 2, WIDTH - 5, 150 + high / 2, 0, (24, 27, 30, 236))
    image.alpha_composite(canvas.finish())
    for n, line in enumerate(lines):
        words = label(line, "semibold", round(size * k), (244, 212, 130))
        paste_center(image, words, WIDTH / 2 * k, (150 + (n - (len(lines) - 1) / 2) * 31) * k)
