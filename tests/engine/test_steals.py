"""Where cards go when thieves steal (rules 21-24), on the table alone."""

from __future__ import annotations

import pytest

from engine.cards import Card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld, Melded, Steal, Target
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.steals import (
    colliding,
    steal,
    stealable,
    swapped,
    turns_by_rank,
)
from tests.engine.hands import cards, faces

OTHER = {2: Meld.BEGGAR_MAN, 3: Meld.POOR_MAN, 4: Meld.LAWYER, 5: Meld.RICH_MAN}


def table(*melds: str) -> tuple[Melded, ...]:
    """Lay out melds by their cards: one card is a Thief."""
    laid = iter(cards(" ".join(melds)))
    slots = [tuple(next(laid) for _ in text.split()) for text in melds]
    return tuple(Melded(OTHER.get(len(one), Meld.THIEF), one) for one in slots)


def lies(melds: tuple[Melded, ...]) -> list[str]:
    return [faces(melded.slots) for melded in melds]


def after(melds: tuple[Melded, ...], done: tuple[Steal, ...]) -> tuple[Melded, ...]:
    """Lay out this round's melds as they lie after some steals."""
    return swapped(melds, done)[0]


def steals(melds: tuple[Melded, ...], *picks: tuple[int, int, int]) -> tuple[Steal, ...]:
    return tuple(steal(CLASSIC, thief, Target(seat, slot), melds) for thief, seat, slot in picks)


@pytest.mark.parametrize(
    ("melds", "turns"),
    [
        (("KS", "AH", "2C 3C"), ((1,), (0,))),
        (("2S 3S", "4D 5D"), ()),
        (("10S", "JH", "QC", "KD"), ((0,), (1,), (2,), (3,))),
        (("KS", "AH", "KD", "KH", "AS"), ((1, 4), (0, 2, 3))),
        (("9C", "9C", "9C", "2H 3H"), ((0, 1, 2),)),
    ],
)
def test_the_lowest_rank_steals_first_and_suits_never_break_a_tie(
    melds: tuple[str, ...], turns: tuple[tuple[int, ...], ...]
) -> None:
    assert turns_by_rank(table(*melds)) == turns


@pytest.mark.parametrize(
    ("melds", "picks", "lying", "stolen"),
    [
        # One thief takes a card; its own lies in that very slot.
        (("KS", "2C AH 3C"), [(0, 1, 1)], ["-", "2C KS 3C"], "AH"),
        # Two thieves of a group, apart.
        (("KS", "KD", "2C AH 3C"), [(0, 2, 1), (1, 2, 0)], ["-", "-", "KD KS 3C"], "AH 2C"),
        # A chain of two: 0 steals 1's thief card while 1 steals.
        (("KS", "KD", "2C AH 3C"), [(0, 1, 0), (1, 2, 1)], ["-", "-", "2C KS 3C"], "KD AH"),
        # A chain of three, told in another order.
        (
            ("KS", "KD", "KH", "2C 3C"),
            [(2, 3, 0), (0, 1, 0), (1, 2, 0)],
            ["-", "-", "-", "KS 3C"],
            "2C KD KH",
        ),
        # A mutual steal and a cycle of three leave nothing behind.
        (("KS", "KD", "2C 3C"), [(0, 1, 0), (1, 0, 0)], ["-", "-", "2C 3C"], "KD KS"),
        (
            ("KS", "KD", "KH", "2C 3C"),
            [(0, 1, 0), (1, 2, 0), (2, 0, 0)],
            ["-", "-", "-", "2C 3C"],
            "KD KH KS",
        ),
        # A thief who draws keeps the slot, which is a place like any other.
        (("KS", "KD", "2C 3C"), [(0, 1, 0)], ["-", "KS", "2C 3C"], "KD"),
        # A cycle beside a chain.
        (
            ("KS", "KD", "KH", "KC", "2C 3C"),
            [(0, 1, 0), (1, 0, 0), (2, 3, 0), (3, 4, 1)],
            ["-", "-", "-", "-", "2C KH"],
            "KD KS KC 3C",
        ),
    ],
)
def test_swaps_follow_the_chain(
    melds: tuple[str, ...], picks: list[tuple[int, int, int]], lying: list[str], stolen: str
) -> None:
    before = table(*melds)
    done = steals(before, *picks)
    assert lies(after(before, done)) == lying
    taken = tuple(one.card for one in done)
    assert faces(taken) == stolen
    assert _all(before) == sorted((*_all(after(before, done)), *(c for c in taken if c)))


def _all(melds: tuple[Melded, ...]) -> list[Card]:
    return sorted(card for melded in melds for card in melded.cards)


def test_a_later_thief_may_take_what_an_earlier_one_left() -> None:
    before = table("AS", "KD", "2C AH 3C")
    middle = after(before, steals(before, (0, 2, 1)))
    assert lies(middle) == ["-", "KD", "2C AS 3C"]
    assert lies(after(middle, steals(middle, (1, 2, 1)))) == ["-", "-", "2C KD 3C"]


def test_whatever_lies_in_the_thiefs_slot_is_laid_down() -> None:
    before = table("AS", "KD", "2C AH 3C")
    middle = after(before, steals(before, (0, 1, 0)))
    assert lies(middle) == ["-", "AS", "2C AH 3C"]
    assert lies(after(middle, steals(middle, (1, 2, 2)))) == ["-", "-", "2C AH AS"]


def test_any_card_of_another_players_meld_may_be_taken() -> None:
    melds = table("AS", "KD", "2C AH 3C")
    assert faces(tuple(stealable(CLASSIC, 0, melds).values())) == "KD 2C AH 3C"
    gap = after(melds, steals(melds, (0, 2, 0)))
    assert faces(tuple(stealable(CLASSIC, 1, gap).values())) == "AS AH 3C"


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (Target(0, 0), Code.STEAL_OWN),
        (Target(0, 5), Code.STEAL_OWN),
        (Target(1, 1), Code.STEAL_NOTHING),
        (Target(1, -1), Code.STEAL_NOTHING),
        (Target(2, 0), Code.STEAL_NOTHING),
        (Target(-1, 0), Code.STEAL_NOTHING),
    ],
)
def test_there_is_nothing_else_to_take(target: Target, code: Code) -> None:
    with pytest.raises(RuleError) as refused:
        steal(CLASSIC, 0, target, table("AS", "KD"))
    assert refused.value.code is code


def test_an_empty_slot_holds_nothing() -> None:
    melds = table("AS", "KD", "2C AH 3C")
    gap = after(melds, steals(melds, (0, 1, 0)))
    with pytest.raises(RuleError) as refused:
        steal(CLASSIC, 1, Target(0, 0), gap)
    assert refused.value.code is Code.STEAL_NOTHING


def test_only_the_picks_that_meet_collide() -> None:
    melds = table("KS", "KD", "KH", "2C AH 3C")
    assert colliding(steals(melds, (0, 3, 0), (1, 3, 1), (2, 3, 2))) == ()
    met = colliding(steals(melds, (0, 3, 0), (1, 3, 1), (2, 3, 0)))
    assert [one.thief for one in met] == [0, 2]
    draws = (Steal(0, None, None), Steal(1, None, None), *steals(melds, (2, 3, 0)))
    assert colliding(draws) == ()
    twins = table("KS", "KD", "2C AH", "2C AH")
    assert colliding(steals(twins, (0, 2, 1), (1, 3, 1))) == ()  # two cards with one face
