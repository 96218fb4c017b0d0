"""Looking at a night: the own cards, and any hand that is over."""

from __future__ import annotations

from bot import looking
from bot.decision import Decision, number, only
from bot.outcome import Refusal, Refused, Said, Show
from bot.poker_night.line import HANDS
from bot.standing import Standing
from bot.visit import Visit
from data.log import Stage


def hand(visit: Visit) -> Decision:
    """Show the own cards; who waits for the next hand is told so."""
    if visit.seat is None and visit.user in visit.table.waiting:
        return Decision(Show.MINE, Said.GUEST_WAITS)
    return looking.hand(visit)


def look(visit: Visit) -> Decision:
    """Show the lobby, then the own cards."""
    return looking.look(visit) if visit.table.stage is Stage.LOBBY else hand(visit)


def deal(visit: Visit) -> Decision:
    """Open the deal of the hand that the argument names, or else of the last one that is over.

    ``Refusal`` HANDS_CLOSED by house rule (13), NO_REST for the hand in play, NO_ROUND for none.
    """
    if visit.table.options.deal == "closed":
        raise Refusal(Refused.HANDS_CLOSED)
    looking.must_have_begun(visit)
    last, args = over(visit.standing), visit.click.args
    wanted = number(only(args), HANDS) if args else last
    if wanted == last + 1 and visit.table.stage is Stage.PLAYING:
        raise Refusal(Refused.NO_REST)
    if not 0 < wanted <= last:
        raise Refusal(Refused.NO_ROUND)
    return Decision(Show.DEAL, reveal=wanted)


def why(visit: Visit) -> Decision:
    """Show the odds of a hand that is over, as its players knew them then.

    A value is the number of a seat of that hand, counted from 1; without one it is the viewer's.
    """
    looking.must_have_begun(visit)
    values = visit.click.values
    picked = number(only(values), visit.table.seats + 1) if values else 0
    return Decision(Show.WHY, reveal=number(only(visit.click.args), HANDS), page=picked)


def over(standing: Standing) -> int:
    """Return the last hand whose cards lie open; one that the host ended lies open too."""
    view = standing.view(None)
    in_play = not view.history and standing.table.stage is not Stage.CLOSED
    return int(view.hand - in_play)
