"""What Prometheus is told: counts, times and states, never anything of a game or a person."""

from __future__ import annotations

import math
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot.health import Reading

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord waits 3 for the first answer to a click."""


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._clicks = Counter(
            "chief_clicks",
            "Clicks and commands that were answered.",
            ("action", "outcome"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "chief_click_seconds",
            "From the arrival of a click or command until its answer is shown.",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._reminders = Counter(
            "chief_reminders_sent",
            "Reminders of games that wait for somebody.",
            ("way",),
            registry=self._registry,
        )
        self._games = self._gauge("games_live", "Games and lobbies that have not ended.")
        self._backlog = self._gauge("teller_backlog", "Tables with something left to tell.")
        self._connected = self._gauge("gateway_connected", "1 while Discord's gateway is there.")
        self._gateway = self._gauge("gateway_seconds", "How long the gateway took to answer.")
        self._up = self._gauge("store_up", "1 while the store records within a second.")
        self._store = self._gauge("store_seconds", "How long the store took to record and read.")

    def clicked(self, action: str, outcome: str, seconds: float) -> None:
        """Count a click; ``action`` and ``outcome`` come from closed lists."""
        self._clicks.labels(action, outcome).inc()
        self._seconds.observe(seconds)

    def reminded(self, way: str) -> None:
        """Count a reminder; ``way`` comes from a closed list."""
        self._reminders.labels(way).inc()

    def text(self, reading: Reading) -> bytes:
        """Return everything in Prometheus's format; what is not known now is NaN."""
        gateway = reading.gateway
        self._games.set(_known(reading.games))
        self._backlog.set(reading.backlog)
        self._connected.set(gateway.connected)
        self._gateway.set(_known(gateway.seconds))
        self._up.set(reading.store_seconds is not None)
        self._store.set(_known(reading.store_seconds))
        return generate_latest(self._registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"chief_{name}", meaning, registry=self._registry)


def _known(value: float | None) -> float:
    return math.nan if value is None else value
