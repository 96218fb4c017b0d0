"""The rules of Indian poker in paragraphs of Markdown; every number is from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.present import keeping
from bot.present.indian_poker.house_rules import (
    HOUSE_RULES,
    about,
    label,
    length,
    suits,
    title,
)
from bot.present.words import listed, points
from bot.tongue import say
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
    """Return the course of a match in less than 120 words."""
    rules = rules_of(options)
    most = rules.sign > 0
    moves = "poker_rules-deal_most" if most else "poker_rules-deal_fewest"
    return "\n".join(
        (
            say("poker_rules-shown"),
            f"**1.** {bidding(rules)}",
            f"**2.** {say(_AFTER[rules.secret])}",
            f"**3.** {_reveal(options)}",
            say(moves, length=length(options)),
        )
    )


def whole(options: Options) -> Iterator[str]:
    """Return what is played with, and the course of a match."""
    seats = rules_of(options).seats
    yield say("poker_rules-cards", cards=CARDS, least=seats[0], most=seats[-1])
    yield overview(options)


def bidding(rules: Rules) -> str:
    """Say who bids when, and when it ends (rule 61)."""
    if rules.secret:
        return say("poker_rules-bid_secret")
    return say("poker_rules-bid_turns") if rules.keeps else say("poker_rules-bid_once")


_AFTER: Final = {True: "poker_rules-turned_up", False: "poker_rules-out"}
"""What follows when bids are secret, and when they are made in turn."""


def _missed(rules: Rules) -> str:
    """Say what a missed bid is (rule 69)."""
    if rules.secret or not rules.keeps:
        return say("poker_rules-missed_out")
    return say("poker_rules-missed_keep")


def _reveal(options: Options) -> str:
    rules = rules_of(options)
    won, lost, out = map(points, (rules.won, rules.lost, rules.out))
    return f"{say('poker_rules-highest', won=won, lost=lost, out=out)} {_order(options)}"


def _order(options: Options) -> str:
    """Say which card is higher (rule 60)."""
    if options.ties == "split":
        return say("poker_rules-order_split")
    return say("poker_rules-order_suits", suits=suits())


def bids(options: Options) -> Iterator[str]:
    """Return all about bidding (rules 61 and 62)."""
    rules = rules_of(options)
    yield bidding(rules)
    if rules.secret:
        yield say("poker_rules-all_out")
        yield say("poker_rules-sees_till_all")
        return
    if rules.keeps:
        yield say("poker_rules-first_in")
        yield "\n".join((say("poker_rules-examples"), *map(_example, EXAMPLES)))
    yield f"{say(_AFTER[False])} {_missed(rules)}"
    yield say("poker_rules-out_sees")


def _example(said: Said) -> str:
    told = (say("poker_rules-example_bid", who=who, bid=bid.value) for who, bid in said)
    return say("poker_rules-example", bids=listed(told))


def orders(options: Options) -> Iterator[str]:
    """Return what bids for a player who is not there (rule 69)."""
    rules = rules_of(options)
    if rules.secret:
        yield say("poker_rules-no_orders", missed=_missed(rules))
        return
    yield say("poker_rules-order_is")
    yield say("poker_rules-order_can")
    yield say("poker_rules-order_give")
    yield say("poker_rules-order_late", missed=_missed(rules))


def worth(options: Options) -> Iterator[str]:
    """Return what a hand is worth, and from which chance on staying in pays (rule 63)."""
    rules = rules_of(options)
    won, lost, out = map(points, (rules.won, rules.lost, rules.out))
    yield say("poker_rules-worth", won=won, lost=lost, out=out)
    totals = "poker_rules-totals_most" if rules.sign > 0 else "poker_rules-totals_fewest"
    yield f"{_order(options)} {say(totals)}"
    yield say("poker_rules-pays", chance=str(break_even(options)))


def match(options: Options) -> Iterator[str]:
    """Return how long a match lasts, who deals, and who wins it (rules 67 and 68)."""
    rules = rules_of(options)
    yield say("poker_rules-length", length=length(options))
    if rules.target is not None:
        yield say("poker_rules-longest", hands=rules.longest)
    yield say("poker_rules-dealer")
    yield say("poker_rules-deck", deck=label("deck", options.deck, options))
    yield say("poker_rules-winner_most" if rules.sign > 0 else "poker_rules-winner_fewest")


def at_the_table(options: Options) -> Iterator[str]:
    """Return how a table is kept (rules 13, 64, 65 and 70)."""
    yield keeping.seats()
    yield say(f"poker_rules-leaving_{options.leaving}")
    yield say("poker_rules-secrets")
    yield keeping.deal(options.deal)


def house_rules(options: Options) -> Iterator[str]:
    """Return every house rule with its choices."""
    yield keeping.house_rules()
    for rule in HOUSE_RULES:
        where = options if lacking(options, rule) is None else Options()
        yield _house_rule(rule, where, getattr(options, rule))


def _house_rule(rule: str, where: Options, chosen: str) -> str:
    choices = ((choice, label(rule, choice, where)) for choice in CHOICES[rule])
    head = say("poker_rules-house_rule", title=title(rule), about=about(rule, where))
    return keeping.house_rule(head, choices, chosen)
