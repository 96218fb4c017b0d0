"""The live post of a night: whose turn it is, who hands out, and the rest between two hands."""

from __future__ import annotations

from collections.abc import Iterator

from bot.poker_night.pace import is_water_break
from bot.present.indian_poker import status as of_a_match
from bot.present.indian_poker.parts import hand_of, where
from bot.present.indian_poker.scene import played
from bot.present.names import mention, seat_mention, stands_in
from bot.present.parts import (
    button,
    follow_button,
    how_button,
    manage_button,
    my_hand,
    pause_button,
    row,
)
from bot.present.poker_night.parts import (
    heading,
    join_button,
    leave_button,
    ledger_button,
    mine_button,
)
from bot.present.poker_night.scene import giving, night_of, options_of
from bot.present.poker_night.words import FREE, forfeits, shared
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Screen, Style, Text, Tone
from bot.present.words import listed, when
from bot.tongue import say
from data.log import LogEvent, MoveMissed, TableClosed, UserId
from engine.indian_poker.model import HandedOut
from engine.indian_poker.rules import forfeits_of, rules_of, to_give
from engine.indian_poker.situation import Phase


def status(scene: Scene) -> Screen:
    """Return the live post of a turn, of handing out, or of the rest after a hand."""
    match played(scene).phase:
        case Phase.GIVE:
            return _giving(scene)
        case Phase.REST:
            return _resting(scene)
        case _:
            return _bidding(scene)


def finished(scene: Scene, ending: LogEvent | None) -> Screen:
    """Return what stays of a live post after ``ending``: what was bid, or what a hand brought."""
    match played(scene).phase, ending:
        case Phase.REST, _:
            return Screen((_over(scene), Text(_brought(scene))))
        case Phase.GIVE, event if not isinstance(event, TableClosed):
            return Screen((Text(f"-# {say('night_table-past_given', where=where(scene))}"),))
        case _:
            return of_a_match.finished(scene, ending)


def _bidding(scene: Scene) -> Screen:
    more = row(
        *of_a_match.order_button(scene),
        ledger_button(scene),
        how_button(scene),
        follow_button(scene),
    )
    head = heading(scene, hand_of(played(scene)))
    return of_a_match.bidding(scene, head, more, _doors(scene))


def _doors(scene: Scene) -> Buttons:
    here = (join_button(scene), leave_button(scene), mine_button(scene))
    return row(*here, *pause_button(scene), manage_button(scene))


def _giving(scene: Scene) -> Screen:
    """Return the post that asks the winners to hand out; it alerts them as it first appears."""
    view = played(scene)
    called = scene.table.people_at(giving(view))
    return Screen(
        (
            heading(scene, say("night_table-giving", hand=hand_of(view))),
            Text(f"{_may_give(scene)}\n{_spread(scene)}"),
            row(
                my_hand(scene, label=say("night_own-give")), ledger_button(scene), how_button(scene)
            ),
            _doors(scene),
        ),
        Tone.ASK,
        alert=_calling(scene, called) if called else None,
        mentions=called,
    )


def _may_give(scene: Scene) -> str:
    winners, won = giving(played(scene)), forfeits(to_give(played(scene).options))
    names = listed(seat_mention(scene.table, seat) for seat in winners)
    return say("night_table-may_give", count=len(winners), names=names, forfeits=won)


def _calling(scene: Scene, called: tuple[UserId, ...]) -> str:
    won = to_give(played(scene).options)
    told = say("night_own-give_alert", where=where(scene), won=won)
    return " ".join((*map(mention, called), told))


def _spread(scene: Scene) -> str:
    if scene.table.deadline is None or scene.table.stands is not None:
        return say("night_table-spread")
    return say("night_table-spread_by", when=when(scene.table.deadline))


def _resting(scene: Scene) -> Screen:
    join, leave = join_button(scene, Style.MAIN), leave_button(scene)
    return Screen(
        (
            _over(scene),
            Text(next_hand(scene)),
            Text(f"{_brought(scene)}\n-# {say(FREE)}"),
            *_going(scene),
            _fingerprint(scene),
            row(join, leave, mine_button(scene), ledger_button(scene), manage_button(scene)),
            row(*_hosts(scene), *pause_button(scene), how_button(scene)),
        ),
    )


def _hosts(scene: Scene) -> tuple[Button, ...]:
    return (
        button(scene, say("night_table-deal_now"), "deal_now", disabled=scene.table.short),
        button(scene, say("night_table-add"), "add"),
        button(scene, say("night_table-remove"), "remove"),
    )


def _over(scene: Scene) -> Text:
    return heading(scene, say("night_table-over", hand=hand_of(played(scene))))


def next_hand(scene: Scene) -> str:
    """Say when the next hand is dealt, and what the rest until then is for."""
    table, options = scene.table, options_of(scene.table)
    deadline = table.deadline if table.stands is None else None
    if table.short:
        return _too_few(str(rules_of(options).least), deadline)
    water, hand = is_water_break(options, night_of(scene).hands), str(table.hand)
    if deadline is None:
        return say("night_table-water" if water else "night_table-next", hand=hand)
    at = when(deadline)
    return say("night_table-water_until" if water else "night_table-next_at", hand=hand, when=at)


def _too_few(least: str, deadline: int | None) -> str:
    if deadline is None:
        return say("night_table-waiting", least=least)
    return say("night_table-waiting_until", least=least, when=when(deadline))


def _brought(scene: Scene) -> str:
    """Say who handed out to whom, and what the bids came to."""
    view = played(scene)
    gifts = (_gift(scene, handed) for handed in view.handed if handed is not None)
    return "\n".join((*gifts, *_bids(scene))) or say("night_table-brought_none")


def _gift(scene: Scene, handed: HandedOut) -> str:
    """Say what a winner handed out, and truly so where nobody chose that."""
    table, seat = scene.table, handed.seat
    winner, shares = seat_mention(table, seat), shared(table, handed.shares)
    if table.chairs[seat].user is None or not handed.lapsed:
        return say("night_table-gift", who=winner, shares=shares)
    if MoveMissed(seat, played(scene).step - 1) in table.missed:  # in the phase before the rest
        return say("night_table-gift_late", who=winner, shares=shares)
    return say("night_table-gift_computer", who=winner, shares=shares)


def _bids(scene: Scene) -> Iterator[str]:
    costs = forfeits_of(options_of(scene.table)).by_bids(played(scene).history[-1])
    if any(costs):
        yield say("night_table-by_bids", shares=shared(scene.table, costs))


def _going(scene: Scene) -> tuple[Block, ...]:
    """Say who comes, who left, and who is not dealt in any more."""
    table = scene.table
    gone = [chair.user for chair in table.chairs if stands_in(chair)]
    left = [user for user in gone if user is not None and user not in table.barred]
    lines = (
        _named("night_table-coming", table.waiting),
        "" if table.computers is None else _computers(table.computers),
        _named("night_table-left", left),
        _named("night_table-sitting_out", _sitting_out(scene)),
    )
    text = "\n".join(filter(None, lines))
    return (Text(text),) if text else ()


def _computers(count: int) -> str:
    return say("night_table-computers", count=count)


def _named(message: str, users: list[UserId] | tuple[UserId, ...]) -> str:
    return say(message, names=listed(map(mention, users))) if users else ""


def _sitting_out(scene: Scene) -> list[UserId]:
    """Return the people who hold a seat and are not dealt in any more, as they never acted."""
    table, idle = scene.table, night_of(scene).sits_out
    return [user for user in table.people if user in idle and user not in table.waiting]


def _fingerprint(scene: Scene) -> Text:
    hand, fingerprint = str(scene.table.hand), scene.table.commitment
    return Text(say("night_table-fingerprint", hand=hand, fingerprint=fingerprint))
