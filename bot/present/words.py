"""Cards, numbers and times in words that read well aloud."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card, Rank, Suit
from engine.indian_chief.model import Meld, Want, Wish

RANKS = {rank: rank.name.lower() for rank in Rank}
SUITS = {suit: suit.name.lower() for suit in Suit}
MELDS = {
    Meld.THIEF: "Thief",
    Meld.BEGGAR_MAN: "Beggar Man",
    Meld.POOR_MAN: "Poor Man",
    Meld.LAWYER: "Lawyer",
    Meld.RICH_MAN: "Rich Man",
    Meld.DOCTOR: "Doctor",
    Meld.INDIAN_CHIEF: "Indian Chief",
}
_VOWELS = ("a", "e", "i", "o", "u")


def card_name(card: Card) -> str:
    """Name a card: ``"ten of hearts"``."""
    return f"{RANKS[card.rank]} of {SUITS[card.suit]}"


def the(card: Card) -> str:
    """Name a card with its article: ``"the ten of hearts"``."""
    return f"the {card_name(card)}"


def short_rank(card: Card) -> str:
    """``"ace"``, ``"10"``, ``"king"``: figures as figures, pictures as words."""
    if Rank.TWO <= card.rank <= Rank.TEN:
        return str(int(card.rank))
    return RANKS[card.rank]


def short_card(card: Card) -> str:
    """``"10 of hearts"``."""
    return f"{short_rank(card)} of {SUITS[card.suit]}"


def with_article(noun: str) -> str:
    """Put the article before a noun: ``"an ace"``, ``"a king"``."""
    return f"{'an' if noun.startswith(_VOWELS) else 'a'} {noun}"


def listed(items: Iterable[str], last: str = "and") -> str:
    """Join words as a sentence does: ``"a, b and c"``."""
    *head, tail = tuple(items) or ("nobody",)
    return f"{', '.join(head)} {last} {tail}" if head else tail


def counted(number: int, noun: str) -> str:
    """``"1 card"``, ``"-3 points"``."""
    return f"{number} {noun}" if abs(number) == 1 else f"{number} {noun}s"


def points(number: int) -> str:
    """``"1 point"``, ``"25 points"``, ``"minus 12 points"``."""
    return f"minus {counted(-number, 'point')}" if number < 0 else counted(number, "point")


def by_suit(cards: Iterable[Card]) -> tuple[tuple[str, str], ...]:
    """Group cards for one line: ``(("Clubs", "3, 4"), ("Hearts", "10, king"))``."""
    order = sorted(cards, key=lambda card: (card.suit, card.rank, card.copy))
    suits = dict.fromkeys(card.suit for card in order)
    return tuple(
        (SUITS[suit].capitalize(), ", ".join(short_rank(c) for c in order if c.suit is suit))
        for suit in suits
    )


def cards_marked(cards: Iterable[Card]) -> str:
    """Write one line of Markdown: ``"**Clubs** 3, 4 \u00b7 **Hearts** 10, king"``."""
    return " \u00b7 ".join(f"**{suit}** {ranks}" for suit, ranks in by_suit(cards)) or "no cards"


def cards_plain(cards: Iterable[Card]) -> str:
    """Write the same line without Markdown: ``"clubs 3, 4; hearts 10, king"``."""
    return "; ".join(f"{suit.lower()} {ranks}" for suit, ranks in by_suit(cards)) or "no cards"


def ordinal(number: int) -> str:
    """``"1st"``, ``"2nd"``, ``"3rd"``, ``"4th"`` (places at a table of eight)."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def want_words(want: Want) -> str:
    """Say what a thief wants: ``"the ace of hearts"``, ``"an ace"``, ``"the highest spade"``."""
    if want.suit is None:
        return "the highest card" if want.rank is None else with_article(RANKS[want.rank])
    if want.rank is None:
        return f"the highest {SUITS[want.suit].removesuffix('s')}"
    return f"the {RANKS[want.rank]} of {SUITS[want.suit]}"


def wish_words(wish: Wish | None) -> str:
    """Say a wish: ``"an ace, else draw"``; ``None`` is a thief who will be asked."""
    if wish is None:
        return "ask me"
    return ", else ".join((*map(want_words, wish.wants), "draw"))


def when(at: int) -> str:
    """``at`` (UTC milliseconds) as each reader's own time, full and relative."""
    return f"<t:{at // 1000}:f> (<t:{at // 1000}:R>)"
