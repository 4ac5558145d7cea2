"""The unmodified bot over real HTTP and a real gateway: start, sync, a turn, RESUME, 429, 500, kill -9, SIGTERM."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from tests.bot.discord.player import buttons, lists
from tests.bot.kit.crowd import at_once
from tests.bot.local.stage import PATIENCE, Fault, Stage


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """One server for the whole file: the tests follow each other as an evening would."""
    made = await Stage(tmp_path_factory.mktemp("stage")).open()
    yield made
    await made.close()


pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_start_syncs_every_group(stage: Stage) -> None:
    names = {name.split()[0] for name in stage.ana.available_commands(stage.lobby)}
    assert {"game", "play", "me", "scenario", "rules", "help", "about"} <= names


async def test_battle_begins_with_pictures(stage: Stage) -> None:
    await stage.battle()
    data = stage.data(stage.notice().attachments[0])
    assert data[8:12] == b"WEBP"
    assert len(data) < 400_000


async def test_a_turn_by_buttons(stage: Stage) -> None:
    """Card, orders, a move, Confirm; the notice of the next turn comes with a new picture."""
    first = stage.notice().id
    panel = (await stage.ana.click(stage.notice(), label="Take turn")).response
    panel = await _press(stage, panel, next(one for one in buttons(panel, "do") if "probe-center" in one))
    for _ in range(20):
        if "not your turn" in panel.words:
            break
        chosen = [*lists(panel, "pick"), *lists(panel, "order")]
        pressed = [one for do in ("end-sure", "confirm", "do", "sure", "all") for one in buttons(panel, do)]
        if chosen and not buttons(panel, "confirm"):
            value = chosen[0]["options"][0]["value"]
            panel = (await stage.ana.select(panel, [value], custom_id=chosen[0]["custom_id"])).response
        else:
            panel = await _press(stage, panel, [*pressed, *buttons(panel, "end")][0])
    await stage.until(lambda: stage.notice().id != first)
    assert "turn 2" in stage.notice().words


async def test_a_turn_by_one_command(stage: Stage) -> None:
    """A whole turn in the notation, from what completion offers; the next notice pings the other side."""
    thread, first = stage.lobby.threads[0], stage.notice().id
    offered = [one["value"] for one in await stage.bo.autocomplete(thread, "play card", "card", "")]
    assert sorted(offered) == ["assault-left", "probe-right"]
    answer = await stage.bo.slash(thread, "play orders", text="play probe-right; end; end; end", now=True)
    await stage.until(lambda: answer.response is not None and answer.response.words)
    assert "None of your lines has been played" not in answer.response.words
    await stage.until(lambda: stage.notice().id != first)
    assert "turn 3" in stage.notice().words
    assert f"<@{stage.ana.id}>" in stage.notice().words


async def _press(stage: Stage, panel: Any, custom_id: str) -> Any:
    return (await stage.ana.click(panel, custom_id=custom_id)).response


async def test_resume_replays_what_was_missed(stage: Stage) -> None:
    """The socket breaks; a press in between is answered after RESUME."""
    await stage.env.gateway.break_socket()
    answer = await stage.bo.slash(stage.lobby, "about")
    await stage.until(lambda: answer.response is not None and "Fieldpost" in answer.response.words)
    assert stage.said("RESUMED") or stage.said("resumed")


async def test_429_with_a_file_is_sent_again_whole(stage: Stage) -> None:
    headers = {"Retry-After": "0.2", "Via": "1.1 google"}
    body = {"message": "You are being rate limited.", "retry_after": 0.2, "global": False}
    stage.env.to_fail.append(Fault("PATCH", r"/messages/@original$", 429, body, headers))
    answer = await stage.bo.slash(stage.lobby.threads[0], "me hand")
    await stage.until(lambda: answer.response is not None and answer.response.attachments)
    assert len(stage.data(answer.response.attachments[0])) > 1000


async def test_500_with_a_file_is_sent_again_whole(stage: Stage) -> None:
    stage.env.to_fail.append(Fault("PATCH", r"/messages/@original$", 500, {"message": "x", "code": 0}))
    answer = await stage.bo.slash(stage.lobby.threads[0], "game board")
    await stage.until(lambda: answer.response is not None and answer.response.attachments)
    assert len(stage.data(answer.response.attachments[0])) > 1000


async def test_kill_and_old_button(stage: Stage) -> None:
    """kill -9; the next process answers the old button, and nothing is said twice."""
    before = len(stage.lobby.threads[0].history())
    stage.kill()
    assert stage.process is not None
    await stage.process.wait()
    await stage.start_bot()
    panel = (await stage.bo.click(stage.notice(), label="Take turn")).response
    await stage.until(lambda: "Play a card" in panel.words)
    await asyncio.sleep(0.5)
    assert len(stage.lobby.threads[0].history()) <= before + 1


def _said(stage: Stage, text: str) -> int:
    return sum(text in one.words for one in stage.lobby.threads[0].history())


async def test_kill_while_something_is_being_said(stage: Stage) -> None:
    """What the dead process had taken is told within five seconds of the next one, once."""
    thread = stage.lobby.threads[0]
    path = f"/channels/{thread.id}/messages$"
    held = asyncio.Event()
    stage.env.to_fail.append(Fault("POST", path, 500, {"message": "x", "code": 0}, None, held))
    stage.env.requests.clear()
    await stage.bo.slash(thread, "game draw", sure=True)
    await stage.until(lambda: any(re.search(path, one) for _, one in stage.env.requests))
    stage.kill()
    assert stage.process is not None
    await stage.process.wait()
    held.set()
    await stage.start_bot()
    # Before this it was a minute; more than five seconds are a busy machine's.
    await stage.until(lambda: _said(stage, "offers a draw"), 45)
    await asyncio.sleep(1)
    assert _said(stage, "offers a draw") == 1


async def test_a_long_429_is_not_waited_for(stage: Stage) -> None:
    """discord.py waits out any limit below half a minute, unless it is told otherwise."""
    thread = stage.lobby.threads[0]
    headers = {"Retry-After": "9", "Via": "1.1 google"}
    body = {"message": "You are being rate limited.", "retry_after": 9.0, "global": False}
    stage.env.to_fail.append(Fault("POST", f"/channels/{thread.id}/messages$", 429, body, headers))
    asked = (await stage.bo.slash(thread, "game resign")).response
    await stage.bo.click(asked, label="Resign")
    await stage.until(lambda: stage.said("is told again in 9 s"))
    assert not _said(stage, "🏁")


async def test_sigterm_amid_a_crowd_ends_kindly(stage: Stage) -> None:
    """Fifty first looks at a battle that is not in memory, and in the middle of them the host stops the bot."""
    stage.kill()
    assert stage.process is not None
    await stage.process.wait()
    await stage.start_bot()
    await at_once(stage.env, *[partial(stage.ana.click, stage.notice(), label="Hand")] * 50)
    pressed = list(stage.env.backend.interactions.values())[-50:]
    await stage.until(lambda: any(one.responded for one in pressed))
    stage.process.terminate()
    assert await asyncio.wait_for(stage.process.wait(), PATIENCE) == 0
    assert not stage.said("Traceback"), (stage.folder / "bot.log").read_text()[-6000:]
    # Whom it had begun to answer has his answer.
    assert not [one for one in pressed if one.loading]
