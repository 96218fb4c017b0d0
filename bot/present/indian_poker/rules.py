"""The pages of the rules of Indian poker, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.click import OPEN, Personal
from bot.present.indian_poker import advice, topics
from bot.present.indian_poker.house_rules import played_by
from bot.present.indian_poker.way import write
from bot.present.poker_night.topic import the_night
from bot.present.screen import Button, Buttons, Option, Screen, Select, Text
from bot.present.words import counted
from engine.indian_poker.options import Options, chosen

SCREEN: Final = "poker_rules"
OVERVIEW: Final = "overview"

Body: TypeAlias = Callable[[Options], Iterator[str]]
"""From a way to play to the paragraphs of a page, Markdown."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page, what a select says of it, and where its rules are written."""

    name: str
    teaser: str
    body: Body
    source: str


def _written(section: str) -> str:
    return f"\u201cIndian (card game)\u201d, {section}"


_OPEN: Final = "this bot; the game's description leaves it open"

PAGES: Final[Mapping[str, Page]] = MappingProxyType(
    {
        OVERVIEW: Page(
            "Overview",
            "A hand from the deal to the points",
            topics.whole,
            _written("Gameplay"),
        ),
        "bidding": Page(
            "Bidding",
            "Who says what, and when it ends",
            topics.bids,
            f"{_written('Bidding')}; the exact end is settled by this bot",
        ),
        "points": Page(
            "Points",
            "What a hand is worth",
            topics.worth,
            _written("Reveal and Scoring"),
        ),
        "thresholds": Page(
            "When to stay in",
            "Two tables of the highest card to see",
            advice.thresholds,
            f"{_written('Strategy')}; the exact table is computed by this bot",
        ),
        "reading": Page(
            "Reading bids",
            "What the others' bids may tell you",
            advice.reading,
            _written("Strategy"),
        ),
        "orders": Page(
            "Standing orders",
            "Bids that are made for you",
            topics.orders,
            _OPEN,
        ),
        "match": Page(
            "The match",
            "How long it is, who deals, who wins",
            topics.match,
            _OPEN,
        ),
        "night": Page(
            "The night",
            "Hand after hand, for forfeits",
            lambda _: the_night(),
            _OPEN,
        ),
        "house": Page(
            "House rules",
            "What a table may play otherwise",
            topics.house_rules,
            _OPEN,
        ),
        "table": Page(
            "At the table",
            "Host, seats, leaving, secrets, the deal",
            topics.at_the_table,
            "how this bot keeps a table",
        ),
    }
)
"""All pages by their names in controls, in order."""


def page(key: str, options: Options, *beside: Button) -> Screen:
    """Return a page of a way to play; ``beside`` are further ways on."""
    one = PAGES[key]
    return Screen(
        (
            Text(f"## {one.name}\n-# {title(options)}"),
            *map(Text, one.body(options)),
            Text(f"-# Source: {one.source}."),
            pages(options, key),
            Buttons((_next(key, options), *beside)),
        )
    )


def title(options: Options) -> str:
    """Name a way to play: ``"Indian poker, bids in turn, 2 house rules"``."""
    rules = len(chosen(options))
    way = f"Indian poker, {played_by(options).lower()}"
    return f"{way}, {counted(rules, 'house rule')}" if rules else way


def pages(options: Options, shown: str | None = None) -> Select:
    """Return the select of all pages, the one that is ``shown`` chosen."""
    found = tuple(
        Option(one.name, key, one.teaser, chosen=key == shown) for key, one in PAGES.items()
    )
    return Select(Personal(SCREEN, "page", (write(options),)), "The rules, page by page", found)


def opens(key: str, written: str) -> Personal:
    """Return the control that opens a page of a way, as ``write`` writes it, in its own message."""
    return Personal(SCREEN, OPEN, (key, written))


def turning(key: str, options: Options) -> Personal:
    """Return the control that turns the message that it is on to a page."""
    return Personal(SCREEN, "show", (key, write(options)))


def _next(shown: str, options: Options) -> Button:
    there = tuple(PAGES)
    after = there[(there.index(shown) + 1) % len(there)]
    return Button(f"Next: {PAGES[after].name}", turning(after, options))
