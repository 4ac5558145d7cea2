"""The health address: its three pages, figures that move, and a dashboard that asks for figures that are there."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import pages
from bot.environment import Settings, SettingsError
from bot.host.gauges import CountedErrors
from bot.host.health import HealthAddress
from bot.i18n import words_of
from bot.screens.moderation import health_text
from bot.screens.papers import page
from tests.bot.game.tables import ANA, BO, Tables
from tests.bot.game.test_deputies import own_turn

ROOT = Path(__file__).parents[3]


async def _get(port: int, path: str, **headers: str) -> tuple[int, str]:
    url = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def test_alive_and_ready(tables: Tables) -> None:
    connected = False
    health = HealthAddress(tables.backend, lambda: (int(connected), 1))
    port = await health.open("127.0.0.1", 0)
    assert await _get(port, "/health") == (200, '{"store": "answers", "discord": "not connected"}')
    assert (await _get(port, "/ready"))[0] == 503
    connected = True
    assert await _get(port, "/ready") == (200, '{"ready": true}')

    async def away(name: str) -> None:
        raise OSError("the disk is gone")

    tables.backend.known = away  # type: ignore[method-assign, assignment]
    assert (await _get(port, "/health"))[0] == 503
    assert (await _get(port, "/ready"))[0] == 503
    assert (await _get(port, "/"))[0] == 404
    await health.close()


async def test_privacy_and_terms_speak_as_their_reader_does(tables: Tables) -> None:
    """As the browser asks for it, or the address; English for all others."""
    health = HealthAddress(tables.backend, lambda: (1, 1), pages(7))
    port = await health.open("127.0.0.1", 0)
    for path in ("/privacy", "/terms"):
        for wanted, spoken in (
            ("de-AT,en;q=0.8", "de"),
            ("nl", "nl"),
            ("x-klingon, nl;q=0.4", "nl"),
            ("ja", "en"),
        ):
            status, text = await _get(port, path, **{"Accept-Language": wanted})
            assert (status, f"<html lang={spoken}>" in text) == (200, True)
            assert page(words_of(spoken), path[1:], 7) == text
        assert (await _get(port, f"{path}?language=nl", **{"Accept-Language": "de"}))[1] == page(
            words_of("nl"), path[1:], 7
        )
    await health.close()


async def _figures(tables: Tables) -> dict[str, float]:
    health = HealthAddress(tables.backend, lambda: (1, 1))
    port = await health.open("127.0.0.1", 0)
    status, text = await _get(port, "/metrics")
    await health.close()
    assert status == 200
    return {
        name: float(value)
        for name, value in re.findall(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    }


async def test_figures_move(tables: Tables) -> None:
    card = await tables.started()
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    tables.now += 30
    tables.backend.gauges.drawn("board", 0.3)
    for status in (200, 200, 429):
        tables.backend.gauges.answer_of_discord(status)
    counting = CountedErrors(tables.backend.gauges)
    logger = logging.getLogger("bot.incident")
    logger.addHandler(counting)
    try:
        logger.error("something")
    finally:
        logger.removeHandler(counting)
    figures = await _figures(tables)
    assert figures['fieldpost_games{status="running"}'] == 1
    assert figures["fieldpost_outbox_waiting"] >= 2
    assert figures["fieldpost_outbox_age_seconds"] == 30
    assert figures["fieldpost_backup_age_seconds"] == -1
    assert figures['fieldpost_drawing_seconds_count{what="board"}'] == 1
    assert figures['fieldpost_discord_requests_total{status="200"}'] == 2
    assert figures["fieldpost_rate_limits_total"] == 1
    assert figures['fieldpost_errors_total{where="bot.incident"}'] == 1
    assert figures['fieldpost_told_total{kind="turn"}'] == 1
    assert figures["fieldpost_store_bytes"] > 0
    assert figures["process_resident_memory_bytes"] > 0


async def test_the_dashboard_asks_for_what_there_is(tables: Tables) -> None:
    """Each figure of the dashboard is one of ours, and each of ours is on it."""
    gauges = tables.backend.gauges
    gauges.presses.labels("component", "turn")
    gauges.heard.labels("component")
    gauges.answered.labels("component")
    gauges.drawing.labels("board")
    gauges.requests.labels("200")
    gauges.errors.labels("bot")
    ended = await tables.started()
    await tables.backend.games.resign(tables.ask(ANA, ended.id))
    there = {name.partition("{")[0] for name in await _figures(tables)}
    board = json.loads((ROOT / ".github" / "dashboard.json").read_text("utf-8"))
    asked = " ".join(one["expr"] for panel in board["panels"] for one in panel["targets"])
    wanted = set(re.findall(r"(?:fieldpost|process)_[a-z_]+", asked))
    assert wanted <= there
    # Several processes are one bot: only what each has of its own is drawn once for each.
    alone = r"histogram_quantile\(|sum[ (]|max[ (]|process_|fieldpost_games_in_memory$"
    exprs = [one["expr"] for panel in board["panels"] for one in panel["targets"]]
    assert [one for one in exprs if not re.match(alone, one)] == []
    kinds = {
        re.sub(r"_(total|bucket|sum|count|created)$", "", one) for one in there if one.startswith("fieldpost")
    }
    shown = {re.sub(r"_(total|bucket)$", "", one) for one in wanted}
    assert kinds <= shown


async def test_the_alarms_ask_for_what_there_is(tables: Tables) -> None:
    """Each is about a figure of ours, and the README says what to do about it."""
    tables.backend.gauges.errors.labels("bot")
    there = {name.partition("{")[0] for name in await _figures(tables)}
    alarms = (ROOT / ".github" / "alarms.yml").read_text("utf-8")
    names = re.findall(r"alert: (\w+)", alarms)
    assert len(names) == 3
    assert set(re.findall(r"fieldpost_[a-z_]+", alarms)) <= there
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [name for name in names if f"| `{name}`" not in readme] == []


@pytest.mark.parametrize("given", ["8080", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:70000", ":8080"])
def test_addresses_that_cannot_be(given: str) -> None:
    with pytest.raises(SettingsError, match="FIELDPOST_HEALTH: an address and a port"):
        Settings.read({"FIELDPOST_HEALTH": given}, need_token=False)


def test_addresses() -> None:
    for given, read in (("127.0.0.1:8080", ("127.0.0.1", 8080)), ("[::1]:9", ("::1", 9))):
        assert Settings.read({"FIELDPOST_HEALTH": given}, need_token=False).health == read


async def test_how_long_battles_wait(tables: Tables) -> None:
    """From the first day, by pace, and after a restart; an admin reads it in a line."""
    card = await tables.started()
    tables.now += 5 * 3600
    await own_turn(tables, card.id)
    await tables.backend.games.resign(tables.ask(BO, card.id))
    again = await tables.again()
    figures = await _figures(again)
    assert figures['fieldpost_turn_hours_bucket{le="3",pace="normal"}'] == 0
    assert figures['fieldpost_turn_hours_bucket{le="6",pace="normal"}'] == 1
    assert figures['fieldpost_turn_hours_sum{pace="normal"}'] == 5
    assert figures['fieldpost_waits_total{pace="normal"}'] >= 1
    assert figures['fieldpost_battles_begun_total{pace="normal"}'] == 1
    assert figures['fieldpost_battles_ended_total{ending="resigned",pace="normal"}'] == 1
    text = health_text(words_of("en"), await again.backend.admin.health(), 20)
    assert "Normal: 1 battle begun · a turn takes 5.0 h (half of them up to 6 h)" in text
    assert "1 over, 100% with a result" in text
    assert str(BO) not in text
    await again.close()
