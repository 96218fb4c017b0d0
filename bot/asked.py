"""What is said when a table is opened, and how a server's settings complete it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.outcome import Refusal, Refused
from bot.servers import preset_of
from data.books import Server
from engine.catalog import Options
from engine.indian_chief.options import fitting


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
    name = asked.rules or server.preset
    base = Options() if name is None else preset_of(server, name).options
    said: dict[str, Any] = {"rulebook": asked.rulebook, "triple": asked.triple}
    said = {option: value for option, value in said.items() if value is not None}
    return fitting(replace(base, solo=solo, **said))


def require_channel(server: Server, channel: int, parent: int | None = None) -> None:
    """Refuse a channel that the server does not allow; a thread is where its ``parent`` is."""
    if server.channels and not {channel, parent} & {*server.channels}:
        raise Refusal(Refused.CHANNEL_OFF, channels=server.channels)
