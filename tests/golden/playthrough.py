"""A playthrough as text: the commands of a game and every event that they led to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

from engine.cards import Card, parse_card
from engine.catalog import Options, game_of
from engine.core import Command
from engine.indian_chief.model import Meld, PickSteal, SealMeld, Target, Wish
from engine.indian_chief.options import chosen
from engine.indian_chief.wishes import format_wish, parse_wish
from tests.engine.driver import Playing, chance, playout

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Plan:
    """What gets a playthrough of its own."""

    options: Options
    players: int

    @property
    def path(self) -> Path:
        """Where it is kept."""
        options = self.options
        modes = [mode for mode in ("solo", "triple") if getattr(options, mode)]
        house = [f"{rule}_{choice}" for rule, choice in chosen(options).items()]
        words = (options.game, options.rulebook, *modes, *house, str(self.players))
        return HERE / f"{'-'.join(words)}.txt"


def plans() -> Iterator[Plan]:
    """Every rulebook with every number of players."""
    for options in (Options(rulebook="classic"),):
        for players in game_of(options).seats(options):
            yield Plan(options, players)


def record(plan: Plan) -> str:
    """Play the most eventful of some random games and write it down."""
    games = (playout(plan.players, number, plan.options) for number in range(40))
    number, game = max(enumerate(games), key=lambda played: len(set(map(type, played[1].log))))
    return _written(plan, number, game)


def replay(plan: Plan, text: str) -> str:
    """Play the commands of a playthrough again and write down what comes of them."""
    number = int(_headed(text, "deal "))
    playing = Playing(plan.players, chance(number, plan.players), plan.options)
    for line in text.splitlines():
        if line.startswith("> "):
            _do(playing, line.removeprefix("> "))
    return _written(plan, number, playing)


def _headed(text: str, head: str) -> str:
    return next(line.removeprefix(head) for line in text.splitlines() if line.startswith(head))


def _written(plan: Plan, number: int, playing: Playing) -> str:
    opening = playing.log[: len(playing.log) - sum(len(events) for _, events in playing.steps)]
    lines = [
        f"options {_shown(plan.options)}",
        f"players {plan.players}",
        f"deal {number}",
        *map(_shown, opening),
    ]
    for command, events in playing.steps:
        lines += ["", f"> {_spoken(command)}", *map(_shown, events)]
    return "\n".join((*lines, "", f"totals {_shown(playing.state.totals)}", ""))


# Commands, written and read.


def _spoken(command: Command | None) -> str:
    match command:
        case SealMeld(seat, meld, cards, None):
            return f"{seat} seals {meld}: {_shown(cards)}"
        case SealMeld(seat, meld, cards, wish) if wish:
            return f"{seat} seals {meld}: {_shown(cards)}, wishes {format_wish(wish)}"
        case PickSteal(seat, None):
            return f"{seat} draws"
        case PickSteal(seat, Target(victim, slot)):
            return f"{seat} steals {victim} {slot}"
        case _:
            return "time lapses"


def _do(playing: Playing, spoken: str) -> None:
    match spoken.replace(":", "").split():
        case ["time", "lapses"]:
            playing.expire()
        case [seat, "draws"]:
            playing.draw(int(seat))
        case [seat, "steals", victim, slot]:
            playing.steal(int(seat), int(victim), int(slot))
        case [seat, "seals", meld, *_]:
            cards, _, wish = spoken.partition(": ")[2].partition(", wishes ")
            sealed = tuple(parse_card(code) for code in cards.split())
            playing.do(SealMeld(int(seat), Meld(meld), sealed, parse_wish(wish) if wish else None))
        case _:
            raise ValueError(f"{spoken!r} is no command")


def _shown(value: Any) -> str:
    """Write any value of an event in one line, cards by their codes, without what is default."""
    match value:
        case Card():
            return value.code
        case tuple() if value and all(isinstance(one, Card) for one in value):
            return " ".join(card.code for card in value)
        case tuple():
            return f"[{'; '.join(map(_shown, value))}]"
        case Wish():
            return format_wish(value)
        case _ if is_dataclass(value):
            told = (one for one in fields(value) if getattr(value, one.name) != one.default)
            inside = (f"{one.name}={_shown(getattr(value, one.name))}" for one in told)
            return f"{type(value).__name__}({', '.join(inside)})"
        case _:
            return "-" if value is None else str(value)
