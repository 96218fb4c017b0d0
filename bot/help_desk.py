"""Help from the game itself: who answers for the pages of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bot import click
from bot.click import Personal
from bot.outcome import Refusal, Refused
from bot.personal import Handlers, Press
from bot.present import handbook
from bot.present.house_grounds import find
from bot.present.indian_chief import grounds, rules
from bot.present.indian_chief.screens import SCREENS as CHIEF
from bot.present.indian_chief.way import read, way, write
from bot.present.indian_poker import grounds as poker_grounds
from bot.present.indian_poker import rules as poker_rules
from bot.present.indian_poker.screens import SCREENS as POKER
from bot.present.indian_poker.way import read as read_poker
from bot.present.indian_poker.way import write as write_poker
from bot.present.poker_night import grounds as night_grounds
from bot.present.poker_night import guide as night_guide
from bot.present.poker_night.way import read as read_night
from bot.present.screen import Button, Screen
from bot.present.tutorial import learn_button
from engine.core import Code
from engine.indian_chief.options import Options, check
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.options import check as check_poker

OptionsT = TypeVar("OptionsT")

_TO_CHIEF: Final = Button(
    CHIEF.name(Options()), Personal(rules.SCREEN, "show", (rules.OVERVIEW, write(Options())))
)
_TO_POKER: Final = Button(
    POKER.name(PokerOptions()),
    Personal(poker_rules.SCREEN, "show", (poker_rules.OVERVIEW, write_poker(PokerOptions()))),
)


async def pages(press: Press) -> Screen:
    """Show a page of the rules, of any way to play; ``RuleError`` for one that nobody can play.

    ``open`` and ``show`` name the page and the way, ``page`` is a select of the way's pages.
    """
    match press.action, press.args, press.values:
        case ("page", (written,), (key,)) | ("show" | click.OPEN, (key, written), ()):
            options = read(written)
        case _:
            raise Refusal(Refused.UNKNOWN)
    if options is None or key not in rules.PAGES:
        raise Refusal(Refused.UNKNOWN)
    check(options)
    learn = (learn_button(),) if key == rules.OVERVIEW else ()
    return rules.page(key, way(options), _TO_POKER, *learn)


async def pages_of_poker(press: Press) -> Screen:
    """Show a page of the rules of Indian poker, as ``pages`` does."""
    match press.action, press.args, press.values:
        case ("page", (written,), (key,)) | ("show" | click.OPEN, (key, written), ()):
            options = read_poker(written)
        case _:
            raise Refusal(Refused.UNKNOWN)
    if options is None or key not in poker_rules.PAGES:
        raise Refusal(Refused.UNKNOWN)
    check_poker(options)
    return poker_rules.page(key, options, _TO_CHIEF)


async def handbook_pages(press: Press) -> Screen:
    """Show a page of the help about what is the same in every game; ``Refusal`` UNKNOWN."""
    match press.action, press.args, press.values:
        case (click.OPEN, (key,), ()) | (handbook.PAGE, (), (key,)):
            topic = handbook.find(key)
        case _:
            raise Refusal(Refused.UNKNOWN)
    if topic is None:
        raise Refusal(Refused.UNKNOWN)
    return handbook.page(topic, _TO_CHIEF, _TO_POKER, learn_button())


async def why_not(press: Press) -> Screen:
    """Show the rule behind a refusal, as the table that refused plays; ``Refusal`` UNKNOWN."""
    code, options = _refused(press, read)
    check(options)
    return grounds.why_not(code, way(options))


async def why_not_in_poker(press: Press) -> Screen:
    """Show the rule behind a refusal at a table of Indian poker; ``Refusal`` UNKNOWN."""
    code, options = _refused(press, read_poker)
    check_poker(options)
    return poker_grounds.why_not(code, options)


async def why_not_in_a_night(press: Press) -> Screen:
    """Show the rule behind a refusal at a night; ``Refusal`` UNKNOWN."""
    return night_grounds.why_not(*_refused(press, read_night))


async def advice_for_a_night(press: Press) -> Screen:
    """Show when to stay in, by the numbers of a night; ``Refusal`` UNKNOWN."""
    match press.action, press.args, press.values:
        case click.OPEN, (written,), ():
            options = read_night(written)
        case _:
            raise Refusal(Refused.UNKNOWN)
    if options is None:
        raise Refusal(Refused.UNKNOWN)
    return night_guide.advice(options)


def _refused(
    press: Press, read_way: Callable[[str], OptionsT | None]
) -> tuple[Code | Refused, OptionsT]:
    """Read which refusal is asked about, and how its table plays; ``Refusal`` UNKNOWN."""
    match press.action, press.args, press.values:
        case click.OPEN, (text, written), ():
            code, options = find(text), read_way(written)
        case _:
            raise Refusal(Refused.UNKNOWN)
    if code is None or options is None:
        raise Refusal(Refused.UNKNOWN)
    return code, options


SCREENS: Final[Handlers] = {
    handbook.SCREEN: handbook_pages,
    rules.SCREEN: pages,
    poker_rules.SCREEN: pages_of_poker,
    grounds.SCREEN: why_not,
    poker_grounds.SCREEN: why_not_in_poker,
    night_grounds.SCREEN: why_not_in_a_night,
    night_guide.ADVICE: advice_for_a_night,
}
"""Who answers for help, by the screen's name in its controls."""
