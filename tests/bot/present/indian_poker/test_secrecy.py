"""Nothing of a hidden card reaches a screen: twin matches in which it is another give the same.

Whole matches are played. At every moment the match has a twin in which all that is hidden from the
viewer is otherwise: the own card while it is in, for the channel every card of the hand in play,
and the others' secret bids and standing orders. Both give the same screens, byte for byte.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.outcome import Outcome, Show
from bot.present.answer import answer, refusal
from bot.present.indian_poker.pictures import Places
from bot.present.limits import controls
from bot.present.screen import Picture, Screen, Text
from bot.present.table import live, milestone, past, private
from bot.present.words import card_name, short_card
from bot.reader import Reader, reading
from bot.tongue import say
from data.people import Language
from engine.cards import deck
from engine.core import RuleError, Seat
from engine.indian_poker.model import (
    Bid,
    CardsDealt,
    GiveOrder,
    HandRevealed,
    MakeBid,
    MatchEnded,
    Order,
    OrderGiven,
    When,
)
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.state import State
from tests.bot.present.indian_poker.playing import (
    ONCE,
    SECRET,
    SPLIT,
    Moment,
    moments,
    scene_of,
    shown,
)
from tests.engine.driver import chance

MATCHES = [
    (3, Options()),
    (5, Options()),
    (12, Options(rotations="one")),
    (4, ONCE),
    (3, SPLIT),
    (4, SECRET),
]
EACH = pytest.mark.parametrize(("players", "options"), MATCHES)


def in_turn(number: int) -> Reader:
    """Return a reader of one language after the other."""
    return Reader(tuple(Language)[number % len(Language)])


def called() -> Iterator[str]:
    """Yield what each card is called, in each language, with figures as figures too."""
    for language in Language:
        with reading(Reader(language)):
            yield from (
                re.escape(name(card)) for card in deck(1) for name in (card_name, short_card)
            )


CARD = re.compile(rf"\b({'|'.join(called())})\b", re.IGNORECASE)
"""A card by its name, in whichever language."""

CONTROL_ARG = re.compile(rf"\d+|order|{'|'.join(Bid)}|{'|'.join(When)}|[a-z_]+|poker\d*")


def hidden(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return the seats whose card ``viewer`` may not see."""
    if not state.cards:
        return ()
    if viewer is None:
        return tuple(range(state.players))
    out = not state.rules.secret and viewer not in state.staying
    return () if out else (viewer,)


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    """Return the same match with everything otherwise that ``viewer`` may not see."""
    free = [card for card in deck(1) if card not in (*state.cards, *state.gone)]
    rng.shuffle(free)
    held = list(state.cards)
    for seat in hidden(state, viewer):
        held[seat] = free.pop()
    return replace(
        state,
        cards=tuple(held),
        orders=tuple(
            order if seat == viewer else otherwise(state, seat, rng)
            for seat, order in enumerate(state.orders)
        ),
        sealed=tuple(
            bid if bid is None or seat == viewer else rng.choice((Bid.IN, Bid.OUT))
            for seat, bid in enumerate(state.sealed)
        ),
    )


def otherwise(state: State, seat: Seat, rng: Random) -> Order | None:
    others = [other for other in range(state.players) if other != seat]
    orders = (None, Order(When.NEXT), Order(When.FEWER, 3), Order(When.GONE, rng.choice(others)))
    return rng.choice([order for order in orders if order != state.orders[seat]])


def pngs(screens: list[Screen]) -> list[bytes]:
    blocks = [block for screen in screens for block in screen.blocks]
    drawings = dict.fromkeys(block.drawing for block in blocks if isinstance(block, Picture))
    return [drawing.png() for drawing in drawings]


@pytest.mark.sweep(2)
@pytest.mark.case(42)
@EACH
def test_no_screen_depends_on_what_is_hidden(players: int, options: Options) -> None:
    rng = Random(players)
    for moment in moments(players, options, 5):
        for viewer in (None, rng.randrange(players)):
            other = replace(moment, state=twin(moment.state, viewer, rng))
            assert [*shown(other, viewer)] == [*shown(moment, viewer)]


@pytest.mark.parametrize("number", range(100))
def test_pictures_of_a_hundred_hands_have_the_same_bytes(number: int) -> None:
    rng = Random(number)
    players = rng.randint(3, 5)
    played = moments(players, Options(rotations="one"), number)
    state = rng.choice([moment.state for moment in played if moment.state.cards])
    viewer = rng.randrange(players)
    here, there = ([private(scene_of(one, viewer))] for one in (state, twin(state, viewer, rng)))
    assert here == there
    assert pngs(here) == pngs(there)


def test_the_twins_do_differ() -> None:
    rng = Random(1)
    for moment in moments(4, Options(), 5):
        if not hidden(moment.state, 0):
            continue
        other = replace(moment, state=twin(moment.state, 0, rng))
        assert other.state.cards != moment.state.cards
        assert [*shown(other, 1)] != [*shown(moment, 1)]  # another seat tells them apart


@EACH
def test_refusals_are_the_same_whatever_is_hidden(players: int, options: Options) -> None:
    rng = Random(7)
    for moment in moments(players, options, 7):
        viewer = rng.randrange(players)
        other = twin(moment.state, viewer, rng)
        assert [*refused(other, viewer)] == [*refused(moment.state, viewer)]


def refused(state: State, viewer: Seat) -> Iterator[Screen]:
    deal = chance(7, state.players)
    orders = (Order(When.FEWER, 99), Order(When.GONE, viewer))
    commands = (*(MakeBid(viewer, bid) for bid in Bid), *(GiveOrder(viewer, o) for o in orders))
    for command in commands:
        try:
            INDIAN_POKER.decide(state, command, deal)
        except RuleError as error:
            yield refusal(error, scene_of(state, viewer))


@pytest.mark.sweep(2)
@EACH
def test_the_channel_is_told_nothing_of_what_a_scene_knows_privately(
    players: int, options: Options
) -> None:
    for moment in moments(players, options, 9):
        public = scene_of(moment.state, None)
        for seat in (0, players - 1):
            knowing = scene_of(moment.state, seat)
            assert live(knowing).blocks[2:] == live(public).blocks[2:]  # "you" beside a name
            assert past(knowing) == past(public)
            for event in moment.events:
                assert milestone(knowing, event) == milestone(public, event)


@pytest.mark.sweep(2)
@EACH
def test_the_channel_hears_of_cards_by_the_reveal_alone(players: int, options: Options) -> None:
    for number, moment in enumerate(moments(players, options, 9)):
        public = scene_of(moment.state, None)
        with reading(in_turn(number)):
            screens = [live(public), past(public), answer(Outcome(1, public, Show.SHEET))]
            for screen in (*screens, *quiet(moment)):
                pictures = [block for block in screen.blocks if isinstance(block, Picture)]
                assert not [one for one in pictures if isinstance(one.drawing, Places)]
                assert not CARD.search("\n".join((words(screen), *(one.alt for one in pictures))))


def quiet(moment: Moment) -> Iterator[Screen]:
    """Yield what is posted of events that reveal no hand; secret ones are not posted at all."""
    public = scene_of(moment.state, None)
    for event in moment.events:
        if isinstance(event, CardsDealt | OrderGiven):
            assert milestone(public, event) is None
        if not isinstance(event, HandRevealed) and (screen := milestone(public, event)):
            assert isinstance(event, MatchEnded)
            yield screen


def words(screen: Screen) -> str:
    texts = [block.body for block in screen.blocks if isinstance(block, Text)]
    return "\n".join((screen.alert or "", *texts))


@pytest.mark.sweep(2)
@pytest.mark.case(42)
@EACH
def test_no_control_or_alert_holds_a_card(players: int, options: Options) -> None:
    for number, moment in enumerate(moments(players, options, 11)):
        with reading(in_turn(number)):
            screens = [*shown(moment, number // len(Language) % players)]
        for screen in screens:
            assert not CARD.search(screen.alert or "")
            args = [arg for control in controls(screen) for arg in control.args]
            assert [arg for arg in args if not CONTROL_ARG.fullmatch(arg)] == []


def test_who_is_out_sees_the_own_card_and_nobody_else_learns_more_by_it() -> None:
    for number, moment in enumerate(moments(4, Options(), 5)):
        state = moment.state
        for seat in range(4) if state.cards else ():
            with reading(in_turn(number)):
                text, hidden_card = words(private(scene_of(state, seat))), say("poker_table-hidden")
            assert text.count(hidden_card) == (seat in state.staying)
            assert len(CARD.findall(text)) == 4 - (seat in state.staying)


def test_cards_are_found_in_each_language() -> None:
    for language in Language:
        with reading(Reader(language)):
            assert all(CARD.search(card_name(card)) for card in deck(1))
