"""Cards for tests, written as they are read."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, parse_card


def cards(text: str) -> tuple[Card, ...]:
    """Read faces; the second of two equal faces is the card of the second deck, and so on."""
    seen: Counter[str] = Counter()
    found = []
    for word in text.split():
        card = parse_card(word)
        found.append(card._replace(copy=card.copy or seen[card.face]))
        seen[card.face] += 1
    return tuple(found)


def faces(cards: tuple[Card | None, ...]) -> str:
    """Write what is printed on cards; ``-`` where a steal left a gap."""
    return " ".join("-" if card is None else card.face for card in cards)
