"""The page of a server's settings; what stands on it counts for tables opened from now on."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.games import SCREENS, screens_of
from bot.present.limits import OPTION
from bot.present.names import clip, escape, plain
from bot.present.parts import settings
from bot.present.poker_night.names import USUAL_NAME, night_name
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    ChannelSelect,
    Form,
    Line,
    Option,
    Screen,
    Select,
    Style,
    Text,
)
from bot.present.texts import PACES, absence_label, pace_label
from bot.present.words import counted
from bot.servers import NAME, default_of, presets_of
from data.books import Preset, Server
from data.log import Absence
from engine.catalog import Options, usual_options

SCREEN: Final = "config"
"""The page's name in its controls."""

USUAL: Final = "usual"
_RULES = "rules:"
_LONGEST = 100  # columns for a preset in the list, of which there are several


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
    top = "## Settings of this server\nThey count for tables opened from now on."
    blocks = (
        *_channels(server, known),
        Line(),
        *_pace(server),
        Line(),
        *_presets(server),
        Line(),
        *_night(server),
        Text("-# Only you see this page. Its choices are kept at once."),
    )
    return settings(note, Text(top), *blocks)


def gone(server: Server, known: frozenset[int] | None) -> tuple[int, ...]:
    """Return the allowed channels that are no longer there."""
    return () if known is None else tuple(c for c in server.channels if c not in known)


def _channels(server: Server, known: frozenset[int] | None) -> tuple[Block, ...]:
    lost = gone(server, known)
    there = tuple(channel for channel in server.channels if channel not in lost)
    select = ChannelSelect(Personal(SCREEN, "channels"), "All channels", there)
    text = Text(f"**Channels for tables**\n{_allowed(there, lost)}")
    forget = Button("Forget deleted channels", Personal(SCREEN, "forget"))
    return (text, select, *((Buttons((forget,)),) if lost else ()))


def _allowed(there: tuple[int, ...], lost: tuple[int, ...]) -> str:
    if not there and not lost:
        return "Tables may be opened in every channel."
    threads = "its threads" if len(there) == 1 else "their threads"
    lines = [f"Tables may be opened in {_mentions(there)} and {threads} only."] if there else []
    if lost:
        deleted = f"{counted(len(lost), 'allowed channel')} no longer there."
        lines.append(f"**Gone:** {deleted}")
    if not there:
        lines.append(
            "So no table can be opened. Choose channels, or forget the deleted ones: "
            "then tables may be opened in every channel."
        )
    return "\n".join(lines)


def _mentions(channels: tuple[int, ...]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels)


def _pace(server: Server) -> tuple[Block, ...]:
    options = tuple(Option(pace_label(pace), pace, chosen=pace is server.pace) for pace in PACES)
    return (
        Text("**Pace**\nHow long a move may last, unless the host says otherwise."),
        Select(Personal(SCREEN, "pace"), "Pace", options),
        Text("**Whoever is late**"),
        Select(Personal(SCREEN, "absence"), "Whoever is late", _absences(server)),
    )


def _absences(server: Server) -> tuple[Option, ...]:
    return tuple(
        Option(absence_label(each), each, chosen=each is server.absence) for each in Absence
    )


def _presets(server: Server) -> tuple[Block, ...]:
    if not server.presets:
        way = "None yet. In a lobby, under **House rules**, an admin can save those of the table."
        return (Text(f"**Saved rules**\n{way}"),)
    games = dict.fromkeys(preset.options.game for preset in server.presets)
    of_games = tuple(block for game in games for block in _of_game(server, game))
    return (*of_games, Text("**Remove saved rules**"), _remove(server))


def game_name(game: str) -> str:
    """Name a game by its key, as it is usually called."""
    return SCREENS[game].name(usual_options(game))


def _of_game(server: Server, game: str) -> tuple[Block, ...]:
    """Say what is saved for one game, and with what its tables begin."""
    saved, default = presets_of(server, game), default_of(server, game)
    name = game_name(game)
    lines = (_line(preset, default) for preset in saved)
    return (
        Text("\n".join((f"**Saved rules of {name}**", *lines))),
        Text(f"Tables of {name} begin with"),
        _default(game, saved, default),
    )


def _line(preset: Preset, default: Preset | None) -> str:
    first = " (tables begin with these)" if preset == default else ""
    return f"- **{escape(preset.name)}**{first}: {clip(_described(preset.options), _LONGEST)}"


def _described(options: Options) -> str:
    return screens_of(options).wording.described(options)


def _default(game: str, saved: tuple[Preset, ...], default: Preset | None) -> Select:
    about = clip(_described(usual_options(game)), OPTION)
    usual = Option("The usual rules", USUAL, about, chosen=default is None)
    presets = (_option(preset, chosen=preset == default) for preset in saved)
    control = Personal(SCREEN, "default", (game,))
    return Select(control, "Tables begin with", (usual, *presets))


def _remove(server: Server) -> Select:
    # The number makes it another select each time: no client then shows what was picked last.
    control = Personal(SCREEN, "remove", (str(len(server.presets)),))
    return Select(control, "Remove saved rules", tuple(map(_option, server.presets)))


def _option(preset: Preset, *, chosen: bool = False) -> Option:
    description = clip(_described(preset.options), OPTION)
    return Option(plain(preset.name), named(preset.name), description, chosen)


NIGHT_FORM: Final = Form(
    "Name the nights",
    "What are such nights called here?",
    "For example Blind Man's Bluff. Everybody reads it above each night.",
    NAME,
)


def night_asked() -> Screen:
    """Ask for the name of the nights, where the form for it could not be opened."""
    text = "The form for the name did not open in time. Press the button once more."
    return Screen((Text(text), Buttons((_naming(),))))


def _night(server: Server) -> tuple[Block, ...]:
    heading = "**Nights for forfeits**"
    if not server.night:
        off = "Off: `/poker night` opens nothing. A forfeit is whatever a table agrees on."
        return (Text(f"{heading}\n{off}"), Buttons((_allowing("Allow nights", "on"),)))
    on = f"On: `/poker night` opens one, and it is called **{night_name(server.night_name)}**."
    usual = Button(f"Call it {USUAL_NAME}", Personal(SCREEN, "night_unnamed"))
    named_here = (usual,) if server.night_name else ()
    return (
        Text(f"{heading}\n{on} Everybody is asked before they take part."),
        Buttons((_naming(), *named_here, _allowing("Allow no nights", "off"))),
    )


def _naming() -> Button:
    return Button(NIGHT_FORM.title, Personal(SCREEN, "night_name"), Style.MAIN)


def _allowing(label: str, switch: str) -> Button:
    return Button(label, Personal(SCREEN, "night", (switch,)))
