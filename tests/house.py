"""The walk through the house of the project: its packages, its modules, and what they import."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "renderer", "scenarios", "bot")


def files(package: str) -> list[Path]:
    """The modules of a package."""
    return sorted(file for file in (ROOT / package).rglob("*.py") if "__pycache__" not in file.parts)


def name_of(file: Path) -> str:
    """The path below the root."""
    return file.relative_to(ROOT).as_posix()


ALL = [file for package in PACKAGES for file in files(package)]


@cache
def tree(file: Path) -> ast.Module:
    """The syntax tree of a module, kept to the end."""
    # A million nodes: the garbage collector would look through them again and again, for three times as long as it
    # takes to read them.
    gc.disable()
    try:
        return ast.parse(file.read_text("utf-8"), filename=str(file))
    finally:
        gc.freeze()
        gc.enable()


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


#: People run it by itself, without the engine; the bot asks it, too, so that both say the same.
SCRIPT = "engine/verify.py"
#: Campaigns between computers: the command line asks for them, and nothing else does.
CONTESTS = "scenarios/campaign/contests.py"


def program(file: Path) -> bool:
    """A program, not the library: it may read, print and import what it shows."""
    return file.name == "__main__.py" or name_of(file) in (SCRIPT, CONTESTS)


def library(package: str) -> list[Path]:
    """The modules of a package without its programs."""
    return [file for file in files(package) if not program(file)]
