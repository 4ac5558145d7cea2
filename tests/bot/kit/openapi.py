"""Discord's own OpenAPI document as a judge of every request body; it shares no code with simcord.

Four rules make it usable: its unions overlap (`oneOf` is read as `anyOf`), integers may be strings of digits,
snowflakes may be numbers, and a failed union is explained by the branch whose `type` fits.
"""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, validators
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.bot.kit.schema import Check, Schemas


class Document:
    """The document, ready to judge."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        _relax(document)
        self._registry: Any = Registry().with_resource("urn:d", Resource(document, DRAFT202012))
        is_integer = Draft202012Validator.TYPE_CHECKER.is_type
        checker = Draft202012Validator.TYPE_CHECKER.redefine(
            "integer",
            lambda _, value: (
                is_integer(value, "integer")
                or (isinstance(value, str) and re.fullmatch(r"-?\d+", value) is not None)
            ),
        )
        kind = validators.extend(Draft202012Validator, type_checker=checker)
        #: What was found wrong, by what was asked.
        self._explained: dict[tuple[str, str, str], list[str]] = {}
        schemas = Schemas(document)
        self._routes: list[tuple[str, re.Pattern[str], str, Any, Check | None]] = []
        for template, operations in document["paths"].items():
            pattern = re.compile("^" + re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template)) + "$")
            escaped = template.replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
            for verb, operation in operations.items():
                if "responses" not in operation:
                    continue
                validator, fits = None, None
                content = operation.get("requestBody", {}).get("content", {})
                if "application/json" in content:
                    ref = f"urn:d#/paths/{escaped}/{verb}/requestBody/content/application~1json/schema"
                    validator = kind({"$ref": ref}, registry=self._registry)
                    fits = schemas.check(content["application/json"]["schema"])
                self._routes.append((verb.upper(), pattern, template, validator, fits))
        # The most literal template first.
        self._routes.sort(key=lambda one: one[2].count("{"))

    @functools.cache  # noqa: B019 - one document a session
    def _route(self, method: str, path: str) -> tuple[str | None, Any, Check | None]:
        for verb, pattern, template, validator, fits in self._routes:
            if verb == method and pattern.match(path):
                return template, validator, fits
        return None, None, None

    def check(self, method: str, path: str, body: Any) -> list[str]:
        """What the document says against a request."""
        shape = re.sub(r"\d{15,}", "1", path)
        shape = re.sub(r"^/(webhooks|interactions)/\d+/[^/]+", r"/\1/1/T", shape)
        template, validator, fits = self._route(method, shape)
        if template is None:
            return [f"{method} {path}: not in the document"]
        if body is None or validator is None:
            return [] if body is None else [f"{method} {template}: takes no body"]
        if fits is not None and fits(body):
            return []
        # What every start of the bot asks anew is explained once.
        asked = (method, template, repr(body))
        if asked not in self._explained:
            self._explained[asked] = [
                f"{method} {template}: {error.json_path} {error.message[:140]}"
                for top in validator.iter_errors(body)
                for error in _leaves(top)
            ]
        return list(self._explained[asked])


def _relax(node: Any) -> None:
    if isinstance(node, dict):
        if node.get("format") == "snowflake":
            node["type"] = ["string", "integer"]
        if "oneOf" in node:
            node["anyOf"] = node.pop("oneOf")
        for value in node.values():
            _relax(value)
    elif isinstance(node, list):
        for value in node:
            _relax(value)


def _leaves(error: Any) -> list[Any]:
    """A failed union explained by the branch whose type fits."""
    if error.validator != "anyOf":
        return [error]
    branches: dict[Any, list[Any]] = {}
    for one in error.context:
        branches.setdefault(one.relative_schema_path[0], []).append(one)
    fitting = [
        found
        for found in branches.values()
        if not any(
            list(one.relative_path) == ["type"] or (one.validator == "type" and not one.relative_path)
            for one in found
        )
    ]
    return [leaf for one in (fitting[0] if fitting else []) for leaf in _leaves(one)] or [error]
