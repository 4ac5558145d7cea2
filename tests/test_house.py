"""The house of the project, kept by an AST walk: who may import whom, how long things may be.

The rooms are drawn in README.md; an exception is listed here with its reason. What holds inside the engine, and of its
notation, is in `tests/test_house_engine.py`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import ALL, ROOT, files, imports, is_module, library, name_of, tree

MODULE_LINES, FUNCTION_LINES = 400, 60
#: Modules that have outgrown the house and wait for their cut, with the length they may not exceed.
TOO_LONG: dict[str, int] = {}
FORBIDDEN_NAMES = {"helpers", "utils", "util", "manager", "common", "misc"}
#: Spelled in two halves, so that this file does not name them itself.
FORBIDDEN_WORDS = ("TO" + "DO", "FIX" + "ME", "Not" + "ImplementedError")

#: Modules of the standard library that the engine does without, and who may have them all the same.
NOT_FOR_THE_ENGINE: dict[str, set[str]] = {
    # Whoever imagines what he does not know has chance of his own; it never comes into a game.
    "random": {
        "engine/dice.py", "engine/knowledge.py", "engine/players/chance.py", "engine/players/foresight.py",
        "engine/players/general.py", "engine/players/greedy.py",
        "engine/players/recruit.py",
    },
    "json": {"engine/codec.py", "engine/record.py", "engine/arena.py", "engine/players/pipe.py"},
    # A contest measures how long its players think, and a player may be another program.
    "time": {"engine/arena.py", "engine/players/pipe.py"},
    "threading": {"engine/players/pipe.py"},
    "subprocess": {"engine/players/pipe.py"},
    # sys.intern shares the words of saves; nothing of the machine is read.
    "sys": {"engine/codec.py"},
    # The rule book is data of the package, and the hooks are its files; no other file of the machine is read.
    "importlib": {"engine/book.py", "engine/rules/hooks/__init__.py"},
    "pkgutil": {"engine/rules/hooks/__init__.py"},
    **{
        name: set()
        for name in ("datetime", "os", "pathlib", "asyncio", "logging", "socket")
    },
}  # fmt: skip
#: What the renderer may know of the engine, and scenarios of it.
RENDERER_READS = {"engine.view", "engine.notation", "engine.choice", "engine.hexes", "engine.types"}
SCENARIOS_READ = {
    "engine.types", "engine.hexes", "engine.errors", "engine.rules.terrain", "engine.rules.obstacles",
    "engine.rules.units", "engine.rules.cards.table", "engine.rules.hooks", "engine.rules.objectives",
    "engine.rules.markers", "engine.rules.ground_rows", "engine.rules.unit_rows",
}  # fmt: skip


@pytest.mark.parametrize("file", [*ALL, *files("tests")], ids=name_of)
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
        if module.startswith("engine.players"):
            assert name_of(file).startswith(("engine/players/", "engine/arena.py", "engine/thinking.py")), (
                module
            )


@pytest.mark.parametrize("file", files("engine/players"), ids=name_of)
def test_players_know_what_they_may(file: Path) -> None:
    """One import besides each other: no state, no store, no seed, no deck, no hand of the enemy."""
    for module in imports(file):
        assert (
            not module.startswith("engine")
            or module == "engine.knowledge"
            or module.startswith("engine.players")
        ), module


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


#: The program that draws says what it draws in the words of the bot: there is no second catalogue.
BORROWS_WORDS = "renderer/__main__.py"


@pytest.mark.parametrize("package", ["engine", "renderer", "scenarios"])
def test_nothing_imports_the_bot(package: str) -> None:
    """The bot knows them, they do not know the bot."""
    found = {
        (name_of(file), module)
        for file in files(package)
        if name_of(file) != BORROWS_WORDS
        for module in imports(file)
        if module.split(".")[0] == "bot"
    }
    assert found == set()


@pytest.mark.parametrize(
    "file", [file for file in ALL if name_of(file).split("/")[0] != "engine"], ids=name_of
)
def test_no_state_is_forged(file: Path) -> None:
    """What would be if: `engine/whatif.py` says it, and nobody else makes up a position."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr != "draft" or node.args or node.keywords, f"line {node.lineno}"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            assert node.attr != "pending", f"line {node.lineno}"


def test_nothing_imports_a_program() -> None:
    """A __main__ is run, never imported."""
    found = {
        (name_of(file), module) for file in ALL for module in imports(file) if module.endswith("__main__")
    }
    assert found == set()


#: The rooms of the bot from the cellar to the roof: who stands higher may import who stands lower, never the
#: other way round. Imports for types alone do not count: a flow may say that it is given the client.
LAYERS = (
    "bot.registry", "bot.errors", "bot.environment", "bot.newest",
    "bot.facts",
    "bot.store",
    "bot.game.clock", "bot.game.values", "bot.game.sealing", "bot.game.table", "bot.people", "bot.game.side",
    "bot.game.reading", "bot.game.reactions", "bot.game.drafting", "bot.game.acting", "bot.game.team",
    "bot.game.matches", "bot.game.visit", "bot.game.admission", "bot.game.computers", "bot.game.advice",
    "bot.game.lessons",
    "bot.game.lobby", "bot.game.sequels", "bot.game.handing", "bot.game.waiting",
    "bot.game.reviews", "bot.game.verdicts", "bot.game.choosing", "bot.game.consent", "bot.game.clockwork",
    "bot.game.deputies",
    "bot.game.digests",
    "bot.game.rhythms",
    "bot.game.timekeeper", "bot.game.farewell", "bot.game.games",
    "bot.host", "bot.backend",
    "bot.i18n", "bot.screens", "bot.translating",
    "bot.discord.rights", "bot.discord.dated", "bot.discord.checkup", "bot.discord.lateness", "bot.discord.haste",
    "bot.discord.aside", "bot.discord.followers", "bot.discord.lasting",
    "bot.discord.registration", "bot.discord.connections",
    "bot.discord.components", "bot.discord.layout", "bot.discord.forms", "bot.discord.panels", "bot.discord.passing",
    "bot.discord.reply", "bot.discord.mail",
    "bot.flows", "bot.announcer", "bot.commands",
    "bot.discord.client", "bot.local", "bot.__main__",
)  # fmt: skip
#: Rooms that may know Discord's library; words and screens are made without it.
FRONT = ("bot.discord", "bot.flows", "bot.commands", "bot.announcer", "bot.i18n", "bot.local")
#: Modules that still reach upwards, each with what it wants there.
UPWARDS: dict[tuple[str, str], str] = {}


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
        if top in (
            "game",
            "people",
            "host",
            "screens",
            "flows",
            "announcer",
            "commands",
            "facts",
            "store",
            "local",
        ):
            missing += [room] if f"`{name}{'/' if path.is_dir() else ''}`" not in readme else []
    assert missing == []


def test_the_readme_draws_the_engine() -> None:
    """So does every module and package of the engine."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    drawn = " ".join(line for line in lines if line.startswith("| `engine/"))
    inside = [one for one in (ROOT / "engine").iterdir() if not one.name.startswith("_")]
    rooms = [f"`engine/{one.name}/`" for one in inside if one.is_dir()]
    modules = [f"`{one.stem}`" for one in inside if one.suffix == ".py"]
    assert [name for name in (*rooms, *modules) if name not in drawn] == []


def test_the_glossary_stays_short() -> None:
    """At most 30 words, each explained once."""
    _, _, told = (ROOT / "README.md").read_text("utf-8").partition("### One word, one meaning")
    rows = [line.split("|")[1] for line in told.splitlines() if line.startswith("| ")][2:]
    words = [word.strip() for row in rows for word in row.split(",")]
    assert len(rows) <= 30
    assert len(set(words)) == len(words)


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


def test_the_readme_lists_every_command() -> None:
    """The table of commands names each group with all it has."""
    groups: dict[str, set[str]] = {}
    for file in files("bot/commands"):
        for node in ast.walk(tree(file)):
            if not isinstance(node, ast.ClassDef):
                continue
            name = [word.value for word in node.keywords if word.arg == "group_name"]
            declared = [
                ast.literal_eval(part.args[0]).rpartition("-")[2]
                for method in node.body
                for part in getattr(method, "decorator_list", ())
                if isinstance(part, ast.Call) and ast.unparse(part.func) in ("command", "of_game")
            ]
            for group in name:
                groups[f"/{ast.literal_eval(group)}"] = set(declared)
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    for group, inside in groups.items():
        (line,) = [line for line in lines if line.startswith(f"| `{group}` |")]
        told = line.split("|")[2].split("(")[0]
        assert {word.strip() for word in told.split(",")} == inside, group
    assert len(groups) == 7
