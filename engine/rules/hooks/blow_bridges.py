"""Bridges that may be blown: a section card is spent on two dice, `use blow HEX` (CM-BRG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import EffortRolled, RuleMedals
from engine.frames import OrderUnits
from engine.rules.cards.table import CARDS
from engine.rules.changes import eliminate, remove_obstacle
from engine.rules.hookpoints import Ability, Hook, SpecialRule
from engine.rules.objectives import judge_medals
from engine.rules.orders import any_ordered
from engine.steps.abilities import one_hex

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import HexId, Table

_NAME: Final = "blow-bridges"
_WORD: Final = "blow"
_DICE: Final = 2


class _Charges:
    """Which bridges one side may blow, and what that asks for."""

    def __init__(self, params: Table) -> None:
        self.params: Final = params

    def _why_not_now(self, state: GameState, frame: Frame) -> Refusal | None:
        if not isinstance(frame, OrderUnits):
            return refuse("not-now", word=_WORD)
        if frame.owner != self.params["side"]:
            return refuse("rule-of-the-other-side", word=_WORD)
        if CARDS[state.turn.effect or "nothing"].kind != "section":
            return refuse("section-card-only", word=_WORD)
        return refuse("instead-of-orders", word=_WORD) if any_ordered(state) else None

    def _why_not_there(self, state: GameState, frame: OrderUnits, h: HexId) -> Refusal | None:
        name, board, side = state.battle.board.names[h], state.battle.board, frame.owner
        if name not in self.params["bridges"] or not state.ground.spots[h].bridged:
            return refuse("no-charges-there", hex=name)
        sets = state.battle.section_sets[side]
        if not any(
            one.section is None or sets[one.section] >> h & 1 for one in (*frame.slots, *frame.either)
        ):
            return refuse("wrong-section", hex=name, section=state.battle.sections[side][h][0])
        if self.params["near"] and not state.masks[side] & board.ring[h]:
            return refuse("no-unit-beside-bridge", hex=name)
        return None

    def options(self, state: GameState, frame: Frame) -> list[Action]:
        if self._why_not_now(state, frame) is not None:
            return []
        assert isinstance(frame, OrderUnits)
        by_name = state.battle.board.by_name
        return [
            Use(_WORD, (name,))
            for name in sorted(self.params["bridges"])
            if self._why_not_there(state, frame, by_name[name]) is None
        ]

    def refusal(self, state: GameState, frame: Frame, action: Use) -> Refusal | None:
        refusal = self._why_not_now(state, frame)
        if refusal is not None:
            return refusal
        assert isinstance(frame, OrderUnits)
        h = one_hex(state, action)
        return h if isinstance(h, Refusal) else self._why_not_there(state, frame, h)

    def perform(self, draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        """CM-BRG-1, CM-BRG-3: nobody is ordered; with a star the bridge goes, and whoever stands on it."""
        h, side = draft.battle.board.by_name[action.words[0].upper()], self.params["side"]
        draft.pending.pop()
        faces = dice.roll(_DICE)
        draft.bar_undo()
        draft.say(EffortRolled, side, h, _WORD, faces)
        if "star" not in faces:
            return
        for obstacle, top in draft.ground.spots[h].laid:
            if top.bridge:
                remove_obstacle(draft, h, obstacle.kind)
        if h in draft.units:
            eliminate(draft, h, side, dice)
        if draft.winner is None and draft.battle.board.names[h] in self.params["medals"]:
            draft.won[side] += 1
            draft.say(RuleMedals, side, _NAME, 1)
            judge_medals(draft, side)


def hook(params: Table) -> Hook:
    """`side`; `bridges` it may blow; those worth `medals`; `near`: 1 if an own unit must stand beside."""
    rule = _Charges(params)
    return Hook(_NAME, abilities={_WORD: Ability("order", rule.options, rule.refusal, rule.perform)})


RULES: Final = (
    SpecialRule(_NAME, hook, {"side": "side", "bridges": "hexes", "medals": "places", "near": "amount"}),
)
