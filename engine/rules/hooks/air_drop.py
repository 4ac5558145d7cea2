"""An air drop before the first turn (HOOK-02); the step does the drop, this says what falls and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import AirDrop
from engine.rules.hookpoints import Drop, Hook, SpecialRule

if TYPE_CHECKING:
    from engine.frames import Frame
    from engine.state import GameState
    from engine.types import Table


def hook(params: Table) -> Hook:
    """Parameters: side, center, steps, figures, kind, nation."""

    def opening(state: GameState) -> list[Frame]:
        return [AirDrop(params["side"])]

    def drops(state: GameState) -> Drop:
        center = state.battle.board.by_name[params["center"]]
        return Drop("air-drop", center, params["steps"], params["figures"], params["kind"], params["nation"])

    return Hook("air-drop", opening=opening, drops=drops)


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
