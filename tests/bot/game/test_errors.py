"""Every key that a player can be told is on the list, and nothing is on it that nobody says."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.errors import USER_KEYS, Refused, Stale, told
from engine import IllegalAction, NotationError
from engine.errors import ScenarioError, refuse

BOT = Path(__file__).parents[3] / "bot"


def _said() -> set[str]:
    """The first argument of every UserError and Told where no words are made."""
    found: set[str] = set()
    rooms = [
        path for room in ("game", "people", "host", "store", "screens") for path in (BOT / room).rglob("*.py")
    ]
    for path in (*rooms, BOT / "errors.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("UserError", "Told")
            ):
                found |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def test_every_key_is_on_the_list() -> None:
    said = _said() | {"stale", "asks-first"}
    assert said - USER_KEYS - {"fault", "too-new"} == set()
    assert USER_KEYS - said == set()


@pytest.mark.parametrize(
    ("error", "key", "kind"),
    [
        (Refused(refuse("too-far", cost=3, limit=2)), "too-far", "rules"),
        (IllegalAction(refuse("too-far", cost=3, limit=2)), "too-far", "rules"),
        (NotationError("Z9", "a hex"), "notation", "user"),
        (Stale(7), "stale", "user"),
        (ScenarioError(["first: a side"]), "faults-in-scenario", "user"),
    ],
)
def test_errors_have_keys(error: Exception, key: str, kind: str) -> None:
    found = told(error)
    assert (found.key, found.kind, found.incident) == (key, kind, None)
