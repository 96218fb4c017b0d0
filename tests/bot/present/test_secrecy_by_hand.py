"""What a seat sees while it chooses depends on nothing that is hidden from it.

Games of every kind are played by pressing what the screens offer. At every moment the game has a
twin in which all that is hidden from the seat is otherwise: the others' hands, jokers among them,
their seals, wishes, picks and late declarations. Both answer every press with the same screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.limits import controls
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.table import live, past, private
from engine.cards import Card, deck, parse_card
from engine.catalog import choose
from engine.core import Seat
from engine.indian_chief.model import JokersDeclared, Meld, SealMeld
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Phase, Sealed
from engine.indian_chief.state import Declaring, State
from tests.bot.present.pressing import Game, play

SKIPPED = 0.8  # of the moments of a game, to save time
BY_HAND = Options(rulebook="modern", split="by_hand", beggar_joker="by_hand", suggest="on")
GAMES = [
    (Options(split="by_hand", suggest="on"), 4, 1),
    (Options(triple=True), 2, 2),
    (BY_HAND, 4, 3),
    (replace(BY_HAND, wild_pile="two_per_deck"), 3, 4),
    (replace(BY_HAND, triple=True), 2, 5),
]


def twin(state: State, viewer: Seat, rng: Random) -> State:
    """Return the same game with everything otherwise that ``viewer`` may not see."""
    changed = replace(state, hands=_dealt_anew(state, viewer, rng))
    others = [seat for seat in range(state.players) if seat != viewer]
    sealed, said = list(state.sealed), list(state.declaring.said)
    for seat in others:
        if sealed[seat] is not None and state.phase is Phase.MELD:
            sealed[seat] = _sealed(changed, seat, rng)
    declaring = Declaring(
        state.declaring.seats, tuple(one if one.seat == viewer else _otherwise(one) for one in said)
    )
    picks = tuple(
        pick if pick.thief == viewer else replace(pick, target=None) for pick in state.thieves.picks
    )
    thieves = replace(state.thieves, picks=picks)
    return replace(changed, sealed=tuple(sealed), declaring=declaring, thieves=thieves)


def _dealt_anew(state: State, viewer: Seat, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Deal the others what the viewer has not seen; as many jokers stay in their hands."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    lying = {card for melded in state.melds for card in melded.slots}
    decks = state.rules.decks[state.players]
    pool = list(set(deck(decks)) - lying - set(state.hands[viewer]) - set(hidden)) + hidden
    naturals = sorted(card for card in pool if card in set(deck(decks)))
    jokers = sorted(set(pool) - set(naturals))
    rng.shuffle(naturals)
    cards = jokers + naturals[: len(hidden) - len(jokers)]
    rng.shuffle(cards)
    return tuple(
        hand if seat == viewer else tuple(cards.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    )


def _sealed(state: State, seat: Seat, rng: Random) -> Sealed:
    command = choose(INDIAN_CHIEF.key, "random", INDIAN_CHIEF.view(state, seat), rng)
    assert isinstance(command, SealMeld)
    column = command.column or 1
    return Sealed(command.meld, command.cards, None, column, command.declared, command.aside)


def _otherwise(one: JokersDeclared) -> JokersDeclared:
    """Return another declaration of as many slots."""
    return replace(one, declared=tuple(None if card else parse_card("2S") for card in one.declared))


def moments(options: Options, players: int, seed: int) -> Iterator[tuple[Game, Game, Seat]]:
    """Yield a game, its twin and the seat that cannot tell them apart."""
    game, rng = Game(options, players, seed), Random(seed)
    for _ in play(game):
        if rng.random() < SKIPPED:
            continue
        viewer, other = rng.randrange(players), copy(game)
        other.state = twin(game.now, viewer, rng)
        yield game, other, viewer


def screens(scene: Scene) -> list[Screen]:
    """Return everything that the seat of ``scene`` can be shown now, and the posts."""
    victims = range(len(scene.table.chairs))
    shows = [Outcome(1, scene, show) for show in (Show.HAND, Show.STEAL, Show.SHEET)]
    shows += [Outcome(1, scene, Show.STEAL, victim=victim, slot=0) for victim in victims]
    return [private(scene), live(scene), past(scene), *map(answer, shows)]


WORDS = {"on", "off", "best", *Meld}
"""All that a control may carry but numbers: never a card."""


@pytest.mark.parametrize(("options", "players", "seed"), GAMES)
def test_no_screen_of_a_seat_depends_on_what_is_hidden_from_it(
    options: Options, players: int, seed: int
) -> None:
    for game, other, viewer in moments(options, players, seed):
        shown = screens(game.scene(viewer))
        assert screens(other.scene(viewer)) == shown
        for control in chain.from_iterable(map(controls, shown)):
            assert all(arg.isdecimal() or arg in WORDS for arg in control.args)


def test_what_another_beggar_man_declared_is_hidden_until_all_have() -> None:
    game = Game(BY_HAND, 2)
    for meld, places in (("thief", (0,)), ("beggar_man", (0, 7))):
        for seat in (0, 1):
            game.choose(meld, *places, seat=seat)
            game.press("seal", seat=seat)
    game.press("late_rank", "K", args=("1",))
    game.press("announce")
    other = copy(game)
    other.state = twin(game.now, 1, Random(1))
    assert other.now.declaring != game.now.declaring
    assert screens(other.scene(1)) == screens(game.scene(1))
    assert screens(other.scene(0)) != screens(game.scene(0))


def test_the_twins_differ_in_every_phase_with_hidden_choices() -> None:
    phases: set[Phase] = set()
    for options, players, seed in GAMES:
        for game, other, viewer in moments(options, players, seed):
            seen = INDIAN_CHIEF.view(game.now, viewer)
            others = [seat for seat in range(players) if seat != viewer]
            assert INDIAN_CHIEF.view(other.now, viewer) == seen
            if any(game.now.hands[seat] != other.now.hands[seat] for seat in others):
                phases.add(game.now.phase)
    assert phases >= {Phase.MELD, Phase.DECLARE, Phase.STEAL}
