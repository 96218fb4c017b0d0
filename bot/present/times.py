"""A table's times in words, and the way to them: what its pace means beside a move's length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.paces import slow, waking
from bot.present.parts import button
from bot.present.scene import Scene
from bot.present.screen import Button
from bot.present.texts import pace_words
from bot.present.words import duration
from bot.timing import has_times
from data.log import Times


def terms(times: Times) -> tuple[str, ...]:
    """Say what else belongs to a pace, a line each: of a fast one there is little."""
    asked = (f"**Punctuality:** {_punctual(times.punctual)}.",) if times.punctual else ()
    return (*(_slowly(times) if slow(times) else ()), *asked)


def _slowly(times: Times) -> Iterator[str]:
    awake = duration(waking(times, "move"))
    yield (
        f"**Nights:** everybody has {awake} awake for a move (`/me zone`, `/me hours`); for "
        "that, a move may last up to twice as long."
    )
    yield f"**Weekends:** {_WEEKENDS[times.weekends_off]}."
    yield f"**Vacations:** {_VACATIONS[times.vacations]}."


_WEEKENDS: Final = {
    False: "count like any other day",
    True: "off, nobody's Saturdays and Sundays count",
}
_VACATIONS: Final = {
    True: "the table waits for whoever is away (`/me away`)",
    False: "the table does not wait for whoever is away",
}


def _punctual(share: int) -> str:
    if not share:
        return "nobody is asked for it"
    return f"whoever joins has made at least {share} % of their moves in time, and seats show it"


def told(times: Times) -> str:
    """Say all about times, a line each."""
    return "\n".join((f"**Pace:** {pace_words(times)}.", *terms(times)))


def short(times: Times, before: Times) -> str:
    """Say inside a sentence what other times would change: ``"daily, ...; weekends off"``."""
    weekends, vacations = _meant(times)
    old_weekends, old_vacations = _meant(before)
    parts = (
        (pace_words(times), (times.pace, times.length) != (before.pace, before.length)),
        ("weekends off" if weekends else "weekends count", weekends != old_weekends),
        (_VACATIONS[vacations], vacations != old_vacations),
    )
    return "; ".join(text for text, changes in parts if changes)


def _meant(times: Times) -> tuple[bool, bool]:
    """Return whether weekends are off and the table waits for who is away, where that is told."""
    return (times.weekends_off, times.vacations) if slow(times) else (False, True)


def time_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button for a table's times, where it has any to choose."""
    return (button(scene, "Time", "times"),) if has_times(scene.table) else ()
