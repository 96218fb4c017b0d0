"""What is still to come in a solo game, counted rank by rank and suit by suit."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bot.present.indian_chief.scene import played
from bot.present.parts import button, heading, how_button, row
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text
from bot.present.words import capital, listed, ranks_counted, short_rank, suit_name
from bot.tongue import say
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit, deck
from engine.indian_chief.situation import View

_NAME, _CELL = 6, 4
_NONE = "\u00b7"


def remaining(scene: Scene) -> Screen:
    """Return how many cards of each kind are neither in the hand nor on the table."""
    left = unseen(played(scene))
    return Screen(
        (
            heading(scene, say("chief_hand-cards_left")),
            Text("\n".join(_said(played(scene), left))),
            Text(_grid(left)),
            row(
                button(scene, say("chief_hand-back"), "remaining", "off", style=Style.MAIN),
                how_button(scene),
            ),
        )
    )


def unseen(view: View) -> tuple[Card, ...]:
    """Return the cards of the decks that this seat has not seen, in canonical order."""
    lying = chain.from_iterable(melded.slots for melded in (*view.table, *view.earlier))
    seen = {*view.hand, *lying}
    return tuple(card for card in deck(view.decks) if card not in seen)


def _said(view: View, left: tuple[Card, ...]) -> list[str]:
    suits = Counter(card.suit for card in left)
    by_suit = listed(
        say("chief_hand-of_suit", number=suits[suit], suit=suit_name(suit))
        for suit in NATURAL_SUITS
    )
    by_rank = ranks_counted(sorted(left, key=lambda card: card.rank))
    lines = [
        say("chief_hand-to_come", number=len(left), suits=by_suit),
        say("chief_hand-by_rank", ranks=by_rank),
    ]
    if view.wild:
        lines.append(say("chief_hand-wild", jokers=view.wild))
    return lines


def _grid(left: tuple[Card, ...]) -> str:
    """Return a code block of a line for each rank and a column for each suit."""
    counts = Counter((card.rank, card.suit) for card in left)
    every = say("chief_hand-all")
    suits = [say(f"chief_hand-short_{suit.name.lower()}") for suit in NATURAL_SUITS]
    lines = [_line(say("chief_hand-rank"), suits, every)]
    for rank in NATURAL_RANKS:
        cells = [counts[rank, suit] for suit in NATURAL_SUITS]
        lines.append(_line(_name(rank), [str(n or _NONE) for n in cells], str(sum(cells))))
    sums = [sum(counts[rank, suit] for rank in NATURAL_RANKS) for suit in NATURAL_SUITS]
    lines.append(_line(every, list(map(str, sums)), str(len(left))))
    return "```\n" + "\n".join(lines) + "\n```"


def _name(rank: Rank) -> str:
    return capital(short_rank(Card(0, Suit.CLUBS, rank)))


def _line(name: str, cells: list[str], total: str) -> str:
    return name.ljust(_NAME) + "".join(cell.rjust(_CELL) for cell in (*cells, total))
