"""Nothing private of a night reaches anybody else: twin nights give everybody else the same.

Whole nights are played. At every moment the night has twins: in one, all that is hidden of the
cards is otherwise; in the other, what one guest chose and skipped, and so what became of what came
to them. Everybody who may not see that is shown the same, byte for byte.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from bot import standing as folding
from bot.outcome import Refusal, Refused
from bot.present.answer import refusal
from bot.present.poker_night.dares import DARES
from bot.present.screen import Picture, Screen
from bot.present.table import live, milestone, past
from bot.reader import reading
from bot.standing import Standing
from bot.tongue import say
from data.log import Beyond, ForfeitsSkipped, LogEvent, Terms, TermsChosen, UserId
from data.night import Night as Fold
from data.night import NightView
from data.night import view as honest
from data.people import Language
from engine.core import RuleError
from engine.indian_poker import play
from engine.indian_poker.model import Bid, HandOut, MakeBid
from engine.indian_poker.options import NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.situation import View
from engine.indian_poker.state import State
from engine.indian_poker.view import view as fair
from tests.bot.present.indian_poker.test_secrecy import CARD, hidden, in_turn, pngs, twin, words
from tests.bot.present.poker_night.playing import (
    GUEST,
    MUCH,
    SECRET,
    Moment,
    Night,
    moments,
    played,
    posts,
    scene_of,
    shown,
    viewers,
)
from tests.bot.present.scenes import FACTS
from tests.engine.driver import chance

NIGHTS = [(3, NightOptions()), (4, SECRET), (5, NightOptions(name="Blind Man's Bluff"))]
EACH = pytest.mark.parametrize(("guests", "options"), NIGHTS)
OTHERWISE = (
    Terms(),
    Terms(skip=True),
    Terms(per_hour=0, beyond=Beyond.DARES),
    Terms(water=True, per_night=3),
)


CHOSEN = {
    Language.ENGLISH: ("your cap", "kipped"),
    Language.GERMAN: ("deiner Grenze", "bersprungen"),
    Language.SPANISH: ("tu l\u00edmite", "altada"),
}
"""Words of what became of forfeits, which only their guest is told."""


# ------------------------------------------------------------ what a guest chose


def other_choices(night: Night, terms: Terms) -> Night:
    """Return the same night in which the guest chose ``terms``, and skipped nothing."""
    twin_ = replace(night, log=[], then=[], ends=[])
    twin_.log, twin_.ends = [otherwise(event, terms) for event in night.log], night.ends
    twin_.then = [night.then[0]]
    for event in twin_.log[1:]:
        twin_.then.append(twin_.then[-1].after((event,)))
    return twin_


def otherwise(event: LogEvent, terms: Terms) -> LogEvent:
    match event:
        case TermsChosen(user) | ForfeitsSkipped(user):
            return TermsChosen(user, terms)
        case _:
            return event


def others(standing: Standing) -> tuple[UserId | None, ...]:
    return tuple(user for user in viewers(standing) if user != GUEST)


def some(people: tuple[UserId | None, ...], number: int) -> set[UserId | None]:
    """Return the channel and two of the others, at each moment other ones."""
    return {None, *(people[(number + more) % len(people)] for more in range(2))}


def differs_for(night: Night, twin_: Night, whose: UserId | None) -> bool:
    pairs = zip(moments(night), moments(twin_), strict=True)
    return any([*shown(one, whose)] != [*shown(other, whose)] for one, other in pairs)


@pytest.mark.sweep(1)
@pytest.mark.case(42)
@EACH
def test_no_screen_of_others_depends_on_what_a_guest_chose(
    guests: int, options: NightOptions
) -> None:
    night = played(guests, options, 5)
    twins = [[*moments(other_choices(night, terms))] for terms in OTHERWISE]
    for number, one in enumerate(moments(night)):
        other = twins[number % len(twins)][number]
        for viewer in some(others(one.standing), number):
            assert [*shown(other, viewer)] == [*shown(one, viewer)]


def test_the_guest_sees_the_choices_and_nothing_is_posted_of_them() -> None:
    night = played(3, NightOptions(), 5)
    for terms in OTHERWISE:
        assert differs_for(night, other_choices(night, terms), GUEST)
    for moment in moments(night):
        for standing, event in moment.told:
            if isinstance(event, TermsChosen | ForfeitsSkipped):
                assert not event.public
                assert milestone(scene_of(standing, None), event) is None


def kept_only(night: Fold, user: UserId | None) -> NightView:
    """Leak in the ledger what guests kept, instead of what they were given."""
    seen = honest(night, user)
    kept = {user: sum(f.kept for f in guest.fates) for user, guest in night.guests.items()}
    ledger = tuple(replace(entry, came=kept[entry.user]) for entry in seen.ledger)
    return replace(seen, ledger=ledger)


def anybodys(night: Fold, user: UserId | None) -> NightView:
    """Leak a guest's own night to everybody."""
    return replace(honest(night, user), own=night.guests.get(GUEST))


@pytest.mark.parametrize("leak", [kept_only, anybodys])
def test_a_leak_of_choices_would_be_noticed(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    night = played(3, NightOptions(), 5)
    twin_ = other_choices(night, Terms(skip=True))
    assert not differs_for(night, twin_, guest_beside())
    monkeypatch.setattr(folding, "night_view", leak)
    assert differs_for(night, twin_, guest_beside())


def guest_beside() -> UserId:
    return GUEST + 1


@pytest.mark.sweep(1)
@EACH
def test_refusals_tell_nobody_what_a_guest_chose(guests: int, options: NightOptions) -> None:
    night = played(guests, options, 7)
    pairs = zip(moments(night), moments(other_choices(night, Terms(skip=True))), strict=True)
    for number, (one, other) in enumerate(islice(pairs, None, None, 3)):
        code = tuple(Refused)[number % len(Refused)]
        for viewer, each in product(some(others(one.standing), number), (code, Refused.STALE)):
            ours, theirs = (refused_at(two.standing, viewer, each) for two in (one, other))
            assert ours == theirs


def refused_at(standing: Standing, viewer: UserId | None, code: Refused) -> Screen:
    facts = {**FACTS, "rule": "water_break"}
    del facts["turn"]  # nobody sits there yet in an empty lobby
    return refusal(Refusal(code, scene_of(standing, viewer), **facts))


@EACH
def test_no_post_has_a_dare_or_a_word_of_choices(guests: int, options: NightOptions) -> None:
    for number, moment in enumerate(moments(played(guests, options, 5))):
        reader = in_turn(number)
        with reading(reader):
            dares = [*map(say, DARES), *CHOSEN[reader.language]]
            for screen in posts(moment, GUEST):
                assert not [word for word in dares if word in words(screen)]


# ------------------------------------------------------------------- hidden cards


def other_cards(moment: Moment, viewer: UserId | None, rng: Random) -> Moment:
    """Return the same moment with everything otherwise that ``viewer`` may not see of the hand."""
    standing = moment.standing
    seat = None if viewer is None else standing.table.seat_of(viewer)
    return replace(moment, standing=replace(standing, state=twin(standing.state, seat, rng)))


def with_cards(night: Night) -> Iterator[Moment]:
    for moment in moments(night):
        if moment.standing.state is not None and moment.standing.state.cards:
            yield moment


@pytest.mark.sweep(1)
@pytest.mark.case(42)
@EACH
def test_no_screen_depends_on_a_hidden_card(guests: int, options: NightOptions) -> None:
    rng, compared = Random(guests), 0
    for moment in with_cards(played(guests, options, 9)):
        for viewer in some(viewers(moment.standing), compared):
            other = other_cards(moment, viewer, rng)
            assert [*shown(other, viewer)] == [*shown(moment, viewer)]
            compared += other.standing.state.cards != moment.standing.state.cards
    assert compared > 10


@EACH
def test_pictures_have_the_same_bytes(guests: int, options: NightOptions) -> None:
    rng = Random(guests)
    [*played_] = with_cards(played(guests, options, 9))
    for moment in rng.sample(played_, 3):
        other = other_cards(moment, GUEST, rng)
        here, there = ([*shown(one, GUEST)] for one in (moment, other))
        assert pngs(here) == pngs(there)
        assert pngs(here)


def open_handed(state: State, seat: int | None) -> View:
    """Leak all cards to everybody."""
    return replace(fair(state, seat), cards=state.cards)


def test_a_leak_of_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    moment = next(with_cards(played(3, NightOptions(), 9)))
    assert hidden(moment.standing.state, moment.standing.table.seat_of(GUEST))
    other = other_cards(moment, GUEST, rng)
    assert [*shown(other, GUEST)] == [*shown(moment, GUEST)]
    monkeypatch.setattr(play, "view", open_handed)
    assert [*shown(other, GUEST)] != [*shown(moment, GUEST)]


@EACH
def test_the_channel_hears_of_cards_by_the_reveal_alone(guests: int, options: NightOptions) -> None:
    for moment in moments(played(guests, options, 9)):
        public = scene_of(moment.standing, None)
        for screen in (live(public), past(public)):
            assert not any(isinstance(block, Picture) for block in screen.blocks)
            assert not CARD.search(words(screen))


@EACH
def test_the_rules_refuse_alike_whatever_is_hidden(guests: int, options: NightOptions) -> None:
    rng = Random(7)
    for moment in with_cards(played(guests, options, 7)):
        other = other_cards(moment, GUEST, rng)
        assert [*by_rules(other.standing)] == [*by_rules(moment.standing)]


def by_rules(standing: Standing) -> Iterator[Screen]:
    seat = standing.table.seat_of(GUEST)
    assert seat is not None
    split = HandOut(seat, (1,) * standing.state.players)
    for command in (*(MakeBid(seat, bid) for bid in Bid), split):
        try:
            POKER_NIGHT.decide(standing.state, command, chance(7, standing.state.players))
        except RuleError as error:
            yield refusal(error, scene_of(standing, GUEST))


def test_what_came_to_whom_is_the_same_whatever_becomes_of_it() -> None:
    night = played(3, NightOptions(), 5)
    assert night.standing.night.guests[GUEST].terms == MUCH
    for terms in OTHERWISE:
        twin_ = other_choices(night, terms)
        ours, theirs = (honest(one.standing.night, None) for one in (night, twin_))
        assert ours == theirs
