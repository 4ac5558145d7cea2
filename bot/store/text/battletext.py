"""What a battle is set up from, as the text that is stored, and back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import sha256

from bot.facts.sheet import Objective, Sheet, Telling
from engine.types import SIDES, Side


def written(sheet: Sheet) -> tuple[str, str]:
    """The text of a battle, and the id it is stored under."""
    text = json.dumps(sheet.plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:32], text


def read(text: str) -> Sheet:
    """The battle that a text holds."""
    return sheet_of(json.loads(text))


def sheet_of(plain: Mapping[str, object]) -> Sheet:
    """A battle as `scenarios` has read and checked it, be it years ago: what was not asked for then is empty."""
    number, units = plain.get("number"), _rows(plain.get("units"))
    fielded = Counter(_side(one.get("side")) for one in units)
    laid = (piece for pieces in _table(plain.get("markers")).values() for piece in _rows(pieces))
    return Sheet(
        plain,
        id=_word(plain.get("id")),
        number=number if isinstance(number, int) else 0,
        board=_word(plain.get("board")),
        date=_word(plain.get("date")),
        front=_word(plain.get("front")),
        first=_side(plain.get("first")),
        hands=_numbers(plain.get("hands")),
        to_win=_numbers(plain.get("to_win")),
        nations={side: _word(name) for side, name in _by_side(plain.get("nations"))},
        units={side: fielded[side] for side in SIDES},
        rules=tuple(_table(plain.get("rules"))),
        markers=tuple(dict.fromkeys(_word(piece.get("kind")) for piece in laid)),
        objectives=tuple(
            Objective(_word(one.get("kind")), _side(one.get("for")), _words(one.get("at")))
            for one in _rows(plain.get("medals"))
        ),
        labels={_word(one.get("at")): _word(one.get("text")) for one in _rows(plain.get("labels"))},
        texts={
            language: _telling(_table(said)) for language, said in _table(plain.get("texts")).items() if said
        },
    )


def _telling(said: Mapping[str, object]) -> Telling:
    title, briefing = _word(said.get("title")), _word(said.get("briefing"))
    return Telling(title, briefing, _words(said.get("rules")), _words(said.get("history")))


def _table(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _rows(value: object) -> list[Mapping[str, object]]:
    return [one for one in _list(value) if isinstance(one, Mapping)]


def _list(value: object) -> Iterable[object]:
    return value if isinstance(value, (list, tuple)) else ()


def _words(value: object) -> tuple[str, ...]:
    return tuple(_word(one) for one in _list(value))


def _word(value: object) -> str:
    return "" if value is None else str(value)


def _side(value: object) -> Side | None:
    return next((side for side in SIDES if side == value), None)


def _by_side(value: object) -> list[tuple[Side, object]]:
    table = _table(value)
    return [(side, table[side]) for side in SIDES if side in table]


def _numbers(value: object) -> dict[Side, int]:
    return {side: number for side, number in _by_side(value) if isinstance(number, int)}
