"""The playthroughs of nights of Indian poker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core import Command
from engine.indian_poker.model import HandOut
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.play import POKER_NIGHT
from engine.indian_poker.rules import forfeits_of
from tests.engine.poker.driver import Match
from tests.engine.poker.night import EVERY, NOBODY, NextHand, Night, playout, seeded
from tests.golden.poker import HandPlan

HANDS = 3
AT = {"two_players": 2}
"""Numbers of players at which a house rule shows; three are enough for the others."""


@dataclass(frozen=True)  # a slotted class is made anew and has no super()
class NightPlan(HandPlan):
    """Some hands of a night that get a playthrough; ``players`` are those of the first."""

    options: NightOptions
    game = POKER_NIGHT

    @property
    def words(self) -> tuple[str, ...]:
        """House rules."""
        return tuple(
            f"{rule}_{choice}" for rule, choice in NIGHT_RULES.chosen(self.options).items()
        )

    def begin(self, number: int) -> Night:
        """Start the night of deal ``number``."""
        return Night(self.players, seeded(number), self.options)

    def playout(self, number: int) -> Night:
        """Play it at random."""
        return playout(self.players, number, self.options, HANDS)

    def totals(self, played: Match) -> tuple[int, ...]:  # noqa: ARG002  a night has no points
        """Nobody's: a night has no points."""
        return ()

    def summed_up(self, played: Match) -> tuple[str, ...]:
        """Say what the bids of each hand cost; what was handed out stands with the events."""
        cost = forfeits_of(self.options).by_bids
        return tuple(f"hand {hand.hand} cost {self.shown(cost(hand))}" for hand in played.reveals)

    def spoken(self, command: Command) -> str:
        """Write a command in one line."""
        match command:
            case HandOut(seat, shares):
                return f"{seat} hands out {' '.join(map(str, shares))}"
            case NextHand(players=players):
                return f"next hand for {players}"
            case _:
                return super().spoken(command)

    def read(self, spoken: str) -> Command:
        """Read a command back."""
        match spoken.split():
            case [seat, "hands", "out", *shares]:
                return HandOut(int(seat), tuple(map(int, shares)))
            case ["next", "hand", "for", players]:
                return NextHand(NOBODY, int(players))
            case _:
                return super().read(spoken)


def plans() -> Iterator[NightPlan]:
    """Few, some and most players by the source's forfeits; every house rule alone."""
    plain, *house = EVERY
    for players in (3, 5, POKER_NIGHT.seats(plain)[-1]):
        yield NightPlan(plain, players)
    for options in house:
        (rule,) = NIGHT_RULES.chosen(options)
        yield NightPlan(options, AT.get(rule, 3))
