"""What somebody's own reactions have done otherwise than the usual ones would have: he is told in private.

A unit that fell back from its sandbags surprises whoever has forgotten that he once said so.
"""

from __future__ import annotations

from bot.facts.memo import Answered, Setting
from bot.facts.policy import Policy
from bot.game.table.live import Change
from engine import GameState, Side
from engine.choice import asked_at
from engine.frames import PlayCombat, RetreatUnit
from engine.frames import React as Attacked
from engine.notation import described


def note(
    change: Change, state: GameState, side: Side, who: tuple[int, Policy], done: str, usual: str
) -> None:
    """Remember for its owner what a policy has done, if the usual one would have done something else."""
    person, policy = who
    if done == usual and not (isinstance(state.pending[-1], RetreatUnit) and _asks(state, policy)):
        return
    setting, value = _decided(state, policy, done)
    turn = state.turn.number
    kept = [one for one in change.memo.answered if one.turn == turn]
    said = Answered(turn, side, person, _at(state), done, setting, value)
    change.memo = change.memo._replace(answered=(*kept, said))


def _at(state: GameState) -> str:
    """The hex it was about."""
    at = asked_at(state)
    return "" if at is None else state.battle.board.names[at]


def _asks(state: GameState, policy: Policy) -> bool:
    """Whether its owner wanted to be asked, and his time is over."""
    return policy.units.get(_at(state), policy.retreat) == "ask"


def _decided(state: GameState, policy: Policy, done: str) -> tuple[Setting, str]:
    """Which of the settings it was."""
    frame = state.pending[-1]
    if isinstance(frame, Attacked):
        return "ambush", policy.ambush
    told = described(done)
    stays = told.verb == "retreat" and len(told.hexes) == 1
    own = policy.units.get(_at(state), policy.retreat)
    ignoring = policy.ignore != Policy().ignore and not (stays and policy.ignore == "never")
    if isinstance(frame, PlayCombat) or (ignoring and own == Policy().retreat):
        return "ignore", policy.ignore
    return "retreat", own
