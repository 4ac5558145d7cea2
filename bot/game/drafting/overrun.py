"""Why a tank that is to take ground will not overrun from there: the engine is asked about the nearest enemy."""

from __future__ import annotations

from bot.errors import Refused, Told, told
from engine import GameState
from engine.hindsight import why_no_overrun
from engine.play import why_not
from engine.types import HexId


def held_in_plan(state: GameState, at: HexId) -> Told | None:
    """Why a tank that is going to take the ground at a hex will not overrun from there."""
    refusal = why_no_overrun(state, at, lambda action: why_not(state, action))
    return None if refusal is None else told(Refused(refusal))
