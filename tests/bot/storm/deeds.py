"""What can happen in a storm: what people do, what time does, and what fails. One list.

A deed takes the storm and does one thing; a process may die in the middle of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.click import Control
from bot.clock import HOUR, MINUTE, SECOND
from data.log import Stage
from tests.bot.evening import CHANNEL
from tests.bot.storm import times
from tests.bot.storm.people import CHANNELS, CROWD

if TYPE_CHECKING:
    from tests.bot.storm.storm import Storm

DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can happen; ``weight`` says how often, beside the others."""

    do: Callable[[Storm], Awaitable[str]]
    weight: int

    @property
    def name(self) -> str:
        """What it is called in a storm's trace."""
        return self.do.__name__.strip("_")


# ------------------------------------------------------------------------- people


async def _move(storm: Storm) -> str:
    """Let somebody who is awaited move."""
    awaited = await storm.awaited()
    if not awaited:
        return await _begin(storm)
    one = storm.rng.choice(awaited)
    channel = (await storm.standing()).table.place.channel
    return f"{one.name}: {await storm.crowd.move(storm.that, storm.table, one, channel)}"


async def _begin(storm: Storm) -> str:
    """Come or, as the host, start."""
    table = (await storm.standing()).table
    if table.stage is not Stage.LOBBY:
        return "nobody is awaited"
    if storm.rng.random() < 0.3:
        return await storm.host("start")
    return await _join(storm)


async def _press(storm: Storm) -> str:
    """Let anybody press anything in sight."""
    one = storm.rng.choice(CROWD)
    return f"{one.name}: {await storm.crowd.anything(storm.that, one)}"


async def _join(storm: Storm) -> str:
    sure = ("sure",) if storm.rng.random() < 0.8 else ()
    return await storm.press(storm.rng.choice(CROWD), "join", *sure)


async def _leave(storm: Storm) -> str:
    sure = ("sure",) if storm.rng.random() < 0.1 else ()
    return await storm.press(storm.rng.choice(CROWD), "leave", *sure)


async def _computers(storm: Storm) -> str:
    """Let a computer come or go, as the host or somebody who may not."""
    action = storm.rng.choice(("add", "remove"))
    if storm.rng.random() < 0.3:
        return await storm.press(storm.rng.choice(CROWD), action)
    return await storm.host(action)


async def _end(storm: Storm) -> str:
    sure = ("sure",) if storm.rng.random() < 0.2 else ()
    return await storm.press(storm.rng.choice(CROWD), "end", *sure)


async def _kick(storm: Storm) -> str:
    """Take somebody off the table, perhaps for good."""
    flags = [flag for flag in ("sure", "ban") if storm.rng.random() < 0.5]
    return await storm.host("kick", str(storm.rng.choice(CROWD).user), *flags)


async def _pass_on(storm: Storm) -> str:
    return await storm.host("host", str(storm.rng.choice(CROWD).user))


async def _extend(storm: Storm) -> str:
    return await storm.host("extend")


async def _back_to_lobby(storm: Storm) -> str:
    """Begin anew without those who never showed up, once a storm."""
    if storm.rematches:
        return "that was enough"
    came = await storm.host("lobby", "sure")
    storm.rematches += "back_to_lobby" in came
    await storm.find_newest()
    return came


async def _keep_open(storm: Storm) -> str:
    return await storm.press(storm.rng.choice(CROWD), "keep")


async def _move_on(storm: Storm) -> str:
    """Move the table to another channel."""
    return await storm.move(storm.rng.choice(CHANNELS))


async def _rematch(storm: Storm) -> str:
    """Play again, once a storm."""
    if storm.rematches or (await storm.standing()).table.stage is not Stage.CLOSED:
        return "too early"
    came = await storm.press(storm.rng.choice(CROWD), "rematch")
    storm.rematches += came == "joined/rematch"
    await storm.find_newest()
    return came


async def _at_once(storm: Storm) -> str:
    """Let two people press at the same time, or one press arrive twice."""
    awaited = await storm.awaited() or [*CROWD]
    one, other = storm.rng.choice(awaited), storm.rng.choice(CROWD)
    crowd, that = storm.crowd, storm.that
    seen = crowd.sees(that, one)
    tables = [(each, where) for each, where in seen if isinstance(each[0], Control)]
    if not tables or storm.rng.random() < 0.5:
        both = await asyncio.gather(crowd.anything(that, one), crowd.anything(that, other))
        return f"{one.name}: {both[0]}; {other.name}: {both[1]}"
    (control, values), where = storm.rng.choice(tables)
    if control.action in ("end", "leave") or not isinstance(control, Control):
        return "nothing to press twice"
    click = crowd.click(that, control, values, where)
    twice = [crowd.click_at(that, control.table, one, click) for _ in range(2)]
    came = await asyncio.gather(*twice, return_exceptions=True)
    return f"{one.name} twice {control}: {[str(each) for each in came]}"


# --------------------------------------------------------------------------- time


async def _a_while(storm: Storm) -> str:
    return await storm.wait(storm.rng.choice((SECOND, 20 * SECOND, 5 * MINUTE, HOUR)))


async def _lapse(storm: Storm) -> str:
    """Wait until something is due."""
    due = await storm.stored.next_due()
    left = MINUTE if due is None else due - storm.that.clock.now()
    return await storm.wait(min(max(0, left), 4 * DAY))


async def _days(storm: Storm) -> str:
    return await storm.wait(storm.rng.randint(1, 4) * DAY)


async def _set_the_clock(storm: Storm) -> str:
    """Set the machine's clock back or forth by up to an hour."""
    by = storm.rng.randint(-HOUR, HOUR)
    await storm.that.clock.set_by(by)
    return f"by {by}: {await storm.wait(0)}"


async def _gateway(storm: Storm) -> str:
    """Lose the gateway for a while, so that nobody can act."""
    storm.that.house.lost()
    gone = await storm.wait(storm.rng.choice((SECOND, 5 * MINUTE, DAY)))
    storm.that.house.found()
    return gone


# ------------------------------------------------------------------------- faults


async def _restart(storm: Storm) -> str:
    await storm.restart(away=storm.rng.choice((0, SECOND, 10 * MINUTE, DAY)))
    return "restarted"


async def _store(storm: Storm) -> str:
    """Let the store fail: one call, all writing, or everything; or work again."""
    store, rng = storm.store, storm.rng
    store.clear()
    chosen = rng.random()
    if chosen < 0.5:
        store.soon = rng.randint(0, 30)
    elif chosen < 0.7:
        store.full = True
    elif chosen < 0.8:
        store.away = True
    return f"full={store.full} away={store.away} soon={store.soon}"


async def _courier(storm: Storm) -> str:
    """Let Discord fail, or work again."""
    post = storm.post
    if storm.rng.random() < 0.4:
        post.clear()
        return "works again"
    trouble = post.any_trouble(storm.rng, storm.rng.choice((CHANNEL, *CHANNELS)))
    post.troubles.append(trouble)
    return str(trouble)


async def _delete(storm: Storm) -> str:
    """Let somebody delete a message of the channel."""
    here = [n for n, kept in storm.post.messages.items() if kept.channel in CHANNELS]
    if not here:
        return "nothing to delete"
    message = storm.rng.choice(here[-3:])
    storm.post.delete(message)
    return str(message)


async def _dms(storm: Storm) -> str:
    """Let somebody close their DMs, or open them."""
    user = storm.rng.choice(CROWD).user
    storm.post.closed ^= {user}
    return f"{user} closed={user in storm.post.closed}"


DEEDS: Final = (
    Deed(_move, 40),
    Deed(_press, 20),
    Deed(_join, 6),
    Deed(_leave, 3),
    Deed(_computers, 2),
    Deed(_end, 1),
    Deed(_kick, 1),
    Deed(_pass_on, 1),
    Deed(_extend, 1),
    Deed(_back_to_lobby, 1),
    Deed(_keep_open, 1),
    Deed(_move_on, 1),
    Deed(_rematch, 1),
    Deed(_at_once, 4),
    Deed(times.pause, 2),
    Deed(times.resume, 2),
    Deed(times.go_away, 2),
    Deed(times.come_back, 1),
    Deed(times.other_times, 2),
    Deed(times.answer_times, 3),
    Deed(times.nudge, 2),
    Deed(times.plan, 4),
    Deed(times.follow, 2),
    Deed(times.my_games, 2),
    Deed(times.own_settings, 2),
    Deed(times.until_told, 3),
    Deed(_a_while, 4),
    Deed(_lapse, 5),
    Deed(_days, 1),
    Deed(_set_the_clock, 1),
    Deed(_gateway, 1),
    Deed(_restart, 3),
    Deed(_store, 4),
    Deed(_courier, 6),
    Deed(_delete, 2),
    Deed(_dms, 2),
)
"""All that can happen, and how often."""
