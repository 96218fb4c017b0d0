"""The screens of a night, put together: what is posted, and what answers a click."""

from __future__ import annotations

from typing import Final

from bot.outcome import Show
from bot.present.indian_poker.parts import lapse, moment
from bot.present.indian_poker.recap import recap
from bot.present.indian_poker.reveal import cards_of, odds_button, turned_up
from bot.present.parts import row
from bot.present.poker_night.deal import deal
from bot.present.poker_night.grounds import why_button
from bot.present.poker_night.guide import guide
from bot.present.poker_night.hand import hand, standing_order
from bot.present.poker_night.ledger import ledger
from bot.present.poker_night.mine import mine
from bot.present.poker_night.names import night_name
from bot.present.poker_night.opt_in import opt_in
from bot.present.poker_night.parts import deal_button, heading
from bot.present.poker_night.status import finished, status
from bot.present.poker_night.summary import summary
from bot.present.poker_night.texts import SAID
from bot.present.poker_night.ways import WORDING
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.screens import Screens
from data.log import LogEvent, TableClosed
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.options import NightOptions


def _milestone(scene: Scene, event: LogEvent) -> Screen | None:
    match event:
        case HandRevealed(number):
            head = heading(scene, cards_of(number))
            ways = row(odds_button(scene, event), *deal_button(scene, number))
            return turned_up(scene, event, head, ways)
        case TableClosed():
            return summary(scene)
        case _:
            return None


SCREENS: Final[Screens[NightOptions]] = Screens(
    name=lambda options: night_name(options.name),
    opens=None,
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
        Show.SHEET: lambda outcome: ledger(outcome.scene, outcome.page),
        Show.NEXT: lambda outcome: hand(outcome.scene),
        Show.WHY: lambda outcome: recap(outcome.scene, outcome.page),
        Show.DEAL: lambda outcome: deal(outcome.scene),
        Show.OPT_IN: lambda outcome: opt_in(outcome.scene),
        Show.MINE: lambda outcome: mine(outcome.scene),
        Show.LEDGER: lambda outcome: ledger(outcome.scene, outcome.page),
    },
    said=SAID,
    why_button=why_button,
    wording=WORDING,
    closed=summary,
)
