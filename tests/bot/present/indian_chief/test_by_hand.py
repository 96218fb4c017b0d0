"""What may be settled by hand before a seal: the column, the jokers, a Chief's parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.outcome import Refusal, Refused
from bot.present.answer import refusal
from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.scene import Draft, seen
from bot.present.limits import problems
from bot.present.screen import Screen, Select, Style
from engine.cards import Card
from engine.core import Code, RuleError
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, Melded
from engine.indian_chief.options import Options
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Sealed
from tests.bot.present.hands import chosen, labels, mine, shown, with_joker
from tests.bot.present.pressing import Game
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import MODERN, cards, scene, table

# Columns.

TRIPLE = Options(rulebook="modern", triple=True)


def columns(screen: Screen) -> list[tuple[str, Style]]:
    """Return the buttons of the columns."""
    return [
        (button.label, button.style)
        for block in screen.blocks
        for button in getattr(block, "buttons", ())
        if button.control.action == "column"
    ]


def test_the_first_open_column_is_chosen_and_words_say_so() -> None:
    screen = shown(mine(TRIPLE, columns=(2, 3)), Draft(Meld.THIEF))
    assert columns(screen) == [("\u00d72, chosen", Style.MAIN), ("\u00d73", Style.PLAIN)]


def test_the_preview_multiplies_by_the_column() -> None:
    of = mine(TRIPLE, columns=(1, 2, 3))
    draft = Draft(Meld.THIEF, cards("QD"))
    assert "Thief, **10 points**, in column \u00d71. The card" in body(shown(of, draft))
    screen = shown(of, replace(draft, column=3))
    assert "Thief, **10 points**, in column \u00d73: **30 points**." in body(screen)
    assert columns(screen)[2] == ("\u00d73, chosen", Style.MAIN)
    taxes = Draft(Meld.RICH_MAN, cards("AH 3C 4D 7H QD"), column=2)
    assert "**minus 25 points**, in column \u00d72: **minus 50 points**" in body(shown(of, taxes))


def test_a_beggar_mans_expectation_is_multiplied_too() -> None:
    of = mine(TRIPLE, columns=(1, 3))
    expected = prospect(rules_of(TRIPLE), 4, of.hand, Meld.BEGGAR_MAN, cards("3C 4D"))
    text = body(shown(of, Draft(Meld.BEGGAR_MAN, cards("3C 4D"), column=3)))
    assert f"**About {expected:.1f} points** to be expected, in column \u00d73: " in text
    assert f"**about {3 * expected:.1f}**" in text


def test_each_meld_says_which_columns_are_open() -> None:
    about = selects(shown(mine(TRIPLE, columns=(1, 3))))["meld"].options[0].description
    assert about is not None
    assert about.startswith("Open: \u00d71 and \u00d73. ")


@pytest.mark.parametrize("options", [TRIPLE, Options(triple=True, columns="left_to_right")])
def test_where_there_is_no_choice_the_column_is_said(options: Options) -> None:
    screen = shown(mine(options, "AH 3C 4D 7H QD QS", columns=(2,)), Draft(Meld.THIEF))
    assert "It goes to column \u00d72." in body(screen)
    assert columns(screen) == []


def test_without_triple_mode_there_are_no_columns() -> None:
    screen = shown(mine(), Draft(Meld.THIEF, cards("QD")))
    assert columns(screen) == []
    assert "column" not in body(screen)


def test_a_plain_seal_in_triple_mode_takes_four_presses() -> None:
    game = Game(Options(solo=True, triple=True), 1)
    game.look()
    game.press("meld", "thief")
    game.press("cards", "0", args=("thief",))
    game.press("seal")
    assert game.now.sheet[0][0].column == 1
    game.look()


def test_a_column_that_is_used_cannot_be_picked() -> None:
    game = Game(Options(solo=True, triple=True), 1)
    game.choose("lawyer", 0, 1, 2, 3)
    game.press("column", args=("3",))
    game.press("seal")
    assert game.now.sheet[0][0].column == 3
    game.press("meld", "lawyer")
    with pytest.raises(RuleError) as refused:
        game.press("column", args=("3",))
    assert refused.value.code is Code.COLUMN
    assert refused.value.facts["open"] == (1, 2)


# Jokers.


def test_jokers_are_listed_last_and_are_any_card() -> None:
    assert labels(shown(mine(), Draft(Meld.THIEF)), "cards")[-2:] == [
        "7. Joker, any card",
        "8. Joker, any card",
    ]
    assert labels(shown(mine(), Draft(Meld.THIEF)), "cards")[0] == (
        "1. Ace of hearts, 1 or 11 points"
    )


def test_the_preview_says_what_a_joker_counts_as() -> None:
    screen = shown(mine(), Draft(Meld.THIEF, cards("JK")))
    assert "Thief, **11 points**." in body(screen)
    assert "The joker counts as the ace of clubs (`JK=AC`)." in body(screen)
    assert buttons(screen)["declare"].label == "Declare by hand"
    assert "joker_rank" not in selects(screen)


def test_a_joker_is_declared_by_rank_and_then_by_suit() -> None:
    draft = Draft(Meld.THIEF, cards("JK"), by_hand=True)
    ranks = selects(shown(mine(), draft))["joker_rank"]
    assert ranks.options[0].label == "Joker: as scores best, the ace of clubs"
    assert chosen(ranks) == ["best"]
    assert [option.value for option in ranks.options[1:]] == [
        *("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    ]
    declared = shown(mine(), replace(draft, declared=cards("QD")))
    assert chosen(selects(declared)["joker_rank"]) == ["Q"]
    assert chosen(selects(declared)["joker_suit"]) == ["D"]
    assert "**Thief** with **Joker** as the queen of diamonds" in body(declared)
    assert "The joker counts as the queen of diamonds (`JK=QD`)." in body(declared)
    assert buttons(declared)["declare"].label == "Back to the best"


def test_several_jokers_are_told_apart_by_number() -> None:
    draft = Draft(Meld.LAWYER, cards("3C 4D JK JK.1"), by_hand=True)
    screen = shown(mine(), draft)
    names = [b.placeholder for b in screen.blocks if isinstance(b, Select)]
    assert names[-2:] == ["Joker 1: its rank", "Joker 2: its rank"]
    assert "The jokers count as " in body(screen)


def test_a_beggar_mans_joker_is_not_declared_when_sealing() -> None:
    draft = Draft(Meld.BEGGAR_MAN, cards("3C JK"))
    for options, words in (
        (MODERN, "declared when the melds lie open, as scores best."),
        (Options(rulebook="modern", beggar_joker="by_hand"), "when the melds lie open, I ask you"),
        (Options(rulebook="modern", jokers_match="nothing"), "matches nothing"),
    ):
        screen = shown(mine(options), draft)
        assert words in body(screen)
        assert "declare" not in buttons(screen)


def test_declaring_by_hand_from_the_first_press_to_the_seal() -> None:
    game = with_joker()
    game.choose("poor_man", 0, 1, 7)
    game.press("declare", args=("on",))
    game.press("joker_rank", "5", args=("2",))
    assert game.draft().declared[2] == Card(0, cards("5S")[0].suit, cards("5S")[0].rank)
    game.press("joker_suit", "H", args=("2",))
    assert game.draft().declared == (None, None, *cards("5H"))
    game.press("joker_rank", "9", args=("2",))
    assert game.draft().declared == (None, None, *cards("9H"))  # the suit stays
    game.press("seal")
    own = seen(game.scene(0))
    assert own is not None
    assert own.own is not None
    assert own.own.declared == (None, None, *cards("9H"))
    assert "**Joker** as the nine of hearts" in body(game.look())


def test_the_way_back_forgets_what_was_declared() -> None:
    game = with_joker()
    game.choose("poor_man", 0, 1, 7)
    game.press("joker_rank", "5", args=("2",))
    game.press("joker_rank", "best", args=("2",))
    assert game.draft().declared == ()
    assert game.draft().by_hand
    game.press("joker_rank", "5", args=("2",))
    game.press("declare", args=("off",))
    assert (game.draft().declared, game.draft().by_hand) == ((), False)


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        ("joker_rank", ("0",), ("5",)),  # no joker lies there
        ("joker_rank", ("9",), ("5",)),
        ("joker_rank", ("x",), ("5",)),
        ("joker_rank", ("2",), ("15",)),
        ("joker_rank", ("2",), ("JK",)),
        ("joker_suit", ("2",), ("X",)),
        ("joker_suit", ("2",), ()),
    ],
)
def test_a_forged_declaration_is_no_control(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    game = with_joker()
    game.choose("poor_man", 0, 1, 7)
    with pytest.raises(Refusal) as refused:
        game.press(action, *values, args=args)
    assert refused.value.code is Refused.UNKNOWN


def test_nothing_is_declared_of_a_choice_that_is_not_complete() -> None:
    game = with_joker()
    game.press("meld", "poor_man")
    with pytest.raises(Refusal) as refused:
        game.press("joker_rank", "5", args=("2",))
    assert refused.value.code is Refused.UNFINISHED
    game.choose("beggar_man", 0, 7)
    with pytest.raises(RuleError) as later:
        game.press("declare", args=("on",))
    assert later.value.code is Code.DECLARED_LATER


# A Chief's parts.

BY_HAND = Options(rulebook="modern", split="by_hand")
CHIEF = Draft(Meld.INDIAN_CHIEF, cards("AH 3C 4D 7H QD QS JK"))


def test_the_smaller_part_is_chosen_from_the_seven_cards() -> None:
    select = selects(shown(mine(BY_HAND), CHIEF))["aside"]
    assert (len(select.options), select.least, select.most) == (7, 3, 3)
    assert select.placeholder == "The smaller part: 3 cards"
    assert [select.options[int(place)].label for place in chosen(select)] == [
        "Smaller part: 4. Seven of hearts",
        "Smaller part: 5. Queen of diamonds",
        "Smaller part: 6. Queen of spades",
    ]
    assert "aside" not in selects(shown(mine(), CHIEF))
    few = replace(CHIEF, cards=CHIEF.cards[:4])
    assert "aside" not in selects(shown(mine(BY_HAND), few))


def test_the_preview_follows_the_chosen_split() -> None:
    best, worse = shown(mine(BY_HAND), CHIEF), shown(mine(BY_HAND), replace(CHIEF, aside=(0, 1, 2)))
    assert body(best) != body(worse)
    assert chosen(selects(worse)["aside"]) == ["0", "1", "2"]
    assert buttons(worse)["aside"].label == "Best split"


def test_the_smaller_part_numbers_its_cards_as_the_hand_does() -> None:
    view = mine(BY_HAND)
    draft = Draft(Meld.INDIAN_CHIEF, cards("JK QS QD 7H 4D 3C AH"))
    labels = [option.label for option in selects(shown(view, draft))["aside"].options]
    numbers = [view.hand.index(card) + 1 for card in sorted(draft.cards, key=view.hand.index)]
    assert [int(label.split()[2].rstrip(".")) for label in labels] == numbers


def test_a_split_is_sealed_and_shown() -> None:
    game = Game(Options(split="by_hand"), 2)
    game.choose("indian_chief", *range(7))
    game.press("aside", "1", "6")
    assert game.draft().aside == (1, 6)
    game.press("aside", args=("best",))
    assert game.draft().aside == ()
    assert len(chosen(selects(game.look())["aside"])) == 2
    game.press("aside", "1", "6")
    assert "Its smaller part: " in body(game.press("seal"))
    view = seen(game.scene(0))
    assert view is not None
    assert view.own == Sealed(Meld.INDIAN_CHIEF, view.hand[:7], None, aside=(1, 6))


@pytest.mark.parametrize(
    ("options", "values", "code"),
    [(Options(), "16", Code.SPLIT_OFF), (Options(split="by_hand"), "1", Code.SPLIT_COUNT)],
)
def test_a_split_that_the_rules_do_not_allow_is_refused(
    options: Options, values: str, code: Code
) -> None:
    game = Game(options, 2)
    game.choose("indian_chief", *range(7))
    with pytest.raises(RuleError) as refused:
        game.press("aside", *values)
    assert refused.value.code is code


@pytest.mark.parametrize("solo", [True, False])
def test_the_largest_screen_keeps_the_limits(solo: bool) -> None:
    options = Options("indian_chief", "modern", solo, triple=True, split="by_hand", suggest="on")
    held, queen = cards("QD QD.1 QH QS JK JK.1 JK.2 QC"), cards("QD")[0]
    of = replace(mine(options, columns=(1, 2, 3)), hand=held)
    if solo:
        of = replace(of, seat=0, players=1, totals=(-150,), last_table=LAST, last_scores=WHY)
    declared = (None, None, None, None, queen, queen, queen)
    draft = Draft(Meld.INDIAN_CHIEF, held[:7], None, 3, declared, True, (0, 1, 2))
    at = replace(table(4), options=options)
    here = scene(of, at, of.seat, draft)
    screen = hand(here)
    stale = refusal(Refusal(Refused.STALE), here)
    assert problems(stale) == ()
    assert buttons(stale)["open"].label == "Why can't I?"
    assert "hand" in buttons(stale) or "seal" in buttons(stale)
    assert len(selects(screen)) == 5  # the three jokers' are of two kinds
    assert problems(screen) == ()
    sealed = replace(of, own=Sealed(Meld.INDIAN_CHIEF, held[:7], None, 3, declared, (0, 1, 2)))
    assert problems(hand(scene(sealed, at, of.seat, draft))) == ()


LAST = (Melded(Meld.RICH_MAN, cards("QD QD.1 QH QS QC"), 3),)
WHY = (score(rules_of(MODERN), Meld.RICH_MAN, cards("QD QD.1 QH QS QC")),)
