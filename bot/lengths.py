"""How long a move may last, in a host's own words: read at the border, or refused in a sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Refusal, Refused
from bot.paces import DAY, LONGEST, SHORTEST
from bot.typed import any_of, plain, words

TYPED: Final = 40
"""So many characters a length is written in at the most."""

_UNITS: Final = {
    "typed-seconds": SECOND,
    "typed-minutes": MINUTE,
    "typed-hours": HOUR,
    "typed-days": DAY,
    "typed-weeks": 7 * DAY,
}


@cache
def _units() -> dict[str, int]:
    """Return what the words for units mean, in milliseconds."""
    return {word: unit for message, unit in _UNITS.items() for word in words(message)}


@cache
def _part() -> re.Pattern[str]:
    units = "|".join(map(any_of, _UNITS))
    return re.compile(rf"([0-9]{{1,6}})(?:[.,]([0-9]{{1,2}}))? ?({units})(?![a-z])")


@cache
def _between() -> re.Pattern[str]:
    return re.compile(rf",? (?:(?:{any_of('typed-and')}) )?|,|")


def read(text: str) -> int:
    """Return a length in milliseconds, whole seconds: ``"36h"``, ``"2 days"``, ``"1 Tag 12 h"``.

    The words of every language are understood.
    ``Refusal`` LENGTH_UNREAD for what is none, LENGTH_BOUNDS for one too short or too long.
    """
    length = parse(text)
    if not SHORTEST <= length <= LONGEST:
        raise Refusal(Refused.LENGTH_BOUNDS, given=text, shortest=SHORTEST, longest=LONGEST)
    return length


def parse(text: str) -> int:
    """Return a length in milliseconds, however long; ``Refusal`` LENGTH_UNREAD for what is none."""
    typed, total, at = plain(text), 0, 0
    while found := _part().match(typed, at):
        number, hundredths, unit = found.groups()
        share = int((hundredths or "0").ljust(2, "0"))
        total += (int(number) * 100 + share) * _units()[unit] // 100
        if found.end() == len(typed):
            return total // SECOND * SECOND
        between = _between().match(typed, found.end())
        at = found.end() if between is None else between.end()
    raise Refusal(Refused.LENGTH_UNREAD, given=text)
