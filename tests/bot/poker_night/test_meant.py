"""Which table a command means where a night is played."""

from __future__ import annotations

import pytest

from bot.click import Meant
from bot.outcome import Refusal, Refused
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT
from tests.bot.evening import ADA, BEN, CHANNEL, DAN, evening

ELSEWHERE = CHANNEL + 1


@pytest.mark.case(25)
async def test_a_bid_means_a_night_too_but_forfeits_mean_no_match() -> None:
    async with evening() as that:
        which = that.house.tables.find.which
        match = await that.open(BEN, options=PokerOptions())
        with pytest.raises(Refusal) as refused:
            await which(BEN.user, CHANNEL, game=POKER_NIGHT.key, meant=Meant.SEEN)
        assert refused.value.code is Refused.WRONG_GAME
        night = await that.open(ADA, options=NightOptions())
        for person in (ADA, BEN):
            await that.click(night, person, "join", "sure")
        assert await which(ADA.user, CHANNEL, game=INDIAN_POKER.key) == night
        assert await which(BEN.user, CHANNEL, game=POKER_NIGHT.key) == night
        with pytest.raises(Refusal) as refused:
            await which(BEN.user, CHANNEL, game=INDIAN_POKER.key)
        assert refused.value.facts["tables"] == (night, match)


async def test_who_only_looks_means_the_night_of_this_channel() -> None:
    async with evening() as that:
        which = that.house.tables.find.which
        night = await that.open(ADA, options=NightOptions())
        assert await which(DAN.user, CHANNEL, game=POKER_NIGHT.key, meant=Meant.SEEN) == night
        for meant, channel in ((Meant.OWN, CHANNEL), (Meant.SEEN, ELSEWHERE), (Meant.SEEN, None)):
            with pytest.raises(Refusal) as refused:
                await which(DAN.user, channel, game=POKER_NIGHT.key, meant=meant)
            assert refused.value.code is Refused.NO_TABLE_HERE
