"""What Discord's answers tell besides what was asked: how they are, and what time it is there; and when it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

import aiohttp

from bot.discord.share import Share, counts, rate

if TYPE_CHECKING:
    from bot.backend import Backend


def dated(headers: Mapping[str, str]) -> float | None:
    """When an answer was given; None: it does not say so legibly, or was kept on the way."""
    date = headers.get("Date")
    if date is None or "Age" in headers:
        return None
    try:
        return parsedate_to_datetime(date).timestamp()
    except (ValueError, OverflowError):
        return None


def traced(backend: Backend) -> aiohttp.TraceConfig:
    """Count Discord's answers, and hear what time it is there; the first one comes before anybody is answered.

    Among several processes each request waits for its turn.
    """
    made = aiohttp.TraceConfig()
    fellows = backend.fellows
    share = Share(lambda: rate(fellows.name, fellows.needs, expected=fellows.expected))
    fellows.need = share.need

    async def begins(session: object, context: object, begun: aiohttp.TraceRequestStartParams) -> None:
        if fellows.several and counts(begun.url.path):
            await share.turn()

    async def ended(session: object, context: object, done: aiohttp.TraceRequestEndParams) -> None:
        backend.gauges.answer_of_discord(done.response.status)
        date = dated(done.response.headers)
        if date is not None:
            backend.true_time.told(date)

    made.on_request_start.append(begins)
    made.on_request_end.append(ended)
    return made
