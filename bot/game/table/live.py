"""A game in memory, and a change of it before it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.clock import TurnClock
from bot.facts.kinds import Actor, StepKind
from bot.facts.memo import Memo
from bot.facts.news import News
from bot.facts.policy import Policy
from bot.facts.public import Facts
from bot.facts.rhythm import Rhythm
from bot.facts.seat import Seat
from bot.game.table.made import Made
from bot.game.table.recent import Happened, Recent
from bot.game.table.tries import Tries
from bot.store.games import GameRow
from bot.store.log import LogRow
from bot.store.notes import NoteRow
from bot.store.seats import DraftRow
from bot.store.text import eventtext
from bot.store.timers import TimerRow
from engine import (
    Action,
    Event,
    GameState,
    PlayerView,
    Side,
    Viewer,
    apply,
    project,
    text,
    whatif,
)
from engine.dice import Roll, dice_for
from engine.lapses import with_lapses

#: A side's policy or draft: who, and for which side.
Whose = tuple[int, Side]


@dataclass(frozen=True, slots=True)
class Live:
    """A game as it is stored at one version. It is shared: nothing in it is ever written."""

    row: GameRow
    seats: tuple[Seat, ...]
    policies: Mapping[Whose, Policy]
    drafts: Mapping[Whose, DraftRow]
    timers: tuple[TimerRow, ...]
    #: None before the start.
    state: GameState | None
    #: What the members of a team leave for each other.
    notes: tuple[NoteRow, ...] = ()
    #: When its persons sleep and are away, of those who have said so.
    rhythms: Mapping[int, Rhythm] = field(default_factory=dict)
    #: Views of this version, made when they are asked for.
    views: dict[Viewer, PlayerView] = field(default_factory=dict, repr=False)
    #: Positions that drafts lead to, for as long as the board stands.
    tries: Tries = field(default_factory=Tries, repr=False)
    #: What happened in this turn and the one before.
    recent: Recent = field(default_factory=Recent, repr=False)
    #: What was made of this version, to be shown.
    made: Made = field(default_factory=Made, repr=False)

    @property
    def board(self) -> GameState:
        """The state of a game that has been started. Raises UserError."""
        if self.state is None:
            raise UserError("not-running", game=self.row.id)
        return self.state

    @property
    def clock(self) -> TurnClock:
        """The clock of a running game. Raises UserError."""
        if self.row.facts.clock is None:
            raise UserError("not-running", game=self.row.id)
        return self.row.facts.clock

    def view(self, viewer: Viewer) -> PlayerView:
        """What a viewer may know."""
        view = self.views.get(viewer)
        if view is None:
            view = project(self.board, viewer)
            if self.row.status != "running":
                # Given up or cancelled: the board stands as it was left, and nobody has anything to decide.
                view = view._replace(legal=(), winner=self.row.winner)
            self.views[viewer] = view
        return view

    def policy(self, person: int, side: Side) -> Policy:
        """The policy of a player; everybody has one."""
        return self.policies.get((person, side)) or _DEFAULT


_DEFAULT = Policy()


class Step(NamedTuple):
    """A row of the log that is not stored yet, with what it holds as objects."""

    row: LogRow
    events: tuple[Event, ...]
    state: GameState


class Change:
    """What one transaction is to do to a game. Made without waiting for anything, so it can be made again."""

    def __init__(self, live: Live, now: float) -> None:
        self.live = live
        self.now = now
        #: The row the game will have but for its facts and what the service remembers, which change at every step;
        #: revision and version are counted when it is stored.
        self.row = live.row
        #: What everybody will be able to know.
        self.facts: Facts = live.row.facts
        #: What only the service will know.
        self.memo: Memo = live.row.memo
        self.state = live.state
        self.steps: list[Step] = []
        self.said: list[News] = []
        self.seats: tuple[Seat, ...] | None = None
        #: When those who will sit here sleep and are away.
        self.rhythms = live.rhythms
        self.timers: tuple[TimerRow, ...] | None = None
        self.policies: dict[Whose, Policy] = {}
        self.drafts: dict[Whose, DraftRow] = {}
        self.notes: tuple[NoteRow, ...] | None = None
        self.audits: list[tuple[int | None, Audited]] = []
        #: What the caller wants to hand on from the making of the change to its outcome.
        self.result: object = None

    @property
    def revision(self) -> int:
        """The revision the game will have."""
        return self.live.row.revision + len(self.steps)

    @property
    def spoken(self) -> Step | None:
        """The step with which something was rolled, shown or handed over."""
        floor = self.live.state.undo_floor if self.live.state is not None else 0
        return next((step for step in self.steps if step.state.undo_floor > floor), None)

    @property
    def after(self) -> GameRow:
        """The row as it will be once it is stored."""
        return self.row._replace(
            revision=self.revision, version=self.live.row.version + 1, facts=self.facts, memo=self.memo
        )

    @property
    def becomes(self) -> Live:
        """The game as it will be once this is stored."""
        live, after, stands = self.live, self.after, self.state is self.live.state
        return Live(
            row=after,
            seats=self.now_seated,
            policies={**live.policies, **self.policies},
            drafts=self.now_drafted,
            timers=self.now_ticking,
            state=self.state,
            notes=self.now_noted,
            rhythms=self.rhythms,
            views=live.views if stands and after.status == live.row.status else {},
            recent=live.recent.grown([Happened(step.row, step.events, {}) for step in self.steps]),
            tries=live.tries if stands else Tries(),
        )

    @property
    def now_seated(self) -> tuple[Seat, ...]:
        """The seats the game will have."""
        return self.live.seats if self.seats is None else self.seats

    @property
    def now_ticking(self) -> tuple[TimerRow, ...]:
        """The timers the game will have."""
        return self.live.timers if self.timers is None else self.timers

    @property
    def now_drafted(self) -> dict[Whose, DraftRow]:
        """The drafts the game will have."""
        merged = {**self.live.drafts, **self.drafts}
        return {whose: draft for whose, draft in merged.items() if draft.kept}

    @property
    def now_noted(self) -> tuple[NoteRow, ...]:
        """The notes the game will have."""
        return self.live.notes if self.notes is None else self.notes

    def say(self, news: News) -> None:
        """Tell this once it is stored."""
        self.said.append(news)

    def audit(self, done: Audited, person: int | None = None) -> None:
        """Note this for the moderators."""
        self.audits.append((person, done))

    def act(self, action: Action, side: Side, actor: Actor, person: int | None) -> None:
        """Do an action. Raises IllegalAction."""
        before = self.state
        assert before is not None
        notation = text(action, before.battle.board)
        # What a draft has tried without chance is done as it was tried: each of its lines once.
        done = self.live.tries.known(whatif.unrolled, before, action)
        if done is None:
            done = apply(before, action, dice_for(self.row.seed, self.facts.salts, before.ply, notation))
        after, events, rolls = done
        events = with_lapses(before, action, after, events)
        self.step("action", side, actor, person, after, events=events, rolls=rolls, notation=notation)

    def retell(self, events: tuple[Event, ...]) -> None:
        """The last step is told with these events."""
        last = self.steps[-1]
        self.steps[-1] = Step(last.row._replace(events=eventtext.dumps(events)), events, last.state)

    def step(
        self,
        kind: StepKind,
        side: Side | None,
        actor: Actor,
        person: int | None,
        after: GameState,
        *,
        events: tuple[Event, ...] = (),
        rolls: tuple[Roll, ...] = (),
        notation: str | None = None,
        parent: int | None = None,
    ) -> None:
        """Add a row to the log."""
        row = LogRow(
            game=self.live.row.id,
            revision=self.revision + 1,
            parent=self.revision if parent is None else parent,
            kind=kind,
            side=side,
            actor=actor,
            person=person,
            notation=notation,
            rolls=rolls,
            events=eventtext.dumps(events),
            ply=after.ply,
            turn=after.turn.number,
            at=self.now,
        )
        self.steps.append(Step(row, events, after))
        self.state = after
