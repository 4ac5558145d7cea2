"""The process as its host sees it: it starts without Discord, tells how it is, syncs once, and ends kindly."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.tryout import free_port
from tests.bot.kit.crowd import at_once
from tests.bot.local.stage import PATIENCE, ROOT, Fault, Stage


async def _get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def _until(port: int, path: str, status: int, seconds: float = PATIENCE) -> str:
    async with asyncio.timeout(seconds):
        while True:
            try:
                found, text = await _get(port, path)
            except aiohttp.ClientError:
                found, text = 0, ""
            if found == status:
                return text
            await asyncio.sleep(0.1)


async def test_start_with_discord_unreachable(tmp_path: Path) -> None:
    """It says so, lives, is not ready, and is there as soon as Discord is."""
    stage = Stage(tmp_path)
    port = free_port()
    env = {
        **os.environ,
        "DISCORD_TOKEN": "stand-in",
        "STAND_IN": stage.env.base,
        "DATABASE_URL": f"sqlite:///{tmp_path / 'games.db'}",
        "FIELDPOST_HEALTH": f"127.0.0.1:{port}",
    }
    with (tmp_path / "bot.log").open("ab") as log:
        stage.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bot.local.seeded", "seed", env=env, stdout=log, stderr=log, cwd=ROOT
        )
    try:
        alive = json.loads(await _until(port, "/health", 200))
        assert alive == {"store": "answers", "discord": "not connected"}
        assert (await _get(port, "/ready"))[0] == 503
        await stage.until(lambda: "Discord cannot be reached, again in" in (tmp_path / "bot.log").read_text())
        # Now it is there.
        await stage.env.start()
        stage.env.create_guild("Club")
        await _until(port, "/ready", 200)
        assert "Traceback" not in (tmp_path / "bot.log").read_text()
        text = (await _get(port, "/metrics"))[1]
        assert re.search(r'fieldpost_discord_requests_total\{status="200"\} [1-9]', text)
        stage.process.terminate()
        code = await asyncio.wait_for(stage.process.wait(), PATIENCE)
        assert code == 0, (tmp_path / "bot.log").read_text()
    finally:
        if stage.process.returncode is None:
            stage.process.kill()
            await stage.process.wait()
        await stage.env.shutdown()


async def test_it_ends_at_once_while_it_waits_for_discord(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "DISCORD_TOKEN": "stand-in",
        "STAND_IN": "http://127.0.0.1:9",
        "DATABASE_URL": f"sqlite:///{tmp_path / 'games.db'}",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.local.child", env=env, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        while b"cannot be reached" not in await process.stderr.readline():
            pass
    process.send_signal(signal.SIGTERM)
    _, rest = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0
    assert b"Traceback" not in rest
    # It goes without another try; on a busy machine one or two come before the signal.
    assert rest.count(b"cannot be reached") <= 2


async def test_an_address_that_is_taken_is_one_line(tmp_path: Path) -> None:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    env = {
        **os.environ,
        "DISCORD_TOKEN": "x",
        "DATABASE_URL": f"sqlite:///{tmp_path / 'games.db'}",
        "FIELDPOST_HEALTH": f"127.0.0.1:{port}",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", env=env, cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    server.close()
    assert process.returncode == 1
    assert len(said.decode().strip().splitlines()) == 1
    assert "FIELDPOST_HEALTH" in said.decode()


@pytest.fixture
async def stage(tmp_path: Path) -> Any:
    made = await Stage(tmp_path).open()
    yield made
    await made.close()


def _syncs(stage: Stage) -> int:
    return sum(method == "PUT" and path.endswith("/commands") for method, path in stage.env.requests)


async def test_commands_are_told_once(stage: Stage) -> None:
    """Not again at the next start, as long as they are the same."""
    assert _syncs(stage) == 1
    assert stage.process is not None
    stage.process.terminate()
    await stage.process.wait()
    await stage.start_bot()
    answer = await stage.bo.slash(stage.lobby, "about")
    await stage.until(lambda: answer.response is not None and "Fieldpost" in answer.response.words)
    assert _syncs(stage) == 1


async def test_a_failed_sync_keeps_the_bot_up(tmp_path: Path) -> None:
    made = Stage(tmp_path)
    made.env.to_fail.append(Fault("PUT", "/commands$", 403, {"message": "no", "code": 50001}))
    try:
        await made.env.start()
        made.guild = made.env.create_guild("Club")
        made.lobby = made.guild.create_text_channel("battles")
        starting = asyncio.create_task(made.start_bot())
        await made.until(
            lambda: (tmp_path / "bot.log").exists() and made.said("could not be registered, again in")
        )
        assert made.process is not None
        assert made.process.returncode is None
        starting.cancel()
    finally:
        await made.close()


async def _answers(stage: Stage, press: Any) -> str:
    """What somebody is told."""
    (found,) = await at_once(stage.env, press)
    await stage.until(lambda: found.response is not None and found.response.words)
    return str(found.response.words)


async def test_sigterm_finishes_what_runs_and_puts_off_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has been begun with gets his answer, however long it takes; who comes later is told to come again."""
    for name in ("FAREWELL", "WITHIN"):
        monkeypatch.setenv(name, str(PATIENCE))
    stage = await Stage(tmp_path).open()
    try:
        await stage.battle()
        notice = stage.notice()
        original, held = r"/messages/@original$", asyncio.Event()
        stage.env.to_fail.append(Fault("PATCH", original, 500, {"message": "x", "code": 0}, None, held))
        # What was answered while the battle was set up is none of it.
        earlier = len(stage.env.requests)
        running = await at_once(stage.env, partial(stage.ana.click, notice, label="Hand"))
        await stage.until(
            lambda: any(
                method == "PATCH" and re.search(original, path)
                for method, path in stage.env.requests[earlier:]
            )
        )
        assert stage.process is not None
        stage.process.terminate()
        # Nobody sees from outside when the signal has arrived.
        while "in a minute" not in await _answers(stage, partial(stage.bo.click, notice, label="Hand")):
            assert stage.process.returncode is None
        assert "in a minute" in await _answers(stage, partial(stage.bo.slash, stage.lobby, "help"))
        assert stage.process.returncode is None
        held.set()
        assert await asyncio.wait_for(stage.process.wait(), PATIENCE) == 0
        assert "in a minute" not in running[0].response.words
        assert not stage.said("Traceback"), (stage.folder / "bot.log").read_text()[-6000:]
    finally:
        await stage.close()


async def test_whatever_holds_it_up_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts kill what has not ended in time; nobody is to wait for that."""
    monkeypatch.setenv("FAREWELL", str(PATIENCE))
    monkeypatch.setenv("WITHIN", "0.5")
    stage = await Stage(tmp_path).open()
    try:
        await stage.battle()
        held = asyncio.Event()
        fault = Fault("PATCH", r"/messages/@original$", 500, {"message": "x", "code": 0}, None, held)
        stage.env.to_fail.append(fault)
        await at_once(stage.env, partial(stage.ana.click, stage.notice(), label="Hand"))
        await stage.until(lambda: fault not in stage.env.to_fail)
        assert stage.process is not None
        stage.process.terminate()
        # Half a second; all of it is what a slow machine takes to start and to hear.
        assert await asyncio.wait_for(stage.process.wait(), PATIENCE / 2) == 0
        assert stage.said("left as it is")
        held.set()
    finally:
        await stage.close()


async def test_debug_logs_hold_no_tokens_and_no_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hosts looks for a fault and shows the log to somebody."""
    monkeypatch.setenv("FIELDPOST_LOG", "DEBUG")
    stage = await Stage(tmp_path).open()
    try:
        thread = await stage.battle()
        path = "/messages/@original$"
        limited = {"message": "You are being rate limited.", "retry_after": 0.2, "global": False}
        stage.env.to_fail.append(
            Fault("PATCH", path, 429, limited, {"Retry-After": "0.2", "Via": "1.1 google"})
        )
        stage.env.to_fail.append(Fault("PATCH", path, 400, {"message": "x", "code": 50035}))
        for _ in range(3):
            hand = await stage.ana.slash(thread, "me hand")
        await stage.until(lambda: hand.response is not None and hand.response.attachments)
        shown = [
            *hand.response.words.split("**"),
            *(one.description or "" for one in hand.response.attachments),
        ]
        log = (tmp_path / "bot.log").read_text()
        assert "DEBUG" in log or "INFO" in log
        for record in stage.env.backend.interactions.values():
            assert record.token not in log
        held = [one for text in shown for one in re.findall(r"[A-Z][a-z]+ [A-Z][a-z]+", text)]
        assert held
        for card in held:
            assert card not in log
            assert card.lower().replace(" ", "-") not in log
    finally:
        await stage.close()
