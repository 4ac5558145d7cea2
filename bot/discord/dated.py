"""What Discord's answers tell besides what was asked: how they are, and what time it is there."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

import aiohttp

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
    """Count Discord's answers, and hear what time it is there; the first one comes before anybody is answered."""
    made = aiohttp.TraceConfig()

    async def ended(session: object, context: object, done: aiohttp.TraceRequestEndParams) -> None:
        backend.gauges.answer_of_discord(done.response.status)
        date = dated(done.response.headers)
        if date is not None:
            backend.pendulum.told(date)

    made.on_request_end.append(ended)
    return made
