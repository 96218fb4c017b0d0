"""Bids, turns and standing orders in words that read well aloud."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.names import seat_mention
from bot.present.scene import Scene
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, Order, When
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

BIDS: Final[Mapping[Bid, str]] = MappingProxyType(
    {
        Bid.IN: "poker_words-bid_in",
        Bid.KEEP: "poker_words-bid_keep",
        Bid.OUT: "poker_words-bid_out",
    }
)
"""What a player says, as messages."""

STANDS: Final[Mapping[Bid, str]] = MappingProxyType(
    {
        Bid.IN: "poker_words-stands_in",
        Bid.KEEP: "poker_words-stands_keep",
        Bid.OUT: "poker_words-stands_out",
    }
)
"""What a player has said, beside the name, as messages."""

WAITS: Final[Mapping[When, str]] = MappingProxyType(
    {
        When.NEVER: "poker_words-wait_never",
        When.NEXT: "poker_words-wait_next",
        When.FEWER: "poker_words-wait_fewer",
        When.MORE: "poker_words-wait_more",
        When.GONE: "poker_words-wait_gone",
    }
)
"""What a standing order waits for, before its number is chosen, as messages."""

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
    return () if rules_of(options).sign > 0 else (say("poker_words-fewest"),)


def order_words(scene: Scene, order: Order) -> str:
    """Say a standing order of the viewer as a clause: ``"out if fewer than 3 stay in"``."""
    if order.when is When.GONE:
        return say("poker_words-order_gone", who=seat_mention(scene.table, order.number))
    return say(_ORDERS[order.when], number=order.number)


_ORDERS: Final[Mapping[When, str]] = MappingProxyType(
    {
        When.NEVER: "poker_words-order_never",
        When.NEXT: "poker_words-order_next",
        When.FEWER: "poker_words-order_fewer",
        When.MORE: "poker_words-order_more",
    }
)


def turns(bids: tuple[BidMade, ...]) -> str:
    """Write bids in order, a line of Markdown for each turn round the table, seats by number.

    ``"**1st turn:** seat 2 in, 3 out, 1 in"``; a bid that lapsed says so.
    """
    lines = enumerate(_rounds(bids), start=1)
    return "\n".join(
        say("poker_words-turn", number=number, bids=", ".join(map(_bid, one)))
        for number, one in lines
    )


def _bid(made: BidMade) -> str:
    late = "yes" if made.lapsed else "no"
    bid = say(STANDS[made.bid])
    return say("poker_words-made", seat=str(made.seat + 1), bid=bid, late=late)


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
    return "" if bid is None else say(STANDS[bid])


def is_out(view: View, seat: Seat) -> bool:
    """Tell whether a seat has gone out of this hand, as everybody knows."""
    return bool(view.standing) and view.standing[seat] is Bid.OUT
