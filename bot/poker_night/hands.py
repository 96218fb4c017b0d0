"""From one hand of a night to the next: what it brought, who plays on, and when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.clock import HOUR, MINUTE, SECOND
from bot.resting import Between
from bot.standing import Standing, deal_of, seed_of
from data.log import (
    Chair,
    DeadlineSet,
    Ending,
    Gift,
    HandSeated,
    HandSettled,
    LogEvent,
    MoveMissed,
    NightEnded,
    NightWaits,
    Share,
    Table,
    TableClosed,
    UserId,
    Why,
)
from engine.deal import JOIN_BYTES, commitment
from engine.indian_poker.options import NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

REST: Final = 15 * SECOND
"""How long everybody may look at a hand before the next one is dealt."""

WATER: Final = 2 * MINUTE
"""How long a water break is."""

PATIENCE: Final = 10 * MINUTE
"""How long a night waits for more people before it ends (rule 70)."""

IDLE: Final = 2
"""After so many hands in a row without an act of their own, people are no longer dealt in."""


def options_of(table: Table) -> NightOptions:
    """Return the options of a night; ``TypeError`` at any other table."""
    if not isinstance(table.options, NightOptions):
        raise TypeError(f"table {table.id} plays {table.options.game}")
    return table.options


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
    forfeits, hand = rules_of(view.options).forfeits, view.history[-1]
    if forfeits is None:
        raise ValueError(f"table {table.id} plays no night")
    counts = (
        forfeits.of(seat, staying=hand.stayed[seat], winners=hand.winners)
        for seat in range(view.players)
    )
    return _listed(table, tuple(counts))


def _listed(table: Table, counts: tuple[int, ...]) -> tuple[Share, ...]:
    return tuple(
        Share(chair.user, count) for chair, count in zip(table.chairs, counts, strict=True) if count
    )


def _gifts(table: Table, view: View) -> tuple[Gift, ...]:
    """Return what the winners handed out, in the order of their seats."""
    return tuple(
        Gift(
            table.chairs[seat].user,
            _listed(table, shares),
            lapsed=MoveMissed(seat, view.step - 1) in table.missed,
        )
        for seat, shares in enumerate(view.handed)
        if shares is not None
    )


def _idle(table: Table, view: View) -> tuple[UserId, ...]:
    """Return the people who missed a turn of this hand and never bid themselves."""
    missed = {each.seat for each in table.missed}
    acted = {made.seat for made in view.bids_of(view.history[-1]) if not made.lapsed}
    return tuple(
        chair.user
        for seat, chair in enumerate(table.chairs)
        if chair.user is not None and chair.computer is None and seat in missed - acted
    )


def rest(standing: Standing) -> int:
    """Return how long the rest after the last hand is: a water break every few hands."""
    return WATER if is_water_break(standing.table, standing.night.hands) else REST


def is_water_break(table: Table, hands: int) -> bool:
    """Whether after so many hands there is a water break."""
    every = options_of(table).water_break
    return every != "never" and hands % int(every) == 0


def resumed(
    standing: Standing, now: int, seed: bytes, entropy: Callable[[int], bytes]
) -> tuple[LogEvent, ...]:
    """Seat and deal the next hand; wait where too few are there; end a night that is over."""
    table, least = standing.table, POKER_NIGHT.seats(options_of(standing.table))[0]
    if _time_is_up(standing, now):
        return _end(Why.TIME, now)
    chairs = next_chairs(standing, entropy)
    if not any(chair.user is not None for chair in chairs):
        return _end(Why.QUIET, now)
    if len(chairs) < least:
        if table.short and table.deadline is not None and table.deadline <= now:
            return _end(Why.FEW, now)
        return NightWaits(now), DeadlineSet(table.step, now + PATIENCE)
    seated = HandSeated(standing.night.hands + 1, chairs, now)
    then = standing.after((seated,))
    return seated, *POKER_NIGHT.next_hand(then.state, len(chairs), deal_of(then, seed))


def _time_is_up(standing: Standing, now: int) -> bool:
    began = standing.night.began
    return began is not None and now >= began + int(options_of(standing.table).hours) * HOUR


def _end(why: Why, now: int) -> tuple[LogEvent, ...]:
    return NightEnded(why), TableClosed(Ending.PLAYED, None, now)


def next_chairs(standing: Standing, entropy: Callable[[int], bytes]) -> tuple[Chair, ...]:
    """Return who would play the next hand: whoever did and stays, then those who wait (rule 70).

    The first of them comes last, and so the deal passes to the dealer's left.
    """
    table, guests = standing.table, standing.night.guests
    staying = [
        chair
        for chair in table.chairs
        if chair.user is None or (chair.computer is None and guests[chair.user].idle < IDLE)
    ]
    line = [*staying, *(Chair(user, None, "") for user in table.waiting)]
    return tuple(
        Chair(chair.user, chair.computer, entropy(JOIN_BYTES).hex())
        for chair in (*line[1:], *line[:1])
    )


BETWEEN: Final = Between(settled, rest, resumed)
"""What the house does between two hands of a night."""
