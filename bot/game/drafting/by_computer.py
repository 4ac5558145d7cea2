"""What a computer drafts for its units beside the other generals: one line after the other, tried as theirs are."""

from __future__ import annotations

from typing import Final

from bot.facts.computers import level_of
from bot.game.drafting.parts import BATTLE, DONE
from bot.game.drafting.rehearsal import Lines, Rehearsal
from bot.game.drafting.rehearse import lines_of, rehearse
from bot.game.table.live import Live
from engine import Action, Side, parse, text, to_act
from engine.actions import Attack
from engine.thinking import decide

#: What a part of several is made of; all else is left to who commands.
_VERBS: Final = ("order", "move", "attack", "choose", "end")
_MOST: Final = 60


def drafted(live: Live, side: Side, person: int) -> Lines:
    """The lines of a computer's own part, the others' drafts being what they are."""
    others = lines_of(live.drafts, side)
    lines: Lines = ()
    board = live.board.battle.board
    for _ in range(_MOST):
        tried = rehearse(live, side, {**others, person: lines}, last=person)
        stand = tried.stand(person)
        if stand.stage == DONE or to_act(stand.state) != side:
            break
        among = _among(tried, person)
        if not among:
            break
        action = decide(stand.state, side, level_of(person), f"{live.row.id}|{person}", among)
        lines = (*lines, *tried.closers(person), text(action, board))
    return lines


def _among(tried: Rehearsal, person: int) -> tuple[Action, ...]:
    """What it may add: of battles those of units that stand where they attack from."""
    stand = tried.stand(person)
    board = stand.state.battle.board
    legal = [parse(one.notation, board) for one in tried.view(person).legal if one.verb in _VERBS]
    if stand.stage == BATTLE:
        legal = [one for one in legal if not isinstance(one, Attack) or one.unit in stand.state.units]
    return tuple(legal)
