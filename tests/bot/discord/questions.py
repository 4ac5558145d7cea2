"""Questions to the side that is not on turn: positions in which one is open, put on a table of the simulated server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import scenarios
from bot.facts.memo import Habit
from bot.game.acting import settling
from bot.game.reactions import standing
from bot.game.table.live import Change, Live
from bot.game.values import Request
from engine import GameState, SeededDice, apply, legal_actions, new_game, parse, text, to_act
from engine.frames import AirDrop, PlayCombat, React, RetreatUnit
from engine.types import Side
from tests.bot.kit.world import World

#: The side that is asked, in the other one's turn.
ASKED: Final[Side] = "axis"
_LONG = 420


class Kind(NamedTuple):
    """A kind of question: the table it is asked at, and how the answer looks for that is given."""

    frame: type
    answer: Callable[[str], bool]
    #: The command that answers, and its option.
    command: tuple[str, str]
    reactions: str = "orders"
    rules: str = ""
    scenario: str = "pegasus-bridge"


def _begins(start: str) -> Callable[[str], bool]:
    return lambda line: line.startswith(start)


def _stands(line: str) -> bool:
    return line.startswith("retreat ") and "-" not in line


_COMBAT = "combat-cards"
KINDS = {
    "retreat": Kind(RetreatUnit, _begins("retreat "), ("retreat", "to")),
    "flags to ignore": Kind(RetreatUnit, _stands, ("retreat", "to")),
    "ambush, live": Kind(React, _begins("play ambush"), ("react", "answer"), "live"),
    "ambush, fair": Kind(React, _begins("play ambush"), ("react", "answer"), "fair"),
    "no ambush": Kind(React, _begins("pass"), ("react", "answer"), "live"),
    "combat card": Kind(React, _begins("use combat-card"), ("orders", "text"), "fair", _COMBAT),
    "late window": Kind(PlayCombat, _begins("use stubborn"), ("orders", "text"), "live", _COMBAT),
    "window passed": Kind(PlayCombat, _begins("pass"), ("end", ""), "fair", _COMBAT),
    "flag off a retreat": Kind(RetreatUnit, _begins("use stubborn"), ("orders", "text"), "orders", _COMBAT),
    "a roll": Kind(AirDrop, _begins("roll"), ("end", ""), scenario="sainte-mere-eglise"),
}  # fmt: skip


class Position(NamedTuple):
    """A question, the moment before it, and the answer that is to be given."""

    before: GameState
    asked: GameState
    line: str


def _walk(kind: Kind, seed: str) -> Iterator[tuple[GameState, GameState]]:
    """A random battle in which whoever can attack does."""
    state = new_game(scenarios.load(kind.scenario), SeededDice(seed), rules=tuple(kind.rules.split()))
    before, chooser = state, SeededDice(f"{seed}|walk")
    for _ in range(_LONG):
        legal = legal_actions(state)
        if not legal:
            return
        among = [one for one in legal if one.verb == "attack"] or legal
        action = among[chooser.pick(len(among))]
        dice = SeededDice(seed, state.ply, text(action, state.battle.board))
        if state.pending[-1].owner == state.turn.side:
            # A moment in which nobody off turn is asked anything.
            before = state
        state = apply(state, action, dice).state
        if state.turn == before.turn:
            yield before, state


def _goes_on(state: GameState, line: str) -> bool:
    after = apply(state, parse(line, state.battle.board), SeededDice("after")).state
    return after.turn.number == state.turn.number and to_act(after) == state.turn.side


@cache
def position(name: str, *, goes_on: bool = False) -> Position:
    """A position with this question; perhaps one in which the side on turn still has something to do after it."""
    kind = KINDS[name]
    if kind.frame is AirDrop:
        # No battle here lets the second side drop: the engine could, so the bot must.
        start = new_game(scenarios.load(kind.scenario), SeededDice("drop"))
        draft = start.draft()
        draft.pending, draft.legal = [AirDrop(ASKED)], None
        return Position(start, draft.freeze(), "roll")
    for number in range(60):
        for before, state in _walk(kind, f"q{number}"):
            frame = state.pending[-1]
            if not isinstance(frame, kind.frame) or frame.owner != ASKED or state.turn.side == ASKED:
                continue
            lines = [text(one, state.battle.board) for one in legal_actions(state)]
            found = [line for line in lines if kind.answer(line) and (not goes_on or _goes_on(state, line))]
            if found and len(lines) > 1:
                return Position(before, state, found[-1])
    raise AssertionError(f"no {name} anywhere")


async def put(world: World, state: GameState) -> None:
    """The game goes on from this state; what it asks is asked as always."""
    desk = world.bot.backend.desk

    async def seen(live: Live) -> Change:
        change = Change(live, desk.now())
        # For live tables: the side asked is there.
        change.memo = change.memo._replace(habits={ASKED: Habit(desk.now())})
        return change

    async def making(live: Live) -> Change:
        change = Change(live, desk.now())
        side = state.turn.side
        change.step("action", side, "game", None, state, notation="end")
        settling.close(change, standing.answer(change, lambda: 0.5), side)
        return change

    await desk.change(1, seen)
    await desk.change(1, making)
    world.bot.herald.kick()
    await world.settle()


async def plan_ahead(world: World, person: int) -> tuple[str, ...]:
    """The first thing this person could plan for his own turn, if there is anything."""
    drafts = world.bot.backend.drafts
    for one in (await drafts.look(1, person)).legal:
        if one.verb == "play":
            await drafts.add(Request(person, 1), one.notation)
            break
    return await planned(world, person)


async def planned(world: World, person: int) -> tuple[str, ...]:
    """What is kept of a person's plan."""
    live = await world.bot.backend.desk.load(1)
    row = live.drafts.get((person, ASKED))
    return row.lines if row is not None else ()


async def answered_by(world: World, since: int) -> list[tuple[str | None, int | None]]:
    """What persons have done since a revision."""
    log: list[Any] = list(await world.bot.backend.games.log(1, None, since))
    rows = [one for one in log if one.actor == "person" and one.revision > since]
    return [(one.notation, one.person) for one in rows]
