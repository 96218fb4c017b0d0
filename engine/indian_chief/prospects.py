"""What a meld is worth before the reveal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.cards import NATURAL_RANKS, Card, is_joker
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook


def prospect(
    rules: Rulebook,
    players: int,
    hand: tuple[Card, ...],
    meld: Meld,
    cards: tuple[Card, ...],
    *,
    others: tuple[Card, ...] | None = None,
) -> float:
    """Points that ``cards`` of ``hand`` score as ``meld``, jokers declared as scores best.

    ``hand`` are all cards that the player sees and ``others`` those that count for a Beggar Man,
    where they are known, as in a solo game; else a Beggar Man's points are the expected ones.
    """
    if meld is Meld.BEGGAR_MAN and others is None:
        return _expected(rules, players, hand, cards)
    known = others or ()
    return score(rules, meld, declare(rules, meld, cards, known), known).points


def _expected(
    rules: Rulebook, players: int, hand: tuple[Card, ...], cards: tuple[Card, ...]
) -> float:
    """Points that a Beggar Man of ``cards`` may expect before the reveal (rule 8).

    A joker in it stands for the rank with most unseen cards, unless jokers match nothing (44).
    Jokers are no cards of the deck: none is unseen.
    """
    decks = rules.decks[players]
    seen = Counter(card.rank for card in hand if not is_joker(card))
    unseen = {rank: 4 * decks - seen[rank] for rank in NATURAL_RANKS}
    matching = sum(unseen.pop(rank) for rank in {card.rank for card in cards if not is_joker(card)})
    jokers = sum(map(is_joker, cards)) if rules.jokers_match else 0
    matching += sum(sorted(unseen.values(), reverse=True)[:jokers])
    melded = sum(rules.sizes.values()) / len(rules.sizes) * (players - 1)
    return rules.match * melded * matching / (52 * decks - seen.total())
