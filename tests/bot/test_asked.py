"""What is said when a table is opened, completed by what its server has set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.asked import (
    Asked,
    again,
    night_options_of,
    options_of,
    poker_options_of,
    require_channel,
)
from bot.outcome import Refusal, Refused
from bot.present.indian_chief.ways import WORDING
from bot.present.sentences import told
from data.books import Preset, Server
from engine.core import RuleError
from engine.indian_chief.options import CHOICES, Options, check, fitting
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions

OURS = Options(rulebook="modern", triple=True, columns="left_to_right", wild_pile="two_per_deck")
POKER = Preset("Poker", PokerOptions(ties="split"))
SERVER = Server(1, presets=(Preset("Ours", OURS), POKER))

_CHOSEN: dict[str, st.SearchStrategy[Any]] = {
    "rulebook": st.sampled_from(["classic", "modern"]),
    "solo": st.booleans(),
    "triple": st.booleans(),
    **{rule: st.sampled_from(choices) for rule, choices in CHOICES.items()},
}
OPTIONS = st.builds(Options, **_CHOSEN)


@pytest.mark.parametrize(
    ("server", "asked", "options"),
    [
        (Server(1), Asked(), Options()),
        (Server(1), Asked("modern", triple=True), Options(rulebook="modern", triple=True)),
        (SERVER, Asked(), Options()),
        (replace(SERVER, defaults=("Poker",)), Asked(), Options()),
        (SERVER, Asked(rules="ours"), OURS),
        (replace(SERVER, defaults=("Ours",)), Asked(), OURS),
        (replace(SERVER, defaults=("Poker", "Ours")), Asked(), OURS),
        (SERVER, Asked(rules="Ours", rulebook="modern", triple=True), OURS),
        (SERVER, Asked("classic", rules="Ours"), Options(triple=True, columns="left_to_right")),
        (
            replace(SERVER, defaults=("Ours",)),
            Asked(triple=False),
            Options(rulebook="modern", wild_pile="two_per_deck"),
        ),
    ],
)
def test_what_is_said_goes_before_what_is_saved(
    server: Server, asked: Asked, options: Options
) -> None:
    assert options_of(server, asked) == options


@pytest.mark.parametrize(
    ("server", "seats", "rules", "options"),
    [
        (Server(1), 3, None, PokerOptions()),
        (Server(1), 2, None, PokerOptions(two_players="yes")),
        (SERVER, 4, "poker", PokerOptions(ties="split")),
        (SERVER, 2, "Poker", PokerOptions(ties="split", two_players="yes")),
        (replace(SERVER, defaults=("Poker",)), 4, None, PokerOptions(ties="split")),
        (replace(SERVER, defaults=("Ours",)), 4, None, PokerOptions()),
        (replace(SERVER, defaults=("Ours", "Poker")), 4, None, PokerOptions(ties="split")),
    ],
)
def test_two_seats_of_indian_poker_ask_for_the_house_rule(
    server: Server, seats: int, rules: str | None, options: PokerOptions
) -> None:
    assert poker_options_of(server, seats, rules) == options


GENTLE = NightOptions(forfeit_lost="1", turn_seconds="60")
NIGHTS = replace(
    SERVER, night=True, night_name="Bluff", presets=(*SERVER.presets, Preset("Gentle", GENTLE))
)


@pytest.mark.parametrize(
    ("server", "turn", "rules", "options"),
    [
        (Server(1, night=True), None, None, NightOptions()),
        (NIGHTS, None, None, NightOptions(name="Bluff")),
        (NIGHTS, "30", None, NightOptions(name="Bluff", turn_seconds="30")),
        (NIGHTS, None, "gentle", replace(GENTLE, name="Bluff")),
        (NIGHTS, "30", "Gentle", replace(GENTLE, name="Bluff", turn_seconds="30")),
        (replace(NIGHTS, defaults=("Gentle",)), None, None, replace(GENTLE, name="Bluff")),
        (replace(NIGHTS, defaults=("Poker",)), None, None, NightOptions(name="Bluff")),
    ],
)
def test_a_night_has_the_servers_name_and_the_rules_that_are_asked_for(
    server: Server, turn: str | None, rules: str | None, options: NightOptions
) -> None:
    assert night_options_of(server, turn, rules) == options


@pytest.mark.parametrize(
    ("server", "rules", "code"),
    [
        (SERVER, None, Refused.NIGHT_OFF),
        (replace(NIGHTS, night=False), "Gentle", Refused.NIGHT_OFF),
        (NIGHTS, "Poker", Refused.NO_PRESET),
    ],
)
def test_a_night_is_refused_where_it_is_off_or_its_rules_are_not_there(
    server: Server, rules: str | None, code: Refused
) -> None:
    with pytest.raises(Refusal) as refused:
        night_options_of(server, rules=rules)
    assert refused.value.code is code


def test_a_night_is_opened_again_under_its_name_of_now_where_it_is_still_allowed() -> None:
    assert again(NIGHTS, replace(GENTLE, name="Old")) == replace(GENTLE, name="Bluff")
    for server in (None, SERVER):
        assert again(server, OURS) == OURS
        with pytest.raises(Refusal) as refused:
            again(server, GENTLE)
        assert refused.value.code is Refused.NIGHT_OFF


def test_rules_that_nobody_saved_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        options_of(SERVER, Asked(rules="Theirs"))
    assert refused.value.code is Refused.NO_PRESET


@given(OPTIONS, OPTIONS, st.booleans())
def test_every_preset_begins_a_game_that_can_be_played(
    saved: Options, asked: Options, solo: bool
) -> None:
    server = Server(1, presets=(Preset("Ours", saved),), defaults=("Ours",))
    options = options_of(server, Asked(asked.rulebook, asked.triple), solo=solo)
    check(options)
    assert (options.rulebook, options.triple, options.solo) == (asked.rulebook, asked.triple, solo)


@given(OPTIONS)
def test_house_rules_with_a_meaning_stay(options: Options) -> None:
    fit = fitting(options)
    assert fitting(fit) == fit
    try:
        check(options)
    except RuleError as error:
        idle = error.facts["rule"]
        assert getattr(fit, str(idle)) == CHOICES[str(idle)][0]
    else:
        assert fit == options


@pytest.mark.parametrize(
    ("allowed", "channel", "parent", "refused"),
    [
        ((), 5, None, False),
        ((5,), 5, None, False),
        ((5, 6), 6, 9, False),
        ((5,), 9, 5, False),
        ((5,), 6, None, True),
        ((5,), 6, 7, True),
    ],
)
def test_a_server_may_say_where_tables_are_opened(
    allowed: tuple[int, ...], channel: int, parent: int | None, refused: bool
) -> None:
    server = Server(1, channels=allowed)
    if not refused:
        require_channel(server, channel, parent)
        return
    with pytest.raises(Refusal) as refusal:
        require_channel(server, channel, parent)
    assert "other channels: <#5>" in told(refusal.value, WORDING)


def test_rules_of_another_game_are_none_to_ask_for() -> None:
    with pytest.raises(Refusal) as refusal:
        options_of(SERVER, Asked(rules="Poker"))
    assert refusal.value.code is Refused.NO_PRESET
    assert refusal.value.facts["presets"] == ("Ours",)
