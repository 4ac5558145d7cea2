"""A change that somebody asks for, and what is answered to him: the same whatever the change is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.errors import AsksFirst, Chance, Refused, Told, Unused, UserError, told
from bot.game.acting.carry_out import Carried
from bot.game.acting.doing import before_step
from bot.game.acting.ground import held_back
from bot.game.drafting.draft_look import draft_of
from bot.game.reading import looks
from bot.game.table.desk import Desk, Done, Making
from bot.game.table.live import Change, Live, Step
from bot.game.values import Outcome, Request
from engine import to_act
from engine.lines import read
from engine.notation import ActionView, described
from engine.outlook import to_order, weighed
from engine.play import why_not
from engine.view import legal_for

_SEEN_SECONDS: Final = 600.0


async def make(desk: Desk, request: Request, making: Making) -> Done:
    """Make it and store it; a second delivery of the same press does nothing.

    Raises UserError for a hasty press that would do what cannot be taken back, whatever the log would tell.
    """

    async def with_care(live: Live) -> Change:
        change = await making(live)
        _note_seen(change, request.person)
        if request.hasty and change.steps:
            raise UserError("too-quick")
        return change

    return await desk.change(request.game, with_care, interaction=request.interaction, person=request.person)


def ask_first(change: Change, lines: Sequence[str], *, behind: bool = False) -> None:
    """Lines of the own turn whose doing has not been seen yet, by themselves or `behind` a draft: raises AsksFirst if
    they roll, draw or end the turn, with what they leave undone."""
    spoken, board = change.spoken if lines else None, change.live.board
    if spoken is not None and board.turn.side == to_act(board):
        weighed = _weighed(change, spoken, lines)
        raise AsksFirst(_unused(change, spoken), *weighed, _how(change, spoken, lines), behind=behind)


def _note_seen(change: Change, person: int) -> None:
    """Somebody is here. Not at every tap: nobody asks to the minute, and it would be stored each time."""
    seen = change.memo.seen
    if abs(change.now - seen.get(person, -math.inf)) > _SEEN_SECONDS:
        change.memo = change.memo._replace(seen={**seen, person: change.now})


def _unused(change: Change, spoken: Step) -> Unused:
    """What could still be done in the steps that are closed before chance speaks."""
    orders, units = 0, dict[str, list[str]](move=[], attack=[])
    for step in change.steps[: change.steps.index(spoken) + 1]:
        if step.row.notation != "end":
            continue
        before = before_step(change, step)
        legal = legal_for(before, before.turn.side)
        orders += to_order(before, legal)
        for one in legal:
            if one.verb in units and one.unit not in units[one.verb]:
                units[one.verb].append(one.unit)
    return Unused(orders, tuple(units["move"]), tuple(units["attack"]))


def _how(change: Change, spoken: Step, lines: Sequence[str]) -> Chance:
    """What speaks first; of an attack behind it that it rolls, whatever ends the turn after it."""
    if any(what != "shuffle" for what, _ in spoken.row.rolls) or any(
        described(line).verb == "attack" for line in lines
    ):
        return "rolls"
    return "ends" if spoken.state.turn.number != before_step(change, spoken).turn.number else "draws"


def _weighed(
    change: Change, spoken: Step, lines: Sequence[str]
) -> tuple[tuple[ActionView, ...], tuple[tuple[ActionView, Told], ...]]:
    """What the dice of the attacks among some lines may do, as everything stands before the first is rolled; and what
    is against those that only its roll may bring about."""
    before = before_step(change, spoken)
    can: list[ActionView] = []
    barred: list[tuple[ActionView, Told]] = []
    for line in lines:
        said = described(line)
        if said.verb != "attack":
            continue
        attack = read(line, before)[0]
        refusal = why_not(before, attack)
        if refusal is None:
            can += weighed(before, attack)
        else:
            barred.append((said, told(Refused(refusal))))
    return tuple(can), tuple(barred)


async def outcome(desk: Desk, request: Request, making: Making) -> Outcome:
    """Make it, and say what came of it."""
    return await outcome_of(desk, request, await make(desk, request, making))


async def outcome_of(desk: Desk, request: Request, done: Done) -> Outcome:
    """What came of a change: what was done, and what he may do next, without another look at the game."""
    result = done.change.result if done.change is not None else None
    carried = result if isinstance(result, Carried) else Carried()
    seen = await looks.outcome_of(desk, done, request.person, request.side, carried.left)
    draft = draft_of(done.live, request.person, request.side)
    held = held_back(done.change) if done.change is not None else ()
    return seen._replace(waiting=carried.waiting, waits=carried.rest, draft=draft, held=held)
