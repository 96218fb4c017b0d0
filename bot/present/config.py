"""The page of a server's settings; what stands on it counts for tables opened from now on.

The first page shows all that is set; each game has a page behind it, and so have saved rules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.click import Personal
from bot.present.games import SCREENS, game_name
from bot.present.handbook import Topic, help_button
from bot.present.names import escape, plain
from bot.present.own import SHOW
from bot.present.own_reading import LANGUAGES
from bot.present.parts import settings
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    ChannelSelect,
    Line,
    Option,
    Screen,
    Select,
    Text,
)
from bot.present.texts import PACES, absence_label, pace_label
from bot.servers import called, default_of, spoken
from bot.tongue import say
from data.books import Server
from data.log import Absence
from engine.indian_poker.options import NightOptions

SCREEN: Final = "config"
"""The page's name in its controls."""

SAVED: Final = "saved"
"""What shows the page of saved rules."""

GAME: Final = "game"
"""What shows the page of a game, by its key."""

NAMED: Final = tuple(game for game in SCREENS if game != NightOptions().game)
"""The games that a server can name; a night has a name of its own (``Server.night_name``)."""

USUAL: Final = "usual"
"""The value of no saved rules."""

ROOM: Final = (0, 1, 2, 3, 5, 10, 20, 50)
"""How many tables may be open at once, as a server can choose; 0 is as many as people like."""

AUTOMATIC: Final = "auto"
"""The value of no language of the server's own."""

_RULES = "rules:"


def named(name: str) -> str:
    """Write a preset's name as the value of an option: no name is then ``USUAL``."""
    return _RULES + name


def name_in(value: str) -> str | None:
    """Read such a value back; ``None`` for what is none."""
    return value.removeprefix(_RULES) if value.startswith(_RULES) else None


def config(server: Server, known: frozenset[int] | None, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed.

    ``known`` are the server's channels; ``None``, where they cannot be told now, counts as all.
    """
    blocks = (
        *_channels(server, known),
        *_language(server),
        Line(),
        *_pace(server),
        Line(),
        *_room(server),
        Line(),
        *_games(server),
        Text(say("config-private")),
    )
    return settings(note, Text(say("config-title")), *blocks)


def back() -> Buttons:
    """Return the last row of a page behind the first: the way back to it, and help."""
    return Buttons((Button(say("config-back"), Personal(SCREEN, SHOW)), help_button(Topic.SERVER)))


def gone(server: Server, known: frozenset[int] | None) -> tuple[int, ...]:
    """Return the allowed channels that are no longer there."""
    return () if known is None else tuple(c for c in server.channels if c not in known)


def _channels(server: Server, known: frozenset[int] | None) -> tuple[Block, ...]:
    lost = gone(server, known)
    there = tuple(channel for channel in server.channels if channel not in lost)
    select = ChannelSelect(Personal(SCREEN, "channels"), say("config-channels_select"), there)
    text = Text(f"{say('config-channels')}\n{_allowed(there, lost)}")
    forget = Button(say("config-channels_forget"), Personal(SCREEN, "forget"))
    return (text, select, *((Buttons((forget,)),) if lost else ()))


def _allowed(there: tuple[int, ...], lost: tuple[int, ...]) -> str:
    if not there and not lost:
        return say("config-channels_every")
    lines = []
    if there:
        lines.append(say("config-channels_some", channels=_mentions(there), count=len(there)))
    if lost:
        lines.append(say("config-channels_gone", count=len(lost)))
    if not there:
        lines.append(say("config-channels_none"))
    return "\n".join(lines)


def _mentions(channels: tuple[int, ...]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels)


def _pace(server: Server) -> tuple[Block, ...]:
    options = tuple(Option(pace_label(pace), pace, chosen=pace is server.pace) for pace in PACES)
    return (
        Text(say("config-pace")),
        Select(Personal(SCREEN, "pace"), say("config-pace_select"), options),
        Text(say("config-late")),
        Select(Personal(SCREEN, "absence"), say("config-late_select"), _absences(server)),
    )


def _absences(server: Server) -> tuple[Option, ...]:
    return tuple(
        Option(absence_label(each), each, chosen=each is server.absence) for each in Absence
    )


def _language(server: Server) -> tuple[Block, ...]:
    shown = say(LANGUAGES[spoken(replace(server, language=None))])
    usual = say("config-language_auto", language=shown)
    options = (
        Option(usual, AUTOMATIC, chosen=server.language is None),
        *(
            Option(say(name), language, chosen=language is server.language)
            for language, name in LANGUAGES.items()
        ),
    )
    return (
        Text(say("config-language")),
        Select(Personal(SCREEN, "language"), say("config-language_select"), options),
    )


def _room(server: Server) -> tuple[Block, ...]:
    return (
        Text(say("config-room")),
        _most("tables_here", "here", server.tables_here),
        _most("tables_each", "each", server.tables_each),
    )


def _most(action: str, where: str, chosen: int) -> Select:
    """Offer how many tables there may be; 0 is any number."""
    options = (
        Option(
            say(f"config-room_{where}", most=most) if most else say(f"config-room_{where}_any"),
            str(most),
            chosen=most == chosen,
        )
        for most in ROOM
    )
    return Select(Personal(SCREEN, action), say("config-room_select"), tuple(options))


def _games(server: Server) -> tuple[Block, ...]:
    """Tell what is set for each game, and lead to its page."""
    lines = (_game(server, game) for game in SCREENS)
    pages = (Button(_label(game), Personal(SCREEN, GAME, (game,))) for game in SCREENS)
    ways = Buttons((*pages, help_button(Topic.SERVER)))
    return (Text("\n".join((say("config-games"), *lines))), ways)


def _label(game: str) -> str:
    """Name a game on a button, as it is usually called."""
    return plain(game_name(game))


def _game(server: Server, game: str) -> str:
    """Say on one line how a game is called, and with what its tables begin."""
    if game not in NAMED and not server.night:
        return say("config-games_off", game=game_name(game))
    default, own = default_of(server, game), _own_name(server, game)
    rules = say("config-games_usual") if default is None else escape(default.name)
    if not own:
        return say("config-games_line", game=game_name(game), rules=rules)
    return say("config-games_called", game=game_name(game), name=escape(own), rules=rules)


def _own_name(server: Server, game: str) -> str:
    return called(server, game) if game in NAMED else server.night_name
