"""The hand screen: what may be chosen, what it would score, what is sealed."""

from dataclasses import replace

import pytest

from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.meld_rules import short
from bot.present.indian_chief.picking import DRAW
from bot.present.indian_chief.scene import ASK, Draft
from bot.present.scene import Scene
from bot.present.screen import Option, Picture, Screen, Text
from bot.present.table import private
from data.log import Ending
from engine.indian_chief.model import Meld
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.situation import Sealed, View
from engine.indian_chief.wishes import parse_wish
from tests.bot.present.hands import chosen
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import cards, closed, opening, over, scene, stealing, table, view

HELD = "3C 7C AD 10D 10D.1 4H 9S QS"


def mine(**changes: object) -> View:
    """Return the View of seat 1 of four, with every meld open."""
    base = opening(replace(view(4, 1), hand=cards(HELD)), *Meld)
    return replace(base, **changes)  # type: ignore[arg-type]  # fields by name


def shown(draft: Draft | None = None, of: View | None = None) -> Screen:
    return hand(scene(of or mine(), table(4), 1, draft))


@pytest.mark.case(39)
def test_the_cards_are_there_as_picture_and_as_one_line() -> None:
    screen = shown()
    line = (
        "8 cards: **Clubs** 3, 7 \u00b7 **Diamonds** ace, 10, 10 \u00b7 **Hearts** 4 \u00b7 "
        "**Spades** 9, queen"
    )
    assert Text(line) in screen.blocks
    picture = next(block for block in screen.blocks if isinstance(block, Picture))
    assert picture.alt == "Your hand: clubs 3, 7; diamonds ace, 10, 10; hearts 4; spades 9, queen."


def test_first_a_meld_is_chosen_among_those_still_open() -> None:
    screen = shown(of=opening(mine(), Meld.THIEF, Meld.DOCTOR))
    assert set(selects(screen)) == {"meld"}
    assert selects(screen)["meld"].options == (
        Option("Thief, 1 card", "thief", "Its face value; then it may steal a card"),
        Option(
            "Doctor, 6 cards",
            "doctor",
            "Different ranks, an ace, a heart: 10 points for each card of the best suit",
        ),
    )
    assert buttons(screen)["seal"].disabled


@pytest.mark.parametrize(("meld", "size"), CLASSIC.sizes.items())
def test_then_exactly_as_many_cards_as_the_meld_takes(meld: Meld, size: int) -> None:
    screen = shown(Draft(meld))
    select = selects(screen)["cards"]
    assert (select.least, select.most, len(select.options)) == (size, size, 8)
    assert select.options[3] == Option("4. Ten of diamonds, 10 points", "3")
    assert select.options[2].label == "3. Ace of diamonds, 1 point"
    assert buttons(screen)["seal"].disabled
    assert chosen(selects(screen)["meld"]) == [meld.value]
    assert f"-# {short(CLASSIC, meld)}." in body(screen), "what it scores"


def test_of_two_equal_cards_only_the_chosen_one_is_marked() -> None:
    screen = shown(Draft(Meld.THIEF, cards("10D.1")))
    assert chosen(selects(screen)["cards"]) == ["4"]


@pytest.mark.parametrize(
    ("meld", "picked", "words"),
    [
        ("thief", "QS", "Thief, **10 points**. The card counts its face value, 10."),
        ("poor_man", "9S QS 3C", "Poor Man, **19 points**. Only spades count: 9 + 10 = 19 points."),
        ("lawyer", "10D 10D.1 4H AD", "Lawyer, **25 points**."),
        ("rich_man", "AD 3C 4H 7C 9S", "Rich Man, **minus 24 points**."),
        ("doctor", "AD 3C 7C 10D 4H 9S", "Doctor, **20 points**."),
        ("indian_chief", "3C 7C AD 10D 10D.1 9S QS", "Indian Chief, **"),
    ],
)
def test_a_complete_choice_says_what_it_scores(meld: str, picked: str, words: str) -> None:
    screen = shown(Draft(Meld(meld), cards(picked)))
    assert words in body(screen)
    assert "\u26a0" not in body(screen)
    assert not buttons(screen)["seal"].disabled
    assert buttons(screen)["seal"].label.startswith("Seal ")


@pytest.mark.parametrize(
    ("meld", "picked", "why"),
    [
        ("poor_man", "3C 7C AD", "Only spades count, and there is none."),
        ("lawyer", "3C 7C AD 10D", "add up to 21"),
        ("doctor", "3C AD 10D 10D.1 4H 9S", "must all differ"),
        ("doctor", "3C 7C AD 10D 9S QS", "needs a heart"),
        ("doctor", "3C 7C 10D 4H 9S QS", "needs an ace"),
    ],
)
def test_a_choice_that_scores_nothing_is_warned_of(meld: str, picked: str, why: str) -> None:
    screen = shown(Draft(Meld(meld), cards(picked)))
    assert "\u26a0" in body(screen)
    assert why in body(screen)
    assert not buttons(screen)["seal"].disabled


def test_a_beggar_man_learns_what_to_expect() -> None:
    expected = prospect(CLASSIC, 4, cards(HELD), Meld.BEGGAR_MAN, cards("10D 10D.1"))
    text = body(shown(Draft(Meld.BEGGAR_MAN, cards("10D 10D.1"))))
    assert f"**About {expected:.1f} points**" in text
    assert "\u26a0" not in text


def test_a_choice_that_is_not_complete_cannot_be_sealed() -> None:
    for picked in ("3C", "3C 7C AD", "3C 2H", "3C 3C"):
        screen = shown(Draft(Meld.BEGGAR_MAN, cards(picked)))
        assert buttons(screen)["seal"].disabled
        assert chosen(selects(screen)["cards"]) == []


def test_a_thief_may_wish() -> None:
    wishes = selects(shown(Draft(Meld.THIEF, cards("QS"))))["wish"]
    assert chosen(wishes) == [ASK]
    values = [option.value for option in wishes.options]
    assert values[:2] == [ASK, DRAW]
    assert {"A", "AH A", "S", "H", "K"} < set(values)
    for value in values[1:]:
        draft = Draft(Meld.THIEF, cards("QS"), parse_wish(value))
        assert chosen(selects(shown(draft))["wish"]) == [value]


def test_an_own_wish_is_among_the_choices() -> None:
    screen = shown(Draft(Meld.THIEF, cards("QS"), parse_wish("2C KD any")))
    option = next(option for option in selects(screen)["wish"].options if option.chosen)
    assert option.value == "2C KD any"
    words = "the two of clubs, else the king of diamonds, else the highest card"
    assert option.label == f"Steal {words}"


def test_there_is_no_wish_where_nothing_can_be_stolen() -> None:
    assert "wish" not in selects(shown(Draft(Meld.LAWYER)))
    last = shown(Draft(Meld.THIEF, cards("QS")), mine(round=7))
    assert "wish" not in selects(last)
    assert "no stealing in the last round" in body(last)


SEALED = Sealed(Meld.THIEF, cards("QS"), parse_wish("AH A"))


def test_what_is_sealed_is_shown_and_may_be_changed() -> None:
    screen = shown(of=mine(own=SEALED, sealed=3))
    assert "**Sealed: Thief** with **Spades** queen" in body(screen)
    assert "Wish: the ace of hearts, else an ace, else draw." in body(screen)
    assert "3 of 4 sealed. You may change it until the last player has sealed." in body(screen)
    assert "change" in buttons(screen)
    assert "seal" not in buttons(screen)
    assert not selects(screen)


def test_while_changing_the_old_seal_stands() -> None:
    screen = shown(Draft(Meld.LAWYER), mine(own=SEALED))
    assert "**Sealed: Thief**" in body(screen)
    assert "This stays sealed until you seal something else." in body(screen)
    assert set(selects(screen)) == {"meld", "cards"}


@pytest.mark.case(40)
def test_the_screen_says_what_ends_the_round_and_when() -> None:
    assert "at the latest <t:1800000000:f> (<t:1800000000:R>)" in body(shown())


@pytest.mark.case(42)
def test_the_dm_alerts_without_a_card() -> None:
    assert shown().alert == f"Table {table(4).id}, round 4: your hand is here."


def test_others_wait_with_their_hands_while_thieves_pick() -> None:
    screen = private(scene(stealing(4, 3), table(4), 3))
    assert "it is the turn of the next thieves" in body(screen)
    last = private(scene(replace(stealing(4, 3), later=()), table(4), 3))
    assert "then the hands are refilled" in body(last)
    assert not selects(screen)
    assert "steal" not in buttons(screen)


def test_a_thief_who_looks_at_the_hand_finds_the_way_to_steal() -> None:
    assert "steal" in buttons(hand(scene(stealing(4, 1), table(4), 1)))


def test_after_the_end_there_is_nothing_to_choose() -> None:
    ended: Scene = closed(over(4, 1), 4, Ending.PLAYED)
    assert "You came 1st with 280 points." in body(hand(ended))
    stopped = hand(closed(mine(), 4, Ending.CLOSED))
    assert not selects(stopped)
    assert "ended before its last round" in body(stopped)
