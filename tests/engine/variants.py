"""Every way to play: combinations of options, and numbers of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

from engine.indian_chief.options import CHOICES, Options, chosen, fitting, lacking
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import RULEBOOKS

CLASSIC = Options()
MODERN = Options(rulebook="modern")
CLASSIC_SOLO = replace(CLASSIC, solo=True)
MODERN_SOLO = replace(MODERN, solo=True)
SOLOS = [
    replace(one, triple=triple) for one in (CLASSIC_SOLO, MODERN_SOLO) for triple in (False, True)
]


class Table(NamedTuple):
    """Options, and how many play by them."""

    options: Options
    players: int

    @property
    def words(self) -> tuple[str, ...]:
        """Rulebook, modes and house rules in words."""
        modes = [mode for mode in ("solo", "triple") if getattr(self.options, mode)]
        house = [f"{rule}_{choice}" for rule, choice in chosen(self.options).items()]
        return (self.options.rulebook, *modes, *house)

    def __str__(self) -> str:
        """Name the table in the list of tests."""
        return "-".join((*self.words, str(self.players)))


def tables(options: Options) -> list[Table]:
    """List every number of players that ``options`` allow; of long games a few."""
    seats = INDIAN_CHIEF.seats(options)
    few = sorted({seats[0], seats[-1]} | {4}.intersection(seats))
    return [Table(options, players) for players in (few if options.triple else seats)]


def modes() -> list[Options]:
    """List the rulebooks, each in every mode."""
    return [
        changed(CLASSIC, {"rulebook": name, "solo": solo, "triple": triple})
        for name in RULEBOOKS
        for solo in (False, True)
        for triple in (False, True)
    ]


def house_rules() -> list[Options]:
    """List every choice of a house rule but the first, beside nothing but what it needs."""
    return [
        next(filter(_works, (changed(mode, {rule: choice}) for mode in modes())))
        for rule, choices in CHOICES.items()
        for choice in choices[1:]
    ]


def changed(options: Options, choices: Mapping[str, Any]) -> Options:
    """Return ``options`` with other choices by name."""
    return replace(options, **choices)


def _works(options: Options) -> bool:
    return all(lacking(options, rule) is None for rule in chosen(options))


EVERY_TABLE = [table for mode in modes() for table in tables(mode)]
IN_COMPANY = [table for table in EVERY_TABLE if not table.options.solo]

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
in_company = pytest.mark.parametrize("table", IN_COMPANY, ids=str)
every_solo = pytest.mark.parametrize("options", SOLOS, ids=lambda o: str(Table(o, 1)))


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """Draw any options that go together, all house rules included."""
    picked = {rule: draw(st.sampled_from(choices)) for rule, choices in CHOICES.items()}
    return fitting(changed(draw(st.sampled_from(modes())), picked))


@st.composite
def any_table(draw: st.DrawFn) -> Table:
    """Draw any options and any number of players that they allow."""
    options = draw(any_options())
    return Table(options, draw(st.sampled_from(INDIAN_CHIEF.seats(options))))
