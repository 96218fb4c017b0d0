"""The bot on Discord: the composition root of ``python -m bot run``."""

from __future__ import annotations

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
        client = ChiefClient()
        opened.push_async_callback(client.close)
        house = House(store, clock, client.courier)
        opened.push_async_callback(house.stop)
        metrics = Metrics()
        client.serve(house, watch=metrics.clicked)
        if settings.health_port is not None:
            health = Health(store, lambda: house.teller.backlog, lambda: client.gateway)
            where = settings.health_host, settings.health_port
            await opened.enter_async_context(served(health, metrics, *where))
        opened.push_async_callback(_wind_down, client, house)
        await opened.enter_async_context(_backups(settings, clock).running())
        await _serve(client, house, token)


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


async def _serve(client: ChiefClient, house: House, token: SecretStr) -> None:
    try:
        await client.login(token.get_secret_value())
        log.info("logged_in", user=str(client.user), invitation=_invitation(client))
        house.start()
        await client.connect()
    except discord.LoginFailure:
        raise NoEntry(REFUSED_BY_DISCORD) from None
    except discord.ConnectionClosed as error:
        raise NoEntry(f"Discord closed the connection for good: {error}.") from error
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise NoConnection(f"Discord could not be reached: {error}.") from error


def _invitation(client: ChiefClient) -> str:
    return discord.utils.oauth_url(client.application_id or 0, permissions=INVITATION)
