"""The page of a battle as a file: what stands in it, what it is made of, and that nothing in it asks for more."""

from __future__ import annotations

import base64
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import renderer
from bot.i18n import languages, words_of
from bot.screens.pictures.page import Cover, logged, page
from engine.proof import Source, dumps
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.types import SIDES
from engine.view import HexView, ObstacleView
from renderer.land.ingredients import INGREDIENTS
from renderer.layout import laid_out
from renderer.page import Page, Proof, build, unpacked
from renderer.page.ground import Grounds
from renderer.page.land import FLOORS, THINGS
from renderer.page.sheet import number as short
from renderer.theme import COUNTRY
from tests.engine.test_proof import played


def made(name: str = "toulon", actions: int = 30, language: str = "en") -> str:
    """The page of a random game."""
    words = words_of(language, aloud=True)
    return page(words, Cover("Title", "x.json"), logged(played(name, actions=actions), "referee")).decode()


def test_nothing_is_asked_of_anybody() -> None:
    """No address but that of a namespace, and a policy that allows exactly the style and the script of the file."""
    text = made()
    assert set(re.findall(r"https?:[^\"'\s)<]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(
        r"<(?:img|link|iframe|object|embed|base|form)\b|\burl\((?!#)|@import|\bsrc=|style=\"", text
    )
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', text)
    assert policy is not None
    hashes = [
        "'sha256-" + base64.b64encode(sha256(part.encode()).digest()).decode() + "'"
        for part in (*re.findall(r"<script>(.*?)</script>", text, re.DOTALL),
                     *re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    ]  # fmt: skip
    script, style = hashes
    assert policy[1] == (
        f"default-src 'none'; script-src {script}; style-src {style}; base-uri 'none'; form-action 'none'"
    )


def test_dice_from_before_are_left_to_the_script() -> None:
    """No button that would check nothing: the page says who can."""
    seed, words = "5eed" * 16, words_of("en", aloud=True)
    record = played("toulon", None, actions=12)
    proof = Proof((words("page-old"),), "", None, dumps(record, Source(seed, None)))
    text = page(words, Cover("Title", "x.json", proof=proof), logged(record, "referee")).decode()
    assert "Only verify.py can check dice of that time" in text
    assert 'id="check"' not in text
    assert 'id="save"' in text


def test_the_same_game_is_the_same_file() -> None:
    assert made() == made()


def test_steps_lead_from_position_to_position() -> None:
    """What is put and what goes, one after the other, is what stands on the board."""
    record = played("pegasus-bridge", actions=60)
    steps: Any = unpacked(page(words_of("en"), Cover("", ""), logged(record, "referee")).decode())["steps"]
    position: dict[str, Any] = {}
    for step, (_, view) in zip(steps, logged(record, "referee"), strict=True):
        position = {
            key: one for key, one in {**position, **step["put"]}.items() if key not in step.get("gone", [])
        }
        units = {key[1:]: one[1:3] for key, one in position.items() if key.startswith("u")}
        assert units == {unit.at: [unit.figures, unit.full] for unit in view.units}
        assert {side: position[f"s{side}"][0] for side in SIDES} == {
            side: view.sides[side].medals for side in SIDES
        }


def test_every_ground_is_drawn() -> None:
    """No kind of ground and no obstacle of any box is an empty hex."""
    painted = {*FLOORS, *THINGS, "plain"}
    assert [(name, one) for name, parts in INGREDIENTS.items() for one in parts if one not in painted] == []
    layout = laid_out("standard")
    grounds = Grounds(layout, COUNTRY, lambda spot: spot.terrain)
    for terrain in TERRAIN:
        spot = HexView("E5", 8, 4, terrain, (), (), ())
        number = grounds.of((spot,))["E5"]
        look = grounds.looks[number]
        assert look.floor or look.things or terrain == "open", terrain
    for obstacle in OBSTACLES:
        spot = HexView("E5", 8, 4, "open", (), (ObstacleView(obstacle, None, 30, "top"),), ())
        number = grounds.of((spot,))["E5"]
        assert grounds.looks[number].things, obstacle


def test_ground_that_changes_changes_what_runs_on_beside_it() -> None:
    """A river that ends where it ran on before is drawn anew in the hex beside it, and nowhere else."""
    layout = laid_out("standard")
    grounds = Grounds(layout, COUNTRY, lambda spot: spot.terrain)
    first = tuple(
        [
            HexView(f"{letter}5", x, 4, "river", (), (), ())
            for letter, x in zip("CDEFG", range(4, 13, 2), strict=True)
        ]
    )
    before = dict(grounds.of(first))
    after = grounds.of((*first[:4], first[4]._replace(terrain="open")))
    assert {name for name, look in after.items() if before[name] != look} == {"F5", "G5"}


@pytest.mark.parametrize("language", languages())
def test_in_each_language(language: str) -> None:
    """Every label, every sentence; none is left as its key."""
    text = made("hellfire-pass", 380, language)
    data: Any = unpacked(text)
    assert f'<html lang="{language}">' in text
    assert not [one for one in data["words"].values() if one.startswith(("page-", "words-", "side-"))]
    assert not [
        one for step in data["steps"] for one in step["said"] if re.search(r"\b(?:event|page|recap)-", one)
    ]
    assert all(step["said"] for step in data["steps"])
    words = words_of(language)
    for step in data["steps"]:
        for roll in step.get("dice", ()):
            assert ", ".join([words(f"face-{face}") for face in roll]) in " ".join(step["said"])


def test_every_label_is_asked_for() -> None:
    """None is missing where page and script ask, and none is there for nobody."""
    folder = Path(renderer.__file__).parent
    source = "".join(
        [(folder / "assets" / "page" / name).read_text("utf-8") for name in ("page.js", "page.html")]
    )
    python = (folder / "page" / "document.py").read_text("utf-8") + (
        folder / "page" / "__init__.py"
    ).read_text("utf-8")
    data: Any = unpacked(made(actions=1))
    asked = set(re.findall(r'\bWORDS\.(\w+)|\bsay\("(\w+)"|{{say:(\w+)}}', source))
    named = {one for found in asked for one in found if one}
    assert named <= set(data["words"])
    quoted = {*named, *re.findall(r'"(\w+)"', python), "allies", "axis"}
    assert {one for one in data["words"] if one not in quoted and not one.startswith("face-")} == set()


def test_numbers_are_short() -> None:
    assert [short(one) for one in (0, -0.04, 0.25, -0.5, 12.0, -3.14, 10.06)] == [
        "0",
        "0",
        ".2",
        "-.5",
        "12",
        "-3.1",
        "10.1",
    ]


def test_a_page_without_a_scene_is_none() -> None:
    with pytest.raises(ValueError, match="nothing to show"):
        build(Page("en", "", {}, ""), object(), ())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no page"):
        unpacked("<html>")
