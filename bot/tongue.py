"""What the bot says, in the reader's language: Fluent messages by their names.

The messages stand in ``bot/locales/<language>/<file>.ftl``. A message's name begins with its file:
``lobby-waiting`` is in ``lobby.ftl``. A file is read when the first of its messages is wanted.
A slash command is written ``{ COMMAND("table hand") }`` there, an option of one
``{ OPTION("table move channel") }``, so that they have the names which the reader's Discord shows.
``{ LOWER($way) }`` lets a phrase go on inside a sentence, where a language writes nouns small.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from bot.reader import reader
from data.people import Language

LOCALES: Final = Path(__file__).parent / "locales"

Fact: TypeAlias = str | int
"""What a message speaks of. A number also chooses a plural form; one that is none goes as text."""


class Unsaid(Exception):
    """A message that is missing, or lacks a fact: a mistake in the program or its locales."""


def say(message: str, /, **facts: Fact) -> str:
    """Return a message in the language of ``reader()``; ``Unsaid``.

    What a user could have written in ``facts`` has to be escaped by the caller.
    """
    who = reader()
    return _said(who.language, who.names, message, tuple(facts.items()))


def _name(message: str) -> str:
    """Return what Discord calls something, to whoever reads."""
    names = reader().names
    return _said(names, names, message, ())


@lru_cache(maxsize=8192)
def _said(
    language: Language,
    names: Language,  # noqa: ARG001  which COMMAND and OPTION ask the reader for
    message: str,
    facts: tuple[tuple[str, Fact], ...],
) -> str:
    bundle = _bundle(language, message.partition("-")[0])
    try:
        pattern = bundle.get_message(message).value
    except LookupError as error:
        raise Unsaid(f"{language}: {message}") from error
    if pattern is None:
        raise Unsaid(f"{language}: {message} has no value")
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise Unsaid(f"{language}: {message}: {errors}")
    return str(text)


def command(path: str) -> str:
    """Return a slash command as the reader's Discord shows it: ``"/table hand"``."""
    words = path.split()
    ways = (" ".join(words[: end + 1]) for end in range(len(words)))
    return "/" + " ".join(map(command_name, ways))


def command_name(path: str) -> str:
    """Return the last word of a slash command, as Discord shows it: ``"hand"``."""
    return _name(f"command-{path.replace(' ', '_')}")


def option(path: str) -> str:
    """Return an option of a slash command, as the reader's Discord shows it: ``"channel"``."""
    return _name(f"option-{path.replace(' ', '_')}")


def lower(phrase: str) -> str:
    """Return a phrase with its first letter down: ``"modern rulebook"``."""
    return phrase[:1].lower() + phrase[1:]


_FUNCTIONS: Final[dict[str, Any]] = {"COMMAND": command, "OPTION": option, "LOWER": lower}
"""What messages can call. Text is a value too, which Fluent's types leave out."""


@cache
def _bundle(language: Language, file: str) -> FluentBundle:
    """Return the messages of one file; ``Unsaid`` where there is no such file.

    Nothing is put around what is filled in: names are isolated where they are escaped.
    """
    path = LOCALES / language / f"{file}.ftl"
    if not path.is_file():
        raise Unsaid(f"{language}: no {file}.ftl")
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
