"""What a server's admins set: presets by name, and changes that lose nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.outcome import Refusal, Refused
from bot.present.indian_chief.ways import WORDING
from bot.present.names import size, visible
from bot.present.sentences import told
from bot.servers import (
    NAME,
    PRESETS,
    Servers,
    choose_preset,
    default_of,
    preset_of,
    remove_preset,
    save_preset,
)
from data.books import Preset, Server
from data.log import Pace
from data.memory import MemoryStore
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import INDIAN_POKER

EMPTY = Server(1)
MODERN = Options(rulebook="modern")
CHIEF, POKER = INDIAN_CHIEF.key, INDIAN_POKER.key
ONE = save_preset(EMPTY, "Ours", MODERN)
FULL = replace(EMPTY, presets=tuple(Preset(f"Rules {n}", Options()) for n in range(PRESETS)))


def refused(code: Refused) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refusal: refusal.code is code)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ours", "Ours"),
        ("  our \n rules ", "our rules"),
        ("a\u200bb", "ab"),
        ("n" * NAME, "n" * NAME),
        ("@everyone", "\uff20everyone"),
    ],
)
def test_a_preset_is_saved_under_what_can_be_seen_of_its_name(typed: str, kept: str) -> None:
    assert save_preset(EMPTY, typed, MODERN).presets == (Preset(kept, MODERN),)


@pytest.mark.parametrize("typed", ["", "  ", "\u200b", "n" * (NAME + 1), "\U0001f0a1" * NAME])
def test_a_name_that_cannot_be_shown_is_refused(typed: str) -> None:
    with refused(Refused.PRESET_NAME):
        save_preset(EMPTY, typed, MODERN)


def test_the_same_name_replaces_whatever_its_case_and_stays_the_default() -> None:
    chosen = choose_preset(ONE, CHIEF, "ours")
    assert save_preset(chosen, "OURS", Options()) == replace(
        chosen, presets=(Preset("OURS", Options()),), defaults=("OURS",)
    )


def test_a_server_that_is_full_may_still_replace() -> None:
    with refused(Refused.PRESETS_FULL):
        save_preset(FULL, "One more", MODERN)
    assert preset_of(save_preset(FULL, "Rules 3", MODERN), "Rules 3").options == MODERN


def test_a_removed_preset_is_no_longer_the_default() -> None:
    assert remove_preset(choose_preset(ONE, CHIEF, "Ours"), "Ours") == EMPTY
    other = save_preset(choose_preset(ONE, CHIEF, "Ours"), "Other", Options())
    assert remove_preset(other, "other").defaults == ("Ours",)


def test_the_default_can_be_taken_back() -> None:
    assert choose_preset(choose_preset(ONE, CHIEF, "Ours"), CHIEF, None) == ONE


@pytest.mark.parametrize(
    ("server", "there"), [(EMPTY, "it has none"), (ONE, "it has \u201cOurs\u201d")]
)
def test_an_unknown_preset_is_refused_with_those_there_are(server: Server, there: str) -> None:
    for use in (preset_of, remove_preset, _choose):
        with pytest.raises(Refusal) as refusal:
            use(server, "Theirs")
        assert refusal.value.code is Refused.NO_PRESET
        assert there in told(refusal.value, WORDING)


def _choose(server: Server, name: str) -> Server:
    return choose_preset(server, CHIEF, name)


def test_each_game_has_a_default_of_its_own() -> None:
    both = save_preset(ONE, "Cards", PokerOptions(ties="split"))
    chosen = choose_preset(choose_preset(both, CHIEF, "Ours"), POKER, "Cards")
    assert default_of(chosen, CHIEF) == preset_of(chosen, "Ours")
    assert default_of(chosen, POKER) == preset_of(chosen, "Cards")
    assert default_of(choose_preset(chosen, CHIEF, None), POKER) == preset_of(chosen, "Cards")
    assert default_of(remove_preset(chosen, "Cards"), CHIEF) == preset_of(chosen, "Ours")
    with refused(Refused.NO_PRESET):
        choose_preset(both, POKER, "Ours")


def test_a_name_that_another_game_takes_over_is_no_default_any_more() -> None:
    chosen = choose_preset(ONE, CHIEF, "Ours")
    taken = save_preset(chosen, "Ours", PokerOptions())
    assert taken.defaults == ()
    assert default_of(taken, CHIEF) is default_of(taken, POKER) is None


@given(st.text(max_size=60))
def test_what_was_saved_is_found_by_the_name_that_was_typed(name: str) -> None:
    assume(1 <= size(visible(name)) <= NAME)
    assert preset_of(save_preset(ONE, name, Options()), name).options == Options()


class _Pausing(MemoryStore):
    """A store that lets others go first between reading and writing."""

    async def server(self, server: int) -> Server:
        read = await super().server(server)
        await asyncio.sleep(0)
        return read


async def test_changes_at_once_lose_nothing() -> None:
    servers = Servers(_Pausing())
    saves = (
        servers.change(1, partial(save_preset, name=f"Rules {n}", options=MODERN))
        for n in range(PRESETS)
    )
    await asyncio.gather(*saves, servers.change(1, lambda server: replace(server, pace=Pace.LIVE)))
    kept = await servers.read(1)
    assert {preset.name for preset in kept.presets} == {f"Rules {n}" for n in range(PRESETS)}
    assert kept.pace is Pace.LIVE
    assert await servers.read(2) == Server(2)


async def test_a_refused_change_changes_nothing() -> None:
    servers = Servers(MemoryStore())
    kept = await servers.change(1, lambda _server: ONE)
    with refused(Refused.NO_PRESET):
        await servers.change(1, lambda server: remove_preset(server, "Theirs"))
    assert await servers.read(1) == kept
