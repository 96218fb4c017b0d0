"""What slash commands offer while somebody types a zone or a time of day."""

from __future__ import annotations

from collections.abc import Iterable

from discord.app_commands import Choice

from bot.hours import ends as ends_of
from bot.hours import until
from bot.outcome import Refusal
from bot.present.limits import OPTION
from bot.present.names import clip
from bot.present.own_hours import clock, end_label
from bot.present.own_zone import MOST, suggestion
from bot.profiles import LEAST
from bot.time_of_day import DAY, HOUR, read_time
from bot.zones import search
from data.people import Span


def zones(typed: str, now: int) -> list[Choice[str]]:
    """Offer zones by what was typed, each with the time there."""
    found = search(typed, now, MOST)
    return [Choice(name=clip(suggestion(name, now), OPTION), value=name) for name in found]


def starts(typed: str) -> list[Choice[str]]:
    """Offer the time that was typed, or those that begin so."""
    return [Choice(name=clock(at), value=clock(at)) for at in _times(typed, range(0, DAY, HOUR))]


def ends(typed: str, start: str | None) -> list[Choice[str]]:
    """Offer the same for the end of a day that begins at ``start``, and how long it then is."""
    begun = _read(start or "")
    if begun is None:
        return starts(typed)
    least = Span(begun, begun + LEAST)
    offered = [until(least, at) for at in _times(typed, ends_of(least))]
    return [Choice(name=end_label(span.end, begun), value=clock(span.end)) for span in offered]


def _times(typed: str, offered: Iterable[int]) -> list[int]:
    text = typed.strip()
    exact = _read(text)
    begun = [at for at in offered if clock(at).lstrip("0").startswith(text.lstrip("0"))]
    return list(dict.fromkeys((*(() if exact is None else (exact,)), *begun)))[:MOST]


def _read(text: str) -> int | None:
    try:
        return read_time(text)
    except Refusal:
        return None
