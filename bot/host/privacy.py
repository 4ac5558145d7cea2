"""What is kept of people, for how long, and who sees it: the facts behind the privacy page, one for each table.

The page is `privacy-page` in the catalogues. Tests see to it that every table has its sentence here, that every
sentence is on the page, and that the figures are those the bot goes by.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.facts.reliability import KEPT as KEPT_TURNS
from bot.host.keeping import INTERACTIONS_KEPT

#: The sentence of the page that speaks of each table; "" is for what holds nothing of anybody.
KEPT: Final[Mapping[str, str]] = {
    "battles": "",
    "campaigns": "games",
    "campaign_battles": "",
    "games": "games",
    "log": "games",
    "snapshots": "games",
    "seats": "games",
    "cups": "games",
    "drafts": "drafts",
    "notes": "drafts",
    "policies": "settings",
    "people": "settings",
    "digests": "settings",
    "reliability": "reliability",
    "measures": "",
    "results": "results",
    "fought": "results",
    "queue": "places",
    "interactions": "presses",
    "timers": "",
    "outbox": "presses",
    "places": "places",
    "servers": "server",
    "imported": "server",
    "audit": "server",
    "leases": "",
    "own": "",
}
_DAY: Final = 24 * 3600.0


def figures(backups_kept: int) -> dict[str, int]:
    """The figures of the page."""
    return {"turns": KEPT_TURNS, "presses": round(INTERACTIONS_KEPT / _DAY), "backups": backups_kept}
