"""Standing orders: what is answered for a side while the other one plays its turn, and what must be asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

from bot.errors import UserError
from bot.facts.clock import Question
from bot.facts.computers import is_computer, level_of
from bot.facts.kinds import Actor
from bot.facts.memo import Habit
from bot.facts.policy import Doctrine, Policy, PolicySettings
from bot.game.clock import ticking
from bot.game.reactions import doctrine, otherwise
from bot.game.side import teams
from bot.game.side.crews import ordered_by
from bot.game.table.desk import Desk
from bot.game.table.live import Change, Live
from bot.game.values import Request
from bot.store import people, retried
from bot.store.text import coding
from engine import Action, GameState, Side, legal_actions, parse, project, text, to_act
from engine.actions import PASS
from engine.choice import asked_at
from engine.frames import BattleBack, PlayCombat, React, RetreatUnit, Strike
from engine.rules.combat import dice_count
from engine.thinking import decide
from engine.types import OTHER

#: Answer times of somebody who has never been asked, in seconds: a phone at hand, a meeting, an evening.
FIRST_TIMES = (60.0, 300.0, 900.0, 2400.0, 7200.0)
_TIMES_KEPT = 20
#: Of so many of them the longest, so that who answers as always is nearly always in time.
_TIMES_DRAWN = 3
#: Seconds: so exactly it is known when somebody was last at the table.
_NOTED_SECONDS = 30.0
#: So many units may have words of their own.
_MOST_HEXES = 40
#: Draws a number from 0 up to 1.
Draw = Callable[[], float]


class Policies:
    """Reaction policies, and what follows from them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def set(self, request: Request, **changes: Unpack[PolicySettings]) -> Policy:
        """Change the policy of a player in a game."""

        async def making(live: Live) -> Change:
            side = teams.side_of(live, request)
            change = Change(live, self._desk.now())
            policy = _changed(live.policy(request.person, side), changes)
            change.policies[(request.person, side)] = policy
            return change

        done = await self._desk.change(
            request.game, making, interaction=request.interaction, person=request.person
        )
        return done.live.policy(request.person, teams.side_of(done.live, request))

    async def default(self, person: int) -> Policy:
        """The policy a person starts new games with."""
        async with self._desk.store.read() as conn:
            return (await people.get(conn, person)).policy

    @retried
    async def set_default(self, person: int, **changes: Unpack[PolicySettings]) -> Policy:
        """Change the policy a person starts new games with."""
        async with self._desk.store.write() as conn:
            said = await people.get_to_change(conn, person)
            policy = _changed(said.policy, changes)
            await people.put(conn, person, said._replace(policy=policy))
        return policy

    async def highlight(self, game: int) -> str | None:
        """What the doctrine would do with the open retreat, for the button to be marked."""
        return highlight(await self._desk.load(game))


def highlight(live: Live) -> str | None:
    """What the doctrine would do with the open retreat."""
    state = live.board
    return retreat_line(live, state, ask="cover") if isinstance(state.pending[-1], RetreatUnit) else None


def _changed(policy: Policy, changes: PolicySettings) -> Policy:
    """A policy with other words. Raises UserError for a word or a value that does not exist."""
    amended = coding.amended(policy, changes, "no-such-policy")
    for name, hexes in (("protect", amended.protect), ("units", amended.units)):
        if len(hexes) > _MOST_HEXES:
            raise UserError("no-such-policy", name=name, value=str(len(hexes)))
    return amended._replace(
        protect=tuple(sorted({at.upper() for at in amended.protect})),
        units={at.upper(): word for at, word in amended.units.items()},
    )


def answer(change: Change, draw: Draw) -> Question | None:
    """Answer for the side that is not playing its turn, as long as its standing orders say how.

    Returns the clock of the question if it has to be asked itself.
    """
    while True:
        state = change.state
        assert state is not None
        side = to_act(state)
        if side is None or side == state.turn.side:
            # Whoever plays the turn is here: it decides for itself, its own retreats included.
            return None
        frame = state.pending[-1]
        computer = _computer(change, state, side)
        if computer is not None:
            # In the same moment, whatever it holds: it never keeps anybody waiting.
            action = decide(state, side, level_of(computer), f"{change.live.row.id}|{computer}")
            change.act(action, side, "computer", computer)
        elif isinstance(frame, (React, PlayCombat)):
            asked = _ask_reaction(change, side, draw)
            if asked is not None:
                return asked
            _react(change, state, side)
        elif isinstance(frame, RetreatUnit):
            line = retreat_line(change.live, state)
            if line is None:
                return ticking.question(side, change.now, ticking.RETREAT_SECONDS, "retreat")
            _retreat(change, state, side, line)
        elif isinstance(frame, BattleBack) and _battles_back(change.live, state, frame):
            _do(change, state, side, "doctrine", text(legal_actions(state)[0], state.battle.board))
        else:
            return ticking.question(side, change.now, ticking.RETREAT_SECONDS, "other")


def asked_again(change: Change, side: Side, draw: Draw) -> Question:
    """The clock of a question that stands open once more: as long as the first time."""
    state = change.state
    assert state is not None
    reacts = isinstance(state.pending[-1], (React, PlayCombat))
    asked = _ask_reaction(change, side, draw) if reacts else None
    return asked or ticking.question(side, change.now, ticking.RETREAT_SECONDS, "other")


def _computer(change: Change, state: GameState, side: Side) -> int | None:
    """The computer that answers the open question, if it is one who does."""
    crew = teams.crew_after(change, side)
    if not crew.rows:
        return None
    person = crew.answers(state, ordered_by(change.memo, state.turn.number))
    return person if is_computer(person) else None


def expired(change: Change) -> None:
    """Answer an open question whose time is over: by the policy, whatever its side holds."""
    state = change.state
    assert state is not None
    side = to_act(state)
    assert side is not None
    frame = state.pending[-1]
    if isinstance(frame, (React, PlayCombat)):
        _react(change, state, side)
    elif isinstance(frame, RetreatUnit):
        _retreat(change, state, side, retreat_line(change.live, state, ask="cover") or "")
    else:
        # A step of a special rule: to pass is the way to go on, where there is one.
        legal = legal_actions(state)
        change.act(PASS if PASS in legal else legal[0], side, "policy", None)


def _do(change: Change, state: GameState, side: Side, actor: Actor, line: str) -> None:
    action: Action = parse(line, state.battle.board)
    change.act(action, side, actor, None)


def _react(change: Change, state: GameState, side: Side) -> None:
    """What the policy answers, and what the usual one would have answered: asked of everybody, whatever he holds."""
    person, policy = _answerer(change.live, state, side)
    line = reaction_line(change.live, state)
    if policy != Policy():
        otherwise.note(
            change, state, side, (person, policy), line, reaction_line(change.live, state, Policy())
        )
    _do(change, state, side, "policy", line)


def _retreat(change: Change, state: GameState, side: Side, line: str) -> None:
    person, policy = _answerer(change.live, state, side)
    if policy != Policy():
        usual = retreat_line(change.live, state, policy=Policy()) or ""
        otherwise.note(change, state, side, (person, policy), line, usual)
    _do(change, state, side, "doctrine", line)


def _answerer(live: Live, state: GameState, side: Side) -> tuple[int, Policy]:
    """Whoever answers the open question, and his policy."""
    crew = teams.crew(live, side)
    if not crew.rows:
        return 0, Policy()
    person = crew.answers(state, ordered_by(live.row.memo, state.turn.number))
    return person, live.policy(person, side)


def _policy(live: Live, state: GameState, side: Side) -> Policy:
    return _answerer(live, state, side)[1]


def reaction_line(live: Live, state: GameState, policy: Policy | None = None) -> str:
    """What the policy answers in the open window: to an attack, or before a retreat."""
    frame, names = state.pending[-1], state.battle.board.names
    if isinstance(frame, PlayCombat):
        at = asked_at(state)
        if policy is None:
            policy = live.policy(0, frame.owner) if at is None else _policy(live, state, frame.owner)
        return doctrine.stubborn(project(state, frame.owner), policy, None if at is None else names[at])
    assert isinstance(frame, React)
    strike: Strike = frame.strike
    policy = policy or _policy(live, state, frame.owner)
    dice, attacker = strike.dice, ""
    if strike.origin is not None:
        attacker, units = names[strike.origin], state.units
        dice = dice_count(state, units[strike.origin], strike.origin, units[strike.at], strike.at)
    return doctrine.reaction(project(state, frame.owner), policy, attacker, dice)


def retreat_line(
    live: Live, state: GameState, ask: Doctrine | None = None, policy: Policy | None = None
) -> str | None:
    """Where the doctrine goes; None: its owner wants to be asked (`ask`: what is done in its place)."""
    frame = state.pending[-1]
    assert isinstance(frame, RetreatUnit)
    policy = policy or _policy(live, state, frame.owner)
    word = doctrine.doctrine_for(policy, state.battle.board.names[frame.at])
    if word == "ask":
        if ask is None:
            return None
        word = ask
    return doctrine.retreat(project(state, frame.owner), policy, word, frame.flags - frame.ignorable)


def _battles_back(live: Live, state: GameState, frame: BattleBack) -> bool:
    """A battle back risks nothing and waits for nobody, but for who wants to be asked of each unit (CM-BR-6)."""
    policy = _policy(live, state, frame.owner)
    return doctrine.doctrine_for(policy, state.battle.board.names[frame.at]) != "ask"


def _ask_reaction(change: Change, side: Side, draw: Draw) -> Question | None:
    """The clock of an Ambush question, where the table asks it.

    Nothing here looks into a hand: the window of a side that holds the card closes when it would without.
    """
    mode, habit = change.live.row.setup.reactions, change.live.row.memo.habit_of(side)
    if mode == "live":
        there = habit.last is not None and change.now - habit.last <= ticking.LIVE_RECENT
        if there or _plays_both(change, side):
            return ticking.question(side, change.now, ticking.LIVE_SECONDS, "react")
    if mode == "fair":
        seconds = open_for(habit.answers or FIRST_TIMES, draw)
        return ticking.question(side, change.now, seconds, "react")
    return None


def _plays_both(change: Change, side: Side) -> bool:
    """Whether whoever attacks is asked himself: then he is there."""
    seats = change.now_seated
    return bool(set(teams.persons(seats, side)) & set(teams.persons(seats, OTHER[side])))


def open_for(times: Sequence[float], draw: Draw) -> float:
    """How long a window is open in the mode "fair": the longest of three of its side's past answer times, up to half as
    much again; from ten minutes to four hours.

    So a quick table plays quickly, and whoever holds the card and answers as he always did is mostly in time; if not,
    his policy answers for him. All of it is known to everybody beforehand but for the draw, which is the same for all.
    """
    longest = max(times[int(draw() * len(times))] for _ in range(_TIMES_DRAWN))
    return min(max(longest * (1 + draw() / 2), ticking.FAIR_LEAST), ticking.FAIR_SECONDS)


def note_answer(change: Change, side: Side, actor: Actor) -> None:
    """Remember how long a person took to answer a question, and when he was last seen at the table."""
    if actor != "person":
        return
    memo, clock = change.memo, change.live.row.facts.clock
    habit = memo.habit_of(side)
    times = habit.answers
    if clock is not None and clock.ask is not None and clock.ask.side == side:
        times = (*times, change.now - clock.ask.since)[-_TIMES_KEPT:]
    elif habit.last is not None and abs(change.now - habit.last) < _NOTED_SECONDS:
        # Not at every tap: it would be stored each time.
        return
    change.memo = memo._replace(habits={**memo.habits, side: Habit(change.now, times)})
