"""Declaring the jokers of a meld by hand, before it is sealed (rule 43)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.preview import faces_of_draft
from bot.present.indian_chief.scene import BEST, Draft, picked, played
from bot.present.parts import button, control
from bot.present.scene import Scene
from bot.present.screen import Button, Option, Select
from bot.present.words import rank_name, suit_name, the
from bot.tongue import say
from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit, is_joker
from engine.indian_chief.model import Meld


def joker_slots(cards: tuple[Card | None, ...]) -> tuple[int, ...]:
    """Return where jokers lie."""
    return tuple(slot for slot, card in enumerate(cards) if is_joker(card))


def joker_label(number: int, jokers: int) -> str:
    """Name one of several jokers: ``"Joker 2"``; the only one is ``"Joker"``."""
    return say("chief_pick-joker_number", number=number) if jokers > 1 else say("chief_pick-joker")


def rank_value(rank: Rank) -> str:
    """Return a rank as an option's value: ``"Q"``, ``"10"``."""
    return Card(0, Suit.CLUBS, rank).face[:-1]


def declare_button(scene: Scene) -> tuple[Button, ...]:
    """Return the way to declare the jokers of a complete draft by hand, or the way back."""
    if not _own_jokers(picked(scene)):
        return ()
    if picked(scene).by_hand:
        return (button(scene, say("chief_pick-back_to_best"), "declare", "off"),)
    return (button(scene, say("chief_pick-by_hand"), "declare", "on"),)


def declaring(scene: Scene) -> Iterator[Select]:
    """Offer rank and suit of each joker of a complete draft that is declared by hand."""
    slots = _own_jokers(picked(scene)) if picked(scene).by_hand else ()
    for number, slot in enumerate(slots, start=1):
        yield from _selects(scene, slot, joker_label(number, len(slots)))


def _own_jokers(draft: Draft) -> tuple[int, ...]:
    """Return where jokers lie that may be declared when sealing."""
    return () if draft.meld in {None, Meld.BEGGAR_MAN} else joker_slots(draft.cards)


def _selects(scene: Scene, slot: int, name: str) -> Iterator[Select]:
    declared = _declared(picked(scene), slot)
    best = faces_of_draft(played(scene), picked(scene))[slot]
    first = say("chief_pick-joker_best", joker=name)
    if declared is None:
        first = say("chief_pick-joker_best_is", joker=name, card=the(best))
    ranks = (
        Option(first, BEST, chosen=declared is None),
        *(_rank(name, rank, declared) for rank in NATURAL_RANKS),
    )
    yield Select(
        control(scene, "joker_rank", str(slot)), say("chief_pick-joker_rank", joker=name), ranks
    )
    if declared is not None:
        suits = tuple(_suit(name, suit, declared) for suit in NATURAL_SUITS)
        yield Select(
            control(scene, "joker_suit", str(slot)), say("chief_pick-joker_suit", joker=name), suits
        )


def _declared(draft: Draft, slot: int) -> Card | None:
    return draft.declared[slot] if draft.declared else None


def _rank(name: str, rank: Rank, declared: Card | None) -> Option:
    chosen = declared is not None and declared.rank is rank
    return Option(f"{name}: {rank_name(rank)}", rank_value(rank), chosen=chosen)


def _suit(name: str, suit: Suit, declared: Card) -> Option:
    value = Card(0, suit, Rank.ACE).face[-1]
    return Option(f"{name}: {suit_name(suit)}", value, chosen=declared.suit is suit)
