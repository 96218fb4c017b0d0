"""From a Screen to what discord.py sends: one container in a layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias
from zlib import crc32

import discord
from discord import ui

from bot.click import Pressable
from bot.discord import controls
from bot.discord.permissions import TABLE_CHANNELS
from bot.discord.studio import Print
from bot.present.screen import (
    Button,
    Buttons,
    ChannelSelect,
    Document,
    Line,
    Picture,
    Screen,
    Select,
    Style,
    Text,
    Tone,
)

Item: TypeAlias = ui.Item[ui.LayoutView]

_COLOURS = {Tone.CALM: 0x5865F2, Tone.ASK: 0xE6A700, Tone.GOOD: 0x00875F, Tone.BAD: 0xD54600}
_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GO: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
_CHANNEL = discord.SelectDefaultValueType.channel


def view_of(
    screen: Screen, number: int | None = None, prints: Sequence[Print] = ()
) -> ui.LayoutView:
    """Lay a screen out in one container with the id ``number``; needs a running event loop.

    It has the ``prints`` of its pictures, or none. The view is stopped: discord.py then keeps
    nothing of it, and every press goes to the one ``on_interaction``, before a restart and after.
    """
    container: ui.Container[ui.LayoutView] = ui.Container(
        accent_colour=_COLOURS[screen.tone], id=number
    )
    hung = iter(prints)
    for block in screen.blocks:
        if not isinstance(block, Picture):
            container.add_item(_item(block))
        elif prints:
            container.add_item(_gallery(next(hung)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def container_id(message: discord.Message) -> int | None:
    """Return the id of a message's top container: the number of its mark."""
    top = message.components[0] if message.components else None
    return top.id if isinstance(top, discord.components.Container) else None


def _gallery(one: Print) -> ui.MediaGallery[ui.LayoutView]:
    item = discord.MediaGalleryItem(f"attachment://{one.name}", description=one.picture.alt)
    return ui.MediaGallery(item, id=one.number)


def _item(block: Text | Document | Line | Buttons | Select | ChannelSelect) -> Item:
    match block:
        case Text(body):
            return ui.TextDisplay(body)
        case Document(name):
            return ui.File(f"attachment://{name}")
        case Line():
            return ui.Separator()
        case Buttons(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case Select():
            return ui.ActionRow(_select(block))
        case ChannelSelect():
            return ui.ActionRow(_channel_select(block))


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=button.label,
        custom_id=controls.write(button.control),
        style=_STYLES[button.style],
        disabled=button.disabled,
    )


def _identity(control: Pressable, chosen: Iterable[str]) -> int:
    """Give a select that asks anew an id of its own: no client then keeps the old picks."""
    return crc32(" ".join((controls.write(control), *chosen)).encode()) >> 1 or 1


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        id=_identity(select.control, (each.value for each in select.options if each.chosen)),
        custom_id=controls.write(select.control),
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                default=option.chosen,
            )
            for option in select.options
        ],
    )


def _channel_select(select: ChannelSelect) -> ui.ChannelSelect[ui.LayoutView]:
    chosen = [discord.SelectDefaultValue(id=each, type=_CHANNEL) for each in select.chosen]
    return ui.ChannelSelect(
        id=_identity(select.control, map(str, select.chosen)),
        custom_id=controls.write(select.control),
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        channel_types=[*TABLE_CHANNELS],
        default_values=chosen,
    )
