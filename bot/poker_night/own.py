"""What a guest chooses for themselves, which nobody else sees, and what everybody may look at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import looking
from bot.decision import Decision, number, only
from bot.outcome import Refusal, Refused, Said, Show
from bot.poker_night.line import HANDS
from bot.present.poker_night.mine import NO_CAP
from bot.visit import Visit
from data.log import Beyond, ForfeitsSkipped, Terms, TermsChosen
from data.night import Fate, Guest

_SWITCH = {"on": True, "off": False}


def mine(visit: Visit) -> Decision:
    """Show the own terms, and what became of the own forfeits."""
    _guest(visit)
    return Decision(Show.MINE)


def terms(visit: Visit) -> Decision:
    """Choose one of the own terms: its name is the argument, its value another or a select's."""
    guest = _guest(visit)
    name, value = _named(visit)
    chosen = _with(guest.terms, name, value)
    events = () if chosen == guest.terms else (TermsChosen(visit.user, chosen),)
    return Decision(Show.MINE, Said.TERMS_KEPT, events)


def _named(visit: Visit) -> tuple[str, str]:
    given = (*visit.click.args, *visit.click.values)
    if len(given) != 2:
        raise Refusal(Refused.UNKNOWN)
    return given[0], given[1]


def _with(terms: Terms, name: str, value: str) -> Terms:
    """Return the terms with one of them changed; what no control says is UNKNOWN."""
    read: dict[str, Any] = {
        "water": _switch,
        "skip": _switch,
        "beyond": _beyond,
        "per_hour": _cap,
        "per_night": _cap,
    }
    if name not in read:
        raise Refusal(Refused.UNKNOWN)
    return replace(terms, **{name: read[name](value)})


def _switch(value: str) -> bool:
    if value not in _SWITCH:
        raise Refusal(Refused.UNKNOWN)
    return _SWITCH[value]


def _beyond(value: str) -> Beyond:
    try:
        return Beyond(value)
    except ValueError:
        raise Refusal(Refused.UNKNOWN) from None


def _cap(value: str) -> int | None:
    return None if value == NO_CAP else number(value)


def skip(visit: Visit) -> Decision:
    """Skip what a hand brought, at any time and without a reason."""
    fate = _fate(_guest(visit), number(only(visit.click.args), HANDS))
    if fate.skipped:
        return Decision(Show.MINE, Said.SKIPPED)
    return Decision(Show.MINE, Said.SKIPPED, (ForfeitsSkipped(visit.user, fate.hand),))


def _fate(guest: Guest, hand: int) -> Fate:
    for fate in guest.fates:
        if fate.hand == hand and (fate.skipped or fate.kept or fate.dare is not None):
            return fate
    raise Refusal(Refused.NOTHING_TO_SKIP)


def ledger(visit: Visit) -> Decision:
    """Show who handed out, and who was given, how many: public. An argument is its page."""
    looking.must_have_begun(visit)
    args = visit.click.args
    return Decision(Show.LEDGER, page=number(only(args)) if args else 0)


def _guest(visit: Visit) -> Guest:
    """Return the visitor's own night; ``Refusal`` NO_GUEST for who never opted in."""
    guest = visit.standing.night.guests.get(visit.user)
    if guest is None:
        raise Refusal(Refused.NO_GUEST)
    return guest
