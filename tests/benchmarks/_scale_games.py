"""Twenty thousand running games in half a minute: some real ones in the middle of a battle, copied under new numbers.

What a copy has of its own: its number, its server, its places on Discord and its two people. Everything else is as the
bot has stored it for a battle that was played by its own service.
"""

from __future__ import annotations

import itertools
import random
import sys
import uuid
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.backend import Backend
from bot.facts.place import ORIGIN, PANEL, THREAD, Place, PlaceKind, own_place, side_place
from bot.game.values import NewGame, Request
from bot.store import open_store
from bot.store.tables import metadata
from engine.types import SIDES, Side
from tests.benchmarks._scale_shapes import number_at

#: Battles of every size that two people play.
BATTLES: Final = (
    "pegasus-bridge", "arracourt", "sainte-mere-eglise", "sword-beach", "pointe-du-hoc", "le-hamel", "st-vith",
    "montelimar", "vassieux", "toulon",
)  # fmt: skip
#: When the first server was made, and the first person came, in Discord's milliseconds.
_SERVERS_FROM: Final = 1_767_225_600_000
_PEOPLE_FROM: Final = 1_767_312_000_000
#: So many play on each server, each some three games at a time.
_PEOPLE: Final = 14
#: In the templates these stand for whoever plays the copy.
_ALLIES, _AXIS = 1_999_999_999_999_999_001, 1_999_999_999_999_999_002
#: This one has pictures switched off.
_IN_WORDS: Final = 1_999_999_999_999_999_003
#: So many decisions into a turn a battle stands at most, for people are found anywhere in theirs.
_INTO: Final = 12
#: Where a game lives; in the templates the channel of each is its number here.
_PLACES: Final = (
    THREAD, PANEL, PlaceKind("turn"), own_place("dm", _ALLIES, "allies"), own_place("dm", _AXIS, "axis"),
    side_place("allies"), side_place("axis"),
)  # fmt: skip


class Table(NamedTuple):
    """One copy: what it is copied from, and what it has of its own."""

    game: int
    template: int
    server: int
    home: int
    thread: int
    panel: int
    notice: int
    allies: int
    axis: int

    @property
    def people(self) -> dict[Side, int]:
        """Who plays which side."""
        return {"allies": self.allies, "axis": self.axis}


class Standing(NamedTuple):
    """A table and how its game stands."""

    table: Table
    revision: int
    turn: int
    #: Whose turn it is.
    side: Side


def servers(number: int) -> list[int]:
    """The numbers of so many servers; each next one is another connection's."""
    return [number_at(_SERVERS_FROM + one, 0) for one in range(number)]


def tables(
    first: int, number: int, of_servers: int, templates: Sequence[int], since: int = 0
) -> Iterator[Table]:
    """So many tables on so many servers, numbered from the first on; `since`: so many are there already."""
    for one in range(since, since + number):
        server, here = number_at(_SERVERS_FROM + one % of_servers, 0), one // of_servers
        people = number_at(_PEOPLE_FROM + one % of_servers * 100, 0)
        left, apart = here % _PEOPLE, 1 + here // _PEOPLE % (_PEOPLE - 1)
        allies, axis = people + (left << 4), people + ((left + apart) % _PEOPLE << 4)
        thread = server + 1_000 + here
        yield Table(
            first + one, templates[one % len(templates)], server, server + 1, thread, thread + 100_000,
            thread + 200_000, allies, axis,
        )  # fmt: skip


async def templates(address: str, number: int) -> list[int]:
    """Play so many battles to their middle; returns their numbers."""
    backend = Backend(
        await open_store(address), seed=lambda: uuid.uuid4().hex, salt=None, most_opened=sys.maxsize
    )
    await backend.servers.set(1, 0, most_games=sys.maxsize)
    for person in (_ALLIES, _AXIS):
        await backend.people.set(person, client="en")
    await backend.people.set(_IN_WORDS, client="en", pictures="off")
    made = []
    for one in itertools.islice(itertools.cycle(BATTLES), number):
        chance = random.Random(len(made))
        game = 0
        while not game:
            game = await _played(backend, one, chance)
        made.append(game)
    while taken := await backend.announce.take():
        await backend.announce.done(*[one.id for one in taken])
    await backend.close()
    return made


async def _played(backend: Backend, battle: str, chance: random.Random) -> int:
    """A battle in its middle, somebody anywhere in a turn of his; 0: it was over before."""
    card = await backend.lobby.new(
        NewGame(battle, _ALLIES, opponent=_AXIS, side="allies", server=1, origin=2)
    )
    await backend.lobby.join(Request(_AXIS, card.id))
    middle, left = chance.randint(3, 9), chance.randrange(_INTO)
    while True:
        card = await backend.games.card(card.id)
        if card.status != "running":
            return 0
        if card.turn >= middle:
            if left <= 0 and card.awaited == (_ALLIES if card.active == "allies" else _AXIS,):
                break
            left -= 1
        person = card.awaited[0]
        line = chance.choice(await backend.games.legal(card.id, person))
        await backend.games.act(Request(person, card.id, chance.getrandbits(60)), line)
    await backend.places.put(Place(card.id, ORIGIN, 0))
    for number, kind in enumerate(_PLACES, 1):
        message = None if kind.what in ("thread", "side") else 1
        server = None if kind.what == "dm" else 1
        await backend.places.put(Place(card.id, kind, number, message, card.revision, server))
    return card.id


#: What is another number in every copy, as SQL; `c` is the copy, `t` the row it is copied from.
_PERSON: Final = f"CASE t.{{0}} WHEN {_ALLIES} THEN c.allies WHEN {_AXIS} THEN c.axis ELSE t.{{0}} END"
_TEXT: Final = f"replace(replace(t.{{0}}, '{_ALLIES}', c.allies::text), '{_AXIS}', c.axis::text)"
_CHANNEL: Final = """CASE t.channel WHEN 0 THEN c.home WHEN 4 THEN c.allies + 1 WHEN 5 THEN c.axis + 1
    WHEN 6 THEN c.thread + 300000 WHEN 7 THEN c.thread + 400000 ELSE c.thread END"""
_MESSAGE: Final = """CASE t.channel WHEN 2 THEN c.panel WHEN 3 THEN c.notice WHEN 4 THEN c.thread + 500000
    WHEN 5 THEN c.thread + 600000 END"""
_OWN: Final[dict[tuple[str, str], str]] = {
    ("games", "id"): "c.game",
    ("games", "server"): "c.server",
    ("games", "created_by"): _PERSON.format("created_by"),
    **{("games", one): _TEXT.format(one) for one in ("setup", "face", "memo")},
    **{(one, "person"): _PERSON.format("person") for one in ("log", "seats", "policies", "drafts", "notes")},
    ("places", "server"): "CASE WHEN t.server IS NULL THEN NULL ELSE c.server END",
    ("places", "kind"): _TEXT.format("kind"),
    ("places", "channel"): _CHANNEL,
    ("places", "message"): _MESSAGE,
}
#: Tables with rows of games; the key is called `game` but in the first.
COPIED: Final = ("games", "log", "snapshots", "seats", "policies", "timers", "places")


async def copy(conn: Any, those: Sequence[Table]) -> None:
    """Store all copies; `conn` is the driver's own connection."""
    fields = ", ".join(f"{one} bigint" for one in Table._fields)
    await conn.execute(f"CREATE TEMP TABLE copies ({fields})")
    await conn.copy_records_to_table("copies", records=those)
    for name in COPIED:
        columns = [one.name for one in metadata.tables[name].columns]
        values = [_OWN.get((name, one), "c.game" if one == "game" else f"t.{one}") for one in columns]
        key = "id" if name == "games" else "game"
        await conn.execute(
            f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(values)}"
            f" FROM copies c JOIN {name} t ON t.{key} = c.template"
        )
    await conn.execute(
        "INSERT INTO people (person, data) SELECT DISTINCT p, t.data FROM copies c, people t,"
        f" LATERAL unnest(ARRAY[c.allies, c.axis]) p WHERE t.person = {_ALLIES} ON CONFLICT DO NOTHING"
    )
    await conn.execute("SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) FROM games))")
    await conn.execute("DROP TABLE copies")


async def pictures(conn: Any, *, on: bool) -> None:
    """Show pictures to everybody, or words alone."""
    of = f"SELECT data FROM people WHERE person = {_ALLIES if on else _IN_WORDS}"
    await conn.execute(f"UPDATE people SET data = ({of}) WHERE person < {_ALLIES}")


async def forget(conn: Any, those: Sequence[int]) -> None:
    """The templates go: nobody plays them."""
    for name in COPIED:
        key = "id" if name == "games" else "game"
        await conn.execute(f"DELETE FROM {name} WHERE {key} = ANY($1)", [*those])


async def standing(conn: Any, those: Sequence[Table]) -> list[Standing]:
    """How these games stand."""
    rows = await conn.fetch(
        "SELECT id, revision, face::json->>'turn' AS turn, face::json->>'active' AS side FROM games"
        " WHERE id = ANY($1)", [one.game for one in those],
    )  # fmt: skip
    found = {row["id"]: row for row in rows}
    return [
        Standing(one, row["revision"], int(row["turn"]), next(side for side in SIDES if side == row["side"]))
        for one in those if (row := found[one.game])
    ]  # fmt: skip
