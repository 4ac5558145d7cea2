"""Air drops, before the first turn or by day (HOOK-02, CM-DRP): what falls and when; the step does the drop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.frames import AirDrop
from engine.memory import FULL_VISIBILITY, VISIBILITY, Remembered
from engine.rules.arrivals import turn_begins
from engine.rules.hookpoints import Drop, Hook, SpecialRule

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import Side, Table

_PLAIN: Final = "air-drop"
_WAVES: Final = "air-drops"
_SECOND: Final = "second-air-drop"
#: The second drop has come.
_CAME: Final = Remembered("second-drop", bool, False)


def hook(params: Table) -> Hook:
    """Parameters: side, center, steps, figures, kind, nation."""

    def opening(state: GameState) -> list[Frame]:
        return [AirDrop(params["side"], _PLAIN)]

    def drops(state: GameState) -> Drop:
        center = state.battle.board.by_name[params["center"]]
        return Drop(_PLAIN, center, params["steps"], (params["figures"],), params["kind"], params["nation"])

    return Hook(_PLAIN, opening=opening, drops=drops)


def _drop(state: GameState, name: str, params: Table) -> Drop:
    """CM-DRP-1: above the hex that is named, or where the player likes."""
    board, named = state.battle.board, params["center"]
    center = board.by_name[named[0]] if named else None
    free = center is None or state.battle.options.drop_center == "advised"
    idle = max(params["idle"], state.turn.number if name == _SECOND else 0)
    waves = tuple(params["waves"])
    return Drop(
        name, center, params["steps"], waves, params["kind"], params["nation"], free, drifts=True, idle=idle
    )


def waves(params: Table) -> Hook:
    """Parameters: side, center (or none), steps, waves, kind, nation, idle: the turn up to which they get no order."""

    def opening(state: GameState) -> list[Frame]:
        return [AirDrop(params["side"], _WAVES)]

    return Hook(
        _WAVES, opening=opening, drops=lambda state: _drop(state, _WAVES, params), turn_start=turn_begins
    )


def second(params: Table) -> Hook:
    """CM-DRP-5. The same, and by_day: 1 if it waits for full visibility; else it comes with the second turn."""

    def turn_start(draft: Draft, side: Side, dice: Dice) -> None:
        turn_begins(draft, side, dice)
        light = VISIBILITY.of(draft) >= FULL_VISIBILITY if params["by_day"] else draft.turn.number > 2
        if side == params["side"] and light and not _CAME.of(draft):
            _CAME.keep(draft, True)
            draft.pending.append(AirDrop(side, _SECOND))

    return Hook(_SECOND, drops=lambda state: _drop(state, _SECOND, params), turn_start=turn_start)


_TAKES: Final = {
    "side": "side",
    "center": "places",
    "steps": "count",
    "waves": "counts",
    "kind": "unit",
    "nation": "nation",
    "idle": "amount",
}
RULES: Final = (
    SpecialRule(
        _PLAIN,
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
    SpecialRule(_WAVES, waves, _TAKES),
    SpecialRule(_SECOND, second, {**_TAKES, "by_day": "amount"}),
)
