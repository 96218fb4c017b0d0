"""Who may change a server's settings, and to what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.click import OPEN
from bot.config import Config
from bot.outcome import Refusal, Refused
from bot.personal import Asking, Press
from bot.present import limits
from bot.present.config import AUTOMATIC, USUAL, named
from bot.present.config_games import name_form, night_form
from bot.present.own import SHOW
from bot.present.screen import Screen
from bot.servers import NAME, Servers
from data.books import Called, Preset, Server
from data.log import Absence, Pace
from data.memory import MemoryStore
from data.people import Language
from engine.indian_chief.options import Options
from tests.bot.present.reading import body, buttons, selects

OURS, FRIDAY = Preset("Ours", Options(rulebook="modern")), Preset("Fri*day", Options(triple=True))
SET = Server(9, (5, 6), Pace.DAILY, (OURS, FRIDAY), ("Ours",))
THERE = frozenset({5, 7, 8})  # 6 was deleted


async def kept(server: Server = SET) -> Servers:
    store = MemoryStore()
    await store.put_server(server)
    return Servers(store)


def press(
    action: str,
    *values: str,
    args: tuple[str, ...] = (),
    manager: bool = True,
    server: int | None = 9,
) -> Press:
    return Press(action, args, values, server, manager)


async def shown(
    servers: Servers,
    pressed: Press,
    known: frozenset[int] | None = THERE,
    renew: Callable[[int], None] = lambda _server: None,
) -> Screen:
    page = await Config(servers, lambda _server: known, renew).page(pressed)
    assert isinstance(page, Screen)
    return page


@pytest.mark.parametrize(
    ("action", "values", "changed", "said"),
    [
        (OPEN, (), {}, "Settings of this server"),
        ("channels", ("8", "7"), {"channels": (8, 7)}, "the channels below only"),
        ("channels", (), {"channels": ()}, "every channel"),
        ("forget", (), {"channels": (5,)}, "forgotten"),
        ("absence", ("end",), {"absence": Absence.END}, "the game ends"),
        ("tables_here", ("1",), {"tables_here": 1}, "1 table may now be open"),
        ("tables_here", ("0",), {"tables_here": 0}, "any number of tables"),
        ("tables_each", ("5",), {"tables_each": 5}, "5 open tables"),
        ("tables_each", ("0",), {"tables_each": 0}, "any number of open tables"),
        ("pace", ("live",), {"pace": Pace.LIVE}, "The pace is now live."),
        ("default", (named("Fri*day"),), {"defaults": ("Fri*day",)}, "Fri\\*day"),
        ("default", (USUAL,), {"defaults": ()}, "of Indian Chief now begin with the usual rules"),
        ("remove", (named("Ours"),), {"presets": (FRIDAY,), "defaults": ()}, "are removed"),
        ("remove", (named("Fri*day"),), {"presets": (OURS,)}, "Fri\\*day"),
    ],
)
async def test_an_admin_changes_one_thing_and_sees_it_said(
    action: str, values: tuple[str, ...], changed: dict[str, Any], said: str
) -> None:
    servers, args = await kept(), ("indian_chief",) if action == "default" else ()
    assert said in body(await shown(servers, press(action, *values, args=args)))
    fields = ("channels", "pace", "presets", "defaults", "absence", "tables_here", "tables_each")
    expected = {name: getattr(SET, name) for name in fields} | changed
    now = await servers.read(9)
    assert {name: getattr(now, name) for name in fields} == expected


@pytest.mark.parametrize(
    ("pressed", "code"),
    [
        (press(OPEN, manager=False), Refused.NOT_ADMIN),
        (press("channels", "5", manager=False), Refused.NOT_ADMIN),
        (press("remove", named("Ours"), manager=False), Refused.NOT_ADMIN),
        (press(OPEN, server=None), Refused.ONLY_SERVER),
        (press(OPEN, server=None, manager=False), Refused.ONLY_SERVER),
        (press("channels", "6"), Refused.NO_CHANNEL),
        (press("channels", "5", "99"), Refused.NO_CHANNEL),
        (press("channels", "05"), Refused.NO_CHANNEL),
        (press("channels", "all"), Refused.NO_CHANNEL),
        (press("pace", "never"), Refused.UNKNOWN),
        (press("pace"), Refused.UNKNOWN),
        (press("pace", "live", "daily"), Refused.UNKNOWN),
        (press("default", named("Theirs"), args=("indian_chief",)), Refused.NO_PRESET),
        (press("default", named("Ours"), args=("indian_poker",)), Refused.NO_PRESET),
        (press("default", "Ours", args=("indian_chief",)), Refused.UNKNOWN),
        (press("default", named("Ours")), Refused.UNKNOWN),
        (press("default", named("Ours"), args=("bridge",)), Refused.UNKNOWN),
        (press("remove", named("Theirs")), Refused.NO_PRESET),
        (press("remove", USUAL), Refused.UNKNOWN),
        (press("remove"), Refused.UNKNOWN),
        (press("forget", "5"), Refused.UNKNOWN),
        (press("drop"), Refused.UNKNOWN),
        (press("tables_here", "4"), Refused.UNKNOWN),
        (press("tables_here", "-1"), Refused.UNKNOWN),
        (press("tables_here"), Refused.UNKNOWN),
        (press("tables_each", "05"), Refused.UNKNOWN),
        (press("tables_each", "1", "2"), Refused.UNKNOWN),
        (press("tables_each", "1", manager=False), Refused.NOT_ADMIN),
        (press("language"), Refused.UNKNOWN),
        (press("language", "fr"), Refused.UNKNOWN),
        (press("language", "de", "es"), Refused.UNKNOWN),
        (press("language", "de", args=("de",)), Refused.UNKNOWN),
        (press("language", "de", manager=False), Refused.NOT_ADMIN),
        (press("saved", manager=False), Refused.NOT_ADMIN),
        (press("saved", "all"), Refused.UNKNOWN),
        (press("night", args=("on",), manager=False), Refused.NOT_ADMIN),
        (press("night", args=("on",), server=None), Refused.ONLY_SERVER),
        (press("night", args=("perhaps",)), Refused.UNKNOWN),
        (press("night"), Refused.UNKNOWN),
        (press("night_name", manager=False), Refused.NOT_ADMIN),
        (press("night_name", "Bluff", manager=False), Refused.NOT_ADMIN),
        (press("night_name", "Bluff", "Bluff"), Refused.UNKNOWN),
        (press("night_name", "\u200b"), Refused.PRESET_NAME),
        (press("night_name", "n" * (NAME + 1)), Refused.PRESET_NAME),
        (press("night_unnamed", "Bluff"), Refused.UNKNOWN),
        (press("game"), Refused.UNKNOWN),
        (press("game", args=("bridge",)), Refused.UNKNOWN),
        (press("game", args=("indian_chief",), manager=False), Refused.NOT_ADMIN),
        (press("name", args=("indian_chief",), manager=False), Refused.NOT_ADMIN),
        (press("name", "Wampum", args=("indian_chief",), manager=False), Refused.NOT_ADMIN),
        (press("name", "Wampum", args=("indian_chief",), server=None), Refused.ONLY_SERVER),
        (press("name", "Wampum", args=("poker_night",)), Refused.UNKNOWN),
        (press("name", args=("poker_night",)), Refused.UNKNOWN),
        (press("name", "Wampum", args=("bridge",)), Refused.UNKNOWN),
        (press("name", "Wampum"), Refused.UNKNOWN),
        (press("name", "Wampum", "Wampum", args=("indian_chief",)), Refused.UNKNOWN),
        (press("name", "\u200b", args=("indian_chief",)), Refused.PRESET_NAME),
        (press("name", "n" * (NAME + 1), args=("indian_chief",)), Refused.PRESET_NAME),
        (press("unname", "Wampum", args=("indian_chief",)), Refused.UNKNOWN),
        (press("unname", args=("poker_night",)), Refused.UNKNOWN),
    ],
)
async def test_anybody_and_anything_else_changes_nothing(pressed: Press, code: Refused) -> None:
    servers, told = await kept(), list[int]()
    with pytest.raises(Refusal) as refused:
        await Config(servers, lambda _server: THERE, told.append).page(pressed)
    assert refused.value.code is code
    assert (await servers.read(9), told) == (SET, [])


async def test_a_language_is_chosen_for_the_channels_which_are_told_anew_and_given_up_again() -> (
    None
):
    servers, told = await kept(replace(SET, locale=Language.SPANISH)), list[int]()
    page = await shown(servers, press("language", "de"), renew=told.append)
    assert "channels is now Deutsch" in body(page)
    assert (await servers.read(9)).language is Language.GERMAN
    page = await shown(servers, press("language", AUTOMATIC), renew=told.append)
    assert "channels is now Espa\u00f1ol" in body(page)
    assert (await servers.read(9)).language is None
    assert told == [9, 9]


async def test_saved_rules_have_a_page_of_their_own_and_a_removal_stays_on_it() -> None:
    servers = await kept()
    page = await shown(servers, press("saved"))
    assert "**Ours** (tables begin with these)" in body(page)
    page = await shown(servers, press("remove", named("Ours")))
    assert "pace" not in selects(page)
    assert [*buttons(page)] == [SHOW, OPEN]
    await shown(servers, press("remove", named("Fri*day")))
    assert "None yet" in body(await shown(servers, press("saved")))


async def test_while_the_channels_are_not_known_none_is_lost_and_none_is_chosen() -> None:
    servers = await kept()
    assert "Gone" not in body(await shown(servers, press(OPEN), None))
    await shown(servers, press("forget"), None)
    with pytest.raises(Refusal) as refused:
        await shown(servers, press("channels", "5"), None)
    assert refused.value.code is Refused.NOT_NOW
    assert await servers.read(9) == SET


async def test_nights_are_off_until_an_admin_allows_them_and_may_be_named() -> None:
    servers = await kept()
    night = press("game", args=("poker_night",))
    assert "`/poker night` opens nothing" in body(await shown(servers, night))
    page = await shown(servers, press("night", args=("on",)))
    assert "**Poker night**" in body(page)
    assert "night_unnamed" not in buttons(page)
    asking = await Config(servers, lambda _server: THERE, lambda _server: None).page(
        press("night_name")
    )
    assert isinstance(asking, Asking)
    assert asking.form == night_form()
    assert limits.problems(asking.otherwise) == ()
    page = await shown(servers, press("night_name", "  Blind *Man's*\nBluff "))
    assert (await servers.read(9)).night_name == "Blind *Man's* Bluff"
    assert body(page).count("Blind \\*Man\\'s\\* Bluff") == 2
    assert "usual" not in body(await shown(servers, press("night", args=("off",))))
    assert await servers.read(9) == replace(SET, night_name="Blind *Man's* Bluff")
    page = await shown(servers, press("night_unnamed"))
    assert "now called \u201cPoker night\u201d" in body(page)
    assert await servers.read(9) == SET


async def test_a_game_is_named_by_a_form_and_called_as_usual_again() -> None:
    servers, chief = await kept(), ("indian_chief",)
    page = await shown(servers, press("game", args=chief))
    assert "called **Indian Chief** here" in body(page)
    assert [*buttons(page)] == ["name", "saved", SHOW, OPEN]
    asking = await Config(servers, lambda _server: THERE, lambda _server: None).page(
        press("name", args=chief)
    )
    assert isinstance(asking, Asking)
    assert asking.form == name_form()
    page = await shown(servers, press("name", " Wam*pum\n", args=chief))
    assert "now called \u201cWam\\*pum\u201d" in body(page)
    await shown(servers, press("name", "Blind", args=("indian_poker",)))
    now = await servers.read(9)
    assert now.games == (Called("indian_chief", "Wam*pum"), Called("indian_poker", "Blind"))
    first = body(await shown(servers, press(OPEN)))
    assert "**Indian Chief**, called **Wam\\*pum**: Ours" in first
    assert "**Indian poker**, called **Blind**: the usual rules" in first
    page = await shown(servers, press("unname", args=chief))
    assert "unname" not in buttons(page)
    assert (await servers.read(9)).games == (Called("indian_poker", "Blind"),)
