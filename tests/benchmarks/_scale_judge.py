"""What came of it, by Discord's side alone: how late, in which order, what is missing, what came twice."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tests.benchmarks._scale_discord import Heard
from tests.benchmarks._scale_people import Choice, Sitting, is_fault, turn_in
from tests.benchmarks._scale_press import Press

Figures = dict[str, float]
#: Who was there when nobody answered: a process all the time; one that went meanwhile; none.
THERE, KILLED, AWAY = "process there", "process killed meanwhile", "no process connected"


def share(values: Sequence[float], part: float) -> float:
    """The value below which such a part of them lies; 0 of none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


class Judge:
    """Counts while people play."""

    def __init__(self, sittings: Iterable[Sitting]) -> None:
        self._of: Final = {one.thread: one for one in sittings}
        #: When a request of the bot was heard last.
        self.latest = 0.0
        self._turns: Final = {one.thread: [one.turn] for one in self._of.values()}
        self.begin()

    def begin(self) -> None:
        """Count anew."""
        self.first: list[float] = []
        self.seen: list[float] = []
        self.told: list[float] = []
        self.kinds: Counter[str] = Counter()
        #: Presses that nobody answered, by who was there. Discord tells no process of a press while none is connected.
        self.unanswered: Counter[str] = Counter()
        self._put_off = sum(one.put_off for one in self._of.values())
        #: Answers with a picture.
        self.drawn = 0
        self.promised = self.faults = self.twice = self.disorder = self.again = 0
        self.routes: Counter[tuple[str, int]] = Counter()

    def pressed(self, press: Press, choice: Choice, there: str) -> None:
        """What became of a press, and who was there."""
        self.kinds[choice.do] += 1
        if press.first is None:
            self.unanswered[there] += 1
            return
        self.first.append(press.first)
        self.promised += press.owed
        if press.seen is not None:
            self.seen.append(press.seen)
        if press.shown is not None:
            self.faults += is_fault(press.shown)

    def heard(self, one: Heard) -> None:
        """A request of the bot."""
        self.routes[one.route, one.status] += 1
        self.latest = one.at
        if one.route in ("callback", "answer") and one.status == 200:
            self.drawn += bool((one.body.get("data") or one.body).get("attachments"))
        if one.route != "send" or one.message is None or one.status != 200:
            return
        if "again" in one.message:
            # Discord has made one of both.
            self.again += 1
            return
        thread = int(one.message["channel_id"])
        sitting = self._of.get(thread)
        if sitting is None:
            return
        after = sitting.noticed(one.message, one.at)
        if after is not None:
            self.told.append(after)
        turn = turn_in(one.message)
        if turn is not None:
            turns = self._turns[thread]
            self.twice += turn in turns
            self.disorder += turn not in turns and turn != turns[-1] + 1
            turns.append(turn)

    def lost(self) -> int:
        """Games in which a turn has ended and nobody has ever been called."""
        return sum(one.left_alone for one in self._of.values())

    def figures(self, seconds: float) -> Figures:
        """What there is to say of these seconds."""
        counted = sum(many for (route, _), many in self.routes.items() if route not in ("callback", "answer"))
        routes = Counter[str]()
        for (route, _), many in self.routes.items():
            routes[f"requests {route}"] += many
        return {
            **routes,
            "presses": len(self.first) + sum(self.unanswered.values()),
            "presses/s": len(self.first) / seconds,
            "first response p50 ms": 1000 * (statistics.median(self.first) if self.first else 0),
            "first response p99 ms": 1000 * share(self.first, 0.99),
            "screen p99 ms": 1000 * share(self.seen, 0.99),
            "answers with a picture, % of presses": 100 * self.drawn / max(1, len(self.first)),
            "announcements": len(self.told),
            "announcements p50 ms": 1000 * share(self.told, 0.5),
            "announcements p99 ms": 1000 * share(self.told, 0.99),
            "requests/s": counted / seconds,
            "429": sum(many for (_, status), many in self.routes.items() if status == 429),
            "refused": sum(
                many for (_, status), many in self.routes.items() if status >= 400 and status != 429
            ),
            **{f"unanswered, {there}": self.unanswered[there] for there in (THERE, KILLED, AWAY)},
            "promised and never shown": self.promised,
            "said to be a fault": self.faults,
            "turns told twice": self.twice,
            "turns out of order": self.disorder,
            "asked for patience": sum(one.put_off for one in self._of.values()) - self._put_off,
            "screens that went back": sum(len(one.went_back) for one in self._of.values()),
            "nonces that saved one": self.again,
        }
