"""Whole games of computer players as logs, made without a store and without a clock."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from bot.aftermath import followed
from bot.between import between
from bot.loaded import Loaded
from bot.opening import beginning, founding
from bot.outcome import Setup
from bot.standing import Standing, stand
from data.chain import chain_of
from data.log import (
    Access,
    Ending,
    LogEvent,
    Pace,
    PlayerJoined,
    Stage,
    TableClosed,
    TableId,
    Times,
    UserId,
)
from data.store import Log
from engine.catalog import PLAYERS, Options, choose
from engine.core import Command
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker

HANDS: Final = 3
"""A night has so many hands before its host closes it."""

GAMES: Final[tuple[tuple[Options, int], ...]] = (
    (Chief(), 3),
    (Chief(rulebook="modern"), 4),
    (Chief(rulebook="modern", triple=True), 2),
    (Chief(solo=True), 1),
    (Chief(rulebook="modern", solo=True), 1),
    (Poker(), 3),
    (Poker(bidding="simultaneous", deck="deplete"), 4),
    (NightOptions(), 4),
)
"""Ways to play, and how many do."""


@dataclass
class Record:
    """A table that is being played; everybody plays as a computer would."""

    options: Options
    players: int
    seed: int = 1
    table: TableId = 1
    now: int = 1_764_600_000_000
    rng: random.Random = field(init=False)
    log: Log = field(init=False)
    standing: Standing = field(init=False)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        people: tuple[UserId, ...] = tuple(
            self.rng.randrange(10**17, 10**18) for _ in range((self.players + 1) // 2)
        )
        setup = Setup(
            self.options,
            channel=self.rng.randrange(10**17, 10**18),
            server=self.rng.randrange(10**17, 10**18),
            seats=self.players,
            times=Times(Pace.LIVE),
            access=Access.ANYONE,
            players=people[1:],
            computers=self._levels(self.players - len(people)),
        )
        found = founding(
            setup,
            people[0],
            self.table,
            seed=self.rng.randbytes(32),
            joins=tuple(self.rng.randbytes(16).hex() for _ in range(self.players)),
            now=self.now,
            rematch_of=None,
        )
        self.log = Log(self.table, found.seed, found.events, links=found.links)
        self.standing = stand(self.log)
        self._chain = chain_of(self.log)
        if isinstance(self.options, NightOptions):  # the host sits down like everybody
            self._join(people[0])
        if self.standing.table.stage is Stage.LOBBY:
            self._append(beginning(self.standing, self.log.seed, self.now))

    def _levels(self, count: int) -> tuple[str, ...]:
        level = "table" if self.options.game != "indian_chief" else "normal"
        assert level in PLAYERS[self.options.game]
        return (level,) * count

    def _join(self, user: UserId) -> None:
        self._append((PlayerJoined(user, self.rng.randbytes(16).hex()),))

    def _append(self, events: tuple[LogEvent, ...]) -> None:
        after = self.standing.after(events)
        whole = (*events, *followed(after, self.now, self.log.seed))
        self.standing = self.standing.after(whole)
        self._chain, links = self._chain.grown(whole)
        self.log = Log(
            self.table,
            self.log.seed,
            (*self.log.events, *whole),
            links=(*self.log.links, *links),
        )

    def step(self) -> bool:
        """Let whoever is awaited move; tell whether the game goes on."""
        standing, self.now = self.standing, self.now + 1_000
        wait = standing.wait
        if wait is None:
            return False
        if wait.patience != "rest":
            self._append(Loaded(standing, self.log).decide(self._chosen(standing)))
        elif standing.table.hand is not None and standing.table.hand > HANDS:
            self._append((TableClosed(Ending.CLOSED, standing.table.host, self.now),))
        else:
            resumed = between(self.options).resumed
            self._append(resumed(standing, self.now, self.log.seed, self.rng.randbytes))
        return True

    def _chosen(self, standing: Standing) -> tuple[Command, ...]:
        assert standing.wait is not None
        [level] = {*self._levels(1)}
        return tuple(
            choose(standing.game.key, level, standing.view(seat), self.rng)
            for seat in standing.wait.seats
        )


def played(options: Options, players: int, seed: int = 1, table: TableId = 1) -> Log:
    """Play a game to its end."""
    record = Record(options, players, seed, table)
    while record.step():
        pass
    return record.log
