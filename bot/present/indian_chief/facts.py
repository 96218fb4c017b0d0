"""What the pages of the rules say, asked of the rulebook's values and functions themselves."""

from __future__ import annotations

from itertools import groupby

from bot.present.indian_chief.words import column_name
from bot.present.words import listed, points, rank_name
from bot.tongue import say
from engine.cards import NATURAL_RANKS, Card, Rank, Suit
from engine.indian_chief.model import Meld, Melded
from engine.indian_chief.rulebooks import Rulebook

_PICTURES = (Rank.KING, Rank.QUEEN, Rank.JACK)


def has_steals(rules: Rulebook) -> bool:
    """Whether a thief may take a melded card."""
    return bool(_turns(rules, Rank.TWO, Rank.THREE))


def ties(rules: Rulebook) -> str:
    """Say which thieves have their turn together."""
    tied = [rank_name(rank) for rank in NATURAL_RANKS if len(_turns(rules, Rank.TEN, rank)) == 1]
    if len(tied) > 1:
        return say("chief_rules-ties_ranks", ranks=listed(tied))
    return say("chief_rules-ties")


def _turns(rules: Rulebook, *ranks: Rank) -> tuple[tuple[int, ...], ...]:
    cards = (Card(0, Suit.CLUBS, rank) for rank in ranks)
    return rules.turns(tuple(Melded(Meld.THIEF, (card,)) for card in cards))


def last_digit(rules: Rulebook) -> str:
    """Say by an example how the last digit of two cards is found."""
    seven, eight = rules.values[Rank.SEVEN], rules.values[Rank.EIGHT]
    both = seven + eight
    return say("chief_rules-last_digit", first=seven, second=eight, sum=both, digit=both % 10)


def tribe_size(rules: Rulebook) -> int:
    """Cards of the Chief's larger part, which scores as a hand."""
    return rules.sizes[Meld.INDIAN_CHIEF] - rules.aside


def values(rules: Rulebook) -> str:
    """Say what cards count: one sentence."""
    low, *others = rules.face_values(Rank.ACE)
    pictures, picture = listed(map(rank_name, _PICTURES)), rules.values[Rank.KING]
    if not others:
        return say("chief_rules-values", ace=low, pictures=pictures, picture=picture)
    high = others[-1]
    return say("chief_rules-values_best", low=low, high=high, pictures=pictures, picture=picture)


def decks(rules: Rulebook) -> str:
    """Say how many decks serve how many players: ``"1 deck for 2 or 3 players, ..."``."""
    groups = (
        (number, tuple(players))
        for number, players in groupby(rules.decks, key=lambda players: rules.decks[players])
    )
    return ", ".join(
        say("chief_rules-decks", decks=number, players=_players(players))
        for number, players in groups
    )


def _players(numbers: tuple[int, ...]) -> str:
    first, *_, last = *numbers, numbers[-1]
    if first == last:
        return say("chief_rules-players", number=first)
    if last == first + 1:
        return say("chief_rules-players_or", first=first, last=last)
    return say("chief_rules-players_to", first=first, last=last)


def worth(rules: Rulebook, card: Card) -> int:
    """Return the most that a card counts, in points."""
    return rules.face_values(card.rank)[-1]


def yardstick(rules: Rulebook) -> str:
    """Say which totals are good, by the source; ``""`` where it says nothing."""
    if rules.yardstick is None:
        return ""
    good, excellent = rules.yardstick
    return say("chief_rules-yardstick", good=good, excellent=excellent)


def columns(rules: Rulebook) -> str:
    """Name the columns by their factors: ``"x1, x2 and x3"``."""
    return listed(map(column_name, range(1, rules.columns + 1)))


def matches(rules: Rulebook) -> str:
    """Say what a Beggar Man scores, and for which cards."""
    earned = points(rules.match)
    if rules.stay:
        return say("chief_rules-matches_solo", points=earned)
    return say("chief_rules-matches", points=earned)
