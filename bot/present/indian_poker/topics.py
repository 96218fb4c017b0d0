"""The rules of Indian poker in paragraphs of Markdown; every number is from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.present import keeping
from bot.present.indian_poker.house_rules import (
    HOUSE_RULES,
    Facts,
    about,
    label,
    length,
    title,
)
from bot.present.indian_poker.words import BIDS
from bot.present.words import counted, listed, points
from engine.indian_poker.model import Bid
from engine.indian_poker.odds import break_even
from engine.indian_poker.options import CHOICES, Options, lacking
from engine.indian_poker.rules import CARDS, Rules, rules_of

Said = tuple[tuple[str, Bid], ...]
"""Who said what, in order."""

EXAMPLES: Final[tuple[Said, ...]] = (
    (
        *(("Ada", Bid.IN), ("Ben", Bid.IN), ("Cleo", Bid.IN)),
        *(("Ada", Bid.KEEP), ("Ben", Bid.KEEP), ("Cleo", Bid.KEEP)),
    ),
    (
        *(("Ada", Bid.IN), ("Ben", Bid.OUT), ("Cleo", Bid.IN)),
        *(("Ada", Bid.KEEP), ("Cleo", Bid.KEEP)),
    ),
)
"""Hands of three that end with the last bid, where bidding goes on until all keep (rule 61)."""


def overview(options: Options) -> str:
    """Return the course of a match in a few sentences."""
    rules = rules_of(options)
    return "\n".join(
        (
            (
                "Each hand everybody gets one card and shows it to all others: "
                "**you see every card but your own**."
            ),
            f"**1.** {bidding(rules)}",
            f"**2.** {_after(rules)}",
            f"**3.** {_reveal(options)}",
            f"{length(options)}. The deal moves to the left; the {best(rules)} points win.",
        )
    )


def whole(options: Options) -> Iterator[str]:
    """Return what is played with, and the course of a match."""
    seats = rules_of(options).seats
    yield f"{counted(CARDS, 'card')}, {seats[0]} to {seats[-1]} players, one card each."
    yield overview(options)


def best(rules: Rules) -> str:
    """Say which total wins: ``"most"``, ``"fewest"`` (rule 63)."""
    return "most" if rules.sign > 0 else "fewest"


def bidding(rules: Rules) -> str:
    """Say who bids when, and when it ends (rule 61)."""
    if rules.secret:
        return "All say **in** or **out** at once, in secret, and may change it until the last has."
    first = "From the dealer's left, each says **in** or **out**."
    if not rules.keeps:
        return f"{first} Each has one turn."
    return (
        f"{first} At later turns, who is in says **keep** or **out**. It goes on until all who are "
        "in have kept since somebody went out."
    )


def _after(rules: Rules) -> str:
    if rules.secret:
        return "When all have bid, the cards are turned up."
    return (
        "Who is out sees the own card and cannot come back. Who is left alone wins at once. "
        f"{_missed(rules)}"
    )


def _missed(rules: Rules) -> str:
    """Say what a missed bid is (rule 69)."""
    if rules.secret or not rules.keeps:
        return "A bid that is missed is out."
    return "A first bid that is missed is out, a later one keep."


def _reveal(options: Options) -> str:
    rules = rules_of(options)
    return (
        f"The highest card of those in wins {points(rules.won)}; who stayed in and lost has "
        f"{points(rules.lost)}, who is out {points(rules.out)}. {_order(options)}"
    )


def _order(options: Options) -> str:
    """Say which card is higher (rule 60)."""
    if options.ties == "split":
        return "The ace is high; equal ranks win together."
    suits = Facts(rules_of(options)).suits
    return f"The ace is high; equal ranks go by suit, low to high: {suits}."


def bids(options: Options) -> Iterator[str]:
    """Return all about bidding (rules 61 and 62)."""
    rules = rules_of(options)
    yield bidding(rules)
    if rules.secret:
        yield "If all say out, nobody wins, and each has the points of who is out."
        yield "Each sees all cards but the own one until all have bid."
        return
    if rules.keeps:
        yield (
            "A first **in** is not a keep yet: bidding goes round once more, so that you may go "
            "out when you have heard the others. Whoever goes out sets everybody to keep anew."
        )
        yield "\n".join(("**Examples**", *(f"- {_example(said)}." for said in EXAMPLES)))
    yield _after(rules)
    yield "Who is out sees every card; the others hear only that this player is out."


def _example(said: Said) -> str:
    return f"{listed(f'{who} {BIDS[bid]}' for who, bid in said)}: over"


def orders(options: Options) -> Iterator[str]:
    """Return what bids for a player who is not there (rule 69)."""
    rules = rules_of(options)
    if rules.secret:
        yield f"Where all bid at once there is no turn to give an order for. {_missed(rules)}"
        return
    yield (
        "A **standing order** bids for you at each turn of one hand, so that a slow match need not "
        "wait for you. Nobody else sees it, and you may change it until it has said out."
    )
    yield (
        "You stay in to the end, go out at your next turn, go out if fewer or more players than "
        "you say stay in, or go out as soon as a player of your choice does."
    )
    yield "Give it under **Standing order**, below the cards you see, or by `/bid order`."
    yield f"**Out of time.** {_missed(rules)}"


def worth(options: Options) -> Iterator[str]:
    """Return what a hand is worth, and from which chance on staying in pays (rule 63)."""
    rules = rules_of(options)
    yield "\n".join(
        (
            f"- Highest card of those in: **{points(rules.won)}**",
            f"- In, but not the highest: **{points(rules.lost)}**",
            f"- Out: **{points(rules.out)}**",
        )
    )
    yield f"{_order(options)} Totals may well be below 0. The {best(rules)} points win the match."
    yield (
        f"So staying in is no worse than going out if your card is the highest in at least "
        f"**{break_even(options)}** of all cases."
    )


def match(options: Options) -> Iterator[str]:
    """Return how long a match lasts, who deals, and who wins it (rules 67 and 68)."""
    rules = rules_of(options)
    yield f"**Length.** {length(options)}."
    if rules.target is not None:
        yield f"After {counted(rules.longest, 'hand')} it is over in any case."
    yield (
        "**The dealer.** The deal moves to the left after each hand, and a match always ends with "
        "a whole round of deals: so everybody bids first, and last, equally often."
    )
    yield f"**The deck.** {label('deck', options.deck, options)}."
    yield f"**The winner.** The {best(rules)} points win; equal totals share the win."


_LEAVING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "computer": (
            "Who leaves (`/table leave`) goes out of the hand, and then a computer plays the seat; "
            "everybody sees that. You may come back until the match ends. Who comes back in the "
            "same hand is still to go out of it, unless they say otherwise."
        ),
        "end": "At this table the match ends when somebody leaves it (`/table leave`).",
    }
)


def at_the_table(options: Options) -> Iterator[str]:
    """Return how a table is kept (rules 13, 64, 65 and 70)."""
    yield keeping.SEATS
    yield f"**Leaving.** {_LEAVING[options.leaving]}"
    yield (
        "**Secrets.** You see your own card once you are out, or when the hand is over. Who has no "
        "seat sees no card before that."
    )
    yield keeping.deal(options.deal)


def house_rules(options: Options) -> Iterator[str]:
    """Return every house rule with its choices."""
    yield keeping.HOUSE_RULES
    for rule in HOUSE_RULES:
        where = options if lacking(options, rule) is None else Options()
        yield _house_rule(rule, where, getattr(options, rule))


def _house_rule(rule: str, where: Options, chosen: str) -> str:
    choices = ((choice, label(rule, choice, where)) for choice in CHOICES[rule])
    return keeping.house_rule(f"**{title(rule)}.** {about(rule, where)}", choices, chosen)
