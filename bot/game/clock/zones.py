"""The list of time zones, and finding one in it."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones

from bot.game.clock.quiet import zone_of


@cache
def _by_key() -> dict[str, str]:
    """All zones by what is compared."""
    return {_key(name): name for name in sorted(available_timezones())}


def _key(text: str) -> str:
    return text.strip().lower().replace(" ", "_")


def named(text: str) -> str | None:
    """The zone of a name, however it is written; None: there is none on this machine."""
    name = _by_key().get(_key(text))
    return None if zone_of(name) is None else name


def found(text: str, most: int) -> list[str]:
    """Zones that a text may mean, the likeliest first: its city, the beginning of it, any part."""
    wanted = _key(text)
    ranked = []
    for key, name in _by_key().items():
        city = key.rpartition("/")[2]
        rank = 0 if wanted in (key, city) else 1 if city.startswith(wanted) else 2 if wanted in key else 3
        # What has no continent is an abbreviation, or kept for old programs.
        if rank < 3 and ("/" in name or rank == 0):
            ranked.append((rank, name.startswith("Etc/"), name))
    return [name for _, _, name in sorted(ranked)[:most]]
