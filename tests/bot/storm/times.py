"""What people do about time in a storm: pauses, absences, other times, nudges, plans, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot import dates
from bot.click import OPEN, Control, Personal
from bot.clock import HOUR, MINUTE, SECOND
from bot.nudging import earliest
from bot.own_away import COMES_BACK, goes_away
from bot.own_games import OPENS
from bot.own_zone import find_zone
from bot.paces import DAY, LENGTHS
from bot.pausing import ALL
from bot.present import own_digest, own_hours, own_reminders
from bot.present.follow import FOLLOW, NOTHING
from bot.timing import code
from data.following import Wish
from data.log import Pace
from data.people import Notice, Point
from data.store import Person
from tests.bot.storm.kinds import ZONES
from tests.bot.storm.people import CROWD

if TYPE_CHECKING:
    from tests.bot.storm.storm import Storm

PAUSES: Final = (ALL, *(str(length // SECOND) for length in (MINUTE, 5 * MINUTE, HOUR, DAY)))
OWN: Final = ("90 min", "36h", "2 days")
"""Lengths of a pace of one's own."""


async def _player(storm: Storm) -> Person:
    """Return somebody who plays, now and then somebody else."""
    people = (await storm.standing()).table.people
    mine = [one for one in CROWD if one.user in people and storm.rng.random() < 0.9]
    return storm.rng.choice(mine or CROWD)


async def pause(storm: Storm) -> str:
    """Let the clock stand."""
    return await storm.press(await _player(storm), "pause", storm.rng.choice(PAUSES))


async def resume(storm: Storm) -> str:
    """Let it go again: whoever paused, or somebody who may not."""
    paused = (await storm.standing()).table.paused
    pauser = [one for one in CROWD if paused is not None and one.user == paused.user]
    return await storm.press(storm.rng.choice(pauser or CROWD), "resume")


async def go_away(storm: Storm) -> str:
    """Go away for some days, or until another day; some are over, or too far."""
    today = dates.today(None, storm.that.clock.now())
    until = today.fromordinal(today.toordinal() + storm.rng.randint(0, 24))
    return await storm.visit(await _player(storm), goes_away(until.isoformat()))


async def come_back(storm: Storm) -> str:
    """Be back before the time."""
    return await storm.visit(storm.rng.choice(CROWD), COMES_BACK)


async def other_times(storm: Storm) -> str:
    """Ask the table for other times, choose a lobby's, or take what was asked for back."""
    rng = storm.rng
    if rng.random() < 0.2:
        return await storm.host("take_back")
    pace = rng.choice((*LENGTHS, Pace.OWN))
    return await storm.host("pace", pace, rng.choice(OWN) if pace is Pace.OWN else "")


async def answer_times(storm: Storm) -> str:
    """Let everybody who plays agree to what the host asks for, or some not."""
    proposed = (await storm.standing()).table.proposed
    if proposed is None:
        return "nothing is asked"
    came = []
    for one in storm.rng.sample(CROWD, storm.rng.randint(1, len(CROWD))):
        answer = "agree" if storm.rng.random() < 0.8 else "decline"
        came.append(await storm.press(one, answer, *code(proposed.times)))
    return f"{came}"


async def nudge(storm: Storm) -> str:
    """Have whoever is awaited reminded, perhaps as soon as that is possible."""
    table = (await storm.standing()).table
    if None not in (table.began, table.deadline) and storm.rng.random() < 0.7:
        await storm.wait(max(0, earliest(table) - storm.that.clock.now()))
    awaited = await storm.awaited()
    idle = [one for one in CROWD if one.user in table.people and one not in awaited]
    return await storm.press(storm.rng.choice(idle or CROWD), "nudge", step=table.step)


async def plan(storm: Storm) -> str:
    """Lay down what to play if a deadline is missed, or take it back."""
    awaited = await storm.awaited() or [*CROWD]
    one = storm.rng.choice(awaited)
    standing = await storm.standing()
    how = storm.rng.choice(((), ("computer",), ("computer",), ("nothing",)))
    step = 0 if standing.wait is None else standing.wait.step
    asked = Control(storm.table, step, "plan", how)
    came = await storm.crowd.do(storm.that, one, (asked, ()), standing.table.place.channel)
    return f"{one.name}: {how} {came}; {await storm.crowd.again(storm.that, one, 'plan')}"


async def follow(storm: Storm) -> str:
    """Let somebody be told of the table, otherwise than before, or no more."""
    wish = storm.rng.choice((*Wish, NOTHING))
    return await storm.press(storm.rng.choice(CROWD), FOLLOW, wish)


async def my_games(storm: Storm) -> str:
    """Look at the own games, and perhaps act right there."""
    one = await _player(storm)
    came = await storm.visit(one, OPENS)
    return f"{came}; {await storm.crowd.again(storm.that, one)}"


async def own_settings(storm: Storm) -> str:
    """Set something about the own time: zone, hours, reminders, the weekly list."""
    rng = storm.rng
    pages = (
        (find_zone(rng.choice([zone for zone in ZONES if zone])), ()),
        (Personal(own_hours.SCREEN, own_hours.USUAL), ()),
        (Personal(own_reminders.SCREEN, own_reminders.HOW), (rng.choice([*Notice]),)),
        (
            Personal(own_reminders.SCREEN, own_reminders.WHEN),
            tuple(point for point in Point if rng.random() < 0.5),
        ),
        (Personal(own_digest.SCREEN, own_digest.SEND), ()),
        (Personal(own_digest.SCREEN, own_digest.STOP), ()),
        (Personal("time", OPEN), ()),
    )
    return await storm.visit(rng.choice(CROWD), *rng.choice(pages))


async def until_told(storm: Storm) -> str:
    """Wait until somebody is reminded, or gets a weekly list."""
    at = await storm.stored.next_reminder()
    if at is None and storm.rng.random() < 0.3:
        at = await storm.stored.next_digest()
    return await storm.wait(0 if at is None else max(0, at - storm.that.clock.now()))
