"""Numbers in the place of Discord's ids of people, channels and servers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import repeat
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from data.events import PERSON, PLACE

T = TypeVar("T")


class Pseudonyms:
    """Numbers people from 1, and channels and servers from 1, in the order in which they come."""

    def __init__(self) -> None:
        self._numbers: dict[str, dict[int, int]] = {PERSON: {}, PLACE: {}}

    @property
    def people(self) -> int:
        """Return how many people came so far."""
        return len(self._numbers[PERSON])

    def hide(self, event: T) -> T:
        """Return the same event of the same class with a number in the place of every id."""
        hidden: T = self._hidden(event, type(event))
        return hidden

    def _hidden(self, value: Any, hint: Any) -> Any:  # noqa: ANN401  whatever an event holds
        kind = _kind(hint)
        if value is None or kind is not None:
            return value if value is None else self._number(kind, value)
        if is_dataclass(value) and not isinstance(value, type):
            return self._hidden_fields(value)
        if type(value) is tuple:  # a Card is none of ours
            pairs = zip(value, _hints_of_items(hint), strict=False)
            return tuple(self._hidden(item, of) for item, of in pairs)
        return value

    def _hidden_fields(self, value: Any) -> Any:  # noqa: ANN401  any dataclass of an event
        hints = get_type_hints(type(value), include_extras=True)
        old = {field.name: getattr(value, field.name) for field in fields(value)}
        new = {name: self._hidden(held, hints[name]) for name, held in old.items()}
        changed = {name: held for name, held in new.items() if held != old[name]}
        return replace(value, **changed) if changed else value

    def _number(self, kind: str | None, value: int) -> int:
        numbers = self._numbers[str(kind)]
        return numbers.setdefault(value, len(numbers) + 1)


def _kind(hint: Any) -> str | None:  # noqa: ANN401  any annotation
    """Return the kind of id that an annotation marks, also where ``None`` may stand for it."""
    if get_origin(hint) is Annotated:
        return next((mark for mark in hint.__metadata__ if mark in (PERSON, PLACE)), None)
    if type(None) in get_args(hint):
        return next((kind for kind in map(_kind, get_args(hint)) if kind), None)
    return None


def _hints_of_items(hint: Any) -> Iterator[Any]:  # noqa: ANN401  any annotation
    """Return the annotation of each item of a tuple."""
    if type(None) in get_args(hint):
        hint = next((each for each in get_args(hint) if get_origin(each) is tuple), None)
    items = get_args(hint)
    return repeat(items[0]) if items[1:] == (...,) else iter(items or repeat(None))
