"""Names of people, made harmless: keyed by id, shown by number, told apart by seat."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate, takewhile

from bot.tongue import say
from data.former import is_former
from data.log import Chair, Table, UserId
from engine.core import Seat

_FORMER = ("names-former", "names-former_other")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi, zero width, unassigned
_FILLERS = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f"}  # letters that show nothing
_MARKS_IN_A_ROW = 2  # accents stay, towers of them do not
_MARKS = frozenset("\\*_~`|<>[]#:@")  # what could be more than a sign within a sentence
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")


def plain(name: str) -> str:
    """Return ``name`` for places that render no Markdown: option labels and alt texts.

    One line, nothing invisible, no bidi marks, no towers of accents, never a mention.
    """
    return visible(name) or say("names-nameless")


@lru_cache(maxsize=4096)
def visible(name: str) -> str:
    """Return what ``plain`` shows of a name: nothing, where nothing of it can be seen."""
    seen: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if char.isspace():
            seen.append(" ")
        elif _shows(char) and marks <= _MARKS_IN_A_ROW:
            seen.append("\uff20" if char == "@" else char)
    text = unicodedata.normalize("NFC", " ".join("".join(seen).split()))
    return text if any(unicodedata.category(char)[0] != "M" for char in text) else ""


def _shows(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _FILLERS


def escape(name: str) -> str:
    """Return ``name`` for Markdown: as ``plain``, and every mark of Markdown is shown as it is.

    Discord shows any punctuation behind a backslash literally, so mentions (``<@1>``), links,
    backticks, headings, quotes, lists and spoilers lose their meaning alike.
    """
    return _PUNCTUATION.sub(r"\\\1", plain(name))


def said(markdown: str) -> str:
    """Return escaped text for a notification, which shows backslashes as they are: without marks.

    What would be Markdown without its backslash is left out, and the rest stands as it is.
    """
    return _ESCAPED.sub(lambda found: "" if found[1] in _MARKS else found[1], markdown).strip()


def mention(user: UserId) -> str:
    """Return a user for Markdown; Discord shows the name as each reader knows it.

    Who has been forgotten is a former player.
    """
    return _former(user) if is_former(user) else f"<@{user}>"


def _former(user: UserId) -> str:
    """Tell the former players of one table apart."""
    if -user <= len(_FORMER):
        return say(_FORMER[-user - 1])
    return say("names-former_more", number=-user)


def seat_mention(table: Table, seat: Seat) -> str:
    """Return who sits there, for Markdown."""
    user = table.chairs[seat].user
    return _computer(seat) if user is None else mention(user)


def seat_name(table: Table, seat: Seat, names: Mapping[UserId, str]) -> str:
    """Return who sits there, for option labels and alt texts."""
    user = table.chairs[seat].user
    if user is None:
        return _computer(seat)
    return _former(user) if is_former(user) else plain(names.get(user, ""))


def _computer(seat: Seat) -> str:
    return say("names-computer", seat=seat + 1)


def stands_in(chair: Chair) -> bool:
    """Tell whether a computer plays for a person who left."""
    return chair.user is not None and chair.computer is not None


def width(text: str) -> int:
    """Count the columns of ``text``: wide characters take two, combining marks none."""
    return len(text) if text.isascii() else sum(map(_columns, text))


@lru_cache(maxsize=4096)
def _columns(char: str) -> int:
    if unicodedata.combining(char) or char in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def size(text: str) -> int:
    """Count ``text`` as Discord may at most: in UTF-16 units; half a character is one too."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def clip(text: str, columns: int) -> str:
    """Cut ``text`` to ``columns``, with an ellipsis where something is missing.

    Marks take no column, but Discord counts them too: so it is cut to that many units as well.
    """
    if max(width(text), size(text)) <= columns:
        return text
    sizes = zip(accumulate(map(_columns, text)), accumulate(map(size, text)), strict=True)
    kept = list(takewhile(lambda both: max(both) < columns, sizes))
    return text[: len(kept)].rstrip() + "\u2026"
