"""How a night speaks: neutral, without pressure, and the same numbers as its rules."""

import re
from collections.abc import Iterator

import pytest

from bot import help_desk
from bot.click import Personal
from bot.discord.controls import read
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.personal import Press
from bot.present.answer import answer, refusal
from bot.present.indian_poker.rules import page
from bot.present.limits import LABEL, custom_id
from bot.present.names import width
from bot.present.poker_night.dares import DARES, dare
from bot.present.poker_night.grounds import GROUNDS, why_button
from bot.present.poker_night.guide import ADVICE, advice
from bot.present.poker_night.house_rules import HOUSE_RULES, about, label, title, told
from bot.present.poker_night.way import read as read_way
from bot.present.poker_night.way import write
from bot.present.poker_night.words import FORFEIT, FREE
from bot.present.screen import Buttons, Picture, Screen, Select, Text
from bot.reader import Reader, reader, reading
from bot.tongue import say
from data.people import Language
from engine.core import Code, RuleError
from engine.indian_poker.options import NIGHT_RULES, NightOptions, Options
from tests.bot.present.poker_night.playing import (
    GUEST,
    NIGHTS,
    TABLE,
    moments,
    played,
    scene_of,
    settled,
    shown,
)
from tests.bot.present.reading import body
from tests.bot.present.scenes import FACTS
from tests.engine.poker.night import with_choices

PRESSURE = {
    Language.ENGLISH: re.compile(
        r"\b(drink\w*|drunk\w*|alcohol\w*|sip\w*|shots?|beers?|booze|losers?|must|should|ought"
        r"|forced?|ha(?:s|ve|d) to|obey\w*|punish\w*|penalt\w*|cowards?|chicken|cheers|refus\w*"
        r"|obliged)\b",
        re.IGNORECASE,
    ),
    Language.GERMAN: re.compile(
        r"\b(tr[iau]nk\w*|betrunk\w*|alkohol\w*|schl[u\u00fc]ck\w*|schnaps\w*|bier\w*|verlierer\w*"
        r"|muss|musst|m\u00fcss\w*|soll|sollst|sollte\w*|zw[iau]ng\w*|gehorch\w*|strafe\w*"
        r"|feig\w*|prost|weiger\w*|pflicht\w*)\b",
        re.IGNORECASE,
    ),
    Language.SPANISH: re.compile(
        r"\b(beb\w*|borrach\w*|alcohol\w*|sorb\w*|tragos?|chupitos?|cervezas?|perdedor\w*"
        r"|deb(?:e|es|en|er\w*)|ten(?:er|drás|emos) que|tien(?:e|es|en) que|oblig\w*|forzad\w*"
        r"|obedec\w*|castig\w*|cobardes?|gallinas?|salud|rechaz\w*|multas?)\b",
        re.IGNORECASE,
    ),
}
"""Words that no text of a night says, in the language of the reader: closed lists."""

IN_EACH = pytest.mark.parametrize("language", Language)

ONE_OF_EACH = with_choices(**{rule: kinds[-1] for rule, kinds in NIGHT_RULES.choices.items()})
EVERY = [
    NightOptions(),
    ONE_OF_EACH,
    *(
        with_choices(**{rule: choice})
        for rule, kinds in NIGHT_RULES.choices.items()
        for choice in kinds[1:]
    ),
]


def spoken(screen: Screen) -> Iterator[str]:
    """Yield every text of a screen, what a screen reader says too."""
    yield screen.alert or ""
    for block in screen.blocks:
        match block:
            case Text(text) | Picture(_, text):
                yield text
            case Buttons(buttons):
                yield from (button.label for button in buttons)
            case Select(_, placeholder, options):
                yield placeholder
                yield from (f"{one.label} {one.description or ''}" for one in options)
            case _:
                pass


def pressing(text: str) -> list[str]:
    """Return what presses in a text, the two sentences aside that say what a forfeit may be."""
    return PRESSURE[reader().language].findall(
        text.replace(say(FORFEIT), "").replace(say(FREE), "")
    )


@pytest.mark.parametrize(("guests", "options"), NIGHTS)
def test_no_text_of_a_night_presses_anybody(guests: int, options: NightOptions) -> None:
    for number, moment in enumerate(moments(played(guests, options, 11))):
        if number % 3 and guests > 4:
            continue
        with reading(in_turn(number // 2)):
            for screen in shown(moment, (GUEST, None)[number % 2]):
                for text in spoken(screen):
                    assert pressing(text) == []


def in_turn(number: int) -> Reader:
    """Return a reader of one language after the other."""
    return Reader(tuple(Language)[number % len(Language)])


@IN_EACH
@pytest.mark.parametrize("code", [*Code, *Refused])
def test_neither_does_a_refusal_or_its_ground(language: Language, code: Code | Refused) -> None:
    here = scene_of(settled(), GUEST)
    facts = {**FACTS, "rule": "water_break", "options": NightOptions()}
    error = RuleError(code, **facts) if isinstance(code, Code) else Refusal(code, here, **facts)
    with reading(Reader(language)):
        for text in (*spoken(refusal(error, here)), GROUNDS[code](NightOptions())):
            assert pressing(text) == []


@IN_EACH
@pytest.mark.parametrize("said", Said)
def test_neither_does_whatever_is_said(language: Language, said: Said) -> None:
    here = scene_of(settled(), GUEST)
    with reading(Reader(language)):
        screen = answer(Outcome(TABLE, here, Show.NOTE, said))
        assert [text for text in spoken(screen) if pressing(text)] == []


def test_what_presses_is_found() -> None:
    assert pressing("You must drink a shot, loser!") == ["must", "drink", "shot", "loser"]
    assert pressing(f"{say(FORFEIT)} {say(FREE)}") == []
    assert "sip" in say(FORFEIT)


@IN_EACH
def test_the_two_sentences_that_name_a_forfeit_would_press_alone(language: Language) -> None:
    with reading(Reader(language)):
        assert pressing(f"{say(FORFEIT)} {say(FREE)}") == []
        assert PRESSURE[language].search(say(FORFEIT))


@IN_EACH
def test_the_advice_does_not_press_either(language: Language) -> None:
    with reading(Reader(language)):
        assert not [text for text in spoken(advice(NightOptions())) if pressing(text)]


def test_the_page_of_the_night_speaks_of_its_numbers_and_presses_nobody() -> None:
    text = body(page("night", Options(bidding="one_pass")))
    assert not pressing(text)
    assert say(FORFEIT) in text
    for number in (
        "going out 1, staying in without winning 3; the winner hands out 5",
        "every turn of 2 hands in a row",
        "fewer than 3 players the night waits 10 minutes",
        "45 seconds for a turn, then 15 seconds between two hands",
        "after every 5 hands a water break of 2 minutes",
        "ends by itself after 3 hours",
    ):
        assert number in text


@IN_EACH
def test_dares_are_many_short_and_without_pressure(language: Language) -> None:
    with reading(Reader(language)):
        assert len(set(map(say, DARES))) == len(DARES) >= 30
        for text in map(say, DARES):
            assert len(text) <= 90
            assert text.endswith(".")
            assert not pressing(text)


@IN_EACH
def test_the_page_of_the_night_presses_nobody(language: Language) -> None:
    with reading(Reader(language)):
        assert not pressing(body(page("night", Options())))


@pytest.mark.parametrize("user", [1, 2, 99_999_999_999_999_999])
def test_a_guest_gets_each_dare_once_before_any_comes_again(user: int) -> None:
    assert {dare(number, user, 7) for number in range(len(DARES))} == set(map(say, DARES))
    assert dare(len(DARES), user, 7) == dare(0, user, 7)


def test_two_guests_do_not_begin_with_the_same_dare() -> None:
    assert dare(0, 1, 7) != dare(0, 2, 7)


@IN_EACH
def test_every_house_rule_has_its_words(language: Language) -> None:
    assert set(HOUSE_RULES) == set(NIGHT_RULES.choices)
    with reading(Reader(language)):
        labelled()


def labelled() -> None:
    for rule, kinds in NIGHT_RULES.choices.items():
        assert set(HOUSE_RULES[rule].choices) == set(kinds)
        labels = [label(rule, choice) for choice in kinds]
        assert len(set(labels)) == len(labels)
        assert all(width(one) <= LABEL + 12 for one in labels)
        assert "{" not in "".join(labels)
        assert about(rule).endswith(".")
        assert width(title(rule)) <= LABEL
        assert not pressing(" ".join((title(rule), about(rule), *labels)))


@pytest.mark.parametrize("options", EVERY)
def test_options_are_told_and_written_as_one_word(options: NightOptions) -> None:
    assert bool(told(options)) == (options != NightOptions())
    assert read_way(write(options)) == options
    assert read_way(f"{write(options)}0") is None


def test_the_word_of_a_night_does_not_hold_its_name() -> None:
    assert write(NightOptions(name="Blind Man's Bluff")) == write(NightOptions()) == "night"


@pytest.mark.parametrize("text", ["", "night9", "night0", "poker", "night12345678901", "nights"])
def test_what_is_no_word_of_a_night_is_not_read(text: str) -> None:
    assert read_way(text) is None


@pytest.mark.parametrize("code", [*Code, *Refused])
async def test_the_button_of_a_refusal_tells_its_ground(code: Code | Refused) -> None:
    button = why_button(code, ONE_OF_EACH)
    control = read(custom_id(button.control))
    assert control == button.control
    assert isinstance(control, Personal)
    screen = await help_desk.SCREENS[control.screen](Press(control.action, control.args))
    assert isinstance(screen, Screen)
    assert GROUNDS[code](ONE_OF_EACH) in body(screen)


async def test_when_to_stay_in_is_a_page_of_its_own() -> None:
    screen = await help_desk.SCREENS[ADVICE](Press("open", (write(ONE_OF_EACH),)))
    assert screen == advice(ONE_OF_EACH)
    assert "J hearts" in body(advice(NightOptions()))


@pytest.mark.parametrize("args", [("no_such_code", "night"), ("over", "poker"), ("over",)])
async def test_a_forged_button_is_unknown(args: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as caught:
        await help_desk.why_not_in_a_night(Press("open", args))
    assert caught.value.code is Refused.UNKNOWN


@pytest.mark.parametrize("args", [("poker",), (), ("night", "night")])
async def test_so_is_forged_advice(args: tuple[str, ...]) -> None:
    with pytest.raises(Refusal) as caught:
        await help_desk.advice_for_a_night(Press("open", args))
    assert caught.value.code is Refused.UNKNOWN
