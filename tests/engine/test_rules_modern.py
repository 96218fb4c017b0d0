"""The decisions 40-46 of the modern rulebook that go beyond one meld's score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.cards import Card, Rank, Suit, is_joker, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.dealing import supply
from engine.indian_chief.model import (
    DeclareJokers,
    HandsRefilled,
    JokersDeclared,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Phase
from tests.engine.driver import Playing, Stacked, begun, dealt
from tests.engine.hands import cards, faces
from tests.engine.variants import MODERN, Table, tables

TWO_PER_DECK = replace(MODERN, wild_pile="two_per_deck")
BY_HAND = replace(MODERN, beggar_joker="by_hand")
NOTHING = replace(MODERN, jokers_match="nothing")

every_modern = pytest.mark.parametrize("table", tables(MODERN), ids=str)


def jokers(playing: Playing) -> list[str]:
    """Write the jokers in each hand by their numbers."""
    return [
        "".join(str(card.copy) for card in hand if is_joker(card)) for hand in playing.state.hands
    ]


# Rules 41 and 42: thieves draw jokers.


@every_modern
def test_41_a_thief_draws_a_joker_instead_of_a_card_and_nobody_steals(table: Table) -> None:
    playing = begun(table)
    for seat in range(1, table.players):
        playing.seal_any(seat, Meld.LAWYER)
    last = playing.seal_any(0, Meld.THIEF)
    assert [type(event) for event in last] == [MeldSealed, MeldsRevealed, HandsRefilled]
    assert isinstance(last[-1], HandsRefilled)
    assert last[-1].draws[0] == (Card(0, Suit.JOKER, Rank.JOKER),)
    assert [len(drawn) for drawn in last[-1].draws[1:]] == [4] * (table.players - 1)
    assert [len(hand) for hand in playing.state.hands] == [8] * table.players
    assert not any(is_joker(card) for card in supply(playing.state))


@every_modern
def test_41_every_thief_gets_a_joker_of_its_own(table: Table) -> None:
    playing = begun(table)
    playing.seal_all(Meld.THIEF)
    assert jokers(playing) == [str(seat) for seat in range(table.players)]
    assert playing.view(None).wild is None


@every_modern
def test_41_there_is_no_joker_for_a_thief_of_the_last_round(table: Table) -> None:
    playing = begun(table)
    for meld in list(Meld)[::-1]:
        playing.seal_all(meld)
    assert playing.state.phase is Phase.OVER
    assert jokers(playing) == [""] * table.players


def test_42_a_spent_joker_goes_back_to_the_pile_and_never_into_the_deck() -> None:
    playing = dealt("JK 2C", "JK", "", options=MODERN)
    assert isinstance(playing.deal, Stacked)
    playing.seal_any(1, Meld.LAWYER)
    playing.seal_any(2, Meld.THIEF)
    playing.seal(0, Meld.THIEF, "JK")
    # The spent joker 0 lies face up during the refill, so that the thieves get others.
    assert jokers(playing) == ["2", "1", "3"]
    playing.seal_all(Meld.BEGGAR_MAN)
    playing.seal_any(0, Meld.POOR_MAN)
    playing.seal_any(1, Meld.THIEF)
    playing.seal_any(2, Meld.POOR_MAN)
    assert jokers(playing) == ["2", "10", "3"]
    assert not any(is_joker(card) for _, shuffled in playing.deal.shuffled for card in shuffled)


@pytest.mark.parametrize("table", tables(TWO_PER_DECK), ids=str)
def test_42_a_short_pile_serves_thieves_from_the_dealers_left_and_the_others_draw(
    table: Table,
) -> None:
    playing = begun(table)
    pile = 2 * playing.view(None).decks
    assert playing.view(None).wild == pile
    playing.seal_all(Meld.BEGGAR_MAN)  # the deal moves on: seat 1 is served first
    playing.seal_all(Meld.THIEF)
    in_turn = [*range(1, table.players), 0]
    served = {seat: str(number) for number, seat in enumerate(in_turn[:pile])}
    assert jokers(playing) == [served.get(seat, "") for seat in range(table.players)]
    assert [len(hand) for hand in playing.state.hands] == [8] * table.players
    assert playing.view(None).wild == max(0, pile - table.players)


def test_42_face_up_jokers_are_back_in_a_short_pile_only_after_the_refill() -> None:
    playing = dealt("JK", "JK", options=TWO_PER_DECK)
    assert playing.view(None).wild == 0
    playing.seal(0, Meld.THIEF, "JK")
    playing.seal_any(1, Meld.LAWYER)
    assert jokers(playing) == ["", "1"]
    assert playing.view(None).wild == 1
    playing.seal_any(0, Meld.BEGGAR_MAN)
    playing.seal_any(1, Meld.THIEF)
    assert jokers(playing) == ["", "10"]


# Rules 43-45: declaring.


@pytest.mark.parametrize(
    ("meld", "own", "declared", "points"),
    [
        (Meld.THIEF, "JK", "AC", 11),
        (Meld.POOR_MAN, "JK KS 2H", "AS - -", 21),
        (Meld.RICH_MAN, "JK 2C 2D 2H 2S", "AC - - - -", -9),
        (Meld.LAWYER, "JK 2C 3D 10H", "10C - - -", 25),
        (Meld.DOCTOR, "AH 2C 3C 4C 5C JK", "- - - - - 6C", 50),
        (Meld.INDIAN_CHIEF, "JC QC JK 5C 5D 5H 5S", "- - KC - - - -", 53),
    ],
)
def test_43_a_joker_is_declared_at_the_reveal_as_scores_best(
    meld: Meld, own: str, declared: str, points: int
) -> None:
    playing = dealt(own, "", options=MODERN)
    playing.seal_any(1, Meld.LAWYER)
    playing.seal(0, meld, own)
    melded = playing.view(None).last_table[0]
    assert faces(melded.declared) == declared
    assert faces(melded.slots) == own
    assert playing.state.totals[0] == points


def test_43_a_joker_may_be_declared_by_hand_a_card_that_exists() -> None:
    playing = dealt("JK KS 2H", "", options=MODERN)
    playing.seal_any(1, Meld.LAWYER)
    playing.seal(0, Meld.POOR_MAN, "JK=KS.1 KS 2H")
    own = playing.state.last
    assert own is not None
    assert own.melds[0].declared == (parse_card("KS"), None, None)  # a face, no physical card
    assert playing.state.totals[0] == 20


def test_43_of_two_jokers_one_may_be_left_to_what_scores_best() -> None:
    playing = dealt("JK JK 2H", "", options=MODERN)
    playing.seal_any(1, Meld.LAWYER)
    playing.seal(0, Meld.POOR_MAN, "JK=3H JK 2H")
    assert faces(playing.view(None).last_table[0].declared) == "3H AS -"
    assert playing.state.totals[0] == 11


def test_43_what_was_declared_is_kept_with_the_seal() -> None:
    playing = dealt("JK KS 2H", "", options=MODERN)
    playing.seal(0, Meld.POOR_MAN, "JK=KS KS 2H")
    own = playing.view(0).own
    assert own is not None
    assert faces(own.declared) == "KS - -"
    playing.seal(0, Meld.POOR_MAN, "JK KS 2H")
    own = playing.view(0).own
    assert own is not None
    assert own.declared == ()


def test_44_a_joker_pays_a_beggar_man_as_the_card_that_it_was_declared() -> None:
    playing = dealt("QC 9D", "JK 2H 3H", options=MODERN)
    playing.seal(0, Meld.BEGGAR_MAN, "QC 9D")
    playing.seal(1, Meld.POOR_MAN, "JK=QD 2H 3H")
    assert playing.state.totals == (2, 0)


def test_44_the_joker_of_a_beggar_man_counts_best_and_pays_no_other_beggar_man() -> None:
    # Seat 0 matches the kings of seats 1 and 2; seat 1 has a king, and its joker wants fives.
    playing = dealt("JK 2C", "JK KD", "5H 5S KH", options=MODERN)
    playing.seal(2, Meld.POOR_MAN, "5H 5S KH")
    playing.seal(1, Meld.BEGGAR_MAN, "JK KD")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2C")
    melds = playing.view(None).last_table
    assert [faces(melded.declared) for melded in melds[:2]] == ["5C -", "5C -"]
    assert playing.state.totals[:2] == (4, 6)


def test_44_equal_declarations_take_the_lowest_rank() -> None:
    playing = dealt("JK 2C", "9H QS KH", options=MODERN)
    playing.seal(1, Meld.POOR_MAN, "9H QS KH")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2C")
    assert faces(playing.view(None).last_table[0].declared) == "9C -"


def test_44_by_house_rule_jokers_match_nothing() -> None:
    playing = dealt("JK 2C", "QC KD", "JK QH 2H", options=NOTHING)
    playing.seal(2, Meld.POOR_MAN, "JK=KS QH 2H")
    playing.seal(1, Meld.BEGGAR_MAN, "QC KD")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2C")
    melds = playing.view(None).last_table
    assert faces(melds[0].faces) == "JK 2C"
    assert faces(melds[2].faces) == "KS QH 2H"
    assert playing.state.totals == (2, 2, 10)


# House rule 43: a Beggar Man declares after the reveal.


def late(*beggars: str) -> Playing:
    """Show a round of Beggar Men and, last, a Poor Man with two kings and a queen."""
    playing = dealt(*beggars, "KH KC QS", options=BY_HAND)
    playing.seal(len(beggars), Meld.POOR_MAN, "KH KC QS")
    for seat, own in enumerate(beggars):
        playing.seal(seat, Meld.BEGGAR_MAN, own)
    return playing


def test_43_by_hand_all_melds_are_shown_before_a_beggar_man_declares() -> None:
    playing = late("JK 2C", "3C 4C")
    shown = playing.log[-1]
    assert isinstance(shown, MeldsShown)
    assert shown.declaring == (0,)
    assert shown.melds[0] == Melded(Meld.BEGGAR_MAN, cards("JK 2C"))
    view = playing.view(None)
    assert (view.phase, view.declaring, view.awaited) == (Phase.DECLARE, (0,), 1)
    assert (view.table, view.scores, view.sheet[0]) == (shown.melds, (), ())
    assert len(playing.view(0).hand) == 6
    wait = INDIAN_CHIEF.wait(playing.state)
    assert wait is not None
    assert (wait.seats, wait.patience) == ((0,), "short")
    assert wait.step == view.step == 2


def test_43_by_hand_the_last_declaration_scores_everything() -> None:
    playing = late("JK 2C", "JK 4C")
    assert [type(event) for event in playing.declare(0, "QD -")] == [JokersDeclared]
    assert (playing.view(0).said, playing.view(0).may_act) == ((parse_card("QD"), None), False)
    assert (playing.view(1).said, playing.view(1).may_act) == ((), True)
    playing.declare(0, "5D -")  # a change of mind
    events = playing.declare(1, "KS -")
    assert [type(event) for event in events] == [JokersDeclared, MeldsRevealed, HandsRefilled]
    assert playing.state.totals[:2] == (0, 4)
    assert faces(playing.view(None).last_table[0].declared) == "5D -"
    assert (playing.view(0).said, playing.view(0).declaring) == ((), ())


def test_43_by_hand_what_is_not_said_scores_best() -> None:
    playing = late("JK 2C", "JK JK")
    playing.do(DeclareJokers(1, ()))
    assert playing.view(1).said == (None, None)
    events = playing.expire()
    assert isinstance(events[0], JokersDeclared)
    assert [type(event) for event in events[1:]] == [MeldsRevealed, HandsRefilled]
    assert playing.state.totals[:2] == (4, 6)
    assert playing.expire() == ()


def test_43_by_hand_a_round_without_such_a_joker_goes_on_at_once() -> None:
    playing = dealt("5C 2C", "JK KC QS", options=BY_HAND)
    playing.seal(0, Meld.BEGGAR_MAN, "5C 2C")
    events = playing.seal(1, Meld.POOR_MAN, "JK KC QS")
    assert [type(event) for event in events] == [MeldSealed, MeldsRevealed, HandsRefilled]


@pytest.mark.parametrize(
    ("command", "code", "facts"),
    [
        (DeclareJokers(1, ()), Code.NOT_AWAITED, {}),
        (DeclareJokers(7, ()), Code.NOT_AWAITED, {}),
        (
            DeclareJokers(0, cards("KD")),
            Code.CARD_COUNT,
            {"meld": "beggar_man", "need": 2, "got": 1},
        ),
        (DeclareJokers(0, cards("KD KS")), Code.NOT_A_JOKER, {"card": "2C"}),
        (DeclareJokers(0, (*cards("JK"), None)), Code.DECLARED_JOKER, {}),
    ],
)
def test_43_by_hand_nothing_else_can_be_declared(
    command: DeclareJokers, code: Code, facts: dict[str, object]
) -> None:
    playing = late("JK 2C", "3C 4C")
    before = playing.state
    with pytest.raises(RuleError) as refused:
        playing.do(command)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert playing.state is before


# Rule 46: the Chief's parts by hand.


def test_46_by_house_rule_a_player_parts_the_chief() -> None:
    own = "JC QC KC 5C 5D 5H 2S"
    by_hand = Options(rulebook="modern", split="by_hand")
    for aside, points in (("", 21 + 24), ("JC QC KC", 21 + 24), ("2S QC KC", 14 + 24)):
        playing = dealt(own, "", options=by_hand)
        playing.seal_any(1, Meld.LAWYER)
        playing.seal(0, Meld.INDIAN_CHIEF, own, aside=aside)
        melded = playing.view(None).last_table[0]
        assert sorted(faces(tuple(melded.slots[at] for at in melded.aside)).split()) == sorted(
            aside.split()
        )
        assert playing.state.totals[0] == points


def test_46_a_joker_is_declared_within_the_chosen_parts() -> None:
    own = "JC JK KC 5C 5D 5H 2S"
    by_hand = Options(rulebook="modern", split="by_hand")
    for aside, declared, points in (("JC JK KC", "QC", 21 + 24), ("JC KC 2S", "5C", 14 + 32)):
        playing = dealt(own, "", options=by_hand)
        playing.seal_any(1, Meld.LAWYER)
        playing.seal(0, Meld.INDIAN_CHIEF, own, aside=aside)
        assert faces(playing.view(None).last_table[0].declared[1:2]) == declared
        assert playing.state.totals[0] == points
