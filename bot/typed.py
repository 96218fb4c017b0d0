"""What people type, made comparable; and the words of all languages that are understood.

Everybody is understood in every language, as Discord need not be set to the one that they write.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from bot.reader import Reader, reading
from bot.tongue import say
from data.people import Language


def plain(text: str) -> str:
    """Write as it is compared: small letters without accents, single spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(char for char in letters if not unicodedata.combining(char))
    return " ".join(kept.split())


@cache
def words(message: str) -> tuple[str, ...]:
    """Return the words of a message that lists some, in all languages, each as ``plain``."""
    found: dict[str, None] = {}
    for language in Language:
        with reading(Reader(language)):
            found |= dict.fromkeys(plain(word) for word in say(message).split(","))
    return tuple(found)


def any_of(message: str) -> str:
    """Return a pattern of those words, the longest first; it has no group."""
    return "|".join(map(re.escape, sorted(words(message), key=len, reverse=True)))
