"""A table's times in words, and the way to them: what its pace means beside a move's length."""

from __future__ import annotations

from collections.abc import Iterator

from bot.paces import slow, waking
from bot.present.parts import button
from bot.present.scene import Scene
from bot.present.screen import Button
from bot.present.texts import pace_words
from bot.present.words import duration
from bot.timing import has_times
from bot.tongue import say
from data.log import Times


def terms(times: Times) -> tuple[str, ...]:
    """Say what else belongs to a pace, a line each: of a fast one there is little."""
    asked = (say("times-punctual", share=str(times.punctual)),) if times.punctual else ()
    return (*(_slowly(times) if slow(times) else ()), *asked)


def _slowly(times: Times) -> Iterator[str]:
    yield say("times-nights", awake=duration(waking(times, "move")))
    yield say("times-weekends_off" if times.weekends_off else "times-weekends_count")
    yield say("times-vacations_wait" if times.vacations else "times-vacations_go")


def told(times: Times) -> str:
    """Say all about times, a line each."""
    return "\n".join((say("times-pace", pace=pace_words(times)), *terms(times)))


def short(times: Times, before: Times) -> str:
    """Say inside a sentence what other times would change: ``"daily, ...; weekends off"``."""
    weekends, vacations = _meant(times)
    old_weekends, old_vacations = _meant(before)
    off = "times-short_weekends_off" if weekends else "times-short_weekends_count"
    wait = "times-short_vacations_wait" if vacations else "times-short_vacations_go"
    parts = (
        (pace_words(times), (times.pace, times.length) != (before.pace, before.length)),
        (say(off), weekends != old_weekends),
        (say(wait), vacations != old_vacations),
    )
    return "; ".join(text for text, changes in parts if changes)


def _meant(times: Times) -> tuple[bool, bool]:
    """Return whether weekends are off and the table waits for who is away, where that is told."""
    return (times.weekends_off, times.vacations) if slow(times) else (False, True)


def time_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button for a table's times, where it has any to choose."""
    return (button(scene, say("times-button"), "times"),) if has_times(scene.table) else ()
