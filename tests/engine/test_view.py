"""What a View gives away: nothing that its viewer may not see (rule 13).

Two games that differ only where a viewer may not look must look the same to it. One kind of twin
replays the whole log with the cards exchanged that the viewer has never seen; the other exchanges
whatever is hidden at this moment: hands, seals, wishes and picks of others.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from functools import reduce
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, deck, is_joker
from engine.core import Event, Seat, fold
from engine.indian_chief.dealing import supply
from engine.indian_chief.model import (
    GameStarted,
    HandsDealt,
    HandsRefilled,
    JokersDeclared,
    Meld,
    MeldsRevealed,
    MeldsShown,
    StealPicked,
    Target,
    Wish,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, Sealed
from engine.indian_chief.state import State
from engine.indian_chief.steals import stealable
from tests.engine.driver import Anybody, Playing, chance, dealt, every_number
from tests.engine.hands import faces
from tests.engine.variants import CLASSIC, MODERN, Table, any_table, every_table

T = TypeVar("T")

somewhere = given(table=any_table(), number=st.integers(0, 2**32))


def _somewhere(table: Table, rng: random.Random) -> Playing:
    """Play a random game up to a random point, or on to where some seats have chosen late."""
    playing = Playing(table.players, chance(rng.randrange(2**64), table.players), table.options)
    anybody = Anybody(rng)
    moves, on = rng.randrange(8 * table.players), rng.randrange(2)
    while INDIAN_CHIEF.wait(playing.state) and (moves > 0 or on):
        anybody.move(playing)
        moves -= 1
        if moves < 0 and (playing.state.thieves.picks or playing.state.declaring.said):
            break
    return playing


# The twin with other cards from the deal on.


def _with_other_cards(log: list[Event], viewer: Seat | None, rng: random.Random) -> list[Event]:
    """Exchange the cards that the viewer has never seen, through the whole log.

    All that is public is seen: a score may name a card of the deck that a joker stands for.
    """
    assert isinstance(log[0], GameStarted)
    decks = rules_of(log[0].options).decks[log[0].players]
    unseen = sorted(set(deck(decks)).difference(_seen(log, viewer)))
    swap = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    return [event if event.public else _exchanged(event, swap) for event in log]


def _seen(log: Iterable[Event], viewer: Seat | None) -> set[Card]:
    seen: set[Card] = set()
    for event in log:
        match event:
            case HandsDealt(given) | HandsRefilled(given) if viewer is not None:
                seen.update(given[viewer])
            case MeldsShown() | MeldsRevealed():
                seen.update(card for melded in event.melds for card in melded.cards)
            case _:
                pass
    return seen


def _exchanged(value: T, swap: dict[Card, Card]) -> T:
    """Exchange the cards in a value of dataclasses and tuples, but not what a joker stands for."""
    other: object = value
    if isinstance(value, Card):
        other = swap.get(value, value)
    elif isinstance(value, tuple):
        other = tuple(_exchanged(one, swap) for one in value)
    elif is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in fields(value) if field.name != "declared"]
        other = replace(value, **{name: _exchanged(getattr(value, name), swap) for name in names})
    assert isinstance(other, type(value))
    return other


@pytest.mark.case(42)
@settings(max_examples=40)
@somewhere
def test_cards_that_a_viewer_never_saw_make_no_difference(table: Table, number: int) -> None:
    rng = random.Random(number)
    playing = _somewhere(table, rng)
    for viewer in (None, *range(table.players)):
        twin = fold(INDIAN_CHIEF, _with_other_cards(playing.log, viewer, rng))
        assert twin is not None
        assert INDIAN_CHIEF.view(twin, viewer) == playing.view(viewer)


# The twin with another hidden present.


def _with_other_secrets(state: State, viewer: Seat | None, rng: random.Random) -> State:
    """Deal the hidden cards anew, and let the others have chosen something else.

    Who holds how many jokers is no secret: all have seen who was a thief.
    """
    others = [seat for seat in range(state.players) if seat != viewer]
    hands, sealed = list(state.hands), list(state.sealed)
    hidden = [*supply(state), *(card for seat in others for card in hands[seat])]
    hidden = [card for card in hidden if not is_joker(card)]
    rng.shuffle(hidden)
    for seat in others:
        hands[seat] = tuple(card if is_joker(card) else hidden.pop() for card in hands[seat])
        if sealed[seat] is not None:
            sealed[seat] = _any_seal(state, seat, hands[seat], rng)
    picks = tuple(
        pick if pick.thief == viewer else _any_pick(state, pick.thief, rng)
        for pick in state.thieves.picks
    )
    said = tuple(
        said if said.seat == viewer else _any_declaration(said.seat, rng)
        for said in state.declaring.said
    )
    return replace(
        state,
        hands=tuple(hands),
        sealed=tuple(sealed),
        thieves=replace(state.thieves, picks=picks),
        declaring=replace(state.declaring, said=said),
    )


def _any_seal(state: State, seat: Seat, hand: tuple[Card, ...], rng: random.Random) -> Sealed:
    meld = rng.choice(tuple(state.open_columns(seat) or Meld))
    cards = tuple(rng.sample(hand, min(state.rules.sizes[meld], len(hand))))
    column = rng.choice(state.open_columns(seat).get(meld, (1,)))
    declared = rng.choice(((), tuple(rng.sample(deck(1), len(cards)))))
    aside = rng.choice(((), tuple(range(state.rules.aside))))
    return Sealed(meld, cards, rng.choice((None, Wish(()))), column, declared, aside)


def _any_declaration(seat: Seat, rng: random.Random) -> JokersDeclared:
    return JokersDeclared(seat, (None, rng.choice(deck(1))))


def _any_pick(state: State, thief: Seat, rng: random.Random) -> StealPicked:
    assert state.table is not None
    return StealPicked(
        thief, rng.choice((None, *stealable(state.rules, thief, state.melds, state.earlier)))
    )


@settings(max_examples=60)
@somewhere
def test_what_is_hidden_now_makes_no_difference(table: Table, number: int) -> None:
    rng = random.Random(number)
    state = _somewhere(table, rng).state
    for viewer in (None, *range(table.players)):
        twin = _with_other_secrets(state, viewer, rng)
        assert INDIAN_CHIEF.view(twin, viewer) == INDIAN_CHIEF.view(state, viewer)


def test_the_twins_do_differ() -> None:
    rng = random.Random(1)
    changed = {"hands": 0, "sealed": 0, "thieves": 0, "declaring": 0}
    others_see_it = 0
    by_hand = Options(rulebook="modern", beggar_joker="by_hand")
    for number in range(120):
        table = (Table(CLASSIC, 8), Table(by_hand, 7))[number % 2]
        state = _somewhere(table, rng).state
        twin = _with_other_secrets(state, 0, rng)
        for name in changed:
            changed[name] += getattr(twin, name) != getattr(state, name)
        others_see_it += INDIAN_CHIEF.view(twin, 1) != INDIAN_CHIEF.view(state, 1)
    assert min(*changed.values(), others_see_it) > 2, changed


# What a View shows.


@every_table
def test_a_seat_sees_its_own_hand_sorted_by_suit_and_rank(table: Table) -> None:
    playing = Playing(table.players, chance(1, table.players), table.options)
    for seat in range(table.players):
        hand = playing.view(seat).hand
        assert set(hand) == set(playing.state.hands[seat])
        assert [(c.suit, c.rank, c.copy) for c in hand] == sorted(
            (c.suit, c.rank, c.copy) for c in hand
        )


def test_jokers_come_last_in_a_hand() -> None:
    playing = dealt("JK JK AS 2H KC", "", options=MODERN)
    assert faces(playing.view(0).hand[-3:]) == "AS JK JK"


def test_sealed_cards_stay_in_the_hand_until_the_reveal() -> None:
    playing = dealt("AS KD", "", "")
    playing.seal(0, Meld.THIEF, "AS")
    view = playing.view(0)
    assert len(view.hand) == 8
    assert view.own == Sealed(Meld.THIEF, playing.held(0, "AS"), None)
    assert not view.may_act
    assert playing.view(1).may_act
    playing.seal_any(1, Meld.LAWYER)
    playing.seal_any(2, Meld.LAWYER)
    view = playing.view(0)
    assert (len(view.hand), view.own, view.may_act) == (7, None, True)


def test_a_pick_is_seen_by_its_thief_alone() -> None:
    playing = dealt("KS", "KD", "AH")
    playing.seal_any(2, Meld.LAWYER)
    playing.seal(0, Meld.THIEF, "KS")
    playing.seal(1, Meld.THIEF, "KD")
    playing.steal(0, 2, 0)
    own, others, channel = (playing.view(viewer) for viewer in (0, 1, None))
    assert (own.picked, own.pick, own.may_act) == (True, Target(2, 0), False)
    assert (others.picked, others.pick, others.may_act) == (False, None, True)
    assert (channel.picked, channel.pick, channel.may_act) == (False, None, False)
    assert channel.awaited == 1


@every_table
def test_the_channel_has_no_private_field(table: Table) -> None:
    playing = Playing(table.players, chance(1, table.players), table.options)
    for viewer in (None, 0):
        view = playing.view(viewer)
        assert view.seat == viewer
    public, private = playing.view(None), playing.view(0)
    same = {f.name for f in fields(public) if getattr(public, f.name) == getattr(private, f.name)}
    assert {f.name for f in fields(public)} - same == {"seat", "hand", "may_act"}


def test_the_round_before_is_seen_as_it_was_revealed() -> None:
    playing = dealt("KS", "AH 2C 3C")
    assert playing.view(None).last_table == ()
    playing.seal(1, Meld.POOR_MAN, "AH 2C 3C")
    playing.seal(0, Meld.THIEF, "KS")
    shown = playing.view(None)
    assert shown.phase is Phase.STEAL
    playing.steal(0, 1, 0)
    view = playing.view(None)
    assert (view.phase, view.round) == (Phase.MELD, 2)
    assert (view.last_table, view.last_scores) == (shown.table, shown.scores)


@every_number
def test_the_view_of_a_log_cut_short_is_still_a_view(players: int) -> None:
    rng = random.Random(players)
    playing = _somewhere(Table(CLASSIC, players), rng)
    state = reduce(INDIAN_CHIEF.evolve, playing.log[1:], INDIAN_CHIEF.evolve(None, playing.log[0]))
    assert state == playing.state
    for cut in range(2, len(playing.log)):
        past = fold(INDIAN_CHIEF, playing.log[:cut])
        assert past is not None
        assert INDIAN_CHIEF.view(past, None).players == players
        assert INDIAN_CHIEF.view(past, 0).round <= 7
