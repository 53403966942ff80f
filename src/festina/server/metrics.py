"""The figures that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60)


class LoopHistogram(Collector):
    """A histogram that only the event loop's thread adds to: a tenth of the cost of one that any thread may."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry, buckets: Sequence[float]) -> None:
        self._name, self._meaning = name, meaning
        self._buckets = tuple(buckets)
        self._counts = [0] * (len(buckets) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        """Add a value."""
        self._counts[bisect_left(self._buckets, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*map(str, map(float, self._buckets)), "+Inf"]
        found = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets=found, sum_value=self._sum)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("festina_tables", "Tables held in memory", registry=registry)
        self.sockets = Gauge("festina_sockets", "Open sockets", registry=registry)
        self.moves = Counter("festina_moves", "Moves stored", ["by"], registry=registry)
        #: By a person, and by a bot; looked up once, as every move counts.
        self.person_moves = self.moves.labels("person")
        self.bot_moves = self.moves.labels("bot")
        self.refused = Counter("festina_refused", "Requests refused", ["code"], registry=registry)
        self.command_seconds = LoopHistogram(
            "festina_command_seconds", "From a command to its acknowledgement", registry, _QUICK
        )
        self.store_seconds = LoopHistogram("festina_store_seconds", "Storing entries", registry, _QUICK)
        self.thinking = Gauge("festina_thinking", "Bots that think or wait to", registry=registry)
        self.think_seconds = Histogram("festina_think_seconds", "A bot's move", registry=registry, buckets=_SLOW)
        self.incidents = Counter("festina_incidents", "Moves that a bot lost", registry=registry)
        self.lag_seconds = Histogram(
            "festina_loop_lag_seconds", "How late the event loop is", registry=registry, buckets=_QUICK
        )
        self.due = Gauge("festina_due", "Rows that are too old", ["what"], registry=registry)
        self.waiting = Gauge(
            "festina_deletions_waiting", "Rows whose deletion waits for the operator", ["what"], registry=registry
        )
        self.deleted = Counter("festina_deleted", "Rows deleted because they were too old", ["what"], registry=registry)
        self.clock_doubted = Gauge(
            "festina_clock_doubted", "Whether the clock is not believed, so nothing is deleted", registry=registry
        )
        self.notices = Counter("festina_notices", "Notices sent, by what became of them", ["fate"], registry=registry)
        self.trouble = Gauge("festina_trouble", "Whether something the server needs fails", ["part"], registry=registry)
