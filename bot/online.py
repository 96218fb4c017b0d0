"""The bot on Discord: the composition root of ``python -m bot run``."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from bot.backups import Backups, rotas
from bot.clock import Clock, WallClock
from bot.discord.app import ChiefClient
from bot.discord.gate import Gate
from bot.discord.permissions import INVITATION
from bot.health import Health
from bot.health_server import served
from bot.house import House
from bot.metrics import Metrics
from bot.settings import REFUSED_BY_DISCORD, Settings
from data.sqlite import SqliteStore

ANSWER_SECONDS, TELL_SECONDS = 5.0, 5.0
"""So long, at the end, clicks may take to be answered, and what they led to, to be told."""

log = structlog.get_logger(__name__)


class NoEntry(Exception):
    """Discord refuses this bot for good; the message is one sentence for whoever hosts."""


class NoConnection(Exception):
    """Discord could not be reached at the start; a later start may work."""


async def host(settings: Settings, token: SecretStr) -> None:
    """Host games until cancelled.

    The database is opened before Discord is asked for anything: ``StoreRefused``. Then, where it
    is set, the port for ``/healthz``: ``PortTaken``. ``NoEntry`` and ``NoConnection`` tell what
    Discord said. Cancelled, it ends once the clicks that came are answered.
    """
    direct(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    async with AsyncExitStack() as opened:
        store = await SqliteStore.open(settings.database)
        opened.push_async_callback(store.close)
        clock = WallClock()
        gate = Gate()
        client = ChiefClient(gate=gate)
        opened.push_async_callback(client.close)
        metrics = Metrics()
        house = House(
            store,
            clock,
            client.courier,
            keep_days=settings.keep_games_days,
            reminded=metrics.reminded,
            imprint=settings.imprint,
        )
        opened.push_async_callback(house.stop)
        client.serve(house, watch=metrics.clicked)
        if settings.health_port is not None:
            health = Health(store, lambda: house.teller.backlog, lambda: client.gateway)
            where = settings.health_host, settings.health_port
            await opened.enter_async_context(served(health, metrics, *where))
        opened.push_async_callback(_wind_down, client, house)
        await opened.enter_async_context(_backups(settings, clock).running())
        await _serve(client, gate, house, token)


async def _wind_down(client: ChiefClient, house: House) -> None:
    """End in order: no new click, then those that came, then what they led to."""
    await client.wind_down(ANSWER_SECONDS)
    await house.wind_down(TELL_SECONDS)


def _backups(settings: Settings, clock: Clock) -> Backups:
    kept = rotas(settings.backups_hourly, settings.backups_daily)
    return Backups(settings.database, settings.backup_folder, kept, clock)


def direct(settings: Settings) -> None:
    """Point discord.py to where the settings say that Discord is."""
    if settings.discord_api_url is not None:
        Route.BASE = str(settings.discord_api_url).rstrip("/")
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway_url))


async def _serve(client: ChiefClient, gate: Gate, house: House, token: SecretStr) -> None:
    try:
        await client.login(token.get_secret_value())
        log.info("logged_in", user=str(client.user), invitation=_invitation(client))
        house.lost()  # nobody can press anything before the gateway is there
        house.start()
        await _connected(client, gate)
    except discord.LoginFailure:
        raise NoEntry(REFUSED_BY_DISCORD) from None
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        raise NoEntry(_for_good(error)) from error
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        await asyncio.sleep(gate.seconds_shut)  # a new start would only ask again at once
        raise NoConnection(f"Discord could not be reached: {error}.") from error


async def _connected(client: ChiefClient, gate: Gate) -> None:
    """Stay connected; ``NoEntry`` as soon as Discord refuses the token to any request."""
    connected = asyncio.create_task(client.connect())
    revoked = asyncio.create_task(gate.revoked.wait())
    try:
        await asyncio.wait({connected, revoked}, return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            return await connected
    finally:
        for task in (connected, revoked):
            task.cancel()
        await asyncio.gather(connected, revoked, return_exceptions=True)
    raise NoEntry(_REVOKED)


def _for_good(error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> str:
    """Say what whoever hosts can do about a connection that Discord ended for good."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else _NO_INTENTS
    return _FOR_GOOD.get(code, f"Discord closed the connection for good ({code}).")


_NO_INTENTS = 4014
_REVOKED = f"Discord closed the connection for good. {REFUSED_BY_DISCORD}."
_INTENTS = (
    "Discord closed the connection for good ({code}): it refuses what this program wants to hear "
    "of servers. Install the newest version, and look at Privileged Gateway Intents on the Bot "
    "page of your application."
)
_FOR_GOOD = {
    4004: _REVOKED,
    4010: "Discord closed the connection for good (4010): it is run as a shard that is not there.",
    4011: "Discord closed the connection for good (4011): the bot is in too many servers for one "
    "process.",
    4013: _INTENTS.format(code=4013),
    4014: _INTENTS.format(code=4014),
}


def _invitation(client: ChiefClient) -> str:
    return discord.utils.oauth_url(client.application_id or 0, permissions=INVITATION)
