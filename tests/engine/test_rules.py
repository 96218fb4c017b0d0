"""The decisions 1-13 that all rulebooks share, over all numbers of players."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest

from engine.cards import Card, deck
from engine.core import Code, Command, RuleError
from engine.indian_chief.dealing import face_up, supply
from engine.indian_chief.model import (
    GameEnded,
    HandsDealt,
    HandsRefilled,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    Phase,
    PickSteal,
    Reason,
    Row,
    SealMeld,
    StealPicked,
    StealsResolved,
    Want,
    Wish,
)
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.players.indian_chief import easy
from tests.engine.driver import CLASSIC, PLAYERS, Playing, Stacked, chance, dealt
from tests.engine.hands import cards, faces

every_number = pytest.mark.parametrize("players", PLAYERS)
RULES = rules_of(CLASSIC)


# Rule 1: the order of a round, the dealer, dealing one at a time.


@every_number
def test_1_the_last_seal_reveals_scores_and_refills_at_once(players: int) -> None:
    playing = Playing(players, chance(1, players))
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


@every_number
def test_1_cards_are_dealt_one_at_a_time_from_the_left_of_the_last_seat(players: int) -> None:
    deal = chance(1, players)
    _, hands = INDIAN_CHIEF.start(players, CLASSIC, deal)
    assert isinstance(hands, HandsDealt)
    order = deal.shuffle(deck(RULES.decks[players]), 0)
    in_turn = chain.from_iterable(zip(*hands.hands, strict=True))
    assert tuple(in_turn) == order[: 8 * players]
    assert Playing(players, deal).view(None).dealer == players - 1


@every_number
def test_1_the_deal_moves_left_each_round(players: int) -> None:
    playing = Playing(players, chance(1, players))
    dealers = []
    for meld in Meld:
        dealers.append(playing.view(None).dealer)
        playing.seal_all(meld)
        while playing.state.phase is Phase.STEAL:
            playing.expire()
    assert dealers == [(players - 1 + number) % players for number in range(7)]


@every_number
def test_1_a_refill_goes_in_turn_from_the_dealers_left_to_those_who_are_short(players: int) -> None:
    playing = Playing(players, chance(3, players))
    playing.seal_all(Meld.BEGGAR_MAN)
    before = playing.state
    melds = [(Meld.POOR_MAN, Meld.LAWYER, Meld.RICH_MAN)[seat % 3] for seat in range(players)]
    *_, refill = [playing.seal_any(seat, meld) for seat, meld in enumerate(melds)][-1]
    supply = set(deck(RULES.decks[players])).difference(*before.hands)
    order = iter(playing.deal.shuffle(supply, 3))
    left = [(before.dealer + 1 + place) % players for place in range(players)]
    draws: list[tuple[Card, ...]] = [()] * players
    while short := [s for s in left if len(draws[s]) < RULES.sizes[melds[s]]]:
        for seat in short:
            draws[seat] += (next(order),)
    assert refill == HandsRefilled(tuple(draws), reshuffled=False)


# Rule 2: what the supply of a refill is.


@every_number
def test_2_the_melds_of_a_round_are_not_dealt_in_its_own_refill_but_in_the_next(
    players: int,
) -> None:
    playing = dealt(*[""] * players)
    assert isinstance(playing.deal, Stacked)
    whole = frozenset(deck(RULES.decks[players]))
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


@every_number
def test_3_face_up_melds_join_a_supply_that_runs_out(players: int) -> None:
    playing = dealt(*[""] * players)
    assert isinstance(playing.deal, Stacked)
    hands = playing.state.hands
    *_, refill = playing.seal_all(Meld.INDIAN_CHIEF)
    stock = frozenset(deck(RULES.decks[players])).difference(*hands)
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
    assert faces((cards("AS")[0],)) in {card.face for card in melded}
    assert len(melded) == 49


@every_number
def test_3_the_supply_is_always_enough_for_15_cards_a_player(players: int) -> None:
    assert (RULES.decks[players] * 52 >= 15 * players) == (players not in {7, 8})
    assert RULES.decks[players] * 52 >= 8 * players  # with the melds shuffled in


# Rule 4: decks and numbers of players.


@every_number
def test_4_two_decks_from_four_players_on(players: int) -> None:
    assert Playing(players, chance(1, players)).view(None).decks == (1 if players < 4 else 2)


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 100])
def test_4_other_numbers_are_refused(players: int) -> None:
    with pytest.raises(RuleError) as refused:
        INDIAN_CHIEF.start(players, CLASSIC, chance(1, players % 5))
    assert refused.value.code is Code.PLAYERS
    assert refused.value.facts == {"players": players, "least": 2, "most": 8}


# Rules 5 and 6: melds that miss their condition; no round without a meld.


@every_number
@pytest.mark.parametrize(
    ("meld", "own", "reason"),
    [
        (Meld.LAWYER, "2C 2D 2H 2S", Reason.LAWYER_OFF),
        (Meld.DOCTOR, "2C 2D 2H 2S 3C 3D", Reason.DOCTOR_TWICE),
        (Meld.DOCTOR, "2C 3C 4C 5C 6C 7D", Reason.DOCTOR_NO_HEART),
        (Meld.DOCTOR, "2C 3C 4C 5C 6C 7H", Reason.DOCTOR_NO_ACE),
    ],
)
def test_5_a_meld_that_misses_its_condition_scores_nothing(
    players: int, meld: Meld, own: str, reason: Reason
) -> None:
    playing = dealt(own, *[""] * (players - 1))
    for seat in range(1, players):
        playing.seal_any(seat, Meld.POOR_MAN)
    playing.seal(0, meld, own)
    assert playing.state.sheet[0] == (Row(1, meld, 0),)
    assert playing.view(0).last_scores[0].reason is reason


@every_number
def test_6_every_seat_melds_in_every_round(players: int) -> None:
    playing = Playing(players, chance(1, players))
    assert playing.state.awaited == tuple(range(players))
    assert playing.expire() == ()
    with pytest.raises(RuleError) as refused:
        playing.do(SealMeld(0, Meld.LAWYER, ()))
    assert refused.value.code is Code.CARD_COUNT
    assert refused.value.facts == {"meld": Meld.LAWYER, "need": 4, "got": 0}


# Rule 7: changing one's mind.


@every_number
def test_7_a_seal_can_be_replaced_until_the_last_one_has_sealed(players: int) -> None:
    playing = Playing(players, chance(1, players))
    for seat in range(players - 1):
        playing.seal_any(seat, Meld.INDIAN_CHIEF)
    playing.seal_any(0, Meld.POOR_MAN)
    own = playing.view(0).own
    assert own is not None
    assert (own.meld, len(own.cards)) == (Meld.POOR_MAN, 3)
    assert playing.view(None).sealed == players - 1
    playing.seal_any(players - 1, Meld.LAWYER)
    assert playing.state.sheet[0][0].meld is Meld.POOR_MAN
    assert Meld.INDIAN_CHIEF in playing.view(0).open_melds[0]


def test_7_after_the_reveal_it_is_final() -> None:
    playing = dealt("AS", "", "")
    playing.seal(0, Meld.THIEF, "AS")
    playing.seal_any(1, Meld.LAWYER)
    playing.seal_any(2, Meld.LAWYER)
    with pytest.raises(RuleError) as refused:
        playing.seal_any(1, Meld.POOR_MAN)
    assert refused.value.code is Code.NOT_AWAITED


# Rules 8-10: scores that depend on the others, and choices made by themselves.


@every_number
def test_8_a_beggar_man_counts_what_all_others_meld(players: int) -> None:
    first, rest = "KC KD 2S", ["KH KS"] * (players > 3) + ["KH 3D"] * (players <= 3)
    playing = dealt(first, *rest, *[""] * (players - 2))
    for seat in range(2, players):
        playing.seal_any(seat, Meld.INDIAN_CHIEF)
    playing.seal(1, Meld.BEGGAR_MAN, rest[0])
    others = [card for seat in range(2, players) for card in playing.state.hands[seat][:7]]
    playing.seal(0, Meld.BEGGAR_MAN, "KC KD")
    kings = sum(card.rank == 13 for card in others)
    threes = sum(card.rank == 3 for card in others)
    own, beggar = playing.view(0).last_scores[:2]
    assert own.points == 2 * (kings + rest[0].count("K"))  # never the own pair
    assert beggar.points == 2 * (kings + 2 + threes * (players <= 3))


def test_8_a_thiefs_card_counts_as_revealed() -> None:
    playing = dealt("KC KD", "KH", "")
    playing.seal(0, Meld.BEGGAR_MAN, "KC KD")
    playing.seal(1, Meld.THIEF, "KH")
    playing.seal_any(2, Meld.POOR_MAN)
    assert playing.view(0).scores[0].points == 2
    playing.steal(1, 0, 0)
    assert playing.state.sheet[0] == (Row(1, Meld.BEGGAR_MAN, 2),)


def test_9_the_doctors_specialty_is_the_best_and_one_card_may_be_all() -> None:
    playing = dealt("AH 2H 3H 4H 5C 6C", "")
    playing.seal_any(1, Meld.POOR_MAN)
    playing.seal(0, Meld.DOCTOR, "AH 2H 3H 4H 5C 6C")
    assert faces(playing.view(0).last_scores[0].parts[0].cards) == "AH 2H 3H 4H"
    assert playing.state.totals[0] == 40


def test_10_the_chief_is_split_best_and_the_split_is_shown() -> None:
    playing = dealt("KC KD AC AD 9C 8H 3D", "")
    playing.seal_any(1, Meld.POOR_MAN)
    playing.seal(0, Meld.INDIAN_CHIEF, "8H KC AC 3D KD 9C AD")
    parts = playing.view(0).last_scores[0].parts
    assert [(part.name, part.points) for part in parts] == [("two_pairs", 15), ("last_digit", 7)]
    assert sorted(faces(parts[1].cards).split()) == ["8H", "9C"]


# Rule 11: the end.


def _last_round(playing: Playing, *points: int) -> None:
    """Skip to the last round with these totals and the Rich Man still open."""
    melds = [meld for meld in Meld if meld is not Meld.RICH_MAN]
    sheet = tuple(
        tuple(Row(nth + 1, meld, total if not nth else 0) for nth, meld in enumerate(melds))
        for total in points
    )
    playing.state = replace(playing.state, round=7, sheet=sheet)


@every_number
def test_11_equal_totals_share_the_win(players: int) -> None:
    playing = Playing(players, chance(1, players))
    hands = playing.state.hands
    taxes = [sum(RULES.values[card.rank] for card in hand[:5]) for hand in hands]
    losses = [20 if seat == 1 else 0 for seat in range(players)]
    _last_round(playing, *(100 + tax - loss for tax, loss in zip(taxes, losses, strict=True)))
    *_, ended = playing.seal_all(Meld.RICH_MAN)
    everybody_else = tuple(seat for seat in range(players) if seat != 1)
    assert ended == GameEnded(everybody_else)
    assert playing.view(None).winners == everybody_else
    assert INDIAN_CHIEF.wait(playing.state) is None


def test_11_one_point_more_wins_alone() -> None:
    playing = dealt("AC AD AH AS 2C", "2D 2H 2S 3C 3D")
    _last_round(playing, 50, 55)
    playing.seal_any(0, Meld.RICH_MAN)
    *_, ended = playing.seal_any(1, Meld.RICH_MAN)
    assert playing.state.totals == (44, 43)
    assert ended == GameEnded((0,))


def test_11_nothing_happens_after_the_end() -> None:
    playing = dealt("", "")
    _last_round(playing, 0, 0)
    playing.seal_all(Meld.RICH_MAN)
    for command in (SealMeld(0, Meld.THIEF, playing.state.hands[0][:1]), PickSteal(0, None)):
        with pytest.raises(RuleError) as refused:
            playing.do(command)
        assert refused.value.code is Code.OVER
    assert playing.expire() == ()


# Rule 12: a computer can take any seat at any time; the seat's cards stay in play.


@every_number
def test_12_a_computer_can_act_for_any_seat_from_its_view(players: int) -> None:
    playing = Playing(players, chance(5, players))
    rng = random.Random(5)
    while wait := INDIAN_CHIEF.wait(playing.state):
        seat = rng.choice(wait.seats)
        playing.do(easy(playing.view(seat), rng))
    assert [len(rows) for rows in playing.state.sheet] == [7] * players


# Rule 13: what is public. tests/engine/test_view.py shows that nothing else gets out.


@every_number
def test_13_the_channel_sees_how_many_have_sealed_and_nothing_of_what(players: int) -> None:
    playing = Playing(players, chance(1, players))
    for seat in range(players - 1):
        view = playing.view(None)
        assert (view.sealed, view.awaited) == (seat, players - seat)
        assert (view.hand, view.own, view.table, view.scores) == ((), None, (), ())
        playing.seal_any(seat, Meld.DOCTOR)
    assert playing.view(None).open_melds == (tuple(Meld),) * players


@every_number
def test_13_the_channel_sees_melds_scores_and_steals(players: int) -> None:
    playing = Playing(players, chance(1, players))
    for seat in range(players - 1):
        playing.seal_any(seat, Meld.POOR_MAN)
    hand = playing.state.hands[-1]
    playing.seal_any(players - 1, Meld.THIEF)
    view = playing.view(None)
    assert view.table[-1] == Melded(Meld.THIEF, hand[:1])
    assert view.thieves == (players - 1,)
    assert [rows[0].points for rows in view.sheet] == [score.points for score in view.scores]
    assert Meld.THIEF not in view.open_melds[-1]
    playing.steal(players - 1, 0, 1)
    after = playing.view(None)
    assert after.last_table == view.table
    assert after.last_scores == view.scores
    assert (after.table, after.steals, after.thieves) == ((), (), ())


# What else is refused.


@pytest.mark.parametrize(
    ("command", "code", "facts"),
    [
        (
            SealMeld(0, Meld.POOR_MAN, cards("2C 3C")),
            Code.CARD_COUNT,
            {"meld": "poor_man", "need": 3, "got": 2},
        ),
        (SealMeld(0, Meld.POOR_MAN, cards("2C 3C KS")), Code.CARD_NOT_HELD, {"card": "KS"}),
        (SealMeld(0, Meld.POOR_MAN, cards("2C 3C 4C.1")), Code.CARD_NOT_HELD, {"card": "4C"}),
        (
            SealMeld(0, Meld.POOR_MAN, (*cards("2C 3C"), *cards("2C"))),
            Code.CARD_TWICE,
            {"card": "2C"},
        ),
        (SealMeld(0, Meld.LAWYER, cards("2C 3C 4C 5C"), Wish(())), Code.WISH_WITHOUT_THIEF, {}),
        (SealMeld(2, Meld.THIEF, cards("2C")), Code.NOT_AWAITED, {}),
        (SealMeld(-1, Meld.THIEF, cards("2C")), Code.NOT_AWAITED, {}),
        (PickSteal(0, None), Code.NOT_AWAITED, {}),
    ],
)
def test_refusals_change_nothing(
    command: SealMeld | PickSteal, code: Code, facts: dict[str, object]
) -> None:
    playing = dealt("2C 3C 4C 5C", "KS")
    before = playing.state
    with pytest.raises(RuleError) as refused:
        playing.do(command)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert playing.state is before


@every_number
def test_a_meld_is_played_once(players: int) -> None:
    playing = Playing(players, chance(1, players))
    playing.seal_all(Meld.LAWYER)
    with pytest.raises(RuleError) as refused:
        playing.seal_any(0, Meld.LAWYER)
    assert (refused.value.code, refused.value.facts) == (Code.MELD_USED, {"meld": Meld.LAWYER})


def test_a_command_of_another_game_is_an_error_of_the_program() -> None:
    with pytest.raises(TypeError, match="Command is no command of indian_chief"):
        dealt("", "").do(Command(0))


def test_equal_cards_of_two_decks_are_two_cards() -> None:
    playing = dealt("AS AS KS", "", "", "")
    playing.seal(0, Meld.POOR_MAN, "AS AS KS")
    for seat in range(1, 4):
        playing.seal_any(seat, Meld.BEGGAR_MAN)
    assert playing.state.totals[0] == 12


def test_the_supply_and_the_table_are_told_apart() -> None:
    playing = dealt("AS", "", "")
    playing.seal(0, Meld.THIEF, "AS")
    playing.seal_any(1, Meld.LAWYER)
    playing.seal_any(2, Meld.LAWYER)
    assert len(face_up(playing.state)) == 9
    assert len(supply(playing.state)) == 52 - 24
    assert not supply(playing.state).intersection(face_up(playing.state))


def test_a_wish_is_kept_with_the_seal() -> None:
    playing = dealt("AS", "")
    wish = Wish((Want(None, None),))
    playing.seal(0, Meld.THIEF, "AS", wish)
    own = playing.view(0).own
    assert own is not None
    assert own.wish == wish
