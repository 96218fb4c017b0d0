"""What somebody does for themselves leaves no trace in the channel, not even a moment (42)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, evening

Said = tuple[str, tuple[str, ...], tuple[str, ...]]
"""An action, its arguments, and what was picked."""

LOOKING: tuple[Said, ...] = tuple((look, (), ()) for look in ("hand", "sheet", "how", "house"))

CHIEF: tuple[Said, ...] = (
    *LOOKING,
    ("meld", (), ("thief",)),
    ("wish", (), ("draw",)),
    ("meld", (), ("lawyer",)),
    ("cards", ("lawyer",), ("0", "1", "2", "3")),
    ("suggest", (), ()),
    ("change", (), ()),
)
POKER: tuple[Said, ...] = (
    *LOOKING,
    ("orders", (), ()),
    ("order", (), ("fewer",)),
    ("order_number", (), ("2",)),
    ("order", (), ("none",)),
)
NIGHT: tuple[Said, ...] = (
    *POKER,
    ("mine", (), ()),
    ("terms", ("water",), ("on",)),
    ("terms", ("per_hour",), ("1",)),
)
CASES: dict[str, tuple[AnyOptions, tuple[Said, ...]]] = {
    "chief": (Options(suggest="on"), CHIEF),
    "turns": (PokerOptions(), POKER),
    "night": (NightOptions(), NIGHT),
}


@pytest.mark.case(42)
@pytest.mark.parametrize("name", CASES)
async def test_nothing_is_sent_or_edited_for_what_a_player_picks_orders_or_looks_at(
    name: str,
) -> None:
    options, everything = CASES[name]
    async with evening() as that:
        table = await that.open(ADA, seats=3, options=options)
        for person in (ADA, BEN, CLEO):
            await that.click(table, person, "join", "sure")
        await that.idle()
        asked: list[str] = []
        that.pigeon.fault = asked.append
        posts = that.pigeon.in_channel(CHANNEL)
        for person, (action, args, values) in product((BEN, CLEO), everything):
            assert (await that.pick(table, person, action, *values, args=args)).show
        await that.idle()
        assert asked == []
        assert that.pigeon.in_channel(CHANNEL) == posts
