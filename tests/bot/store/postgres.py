"""A PostgreSQL server for the tests, started where there is one and thrown away afterwards.

The server refuses to run as root, so root starts it as the user `postgres` (or `nobody`).
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

_OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")


def program(name: str) -> str | None:
    """The path of one of PostgreSQL's programs."""
    found = shutil.which(name)
    if found is not None:
        return found
    places = [hit for place in PLACES for hit in Path(place).glob(f"**/bin/{name}")]
    return str(max(places)) if places else None


def missing() -> str | None:
    """Why there is no server to test on, in one plain line; None: there is."""
    if program("initdb") is None or program("pg_ctl") is None:
        return "no PostgreSQL on this machine (initdb, pg_ctl): tested on SQLite only"
    if os.geteuid() == 0 and _user() is None:
        return "PostgreSQL does not run as root, and there is no user postgres or nobody to run it"
    return None


def no_tls() -> str | None:
    """Why no server with TLS can be tried; None: it can."""
    if missing() is None and shutil.which("openssl") is None:
        return "no openssl on this machine: connections with TLS are not tried"
    return missing()


def _user() -> str | None:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Any]:
    """A connection of our own to a database."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  (only where there is a server)

    conn = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        yield conn
    finally:
        await conn.close()


async def alone(conn: Any) -> bool:
    """Whether nobody else uses its database; whoever has just closed his connection is waited for."""
    for _ in range(20):
        if not await conn.fetchval(_OTHERS):
            return True
        await asyncio.sleep(0.01)
    return False


@cache
def running() -> Server:
    """The server of this run, stopped at its end."""
    server = Server()
    try:
        server.start()
    except BaseException:
        shutil.rmtree(server.folder, ignore_errors=True)
        raise
    atexit.register(server.stop)
    return server


class Server:
    """One throw-away server; every test gets a database of its own."""

    def __init__(self, *settings: str) -> None:
        self._settings = settings or ("fsync=off",)
        self._as: dict[str, Any] = {}
        #: Databases that were given back.
        self._empty: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="fieldpost-pg-"))
        if os.geteuid() == 0:
            user = _user()
            assert user is not None
            entry = pwd.getpwnam(user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self._as = {"user": user, "group": entry.pw_gid, "extra_groups": []}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def start(self) -> None:
        """Set it up and wait until it answers."""
        data = self.folder / "data"
        self._run(
            "initdb", "-D", str(data), "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"
        )
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        options += "".join(f" -c {one}" for one in self._settings)
        self._run("pg_ctl", "-D", str(data), "-l", log, "-o", options, "-w", "start")

    def restart(self, how: str = "fast") -> None:
        """End it, in order (`fast`) or as a loss of power would (`immediate`), and start it again."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-m", how, "-w", "restart")

    @property
    def process(self) -> int:
        """The number of its first process."""
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    def _run(self, name: str, *args: str) -> None:
        path = program(name)
        assert path is not None
        done = subprocess.run(
            [path, *args], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL, text=True, check=False, env={**os.environ, "LC_ALL": "C"}, **self._as,
        )  # fmt: skip
        assert done.returncode == 0, f"{name}: {done.stdout[-2000:]}"

    def stop(self) -> None:
        """Stop it and throw everything away."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        for _ in range(20):
            shutil.rmtree(self.folder, ignore_errors=True)
            if not self.folder.exists():
                break
            time.sleep(0.05)

    @asynccontextmanager
    async def encrypted(self) -> AsyncIterator[Path]:
        """The same server with TLS for a while; the certificate it shows, which nobody has signed."""
        made = self.folder / "server.crt"
        if not made.exists():
            subject = ("-subj", "/CN=tests", "-addext", "subjectAltName=IP:127.0.0.1")
            key = ("-newkey", "rsa:2048", "-nodes", "-keyout", "server.key", "-days", "2")
            self._run("openssl", "req", "-x509", "-out", made.name, *key, *subject)
        await self._tls("on", server_cert=made)
        try:
            yield made
        finally:
            await self._tls("off", server_cert=made)

    async def _tls(self, wanted: str, server_cert: Path) -> None:
        conn = await self._connect()
        files = {"ssl_cert_file": server_cert, "ssl_key_file": server_cert.with_suffix(".key")}
        for name, value in {**files, "ssl": wanted}.items():
            await conn.execute(f"ALTER SYSTEM SET {name} = '{value}'")
        await conn.execute("SELECT pg_reload_conf()")
        await conn.close()
        found = ""
        while found != wanted:
            conn = await self._connect()
            found = await conn.fetchval("SHOW ssl")
            await conn.close()

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415  (only where there is a server)

        return await asyncpg.connect(host="127.0.0.1", port=self.port, user="tests", database="postgres")

    async def database(self, like: str = "template1") -> str:
        """The address of a new database: empty, or a copy of another one."""
        if like == "template1" and self._empty:
            return self._empty.pop()
        name = f"t{uuid.uuid4().hex[:12]}"
        conn = await self._connect()
        await conn.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        await conn.close()
        return f"postgresql+asyncpg://tests@127.0.0.1:{self.port}/{name}"

    async def give_back(self, address: str) -> None:
        """Whoever wants an empty database next gets this one: to empty it takes a tenth of what a new one takes."""
        async with connected(address) as conn:
            if await alone(conn):
                await conn.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
                self._empty.append(address)

    async def cut(self, address: str) -> int:
        """Cut every connection to a database, as a restart of the server would; returns how many there were."""
        conn = await self._connect()
        name = address.rpartition("/")[2]
        found = await conn.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name
        )
        await conn.close()
        return len(found)
