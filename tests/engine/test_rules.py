"""The decisions 5-13 that all rulebooks share, over all numbers of players."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.core import Code, Command, RuleError
from engine.indian_chief.model import (
    DeclareJokers,
    GameEnded,
    Meld,
    Melded,
    PickSteal,
    Reason,
    SealMeld,
    Want,
    Wish,
)
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Row
from engine.players.indian_chief import easy
from tests.engine.driver import Playing, begun, chance, dealt, every_number
from tests.engine.hands import cards, faces
from tests.engine.variants import MODERN, Table, in_company

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


@in_company
def test_6_every_seat_melds_in_every_round(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
    assert playing.state.awaited == tuple(range(players))
    assert playing.expire() == ()
    with pytest.raises(RuleError) as refused:
        playing.do(SealMeld(0, Meld.LAWYER, ()))
    assert refused.value.code is Code.CARD_COUNT
    assert refused.value.facts == {"meld": Meld.LAWYER, "need": 4, "got": 0}


# Rule 7: changing one's mind.


@in_company
def test_7_a_seal_can_be_replaced_until_the_last_one_has_sealed(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
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
    rules = playing.state.rules
    places = [(meld, column) for column in range(1, rules.columns + 1) for meld in Meld]
    places.remove((Meld.RICH_MAN, 1))
    sheet = tuple(
        tuple(
            Row(nth, meld, total if nth == 1 else 0, column)
            for nth, (meld, column) in enumerate(places, start=1)
        )
        for total in points
    )
    playing.state = replace(playing.state, round=rules.rounds, sheet=sheet)


@in_company
def test_11_equal_totals_share_the_win(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
    hands = playing.state.hands
    rules = playing.state.rules
    taxes = [sum(rules.face_values(card.rank)[0] for card in hand[:5]) for hand in hands]
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


@in_company
def test_12_a_computer_can_act_for_any_seat_from_its_view(table: Table) -> None:
    players = table.players
    playing = begun(table, 5)
    rng = random.Random(5)
    while wait := INDIAN_CHIEF.wait(playing.state):
        seat = rng.choice(wait.seats)
        playing.do(easy(playing.view(seat), rng))
    assert [len(rows) for rows in playing.state.sheet] == [playing.state.rules.rounds] * players


# Rule 13: what is public. tests/engine/test_view.py shows that nothing else gets out.


@pytest.mark.case(43)
@in_company
def test_13_the_channel_sees_how_many_have_sealed_and_nothing_of_what(table: Table) -> None:
    players = table.players
    playing = begun(table, 1)
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

SEVEN = "2C 3C 4C 5C 6C 7C 8C"
WILD = "JK JK 2C 3C 4C 5C 6C"


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
        (DeclareJokers(0, ()), Code.NOT_AWAITED, {}),
        (
            SealMeld(0, Meld.THIEF, cards("2C"), column=2),
            Code.COLUMN,
            {"meld": "thief", "column": 2, "open": (1,)},
        ),
        (
            SealMeld(0, Meld.THIEF, cards("2C"), column=0),
            Code.COLUMN,
            {"meld": "thief", "column": 0, "open": (1,)},
        ),
        (
            SealMeld(0, Meld.POOR_MAN, cards("2C 3C 4C"), declared=cards("QD")),
            Code.CARD_COUNT,
            {"meld": "poor_man", "need": 3, "got": 1},
        ),
        (
            SealMeld(0, Meld.POOR_MAN, cards("2C 3C 4C"), declared=(None, *cards("QD"), None)),
            Code.NOT_A_JOKER,
            {"card": "3C"},
        ),
        (SealMeld(0, Meld.INDIAN_CHIEF, cards(SEVEN), aside=(0, 1)), Code.SPLIT_OFF, {}),
        (SealMeld(0, Meld.THIEF, cards("2C"), aside=(0,)), Code.SPLIT_OFF, {}),
    ],
)
def test_refusals_change_nothing(command: Command, code: Code, facts: dict[str, object]) -> None:
    _refused(dealt(SEVEN, "KS"), command, code, facts)


@pytest.mark.parametrize(
    ("command", "code", "facts"),
    [
        (
            SealMeld(0, Meld.POOR_MAN, cards("JK JK 2C"), declared=cards("QD")),
            Code.CARD_COUNT,
            {"meld": "poor_man", "need": 3, "got": 1},
        ),
        (
            SealMeld(0, Meld.POOR_MAN, cards("JK JK 2C"), declared=cards("QD QH QS")),
            Code.NOT_A_JOKER,
            {"card": "2C"},
        ),
        (SealMeld(0, Meld.THIEF, cards("JK"), declared=cards("JK")), Code.DECLARED_JOKER, {}),
        (SealMeld(0, Meld.THIEF, cards("JK"), Wish(())), Code.NO_STEALS, {}),
        (SealMeld(0, Meld.POOR_MAN, cards("JK JK.1 2C"), Wish(())), Code.NO_STEALS, {}),
        (
            SealMeld(0, Meld.BEGGAR_MAN, cards("JK 2C"), declared=(*cards("QD"), None)),
            Code.DECLARED_LATER,
            {},
        ),
        (SealMeld(0, Meld.THIEF, cards("JK.2")), Code.CARD_NOT_HELD, {"card": "JK"}),
        (
            SealMeld(0, Meld.POOR_MAN, (*cards("JK 2C"), *cards("JK"))),
            Code.CARD_TWICE,
            {"card": "JK"},
        ),
        (
            SealMeld(0, Meld.INDIAN_CHIEF, cards(WILD), aside=(0, 1)),
            Code.SPLIT_COUNT,
            {"need": 3, "got": 2},
        ),
        (
            SealMeld(0, Meld.INDIAN_CHIEF, cards(WILD), aside=(0, 1, 1)),
            Code.SPLIT_COUNT,
            {"need": 3, "got": 2},
        ),
        (
            SealMeld(0, Meld.INDIAN_CHIEF, cards(WILD), aside=(0, 1, 7)),
            Code.SPLIT_COUNT,
            {"need": 3, "got": 2},
        ),
        (
            SealMeld(0, Meld.INDIAN_CHIEF, cards(WILD), aside=(0, 1, -1)),
            Code.SPLIT_COUNT,
            {"need": 3, "got": 2},
        ),
        (SealMeld(0, Meld.DOCTOR, cards(WILD)[:6], aside=(0, 1, 2)), Code.SPLIT_OFF, {}),
    ],
)
def test_refusals_of_jokers_and_splits_change_nothing(
    command: Command, code: Code, facts: dict[str, object]
) -> None:
    _refused(dealt(WILD, "KS", options=replace(MODERN, split="by_hand")), command, code, facts)


def _refused(playing: Playing, command: Command, code: Code, facts: dict[str, object]) -> None:
    before = playing.state
    with pytest.raises(RuleError) as refused:
        playing.do(command)
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert playing.state is before


@in_company
def test_a_meld_is_played_once_in_each_column(table: Table) -> None:
    playing = begun(table, 1)
    for _ in range(playing.state.rules.columns):
        assert Meld.LAWYER in playing.view(0).open_melds[0]
        playing.seal_all(Meld.LAWYER)
    assert Meld.LAWYER not in playing.view(0).open_melds[0]
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


def test_a_wish_is_kept_with_the_seal() -> None:
    playing = dealt("AS", "")
    wish = Wish((Want(None, None),))
    playing.seal(0, Meld.THIEF, "AS", wish)
    own = playing.view(0).own
    assert own is not None
    assert own.wish == wish
