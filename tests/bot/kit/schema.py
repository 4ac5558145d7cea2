"""A JSON schema as one function that says whether a value fits it, and nothing more.

It is the quick half of the judge: nearly every request is in order, and jsonschema takes a third of the tests' time to
say so. What this finds wrong, jsonschema explains. It knows the keywords of Discord's document and refuses any other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Check: TypeAlias = Callable[[Any], bool]

#: They say nothing about whether a value fits; `format` is only a note unless somebody asks for more.
_NOTES: Final = frozenset(
    [
        "title",
        "description",
        "format",
        "default",
        "deprecated",
        "examples",
        "contentEncoding",
        "readOnly",
        "writeOnly",
    ]
)
#: These belong to a keyword beside them.
_BESIDE: Final = frozenset(["additionalProperties"])
_DIGITS: Final = re.compile(r"-?\d+")


class Schemas:
    """The schemas of one document, each made into a function when it is first asked for."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = document
        self._known: dict[str, Check] = {}

    def check(self, schema: Any) -> Check:
        """The function of a schema."""
        if isinstance(schema, bool):
            return lambda _: schema
        parts = [
            _KEYWORDS[word](self, said, schema)
            for word, said in schema.items()
            if word not in _NOTES and word not in _BESIDE and not word.startswith("x-")
        ]
        if "additionalProperties" in schema and "properties" not in schema:
            parts.append(self._members({}, schema))
        return _all(parts)

    def _ref(self, pointer: str, _: Any) -> Check:
        if pointer in self._known:
            return self._known[pointer]

        def later(value: Any) -> bool:
            return self._known[pointer](value)

        # What refers to itself meets this while it is being made.
        self._known[pointer] = later
        self._known[pointer] = made = self.check(self._at(pointer))
        return made

    def _at(self, pointer: str) -> Any:
        found: Any = self._document
        assert pointer.startswith("#/"), pointer
        for step in pointer[2:].split("/"):
            found = found[step.replace("~1", "/").replace("~0", "~")]
        return found

    def _some(self, schemas: Any, _: Any) -> Check:
        ways = [self.check(one) for one in schemas]
        return lambda value: any(way(value) for way in ways)

    def _every(self, schemas: Any, _: Any) -> Check:
        return _all([self.check(one) for one in schemas])

    def _items(self, schema: Any, _: Any) -> Check:
        fits = self.check(schema)
        return lambda value: not isinstance(value, list) or all(map(fits, value))

    def _members(self, properties: Any, schema: Any) -> Check:
        known = {name: self.check(one) for name, one in properties.items()}
        others = schema.get("additionalProperties", True)
        stranger = None if others is True else self.check(others)

        def members(value: Any) -> bool:
            if not isinstance(value, dict):
                return True
            for name, one in value.items():
                fits = known.get(name, stranger)
                if fits is not None and not fits(one):
                    return False
            return True

        return members


def _all(parts: list[Check]) -> Check:
    if len(parts) == 1:
        return parts[0]

    def every(value: Any) -> bool:
        # A plain loop: all() over a generator costs more than the checks.
        for part in parts:  # noqa: SIM110
            if not part(value):
                return False
        return True

    return every


def _kind(kinds: Any, _: Any) -> Check:
    ways = [_KINDS[one] for one in ([kinds] if isinstance(kinds, str) else kinds)]
    return ways[0] if len(ways) == 1 else lambda value: any(way(value) for way in ways)


def _whole(value: Any) -> bool:
    """Integers may be strings of digits."""
    if isinstance(value, str):
        return _DIGITS.fullmatch(value) is not None
    return _number(value) and (isinstance(value, int) or value.is_integer())


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _same(one: Any, other: Any) -> bool:
    """1 is not true, whatever Python says."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _const(wanted: Any, _: Any) -> Check:
    assert not isinstance(wanted, list | dict), wanted
    return lambda value: _same(value, wanted)


def _enum(wanted: Any, _: Any) -> Check:
    assert not any(isinstance(one, list | dict) for one in wanted), wanted
    return lambda value: any(_same(value, one) for one in wanted)


def _required(names: Any, _: Any) -> Check:
    needed = set(names)
    return lambda value: not isinstance(value, dict) or value.keys() >= needed


def _size(kind: type, fits: Callable[[int, int], bool]) -> Callable[[Schemas, Any, Any], Check]:
    return lambda _, limit, __: lambda value: not isinstance(value, kind) or fits(len(value), limit)


def _amount(fits: Callable[[Any, Any], bool]) -> Callable[[Schemas, Any, Any], Check]:
    return lambda _, limit, __: lambda value: not _number(value) or fits(value, limit)


def _unique(wanted: Any, _: Any) -> Check:
    def unique(value: Any) -> bool:
        if not wanted or not isinstance(value, list):
            return True
        return not any(_same(one, other) for at, one in enumerate(value) for other in value[:at])

    return unique


def _pattern(wanted: str, _: Any) -> Check:
    found = re.compile(wanted)
    return lambda value: not isinstance(value, str) or found.search(value) is not None


_KINDS: Final[Mapping[str, Check]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "number": _number,
    "integer": _whole,
}

_KEYWORDS: Final[Mapping[str, Callable[[Schemas, Any, Any], Check]]] = {
    "$ref": Schemas._ref,
    "anyOf": Schemas._some,
    "allOf": Schemas._every,
    "items": Schemas._items,
    "properties": Schemas._members,
    "type": lambda _, *said: _kind(*said),
    "const": lambda _, *said: _const(*said),
    "enum": lambda _, *said: _enum(*said),
    "required": lambda _, *said: _required(*said),
    "uniqueItems": lambda _, *said: _unique(*said),
    "pattern": lambda _, *said: _pattern(*said),
    "minLength": _size(str, lambda size, limit: size >= limit),
    "maxLength": _size(str, lambda size, limit: size <= limit),
    "minItems": _size(list, lambda size, limit: size >= limit),
    "maxItems": _size(list, lambda size, limit: size <= limit),
    "minProperties": _size(dict, lambda size, limit: size >= limit),
    "maxProperties": _size(dict, lambda size, limit: size <= limit),
    "minimum": _amount(lambda value, limit: value >= limit),
    "maximum": _amount(lambda value, limit: value <= limit),
}

__all__ = ["Check", "Schemas"]
