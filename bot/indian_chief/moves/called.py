"""A thief's wish as it is said, in any language: cards by their names, commas between."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from bot.present.indian_chief.words import want_words
from bot.present.words import card_name, rank_name, suit_name
from bot.reader import Reader, reading
from bot.tongue import say
from bot.typed import plain
from data.people import Language
from engine.cards import deck
from engine.core import RuleError
from engine.indian_chief.model import Want, Wish
from engine.indian_chief.wishes import format_wish, parse_wish


def in_letters(text: str) -> str:
    """Write a wish as ``parse_wish`` reads it: ``"an ace, Herz-König"`` is ``"A KH"``.

    What it reads already stays: ``as`` is the ace of spades, though it is any ace in Spanish.
    """
    names = _names()
    return " ".join(names.get(plain(part), part) for part in re.split("[,;]", text))


@cache
def _names() -> Mapping[str, str]:
    """Return how wishes are written by what they are called, in all languages."""
    names: dict[str, str] = {}
    for language in Language:
        with reading(Reader(language)):
            names |= {plain(name): format_wish(wish) for name, wish in _called()}
    return {name: letters for name, letters in names.items() if not _is_read(name)}


def _called() -> Iterator[tuple[str, Wish]]:
    """Yield what a draw, a rank, a suit, a card and the highest of all are called."""
    yield say("chief-wish_draw"), Wish(())
    cards = deck(1)
    ranks = {Want(card.rank, None): rank_name(card.rank) for card in cards}
    suits = {Want(None, card.suit): suit_name(card.suit) for card in cards}
    each = {Want(card.rank, card.suit): card_name(card) for card in cards}
    for want, name in (ranks | suits | each).items():
        yield name, Wish((want,))
    for want in (*ranks, *suits, *each, Want(None, None)):
        yield want_words(want), Wish((want,))


def _is_read(text: str) -> bool:
    try:
        parse_wish(text)
    except RuleError:
        return False
    return True
