"""The pages of the rules of Indian poker, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.click import OPEN, Personal
from bot.present.indian_poker import advice, topics
from bot.present.indian_poker.house_rules import PLAYED_BY
from bot.present.indian_poker.way import write
from bot.present.poker_night.topic import the_night
from bot.present.screen import Button, Buttons, Option, Screen, Select, Text
from bot.tongue import say
from engine.indian_poker.options import Options, chosen

SCREEN: Final = "poker_rules"
OVERVIEW: Final = "overview"
BIDDING, POINTS, THRESHOLDS, MATCH = "bidding", "points", "thresholds", "match"
NIGHT, TABLE = "night", "table"
"""Names of pages in controls."""

Body: TypeAlias = Callable[[Options], Iterator[str]]
"""From a way to play to the paragraphs of a page, Markdown."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its name, what a select says of it and where its rules are written, as messages."""

    name: str
    teaser: str
    body: Body
    source: str


_OPEN: Final = "poker_rules-open_source"

PAGES: Final[Mapping[str, Page]] = MappingProxyType(
    {
        OVERVIEW: Page(
            "poker_rules-overview",
            "poker_rules-overview_teaser",
            topics.whole,
            "poker_rules-overview_source",
        ),
        BIDDING: Page(
            "poker_rules-bidding",
            "poker_rules-bidding_teaser",
            topics.bids,
            "poker_rules-bidding_source",
        ),
        POINTS: Page(
            "poker_rules-points",
            "poker_rules-points_teaser",
            topics.worth,
            "poker_rules-points_source",
        ),
        THRESHOLDS: Page(
            "poker_rules-thresholds",
            "poker_rules-thresholds_teaser",
            advice.thresholds,
            "poker_rules-thresholds_source",
        ),
        "reading": Page(
            "poker_rules-reading",
            "poker_rules-reading_teaser",
            advice.reading,
            "poker_rules-reading_source",
        ),
        "orders": Page(
            "poker_rules-orders",
            "poker_rules-orders_teaser",
            topics.orders,
            _OPEN,
        ),
        MATCH: Page(
            "poker_rules-match",
            "poker_rules-match_teaser",
            topics.match,
            _OPEN,
        ),
        NIGHT: Page(
            "poker_rules-night",
            "poker_rules-night_teaser",
            lambda _: the_night(),
            _OPEN,
        ),
        "house": Page(
            "poker_rules-house",
            "poker_rules-house_teaser",
            topics.house_rules,
            _OPEN,
        ),
        TABLE: Page(
            "poker_rules-table",
            "poker_rules-table_teaser",
            topics.at_the_table,
            "poker_rules-table_source",
        ),
    }
)
"""All pages by their names in controls, in order."""


def page(key: str, options: Options, *beside: Button) -> Screen:
    """Return a page of a way to play; ``beside`` are further ways on."""
    one = PAGES[key]
    return Screen(
        (
            Text(f"## {say(one.name)}\n-# {title(options)}"),
            *map(Text, one.body(options)),
            Text(say("poker_rules-source", source=say(one.source))),
            pages(options, key),
            Buttons((_next(key, options), *beside)),
        )
    )


def title(options: Options) -> str:
    """Name a way to play: ``"Indian poker, bids in turn, 2 house rules"``."""
    rules, way = len(chosen(options)), say(PLAYED_BY[options.bidding])
    if rules:
        return say("poker_rules-way_ruled", way=way, rules=rules)
    return say("poker_rules-way", way=way)


def pages(options: Options, shown: str | None = None) -> Select:
    """Return the select of all pages, the one that is ``shown`` chosen."""
    found = tuple(
        Option(say(one.name), key, say(one.teaser), chosen=key == shown)
        for key, one in PAGES.items()
    )
    return Select(Personal(SCREEN, "page", (write(options),)), say("poker_rules-pages"), found)


def opens(key: str, written: str) -> Personal:
    """Return the control that opens a page of a way, as ``write`` writes it, in its own message."""
    return Personal(SCREEN, OPEN, (key, written))


def opening(key: str, options: Options) -> Button:
    """Return the button that opens a page in a message of its own."""
    return Button(_named(key), opens(key, write(options)))


def turn_button(key: str, options: Options) -> Button:
    """Return the button that turns the message that it is on to a page."""
    return Button(_named(key), turning(key, options))


def _named(key: str) -> str:
    return say("poker_rules-open", page=say(PAGES[key].name))


def turning(key: str, options: Options) -> Personal:
    """Return the control that turns the message that it is on to a page."""
    return Personal(SCREEN, "show", (key, write(options)))


def _next(shown: str, options: Options) -> Button:
    there = tuple(PAGES)
    after = there[(there.index(shown) + 1) % len(there)]
    return Button(say("poker_rules-next", page=say(PAGES[after].name)), turning(after, options))
