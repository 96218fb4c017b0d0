"""Nothing that a viewer may not see reaches a screen of that viewer.

Whole games are played. At every moment the game has a twin in which all that is hidden from the
viewer is otherwise: the hands, seals, wishes, picks and late declarations of the others. Both give
the same screens.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random

import pytest

from bot.outcome import Outcome, Said, Show
from bot.present.answer import answer
from bot.present.handbook import Topic
from bot.present.indian_chief.rules import PAGES
from bot.present.indian_chief.scene import Draft, played
from bot.present.limits import controls
from bot.present.reminder import Waiting, by_dm, ping
from bot.present.scene import Scene
from bot.present.screen import Picture, Screen, Text
from bot.present.table import live, milestone, past, private
from bot.present.words import rank_name, suit_name
from bot.reader import Reader, reading
from data.log import Pace, Posts, Stage, Table, TimesProposed, TimesSet
from data.people import Language
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, deck, is_joker
from engine.catalog import choose
from engine.core import Command, Event, Seat
from engine.deal import Deal
from engine.indian_chief.model import (
    JokersDeclared,
    Meld,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
    SealMeld,
    StealPicked,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import RULEBOOKS, rules_of
from engine.indian_chief.situation import Phase, Sealed, View
from engine.indian_chief.state import Declaring, State, Thieves
from engine.indian_chief.wishes import parse_wish
from tests.bot.present.scenes import ALONE, BY_HAND, MODERN, TRIPLE, cards, scene, table, user
from tests.bot.present.screens import OWN, plans

CONTROL_ARG = re.compile(
    rf"\d+|on|off|best|picked|computer|nothing|wish|back|{'|'.join(Meld)}|({'|'.join(RULEBOOKS)})[01]*"
    rf"|{'|'.join(Pace)}|pace|length|weekends|vacations|{'|'.join(chain(PAGES, Topic))}"
)
"""A place, a switch, a meld, a pace, a page of help, or the options of the table."""

GAMES = [
    *(((players, Options()), seed) for players, seed in ((2, 4), (3, 29), (4, 2), (8, 7))),
    ((2, MODERN), 1),
    ((10, MODERN), 2),
    ((3, TRIPLE), 3),
    ((4, BY_HAND), 4),
    ((3, Options(split="by_hand", suggest="on")), 11),
    *(((1, options), seed) for seed, options in enumerate(ALONE, start=5)),
]
EACH = pytest.mark.parametrize(
    ("cast", "seed"),
    [
        pytest.param(
            cast, seed, id=f"{cast[1].rulebook} {cast[0]}{' triple' * cast[1].triple} ({seed})"
        )
        for cast, seed in GAMES
    ],
)

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", Language)

Moment = tuple[State, tuple[Event, ...]]
Cast = tuple[int, Options]


def card_words() -> re.Pattern[str]:
    """Return what finds the name of a card in the reader's language."""
    names = (*map(rank_name, NATURAL_RANKS), *map(suit_name, NATURAL_SUITS), "jk")
    return re.compile(rf"\b({'|'.join(names)})\b", re.IGNORECASE)


@cache
def play(cast: Cast, seed: int) -> tuple[Moment, ...]:
    """Play a game at random, and return every state with the events that led to it."""
    return tuple(_play(*cast, seed))


def _play(players: int, options: Options, seed: int) -> Iterator[Moment]:
    rng, deal = Random(seed), Deal(bytes([seed]) * 32, ())
    events = INDIAN_CHIEF.start(players, options, deal)
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
        events = INDIAN_CHIEF.decide(state, steered(state, command, rng), deal)


def steered(state: State, command: Command, rng: Random) -> Command:
    """Let thieves say beforehand what they steal, and Beggar Men have jokers to declare."""
    if not isinstance(command, SealMeld):
        return command
    if state.rules.declare_late:
        return begging(state, command)
    steals = command.meld is Meld.THIEF and not state.rules.has_jokers and rng.random() < 0.2
    return replace(command, wish=parse_wish("AH A S")) if steals else command


def begging(state: State, command: SealMeld) -> SealMeld:
    """Play the Thief first, then the Beggar Man with the joker that it brought."""
    for meld in (Meld.THIEF, Meld.BEGGAR_MAN)[state.round - 1 :]:
        hand = sorted(state.hands[command.seat], key=lambda card: card.suit, reverse=True)
        return SealMeld(command.seat, meld, tuple(hand[: state.rules.sizes[meld]]))
    return command


def twin(state: State, viewer: Seat | None, rng: Random) -> State:
    """Return the same game with everything otherwise that ``viewer`` may not see."""
    others = [seat for seat in range(state.players) if seat != viewer]
    hands, pool = list(state.hands), held_by_others(state, others, viewer, rng)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in hands[seat])
    changed = replace(state, hands=tuple(hands))
    sealed = list(state.sealed)
    for seat in others:
        if sealed[seat] is not None:
            sealed[seat] = seal(changed, seat, rng)
    return replace(
        changed,
        sealed=tuple(sealed),
        thieves=repicked(state, viewer),
        declaring=redeclared(state, viewer, rng),
    )


def held_by_others(
    state: State, others: list[Seat], viewer: Seat | None, rng: Random
) -> list[Card]:
    """Return cards for the others: as many jokers as they hold, and what else is unseen."""
    jokers = [card for seat in others for card in state.hands[seat] if is_joker(card)]
    natural = unseen(state, viewer)
    rng.shuffle(natural)
    count = sum(len(state.hands[seat]) for seat in others)
    pool = jokers + natural[: count - len(jokers)]
    rng.shuffle(pool)
    return pool


def unseen(state: State, viewer: Seat | None) -> list[Card]:
    seen = set() if viewer is None else set(state.hands[viewer])
    lying = (*state.melds, *state.earlier)
    seen |= {card for melded in lying for card in melded.slots if card}
    return [card for card in deck(state.rules.decks[state.players]) if card not in seen]


def seal(state: State, seat: Seat, rng: Random) -> Sealed:
    meld = rng.choice(tuple(state.open_columns(seat) or Meld))
    size = min(state.rules.sizes[meld], len(state.hands[seat]))
    column = rng.choice(state.open_columns(seat).get(meld, (1,)))
    declared = tuple(rng.choice(deck(1)) if is_joker(card) else None for card in state.hands[seat])
    return Sealed(meld, state.hands[seat][:size], None, column, declared[:size])


def repicked(state: State, viewer: Seat | None) -> Thieves:
    picks = tuple(
        pick if pick.thief == viewer else replace(pick, target=None) for pick in state.thieves.picks
    )
    return replace(state.thieves, picks=picks)


def redeclared(state: State, viewer: Seat | None, rng: Random) -> Declaring:
    said = tuple(
        said if said.seat == viewer else otherwise(said, rng) for said in state.declaring.said
    )
    return replace(state.declaring, said=said)


def otherwise(said: JokersDeclared, rng: Random) -> JokersDeclared:
    return replace(said, declared=tuple(rng.choice(deck(1)) for _ in said.declared))


def view_of(state: State, viewer: Seat | None) -> View:
    return INDIAN_CHIEF.view(state, viewer)


def at_table(state: State, posts: Posts = Posts.CHANNEL) -> Table:
    stage = Stage.CLOSED if state.phase is Phase.OVER else Stage.PLAYING
    at = table(state.players, stage, state.options)
    return replace(at, step=state.step, posts=posts)


def screens(state: State, viewer: Seat | None, posts: Posts = Posts.CHANNEL) -> Iterator[Screen]:
    """Yield everything that ``viewer`` can be shown at this moment, the channel's posts too."""
    here = scene(view_of(state, viewer), at_table(state, posts), viewer)
    yield from (live(here), past(here), answer(Outcome(1, here, Show.SHEET)))
    if state.table is not None and state.table.scores:
        told = MeldsRevealed(state.round, state.table.shown, state.table.scores)
        yield from filter(None, (milestone(here, told),))
        yield answer(Outcome(1, replace(here, reveal=told), Show.WHY))
    if state.players > 1:
        yield from timed(here)
    if viewer is not None:
        yield from own_screens(here, viewer)


def timed(here: Scene) -> Iterator[Screen]:
    """Yield what is told and asked about the times of a table."""
    asked = replace(here, table=replace(here.table, proposed=TimesProposed(OWN, 0)))
    yield from (live(asked), answer(Outcome(1, asked, Show.TIMES, times=OWN)))
    yield from filter(None, (milestone(asked, e) for e in (TimesProposed(OWN, 0), TimesSet(OWN))))
    yield from reminding(here)


def reminding(here: Scene) -> Iterator[Screen]:
    """Yield what is told to those whom a table waits for, and to who has them reminded."""
    left = replace(here.table, one_left=1, nudged=2)
    for waiting in (Waiting(here.table), Waiting(left, asked=True)):
        yield from (by_dm((waiting,)), by_dm((waiting, waiting)), ping(user(0), waiting))
    yield live(replace(here, table=left))
    yield answer(Outcome(1, here, Show.NOTE, Said.NUDGED))


def own_screens(here: Scene, viewer: Seat) -> Iterator[Screen]:
    """Yield what ``viewer`` alone is shown, with every kind of draft of its own cards."""
    view = played(here)
    yield private(here)
    yield answer(Outcome(1, here, Show.NEXT))
    if view.options.solo:
        yield answer(Outcome(1, here, Show.REMAINING))
    for draft in drafts(view, viewer):
        yield answer(Outcome(1, replace(here, draft=draft), Show.HAND))
    for plan in plans(view, draft):
        planned = replace(here, draft=draft, plan=plan)
        yield answer(Outcome(1, planned, Show.PLAN))
    yield answer(Outcome(1, planned, Show.HAND))
    for victim in range(view.players):
        yield answer(Outcome(1, here, Show.STEAL, victim=victim, slot=0))


def drafts(view: View, viewer: Seat) -> Iterator[Draft]:
    yield Draft()
    if view.phase is not Phase.MELD:
        return
    for meld in view.open_melds[viewer]:
        held = view.hand[-rules_of(view.options).sizes[meld] :]  # jokers come last
        declared = tuple(deck(1)[0] if is_joker(card) else None for card in held)
        column = view.columns_of(viewer, meld)[-1]
        by_hand = any(declared) and meld is not Meld.BEGGAR_MAN
        yield Draft(meld, held, column=column)
        yield Draft(meld, held, declared=declared if by_hand else (), by_hand=by_hand)
    rules = rules_of(view.options)
    if rules.split_by_hand and Meld.INDIAN_CHIEF in view.open_melds[viewer]:
        held = view.hand[: rules.sizes[Meld.INDIAN_CHIEF]]
        yield Draft(Meld.INDIAN_CHIEF, held, aside=tuple(range(rules.aside)))


@pytest.mark.sweep(3)
@pytest.mark.case(42)
@EACH
def test_no_screen_depends_on_what_is_hidden(cast: Cast, seed: int) -> None:
    rng = Random(seed)
    for state, _ in play(cast, seed):
        for viewer in (None, rng.randrange(cast[0])):
            other = twin(state, viewer, rng)
            assert [*screens(other, viewer)] == [*screens(state, viewer)]


@pytest.mark.parametrize("posts", list(Posts))
@pytest.mark.parametrize("options", ALONE)
def test_a_game_alone_hides_its_hand_wherever_it_is_told(options: Options, posts: Posts) -> None:
    rng = Random(9)
    for state, _ in play((1, options), 9):
        other = twin(state, None, rng)
        assert [*screens(other, None, posts)] == [*screens(state, None, posts)]


def test_the_twins_do_differ() -> None:
    rng = Random(5)
    for cast in ((4, Options()), (4, BY_HAND)):
        states = [state for state, _ in play(cast, 7) if state.phase is Phase.MELD]
        twins = [twin(state, 0, rng) for state in states]
        for one, other in zip(states, twins, strict=True):
            assert one != other
            assert [*screens(one, 1)] != [*screens(other, 1)]  # another seat tells them apart


def test_what_another_beggar_man_declared_is_hidden_until_all_have() -> None:
    rng = Random(1)
    waiting = [state for state, _ in play((4, BY_HAND), 4) if state.declaring.said]
    assert waiting
    for state in waiting:
        [last] = set(range(4)) - {said.seat for said in waiting[-1].declaring.said}
        other = twin(state, last, rng)
        assert other.declaring != state.declaring
        assert [*screens(other, last)] == [*screens(state, last)]
        for said in state.declaring.said:
            assert [*screens(other, said.seat)] != [*screens(state, said.seat)]


def test_the_games_hold_every_phase_with_hidden_choices() -> None:
    states = [state for cast, seed in GAMES for state, _ in play(cast, seed)]
    seals = [sealed for state in states for sealed in state.sealed if sealed]
    assert {state.phase for state in states} == set(Phase)
    assert any(state.phase is Phase.MELD and any(state.sealed) for state in states)
    assert any(state.thieves.picks for state in states)
    assert any(any(said.declared) for state in states for said in state.declaring.said)
    assert any(sealed.wish for sealed in seals)
    assert any(any(sealed.declared) for sealed in seals)
    assert any(sealed.aside for sealed in seals)
    assert {sealed.column for sealed in seals} == {1, 2, 3}
    assert any(state.earlier for state in states)


def test_no_screen_tells_which_joker_it_is() -> None:
    """Its number says how many jokers others hold, as the lowest free one is taken."""
    first, third = (
        replace(view_of(play((2, MODERN), 1)[0][0], 0), hand=cards(f"2C 3C 4D 5D 6H 7H 8S {joker}"))
        for joker in ("JK", "JK.2")
    )
    at = table(2, options=MODERN)
    shown = [[*own_screens(scene(view, at, 0), 0)] for view in (first, third)]
    assert shown[0] == shown[1]
    assert any("joker" in str(screen) for screen in shown[0])


@pytest.mark.case(42)
def test_equal_screens_have_equal_picture_bytes() -> None:
    rng = Random(6)
    state = next(state for state, _ in play((4, MODERN), 6))
    other = twin(state, 2, rng)
    for one, same in zip([*screens(state, 2)][:5], [*screens(other, 2)][:5], strict=True):
        assert pngs(one) == pngs(same)


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def pngs(screen: Screen) -> list[bytes]:
    return [picture.drawing.png() for picture in pictures(screen)]


@pytest.mark.case(42)
@EACH
def test_the_channel_is_told_nothing_of_what_a_scene_knows_privately(cast: Cast, seed: int) -> None:
    draft = Draft(Meld.LAWYER, cards("QD QC 4S AH"))
    for state, events in play(cast, seed):
        at = at_table(state)
        public = scene(view_of(state, None), at)
        for seat in {0, cast[0] - 1}:
            view = view_of(state, seat)
            plan, _ = plans(view, draft)
            knowing = replace(scene(view, at, seat, draft), plan=plan)
            assert live(knowing) == live(public)
            assert past(knowing) == past(public)
            assert [milestone(knowing, e) for e in events] == [milestone(public, e) for e in events]


@pytest.mark.case(42)
@EACH
@IN_EACH_LANGUAGE
def test_before_the_reveal_the_channel_hears_of_no_card_and_no_sealed_meld(
    cast: Cast, seed: int, language: Language
) -> None:
    with reading(Reader(language)):
        hears_of_no_card(cast, seed)


def hears_of_no_card(cast: Cast, seed: int) -> None:
    words = card_words()
    for state, events in play(cast, seed):
        public = scene(view_of(state, None), at_table(state))
        for event in events:
            if isinstance(event, MeldSealed | StealPicked | JokersDeclared):
                assert milestone(public, event) is None
        if state.phase is not Phase.MELD:
            continue
        screen = live(public)
        assert not pictures(screen)
        assert not words.search(screen.alert or "")
        for block in screen.blocks:
            assert not (isinstance(block, Text) and words.search(block.body))


@pytest.mark.sweep(6)
@pytest.mark.case(42)
@EACH
@IN_EACH_LANGUAGE
def test_no_control_or_alert_holds_a_card(cast: Cast, seed: int, language: Language) -> None:
    with reading(Reader(language)):
        holds_no_card(cast, seed)


def holds_no_card(cast: Cast, seed: int) -> None:
    words = card_words()
    for state, _ in play(cast, seed):
        for screen in screens(state, Random(seed).randrange(cast[0])):
            assert not words.search(screen.alert or "")
            args = [arg for control in controls(screen) for arg in control.args]
            assert [arg for arg in args if not CONTROL_ARG.fullmatch(arg)] == []


@EACH
def test_every_reveal_of_whole_games_is_posted(cast: Cast, seed: int) -> None:
    for state, events in play(cast, seed):
        for event in events:
            if isinstance(event, MeldsShown | MeldsRevealed):
                post = milestone(scene(view_of(state, None), at_table(state)), event)
                assert post is not None
                assert len(pictures(post)) == 1 + (cast[0] > 5)
