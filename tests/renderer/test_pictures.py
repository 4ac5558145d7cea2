"""Finished pictures: formats, sizes, sameness, and what a hand, a strip, a card and a replay hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageStat

import renderer
import scenarios
from bot.i18n import words_of
from bot.screens.pictures import pictured
from bot.screens.scenario import scenario_words
from bot.store.text.battletext import sheet_of
from engine import SeededDice, new_game, project
from engine.view import PlayerView
from renderer import marks as m
from renderer.board import draw_board
from renderer.cache import Bases
from renderer.dice_strip import Die
from renderer.gallery import made_up_view, unit
from renderer.hand import arranged, draw_hand
from renderer.replay import action_of
from renderer.scenario_card import draw_scenario_card
from renderer.story import Scene, Step, dimmed, marks_between, scenes_of
from renderer.words import DiceWords, HandWords, ScenarioWords, Words

WORDS = words_of(None)

ROOT = Path(renderer.__file__).parents[1]
CARDS = ("ambush", "air-power", "probe-center", "attack-left", "recon-in-force", "armor-assault")


@pytest.fixture(scope="module")
def view() -> PlayerView:
    return project(new_game(scenarios.load("pegasus-bridge"), SeededDice("1")), "allies")


@pytest.mark.parametrize("kind", ["webp", "png", "jpeg"])
def test_formats(view: PlayerView, kind: renderer.Format) -> None:
    """What is encoded can be opened, as that format and at that size."""
    picture = renderer.render_board(view, scale=0.3, format=kind)
    opened = Image.open(BytesIO(picture.data))
    assert opened.format == kind.upper()
    assert opened.size == (picture.width, picture.height) == (420, 305)


def test_sizes(view: PlayerView) -> None:
    """The issue's limits: board 600 kB, hand 120 kB, dice 90 kB."""
    assert len(renderer.render_board(view, words=pictured.board(WORDS, view)).data) < 600_000
    assert (
        len(renderer.render_hand(view, words=pictured.hand(WORDS, view, cards=CARDS), cards=CARDS).data)
        < 120_000
    )
    dice = (Die("infantry", "hit"), Die("flag", "flag"), Die("armor", "miss"), Die("star", "miss"))
    assert len(renderer.render_dice(dice, words=DiceWords("A", "B"), attacker=view.units[0]).data) < 90_000


def test_same_input_same_bytes() -> None:
    """Point 22: also in another process with another order of hashing."""
    code = (
        "import hashlib, renderer, scenarios; from engine import SeededDice, new_game, project;"
        "view = project(new_game(scenarios.load('saverne-gap'), SeededDice('1')), 'spectator');"
        "print(hashlib.sha256(renderer.render_board(view, scale=0.4, format='png').data).hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()},
            capture_output=True, text=True, check=True, cwd=os.getcwd(),
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1


def test_either_side_at_the_bottom(view: PlayerView) -> None:
    """Turned by half: the counters change places, names stay with their hexes."""
    straight = draw_board(view, scale=0.4)
    turned = draw_board(view, scale=0.4, bottom="axis")
    assert straight.size == turned.size
    assert straight.tobytes() != turned.tobytes()


def test_overlord_comes_in_sections() -> None:
    """An overview and one picture a section; a standard board has none."""
    big = project(new_game(scenarios.load("omaha-beach-overlord"), SeededDice("1")), "spectator")
    parts = renderer.render_sections(big, scale=0.3)
    assert list(parts) == ["left", "center", "right"]
    assert all(part.width < 0.5 * 2700 * 0.3 for part in parts.values())
    assert renderer.render_sections(made_up_view(), scale=0.3) == {}


def test_unknown_part(view: PlayerView) -> None:
    """A part that is not there is an error, not a whole board."""
    with pytest.raises(KeyError):
        renderer.render_board(view, scale=0.3, crop="left")


def test_hand_is_in_groups() -> None:
    """What can be played first, sections before tactics, the others last; numbers follow the order."""
    laid = arranged(
        CARDS, HandWords(reasons={"ambush": "Only as a reaction", "attack-left": "No unit there"})
    )
    assert [card.id for card in laid] == [
        "probe-center", "recon-in-force", "air-power", "armor-assault", "attack-left", "ambush",
    ]  # fmt: skip
    assert [card.number for card in laid] == [1, 2, 3, 4, 5, 6]
    assert laid[-1].reason


def test_card_that_cannot_be_played_is_grey(view: PlayerView) -> None:
    """A quarter darker than the others, as its words must stay legible, with the reason across it."""
    words = HandWords("Your hand", "", pictured.cards(WORDS), {"probe-center": "Not now"})
    image = draw_hand(view, words=words, cards=("attack-left", "probe-center"))
    left, right = (ImageStat.Stat(image.crop((x, 260, x + 300, 360)).convert("L")).mean[0] for x in (60, 460))
    assert right < 0.75 * left


@pytest.mark.parametrize(
    ("number", "size"), [(0, (820, 414)), (1, (820, 414)), (3, (1216, 414)), (7, (1216, 1074))]
)
def test_hand_of_any_size(view: PlayerView, number: int, size: tuple[int, int]) -> None:
    """Three in a row; never so few that a card fills the picture."""
    cards = (*CARDS, "dig-in")[:number]
    assert draw_hand(view, words=HandWords("Your hand"), cards=cards).size == size


@pytest.mark.parametrize("number", [0, 1, 3, 6, 9])
def test_strip_of_any_length(number: int) -> None:
    """Also without units, as for dice that a card rolls, and with more dice than fit at full size."""
    dice = (Die("star", "hit"),) * number
    picture = renderer.render_dice(
        dice, words=DiceWords("Their Finest Hour", "", dice=("a unit",) * number, note="why")
    )
    assert picture.width == 1200


class _OneGround(Bases):
    """One ground for all boards: every ground is painted elsewhere (test_catalogues.py), and each takes its time."""

    def get(self, key: str, paint: Callable[[], Image.Image]) -> Image.Image:
        return super().get("any", paint)


def test_scenario_card() -> None:
    """Every battle has one, whatever the length of its texts."""
    grounds = {board: _OneGround() for board in ("standard", "breakthrough", "overlord")}
    for battle in scenarios.ids():
        first = project(new_game(scenarios.load(battle), SeededDice("1")), "spectator")
        words = scenario_words(WORDS, sheet_of(scenarios.load(battle)))
        card = renderer.render_scenario_card(first, words=words, scale=0.4, bases=grounds[first.board])
        assert card.width == 640


def test_a_long_name_of_a_side_keeps_clear_of_the_rules() -> None:
    """Below a wide board the second side stands close to them."""
    first = project(new_game(scenarios.load("omaha-beach-overlord"), SeededDice("1")), "spectator")
    words = ScenarioWords("A battle", sides={"allies": "Geallieerden", "axis": "As-mogendheden"})
    beside = draw_scenario_card(first, words=words, scale=0.5).crop((421, 325, 780, 410))
    assert len(beside.getcolors(9) or ()) == 1


def _step(line: str, *units: object, dice: tuple[Die, ...] = ()) -> Step:
    return Step(line, made_up_view(units=units), dice, Words(last=line))  # type: ignore[arg-type]


A, B = unit("E5", "allies", "infantry", figures_left=4), unit("F6", "axis", "infantry", figures_left=3)


@pytest.mark.parametrize(
    ("line", "after", "expected"),
    [
        ("order E5", (A, B), (m.Ordered("E5"),)),
        ("move E5-E4", (A._replace(at="E4"), B), (m.Moved(("E5", "E4"), A),)),
        ("attack E5xF6", (A, B._replace(figures=1)), (m.Attack("E5", "F6"), m.Loss("F6", 2))),
        ("attack E5xF6", (A,), (m.Attack("E5", "F6"), m.Loss("F6", 3, eliminated=True))),
        ("attack E5xF6", (A, B._replace(at="G7")), (m.Attack("E5", "F6"), m.Retreated(("F6", "G7"), B))),
        ("retreat F6-F7-G8", (A, B._replace(at="G8")), (m.Retreated(("F6", "F7", "G8"), B),)),
        ("advance", (A._replace(at="F6"),), (m.Moved(("E5", "F6"), A), m.Loss("F6", 3, eliminated=True))),
        ("move E5-A1-exit", (B,), (m.Moved(("E5", "A1"), A),)),
        ("end", (A, B), ()),
    ],
)
def test_marks_tell_what_happened(line: str, after: tuple[object, ...], expected: tuple[m.Mark, ...]) -> None:
    """From the line and the views before and after it."""
    found = marks_between(made_up_view(units=(A, B)), _step(line, *after))
    assert sorted(map(repr, found)) == sorted(map(repr, expected))


def test_a_hex_is_not_the_beginning_of_another() -> None:
    """On seventeen rows: whoever is lost at E1 while E12 moves is told of."""
    mover, lost = A._replace(at="E12"), B._replace(at="E1")
    found = marks_between(made_up_view(units=(mover, lost)), _step("move E12-E13", A._replace(at="E13")))
    assert set(found) == {m.Moved(("E12", "E13"), mover), m.Loss("E1", 3, eliminated=True)}


def test_dimmed_marks() -> None:
    """Marks of the turn before; what is over is left out."""
    marks = dimmed((m.Moved(("A1", "A2")), m.Destination("B2"), m.Attack("A2", "B2", 2)))
    assert marks == (m.Moved(("A1", "A2"), dimmed=True), m.Attack("A2", "B2", 2, dimmed=True))


def test_replay_of_a_turn() -> None:
    """Order, the way in steps, the attack, its dice, the loss: an animation no wider than a chat shows."""
    moved = A._replace(at="E6")
    steps = [
        _step("order E5", A, B),
        _step("move E5-E6", moved, B),
        _step(
            "attack E6xF6", moved, B._replace(figures=2), dice=(Die("infantry", "hit"), Die("star", "miss"))
        ),
    ]
    scenes = scenes_of(made_up_view(units=(A, B)), steps)
    assert [bool(scene.dice) for scene in scenes].count(True) == 1
    assert set(action_of(scenes)) == {"E5", "E6", "F6"}
    for kind, limit in (("webp", 100_000), ("gif", 1_000_000)):
        picture = renderer.render_replay(scenes, format=kind)  # type: ignore[arg-type]
        opened = Image.open(BytesIO(picture.data))
        assert opened.n_frames >= 9  # type: ignore[attr-defined]
        assert (picture.width, picture.height) == (700, 500)
        assert len(picture.data) < limit


def test_traveller_that_is_gone() -> None:
    """A way whose end is empty (the unit died there) is no reason to fail."""
    scene = Scene(made_up_view(), travel=("E5", "E6"))
    assert renderer.render_replay([scene], crop=None, scale=0.2).width == 280


def test_bases_are_painted_once(tmp_path: Path, view: PlayerView) -> None:
    """In memory, and after a restart from disk, the same picture; a broken file is painted anew."""
    bases = Bases(tmp_path)
    first = draw_board(view, scale=0.3, bases=bases)
    assert bases.save() == 1
    assert bases.save() == 0
    (stored,) = tmp_path.iterdir()
    again = Bases(tmp_path)
    assert draw_board(view, scale=0.3, bases=again).tobytes() == first.tobytes()
    assert again.save() == 0
    stored.write_bytes(b"nonsense")
    assert draw_board(view, scale=0.3, bases=Bases(tmp_path)).tobytes() == first.tobytes()


def test_bases_keep_within_their_bounds(tmp_path: Path) -> None:
    """What was used longest ago goes, in memory and on disk."""
    bases = Bases(tmp_path, memory=5 * 100 * 100 * 4, disk=40_000)
    painted = []

    def paint(n: int) -> Image.Image:
        painted.append(n)
        return Image.effect_noise((100, 100), 80).convert("RGB")

    for n in range(8):
        bases.get(f"{n}", lambda n=n: paint(n))  # type: ignore[misc]
        bases.save()
    assert not bases.holds("0")
    assert bases.holds("7")
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 40_000
