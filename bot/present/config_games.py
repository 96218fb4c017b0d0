"""Pages behind a server's settings: each game's, with its name there and its rules; saved rules."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.config import NAMED, SAVED, SCREEN, USUAL, back, named
from bot.present.games import game_name, screens_of
from bot.present.limits import OPTION
from bot.present.names import clip, escape, plain
from bot.present.parts import settings
from bot.present.poker_night.names import night_name
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    Form,
    Line,
    Option,
    Screen,
    Select,
    Style,
    Text,
)
from bot.servers import NAME, called, default_of, presets_of
from bot.tongue import say
from data.books import Preset, Server
from engine.catalog import Options, usual_options

_LONGEST: Final = 100  # columns for a preset in the list, of which there are several


def game_page(server: Server, game: str, note: str | None = None) -> Screen:
    """Return the page of a game, by its key, with a ``note`` of what was changed."""
    name = _name(server, game) if game in NAMED else _night(server)
    title = Text(say("config-game_title", game=game_name(game)))
    return settings(note, title, *name, Line(), *_beginning(server, game), back())


def _name(server: Server, game: str) -> tuple[Block, ...]:
    own = called(server, game)
    usual = Button(
        say("config-name_usual", game=plain(game_name(game))), Personal(SCREEN, "unname", (game,))
    )
    return (
        Text(say("config-name", name=escape(own) if own else game_name(game))),
        Buttons((_naming(game), *((usual,) if own else ()))),
    )


def _naming(game: str) -> Button:
    return Button(say("config-name_form"), Personal(SCREEN, "name", (game,)), Style.MAIN)


def name_form() -> Form:
    """Return what asks for the name of a game."""
    label, about = say("config-name_form_label"), say("config-name_form_about")
    return Form(say("config-name_form"), label, about, NAME)


def name_asked(game: str) -> Screen:
    """Ask for the name of a game, where the form for it could not be opened."""
    return Screen((Text(say("config-night_form_late")), Buttons((_naming(game),))))


def night_form() -> Form:
    """Return what asks for the name of the nights."""
    label, about = say("config-night_form_label"), say("config-night_form_about")
    return Form(say("config-night_form"), label, about, NAME)


def night_asked() -> Screen:
    """Ask for the name of the nights, where the form for it could not be opened."""
    return Screen((Text(say("config-night_form_late")), Buttons((_naming_nights(),))))


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
        Buttons((_naming_nights(), *named_here, forbid)),
    )


def _naming_nights() -> Button:
    return Button(say("config-night_form"), Personal(SCREEN, "night_name"), Style.MAIN)


def _allowing(label: str, switch: str) -> Button:
    return Button(label, Personal(SCREEN, "night", (switch,)))


# ------------------------------------------------------------------------- saved rules


def _beginning(server: Server, game: str) -> tuple[Block, ...]:
    """Let tables of a game with saved rules begin with some of them."""
    saved, default = presets_of(server, game), default_of(server, game)
    if not saved:
        return (_none_saved(),)
    about = clip(_described(usual_options(game)), OPTION)
    usual = Option(say("config-begin_usual"), USUAL, about, chosen=default is None)
    options = (usual, *(_option(preset, chosen=preset == default) for preset in saved))
    control = Personal(SCREEN, "default", (game,))
    return (
        Text(say("config-begin")),
        Select(control, say("config-begin_select"), options),
        Buttons((Button(say("config-saved_button"), Personal(SCREEN, SAVED)),)),
    )


def saved_rules(server: Server, note: str | None = None) -> Screen:
    """Return the page of the rules that a server has saved, of every game."""
    games = dict.fromkeys(preset.options.game for preset in server.presets)
    texts = tuple(Text(_saved_of(server, game)) for game in games) or (_none_saved(),)
    remove = (Text(say("config-remove")), _remove(server)) if server.presets else ()
    return settings(note, *texts, *remove, back())


def _none_saved() -> Text:
    return Text(say("config-saved_none"))


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


def _remove(server: Server) -> Select:
    # The number makes it another select each time: no client then shows what was picked last.
    control = Personal(SCREEN, "remove", (str(len(server.presets)),))
    options = tuple(_option(preset) for preset in server.presets)
    return Select(control, say("config-remove_select"), options)


def _option(preset: Preset, *, chosen: bool = False) -> Option:
    about = clip(_described(preset.options), OPTION)
    return Option(plain(preset.name), named(preset.name), about, chosen)
