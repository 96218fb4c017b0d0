"""The page of a server's settings; what stands on it counts for tables opened from now on."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.games import SCREENS, screens_of
from bot.present.limits import OPTION
from bot.present.names import clip, escape, plain
from bot.present.parts import settings
from bot.present.poker_night.names import night_name
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
from bot.servers import NAME, default_of, presets_of
from bot.tongue import say
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
    blocks = (
        *_channels(server, known),
        Line(),
        *_pace(server),
        Line(),
        *_presets(server),
        Line(),
        *_night(server),
        Text(say("config-private")),
    )
    return settings(note, Text(say("config-title")), *blocks)


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


def _presets(server: Server) -> tuple[Block, ...]:
    if not server.presets:
        return (Text(say("config-saved_none")),)
    games = dict.fromkeys(preset.options.game for preset in server.presets)
    of_games = tuple(block for game in games for block in _of_game(server, game))
    return (*of_games, Text(say("config-remove")), _remove(server))


def game_name(game: str) -> str:
    """Name a game by its key, as it is usually called."""
    return SCREENS[game].name(usual_options(game))


def _of_game(server: Server, game: str) -> tuple[Block, ...]:
    """Say what is saved for one game, and with what its tables begin."""
    saved, default = presets_of(server, game), default_of(server, game)
    name = game_name(game)
    lines = (_line(preset, default) for preset in saved)
    return (
        Text("\n".join((say("config-saved_of", game=name), *lines))),
        Text(say("config-begin", game=name)),
        _default(game, saved, default),
    )


def _line(preset: Preset, default: Preset | None) -> str:
    rules = clip(_described(preset.options), _LONGEST)
    kind = "config-saved_first" if preset == default else "config-saved"
    return say(kind, name=escape(preset.name), rules=rules)


def _described(options: Options) -> str:
    return screens_of(options).wording.described(options)


def _default(game: str, saved: tuple[Preset, ...], default: Preset | None) -> Select:
    about = clip(_described(usual_options(game)), OPTION)
    usual = Option(say("config-usual"), USUAL, about, chosen=default is None)
    presets = (_option(preset, chosen=preset == default) for preset in saved)
    control = Personal(SCREEN, "default", (game,))
    return Select(control, say("config-begin_select"), (usual, *presets))


def _remove(server: Server) -> Select:
    # The number makes it another select each time: no client then shows what was picked last.
    control = Personal(SCREEN, "remove", (str(len(server.presets)),))
    return Select(control, say("config-remove_select"), tuple(map(_option, server.presets)))


def _option(preset: Preset, *, chosen: bool = False) -> Option:
    description = clip(_described(preset.options), OPTION)
    return Option(plain(preset.name), named(preset.name), description, chosen)


def night_form() -> Form:
    """Return what asks for the name of the nights."""
    label, about = say("config-night_form_label"), say("config-night_form_about")
    return Form(say("config-night_form"), label, about, NAME)


def night_asked() -> Screen:
    """Ask for the name of the nights, where the form for it could not be opened."""
    return Screen((Text(say("config-night_form_late")), Buttons((_naming(),))))


def _night(server: Server) -> tuple[Block, ...]:
    if not server.night:
        allow = _allowing(say("config-night_allow"), "on")
        return (Text(say("config-night_off")), Buttons((allow,)))
    usual = say("config-night_usual", night=night_name(""))
    unnamed = Button(usual, Personal(SCREEN, "night_unnamed"))
    named_here = (unnamed,) if server.night_name else ()
    forbid = _allowing(say("config-night_forbid"), "off")
    return (
        Text(say("config-night_on", night=night_name(server.night_name))),
        Buttons((_naming(), *named_here, forbid)),
    )


def _naming() -> Button:
    return Button(say("config-night_form"), Personal(SCREEN, "night_name"), Style.MAIN)


def _allowing(label: str, switch: str) -> Button:
    return Button(label, Personal(SCREEN, "night", (switch,)))
