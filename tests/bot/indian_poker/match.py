"""A match as its seats see it, moved by what they press; the store keeps their drafts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from random import Random

from bot.click import Click
from bot.decision import Decision
from bot.indian_poker.moves import MOVES
from bot.indian_poker.moves.turn import Turn
from bot.outcome import Said
from bot.present.indian_poker.scene import Draft
from engine.core import Command, Seat
from engine.deal import Deal
from engine.indian_poker.model import Bid
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.situation import View
from engine.indian_poker.state import State

SECRET = Options(bidding="simultaneous")


@dataclass
class Match:
    """One match; seat 0 bids first in the first hand."""

    options: Options = field(default_factory=Options)
    players: int = 3
    drafts: dict[tuple[Seat, int], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.deal = Deal(bytes(32), ())
        started: State | None = None
        events = INDIAN_POKER.start(self.players, self.options, self.deal)
        self.state = reduce(INDIAN_POKER.evolve, events, started)

    @property
    def now(self) -> State:
        """How the match stands."""
        assert self.state is not None
        return self.state

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return INDIAN_POKER.view(self.now, seat)

    def draft(self, seat: Seat) -> Draft:
        """What a seat is picking."""
        kept = self.drafts.get((seat, self.now.step))
        return MOVES.first_draft(self.view(seat)) if kept is None else MOVES.load_draft(kept)

    def press(
        self,
        seat: Seat,
        action: str,
        *values: str,
        args: tuple[str, ...] = (),
        step: int | None = None,
    ) -> Decision:
        """Carry out one press and return what it decided."""
        click = Click(action, step, args, values)
        turn = Turn(seat, self.view(seat), self.draft(seat), click, Random(1).randbytes)
        decision = MOVES.actions[action](turn)
        if decision.command is not None:
            self.do(decision.command)
        elif isinstance(decision.draft, Draft):
            self.drafts[seat, self.now.step] = MOVES.dump_draft(decision.draft)
        return decision

    def do(self, command: Command) -> None:
        """Let the rules decide on a command."""
        events = INDIAN_POKER.decide(self.now, command, self.deal)
        self.state = reduce(INDIAN_POKER.evolve, events, self.now)

    def bid(self, seat: Seat, bid: Bid) -> Decision:
        """Press one of the buttons."""
        return self.press(seat, "bid", args=(bid.value,))

    def bids(self, *bids: Bid) -> None:
        """Bid in turn, whoever's turn it is."""
        for bid in bids:
            assert self.now.turn is not None
            self.bid(self.now.turn, bid)

    def said(self, seat: Seat, decision: Decision) -> Said | None:
        """Return what is said of a move once it is recorded."""
        assert decision.command is not None
        return MOVES.made_last(self.view(seat), decision.command) or decision.said
