"""Records of a server: what an event brought that beats all that was seen there before.

Nothing of it is stored: it is computed whenever a post is built, from the feats of other games that
were over before this one was, and from this log up to the event. So a post that is told once more
after a crash says nothing that is not true, and whoever is forgotten or unlisted needs no code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.games import hosting_of
from bot.results import server_of
from bot.standing import Standing
from bot.story import Story
from data.books import TOTAL, Feat, Kind
from data.former import is_former
from data.log import Ending, TableClosed, TableEvent
from data.store import Store
from engine.core import Seat

SHARED: Final = 3
"""A record that more share than so many is nothing to name."""

_LATER: Final = 2**62  # milliseconds; after every game


@dataclass(frozen=True, slots=True)
class _Best:
    """The best of a category at a table so far, and the seats that have it since an event."""

    category: str
    points: int
    seats: tuple[Seat, ...]


async def records(store: Store, story: Story, seq: int) -> tuple[Feat, ...]:
    """Return what event ``seq`` brought that its server had not seen, each with whose it is.

    It beats at least one other game of that mode: the first is no record. Computers set none, and
    what one did as well is none; nor do people who are not listed.
    """
    then, server = story.at(seq), server_of(story.now.table)
    if server is None or isinstance(story.log.events[seq - 1], TableEvent):
        return ()
    hosting, options = hosting_of(then.table.options), then.table.options
    mode, lowest, at = hosting.mode(options), hosting.lowest(options), _until(story)
    found: list[Feat] = []
    for best in _bests(story, seq, lowest=lowest):
        kind = Kind(server, mode, best.category)
        before = await store.best_feat(kind, at, lowest=lowest)
        if before is None or not _better(best.points, before, lowest=lowest):
            continue
        users = await _listed(store, then, best.seats)
        found += (Feat(user, mode, best.category, best.points, at, server) for user in users)
    return tuple(found)


def _until(story: Story) -> int:
    """Return before when other games were over that count; this one's feats are kept as it ends."""
    ends = (event.at for event in story.log.events if isinstance(event, TableClosed))
    return next(ends, _LATER)


def _bests(story: Story, seq: int, *, lowest: bool) -> Iterator[_Best]:
    """Yield the best of each category that event ``seq`` brought; its last event brings all."""
    over = _over(story, seq)
    now, before = _feats(story.at(seq)), () if over else _feats(story.at(seq - 1))
    for category in sorted({each for feats in now for each in feats}):
        if category == TOTAL and not over:
            continue
        points = (min if lowest else max)(feats[category] for feats in now if category in feats)
        earlier = [feats[category] for feats in before if category in feats]
        if all(_better(points, each, lowest=lowest) for each in earlier):
            seats = tuple(s for s, feats in enumerate(now) if feats.get(category) == points)
            yield _Best(category, points, seats)


def _over(story: Story, seq: int) -> bool:
    """Whether event ``seq`` is the last of a game that was played to its end."""
    played = story.now.table.ending is Ending.PLAYED
    return played and all(isinstance(event, TableEvent) for event in story.log.events[seq:])


def _feats(standing: Standing) -> tuple[dict[str, int], ...]:
    """Return what each seat has done so far; nothing before a game has begun."""
    view = standing.view(None)
    if view is None:
        return ()
    feats = hosting_of(standing.table.options).feats
    return tuple(dict(feats(view, seat)) for seat in range(view.players))


async def _listed(store: Store, then: Standing, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return who sits there, if few do and all play themselves; only those who are listed."""
    users = then.table.people_at(seats)
    if len(seats) > SHARED or len(users) < len(seats) or any(map(is_former, users)):
        return ()
    profiles = await store.profiles(users)
    hidden = {user for user, profile in profiles.items() if profile.unlisted}
    return tuple(user for user in users if user not in hidden)


def _better(points: int, than: int, *, lowest: bool) -> bool:
    return points < than if lowest else points > than
