"""Who reads what is being written: the language, and how they want to read.

One value for a whole screen, told by whoever builds the screen for somebody: ``with
reading(...)``. So a builder of screens needs no word about it, and neither does what it calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from data.people import Language, Profile


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody reads; the fields are those of ``Profile``.

    ``commands`` is the language in which their Discord names commands, where that is another one.
    """

    language: Language = Language.ENGLISH
    pictures: bool = True
    narrow: bool = False
    words: bool = False
    two_colours: bool = False
    commands: Language | None = None

    @property
    def names(self) -> Language:
        """The language of the names of commands."""
        return self.commands or self.language


_READER: ContextVar[Reader] = ContextVar("reader", default=Reader())  # noqa: B039  it is frozen


def reader() -> Reader:
    """Return who reads what is being written now."""
    return _READER.get()


@contextmanager
def reading(who: Reader) -> Iterator[None]:
    """Write for somebody within this block, and in the tasks that it starts."""
    token = _READER.set(who)
    try:
        yield
    finally:
        _READER.reset(token)


def write_for(who: Reader) -> None:
    """Write for somebody from here on, to the end of this task."""
    _READER.set(who)


def reader_of(profile: Profile) -> Reader:
    """Return how somebody reads, by what they have set."""
    shown = profile.locale or Language.ENGLISH
    language = profile.language or shown
    return Reader(
        language=language,
        commands=None if shown is language else shown,
        pictures=profile.pictures,
        narrow=profile.narrow,
        words=profile.words,
        two_colours=profile.two_colours,
    )
