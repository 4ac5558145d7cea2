"""An air drop before the first turn (HOOK-02); the step does the drop, this says what falls and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import AirDrop
from engine.rules.hookpoints import Drop, Hook, SpecialRule

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState
    from engine.types import Table


def hook(params: Table) -> Hook:
    """Parameters: side, center, steps, figures, kind, nation."""

    def setup(draft: Draft, dice: Dice) -> None:
        draft.pending[:] = [AirDrop(params["side"])]

    def drops(state: GameState) -> Drop:
        center = state.battle.board.by_name[params["center"]]
        return Drop("air-drop", center, params["steps"], params["figures"], params["kind"], params["nation"])

    return Hook("air-drop", setup=setup, drops=drops)


RULES: Final = (
    SpecialRule(
        "air-drop",
        hook,
        {
            "side": "side",
            "center": "hex",
            "steps": "count",
            "figures": "count",
            "kind": "unit",
            "nation": "nation",
        },
    ),
)
