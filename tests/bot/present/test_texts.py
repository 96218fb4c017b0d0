"""Every refusal and every answer has its sentence, with the rule and the way on."""

from string import Formatter

import pytest

from bot import clock
from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.answer import SCREENS, answer, refusal
from bot.present.reasons import reason
from bot.present.refusals import CODES, REFUSED, told
from bot.present.screen import Buttons, Text
from bot.present.texts import ACCESS, PACES, SAID
from bot.present.words import MELDS, RANKS, SUITS
from data.log import Access, Pace, Stage
from engine.cards import Card, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, Reason
from engine.indian_chief.rulebooks import CLASSIC
from tests.bot.present.reading import body
from tests.bot.present.scenes import FACTS, cards, scene, table, user, view

# The facts that come with a code, as the contract states them.
CODE_FACTS = {
    Code.PLAYERS: {"players", "least", "most"},
    Code.MELD_USED: {"meld"},
    Code.MELD_UNKNOWN: {"meld"},
    Code.CARD_COUNT: {"meld", "need", "got"},
    Code.CARD_UNKNOWN: {"card"},
    Code.CARD_NOT_HELD: {"card"},
    Code.CARD_TWICE: {"card"},
    Code.WISH_UNKNOWN: {"wish"},
    Code.WISH_LONG: {"most"},
    Code.COLUMN: {"meld", "column", "open"},
    Code.NOT_A_JOKER: {"card"},
    Code.SPLIT_COUNT: {"need", "got"},
    Code.HOUSE_RULE: {"rule"},
}
REFUSED_FACTS = {
    Refused.WHICH_TABLE: {"tables"},
    Refused.WHICH_TO_JOIN: {"tables"},
    Refused.NOT_HOST: {"host"},
    Refused.TOO_FEW: {"players", "least"},
    Refused.SEATS: {"players", "least", "most"},
    Refused.NO_MENTION: {"invited"},
    Refused.CANNOT_POST: {"permissions"},
    Refused.CHANNEL_OFF: {"channels"},
    Refused.NO_PRESET: {"preset", "presets"},
    Refused.PRESETS_FULL: {"most"},
    Refused.PRESET_NAME: {"most"},
}


def test_every_member_of_every_closed_list_has_its_words() -> None:
    assert set(CODES) == set(Code)
    assert set(REFUSED) == set(Refused)
    assert set(SAID) == set(Said)
    assert set(SCREENS) == set(Show)
    assert set(PACES) == set(Pace)
    assert set(ACCESS) == set(Access)
    assert set(MELDS) == set(Meld)


@pytest.mark.parametrize(
    ("pace", "length"),
    [
        (Pace.LIVE, "90 seconds"),
        (Pace.EVENING, "10 minutes"),
        (Pace.DAILY, "24 hours"),
        (Pace.RELAXED, "3 days"),
    ],
)
def test_the_paces_are_told_as_the_clock_keeps_them(pace: Pace, length: str) -> None:
    number, unit = length.split()
    units = {"seconds": SECOND, "minutes": MINUTE, "hours": HOUR, "days": 24 * HOUR}
    assert int(number) * units[unit] == clock.PACES[pace]
    assert length in PACES[pace]


@pytest.mark.parametrize("code", Code)
def test_a_refusal_by_the_rules_says_why_and_how_to_go_on(code: Code) -> None:
    assert CODES[code].rule
    assert_speaks(told(CODES[code], {key: FACTS[key] for key in CODE_FACTS.get(code, ())}))
    assert placeholders(CODES[code].text) == CODE_FACTS.get(code, set())


@pytest.mark.parametrize("code", Refused)
def test_a_refusal_by_the_table_says_how_to_go_on(code: Refused) -> None:
    assert REFUSED[code].way
    assert_speaks(told(REFUSED[code], {key: FACTS[key] for key in REFUSED_FACTS.get(code, ())}))
    assert placeholders(REFUSED[code].text) == REFUSED_FACTS.get(code, set())


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def assert_speaks(text: str) -> None:
    assert "{" not in text
    assert "}" not in text
    assert "@everyone" not in text


@pytest.mark.parametrize("said", Said)
def test_what_was_recorded_is_said_in_whole_sentences(said: Said) -> None:
    assert SAID[said].endswith((".", "!"))
    assert SAID[said][0].isupper()
    screen = answer(Outcome(7, scene(view(4, 1), table(4), 1), Show.HAND, said))
    assert screen.blocks[0] == Text(SAID[said])
    assert screen.alert is None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RuleError(Code.MELD_USED, meld="rich_man"), "You have played the Rich Man already."),
        (RuleError(Code.CARD_NOT_HELD, card="10H"), "You do not hold the ten of hearts."),
        (RuleError(Code.CARD_UNKNOWN, card="`x`"), r"\`x\`"),
        (
            RuleError(Code.CARD_COUNT, meld="doctor", need=6, got=5),
            "The Doctor takes 6 of your cards, and 5 were given.",
        ),
        (Refusal(Refused.NOT_HOST, host=42), "the host is <@42>"),
        (Refusal(Refused.WHICH_TABLE, tables=(7, 9)), "table 7 and table 9"),
        (Refusal(Refused.TOO_FEW, players=1, least=2), "at least 2 players; 1 are seated"),
    ],
)
def test_facts_are_told_in_words(error: RuleError | Refusal, words: str) -> None:
    assert words in body(refusal(error))


def test_a_refused_player_finds_the_way_to_the_own_hand() -> None:
    screen = refusal(RuleError(Code.NOT_AWAITED), scene(view(4, 1), table(4), 1))
    buttons = screen.blocks[-1]
    assert isinstance(buttons, Buttons)
    assert [button.control.action for button in buttons.buttons] == ["hand"]


def test_a_stale_control_shows_the_hand_as_it_is_now() -> None:
    here = scene(view(4, 1), table(4), 1)
    screen = refusal(Refusal(Refused.STALE, here))
    assert "8 cards" in body(screen)
    assert screen.alert is None
    lobby = refusal(Refusal(Refused.STALE, scene(None, table(4, Stage.LOBBY), 1)))
    assert "4 of 4 taken" in body(lobby)
    outside = refusal(Refusal(Refused.STALE, scene(view(4), table(4))))
    assert "cards" not in body(outside)


def test_someone_who_left_is_shown_the_way_back() -> None:
    outcome = Outcome(7, scene(view(4, 1), table(4), 1), Show.NOTE, Said.LEFT_PLAYING)
    buttons = answer(outcome).blocks[-1]
    assert isinstance(buttons, Buttons)
    assert [button.control.action for button in buttons.buttons] == ["join"]


def test_a_seat_without_dm_is_told_so_at_once() -> None:
    at = table(4, Stage.LOBBY)
    closed = answer(Outcome(7, scene(None, at, 1), Show.JOINED, Said.JOINED))
    assert SAID[Said.DM_CLOSED] in body(closed)
    reachable = scene(None, at, 1)
    here = type(reachable)(at, None, 1, reachable.names, unreachable=(user(0),))
    assert SAID[Said.DM_CLOSED] not in body(answer(Outcome(7, here, Show.JOINED, Said.JOINED)))


REASONED = [
    ("thief", "QH", "", "The card counts its face value, 10."),
    ("beggar_man", "7C 7D", "", "Nobody else melded a card of these ranks."),
    (
        "beggar_man",
        "7C 8D",
        "7H 8C 8S KD",
        (
            "Others melded 3 cards of these ranks, 2 points each: 7 of hearts, 8 of clubs and "
            "8 of spades."
        ),
    ),
    ("poor_man", "9S 10S 2H", "", "Only spades count: 9 + 10 = 19 points."),
    ("poor_man", "AS 3C 2H", "", "Only spades count: 1 point."),
    ("poor_man", "9C 10D 2H", "", "Only spades count, and there is none."),
    ("lawyer", "10S 5H 9C AD", "", "The face values are exact: 10 + 5 + 9 + 1 = 25 points."),
    ("lawyer", "10S 5H 9C 2D", "", "The face values add up to 26, and only exactly 25 scores."),
    (
        "rich_man",
        "AS AH 2C 3D 4S",
        "",
        "Taxes: the face values count against you, 1 + 1 + 2 + 3 + 4 = 11.",
    ),
    (
        "doctor",
        "AH 2H 3H 4C 5D 6S",
        "",
        "Every condition is met; the specialty is 3 hearts, 10 points each.",
    ),
    (
        "doctor",
        "AH 8C 8D 4C 5D 6S",
        "",
        "A Doctor needs six different ranks, and 8 of clubs and 8 of diamonds are equal.",
    ),
    ("doctor", "AC 2C 3D 4C 5D 6S", "", "A Doctor needs a heart, and there is none."),
    ("doctor", "2H 3H 4C 5D 6S 7S", "", "A Doctor needs an ace, and there is none."),
    (
        "indian_chief",
        "10C 10D 10H 9S 9D 7C 8H",
        "",
        "35 for a full house (9, 9, 10, 10, 10) and 5 for the last digit of 7 and 8.",
    ),
]


@pytest.mark.parametrize(("meld", "own", "others", "sentence"), REASONED)
def test_each_score_has_its_reason(meld: str, own: str, others: str, sentence: str) -> None:
    assert reason(CLASSIC, score(CLASSIC, Meld(meld), cards(own), cards(others))) == sentence


def test_no_reason_is_left_out() -> None:
    given = {score(CLASSIC, Meld(m), cards(own), cards(o)).reason for m, own, o, _ in REASONED}
    assert given == set(Reason)


def test_suits_and_ranks_are_words() -> None:
    card: Card = parse_card("10H")
    assert (RANKS[card.rank], SUITS[card.suit]) == ("ten", "hearts")
