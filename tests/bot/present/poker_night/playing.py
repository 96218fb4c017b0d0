"""Nights of many guests, event by event, and all that somebody is shown of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from bot.aftermath import consequences
from bot.opening import beginning
from bot.outcome import Outcome, Said, Show
from bot.poker_night.hands import resumed
from bot.poker_night.line import line, people
from bot.present.answer import answer
from bot.present.indian_poker.scene import Draft
from bot.present.scene import Opened, Scene
from bot.present.screen import Screen
from bot.present.table import live, milestone, past, private, welcome
from bot.standing import Standing, deal_of, opened, seed_of
from data.log import (
    Access,
    Beyond,
    ForfeitsSkipped,
    GuestGone,
    GuestWaits,
    LogEvent,
    Pace,
    Place,
    PlayerJoined,
    SeatLeft,
    Stage,
    TableOpened,
    Terms,
    TermsChosen,
    UserId,
)
from engine.core import Command
from engine.deal import commitment
from engine.indian_poker.giving import evenly
from engine.indian_poker.model import (
    Bid,
    GiveOrder,
    HandOut,
    HandRevealed,
    MakeBid,
    Order,
    When,
)
from engine.indian_poker.options import NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.situation import Phase
from tests.bot.fakes import START, seeded
from tests.bot.present.scenes import DIGITS, LONG_ID, WIDE

TABLE: Final = 2**31 - 1
HOST: Final = LONG_ID
GUEST: Final = LONG_ID - 1
"""The guest whose choices twins differ in."""
STRANGER: Final = LONG_ID - 999
SEED: Final = b"\x07" * 32
LONGEST_NAME: Final = "*" * 40
SECRET: Final = NightOptions(bidding="simultaneous", two_players="yes", deal="closed")
NAMED: Final = NightOptions(name=LONGEST_NAME, ties="split", water_break="3", forfeit_won="10")
NIGHTS: Final = ((3, NightOptions()), (12, NAMED), (4, SECRET), (2, SECRET))
"""Numbers of guests and options that between them have every kind of screen."""

MUCH: Final = Terms(water=True, per_hour=1, per_night=2, beyond=Beyond.DARES)


def guest(number: int) -> UserId:
    """Return the guest who came as the ``number``-th, from 0."""
    return LONG_ID - number


def named(user: UserId) -> str:
    """Return a guest's name: 32 wide characters, two guests in three share the first."""
    number = LONG_ID - user
    return WIDE + DIGITS[number % len(DIGITS)]


@dataclass
class Night:
    """A night at a table, played here: whatever happens is in ``log``, and how it stood after."""

    options: NightOptions = field(default_factory=NightOptions)
    number: int = 1
    log: list[LogEvent] = field(default_factory=list)
    then: list[Standing] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    now: int = START

    def __post_init__(self) -> None:
        self.rng = random.Random(self.number)
        self.entropy = seeded(self.number)
        self.seed = bytes([self.number % 256]) * 32
        bound = commitment(TABLE, seed_of(1, self.seed), 1)
        event = TableOpened(
            options=self.options,
            host=HOST,
            place=Place(LONG_ID, LONG_ID),
            seats=12,
            pace=Pace.LIVE,
            access=Access.INVITED,
            invited=tuple(map(guest, range(12))),
            commitment=bound,
            at=self.now,
        )
        self.log.append(event)
        self.then.append(opened(TABLE, event))
        self.ends.append(1)

    @property
    def standing(self) -> Standing:
        """How the night stands."""
        return self.then[-1]

    @property
    def phase(self) -> Phase:
        """What it waits for."""
        phase: Phase = self.standing.view(None).phase
        return phase

    def happen(self, *events: LogEvent) -> None:
        """Let something happen, and what follows from it for the table, in one append."""
        self.record(events)
        if self.standing.state is not None:
            self.record(consequences(self.standing, self.now, self.seed))
        self.ends.append(len(self.log))

    def record(self, events: tuple[LogEvent, ...]) -> None:
        """Append and fold events, and nothing more."""
        for event in events:
            self.log.append(event)
            self.then.append(self.standing.after((event,)))

    def come(self, *users: UserId) -> None:
        """Let people opt in: to the lobby, or from the next hand on."""
        for user in users:
            lobby = self.standing.table.stage is Stage.LOBBY
            joined = PlayerJoined(user, self.entropy(16).hex())
            self.happen(joined if lobby else GuestWaits(user))

    def go(self, user: UserId) -> None:
        """Let somebody leave in mid-night."""
        table, seat = self.standing.table, self.standing.table.seat_of(user)
        if user in table.waiting:
            self.happen(GuestGone(user))
        if seat is not None and table.chairs[seat].computer is None:
            self.happen(SeatLeft(seat, "table"))

    def begin(self) -> None:
        """Deal the first hand."""
        self.happen(*beginning(self.standing, self.seed, self.now))

    def do(self, command: Command) -> None:
        """Let a seat act."""
        deal = deal_of(self.standing, self.seed)
        self.happen(*POKER_NIGHT.decide(self.standing.state, command, deal))

    def lapse(self) -> None:
        """Let the phase's time be over."""
        table = self.standing.table
        self.now = table.deadline or self.now
        if self.phase is Phase.REST:
            return self.happen(*resumed(self.standing, self.now, self.seed, self.entropy))
        deal = deal_of(self.standing, self.seed)
        return self.happen(*POKER_NIGHT.expire(self.standing.state, table.step, deal))

    def step(self) -> None:
        """Let something lawful happen."""
        state = self.standing.state
        if self.phase is Phase.REST or self.rng.random() < 0.05:
            return self.lapse()
        seat = self.rng.choice(state.awaited)
        if self.phase is Phase.GIVE:
            won = state.rules.forfeits.won
            return self.do(HandOut(seat, evenly(seat, state.players, won)))
        if not state.rules.secret and self.rng.random() < 0.2:
            whose = self.rng.choice(state.staying)
            return self.do(GiveOrder(whose, Order(self.rng.choice((When.NEXT, When.NEVER)))))
        return self.do(MakeBid(seat, self.rng.choice((Bid.IN, Bid.IN, Bid.OUT))))

    def hand(self) -> None:
        """Play to the end of the hand."""
        while self.phase is not Phase.REST:
            self.step()


@cache
def settled(options: NightOptions = NightOptions()) -> Standing:  # noqa: B008  frozen
    """Return how a night of three stands after some hands."""
    return played(3, options, 1).standing


def played(guests: int, options: NightOptions, number: int, *, private: bool = True) -> Night:
    """Play a night of three hands and a bit, in which people choose, skip, come and leave."""
    night = Night(options, number)
    night.come(*map(guest, range(guests)))
    if private:
        night.happen(TermsChosen(GUEST, MUCH))
    night.begin()
    for hand in (1, 2, 3):
        night.hand()
        if private:
            night.happen(ForfeitsSkipped(GUEST, hand))
        if hand == 1 and guests < 12:
            night.come(guest(guests))
        if hand == 2 and guests > 2:
            night.go(guest(2))
        night.lapse()
    night.step()
    return night


def scene_of(standing: Standing, user: UserId | None, draft: object = None) -> Scene:
    """Return what ``user``, or (``None``) the channel, may use."""
    return standing.scene(user, {one: named(one) for one in standing.users}, draft=draft)


@dataclass(frozen=True)
class Moment:
    """How a night stood after an append, and its events, each with how it stood just then."""

    standing: Standing
    told: tuple[tuple[Standing, LogEvent], ...]


def moments(night: Night) -> Iterator[Moment]:
    """Yield every moment in which somebody can look, from the open lobby on."""
    first = 0
    for end in night.ends:
        told = zip(night.then[first:end], night.log[first:end], strict=True)
        yield Moment(night.then[end - 1], tuple(told))
        first = end


def shown(moment: Moment, user: UserId | None) -> Iterator[Screen]:
    """Yield everything that ``user`` can be shown at a moment."""
    yield from posts(moment, user)
    yield from _answers(moment.standing, user)
    if moment.standing.state is not None:
        yield from _of_a_seat(moment.standing, user)
    for standing, event in moment.told:
        if isinstance(event, HandRevealed):
            yield from _recalled(scene_of(standing, user), event)


def posts(moment: Moment, user: UserId | None = None) -> Iterator[Screen]:
    """Yield what is posted at a moment, from what ``user`` knows."""
    here = scene_of(moment.standing, user)
    yield live(here)
    for standing, event in moment.told:
        if event.public:
            yield past(here, event)
            yield from filter(None, (milestone(scene_of(standing, user), event),))
    yield past(here, None)


def _answers(standing: Standing, user: UserId | None) -> Iterator[Screen]:
    here = scene_of(standing, user)
    asked = [Show.HOW, Show.OPT_IN, Show.LEDGER, Show.SHEET, Show.HOUSE, Show.CONFIRM_END]
    if here.night is not None and here.night.own is not None:
        asked.append(Show.MINE)
    if here.seat is not None:
        asked.append(Show.JOINED)
        yield welcome(here)
    for show in asked:
        yield answer(Outcome(TABLE, here, show))
    for said in (Said.NIGHT_LEFT, Said.DM_CLOSED):  # these show a way on
        yield answer(Outcome(TABLE, here, Show.NOTE, said))


def _of_a_seat(standing: Standing, user: UserId | None) -> Iterator[Screen]:
    here = scene_of(standing, user)
    if here.seat is None:
        return
    yield private(here)
    for draft in drafts(standing, here.seat):
        for show in (Show.HAND, Show.NEXT, Show.ORDER):
            yield answer(Outcome(TABLE, scene_of(standing, user, draft), show))


def drafts(standing: Standing, seat: int) -> Iterator[Draft]:
    """Yield what a seat may be picking."""
    yield from map(Draft, (None, *When))
    players, forfeits = standing.state.players, standing.state.rules.forfeits
    for won in {1, forfeits.won} if forfeits.won else ():
        yield Draft(shares=evenly(seat, players, won))


def _recalled(here: Scene, event: HandRevealed) -> Iterator[Screen]:
    told = replace(here, reveal=event)
    for page in range(len(event.cards) + 1):
        yield answer(Outcome(TABLE, told, Show.WHY, page=page))
    joins = tuple(chair.join for chair in here.table.chairs)
    deal = Opened("ab" * 32, joins, (tuple((card.face,) for card in event.cards),))
    yield answer(Outcome(TABLE, replace(here, opened=deal), Show.DEAL))


def viewers(standing: Standing) -> tuple[UserId | None, ...]:
    """Return the channel, an outsider, and whoever is or was there."""
    return (None, STRANGER, *standing.users)


def everybody(night: Night) -> tuple[UserId, ...]:
    """Return who would play the next hand."""
    return people(line(night.standing))
