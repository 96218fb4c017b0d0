"""Melds, columns and wishes in words that read well aloud."""

from __future__ import annotations

from functools import reduce

from bot.present.words import TIMES, a_rank, points, the
from bot.tongue import say
from engine.cards import Card
from engine.indian_chief.model import Meld, Want, Wish


def meld_name(meld: Meld) -> str:
    """Name a meld as a heading or a list does: ``"Beggar Man"``."""
    return say(f"chief-meld_{meld}")


def hand_name(name: str) -> str:
    """Name a hand of the Chief by its name in the rulebook: ``"a full house"``."""
    return say(f"chief-hand_{name}")


def column_name(column: int) -> str:
    """Name a column of triple mode by what it does: ``"\u00d73"``."""
    return f"{TIMES}{column}"


def multiplied(number: int, column: int) -> str:
    """Say points of a column: ``"35 \u00d7 3 = 105 points"``, in the first ``"35 points"``."""
    if column == 1:
        return points(number)
    once = say("chief-minus", number=-number) if number < 0 else str(number)
    return f"{once} {TIMES} {column} = {points(number * column)}"


def want_words(want: Want) -> str:
    """Say what a thief wants: ``"the ace of hearts"``, ``"an ace"``, ``"the highest spade"``."""
    if want.suit is None:
        return say("chief-highest") if want.rank is None else a_rank(want.rank)
    if want.rank is None:
        return say(f"chief-highest_{want.suit.name.lower()}")
    return the(Card(0, want.suit, want.rank))


def wish_words(wish: Wish | None) -> str:
    """Say a wish: ``"an ace, else draw"``; ``None`` is a thief who will be asked."""
    if wish is None:
        return say("chief-wish_asked")
    return _chained(*map(want_words, wish.wants), say("chief-wish_draw"))


def wants_words(wish: Wish) -> str:
    """Say what is to be stolen, of a wish for at least one card: ``"an ace, else a king"``."""
    return _chained(*map(want_words, wish.wants))


def _chained(*wanted: str) -> str:
    return reduce(lambda then, one: say("chief-wish_else", wanted=one, then=then), reversed(wanted))
