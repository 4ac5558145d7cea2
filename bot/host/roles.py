"""What a process does: everything, or a part of it beside others on the same PostgreSQL.

A gateway hears presses and commands and answers them; a worker tells what has happened, keeps the clocks and plays for
computers, and speaks to Discord without a connection of its own. There may be any number of each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bot.store import Database, StoreError
from bot.store.connecting.alone import alone_on

Role: TypeAlias = Literal["all", "gateway", "worker"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)


class Shards(NamedTuple):
    """The connections to Discord that a process holds: these, of so many."""

    first: int
    last: int
    number: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    def has(self, server: int) -> bool:
        """Whether Discord tells of this server on one of them."""
        return self.first <= (server >> 22) % self.number <= self.last


class Part(NamedTuple):
    """The part that one process has in all the work."""

    role: Role = "all"
    #: None: as many connections as Discord asks for.
    shards: Shards | None = None

    @property
    def hears(self) -> bool:
        """Whether it is connected to Discord and answers."""
        return self.role != "worker"

    @property
    def works(self) -> bool:
        """Whether it tells what has happened, keeps clocks and plays for computers."""
        return self.role != "gateway"

    @property
    def first(self) -> bool:
        """Whether it does what one of those who hear does for all."""
        return self.hears and (self.shards is None or self.shards.first == 0)

    def cares_for(self, server: int) -> bool:
        """Whether it is the one that hears of a server."""
        return self.hears and (self.shards is None or self.shards.has(server))


def part_of(words: Sequence[str]) -> Part:
    """The part as `--role` and `--shards` say. Raises ValueError in one plain line."""
    said: dict[str, str] = {}
    left = list(words)
    while left:
        name, _, value = left.pop(0).partition("=")
        if name not in ("--role", "--shards") or name in said:
            raise ValueError(f"{name}: I know --role and --shards, each once")
        said[name] = value or (left.pop(0) if left else "")
    role = next((one for one in ROLES if one == said.get("--role", "all")), None)
    if role is None:
        raise ValueError(f"--role is one of {', '.join(ROLES)}")
    shards = _shards(said["--shards"]) if "--shards" in said else None
    if shards is not None and role == "worker":
        raise ValueError("a worker has no connections: leave --shards out")
    return Part(role, shards)


def _shards(said: str) -> Shards:
    numbers, _, number = said.partition("/")
    first, _, last = numbers.partition("-")
    last = last or first
    if not all(one.isdecimal() for one in (first, last, number)):
        raise ValueError("--shards is written 0-3/16: these, of so many")
    made = Shards(int(first), int(last), int(number))
    if not made.first <= made.last < made.number:
        raise ValueError(f"--shards: of {made.number} there are 0 to {made.number - 1}, the first one first")
    return made


@contextmanager
def place_for(part: Part, url: str) -> Iterator[None]:
    """A place on the store for one more process. Raises StoreError where there is none."""
    path = Database(url).path
    if path is None:
        yield
        return
    if part.role != "all":
        raise StoreError(
            f"--role {part.role} is for several processes on one PostgreSQL: name it in DATABASE_URL, "
            "or run all of it as `python -m bot`"
        )
    with alone_on(path):
        yield
