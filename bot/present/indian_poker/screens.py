"""The screens of Indian poker, put together: what is posted, and what answers a click."""

from __future__ import annotations

from typing import Final

from bot.outcome import Show
from bot.present.indian_poker.grounds import why_button
from bot.present.indian_poker.guide import guide
from bot.present.indian_poker.hand import hand, standing_order
from bot.present.indian_poker.parts import lapse, moment
from bot.present.indian_poker.recap import recap
from bot.present.indian_poker.result import result
from bot.present.indian_poker.reveal import revealed
from bot.present.indian_poker.sheet import sheet
from bot.present.indian_poker.status import finished, status
from bot.present.indian_poker.texts import SAID
from bot.present.indian_poker.ways import WORDING
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.screens import Screens
from bot.tongue import say
from data.log import LogEvent
from engine.indian_poker.model import HandRevealed, MatchEnded
from engine.indian_poker.options import Options


def _milestone(scene: Scene, event: LogEvent) -> Screen | None:
    match event:
        case HandRevealed():
            return revealed(scene, event)
        case MatchEnded():
            return result(scene)
        case _:
            return None


SCREENS: Final[Screens[Options]] = Screens(
    name=lambda _: say("poker_wording-name"),
    opens="poker start",
    status=status,
    finished=finished,
    milestone=_milestone,
    private=hand,
    moment=moment,
    lapse=lapse,
    answers={
        Show.HOW: lambda outcome: guide(outcome.scene),
        Show.HAND: lambda outcome: hand(outcome.scene),
        Show.ORDER: lambda outcome: standing_order(outcome.scene),
        Show.SHEET: lambda outcome: sheet(outcome.scene, outcome.page),
        Show.NEXT: lambda outcome: hand(outcome.scene),
        Show.WHY: lambda outcome: recap(outcome.scene, outcome.page),
    },
    said=SAID,
    why_button=why_button,
    wording=WORDING,
)
