"""What is said when a table is opened, and how a server's settings complete it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.outcome import Refusal, Refused
from bot.servers import preset_of
from data.books import Server
from engine.indian_chief.options import Options, fitting
from engine.indian_chief.play import INDIAN_CHIEF


@dataclass(frozen=True, slots=True)
class Asked:
    """The rules that somebody asks for; ``None`` leaves it to the server.

    ``rules`` is the name of one of the server's presets; ``rulebook`` and ``triple`` override it.
    """

    rulebook: str | None = None
    triple: bool | None = None
    rules: str | None = None


def options_of(server: Server, asked: Asked, *, solo: bool = False) -> Options:
    """Return the options of a new table; ``Refusal`` NO_PRESET.

    House rules of a preset that mean nothing in the game that was asked for are left out.
    """
    base = _preset(server, asked.rules) or Options()
    said: dict[str, Any] = {"rulebook": asked.rulebook, "triple": asked.triple}
    said = {option: value for option, value in said.items() if value is not None}
    return fitting(replace(base, solo=solo, **said))


def _preset(server: Server, rules: str | None) -> Options | None:
    """Return the options of the preset that is asked for, else of the server's, if it is a Chief's.

    ``Refusal`` NO_PRESET.
    """
    if rules is not None:
        options = preset_of(server, rules, INDIAN_CHIEF.key).options
    elif server.preset is not None:
        options = preset_of(server, server.preset).options
    else:
        return None
    return options if isinstance(options, Options) else None


def require_channel(server: Server, channel: int, parent: int | None = None) -> None:
    """Refuse a channel that the server does not allow; a thread is where its ``parent`` is."""
    if server.channels and not {channel, parent} & {*server.channels}:
        raise Refusal(Refused.CHANNEL_OFF, channels=server.channels)
