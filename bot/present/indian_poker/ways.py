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
from bot.tongue import say
from data.log import Table
from engine.indian_poker.options import Need, Options
from engine.indian_poker.rules import rules_of


def _terms(table: Table) -> tuple[str, ...]:
    options = options_of(table)
    most = rules_of(options).sign > 0
    won = "poker_house-terms_most" if most else "poker_house-terms_fewest"
    return (
        say(won, way=played_by(options)),
        say("poker_house-terms_length", length=length(options, table.seats)),
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
    needed=lambda need: say(NEEDED[Need(need)]),
    part="poker_wording-part",
    parts="poker_wording-parts",
    whole="poker_wording-whole",
    look=LOOK,
    private="poker_wording-private",
    dealt="poker_wording-dealt",
    levels=LEVELS,
)
