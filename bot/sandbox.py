"""The bot in a browser: against simcord's Discord, whose page is served on loopback."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final
from zoneinfo import available_timezones

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.env import Env
from simcord.preview import Preview

from bot.clock import WallClock
from bot.discord.app import ChiefClient
from bot.house import House
from bot.page import Page, keep_fresh, parse_once
from bot.present.games import SCREENS
from data.people import Language
from data.sqlite import SqliteStore

SERVER: Final = "The Long House"
CHANNEL: Final = "card-table"
BOT: Final = "Chief's Table"
PEOPLE: Final = (
    *("Ada", "Bruno", "Chidi", "Dalia", "Emil", "Freya"),
    *("Goran", "Hana", "Ivan", "Jun", "Kaya", "Luis"),
)

LOCALES: Final = {
    Language.ENGLISH: "en-US",
    Language.GERMAN: "de",
    Language.SPANISH: "es-ES",
}
"""What Discord calls the languages."""

OPENS: Final = tuple(f"/{screens.opens}" for screens in SCREENS.values() if screens.opens)
"""The commands to begin with."""


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
    stands at its epoch; then the clock starts. ``players`` decides only how many are members. The
    first of them may manage the server.
    """
    env.backend.bot_user.name = BOT
    server = env.create_guild(SERVER)
    channel = server.create_text_channel(CHANNEL, topic="Type / to see what the bot can do.")
    people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    for person in people:
        env.backend.get_dm_channel(person.id)
    role = server.create_role("Chief", permissions=discord.Permissions(manage_guild=True))
    env.backend.clock = RealTime(env.now())  # type: ignore[assignment]  # same use, other time
    chief, *others = people[:players]
    members = (server.add_member(chief, roles=[role]), *map(server.add_member, others))
    return World(channel, members)


def speak(env: Env, locale: str) -> None:
    """Let everybody's Discord, and the server, be in this locale; simcord knows American only."""
    emit = env.backend.emit

    def emitted(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            around = {"guild_locale": locale} if "guild_id" in payload else {}
            payload = {**payload, "locale": locale, **around}
        emit(event, payload)

    env.backend.emit = emitted  # type: ignore[method-assign]  # nothing public is between them


async def play(
    *,
    port: int,
    players: int,
    database: Path,
    opened: Callable[[str], None],
    language: Language = Language.ENGLISH,
    seed: int | None = None,
) -> None:
    """Host games in the browser until cancelled, or until a visitor ends the page's session.

    ``opened`` gets the page's address; whoever knows it may play. With a ``seed`` the cards of each
    game are no secret. ``StoreRefused``, ``PortTaken``.
    """
    async with AsyncExitStack() as running:
        store = await SqliteStore.open(database)
        running.push_async_callback(store.close)
        client = ChiefClient(always_sync=True)  # this Discord has never heard of the commands
        chance = secrets.token_bytes if seed is None else Random(seed).randbytes  # noqa: S311  asked for
        house = House(store, WallClock(), client.courier, chance)
        client.serve(house)
        parse_once()
        env = Env(client)
        world = furnish(env, players)
        speak(env, LOCALES[language])
        await env.start()
        running.push_async_callback(env.shutdown)
        page = Page(
            env, world.channel, world.members, port=port, zone=zone(), locale=LOCALES[language]
        )
        await _serve(page, port, running)
        running.push_async_callback(house.stop)
        house.start()
        house.teller.renew()  # posts of an earlier start are gone with its Discord
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
