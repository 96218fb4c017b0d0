"""The decisions 1-4 on rounds, dealing, the supply and decks, over all numbers of players."""

from __future__ import annotations

from itertools import chain

import pytest

from engine.cards import Card, deck
from engine.core import Code, RuleError
from engine.indian_chief.dealing import face_up, supply
from engine.indian_chief.model import (
    HandsDealt,
    HandsRefilled,
    Meld,
    MeldSealed,
    MeldsRevealed,
    StealPicked,
    StealsResolved,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase
from tests.engine.driver import Playing, Stacked, begun, chance, dealt, every_number
from tests.engine.variants import CLASSIC, CLASSIC_SOLO, MODERN, MODERN_SOLO, Table, in_company

# Rule 1: the order of a round, the dealer, dealing one at a time.


@in_company
def test_1_the_last_seal_reveals_scores_and_refills_at_once(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
    for seat in range(players - 1):
        assert [type(event) for event in playing.seal_any(seat, Meld.LAWYER)] == [MeldSealed]
    last = playing.seal_any(players - 1, Meld.LAWYER)
    assert [type(event) for event in last] == [MeldSealed, MeldsRevealed, HandsRefilled]
    assert playing.state.round == 2


@every_number
def test_1_steals_come_between_scores_and_refill(players: int) -> None:
    playing = Playing(players, chance(1, players))
    for seat in range(1, players):
        playing.seal_any(seat, Meld.LAWYER)
    assert [type(event) for event in playing.seal_any(0, Meld.THIEF)] == [MeldSealed, MeldsRevealed]
    assert [type(event) for event in playing.draw(0)] == [
        StealPicked,
        StealsResolved,
        HandsRefilled,
    ]


@in_company
def test_1_cards_are_dealt_one_at_a_time_from_the_left_of_the_last_seat(table: Table) -> None:
    options, players = table
    rules = rules_of(options)
    deal = chance(1, players)
    _, hands = INDIAN_CHIEF.start(players, options, deal)
    assert isinstance(hands, HandsDealt)
    order = deal.shuffle(deck(rules.decks[players]), 0)
    in_turn = chain.from_iterable(zip(*hands.hands, strict=True))
    assert tuple(in_turn) == order[: 8 * players]
    assert Playing(players, deal, options).view(None).dealer == players - 1


@in_company
def test_1_the_deal_moves_left_each_round(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
    dealers = []
    for meld in Meld:
        dealers.append(playing.view(None).dealer)
        playing.seal_all(meld)
        while playing.state.phase is Phase.STEAL:
            playing.expire()
    assert dealers == [(players - 1 + number) % players for number in range(7)]


@in_company
def test_1_a_refill_goes_in_turn_from_the_dealers_left_to_those_who_are_short(table: Table) -> None:
    options, players = table
    rules = rules_of(options)
    playing = begun(table, 3)
    playing.seal_all(Meld.BEGGAR_MAN)
    before = playing.state
    melds = [(Meld.POOR_MAN, Meld.LAWYER, Meld.RICH_MAN)[seat % 3] for seat in range(players)]
    *_, refill = [playing.seal_any(seat, meld) for seat, meld in enumerate(melds)][-1]
    supply = set(deck(rules.decks[players])).difference(*before.hands)
    order = iter(playing.deal.shuffle(supply, 3))
    left = [(before.dealer + 1 + place) % players for place in range(players)]
    draws: list[tuple[Card, ...]] = [()] * players
    while short := [s for s in left if len(draws[s]) < rules.sizes[melds[s]]]:
        for seat in short:
            draws[seat] += (next(order),)
    assert refill == HandsRefilled(tuple(draws), reshuffled=False)


# Rule 2: what the supply of a refill is.


@in_company
def test_2_the_melds_of_a_round_are_not_dealt_in_its_own_refill_but_in_the_next(
    table: Table,
) -> None:
    options, players = table
    rules = rules_of(options)
    playing = dealt(*[""] * players, options=options)
    assert isinstance(playing.deal, Stacked)
    whole = frozenset(deck(rules.decks[players]))
    before = playing.state.hands
    playing.seal_all(Meld.POOR_MAN)
    melded = {card for hand in before for card in hand[:3]}
    assert playing.deal.shuffled[-1] == (1, whole.difference(*before))
    again = playing.state.hands
    playing.seal_all(Meld.LAWYER)
    number, supply = playing.deal.shuffled[-1]
    assert (number, supply) == (3, whole.difference(*again))
    assert melded <= supply


# Rule 3: a supply that runs out.


@in_company
def test_3_face_up_melds_join_a_supply_that_runs_out(table: Table) -> None:
    options, players = table
    rules = rules_of(options)
    playing = dealt(*[""] * players, options=options)
    assert isinstance(playing.deal, Stacked)
    hands = playing.state.hands
    *_, refill = playing.seal_all(Meld.INDIAN_CHIEF)
    stock = frozenset(deck(rules.decks[players])).difference(*hands)
    melded = frozenset(card for hand in hands for card in hand[:7])
    short = len(stock) < 7 * players
    assert isinstance(refill, HandsRefilled)
    assert refill.reshuffled == short == (players in {7, 8})
    assert playing.deal.shuffled[1:] == [(1, stock), (2, melded)][: 1 + short]
    drawn = set(chain.from_iterable(refill.draws))
    assert (stock < drawn) if short else (drawn <= stock)
    assert all(len(hand) == 8 for hand in playing.state.hands)


def test_3_the_last_cards_of_the_supply_go_first() -> None:
    playing = dealt(*[""] * 8)
    before = playing.state
    *_, refill = playing.seal_all(Meld.INDIAN_CHIEF)
    assert isinstance(refill, HandsRefilled)
    in_turn = tuple(chain.from_iterable(zip(*refill.draws, strict=True)))
    stock = set(deck(2)).difference(*before.hands)
    assert set(in_turn[:40]) == stock
    assert not stock.intersection(in_turn[40:])


def test_3_only_what_still_lies_on_the_table_is_shuffled_in() -> None:
    playing = dealt("AS", *[""] * 7)
    for seat in range(1, 8):
        playing.seal_any(seat, Meld.INDIAN_CHIEF)
    playing.seal(0, Meld.THIEF, "AS")
    stolen = playing.melds[3].slots[2]
    *_, refill = playing.steal(0, 3, 2)
    assert isinstance(refill, HandsRefilled)
    assert refill.reshuffled
    assert isinstance(playing.deal, Stacked)
    number, melded = playing.deal.shuffled[-1]
    assert number == 2
    assert stolen in playing.state.hands[0]
    assert stolen not in melded
    assert "AS" in {card.face for card in melded}
    assert len(melded) == 49


@in_company
def test_3_the_supply_is_always_enough_for_15_cards_a_player(table: Table) -> None:
    options, players = table
    rules = rules_of(options)
    assert (rules.decks[players] * 52 >= 15 * players) == (players not in {7, 8})
    assert rules.decks[players] * 52 >= 8 * players  # with the melds shuffled in


# Rule 4: decks and numbers of players.


@in_company
def test_4_two_decks_from_four_players_on_and_three_from_nine(table: Table) -> None:
    decks = {2: 1, 3: 1, 9: 3, 10: 3}
    assert begun(table).view(None).decks == decks.get(table.players, 2)


@pytest.mark.parametrize(
    ("options", "least", "most"),
    [(CLASSIC, 2, 8), (MODERN, 2, 10), (CLASSIC_SOLO, 1, 1), (MODERN_SOLO, 1, 1)],
)
def test_4_other_numbers_are_refused(options: Options, least: int, most: int) -> None:
    for players in {-1, 0, least - 1, most + 1, 100}:
        with pytest.raises(RuleError) as refused:
            INDIAN_CHIEF.start(players, options, chance(1, 1))
        assert refused.value.code is Code.PLAYERS
        assert refused.value.facts == {"players": players, "least": least, "most": most}


def test_the_supply_and_the_table_are_told_apart() -> None:
    playing = dealt("AS", "", "")
    playing.seal(0, Meld.THIEF, "AS")
    playing.seal_any(1, Meld.LAWYER)
    playing.seal_any(2, Meld.LAWYER)
    assert len(face_up(playing.state)) == 9
    assert len(supply(playing.state)) == 52 - 24
    assert not supply(playing.state).intersection(face_up(playing.state))
