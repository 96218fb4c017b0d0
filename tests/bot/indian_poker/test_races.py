"""Two bids, orders or goings at once: each counts once, in whatever order they are recorded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.outcome import Outcome, Refusal, Refused, Said
from bot.present.indian_poker.scene import played
from data.log import SeatLeft
from data.store import Person
from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, BidMade, BidSealed, CardsDealt, HandRevealed, OrderGiven
from engine.indian_poker.options import Options
from engine.indian_poker.situation import View
from tests.bot.evening import ADA, BEN, CLEO, Evening
from tests.bot.racing import APART, STORES, TABLE, Came, Deed, Race, clicked, count, run

IN, KEEP, OUT = Bid.IN, Bid.KEEP, Bid.OUT
SECRET = Options(bidding="simultaneous")


async def _view(that: Evening, person: Person | None = None) -> View:
    return played(await that.look(TABLE, person))


async def _bids(that: Evening) -> list[tuple[int, Bid]]:
    """Return every bid of the match that was made in turn."""
    events = (await that.store.load(TABLE)).events
    return [(event.seat, event.bid) for event in events if isinstance(event, BidMade)]


async def _begun(that: Evening, *bids: Bid, options: Options = Options()) -> int:  # noqa: B008  frozen
    """Begin a match of three, bid in turn from Ada on, and return the step that this leads to."""
    await that.seated(ADA, BEN, CLEO, options=options)
    for person, bid in zip((ADA, BEN, CLEO) * 2, bids, strict=False):
        await that.click(TABLE, person, "bid", bid)
    return (await that.look(TABLE)).table.step


def _bid(person: Person, bid: Bid, interaction: int, step: int | None = None) -> Deed:
    return clicked(person, "bid", bid, step=step, interaction=interaction)


def _order(person: Person, when: str, interaction: int, step: int | None = None) -> Deed:
    return clicked(person, "order", step=step, values=(when,), interaction=interaction)


def _refusals(came: list[Came]) -> list[Refused | Code]:
    return [error.code for error in came if isinstance(error, Refusal | RuleError)]


async def _double_press(that: Evening) -> tuple[Deed, Deed]:
    step = await _begun(that, IN, IN, IN)
    return _bid(ADA, KEEP, 91, step), _bid(ADA, OUT, 92, step)


async def _one_of_them(that: Evening, came: list[Came]) -> None:
    assert _refusals(came) == [Refused.MADE]
    said = KEEP if isinstance(came[0], Outcome) else OUT
    assert (await _bids(that))[3:] == [(0, said)]


async def _command_twice(that: Evening) -> tuple[Deed, Deed]:
    await _begun(that)
    return _bid(ADA, IN, 91), _bid(ADA, IN, 92)


async def _then_out_of_turn(that: Evening, came: list[Came]) -> None:
    assert _refusals(came) == [Code.NOT_YOUR_TURN]
    assert await _bids(that) == [(0, IN)]


async def _two_in_a_row(that: Evening) -> tuple[Deed, Deed]:
    await _begun(that)
    return _bid(ADA, IN, 91), _bid(BEN, OUT, 92)


async def _in_turn_or_refused(that: Evening, came: list[Came]) -> None:
    """Ben, who is next, was in turn or too early; Ada was in turn in any case."""
    assert isinstance(came[0], Outcome)
    early = _refusals(came)
    assert early in ([], [Code.NOT_YOUR_TURN])
    assert await _bids(that) == [(0, IN), *([] if early else [(1, OUT)])]


async def _last_secrets(that: Evening) -> tuple[Deed, Deed]:
    step = await _begun(that, IN, options=SECRET)
    return _bid(BEN, OUT, 91, step), _bid(CLEO, IN, 92, step)


async def _one_reveal(that: Evening, came: list[Came]) -> None:
    assert _refusals(came) == []
    assert [c.said for c in came if isinstance(c, Outcome)].count(Said.BID_LAST) >= 1
    assert (await count(that, HandRevealed), await count(that, CardsDealt)) == (1, 2)
    [over] = (await _view(that)).history
    assert over.stayed == (True, False, True)


async def _last_word(that: Evening) -> tuple[Deed, Deed]:
    """The last secret bid closes the hand as another one is changed."""
    step = await _begun(that, IN, IN, options=SECRET)
    return _bid(CLEO, IN, 91, step), _bid(ADA, OUT, 92, step)


async def _changed_or_too_late(that: Evening, came: list[Came]) -> None:
    assert isinstance(came[0], Outcome)
    late = _refusals(came)
    assert late in ([], [Refused.MADE])
    [over] = (await _view(that)).history
    assert over.stayed == (bool(late), True, True)
    assert await count(that, BidSealed) == 3 + (not late)


async def _order_as_the_turn_comes(that: Evening) -> tuple[Deed, Deed]:
    step = await _begun(that, IN)
    return _bid(BEN, IN, 91, step), _order(CLEO, "next", 92, step)


async def _out_by_order(that: Evening, came: list[Came]) -> None:
    """Before Ben's bid or after it, the order speaks once, as soon as it is Cleo's turn."""
    assert _refusals(came) == []
    assert await _bids(that) == [(0, IN), (1, IN), (2, OUT)]
    assert await count(that, OrderGiven) == 1
    assert (await _view(that)).turn == 0


async def _order_against_a_bid(that: Evening) -> tuple[Deed, Deed]:
    """Cleo, whose turn it is, bids in one window and gives an order in another."""
    step = await _begun(that, IN, IN)
    return _bid(CLEO, OUT, 91, step), _order(CLEO, "never", 92, step)


async def _one_word(that: Evening, came: list[Came]) -> None:
    refused = _refusals(came)
    assert refused in ([Refused.MADE], [Code.WENT_OUT])
    said = IN if refused == [Refused.MADE] else OUT
    assert await _bids(that) == [(0, IN), (1, IN), (2, said)]
    assert await count(that, OrderGiven) == (said is IN)


async def _both_would_go_out(that: Evening) -> tuple[Deed, Deed]:
    """Two are left in, and both want to go out; who is first to say it makes the other win."""
    step = await _begun(that, OUT)
    return _bid(BEN, OUT, 91, step), _order(CLEO, "next", 92, step)


async def _one_is_left(that: Evening, came: list[Came]) -> None:
    """The order is one of the hand that is over: the next hand begins without it (rule 62)."""
    assert isinstance(came[0], Outcome)
    assert _refusals(came) in ([], [Refused.STALE])
    view = await _view(that, CLEO)
    [over] = view.history
    assert (over.stayed, over.winners) == ((False, False, True), (2,))
    assert (view.hand, view.order, view.bids) == (2, None, ())


async def _leaving_and_bidding(that: Evening) -> tuple[Deed, Deed]:
    step = await _begun(that)
    return clicked(ADA, "leave", interaction=91), _bid(ADA, IN, 92, step)


async def _left_once(that: Evening, came: list[Came]) -> None:
    """Her bid counts, and she goes out at her next turn; or she was out and gone before it."""
    assert isinstance(came[0], Outcome)
    refused = _refusals(came)
    assert refused in ([], [Refused.AWAY])
    assert await _bids(that) == [(0, OUT if refused else IN)]
    assert await count(that, SeatLeft) == 1
    for person in (BEN, CLEO):
        await that.click(TABLE, person, "bid", IN)
    assert (0, OUT) in await _bids(that)


async def _leaving_and_the_last_bid(that: Evening) -> tuple[Deed, Deed]:
    step = await _begun(that, IN, OUT)
    return clicked(ADA, "leave", interaction=91), _bid(CLEO, OUT, 92, step)


async def _hand_over_once(that: Evening, came: list[Came]) -> None:
    """Cleo went out and Ada won; an order of hers is not carried into the next hand."""
    assert _refusals(came) == []
    assert (await count(that, HandRevealed), await count(that, SeatLeft)) == (1, 1)
    [over] = (await _view(that)).history
    assert over.winners == (0,)
    assert [bid for bid in await _bids(that) if bid[0] == 2] == [(2, OUT)]


@pytest.mark.sweep(12)
@pytest.mark.case(21)
@APART
@STORES
@pytest.mark.parametrize(
    "race",
    [
        pytest.param(Race(_double_press, _one_of_them), id="double press"),
        pytest.param(Race(_command_twice, _then_out_of_turn), id="command twice"),
        pytest.param(Race(_two_in_a_row, _in_turn_or_refused), id="two in a row"),
        pytest.param(Race(_last_secrets, _one_reveal), id="last secret bids"),
        pytest.param(Race(_last_word, _changed_or_too_late), id="changed at the last moment"),
        pytest.param(Race(_order_as_the_turn_comes, _out_by_order), id="order as the turn comes"),
        pytest.param(Race(_order_against_a_bid, _one_word), id="order against own bid"),
        pytest.param(Race(_both_would_go_out, _one_is_left), id="both would go out"),
        pytest.param(Race(_leaving_and_bidding, _left_once), id="leaving and bidding"),
        pytest.param(Race(_leaving_and_the_last_bid, _hand_over_once), id="leaving and last bid"),
    ],
)
async def test_two_deeds_at_once_count_once(
    tmp_path: Path, make: Callable[[Path], Any], race: Race, apart: bool
) -> None:
    await run(tmp_path, make, race, apart=apart)
