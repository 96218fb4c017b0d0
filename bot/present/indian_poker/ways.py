"""How a match is told and its house rules are chosen: what its wording is."""

from __future__ import annotations

from typing import Final

from bot.present.indian_poker.house_rules import (
    HOUSE_RULES,
    NEEDED,
    about,
    described,
    label,
    length,
    played_by,
    title,
    told,
)
from bot.present.indian_poker.parts import LOOK
from bot.present.indian_poker.scene import options_of
from bot.present.indian_poker.words import LEVELS
from bot.present.screens import Wording
from data.log import Table
from engine.indian_poker.options import Need, Options
from engine.indian_poker.rules import rules_of


def _terms(table: Table) -> tuple[str, ...]:
    options = options_of(table)
    best = "most" if rules_of(options).sign > 0 else "fewest"
    return (
        f"**{played_by(options)}.** You see every card but your own; the {best} points win.",
        f"**Length:** {length(options, table.seats)}.",
    )


WORDING: Final[Wording[Options]] = Wording(
    played_by=played_by,
    described=described,
    terms=_terms,
    ways=lambda _: (),
    summary=lambda options: f"**{played_by(options)}**\n{length(options)}.",
    rules=tuple(HOUSE_RULES),
    title=title,
    about=about,
    label=label,
    told=told,
    needed=lambda need: NEEDED[Need(need)],
    part="poker_wording-part",
    parts="poker_wording-parts",
    whole="poker_wording-whole",
    look=LOOK,
    private="poker_wording-private",
    dealt="poker_wording-dealt",
    levels=LEVELS,
)
