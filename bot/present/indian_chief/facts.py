"""What the pages of the rules say, asked of the rulebook's values and functions themselves."""

from __future__ import annotations

from itertools import groupby

from bot.present.indian_chief.words import column_name
from bot.present.words import counted, listed, points, rank_name
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
    return f"Equal ranks tie{f'; so do {listed(tied)}' if len(tied) > 1 else ''}."


def _turns(rules: Rulebook, *ranks: Rank) -> tuple[tuple[int, ...], ...]:
    cards = (Card(0, Suit.CLUBS, rank) for rank in ranks)
    return rules.turns(tuple(Melded(Meld.THIEF, (card,)) for card in cards))


def last_digit(rules: Rulebook) -> str:
    """Say by an example how the last digit of two cards is found."""
    seven, eight = rules.values[Rank.SEVEN], rules.values[Rank.EIGHT]
    return f"{seven} and {eight} make {seven + eight}, so {(seven + eight) % 10}"


def tribe_size(rules: Rulebook) -> int:
    """Cards of the Chief's larger part, which scores as a hand."""
    return rules.sizes[Meld.INDIAN_CHIEF] - rules.aside


def values(rules: Rulebook) -> str:
    """Say what cards count: one sentence."""
    ace = listed(map(str, rules.face_values(Rank.ACE)), "or")
    choice = ", whichever scores best" if len(rules.face_values(Rank.ACE)) > 1 else ""
    pictures = listed(rank_name(rank) for rank in _PICTURES)
    return (
        f"An ace counts {ace}{choice}; {pictures} count {rules.values[Rank.KING]} each, "
        "all other cards their number."
    )


def decks(rules: Rulebook) -> str:
    """Say how many decks serve how many players: ``"1 deck for 2 or 3 players, ..."``."""
    groups = (
        (number, tuple(players))
        for number, players in groupby(rules.decks, key=lambda players: rules.decks[players])
    )
    return ", ".join(f"{counted(number, 'deck')} for {_players(p)}" for number, p in groups)


def _players(numbers: tuple[int, ...]) -> str:
    first, *_, last = *numbers, numbers[-1]
    if first == last:
        return counted(first, "player")
    return f"{first} {'or' if last == first + 1 else 'to'} {last} players"


def worth(rules: Rulebook, card: Card) -> str:
    """Say the most that a card counts: ``"worth 11"``."""
    return f"worth {rules.face_values(card.rank)[-1]}"


def yardstick(rules: Rulebook) -> str:
    """Say which totals are good, by the source; ``""`` where it says nothing."""
    if rules.yardstick is None:
        return ""
    good, excellent = rules.yardstick
    return f"The rulebook's yardstick: over {good} is good, and over {excellent} is excellent."


def columns(rules: Rulebook) -> str:
    """Name the columns by their factors: ``"x1, x2 and x3"``."""
    return listed(map(column_name, range(1, rules.columns + 1)))


def matches(rules: Rulebook) -> str:
    """Say what a Beggar Man scores, and for which cards."""
    lying = "lies in your earlier melds" if rules.stay else "others meld in this round"
    return f"{points(rules.match)} for each card of the rank of either of yours that {lying}"
