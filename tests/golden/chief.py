"""The playthroughs of Indian Chief."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import is_joker, parse_card
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
from engine.indian_chief.options import HOUSE_RULES, Options, chosen
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.wishes import format_wish, parse_wish
from tests.engine.driver import Playing, chance, playout
from tests.engine.variants import CLASSIC, MODERN, Table, house_rules, modes
from tests.golden.playthrough import Plan, rare

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


@dataclass(frozen=True)  # a slotted class is made anew and has no super()
class ChiefPlan(Plan[Playing]):
    """A game of Indian Chief that gets a playthrough."""

    options: Options
    game = INDIAN_CHIEF

    @property
    def words(self) -> tuple[str, ...]:
        """Rulebook, mode and house rules."""
        return Table(self.options, self.players).words

    def begin(self, number: int) -> Playing:
        """Start the game of deal ``number``."""
        return Playing(self.players, chance(number, self.players), self.options)

    def playout(self, number: int) -> Playing:
        """Play it at random to its end."""
        return playout(self.players, number, self.options)

    def told(self, played: Playing) -> set[object]:
        """Collect melds with a joker, and what is rare."""
        told: set[object] = {
            event.meld
            for event in played.log
            if isinstance(event, MeldSealed) and any(map(is_joker, event.cards))
        }
        return told.union(rare(played.log, RARE))

    def totals(self, played: Playing) -> tuple[int, ...]:
        """Points of each seat."""
        return played.state.totals

    def shown(self, value: object) -> str:
        """Write a wish as players do."""
        return format_wish(value) if isinstance(value, Wish) else super().shown(value)

    def spoken(self, command: Command) -> str:
        """Write a command in one line."""
        match command:
            case SealMeld(seat, meld):
                return f"{seat} seals {meld}: {', '.join(_sealed(command))}"
            case DeclareJokers(seat, declared):
                return f"{seat} declares {' '.join(map(self.shown, declared)) or 'nothing'}"
            case PickSteal(seat, Target(victim, slot, number)):
                return f"{seat} steals {victim} {slot} {number}"
            case _:
                return f"{command.seat} draws"

    def read(self, spoken: str) -> Command:
        """Read a command back."""
        match spoken.replace(":", "").split():
            case [seat, "draws"]:
                return PickSteal(int(seat), None)
            case [seat, "declares", *declared]:
                words = [word for word in declared if word != "nothing"]
                faces = (None if word == "-" else parse_card(word) for word in words)
                return DeclareJokers(int(seat), tuple(faces))
            case [seat, "steals", *target]:
                return PickSteal(int(seat), Target(*map(int, target)))
            case [seat, "seals", meld, *_]:
                return _read(int(seat), Meld(meld), spoken.partition(": ")[2])
            case _:
                raise ValueError(f"{spoken!r} is no command")


def plans() -> Iterator[ChiefPlan]:
    """Every rulebook with few, some and most players, in each mode; every house rule it reads."""
    for mode in modes():
        seats = INDIAN_CHIEF.seats(mode)
        for players in (2, 4, seats[-1]) if mode in {CLASSIC, MODERN} else (min(3, seats[-1]),):
            yield ChiefPlan(mode, players)
    for options in house_rules():
        (rule,) = chosen(options)
        if rule not in HOUSE_RULES.hosted:
            yield ChiefPlan(options, AT.get(rule, 2))


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
