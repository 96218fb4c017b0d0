"""When somebody's weekly list comes: Monday at nine by their own clock."""

from __future__ import annotations

from datetime import time, timedelta
from typing import Final

from bot import dates
from data.people import Profile

AT: Final = time(9)
"""The time of day on Monday."""

_WEEK: Final = timedelta(days=7)


def next_list(profile: Profile, now: int) -> int | None:
    """Return the next moment after ``now`` (UTC milliseconds); ``None`` for who wants none."""
    if not profile.digest:
        return None
    today = dates.today(profile.zone, now)
    monday = today - timedelta(days=today.weekday())
    moments = (dates.moment(profile.zone, monday + n * _WEEK, AT) for n in range(3))
    return next(at for at in moments if at > now)
