"""Numbers in the place of Discord's ids of people, channels and servers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from data.events import PERSON, PLACE
from data.ids import exchanged

T = TypeVar("T")


class Pseudonyms:
    """Numbers people from 1, and channels and servers from 1, in the order in which they come.

    Those of ``first`` are the people with the lowest numbers, whether they come or not. ``known``
    are all numbers given so far, by kind.
    """

    def __init__(self, *first: int, known: Mapping[str, Mapping[int, int]] | None = None) -> None:
        people = {user: number for number, user in enumerate(first, 1)}
        self._numbers = {kind: {**numbers} for kind, numbers in (known or {}).items()} or {
            PERSON: people,
            PLACE: {},
        }

    def copy(self) -> Pseudonyms:
        """Return others that go on from here by themselves."""
        return Pseudonyms(known=self._numbers)

    @property
    def people(self) -> int:
        """Return how many people came so far."""
        return len(self._numbers[PERSON])

    def hide(self, event: T) -> T:
        """Return the same event of the same class with a number in the place of every id."""
        return exchanged(event, self._number)

    def _number(self, kind: str, value: int) -> int:
        numbers = self._numbers[kind]
        return numbers.setdefault(value, len(numbers) + 1)
