"""Copies of what is written as JSON, for a simulated server that copies each message several times over."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any, Final

import simcord.gateway
import simcord.http.router
from simcord import components, results
from simcord.backend import serializers

_AS_THEY_ARE: Final = frozenset([str, int, float, bool, type(None)])


def copied(value: Any) -> Any:
    """The same as a value of its own; Python's own way asks ten times as much for it, for values that go in circles."""
    kind = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if kind is dict:
        return {name: copied(one) for name, one in value.items()}
    if kind is list:
        return [copied(one) for one in value]
    return deepcopy(value)


def install() -> None:
    """From now on the simulated server copies like this."""
    for module in (components, results, serializers):
        module.deepcopy = copied  # type: ignore[attr-defined]
    for module in (simcord.gateway, simcord.http.router):
        module.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined]


__all__ = ["install"]
