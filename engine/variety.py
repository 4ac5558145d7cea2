"""What a table may choose at `/game new`, drawn by chance: for trial games that shall meet every switch and rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.dice import SeededDice
from engine.options import CHOICES, Options
from engine.rules.hooks import FREE
from engine.types import SIDES

#: One switch in so many is turned, and one rule in so many is on.
_SWITCH: Final = 3
_RULE: Final = 6
_MOST_DICE: Final = 4


class TableOf(NamedTuple):
    """How one table plays."""

    options: Options
    rules: tuple[str, ...]


def drawn(seed: str) -> TableOf:
    """A table, the same for the same seed."""
    chance = SeededDice(seed)
    turned: dict[str, object] = {
        name: values[1 + chance.pick(len(values) - 1)]
        for name, values in CHOICES.items()
        if not chance.pick(_SWITCH)
    }
    if not chance.pick(_SWITCH):
        turned["air_power_dice"] = {side: 1 + chance.pick(_MOST_DICE) for side in SIDES}
    rules = tuple([name for name in FREE if not chance.pick(_RULE)])
    return TableOf(Options.read(turned), rules)
