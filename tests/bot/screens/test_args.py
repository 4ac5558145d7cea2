"""Arguments of buttons: whatever is made can be read back, and what was made years ago, too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import iter_modules
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import bot.flows
from bot.errors import UserError
from bot.flows.press import routes
from bot.screens.args import (
    FORMS,
    Absent,
    Advised,
    Dropped,
    Given,
    InWords,
    OfBattle,
    OfLadder,
    OfSides,
    Paged,
    Shown,
    Taken,
    Which,
    Written,
    arg_of,
    assigned,
    assigned_in,
    hexes,
    hexes_in,
    read_arg,
)
from tests.house import files, name_of, tree


def _values(hint: Any) -> list[object]:
    """Some values, or all, of a part."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint in (str, int):
        return ["use mine-field E5"] if hint is str else [0, 12345678901234567890]
    return [
        None if one is NoneType else value
        for one in get_args(hint)
        for value in (_values(one) if one is not NoneType else [None])
    ]


def _all() -> Iterator[tuple[object, ...]]:
    for kind in FORMS:
        make: Any = kind
        for parts in product(*map(_values, get_type_hints(kind).values())):
            yield make(*parts)


def test_what_is_made_can_be_read() -> None:
    """Every kind with every word that it knows."""
    made = list(_all())
    assert {type(one) for one in made} == set(FORMS)
    for about in made:
        assert read_arg(type(about), arg_of(about)) == about


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("attack E5xE6", Paged("attack E5xE6")),
        ("move E5-E6@2", Paged("move E5-E6", 2)),
        ("pegasus-bridge", OfBattle("pegasus-bridge")),
        ("pegasus-bridge/in-time", OfBattle("pegasus-bridge", "in-time")),
        ("pegasus-bridge/veteran", OfBattle("pegasus-bridge", "veteran")),
        ("arracourt", OfSides("arracourt")),
        ("arracourt/here", OfSides("arracourt", "here")),
        ("", OfLadder()),
        ("all/20", OfLadder("all", 20)),
        ("here/-10", OfLadder("here", -10)),
        ("standing", Shown("standing")),
        ("ladder/here/10", Shown("ladder", "here/10")),
        ("sides/arracourt/all", Shown("sides", "arracourt/all")),
        (":0", InWords(None, 0)),
        ("left:1", InWords("left", 1)),
        ("", Given()),
        ("veteran axis", Given("veteran", "axis")),
        ("general allies plan-3", Given("general", "allies", "plan-3")),
        ("axis", Taken("axis")),
        ("axis post", Taken("axis", "post")),
        ("judge", Absent("judge")),
        ("play-on allies", Absent("play-on", "allies")),
        ("7/123456", Dropped(7, 123456)),
        ("first-1a-2b", Advised("first", "1a-2b")),
        ("77", Which(77)),
        ("77-4", Which(77, 4)),
        ("4-31", Written(4, 31)),
    ],
)
def test_old_messages_keep_theirs(text: str, about: tuple[object, ...]) -> None:
    """As they stand below messages that were posted before this module was written."""
    assert read_arg(type(about), text) == about
    assert arg_of(about) == text or about == OfLadder()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (OfLadder, "nowhere/1"),
        (OfLadder, "all/x"),
        (InWords, "left"),
        (Dropped, "7"),
        (Absent, ""),
        (Taken, "both"),
        (Paged, "do@x"),
    ],
)
def test_a_forged_one_is_refused(kind: type[tuple[object, ...]], text: str) -> None:
    with pytest.raises(UserError, match="button-unknown"):
        read_arg(kind, text)


def test_lists() -> None:
    sections = {"left": 11, "right": 22}
    assert assigned_in(assigned(sections)) == sections  # type: ignore[arg-type]
    for at in ([], ["E5"], ["E5", "K10"]):
        assert hexes_in(hexes(at)) == at


def test_their_routes_are_answered() -> None:
    """And a route has one kind."""
    for one in iter_modules(bot.flows.__path__, "bot.flows."):
        import_module(one.name)
    readers = [route for form in FORMS.values() for route in form.routes]
    assert len(readers) == len(set(readers))
    assert set(readers) - routes() == set()


def _parted(file: Path) -> Iterator[str]:
    """Where what was pressed or chosen is taken apart by hand."""
    for node in ast.walk(tree(file)):
        if (
            isinstance(node, ast.Attribute)
            and node.attr in ("partition", "rpartition", "split", "rsplit", "removeprefix", "removesuffix")
            and isinstance(node.value, ast.Attribute)
            and node.value.attr in ("arg", "value")
        ):
            yield f"{name_of(file)}:{node.lineno}"


def test_nobody_parts_them_by_hand() -> None:
    assert [line for file in files("bot/flows") for line in _parted(file)] == []


def _glued(file: Path) -> Iterator[str]:
    """Buttons and lists whose routes read a kind of argument, with one that was put together by hand."""
    readers = {route for form in FORMS.values() for route in form.routes} - {"do", "pick", "ability", "order"}
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Button":
            said = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            glued = any(isinstance(one, ast.JoinedStr) for one in node.args[2:3])
            if glued and readers & set(said):
                yield f"{name_of(file)}:{node.lineno}"


def test_nobody_glues_them_by_hand() -> None:
    assert [line for file in files("bot") for line in _glued(file)] == []
