"""The facts of a game as the store keeps them: each with a version, and the way up from those before."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.facts.memo import Memo
from bot.facts.pace import fixed
from bot.facts.public import Facts
from bot.facts.setup import INVITATION_SECONDS, TEAM_SECONDS, Setup, team_seconds
from bot.store.text import coding
from bot.store.text.coding import Fields, Form


def _setup_2(data: Fields) -> Fields:
    """Before 2 a table without teams said nothing of them."""
    turn = data["turn_seconds"]
    assert isinstance(turn, int)
    before: Fields = {
        "team_seconds": team_seconds(TEAM_SECONDS, fixed(turn)), "expires_seconds": INVITATION_SECONDS,
        "sides": {"allies": 1, "axis": 1}, "match": False, "young": False,
    }  # fmt: skip
    return {**before, **data}


def _setup_3(data: Fields) -> Fields:
    """Before 3 every turn had the same time."""
    turn = data.pop("turn_seconds")
    return {**data, "pace": {"bank": turn, "increment": turn, "cap": turn}}


def _facts_2(data: Fields) -> Fields:
    """Before 2 nothing was counted: what is left of a turn is what lies between the moment it stands at and its due."""
    clock = data.get("clock")
    if not isinstance(clock, dict):
        return data
    ask, since = clock.get("ask"), clock["since"]
    stands = [data.get("paused"), ask["since"] if isinstance(ask, dict) else None]
    at = max(since, min([one for one in stands if isinstance(one, (int, float))], default=since))
    return {**data, "clock": {**clock, "banks": {clock["side"]: clock["due"] - at}, "counted": at}}


def _memo_2(data: Fields) -> Fields:
    """Before 2 everything lay side by side."""
    acted, answers = _fields(data, "acted"), _fields(data, "answers")
    plan, ordered, standin = data.get("plan"), data.get("ordered"), data.get("standin")
    if isinstance(standin, dict):
        standin = {**standin, "places": standin["for"]}
    return {
        "asks": data.get("asks", 0),
        "pace": {
            side: {"last": acted.get(side), "answers": answers.get(side, [])} for side in {*acted, *answers}
        },
        "team": {"carry_out": plan, "orders": ordered, "standins": standin},
        "eyes": {"left": _fields(data, "left"), "seen": data.get("seen", [])},
    }


def _memo_3(data: Fields) -> Fields:
    """Before 3 a side's habits were called its pace."""
    return {**{name: one for name, one in data.items() if name != "pace"}, "habits": data.get("pace", {})}


def _fields(data: Fields, name: str) -> Fields:
    fields = data.get(name, {})
    assert isinstance(fields, dict)
    return fields


_SETUP: Final = Form(Setup, (_setup_2, _setup_3))
_FACTS: Final = Form(Facts, (_facts_2,))
_MEMO: Final = Form(Memo, (_memo_2, _memo_3))
_FORMS: Final = {form.kind: form for form in (_SETUP, _FACTS, _MEMO)}


@lru_cache(maxsize=512)
def setup(text: str) -> Setup:
    """It never changes, and games in one room are often set up alike."""
    return coding.loads(_SETUP, Setup, text)


def facts(text: str) -> Facts:
    """What everybody may know."""
    return coding.loads(_FACTS, Facts, text)


def memo(text: str) -> Memo:
    """What only the service remembers."""
    return coding.loads(_MEMO, Memo, text)


def dumps(value: Setup | Facts | Memo) -> str:
    """Any of them as text."""
    return coding.dumps(_FORMS[type(value)], value)
