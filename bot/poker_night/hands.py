"""From one hand of a night to the next: what it brought, who plays on, and when it is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.clock import HOUR
from bot.poker_night.line import least_of, line, people
from bot.poker_night.pace import PATIENCE, REST, WATER, is_water_break
from bot.present.poker_night.scene import options_of
from bot.resting import Between
from bot.standing import Standing, deal_of, seed_of
from data.log import (
    Chair,
    DeadlineSet,
    Ending,
    Gift,
    HandSeated,
    HandSettled,
    HostPassed,
    LogEvent,
    NightEnded,
    NightWaits,
    Share,
    Table,
    TableClosed,
    UserId,
    Why,
)
from engine.core import Seat
from engine.deal import JOIN_BYTES, commitment
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.rules import forfeits_of, rules_of
from engine.indian_poker.situation import View


def settled(standing: Standing, now: int, seed: bytes) -> tuple[LogEvent, ...]:
    """Say what the hand that is over brought to everybody, and bind the deal of the next one."""
    table, view = standing.table, standing.view(None)
    return (
        HandSettled(
            hand=view.hand,
            shares=_shares(table, view),
            gifts=_gifts(table, view),
            idle=_idle(table, view),
            commitment=commitment(table.id, seed_of(view.hand + 1, seed), view.hand + 1),
            at=now,
        ),
    )


def _shares(table: Table, view: View) -> tuple[Share, ...]:
    """Return what bids cost, for those whom they cost something."""
    return _listed(table, forfeits_of(options_of(table)).by_bids(view.history[-1]))


def _listed(table: Table, counts: tuple[int, ...]) -> tuple[Share, ...]:
    return tuple(
        Share(chair.user, count) for chair, count in zip(table.chairs, counts, strict=True) if count
    )


def _gifts(table: Table, view: View) -> tuple[Gift, ...]:
    """Return what the winners handed out, in the order of their seats."""
    return tuple(
        Gift(table.chairs[handed.seat].user, _listed(table, handed.shares), handed.lapsed)
        for handed in filter(None, view.handed)
    )


def _idle(table: Table, view: View) -> tuple[UserId, ...]:
    """Return the people who missed a turn of this hand and took none themselves."""
    missed = {each.seat for each in table.missed}
    return table.people_at(sorted(missed - _acted(table, view)))


def _acted(table: Table, view: View) -> set[Seat]:
    """Return the seats that bid or handed out in this hand, and not because time was over."""
    handed = [each for each in view.handed if each is not None]
    chose = {each.seat for each in handed if not each.lapsed}
    if rules_of(view.options).secret:
        giving = view.step - 1 if handed else view.step
        late = {each.seat for each in table.missed if each.step < giving}
        return chose | ({*range(view.players)} - late)
    bids = view.bids_of(view.history[-1])
    return chose | {made.seat for made in bids if not made.lapsed}


def rest(standing: Standing) -> int:
    """Return how long the rest after the last hand is: a water break every few hands."""
    breaks = is_water_break(options_of(standing.table), standing.night.hands)
    return WATER if breaks else REST


def resumed(
    standing: Standing, now: int, seed: bytes, entropy: Callable[[int], bytes]
) -> tuple[LogEvent, ...]:
    """Seat and deal the next hand; wait where too few are there; end a night that is over."""
    table, chairs = standing.table, line(standing)
    if _time_is_up(standing, now):
        return ended(Why.TIME, now)
    if not people(chairs):
        return ended(Why.QUIET, now)
    if len(chairs) < least_of(table):
        if table.short:
            return ended(Why.FEW, now)
        return NightWaits(now), DeadlineSet(table.step, now + PATIENCE)
    return _dealt(standing, _turned(chairs, entropy), now, seed)


def _time_is_up(standing: Standing, now: int) -> bool:
    began = standing.night.began
    return began is not None and now >= began + int(options_of(standing.table).hours) * HOUR


def ended(why: Why, now: int) -> tuple[LogEvent, ...]:
    """End a night by itself."""
    return NightEnded(why), TableClosed(Ending.PLAYED, None, now)


def _turned(chairs: tuple[Chair, ...], entropy: Callable[[int], bytes]) -> tuple[Chair, ...]:
    """Let the first of the line come last, so that the deal passes to the dealer's left (70)."""
    return tuple(
        replace(chair, join=entropy(JOIN_BYTES).hex()) for chair in (*chairs[1:], *chairs[:1])
    )


def _dealt(
    standing: Standing, chairs: tuple[Chair, ...], now: int, seed: bytes
) -> tuple[LogEvent, ...]:
    seated: tuple[LogEvent, ...] = (HandSeated(standing.night.hands + 1, chairs, now),)
    seated += _succession(standing, people(chairs))
    then = standing.after(seated)
    return (*seated, *POKER_NIGHT.next_hand(then.state, len(chairs), deal_of(then, seed)))


def _succession(standing: Standing, left: tuple[UserId, ...]) -> tuple[LogEvent, ...]:
    """Pass the host's powers on, where the host played once and is not dealt in any more.

    Whoever opened a night and never sat down keeps them.
    """
    host = standing.table.host
    if not left or host in left or host not in standing.night.guests:
        return ()
    return (HostPassed(left[0]),)


BETWEEN: Final = Between(settled, rest, resumed)
"""What the house does between two hands of a night."""
