"""The kinds of games that evenings are played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tests.wire.bidder import Bidder
from tests.wire.chief import ChiefPlayer
from tests.wire.guest import Guest
from tests.wire.player import Player


@dataclass(frozen=True, slots=True)
class Game:
    """``opens`` is the command that opens a table, with the options that it ``asks`` for.

    ``seats`` is how many are taken, computers among them, as a table with this number starts.
    ``pause``: every game has a pause in which nobody does anything, and its post this button.
    """

    player: type[Player]
    opens: str
    asks: Mapping[str, object]
    seats: Callable[[int], int]
    pause: str | None = None


SEATS: Final = 4
FEW: Final = 3

CHIEF: Final = Game(
    ChiefPlayer,
    "chief start",
    MappingProxyType({"seats": SEATS, "pace": "daily"}),
    lambda _: SEATS,
)
MATCH: Final = Game(
    Bidder,
    "poker start",
    MappingProxyType({"seats": FEW, "pace": "daily"}),
    lambda _: FEW,
)
NIGHT: Final = Game(
    Guest,
    "poker night",
    MappingProxyType({"turn": "60"}),
    lambda table: SEATS if table % 4 else FEW,  # where one who leaves is missed
    pause="deal_now",
)
