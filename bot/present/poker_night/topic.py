"""A night in paragraphs of Markdown, for the rules of Indian poker; numbers from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clock import MINUTE, SECOND
from bot.poker_night.pace import PATIENCE, REST, WATER
from bot.present.poker_night.ways import breaks, summary
from bot.present.poker_night.words import FORFEIT, FREE, UNSEEN
from bot.tongue import say
from data.night import IDLE
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of


def the_night(options: NightOptions = NightOptions()) -> Iterator[str]:  # noqa: B008  frozen
    """Return what a night is, what its hands come to, and how people come and go (rule 70)."""
    yield say("night_rules-what", forfeit=say(FORFEIT), free=say(FREE))
    yield say("night_rules-forfeits", summary=summary(options))
    yield say("night_rules-mine", unseen=say(UNSEEN))
    yield _coming(options)
    yield _pace(options)
    yield say("night_rules-deal")


def _coming(options: NightOptions) -> str:
    least, patience = rules_of(options).least, PATIENCE // MINUTE
    return say("night_rules-coming", idle=IDLE, least=least, patience=patience)


def _pace(options: NightOptions) -> str:
    return say(
        "night_rules-pace",
        seconds=int(options.turn_seconds),
        rest=REST // SECOND,
        breaks=breaks(options),
        water=WATER // MINUTE,
        hours=int(options.hours),
    )
