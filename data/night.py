"""The forfeits of a night: what everybody was given, and what a guest alone may know of the own.

A fold of the table's events, by person, as seats change hands. What becomes of forfeits is secret:
``view`` builds what one person may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from data.log import (
    Beyond,
    ComputerSeated,
    ForfeitsSkipped,
    GuestWaits,
    HandSeated,
    HandSettled,
    NightEnded,
    PlayBegan,
    PlayerJoined,
    SeatFreed,
    SeatReclaimed,
    TableEvent,
    Terms,
    TermsChosen,
    UserId,
    Why,
)

HOUR: Final = 3_600_000
"""In milliseconds, as every moment here."""

IDLE: Final = 2
"""After so many hands in a row without an act of their own, people are no longer dealt in."""

_NO_CAP: Final = 10**6


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of the forfeits that hand ``hand`` brought to a guest, ``came`` in all.

    ``kept`` are those within the own caps; those beyond became ``dare``, the number of one that the
    guest has not had yet, or (``None``) nothing. ``water`` as was chosen then.
    """

    hand: int
    at: int
    came: int
    kept: int
    water: bool = False
    dare: int | None = None
    skipped: bool = False


@dataclass(frozen=True, slots=True)
class Guest:
    """One person's night.

    ``hands`` counts those they were dealt, ``dares`` the dares they had, skipped ones too; ``idle``
    the last hands in which they never acted.
    """

    terms: Terms = field(default_factory=Terms)
    fates: tuple[Fate, ...] = ()
    handed_out: int = 0
    came: int = 0
    hands: int = 0
    dares: int = 0
    idle: int = 0


@dataclass(frozen=True, slots=True)
class Night:
    """A night as it stands; ``guests`` in the order in which they came. Secret: see ``view``.

    ``seats`` are the people of the hand in play or, before the first, of the lobby, by seat.
    """

    began: int | None = None
    guests: Mapping[UserId, Guest] = field(default_factory=lambda: MappingProxyType({}))
    seats: tuple[UserId | None, ...] = ()
    last: HandSettled | None = None
    hands: int = 0
    why: Why | None = None

    def sits_out(self, user: UserId) -> bool:
        """Whether somebody at the table is no longer dealt in, since they do not act."""
        return user in self.guests and self.guests[user].idle >= IDLE


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the public ledger: forfeits that a guest handed out, and that came to them."""

    user: UserId
    handed_out: int
    came: int


@dataclass(frozen=True, slots=True)
class NightView:
    """What one person may see of a night: ``own`` is theirs alone, ``None`` for who is no guest.

    The ledger names whoever has played a hand to its end, in the order in which they came.
    ``sits_out`` are the people of the last hand who are no longer dealt in, since they do not act.
    """

    began: int | None
    hands: int
    last: HandSettled | None
    ledger: tuple[Entry, ...]
    why: Why | None
    sits_out: tuple[UserId, ...] = ()
    own: Guest | None = None


def view(night: Night, user: UserId | None) -> NightView:
    """Build what ``user``, or (``None``) the channel, may see: field by field."""
    return NightView(
        began=night.began,
        hands=night.hands,
        last=night.last,
        ledger=tuple(
            Entry(user, guest.handed_out, guest.came)
            for user, guest in night.guests.items()
            if guest.hands
        ),
        why=night.why,
        sits_out=tuple(user for user in night.guests if night.sits_out(user)),
        own=None if user is None else night.guests.get(user),
    )


def evolve_night(night: Night, event: TableEvent) -> Night:
    """Fold one event: total, no refusal. Who has not opted in has no terms and no forfeits."""
    match event:
        case TermsChosen(user, terms) if user in night.guests:
            return _changed(night, user, replace(night.guests[user], terms=terms))
        case ForfeitsSkipped(user, hand) if user in night.guests:
            return _changed(night, user, _skipped(night.guests[user], hand))
        case HandSettled():
            return _settled(night, event)
        case PlayBegan(at):
            return replace(night, began=at)
        case NightEnded(why):
            return replace(night, why=why)
        case _:
            return _met(replace(night, seats=_line(night.seats, event)), event)


def _line(seats: tuple[UserId | None, ...], event: TableEvent) -> tuple[UserId | None, ...]:
    match event:
        case PlayerJoined(user):
            return (*seats, user)
        case ComputerSeated():
            return (*seats, None)
        case SeatFreed(seat):
            return seats[:seat] + seats[seat + 1 :]
        case HandSeated():
            return tuple(chair.user for chair in event.chairs)
        case _:
            return seats


def _met(night: Night, event: TableEvent) -> Night:
    match event:
        case PlayerJoined(user) | GuestWaits(user):
            return _here(night, user)
        case SeatReclaimed(seat) if (back := night.seats[seat]) is not None:
            return _here(night, back)
        case _:
            return night


def _here(night: Night, user: UserId) -> Night:
    """Note that somebody opted in, or is back: whatever they missed is forgotten."""
    return _changed(night, user, replace(night.guests.get(user, Guest()), idle=0))


def _changed(night: Night, user: UserId, guest: Guest) -> Night:
    return replace(night, guests=MappingProxyType({**night.guests, user: guest}))


def _skipped(guest: Guest, hand: int) -> Guest:
    """Let a hand bring a guest nothing after all: it takes no room under a cap any more."""
    fates = tuple(
        replace(fate, kept=0, dare=None, skipped=True) if fate.hand == hand else fate
        for fate in guest.fates
    )
    return replace(guest, fates=fates)


def _settled(night: Night, event: HandSettled) -> Night:
    guests = {
        user: _after(guest, user, event, dealt=user in night.seats)
        for user, guest in night.guests.items()
    }
    return replace(night, guests=MappingProxyType(guests), last=event, hands=event.hand)


def _after(guest: Guest, user: UserId, event: HandSettled, *, dealt: bool) -> Guest:
    came = came_to(user, event)
    given = sum(share.count for g in event.gifts if g.giver == user for share in g.shares)
    fate = _fate(guest, came, event)
    return replace(
        guest,
        fates=(*guest.fates, fate) if came else guest.fates,
        handed_out=guest.handed_out + given,
        came=guest.came + came,
        hands=guest.hands + dealt,
        dares=guest.dares + (fate.dare is not None),
        idle=guest.idle + 1 if user in event.idle else 0,
    )


def came_to(user: UserId, event: HandSettled) -> int:
    """Return the forfeits that a hand brought to ``user``, by bids and by gifts."""
    shares = (*event.shares, *(share for gift in event.gifts for share in gift.shares))
    return sum(share.count for share in shares if share.user == user)


def _fate(guest: Guest, came: int, event: HandSettled) -> Fate:
    """Apply the guest's own terms to what a hand brought."""
    terms, hand, at = guest.terms, event.hand, event.at
    if terms.skip:
        return Fate(hand, at, came, 0, terms.water, skipped=True)
    kept = min(came, _room(guest, at))
    dare = guest.dares if kept < came and terms.beyond is Beyond.DARES else None
    return Fate(hand, at, came, kept, terms.water, dare)


def _room(guest: Guest, at: int) -> int:
    """Return how many forfeits fit under both of the guest's caps at ``at``."""
    caps = (
        (guest.terms.per_hour, sum(f.kept for f in guest.fates if f.at > at - HOUR)),
        (guest.terms.per_night, sum(f.kept for f in guest.fates)),
    )
    left = (cap - kept for cap, kept in caps if cap is not None)
    return max(min(left, default=_NO_CAP), 0)
