"""The Discord client: one entry for commands, one for everything that can be pressed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord import permissions
from bot.discord.answering import DEFAULT_PATIENCE, Patience
from bot.discord.commands import groups
from bot.discord.commands.doctor import doctor_command
from bot.discord.commands.wording import Wording
from bot.discord.courier import DiscordCourier
from bot.discord.doctor import Doctor
from bot.discord.errors import LOST
from bot.discord.fitting import fits
from bot.discord.gate import Gate
from bot.discord.house import House
from bot.discord.registered import same
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.studio import Studio
from bot.discord.under_way import Watch, unwatched
from bot.health import Gateway, Probe
from bot.logs import traced
from bot.outcome import Refusal, Refused
from bot.present.doctor import Commands
from bot.reader import write_for
from data.store import StoreError

log = structlog.get_logger(__name__)

COMMANDS = "commands"
"""The setting that keeps the hash of the commands as they were last synced."""

LONGEST_WAIT_SECONDS = 60.0
"""A rate limit that lasts longer is an error: what is to be told then will have changed."""

_PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Tree(app_commands.CommandTree["ChiefClient"]):
    """The slash commands, in servers and in the bot's own DMs."""

    def __init__(self, client: ChiefClient) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Offer what is offered while somebody types in their language; each has its own task."""
        if interaction.type is discord.InteractionType.autocomplete:
            write_for(await self.client.reply.reader(interaction))
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that could not be called, as one of an older version."""
        if interaction.type is discord.InteractionType.application_command:
            old = Refusal(Refused.OLD_COMMAND)
            await self.client.reply.fail(interaction, getattr(error, "original", old))

    async def fingerprint(self) -> str:
        """Name this very definition of the commands, as registered for this application."""
        text = json.dumps([self.client.application_id, await self.defined()], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    async def is_registered(self) -> bool:
        """Ask Discord whether it has this very definition; raises one of ``LOST``."""
        number = self.client.application_id or 0
        route = Route("GET", "/applications/{application_id}/commands", application_id=number)
        theirs = await self.client.http.request(route, params={"with_localizations": "true"})
        return same(await self.defined(), theirs)

    async def defined(self) -> list[dict[str, Any]]:
        """Return the commands as they are registered, in every language."""
        words = Wording()
        return [await each.get_translated_payload(self, words) for each in self.get_commands()]


class ChiefClient(discord.Client):
    """Discord's side of the house. It holds no games: those are in the store.

    The house's teller needs this client's ``courier``, so ``serve`` binds the house afterwards,
    before the start. ``always_sync`` registers the commands at every start. ``entropy(n)`` gives
    n random bytes; a test passes a seeded one, nobody else does. Every request passes ``gate``.
    """

    def __init__(
        self,
        *,
        always_sync: bool = False,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        gate: Gate | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            http_trace=(gate or Gate()).trace(),
        )
        self.tree = Tree(self)
        self.reply: Reply
        self._house: House
        self.studio = Studio(entropy)
        self.courier = DiscordCourier(self, self.studio)
        self._always_sync = always_sync

    def serve(
        self, house: House, patience: Patience = DEFAULT_PATIENCE, watch: Watch = unwatched
    ) -> None:
        """Answer for ``house``, once; ``watch`` hears of every click."""
        self._house = house
        self.reply = Reply(house, self.studio, patience, watch)
        doctor = Doctor(self.courier, Probe(house.store), lambda: self.gateway, self._commands)
        for group in (*groups(house, self.reply), doctor_command(self.reply, doctor)):
            self.tree.add_command(group)
        for command in self.tree.walk_commands():
            if isinstance(command, app_commands.Command):
                command.add_check(fits)

    @property
    def gateway(self) -> Gateway:
        """How the connection to Discord is."""
        connected = self.is_ready() and self.ws.open
        seconds = self.latency if connected and math.isfinite(self.latency) else None
        return Gateway(connected, seconds)

    async def _commands(self) -> Commands:
        """Compare; where they differ, the next start registers the own commands anew."""
        try:
            same = await self.tree.is_registered()
        except LOST:
            return Commands.UNKNOWN
        if same:
            return Commands.REGISTERED
        with suppress(StoreError):  # which the doctor finds by itself
            await self._house.store.put_setting(COMMANDS, "")
        return Commands.DIFFERING

    async def wind_down(self, seconds: float) -> None:
        """Take no more clicks, and let those that came be answered, ``seconds`` at most."""
        await asyncio.sleep(0)  # what came last is begun
        late, _ = await asyncio.gather(self.reply.finish(seconds), self._leave(seconds))
        if late:
            log.warning("clicks_given_up", number=late)

    async def _leave(self, seconds: float) -> None:
        connection: DiscordWebSocket | None = self.ws  # none before the first login
        if connection is not None and connection.open:
            with suppress(TimeoutError):  # of a peer that is gone without a word
                await asyncio.wait_for(connection.close(code=1000), seconds)

    async def setup_hook(self) -> None:
        """Register the commands if they are not those that Discord has."""
        await self.tree.set_translator(Wording())
        fingerprint = await self.tree.fingerprint()
        if not self._always_sync and fingerprint == await self._house.store.setting(COMMANDS):
            return
        await self.tree.sync()
        await self._house.store.put_setting(COMMANDS, fingerprint)
        log.info("commands_synced")

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Drop what comes after the close: a READY still waits for its servers, without a loop."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log what an event met; discord.py's own line might repeat a card."""
        if (error := sys.exception()) is not None:
            log.error("event_failed", event_method=event_method, **traced(error))

    async def on_disconnect(self) -> None:
        """Let no deadline pass while nobody can press anything."""
        self._house.lost()

    async def on_resumed(self) -> None:
        """Go on."""
        self._house.found()

    async def on_ready(self) -> None:
        """Begin anew with all that is due: in a new session, events of the old one are lost.

        Servers that cannot be reached now are among the bot's own all the same.
        """
        self._house.found()
        self._house.awake()
        await self._house.membership.compare(guild.id for guild in self.guilds)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server, or go on with its tables if the bot has only come back."""
        self._house.teller.retry(guild.id)
        await self._house.membership.back(guild.id)
        locale = guild.preferred_locale.value
        await self._house.arrival.greet(guild.id, permissions.to_greet(guild), locale)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on after an outage of Discord's own."""
        self._house.teller.retry(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server wait that the bot was removed from; an outage is none."""
        self._house.teller.renew_in(each.id for each in (*guild.channels, *guild.threads))
        await self._house.membership.left(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the tables of a channel wait, and those of its threads."""
        self._house.teller.renew_in(_with_threads(channel))

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Look what the bot may do in a channel now."""
        self._house.teller.renew_in(_with_threads(after))

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Look what the bot may do in a server now."""
        self._house.teller.retry(after.guild.id)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Look what the bot may do in a server where its own roles have changed."""
        if after == after.guild.me:
            self._house.teller.retry(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Go on in a thread that was opened again; one that was archived is left in peace.

        What is archived no cache holds.
        """
        if payload.thread is None and not payload.data["thread_metadata"]["archived"]:
            self._house.teller.renew_in([payload.thread_id])

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Look what can be told in a thread that was locked or unlocked; all else is its looks."""
        if before.locked is not after.locked and not after.archived:
            self._house.teller.renew_in([after.id])

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the tables of a thread wait."""
        self._house.teller.renew_in([payload.thread_id])

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer whatever was pressed; commands go to the tree."""
        if interaction.type in _PRESSED:
            await self.reply.press(interaction)


def _with_threads(channel: discord.abc.GuildChannel) -> tuple[int, ...]:
    threads = getattr(channel, "threads", ())  # which only some kinds of channels have
    return channel.id, *(thread.id for thread in threads)
