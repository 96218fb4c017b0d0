"""When somebody's weekly list comes: Monday at nine by their own clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from bot.time_of_day import HOUR
from bot.waking import zone_of
from data.people import Profile

AT: Final = 9 * HOUR
"""So many minutes after Monday's midnight it comes."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_WEEK: Final = timedelta(days=7)


def next_list(profile: Profile, now: int) -> int | None:
    """Return the next moment after ``now`` (UTC milliseconds); ``None`` for who wants none."""
    if not profile.digest:
        return None
    zone = zone_of(profile.zone) or UTC
    local = (_EPOCH + timedelta(milliseconds=now)).astimezone(zone)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    monday = midnight - timedelta(days=midnight.weekday()) + timedelta(minutes=AT)
    weeks = (monday + number * _WEEK for number in range(3))
    moments = ((week.replace(tzinfo=zone) - _EPOCH) // timedelta(milliseconds=1) for week in weeks)
    return next(at for at in moments if at > now)
