"""The words of the slash commands: English in what is registered, all other languages beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

from discord import Locale
from discord.app_commands import (
    Choice,
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    Translator,
    locale_str,
)
from discord.app_commands import TranslationContextTypes as Context

from bot.reader import Reader, reading
from bot.readers import language_of
from bot.tongue import Fact, command_name, say
from bot.tongue import option as option_name

ValueT = TypeVar("ValueT", str, int)

Said: TypeAlias = Callable[[], str]
"""Says something in the reader's language."""

_SAID: Final = "said"

_SPOKEN: Final = {
    locale: language for locale in Locale if (language := language_of(locale.value)) is not None
}
"""What is spoken beside English, by locale: a few of all those that discord.py asks for."""


def phrase(message: str, /, **facts: Fact) -> locale_str:
    """Return what a command or an option says of itself: a message, whoever reads it."""
    return _phrase(partial(say, message, **facts))


def choice(said: Said, value: ValueT) -> Choice[ValueT]:
    """Return a choice of an option, called as ``said`` says."""
    return Choice(name=_phrase(said), value=value)


def _phrase(said: Said) -> locale_str:
    """Discord wants one wording at once, which those of all other languages see: English."""
    with reading(Reader()):
        return locale_str(said(), **{_SAID: said})


class Wording(Translator):
    """Says names, descriptions and choices in the languages that the bot speaks beside English.

    Names are found by their place: ``/table hand`` is ``command-table_hand``, and its option
    ``option-table_hand_table``.
    """

    async def translate(self, string: locale_str, locale: Locale, context: Context) -> str | None:
        """Return a text in a locale; ``None`` where that is English, or an unknown language."""
        language = _SPOKEN.get(locale)
        if language is None:
            return None
        said = _name(context) or string.extras.get(_SAID)
        if said is None:
            return None
        with reading(Reader(language)):
            text: str = said()
        return text


def _name(context: Context) -> Said | None:
    """Return what says a name, where that is asked for."""
    match context.location, context.data:
        case TranslationContextLocation.command_name, Command() as command:
            return partial(command_name, command.qualified_name)
        case TranslationContextLocation.group_name, Group() as group:
            return partial(command_name, group.qualified_name)
        case TranslationContextLocation.parameter_name, Parameter() as option:
            return partial(option_name, f"{option.command.qualified_name} {option.display_name}")
        case _:
            return None
