"""The decisions 31 and 47 on playing alone, in both rulebooks."""

from __future__ import annotations

import pytest

from engine.cards import deck
from engine.core import Code, RuleError
from engine.indian_chief.dealing import supply
from engine.indian_chief.model import (
    HandsRefilled,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    PickSteal,
    Steal,
    StealPicked,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Phase
from engine.indian_chief.wishes import parse_wish
from tests.engine.driver import Playing, Stacked, chance, dealt
from tests.engine.hands import cards, faces
from tests.engine.variants import CLASSIC_SOLO, MODERN_SOLO, every_solo


def earlier(playing: Playing) -> list[str]:
    """Write the melds of earlier rounds as they lie now."""
    return [faces(melded.slots) for melded in playing.view(None).earlier]


# Melds stay on the table.


@every_solo
def test_melds_stay_on_the_table_and_the_refill_comes_from_the_deck(options: Options) -> None:
    playing = dealt("", options=options)
    assert isinstance(playing.deal, Stacked)
    hand = playing.state.hands[0]
    playing.seal_any(0, Meld.LAWYER)
    assert playing.view(0).earlier == (Melded(Meld.LAWYER, hand[:4]),)
    playing.seal_any(0, Meld.POOR_MAN)
    number, stock = playing.deal.shuffled[-1]
    assert number == 3
    assert not stock.intersection(hand[:4])
    assert stock == supply(playing.state) | set(playing.state.hands[0][-3:])
    assert len(playing.view(None).earlier) == 2
    assert [len(melded.slots) for melded in playing.view(None).last_table] == [3]


@every_solo
def test_one_deck_or_two_in_triple_mode(options: Options) -> None:
    playing = Playing(1, chance(1, 1), options)
    decks = 2 if options.triple else 1
    assert playing.view(0).decks == decks
    assert len(supply(playing.state)) == len(deck(decks)) - 8


# The Beggar Man.


@every_solo
def test_a_beggar_man_finds_nothing_in_the_first_round(options: Options) -> None:
    playing = dealt("KC KD KH KS", options=options)
    playing.seal(0, Meld.BEGGAR_MAN, "KC KD")
    assert playing.state.totals == (0,)


@every_solo
def test_a_beggar_man_matches_all_earlier_melds_and_not_its_own(options: Options) -> None:
    playing = dealt("KC QD 2H KH KS 5C 5D", draws={1: "QS 3C 3D"}, options=options)
    playing.seal(0, Meld.POOR_MAN, "KC QD 2H")
    playing.seal(0, Meld.BEGGAR_MAN, "KH QS")
    assert playing.state.sheet[0][1].points == 4
    playing.seal(0, Meld.LAWYER, "KS 5C 5D 3C")
    assert playing.view(0).open_columns[0][1:2] == (((2, 3) if options.triple else (1,)),)


def test_31_a_beggar_man_matches_melds_as_they_lie_now() -> None:
    playing = dealt("KC QD 2H 3C QS KD", draws={1: "4C 4D 4H"}, options=CLASSIC_SOLO)
    playing.seal(0, Meld.POOR_MAN, "KC QD 2H")
    playing.seal(0, Meld.THIEF, "3C")
    playing.steal(0, 0, 0, 1)
    playing.seal(0, Meld.BEGGAR_MAN, "KD QS")
    assert playing.state.sheet[0][2].points == 2  # of king and queen the king was taken back


def test_47_a_spent_joker_does_not_stay() -> None:
    playing = dealt("JK KC 2H QS KD", options=MODERN_SOLO)
    playing.seal(0, Meld.POOR_MAN, "JK=QD KC 2H")
    assert earlier(playing) == ["- KC 2H"]
    assert playing.view(0).earlier[0].declared == ()
    assert faces(playing.view(0).last_table[0].faces) == "QD KC 2H"
    playing.seal(0, Meld.BEGGAR_MAN, "KD QS")
    assert playing.state.sheet[0][1].points == 2


def test_47_a_beggar_mans_joker_counts_best_among_earlier_melds() -> None:
    playing = dealt("JK KC QC QH 2S 3S 4S", options=MODERN_SOLO)
    playing.seal(0, Meld.POOR_MAN, "KC QC QH")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2S")
    assert faces(playing.view(0).last_table[0].declared) == "QC -"
    assert playing.state.sheet[0][1].points == 4


def test_43_alone_a_beggar_man_may_declare_by_hand_too() -> None:
    options = Options(rulebook="modern", solo=True, beggar_joker="by_hand")
    playing = dealt("JK KC QC QH 2S", options=options)
    playing.seal(0, Meld.POOR_MAN, "KC QC QH")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2S")
    assert playing.view(0).phase is Phase.DECLARE
    playing.declare(0, "KH -")
    assert playing.state.sheet[0][1].points == 2


# The Thief.


def robbing(*, wish: str | None = None) -> Playing:
    """Meld a Poor Man and a Lawyer, then a Thief."""
    playing = dealt("AH KC 2H 5C 6C 7C 8C 3D", options=CLASSIC_SOLO)
    playing.seal(0, Meld.POOR_MAN, "AH KC 2H")
    playing.seal(0, Meld.LAWYER, "5C 6C 7C 8C")
    playing.seal(0, Meld.THIEF, "3D", parse_wish(wish) if wish else None)
    return playing


def test_31_a_thief_takes_a_card_of_an_earlier_meld_and_leaves_its_own() -> None:
    playing = robbing()
    view = playing.view(0)
    assert (view.phase, view.thieves, view.may_act) == (Phase.STEAL, (0,), True)
    events = playing.steal(0, 0, 0, 1)
    (ah,) = cards("AH")
    assert events[:2] == (
        StealPicked(0, Target(0, 0, 1)),
        StealsResolved((Steal(0, Target(0, 0, 1), ah),)),
    )
    assert events[2:] == (HandsRefilled(((),), reshuffled=False),)
    assert earlier(playing) == ["3D KC 2H", "5C 6C 7C 8C", "-"]
    assert ah in playing.state.hands[0]
    assert len(playing.state.hands[0]) == 8
    assert playing.state.sheet[0][0].points == 0  # scores are older than steals (rule 25)


def test_31_a_thief_may_draw_instead() -> None:
    playing = robbing()
    *_, refilled = playing.draw(0)
    assert isinstance(refilled, HandsRefilled)
    assert [len(drawn) for drawn in refilled.draws] == [1]
    assert earlier(playing) == ["AH KC 2H", "5C 6C 7C 8C", "3D"]


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (Target(0, 0), Code.STEAL_OWN),
        (Target(0, 3, 1), Code.STEAL_NOTHING),
        (Target(0, 0, 3), Code.STEAL_NOTHING),
        (Target(0, 0, 7), Code.STEAL_NOTHING),
        (Target(0, 0, -1), Code.STEAL_NOTHING),
        (Target(1, 0, 1), Code.STEAL_NOTHING),
    ],
)
def test_31_there_is_nothing_else_to_take(target: Target, code: Code) -> None:
    playing = robbing()
    before = playing.state
    with pytest.raises(RuleError) as refused:
        playing.do(PickSteal(0, target))
    assert refused.value.code is code
    assert playing.state is before


@pytest.mark.parametrize(
    ("wish", "after"),
    [
        ("AH", ["3D KC 2H", "5C 6C 7C 8C", "-"]),
        ("9S C", ["AH 3D 2H", "5C 6C 7C 8C", "-"]),
        ("any", ["AH 3D 2H", "5C 6C 7C 8C", "-"]),
        ("3D", ["AH KC 2H", "5C 6C 7C 8C", "3D"]),
        ("draw", ["AH KC 2H", "5C 6C 7C 8C", "3D"]),
    ],
)
def test_31_a_wish_is_fulfilled_from_earlier_melds(wish: str, after: list[str]) -> None:
    playing = robbing(wish=wish)
    assert playing.view(0).phase is Phase.MELD
    assert earlier(playing) == after


def test_31_a_thief_of_the_first_round_draws_unasked() -> None:
    playing = dealt("3D", options=CLASSIC_SOLO)
    events = playing.seal(0, Meld.THIEF, "3D")
    assert [type(event) for event in events] == [
        MeldSealed,
        MeldsRevealed,
        StealPicked,
        StealsResolved,
        HandsRefilled,
    ]


def test_31_a_thiefs_choice_lapses_to_a_draw() -> None:
    playing = robbing()
    assert isinstance(playing.expire()[-1], HandsRefilled)
    assert earlier(playing)[-1] == "3D"


def test_41_a_modern_thief_draws_a_joker_alone_too() -> None:
    playing = dealt("3D", options=MODERN_SOLO)
    playing.seal_any(0, Meld.LAWYER)
    playing.seal_any(0, Meld.THIEF)
    assert playing.view(0).phase is Phase.MELD
    assert faces(playing.view(0).hand[-1:]) == "JK"


@every_solo
def test_the_last_round_ends_the_game_without_a_steal(options: Options) -> None:
    playing = Playing(1, chance(1, 1), options)
    for _ in range(playing.state.rules.columns):
        for meld in list(Meld)[::-1]:
            playing.seal_any(0, meld)
            playing.expire()
    assert playing.state.phase is Phase.OVER
    assert playing.state.winners == (0,)
    assert INDIAN_CHIEF.wait(playing.state) is None
    assert len(playing.view(0).earlier) == playing.state.rules.rounds - 1
