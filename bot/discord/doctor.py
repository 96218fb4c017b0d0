"""What ``/doctor`` looks at: this channel, a DM to whoever asks, the commands, the speed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord

from bot.courier import Courier, DmClosed, Mark, Undelivered
from bot.discord import permissions
from bot.discord.show import Interaction
from bot.health import Gateway, Probe
from bot.outcome import Refusal, Refused
from bot.present.doctor import Commands, Findings, doctor, trial
from bot.present.screen import Screen


class Doctor:
    """Examines where somebody asks for it. ``commands`` compares those that Discord has."""

    def __init__(
        self,
        courier: Courier,
        probe: Probe,
        gateway: Callable[[], Gateway],
        commands: Callable[[], Awaitable[Commands]],
    ) -> None:
        self._courier = courier
        self._probe = probe
        self._gateway = gateway
        self._commands = commands

    async def examine(self, interaction: Interaction) -> Screen:
        """Return what is to be done; ``Refusal`` ONLY_SERVER, NOT_ADMIN."""
        if interaction.guild_id is None:
            raise Refusal(Refused.ONLY_SERVER)
        if not interaction.permissions.manage_guild:
            raise Refusal(Refused.NOT_ADMIN)
        may, place = interaction.app_permissions, interaction.channel
        thread = isinstance(place, discord.Thread)
        dm, commands, store = await asyncio.gather(
            self._reaches(interaction), self._commands(), self._probe.seconds()
        )
        return doctor(
            Findings(
                missing=permissions.lacking(may, thread=thread),
                lesser=permissions.lesser(may, thread=thread),
                thread=thread,
                locked=isinstance(place, discord.Thread)
                and place.locked
                and not may.manage_threads,
                dm=dm,
                commands=commands,
                gateway=self._gateway().seconds,
                store=store,
            )
        )

    async def _reaches(self, interaction: Interaction) -> bool | None:
        """Try a DM; ``None`` where Discord does not let us just now."""
        number = interaction.id % (2**31 - 1) or 1
        mark = Mark(nonce=f"dm{interaction.id}", number=number)
        try:
            channel = await self._courier.open_dm(interaction.user.id)
            await self._courier.post(channel, trial(), mark)
        except DmClosed:
            return False
        except Undelivered:
            return None
        return True
