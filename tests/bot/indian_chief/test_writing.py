"""A meld as it is typed: cards, declared jokers, columns and splits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.click import Click
from bot.indian_chief import moves
from bot.indian_chief.moves.turn import Turn
from bot.indian_chief.moves.written import wish_of, written
from bot.present.indian_chief.scene import Draft
from engine.cards import Card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.situation import View
from tests.bot.fakes import seeded
from tests.bot.present.scenes import cards, opening, view

HAND = "AH 3C 4D 7H QD QS JK JK.1"
MODERN = Options(rulebook="modern")
BY_HAND = Options(rulebook="modern", split="by_hand")
CHIEF = "AH 3C 4D 7H QD QS JK"


def mine(options: Options = MODERN, hand: str = HAND, columns: tuple[int, ...] = (1,)) -> View:
    """Return the View of seat 1 of two, every meld open."""
    base = replace(view(2, 1), options=options, hand=cards(hand), columns=3)
    return opening(base, *Meld, columns=columns)


def typed(*args: str, of: View | None = None, draft: Draft | None = None) -> Draft:
    """Read the arguments meld, cards, wish, column and aside of a slash command."""
    click = Click("choose", None, args)
    return written(Turn(1, of or mine(), draft or Draft(), click, seeded(1)))


@pytest.mark.parametrize(
    ("text", "found", "declared"),
    [
        ("7h qd", "7H QD", ""),
        ("jk 7H", "JK 7H", ""),
        ("JK JK", "JK JK.1", ""),
        ("JK=QD 7H", "JK 7H", "QD -"),
        ("JK = qd, 7H", "JK 7H", "QD -"),
        ("7H JK= 10S", "7H JK", "- 10S"),
        ("JK, JK =AH", "JK JK.1", "- AH"),
    ],
)
def test_cards_are_found_by_name_and_jokers_with_what_they_are_declared(
    text: str, found: str, declared: str
) -> None:
    meld = Meld.LAWYER  # the number of cards is the rules' business
    draft = typed(meld, text)
    faces = tuple(None if word == "-" else cards(word)[0] for word in declared.split())
    assert draft == Draft(meld, cards(found), declared=faces, by_hand=bool(faces))


@pytest.mark.parametrize(
    ("args", "options", "code"),
    [
        (("thief", "JK"), Options(), Code.NO_JOKERS),
        (("thief", "JK=QD"), Options(), Code.NO_JOKERS),
        (("thief", "7H=QD"), MODERN, Code.NOT_A_JOKER),
        (("thief", "JK=JK"), MODERN, Code.DECLARED_JOKER),
        (("thief", "JK=XX"), MODERN, Code.CARD_UNKNOWN),
        (("thief", "JK="), MODERN, Code.CARD_UNKNOWN),
        (("thief", "=QD"), MODERN, Code.CARD_UNKNOWN),
        (("poor_man", "JK JK JK"), MODERN, Code.CARD_TWICE),
        (("thief", "KH"), MODERN, Code.CARD_NOT_HELD),
        (("beggar_man", "JK=QD 7H"), MODERN, Code.DECLARED_LATER),
        (("thief", "7H", "", "2"), MODERN, Code.COLUMN),
        (("thief", "7H", "", "first"), MODERN, Code.COLUMN),
        (("indian_chief", CHIEF, "", "", "AH 3C 4D"), MODERN, Code.SPLIT_OFF),
        (("doctor", "AH 3C 4D 7H QD JK", "", "", "AH 3C 4D"), BY_HAND, Code.SPLIT_OFF),
        (("indian_chief", CHIEF, "", "", "AH 3C"), BY_HAND, Code.SPLIT_COUNT),
        (("indian_chief", CHIEF, "", "", "AH 3C KD"), BY_HAND, Code.SPLIT_CARD),
        (("indian_chief", CHIEF, "", "", "AH AH 3C"), BY_HAND, Code.SPLIT_CARD),
        (("indian_chief", CHIEF, "", "", "JK=QD AH 3C"), BY_HAND, Code.SPLIT_CARD),
    ],
)
def test_what_could_never_be_sealed_is_refused(
    args: tuple[str, ...], options: Options, code: Code
) -> None:
    with pytest.raises(RuleError) as refused:
        typed(*args, of=mine(options))
    assert refused.value.code is code


@pytest.mark.parametrize("text", ["3", "x3", "\u00d73", " 3 "])
def test_a_column_is_a_number(text: str) -> None:
    assert typed("thief", "7H", "", text, of=mine(columns=(1, 3))).column == 3


@pytest.mark.parametrize(
    ("chosen", "meld_cards", "places"),
    [
        ("3C QS AH", CHIEF, (0, 1, 5)),
        ("JK 3C 4D", CHIEF, (1, 2, 6)),
        ("JK=KH 3C 4D", "JK 3C 4D 7H QD QS JK=KH", (1, 2, 6)),
        ("best", CHIEF, ()),
    ],
)
def test_the_smaller_part_of_a_chief_is_named_by_its_cards(
    chosen: str, meld_cards: str, places: tuple[int, ...]
) -> None:
    draft = typed("indian_chief", meld_cards, "", "", chosen, of=mine(BY_HAND))
    assert draft.aside == places


def test_what_is_left_out_stays_as_it_was_picked() -> None:
    before = Draft(Meld.THIEF, cards("JK"), None, 3, cards("QD"), by_hand=True)
    of = mine(columns=(1, 3))
    assert typed("", "", "", "1", of=of, draft=before) == replace(before, column=1)
    assert typed("thief", of=of, draft=before) == before
    assert typed("", "7H", of=of, draft=before) == Draft(Meld.THIEF, cards("7H"), column=3)


JOKER, SEVEN = cards("JK 7H")
QUEEN: Card = cards("QD")[0]


@pytest.mark.parametrize(
    ("meld", "left"),
    [
        (Meld.POOR_MAN, Draft(Meld.POOR_MAN, (), column=3)),
        (Meld.BEGGAR_MAN, Draft(Meld.BEGGAR_MAN, (JOKER, SEVEN), column=3)),
    ],
)
def test_another_meld_keeps_what_still_fits(meld: Meld, left: Draft) -> None:
    before = Draft(Meld.BEGGAR_MAN, (JOKER, SEVEN), None, 3, (QUEEN, None), by_hand=True)
    click = Click("meld", None, (), (meld,))
    turn = Turn(1, mine(columns=(1, 3)), before, click, seeded(1))
    assert moves.MOVES.actions["meld"](turn).draft == left


def test_other_cards_keep_the_joker_that_stays_and_the_part_that_is_whole() -> None:
    of = mine(BY_HAND, columns=(1, 2))
    before = Draft(
        Meld.INDIAN_CHIEF,
        cards(CHIEF),
        None,
        2,
        (*[None] * 6, QUEEN),
        by_hand=True,
        aside=(1, 2, 6),
    )
    click = Click("cards", None, ("indian_chief",), tuple("1234567"))
    turn = Turn(1, of, before, click, seeded(1))
    kept = moves.MOVES.actions["cards"](turn).draft
    assert isinstance(kept, Draft)
    assert kept.cards == cards("3C 4D 7H QD QS JK JK.1")
    assert kept.declared == (None, None, None, None, None, QUEEN, None)
    assert (kept.column, kept.aside, kept.by_hand) == (2, (0, 1, 5), True)
    fewer = replace(turn, click=replace(click, values=tuple("0234567")))
    dropped = moves.MOVES.actions["cards"](fewer).draft
    assert isinstance(dropped, Draft)
    assert (dropped.declared[5], dropped.aside) == (QUEEN, ())


# A wish by names.


@pytest.mark.parametrize(
    ("said", "letters"),
    [
        ("an ace", "A"),
        ("the ten of hearts, an ace, spades", "10H A S"),
        ("Herz-König; Ass; die höchste Pikkarte", "KH A S"),
        ("herz-konig, Dame", "KH Q"),
        ("as de corazones, un rey, la pica más alta", "AH K S"),
        ("ziehen", "draw"),
        ("sacar una carta", "draw"),
        ("die höchste Karte", "any"),
        ("AH, A, s", "AH A S"),
        ("as", "AS"),  # letters come first
        ("ask", "ask"),
    ],
)
def test_a_wish_is_read_by_names_in_every_language(said: str, letters: str) -> None:
    assert wish_of(said) == wish_of(letters)


def test_what_is_no_name_is_refused_as_it_was_typed() -> None:
    with pytest.raises(RuleError) as refused:
        wish_of("ein Ass, Häuptling")
    assert refused.value.code is Code.WISH_UNKNOWN
    assert refused.value.facts["wish"] == "Häuptling"
