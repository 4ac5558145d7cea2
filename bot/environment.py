"""Everything the host decides, read once from the environment; no other module looks there.

All faults are reported at once, so that a host mends them in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit

T = TypeVar("T")

_SERVER: Final = "postgresql+asyncpg://"
#: How a connection to PostgreSQL is encrypted, in the words of libpq; the driver gives them libpq's meaning.
_SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
#: What else an address may say, all of it understood by the driver.
_SAID: Final = frozenset(
    {
        "sslmode", "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslpassword", "sslnegotiation",
        "ssl_min_protocol_version", "ssl_max_protocol_version", "host", "port", "user", "password", "dbname",
        "passfile", "target_session_attrs", "krbsrvname", "gsslib", "application_name", "options",
    }
)  # fmt: skip
#: What hosts append for other drivers, and nothing here hangs on.
_NOT_OURS: Final = frozenset(
    {
        "channel_binding", "connect_timeout", "gssencmode", "keepalives", "keepalives_idle", "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "sslcompression", "sslsni", "fallback_application_name",
    }
)  # fmt: skip


class SettingsError(Exception):
    """The environment does not say enough; `faults` has one plain line for each thing."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host decides."""

    #: Secret, so it never shows in a repr.
    token: str = field(default="", repr=False)
    #: Where games are kept; may hold a password, so it never shows either.
    database: str = field(default="sqlite+aiosqlite:///fieldpost.db", repr=False)
    #: Folders with more scenarios.
    scenarios: tuple[Path, ...] = ()
    #: Where the daily backups go; None: beside the database.
    backups: Path | None = None
    backups_kept: int = 7
    #: Games kept in memory; the rest is read when it is needed.
    games_in_memory: int = 400
    log_level: str = "INFO"
    #: Commands appear at once on this server only, for trying out.
    test_server: int | None = None
    #: Where it tells how it is: a name and a port.
    health: tuple[str, int] | None = None
    #: Where the ground of each battle is kept once it is painted; None: in memory, as many as fit.
    pictures: Path | None = None

    @classmethod
    def read(cls, env: Mapping[str, str], *, need_token: bool = True) -> Settings:
        """Settings from environment variables. Raises SettingsError with every fault."""
        faults: list[str] = []
        token = env.get("DISCORD_TOKEN", "").strip()
        if need_token and not token:
            faults.append(
                "DISCORD_TOKEN is missing: the bot's token from discord.com/developers/applications"
            )
        folders = tuple(Path(one) for one in env.get("FIELDPOST_SCENARIOS", "").split(":") if one)
        faults += [f"FIELDPOST_SCENARIOS: {one} is not a folder" for one in folders if not one.is_dir()]
        level = env.get("FIELDPOST_LOG", "INFO").upper()
        if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            faults.append("FIELDPOST_LOG: one of DEBUG, INFO, WARNING, ERROR")
        database = _read(faults, "DATABASE_URL", env.get("DATABASE_URL", ""), database_url)
        kept = _read(faults, "FIELDPOST_BACKUPS_KEPT", env.get("FIELDPOST_BACKUPS_KEPT", "7"), _number)
        memory = _read(
            faults, "FIELDPOST_GAMES_IN_MEMORY", env.get("FIELDPOST_GAMES_IN_MEMORY", "400"), _number
        )
        server = env.get("FIELDPOST_TEST_SERVER", "").strip()
        test_server = _read(faults, "FIELDPOST_TEST_SERVER", server, _number) if server else None
        said = env.get("FIELDPOST_HEALTH", "").strip()
        health = _read(faults, "FIELDPOST_HEALTH", said, _address) if said else None
        if faults:
            raise SettingsError(faults)
        return cls(
            token=token,
            database=database or cls().database,
            scenarios=folders,
            backups=Path(env["FIELDPOST_BACKUPS"]) if env.get("FIELDPOST_BACKUPS") else None,
            backups_kept=kept or 1,
            games_in_memory=memory or 1,
            log_level=level,
            test_server=test_server,
            health=health,
            pictures=Path(env["FIELDPOST_PICTURES"]) if env.get("FIELDPOST_PICTURES") else _cache(env),
        )


def _cache(env: Mapping[str, str]) -> Path | None:
    """The folder of this user for what can be made anew; None: there is none on this machine."""
    if env.get("XDG_CACHE_HOME"):
        return Path(env["XDG_CACHE_HOME"]) / "fieldpost"
    return Path(env["HOME"]) / ".cache" / "fieldpost" if env.get("HOME") else None


def _read(faults: list[str], name: str, given: str, reader: Callable[[str], T]) -> T | None:
    try:
        return reader(given)
    except ValueError as error:
        faults.append(f"{name}: {error}")
        return None


def _number(given: str) -> int:
    if not given.strip().isdigit():
        raise ValueError(f"a whole number, not {given!r}")
    return int(given)


def _address(given: str) -> tuple[str, int]:
    host, _, port = given.rpartition(":")
    if not host or not _is_port(port):
        raise ValueError(f"an address and a port from 1 to 65535, as 127.0.0.1:8080, not {given!r}")
    return host.strip("[]"), int(port)


def database_url(given: str) -> str:
    """The address of the store in the form its drivers need; empty: a file beside the bot.

    Hosts hand out `postgres://…` with words of libpq behind it, people write a file name. Raises ValueError.
    """
    given = given.strip()
    if not given:
        return "sqlite+aiosqlite:///fieldpost.db"
    for said in ("postgres://", "postgresql://", "postgresql+asyncpg://"):
        if given.startswith(said):
            return _server_url(_SERVER + given.removeprefix(said))
    for said in ("sqlite:///", "sqlite+aiosqlite:///"):
        if given.startswith(said):
            return _file_url(given.removeprefix(said))
    if "://" in given and not given.startswith("sqlite://"):
        # The address may hold a password: only its scheme is repeated.
        raise ValueError(f"a file, sqlite:/// or postgresql://, not {given.split('://', 1)[0]}://")
    return _file_url(given.removeprefix("sqlite://"))


def _file_url(name: str) -> str:
    """The address of a file; games must survive a restart, so it is one."""
    if not name or name == ":memory:" or name.startswith("file:"):
        raise ValueError("the name of a file, for games must survive a restart")
    return f"sqlite+aiosqlite:///{name}"


def _server_url(address: str) -> str:
    """The address of a PostgreSQL server with what its driver understands; its password is never repeated."""
    try:
        # A letter out of place in the password makes something else of what stands before it.
        port = urlsplit(address).port
    except ValueError as error:
        if "out of range" in str(error):
            raise ValueError("its port is a number from 1 to 65535") from None
        raise ValueError(
            "postgresql://user:password@host:port/name; in a password / is written %2F, # %23, ? %3F, @ %40, "
            "[ %5B and ] %5D"
        ) from None
    if port == 0:
        raise ValueError("its port is a number from 1 to 65535")
    address, _, query = address.partition("?")
    kept = {}
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name == "port" and not all(_is_port(one) for one in value.split(",")):
            raise ValueError("its port is a number from 1 to 65535")
        if name == "ssl":
            kept["sslmode"] = "require" if value == "true" else value
        elif name in _SAID:
            kept[name] = value
        elif name not in _NOT_OURS:
            raise ValueError(f"it says {name!r}, which I do not know: take it out")
    if kept.get("sslmode", "prefer") not in _SSL_MODES:
        raise ValueError(f"sslmode is one of {', '.join(_SSL_MODES)}, not {kept['sslmode']!r}")
    return f"{address}?{urlencode(kept)}" if kept else address


def _is_port(given: str) -> bool:
    return given.isdecimal() and 1 <= int(given) <= 65535
