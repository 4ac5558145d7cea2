"""The parts of a member's draft: which of its lines belong to which card, and to which step of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from engine import GameState
from engine.frames import (
    ChooseSectionFor,
    ChooseTargets,
    ChooseWounded,
    DigIn,
    Frame,
    MoveUnits,
    OrderUnits,
    Play,
    RollForOrders,
)
from engine.notation import described
from engine.whatif import BELOW

#: The steps of a card in their order; a card need not have all of them.
ORDER, MOVE, BATTLE, AGAIN, DONE = range(5)
STAGES: Final[tuple[Literal["order", "move", "battle", "done"], ...]] = (
    "order",
    "move",
    "battle",
    "move",
    "done",
)
_VERBS = {"move": MOVE, "attack": BATTLE, "clear": BATTLE, "advance": BATTLE, "stay": BATTLE}


def stage_of(frame: Frame) -> int:
    """The step a frame belongs to."""
    match frame:
        case Play():
            return DONE
        case MoveUnits(_, number):
            return MOVE if number == 1 else AGAIN
        case (
            OrderUnits() | ChooseSectionFor() | ChooseTargets() | ChooseWounded() | RollForOrders() | DigIn()
        ):
            return ORDER
        case _:
            return BATTLE


@dataclass(slots=True)
class Line:
    """One line of a draft."""

    person: int
    #: Its place in his draft.
    number: int
    text: str
    stage: int
    error: Exception | None = None
    done: bool = False
    #: Of a line that names several units, how many of its actions are still to be done.
    rest: int = 0


@dataclass(slots=True)
class Part:
    """What one member has drafted for one card."""

    person: int
    lines: list[Line] = field(default_factory=list)
    #: The step he has come to.
    stage: int = ORDER
    #: Steps of the card that he has not closed.
    left: int = 0
    #: He has said himself that his orders are given.
    ordered: bool = False


def stages_of(state: GameState) -> list[int]:
    """The steps that the card in play still has."""
    cut = max((at for at, frame in enumerate(state.pending) if isinstance(frame, BELOW)), default=-1)
    return sorted({stage_of(frame) for frame in state.pending[cut + 1 :]} - {DONE})


def part_of(
    state: GameState, person: int, waiting: list[tuple[int, str]], stages: Sequence[int], *, more: bool
) -> Part:
    """Take the lines for the card in play off a draft: up to what can only belong to the next card (`more`)."""
    part, at = Part(person), 0
    while waiting:
        number, text = waiting[0]
        if at >= len(stages) and more:
            break
        now = stages[at] if at < len(stages) else DONE
        if described(text).verb == "end":
            waiting.pop(0)
            part.ordered = part.ordered or now == ORDER
            at += 1
            continue
        stage = _stage(state, text, now, stages)
        if stage == ORDER and now > ORDER and more:
            break
        waiting.pop(0)
        part.lines.append(Line(person, number, text, stage))
        at = max([at, *[place for place, one in enumerate(stages) if one == stage]])
    part.stage = stages[at] if at < len(stages) else DONE
    part.left = max(0, len(stages) - at)
    return part


def _stage(state: GameState, text: str, now: int, stages: Sequence[int]) -> int:
    said = described(text)
    if said.verb == "use":
        ability = state.battle.hooks.abilities.get("".join(said.words[:1]))
        return BATTLE if ability is not None and ability.step == "battle" else min(now, BATTLE)
    stage = _VERBS.get(said.verb, ORDER)
    # Behind a planned battle it is the second move of a card that has one; of any other all moves come first.
    again = now in (BATTLE, AGAIN) and (AGAIN in stages or MOVE not in stages)
    return AGAIN if stage == MOVE and again else stage
