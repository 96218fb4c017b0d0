"""Health and figures of a running bot: what is wrong is named, what is fine is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.health import Gateway, Health
from bot.health_server import PortTaken, served
from bot.metrics import Metrics
from data.memory import MemoryStore
from data.store import StoreUnavailable
from tests.bot.evening import ADA, BEN, Evening


class BadStore(MemoryStore):
    """A store that fails, or takes so long (seconds), when a setting is put; it counts them."""

    fails = False
    slow = 0.0
    asked = 0

    async def put_setting(self, key: str, value: str) -> None:
        self.asked += 1
        await asyncio.sleep(self.slow)
        if self.fails:
            raise StoreUnavailable("no space on /secret/place")
        await super().put_setting(key, value)


@dataclass
class Watched:
    """A house without Discord, and what is told of it."""

    base: str
    store: BadStore
    metrics: Metrics
    evening: Evening
    gateway: Gateway = field(default_factory=lambda: Gateway(connected=True, seconds=0.04))

    async def get(self, path: str) -> tuple[int, Any]:
        async with aiohttp.ClientSession() as session, session.get(self.base + path) as answer:
            healthz = path == "/healthz"
            return answer.status, await (answer.json() if healthz else answer.text())

    async def figures(self) -> dict[tuple[str, ...], float]:
        status, text = await self.get("/metrics")
        assert status == 200
        families = text_string_to_metric_families(text)
        samples = (sample for family in families for sample in family.samples)
        return {(s.name, *s.labels.values()): s.value for s in samples}


@asynccontextmanager
async def watched() -> AsyncIterator[Watched]:
    store, metrics = BadStore(), Metrics()
    evening = Evening(store=store)
    health = Health(store, lambda: evening.house.teller.backlog, lambda: place.gateway)
    async with served(health, metrics, "127.0.0.1", 0) as port:
        place = Watched(f"http://127.0.0.1:{port}", store, metrics, evening)
        yield place


async def test_all_is_well() -> None:
    async with watched() as w:
        assert await w.get("/healthz") == (200, {"ok": True, "wrong": {}})


async def test_what_is_wrong_is_named_and_nothing_else() -> None:
    async with watched() as w:
        w.gateway = Gateway(connected=False)
        status, said = await w.get("/healthz")
        assert (status, set(said["wrong"])) == (503, {"gateway"})
        w.store.fails = True
        status, said = await w.get("/healthz")
        assert (status, set(said["wrong"])) == (503, {"gateway", "store"})
        assert "secret" not in str(said)
        w.gateway, w.store.fails = Gateway(connected=True), False
        assert (await w.get("/healthz"))[0] == 200


async def test_a_store_that_hangs_is_asked_once_however_many_look() -> None:
    async with watched() as w:
        w.store.slow = 1.3
        answers = await asyncio.gather(*(w.get("/healthz") for _ in range(5)))
        assert {status for status, _ in answers} == {503}
        assert w.store.asked == 1


async def test_figures_of_games_and_of_what_is_left_to_tell() -> None:
    async with watched() as w:
        await w.evening.seated(ADA, BEN)
        figures = await w.figures()
        assert figures["chief_games_live",] == 1
        assert figures["chief_teller_backlog",] == 1
        w.evening.house.start()
        await w.evening.house.idle()
        await w.evening.house.stop()
        figures = await w.figures()
        assert figures["chief_teller_backlog",] == 0
        assert figures["chief_gateway_connected",] == 1
        assert figures["chief_gateway_seconds",] == 0.04
        assert figures["chief_store_up",] == 1
        assert 0 < figures["chief_store_seconds",] < 1


async def test_figures_are_given_while_the_store_fails() -> None:
    async with watched() as w:
        w.store.fails = True
        figures = await w.figures()
        assert figures["chief_store_up",] == 0
        assert figures["chief_games_live",] != figures["chief_games_live",]  # not a number


async def test_reminders_are_counted_by_their_way() -> None:
    async with watched() as w:
        for way in ("dm", "dm", "ping"):
            w.metrics.reminded(way)
        figures = await w.figures()
        assert figures["chief_reminders_sent_total", "dm"] == 2
        assert figures["chief_reminders_sent_total", "ping"] == 1


async def test_clicks_are_counted_and_timed() -> None:
    async with watched() as w:
        w.metrics.clicked("seal", "done", 0.02)
        w.metrics.clicked("seal", "refused", 0.2)
        figures = await w.figures()
        assert figures["chief_clicks_total", "seal", "done"] == 1
        assert figures["chief_clicks_total", "seal", "refused"] == 1
        assert figures["chief_click_seconds_bucket", "0.025"] == 1
        assert figures["chief_click_seconds_count",] == 2


async def test_a_taken_port_is_refused_in_a_sentence() -> None:
    async with watched() as w:
        port = int(w.base.rpartition(":")[2])
        with pytest.raises(PortTaken, match=f"HEALTH_PORT {port}.*in use"):
            async with served(
                Health(w.store, int, lambda: w.gateway), Metrics(), "127.0.0.1", port
            ):
                pass
