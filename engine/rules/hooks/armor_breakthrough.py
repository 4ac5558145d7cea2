"""Armor that breaks through: new units on the enemy's baseline, each for an order of the card, `use break-in HEX`
(CM-ABT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.frames import OrderUnits
from engine.memory import Remembered
from engine.rules.cards.rows import EVERYBODY
from engine.rules.changes import arrive, next_id
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.movement import mover_of
from engine.rules.orders import why_not_order
from engine.rules.stepping import as_ground_for, bars, keeps_out
from engine.rules.units import UNITS
from engine.state import Deed, Unit
from engine.steps.abilities import one_hex
from engine.steps.order_units import order
from engine.types import SIDES, Side, UnitId

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import HexId, Table

_NAME: Final = "armor-breakthrough"
_WORD: Final = "break-in"
_NO_EXIT: Final = "stays-on-board"
#: The turn in which a side broke through: it does so with one card of the game only.
_TURN_OF: Final = Remembered("broke-through", dict[Side, int], {})
#: The units that came this turn: they overrun nobody.
_CAME: Final = Remembered("broke-through-units", tuple[UnitId, ...], ())
#: A round of moves that no card comes to.
_NEVER: Final = 99


class _Breakthrough:
    """How many units each side may bring, and of which kind."""

    def __init__(self, params: Table) -> None:
        self.params: Final = params

    def _unit(self, state: GameState, side: Side) -> Unit:
        row = UNITS[self.params[f"{side}_kind"]]
        nation = str(state.battle.scenario.get("nations", {}).get(side, ""))
        tags = (_NO_EXIT,) if side in self.params["no_exit"] else ()
        return Unit(next_id(state), side, row.id, row.figures, row.figures, nation, row.worth, tags)

    def _why_not_now(self, state: GameState, frame: Frame) -> Refusal | None:
        if not isinstance(frame, OrderUnits):
            return refuse("not-now", word=_WORD)
        side = frame.owner
        if not self.params[side]:
            return refuse("rule-of-the-other-side", word=_WORD)
        if all(slot.number >= EVERYBODY for slot in frame.slots):
            return refuse("card-names-no-number")
        turn = _TURN_OF.of(state).get(side)
        used = turn is not None and (turn != state.turn.number or len(_CAME.of(state)) >= self.params[side])
        return refuse("broke-through-already") if used else None

    def _why_not_there(self, state: GameState, frame: OrderUnits, h: HexId) -> Refusal | None:
        names, unit = state.battle.board.names, self._unit(state, frame.owner)
        if not _enemy_baseline(state, frame.owner, h):
            return refuse("enemy-baseline-only", hex=names[h])
        if state.occupied >> h & 1:
            return refuse("occupied", hex=names[h])
        spot, row = state.ground.spots[h], UNITS[unit.kind]
        if keeps_out(spot, row) or mover_of(state, unit, Deed(h, at=h)).closed >> h & 1:
            return refuse("impassable", terrain=spot.terrain, hex=names[h])
        draft = state.draft()
        draft.put(h, unit)
        return why_not_order(draft, frame.owner, frame.slots, h, either=frame.either)

    def options(self, state: GameState, frame: Frame) -> list[Action]:
        if self._why_not_now(state, frame) is not None:
            return []
        assert isinstance(frame, OrderUnits)
        names = state.battle.board.names
        hexes = [h for h in range(len(names)) if _enemy_baseline(state, frame.owner, h)]
        places = sorted([names[h] for h in hexes if self._why_not_there(state, frame, h) is None])
        return [Use(_WORD, (name,)) for name in places]

    def refusal(self, state: GameState, frame: Frame, action: Use) -> Refusal | None:
        refusal = self._why_not_now(state, frame)
        if refusal is not None:
            return refusal
        assert isinstance(frame, OrderUnits)
        h = one_hex(state, action)
        return h if isinstance(h, Refusal) else self._why_not_there(state, frame, h)

    def perform(self, draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        assert isinstance(frame, OrderUnits)
        h, side = draft.battle.board.by_name[action.words[0].upper()], frame.owner
        unit = self._unit(draft, side)
        arrive(draft, h, unit)
        order(draft, h)
        row = UNITS[unit.kind]
        barred = bars(as_ground_for(draft.ground.spots[h], row.at_home), row, from_beside=False)
        draft.deeds[unit.id] = draft.deeds[unit.id]._replace(round=_NEVER, barred=barred)
        _TURN_OF.keep(draft, _TURN_OF.of(draft) | {side: draft.turn.number})
        _CAME.keep(draft, (*_CAME.of(draft), unit.id))


def _enemy_baseline(state: GameState, side: Side, h: HexId) -> bool:
    board = state.battle.board
    return board.xy[h][1] == (board.rows - 1 if side == state.battle.top else 0)


def _after_ground(draft: Draft, unit: Unit, advanced: bool) -> None:
    """CM-ABT-2."""
    deed = draft.deeds.get(unit.id)
    if deed is not None and unit.id in _CAME.of(draft):
        draft.deeds[unit.id] = deed._replace(more=0)


def _turn_end(draft: Draft, side: Side, dice: Dice) -> None:
    _CAME.forget(draft)


def hook(params: Table) -> Hook:
    """`allies`, `axis`: how many units each side may bring; `…_kind`: of which kind; `no_exit`: whose may not leave."""
    rule = _Breakthrough(params)
    return Hook(
        _NAME,
        turn_end=_turn_end,
        after_ground=_after_ground,
        abilities={_WORD: Ability("order", rule.options, rule.refusal, rule.perform)},
        gives=(_NO_EXIT,),
    )


_TAKES: Final[dict[str, str]] = {
    **{f"{side}": "amount" for side in SIDES},
    **{f"{side}_kind": "unit" for side in SIDES},
    "no_exit": "any-sides",
}
RULES: Final = (SpecialRule(_NAME, hook, _TAKES),)
