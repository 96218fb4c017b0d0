"""What can be done at a table by anybody who sees it, whatever the phase: listed by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot import hosts, lobby, nudging, pausing, timing
from bot.decision import Decision
from bot.games import HOSTED
from bot.poker_night import visits as night
from bot.present.follow import FOLLOW
from bot.present.parts import FOLLOWING
from bot.standing import Standing
from bot.visit import Visit
from data.log import UserId
from engine.catalog import Options
from engine.indian_poker.play import POKER_NIGHT


@dataclass(frozen=True, slots=True)
class Visits:
    """What visitors of a table can do, from an action to what it decides.

    ``when_closed`` are the actions that are possible after the end; ``has_seat_for`` tells whether
    somebody without a place could have one now.
    """

    actions: Mapping[str, Callable[[Visit], Decision]]
    when_closed: frozenset[str]
    has_seat_for: Callable[[Standing, UserId], bool]


_ANYWHERE: Final = {
    **lobby.ACTIONS,
    **hosts.ACTIONS,
    **timing.ACTIONS,
    **nudging.ACTIONS,
    **pausing.ACTIONS,
}

_USUAL: Final = Visits(MappingProxyType(_ANYWHERE), lobby.WHEN_CLOSED, lobby.has_seat_for)

_VISITS: Final[Mapping[str, Visits]] = MappingProxyType(
    {
        POKER_NIGHT.key: Visits(
            MappingProxyType({**_ANYWHERE, **night.VISITS}),
            night.WHEN_CLOSED,
            night.has_place_for,
        )
    }
)
"""Games at whose tables people come and go in a way of their own."""


def visits_of(options: Options) -> Visits:
    """Return what can be done at a table of a game."""
    return _VISITS.get(options.game, _USUAL)


ACTIONS: Final = frozenset(
    {
        *("rematch", FOLLOW, FOLLOWING),
        *_ANYWHERE,
        *(action for visits in _VISITS.values() for action in visits.actions),
        *(action for hosting in HOSTED.values() for action in hosting.moves.actions),
    }
)
"""All that a control of a table can ask for."""
