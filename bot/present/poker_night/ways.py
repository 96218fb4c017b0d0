"""How a night is told before it begins: what it is, its amounts, its length, its pace."""

from __future__ import annotations

from typing import Final

from bot.present.indian_poker.parts import LOOK
from bot.present.indian_poker.words import LEVELS
from bot.present.poker_night.house_rules import HOUSE_RULES, about, label, title, told
from bot.present.poker_night.parts import mine_button
from bot.present.poker_night.scene import options_of
from bot.present.poker_night.words import FORFEIT, FREE
from bot.present.screens import Wording
from bot.present.words import lower_first
from data.log import Table
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import forfeits_of

_GAME: Final = "Indian poker for forfeits"


def summary(options: NightOptions) -> str:
    """Say what a hand comes to, as a clause: ``"going out 1, staying in ..."``."""
    forfeits = forfeits_of(options)
    return (
        f"going out {forfeits.out}, staying in without winning {forfeits.lost}; "
        f"the winner hands out {forfeits.won}"
    )


def length(options: NightOptions) -> str:
    """Say when a night ends, and how people come and go."""
    ends = lower_first(label("hours", options.hours))
    return f"ends by itself {ends}. Come and go between hands as you like"


def breaks(options: NightOptions) -> str:
    """Say when there is a water break."""
    return lower_first(label("water_break", options.water_break))


def pace(options: NightOptions) -> str:
    """Say how fast a night is."""
    return f"live, {label('turn_seconds', options.turn_seconds)} for a turn"


def _terms(table: Table) -> tuple[str, ...]:
    options = options_of(table)
    return (
        f"**{_GAME}.** You see every card but your own. {FORFEIT} {FREE}",
        f"**Forfeits:** {summary(options)}.",
        f"**Water break:** {breaks(options)}.",
        f"**Length:** {length(options)}.",
        "Everybody decides for themselves: nobody plays before pressing **Join** and saying yes.",
    )


def _described(options: NightOptions) -> str:
    return "; ".join((_GAME, *told(options)))


WORDING: Final[Wording[NightOptions]] = Wording(
    played_by=lambda _: "Played for forfeits",
    described=_described,
    terms=_terms,
    ways=lambda _: (),
    summary=lambda options: f"**{_GAME}**\nForfeits: {summary(options)}.",
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
