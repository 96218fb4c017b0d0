"""Everything that the bot shows, by chapters: the screens of the tests, with their names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, TypeAlias, TypeVar

from bot import tutorial, zones
from bot.outcome import Refused
from bot.paces import DAY
from bot.personal import Press
from bot.present import own_away, own_digest, own_hours, own_reading, own_reminders, own_zone
from bot.present import tutorial as lessons
from bot.present.about import UNKNOWN, about
from bot.present.arrival import arrival
from bot.present.config import NAMED, config
from bot.present.config_games import (
    game_page,
    name_asked,
    name_form,
    night_asked,
    night_form,
    saved_rules,
)
from bot.present.doctor import ATTACH, THREADS, Commands, Findings, doctor, trial
from bot.present.games import SCREENS
from bot.present.indian_chief import grounds as chief_grounds
from bot.present.indian_chief import rules as chief_rules
from bot.present.indian_chief.way import way
from bot.present.indian_poker import grounds as poker_grounds
from bot.present.indian_poker import rules as poker_rules
from bot.present.leaderboard import GAMES, Asked, leaderboard
from bot.present.me import ask, exported, forgotten, nothing
from bot.present.my_games import digest, my_games
from bot.present.own import kept
from bot.present.own_time import own_time
from bot.present.poker_night import grounds as night_grounds
from bot.present.poker_night.guide import advice
from bot.present.reminder import Waiting, by_dm, ping
from bot.present.scene import Scene
from bot.present.screen import Document, Form, Screen
from bot.present.stats import Done, own_stats, stats
from bot.present.table import live, milestone, past
from bot.rankings import By, Line
from data.books import Server
from data.people import Notice, Profile, Span, Vacation
from data.punctuality import Share
from engine.core import Code
from engine.indian_chief.options import Options as ChiefOptions
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.fakes import START
from tests.bot.present import scenes, test_absent_limits, test_config, test_doctor, test_leaderboard
from tests.bot.present.indian_poker import playing as matches
from tests.bot.present.poker_night import playing as nights
from tests.bot.present.screens import all_screens
from tests.bot.test_about import LONGEST
from tests.bot.test_my_games import widest

Shown: TypeAlias = Screen | Form
Named: TypeAlias = Iterator[tuple[str, Shown]]
T = TypeVar("T")

ENOUGH: Final = 8
"""So many moments of a match or a night are shown, besides its end: many are alike."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What is shown in one part of the bot; ``screens`` builds it for ``reader()``."""

    key: str
    title: str
    screens: Callable[[], Named]


def _chief(players: int, options: ChiefOptions) -> Callable[[], Named]:
    return lambda: iter(all_screens(players, options))


def _some(moments: Iterator[T]) -> list[T]:
    every_one = list(moments)
    return [*every_one[:ENOUGH], *every_one[ENOUGH:][-1:]]


def _match(players: int, options: PokerOptions) -> Callable[[], Named]:
    def screens() -> Named:
        for number, moment in enumerate(_some(matches.moments(players, options, 3))):
            for viewer in (None, number % players):
                for at, screen in enumerate(matches.shown(moment, viewer)):
                    who = "the channel" if viewer is None else f"seat {viewer}"
                    yield f"moment {number}, {who}, {at}", screen

    return screens


def _night(guests: int, options: NightOptions) -> Callable[[], Named]:
    def screens() -> Named:
        for number, moment in enumerate(_some(nights.moments(nights.played(guests, options, 3)))):
            for viewer, who in ((None, "the channel"), (nights.GUEST, "a guest")):
                for at, screen in enumerate(nights.shown(moment, viewer)):
                    yield f"moment {number}, {who}, {at}", screen

    return screens


def _absent() -> Named:
    for name, here in test_absent_limits.SCENES.items():
        for number, screen in enumerate(_posts(here)):
            yield f"{name}, post {number}", screen
        for number, screen in enumerate(test_absent_limits.told_in_private(here)):
            yield f"{name}, in private {number}", screen
        for user in here.table.people[:2]:
            yield f"{name}, the page of {user}", test_absent_limits.managed(here, user)


def _posts(here: Scene) -> Iterator[Screen]:
    """Yield what is posted of each thing that time does to a table."""
    for after, event in test_absent_limits.changed(here.table):
        then = replace(here, table=after)
        post = milestone(then, event, here.table) if event else None
        yield from filter(None, (live(then), past(then), post))


_PROFILES: Final = (
    Profile(1),
    Profile(1, "Europe/Berlin", (Span(480, 1380),) * 5 + (Span(600, 1500),) * 2, digest=True),
    Profile(
        1,
        "America/Argentina/Buenos_Aires",
        notice=Notice.NONE,
        vacations=(Vacation(START, START + 7 * DAY),),
        pictures=False,
        narrow=True,
        words=True,
        two_colours=True,
    ),
)


def _own() -> Named:
    for number, profile in enumerate(_PROFILES):
        for name, screen in _of_profile(profile):
            yield f"profile {number}, {name}", screen
    yield "choice among zones", own_zone.found(zones.search("", START, own_zone.MOST), START)
    yield "zone asked", own_zone.asked()
    yield "form for the zone", own_zone.form()
    yield "hours asked", own_hours.asked("every")
    yield "form for the hours", own_hours.form()
    yield "export", exported(Document("chiefs-table.json", b"{}"))
    for counts in ((0, 0, 0), (1, 1, 1), (2, 7, 40)):
        yield f"forget, {counts}", ask(*counts, START)
    yield "forgotten", forgotten()
    yield "nothing to forget", nothing()


def _of_profile(profile: Profile) -> Iterator[tuple[str, Screen]]:
    yield "time", own_time(profile, START)
    yield "zone", own_zone.zone_page(profile, START, kept())
    for days in (None, *own_hours.DAY_NAMES):
        yield f"hours of {days}", own_hours.hours_page(profile, days, own_hours.kept_usual())
    yield "away", own_away.page(profile, START, START + 21 * DAY, own_away.gone(7))
    yield "not away any more", own_away.page(profile, START, START, own_away.came_back(1))
    yield "reminders", own_reminders.reminders_page(profile, kept())
    yield "weekly list", own_digest.digest_page(profile, kept())
    yield "reading", own_reading.reading_page(profile, kept())


def _lists() -> Named:
    for name, mine in product(("", "*" * 40, "\u4e00" * 40), (True, False)):
        one = widest(name, mine=mine)
        many = tuple(
            replace(one, scene=replace(one.scene, table=replace(one.table, id=number)))
            for number in range(1, 31)
        )
        said = f"{name or 'a match'}, {'mine' if mine else 'of others'}"
        yield f"one game, {said}", my_games((one,))
        yield f"many games, {said}", my_games(many, 1, Share(1000, 985))
        yield f"weekly list, {said}", digest(many)
        waiting = tuple(Waiting(game.scene.table, asked=mine) for game in many)
        for count in (1, 2, 30):
            yield f"reminder of {count}, {said}", by_dm(waiting[:count])
        yield f"ping, {said}", ping(scenes.user(0), waiting[0])
    yield "no games", my_games(())


def _boards() -> Named:
    for game, by, listed in product(GAMES, By, (test_leaderboard.MANY, ())):
        asked = Asked(game.game, test_leaderboard.NOW, by, 0)
        yield (
            f"{game.game}, by {by}, {len(listed)} players",
            leaderboard(
                asked, listed, test_leaderboard.NOW, test_leaderboard.HERE, unlisted=not listed
            ),
        )
    for line in (None, Line(1, 1, 1, None, None), Line(1, 120, 48, 62, 1734)):
        done = tuple(Done(game.game, 120, line, test_leaderboard.BEST) for game in GAMES)
        yield f"stats of another, {line}", stats(scenes.user(0), done)
        yield f"own stats, {line}", own_stats(done, unlisted=line is None)
    yield "no stats", stats(scenes.user(0), ())


def _tutorial() -> Named:
    for name, args, values in _LESSONS:
        press = Press(name, args, values)
        yield " ".join((name, *args, *values)), asyncio.run(tutorial.page(press))


_CHOSEN: Final = ("rich_man", "01234")
_LESSONS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("open", (), ()),
    (lessons.MELD, (), ()),
    *((lessons.MELD, (), (meld.value,)) for meld in lessons.OFFERED),
    (lessons.CARDS, ("rich_man",), tuple("01234")),
    (lessons.SUGGEST, (), ()),
    (lessons.SEAL, _CHOSEN, ()),
    (lessons.THIEF, _CHOSEN, ()),
    *((lessons.THIEF, _CHOSEN, (card,)) for card in "07"),
    *((lessons.STEAL, (*_CHOSEN, "0"), (loot,)) for loot in (lessons.DRAW, "10")),
)


def _servers() -> Named:
    yield "arrival", arrival()
    yield "about this bot", about(UNKNOWN)
    yield "about this bot, everything set", about(LONGEST)
    full, known = test_config.FULL, frozenset(test_config.FULL.channels[:20])
    yield "new server", config(Server(1), None)
    yield "full server", config(full, known)
    yield "full server, all channels there", config(full, None, kept())
    for number, server in enumerate(test_config.CROWDED):
        yield f"crowded server {number}", config(server, None)
    for game, (name, server) in product(SCREENS, (("new", Server(1)), ("full", full))):
        yield f"{name} server, {game}", game_page(server, game)
    yield "saved rules", saved_rules(full)
    yield "form for the name of a game", name_form()
    yield "name of a game asked", name_asked(NAMED[0])
    yield "form for the name of nights", night_form()
    yield "name of nights asked", night_asked()
    yield "doctor, all well", doctor(test_doctor.WELL)
    for thread, dm, commands in product((True, False), (True, False, None), Commands):
        worst = Findings(
            test_doctor.NEEDED, (ATTACH, THREADS), thread, thread, dm, commands, 99.0, None
        )
        yield f"doctor, thread {thread}, DM {dm}, commands {commands}", doctor(worst)
    yield "doctor's trial", trial()


def _rules() -> Named:
    for book in ("classic", "modern"):
        for solo in (False, True):
            mine = way(ChiefOptions(rulebook=book, solo=solo))
            for key in chief_rules.keys(mine):
                yield f"Chief, {book}, solo {solo}, {key}", chief_rules.page(key, mine)
    for options in (PokerOptions(), matches.SECRET):
        for key in poker_rules.PAGES:
            yield f"poker, {options.bidding}, {key}", poker_rules.page(key, options)
    yield "advice for a night", advice(nights.NAMED)


def _reasons() -> Named:
    for code in (*Code, *Refused):
        yield f"Chief, {code}", chief_grounds.why_not(code, way(scenes.MODERN))
        yield f"poker, {code}", poker_grounds.why_not(code, PokerOptions())
        yield f"night, {code}", night_grounds.why_not(code, nights.NAMED)


CHAPTERS: Final = (
    Chapter("chief-classic", "Indian Chief, classic, 8 players", _chief(8, scenes.PLAIN)),
    Chapter("chief-modern", "Indian Chief, modern, 10 players", _chief(10, scenes.MODERN)),
    Chapter("chief-triple", "Indian Chief, triple, 10 players", _chief(10, scenes.TRIPLE)),
    Chapter("chief-by-hand", "Indian Chief, by hand, 10 players", _chief(10, scenes.BY_HAND)),
    Chapter("chief-solo", "Indian Chief alone", _chief(1, scenes.ALONE[1])),
    Chapter("poker", "Indian poker, 12 players", _match(12, PokerOptions(rotations="one"))),
    Chapter("poker-secret", "Indian poker, secret bids", _match(12, matches.SECRET)),
    Chapter("night", "A night, 12 guests", _night(12, nights.NAMED)),
    Chapter("night-secret", "A night, secret bids", _night(4, nights.SECRET)),
    Chapter("absent", "Time and absence", _absent),
    Chapter("lists", "Lists and reminders", _lists),
    Chapter("boards", "Leaderboards and stats", _boards),
    Chapter("tutorial", "Tutorial", _tutorial),
    Chapter("own", "Own pages", _own),
    Chapter("servers", "Settings of a server, doctor", _servers),
    Chapter("rules", "Rules", _rules),
    Chapter("reasons", "The rules behind refusals", _reasons),
)


def every(chapter: Chapter) -> dict[Shown, list[str]]:
    """Return each different screen of a chapter once, with all its names, in order."""
    found: dict[Shown, list[str]] = {}
    for name, shown in chapter.screens():
        found.setdefault(shown, []).append(name)
    return found
