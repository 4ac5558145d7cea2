"""Computers at the tables: their turns are thought out elsewhere and played here, one change a turn.

A timer says that a table waits for a computer, so nothing is forgotten by a crash; the dice of a turn are those that
the game has for it, so a turn that was thought out before the crash and is thought out again is the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from bot.errors import UserError, told
from bot.facts.clock import Question
from bot.facts.computers import is_computer, level_of, waits_for_computer
from bot.facts.news import Drafted
from bot.game.acting import beside, laying
from bot.game.acting.carry_out import confirm, settle
from bot.game.drafting.awaiting import note_awaited
from bot.game.drafting.by_computer import drafted
from bot.game.drafting.rehearsal import Lines
from bot.game.drafting.rehearse import lines_of
from bot.game.reactions import standing
from bot.game.reactions.standing import Draw
from bot.game.side import crews, teams
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.table.made import Made
from bot.game.table.tries import Tries
from bot.newest import Newest
from bot.store import timers
from bot.store.seats import DraftRow
from engine import EngineError, EngineFault, GameState, Side, legal_actions, parse, text, to_act
from engine.actions import END, Attack
from engine.battle import Battle
from engine.onward import fights_on
from engine.players import Level
from engine.thinking import decide

#: Tables whose computers think at the same time, and rounds of a turn before somebody looks into it.
AT_ONCE = 4
_LONGEST_TURN = 400
#: A game that changes under a computer is thought through again, so often.
_TRIES = 5
#: A turn that failed is tried again after this.
_AGAIN_SECONDS = 30.0
#: Tables that are looked at for one that nobody thinks about, and how long one is left to another process.
_LOOKED_AT = 64
_LEFT_SECONDS = 2.0


class OpenDecision(NamedTuple):
    """A position in which a computer must decide."""

    battle: Battle
    state: GameState
    side: Side
    level: Level
    seed: str


#: Thinks until chance speaks; in another process, for it may take a second.
Think = Callable[[OpenDecision], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a computer has done in a turn, and at which revision it began; or drafted, beside others of its side."""

    revision: int
    side: Side
    person: int
    lines: tuple[str, ...]
    drafts: bool = False
    #: What the others of its side had drafted when it thought.
    beside: Mapping[int, Lines] = field(default_factory=dict)
    #: The change that came of the lines on the game as it was thought about, and what is asked at its end.
    change: Change | None = field(default=None, compare=False)
    ask: Question | None = field(default=None, compare=False)


class Computers:
    """The computers of all tables."""

    def __init__(self, desk: Desk, think: Think, draw: Draw) -> None:
        self._desk = desk
        self._think = think
        self._draw = draw
        #: Tables that another process was seen to think about, until when they are left to it.
        self._elsewhere: Newest[int, float] = Newest(_LOOKED_AT)
        self._busy: dict[int, asyncio.Task[None]] = {}
        #: Who looks on until the computers of a game have played.
        self._onlookers: dict[int, list[asyncio.Future[None]]] = {}

    @property
    def called(self) -> bool:
        """Whether a table has come to wait for a computer since they were last looked after."""
        return self._desk.called.is_set()

    @property
    def thinking(self) -> bool:
        """Whether any of them is thinking."""
        return bool(self._busy)

    async def tick(self) -> int:
        """Let those think whose turn it is, the longest waiting first; returns how many began."""
        self._desk.called.clear()
        room = AT_ONCE - len(self._busy)
        if room <= 0:
            return 0
        async with self._desk.store.read() as conn:
            rows = await timers.thinking(conn, self._desk.now(), _LOOKED_AT)
        now = asyncio.get_running_loop().time()
        free = [
            row for row in rows if row.game not in self._busy and self._elsewhere.get(row.game, now) <= now
        ]
        waiting = free[:room]
        for row in waiting:
            task = asyncio.get_running_loop().create_task(self._one(row), name="computer")
            self._busy[row.game] = task
            task.add_done_callback(partial(self._done, row.game))
        return len(waiting)

    def _done(self, game: int, _: asyncio.Task[None]) -> None:
        self._busy.pop(game, None)
        self.heard(game)

    def heard(self, game: int) -> None:
        """A game has gone on: whoever looks on looks anew."""
        for one in self._onlookers.pop(game, ()):
            if not one.done():
                one.set_result(None)

    async def attend(self, game: int, seconds: float) -> None:
        """Look on until a game waits for no computer, but no longer than that; whoever looks after them lets them
        think."""
        end = asyncio.get_running_loop().time() + seconds
        while True:
            played: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._onlookers.setdefault(game, []).append(played)
            live = await self._desk.load(game)
            left = end - asyncio.get_running_loop().time()
            if live.row.status != "running" or not waits_for_computer(live.row.facts.awaited) or left <= 0:
                return
            await asyncio.wait({played}, timeout=left)

    async def rest(self) -> None:
        """Wait until one of those who think is done."""
        if self._busy:
            await asyncio.wait([*self._busy.values()], return_when=asyncio.FIRST_COMPLETED)

    async def close(self) -> None:
        """What is being thought is thought again by the next process."""
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _one(self, row: timers.TimerRow) -> None:
        try:
            async with self._desk.alone(f"computer:{row.game}") as mine:
                if mine:
                    await self.play(row.game)
                else:
                    until = asyncio.get_running_loop().time() + _LEFT_SECONDS
                    self._elsewhere.keep(row.game, until)
        except Exception as error:
            told(error, game=row.game, timer=row.kind)
            self._desk.forget(row.game)
            async with self._desk.store.write() as conn:
                await timers.put_off(conn, row, self._desk.now() + _AGAIN_SECONDS)

    async def play(self, game: int) -> None:
        """Play the turn of the computer a game waits for. Nothing, if it waits for none."""
        for _ in range(_TRIES):
            live = await self._desk.load(game)
            turn = await self._thought_out(live)
            if turn is None:
                return
            try:
                await self._desk.change(game, self._made(turn))
                return
            except (UserError, EngineError) as error:
                if isinstance(error, EngineFault):
                    raise
                # Somebody has changed his orders, or taken something back: it is another position now.
                self._desk.forget(game)
        raise UserError("stale", revision=live.row.revision)

    async def _thought_out(self, live: Live) -> _Turn | None:
        person = next((one for one in live.row.facts.awaited if is_computer(one)), None)
        side = None if live.state is None else to_act(live.state)
        if person is None or side is None or live.row.status != "running":
            return None
        if teams.together(live, side):
            lines = await asyncio.to_thread(drafted, _copy(live), side, person)
            beside = _others(live, side, person)
            return _Turn(live.row.revision, side, person, lines, drafts=True, beside=beside)
        change, done = Change(live, self._desk.now()), list[str]()
        ask: Question | None = None
        for _ in range(_LONGEST_TURN):
            state = change.state
            assert state is not None
            if ask is not None or not _goes_on(change, side, person):
                break
            thought = await self._next(change, state, side, person)
            for line in thought:
                ask = _do(change, line, side, person, self._draw)
                done.append(line)
                if not _goes_on(change, side, person):
                    break
        return _Turn(live.row.revision, side, person, tuple(done), change=change, ask=ask)

    async def _next(self, change: Change, state: GameState, side: Side, person: int) -> list[str]:
        """What it does next; where each fires his own a single thing of its own units, for it thinks for a side."""
        seed = f"{change.live.row.id}|{person}"
        crew = teams.crew_after(change, side)
        if not crew.several or crews.phase(crew, state, change.memo) != "battle":
            return await self._think(OpenDecision(state.battle, state, side, level_of(person), seed))
        ordered = crews.ordered_by(change.memo, state.turn.number)
        own = tuple([one for one in legal_actions(state) if crew.barred(state, person, one, ordered) is None])
        at = fights_on(state) if laying.overruns_live(change) else None
        if at is not None:
            own = tuple([one for one in own if one == END or (isinstance(one, Attack) and one.unit == at)])
        action = await asyncio.to_thread(decide, state, side, level_of(person), seed, own or None)
        return [text(action, state.battle.board)]

    def _made(self, turn: _Turn) -> Callable[[Live], Awaitable[Change]]:
        """The turn as it was thought out; once more, if the game was stored anew meanwhile, by whatever process."""

        async def making(live: Live) -> Change:
            if live.row.revision != turn.revision:
                raise UserError("stale", revision=live.row.revision)
            change, ask = turn.change, turn.ask
            if change is None or change.live is not live:
                change, ask = Change(live, self._desk.now()), None
                if turn.drafts:
                    _draft(change, turn, self._draw)
                    return change
                for line in turn.lines:
                    ask = _do(change, line, turn.side, turn.person, self._draw)
            if change.steps or laying.is_through(change):
                settle(change, turn.side, ask, self._draw, turn.person, actor="computer")
            else:
                # It has only said that it is through with its attacks.
                note_awaited(change)
            return change

        return making


def _goes_on(change: Change, side: Side, person: int) -> bool:
    """Whether the next decision of the turn is this computer's, too: its side may have other generals."""
    state = change.state
    assert state is not None
    if to_act(state) != side or state.turn.number != change.live.board.turn.number:
        return False
    if laying.is_through(change):
        # What its side has planned goes on.
        return False
    crew = teams.crew_after(change, side)
    if not crew.several or all(is_computer(one) for one in crew.persons):
        return True
    return crews.phase(crew, state, change.memo) != "act" and person in crews.awaited(
        change.now_seated, state, change.memo, change.now_drafted
    )


def _copy(live: Live) -> Live:
    """The same game for another thread, with nothing tried on it."""
    return replace(live, views={}, tries=Tries(), made=Made())


def _others(live: Live, side: Side, person: int) -> dict[int, Lines]:
    return {one: lines for one, lines in lines_of(live.drafts, side).items() if one != person}


def _draft(change: Change, turn: _Turn, draw: Draw) -> None:
    """Its part is drafted, and it says so; with the last of them everything is carried out. Raises UserError if others
    have drafted anything else meanwhile, or plan once more."""
    live = change.live
    if turn.person not in live.row.facts.awaited or _others(live, turn.side, turn.person) != turn.beside:
        raise UserError("stale", revision=live.row.revision)
    row = DraftRow(turn.person, turn.side, turn.revision, turn.lines, False, turn.person)
    change.drafts[(turn.person, turn.side)] = row
    change.say(Drafted(turn.side, turn.person, turn.person))
    change.result = confirm(change, turn.side, turn.person, (), draw)


def _do(change: Change, line: str, side: Side, person: int, draw: Draw) -> Question | None:
    assert change.state is not None
    action = parse(line, change.state.battle.board)
    if action == END and beside.ends(change, side, person):
        return None
    change.act(action, side, "computer", person)
    return standing.answer(change, draw)
