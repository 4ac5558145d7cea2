"""What one ordered unit does instead of a battle, rolling for it where it stands: `use WORD HEX`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from engine.actions import Use
from engine.errors import Refusal, refuse
from engine.events import EffortRolled
from engine.frames import Battles
from engine.rules.hookpoints import Ability
from engine.rules.orders import ordered
from engine.steps.abilities import one_hex

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.dice import Dice
    from engine.frames import Frame
    from engine.state import Draft, GameState
    from engine.types import Face, HexId

#: Why a unit on a hex may not; how many dice it rolls there; what they bring.
_WhyNot: TypeAlias = "Callable[[GameState, HexId], Refusal | None]"
_Dice: TypeAlias = "Callable[[GameState, HexId], int]"
_Brings: TypeAlias = "Callable[[Draft, HexId, tuple[Face, ...]], None]"


def effort(word: str, why_not: _WhyNot, dice_on: _Dice, brings: _Brings) -> Ability:
    """An ability of the battle step: the unit rolls, is spent, and the step goes on as after a battle of its own."""

    def options(state: GameState, frame: Frame) -> list[Action]:
        names = state.battle.board.names
        return [Use(word, (names[h],)) for h, _, _ in ordered(state) if why_not(state, h) is None]

    def refusal(state: GameState, frame: Frame, action: Use) -> Refusal | None:
        if not isinstance(frame, Battles):
            return refuse("not-now", word=word)
        h = one_hex(state, action)
        return h if isinstance(h, Refusal) else why_not(state, h)

    def perform(draft: Draft, frame: Frame, action: Use, dice: Dice) -> None:
        assert isinstance(frame, Battles)
        h = draft.battle.board.by_name[action.words[0].upper()]
        unit = draft.units[h].id
        faces = dice.roll(dice_on(draft, h))
        draft.bar_undo()
        draft.say(EffortRolled, frame.owner, h, word, faces)
        brings(draft, h, faces)
        draft.deeds[unit] = draft.deeds[unit]._replace(spent=True, more=0)
        draft.pending[-1] = Battles(frame.owner, unit)

    return Ability("battle", options, refusal, perform)
