"""A browser on simcord's page, by the page's own requests."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import aiohttp


@asynccontextmanager
async def browser(url: str) -> AsyncIterator[aiohttp.ClientSession]:
    """Use the page at this address, which holds the key to it."""
    address, _, key = url.partition("#")
    headers = {"X-Simcord-Capability": key}
    async with aiohttp.ClientSession(address, headers=headers) as http:
        yield http


@dataclass
class Tab:
    """One tab: what it was shown last, and what a visitor does there."""

    http: aiohttp.ClientSession
    shown: dict[str, Any] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    async def open(cls, http: aiohttp.ClientSession, viewer: int | None = None) -> Self:
        """Open a tab as a viewer, or as the first of them."""
        tab = cls(http)
        tab.shown = await tab._call("POST", "/api/pages", viewer_id=viewer and str(viewer))
        return tab

    @property
    def texts(self) -> list[str]:
        """Every text of the channel, in order."""
        return [
            part["content"]
            for number in self.shown["timeline"]
            for top in self.shown["messages"][number]["components"]
            for part in top["components"]
            if "content" in part
        ]

    async def look(self) -> None:
        """See what there is now."""
        self.shown = await self._call("GET", "/api/state")

    async def sees(self, text: str) -> None:
        """Look until some text of the channel holds this one."""
        async with asyncio.timeout(5):
            while not any(text in shown for shown in self.texts):
                await asyncio.sleep(0.05)
                await self.look()

    async def press(self, custom_id: str) -> str:
        """Press a button that is shown; return how it settled."""
        key = next(
            button["control_key"]
            for message in self.shown["messages"].values()
            for top in message["components"]
            for row in top.get("components", ())
            for button in row.get("components", ())
            if button["custom_id"] == custom_id
        )
        return await self._act("click", control_key=key, target_id=key.split(":")[1])

    async def command(self, invocation: str) -> str:
        """Run a slash command without options; return how it settled."""
        catalog = await self._call("GET", "/api/commands")
        entry = next(e for e in catalog["entries"] if e["invocation"] == invocation)
        return await self._act(
            "run_command", command_id=entry["commandId"], path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"], options={},
        )  # fmt: skip

    async def _act(self, kind: str, **what: object) -> str:
        number = next(self.numbers)
        receipt = await self._call(
            "POST", "/api/action", kind=kind, **what,
            protocol_version=3, sequence=number, request_id=str(number),
            generation=self.shown["context"]["generation"],
            bot_generation=self.shown["botGeneration"],
            published_revision=self.shown["publishedRevision"],
        )  # fmt: skip
        return str(receipt["settlement"])

    async def _call(self, method: str, path: str, /, **body: object) -> dict[str, Any]:
        here = self.shown.get("context", {}).get("id", "")
        headers = {"X-Simcord-Context": here}
        async with self.http.request(method, path, json=body or None, headers=headers) as answer:
            assert answer.status == 200
            value: dict[str, Any] = await answer.json()
            return value
