"""Discord's limits of requests: fifty a second of a bot, and those of each route, which it tells with every answer.

The numbers of routes are those that its answers are known to carry; it promises none of them.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

#: Requests a second of all processes of a bot; answers to presses and commands are not counted (Rate Limits).
GLOBAL: Final = 50


class Rule(NamedTuple):
    """So many requests in so many seconds, of each channel, server or press for itself."""

    name: str
    method: str
    path: str
    most: int
    seconds: float


_NUMBER: Final = r"(\d+)"
#: The first that fits counts.
_RULES: Final = (
    Rule("callback", "POST", rf"/interactions/{_NUMBER}/[^/]+/callback", 5, 1.0),
    Rule("answer", "*", rf"/webhooks/{_NUMBER}/([^/]+)", 5, 2.0),
    Rule("send", "POST", rf"/channels/{_NUMBER}/messages$", 5, 5.0),
    Rule("edit", "PATCH", rf"/channels/{_NUMBER}/messages/", 5, 5.0),
    Rule("remove", "DELETE", rf"/channels/{_NUMBER}/messages/\d+$", 5, 1.0),
    Rule("pin", "*", rf"/channels/{_NUMBER}/messages/pins", 5, 5.0),
    Rule("read", "GET", rf"/channels/{_NUMBER}/messages", 5, 5.0),
    Rule("thread", "POST", rf"/channels/{_NUMBER}/", 5, 5.0),
    Rule("channel", "*", rf"/channels/{_NUMBER}", 5, 5.0),
    Rule("server", "*", rf"/guilds/{_NUMBER}", 10, 1.0),
    Rule("dm", "POST", r"/users/@me/channels()", 10, 10.0),
    Rule("else", "*", r"/()", 40, 1.0),
)


class Verdict(NamedTuple):
    """What becomes of a request: how long it has to wait, if at all, and what is told with the answer."""

    wait: float
    headers: dict[str, str]
    everywhere: bool = False


class _Window:
    """So many within so many seconds, counted from the first of them."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._ends = 0.0
        self.left = most

    def wait(self, now: float) -> float:
        """Seconds until there is room; 0: now, and it is taken."""
        if now >= self._ends:
            self._ends, self.left = now + self._seconds, self._most
        if not self.left:
            return self._ends - now
        self.left -= 1
        return 0.0

    def ends(self, now: float) -> float:
        """Seconds until it is empty again."""
        return max(0.0, self._ends - now)

    def over(self, now: float) -> bool:
        """Whether nobody need know of it any more."""
        return now >= self._ends


class Limits:
    """Counts requests, and refuses what is too much."""

    def __init__(self, most: int = GLOBAL, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._most = most
        self._windows: dict[tuple[str, str], _Window] = {}
        #: When the last fifty that count came.
        self._counted: deque[float] = deque(maxlen=most)
        self._swept = 0.0

    def ask(self, method: str, path: str) -> Verdict:
        """A request has come."""
        now = self._now()
        rule, whose = _rule(method, path)
        if rule.name not in ("callback", "answer"):
            if len(self._counted) == self._most and now - self._counted[0] < 1.0:
                return Verdict(
                    1.0 - (now - self._counted[0]), {"X-RateLimit-Global": "true"}, everywhere=True
                )
            self._counted.append(now)
        window = self._windows.setdefault((rule.name, whose), _Window(rule.most, rule.seconds))
        wait = window.wait(now)
        self._sweep(now)
        told = {
            "X-RateLimit-Bucket": rule.name,
            "X-RateLimit-Limit": str(rule.most),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{time.time() + window.ends(now):.3f}",
            "X-RateLimit-Reset-After": f"{window.ends(now):.3f}",
        }
        return Verdict(wait, told)

    def _sweep(self, now: float) -> None:
        if now - self._swept > 10:
            self._swept = now
            self._windows = {name: one for name, one in self._windows.items() if not one.over(now)}


def _rule(method: str, path: str) -> tuple[Rule, str]:
    for rule in _RULES:
        if rule.method in ("*", method) and (found := re.match(rule.path, path)):
            return rule, found[found.lastindex or 1]
    raise AssertionError(path)


def name_of(method: str, path: str) -> str:
    """The route of a request, for counting."""
    return _rule(method, path)[0].name
