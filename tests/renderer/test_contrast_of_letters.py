"""Every letter in every kind of picture against what lies directly round it (WCAG AA), in each theme.

All text of pictures goes through `canvas.label`. It is watched here: what each label is pasted on is measured at once,
and no place in the code that writes may be left unmeasured.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

import renderer
from bot.i18n import words_of
from bot.screens.pictures import pictured
from engine.view import LabelView, MarkerView, MedalView, PlayerView
from renderer import canvas, gallery
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.cup_table import draw_cup
from renderer.film import Camera, Shot
from renderer.fonts import font
from renderer.hand import draw_hand
from renderer.layout import layout_of
from renderer.replay import draw_replay
from renderer.scenario_card import draw_scenario_card
from renderer.scores import draw_scores
from renderer.story import Scene
from renderer.theme import THEMES, Color, Theme
from renderer.told import End, Told
from renderer.track import Station, TrackWords, draw_track
from renderer.words import (
    Bar,
    BattleWords,
    CupLine,
    CupMeeting,
    CupWords,
    HandWords,
    LadderWords,
    Rung,
    ScenarioWords,
    ScoreWords,
    Split,
    StandingWords,
    Tile,
    Words,
)
from tests.renderer.test_contrast import contrast

#: The least that WCAG asks of any text; large text could do with 3.
ENOUGH: Final = 4.5
K: Final = 0.75
_ROOT: Final = Path(renderer.__file__).parent
#: A page for the eye of those who work on it.
_NOT_SENT: Final = ("gallery",)
#: Alpha of what hides what is below it; a label pasted on it takes some of it away.
_SOLID: Final = 200


@dataclass
class Written:
    """A label, where its letters are in it, and from where it was written."""

    sprite: Image.Image
    letters: Image.Image
    #: What lies directly round them.
    ring: Image.Image
    text: str
    ink: Color
    #: File and line of each call that led there, and file and function.
    lines: frozenset[tuple[str, int]]
    functions: frozenset[tuple[str, str]]


@dataclass
class Page:
    """What has been written, and how well it can be read."""

    labels: dict[int, Written] = field(default_factory=dict)
    pasted: list[tuple[Written, Image.Image, tuple[int, int]]] = field(default_factory=list)
    weak: dict[str, str] = field(default_factory=dict)
    lines: set[tuple[str, int]] = field(default_factory=set)

    def label(self, text: str, face: Any, pixels: int, color: Color, *more: Any, **named: Any) -> Image.Image:
        """Instead of the true one: a label of its own each time."""
        sprite = _LABEL(text, face, pixels, color, *more, **named).copy()
        letters, ring = _shape(text, face, pixels, sprite.size)
        calls = list(_calls(inspect.currentframe()))
        lines = frozenset((file, line) for file, line, _ in calls)
        functions = frozenset((file, function) for file, _, function in calls)
        self.labels[id(sprite)] = Written(sprite, letters, ring, text, color, lines, functions)
        return sprite

    def put(self, image: Image.Image, sprite: Any, at: Any) -> None:
        """Something has been laid on a picture; if it is a label, it is measured."""
        known = self.labels.get(id(sprite))
        if known is None or known.sprite is not sprite:
            return
        if not self.measure(known, image, at[:2], known.ink):
            # It lies on nothing yet: what it was put on is a label now.
            letters = Image.new("L", image.size)
            letters.paste(known.letters, at[:2])
            self.labels[id(image)] = replace(known, sprite=image, letters=letters, ring=_round(letters))
            return
        self.lines |= known.lines
        self.pasted.append((known, image, at[:2]))

    def measure(self, one: Written, image: Image.Image, at: tuple[int, int], ink: Color) -> bool:
        """The ink against the mean of what lies directly round the letters; False: nothing does."""
        ring = one.ring
        under = image.crop((*at, at[0] + ring.width, at[1] + ring.height))
        if "A" in under.getbands() and ImageStat.Stat(under.getchannel("A"), ring).mean[0] < _SOLID:
            return False
        found = contrast(tuple(ImageStat.Stat(under.convert("RGB"), ring).mean), ink)
        if found < ENOUGH:
            self.weak[f"{sorted(one.lines)} {one.text!r}"] = f"{found:.2f}"
        return True

    def measure_again(self, module: str, function: str) -> None:
        """What was written there, as it is once its picture is done: something may have been laid over it."""
        for one, image, at in self.pasted:
            if (module, function) in one.functions:
                solid = one.letters.point([255 * (v > 250) for v in range(256)])
                here = image.crop((*at, at[0] + solid.width, at[1] + solid.height)).convert("RGB")
                if ImageStat.Stat(solid).sum[0]:
                    red, green, blue = (round(v) for v in ImageStat.Stat(here, solid).mean)
                    self.measure(one, image, at, (red, green, blue))


@cache
def _shape(text: str, face: Any, pixels: int, size: tuple[int, int]) -> tuple[Image.Image, Image.Image]:
    """The letters of a label, and what lies directly round them: the same in each theme."""
    letters = Image.new("L", size)
    middle = (size[0] / 2, size[1] / 2)
    ImageDraw.Draw(letters).text(middle, text, font=font(face, pixels), fill=255, anchor="mm")
    return letters, _round(letters)


def _round(letters: Image.Image) -> Image.Image:
    return ImageChops.subtract(
        letters.filter(ImageFilter.MaxFilter(5)), letters.filter(ImageFilter.MaxFilter(3))
    )


_LABEL: Final = canvas.label
#: Sections, icons, a reaction, a combat card; numbers for some sections and for what is beside them.
_CARDS: Final = (
    "attack-left-plus-1", "barrage", "ambush", "recon-center", "general-advance", "their-finest-hour",
    "combat-winter-forest",
)  # fmt: skip


def _calls(frame: FrameType | None) -> Iterator[tuple[str, int, str]]:
    """Where in the renderer it is that something is written: file, line, function."""
    while frame is not None:
        file = _inside(frame.f_code.co_filename)
        if file is not None:
            yield file, frame.f_lineno, frame.f_code.co_name
        frame = frame.f_back


@cache
def _inside(name: str) -> str | None:
    """A file by its place in the renderer; None: it is elsewhere."""
    path = Path(name)
    return path.relative_to(_ROOT).as_posix() if _ROOT in path.parents else None


def modules() -> list[str]:
    """Every module of the renderer that draws."""
    found = [one.name for one in pkgutil.walk_packages(renderer.__path__, "renderer.")]
    return [one for one in found if not one.endswith("__main__")]


@pytest.fixture(scope="module", params=THEMES)
def page(request: pytest.FixtureRequest) -> Page:
    """All kinds of pictures in a theme, with all that may be written on them."""
    written = Page()
    paste, compose = Image.Image.paste, Image.Image.alpha_composite

    def pasted(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        paste(self, im, box, mask)
        written.put(self, im, box)

    def composed(self: Image.Image, im: Any, dest: Any = (0, 0), source: Any = (0, 0)) -> None:
        compose(self, im, dest, source)
        written.put(self, im, dest)

    with pytest.MonkeyPatch.context() as patch:
        for name in modules():
            module = importlib.import_module(name)
            if getattr(module, "label", None) is _LABEL:
                patch.setattr(module, "label", written.label)
            # What was drawn before is not written again.
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and name.startswith(
                    ("renderer.sprites", "renderer.layers", "renderer.hand")
                ):
                    kept.cache_clear()
        patch.setattr(Image.Image, "paste", pasted)
        patch.setattr(Image.Image, "alpha_composite", composed)
        # A theme of its own: nothing that is kept is of it.
        draw_all(replace(THEMES[request.param]))
    return written


def draw_all(theme: Theme) -> None:
    """One picture of each kind, as full of words as it may be; one ground."""
    said = pictured.samples(words_of(None))
    bases, view, told = Bases(), crowded(), gallery.turn_told(said)[2]
    every = (*gallery.orders()[1], *gallery.drafts()[1], *gallery.turn_told()[1])
    words = Words(
        "Sword Beach", "Turn 7 · Allies", players={"allies": "Anneke", "axis": "Björn"}, last="The last action",
        generals=("Anneke", "Björn", "Łukasz"),
    )  # fmt: skip
    told = replace(told, rolls=told.rolls * 2)
    end = End("axis", "Win by medals", "37 turns", {"allies": "3 lost", "axis": "2 lost"}, "Dice from seed")
    for story in (None, told, replace(told, end=end), replace(told, end=replace(end, winner=None))):
        draw_board(view, theme=theme, scale=K, words=words, marks=every, bases=bases, told=story)
    scene = Scene(view, every, words, told.rolls[0].dice, "E5", ("B3", "B4", "B5"))
    draw_replay([scene], theme=theme, scale=K, part=layout_of(view).around(("E5", "D6")), bases=bases)
    card = ScenarioWords(
        "Sword Beach", "6 June 1944", facts={"allies": "6 cards", "axis": "4 cards"}, briefing="At dawn …",
        rules=("A rule.",),
    )  # fmt: skip
    draw_scenario_card(view, words=card, theme=theme, bases=bases)
    for score in scores():
        draw_scores(score, theme=theme, scale=K)
    for cup in cups():
        draw_cup(cup, theme=theme, scale=K)
    narrow = tuple([stations()[0]._replace(column=n, leads=(), gone=None) for n in range(6)])
    for track in (stations(), narrow):
        said_of = TrackWords("A Campaign", "Allies win", "2 : 1", "It is over.")
        draw_track(track, words=said_of, theme=theme, scale=K)
    for shot in (Shot(view, words, every, told), Shot(view, words, told=Told(end=end)), Shot(view, words)):
        # As large as other boards here: of smaller letters little more than the edge is left to measure.
        Camera(view, theme=theme, wide=round(layout_of(view).width * K)).draw(shot)
    big = gallery.made_up_view(board="overlord")
    Camera(big, theme=theme, wide=round(1000 * K)).draw(
        Shot(big, words, told=told, part=layout_of(big).around(("B5",)))
    )
    late = dict.fromkeys(_CARDS[3:], "Not now")
    hand = HandWords("Your hand", "#1 Sword Beach", said.cards, late, _CARDS[1])
    draw_hand(view._replace(hand=_CARDS), words=hand, theme=theme, scale=K)
    gallery._strips((900, 900), theme, K, said.strips)


def cups() -> tuple[CupWords, CupWords]:
    """A table with whoever leads and whoever has gone, and a tree with a meeting to come."""
    numbers = ("2½", "14", "3")
    lines = (
        CupLine("1", "Łukasz", ("1", "½"), numbers, first=True),
        CupLine("2", "Anneke", ("0", ""), numbers),
        CupLine("3", "Björn", ("0", "–"), numbers, out=True),
    )
    meetings = (CupMeeting(("Łukasz", "Anneke"), ("9", "7"), 0), CupMeeting(("Björn", ""), ("", "")))
    tree = (("Semi-finals", meetings), ("Final", (CupMeeting(("Łukasz", ""), ("", "")),)))
    table = CupWords("Winter Cup", "Round 2 of 3", ("Points", "Medals", "SB"), lines)
    return table, CupWords("Winter Cup", "Final", tree=tree)


def stations() -> tuple[Station, ...]:
    """A campaign with a battle of every kind."""
    won = Station(
        "Sword Beach", "6 June", "won", 0, "6 : 4", "allies", "united-kingdom", "2 points", (1, 2), 1
    )
    drawn = Station("Caen", "9 June", "drawn", 1, "3 : 3", points="1 point", leads=(3,), gone=3)
    ahead = Station("Falaise", "August", "ahead", 3)
    now = Station("Villers", "13 June", "now", 2, leads=(4,))
    return (won, drawn, Station("Tilly", "9 June", "missed", 1), now, ahead)


def scores() -> tuple[ScoreWords, ...]:
    """What has come of many battles: above a Veteran and below, with all places and every kind of bar."""
    tiles, bars = (
        (Tile("26", "won"), Tile("53", "luck")),
        (Bar("Allies", "14 of 20", 0.7), Bar("Axis", "0 of 2", 0.0)),
    )
    standing = StandingWords(
        "Anneke",
        "Standing",
        "867",
        "rank 4 of 31",
        "42 battles",
        (600, 700, 867),
        1000,
        "Veteran",
        tiles,
        bars,
    )
    rungs = tuple([Rung(n, "Łukasz", "1180?", "42 battles", n == 2) for n in range(1, 6)])
    shares = [Split("People", "9 battles", one, one / 2, one, ("44 %", "56 %")) for one in (0.1, 0.44, 0.95)]
    battle = BattleWords(
        "Arnhem Bridge", "1944", ("Allies", "Axis"), ("united-kingdom", "germany"), tuple(shares), tiles
    )
    ladder = LadderWords("Ladder", "Club", rungs, "1000 is a Veteran.")
    return standing, standing._replace(course=(900, 1200), number="1200"), ladder, battle


def crowded() -> PlayerView:
    """A board with everything that has a number or a name on it."""
    view = gallery.orders()[0]
    units = (
        *view.units, gallery.unit("A7", "axis", "no-such-kind"), gallery.unit("A3", "allies", "mortar-late"),
        gallery.unit("C3", "axis", "mortar-early"),
    )  # fmt: skip
    signs = (MarkerView("minefield", "axis", 3, True), MarkerView("smoke", "allies", 2, True))
    return view._replace(
        # More medals than stand in a row, and as many as do.
        sides={
            "axis": view.sides["axis"]._replace(medals=2, to_win=4),
            "allies": view.sides["allies"]._replace(medals=7, to_win=9),
        },
        units=units,
        labels=(LabelView("C5", "Le Hamel"), LabelView("M1", "River")),
        medals=(MedalView("temporary", "allies", ("K3",), 2, 1, None),),
        hexes=tuple([one._replace(markers=signs) if one.name in ("G5", "J2") else one for one in view.hexes]),
    )


def test_every_letter_can_be_read(page: Page) -> None:
    """4.5:1 or more."""
    # A card that cannot be played is greyed once it is written.
    page.measure_again("sprites/cards.py", "_words")
    assert page.weak == {}


def test_every_place_that_writes_is_measured(page: Page) -> None:
    assert sorted(writing_lines() - page.lines) == []


@cache
def writing_lines() -> frozenset[tuple[str, int]]:
    """Where in the renderer something writes: calls of `label` and of what hands a text on to it."""
    found: set[tuple[str, int]] = set()
    for path in _ROOT.rglob("*.py"):
        if path.stem in _NOT_SENT or path.name == "canvas.py":
            continue
        calls = [
            one
            for one in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(one, ast.FunctionDef)
        ]
        writers, known = {"label", "write"}, 0
        while len(writers) > known:
            known = len(writers)
            given = [one for one in calls if "text" in {argument.arg for argument in one.args.args}]
            writers |= {one.name for one in given if any(_hands_on(call) for call in _calls_of(one, writers))}
        name = path.relative_to(_ROOT).as_posix()
        found |= {(name, call.lineno) for one in calls for call in _calls_of(one, writers)}
    return frozenset(found)


def _calls_of(function: ast.FunctionDef, names: set[str]) -> list[ast.Call]:
    """The calls of functions of these names in it."""
    return [
        one
        for one in ast.walk(function)
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in names
    ]


def _hands_on(call: ast.Call) -> bool:
    """Whether it writes a text that its function was given."""
    return any(
        isinstance(name, ast.Name) and name.id == "text" for given in call.args for name in ast.walk(given)
    )
