"""A supply train: where its engine enters a station its units get off beside it, `use unload HEX` (CM-TRN-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import MoveUnits
from engine.hexes import members
from engine.memory import Remembered
from engine.rules.arrivals import rests, turn_begins
from engine.rules.changes import arrive, next_id
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.stepping import keeps_out
from engine.rules.tracks import Train, is_car, train_at
from engine.rules.units import UNITS
from engine.state import Unit

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import Cause, HexId, HexSet, Table

_NAME: Final = "supply-train"
_WORD: Final = "unload"
_STATION: Final = "station"
#: Units still aboard when the station was reached; less than none: it was not.
_ABOARD: Final = Remembered("supply-train", int, -1)


class _Supplies:
    """What one side's train carries."""

    def __init__(self, params: Table) -> None:
        self.params: Final = params

    def on_enter(self, draft: Draft, unit: Unit, h: HexId, cause: Cause, dice: Dice) -> None:
        """Once a game, by a move of the engine; a wagon that is lost has lost its units."""
        train = self._train(draft)
        if cause != "move" or _ABOARD.known(draft) or unit.side != self.params["side"] or train is None:
            return
        if train.engine == h and draft.ground.spots[h].terrain == _STATION:
            cars = 1 if train.wagon is None and not self._wagon_follows(draft, unit) else 2
            _ABOARD.keep(draft, sum(self.params["units"][:cars]))

    def _wagon_follows(self, state: GameState, unit: Unit) -> bool:
        """While the engine is ahead by a hex its wagon is still to come."""
        return any(
            one.side == unit.side and one.id != unit.id and is_car(one) for one in state.units.values()
        )

    def _train(self, state: GameState) -> Train | None:
        for h, unit in state.units.items():
            train = train_at(state, h) if unit.side == self.params["side"] else None
            if train is not None:
                return train
        return None

    def _free(self, state: GameState) -> HexSet:
        train, row = self._train(state), UNITS[self.params["kind"]]
        if train is None:
            return 0
        ring, free = state.battle.board.ring, 0
        for car in train:
            free |= ring[car] if car is not None else 0
        for h in members(free):
            if h in state.units or keeps_out(state.ground.spots[h], row):
                free &= ~(1 << h)
        return free

    def options(self, state: GameState, frame: Frame) -> list[Action]:
        if not isinstance(frame, MoveUnits) or frame.owner != self.params["side"] or _ABOARD.of(state) < 1:
            return []
        names = state.battle.board.names
        return [Use(_WORD, (name,)) for name in sorted([names[h] for h in members(self._free(state))])]

    def refusal(self, state: GameState, frame: Frame, action: Use) -> Refusal | None:
        if action in self.options(state, frame):
            return None
        if not isinstance(frame, MoveUnits) or _ABOARD.of(state) < 1:
            return refuse("not-now", word=_WORD)
        return refuse("beside-the-train-only", hex=" ".join(action.words).upper())

    def perform(self, draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        h, row = draft.battle.board.by_name[action.words[0].upper()], UNITS[self.params["kind"]]
        unit = Unit(
            next_id(draft),
            self.params["side"],
            row.id,
            row.figures,
            row.figures,
            self.params["nation"],
            row.worth,
        )
        arrive(draft, h, unit)
        rests(draft, h, unit, self.params["idle"])
        _ABOARD.keep(draft, _ABOARD.of(draft) - 1)


def hook(params: Table) -> Hook:
    """`side`; `units` of each car, the engine's first; `kind`, `nation`; `idle`: up to which turn they rest."""
    rule = _Supplies(params)
    return Hook(
        _NAME,
        on_enter=rule.on_enter,
        turn_start=turn_begins,
        abilities={_WORD: Ability("move", rule.options, rule.refusal, rule.perform)},
    )


RULES: Final = (
    SpecialRule(
        _NAME, hook, {"side": "side", "units": "counts", "kind": "unit", "nation": "nation", "idle": "amount"}
    ),
)
