"""Who was given how many, in words."""

from __future__ import annotations

import pytest

from bot.present.poker_night.words import shared
from data.log import Share


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        (((1, 3),), "3 to <@1>"),
        (((1, 3), (2, 2)), "3 to <@1> and 2 to <@2>"),
        (((None, 2), (1, 3)), "3 to <@1> and 2 to a computer"),
        (((None, 2), (1, 1), (None, 2)), "1 to <@1> and 4 to computers"),
        (((None, 2), (None, 3)), "5 to computers"),
    ],
)
def test_people_are_told_one_by_one_and_computers_together(
    shares: tuple[tuple[int | None, int], ...], said: str
) -> None:
    assert shared(Share(user, count) for user, count in shares) == said
