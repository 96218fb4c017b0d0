"""A game in hand: deals as a test wants them, plays commands, keeps the log."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import reduce
from itertools import chain, count, islice

import pytest

from engine.cards import Card, Rank, Suit, deck, is_joker, parse_card
from engine.core import Command, Event, Seat, fold
from engine.deal import Deal
from engine.indian_chief.model import (
    DeclareJokers,
    Meld,
    Melded,
    PickSteal,
    SealMeld,
    Target,
    Want,
    Wish,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.state import State
from engine.indian_chief.steals import stealable
from engine.players.indian_chief import Player, easy, random_legal
from tests.engine.hands import cards
from tests.engine.variants import CLASSIC, Table

PLAYERS = INDIAN_CHIEF.seats(CLASSIC)
RULES = rules_of(CLASSIC)

every_number = pytest.mark.parametrize("players", PLAYERS)
from_three = pytest.mark.parametrize("players", PLAYERS[1:])


def chance(number: int, players: int) -> Deal:
    """Make a real deal, of a seed as good as any."""
    return Deal(number.to_bytes(32), [seat.to_bytes(16) for seat in range(players)])


class Stacked(Deal):
    """A deal whose shuffles put given cards on top, the others below in canonical order."""

    def __init__(self, tops: Mapping[int, tuple[Card, ...]]) -> None:
        self.tops = tops
        self.shuffled: list[tuple[int, frozenset[Card]]] = []

    def shuffle(self, cards: Iterable[Card], number: int) -> tuple[Card, ...]:
        """Stack the deck, and remember what was shuffled."""
        rest = set(cards)
        self.shuffled.append((number, frozenset(rest)))
        top = self.tops.get(number, ())
        rest -= set(top)
        return (*top, *sorted(rest))


class Playing:
    """A game under way: its log, the state that this folds to, and what led there.

    ``steps`` are the commands with the events that they led to; ``None`` stands for a lapse.
    """

    def __init__(self, players: int, deal: Deal, options: Options = CLASSIC) -> None:
        self.deal = deal
        self.log = list(INDIAN_CHIEF.start(players, options, deal))
        state = fold(INDIAN_CHIEF, self.log)
        assert state is not None
        self.state: State = state
        self.steps: list[tuple[Command | None, tuple[Event, ...]]] = []

    def do(self, command: Command) -> tuple[Event, ...]:
        """Decide a command and keep what it leads to."""
        return self._record(command, INDIAN_CHIEF.decide(self.state, command, self.deal))

    def expire(self) -> tuple[Event, ...]:
        """Let the phase lapse."""
        events = INDIAN_CHIEF.expire(self.state, self.state.step, self.deal)
        return self._record(None, events)

    def seal(
        self,
        seat: Seat,
        meld: Meld,
        text: str,
        wish: Wish | None = None,
        *,
        column: int | None = None,
        aside: str = "",
    ) -> tuple[Event, ...]:
        """Seal the cards with these faces out of the seat's hand; ``JK=QD`` is declared.

        ``aside`` are the faces of an Indian Chief's smaller part.
        """
        words = [word.partition("=") for word in text.split()]
        cards = self.held(seat, " ".join(face for face, _, _ in words))
        declared = tuple(parse_card(other) if other else None for _, _, other in words)
        apart = tuple(map([card.face for card in cards].index, aside.split()))
        return self.do(SealMeld(seat, meld, cards, wish, column, declared, apart))

    def seal_any(self, seat: Seat, meld: Meld, *, column: int | None = None) -> tuple[Event, ...]:
        """Seal the first cards of the seat's hand."""
        size = self.state.rules.sizes[meld]
        return self.do(SealMeld(seat, meld, self.state.hands[seat][:size], column=column))

    def declare(self, seat: Seat, text: str) -> tuple[Event, ...]:
        """Declare a Beggar Man's cards after the reveal; ``-`` is no joker, or what is best."""
        declared = (None if word == "-" else parse_card(word) for word in text.split())
        return self.do(DeclareJokers(seat, tuple(declared)))

    def seal_all(self, meld: Meld) -> tuple[Event, ...]:
        """Let every seat that is awaited seal this meld; return what the last one led to."""
        return [self.seal_any(seat, meld) for seat in self.state.awaited][-1]

    def steal(self, thief: Seat, seat: Seat, slot: int, round_: int = 0) -> tuple[Event, ...]:
        """Name a card to steal."""
        return self.do(PickSteal(thief, Target(seat, slot, round_)))

    def draw(self, thief: Seat) -> tuple[Event, ...]:
        """Draw instead."""
        return self.do(PickSteal(thief, None))

    def held(self, seat: Seat, text: str) -> tuple[Card, ...]:
        """Find the cards with these faces in the seat's hand."""
        hand = list(self.state.hands[seat])
        found = []
        for face in text.split():
            card = next(card for card in hand if card.face == face)
            hand.remove(card)
            found.append(card)
        return tuple(found)

    def view(self, seat: Seat | None) -> View:
        """Build a seat's view, or the channel's."""
        return INDIAN_CHIEF.view(self.state, seat)

    @property
    def melds(self) -> tuple[Melded, ...]:
        """The face-up melds as they lie now."""
        assert self.state.table is not None
        return self.state.table.melds

    def _record(self, command: Command | None, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.log += events
        self.steps.append((command, events))
        self.state = reduce(INDIAN_CHIEF.evolve, events, self.state)
        return events


def begun(table: Table, number: int = 1) -> Playing:
    """Start a game with a real deal."""
    return Playing(table.players, chance(number, table.players), table.options)


def dealt(
    *hands: str, draws: Mapping[int, str] | None = None, options: Options = CLASSIC
) -> Playing:
    """Start a game whose seats hold the given cards, filled up from the rest of the deck.

    ``draws`` are the cards that lie on top of the refill of a round. A joker takes the place of
    the last card that its hand was filled up with.
    """
    rules = rules_of(options)
    known = iter(cards(" ".join(hands).replace("JK", "")))
    dealt = [[next(known) for face in hand.split() if face != "JK"] for hand in hands]
    rest = [card for card in deck(rules.decks[len(hands)]) if card not in chain(*dealt)]
    filler = iter(rest)
    for hand in dealt:
        hand += [next(filler) for _ in range(rules.hand - len(hand))]
    tops = {0: tuple(chain.from_iterable(zip(*dealt, strict=True)))}
    for number, text in (draws or {}).items():
        tops[2 * number - 1] = cards(text)
    playing = Playing(len(hands), Stacked(tops), options)
    playing.state = _with_jokers(playing.state, [hand.split().count("JK") for hand in hands])
    return playing


def _with_jokers(state: State, numbers: list[int]) -> State:
    """Exchange so many cards at the end of each hand for jokers."""
    jokers = (Card(number, Suit.JOKER, Rank.JOKER) for number in count())
    hands = tuple(
        (*hand[: len(hand) - number], *islice(jokers, number))
        for hand, number in zip(state.hands, numbers, strict=True)
    )
    return replace(state, hands=hands)


def worth(players: int, hand: tuple[Card, ...], meld: Meld, own: tuple[Card, ...]) -> float:
    """Points of a meld before the reveal: known, or for a Beggar Man expected."""
    return prospect(RULES, players, hand, meld, own)


class Anybody:
    """Plays legally at random, wishes, quarrels and changes of mind included."""

    def __init__(self, rng: random.Random, player: Player = random_legal) -> None:
        self.rng = rng
        self.player = player

    def move(self, playing: Playing) -> tuple[Event, ...]:
        """Let somebody act: one who is awaited, one who has a change of mind, or nobody."""
        state, rng = playing.state, self.rng
        if not rng.randrange(12) and (lapsed := playing.expire()):
            return lapsed
        anew = {
            Phase.MELD: tuple(range(state.players)),
            Phase.DECLARE: state.declaring.seats,
            Phase.STEAL: state.thieves.group,
        }
        who = state.awaited if rng.randrange(6) else anew[state.phase]
        return playing.do(self.command(playing.view(rng.choice(who))))

    def command(self, view: View) -> Command:
        """Do anything that the rules allow, but often what they make most of.

        That is thieves in a tie, and Beggar Men with jokers.
        """
        command = self.player(view, self.rng)
        match command:
            case SealMeld(seat) if Meld.THIEF in view.open_melds[seat] and self.rng.randrange(2):
                highest = max(view.hand, key=lambda card: card.rank)
                steals = not rules_of(view.options).has_jokers
                wish = self.rng.choice((None, self.wish() if steals else None))
                return SealMeld(seat, Meld.THIEF, (highest,), wish)
            case SealMeld(seat) if Meld.BEGGAR_MAN in view.open_melds[seat] and self.rng.randrange(
                2
            ):
                own = view.hand[-2:]  # jokers come last
                return SealMeld(seat, Meld.BEGGAR_MAN, own) if is_joker(own[1]) else command
            case PickSteal(seat) if self.rng.randrange(2):
                lying = stealable(rules_of(view.options), seat, view.table, view.earlier)
                return PickSteal(seat, max(lying, key=lambda at: (at.round, at.seat, at.slot)))
            case _:
                return command

    def wish(self) -> Wish:
        """Wish for a card, a rank and a suit, some of them."""
        one, two, three = self.rng.sample(deck(1), 3)
        wants = (Want(one.rank, one.suit), Want(two.rank, None), Want(None, three.suit))
        return Wish(tuple(self.rng.sample(wants, self.rng.randrange(4))))


def playout(players: int, number: int, options: Options = CLASSIC) -> Playing:
    """Play a whole game, half at random and half well, the same one for the same number."""
    playing = Playing(players, chance(number, players), options)
    anybody = Anybody(random.Random(number), _now_and_then_well)
    while INDIAN_CHIEF.wait(playing.state):
        anybody.move(playing)
    return playing


def _now_and_then_well(view: View, rng: random.Random) -> Command:
    return rng.choice((easy, random_legal))(view, rng)
