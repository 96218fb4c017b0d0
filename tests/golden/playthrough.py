"""A playthrough as text: the commands of a game and every event that they led to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from engine.cards import Card, is_joker, parse_card
from engine.catalog import game_of
from engine.core import Command
from engine.indian_chief.model import (
    DeclareJokers,
    Meld,
    MeldSealed,
    PickSteal,
    SealMeld,
    Target,
    Wish,
)
from engine.indian_chief.options import chosen
from engine.indian_chief.wishes import format_wish, parse_wish
from tests.engine.driver import Playing, chance, playout
from tests.engine.variants import CLASSIC, MODERN, Table, house_rules, modes

HERE = Path(__file__).parent

AT = {
    "decks": 8,
    "tie": 4,
    "thief_order": 4,
    "repicks": 4,
    "thief_cards": 4,
    "wild_pile": 3,
    "beggar_joker": 4,
    "jokers_match": 4,
}
"""Numbers of players at which a house rule shows; two are enough for the others."""

RARE = {"wish", "declared", "aside", "collided", "reshuffled"}
"""Fields of events that make a game worth reading when they are filled."""


def path_of(plan: Table) -> Path:
    """Where the playthrough of a table is kept."""
    return HERE / f"{plan.options.game}-{plan}.txt"


def plans() -> Iterator[Table]:
    """Every rulebook with few, some and most players and in each mode; every house rule alone."""
    for mode in modes():
        seats = game_of(mode).seats(mode)
        for players in (2, 4, seats[-1]) if mode in {CLASSIC, MODERN} else (min(3, seats[-1]),):
            yield Table(mode, players)
    for options in house_rules():
        (rule,) = chosen(options)
        yield Table(options, AT.get(rule, 2))


def record(plan: Table) -> str:
    """Play the most eventful of some random games and write it down."""
    games = (playout(plan.players, number, plan.options) for number in range(100))
    number, game = max(enumerate(games), key=lambda played: len(_told(played[1])))
    return _written(plan, number, game)


def _told(game: Playing) -> set[object]:
    """Collect what a game has to tell: kinds of events, what is rare in them, jokers, a tie."""
    totals = sorted(game.state.totals)
    told: set[object] = {"tie"} if totals[-2:-1] == totals[-1:] else set()
    for event in game.log:
        if isinstance(event, MeldSealed) and any(map(is_joker, event.cards)):
            told.add(event.meld)
        rare = (one for one in fields(event) if one.name in RARE and getattr(event, one.name))
        told |= {type(event), *((type(event), one.name) for one in rare)}
    return told


def replay(plan: Table, text: str) -> str:
    """Play the commands of a playthrough again and write down what comes of them."""
    number = int(_headed(text, "deal "))
    playing = Playing(plan.players, chance(number, plan.players), plan.options)
    for line in text.splitlines():
        if line.startswith("> "):
            _do(playing, line.removeprefix("> "))
    return _written(plan, number, playing)


def _headed(text: str, head: str) -> str:
    return next(line.removeprefix(head) for line in text.splitlines() if line.startswith(head))


def _written(plan: Table, number: int, playing: Playing) -> str:
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
        case SealMeld(seat, meld):
            return f"{seat} seals {meld}: {', '.join(_sealed(command))}"
        case DeclareJokers(seat, declared):
            return f"{seat} declares {' '.join(map(_shown, declared)) or 'nothing'}"
        case PickSteal(seat, None):
            return f"{seat} draws"
        case PickSteal(seat, Target(victim, slot, number)):
            return f"{seat} steals {victim} {slot} {number}"
        case _:
            return "time lapses"


def _sealed(command: SealMeld) -> Iterator[str]:
    others = command.declared or (None,) * len(command.cards)
    pairs = zip(command.cards, others, strict=True)
    yield " ".join(f"{card.code}={other.code}" if other else card.code for card, other in pairs)
    if command.column is not None:
        yield f"column {command.column}"
    if command.aside:
        yield f"aside {' '.join(map(str, command.aside))}"
    if command.wish is not None:
        yield f"wishes {format_wish(command.wish)}"


def _do(playing: Playing, spoken: str) -> None:
    match spoken.replace(":", "").split():
        case ["time", "lapses"]:
            playing.expire()
        case [seat, "draws"]:
            playing.draw(int(seat))
        case [seat, "declares", *declared]:
            playing.declare(int(seat), " ".join(declared).replace("nothing", ""))
        case [seat, "steals", *target]:
            playing.steal(int(seat), *map(int, target))
        case [seat, "seals", meld, *_]:
            playing.do(_read(int(seat), Meld(meld), spoken.partition(": ")[2]))
        case _:
            raise ValueError(f"{spoken!r} is no command")


def _read(seat: int, meld: Meld, spoken: str) -> SealMeld:
    own, *more = spoken.split(", ")
    pairs = [word.partition("=") for word in own.split()]
    declared = tuple(parse_card(other) if other else None for _, _, other in pairs)
    said = dict(part.split(" ", 1) for part in more)
    return SealMeld(
        seat,
        meld,
        tuple(parse_card(code) for code, _, _ in pairs),
        parse_wish(said["wishes"]) if "wishes" in said else None,
        int(said["column"]) if "column" in said else None,
        declared if any(declared) else (),
        tuple(map(int, said.get("aside", "").split())),
    )


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
