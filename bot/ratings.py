"""Ratings: how well people play, by whom they were placed before and behind (Plackett-Luce).

A pure fold over the games of a season. Nothing of it is stored, so whoever is forgotten leaves
nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from data.log import UserId

Match: TypeAlias = tuple[tuple[UserId, int], ...]
"""One game: the people who played it to its end, with their places; two of them at least."""

BASE, SCALE = 1000, 40
"""What somebody begins with, and what one step of the model's own scale is worth."""

_MODEL: Final = PlackettLuce()


def ratings(matches: Iterable[Match]) -> dict[UserId, int]:
    """Rate everybody who played, by their games in the order in which they ended.

    A rating is a cautious guess, so it rises with each game that says the same.
    """
    known: dict[UserId, PlackettLuceRating] = {}
    for match in matches:
        teams = [[known.get(user) or _MODEL.rating()] for user, _ in match]
        rated = _MODEL.rate(teams, ranks=[float(place) for _, place in match])
        known |= {user: team[0] for (user, _), team in zip(match, rated, strict=True)}
    return {user: round(BASE + SCALE * rating.ordinal()) for user, rating in known.items()}
