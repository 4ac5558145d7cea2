"""A smoke screen laid before the first turn: it hides what stands behind it, and is gone after some turns (CM-SMS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import LaySmoke
from engine.rules.changes import remove_marker, turn_marker
from engine.rules.hookpoints import Hook, SpecialRule

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import Side, Table

_NAME: Final = "smoke-screen"


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    """CM-SMS-3: after every turn, whose ever it was."""
    for h, spot in enumerate(draft.ground.spots):
        for marker in spot.markers:
            if marker.kind != _NAME:
                continue
            if marker.value > 1:
                turn_marker(draft, h, marker, marker._replace(value=marker.value - 1))
            else:
                remove_marker(draft, h, marker)


def hook(params: Table) -> Hook:
    """Parameters: the side that lays it, on how many hexes, and after how many turns it is gone."""

    def opening(state: GameState) -> list[Frame]:
        return [LaySmoke(params["side"], _NAME, params["hexes"], params["turns"])]

    return Hook(_NAME, opening=opening, turn_end=_turn_end)


RULES: Final = (SpecialRule(_NAME, hook, {"side": "side", "hexes": "count", "turns": "count"}),)
