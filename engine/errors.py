"""Everything the engine may complain about.

    EngineError
    ├── IllegalAction    a player asked for something the rules do not allow: normal, shown to him
    │                    (carries a Refusal: the first reason, as key and parameters)
    ├── NotationError    a text is not in the notation
    ├── ScenarioError    a battle cannot be set up; lists every fault
    ├── SaveError        a stored game cannot be read: corrupt, of another battle, or of a newer version
    └── EngineFault      an invariant is broken: a bug, loud

Errors carry keys and parameters, never sentences: those are made at the edge, in the reader's language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple


class Refusal(NamedTuple):
    """The first reason why an action is not allowed."""

    key: str
    params: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params)
        return f"{self.key} ({told})" if told else self.key


@lru_cache(maxsize=4_096, typed=True)
def refuse(key: str, **params: str | int) -> Refusal:
    """A Refusal with these parameters, made once: 1 % of the instructions of random play compiled."""
    return Refusal(key, tuple(params.items()))


#: What was expected, for the command line.
_EXPECTED: Final = {"example": "{}", "action": "an action, such as {}", "hex": "a hex of this board, {}"}


class EngineError(Exception):
    """Whatever the engine raises on purpose."""


class IllegalAction(EngineError):
    """The action is against the rules; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(EngineError):
    """The text is not in the notation: an action, or a hex of the board, was expected, such as `example`."""

    def __init__(
        self, text: str, example: str, what: Literal["example", "action", "hex"] = "example"
    ) -> None:
        super().__init__(f"{text!r}: expected {_EXPECTED[what].format(example)}")
        self.text = text
        self.example = example
        self.what = what


class ScenarioError(EngineError):
    """The battle cannot be set up; `faults` names every one."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class SaveError(EngineError):
    """The stored game cannot be read."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


class EngineFault(EngineError):
    """A bug: the state breaks an invariant."""
