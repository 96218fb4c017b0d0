"""Nothing that a viewer may not see reaches a screen of that viewer.

Whole games are played. At every moment the game has a twin in which all that is hidden from the
viewer is otherwise: the hands, seals, wishes and picks of the others. Both give the same screens.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.limits import controls
from bot.present.pictures import Hand
from bot.present.scene import Draft
from bot.present.screen import Picture, Screen, Text
from bot.present.table import live, milestone, past, private
from bot.present.words import RANKS, SUITS
from engine.cards import Card, deck
from engine.catalog import choose
from engine.core import Event, Seat
from engine.deal import Deal
from engine.indian_chief.model import Meld, MeldSealed, MeldsRevealed, SealMeld, StealPicked
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.situation import Phase, Sealed, View
from engine.indian_chief.state import State, Thieves
from engine.indian_chief.wishes import parse_wish
from tests.bot.present.scenes import cards, scene, table

CARD_WORDS = re.compile(rf"\b({'|'.join([*RANKS.values(), *SUITS.values()])})\b", re.IGNORECASE)


def play(players: int, seed: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Play a game at random, yielding every state and the events that led to it."""
    rng, deal = Random(seed), Deal(bytes([seed]) * 32, ())
    events = INDIAN_CHIEF.start(players, Options(), deal)
    state: State | None = None
    while True:
        for event in events:
            state = INDIAN_CHIEF.evolve(state, event)
        assert state is not None
        yield state, events
        wait = INDIAN_CHIEF.wait(state)
        if wait is None:
            return
        view = INDIAN_CHIEF.view(state, rng.choice(wait.seats))
        command = choose(INDIAN_CHIEF.key, "random", view, rng)
        if isinstance(command, SealMeld) and command.meld is Meld.THIEF and rng.random() < 0.2:
            command = replace(command, wish=parse_wish("AH A S"))
        events = INDIAN_CHIEF.decide(state, command, deal)


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    """Return the same game with everything otherwise that ``viewer`` may not see."""
    others = [seat for seat in range(state.players) if seat != viewer]
    hands = list(state.hands)
    pool = unseen(state, viewer)
    rng.shuffle(pool)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in hands[seat])
    changed = replace(state, hands=tuple(hands))
    sealed = list(state.sealed)
    for seat in others:
        if sealed[seat] is not None:
            sealed[seat] = seal(changed, seat, rng)
    return replace(changed, sealed=tuple(sealed), thieves=repicked(state, viewer))


def unseen(state: State, viewer: Seat | None) -> list[Card]:
    seen = set() if viewer is None else set(state.hands[viewer])
    if state.table is not None:
        seen |= {card for melded in state.table.melds for card in melded.slots if card}
    return [card for card in deck(CLASSIC.decks[state.players]) if card not in seen]


def seal(state: State, seat: Seat, rng: Random) -> Sealed:
    meld = rng.choice(state.open_melds(seat) or tuple(Meld))
    size = min(CLASSIC.sizes[meld], len(state.hands[seat]))
    return Sealed(meld, state.hands[seat][:size], None)


def repicked(state: State, viewer: Seat | None) -> Thieves:
    picks = tuple(
        pick if pick.thief == viewer else replace(pick, target=None) for pick in state.thieves.picks
    )
    return replace(state.thieves, picks=picks)


def view_of(state: State, viewer: Seat | None) -> View:
    return INDIAN_CHIEF.view(state, viewer)


def screens(state: State, viewer: Seat | None) -> list[Screen]:
    """Return everything that ``viewer`` can be shown at this moment, the channel's posts too."""
    at = replace(table(state.players), step=state.step)
    here = scene(view_of(state, viewer), at, viewer)
    shown = [live(here), past(here), answer(Outcome(1, here, Show.SHEET))]
    if viewer is not None:
        shown += [private(here), answer(Outcome(1, here, Show.HAND))]
        shown += [
            answer(Outcome(1, here, Show.STEAL, victim=victim, slot=0))
            for victim in range(state.players)
        ]
    return shown


GAMES = [(2, 1), (3, 29), (4, 3), (8, 11)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_screen_depends_on_what_is_hidden(players: int, seed: int) -> None:
    rng = Random(seed)
    for state, _ in play(players, seed):
        for viewer in (None, rng.randrange(players)):
            assert screens(twin(state, viewer, rng), viewer) == screens(state, viewer)


def test_the_twins_do_differ() -> None:
    rng = Random(5)
    states = [state for state, _ in play(4, 5)]
    twins = [twin(state, 0, rng) for state in states]
    assert all(one != other for one, other in zip(states[:-1], twins[:-1], strict=True))
    shown = [screens(one, 1) != screens(other, 1) for one, other in zip(states, twins, strict=True)]
    assert all(shown[:-1])  # another seat's screens tell them apart


def test_the_games_hold_every_phase_with_hidden_choices() -> None:
    states = [state for players, seed in GAMES for state, _ in play(players, seed)]
    assert any(state.phase is Phase.MELD and any(state.sealed) for state in states)
    assert any(state.thieves.picks for state in states)
    assert any(sealed and sealed.wish for state in states for sealed in state.sealed)


def test_equal_screens_have_equal_picture_bytes() -> None:
    rng = Random(6)
    state = next(state for state, _ in play(4, 6))
    for one, other in zip(screens(state, 2), screens(twin(state, 2, rng), 2), strict=True):
        assert pngs(one) == pngs(other)


def pngs(screen: Screen) -> list[bytes]:
    return [block.drawing.png() for block in screen.blocks if isinstance(block, Picture)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_channel_is_told_nothing_of_what_a_scene_knows_privately(
    players: int, seed: int
) -> None:
    draft = Draft(Meld.LAWYER, cards("QD QC 4S AH"))
    for state, events in play(players, seed):
        at = table(players)
        public = scene(view_of(state, None), at)
        for seat in range(players):
            knowing = scene(view_of(state, seat), at, seat, draft)
            assert live(knowing) == live(public)
            assert past(knowing) == past(public)
            assert [milestone(knowing, e) for e in events] == [milestone(public, e) for e in events]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_before_the_reveal_the_channel_hears_of_no_card_and_no_sealed_meld(
    players: int, seed: int
) -> None:
    for state, events in play(players, seed):
        if state.phase is not Phase.MELD:
            continue
        screen = live(scene(view_of(state, None), table(players)))
        for block in screen.blocks:
            assert not isinstance(block, Picture)
            if isinstance(block, Text):
                assert not CARD_WORDS.search(block.body)
        assert not CARD_WORDS.search(screen.alert or "")
        for event in events:
            if isinstance(event, MeldSealed | StealPicked):
                assert milestone(scene(view_of(state, None), table(players)), event) is None


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_control_file_name_or_alert_holds_a_card(players: int, seed: int) -> None:
    for state, _ in play(players, seed):
        for seat in range(players):
            for screen in screens(state, seat):
                assert not CARD_WORDS.search(screen.alert or "")
                assert all(arg.isdecimal() for c in controls(screen) for arg in c.args)
                for block in screen.blocks:
                    if isinstance(block, Picture):
                        assert re.fullmatch(r"hand-[1-7]\.png", block.name)
                        assert isinstance(block.drawing, Hand)


def test_every_reveal_of_whole_games_is_posted() -> None:
    for players, seed in GAMES:
        for state, events in play(players, seed):
            for event in events:
                if isinstance(event, MeldsRevealed):
                    post = milestone(scene(view_of(state, None), table(players)), event)
                    assert post is not None
                    assert len(pngs(post)) == 1 + (players > 5)
