"""The house of the project, kept by an AST walk: who may import whom, how long things may be.

The plan is house.md (2.1); where the code has a better room, the list here says so with its reason.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.rules.cards.table import CARDS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.rules.units import UNITS
from engine.types import CLASSES, FACES

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "renderer", "scenarios", "bot")
MODULE_LINES, FUNCTION_LINES = 400, 60
#: Modules that have outgrown the house and wait for their cut, with the length they may not exceed.
TOO_LONG: dict[str, int] = {}
FORBIDDEN_NAMES = {"helpers", "utils", "util", "manager", "common", "misc"}
#: Spelled in two halves, so that this file does not name them itself.
FORBIDDEN_WORDS = ("TO" + "DO", "FIX" + "ME", "Not" + "ImplementedError")

#: Modules of the standard library that the engine does without, and who may have them all the same.
NOT_FOR_THE_ENGINE: dict[str, set[str]] = {
    "random": {"engine/dice.py"},
    "json": {"engine/codec.py", "engine/record.py"},
    # sys.intern shares the words of saves; nothing of the machine is read.
    "sys": {"engine/codec.py"},
    **{
        name: set()
        for name in ("time", "datetime", "os", "pathlib", "asyncio", "logging", "threading", "socket")
    },
}
#: What the renderer may know of the engine, and scenarios of it.
RENDERER_READS = {"engine.view", "engine.hexes", "engine.types"}
SCENARIOS_READ = {
    "engine.types", "engine.hexes", "engine.errors", "engine.rules.terrain", "engine.rules.obstacles",
    "engine.rules.units", "engine.rules.cards.table", "engine.rules.hooks", "engine.rules.objectives",
    "engine.rules.markers",
}  # fmt: skip


def files(package: str) -> list[Path]:
    """The modules of a package."""
    return sorted(file for file in (ROOT / package).rglob("*.py") if "__pycache__" not in file.parts)


def name_of(file: Path) -> str:
    """The path below the root."""
    return file.relative_to(ROOT).as_posix()


ALL = [file for package in PACKAGES for file in files(package)]


@cache
def tree(file: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(file.read_text("utf-8"), filename=str(file))


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, `from a.b import c` as a.b."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(file)}: imports are absolute"
            assert node.module is not None
            if node.module in PACKAGES:
                # `from engine import cases` names a module, `from engine import apply` a public name.
                parts = [f"{node.module}.{alias.name}" for alias in node.names]
                yield from (part if is_module(part) else node.module for part in parts)
            else:
                yield node.module


def is_module(dotted: str) -> bool:
    """Whether a dotted name is a module of this repository."""
    path = ROOT.joinpath(*dotted.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def program(file: Path) -> bool:
    """A program, not the library: it may read, print and import what it shows."""
    return file.name == "__main__.py"


def library(package: str) -> list[Path]:
    """The modules of a package without its programs."""
    return [file for file in files(package) if not program(file)]


@pytest.mark.parametrize("file", ALL, ids=name_of)
def test_sizes(file: Path) -> None:
    """No module over 400 lines, no function over 60, no module named for nothing."""
    length = len(file.read_text("utf-8").splitlines())
    assert length <= TOO_LONG.get(name_of(file), MODULE_LINES)
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno + 1 <= FUNCTION_LINES, node.name
    assert file.stem not in FORBIDDEN_NAMES


@pytest.mark.parametrize("file", ALL, ids=name_of)
def test_words(file: Path) -> None:
    """Nothing is put off."""
    source = file.read_text("utf-8")
    assert [word for word in FORBIDDEN_WORDS if word in source] == []


@pytest.mark.parametrize("file", library("engine"), ids=name_of)
def test_engine_imports(file: Path) -> None:
    """The standard library only, without clocks, files, processes; chance in dice.py only."""
    for module in imports(file):
        top = module.split(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, module
        assert name_of(file) in NOT_FOR_THE_ENGINE.get(top, {name_of(file)}), module
        assert not module.startswith("engine.ai") or "/ai/" in name_of(file), module


@pytest.mark.parametrize("file", library("engine"), ids=name_of)
def test_engine_is_pure(file: Path) -> None:
    """No open, no print, no input."""
    called = {
        node.func.id
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & {"open", "print", "input", "exec", "eval"} == set()


@pytest.mark.parametrize("file", library("renderer"), ids=name_of)
def test_renderer_imports(file: Path) -> None:
    """Pillow, and of the engine only what cannot hold a secret."""
    for module in imports(file):
        top = module.split(".")[0]
        assert top in ("renderer", "engine", "PIL") or top in sys.stdlib_module_names, module
        assert top != "engine" or module in RENDERER_READS, module


@pytest.mark.parametrize("file", library("scenarios"), ids=name_of)
def test_scenarios_imports(file: Path) -> None:
    """Value types and id tables of the engine."""
    for module in imports(file):
        top = module.split(".")[0]
        assert top in ("scenarios", "engine") or top in sys.stdlib_module_names, module
        assert top != "engine" or module in SCENARIOS_READ, module


@pytest.mark.parametrize("package", ["engine", "renderer", "scenarios"])
def test_nothing_imports_the_bot(package: str) -> None:
    """The bot knows them, they do not know the bot."""
    found = {
        (name_of(file), module)
        for file in files(package)
        for module in imports(file)
        if module.split(".")[0] == "bot"
    }
    assert found == set()


def test_nothing_imports_a_program() -> None:
    """A __main__ is run, never imported."""
    found = {
        (name_of(file), module) for file in ALL for module in imports(file) if module.endswith("__main__")
    }
    assert found == set()


#: The rooms of the bot from the cellar to the roof: who stands higher may import who stands lower, never the
#: other way round. Imports for types alone do not count: a flow may say that it is given the client.
LAYERS = (
    "bot.registry", "bot.errors", "bot.settings",
    "bot.store",
    "bot.game.values", "bot.game.table", "bot.people", "bot.game.side",
    "bot.game.reading", "bot.game.reactions", "bot.game.drafting", "bot.game.acting", "bot.game.team",
    "bot.game.matches", "bot.game.lobby", "bot.game.consent", "bot.game.clock", "bot.game.games",
    "bot.host", "bot.backend",
    "bot.i18n", "bot.screens",
    "bot.discord.rights", "bot.discord.components", "bot.discord.forms", "bot.discord.reply", "bot.discord.mail",
    "bot.flows", "bot.announcer", "bot.commands",
    "bot.discord.client", "bot.local", "bot.__main__",
)  # fmt: skip
#: Rooms that may know Discord's library; words and screens are made without it.
FRONT = ("bot.discord", "bot.flows", "bot.commands", "bot.announcer", "bot.i18n", "bot.local")
#: Modules that still reach upwards, each with what it wants there.
UPWARDS: dict[tuple[str, str], str] = {
    (
        "bot.game.drafting.drafts",
        "bot.game.acting.lines",
    ): "one draft is added to and played by the same words",
    ("bot.game.drafting.drafts", "bot.game.acting.play"): "a confirmed draft is played",
    ("bot.game.drafting.plans", "bot.game.acting.lines"): "a team's draft is split by the same words",
    ("bot.game.drafting.plans", "bot.game.acting.carrying"): "what all have confirmed is carried out",
    ("bot.game.drafting.plans", "bot.game.acting.settling"): "and settled",
}


def room_of(module: str) -> int | None:
    """The storey of a module of the bot; None for a bare package."""
    at = [n for n, room in enumerate(LAYERS) if module == room or module.startswith(f"{room}.")]
    return at[0] if at else None


def dotted(file: Path) -> str:
    """The dotted name of a module."""
    return name_of(file).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def run_time_imports(file: Path) -> Iterator[str]:
    """What a module of the bot imports when it runs, every name of a package as the module it is."""
    bodies: list[list[ast.stmt]] = [tree(file).body]
    while bodies:
        for node in bodies.pop():
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                continue
            if isinstance(node, ast.ImportFrom) and node.module:
                parts = [f"{node.module}.{alias.name}" for alias in node.names]
                yield from (part if is_module(part) else node.module for part in parts)
            elif isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            bodies += [getattr(node, name) for name in ("body", "orelse", "finalbody") if hasattr(node, name)]


@pytest.mark.parametrize("file", library("bot"), ids=name_of)
def test_bot_layers(file: Path) -> None:
    """No room knows the ones above it."""
    here = room_of(dotted(file))
    if here is None:
        assert file.name == "__init__.py", "a module without a room: name it in LAYERS and in the README"
        return
    above = set()
    for module in run_time_imports(file):
        there = room_of(module)
        if there is not None and there > here and (dotted(file), module) not in UPWARDS:
            above.add(module)
    assert above == set()


def test_upward_imports_are_still_there() -> None:
    """An exception that nobody needs any more goes."""
    used = {(dotted(file), module) for file in library("bot") for module in run_time_imports(file)}
    assert set(UPWARDS) - used == set()


def test_the_readme_draws_the_rooms() -> None:
    """Every room of the bot stands in the README, those of the game by their own names."""
    readme = (ROOT / "README.md").read_text("utf-8")
    missing = []
    for room in LAYERS:
        path = ROOT.joinpath(*room.split("."))
        top, *inner = room.split(".")[1:]
        name = inner[0] if top == "game" else f"bot/{top}"
        if top in ("game", "people", "host", "screens", "flows", "announcer", "commands", "store", "local"):
            missing += [room] if f"`{name}{'/' if path.is_dir() else ''}`" not in readme else []
    assert missing == []


@pytest.mark.parametrize("file", library("bot"), ids=name_of)
def test_bot_rooms(file: Path) -> None:
    """Discord in the front rooms, SQL in the store, the simulator in local."""
    here = dotted(file)
    for module in imports(file):
        top = module.split(".")[0]
        assert top != "discord" or here.startswith(FRONT), module
        assert top not in ("sqlalchemy", "aiosqlite", "asyncpg", "alembic") or here.startswith("bot.store"), (
            module
        )
        assert top != "simcord" or here.startswith("bot.local"), module
        assert not module.startswith("engine.ai") or here.startswith("bot.game"), module


# The smell test: a rule asks a column or a hook, it never names a card, a unit or a piece of ground.

#: Words that are an id and something else: classes of units, faces of dice, and the rows that stand for
#: nothing special (plain ground, a turn without a card, an order without the card's benefits).
DOUBLE = {*CLASSES, *FACES, "open", "nothing", "last-resort"}
#: Where ids live.
TABLES = (
    "engine/rules/terrain", "engine/rules/obstacles", "engine/rules/units", "engine/rules/cards/",
    "engine/rules/hooks/", "engine/rules/ground_rows", "engine/rules/markers",
)  # fmt: skip
#: Ids named elsewhere: file, word, why.
ALLOWED = {
    ("engine/steps/dig_in.py", "sandbags"): "the step of the card that puts down sandbags",
    (
        "engine/steps/play_card.py",
        "dig-in",
    ): "the word of a step in a card's row, which happens to be the card's name",
    ("engine/steps/react.py", "ambush"): "the source of a strike, told in events",
}


def ids_named(file: Path) -> set[str]:
    """The ids of cards, units, ground and obstacles that stand in a module as plain strings."""
    known = {*CARDS, *UNITS, *TERRAIN, *OBSTACLES} - DOUBLE
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
            found.add(node.value)
    return found


def rule_files() -> list[Path]:
    """Steps and rules that are no tables and no hooks."""
    found = [*files("engine/steps"), *files("engine/rules")]
    return [file for file in found if not name_of(file).startswith(TABLES)]


@pytest.mark.parametrize("file", rule_files(), ids=name_of)
def test_no_rule_names_an_id(file: Path) -> None:
    """An id outside its own table means that a column or a hook point is missing."""
    assert {word for word in ids_named(file) if (name_of(file), word) not in ALLOWED} == set()


def test_the_allow_list_is_used() -> None:
    """An exception that nobody needs any more goes."""
    needed = {(name_of(file), word) for file in rule_files() for word in ids_named(file)}
    assert set(ALLOWED) - needed == set()


def test_the_walk_sees_something() -> None:
    """Guard: the packages are found, and the smell test would notice."""
    assert len(rule_files()) > 20
    assert "forest" in ids_named(ROOT / "engine/rules/terrain.py")
    assert {name_of(file).split("/")[0] for file in ALL} >= {"engine", "scenarios"}
