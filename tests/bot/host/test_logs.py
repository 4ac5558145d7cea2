"""Logs: no token, no password, and the libraries' own DEBUG stays out."""

from __future__ import annotations

import logging

import pytest

from bot.host import logs


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("PATCH https://d/webhooks/12/aW5.abc:def/messages/@me", "PATCH https://d/webhooks/12/…/messages/@me"),
        ("POST /interactions/34/aW50ZXJhY3R/callback: 429", "POST /interactions/34/…/callback: 429"),
        (f"token {'M' * 24}.GAbCdE.{'x' * 38} is", "token … is"),
        ("postgresql://user:s3cret@host/db", "postgresql://user:…@host/db"),
        ("game 3 is told again in 9 s", "game 3 is told again in 9 s"),
    ],
)  # fmt: skip
def test_what_lets_others_in_is_left_out(written: str, read: str) -> None:
    assert logs.safe(written) == read


def test_debug_is_for_our_own_words() -> None:
    root = logging.getLogger()
    before, levels = (
        root.handlers[:],
        {name: logging.getLogger(name).level for name in ("", "bot", "fieldpost", "alembic")},
    )
    root.handlers.clear()
    try:
        logs.begin("DEBUG")
        assert logging.getLogger("bot.flows").isEnabledFor(logging.DEBUG)
        for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "aiosqlite", "asyncpg"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    finally:
        root.handlers[:] = before
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
