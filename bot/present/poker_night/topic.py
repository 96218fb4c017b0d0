"""A night in paragraphs of Markdown, for the rules of Indian poker; numbers from the rules."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clock import SECOND
from bot.poker_night.pace import PATIENCE, REST, WATER
from bot.present.poker_night.house_rules import label
from bot.present.poker_night.parts import MINE
from bot.present.poker_night.ways import breaks, summary
from bot.present.poker_night.words import FORFEIT, FREE, UNSEEN, minutes
from bot.present.words import counted, lower_first
from data.night import IDLE
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of


def the_night(options: NightOptions = NightOptions()) -> Iterator[str]:  # noqa: B008  frozen
    """Return what a night is, what its hands come to, and how people come and go (rule 70)."""
    yield (
        f"Hand after hand of Indian poker without points, played for forfeits. {FORFEIT} {FREE} "
        "Who may manage the server allows nights, and names them, under `/config`; then "
        "`/poker night` opens one."
    )
    yield (
        f"**Forfeits.** Usually: {summary(options)}, in any split among the others. What is not "
        "handed out in time is spread evenly. The host may choose other amounts."
    )
    yield (
        f"**{MINE}.** A page for you alone: cap what comes in an hour or in the night, choose "
        "small dares or nothing beyond that, take only water, skip a hand or all of them. "
        f"{UNSEEN} Posts and ledger tell how many forfeits were given, and rank nobody."
    )
    yield f"**Coming and going.** {_coming(options)}"
    yield f"**Pace.** {_pace(options)}"
    yield (
        "**The deal.** It moves to the left. Each hand has a seed of its own, whose fingerprint is "
        "told before the hand, and whose deal is open after it."
    )


def _coming(options: NightOptions) -> str:
    return (
        "Everybody opts in for themselves: press **Join** and say yes, at any time, and play from "
        "the next hand on. Who leaves in a hand goes out at the next turn. Who misses every turn "
        f"of {IDLE} hands in a row sits out until pressing **Join**. With fewer than "
        f"{counted(rules_of(options).least, 'player')} the night waits {minutes(PATIENCE)}, then "
        "ends."
    )


def _pace(options: NightOptions) -> str:
    return (
        f"{label('turn_seconds', options.turn_seconds)} for a turn, then "
        f"{counted(REST // SECOND, 'second')} between two hands; {breaks(options)} a water break "
        f"of {minutes(WATER)}. A night ends by itself {lower_first(label('hours', options.hours))}."
    )
