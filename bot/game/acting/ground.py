"""Why no ground is taken after an attack, and why a tank that has taken it does not overrun: the engine is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.errors import Refused, Told, told
from bot.game.acting.doing import before_step, too_late
from bot.game.table.live import Change, Step
from engine import Refusal, text
from engine.actions import Action
from engine.events import GroundOffered, UnitMoved
from engine.hindsight import why_no_overrun
from engine.notation import described

#: What anybody sees on the board.
_SEEN: Final = ("ground-not-won", "ground-from-next-hex", "nobody-takes-ground")


def held_back(change: Change) -> tuple[tuple[str, Told], ...]:
    """("ground" or "overrun", why not) of the last attack, and of the last ground taken, in a change."""
    played = [step for step in change.steps if step.row.kind == "action"]
    verbs = [described(step.row.notation or "").verb for step in played]
    last = max((at for at, verb in enumerate(verbs) if verb in ("attack", "advance")), default=None)
    if last is None:
        return ()
    what, why = (
        ("ground", _of_attack(change, [played[last], *_answers(played[last:])]))
        if verbs[last] == "attack"
        else ("overrun", _of_ground(change, played[last]))
    )
    return () if why is None else ((what, told(Refused(why))),)


def _answers(steps: Sequence[Step]) -> Iterator[Step]:
    """What the other side answered to an attack."""
    for step in steps[1:]:
        if step.row.side == steps[0].row.side:
            return
        yield step


def _of_attack(change: Change, steps: Sequence[Step]) -> Refusal | None:
    """The attack, and what was answered to it: in one of these steps the ground would have been offered."""
    if any(isinstance(event, GroundOffered) for step in steps for event in step.events):
        return None
    reasons = (too_late(change, "advance", step) for step in steps)
    why = next((one for one in reasons if one is not None), None)
    return None if why is None or why.key in _SEEN else why


def _of_ground(change: Change, step: Step) -> Refusal | None:
    moved = next(
        (event for event in step.events if isinstance(event, UnitMoved) and event.cause == "ground"), None
    )
    if moved is None:
        return None
    board = before_step(change, step).battle.board

    def judged(action: Action) -> Refusal | None:
        return too_late(change, text(action, board), step)

    return why_no_overrun(step.state, moved.way[-1], judged)
