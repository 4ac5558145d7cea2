"""Why ground cannot be won, or a tank that is to take it will not overrun from there: the engine is asked."""

from __future__ import annotations

from bot.errors import Refused, Told, UserError, told
from engine import GameState, whatif
from engine.actions import Attack
from engine.hindsight import why_no_overrun
from engine.play import why_not
from engine.types import HexId


def held_in_draft(state: GameState, at: HexId) -> Told | None:
    """Why a tank that is going to take the ground at a hex will not overrun from there."""
    refusal = why_no_overrun(state, at, lambda action: why_not(state, action))
    return None if refusal is None else told(Refused(refusal))


def none_won(state: GameState, attack: Attack) -> UserError:
    """What is wrong with a line that takes ground which an attack can never win."""
    refusal = whatif.why_none_won(state, attack)
    if refusal is not None:
        return Refused(refusal)
    return UserError("no-ground-there", hex=state.battle.board.names[attack.target])
