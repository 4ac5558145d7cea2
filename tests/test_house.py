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

from tests.house import ALL, PACKAGES, ROOT, files, imports, is_module, library, name_of, tree

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
#: Rooms of the bot that write or read JSON though they are not the store: each for somebody outside, who wants it so.
JSON_OUTSIDE = {
    # What Discord was told of the commands, as it is sent.
    "bot/discord/registration.py",
    # Files to take home, and what checks them.
    "bot/game/reading/records.py", "bot/game/reading/proofs.py",
    # Processes that think.
    "bot/host/thinking.py",
    # The try-out: its page, its wire, its own little world.
    "bot/local/page.py", "bot/local/sockets.py", "bot/local/keeping.py", "bot/local/gateway.py",
}  # fmt: skip
#: What the renderer may know of the engine, and scenarios of it.
RENDERER_READS = {"engine.view", "engine.notation", "engine.choice", "engine.hexes", "engine.types"}
SCENARIOS_READ = {
    "engine.types", "engine.hexes", "engine.errors", "engine.rules.terrain", "engine.rules.obstacles",
    "engine.rules.units", "engine.rules.cards.table", "engine.rules.hooks", "engine.rules.objectives",
    "engine.rules.markers", "engine.rules.ground_rows", "engine.rules.unit_rows",
}  # fmt: skip


# One test looks through all files of a package and tells every fault with its file: as many tests as there are files
# would take longer to be handed out to the workers than to be run.


def oversized(file: Path) -> Iterator[str]:
    """What of a module is longer than the house allows."""
    if len(file.read_text("utf-8").splitlines()) > TOO_LONG.get(name_of(file), MODULE_LINES):
        yield name_of(file)
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if (node.end_lineno or 0) - node.lineno + 1 > FUNCTION_LINES:
                yield f"{name_of(file)}:{node.lineno}: {node.name}"


@pytest.mark.parametrize("package", [*PACKAGES, "tests"])
def test_sizes(package: str) -> None:
    """No module over 400 lines, no function over 60, no module named for nothing."""
    assert [fault for file in files(package) for fault in oversized(file)] == []
    assert [name_of(file) for file in files(package) if file.stem in FORBIDDEN_NAMES] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_words(package: str) -> None:
    """Nothing is put off."""
    sources = {name_of(file): file.read_text("utf-8") for file in files(package)}
    assert [
        (name, word) for name, source in sources.items() for word in FORBIDDEN_WORDS if word in source
    ] == []


def imported(among: list[Path]) -> list[tuple[str, str, str]]:
    """What files import: the file, the module, and the package of the module."""
    return [(name_of(file), module, module.split(".")[0]) for file in among for module in imports(file)]


def test_engine_imports() -> None:
    """The standard library only, without clocks, files, processes; chance in dice.py only."""
    found = imported(library("engine"))
    assert [one for one in found if one[2] != "engine" and one[2] not in sys.stdlib_module_names] == []
    assert [one for one in found if one[0] not in NOT_FOR_THE_ENGINE.get(one[2], {one[0]})] == []
    players = [one for one in found if one[1].startswith("engine.players")]
    may = ("engine/players/", "engine/arena.py", "engine/thinking.py")
    assert [one for one in players if not one[0].startswith(may)] == []


def test_players_know_what_they_may() -> None:
    """One import besides each other: no state, no store, no seed, no deck, no hand of the enemy."""
    of_the_engine = [one for one in imported(files("engine/players")) if one[1].startswith("engine")]
    others = [one for one in of_the_engine if one[1] != "engine.knowledge"]
    assert of_the_engine
    assert [one for one in others if not one[1].startswith("engine.players")] == []


def test_engine_is_pure() -> None:
    """No open, no print, no input."""
    called = [
        (name_of(file), node.func.id)
        for file in library("engine")
        for node in ast.walk(tree(file))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    assert [one for one in called if one[1] in ("open", "print", "input", "exec", "eval")] == []


def test_renderer_imports() -> None:
    """Pillow, and of the engine only what cannot hold a secret."""
    found = imported(library("renderer"))
    known = {"renderer", "engine", "PIL", *sys.stdlib_module_names}
    assert [one for one in found if one[2] not in known] == []
    assert [one for one in found if one[2] == "engine" and one[1] not in RENDERER_READS] == []


def test_scenarios_imports() -> None:
    """Value types and id tables of the engine."""
    found = imported(library("scenarios"))
    assert [one for one in found if one[2] not in {"scenarios", "engine", *sys.stdlib_module_names}] == []
    assert [one for one in found if one[2] == "engine" and one[1] not in SCENARIOS_READ] == []


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


def forged(file: Path) -> Iterator[str]:
    """Where a module makes a state of its own, or puts a frame on one."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "draft" and not (node.args or node.keywords):
                yield f"{name_of(file)}:{node.lineno}"
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr == "pending":
            yield f"{name_of(file)}:{node.lineno}"


@pytest.mark.parametrize("package", [one for one in PACKAGES if one != "engine"])
def test_no_state_is_forged(package: str) -> None:
    """What would be if: `engine/whatif.py` says it, and nobody else makes up a position."""
    assert [line for file in files(package) for line in forged(file)] == []


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
    "bot.store.connecting", "bot.store.text", "bot.store", "bot.store.whole",
    "bot.game.clock", "bot.game.sealing", "bot.game.values", "bot.game.table", "bot.people", "bot.game.side",
    "bot.game.reading", "bot.game.reactions", "bot.game.drafting", "bot.game.acting", "bot.game.team",
    "bot.game.visit", "bot.game.lessons", "bot.game.computers", "bot.game.lobby", "bot.game.consent",
    "bot.game.background", "bot.game.campaigns", "bot.game.cups", "bot.game.timekeeping",
    "bot.game.farewell", "bot.game.games",
    "bot.host", "bot.backend",
    "bot.i18n", "bot.screens.naming", "bot.screens.history", "bot.screens", "bot.screens.pictures", "bot.translating",
    "bot.discord.rights", "bot.discord.share", "bot.discord.limited", "bot.discord.dated", "bot.discord.checkup",
    "bot.discord.lateness", "bot.discord.haste",
    "bot.discord.aside", "bot.discord.followers", "bot.discord.lasting",
    "bot.discord.registration", "bot.discord.afar", "bot.discord.tried",
    "bot.discord.components", "bot.discord.layout", "bot.discord.forms", "bot.discord.panels", "bot.discord.passing",
    "bot.discord.reply", "bot.discord.mail", "bot.discord.connections",
    "bot.flows", "bot.announcer", "bot.commands",
    "bot.discord.client", "bot.local", "bot.__main__",
)  # fmt: skip
#: Rooms that may know Discord's library; words and screens are made without it.
FRONT = ("bot.discord", "bot.flows", "bot.commands", "bot.announcer", "bot.i18n", "bot.local")
#: Modules that still reach upwards, each with what it wants there.
UPWARDS: dict[tuple[str, str], str] = {}


def room_of(module: str) -> int | None:
    """The storey of a module of the bot, an inner room before the one around it; None for a bare package."""
    at = [(len(room), n) for n, room in enumerate(LAYERS) if f"{module}.".startswith(f"{room}.")]
    return max(at)[1] if at else None


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


def test_bot_layers() -> None:
    """No room knows the ones above it."""
    rooms = {file: room_of(dotted(file)) for file in library("bot")}
    # A module without a room: name it in LAYERS and in the README.
    assert [
        name_of(file) for file, room in rooms.items() if room is None and file.name != "__init__.py"
    ] == []
    above = set()
    for file, here in rooms.items():
        for module in run_time_imports(file) if here is not None else ():
            there = room_of(module)
            if there is not None and here is not None and there > here:
                above.add((dotted(file), module))
    assert above - set(UPWARDS) == set()


def test_facts_become_text_at_the_door_of_the_store() -> None:
    """Nobody behind it knows how a fact is written; what goes elsewhere as JSON is named."""
    users = {name_of(file) for file in library("bot") if "json" in run_time_imports(file)}
    assert {one for one in users if not one.startswith("bot/store/")} == JSON_OUTSIDE


def test_upward_imports_are_still_there() -> None:
    """An exception that nobody needs any more goes."""
    used = {(dotted(file), module) for file in library("bot") for module in run_time_imports(file)}
    assert set(UPWARDS) - used == set()


def test_the_readme_draws_the_rooms() -> None:
    """Every room of the bot stands in the README, inner rooms by their own names."""
    readme = (ROOT / "README.md").read_text("utf-8")
    missing = []
    for room in LAYERS:
        path = ROOT.joinpath(*room.split("."))
        top, *inner = room.split(".")[1:]
        name = inner[0] if inner else f"bot/{top}"
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


#: Who may import these libraries.
LIBRARIES = {
    "discord": FRONT,
    **dict.fromkeys(("sqlalchemy", "aiosqlite", "asyncpg", "alembic"), ("bot.store",)),
    "simcord": ("bot.local",),
}


def test_bot_rooms() -> None:
    """Discord in the front rooms, SQL in the store, the simulator in local."""
    found = [
        (dotted(file), module, LIBRARIES[module.split(".")[0]])
        for file in library("bot")
        for module in imports(file)
        if module.split(".")[0] in LIBRARIES
    ]
    assert {module.split(".")[0] for _, module, _ in found} >= {"discord", "sqlalchemy", "simcord"}
    assert [(here, module) for here, module, may in found if not here.startswith(may)] == []


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
    assert len(groups) == 9
