"""Every refusal and every answer has its sentence, with the rule and the way on."""

import re
from dataclasses import replace

import pytest

from bot.click import OPEN
from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.paces import LENGTHS
from bot.present import games
from bot.present.answer import SCREENS, answer, noticed, refusal
from bot.present.indian_chief.ways import WORDING
from bot.present.indian_chief.words import meld_name
from bot.present.limits import TEXT, problems
from bot.present.screen import Buttons, Screen, Text
from bot.present.screens import AnyScreens
from bot.present.sentences import told, way_on, why
from bot.present.texts import ABSENCES, ACCESS, PACES, SAID
from bot.present.words import rank_name, suit_name
from bot.reader import Reader, reading
from bot.tongue import LOCALES, say
from data.log import Absence, Access, Gone, Pace, Posts, Stage
from data.people import Language
from engine.cards import Card, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from tests.bot.present.reading import body
from tests.bot.present.refusing import EVERY, IN_THE_WAY, SPEAKS_OF, refused
from tests.bot.present.scenes import scene, table, user, view


def test_every_member_of_every_closed_list_has_its_words() -> None:
    assert set(SAID) == set(Said)
    answered = [set(screens.answers) for screens in games.SCREENS.values()]
    assert set(SCREENS).union(*answered) == set(Show)
    for own in answered:  # of what the house lets everybody press, whatever the game
        assert own >= {Show.HOW, Show.HAND, Show.SHEET, Show.NEXT, Show.WHY}
    assert set(PACES) == set(Pace) - {Pace.OWN}
    assert set(ACCESS) == set(Access)
    assert set(ABSENCES) == set(Absence)
    assert all(map(meld_name, Meld))


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
    assert int(number) * units[unit] == LENGTHS[pace]
    assert length in say(PACES[pace])


@pytest.mark.parametrize("code", EVERY)
@pytest.mark.parametrize("language", Language)
def test_a_refusal_says_why_and_how_to_go_on(language: Language, code: Code | Refused) -> None:
    error = refused(code)
    with reading(Reader(language)):
        text = told(error, WORDING)
        assert_speaks(text)
        reason, way = text.split("\n")
        assert reason.endswith(".**")
        assert way.endswith((".", "`"))
        shown = refusal(error)
        assert problems(shown) == ()
        assert text in body(shown)


@pytest.mark.parametrize("code", EVERY)
@pytest.mark.parametrize("language", Language)
def test_a_refusal_leaves_no_fact_out(language: Language, code: Code | Refused) -> None:
    facts = {name: f"<{name}>" for name in SPEAKS_OF.get(code, ())}
    with reading(Reader(language)):
        said = say(why(code), **facts), say(way_on(code), **facts, opens="<opens>", back="<back>")
        whys = {say(why(code), **{**facts, "gone": gone}) for gone in Gone}
    for name in facts.keys() - {"gone"}:
        assert f"<{name}>" in said[name in IN_THE_WAY]
    assert len(whys) == (len(Gone) if "gone" in facts else 1)


@pytest.mark.parametrize("language", Language)
def test_no_refusal_is_said_that_nobody_makes(language: Language) -> None:
    path = LOCALES / language / "refused.ftl"
    said = set(re.findall(r"^refused-(?:why|way)_(\w+) =", path.read_text("utf-8"), re.MULTILINE))
    assert said == {code.value for code in EVERY}


@pytest.mark.parametrize(
    "code",
    [
        *(Refused.NO_TABLE, Refused.NO_TABLE_HERE, Refused.NOT_HOST, Refused.FULL),
        *(Refused.INVITED_ONLY, Refused.CLOSED),
    ],
)
def test_who_is_told_to_open_a_table_is_told_how_for_each_game(code: Refused) -> None:
    at = told(refused(code), WORDING, table(4))
    assert "with `/chief start` or `/poker start`" in at
    for screens in games.SCREENS.values():
        assert screens.opens is None or f"`/{screens.opens}`" in at
    night = told(refused(code), WORDING, replace(table(4), hand=1))
    assert "with `/chief start`, `/poker start` or `/poker night`" in night


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("screens", games.SCREENS.values(), ids=games.SCREENS)
def test_a_game_has_whole_sentences_of_its_own(screens: AnyScreens, language: Language) -> None:
    with reading(Reader(language)):
        for said, message in screens.said.items():
            assert say(message).endswith(".")
            assert say(message) != say(SAID[said])


def assert_speaks(text: str) -> None:
    assert "{" not in text
    assert "}" not in text
    assert "@everyone" not in text


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("said", Said)
def test_what_was_recorded_is_said_in_whole_sentences(said: Said, language: Language) -> None:
    with reading(Reader(language)):
        assert say(SAID[said]).endswith((".", "!"))
        assert say(SAID[said])[0].isupper()
        screen = answer(Outcome(7, scene(view(4, 1), table(4), 1), Show.HAND, said))
        assert screen.blocks[0] == Text(say(SAID[said]))
        assert screen.alert is None


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RuleError(Code.MELD_USED, meld="rich_man"), "You have played the Rich Man already."),
        (RuleError(Code.CARD_NOT_HELD, card="10H"), "You do not hold the ten of hearts."),
        (RuleError(Code.CARD_UNKNOWN, card="`x`"), r"\`x\`"),
        (
            RuleError(Code.CARD_COUNT, meld="doctor", need=6, got=5),
            "The Doctor takes 6 of your cards, not 5.",
        ),
        (Refusal(Refused.NOT_HOST, host=42), "the host is <@42>"),
        (Refusal(Refused.AWAY, gone=Gone.LEFT), "Press **Come back**, or use `/table join`"),
        (Refusal(Refused.WHICH_TABLE, tables=(7, 9)), "table 7 and table 9"),
        (Refusal(Refused.TOO_FEW, players=1, least=2), "at least 2 players; seated so far: 1"),
    ],
)
def test_facts_are_told_in_words(error: RuleError | Refusal, words: str) -> None:
    assert words in body(refusal(error))


def test_a_refused_player_finds_the_way_to_the_own_hand() -> None:
    screen = refusal(RuleError(Code.NOT_AWAITED), scene(view(4, 1), table(4), 1))
    buttons = screen.blocks[-1]
    assert isinstance(buttons, Buttons)
    assert [button.label for button in buttons.buttons] == ["My hand", "Why can't I?"]


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
    assert [button.control.action for button in buttons.buttons] == ["join", OPEN]


def test_a_seat_without_dm_is_told_so_at_once() -> None:
    at = table(4, Stage.LOBBY)
    closed = answer(Outcome(7, scene(None, at, 1), Show.JOINED, Said.JOINED))
    assert say(SAID[Said.DM_CLOSED]) in body(closed)
    reachable = scene(None, at, 1)
    here = type(reachable)(at, None, 1, reachable.names, unreachable=(user(0),))
    assert say(SAID[Said.DM_CLOSED]) not in body(answer(Outcome(7, here, Show.JOINED, Said.JOINED)))


def test_that_no_dm_arrives_stands_above_an_answer_that_has_room_for_it() -> None:
    here = replace(scene(view(4, 1), table(4), 1), unheard=True)
    shown = answer(Outcome(7, here, Show.HAND))
    told = noticed(here, shown)
    assert told is not None
    assert told.blocks[1:] == shown.blocks
    assert "press **My hand** under the table's newest message" in body(told)
    assert "allow direct messages from this server" in body(told)
    assert noticed(replace(here, unheard=False), shown) is None
    full = Screen((Text("x" * TEXT), *shown.blocks))
    assert noticed(here, full) is None
    by_dm = replace(here, table=replace(here.table, posts=Posts.DM))
    alone = noticed(by_dm, shown)
    assert alone is not None
    assert "newest message" not in body(alone)


def test_suits_and_ranks_are_words() -> None:
    card: Card = parse_card("10H")
    assert (rank_name(card.rank), suit_name(card.suit)) == ("ten", "hearts")
