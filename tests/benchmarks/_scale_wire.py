"""Requests as discord.py sends them, and answers as it reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from aiohttp import web

from tests.benchmarks._scale_limits import Verdict

_NAMES: Final = re.compile(rb'filename="([^"]+)"')


def read(kind: str, raw: bytes) -> tuple[Any, Sequence[str]]:
    """A body and the names of its files, as discord.py sends them; what is in them nobody looks at."""
    if not kind.startswith("multipart/"):
        return (json.loads(raw) if raw else {}), ()
    start = raw.index(b"{", raw.index(b'name="payload_json"'))
    found = json.JSONDecoder().raw_decode(raw[start : raw.index(b"\r\n--", start)].decode())[0]
    return found, [one.decode() for one in _NAMES.findall(raw)]


def said(data: Any, status: int, headers: Mapping[str, str]) -> web.Response:
    """An answer."""
    # discord.py compares the type with exactly this: no charset.
    return web.Response(
        body=json.dumps(data).encode(), status=status, content_type="application/json", headers=headers
    )


def too_many(verdict: Verdict) -> web.Response:
    """A refusal, and when to come again."""
    told = {
        "message": "You are being rate limited.",
        "retry_after": verdict.wait,
        "global": verdict.everywhere,
    }
    return said(told, 429, {**verdict.headers, "Retry-After": f"{verdict.wait:.3f}", "Via": "1.1 stand-in"})
