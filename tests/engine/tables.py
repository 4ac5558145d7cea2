"""All table lines of the engine's tests, for the tests that walk them."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from tests.boards import Case

_HERE = Path(__file__).parent
_BOXES = re.compile(r"equipment|winter|breakthrough|community")


def golden_reasons() -> set[str]:
    """The reasons that golden cases ask for."""
    files = sorted((_HERE.parent / "golden").glob("*.json"))
    wanted = [case["expect"].get("refused") for file in files for case in json.loads(file.read_text("utf-8"))]
    return {key for key in wanted if isinstance(key, str) and key != "notation"}


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every test module beside this one."""
    names = [file.stem for file in sorted(_HERE.glob("test_*.py"))]
    return tuple(importlib.import_module(f"tests.engine.{name}") for name in names)


def all_cases(*, base: bool = False) -> list[Case]:
    """The lines of every table, or of those of the base game."""
    chosen = [module for module in modules() if not (base and _BOXES.search(module.__name__))]
    return [one for module in chosen for one in getattr(module, "CASES", ()) if isinstance(one, Case)]


def proved() -> Iterator[tuple[str, str]]:
    """(rule, where) for every line, marked test and golden case."""
    for one in all_cases():
        for rule in one.rules:
            yield rule, one.id
    for module in modules():
        for name, thing in vars(module).items():
            for rule in getattr(thing, "rules", ()) if name.startswith("test_") else ():
                yield rule, name
    for file in sorted((_HERE.parent / "golden").glob("*.json")):
        for case in json.loads(file.read_text("utf-8")):
            for rule in case["rules"]:
                yield rule, case["id"]
