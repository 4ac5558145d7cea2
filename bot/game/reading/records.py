"""The log as each may read it, and the record to take home."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.game.reading.looks import line_of, read, viewer_for
from bot.game.table.desk import Desk
from bot.game.table.live import Live
from bot.game.table.recent import Happened
from bot.game.values import LogLine
from bot.store import Database
from bot.store import log as rows_of
from bot.store.log import LogRow
from engine import Event, GameState, Side, Viewer, codec, proof, record
from engine.events import CardPlayed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Export:
    """A file to hand out."""

    name: str
    text: str


async def taken_back(
    store: Database, live: Live, person: int | None, to: int, last: int, side: Side | None = None
) -> tuple[LogLine, ...]:
    """What going back from revision `last` to an earlier one takes away, as a person may read it, oldest first."""
    viewer = viewer_for(live, person, side)
    async with store.read() as conn:
        rows = await rows_of.between(conn, live.row.id, 1, last)
    return tuple([line_of(row, viewer) for row in reversed(kept(rows)) if row.revision > to])


async def taken_quietly(desk: Desk, live: Live, undo: int) -> bool:
    """Whether what an undo took away had brought nothing to light: then it lies nowhere any more."""
    async with desk.store.read() as conn:
        (row,) = await rows_of.between(conn, live.row.id, undo, undo)
    return bool(await _quiet(desk, live, (row,)))


async def export(desk: Desk, live: Live, person: int | None, side: Side | None) -> Export:
    """A file with the game: all of it once it is over, before that what this person may know."""
    rows = await all_rows(desk.store, live)
    if live.row.status == "over":
        return await recorded(live, rows)
    viewer = viewer_for(live, person, side)
    view = live.view(viewer)
    gone = await put_away(desk, live, rows, viewer)
    told = [line_of(row, viewer) for row in rows if row.revision not in gone]
    head = {
        "format": "fieldpost-view", "version": 1, "game": live.row.id, "revision": live.row.revision,
        "viewer": viewer, "seed_hash": live.row.seed_hash, "view": _plain(view),
    }  # fmt: skip
    return Export(_name_of(live), _text(head, [_line(one) for one in told]))


async def put_away(desk: Desk, live: Live, rows: Sequence[LogRow], viewer: Viewer) -> frozenset[int]:
    """The revisions that a viewer reads nothing of while the battle runs: what the other side has laid on the table and
    taken back before anything was rolled or shown, and that it did."""
    gone: set[int] = set()
    others = [row for row in rows if row.kind == "undo" and viewer not in ("referee", row.side)]
    quiet = await _quiet(desk, live, others) if others else frozenset()
    for place, row in enumerate(rows):
        if row.revision in quiet:
            before = kept(list(rows[:place]))
            gone |= {row.revision, *[one.revision for one in before if one.revision > row.parent]}
    return frozenset(gone)


async def _quiet(desk: Desk, live: Live, undone: Sequence[LogRow]) -> frozenset[int]:
    """Of undos the revisions of those between whose two positions nothing was rolled, shown or handed over."""
    ends = {row.revision: (row.revision - 1, row.parent) for row in undone}
    kept = await desk.states_at(live, {one for pair in ends.values() for one in pair})
    floors = {one: None if state is None else state.undo_floor for one, state in kept.items()}
    return frozenset(
        [
            one
            for one, (last, then) in ends.items()
            if floors[last] is not None and floors[last] == floors[then]
        ]
    )


def _text(head: Mapping[str, object], lines: Iterable[Mapping[str, object]]) -> str:
    """As JSON, a line for each field and for each entry of the log: indenting it all takes ten times as long."""
    fields = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    log = ",\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
    return "{\n" + ",\n".join(fields) + f',\n"log": [\n{log}\n]\n}}\n'


def _line(one: LogLine) -> dict[str, object]:
    return {
        "revision": one.revision, "side": one.side, "actor": one.actor, "action": one.notation,
        "events": [[type(event).__name__, *event] for event in one.events],
    }  # fmt: skip


async def log(
    store: Database,
    live: Live,
    person: int | None,
    side: Side | None,
    first: int = 0,
    last: int | None = None,
) -> tuple[LogLine, ...]:
    """The log of a game as a person may read it, between two revisions."""
    viewer = _viewer(live, person, side)
    until = live.row.revision if last is None else last
    known = live.recent.from_on(first)
    if known is not None:
        present = _present([one.row for one in known])
        return tuple(
            read(one, viewer)._replace(undone=_is_undone(one.row, present))
            for one in known
            if one.row.revision <= until
        )
    async with store.read() as conn:
        rows = await rows_of.between(conn, live.row.id, first, live.row.revision)
    present = {row.revision for row in kept(rows)} if not first else _present(rows)
    return tuple(
        line_of(row, viewer, undone=_is_undone(row, present)) for row in rows if row.revision <= until
    )


async def recent(
    store: Database, live: Live, person: int | None = None, side: Side | None = None
) -> tuple[LogLine, ...]:
    """The log of this turn and of the two before it, as a person may read it; what was taken back is left out."""
    viewer = _viewer(live, person, side)
    return tuple([read(one, viewer) for one in reversed([*_counted(await _recent(store, live))])])


async def since(
    store: Database, live: Live, person: int, side: Side, last: int | None = None
) -> tuple[LogLine, ...]:
    """The log from the turn on in which a side has played its newest card, or else whole, up to a revision, as a
    person may read it; what was taken back is left out."""
    until = live.row.revision if last is None else last
    viewer, number, lines = viewer_for(live, person, side), 0, list[LogLine]()
    for one in _counted(await _recent(store, live)):
        if one.row.turn < number:
            break
        if one.row.revision <= until:
            lines.append(read(one, viewer))
            if not number and _plays(one.events, side):
                number = one.row.turn
    return tuple(reversed(lines))


async def counting(store: Database, live: Live) -> list[LogRow]:
    """The rows of the newest turns that still count, the newest first."""
    return [one.row for one in _counted(await _recent(store, live)) if one.row.kind != "undo"]


async def _recent(store: Database, live: Live) -> tuple[Happened, ...]:
    """The rows of the newest turns."""
    rows = live.recent.known
    if rows is not None:
        return rows
    async with store.read() as conn:
        return await live.recent.rows(conn, live.row.id, live.row.revision)


def _counted(rows: Sequence[Happened]) -> Iterator[Happened]:
    """Those that still count, the newest first."""
    return _back(rows, lambda one: one.row)


def _viewer(live: Live, person: int | None, side: Side | None) -> Viewer:
    """Whose eyes read a log: when a game is over everybody may know all of it."""
    return "referee" if live.row.status == "over" else viewer_for(live, person, side)


def _is_undone(row: LogRow, present: Container[int]) -> bool:
    return row.kind == "action" and row.revision not in present


def _plays(events: Sequence[Event], side: Side) -> bool:
    return any(isinstance(event, CardPlayed) and event.side == side for event in events)


def _present(rows: Sequence[LogRow]) -> set[int]:
    """The rows of a later part of the log that still count."""
    return {row.revision for row in _back(rows, lambda row: row)}


def _back(rows: Sequence[T], row_of: Callable[[T], LogRow]) -> Iterator[T]:
    """What counts of a later part of the log, the newest first: a line may lead out of that part, not into it."""
    at = row_of(rows[-1]).revision if rows else 0
    for one in reversed(rows):
        row = row_of(one)
        if row.revision == at:
            yield one
            at = row.parent


async def all_rows(store: Database, live: Live) -> list[LogRow]:
    """The whole log of a game, what was taken back included."""
    async with store.read() as conn:
        return await rows_of.between(conn, live.row.id, 1, live.row.revision)


async def recorded(live: Live, rows: list[LogRow]) -> Export:
    """A game that is over as a file, with all that somebody needs to check its chance."""
    played, source = record_of(live, rows, live.board), proof.Source(live.row.seed, live.row.facts.salts)
    # A long game is a long text; the others should not wait for it.
    return Export(_name_of(live), await asyncio.to_thread(proof.dumps, played, source))


def _name_of(live: Live) -> str:
    """What the file of a game is called."""
    return f"{live.row.scenario}-{live.row.id}.json"


def record_of(live: Live, rows: list[LogRow], state: GameState) -> record.Record:
    """The game as the engine's record."""
    setup = live.row.setup
    by_revision = {row.revision: row for row in rows}
    entries = []
    for row in rows:
        if row.side is None:
            continue
        if row.kind == "action":
            entries.append(record.Entry(row.side, row.notation or "", row.rolls))
        elif row.kind == "undo":
            entries.append(record.Entry(row.side, "", undo_to=by_revision[row.parent].ply))
    return record.Record(
        scenario=state.battle.scenario,
        options=setup.options,
        rules=setup.rules,
        setup=rows[0].rolls,
        entries=entries,
        hash=codec.hash_of(state),
    )


def _plain(value: object) -> object:
    """A view as plain data, by the names of its fields."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: _plain(one) for name, one in zip(value._fields, value, strict=True)}
    if isinstance(value, (tuple, list)):
        return [_plain(one) for one in value]
    return {name: _plain(one) for name, one in value.items()} if isinstance(value, dict) else value


def kept(rows: list[LogRow]) -> list[LogRow]:
    """The rows that make the present state, the newest first: what was taken back is led around."""
    present = []
    by_revision = {row.revision: row for row in rows}
    at = rows[-1].revision if rows else 0
    while at:
        row = by_revision[at]
        if row.kind != "undo":
            present.append(row)
        at = row.parent
    return present
