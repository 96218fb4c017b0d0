"""Somebody who plays whole games by pressing what the private screens offer, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from random import Random

from bot.click import Click
from bot.decision import Decision
from bot.indian_chief import moves
from bot.indian_chief.moves.planning import PLANNING
from bot.indian_chief.moves.turn import Turn
from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_chief.scene import Draft, Plan, picked, played
from bot.present.scene import Scene
from bot.present.screen import Screen
from data.log import Ending, Stage
from engine.core import Seat
from engine.deal import Deal
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.situation import Phase
from engine.indian_chief.state import State
from tests.bot.present.reading import presses
from tests.bot.present.scenes import names, table

Press = tuple[str, tuple[str, ...], tuple[str, ...]]
"""An action, the control's arguments, and the values picked in a select."""

GOES_ON = {"seal", "announce", "pick", "draw"}
"""Buttons that end a choice."""


@dataclass
class Game:
    """One game as its seats see it; drafts and plans are kept as the store keeps them."""

    options: Options
    players: int
    seed: int = 1
    drafts: dict[tuple[Seat, int], str] = field(default_factory=dict)
    plans: dict[Seat, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.deal = Deal(bytes([self.seed]) * 32, ())
        self.rng = Random(self.seed)
        events = INDIAN_CHIEF.start(self.players, self.options, self.deal)
        started: State | None = None
        self.state = reduce(INDIAN_CHIEF.evolve, events, started)

    @property
    def now(self) -> State:
        """How the game stands."""
        assert self.state is not None
        return self.state

    def scene(self, seat: Seat) -> Scene:
        """Return what a seat's screens are built from."""
        view, step = INDIAN_CHIEF.view(self.now, seat), self.now.step
        at = replace(table(self.players), options=self.options, step=step)
        if view.phase is Phase.OVER:
            at = replace(at, stage=Stage.CLOSED, ending=Ending.PLAYED, deadline=None)
        kept = self.drafts.get((seat, step))
        draft = moves.MOVES.first_draft(view) if kept is None else moves.MOVES.load_draft(kept)
        plan = PLANNING.load(self.plans[seat]) if seat in self.plans else None
        return Scene(at, view, seat, names(self.players), draft, plan=plan)

    def look(self, seat: Seat = 0) -> Screen:
        """Return where a seat stands."""
        return answer(Outcome(1, self.scene(seat), Show.HAND))

    def press(
        self, action: str, *values: str, args: tuple[str, ...] = (), seat: Seat = 0
    ) -> Screen:
        """Carry out one press and return its answer."""
        here, click = self.scene(seat), Click(action, self.now.step, args, values)
        turn = Turn(seat, played(here), picked(here), click, self.rng.randbytes)
        decision = moves.MOVES.actions[action](turn)
        self._carry_out(seat, decision)
        return answer(self._outcome(seat, decision))

    def _carry_out(self, seat: Seat, decision: Decision) -> None:
        if decision.command is not None:
            events = INDIAN_CHIEF.decide(self.now, decision.command, self.deal)
            self.drafts.pop((seat, self.now.step), None)
            self.plans.pop(seat, None)
            self.state = reduce(INDIAN_CHIEF.evolve, events, self.now)
        elif isinstance(decision.plan, Plan):
            self.plans[seat] = PLANNING.dump(decision.plan)
        elif decision.unplan:
            self.plans.pop(seat, None)
        elif isinstance(decision.draft, Draft):
            self.drafts[seat, self.now.step] = moves.MOVES.dump_draft(decision.draft)

    def _outcome(self, seat: Seat, decision: Decision) -> Outcome:
        scene, show, said = self.scene(seat), decision.show, decision.said
        if decision.command is not None and (
            last := moves.MOVES.made_last(played(scene), decision.command)
        ):
            show, said = Show.NEXT, last
        return Outcome(
            1, scene, show, said, decision.victim, decision.slot, decision.round, decision.page
        )

    def draft(self, seat: Seat = 0) -> Draft:
        """Return what a seat is picking."""
        return picked(self.scene(seat))

    def choose(self, meld: str, *places: int, seat: Seat = 0) -> Screen:
        """Pick a meld and its cards by their places in the hand."""
        self.press("meld", meld, seat=seat)
        return self.press("cards", *map(str, places), args=(meld,), seat=seat)


def offered(screen: Screen, rng: Random) -> Iterator[Press]:
    """Yield what can be pressed of the game's own actions, selects with some of their options."""
    for control, values in presses(screen, rng):
        if control.action in moves.MOVES.actions:
            yield control.action, control.args, values


def play(game: Game) -> Iterator[tuple[Seat, Screen]]:
    """Play to the end by pressing anything, yielding every screen and who sees it."""
    while wait := INDIAN_CHIEF.wait(game.now):
        seat = game.rng.choice(wait.seats)
        step, screen = game.now.step, game.look(seat)
        yield seat, screen
        while game.now.step == step and seat in game.now.awaited:
            screen = _pressed(game, seat, screen)
            yield seat, screen
    for seat in range(game.players):
        yield seat, game.look(seat)


def _pressed(game: Game, seat: Seat, screen: Screen) -> Screen:
    presses = list(offered(screen, game.rng))
    going_on = [press for press in presses if press[0] in GOES_ON]
    action, args, values = game.rng.choice(going_on + presses)
    return game.press(action, *values, args=args, seat=seat)
