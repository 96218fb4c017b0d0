"""``/me language`` and ``/me display``: the private page of how somebody reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.click import Personal
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Option, Screen, Select, Text
from bot.present.words import listed
from bot.reader import Reader, reader_of
from bot.tongue import say
from data.people import Language, Profile

SCREEN: Final = "reading"
"""The page's name in its controls."""

LANGUAGE, DISPLAY = "language", "display"
"""Its actions: pick a language, pick what is shown otherwise than usual."""

AUTOMATIC: Final = "auto"
"""The value of no language of one's own."""

TEXT, NARROW, WORDS, COLOURS = "text", "narrow", "words", "colours"
"""What can be shown otherwise than usual, as values."""

LANGUAGES: Final = {
    Language.ENGLISH: "own_reading-language_en",
    Language.GERMAN: "own_reading-language_de",
    Language.SPANISH: "own_reading-language_es",
}
"""The messages that say what a language is called, in itself."""

_DISPLAYS: Final = {
    TEXT: ("own_reading-text", "own_reading-text_about"),
    NARROW: ("own_reading-narrow", "own_reading-narrow_about"),
    WORDS: ("own_reading-words", "own_reading-words_about"),
    COLOURS: ("own_reading-colours", "own_reading-colours_about"),
}


def reading_row(profile: Profile, _now: int) -> Row:
    """Tell the language, and what is shown how."""
    who = reader_of(profile)
    language = say(LANGUAGES[who.language])
    words = say("own_reading-row", language=language, shown=_shown(who))
    return Row(words, Button(say("own_reading-button"), Personal(SCREEN, SHOW)))


def reading_page(profile: Profile, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed; for whoever reads as ``profile``."""
    who = reader_of(profile)
    chosen = "no" if profile.language is None else "yes"
    language = say(LANGUAGES[who.language])
    text = say("own_reading-page", language=language, chosen=chosen, shown=_shown(who))
    return settings(note, Text(text), _languages(profile), _displays(profile), back())


def _shown(who: Reader) -> str:
    return listed(_has(who))


def _has(who: Reader) -> Iterator[str]:
    """Yield what somebody sees; without pictures no colours."""
    yield say("own_reading-has_pictures" if who.pictures else "own_reading-has_text")
    if who.pictures:
        yield say("own_reading-has_two" if who.two_colours else "own_reading-has_four")
    if who.narrow:
        yield say("own_reading-has_narrow")
    if who.words:
        yield say("own_reading-has_words")


def _languages(profile: Profile) -> Select:
    automatic = Option(say("own_reading-automatic"), AUTOMATIC, chosen=profile.language is None)
    named = tuple(
        Option(say(name), language, chosen=language is profile.language)
        for language, name in LANGUAGES.items()
    )
    return Select(Personal(SCREEN, LANGUAGE), say("own_reading-which"), (automatic, *named))


def _displays(profile: Profile) -> Select:
    chosen = {
        TEXT: not profile.pictures,
        NARROW: profile.narrow,
        WORDS: profile.words,
        COLOURS: profile.two_colours,
    }
    options = tuple(
        Option(say(name), value, say(about), chosen=chosen[value])
        for value, (name, about) in _DISPLAYS.items()
    )
    label = say("own_reading-display")
    return Select(Personal(SCREEN, DISPLAY), label, options, least=0, most=len(options))
