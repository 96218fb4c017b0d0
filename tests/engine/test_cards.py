"""Cards and their notation."""

from __future__ import annotations

import pytest

from engine.cards import Card, Rank, Suit, deck, parse_card


@pytest.mark.parametrize("card", [*deck(3), Card(0, Suit.JOKER, Rank.JOKER)])
def test_every_card_reads_back_as_it_is_written(card: Card) -> None:
    assert parse_card(card.code) == card
    assert parse_card(card.code.lower()) == card
    assert parse_card(card.face) == card._replace(copy=0)


@pytest.mark.parametrize(
    "text", ["", "A", "S", "1S", "11H", "ASS", "AS.", "AS.x", "AS.²", "0", "10", "JKS"]
)
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        parse_card(text)
    assert repr(text) in str(refused.value)


def test_two_decks_hold_two_different_aces_of_spades() -> None:
    aces = [card for card in deck(2) if card.face == "AS"]
    assert [ace.code for ace in aces] == ["AS", "AS.1"]
    assert len(set(deck(2))) == 104


def test_the_canonical_order_is_copy_suit_rank() -> None:
    assert list(deck(2)) == sorted(deck(2))
    assert [card.code for card in deck(2)[11:15]] == ["QC", "KC", "AD", "2D"]
    assert deck(2)[52].code == "AC.1"
