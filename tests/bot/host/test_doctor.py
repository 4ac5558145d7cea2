"""The doctor: one line for everything a host can have wrong, and an exit code."""

from __future__ import annotations

import base64
import os
import time
from pathlib import Path

import pytest
from aiohttp import web
from discord.http import Route

from bot.discord import checkup
from bot.discord.rights import RIGHTS
from bot.environment import Settings
from bot.host import doctor
from bot.host.doctor import Finding
from tests.bot.game.tables import Tables
from tests.bot.kit.programs import called, started

NOW = 1_800_000_100.0
TOKEN = f"{base64.urlsafe_b64encode(b'123456789012345678').decode()}.GAbCdE.{'x' * 38}"


async def _found(**settings: object) -> dict[str, Finding]:
    made = Settings(token=TOKEN, **settings)  # type: ignore[arg-type]
    return {one.what: one for one in await doctor.examine(made, lambda: NOW)}


def test_in_an_empty_folder_nothing_is_made(tmp_path: Path) -> None:
    """Without a token Discord is not asked; everything else is looked at."""
    done = started(tmp_path, "doctor")
    lines = done.stdout.splitlines()
    assert [line.split()[1] for line in lines] == ["token", "database", "fonts", "disk", "clock", "backups"]
    assert [line.startswith("ok ") for line in lines] == [False, True, True, True, True, True]
    assert done.returncode == 1
    assert done.stderr == ""
    assert list(tmp_path.iterdir()) == []


def test_faults_of_the_environment_are_lines_too(tmp_path: Path) -> None:
    done = called(tmp_path, "doctor", DATABASE_URL=":memory:", FIELDPOST_LOG="loud")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 2


def test_backup_and_restore_from_the_shell(tmp_path: Path) -> None:
    assert called(tmp_path, "migrate").returncode == 0
    for run, words in ((started, ("backup", "copy.db")), (called, ("restore", "copy.db"))):
        done = run(tmp_path, *words)
        assert (done.returncode, len(done.stdout.splitlines()), done.stderr) == (0, 1, "")
    done = called(tmp_path, "backup", "copy.db")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
    assert called(tmp_path, "backup").returncode == 2


@pytest.mark.parametrize("given", ["abc", "a.b.c", "x" * 70, f"{'x' * 24}.GAbCdE.{'x' * 38}"])
def test_what_is_no_token(given: str) -> None:
    found = doctor.token(given)
    assert not found.well
    assert given not in found.said


def test_a_token_says_whose_it_is() -> None:
    found = doctor.token(TOKEN)
    assert found.well
    assert "123456789012345678" in found.said
    assert TOKEN not in found.said


async def test_a_store_in_order(tables: Tables, tmp_path: Path) -> None:
    await tables.started()
    made = await tables.backend.keeping.backup()
    os.utime(made, (NOW - 3600, NOW - 3600))
    found = await _found(database=tables.address)
    assert all(one.well for one in found.values()), found
    assert "up to date" in found["database"].said
    assert "1 hours old with 1 games" in found["backups"].said


async def test_what_goes_wrong_on_a_machine(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.started()
    made = await tables.backend.keeping.backup()
    os.utime(made, (NOW - 5 * 86400, NOW - 5 * 86400))
    monkeypatch.setattr("shutil.disk_usage", lambda _: _Usage())
    tables.now += 9 * 86400
    await tables.started()
    found = await _found(database=tables.address)
    assert not found["backups"].well
    assert not found["disk"].well
    assert "only 5 MB free" in found["disk"].said
    assert not found["clock"].well
    made.write_bytes(b"damaged" * 1000)
    assert not (await _found(database=tables.address))["backups"].well


class _Usage:
    free = 5 * 1024 * 1024


async def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    for address in ("postgresql+asyncpg://u@127.0.0.1:1/d", f"sqlite+aiosqlite:///{tmp_path}/no/games.db"):
        found = await _found(database=address)
        assert not found["database"].well
        assert found["fonts"].well


async def test_an_empty_database_server(url: str) -> None:
    found = await _found(database=url)
    assert found["database"].well
    assert any(word in found["database"].said for word in ("is made at the first start", "it is empty"))


class _Discord:
    """As much of Discord as the doctor asks for."""

    def __init__(self) -> None:
        self.known = True
        self.rights = RIGHTS.value
        self.servers = 1
        self.ahead = 0.0

    async def __aenter__(self) -> str:
        app = web.Application()
        app.router.add_get("/users/@me", self._me)
        app.router.add_get("/users/@me/guilds", self._guilds)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        return f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        await self._runner.cleanup()

    async def _me(self, request: web.Request) -> web.Response:
        if not self.known or request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({}, status=401)
        date = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(NOW - self.ahead))
        return web.json_response({"username": "Fieldpost"}, headers={"Date": date})

    async def _guilds(self, request: web.Request) -> web.Response:
        return web.json_response(
            [{"name": f"Club {n}", "permissions": str(self.rights)} for n in range(self.servers)]
        )


async def test_what_discord_says(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = _Discord()
    async with stand_in as address:
        monkeypatch.setattr(Route, "BASE", address)
        assert all(one.well for one in await checkup.examine(TOKEN, lambda: NOW))
        stand_in.rights &= ~(1 << 28)
        stand_in.ahead = 3600
        stand_in.servers = 90
        said = "\n".join(one.line() for one in await checkup.examine(TOKEN, lambda: NOW))
        assert "on Club 0 it lacks: manage roles" in said
        assert "3600 s ahead of Discord's" in said
        assert "wants the bot verified" in said
        stand_in.ahead = -31
        behind = await checkup.examine(TOKEN, lambda: NOW)
        assert [one.line() for one in behind if one.what == "clock"] == [
            "FAULT  clock     31 s behind Discord's"
        ]
        stand_in.known = False
        (found,) = await checkup.examine(TOKEN)
        assert "does not know this token" in found.said
        assert TOKEN not in found.said
    (found,) = await checkup.examine(TOKEN)
    assert "cannot be reached" in found.said
