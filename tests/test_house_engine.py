"""What holds inside the engine, kept by the same walk as `tests/test_house.py`: no rule names an id, nobody looks
inside a hook, and nobody else takes its notation apart.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.notation import VERBS
from engine.rules.cards.table import CARDS
from engine.rules.hooks import PARAMETERS, RULES, TRAITS
from engine.rules.markers import MARKERS
from engine.rules.obstacles import OBSTACLES
from engine.rules.tags import TAGS
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS
from engine.state import GameState
from engine.types import CLASSES, FACES
from tests.house import ALL, ROOT, files, imports, name_of, tree

# The smell test: a rule asks a column or a hook, it never names a card, a unit, a piece of ground, a tag, a special
# rule or an ability.

#: Words that are an id and something else: classes of units, faces of dice, and the rows that stand for
#: nothing special (plain ground, a turn without a card, an order without the card's benefits).
DOUBLE = {*CLASSES, *FACES, "open", "nothing", "last-resort"}
#: Where ids live; `plain` is the catalogue of words for a terminal.
TABLES = (
    "engine/rules/terrain", "engine/rules/obstacles", "engine/rules/units", "engine/rules/cards/",
    "engine/rules/hooks/", "engine/rules/ground_rows", "engine/rules/markers", "engine/rules/tags", "engine/plain",
)  # fmt: skip
#: Ids named elsewhere: file, word, why.
ALLOWED = {
    # The seal of a game's seed, in its record; the id is that of a cave's.
    ("engine/proof.py", "seal"): "a field of a record",
    ("engine/verify.py", "seal"): "a field of a record",
    ("engine/luck.py", "confirm"): "what dice that confirm say they are made of",
    ("engine/steps/dig_in.py", "sandbags"): "the step of the card that puts down sandbags",
    (
        "engine/steps/play_card.py",
        "dig-in",
    ): "the word of a step in a card's row, which happens to be the card's name",
    ("engine/steps/react.py", "ambush"): "the source of a strike, told in events",
    ("engine/frames.py", "ambush"): "the same",
    ("engine/events.py", "ice"): "the cause of a loss, told in events",
    ("engine/rules/chip.py", "chip"): "the table of that one ability, which several rooms ask",
    ("engine/turn.py", "spent"): "a field of a deed",
    ("engine/ground.py", "hill"): "a column of a spot",
    ("engine/ground.py", "ice"): "the same",
    ("engine/ground.py", "road"): "the same",
}


@cache
def ids() -> frozenset[str]:
    """Every id: of cards, units, ground, obstacles, markers, tags, special rules, traits, and words of abilities."""
    hooks = [*TRAITS.values(), *[RULES[name](dict.fromkeys(PARAMETERS[name], ())) for name in RULES]]
    words = {word for hook in hooks for word in hook.abilities}
    tables = (CARDS, UNITS, TERRAIN, OBSTACLES, MARKERS, TAGS, TRAITS, RULES)
    return frozenset().union(*tables, words) - DOUBLE


def ids_named(file: Path) -> set[str]:
    """The ids that stand in a module as plain strings, or under a name that it imports."""
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Constant):
            found.add(node.value)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engine"):
            held = vars(importlib.import_module(node.module))
            found |= {value for one in node.names if isinstance(value := held.get(one.name), str)}
    return {one for one in found if isinstance(one, str) and one in ids()}


def rule_files() -> list[Path]:
    """The engine without its tables and hooks."""
    return [file for file in files("engine") if not name_of(file).startswith(TABLES)]


def test_no_rule_names_an_id() -> None:
    """An id outside its own table means that a column or a hook point is missing."""
    named = {(name_of(file), word) for file in rule_files() for word in ids_named(file)}
    assert named - set(ALLOWED) == set()


def test_the_allow_list_is_used() -> None:
    """An exception that nobody needs any more goes."""
    needed = {(name_of(file), word) for file in rule_files() for word in ids_named(file)}
    assert set(ALLOWED) - needed == set()


def written(file: Path) -> Iterator[str]:
    """Where a module writes a fact of what it holds as a `GameState`, or of anything's `state`."""
    for function in ast.walk(tree(file)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        given = function.args
        named = [
            (one.arg, one.annotation) for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)
        ] + [
            (one.target.id, one.annotation)
            for one in ast.walk(function)
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
        ]
        states = {name for name, kind in named if kind is not None and "GameState" in ast.unparse(kind)}
        for node in ast.walk(function):
            if not (isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del)):
                continue
            held = ast.unparse(node.value)
            if held in states or (held.split(".")[-1] == "state" and node.attr in GameState.__slots__):
                yield f"{name_of(file)}: {held}.{node.attr}"


def test_nobody_writes_a_state() -> None:
    """A state is written as a `Draft` only, but for what is known of it besides; of what it holds mypy knows it."""
    assert [one for file in ALL for one in written(file)] == ["engine/play.py: state.legal"]


def test_what_is_written_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guard: a fact set, changed, deleted, of what is given, declared or held."""
    monkeypatch.setattr("tests.house.ROOT", tmp_path)
    wrong = (
        "def f(a: GameState) -> None:\n    a.ply = 7\n",
        "def f(a: 'GameState | None') -> None:\n    a.ply += 1\n",
        "async def f(*, a: GameState) -> None:\n    del a.units\n",
        "def f() -> None:\n    a: GameState = g()\n    a.turn, b = h()\n",
        "def f(self) -> None:\n    self.state.winner = 'axis'\n",
    )
    for number, body in enumerate(wrong):
        file = tmp_path / f"wrong_{number}.py"
        file.write_text(body, "utf-8")
        assert list(written(file)) != [], body
    right = tmp_path / "right.py"
    right.write_text("def f(a: Draft, b: GameState) -> None:\n    a.ply = b.ply\n", "utf-8")
    assert list(written(right)) == []


#: Who hooks up special rules with battles; everybody else asks the hook points of a battle.
REGISTRY = ("engine/rules/hooks/", "engine/setup.py", "engine/variety.py", "engine/view.py")
#: Who handles what is remembered as a whole: the state that holds it, the first one, its save, its typed door.
KEEPERS = ("engine/memory.py", "engine/state.py", "engine/setup.py", "engine/codec.py")


def test_nobody_looks_inside_a_hook() -> None:
    """What a special rule remembers is read by its type, and no step or rule imports one."""
    others = [file for file in files("engine") if not name_of(file).startswith(REGISTRY)]
    imported = {(name_of(file), module) for file in others for module in imports(file)}
    assert {one for one in imported if one[1].startswith("engine.rules.hooks")} == set()
    # What a special rule remembers a step asks of the rules.
    assert {
        one for one in imported if one[0].startswith("engine/steps/") and one[1] == "engine.memory"
    } == set()
    touched = [
        (name_of(file), node.lineno)
        for file in files("engine")
        if name_of(file) not in KEEPERS
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Attribute) and node.attr == "memory"
    ]
    assert touched == []


#: How a text is taken apart.
CUTS = ("startswith", "removeprefix", "removesuffix", "split", "rsplit", "partition", "rpartition")
#: What a line of notation is called where one is at hand.
LINES = {"line", "notation", "legal", "action", "way", "move", "attack", "order", "said", "done"}
#: What stands between its words and its hexes.
SIGNS = {" ", "-"}


def sliced(file: Path) -> list[str]:
    """Where a module takes notation apart by hand, by its calls: what a line names is asked of `engine.notation`."""
    found = []
    kept = _kept(file)
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Compare) and _searched(node):
            found.append(ast.unparse(node))
        if not (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS
        ):
            continue
        asked = [part for one in node.args for part in (one, *kept.get(ast.unparse(one), ()))]
        given = [one for part in asked for one in ast.walk(part)]
        texts = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        # f"{verb} " is one as well.
        built = any(isinstance(one, ast.JoinedStr) for one in given) and any(text == " " for text in texts)
        verbs = [text for text in texts if text.strip() in VERBS and (text.strip() != text or len(text) > 3)]
        parts = "split" in node.func.attr or "partition" in node.func.attr
        parts = parts and bool(_names(node.func.value) & LINES) and set(texts) <= SIGNS
        if built or verbs or "x" in texts or parts:
            found.append(ast.unparse(node))
    return found


def _searched(node: ast.Compare) -> bool:
    """Whether it is a search for a sign in a line: " " in done."""
    sign = isinstance(node.left, ast.Constant) and node.left.value in SIGNS
    held = _names(node.comparators[0])
    return sign and isinstance(node.ops[0], ast.In | ast.NotIn) and bool(held & LINES)


def _names(held: ast.expr) -> set[str]:
    """What an expression calls the things it is made of."""
    named = {one.id for one in ast.walk(held) if isinstance(one, ast.Name)}
    return named | {one.attr for one in ast.walk(held) if isinstance(one, ast.Attribute)}


def _kept(file: Path) -> dict[str, list[ast.expr]]:
    """The texts that a module puts into a variable before it asks for them, by its name."""
    kept: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.JoinedStr | ast.Constant):
            for name in node.targets:
                kept.setdefault(ast.unparse(name), []).append(node.value)
    return kept


@pytest.mark.parametrize("package", ["bot", "renderer"])
def test_nobody_slices_notation(package: str) -> None:
    """Only the engine reads it. What people write is no notation yet: `bot/game/drafting/written.py` makes it some, of
    texts that `parting.py` there parts and `bot/screens/typing.py` understands."""
    found = {name_of(file): sliced(file) for file in files(package)}
    assert {name: cuts for name, cuts in found.items() if cuts} == {}


def test_the_slicing_would_be_seen(tmp_path: Path) -> None:
    """Guard: the ways in which it was done."""
    cuts = [
        'line.split()[1]', 'line.split(" ")', 'line.partition(" ")', 'rest.split("x")', 'way.split("-")',
        'text.removeprefix("move ")', 'one.startswith(("play ", "use "))', 'one.startswith(f"{verb} ")',
        'one.startswith("attack")', 'line.text.rpartition("x")', 'one.notation.split("-")',
        'f"attack {at}x"\nline.text.startswith(found)', '" " in done', '"-" not in line.text',
    ]  # fmt: skip
    for number, cut in enumerate(cuts):
        file = tmp_path / f"{number}.py"
        file.write_text(f"found = {cut}\n", encoding="utf-8")
        assert sliced(file), cut


def test_the_walk_sees_something() -> None:
    """Guard: the packages are found, and the smell test would notice."""
    assert len(rule_files()) > 20
    assert "forest" in ids_named(ROOT / "engine/rules/terrain.py")
    assert {"on-the-move", "camouflaged", "engineers", "resupply", "stubborn-resistance"} <= ids()
    assert {name_of(file).split("/")[0] for file in ALL} >= {"engine", "scenarios"}
