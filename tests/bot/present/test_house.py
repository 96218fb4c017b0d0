"""The screens of rules: every rule and choice in words, who may choose, what the lobby tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from bot.outcome import Outcome, Said, Show
from bot.present.answer import answer
from bot.present.closed import closed
from bot.present.house import ON_A_PAGE, house, page_of
from bot.present.indian_chief.house_rules import (
    HOUSE_RULES,
    about,
    label,
    sample,
    title,
    told,
    usual,
)
from bot.present.limits import LABEL, problems
from bot.present.opened import opened
from bot.present.scene import Opened, Scene
from bot.present.screen import Screen, Select
from bot.present.table import live, milestone, past
from bot.reader import Reader, reading
from data.books import Preset
from data.log import Ending, Posts, Stage, TableClosed
from data.people import Language
from engine.indian_chief.options import CHOICES, NEEDS, Options, check, lacking
from engine.indian_chief.rulebooks import rules_of
from tests.bot.present.reading import body, buttons
from tests.bot.present.scenes import scene, table, user, view

WAYS = [
    Options(rulebook=rulebook, solo=solo, triple=triple)
    for rulebook in ("classic", "modern")
    for solo, triple in product((False, True), repeat=2)
]
CHOSEN = [(rule, choice) for rule, choices in CHOICES.items() for choice in choices]
OURS = Options(rulebook="modern", triple=True, wild_pile="two_per_deck", columns="left_to_right")


def lobby_of(options: Options, seat: int | None = 0, **changes: object) -> Scene:
    at = replace(table(1 if options.solo else 4, Stage.LOBBY, options), **changes)  # type: ignore[arg-type]  # fields by name
    return scene(None, at, seat)


def pages(options: Options) -> Iterator[Screen]:
    """Every page of the host's screen."""
    here = replace(lobby_of(options), admin=True, presets=(Preset("Ours", OURS),))
    page = 0
    while True:
        screen = house(here, page)
        yield screen
        if ("house", (str(page + 1),)) not in _ways(screen):
            return
        page += 1


def _ways(screen: Screen) -> set[tuple[str, tuple[str, ...]]]:
    rows = [getattr(block, "buttons", ()) for block in screen.blocks]
    return {(b.control.action, b.control.args) for row in rows for b in row}


def _selects(screen: Screen) -> dict[str, Select]:
    found = [block for block in screen.blocks if isinstance(block, Select)]
    return {":".join((s.control.action, *s.control.args)): s for s in found}


# ------------------------------------------------------------------ words


def test_every_house_rule_and_every_choice_has_its_words() -> None:
    assert list(HOUSE_RULES) == list(NEEDS)
    for rule, words in HOUSE_RULES.items():
        assert tuple(words.choices) == CHOICES[rule]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("rule", "choice"), CHOSEN)
def test_the_words_of_a_choice_are_short_and_whole(
    rule: str, choice: str, language: Language
) -> None:
    with reading(Reader(language)):
        for options in (None, *WAYS):
            said = label(rule, choice, options)
            assert 1 <= len(said) <= 60
            assert said[0].isupper() or said[0].isdigit()
            assert not said.endswith(".")
            assert len(title(rule)) <= LABEL
            sentence = about(rule, options)
            assert sentence.endswith(".")
            assert len(sentence) <= 100
            assert not {"{", "}"} & {*said, *sentence}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("rule", CHOICES)
def test_the_choices_of_a_rule_are_told_apart(rule: str, language: Language) -> None:
    with reading(Reader(language)):
        labels = [label(rule, choice) for choice in CHOICES[rule]]
        assert len(set(labels)) == len(labels)
        assert usual(rule) == labels[0]


def test_numbers_are_those_of_the_rulebook_that_a_choice_leads_to() -> None:
    def repicks(choice: str) -> int:
        return rules_of(replace(Options(), repicks=choice)).repicks  # type: ignore[arg-type]

    times = {0: "Not at all", 1: "Once", 2: "Twice", 3: "3 times"}
    assert all(label("repicks", c) == times[repicks(c)] for c in CHOICES["repicks"])
    wild = rules_of(Options(rulebook="modern", wild_pile="two_per_deck")).wild
    assert label("wild_pile", "two_per_deck") == f"{wild} jokers for each deck"
    assert "ten, jack, queen and king" in label("thief_order", "value")
    big = rules_of(Options(decks="three")).decks[8]
    assert (label("decks", "usual"), label("decks", "three")) == ("2 decks", f"{big} decks")
    assert "7 and 8 players" in about("decks")
    assert "5 and 2" in about("split", Options())
    assert "4 and 3" in about("split", Options(rulebook="modern"))


@pytest.mark.parametrize("rule", CHOICES)
def test_every_house_rule_has_a_game_in_which_it_means_something(rule: str) -> None:
    assert lacking(sample(rule), rule) is None
    for options in WAYS:
        given = sample(rule, options)
        assert lacking(given, rule) is None
        assert given == options or lacking(options, rule)


def test_what_is_in_force_is_told_and_nothing_else() -> None:
    assert told(Options()) == []
    assert told(OURS) == [
        "Wild pile: 2 jokers for each deck",
        "Order of the columns: from left to right",
    ]


# ------------------------------------------------------------------ the host's pages


@pytest.mark.parametrize("options", [options for options in WAYS if not options.solo])
def test_the_host_finds_every_rule_that_means_something_once(options: Options) -> None:
    found: dict[str, Select] = {}
    for screen in pages(options):
        assert problems(screen) == ()
        assert len(_selects(screen)) <= ON_A_PAGE
        assert not found.keys() & _selects(screen).keys()
        found |= _selects(screen)
    rules = {rule for rule in CHOICES if lacking(options, rule) is None}
    assert found.keys() == {"set:rulebook", "set:triple", "preset", *(f"set:{r}" for r in rules)}
    for rule in rules:
        select = found[f"set:{rule}"]
        assert tuple(option.value for option in select.options) == CHOICES[rule]
        assert [o.value for o in select.options if o.chosen] == [getattr(options, rule)]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("options", WAYS)
def test_the_rules_keep_the_limits_in_every_language(options: Options, language: Language) -> None:
    with reading(Reader(language)):
        screens = [house(lobby_of(options, None), 0)] if options.solo else [*pages(options)]
        assert [problems(screen) for screen in screens] == [()] * len(screens)


@pytest.mark.parametrize("options", [options for options in WAYS if not options.solo])
def test_each_rule_stands_on_its_page(options: Options) -> None:
    for page, screen in enumerate(pages(options)):
        for select in _selects(screen).values():
            name = ":".join(select.control.args) or "preset"
            assert page_of(name, options) == page


def test_a_page_that_is_gone_is_the_last_one() -> None:
    here = lobby_of(Options())
    last = len([*pages(Options())]) - 1
    assert house(here, 9) == house(here, last) != house(here, last - 1)


def test_the_preset_in_force_is_marked_and_only_one() -> None:
    presets = (Preset("Other", Options()), Preset("Ours", OURS), Preset("Again", OURS))
    select = _selects(house(replace(lobby_of(OURS), presets=presets)))["preset"]
    assert [(o.label, o.chosen) for o in select.options] == [
        ("Other", False),
        ("Ours", True),
        ("Again", False),
    ]
    description = select.options[1].description or ""
    assert description.startswith("Modern rulebook, triple mode; Wild pile: 2 jokers")


def test_names_of_presets_are_harmless() -> None:
    preset = Preset("@everyone \u202e`x`", Options())
    screen = house(replace(lobby_of(Options()), presets=(preset,)))
    [option] = _selects(screen)["preset"].options
    assert "@" not in option.label
    assert "\u202e" not in option.label
    assert problems(screen) == ()


def test_only_who_manages_the_server_may_save() -> None:
    for seat in (0, 1, None):
        here = lobby_of(Options(), seat)
        assert "save_rules" not in buttons(house(here))
        assert "save_rules" in buttons(house(replace(here, admin=True)))


def test_what_fell_back_is_said() -> None:
    here = lobby_of(Options())
    screen = answer(Outcome(1, here, Show.HOUSE, Said.RULES_SET, dropped=("repicks", "wild_pile")))
    assert "Back to the usual way" in body(screen)
    assert "When thieves collide; Wild pile" in body(screen)
    assert "usual way" not in body(answer(Outcome(1, here, Show.HOUSE, Said.RULES_SET)))


# ------------------------------------------------------------------ everybody else


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("seat", [1, None])
def test_everybody_else_reads_all_rules_on_one_page(options: Options, seat: int | None) -> None:
    here = lobby_of(replace(options, suggest="on"), None if options.solo else seat)
    screen = house(here, 3)
    assert problems(screen) == ()
    assert _selects(screen) == {}
    for rule in CHOICES:
        shown = title(rule) in body(screen)
        assert shown == (lacking(options, rule) is None)
    assert "Suggestions: for whoever asks" in body(screen)


def test_nobody_chooses_once_the_game_has_begun() -> None:
    for stage in (Stage.PLAYING, Stage.CLOSED):
        here = scene(view(4, 0), table(4, stage), 0)
        assert _selects(house(here)) == {}
        assert "for this game" in body(house(here))


def test_the_rules_tell_nothing_of_a_game_but_its_rules() -> None:
    """Whatever one sees of the game, the screen is the same byte for byte."""
    at = table(4)
    public = house(scene(view(4), at))
    assert house(scene(view(4, 0), at, 0)) == house(scene(view(4, 2), at, 2)) == public
    other = replace(view(4, 0), hand=(), totals=(9, 9, 9, 9), sealed=3)
    assert house(scene(other, at, 0)) == public


# ------------------------------------------------------------------ the lobby


@pytest.mark.parametrize("options", [options for options in WAYS if not options.solo])
def test_the_lobby_tells_by_which_rules_it_plays(options: Options) -> None:
    text = body(live(lobby_of(options)))
    rules = rules_of(options)
    assert f"{options.rulebook.capitalize()} rulebook" in text
    assert f"{rules.rounds} rounds" in text
    assert f"**Decks:** {rules.decks[4]} with 4 players" in text
    assert "**House rules:** none" in text
    assert ("triple mode" in text) == options.triple


@pytest.mark.parametrize(("rule", "choice"), CHOSEN)
def test_the_lobby_tells_every_house_rule_in_force(rule: str, choice: str) -> None:
    options = validated(sample(rule), rule, choice)
    check(options)
    for screen in (live(lobby_of(options)), past(lobby_of(options))):
        assert problems(screen) == ()
        assert all(line in body(screen) for line in told(options))


def validated(options: Options, rule: str, choice: str) -> Options:
    change: dict[str, str] = {rule: choice}
    return replace(options, **change)  # type: ignore[arg-type]  # fields by name


def test_the_number_of_decks_is_that_of_the_table() -> None:
    for players, options in ((8, Options()), (8, Options(decks="three")), (2, Options())):
        text = body(live(lobby_of(options, seats=players, chairs=())))
        assert f"**Decks:** {rules_of(options).decks[players]} with {players} players" in text


@pytest.mark.case(44)
def test_a_table_that_keeps_its_deal_closed_says_so_before_anybody_sits_down() -> None:
    for deal, words in (("opened", "the whole deal is open"), ("closed", "stay closed")):
        options = validated(Options(), "deal", deal)
        assert words in body(live(lobby_of(options)))
        assert words in body(past(lobby_of(options)))


@pytest.mark.parametrize(
    ("options", "words"),
    [(Options(), "(classic rulebook)"), (OURS, "(modern rulebook, triple mode)")],
)
def test_the_alert_names_what_is_played(options: Options, words: str) -> None:
    assert words in (live(lobby_of(options)).alert or "")
    assert words in (live(lobby_of(options, invited=())).alert or "")


# ------------------------------------------------------------------ leaving, and the deal


@pytest.mark.parametrize(
    ("options", "words"),
    [(Options(leaving="end"), "for everybody"), (Options(solo=True), "nobody left")],
)
def test_leaving_that_ends_a_game_asks_first(options: Options, words: str) -> None:
    here = scene(view(4, 1), replace(table(4), options=options), 1)
    screen = answer(Outcome(1, here, Show.CONFIRM_LEAVE))
    assert words in body(screen)
    assert buttons(screen)["leave"].control.args == ("sure",)


def test_who_ended_a_game_by_leaving_is_told_to_all() -> None:
    at = replace(table(4, Stage.CLOSED), ending=Ending.LEFT, closed_by=user(2))
    here = scene(view(4), at)
    assert f"<@{user(2)}> left in round 4" in body(closed(here))
    assert milestone(here, TableClosed(Ending.LEFT, user(2), 0)) == closed(here)


@pytest.mark.case(24)
@pytest.mark.parametrize(("players", "rounds"), [(1, 21), (2, 7), (8, 7), (10, 7), (10, 21)])
def test_a_deal_of_any_length_is_opened_page_by_page(players: int, rounds: int) -> None:
    hand = ("10C", "10D", "10H", "10S") * 2
    deal = Opened("f" * 64, ("e" * 32,) * players, ((hand,) * players,) * rounds)
    here = replace(scene(None, table(players, Stage.CLOSED)), opened=deal)
    found: list[int] = []
    for page in range(rounds):
        screen = opened(here, page)
        assert problems(screen) == ()
        found += [n for n in range(1, rounds + 1) if f"**Round {n}**" in body(screen)]
        if found[-1] == rounds:
            break
    assert found == list(range(1, rounds + 1))


def test_a_game_that_no_lobby_announced_is_bound_by_its_first_answer() -> None:
    at = replace(table(1, options=Options(solo=True)), posts=Posts.NOWHERE)
    here = scene(view(1, 0, Options(solo=True)), at, 0)
    begun = body(answer(Outcome(1, here, Show.HAND, Said.STARTED)))
    assert f"`{at.commitment}`" in begun
    assert "open to you" in begun
    assert at.commitment not in body(answer(Outcome(1, here, Show.HAND)))
