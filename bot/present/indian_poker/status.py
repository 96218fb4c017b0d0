"""The hand as the channel sees it: whose turn it is, who bid what, and never a card."""

from __future__ import annotations

from bot.present.indian_poker.parts import (
    bid_buttons,
    choice,
    ending,
    hand_heading,
    look_button,
    scored,
    secret,
    where,
)
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import fewest, standing, turns
from bot.present.names import mention, seat_mention
from bot.present.parts import (
    away_note,
    button,
    follow_button,
    how_button,
    row,
    seat_line,
    seats_row,
    sheet_button,
)
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Screen, Text, Tone
from bot.present.words import points
from bot.tongue import say
from data.log import LogEvent, TableClosed, UserId
from engine.core import Seat
from engine.indian_poker.model import BidMade
from engine.indian_poker.situation import View


def status(scene: Scene) -> Screen:
    """Return the live post of a turn; at its first posting it alerts who is to bid."""
    more = row(*order_button(scene), sheet_button(scene), how_button(scene), follow_button(scene))
    return bidding(scene, hand_heading(scene), more, *seats_row(scene))


def bidding(scene: Scene, head: Text, *more: Buttons) -> Screen:
    """Return the same below ``head``, with ``more`` buttons than those to bid and to look."""
    called = _called(scene)
    return Screen(
        (
            head,
            Text(f"{_asked(scene)}\n{ending(scene)}"),
            Text(
                "\n".join(
                    (*_players(scene), *(f"-# {one}" for one in fewest(played(scene).options)))
                )
            ),
            *_bids(scene),
            row(*bid_buttons(scene), look_button(scene)),
            *more,
        ),
        Tone.ASK,
        alert=" ".join((*map(mention, called), _call(scene))),
        mentions=called,
    )


def finished(scene: Scene, ending: LogEvent | None) -> Screen:
    """Return what stays of a status post after ``ending``: what was bid."""
    return Screen((Text(f"-# {_done(scene, ending)}"),))


def _done(scene: Scene, ending: LogEvent | None) -> str:
    table, here = scene.table, where(scene)
    match ending:
        case BidMade(seat, bid, lapsed):
            said = "poker_table-past_lapsed" if lapsed else "poker_table-past_said"
            return say(said, where=here, who=seat_mention(table, seat), bid=bid.value)
        case TableClosed():
            return say("poker_table-past_closed", where=here)
        case _ if (turn := played(scene).turn) is not None:
            return say("poker_table-past_turn", where=here, who=seat_mention(table, turn))
        case _:
            return say("poker_table-past_all", where=here)


def _called(scene: Scene) -> tuple[UserId, ...]:
    """Return the people whose bid is awaited as this post appears."""
    view = played(scene)
    seats = range(view.players) if view.turn is None else (view.turn,)
    return scene.table.people_at(seats)


def _call(scene: Scene) -> str:
    view, here = played(scene), where(scene)
    asked = "poker_table-alert_secret" if secret(view) else "poker_table-alert_turn"
    return say(asked, where=here, choice=choice(view))


def _asked(scene: Scene) -> str:
    view = played(scene)
    asked = choice(view)
    if view.turn is None:
        players = str(view.players)
        return say("poker_table-all_secret", sealed=view.sealed, players=players, choice=asked)
    return say("poker_table-all_turn", who=seat_mention(scene.table, view.turn), choice=asked)


def _players(scene: Scene) -> list[str]:
    view = played(scene)
    return [
        seat_line(scene, seat, *_total(view, seat), *_notes(scene, seat))
        for seat in range(view.players)
    ]


def _total(view: View, seat: Seat) -> tuple[str, ...]:
    return (points(view.totals[seat]),) if scored(view) else ()


def _notes(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """Return what everybody should know about a seat: its bid, who deals, who left."""
    view = played(scene)
    bid = standing(view, seat)
    notes = (
        f"**{bid}**" if bid else "",
        say("poker_table-dealer") if seat == view.dealer else "",
        away_note(scene.table.chairs[seat]),
    )
    return tuple(filter(None, notes))


def _bids(scene: Scene) -> tuple[Block, ...]:
    bids = played(scene).bids
    return (Text(turns(bids)),) if bids else ()


def order_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that leads to standing orders, where there are turns to give one for."""
    return () if secret(played(scene)) else (button(scene, say("poker_table-order"), "orders"),)
