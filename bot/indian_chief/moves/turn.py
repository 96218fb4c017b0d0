"""A click of somebody who holds a seat, and what every such click may ask."""

from __future__ import annotations

from typing import TypeAlias

from bot import turn
from bot.decision import only
from bot.outcome import Refusal, Refused
from bot.present.indian_chief.scene import Draft
from engine.cards import Card, Rank, Suit, is_joker, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.indian_chief.situation import View

Turn: TypeAlias = turn.Turn[View, Draft]
"""A click of somebody who holds a seat in a game of Indian Chief."""


def rules(turn: Turn) -> Rulebook:
    """Return the rules of the table."""
    return rules_of(turn.view.options)


def open_meld(text: str, turn: Turn) -> Meld:
    """Read a meld that this seat may still play; ``RuleError`` for any other."""
    try:
        meld = Meld(text)
    except ValueError as error:
        raise RuleError(Code.MELD_UNKNOWN, meld=text[:40]) from error
    if meld not in turn.view.open_melds[turn.seat]:
        raise RuleError(Code.MELD_USED, meld=meld)
    return meld


def open_column(number: int, meld: Meld, turn: Turn) -> int:
    """Check that ``meld`` may be scored in a column now; ``RuleError`` COLUMN (rule 48)."""
    columns = turn.view.columns_of(turn.seat, meld)
    if number not in columns:
        raise RuleError(Code.COLUMN, meld=meld, column=number, open=columns)
    return number


def read_rank(text: str) -> Rank:
    """Read the value of a rank's option; a forged one is ``UNKNOWN``."""
    return _option(f"{text}C").rank


def read_suit(text: str) -> Suit:
    """Read the value of a suit's option; a forged one is ``UNKNOWN``."""
    return _option(f"A{text}").suit


def _option(face: str) -> Card:
    try:
        return parse_card(face)
    except ValueError as error:
        raise Refusal(Refused.UNKNOWN) from error


def joker_slot(turn: Turn, cards: tuple[Card | None, ...]) -> int:
    """Read which joker a select is for: a slot of ``cards``; a forged one is ``UNKNOWN``."""
    text = only(turn.click.args)
    slots = {str(slot): slot for slot, card in enumerate(cards) if is_joker(card)}
    if text not in slots:
        raise Refusal(Refused.UNKNOWN)
    return slots[text]


def declared_at(
    declared: tuple[Card | None, ...], slot: int, card: Card | None, slots: int
) -> tuple[Card | None, ...]:
    """Return ``declared`` for ``slots`` cards with one of them anew; ``()`` if nothing is left."""
    anew = [*(declared or (None,) * slots)]
    anew[slot] = card
    return tuple(anew) if any(anew) else ()
