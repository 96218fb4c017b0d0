"""The kinds of games that a storm plays: every game and way to play, by chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.clock import HOUR, MINUTE
from bot.games import alone, hosting_of
from bot.outcome import Setup
from bot.paces import LENGTHS
from data.log import Absence, Access, Pace, Posts, Times
from data.people import Notice, Point, Profile, Span
from engine.catalog import HOUSE_RULES, Options, dealt_by_hand, game_of
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import CHANNEL, SERVER

PEOPLE: Final = 6
"""People who may sit at a table; computers fill larger ones."""

KINDS: Final[dict[str, Callable[[], Options]]] = {
    "classic": Chief,
    "modern": lambda: Chief(rulebook="modern"),
    "classic triple": lambda: Chief(triple=True),
    "modern triple": lambda: Chief(rulebook="modern", triple=True),
    "solo": lambda: Chief(solo=True),
    "modern triple solo": lambda: Chief(rulebook="modern", triple=True, solo=True),
    "poker": Poker,
    "night": NightOptions,
}


ZONES: Final = (None, "Pacific/Auckland", "Europe/Berlin", "America/Vancouver")
HOURS: Final = ((), (Span(18 * 60, 24 * 60),) * 7, (Span(20 * 60, 30 * 60),) * 7)


def profile(rng: Random, was: Profile) -> Profile:
    """Return when somebody is awake, and how they are reminded, as chance has it."""
    notice = rng.choice((Notice.DM, Notice.DM, Notice.PING, Notice.NONE))
    points = tuple(point for point in Point if rng.random() < 0.5)
    weekly = rng.random() < 0.5
    return Profile(was.user, rng.choice(ZONES), rng.choice(HOURS), points, notice, digest=weekly)


def _times(rng: Random) -> Times:
    pace = rng.choice((*LENGTHS, Pace.OWN))
    length = rng.choice((20 * MINUTE, 36 * HOUR)) if pace is Pace.OWN else None
    weekends, vacations = rng.random() < 0.3, rng.random() < 0.7
    return Times(pace, length, weekends, vacations, punctual=rng.choice((0, 0, 80)))


def setup(kind: str, rng: Random) -> Setup:
    """Return what a host asks for: this kind of game, with house rules as chance has them."""
    options = _ruled(KINDS[kind](), rng)
    usual = Setup(
        options=options,
        channel=CHANNEL,
        server=SERVER,
        seats=rng.choice([n for n in game_of(options).seats(options) if n <= PEOPLE]),
        times=_times(rng),
        access=Access.ANYONE,
        absence=rng.choice((Absence.COMPUTER, Absence.COMPUTER, Absence.END)),
    )
    if alone(options):
        return replace(usual, posts=rng.choice([*Posts]), access=Access.INVITED)
    if rng.random() < 0.3:
        usual = replace(usual, access=Access.INVITED, invited=(2, 3, 4))
    if rng.random() < 0.3 and not dealt_by_hand(options):
        usual = replace(usual, computers=(hosting_of(options).level,))
    return usual


def _ruled(options: Options, rng: Random) -> Options:
    rules = HOUSE_RULES[options.game]
    some: dict[str, Any] = {
        rule: rng.choice(choices) for rule, choices in rules.choices.items() if rng.random() < 0.25
    }
    ruled: Options = rules.fitting(replace(options, **some))
    return ruled
