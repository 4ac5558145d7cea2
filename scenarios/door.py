"""The one door for text nobody vouches for: sizes, encodings and nesting are judged before anything is
built.

Everything that comes in, from disk, command line or Discord, passes here. It either comes out as plain
values or raises ScenarioError; time and memory are bounded by the size limit.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import NoReturn

from scenarios.errors import Fault, ScenarioError

SIZE_LIMIT = 1_000_000
DEPTH_LIMIT = 40
# tomllib needs time growing with the square of the parts of a dotted key; a key cannot leave its line.
DOTS_LIMIT = 40
# Possessive: a missing closing quote must not make the search start again and again.
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def decoded(data: bytes) -> str:
    """Bytes as text, if they are small enough and UTF-8."""
    if len(data) > SIZE_LIMIT:
        refuse("too-large", size=len(data), limit=SIZE_LIMIT)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        refuse("not-text")


def parse_toml(text: str) -> dict[str, object]:
    """A TOML document as plain values."""
    _small(text)
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > DOTS_LIMIT:
            raise ScenarioError([Fault("too-long-line", {"limit": DOTS_LIMIT}, line=number)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).rpartition(" (at line ")
        line = place.split(",")[0]
        raise ScenarioError(
            [Fault("bad-toml", {"why": why or error}, line=int(line) if line.isdigit() else None)]
        ) from None
    except ValueError as error:  # integers of thousands of digits
        refuse("bad-toml", why=error)
    except RecursionError:
        refuse("too-deep", limit=DEPTH_LIMIT)


def parse_json(text: str) -> object:
    """A JSON document as plain values. Keys given twice and numbers that JSON does not have are refused."""
    _small(text)
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > DEPTH_LIMIT:
            refuse("too-deep", limit=DEPTH_LIMIT)
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise ScenarioError([Fault("bad-json", {"why": error.msg}, line=error.lineno)]) from None
    except ValueError as error:
        refuse("bad-json", why=error)
    except RecursionError:
        refuse("too-deep", limit=DEPTH_LIMIT)


def _small(text: str) -> None:
    # A caller may hand over text that never was bytes; a character is at least one byte.
    if len(text) > SIZE_LIMIT:
        refuse("too-large", size=len(text), limit=SIZE_LIMIT)


def _once(pairs: list[tuple[str, object]]) -> Mapping[str, object]:
    record = dict(pairs)
    if len(record) < len(pairs):
        keys = [key for key, _ in pairs]
        refuse("twice", what=f"the key {next(key for key in keys if keys.count(key) > 1)}")
    return record


def _no_constant(word: str) -> NoReturn:
    refuse("bad-json", why=f"{word} is not a number")


def refuse(code: str, **params: object) -> NoReturn:
    """One fault that ends everything."""
    raise ScenarioError([Fault(code, params)])
