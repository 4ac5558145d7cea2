"""What stands below the board of a turn just played, and the marks it puts on the board."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.types import Side
from renderer import marks as m
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.dice_strip import Die
from renderer.gallery import FACES, MEDALS, far_grounds, grounds, made_up_view, troops, turn_told, unit, works
from renderer.land.ingredients import INGREDIENTS
from renderer.layers.ending import BANNER
from renderer.layers.telling import CAPTION, MOST_ROWS, ROW, rolls_in
from renderer.layout import FOOTER, LABEL_RISE, Layout
from renderer.sprites.counters import TAB, TAGS
from renderer.sprites.figures import FIGURES
from renderer.told import End, Roll, Told
from renderer.words import Words

K = 1.0
BASES = Bases()
HIT = Roll("F5", "E5", (Die("infantry", "hit"), Die("flag", "flag")), "1 hit", hits=1, flags=1)


def pixel(image: Image.Image, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point."""
    found = image.getpixel((round(x), round(y)))
    assert isinstance(found, tuple)
    return int(found[0]), int(found[1]), int(found[2])


def high(told: Told | None) -> int:
    """The height of a picture with these lines."""
    return draw_board(made_up_view(), scale=K, bases=BASES, told=told).height


def test_the_lines_take_the_place_of_the_footer() -> None:
    """Two rolls a row; the board itself is as large as ever."""
    plain = high(None)
    assert high(Told("Turn 1")) == round(plain - FOOTER + CAPTION)
    two = high(Told("Turn 1", "Next: Axis", (HIT, HIT)))
    assert two == round(plain - FOOTER + CAPTION + ROW + 14)
    assert high(Told("Turn 1", "", (HIT,) * 3)) == pytest.approx(two + ROW, abs=1)


def test_very_many_rolls_leave_room_for_the_board() -> None:
    full = high(Told("Turn 1", "", (HIT,) * 2 * MOST_ROWS))
    assert high(Told("Turn 1", "", (HIT,) * 30)) == full


def test_an_enlarged_part_tells_its_own_rolls() -> None:
    layout = Layout("overlord")
    there, away = Roll("C4", "C5"), Roll("X4", "X5")
    told = Told("Turn 1", "", (there, away))
    assert rolls_in(told, layout, None) == (there, away)
    assert rolls_in(told, layout, layout.around(("C4",))) == (there,)


@pytest.mark.parametrize(
    "mark",
    [
        m.Fought("E5", "F5", 2), m.Fought("E5", "F5", 0, 1), m.Fought("E5", "F5"), m.Fought("E5", "G7", 1),
        m.Strike("F5", 1, 0, "air"), m.Strike("F5", 1, 0, "shells"), m.Strike("F5", 1, 0, "mines"),
        m.Strike("F5", 1, 0, "ice"), m.Advanced(("D4", "E5")), m.Fallen("H3", unit("H3", "axis", "infantry")),
        m.Fallen("F5"), m.Retreated(("E5", "D6")), m.MedalCaptured("F5", "allies"),
    ],
    ids=lambda mark: f"{type(mark).__name__}-{mark}"[:48],
)  # fmt: skip
def test_every_mark_of_a_turn_shows_and_covers_neither_count_nor_name(mark: m.Mark) -> None:
    """Pixel by pixel: the tabs and the names of the hexes look as they did, but for what runs beside them."""
    units = [
        unit("E5", "allies", "infantry"),
        unit("F5", "axis", "infantry"),
        unit("G7", "axis", "armor", full=3),
    ]
    view, layout = made_up_view(units=units), Layout("standard")
    plain = draw_board(view, scale=K, bases=BASES)
    marked = draw_board(view, scale=K, bases=BASES, marks=(mark,))
    assert plain.tobytes() != marked.tobytes()
    for one in units:
        x, y = layout.counter(one.at)
        assert same(plain, marked, x + TAB[0], y + TAB[1], 9, 11) < 6
    for name in ("E5", "F5", "D6", "E6", "G7", "H3"):
        x, y = layout.center(name)
        if not isinstance(mark, (m.Fought, m.Retreated, m.Advanced)):
            # a way may run under a name, which is drawn over it once more
            assert same(plain, marked, x, y - LABEL_RISE, 14, 7) < 8


def same(a: Image.Image, b: Image.Image, x: float, y: float, half_w: float, half_h: float) -> float:
    """How far two pictures differ about a point, on average."""
    box = (round(x - half_w), round(y - half_h), round(x + half_w), round(y + half_h))
    grey = ImageChops.difference(a.crop(box), b.crop(box)).convert("L")
    return sum(grey.get_flattened_data()) / (grey.width * grey.height)


def test_the_page_of_the_gallery_has_a_turn() -> None:
    view, marks, told = turn_told()
    image = draw_board(view, marks=marks, told=told, scale=0.5, bases=BASES)
    assert image.height > image.width * 0.7


def test_the_gallery_has_room_for_everything_the_catalogues_know() -> None:
    pages = [*(grounds(face) for face in FACES), *(far_grounds(face) for face in FACES), works(), troops()]
    shown = {spot.terrain for page in pages for spot in page.hexes}
    assert shown >= set(INGREDIENTS)
    assert {medal.kind for medal in works().medals} == set(MEDALS)
    assert {one.kind for one in troops().units} == set(FIGURES)
    assert {tag for one in troops().units for tag in one.tags} == set(TAGS)
    assert len({one.at for one in troops().units}) == len(troops().units)


@pytest.mark.parametrize("winner", ["axis", "allies"])
@pytest.mark.parametrize("kind", ["standard", "overlord"])
def test_the_winner_stands_over_the_last_board(kind: str, winner: Side) -> None:
    """On gold, on his own side of the banner; the board below it is whole."""
    view = made_up_view(board=kind)
    end = End(winner, "Win by medals", "12 turns", {"axis": "5 units lost"}, "Dice from seed x")
    image = draw_board(view, scale=0.4, bases=BASES, told=Told("Turn 12", "", (HIT,), end=end))
    plain = draw_board(view, scale=0.4, bases=BASES, told=Told("Turn 12", "", (HIT,)))
    assert image.width == plain.width
    assert image.height > plain.height
    u = image.width / 1400
    gold = {side: pixel(image, x * u, BANNER / 2 * u) for side, x in (("axis", 12), ("allies", 1388))}
    shown = {side: red - blue for side, (red, _, blue) in gold.items()}
    assert shown.pop(winner) > 60
    assert max(shown.values()) < 20


def test_a_long_name_of_the_winner_stays_on_its_plank() -> None:
    """The Dutch name of the Axis ran into it: between plank and title nothing is written, whoever has won."""
    end = End("axis", "Win by medals", "12 turns", {"axis": "eleven units of eleven lost"})
    told = Told("Turn 12", "", (HIT,), end=end)
    view = made_up_view(board="standard")
    gaps = []
    for name in ("Axis", "As-mogendheden", "Verbündete Mittelmächte im Osten"):
        words = Words(title="#1", sides={"axis": name, "allies": "Allies"})
        image = draw_board(view, words=words, scale=0.5, bases=BASES, told=told)
        u = image.width / 1400
        gaps.append(image.crop((round(502 * u), round(10 * u), round(540 * u), round(BANNER * u))).tobytes())
    assert gaps[0] == gaps[1] == gaps[2]
