"""What an interaction says: who acted, what was pressed, picked and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import discord

from bot.click import Click, Control, Personal, Pressable
from bot.discord import controls
from bot.discord.modal import written
from bot.discord.show import Interaction
from bot.personal import Press
from bot.readers import Met
from data.store import Person


def person(interaction: Interaction) -> Person:
    """Return who acted, with the name as this channel shows it."""
    return Person(interaction.user.id, interaction.user.display_name)


def met(interaction: Interaction) -> Met:
    """Return who acted, and what their Discord and their server speak."""
    around = interaction.guild_locale
    return Met(
        interaction.user.id,
        interaction.locale.value,
        interaction.guild_id,
        None if around is None else around.value,
    )


def control_of(interaction: Interaction) -> Pressable | None:
    """Return the control that was pressed, or whose form was sent; ``None`` for an unknown one."""
    control = controls.read(interaction.custom_id or "")
    if control is None or interaction.type is not discord.InteractionType.modal_submit:
        return control
    return replace(control, args=control.args[:-1])  # the last one told the forms apart


def click_of(interaction: Interaction, control: Control) -> Click:
    """Return what was done at a table."""
    return Click(
        control.action,
        control.step,
        control.args,
        _values(interaction),
        interaction.id,
        interaction.channel_id,
        admin=_is_admin(interaction),
    )


def press_of(interaction: Interaction, control: Personal) -> Press:
    """Return what was done on a screen of no table."""
    return Press(
        control.action,
        control.args,
        _values(interaction),
        server=interaction.guild_id,
        manager=_is_admin(interaction),
        user=interaction.user.id,
    )


def _is_admin(interaction: Interaction) -> bool:
    """Whether the person has Manage Server; nobody has it outside a server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _values(interaction: Interaction) -> tuple[str, ...]:
    data: Mapping[str, object] = {**interaction.data} if interaction.data else {}
    if interaction.type is discord.InteractionType.modal_submit:
        return written(data.get("components"))
    values = data.get("values", ())
    return tuple(map(str, values)) if isinstance(values, Sequence) else ()
