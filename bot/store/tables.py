"""The tables of the store. A change here needs a migration in `migrations/versions`; a test compares the two.

Times are UTC epoch seconds. JSON is kept as text: it is never searched, and both databases treat it alike.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

#: Discord's ids need 63 bits. SQLite numbers rows by itself only where the column is a plain INTEGER.
Id = BigInteger().with_variant(Integer, "sqlite")

#: What a battle was set up from, shared by all games that play it; the id is a hash of the text.
battles = Table(
    "battles", metadata, Column("id", String(64), primary_key=True), Column("mapping", Text, nullable=False)
)

games = Table(
    "games",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("server", BigInteger),
    Column("scenario", String(80), nullable=False),
    Column("battle", String(64), nullable=False),
    Column("status", String(12), nullable=False),
    # Counts rows of the log and only grows; buttons and snapshots name it.
    Column("revision", Integer, nullable=False),
    # Counts every change of the game, seats and drafts included: the optimistic lock.
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    # What everybody may see without reading a state: turn, medals, who must decide, clock, open questions.
    Column("face", Text, nullable=False),
    # What only the service knows.
    Column("memo", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("winner", String(8)),
    Column("ending", String(16)),
    Column("due", Float),
    Column("match", Id),
    Column("leg", Integer, nullable=False),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    UniqueConstraint("match", "leg", name="one_game_per_leg"),
    Index("games_of_server", "server", "status"),
    # Numbers are never used again: a button or a nonce names one for ever.
    sqlite_autoincrement=True,
)

log = Table(
    "log",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    # The revision before this one on the same line of play: an undo leads around what it took back.
    Column("parent", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("side", String(8)),
    Column("actor", String(10), nullable=False),
    Column("person", BigInteger),
    Column("notation", Text),
    Column("rolls", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("side", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger),
    Column("invited", Boolean, nullable=False),
    Column("role", String(10), nullable=False),
    Column("sections", String(40), nullable=False),
    Index("seats_of_person", "person"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("side", String(8), primary_key=True),
    Column("base", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    # Whether the player of a team has said that it is done, and who has changed it last.
    Column("ready", Boolean, nullable=False),
    Column("editor", BigInteger),
    Column("at", Float, nullable=False),
    # Of one made for the next turn: the other plans, and when each is to be taken.
    Column("plans", Text),
)

#: What the members of a team leave for each other: their plan, what they say, which card they would play.
notes = Table(
    "notes",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("side", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("notes_of_person", "person"),
)

policies = Table(
    "policies",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("side", String(8), primary_key=True),
    Column("data", Text, nullable=False),
)

#: Discord's interaction ids: each is done once.
interactions = Table(
    "interactions",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Id, nullable=False),
    Column("person", BigInteger, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("interactions_by_time", "at"),
)

timers = Table(
    "timers",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("side", String(8)),
    Column("due", Float, nullable=False),
    # Two runs of the same kind of timer differ in this.
    Column("since", Float, nullable=False),
    Index("timers_by_due", "due"),
    Index("timers_by_kind", "kind", "since"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("game", Id),
    Column("kind", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    # Not before this time: a retry, or the end of the lease of whoever is sending it.
    Column("ready", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("outbox_of_game", "game", "id"),
    Index("outbox_by_ready", "ready", "id"),
    sqlite_autoincrement=True,
)

places = Table(
    "places",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("kind", String(60), primary_key=True),
    Column("server", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("revision", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    # When the place is to be removed.
    Column("until", Float),
    Index("places_by_channel", "channel"),
    Index("places_by_end", "until"),
)

#: Cups: many who play in pairs, round by round.
cups = Table(
    "cups",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("server", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    # The optimistic lock: counts every change of its course.
    Column("version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    # Who takes part, who met whom, and what came of it.
    Column("course", Text, nullable=False),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    # The press that opened it: each opens one.
    Column("interaction", BigInteger),
    # When there is something to do for it: it lapses, or goes on.
    Column("due", Float),
    # Where its table stands, and the last announcement that was posted below it.
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("said", BigInteger, nullable=False),
    # From which the seeds of its battles follow; "": each has one of its own.
    Column("seed", String(64), nullable=False, server_default=""),
    UniqueConstraint("interaction", name="one_cup_per_press"),
    Index("cups_of_server", "server", "status"),
    Index("cups_by_due", "due"),
    sqlite_autoincrement=True,
)

people = Table(
    "people",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

#: When each person's digest comes next (none: he wants none), and when he had the last one.
digests = Table(
    "digests",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("due", Float),
    Column("last", Float),
    Index("digests_by_due", "due"),
)

#: Of each person's last turns whether they were in time (1) or not (0), the newest first.
reliability = Table(
    "reliability",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("turns", String(50), nullable=False),
)

#: What battles of each pace have come to since the first day, added up: of nobody in particular.
measures = Table(
    "measures",
    metadata,
    Column("pace", String(12), primary_key=True),
    Column("name", String(24), primary_key=True),
    Column("value", Float, nullable=False),
)

#: How each battle came out that was decided: written with its end, and not changed any more but for its luck.
results = Table(
    "results",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("server", BigInteger),
    Column("scenario", String(80), nullable=False),
    # What its lean is known by: an id of ours, else the hash of what it was set up from.
    Column("battle", String(80), nullable=False),
    Column("winner", String(8)),
    Column("ending", String(16), nullable=False),
    # Why it counts for nothing; "": it counts.
    Column("uncounted", String(12), nullable=False),
    Column("turns", Integer, nullable=False),
    # Medals of each side, and the share of all games with the same dice that brings fewer hits.
    Column("allies", Integer, nullable=False),
    Column("axis", Integer, nullable=False),
    Column("allies_luck", Float),
    Column("axis_luck", Float),
    Index("results_by_time", "at", "game"),
    Index("results_of_battle", "battle", "server"),
)

#: Who sat where at its end; whoever was forgotten has a number that was nobody's.
fought = Table(
    "fought",
    metadata,
    Column("game", Id, primary_key=True, autoincrement=False),
    Column("side", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, nullable=False),
    # Whether he played it himself from beginning to end.
    Column("whole", Boolean, nullable=False),
    Index("fought_of_person", "person"),
)

servers = Table(
    "servers",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

#: Battles that hang together: what a campaign is played from, and how it stands.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("server", BigInteger),
    Column("course", Text, nullable=False),
    Column("facts", Text, nullable=False),
    # Counts every change: the optimistic lock.
    Column("version", Integer, nullable=False),
    Column("created_by", BigInteger, nullable=False),
    Column("created_at", Float, nullable=False),
    # From which the seeds of its battles follow; "": each has one of its own.
    Column("seed", String(64), nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

#: Which game is which battle of a campaign.
campaign_battles = Table(
    "campaign_battles",
    metadata,
    Column("campaign", Id, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", Id, nullable=False),
    Index("campaign_battles_by_game", "game"),
)

#: Who waits in the queue for somebody who would play the same.
queue = Table(
    "queue",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("server", BigInteger),
    Column("channel", BigInteger),
    Column("wish", Text, nullable=False),
    Column("at", Float, nullable=False),
    # When a computer plays, and until when he waits.
    Column("fills", Float),
    Column("until", Float, nullable=False),
    # The seed of the battle of whoever waits longer, sealed for him, and what his press adds.
    Column("seed", String(64), nullable=False, server_default=""),
    Column("salt", String(40), nullable=False, server_default=""),
)

imported = Table(
    "imported",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("id", String(80), primary_key=True),
    Column("text", Text, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=True),
    Column("server", BigInteger),
    Column("game", Id),
    Column("person", BigInteger),
    Column("what", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("audit_of_server", "server", "at"),
    sqlite_autoincrement=True,
)

#: What only one of several processes does, whose it is and until when; nobody else's while it is renewed.
leases = Table(
    "leases",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", Float, nullable=False),
    # Requests to Discord a second, of a process that says that it is there.
    Column("needs", Float, nullable=False, server_default="0"),
    Index("leases_of_holder", "holder"),
)

#: What the bot notes for itself, by its own names: which commands Discord has from it.
own = Table(
    "own", metadata, Column("name", String(80), primary_key=True), Column("value", Text, nullable=False)
)
