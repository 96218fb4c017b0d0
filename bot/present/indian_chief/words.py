"""Melds, columns and wishes in words that read well aloud."""

from __future__ import annotations

from bot.present.words import TIMES, a_rank, points, rank_name, suit_name
from engine.indian_chief.model import Meld, Want, Wish

MELDS = {
    Meld.THIEF: "Thief",
    Meld.BEGGAR_MAN: "Beggar Man",
    Meld.POOR_MAN: "Poor Man",
    Meld.LAWYER: "Lawyer",
    Meld.RICH_MAN: "Rich Man",
    Meld.DOCTOR: "Doctor",
    Meld.INDIAN_CHIEF: "Indian Chief",
}


def column_name(column: int) -> str:
    """Name a column of triple mode by what it does: ``"\u00d73"``."""
    return f"{TIMES}{column}"


def multiplied(number: int, column: int) -> str:
    """Say points of a column: ``"35 \u00d7 3 = 105 points"``, in the first ``"35 points"``."""
    if column == 1:
        return points(number)
    once = f"minus {-number}" if number < 0 else str(number)
    return f"{once} {TIMES} {column} = {points(number * column)}"


def want_words(want: Want) -> str:
    """Say what a thief wants: ``"the ace of hearts"``, ``"an ace"``, ``"the highest spade"``."""
    if want.suit is None:
        return "the highest card" if want.rank is None else a_rank(want.rank)
    if want.rank is None:
        return f"the highest {suit_name(want.suit).removesuffix('s')}"
    return f"the {rank_name(want.rank)} of {suit_name(want.suit)}"


def wish_words(wish: Wish | None) -> str:
    """Say a wish: ``"an ace, else draw"``; ``None`` is a thief who will be asked."""
    if wish is None:
        return "ask me"
    return ", else ".join((*map(want_words, wish.wants), "draw"))
