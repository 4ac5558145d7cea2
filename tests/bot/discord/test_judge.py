"""The quick judge of requests says of every value what jsonschema says of it."""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.bot.kit.openapi import Document
from tests.bot.kit.schema import Schemas

VALUES: list[Any] = [
    None, True, False, 0, 1, 2, 1.0, 1.5, -3, "", "a", "ab", "abc", "1", [], [1], [1, 2], [1, 1], [1, True],
    [{"a": 1}, {"a": 1}], ["a", "b", "c"], {}, {"a": 1}, {"a": "x"}, {"b": None}, {"a": 1, "b": 2}, {"a": [1]},
    {"next": {"next": {}}}, {"next": {"next": 3}}, [[1], ["a"]],
]  # fmt: skip

SCHEMAS: list[Any] = [
    True, False, {}, {"title": "a note", "format": "uri", "x-discord-union": "or"},
    *({"type": kind} for kind in ("object", "array", "string", "boolean", "null", "number")),
    {"type": ["string", "null"]}, {"const": 1}, {"const": True}, {"const": None}, {"enum": [0, "a"]}, {"enum": []},
    {"enum": [False, 2]}, {"required": ["a"]}, {"properties": {"a": {"type": "string"}}},
    {"properties": {"a": {"type": "number"}}, "additionalProperties": False},
    {"properties": {"a": True}, "additionalProperties": {"type": "null"}}, {"additionalProperties": False},
    {"additionalProperties": {"type": "number"}}, {"items": {"type": "number"}}, {"items": False},
    {"items": {"items": {"const": 1}}}, {"minLength": 2}, {"maxLength": 2}, {"minItems": 1}, {"maxItems": 1},
    {"minProperties": 1}, {"maxProperties": 1}, {"minimum": 1}, {"maximum": 1}, {"uniqueItems": True},
    {"uniqueItems": False}, {"pattern": "^a.?$"}, {"anyOf": [{"type": "null"}, {"minimum": 2, "type": "number"}]},
    {"allOf": [{"minLength": 1}, {"maxLength": 1}, {"type": "string"}]}, {"anyOf": [{"required": ["b"]}, False]},
    {"$ref": "#/parts/chain"}, {"$ref": "#/parts/chain", "maxProperties": 0},
]  # fmt: skip
PARTS = {"chain": {"type": "object", "properties": {"next": {"$ref": "#/parts/chain"}}}}


@pytest.mark.parametrize("schema", SCHEMAS, ids=repr)
def test_every_keyword(schema: Any) -> None:
    fits = Schemas({"parts": PARTS}).check(schema)
    whole = {**schema, "parts": PARTS} if isinstance(schema, dict) else schema
    said = Draft202012Validator(whole)
    assert [fits(one) for one in VALUES] == [said.is_valid(one) for one in VALUES]


def test_a_keyword_that_is_not_known_is_refused() -> None:
    with pytest.raises(KeyError, match="not"):
        Schemas({}).check({"not": {}})


def _spoilt(value: Any) -> Iterator[Any]:
    """The value with one part of it changed, in every way that may matter."""
    yield from (None, True, -1, 7, "7", "x" * 5000, [], {}, [value, value])
    if isinstance(value, dict):
        for name, part in value.items():
            yield {key: one for key, one in value.items() if key != name}
            yield from ({**value, name: one} for one in _spoilt(part))
        yield {**value, "stranger": 1}
    if isinstance(value, list):
        for at, part in enumerate(value):
            yield from ([*value[:at], one, *value[at + 1 :]] for one in _spoilt(part))
        yield value * 30


BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "a", "disabled": False, "emoji": {"name": "x"}}
CHOICE = {
    "type": 3,
    "custom_id": "b",
    "options": [{"label": "A", "value": "a", "default": True}],
    "max_values": 1,
}
REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/channels/1/messages", {
        "content": "Hello", "tts": False, "flags": 4, "nonce": "12", "enforce_nonce": True,
        "allowed_mentions": {"parse": [], "users": [123456789012345678]},
        "attachments": [{"id": 0, "filename": "a.webp", "description": "A board"}],
        "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [CHOICE]}],
    }),
    ("POST", "/interactions/1/T/callback", {
        "type": 4, "data": {"content": "", "components": [{"type": 1, "components": [BUTTON]}], "flags": 64},
    }),
    ("POST", "/channels/1/threads", {"name": "A battle", "type": 11, "auto_archive_duration": 10080}),
    ("PUT", "/applications/1/commands", [
        {"name": "play", "description": "Play", "type": 1, "options": [
            {"type": 1, "name": "move", "description": "Move", "options": [
                {"type": 3, "name": "unit", "description": "Which", "required": True, "autocomplete": True},
            ]},
        ]},
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS, ids=[one[1] for one in REQUESTS])
def test_the_document(method: str, path: str, body: Any) -> None:
    """Discord's own document, with bodies that are in order and with each part of them spoilt."""
    spec = os.environ.get("DISCORD_OPENAPI", "")
    if not spec:
        pytest.skip("needs DISCORD_OPENAPI")
    _, validator, fits = Document(Path(spec))._route(method, path)
    assert fits is not None
    assert fits(body)
    assert validator.is_valid(body)
    kinds = set()
    for number, one in enumerate(_spoilt(copy.deepcopy(body))):
        fine = fits(one)
        # jsonschema takes its time: every third is enough.
        if number % 3 == 0:
            assert fine == validator.is_valid(one), one
        kinds.add(fine)
    assert kinds == {True, False}
