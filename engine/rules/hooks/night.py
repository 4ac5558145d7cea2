"""Night: nobody battles farther than can be seen, and stars tell how far that is (CM-NGT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.errors import Refusal, refuse
from engine.events import VisibilityRolled
from engine.frames import DealCards, Play
from engine.memory import FULL_VISIBILITY, VISIBILITY
from engine.rules.cards.table import CARDS, LAST_RESORT
from engine.rules.hookpoints import Hook, SpecialRule
from engine.types import ALLIES

if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.state import Draft, GameState, Unit
    from engine.types import CardId, HexId, Side, Table

_DICE: Final = 4


def _why_not_target(state: GameState, unit: Unit, h: HexId, target: Unit, at: HexId) -> Refusal | None:
    """CM-NGT-3."""
    far, limit = state.battle.board.distances[h][at], VISIBILITY.of(state)
    return refuse("too-dark", distance=far, limit=limit) if far > limit < FULL_VISIBILITY else None


def _acts_as(state: GameState, side: Side, card: CardId) -> CardId:
    """CM-NGT-4: what falls from the sky needs light."""
    blind = CARDS[card].strike is not None and VISIBILITY.of(state) < FULL_VISIBILITY
    return LAST_RESORT.id if blind else card


def _hook(name: str, rolls: Side, start: int, step: int) -> Hook:
    """The side at whose turns the dice are rolled, the first number, and what a star adds."""

    def roll(draft: Draft, side: Side, dice: Dice) -> None:
        now = VISIBILITY.of(draft)
        if side != rolls or (step > 0 and now == FULL_VISIBILITY):
            return
        faces = dice.roll(_DICE)
        after = max(1, min(FULL_VISIBILITY, now + step * faces.count("star")))
        VISIBILITY.keep(draft, after)
        draft.bar_undo()
        draft.say(VisibilityRolled, side, faces, after)

    def setup(draft: Draft, dice: Dice) -> None:
        VISIBILITY.keep(draft, max(1, min(FULL_VISIBILITY, start)))
        if isinstance(draft.pending[-1], (DealCards, Play)):
            roll(draft, draft.turn.side, dice)

    return Hook(name, setup=setup, turn_start=roll, why_not_target=_why_not_target, acts_as=_acts_as)


def night(params: Table) -> Hook:
    """Parameters: the visibility to start with."""
    return _hook("night", ALLIES, params["start"], 1)


def nightfall(params: Table) -> Hook:
    """CM-NGT-5. Parameters: the side at whose turns it gets darker."""
    return _hook("nightfall", params["side"], FULL_VISIBILITY, -1)


RULES: Final = (
    SpecialRule("night", night, {"start": "count"}),
    SpecialRule("nightfall", nightfall, {"side": "side"}),
)
