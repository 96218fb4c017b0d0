"""Discord's ids in events: they are marked by their type, so that every one of them is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import repeat
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from data.events import PERSON, PLACE, UserId

T = TypeVar("T")

Exchange = Callable[[str, int], int]
"""From the kind of an id (``PERSON``, ``PLACE``) and the id to what stands in its place."""


def exchanged(event: T, exchange: Exchange) -> T:
    """Return the same event of the same class with ``exchange(kind, id)`` for every id in it."""
    new: T = _exchanged(event, type(event), exchange)
    return new


def people_in(event: object) -> frozenset[UserId]:
    """Return everybody whom an event names."""
    found: set[UserId] = set()

    def note(kind: str, number: int) -> int:
        if kind == PERSON:
            found.add(number)
        return number

    exchanged(event, note)
    return frozenset(found)


def _exchanged(value: Any, hint: Any, exchange: Exchange) -> Any:  # noqa: ANN401  whatever an event holds
    kind = _kind(hint)
    if value is None:
        return None
    if kind is not None:
        return exchange(kind, value)
    if is_dataclass(value) and not isinstance(value, type):
        return _exchanged_fields(value, exchange)
    if type(value) is tuple:  # a Card is none of ours
        pairs = zip(value, _hints_of_items(hint), strict=False)
        return tuple(_exchanged(item, of, exchange) for item, of in pairs)
    return value


def _exchanged_fields(value: Any, exchange: Exchange) -> Any:  # noqa: ANN401  any dataclass of an event
    hints = _hints(type(value))  # type: ignore[arg-type]  # every class can be hashed
    old = {field.name: getattr(value, field.name) for field in fields(value)}
    new = {name: _exchanged(held, hints[name], exchange) for name, held in old.items()}
    changed = {name: held for name, held in new.items() if held != old[name]}
    return replace(value, **changed) if changed else value


@cache
def _hints(cls: type) -> Mapping[str, Any]:
    return get_type_hints(cls, include_extras=True)


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
