"""What only Discord can say of a set-up: whether it knows the token, agrees with the clock, and gives the rights."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, cast

import aiohttp
import discord
from discord.http import Route

from bot.discord.dated import dated
from bot.discord.rights import NEEDED
from bot.host.doctor import Finding

_PATIENCE: Final = 10.0
#: Discord's answers are a few seconds old at most.
_CLOCKS_DIFFER: Final = 30.0
#: Past so many servers Discord takes no more before it has checked who owns the bot.
_VERIFIED_FROM: Final = 100
_MOST: Final = 200


async def examine(token: str, now: Callable[[], float] = time.time) -> list[Finding]:
    """Three questions over HTTPS; the bot does not go online for them."""
    timeout = aiohttp.ClientTimeout(total=_PATIENCE)
    try:
        async with aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"}, timeout=timeout
        ) as session:
            async with session.get(f"{Route.BASE}/users/@me") as answer:
                if answer.status == 401:
                    return [
                        Finding("discord", False, "does not know this token: copy it again from the Bot page")
                    ]
                answer.raise_for_status()
                name = (await answer.json(content_type=None)).get("username", "")
                date = dated(answer.headers)
            async with session.get(f"{Route.BASE}/users/@me/guilds", params={"limit": _MOST}) as answer:
                answer.raise_for_status()
                servers = await answer.json(content_type=None)
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        return [Finding("discord", False, f"cannot be reached: {type(error).__name__} {error}".rstrip())]
    findings = [Finding("discord", True, f"knows the bot as {name}")]
    if date is not None:
        findings.append(_clock(date, now()))
    return [*findings, *_rights(cast("list[dict[str, str]]", servers))]


def _clock(date: float, now: float) -> Finding:
    ahead = now - date
    well = abs(ahead) <= _CLOCKS_DIFFER
    return Finding("clock", well, f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's")


def _rights(servers: list[dict[str, str]]) -> list[Finding]:
    findings = []
    for one in servers:
        had = discord.Permissions(int(one.get("permissions", 0)))
        missing = [name for name in NEEDED if not had.administrator and not getattr(had, name)]
        if missing:
            lacks = ", ".join(name.replace("_", " ") for name in missing)
            findings.append(Finding("rights", False, f"on {one.get('name', '?')} it lacks: {lacks}"))
    if not findings:
        findings.append(Finding("rights", True, f"all there are, on {len(servers)} servers"))
    if len(servers) >= _VERIFIED_FROM * 3 // 4:
        said = f"{len(servers)}: past {_VERIFIED_FROM} Discord wants the bot verified (Developer Portal, Verification)"
        findings.append(Finding("servers", True, said))
    return findings
