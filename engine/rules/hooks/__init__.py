"""The special rules by name: what a scenario may switch on, and the traits that rows may name.

One file a rule or a trait, and nowhere else to name it: every file of this folder is read. `RULES` of a file are
the special rules it builds from a scenario's parameters, `HOOK` is the trait it carries, known by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from engine.rules.hookpoints import Hook, SpecialRule
from engine.types import RuleId, Table

_FILES: Final = [import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__)]
_RULES: Final[Mapping[RuleId, SpecialRule]] = {
    rule.name: rule for file in _FILES for rule in getattr(file, "RULES", ())
}

RULES: Final[Mapping[RuleId, Callable[[Table], Hook]]] = {name: _RULES[name].hook for name in sorted(_RULES)}
#: Parameters of each rule, by kind of value: a scenario with a wrong one is refused with every fault named.
PARAMETERS: Final[Mapping[RuleId, Mapping[str, str]]] = {name: _RULES[name].takes for name in RULES}

#: What any table may turn on: rules that a battle need say nothing about.
FREE: Final = tuple([name for name, takes in PARAMETERS.items() if not takes])

#: Rules that are in force on a kind of board whatever the scenario says (BT-BOARD-1).
ALWAYS: Final[Mapping[str, Mapping[RuleId, Table]]] = {"breakthrough": {"breakthrough-deck": {}}}

#: Traits that rows of units, terrain and obstacles may name.
TRAITS: Final[Mapping[str, Hook]] = {file.HOOK.name: file.HOOK for file in _FILES if hasattr(file, "HOOK")}

#: Abilities of which only the own side may read what they name.
SECRET_WORDS: Final = tuple(
    sorted(
        {word for trait in TRAITS.values() for word, ability in trait.abilities.items() if ability.secret}
        | {word for rule in _RULES.values() for word in rule.secret}
    )
)
