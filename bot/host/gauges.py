"""Figures for who watches over the bot, in the words of Prometheus: what it did, how fast, and how it is now."""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from prometheus_client.core import Metric

    from bot.facts.measures import Measured
    from bot.host.admin import Health

_SECONDS: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 2.0, 2.5, 3.0, 5.0, 10.0)


class Gauges:
    """One set for each bot."""

    def __init__(self, told: Counter[str], processes: Callable[[], Mapping[str, int]]) -> None:
        self._told: Final = told
        self._processes: Final = processes
        #: What battles have come to, as it was last read.
        self._measured: Mapping[str, Measured] = {}
        self.registry: Final = CollectorRegistry()
        self.presses: Final = Count(
            "fieldpost_presses",
            "Presses, commands, forms and completions",
            ["kind", "name"],
            registry=self.registry,
        )
        self.heard: Final = self._seconds(
            "fieldpost_heard_seconds",
            "From a press until Discord knows that it was heard; it waits for three",
            "kind",
        )
        self.answered: Final = self._seconds(
            "fieldpost_answered_seconds", "From a press until it is done with", "kind"
        )
        self.drawing: Final = self._seconds("fieldpost_drawing_seconds", "How long pictures take", "what")
        self.requests: Final = Count(
            "fieldpost_discord_requests",
            "Answers of Discord by their status",
            ["status"],
            registry=self.registry,
        )
        self.limits: Final = Count(
            "fieldpost_rate_limits", "How often Discord said: wait", registry=self.registry
        )
        self.errors: Final = Count("fieldpost_errors", "Errors in the log", ["where"], registry=self.registry)
        self.games: Final = self._gauge("fieldpost_games", "Games by how they stand", "status")
        self.waiting: Final = self._gauge("fieldpost_outbox_waiting", "Announcements that are not said yet")
        self.oldest: Final = self._gauge(
            "fieldpost_outbox_age_seconds", "How long the oldest of them has waited"
        )
        self.late: Final = self._gauge("fieldpost_timers_late_seconds", "By how much the next clock is late")
        self.processes: Final = self._gauge(
            "fieldpost_processes", "Processes at work on the same store, this one included", "role"
        )
        self.memory: Final = self._gauge("fieldpost_games_in_memory", "Games in memory")
        self.bytes: Final = self._gauge("fieldpost_store_bytes", "What the store takes on disk")
        self.backup: Final = self._gauge(
            "fieldpost_backup_age_seconds", "Age of the last backup; -1: there is none"
        )
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(name, what, labels, registry=self.registry)

    def _seconds(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(name, what, labels, buckets=_SECONDS, registry=self.registry)

    def collect(self) -> Iterable[Metric]:
        """What games have told, counted where they tell it: waits by the turn are two of these."""
        made = CounterMetricFamily("fieldpost_told", "What games have had to tell", labels=["kind"])
        for kind, number in self._told.items():
            made.add_metric([kind], number)
        yield made
        yield from self._battles()

    def _battles(self) -> Iterable[Metric]:
        """What the store has added up since the first day: it outlives the process."""
        hours = HistogramMetricFamily(
            "fieldpost_turn_hours",
            "How long a turn of people takes, questions and pauses included",
            labels=["pace"],
        )
        waits = CounterMetricFamily(
            "fieldpost_waits", "How often battles came to wait for somebody", labels=["pace"]
        )
        begun = CounterMetricFamily("fieldpost_battles_begun", "Battles that have begun", labels=["pace"])
        ended = CounterMetricFamily(
            "fieldpost_battles_ended", "Battles that are over, and how they ended", labels=["pace", "ending"]
        )
        for pace, one in self._measured.items():
            buckets = [(f"{hours:g}", number) for hours, number in one.buckets]
            hours.add_metric([pace], [*buckets, ("+Inf", one.turns)], one.hours_a_turn * one.turns)
            waits.add_metric([pace], one.waits)
            begun.add_metric([pace], one.begun)
            for ending, number in one.endings.items():
                ended.add_metric([pace, ending], number)
        yield from (hours, waits, begun, ended)

    def text(self, health: Health) -> bytes:
        """Everything, for Prometheus."""
        self._measured = health.measured
        self.games.clear()
        for status, number in health.games.items():
            self.games.labels(status).set(number)
        self.processes.clear()
        for role, number in self._processes().items():
            self.processes.labels(role).set(number)
        self.waiting.set(health.waiting)
        self.oldest.set(health.oldest_waiting)
        self.late.set(health.timers_late)
        self.memory.set(health.in_memory)
        self.bytes.set(health.database_bytes)
        self.backup.set(-1 if health.backup_age is None else health.backup_age)
        return generate_latest(self.registry)

    def answer_of_discord(self, status: int) -> None:
        """Discord has answered a request."""
        self.requests.labels(str(status)).inc()
        if status == 429:
            self.limits.inc()

    def drawn(self, what: str, seconds: float) -> None:
        """A picture is done."""
        self.drawing.labels(what).observe(seconds)


class CountedErrors(logging.Handler):
    """Counts what the log calls an error."""

    def __init__(self, gauges: Gauges) -> None:
        super().__init__(logging.ERROR)
        self._gauges: Final = gauges

    def emit(self, record: logging.LogRecord) -> None:
        self._gauges.errors.labels(record.name).inc()
