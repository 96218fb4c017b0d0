"""How rulebook and mode are told and chosen, beside the house rules."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.present.indian_chief.house_rules import (
    HOUSE_RULES,
    NEEDED,
    RULEBOOKS,
    about,
    described,
    label,
    mode,
    played_by,
    rulebook,
    title,
    told,
)
from bot.present.indian_chief.scene import options_of
from bot.present.parts import control
from bot.present.scene import Scene
from bot.present.screen import Block, Option, Select, Text
from bot.present.screens import Wording
from bot.tongue import say
from data.log import Table
from engine.indian_chief.options import Need, Options
from engine.indian_chief.rulebooks import rules_of

SWITCH = {False: "off", True: "on"}
"""How a control says whether a mode is on."""


def _terms(table: Table) -> tuple[str, ...]:
    options = options_of(table)
    decks = rules_of(options).decks[table.seats]
    return (
        say("chief_house-terms", way=played_by(options), mode=mode(options)),
        say("chief_house-terms_decks", decks=decks, players=table.seats),
    )


def _ways(scene: Scene) -> tuple[Block, ...]:
    options = options_of(scene.table)
    return (
        Text(f"**{say('chief_house-choose_rulebook')}**"),
        _rulebook(scene, options),
        Text(f"**{say('chief_house-choose_mode')}**"),
        _mode(scene, options),
    )


def _rulebook(scene: Scene, options: Options) -> Select:
    now = options.rulebook
    choices = (Option(rulebook(key), key, chosen=key == now) for key in RULEBOOKS)
    return Select(
        control(scene, "set", "rulebook"), say("chief_house-choose_rulebook"), tuple(choices)
    )


def _mode(scene: Scene, options: Options) -> Select:
    choices = (
        Option(mode(_bare(options, triple=triple)), value, chosen=triple is options.triple)
        for triple, value in SWITCH.items()
    )
    return Select(control(scene, "set", "triple"), say("chief_house-choose_mode"), tuple(choices))


def _bare(options: Options, *, triple: bool) -> Options:
    """Return rulebook and mode alone: a house rule may not go with the other mode."""
    return Options(rulebook=options.rulebook, solo=options.solo, triple=triple)


WORDING: Final[Wording[Options]] = Wording(
    played_by=played_by,
    described=described,
    terms=_terms,
    ways=_ways,
    summary=lambda options: f"**{played_by(options)}**\n{mode(options)}.",
    rules=tuple(HOUSE_RULES),
    title=title,
    about=about,
    label=label,
    told=told,
    needed=lambda need: say(NEEDED[Need(need)]),
    part="chief_wording-part",
    parts="chief_wording-parts",
    whole="chief_wording-whole",
    look="parts-my_hand",
    private="chief_wording-private",
    dealt="chief_wording-dealt",
    levels=MappingProxyType(
        {
            "random": "chief_wording-level_random",
            "easy": "chief_wording-level_easy",
            "normal": "chief_wording-level_normal",
            "strong": "chief_wording-level_strong",
        }
    ),
)
