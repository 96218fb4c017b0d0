"""When to stay in: the source's table of thresholds, and the exact one beside it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.words import a_rank, rank_name, suit_name, the
from bot.tongue import say
from engine.cards import Card
from engine.indian_poker.odds import break_even, exact_rank, exact_threshold, printed_threshold
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.rules import Rules, rules_of

_PRINTED = 12  # columns


def thresholds(options: AnyOptions) -> Iterator[str]:
    """Return both tables with what they mean, for a full deck; equal ranks as the table has it."""
    yield f"{say('poker_rules-look')}\n{_table(Rules().seats, options)}"
    means = "poker_rules-tables_split" if options.ties == "split" else "poker_rules-tables"
    told = say(means, chance=str(break_even(options)))
    yield " ".join((told, *_pair(options), say("poker_rules-no_bids")))


def _pair(options: AnyOptions) -> Iterator[str]:
    """Say the threshold of two players, who are not in the source's table."""
    least = rules_of(options).least
    if least not in Rules().seats:
        split = options.ties == "split"
        card = a_rank(exact_rank(least)) if split else the(exact_threshold(least))
        yield say("poker_rules-pair", players=least, card=card)


def _table(seats: range, options: AnyOptions) -> str:
    """Return a code block of 28 columns: players, the printed threshold, the exact one."""
    head = f"{'':<4}{say('poker_rules-printed'):<{_PRINTED}} {say('poker_rules-exact')}"
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
    return say("poker_rules-short_card", rank=card.face[:-1], suit=suit_name(card.suit))


def reading(options: AnyOptions) -> Iterator[str]:
    """Return the source's advice on reading bids, and what it comes to."""
    yield say("poker_rules-others_out")
    yield say("poker_rules-looking")
    if rules_of(options).secret:
        yield say("poker_rules-nothing_to_read")
