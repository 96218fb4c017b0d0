"""A game alone: every answer in place, what lies on the table, what is still to come, the end."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain

import pytest

from bot.outcome import Refusal, Refused
from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.remaining import unseen
from bot.present.indian_chief.scene import seen
from bot.present.names import width
from bot.present.narrow import COLUMNS
from bot.present.screen import Picture, Screen
from bot.present.words import points, ranks_counted
from bot.reader import Reader, reading
from data.books import Record
from data.log import Ending
from data.people import Language
from engine.cards import deck
from engine.indian_chief.model import Meld, Target
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import View
from tests.bot.present.pressing import Game, play
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import ALONE, closed, over

CLASSIC = Options(solo=True)
MODERN = Options(rulebook="modern", solo=True)


def sealing(game: Game, meld: Meld, size: int) -> Screen:
    """Seal the first cards of the hand and return the answer."""
    game.choose(meld, *range(size))
    return game.press("seal")


def view_of(game: Game) -> View:
    view = seen(game.scene(0))
    assert view is not None
    return view


def in_place(screen: Screen) -> str:
    """Return what a seal answered: never that it is told elsewhere."""
    text = body(screen)
    assert "channel" not in text
    assert "Nobody sees it" not in text
    return text


@pytest.mark.parametrize("options", [CLASSIC, MODERN])
def test_a_seal_answers_with_what_it_scored_above_the_new_hand(options: Options) -> None:
    game = Game(options, 1)
    text = in_place(sealing(game, Meld.RICH_MAN, 5))
    total = points(game.now.totals[0])
    assert f"**Round 1: Rich Man, {total}.** Taxes" in text
    assert f"So far: **{total}**." in text
    assert "Round 2 of 7" in text
    screen = game.look()
    assert any(isinstance(block, Picture) for block in screen.blocks)
    assert {"meld"} == set(selects(screen))
    assert "remaining" in buttons(screen)


def test_a_meld_that_waits_for_its_joker_is_not_scored_yet() -> None:
    game = Game(replace(MODERN, beggar_joker="by_hand"), 1)
    sealing(game, Meld.THIEF, 1)
    before = body(game.look())
    game.choose("beggar_man", 0, 7)
    text = in_place(game.press("seal"))
    assert "You melded the Beggar Man" in text
    scored = next(line for line in before.splitlines() if line.startswith("**Round 1: Thief, "))
    assert scored in text.splitlines()


def test_a_column_multiplies_the_last_score() -> None:
    game = Game(replace(MODERN, triple=True), 1)
    game.choose("rich_man", *range(5))
    game.press("column", args=("3",))
    text = in_place(game.press("seal"))
    [total] = game.now.totals
    assert f"**Round 1: Rich Man, minus {-total // 3} \u00d7 3 = {points(total)}.**" in text


@pytest.mark.parametrize("options", ALONE)
def test_no_screen_speaks_of_other_players(options: Options) -> None:
    company = re.compile(
        r"everybody|\bothers|channel|lobby|reveal|the last player|nobody sees", re.IGNORECASE
    )
    for _, screen in play(Game(options, 1, 3)):
        assert not company.search(body(screen))


def test_a_beggar_man_is_exact_before_it_is_sealed() -> None:
    game = Game(CLASSIC, 1, 3)
    game.press("meld", "beggar_man")
    assert "Nothing lies on the table yet." in body(game.look())
    sealing(game, Meld.LAWYER, 4)
    lying = view_of(game).earlier[0].slots
    counted = ranks_counted(sorted(filter(None, lying), key=lambda card: card.rank))
    game.press("meld", "beggar_man")
    assert f"On the table: {counted}." in body(game.look())
    game.choose("beggar_man", 0, 1)
    ranks = {card.rank for card in view_of(game).hand[:2]}
    earned = 2 * sum(card is not None and card.rank in ranks for card in lying)
    said = f"**{points(earned)}**" if earned else "scores nothing"
    assert said in body(game.look())
    game.press("seal")
    assert game.now.sheet[0][1].points == earned


def test_a_thief_is_not_told_of_cards_that_do_not_lie_there() -> None:
    game = Game(CLASSIC, 1)
    screen = game.choose("thief", 0)
    assert "no earlier meld lies there yet" in body(screen)
    assert "wish" not in selects(screen)
    sealing(game, Meld.LAWYER, 4)
    screen = game.choose("thief", 0)
    assert "Then I ask you what to take." in in_place(screen)
    assert "wish" in selects(screen)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (MODERN, "draw a joker instead of a card."),
        (replace(MODERN, wild_pile="two_per_deck"), "a card, if any is left."),
    ],
)
def test_a_thief_who_draws_a_joker_is_told_so(options: Options, words: str) -> None:
    assert words in in_place(Game(options, 1).choose("thief", 0))


def test_a_thief_takes_a_card_of_an_earlier_meld_and_leaves_its_own() -> None:
    game = Game(CLASSIC, 1)
    sealing(game, Meld.LAWYER, 4)
    sealing(game, Meld.BEGGAR_MAN, 2)
    own, wanted = view_of(game).hand[0], view_of(game).earlier[1].slots[1]
    screen = sealing(game, Meld.THIEF, 1)
    assert "**Round 3: Thief, " in in_place(screen)
    assert "Round 1: Lawyer \u00b7 " in body(screen)
    assert [option.value for option in selects(screen)["from"].options] == ["1", "2"]
    game.press("from", "2")
    screen = game.press("take", "1", args=("0", "2"))
    take = buttons(screen)["pick"]
    assert take.label.startswith("Take ")
    assert take.control.args == ("0", "1", "2")
    assert "Taken: the card is in your hand" in in_place(game.press("pick", args=("0", "1", "2")))
    assert wanted in view_of(game).hand
    assert view_of(game).earlier[1].slots[1] == own


def test_the_thief_may_draw_and_picks_by_name_too() -> None:
    game = Game(CLASSIC, 1)
    sealing(game, Meld.LAWYER, 4)
    sealing(game, Meld.THIEF, 1)
    wanted = view_of(game).earlier[0].slots[2]
    assert wanted is not None
    again = Game(CLASSIC, 1)
    sealing(again, Meld.LAWYER, 4)
    sealing(again, Meld.THIEF, 1)
    assert "You drew a card instead." in in_place(game.press("draw"))
    again.press("pick_card", args=(wanted.face,))
    assert wanted in view_of(again).hand


def test_a_wish_works_alone_too() -> None:
    game = Game(CLASSIC, 1)
    sealing(game, Meld.LAWYER, 4)
    wanted = view_of(game).earlier[0].slots[3]
    assert wanted is not None
    game.choose("thief", 0)
    game.press("wish", wanted.face)
    in_place(game.press("seal"))
    assert wanted in view_of(game).hand
    assert view_of(game).round == 3


@pytest.mark.parametrize("target", [Target(0, 0, 5), Target(0, 9, 1), Target(0, 0, 0)])
def test_there_is_nothing_to_take_where_nothing_lies(target: Target) -> None:
    game = Game(CLASSIC, 1)
    sealing(game, Meld.LAWYER, 4)
    assert "pick" not in buttons(sealing(game, Meld.THIEF, 1))
    screen = hand_with(game, target)
    assert "pick" not in buttons(screen)


def hand_with(game: Game, target: Target) -> Screen:
    """Press the select of a meld that does not lie there, and of a slot of it."""
    game.press("from", str(target.round))
    return game.press("take", str(target.slot), args=(str(target.seat), str(target.round)))


def test_the_cards_left_are_all_but_the_hand_and_the_table() -> None:
    game = Game(Options(solo=True, triple=True), 1)
    sealing(game, Meld.DOCTOR, 6)
    sealing(game, Meld.THIEF, 1)
    view = view_of(game)
    seen = {*view.hand, *chain(*(melded.slots for melded in (*view.table, *view.earlier)))}
    assert len(seen) == 8 + 6
    assert set(unseen(view)) == set(deck(2)) - seen
    text = body(game.press("remaining"))
    assert f"**{len(unseen(view))} cards** still to come: " in text
    assert "By rank: " in text
    grid = text.split("```")[1].strip("\n").splitlines()
    assert len(grid) == 1 + 13 + 1
    assert max(map(width, grid)) <= COLUMNS
    assert grid[-1].split() == ["All", *(str(n) for n in by_suit(view)), str(len(unseen(view)))]
    assert "remaining" in buttons(game.press("remaining", args=("off",)))


@pytest.mark.parametrize("language", Language)
def test_the_cards_left_fit_a_phone_under_heads_that_differ(language: Language) -> None:
    with reading(Reader(language)):
        text = body(Game(CLASSIC, 1).press("remaining"))
    head, *lines = text.split("```")[1].strip("\n").splitlines()
    assert len(set(head.split())) == 6
    assert {len(line.split()) for line in lines} == {6}
    assert max(map(width, (head, *lines))) <= COLUMNS


def by_suit(view: View) -> list[int]:
    return [sum(card.suit == suit for card in unseen(view)) for suit in range(4)]


def test_a_limited_wild_pile_is_counted() -> None:
    limited = Game(Options(rulebook="modern", solo=True, wild_pile="two_per_deck"), 1)
    sealing(limited, Meld.THIEF, 1)
    assert "In the wild pile: 1 joker." in body(limited.press("remaining"))
    endless = Game(MODERN, 1)
    assert "wild pile" not in body(endless.press("remaining"))


def test_counting_is_for_solo_games_only() -> None:
    game = Game(Options(), 2)
    assert "remaining" not in buttons(game.look())
    with pytest.raises(Refusal) as refused:
        game.press("remaining")
    assert refused.value.code is Refused.NOT_SOLO


def ended(total: int, record: Record | None = None, options: Options = CLASSIC) -> Screen:
    two = over(2, 0)
    rules = rules_of(options)
    alone = replace(
        two,
        options=options,
        players=1,
        columns=rules.columns,
        sheet=two.sheet[:1],
        totals=(total,),
        open_melds=((),),
        open_columns=((),),
        winners=(0,),
    )
    here = closed(alone, 1, Ending.PLAYED)
    return hand(replace(here, seat=0, record=record))


def test_the_end_has_the_result_the_sheet_and_the_way_on_in_one_place() -> None:
    screen = ended(121, Record(112, 7))
    assert "came to 121 points" in body(screen)
    assert "over 120 is good, and over 130 is excellent" in body(screen)
    assert "112 points, in 7 games" in body(screen)
    assert "```" in body(screen)
    assert "rematch" in buttons(screen)


def test_the_end_of_triple_mode_has_its_sheet_and_no_yardstick() -> None:
    screen = ended(300, options=Options(solo=True, triple=True))
    assert "came to 300 points" in body(screen)
    assert "```" in body(screen)
    assert "yardstick" not in body(screen)


@pytest.mark.parametrize("options", [CLASSIC, MODERN])
def test_the_last_seal_shows_the_end_in_the_same_place(options: Options) -> None:
    game = Game(options, 1, 2)
    screen = game.look()
    for size, meld in enumerate(Meld, start=1):
        screen = sealing(game, meld, size)
        if "draw" in buttons(screen):
            screen = game.press("draw")
    assert "**Round 7: Indian Chief, " in in_place(screen)
    assert f"came to {points(game.now.totals[0])}" in body(screen)
    assert {"why", "rematch", "deal", "sheet", "verify", "how"} == set(buttons(screen))
