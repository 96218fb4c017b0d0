"""``/leaderboard`` and ``/stats``: this server's games alone, and nobody who is not listed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.click import OPEN
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.leaderboard import SCREEN, STATS
from bot.present.screen import Screen
from bot.seasons import season_of
from data.books import Feat, Result
from data.people import Profile
from tests.bot.evening import ADA, BEN, CLEO, SERVER, Evening
from tests.bot.present.reading import body
from tests.data.build import OVER, entry, new_table

AWAY = SERVER + 1


async def shown(that: Evening, screen: str, press: Press) -> Screen:
    answer = await that.house.screens[screen](press)
    assert isinstance(answer, Screen)
    return answer


def opened(*args: str, user: int = ADA.user, server: int | None = SERVER) -> Press:
    return Press(OPEN, args, server=server, user=user)


async def game(
    that: Evening, *users: int, server: int = SERVER, mode: str = "classic", at: int | None = None
) -> None:
    """Keep a game that the first of ``users`` has won."""
    when = that.clock.now() if at is None else at
    results = tuple(
        Result(user, mode, 100 - place, place, len(users), when, server)
        for place, user in enumerate(users, start=1)
    )
    feats = tuple(Feat(user, mode, "doctor", 30 + user, when, server) for user in users)
    table = await new_table(that.store)
    add = replace(entry(table, 1, index=OVER), results=results, feats=feats)
    await that.store.append(add)


async def played(that: Evening) -> None:
    for _ in range(3):
        await game(that, ADA.user, BEN.user)
        await game(that, CLEO.user, ADA.user, server=AWAY)


async def hide(that: Evening, user: int) -> None:
    await that.store.put_profile(Profile(user, unlisted=True))


async def test_the_board_has_this_servers_people_best_first() -> None:
    that = Evening()
    await played(that)
    text = body(await shown(that, SCREEN, opened(user=CLEO.user)))
    assert text.index(f"1\\. <@{ADA.user}>") < text.index(f"2\\. <@{BEN.user}>")
    assert f"<@{CLEO.user}>" not in text
    assert "from 3 games" in text


async def test_game_season_and_order_are_picked() -> None:
    that = Evening()
    await played(that)
    now = season_of(that.clock.now())
    for _ in range(3):
        await game(that, CLEO.user, BEN.user, mode="indian_poker")
        await game(that, BEN.user, ADA.user, at=now.before.since)
    poker = Press("game", (str(now), "wins"), ("indian_poker",), SERVER, user=ADA.user)
    text = body(await shown(that, SCREEN, poker))
    assert f"1\\. <@{CLEO.user}> \u00b7 **3** won of 3 games" in text
    before = Press("season", ("indian_chief", "wins"), (str(now.before),), SERVER, user=ADA.user)
    assert f"1\\. <@{BEN.user}>" in body(await shown(that, SCREEN, before))
    share = Press("by", ("indian_chief", str(now)), ("average",), SERVER, user=ADA.user)
    assert f"<@{ADA.user}> \u00b7 **100 %** in 3 games" in body(await shown(that, SCREEN, share))


async def test_pages_have_ten_people_each() -> None:
    that = Evening()
    for _ in range(3):
        await game(that, *range(101, 113))
    first = body(await shown(that, SCREEN, opened()))
    assert "10\\. " in first
    assert "11\\. " not in first
    season = str(season_of(that.clock.now()))
    args = ("indian_chief", season, "rating", "1")
    more = Press("more", args, server=SERVER, user=ADA.user)
    second = body(await shown(that, SCREEN, more))
    assert "12\\. <@112>" in second
    beyond = replace(more, args=(*args[:3], "99"))
    assert body(await shown(that, SCREEN, beyond)) == second


async def test_who_is_not_listed_is_to_others_like_somebody_who_never_played() -> None:
    """Twins: Ben hides in the one house and has never played in the other."""
    hidden, never = Evening(), Evening()
    await played(hidden)
    await hide(hidden, BEN.user)
    for screen, args in ((STATS, (str(BEN.user),)), (STATS, ("99",))):
        texts = [body(await shown(that, screen, opened(*args))) for that in (hidden, never)]
        assert texts[0] == texts[1]
    board = body(await shown(hidden, SCREEN, opened()))
    assert f"<@{BEN.user}>" not in board
    assert f"1\\. <@{ADA.user}>" in board
    own = body(await shown(hidden, SCREEN, opened(user=BEN.user)))
    assert "You are not listed" in own
    assert "3 games played" in body(await shown(hidden, STATS, opened(user=BEN.user)))


async def test_stats_tell_what_somebody_did_on_this_server() -> None:
    that = Evening()
    await played(that)
    text = body(await shown(that, STATS, opened(str(ADA.user), user=BEN.user)))
    assert f"What <@{ADA.user}> has done" in text
    assert "**Indian Chief**: 3 games played to their end." in text
    assert "This quarter, with others: 3 games, won 3." in text
    assert "100 % of opponents left behind." in text
    assert "Best of each meld, classic rulebook: Doctor 31." in text
    everywhere = body(await shown(that, STATS, opened(server=None)))
    assert "**Indian Chief**: 6 games played to their end." in everywhere
    assert "Rating" not in everywhere


async def test_who_is_forgotten_is_on_no_board() -> None:
    that = Evening()
    await played(that)
    await that.store.forget(BEN.user)
    assert "Nobody is ranked yet." in body(await shown(that, SCREEN, opened()))
    assert "nothing to show" in body(await shown(that, STATS, opened(str(BEN.user))))


@pytest.mark.parametrize(
    ("screen", "press", "code"),
    [
        (SCREEN, opened(server=None), Refused.ONLY_SERVER),
        (STATS, opened("2", server=None), Refused.ONLY_SERVER),
        (SCREEN, opened("x"), Refused.UNKNOWN),
        (SCREEN, replace(opened("2026_4", "wins"), action="game", values=("x",)), Refused.UNKNOWN),
        (SCREEN, replace(opened("poker", "wins"), action="season", values=("4",)), Refused.UNKNOWN),
        (STATS, opened("x"), Refused.UNKNOWN),
        (STATS, opened("-1"), Refused.UNKNOWN),
        (STATS, opened(str(2**63)), Refused.UNKNOWN),
    ],
)
async def test_what_nobody_offered_is_refused(screen: str, press: Press, code: Refused) -> None:
    with pytest.raises(Refusal) as refused:
        await Evening().house.screens[screen](press)
    assert refused.value.code is code
