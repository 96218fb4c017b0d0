"""When to stay in: the source's table of thresholds, and the exact one beside it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.words import SUITS, the
from engine.cards import Card
from engine.indian_poker.odds import break_even, exact_threshold, printed_threshold
from engine.indian_poker.options import Options
from engine.indian_poker.rules import Rules, rules_of

_PRINTED = 12  # columns


def thresholds(options: Options) -> Iterator[str]:
    """Return both tables with what they mean, for a full deck and cards that are never equal."""
    chance = break_even(options)
    yield (
        "**When to stay in.** Look at the highest card you see. Up to the threshold say in, above "
        f"it out.\n{_table(Rules().seats)}"
    )
    yield (
        "**Printed** is the source's own table. **Exact** is the highest card you can see and "
        f"lose nothing by staying in: your chance to win is then at least {chance}. "
        f"{_pair(options)}Both leave out what others bid."
    )


def _pair(options: Options) -> str:
    """Say the threshold of two players, who are not in the source's table."""
    least = rules_of(options).least
    if least in Rules().seats:
        return ""
    return f"With {least} players it is {the(exact_threshold(least))}. "


def _table(seats: range) -> str:
    """Return a code block of 28 columns: players, the printed threshold, the exact one."""
    head = f"{'':<4}{'Printed':<{_PRINTED}} Exact"
    lines = (
        f"{players:>2}  {_short(printed_threshold(players)):<{_PRINTED}} "
        f"{_short(exact_threshold(players))}"
        for players in seats
    )
    return "\n".join(("```", head, *lines, "```"))


def _short(card: Card) -> str:
    """``"10 hearts"``, ``"J clubs"``."""
    return f"{card.face[:-1]} {SUITS[card.suit]}"


def reading() -> Iterator[str]:
    """Return the source's advice on reading bids."""
    yield (
        "**Reading bids.** Stay in when another goes out though all cards it sees beside yours are "
        "low: yours may be what it fears. Who goes out while looking at you probably sees the "
        "highest card on your head."
    )
