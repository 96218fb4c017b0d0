"""When to stay in: the source's table of thresholds, and the exact one beside it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.words import a_rank, rank_name, suit_name, the
from engine.cards import Card
from engine.indian_poker.odds import break_even, exact_rank, exact_threshold, printed_threshold
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import Rules, rules_of

_PRINTED = 12  # columns


def thresholds(options: AnyOptions) -> Iterator[str]:
    """Return both tables with what they mean, for a full deck; equal ranks as the table has it."""
    yield (
        "Look at the highest card you see. Up to the threshold say in, above it out.\n"
        f"{_table(Rules().seats, options)}"
    )
    yield (
        f"**Printed** is the table of the game's description{_suits(options)}. **Exact** is "
        f"{_exact(options)}: your chance to win is then at least {break_even(options)}. "
        f"{_pair(options)}Both leave out what others bid."
    )


def _suits(options: AnyOptions) -> str:
    return ", where equal ranks go by suit" if options.ties == "split" else ""


def _exact(options: AnyOptions) -> str:
    if options.ties == "split":
        return (
            "for this table, where equal ranks win together: the highest rank of which you can see "
            "one card and lose nothing by staying in"
        )
    return "the highest card you can see and lose nothing by staying in"


def _pair(options: AnyOptions) -> str:
    """Say the threshold of two players, who are not in the source's table."""
    least = rules_of(options).least
    if least in Rules().seats:
        return ""
    card = the(exact_threshold(least))
    if options.ties == "split":
        card = a_rank(exact_rank(least))
    return f"With {least} players it is {card}. "


def _table(seats: range, options: AnyOptions) -> str:
    """Return a code block of 28 columns: players, the printed threshold, the exact one."""
    head = f"{'':<4}{'Printed':<{_PRINTED}} Exact"
    lines = (
        f"{players:>2}  {_short(printed_threshold(players)):<{_PRINTED}} {_limit(players, options)}"
        for players in seats
    )
    return "\n".join(("```", head, *lines, "```"))


def _limit(players: int, options: AnyOptions) -> str:
    """Say the exact threshold: ``"J hearts"``, where equal ranks win together ``"jack"``."""
    if options.ties == "split":
        return rank_name(exact_rank(players))
    return _short(exact_threshold(players))


def _short(card: Card) -> str:
    """``"10 hearts"``, ``"J clubs"``."""
    return f"{card.face[:-1]} {suit_name(card.suit)}"


def reading(options: AnyOptions) -> Iterator[str]:
    """Return the source's advice on reading bids, and what it comes to."""
    yield (
        "**Others go out.** Say in when another goes out though all the cards it sees beside yours "
        "are low: they would not send anybody out, so it is yours that does."
    )
    yield (
        "**Looking at you.** Who goes out while looking at your card probably sees in it the "
        "highest of all."
    )
    if rules_of(options).secret:
        yield "At this table all bid at once, so there is nothing to read before the cards are up."
