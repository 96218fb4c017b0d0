"""``GET /healthz`` and ``GET /metrics``, for whoever watches over the bot."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.health import Health
from bot.metrics import Metrics

_GOODBYE: Final = 1.0
"""Seconds that a request may still take when the bot ends."""

_log = structlog.get_logger(__name__)


class PortTaken(Exception):
    """The port cannot be had; the message is one sentence for whoever hosts."""


@asynccontextmanager
async def served(health: Health, metrics: Metrics, host: str, port: int) -> AsyncIterator[int]:
    """Answer at ``host`` and ``port`` (0: any that is free, which is returned) within the block."""
    runner = web.AppRunner(_app(health, metrics), access_log=None, shutdown_timeout=_GOODBYE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            why = os.strerror(error.errno or 0)
            raise PortTaken(f"HEALTH_PORT {port} at {host} cannot be had: {why}.") from error
        port = runner.addresses[0][1]
        _log.info("health_served", host=host, port=port)
        yield port
    finally:
        await runner.cleanup()
        await health.close()


def _app(health: Health, metrics: Metrics) -> web.Application:
    async def healthz(_request: web.Request) -> web.Response:
        wrong = (await health.look()).wrong
        return web.json_response(
            {"ok": not wrong, "wrong": wrong}, status=503 if wrong else 200, headers=_FRESH
        )

    async def figures(_request: web.Request) -> web.Response:
        text = metrics.text(await health.look())
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST} | _FRESH)

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", figures)
    return app


_FRESH: Final = {"Cache-Control": "no-store"}
