"""What is written to the log: never a token, and of libraries nothing that repeats what players are sent.

discord.py writes every event and every answer at DEBUG, tokens of presses and hands of cards with them, and the
drivers of databases every value: a host who looks for a fault would show all of it to whoever helps him.
"""

from __future__ import annotations

import logging
import re
from typing import Final

#: In addresses of answers, and by itself: three parts with two dots, the first of them a number in letters.
_SECRETS: Final = (
    (re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w%.:=-]+"), r"\1…"),
    (re.compile(r"\b[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}"), "…"),
    (re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@"), r"\1…@"),
)


def safe(text: str) -> str:
    """A text without what lets others in."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class _Safe(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return safe(super().format(record))


def begin(level: str) -> None:
    """Write to the standard error what is of that level; DEBUG is for our own words."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Safe("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level="INFO" if level == "DEBUG" else level, handlers=[handler])
    for ours in ("bot", "fieldpost"):
        logging.getLogger(ours).setLevel(level)
    # What is migrated is said in one line by whoever asked for it.
    logging.getLogger("alembic").setLevel(logging.WARNING)
