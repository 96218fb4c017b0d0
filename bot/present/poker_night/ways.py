"""How a night is told before it begins: what it is, its amounts, its length, its pace."""

from __future__ import annotations

from typing import Final

from bot.present.indian_poker.parts import LOOK
from bot.present.indian_poker.words import LEVELS
from bot.present.poker_night.house_rules import HOUSE_RULES, about, clause, label, title, told
from bot.present.poker_night.parts import mine_button
from bot.present.poker_night.scene import options_of
from bot.present.poker_night.words import FORFEIT, FREE
from bot.present.screens import Wording
from bot.tongue import say
from data.log import Table
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import forfeits_of


def summary(options: NightOptions) -> str:
    """Say what a hand comes to, as a clause: ``"going out 1, staying in ..."``."""
    forfeits = forfeits_of(options)
    out, lost, won = map(str, (forfeits.out, forfeits.lost, forfeits.won))
    return say("night_house-summary", out=out, lost=lost, won=won)


def length(options: NightOptions) -> str:
    """Say when a night ends, and how people come and go."""
    return say("night_house-length", hours=int(options.hours))


def breaks(options: NightOptions) -> str:
    """Say when there is a water break."""
    return clause("water_break", options.water_break)


def pace(options: NightOptions) -> str:
    """Say how fast a night is."""
    return say("night_house-pace", seconds=int(options.turn_seconds))


def _terms(table: Table) -> tuple[str, ...]:
    options = options_of(table)
    return (
        say("night_house-terms_game", forfeit=say(FORFEIT), free=say(FREE)),
        say("night_house-terms_forfeits", summary=summary(options)),
        say("night_house-terms_water", breaks=breaks(options)),
        say("night_house-terms_length", length=length(options)),
        say("night_house-terms_join"),
    )


def _described(options: NightOptions) -> str:
    return "; ".join((say("night_house-game"), *told(options)))


WORDING: Final[Wording[NightOptions]] = Wording(
    played_by=lambda _: say("night_house-played_by"),
    described=_described,
    terms=_terms,
    ways=lambda _: (),
    summary=lambda options: say("night_house-told", summary=summary(options)),
    rules=tuple(HOUSE_RULES),
    title=title,
    about=about,
    label=label,
    told=told,
    needed=lambda need: need,
    part="poker_wording-part",
    parts="poker_wording-parts",
    whole="night_wording-whole",
    look=LOOK,
    private="night_wording-private",
    dealt="night_wording-dealt",
    levels=LEVELS,
    pace=lambda table: pace(options_of(table)),
    own=lambda scene: (mine_button(scene),),
)
