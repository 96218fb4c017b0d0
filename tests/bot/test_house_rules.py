"""Rules chosen in the lobby: every choice, every refusal, what falls back, what a server saves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.house_rules import validated
from bot.outcome import Outcome, Refusal, Refused, Said, Setup, Show
from bot.present.indian_chief.house_rules import told
from bot.present.indian_chief.scene import seen
from bot.servers import PRESETS
from data.books import Preset, Server
from data.log import Access, OptionsChanged, Pace, Stage, TableId, Times
from data.memory import MemoryStore
from data.store import Person
from engine.core import Code, RuleError
from engine.indian_chief.model import GameStarted
from engine.indian_chief.options import CHOICES, Need, Options, check, fitting, lacking
from engine.indian_chief.rulebooks import rules_of
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, SERVER, Evening, evening
from tests.bot.present.reading import body

MODES = [Options(rulebook="classic"), Options(rulebook="modern")]
MODES += [replace(options, triple=True) for options in MODES]
CHOSEN = [(rule, choice) for rule, choices in CHOICES.items() for choice in choices]
OURS = Options(rulebook="modern", triple=True, wild_pile="two_per_deck", columns="left_to_right")


async def opened(that: Evening, options: Options = Options(), seats: int = 4) -> TableId:  # noqa: B008  frozen
    """Open Ada's lobby, with Ben in the second seat."""
    wanted = Setup(options, CHANNEL, SERVER, seats, Times(Pace.LIVE), Access.ANYONE)
    table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
    await that.click(table, BEN, "join")
    return table


async def choose(
    that: Evening, table: TableId, name: str, value: str, person: Person = ADA
) -> Outcome:
    return await that.pick(table, person, "set", value, args=(name,))


async def options_of(that: Evening, table: TableId) -> Options:
    options = (await that.look(table)).table.options
    assert isinstance(options, Options)
    return options


async def changes(that: Evening, table: TableId) -> int:
    events = (await that.store.load(table)).events
    return sum(isinstance(event, OptionsChanged) for event in events)


@pytest.mark.parametrize("start", MODES, ids=lambda options: f"{options.rulebook}-{options.triple}")
@pytest.mark.parametrize(("rule", "choice"), CHOSEN)
async def test_every_choice_is_taken_or_refused_in_words(
    start: Options, rule: str, choice: str
) -> None:
    change: dict[str, Any] = {rule: choice}
    wanted = replace(start, **change)
    async with evening() as that:
        table = await opened(that, start)
        if wanted != start and (need := lacking(start, rule)):
            with pytest.raises(RuleError) as refused:
                await choose(that, table, rule, choice)
            assert refused.value.code is Code.HOUSE_RULE
            assert refused.value.facts == {"rule": rule, "lacking": need}
            assert await options_of(that, table) == start
            return
        outcome = await choose(that, table, rule, choice)
        assert outcome.show is Show.HOUSE
        assert outcome.said is (None if wanted == start else Said.RULES_SET)
        assert await changes(that, table) == (wanted != start)
        assert await options_of(that, table) == wanted
        await that.idle()
        assert all(rule in body(that.pigeon.in_channel(CHANNEL)[0]) for rule in told(wanted))


@pytest.mark.parametrize(
    ("before", "name", "value", "after", "dropped"),
    [
        (Options(repicks="two"), "rulebook", "modern", Options(rulebook="modern"), ("repicks",)),
        (OURS, "triple", "off", replace(OURS, triple=False, columns="any"), ("columns",)),
        (
            replace(OURS, beggar_joker="by_hand", tie="rich_man"),
            "rulebook",
            "classic",
            Options(triple=True, columns="left_to_right", tie="rich_man"),
            ("wild_pile", "beggar_joker"),
        ),
        (
            replace(OURS, beggar_joker="by_hand"),
            "jokers_match",
            "nothing",
            replace(OURS, jokers_match="nothing"),
            ("beggar_joker",),
        ),
        (
            Options(tie="rich_man"),
            "rulebook",
            "modern",
            Options(rulebook="modern", tie="rich_man"),
            (),
        ),
    ],
)
async def test_what_loses_its_meaning_falls_back_and_is_told(
    before: Options, name: str, value: str, after: Options, dropped: tuple[str, ...]
) -> None:
    async with evening() as that:
        table = await opened(that, before)
        outcome = await choose(that, table, name, value)
        assert await options_of(that, table) == after
        assert outcome.dropped == dropped


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("game", "indian_chief"), ("solo", "on"), ("solo", "true")),
        *(("rulebook", "poker"), ("triple", "thrice"), ("decks", "four"), ("decks", "")),
        *(("wild", "endless"), ("", ""), ("__class__", "x")),
    ],
)
async def test_a_forged_choice_changes_nothing(name: str, value: str) -> None:
    async with evening() as that:
        table = await opened(that)
        with pytest.raises(Refusal) as refused:
            await choose(that, table, name, value)
        assert refused.value.code is Refused.UNKNOWN
        assert await changes(that, table) == 0


async def _lobby(that: Evening) -> TableId:
    return await opened(that)


async def _begun(that: Evening) -> TableId:
    return await that.seated(ADA, BEN)


async def _closed(that: Evening) -> TableId:
    table = await _lobby(that)
    await that.click(table, ADA, "end", "sure")
    return table


@pytest.mark.parametrize(
    "press", [("set", ("rulebook",), "modern"), ("preset", (), "Ours")], ids=["set", "preset"]
)
@pytest.mark.parametrize(
    ("make", "person", "code"),
    [
        (_lobby, BEN, Refused.NOT_HOST),
        (_lobby, CLEO, Refused.NOT_HOST),
        (_begun, ADA, Refused.BEGUN),
        (_closed, ADA, Refused.CLOSED),
    ],
)
async def test_only_the_host_and_only_before_the_game(
    make: Callable[[Evening], Awaitable[TableId]],
    person: Person,
    code: Refused,
    press: tuple[str, tuple[str, ...], str],
) -> None:
    action, args, value = press
    async with evening() as that:
        await that.store.put_server(Server(SERVER, presets=(Preset("Ours", OURS),)))
        table = await make(that)
        before = await that.store.load(table)
        with pytest.raises(Refusal) as refused:
            await that.pick(table, person, action, value, args=args)
        assert refused.value.code is code
        assert await that.store.load(table) == before


@pytest.mark.parametrize("make", [_lobby, _begun, _closed])
@pytest.mark.parametrize("person", [ADA, BEN, CLEO])
async def test_everybody_may_look_at_the_rules_at_any_time(
    make: Callable[[Evening], Awaitable[TableId]], person: Person
) -> None:
    async with evening() as that:
        table = await make(that)
        assert (await that.click(table, person, "house", "2")).show is Show.HOUSE
        assert (await that.click(table, person, "house")).page == 0


async def test_a_rulebook_that_has_no_decks_for_so_many_seats_is_refused() -> None:
    async with evening() as that:
        table = await opened(that, Options(rulebook="modern"), seats=10)
        with pytest.raises(Refusal) as refused:
            await choose(that, table, "rulebook", "classic")
        assert refused.value.code is Refused.SEATS
        most = max(rules_of(Options()).decks)
        facts = {"players": 10, "least": 2, "most": most, "options": Options()}
        assert refused.value.facts == facts
        assert await options_of(that, table) == Options(rulebook="modern")


async def test_the_game_and_its_rematch_are_played_by_what_was_chosen() -> None:
    async with evening() as that:
        table = await opened(that)
        for name, value in (("rulebook", "modern"), ("triple", "on"), ("deal", "closed")):
            await choose(that, table, name, value)
        await that.click(table, ADA, "start")
        chosen = Options(rulebook="modern", triple=True, deal="closed")
        log = await that.store.load(table)
        assert [e.options for e in log.events if isinstance(e, GameStarted)] == [chosen]
        view = seen(await that.look(table))
        assert view is not None
        assert view.rounds == rules_of(chosen).rounds
        await that.click(table, ADA, "end", "sure")
        anew = (await that.click(table, BEN, "rematch")).table
        assert await options_of(that, anew) == chosen


# ------------------------------------------------------------------ what a server saves


async def test_a_preset_is_taken_over_whole() -> None:
    async with evening() as that:
        await that.store.put_server(Server(SERVER, presets=(Preset("Ours", OURS),)))
        table = await opened(that, Options(repicks="two"))
        outcome = await that.pick(table, ADA, "preset", "Ours")
        assert (outcome.show, outcome.said, outcome.page) == (Show.HOUSE, Said.RULES_SET, 0)
        assert outcome.scene.presets == (Preset("Ours", OURS),)
        assert await options_of(that, table) == OURS


@pytest.mark.parametrize(
    ("saved", "seats", "code"),
    [(None, 4, Refused.NO_PRESET), (Options(), 10, Refused.SEATS)],
)
async def test_a_preset_that_cannot_be_had_here(
    saved: Options | None, seats: int, code: Refused
) -> None:
    async with evening() as that:
        presets = () if saved is None else (Preset("Ours", saved),)
        await that.store.put_server(Server(SERVER, presets=presets))
        table = await opened(that, Options(rulebook="modern"), seats)
        with pytest.raises(Refusal) as refused:
            await that.pick(table, ADA, "preset", "Ours")
        assert refused.value.code is code
        assert await changes(that, table) == 0


@pytest.mark.parametrize("action", ["preset", "save_rules"])
async def test_outside_a_server_nothing_is_saved(action: str) -> None:
    async with evening() as that:
        wanted = Setup(Options(), CHANNEL, None, 4, Times(Pace.LIVE), Access.ANYONE)
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        assert (await that.click(table, ADA, "house", admin=True)).scene.admin is False
        with pytest.raises(Refusal) as refused:
            await that.pick(table, ADA, action, "Ours", admin=True)
        assert refused.value.code is Refused.ONLY_SERVER


async def test_an_admin_saves_the_rules_of_any_table_under_a_name() -> None:
    async with evening() as that:
        table = await opened(that, OURS)
        asked = await that.click(table, CLEO, "save_rules", admin=True)
        assert asked.show is Show.NAME_RULES
        saved = await that.pick(table, CLEO, "save_rules", "  Our  rules ", admin=True)
        assert (saved.show, saved.said) == (Show.HOUSE, Said.RULES_SAVED)
        assert saved.scene.presets == (Preset("Our rules", OURS),)
        assert saved.scene.admin
        await choose(that, table, "triple", "off")
        again = await that.pick(table, CLEO, "save_rules", "our rules", admin=True)
        assert [p.name for p in again.scene.presets] == ["our rules"]
        assert again.scene.presets[0].options == replace(OURS, triple=False, columns="any")
        assert await changes(that, table) == 1


@pytest.mark.parametrize(("admin", "channel"), [(False, CHANNEL), (True, 71), (True, None)])
async def test_who_does_not_manage_this_server_saves_nothing(
    admin: bool, channel: int | None
) -> None:
    """To manage another server, from where one acts at a seat, is not enough."""
    async with evening() as that:
        table = await opened(that)
        for values in ((), ("Ours",)):
            with pytest.raises(Refusal) as refused:
                await that.pick(table, ADA, "save_rules", *values, admin=admin, channel=channel)
            assert refused.value.code is Refused.NOT_ADMIN
        looked = await that.click(table, ADA, "house", admin=admin, channel=channel)
        assert looked.scene.admin is False
        assert await that.store.server(SERVER) == Server(SERVER)


@pytest.mark.parametrize(
    ("name", "code"), [("", Refused.PRESET_NAME), ("x" * 41, Refused.PRESET_NAME)]
)
async def test_a_name_that_cannot_be_one(name: str, code: Refused) -> None:
    async with evening() as that:
        table = await opened(that)
        with pytest.raises(Refusal) as refused:
            await that.pick(table, ADA, "save_rules", name, admin=True)
        assert refused.value.code is code


async def test_a_server_keeps_so_many_and_no_more() -> None:
    async with evening() as that:
        table = await opened(that)
        for n in range(PRESETS):
            await that.pick(table, ADA, "save_rules", f"Rules {n}", admin=True)
        with pytest.raises(Refusal) as refused:
            await that.pick(table, ADA, "save_rules", "One more", admin=True)
        assert refused.value.code is Refused.PRESETS_FULL
        assert len((await that.store.server(SERVER)).presets) == PRESETS


class _SlowToSave(MemoryStore):
    """A store in which a server's settings take until a test lets them through."""

    def __init__(self) -> None:
        super().__init__()
        self.saving = asyncio.Event()
        self.go = asyncio.Event()

    async def put_server(self, server: Server) -> None:
        self.saving.set()
        await self.go.wait()
        await super().put_server(server)


async def test_saving_rules_holds_nobody_up_at_the_table() -> None:
    store = _SlowToSave()
    async with evening(store=store) as that:
        table = await opened(that)
        saving = asyncio.create_task(that.pick(table, ADA, "save_rules", "Ours", admin=True))
        await store.saving.wait()
        async with asyncio.timeout(1):
            await choose(that, table, "triple", "on")
        store.go.set()
        assert (await saving).said is Said.RULES_SAVED
        [preset] = (await store.server(SERVER)).presets
        assert preset.options == Options()  # the rules as they were when it was pressed


# ------------------------------------------------------------------ any order of choices


STEPS = [("rulebook", "classic"), ("rulebook", "modern"), ("triple", "on"), ("triple", "off")]


@given(st.lists(st.sampled_from([*STEPS, *CHOSEN]), max_size=12))
def test_whatever_is_chosen_in_whatever_order_goes_together(choices: list[tuple[str, str]]) -> None:
    options = Options()
    for name, value in choices:
        wanted = validated(options, name, value)
        assert isinstance(wanted, Options)
        options = fitting(wanted)
        check(options)
        assert rules_of(options).rounds > 0


def test_the_needs_of_house_rules_are_all_tried() -> None:
    tried = {lacking(start, rule) for start, rule in product(MODES, CHOICES)}
    tried |= {lacking(Options(rulebook="modern", jokers_match="nothing"), "beggar_joker")}
    assert tried - {None} == set(Need) - {Need.COMPANY}  # alone nobody chooses in a lobby


async def test_the_lobby_stays_one_post_and_its_stage() -> None:
    async with evening() as that:
        table = await opened(that)
        await that.idle()
        for triple in ("on", "off", "on"):
            await choose(that, table, "triple", triple)
            await that.idle()
        assert len(that.pigeon.in_channel(CHANNEL)) == 1
        assert (await that.look(table)).table.stage is Stage.LOBBY
