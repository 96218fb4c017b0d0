"""The pages of the rules: one about the whole, one a meld, and one for what only some ways have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.click import OPEN, Personal
from bot.present.indian_chief import facts, topics
from bot.present.indian_chief.examples import examples
from bot.present.indian_chief.meld_rules import full, short
from bot.present.indian_chief.way import Way, plain, title, way, write
from bot.present.screen import Block, Button, Buttons, Line, Option, Screen, Select, Text
from bot.tongue import say
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook

SCREEN: Final = "rules"
OVERVIEW: Final = "overview"
THIEVES, JOKERS = "thieves", "jokers"
THIEVES_ALONE: Final = "solo"
"""Names of pages in controls; alone, a Thief is part of what is otherwise there."""

Body: TypeAlias = Callable[[Way], Iterator[str]]
"""From a way to play to the paragraphs of a page, Markdown."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where rules are written: a message, and the heading there, which is in English."""

    said: str
    section: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page, with what a select says of it; ``there`` tells whether a way has it.

    ``name`` and ``teaser`` are messages. ``sources`` name where its rules are written, by
    rulebook. ``meld`` is the meld that it is about, which has worked examples.
    """

    name: str
    teaser: str
    body: Body
    sources: Mapping[str, Source]
    meld: Meld | None = None
    there: Callable[[Rulebook], bool] = lambda _: True


def _of_meld(meld: Meld) -> Page:
    body = lambda way: full(way.rules, meld)  # noqa: E731
    return Page(f"chief-meld_{meld}", "", body, _everywhere(_heading(meld)), meld)


def _heading(meld: Meld) -> str:
    return meld.replace("_", " ").title()


def _everywhere(section: str) -> dict[str, Source]:
    return {name: _IN[name](section) for name in RULEBOOKS}


def _classic(section: str) -> Source:
    return Source("chief_rules-source_classic", section)


def _modern(section: str) -> Source:
    return Source("chief_rules-source_modern", section)


_IN: Final = {"classic": _classic, "modern": _modern}


PAGES: Final[Mapping[str, Page]] = {
    OVERVIEW: Page(
        "chief_rules-overview",
        "chief_rules-overview_teaser",
        lambda way: topics.whole(way.rules),
        _everywhere("How to Play"),
    ),
    **{meld: _of_meld(meld) for meld in Meld},
    "hands": Page(
        "chief_rules-hands",
        "chief_rules-hands_teaser",
        lambda way: topics.hands(way.rules),
        _everywhere(_heading(Meld.INDIAN_CHIEF)),
    ),
    THIEVES: Page(
        "chief_rules-thieves",
        "chief_rules-thieves_teaser",
        lambda way: topics.thieves(way.rules),
        _everywhere(_heading(Meld.THIEF)),
        there=lambda rules: facts.has_steals(rules) and not rules.stay,
    ),
    JOKERS: Page(
        "chief_rules-jokers",
        "chief_rules-jokers_teaser",
        lambda way: topics.jokers(way.rules),
        _everywhere(_heading(Meld.THIEF)),
        there=lambda rules: rules.has_jokers,
    ),
    THIEVES_ALONE: Page(
        "chief_rules-solo",
        "chief_rules-solo_teaser",
        lambda way: topics.solo(way.solo),
        {"classic": _classic("Variants"), "modern": _modern("Solo rules")},
    ),
    "triple": Page(
        "chief_rules-triple",
        "chief_rules-triple_teaser",
        lambda way: topics.triple(way.triple),
        {
            "classic": Source("chief_rules-source_triple", "Triple mode"),
            "modern": _modern("Triple mode"),
        },
    ),
    "house": Page(
        "chief_rules-house",
        "chief_rules-house_teaser",
        lambda way: topics.house_rules(way.options),
        dict.fromkeys(RULEBOOKS, Source("chief_rules-source_open")),
    ),
    "table": Page(
        "chief_rules-table",
        "chief_rules-table_teaser",
        lambda way: topics.at_the_table(way.options),
        dict.fromkeys(RULEBOOKS, Source("chief_rules-source_table")),
    ),
}
"""All pages by their names in controls, in order."""


def page(key: str, way: Way, *beside: Button) -> Screen:
    """Return a page of a way to play, or its overview where it has no such page.

    ``beside`` are further ways on.
    """
    shown = key if key in keys(way) else OVERVIEW
    one = PAGES[shown]
    return Screen(
        (
            Text(f"## {say(one.name)}\n-# {title(way.options)}"),
            *map(Text, one.body(way)),
            *_examples(one, way.rules),
            Text(f"-# {_source(one.sources[way.options.rulebook])}"),
            pages(way, shown),
            Buttons((_next(shown, way), *_rulebooks(shown, way.options), *beside)),
        )
    )


def _source(source: Source) -> str:
    if not source.section:
        return say(source.said)
    return say(source.said, section=source.section)


def _examples(page: Page, rules: Rulebook) -> Iterator[Block]:
    if page.meld is not None:
        yield Line()
        yield from map(Text, examples(rules, page.meld))
        yield Line()


def keys(way: Way) -> tuple[str, ...]:
    """Return the pages that a way to play has."""
    return tuple(key for key, page in PAGES.items() if page.there(way.rules))


def pages(way: Way, shown: str | None = None) -> Select:
    """Return the select of all pages of a way to play, the one that is ``shown`` chosen."""
    options = tuple(
        Option(say(PAGES[key].name), key, _teaser(PAGES[key], way), chosen=key == shown)
        for key in keys(way)
    )
    control = Personal(SCREEN, "page", (write(way.options),))
    return Select(control, say("chief_rules-pages"), options)


def _teaser(page: Page, way: Way) -> str:
    return say(page.teaser) if page.meld is None else short(way.rules, page.meld)


def opens(key: str, written: str) -> Personal:
    """Return the control that opens a page of a way, as ``write`` writes it, in its own message."""
    return Personal(SCREEN, OPEN, (key, written))


def opening(key: str, options: Options) -> Button:
    """Return the button that opens a page in a message of its own."""
    return Button(say("chief_rules-open", page=say(PAGES[key].name)), opens(key, write(options)))


def melds_button(options: Options) -> Button:
    """Return the button that opens, in a message of its own, what every meld scores."""
    return Button(say("chief_rules-melds"), opens(OVERVIEW, write(options)))


def _next(shown: str, way: Way) -> Button:
    there = keys(way)
    after = there[(there.index(shown) + 1) % len(there)]
    return _turn(say("chief_rules-next", page=say(PAGES[after].name)), after, way.options)


def _rulebooks(shown: str, options: Options) -> Iterator[Button]:
    """Yield the ways to the same page of every rulebook that this is not, without house rules."""
    for other in plain():
        if other != options:
            yield _turn(title(other), shown, other)


def _turn(label: str, key: str, options: Options) -> Button:
    return Button(label, Personal(SCREEN, "show", (key, write(options))))


def turning(key: str, way: Way) -> Button:
    """Return the button that turns the message that it is on to a page, or to the overview."""
    there = key if key in keys(way) else OVERVIEW
    return _turn(say("chief_rules-open", page=say(PAGES[there].name)), there, way.options)


def find(key: str) -> Way:
    """Return the first plain way that has a page."""
    return next(one for one in map(way, plain()) if key in keys(one))
