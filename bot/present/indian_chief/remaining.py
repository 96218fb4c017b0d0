"""What is still to come in a solo game, counted rank by rank and suit by suit."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bot.present.indian_chief.scene import played
from bot.present.parts import button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text
from bot.present.words import counted, listed, ranks_counted, short_rank, suit_name
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit, deck
from engine.indian_chief.situation import View

_NAME, _CELL = 6, 4
_NONE = "\u00b7"


def remaining(scene: Scene) -> Screen:
    """Return how many cards of each kind are neither in the hand nor on the table."""
    left = unseen(played(scene))
    return Screen(
        (
            heading(scene, "Cards left"),
            Text("\n".join(_said(played(scene), left))),
            Text(_grid(left)),
            row(button(scene, "Back to my hand", "remaining", "off", style=Style.MAIN)),
        )
    )


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards of the decks that this seat has not seen, in canonical order."""
    lying = chain.from_iterable(melded.slots for melded in (*view.table, *view.earlier))
    seen = {*view.hand, *lying}
    return tuple(card for card in deck(view.decks) if card not in seen)


def _said(view: View, left: tuple[Card, ...]) -> list[str]:
    suits = Counter(card.suit for card in left)
    by_suit = listed(f"{suits[suit]} {suit_name(suit)}" for suit in NATURAL_SUITS)
    lines = [
        f"**{counted(len(left), 'card')}** still to come: {by_suit}.",
        f"By rank: {ranks_counted(sorted(left, key=lambda card: card.rank))}.",
    ]
    if view.wild:
        lines.append(f"In the wild pile: {counted(view.wild, 'joker')}.")
    return lines


def _grid(left: tuple[Card, ...]) -> str:
    """Return a code block of a line for each rank and a column for each suit."""
    counts = Counter((card.rank, card.suit) for card in left)
    lines = [_line("Rank", [suit_name(suit)[0].upper() for suit in NATURAL_SUITS], "All")]
    for rank in NATURAL_RANKS:
        cells = [counts[rank, suit] for suit in NATURAL_SUITS]
        lines.append(_line(_name(rank), [str(n or _NONE) for n in cells], str(sum(cells))))
    sums = [sum(counts[rank, suit] for rank in NATURAL_RANKS) for suit in NATURAL_SUITS]
    lines.append(_line("All", list(map(str, sums)), str(len(left))))
    return "```\n" + "\n".join(lines) + "\n```"


def _name(rank: Rank) -> str:
    return short_rank(Card(0, Suit.CLUBS, rank)).capitalize()


def _line(name: str, cells: list[str], total: str) -> str:
    return name.ljust(_NAME) + "".join(cell.rjust(_CELL) for cell in (*cells, total))
