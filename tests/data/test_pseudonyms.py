"""No id of Discord is left where pseudonyms stand, whatever class of event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import count
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.events import PERSON, PLACE
from data.log import TABLE_EVENTS, TableEvent
from data.pseudonyms import Pseudonyms

BIG = 123_456_789_012_000_000
"""Discord's ids are of this size; nothing else in these events is."""


class _Marking(Pseudonyms):
    """Puts ids like Discord's where ids are."""

    def __init__(self, ids: Iterator[int]) -> None:
        super().__init__()
        self._ids = ids

    def _number(self, _kind: str, _value: int) -> int:
        return next(self._ids)


@pytest.mark.parametrize("cls", TABLE_EVENTS)
def test_no_id_of_discord_is_left(cls: type[TableEvent]) -> None:
    ids = count(BIG)

    @given(st.from_type(cls))
    def check(event: TableEvent) -> None:
        marked = _Marking(ids).hide(event)
        hidden = Pseudonyms().hide(marked)
        assert type(hidden) is cls
        assert str(BIG)[:12] not in repr(hidden)

    check()


HARMLESS = {
    *("at", "since", "until", "began"),  # moments
    *("seats", "seat", "step", "hand", "count", "idle", "by"),  # numbers of the table
}


@pytest.mark.parametrize("cls", TABLE_EVENTS)
def test_a_number_that_is_not_marked_is_known_to_be_harmless(cls: type[TableEvent]) -> None:
    hints = get_type_hints(cls, include_extras=True)
    plain = {
        field.name
        for field in fields(cls)  # type: ignore[arg-type]  # every event is a dataclass
        if "int" in str(hints[field.name])
        and not any(mark in str(hints[field.name]) for mark in (PERSON, PLACE))
    }
    assert plain <= HARMLESS
