"""simcord's page, made fit for people: several at once, and a bot that acts by itself."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, ClassVar, Final

import structlog
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.preview import Preview, _markdown
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

BEAT: Final = 10.0
"""Seconds after which the page's times are brought up to date at the latest."""
PAUSE: Final = 0.2
"""Seconds in which several posts are gathered into one change of the page."""
KEPT: Final = 200
"""How many of the channel's latest messages stay: each costs time at every change of the page."""

_RELATIVE_TIME: Final = ":R>"

log = structlog.get_logger(__name__)


class Page(Preview):
    """simcord's page, for several visitors at once and a bot that also acts by itself.

    simcord serves one operation at a time and refuses the next; here they queue. It refuses what
    is done on a page that has changed meanwhile; here a press counts as long as the control is
    still the one that was seen, as on Discord. New posts and passing time show by themselves.
    """

    # A tab asks twice a second, a hidden one once a minute; a closed one costs until this ends.
    _PAGE_LEASE_SECONDS: ClassVar[float] = 180.0

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        viewers: tuple[MemberActor, ...],
        *,
        port: int,
        zone: str,
        locale: str = "en-US",
    ) -> None:
        super().__init__(
            env,
            channel,
            viewers,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=zone,
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Server(self, port)
        self._turn = asyncio.Lock()
        # By tab: the custom id of each control, in the latest states of the page, by revision.
        self._seen: dict[str, deque[tuple[int, Mapping[str, str | None]]]] = {}

    async def refresh(self) -> None:
        """Show every tab what has happened, between two actions of visitors."""
        async with self._turn:
            await super().refresh()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._pages.get(context_id or "")
            if page is not None and self._still_there(page, body):
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    def _open_page(self, viewer_id: object = None, target_id: object = None) -> _Page:
        # At the newest post, not at the oldest.
        newest = max(self.env.backend.messages.get(self.channel.id, ()), default=None)
        return super()._open_page(viewer_id, newest if target_id is None else target_id)

    def _publish(self, page: _Page, *, reason: Any = "action") -> None:  # noqa: ANN401  simcord's
        if page is self._python and page.revision:
            return  # the page for screenshots in tests: nobody looks at it
        super()._publish(page, reason=reason)
        controls = {}
        for message in page.snapshot["messages"].values():
            for component in walk_components(message["components"]):
                if "control_key" in component:
                    controls[component["control_key"]] = component.get("custom_id")
                if _RELATIVE_TIME in component.get("content", ""):
                    # The page draws a message anew only if it changed: "in 2 minutes" does.
                    message["drawnFor"] = page.snapshot["profile"]["presentationTime"]
        for closed in self._seen.keys() - self._pages.keys() - {page.id}:
            del self._seen[closed]
        self._seen.setdefault(page.id, deque(maxlen=8)).append((page.revision, controls))

    def _still_there(self, page: _Page, body: object) -> bool:
        """Whether what a visitor does on an older state of the page means the same on this one."""
        match body:
            case {"sequence": int(number), "published_revision": int(then), **rest} if (
                number == page.last_sequence + 1  # else simcord knows what came of it before
            ):
                states, key = dict(self._seen[page.id]), str(rest.get("control_key"))
                return then in states and states[then].get(key) == states[page.revision].get(key)
            case _:
                return False


class _Server(PreviewServer):
    """Adds a rule to simcord's style sheet.

    A picture that is still loading is as narrow as its alt text, and the page draws all pictures
    anew when a select opens: everything below moves up, and the select closes at once.
    """

    _STYLE: Final = "\n.component-gallery .media-lightbox-trigger { width: 100%; }\n"

    async def _static(self, request: Any) -> Any:  # noqa: ANN401  aiohttp's, untyped in simcord
        answer = await super()._static(request)
        if request.path == "/preview.css":
            answer.text += self._STYLE
        return answer


async def keep_fresh(page: Page) -> None:
    """Bring the page up to date after whatever the bot did, and as time passes; never returns."""
    backend = page.env.backend
    changed = asyncio.Event()

    def notice(event: str, _payload: Mapping[str, Any]) -> None:
        if event.startswith("MESSAGE_"):
            changed.set()

    backend.subscribers.append(notice)
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), BEAT)
        await asyncio.sleep(PAUSE)
        changed.clear()
        try:
            await page.refresh()
        except Exception:  # the bot's trouble of the moment must not stop the page
            log.warning("page_not_refreshed", exc_info=True)
        _forget(page)


def _forget(page: Page) -> None:
    """Let go of what an evening of play would pile up: simcord is made for short tests."""
    backend = page.env.backend
    backend.transcript.clear()
    backend.http_requests.clear()
    messages = backend.messages.get(page.channel.id, {})
    for message in sorted(messages)[:-KEPT]:
        del messages[message]  # the table's post, if it was this old, is posted anew


def parse_once() -> None:
    """Let simcord's page parse no text twice.

    For each change it parses every text of the channel anew, with a parser made for each: after a
    game or two a press would take seconds.
    """
    make = _markdown._markdown_parser  # noqa: SLF001  nothing public is between text and tokens

    @lru_cache(maxsize=10_000)
    def tokens(way: str, text: str, made_for: str) -> Sequence[Any]:
        policy, context = json.loads(made_for)
        parse = getattr(make(policy, context), way)
        return tuple(parse(text, {"context": context}))

    def parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> SimpleNamespace:
        made_for = json.dumps([policy, context])
        return SimpleNamespace(
            parse=lambda text, _: tokens("parse", text, made_for),
            parseInline=lambda text, _: tokens("parseInline", text, made_for),
        )

    _markdown._markdown_parser = parser  # noqa: SLF001
