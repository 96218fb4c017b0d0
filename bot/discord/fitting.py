"""Whether a command says only what it may.

Discord checks that too, but by the commands as it has them: those of an older version, for a while.
"""

from __future__ import annotations

from typing import Final

from discord import AppCommandOptionType as Kind
from discord.app_commands import Command, Parameter

from bot.discord.show import Interaction

_KINDS: Final = {Kind.string: str, Kind.integer: int, Kind.boolean: bool}


def fits(interaction: Interaction) -> bool:
    """Tell whether every option of the command has a value of its kind, offered and in range."""
    command, said = interaction.command, dict(iter(interaction.namespace))
    if not isinstance(command, Command):
        return True
    return all(
        _fits(option, said[option.display_name])
        for option in command.parameters
        if option.display_name in said
    )


def _fits(option: Parameter, value: object) -> bool:
    kind = _KINDS.get(option.type)
    if kind is not None and not _is(value, kind):
        return False
    if option.choices:
        return value in {choice.value for choice in option.choices}
    size = len(value) if isinstance(value, str) else value
    return not isinstance(size, int) or _in_range(option, size)


def _is(value: object, kind: type) -> bool:
    """Tell whether a value is of a kind; a truth value counts as no number."""
    return isinstance(value, kind) and isinstance(value, bool) == (kind is bool)


def _in_range(option: Parameter, size: int) -> bool:
    """Tell whether a number, or the length of a text, is within the limits that there are."""
    least, most = option.min_value, option.max_value
    return (least is None or least <= size) and (most is None or size <= most)
