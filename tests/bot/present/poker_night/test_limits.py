"""Every screen of a night keeps Discord's limits, with the most guests and the longest names."""

import pytest

from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.answer import answer, refusal
from bot.present.limits import problems
from bot.present.poker_night.grounds import GROUNDS, why_not
from bot.present.poker_night.guide import advice
from bot.present.table import milestone
from bot.reader import Reader, reading
from data.log import Ending, NightEnded, TableClosed, TermsChosen, Why
from data.people import Language
from engine.core import Code, RuleError
from engine.indian_poker.options import NightOptions
from tests.bot.present.poker_night.playing import (
    GUEST,
    HOST,
    MUCH,
    NAMED,
    NIGHTS,
    SECRET,
    TABLE,
    Night,
    guest,
    moments,
    played,
    scene_of,
    settled,
    shown,
    viewers,
)
from tests.bot.present.reading import body
from tests.bot.present.scenes import FACTS

IN_EACH = pytest.mark.parametrize("language", Language)


@pytest.mark.sweep(2)
@pytest.mark.parametrize(("guests", "options"), NIGHTS)
def test_every_screen_keeps_the_limits(guests: int, options: NightOptions) -> None:
    for number, moment in enumerate(moments(played(guests, options, 3))):
        whose = viewers(moment.standing)
        for viewer in {None, whose[number % len(whose)]} if number % 2 else {GUEST}:
            with reading(in_turn(number // 2)):
                assert not [one for screen in shown(moment, viewer) for one in problems(screen)]


@pytest.mark.sweep(20)
@pytest.mark.parametrize("code", [*Code, *Refused])
@pytest.mark.parametrize("language", Language)
def test_so_does_every_refusal_and_its_ground(language: Language, code: Code | Refused) -> None:
    here = scene_of(settled(NAMED), GUEST)
    facts = {**FACTS, "rule": "water_break", "options": NAMED}
    error = RuleError(code, **facts) if isinstance(code, Code) else Refusal(code, here, **facts)
    with reading(Reader(language)):
        for scene in (here, None):
            assert problems(refusal(error, scene)) == ()
        assert problems(why_not(code, NAMED)) == ()
        assert GROUNDS[code](NAMED).endswith(".")


@IN_EACH
@pytest.mark.parametrize("options", [NightOptions(), NAMED])
def test_so_does_the_advice(language: Language, options: NightOptions) -> None:
    with reading(Reader(language)):
        assert problems(advice(options)) == ()


@IN_EACH
@pytest.mark.parametrize("said", Said)
def test_so_does_whatever_is_said(language: Language, said: Said) -> None:
    here = scene_of(settled(NAMED), GUEST)
    for show in (Show.NOTE, Show.MINE, Show.HAND):
        with reading(Reader(language)):
            assert problems(answer(Outcome(TABLE, here, show, said))) == ()


@IN_EACH
@pytest.mark.parametrize("page", range(5))
def test_so_does_every_page_of_house_rules(language: Language, page: int) -> None:
    night = Night(NAMED)
    with reading(Reader(language)):
        screen = answer(Outcome(TABLE, scene_of(night.standing, HOST), Show.HOUSE, page=page))
    assert problems(screen) == ()


@pytest.mark.sweep(2)
@IN_EACH
@pytest.mark.parametrize("options", [NightOptions(), SECRET])
def test_so_does_a_whole_night_in_each_language(language: Language, options: NightOptions) -> None:
    with reading(Reader(language)):
        for moment in moments(played(3, options, 6)):
            for viewer in (None, GUEST):
                assert not [one for screen in shown(moment, viewer) for one in problems(screen)]


def in_turn(number: int) -> Reader:
    """Return a reader of one language after the other."""
    return Reader(tuple(Language)[number % len(Language)])


def crowded(guests: int) -> Night:
    """Return a night that so many people came to and left, and some of them came to much."""
    night = Night(NAMED)
    night.come(*map(guest, range(12)))
    night.begin()
    for number in range(12, guests):
        night.go(guest(number - 9))
        night.hand()
        night.come(guest(number))
        night.lapse()
    night.hand()
    return night


def test_a_ledger_of_sixty_guests_names_each_once_in_the_order_of_coming() -> None:
    night = crowded(60)
    here = scene_of(night.standing, None)
    for language in Language:
        with reading(Reader(language)):
            assert problems(answer(Outcome(TABLE, here, Show.LEDGER, page=1))) == ()
    pages = [answer(Outcome(TABLE, here, Show.LEDGER, page=page)) for page in range(3)]
    assert [problems(page) for page in pages] == [()] * 3
    assert len({body(page) for page in pages}) == 3
    lines = [line for page in pages for line in body(page).splitlines() if line.startswith("<@")]
    assert [line.split(":")[0] for line in lines] == [f"<@{guest(n)}>" for n in range(60)]
    last = answer(Outcome(TABLE, here, Show.LEDGER, page=99))
    assert body(last) == body(pages[-1])


@pytest.mark.parametrize(("guests", "said"), [(40, False), (43, True)])
def test_the_summary_of_many_says_how_many_it_leaves_out(guests: int, said: bool) -> None:
    night = crowded(guests)
    closed = TableClosed(Ending.PLAYED, None, night.now)
    night.happen(NightEnded(Why.TIME), closed)
    screen = milestone(scene_of(night.standing, None), closed)
    assert screen is not None
    for language in Language:
        with reading(Reader(language)):
            told = milestone(scene_of(night.standing, None), closed)
        assert told is not None
        assert problems(told) == ()
    assert body(screen).count("<@") == 40
    assert ("and 3 more, in the ledger" in body(screen)) is said


def test_the_private_page_of_a_long_night_says_how_many_hands_it_leaves_out() -> None:
    night = Night(NightOptions(forfeit_out="3", forfeit_lost="5", forfeit_won="10"))
    night.come(*map(guest, range(3)))
    night.happen(TermsChosen(HOST, MUCH))
    night.begin()
    for _ in range(30):
        night.hand()
        night.lapse()
    screen = answer(Outcome(TABLE, scene_of(night.standing, HOST), Show.MINE))
    for language in Language:
        with reading(Reader(language)):
            assert problems(answer(Outcome(TABLE, scene_of(night.standing, HOST), Show.MINE))) == ()
    assert "hands before them" in body(screen)
