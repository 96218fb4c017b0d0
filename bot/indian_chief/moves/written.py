"""Meld, cards, wish, column and split as somebody types them into a slash command."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypeAlias

from bot.indian_chief.moves.called import in_letters
from bot.indian_chief.moves.drafts import recast
from bot.indian_chief.moves.turn import Turn, open_column, open_meld, rules
from bot.present.indian_chief.scene import ASK, BEST, Draft
from engine.cards import Card, deck, is_joker, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld, Wish
from engine.indian_chief.wishes import parse_wish

MOST_WANTS = 10
"""So many cards a wish may name: it must fit into a select's option."""

_RANK_LETTERS = frozenset(card.face[:-1] for card in deck(1))

Word: TypeAlias = tuple[Card, Card | None]
"""A card as it was typed, and what it is declared: ``JK=QD``."""


def written(turn: Turn) -> Draft:
    """Read meld, cards, wish, column and aside; what is empty comes from the draft.

    ``RuleError`` for what could never be sealed.
    """
    args = (*turn.click.args, *[""] * 5)[:5]
    meld_text, cards_text, wish_text, column_text, aside_text = args
    meld = open_meld(meld_text, turn) if meld_text else turn.draft.meld
    draft = _with_cards(turn, meld, cards_text)
    if wish_text:
        draft = replace(draft, wish=_thiefs_wish(turn, meld, wish_text))
    if column_text and meld is not None:
        draft = replace(draft, column=_column(turn, meld, column_text))
    if aside_text:
        draft = replace(draft, aside=_aside(turn, draft, aside_text))
    return draft


def declared_late(text: str, slots: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """Read what a Beggar Man's jokers count as, each by a word: ``Q``, ``QD``, ``JK=QD``, ``best``.

    ``RuleError`` for another number of words, or a word that is no card.
    """
    words = re.sub(r"\s*=\s*", "=", text.replace(",", " ")).split()
    jokers = sum(map(is_joker, slots))
    if len(words) != jokers:
        raise RuleError(Code.JOKER_COUNT, need=jokers, got=len(words))
    said = iter(map(_late_word, words))
    return tuple(next(said) if is_joker(card) else None for card in slots)


def _late_word(word: str) -> Card | None:
    name = word.upper().removeprefix("JK=")
    if name == BEST.upper():
        return None
    card = _card(f"{name}C" if name in _RANK_LETTERS else name)
    if is_joker(card):
        raise RuleError(Code.DECLARED_JOKER)
    return card._replace(copy=0)


def wish_of(text: str) -> Wish | None:
    """Read a thief's wish, by letters or by names; ``None`` is a thief who will be asked."""
    if text == ASK:
        return None
    wants = in_letters(text)
    if len(wants.split()) > MOST_WANTS:
        raise RuleError(Code.WISH_LONG, most=MOST_WANTS)
    return parse_wish(wants)


def named_card(word: str) -> Card:
    """Read one card of the deck; ``RuleError`` for a joker or what is no card."""
    card = _card(word)
    if is_joker(card):
        raise RuleError(Code.NO_JOKERS)
    return card


def _with_cards(turn: Turn, meld: Meld | None, text: str) -> Draft:
    if meld is None:
        return replace(turn.draft, cards=()) if text else turn.draft
    if not text:
        return recast(turn, meld, turn.draft.cards)
    words = _words(turn, text)
    cards = _held(words, turn.view.hand)
    declared = tuple(face for _, face in words)
    if not any(declared):
        return replace(recast(turn, meld, cards), declared=(), by_hand=False)
    if meld is Meld.BEGGAR_MAN:
        raise RuleError(Code.DECLARED_LATER)
    return replace(recast(turn, meld, cards), declared=declared, by_hand=True)


def _words(turn: Turn, text: str) -> tuple[Word, ...]:
    joined = re.sub(r"\s*=\s*", "=", text.replace(",", " "))
    return tuple(_word(turn, word) for word in joined.split())


def _word(turn: Turn, word: str) -> Word:
    name, is_declared, face = word.partition("=")
    card = _card(name)
    if is_joker(card) and not rules(turn).has_jokers:
        raise RuleError(Code.NO_JOKERS)
    if not is_declared:
        return card, None
    if not is_joker(card):
        raise RuleError(Code.NOT_A_JOKER, card=card.face)
    declared = _card(face)
    if is_joker(declared):
        raise RuleError(Code.DECLARED_JOKER)
    return card, declared._replace(copy=0)


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except ValueError as error:
        raise RuleError(Code.CARD_UNKNOWN, card=word[:20]) from error


def _held(words: tuple[Word, ...], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Find the named cards in the hand; a name stands for any of its equal cards."""
    left, found = list(hand), []
    for named, _ in words:
        card = next((card for card in left if card.face == named.face), None)
        if card is None:
            held = any(card.face == named.face for card in hand)
            code = Code.CARD_TWICE if held else Code.CARD_NOT_HELD
            raise RuleError(code, card=named.face)
        left.remove(card)
        found.append(card)
    return tuple(found)


def _thiefs_wish(turn: Turn, meld: Meld | None, text: str) -> Wish | None:
    if rules(turn).has_jokers:
        raise RuleError(Code.NO_STEALS)
    if meld is not Meld.THIEF:
        raise RuleError(Code.WISH_WITHOUT_THIEF)
    return wish_of(text)


def _column(turn: Turn, meld: Meld, text: str) -> int:
    digits = text.strip().lower().lstrip("x\u00d7")
    return open_column(int(digits) if digits in {"1", "2", "3"} else 0, meld, turn)


def _aside(turn: Turn, draft: Draft, text: str) -> tuple[int, ...]:
    """Find the cards of the Chief's smaller part among those of the draft (rules 10 and 46)."""
    if text.strip().lower() == BEST:
        return ()
    if draft.meld is not Meld.INDIAN_CHIEF or not rules(turn).split_by_hand:
        raise RuleError(Code.SPLIT_OFF)
    words = _words(turn, text)
    if len(words) != rules(turn).aside:
        raise RuleError(Code.SPLIT_COUNT, need=rules(turn).aside, got=len(words))
    left = dict(enumerate(zip(draft.cards, draft.declared or draft.cards, strict=True)))
    places = []
    for word in words:
        place = next((place for place, card in left.items() if _is(card, word)), None)
        if place is None:
            raise RuleError(Code.SPLIT_CARD, card=word[0].face)
        del left[place]
        places.append(place)
    return tuple(sorted(places))


def _is(card: tuple[Card, Card | None], word: Word) -> bool:
    named, declared = word
    return card[0].face == named.face and (declared is None or card[1] == declared)
