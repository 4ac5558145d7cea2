"""What one person sees: his side's view of the board, what he may do, and the log as he may read it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.facts.drafted import LineLeft, Vote
from bot.game.reading.gamecards import card
from bot.game.side import teams
from bot.game.side.crews import deputies_in
from bot.game.table.desk import Desk, Done
from bot.game.table.live import Live
from bot.game.table.recent import Happened
from bot.game.values import LogLine, Look, Outcome
from bot.store import log
from bot.store.log import LogRow
from bot.store.text import eventtext
from engine import Event, Side, Viewer, redact, redact_line, to_act
from engine.events import CardsDrawn
from engine.notation import described
from engine.types import SIDES, CardId


def viewer_for(live: Live, person: int | None, side: Side | None) -> Viewer:
    """Whose eyes a person has: those of his side; of somebody who plays no part a spectator's."""
    if person is None or not teams.sides_of(live.seats, person):
        return "spectator"
    return teams.side_for(live, person, side)


def look_of(live: Live, person: int | None, side: Side | None) -> Look:
    """A running or finished game as a person sees it. Raises UserError if it has not been started."""
    viewer = viewer_for(live, person, side)
    # By the eyes he has: whether he has named his only side or not, it is the same.
    whose = (person, viewer)
    known = live.made.looks.get(whose)
    if known is not None:
        return known
    state = live.board
    sides = () if person is None else teams.sides_of(live.seats, person)
    own: Side | None = viewer if viewer in SIDES else None
    rest = live.row.memo.rest
    mine = live.row.status == "running" and viewer != "spectator" and to_act(state) == viewer
    look = Look(
        game=card(live),
        viewer=viewer,
        view=live.view(viewer),
        sides=sides,
        may_act=mine and person in live.row.facts.awaited,
        played_for=mine and _played_for(live, person),
        answered=tuple([one for one in live.row.memo.answered if (one.person, one.side) == (person, viewer)]),
        undoes=mine and _undoes(live, viewer),
        bound=live.row.setup.cup is not None,
        votes=() if own is None else votes_of(live, own),
        planned=() if own is None else _planned(live, own),
        speaks=person is not None and own is not None and teams.speaks(live, own, person),
        rest=rest.lines if rest is not None and (rest.turn, rest.side) == (state.turn.number, viewer) else (),
    )
    live.made.looks[whose] = look
    return look


def _undoes(live: Live, side: Viewer) -> bool:
    """Whether the last thing done is of this turn's side, of one person, and no chance has spoken since."""
    state = live.board
    return state.turn.side == side and state.undo_floor < state.ply and not teams.is_team(live.seats, side)


def _played_for(live: Live, person: int | None) -> bool:
    side = to_act(live.board)
    return side is not None and person in deputies_in(live.row.memo, side, live.board.turn.number)


def _planned(live: Live, side: Side) -> tuple[CardId, ...]:
    """What the commander of several has planned while the other side moves; whom he orders with it is his own still."""
    if live.board.turn.side == side or not teams.is_team(live.seats, side):
        return ()
    draft = live.drafts.get((teams.crew(live, side).commander, side))
    lines = [described(line) for line in draft.lines] if draft is not None else []
    return tuple([line.card for line in lines if line.verb == "play" and line.card])


def votes_of(live: Live, side: Side) -> tuple[Vote, ...]:
    """The most votes first; of as many, the one named first."""
    by_line: dict[str, list[int]] = {}
    for note in live.notes:
        if (note.side, note.kind) == (side, "vote"):
            by_line.setdefault(note.text, []).append(note.person)
    votes = [Vote(line, tuple(persons)) for line, persons in by_line.items()]
    return tuple(sorted(votes, key=lambda vote: -len(vote.persons)))


def line_of(
    row: LogRow,
    viewer: Viewer,
    events: Sequence[Event] | None = None,
    *,
    undone: bool = False,
    sides: Sequence[Side] = (),
) -> LogLine:
    """A row of the log as a viewer may read it, with what each of these sides has drawn."""
    happened = eventtext.loads(row.events) if events is None else events
    seen = [
        redact(event, event.side if isinstance(event, CardsDrawn) and event.side in sides else viewer)
        for event in happened
    ]
    return LogLine(
        revision=row.revision,
        kind=row.kind,
        side=row.side,
        actor=row.actor,
        person=row.person,
        notation=row.notation and redact_line(row.notation, row.side, viewer),
        events=tuple([event for event in seen if event is not None]),
        turn=row.turn,
        at=row.at,
        undone=undone,
    )


def read(one: Happened, viewer: Viewer) -> LogLine:
    """A row as a viewer may read it, as long as nobody asks whether it was taken back."""
    line = one.read.get(viewer)
    if line is None:
        line = one.read[viewer] = line_of(one.row, viewer, one.events)
    return line


async def outcome_of(
    desk: Desk, done: Done, person: int, side: Side | None, left: tuple[LineLeft, ...] = ()
) -> Outcome:
    """What is answered to whoever asked for a change."""
    live = done.live
    look = look_of(live, person, side)
    known = live.recent.from_on(done.first) if done.change is not None else None
    if known is not None and look.sides == (look.viewer,):
        # As the panels of the turn will tell it again.
        steps = tuple([read(one, look.viewer) for one in known])
    elif done.change is not None:
        steps = tuple(
            line_of(step.row, look.viewer, step.events, sides=look.sides) for step in done.change.steps
        )
    else:
        async with desk.store.read() as conn:
            rows = await log.between(conn, live.row.id, done.first, done.last)
        steps = tuple(line_of(row, look.viewer, sides=look.sides) for row in rows)
    return Outcome(look.game, look, steps, left, done.repeated)
