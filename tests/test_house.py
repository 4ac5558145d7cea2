"""The house of the project, kept by an AST walk: who may import whom, how long things may be.

The rooms are drawn in README.md; an exception is listed here with its reason.
"""

from __future__ import annotations

import ast
import sys
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
    # Whoever imagines what he does not know has chance of his own; it never comes into a game.
    "random": {
        "engine/dice.py", "engine/knowledge.py", "engine/players/chance.py", "engine/players/general.py",
        "engine/players/greedy.py", "engine/players/recruit.py",
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
RENDERER_READS = {"engine.view", "engine.notation", "engine.hexes", "engine.types"}
SCENARIOS_READ = {
    "engine.types", "engine.hexes", "engine.errors", "engine.rules.terrain", "engine.rules.obstacles",
    "engine.rules.units", "engine.rules.cards.table", "engine.rules.hooks", "engine.rules.objectives",
    "engine.rules.markers", "engine.rules.ground_rows", "engine.rules.unit_rows",
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
        if module.startswith("engine.players"):
            assert name_of(file).startswith(("engine/players/", "engine/arena.py")), module


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
    "bot.registry", "bot.errors", "bot.settings",
    "bot.facts",
    "bot.store",
    "bot.game.values", "bot.game.table", "bot.people", "bot.game.side",
    "bot.game.reading", "bot.game.reactions", "bot.game.drafting", "bot.game.acting", "bot.game.team",
    "bot.game.matches", "bot.game.lobby", "bot.game.consent", "bot.game.timekeeper", "bot.game.games",
    "bot.host", "bot.backend",
    "bot.i18n", "bot.screens",
    "bot.discord.rights", "bot.discord.components", "bot.discord.forms", "bot.discord.panels",
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


# Typed constructors: `made` asks for nothing, so what calls it must.


def named_tuples(file: Path) -> dict[str, list[tuple[str, str]]]:
    """The named tuples of a module, each with its fields and their annotations."""
    found = {}
    for node in tree(file).body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in [ast.unparse(base) for base in node.bases]:
            fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
            found[node.name] = [(ast.unparse(one.target), ast.unparse(one.annotation)) for one in fields]
    return found


def misplaced(file: Path) -> Iterator[str]:
    """What is wrong with the calls of `made` in a module: they stand in a function beside their named tuple or in
    one of its methods, and give every field, each by its name or annotation in its place."""
    kinds, sound = named_tuples(file), 0
    for function in ast.walk(tree(file)):
        if not isinstance(function, ast.FunctionDef):
            continue
        params = {one.arg: ast.unparse(one.annotation) for one in function.args.args if one.annotation}
        for call in ast.walk(function):
            if not (isinstance(call, ast.Call) and ast.unparse(call.func) == "made"):
                continue
            sound += 1
            kind, given = call.args
            fields = kinds.get(ast.unparse(kind))
            if fields is None or not isinstance(given, ast.Tuple) or len(given.elts) != len(fields):
                yield f"{name_of(file)}:{call.lineno}: not the fields of a {ast.unparse(kind)}"
                continue
            names = [name for name, _ in fields]
            for one, (name, annotation) in zip(given.elts, fields, strict=True):
                text = ast.unparse(one)
                fits = {"self": text in (name, f"self.{name}")}.get(text.partition(".")[0], True)
                if text in params:
                    fits = params[text] == annotation and (text == name or text not in names)
                if isinstance(one, ast.Starred) or not fits:
                    yield f"{name_of(file)}:{call.lineno}: {text} as {name}"
    named = sum(isinstance(node, ast.Name) and node.id == "made" for node in ast.walk(tree(file)))
    if named != sound + (name_of(file) == "engine/types.py"):
        yield f"{name_of(file)}: `made` is handed on"


@pytest.mark.parametrize("file", files("engine"), ids=name_of)
def test_every_field_is_made(file: Path) -> None:
    """A wrong arity, or two fields exchanged, is seen although the type checker cannot see it."""
    assert list(misplaced(file)) == []


def test_what_is_misplaced_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guard: one field too few, two exchanged, one of another type, a star, and the bare function are told."""
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    head = "class Pair(NamedTuple):\n    one: int\n    other: int\n    more: str\n"
    wrong = (
        "def new(one: int, other: int) -> Pair:\n    return made(Pair, (one, other))\n",
        "def new(one: int, other: int, more: str) -> Pair:\n    return made(Pair, (other, one, more))\n",
        "def new(one: int, other: int, more: int) -> Pair:\n    return made(Pair, (one, other, more))\n",
        "def new(rest: tuple) -> Pair:\n    return made(Pair, (1, 2, *rest))\n",
        "def new(self: Pair) -> Pair:\n    return made(Pair, (self.one, self.one, ''))\n",
        "def new(self: Pair) -> Pair:\n    return made(Other, (1, 2, ''))\n",
        "quick = made\n",
    )
    for number, body in enumerate(wrong):
        file = tmp_path / f"wrong_{number}.py"
        file.write_text(head + body, "utf-8")
        assert list(misplaced(file)) != [], body
    right = tmp_path / "right.py"
    right.write_text(
        head + "def new(one: int, more: str) -> Pair:\n    return made(Pair, (one, 0, more))\n", "utf-8"
    )
    assert list(misplaced(right)) == []


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
    ("engine/steps/dig_in.py", "sandbags"): "the step of the card that puts down sandbags",
    (
        "engine/steps/play_card.py",
        "dig-in",
    ): "the word of a step in a card's row, which happens to be the card's name",
    ("engine/steps/react.py", "ambush"): "the source of a strike, told in events",
    ("engine/frames.py", "ambush"): "the same",
    ("engine/events.py", "ice"): "the cause of a loss, told in events",
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
    """The ids that stand in a module as plain strings."""
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids():
            found.add(node.value)
    return found


def rule_files() -> list[Path]:
    """The engine without its tables and hooks."""
    return [file for file in files("engine") if not name_of(file).startswith(TABLES)]


@pytest.mark.parametrize("file", rule_files(), ids=name_of)
def test_no_rule_names_an_id(file: Path) -> None:
    """An id outside its own table means that a column or a hook point is missing."""
    assert {word for word in ids_named(file) if (name_of(file), word) not in ALLOWED} == set()


def test_the_allow_list_is_used() -> None:
    """An exception that nobody needs any more goes."""
    needed = {(name_of(file), word) for file in rule_files() for word in ids_named(file)}
    assert set(ALLOWED) - needed == set()


#: Who hooks up special rules with battles; everybody else asks the hook points of a battle.
REGISTRY = ("engine/rules/hooks/", "engine/setup.py", "engine/view.py")
#: Who handles what is remembered as a whole: the state that holds it, the first one, its save, its typed door.
KEEPERS = ("engine/memory.py", "engine/state.py", "engine/setup.py", "engine/codec.py")


@pytest.mark.parametrize("file", files("engine"), ids=name_of)
def test_nobody_looks_inside_a_hook(file: Path) -> None:
    """What a special rule remembers is read by its type, and no step or rule imports one."""
    if not name_of(file).startswith(REGISTRY):
        assert [module for module in imports(file) if module.startswith("engine.rules.hooks")] == []
    if name_of(file) not in KEEPERS:
        touched = [
            node.lineno
            for node in ast.walk(tree(file))
            if isinstance(node, ast.Attribute) and node.attr == "memory"
        ]
        assert touched == []


#: How a text is taken apart.
CUTS = ("startswith", "removeprefix", "removesuffix", "split", "rsplit", "partition", "rpartition")
#: What a line of notation is called where one is at hand.
LINES = {"line", "notation", "legal", "action", "way", "move", "attack", "order", "said"}


def sliced(file: Path) -> list[str]:
    """Where a module takes notation apart by hand, by its calls: what a line names is asked of `engine.notation`."""
    found = []
    for node in ast.walk(tree(file)):
        if not (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTS
        ):
            continue
        given = [one for part in node.args for one in ast.walk(part)]
        texts = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        # f"{verb} " is one as well.
        built = any(isinstance(one, ast.JoinedStr) for one in given) and any(text == " " for text in texts)
        verbs = [text for text in texts if text.strip() in VERBS and (text.strip() != text or len(text) > 3)]
        names = {one.id for one in ast.walk(node.func.value) if isinstance(one, ast.Name)}
        names |= {one.attr for one in ast.walk(node.func.value) if isinstance(one, ast.Attribute)}
        parts = "split" in node.func.attr or "partition" in node.func.attr
        if built or verbs or "x" in texts or (parts and names & LINES and set(texts) <= {" ", "-"}):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("file", [*files("bot"), *files("renderer")], ids=name_of)
def test_nobody_slices_notation(file: Path) -> None:
    """Only the engine reads it, and `bot/game/acting/lines.py` what people write: several lines in one text."""
    assert sliced(file) == []


def test_the_slicing_would_be_seen(tmp_path: Path) -> None:
    """Guard: the ways in which it was done."""
    cuts = [
        'line.split()[1]', 'line.split(" ")', 'line.partition(" ")', 'rest.split("x")', 'way.split("-")',
        'text.removeprefix("move ")', 'one.startswith(("play ", "use "))', 'one.startswith(f"{verb} ")',
        'one.startswith("attack")', 'line.text.rpartition("x")', 'one.notation.split("-")',
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
