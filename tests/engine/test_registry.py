"""Lists that must be complete: every frame has a step, every card a test, every event happens somewhere."""

from __future__ import annotations

import ast
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import engine
import scenarios
from engine import Event
from engine.cases import run
from engine.frames import DECISIONS, FRAMES, Frame
from engine.plain import say_event
from engine.rules.cards.table import CARDS, SECTION_CARDS, TACTIC_CARDS
from engine.rules.hookpoints import POINTS, Hook, Hooks
from engine.rules.hooks import PARAMETERS, RULES, TRAITS
from engine.rules.obstacles import OBSTACLES
from engine.rules.orders import WORDS
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS
from engine.steps import STEPS
from engine.steps.play_card import FRAME_OF
from engine.steps.step import no_choice, refuse_all
from engine.unseen import redacted, secret_of
from tests.boards import KIND, Game, position
from tests.engine.tables import all_cases
from tests.engine.walks import MIXED, walk

SOURCE = Path(engine.__file__).parent
GOLDEN = Path(__file__).parents[1] / "golden"
BASE_GROUND = {
    "open", "forest", "hedgerow", "hill", "town", "river", "ocean", "beach", "steep-hill", "cliff", "bluff",
    "impassable-hill", "impassable-ridge", "wide-river",
}  # fmt: skip
BASE_BATTLES = scenarios.ids()[:17]
BASE_OBSTACLES = {"bunker", "bridge", "bridge-section", "hedgehog", "sandbags", "sea-wall", "wire"}
BASE_UNITS = set(KIND.values())


def test_every_frame_has_a_step() -> None:
    """A kind of frame without its step would stop the game."""
    kinds = set(get_args(Frame))
    assert set(STEPS) == set(FRAMES.values()) == kinds
    assert set(DECISIONS) <= kinds
    for kind, step in STEPS.items():
        decided = step.refusal is not refuse_all
        assert decided == (kind in DECISIONS), kind.__name__
        assert decided or step.choose is no_choice


def test_every_card_can_be_carried_out() -> None:
    """Its steps are known words, its slots ask for known units, its flags do not contradict each other."""
    for card, row in ((row.id, row) for row in (*SECTION_CARDS, *TACTIC_CARDS)):
        assert set(row.steps) <= set(FRAME_OF), card
        assert {slot.who for slot in row.slots} <= WORDS, card
        assert bool(row.strike) == ("choose-targets" in row.steps), card
        assert bool(row.steps) != bool(row.reaction or row.copies_enemy), card
        assert CARDS[card] is row
        # None: a house card, which a special rule puts into the deck.
        assert row.copies >= 0


@cache
def everything_played() -> str:
    """All boards and lines of the tables, as one text."""
    return "\n".join(" ".join([one.board, *one.do]) for one in all_cases())


def test_every_card_is_played_in_a_table() -> None:
    """Each card of the base deck stands in a line."""
    played = everything_played()
    base = [row.id for row in (*SECTION_CARDS, *TACTIC_CARDS)]
    assert [card for card in base if f"play {card}" not in played] == []


@pytest.mark.parametrize(
    ("rows", "base", "short"),
    [
        (TERRAIN, BASE_GROUND - {"open"}, {"hedgerow": "hedge"}),
        (OBSTACLES, BASE_OBSTACLES, {"sandbags": "sandbag"}),
        (UNITS, BASE_UNITS, {kind: short for short, kind in KIND.items()}),
    ],
    ids=["terrain", "obstacles", "units"],
)  # fmt: skip
def test_every_row_stands_on_a_board(rows: Any, base: set[str], short: dict[str, str]) -> None:
    """Each row of the base game is on some board of the tables, and in its own table."""
    boards = "\n".join(one.board for one in all_cases())
    missing = []
    for word in sorted(base):
        assert rows[word].id == word
        name = short.get(word, word)
        if f"{name}@" not in boards and f"{name}[" not in boards and f":{name}" not in boards:
            missing.append(word)
    assert missing == []


def test_the_battles_use_only_known_rows() -> None:
    """Every id of a battle is in a table; the seventeen of the base game keep to its rows."""
    for name in scenarios.ids():
        battle: Any = scenarios.load(name)
        ground = {one["kind"] if isinstance(one, dict) else one for one in battle["terrain"].values()}
        obstacles = {one["kind"] for many in battle["obstacles"].values() for one in many}
        units = {one["kind"] for one in battle["units"]}
        assert (ground <= set(TERRAIN), obstacles <= set(OBSTACLES), units <= set(UNITS)) == (
            True,
            True,
            True,
        )
        if name in BASE_BATTLES:
            assert (ground - BASE_GROUND, obstacles - BASE_OBSTACLES, units - BASE_UNITS) == (
                set(),
                set(),
                set(),
            )


#: Events that other tests prove: an air drop, what others see of a draw, a unit that goes without a trace.
ELSEWHERE = {
    "ChipLaidUnseen",
    "UnitArrived",
    "DropLost",
    "CardsDrawnUnseen",
    "CombatCardsDrawnUnseen",
    "UnitVanished",
    # Said of an action by who keeps the log of it (`engine.lapses`).
    "TargetsLost",
    # The same of lines that were given at once (`engine.lapses.with_left`).
    "AttacksLeft",
}


def test_every_event_happens() -> None:
    """Each class of event is said by a table line or a walk, has its plain line and its redaction."""
    found: Counter[str] = Counter()
    for one in all_cases(base=True):
        game = Game(position(one.board, **one.setup), one.dice)
        for line in one.do if one.refused is None else one.do[:-1]:
            game.do(line)
        for event in game.events:
            found[type(event).__name__] += 1
            if found[type(event).__name__] < 3:
                check_event(event, game)
    for name in MIXED:
        found.update(
            type(event).__name__ for step in walk(name, "registry", 200) for event in step.result.events
        )
    for file in sorted(GOLDEN.glob("*.json")):
        for golden in json.loads(file.read_text("utf-8")):
            steps = [step for _, steps in run(golden, scenarios.load).played for step in steps]
            found.update(type(event).__name__ for step in steps for event in step.result.events)
    assert {kind.__name__ for kind in get_args(Event)} - set(found) <= ELSEWHERE


def check_event(event: Event, game: Game) -> None:
    """Its plain line names it, and nothing secret is left after redaction."""
    assert say_event(event, game.state).startswith(type(event).__name__)
    public = redacted(event)
    assert public is None or secret_of(public) is None


def test_every_special_rule_names_its_parameters() -> None:
    """A rule without parameters in the list could not be refused for wrong ones."""
    assert set(RULES) == set(PARAMETERS)
    kinds = {
        "side",
        "sides",
        "sections",
        "any-sides",
        "amount",
        "hex",
        "hexes",
        "places",
        "count",
        "counts",
        "unit",
        "nation",
    }
    assert {kind for params in PARAMETERS.values() for kind in params.values()} <= kinds
    for name in scenarios.ids():
        battle: Any = scenarios.load(name)
        assert set(battle.get("rules", {})) <= set(RULES)


def test_every_file_of_a_hook_registers_itself() -> None:
    """A trait or a rule that the folder's walk does not see would do nothing; the effects belong to their cards."""
    silent = set()
    for file in sorted((SOURCE / "rules" / "hooks").glob("[!_]*.py")):
        words = {
            target.id
            for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.AnnAssign) and isinstance(target := node.target, ast.Name)
        }
        silent |= set() if words & {"HOOK", "RULES"} else {file.stem}
    assert silent == {"combat_effects"}


def test_every_trait_exists() -> None:
    """Rows of the base game name no trait that no file carries."""
    named = {trait for word in BASE_GROUND for trait in TERRAIN[word].traits}
    named |= {trait for word in BASE_OBSTACLES for trait in OBSTACLES[word].traits}
    named |= {trait for word in BASE_UNITS for trait in UNITS[word].traits}
    assert named <= set(TRAITS)


#: Points declared ahead of the expansion that will ask them.
AHEAD = {"acts_as", "answers"}


def test_every_hook_point_is_asked() -> None:
    """A point that no step asks would make a hook do nothing; a point asked but not declared fails loudly."""
    asked = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Attribute)
                and node.value.attr == "hooks"
            ):
                asked.add(node.attr)
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "hooks"
            ):
                asked.add(node.attr)
    assert set(POINTS) - asked <= AHEAD


def test_every_point_is_typed() -> None:
    """The hooks of a battle hold at each point what a single hook may give there."""
    single, several = Hook.__annotations__, Hooks.__annotations__
    assert set(POINTS) == set(several)
    for point in POINTS:
        kind = single[point].removesuffix(" | None")
        assert several[point] == f"tuple[{kind}, ...]", point
        assert kind.endswith("Point"), point


def test_the_public_names() -> None:
    """What the package exports exists and is sorted."""
    names = [name for name in engine.__all__ if name != "SIDES"]
    assert names == sorted(names, key=lambda name: (not name[0].isupper(), name))
    assert [name for name in engine.__all__ if not hasattr(engine, name)] == []
