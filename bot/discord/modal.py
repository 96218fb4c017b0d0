"""Forms: opened under the control that asks, read like any other press."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import structlog
from discord import ui

from bot.discord.errors import fields, refuses_content
from bot.discord.show import Interaction
from bot.present.screen import Form

log = structlog.get_logger(__name__)

_INPUT = "text"


def can_open(interaction: Interaction) -> bool:
    """Whether a form may answer: at once only, and never another form."""
    pressed = interaction.type is discord.InteractionType.component
    return pressed and not interaction.response.is_done()


async def opened(interaction: Interaction, form: Form) -> bool:
    """Open a form, where one can be and Discord accepts it; tell whether it was."""
    if not can_open(interaction):
        return False
    try:
        await open_form(interaction, form)
    except discord.HTTPException as error:
        if not refuses_content(error):
            raise
        log.error("form_refused", status=error.status, code=error.code, where=fields(error))
        return False
    return True


async def open_form(interaction: Interaction, form: Form) -> None:
    """Open a form whose sending does the same as what was pressed, with what was written.

    Phones keep what was written into a form of the same id, so each gets one of its own.
    """
    modal = modal_of(form, f"{interaction.custom_id}:{interaction.id}")
    await interaction.response.send_modal(modal)


def modal_of(form: Form, custom_id: str) -> ui.Modal:
    """Lay a form out; needs a running event loop."""
    modal = ui.Modal(title=form.title, custom_id=custom_id)
    modal.add_item(
        ui.Label(
            text=form.label,
            description=form.about,
            component=ui.TextInput(custom_id=_INPUT, min_length=1, max_length=form.most),
        )
    )
    modal.stop()  # like every view: it is read by on_interaction, before a restart and after
    return modal


def written(components: object) -> tuple[str, ...]:
    """Return what was written into the inputs of a form, in order."""
    return tuple(_written(components))


def _written(part: object) -> Iterator[str]:
    match part:
        case [*parts]:
            for each in parts:
                yield from _written(each)
        case {"value": str(text)}:
            yield text
        case {"component": inner} | {"components": inner}:
            yield from _written(inner)
