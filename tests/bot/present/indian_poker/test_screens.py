"""What the screens of Indian poker say and offer: turns, tables, orders, reveals, results, help."""

import re
from dataclasses import replace

import pytest

from bot.click import Control
from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_poker.house_rules import HOUSE_RULES, about, label, title, told
from bot.present.indian_poker.orders import NONE, choices
from bot.present.indian_poker.rules import PAGES
from bot.present.indian_poker.scene import Draft
from bot.present.indian_poker.way import read, write
from bot.present.limits import LABEL, controls
from bot.present.names import width
from bot.present.screen import Buttons, Picture, Screen
from bot.present.table import live, milestone, past, private
from bot.reader import Reader, reading
from data.log import Ending, LogEvent, TableClosed
from data.people import Language
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, HandRevealed, MatchEnded, Order, When
from engine.indian_poker.options import CHOICES, Options, fitting
from engine.indian_poker.play import INDIAN_POKER
from tests.bot.present.indian_poker.playing import scene_of
from tests.bot.present.reading import body, selects
from tests.bot.present.scenes import table, user
from tests.engine.poker.driver import EVERY, Match, dealt


def three(options: Options = Options()) -> Match:  # noqa: B008  frozen
    """Return a match of three: A holds the king, B the three, C, who deals, the ace."""
    return dealt("KH 3C AS", options=options)


def offered(screen: Screen) -> list[str]:
    rows = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
    return [button.label for row in rows for button in row]


def status(match: Match) -> Screen:
    return live(scene_of(match.state, None))


def own(match: Match, seat: Seat, draft: Draft | None = None) -> Screen:
    return answer(Outcome(1, scene_of(match.state, seat, draft), Show.HAND))


def ordering(match: Match, seat: Seat, draft: Draft | None = None) -> Screen:
    return answer(Outcome(1, scene_of(match.state, seat, draft), Show.ORDER))


def test_the_next_player_is_pinged_by_a_plain_sentence() -> None:
    match = three()
    screen = status(match)
    assert screen.mentions == (user(0),)
    assert (screen.alert or "").startswith(f"<@{user(0)}> Table ")
    assert (screen.alert or "").endswith("hand 1: it is your turn, in or out.")
    assert offered(screen)[:3] == ["In", "Out", "See the table"]
    match.say("A in")
    assert status(match).mentions == (user(1),)


def test_a_computer_is_not_pinged() -> None:
    here = scene_of(three().state, None)
    first, *others = here.table.chairs
    chairs = (replace(first, computer="table"), *others)
    screen = live(replace(here, table=replace(here.table, chairs=chairs)))
    assert screen.mentions == ()
    assert "Come back" in offered(screen)


def test_a_later_turn_is_to_keep_or_out() -> None:
    match = three()
    match.say("A in, B in, C in")
    screen = status(match)
    assert offered(screen)[:2] == ["Keep", "Out"]
    assert "Whoever says nothing by then keeps." in body(screen)
    assert "**1st turn:** seat 1 in, 2 in, 3 in" in body(screen)


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (BidMade(0, Bid.IN), f"<@{user(0)}> said in."),
        (BidMade(0, Bid.OUT, lapsed=True), f"<@{user(0)}> said out, as the time was over."),
        (TableClosed(Ending.CLOSED, user(1), 0), "the table was closed."),
        (None, f"it was the turn of <@{user(0)}>."),
    ],
)
def test_what_stays_of_a_turn_says_what_was_bid(ending: LogEvent | None, said: str) -> None:
    text = body(past(scene_of(three().state, None), ending))
    assert text.startswith("-# Table ")
    assert text.endswith(f", hand 1: {said}")


def test_what_stays_of_secret_bids_says_that_all_have_bid() -> None:
    match = three(Options(bidding="simultaneous"))
    assert body(past(scene_of(match.state, None))).endswith(": all have bid.")


def test_secret_bids_ping_everybody_and_take_no_orders() -> None:
    match = three(Options(bidding="simultaneous"))
    screen = status(match)
    assert screen.mentions == tuple(map(user, range(3)))
    assert "Standing order" not in offered(screen)
    assert selects(own(match, 0)) == {}
    match.say("A in")
    assert "**1 of 3 have bid.**" in body(status(match))
    assert "You have bid **in**" in body(own(match, 0))


def test_everybody_sees_all_cards_but_the_own_until_out() -> None:
    match = three()
    text = body(own(match, 0))
    assert "king" not in text
    assert "**three of clubs**" in text
    assert "**ace of spades**" in text
    [picture] = [block for block in own(match, 0).blocks if isinstance(block, Picture)]
    assert "your own card, which you may not see" in picture.alt
    match.say("A out")
    assert "king of hearts" in body(own(match, 0))
    assert "order" not in selects(own(match, 0))


def test_only_who_is_awaited_has_buttons_to_bid() -> None:
    match = three()
    assert offered(private(scene_of(match.state, 0)))[:2] == ["In", "Out"]
    assert "In" not in offered(private(scene_of(match.state, 1)))


def test_a_standing_order_has_a_screen_of_its_own() -> None:
    match = three()
    assert Control(table(3).id, match.state.step, "orders") in controls(status(match))
    screen = ordering(match, 1, Draft(When.FEWER))
    assert not any(isinstance(block, Picture) for block in screen.blocks)
    chosen = selects(screen)
    assert chosen["order"].control.args == ("alone",)
    assert chosen["order_number"].control.args == ("fewer", "alone")
    match.say("A in, B out")
    assert ordering(match, 1) == own(match, 1), "who is out has none"


def test_a_standing_order_is_chosen_in_two_steps() -> None:
    match = three()
    first = selects(own(match, 1))
    values = [option.value for option in first["order"].options]
    assert values == [NONE, *When]
    assert "order_number" not in first
    second = selects(own(match, 1, Draft(When.GONE)))["order_number"]
    assert second.control.args == ("gone",)
    assert [option.value for option in second.options] == ["0", "2"]
    public = status(match)
    match.order(1, When.GONE, 2)
    assert status(match) == public
    assert f"out as soon as <@{user(2)}> goes out" in body(own(match, 1))


@pytest.mark.parametrize("players", [3, 12])
def test_every_order_that_is_offered_is_taken(players: int) -> None:
    hand = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC"][:players]
    view = dealt(" ".join(hand)).view(1)
    for when in When:
        for number in choices(view, when) or (0,):
            match = dealt(" ".join(hand))
            match.order(1, when, number)
            assert match.view(1).order == Order(when, number)


def test_a_reveal_tells_all_cards_the_winner_and_the_totals() -> None:
    match = three()
    match.say("A in, B in, C in, A keep, B keep, C keep")
    [event] = match.reveals
    screen = milestone(scene_of(match.state, None), event)
    assert screen is not None
    text = body(screen)
    assert f"<@{user(2)}> wins with the ace of spades" in text
    assert "**king of hearts** \u00b7 in \u00b7 -3 \u00b7 now minus 3 points" in text
    assert "**2nd turn:** seat 1 keep, 2 keep, 3 keep" in text
    here = replace(scene_of(match.state, 0), reveal=event)
    recap = body(answer(Outcome(1, here, Show.WHY)))
    assert "Saw: at the highest the ace of spades. Held: **the king of hearts**." in recap
    assert "chance to win 0 %" in recap
    assert "the printed table says out, the exact one out" in recap


def test_nobody_wins_where_all_are_out() -> None:
    match = three(Options(bidding="simultaneous"))
    match.say("A out, B out, C out")
    screen = milestone(scene_of(match.state, None), match.reveals[0])
    assert screen is not None
    assert "nobody wins" in body(screen)


@pytest.mark.parametrize("options", [Options(), Options(points="negated")])
def test_the_result_ranks_everybody_and_offers_another_match(options: Options) -> None:
    match = Match(3, three().deal, replace(options, rotations="one"))
    while match.awaited:
        match.expire()
    [ended] = [event for event in match.log if isinstance(event, MatchEnded)]
    screen = milestone(scene_of(match.state, None), ended)
    assert screen is not None
    ways = ["Play again", "Score sheet", "The deal", "Check the deal", "How to play"]
    assert offered(screen) == ways
    best = body(screen).split("\n")[1]
    assert ("At this table the fewest points win." in best) == (options.points == "negated")
    assert all(f"<@{user(seat)}>" in best for seat in ended.winners)
    assert "The match is over" in body(private(scene_of(match.state, 0)))


def test_help_at_the_table_tells_its_house_rules_and_leads_to_all_pages() -> None:
    options = Options(ties="split")
    screen = answer(Outcome(1, scene_of(three(options).state, 0), Show.HOW))
    assert "Equal ranks win together" in body(screen).replace("equal", "Equal")
    assert "- Cards of the same rank: they are equal, and all win" in body(screen)
    assert set(PAGES) == {option.value for option in selects(screen)["page"].options}
    assert read(selects(screen)["page"].control.args[0]) == options


NEGATED = Options(points="negated")


def test_where_the_fewest_points_win_every_score_says_so() -> None:
    match = three(NEGATED)
    said = "At this table the fewest points win."
    match.say("A in, B out, C out")
    reveal = milestone(scene_of(match.state, None), match.reveals[0])
    assert reveal is not None
    here = replace(scene_of(match.state, 0), reveal=match.reveals[0])
    screens = [
        *(reveal, status(match)),
        *(answer(Outcome(1, here, show)) for show in (Show.SHEET, Show.WHY)),
    ]
    assert [said in body(screen) for screen in screens] == [True] * 4
    assert "minus 5 points" in body(screens[0])
    usual = three()
    usual.say("A in, B out, C out")
    assert said not in body(status(usual))
    target = told(Options(points="negated", target="20"))
    assert "A number of points to reach: first to minus 20 points" in target


@pytest.mark.parametrize("language", Language)
def test_every_house_rule_has_its_words(language: Language) -> None:
    assert set(HOUSE_RULES) == set(CHOICES)
    with reading(Reader(language)):
        labelled()


def labelled() -> None:
    for rule, kinds in CHOICES.items():
        assert set(HOUSE_RULES[rule].choices) == set(kinds)
        labels = [label(rule, choice) for choice in kinds]
        assert len(set(labels)) == len(labels)
        assert all(width(one) <= LABEL + 12 for one in labels)
        assert about(rule).endswith(".")
        assert width(title(rule)) <= LABEL


@pytest.mark.parametrize("language", Language)
def test_the_buttons_of_a_bid_say_what_is_asked(language: Language) -> None:
    told = {
        Language.ENGLISH: ["In", "Out", "Keep", "Out"],
        Language.GERMAN: ["Dabei", "Raus", "Bleiben", "Raus"],
        Language.SPANISH: ["Dentro", "Fuera", "Seguir", "Fuera"],
    }
    match = three()
    with reading(Reader(language)):
        first = offered(status(match))[:2]
        match.say("A in, B in, C in")
        assert first + offered(status(match))[:2] == told[language]


def test_odds_are_told_in_the_reader_s_own_decimals() -> None:
    match = three()
    match.say("A in, B in, C in, A keep, B keep, C keep")
    here = replace(scene_of(match.state, 2), reveal=match.reveals[0])
    worth = []
    for language in Language:
        with reading(Reader(language)):
            text = body(answer(Outcome(1, here, Show.WHY)))
            worth += re.findall(r"[+-][0-9][.,][0-9]", text)[:1]
    english, german, spanish = worth
    assert german == spanish == english.replace(".", ",")


@pytest.mark.parametrize("options", EVERY)
def test_options_are_told_and_written_as_one_word(options: Options) -> None:
    options = fitting(options)
    assert bool(told(options)) == (options != Options())
    assert read(write(options)) == options
    assert read(f"{write(options)}0") is None


def test_the_scene_of_a_reveal_is_anybodys() -> None:
    match = three()
    match.say("A out, B out")
    [event] = match.reveals
    assert isinstance(event, HandRevealed)
    assert INDIAN_POKER.view(match.state, None).history == (event,)
    here = replace(scene_of(match.state, None), reveal=event)
    assert "left alone before the first bid" in body(answer(Outcome(1, here, Show.WHY, page=3)))
