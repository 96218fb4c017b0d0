"""Who plays for somebody sees what that seat may see, and nobody who is gone sees it still (34)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.outcome import Refusal, Refused, Show
from bot.standing import Standing, history
from data.log import Gone, Stage, TableId
from engine.catalog import Options as AnyOptions
from engine.catalog import choose
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening, evening

GAMES: dict[str, AnyOptions] = {
    "chief": Options(),
    "poker": PokerOptions(),
    "secret bids": PokerOptions(bidding="simultaneous", target="10"),
    "night": NightOptions(),
}


async def begun(that: Evening, options: AnyOptions) -> TableId:
    """Let Ada, Ben and Cleo begin a game."""
    table = await that.open(ADA, seats=3, options=options)
    for person in (ADA, BEN, CLEO):
        await that.click(table, person, "join", "sure")
    assert (await that.look(table)).table.stage is Stage.PLAYING
    return table


@pytest.mark.case(34)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
async def test_a_computer_chooses_by_the_view_of_its_own_seat_alone(
    options: AnyOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def watched(game: str, level: str, view: Any, rng: Random) -> Any:
        move = choose(game, level, view, rng)
        asked.append((view, move.seat))
        return move

    monkeypatch.setattr("bot.ticking.choose", watched)
    async with evening() as that:
        table = await begun(that, options)
        await that.click(table, CLEO, "leave")  # one plays for good, others for one move
        for _ in range(3):
            await that.lapse(table)
        then = tuple(history(await that.store.load(table)))
    assert asked
    for view, seat in asked:
        assert view.seat == seat
        assert view in [standing.view(seat) for standing in then if settled(standing)]


def settled(standing: Standing) -> bool:
    """Whether a phase has begun and goes on: not between two events of one deed."""
    return standing.wait is not None and standing.wait.step == standing.table.step


Go = Callable[[Evening, TableId], Awaitable[object]]


async def left(that: Evening, table: TableId) -> None:
    await that.click(table, CLEO, "leave")


async def away(that: Evening, table: TableId) -> None:
    await that.seal_first(table, ADA)
    await that.seal_first(table, BEN)
    await that.lapse(table)


@pytest.mark.case(30, 34)
@pytest.mark.parametrize("go", [left, away])
async def test_who_comes_back_finds_what_was_played_for_them_and_no_other_hand(go: Go) -> None:
    async with evening() as that:
        table = await begun(that, Options())
        await go(that, table)
        await that.idle()
        assert (await that.click(table, CLEO, "join")).show is Show.HAND
        scene = await that.look(table, CLEO)
        *_, now = history(await that.store.load(table))
        assert (scene.seat, scene.view) == (2, now.view(2))
        assert (scene.table.chairs[2].gone, scene.table.chairs[2].computer) == (None, None)


@pytest.mark.case(34, 42)
@pytest.mark.parametrize("options", list(GAMES.values())[:3], ids=list(GAMES)[:3])
@pytest.mark.parametrize("action", ["hand", "seal", "bid", "order", "meld"])
async def test_who_was_kicked_sees_and_does_nothing_of_the_seat_any_more(
    options: AnyOptions, action: str
) -> None:
    async with evening() as that:
        table = await begun(that, options)
        await that.click(table, ADA, "kick", "sure", str(CLEO.user))
        assert (await that.look(table)).table.chairs[2].gone is Gone.KICKED
        before = await that.store.load(table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, CLEO, action)
        assert refused.value.code in {Refused.NO_SEAT, Refused.WRONG_GAME}
        assert await that.store.load(table) == before
        if refused.value.scene is not None:
            assert refused.value.scene.view == (await that.look(table)).view


@pytest.mark.case(34, 42)
async def test_who_takes_a_place_in_a_night_sees_nothing_of_the_hand_in_play() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=6, options=NightOptions())
        for person in (ADA, BEN, CLEO):
            await that.click(table, person, "join", "sure")
        await that.click(table, ADA, "start")
        await that.click(table, CLEO, "leave")
        await that.click(table, DAN, "join", "sure")
        with pytest.raises(Refusal) as refused:
            await that.look(table, DAN)
        assert refused.value.code is Refused.NO_TABLE
        shown = await that.click(table, DAN, "mine")
        assert shown.scene.view == (await that.look(table)).view
