"""Showing an answer: in place, as a new ephemeral message, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord

from bot.discord.parcels import Parcel, deliver, parcels
from bot.discord.render import container_id
from bot.discord.studio import Drawn

Interaction: TypeAlias = discord.Interaction[Any]


def is_command(interaction: Interaction) -> bool:
    """Whether this is a slash command: it has no message of its own to replace."""
    return interaction.type is discord.InteractionType.application_command


def is_private(interaction: Interaction) -> bool:
    """Whether only the presser sees the pressed message, so that a secret may replace it."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: Interaction) -> None:
    """Win time: a command shows that the bot is at work, a pressed message stays as it is."""
    await interaction.response.defer(ephemeral=True)


async def show(interaction: Interaction, drawn: Drawn | None, *, in_place: bool) -> None:
    """Show an answer, ``None`` for a silent one; the interaction may be acknowledged already."""
    if drawn is None:
        await _nothing(interaction)
    elif in_place:
        await _in_place(interaction, drawn)
    elif is_command(interaction) and interaction.response.is_done():
        await _edit_original(interaction, parcels(drawn))
    else:
        await _new(interaction, drawn)


async def _nothing(interaction: Interaction) -> None:
    if not interaction.response.is_done():
        await acknowledge(interaction)
    if is_command(interaction):
        await interaction.delete_original_response()


async def _in_place(interaction: Interaction, drawn: Drawn) -> None:
    shown = interaction.message
    number = container_id(shown) if shown else None
    ways = parcels(drawn, number, shown=shown)
    if interaction.response.is_done():
        await _edit_original(interaction, ways)
    else:
        await deliver(ways, lambda parcel: _update(interaction, parcel))


async def _update(interaction: Interaction, parcel: Parcel) -> None:
    await interaction.response.edit_message(view=parcel.view, attachments=parcel.attachments)


async def _edit_original(interaction: Interaction, ways: Iterator[Parcel]) -> None:
    async def send(parcel: Parcel) -> None:
        await interaction.edit_original_response(view=parcel.view, attachments=parcel.attachments)

    await deliver(ways, send)


async def _new(interaction: Interaction, drawn: Drawn) -> None:
    async def send(parcel: Parcel) -> None:
        if interaction.response.is_done():
            await interaction.followup.send(view=parcel.view, files=parcel.files, ephemeral=True)
        else:
            await interaction.response.send_message(
                view=parcel.view, files=parcel.files, ephemeral=True
            )

    await deliver(parcels(drawn), send)
