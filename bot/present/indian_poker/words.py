"""Bids, turns and standing orders in words that read well aloud."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.names import seat_mention
from bot.present.scene import Scene
from bot.present.words import ordinal
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, Order, When
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

BIDS: Final[Mapping[Bid, str]] = MappingProxyType({Bid.IN: "in", Bid.KEEP: "keep", Bid.OUT: "out"})
"""What a player says."""

WAITS: Final[Mapping[When, str]] = MappingProxyType(
    {
        When.NEVER: "In to the end",
        When.NEXT: "Out at my next turn",
        When.FEWER: "Out if too few stay in",
        When.MORE: "Out if too many stay in",
        When.GONE: "Out as soon as somebody goes out",
    }
)
"""What a standing order waits for, before its number is chosen."""


LEVELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "always": "poker_wording-level_always",
        "table": "poker_wording-level_table",
        "exact": "poker_wording-level_exact",
        "hard": "poker_wording-level_hard",
    }
)
"""The messages of how each computer player bids."""


def signed(points: int) -> str:
    """``"+5"``, ``"-3"``: the points of a hand, as short as can be."""
    return f"{points:+d}"


def fewest(options: AnyOptions) -> tuple[str, ...]:
    """Return a sentence that says so where points are bad (house rule 63), else none."""
    return () if rules_of(options).sign > 0 else ("At this table the fewest points win.",)


def order_words(scene: Scene, order: Order) -> str:
    """Say a standing order of the viewer as a clause: ``"out if fewer than 3 stay in"``."""
    return {
        When.NEVER: "in to the end of this hand",
        When.NEXT: "out at your next turn",
        When.FEWER: f"out if fewer than {order.number} stay in, else in",
        When.MORE: f"out if more than {order.number} stay in, else in",
        When.GONE: f"out as soon as {_seat(scene, order)} goes out, till then in",
    }[order.when]


def _seat(scene: Scene, order: Order) -> str:
    return seat_mention(scene.table, order.number) if order.when is When.GONE else ""


def turns(bids: tuple[BidMade, ...]) -> str:
    """Write bids in order, a line of Markdown for each turn round the table, seats by number.

    ``"**1st turn:** seat 2 in, 3 out, 1 in"``; a bid that lapsed says so.
    """
    lines = enumerate(_rounds(bids), start=1)
    return "\n".join(f"**{ordinal(n)} turn:** seat {', '.join(map(_bid, one))}" for n, one in lines)


def _bid(made: BidMade) -> str:
    late = " (out of time)" if made.lapsed else ""
    return f"{made.seat + 1} {BIDS[made.bid]}{late}"


def _rounds(bids: tuple[BidMade, ...]) -> Iterator[tuple[BidMade, ...]]:
    """Part bids where the turn has come back to somebody who has bid."""
    one: list[BidMade] = []
    seen: set[Seat] = set()
    for made in bids:
        if made.seat in seen:
            yield tuple(one)
            one, seen = [], set()
        one.append(made)
        seen.add(made.seat)
    if one:
        yield tuple(one)


def standing(view: View, seat: Seat) -> str:
    """Say in a word where a seat stands in this hand, ``""`` where it has not bid yet."""
    bid = view.standing[seat] if view.standing else None
    return "" if bid is None else BIDS[bid]


def is_out(view: View, seat: Seat) -> bool:
    """Tell whether a seat has gone out of this hand, as everybody knows."""
    return bool(view.standing) and view.standing[seat] is Bid.OUT
