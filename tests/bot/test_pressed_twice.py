"""A repeated press says that it is recorded, whether or not the game has gone on since (20, 22)."""

from __future__ import annotations

import pytest

from bot.outcome import Outcome, Refusal, Refused, Said
from data.log import HandSeated, TableId
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CLEO, Evening, evening

SECRET = PokerOptions(bidding="simultaneous", target="50")
GAMES: dict[str, AnyOptions] = {"chief": Options(), "secret bids": SECRET, "turns": PokerOptions()}


async def begun(that: Evening, options: AnyOptions) -> tuple[TableId, int]:
    """Let three begin a game; return its table and the step of its first phase."""
    table = await that.open(ADA, seats=3, options=options)
    for person in (ADA, BEN, CLEO):
        await that.click(table, person, "join", "sure")
    return table, (await that.look(table)).table.step


async def move(
    that: Evening, table: TableId, person: Person, step: int, word: str = "in"
) -> Outcome:
    """Press what makes a move of this phase."""
    if not isinstance((await that.look(table)).table.options, Options):
        return await that.click(table, person, "bid", word, step=step)
    return await that.click(table, person, "seal", step=step)


async def pick(that: Evening, table: TableId, person: Person) -> None:
    """Choose a meld and its cards, where the game has any."""
    if isinstance((await that.look(table)).table.options, Options):
        await that.pick(table, person, "meld", "lawyer")
        await that.pick(table, person, "cards", "0", "1", "2", "3", args=("lawyer",))


@pytest.mark.case(20)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
async def test_a_second_press_says_that_the_first_is_recorded(options: AnyOptions) -> None:
    async with evening() as that:
        table, step = await begun(that, options)
        asked = [(ADA, BEN, CLEO)[seat] for seat in (await that.look(table)).table.asked]
        for person in asked:
            await pick(that, table, person)
            assert (await move(that, table, person, step)).said is not Said.ALREADY
            before = (await that.look(table, person)).view
            if person is not asked[-1]:
                assert (await move(that, table, person, step)).said is Said.ALREADY
            else:  # it closed the phase
                assert await refused(that, table, person, step) is Refused.MADE
            assert (await that.look(table, person)).view == before


async def refused(that: Evening, table: TableId, person: Person, step: int) -> Refused:
    """Return why a move is refused, which comes with where the person stands now."""
    with pytest.raises(Refusal) as caught:
        await move(that, table, person, step)
    assert caught.value.scene is not None
    assert caught.value.scene.table.step > step
    return caught.value.code


@pytest.mark.case(20, 22)
async def test_a_change_that_comes_too_late_is_not_taken_for_a_first_press() -> None:
    async with evening() as that:
        table, step = await begun(that, SECRET)
        for person in (ADA, BEN, CLEO):
            await move(that, table, person, step)
        with pytest.raises(Refusal) as caught:
            await move(that, table, ADA, step, "out")
        assert caught.value.code is Refused.MADE
        scene = await that.look(table)
        assert scene.table.step > step


@pytest.mark.case(22)
async def test_who_did_not_move_then_is_told_so() -> None:
    async with evening() as that:
        table, step = await begun(that, SECRET)
        for person in (ADA, BEN):
            await move(that, table, person, step)
        await that.lapse(table)
        await that.click(table, CLEO, "join")
        assert await refused(that, table, CLEO, step) is Refused.STALE
        assert await refused(that, table, ADA, step) is Refused.MADE


@pytest.mark.case(22)
async def test_of_an_earlier_hand_of_a_night_nothing_is_said_as_others_sat_there() -> None:
    async with evening() as that:
        table, step = await begun(that, NightOptions(bidding="simultaneous"))
        for person in (ADA, BEN, CLEO):
            await move(that, table, person, step)
        before = len((await that.store.load(table)).events)
        for _ in range(4):
            events = (await that.store.load(table)).events[before:]
            if any(isinstance(event, HandSeated) for event in events):
                break
            await that.lapse(table)
        assert await refused(that, table, ADA, step) is Refused.STALE
