"""The page of a server's settings; what stands on it counts for tables opened from now on.

The first page shows all that is set; saved rules have a page behind it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.click import OPEN, Personal
from bot.present.games import SCREENS, screens_of
from bot.present.limits import OPTION
from bot.present.names import clip, escape, plain
from bot.present.own_reading import LANGUAGES
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
from bot.servers import NAME, default_of, presets_of, spoken
from bot.tongue import say
from data.books import Preset, Server
from data.log import Absence
from engine.catalog import Options, usual_options

SCREEN: Final = "config"
"""The page's name in its controls."""

SAVED: Final = "saved"
"""What shows the page of saved rules."""

USUAL: Final = "usual"
ROOM: Final = (0, 1, 2, 3, 5, 10, 20, 50)
"""How many tables may be open at once, as a server can choose; 0 is as many as people like."""

AUTOMATIC: Final = "auto"
"""The value of no language of the server's own."""

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
        *_language(server),
        Line(),
        *_pace(server),
        Line(),
        *_room(server),
        *_begin(server),
        *_night(server),
        Text(say("config-private")),
    )
    return settings(note, Text(say("config-title")), *blocks)


def saved_rules(server: Server, note: str | None = None) -> Screen:
    """Return the page of the rules that a server has saved, of every game."""
    games = dict.fromkeys(preset.options.game for preset in server.presets)
    texts = tuple(Text(_saved_of(server, game)) for game in games) or (_none_saved(),)
    remove = (Text(say("config-remove")), _remove(server)) if server.presets else ()
    return settings(note, *texts, *remove, back())


def back() -> Buttons:
    """Return the last row of a page behind the first: the way back to it."""
    return Buttons((Button(say("config-back"), Personal(SCREEN, OPEN)),))


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
    here = tuple(
        Option(
            say("config-room_here", most=most) if most else say("config-room_here_any"),
            str(most),
            chosen=most == server.tables_here,
        )
        for most in ROOM
    )
    each = tuple(
        Option(
            say("config-room_each", most=most) if most else say("config-room_each_any"),
            str(most),
            chosen=most == server.tables_each,
        )
        for most in ROOM
    )
    label = say("config-room_select")
    return (
        Text(say("config-room")),
        Select(Personal(SCREEN, "tables_here"), label, here),
        Select(Personal(SCREEN, "tables_each"), label, each),
    )


def _begin(server: Server) -> tuple[Block, ...]:
    """Let each game with saved rules begin with some of them."""
    if not server.presets:
        return (_none_saved(),)
    games = dict.fromkeys(preset.options.game for preset in server.presets)
    show = Button(say("config-saved_button"), Personal(SCREEN, SAVED))
    selects = (_default(server, game) for game in games)
    return (Text(say("config-begin")), *selects, Buttons((show,)))


def _none_saved() -> Text:
    return Text(say("config-saved_none"))


def game_name(game: str) -> str:
    """Name a game by its key, as it is usually called."""
    return SCREENS[game].name(usual_options(game))


def _saved_of(server: Server, game: str) -> str:
    """Say what is saved for one game, and with what its tables begin."""
    saved, default = presets_of(server, game), default_of(server, game)
    lines = (_line(preset, default) for preset in saved)
    return "\n".join((say("config-saved_of", game=game_name(game)), *lines))


def _line(preset: Preset, default: Preset | None) -> str:
    rules = clip(_described(preset.options), _LONGEST)
    kind = "config-saved_first" if preset == default else "config-saved"
    return say(kind, name=escape(preset.name), rules=rules)


def _described(options: Options) -> str:
    return screens_of(options).wording.described(options)


def _default(server: Server, game: str) -> Select:
    """Return the select of one game; each of its options names the game, as nothing else does."""
    saved, default = presets_of(server, game), default_of(server, game)
    about, name = clip(_described(usual_options(game)), OPTION), plain(game_name(game))
    usual = say("config-begin_usual", game=name)
    options = (
        Option(usual, USUAL, about, chosen=default is None),
        *(_beginning(name, preset, chosen=preset == default) for preset in saved),
    )
    return Select(Personal(SCREEN, "default", (game,)), say("config-begin_select"), options)


def _beginning(game: str, preset: Preset, *, chosen: bool) -> Option:
    label = clip(say("config-begin_rules", game=game, rules=plain(preset.name)), OPTION)
    return Option(label, named(preset.name), _about(preset), chosen)


def _remove(server: Server) -> Select:
    # The number makes it another select each time: no client then shows what was picked last.
    control = Personal(SCREEN, "remove", (str(len(server.presets)),))
    return Select(control, say("config-remove_select"), tuple(map(_option, server.presets)))


def _option(preset: Preset) -> Option:
    return Option(plain(preset.name), named(preset.name), _about(preset))


def _about(preset: Preset) -> str:
    return clip(_described(preset.options), OPTION)


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
