"""The bot in a browser: against simcord's Discord, whose page is served on loopback."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Final
from zoneinfo import available_timezones

import structlog
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page

from bot.clock import WallClock
from bot.discord.app import ChiefClient
from bot.house import House
from data.sqlite import SqliteStore

BEAT: Final = 10.0
"""Seconds after which the page's times are brought up to date at the latest."""
PAUSE: Final = 0.2
"""Seconds in which several posts are gathered into one change of the page."""

SERVER: Final = "The Long House"
CHANNEL: Final = "card-table"
BOT: Final = "Chief's Table"
PEOPLE: Final = (
    *("Ada", "Bruno", "Chidi", "Dalia", "Emil", "Freya"),
    *("Goran", "Hana", "Ivan", "Jun", "Kaya", "Luis"),
)

_RELATIVE_TIME = ":R>"

log = structlog.get_logger(__name__)


class PortTaken(Exception):
    """The page cannot be served at this port; the message is one sentence."""


class RealTime:
    """The clock of simcord's Discord, going by this machine's.

    simcord's own stands still until a test advances it, which no deadline could live with.
    """

    def __init__(self, epoch: datetime) -> None:
        self._epoch = epoch

    @property
    def elapsed(self) -> float:
        """Seconds since simcord's world began."""
        return (self.now() - self._epoch).total_seconds()

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    def advance(self, _seconds: float) -> None:
        """Do nothing: whoever is early waits for the time to come."""


@dataclass(frozen=True, slots=True)
class World:
    """One server with one text channel, and the members that the page can be viewed as."""

    channel: ChannelHandle
    members: tuple[MemberActor, ...]


def furnish(env: Env, players: int) -> World:
    """Make the server, the channel, everybody and their DMs, with the same ids at each start.

    An id holds the time and a running number, so all are made in one order while simcord's clock
    stands at its epoch; then the clock starts. ``players`` decides only how many are members.
    """
    env.backend.bot_user.name = BOT
    server = env.create_guild(SERVER)
    channel = server.create_text_channel(CHANNEL, topic="Type / to see what the bot can do.")
    people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    for person in people:
        env.backend.get_dm_channel(person.id)
    env.backend.clock = RealTime(env.now())  # type: ignore[assignment]  # same use, other time
    return World(channel, tuple(server.add_member(person) for person in people[:players]))


class Page(Preview):
    """simcord's page, for several visitors at once and a bot that also acts by itself.

    simcord serves one operation at a time and refuses the next; here they queue. It refuses what
    is done on a page that has changed meanwhile; here a press counts as long as the control is
    still the one that was seen, as on Discord. New posts and passing time show by themselves.
    """

    # A tab asks twice a second, a hidden one once a minute; a closed one costs until this ends.
    _PAGE_LEASE_SECONDS: ClassVar[float] = 180.0

    def __init__(self, env: Env, world: World, *, port: int, zone: str) -> None:
        super().__init__(
            env,
            world.channel,
            world.members,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=zone,
            presentation_time=None,
            assets=None,
            port=port,
        )
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
        for history in (backend.transcript, backend.http_requests):
            history.clear()  # kept for tests; an evening of play would fill the memory


async def play(*, port: int, players: int, database: Path, opened: Callable[[str], None]) -> None:
    """Host games in the browser until cancelled, or until a visitor ends the page's session.

    ``opened`` gets the page's address; whoever knows it may play. ``StoreRefused``, ``PortTaken``.
    """
    async with AsyncExitStack() as running:
        store = await SqliteStore.open(database)
        running.push_async_callback(store.close)
        client = ChiefClient(always_sync=True)  # this Discord has never heard of the commands
        house = House(store, WallClock(), client.courier)
        client.serve(house)
        env = Env(client)
        world = furnish(env, players)
        await env.start()
        running.push_async_callback(env.shutdown)
        page = Page(env, world, port=port, zone=zone())
        await _serve(page, port, running)
        running.push_async_callback(house.stop)
        house.start()
        await house.teller.refresh()  # posts of an earlier start are gone with its Discord
        fresh = asyncio.create_task(keep_fresh(page))
        running.callback(fresh.cancel)
        opened(page.url)
        await page.wait_closed()


async def _serve(page: Preview, port: int, running: AsyncExitStack) -> None:
    try:
        await running.enter_async_context(page)
    except SetupError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        why = os.strerror(error.__cause__.errno or 0)
        raise PortTaken(
            f"Port {port} cannot be had ({why}): choose another by --port, or any by --port 0."
        ) from error


def zone() -> str:
    """Name this machine's time zone, ``UTC`` where it has no name."""
    place = Path("/etc/localtime").resolve()
    name = os.environ.get("TZ") or place.as_posix().rpartition("/zoneinfo/")[2]
    return name if name in available_timezones() else "UTC"
