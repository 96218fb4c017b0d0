"""What is said when a table is opened, and how a server's settings complete it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot import lengths
from bot.outcome import Refusal, Refused
from bot.servers import default_of, preset_of
from data.books import Server
from data.log import Pace, Times
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options, fitting
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT


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
    saved = _preset(server, asked.rules, INDIAN_CHIEF.key)
    base = saved if isinstance(saved, Options) else Options()
    said: dict[str, Any] = {"rulebook": asked.rulebook, "triple": asked.triple}
    said = {option: value for option, value in said.items() if value is not None}
    return fitting(replace(base, solo=solo, **said))


def poker_options_of(server: Server, seats: int, rules: str | None = None) -> PokerOptions:
    """Return the options of a new table of Indian poker; ``Refusal`` NO_PRESET.

    Who asks for two seats asks for the house rule that allows them (rule 66).
    """
    saved = _preset(server, rules, INDIAN_POKER.key)
    options = saved if isinstance(saved, PokerOptions) else PokerOptions()
    return options if seats in INDIAN_POKER.seats(options) else replace(options, two_players="yes")


def night_options_of(
    server: Server, turn: str | None = None, rules: str | None = None
) -> NightOptions:
    """Return the options of a new night; ``Refusal`` NIGHT_OFF, NO_PRESET.

    ``turn`` says how many seconds a turn lasts; what such a night is called, the server says.
    """
    if not server.night:
        raise Refusal(Refused.NIGHT_OFF, options=NightOptions())
    saved = _preset(server, rules, POKER_NIGHT.key)
    options = saved if isinstance(saved, NightOptions) else NightOptions()
    said: dict[str, Any] = {} if turn is None else {"turn_seconds": turn}
    return replace(options, name=server.night_name, **said)


def again(server: Server | None, options: AnyOptions) -> AnyOptions:
    """Return the options of a table that is opened once more, as its server has it by now.

    ``Refusal`` NIGHT_OFF.
    """
    if not isinstance(options, NightOptions):
        return options
    if server is None or not server.night:
        raise Refusal(Refused.NIGHT_OFF, options=options)
    return replace(options, name=server.night_name)


def times_of(before: Times, pace: str | None, length: str | None) -> Times:
    """Return the times of a table with the pace, or the length of its own, that is asked for.

    ``Refusal``: LENGTH_UNREAD, LENGTH_BOUNDS, LENGTH_MISSING, LENGTH_UNUSED, and UNKNOWN for a pace
    that there is not.
    """
    if pace not in {None, *Pace}:
        raise Refusal(Refused.UNKNOWN)
    if length is not None:
        if pace not in {None, Pace.OWN}:
            raise Refusal(Refused.LENGTH_UNUSED)
        return replace(before, pace=Pace.OWN, length=lengths.read(length))
    if pace == Pace.OWN and before.pace is not Pace.OWN:
        raise Refusal(Refused.LENGTH_MISSING)
    if pace in {None, before.pace}:
        return before
    return replace(before, pace=Pace(pace), length=None)


def _preset(server: Server, rules: str | None, game: str) -> AnyOptions | None:
    """Return the options of the preset of a game that is asked for, else of the server's default.

    ``Refusal`` NO_PRESET.
    """
    if rules is not None:
        return preset_of(server, rules, game).options
    default = default_of(server, game)
    return None if default is None else default.options


def require_channel(server: Server, channel: int, parent: int | None = None) -> None:
    """Refuse a channel that the server does not allow; a thread is where its ``parent`` is."""
    if server.channels and not {channel, parent} & {*server.channels}:
        raise Refusal(Refused.CHANNEL_OFF, channels=server.channels)
