"""A seat's own screen, "See the table": what it sees, its bid, and its standing order.

Everybody sees all cards but the own one, and that too once they are out (rules 64 and 65).
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_poker.orders import ALONE, orders, takes_orders
from bot.present.indian_poker.parts import (
    bid_buttons,
    choice,
    ending,
    hand_heading,
    look_button,
    secret,
    where,
)
from bot.present.indian_poker.pictures import Place, Places
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import BIDS, is_out, standing, turns
from bot.present.inks import colours
from bot.present.limits import ALT
from bot.present.names import seat_mention, seat_name, size
from bot.present.parts import deal_button, heading, how_button, row, seat_line, sheet_button
from bot.present.pictures import faces_of
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Picture, Screen, Text, Tone
from bot.present.words import card_name
from bot.tongue import say
from data.log import Stage
from engine.core import Seat
from engine.indian_poker.situation import Phase


def hand(scene: Scene) -> Screen:
    """Return the table as the scene's seat sees it; it alerts when sent as a DM."""
    view = played(scene)
    if view.phase is Phase.OVER or scene.table.stage is Stage.CLOSED or not view.cards:
        return _over(scene)
    return seeing(scene, hand_heading(scene), (), row(sheet_button(scene), how_button(scene)))


def seeing(scene: Scene, head: Text, news: tuple[Block, ...], *ways: Buttons) -> Screen:
    """Return the table of a hand in play below ``head`` and ``news``, with ``ways`` elsewhere."""
    blocks = (
        head,
        *news,
        _picture(scene),
        Text("\n".join(_line(scene, seat) for seat in range(played(scene).players))),
        *_bids(scene),
        Text(f"{_asked(scene)}\n{ending(scene)}"),
        *_choices(scene),
        *ways,
    )
    return Screen(blocks, Tone.ASK, alert=_alert(scene))


def standing_order(scene: Scene) -> Screen:
    """Return the own standing order alone, or where the seat stands if it can have none."""
    if not takes_orders(played(scene)):
        return hand(scene)
    return order_below(scene, hand_heading(scene))


def order_below(scene: Scene, head: Text) -> Screen:
    """Return the own standing order alone, below ``head``."""
    return Screen(
        (
            head,
            *orders(scene, ALONE),
            Text(_asked(scene)),
            row(look_button(scene), how_button(scene)),
        ),
        Tone.ASK,
    )


def _over(scene: Scene) -> Screen:
    head = heading(scene, say("poker_table-over_head"))
    buttons = (sheet_button(scene), *deal_button(scene), how_button(scene))
    return Screen((head, Text(say("poker_table-over")), row(*buttons)))


def _picture(scene: Scene) -> Picture:
    view = played(scene)
    faces = faces_of(view.cards)
    places = tuple(
        Place(seat + 1, faces[seat], standing(view, seat), out=is_out(view, seat))
        for seat in range(view.players)
    )
    return Picture(Places(places, colours()), _alt(scene))


def _alt(scene: Scene) -> str:
    """Name every card with its player; where that is too long, with the seat's number."""
    view = played(scene)
    names = (seat_name(scene.table, seat, scene.names) for seat in range(view.players))
    seats = (say("poker_table-seat", seat=str(seat + 1)) for seat in range(view.players))
    named, numbered = (
        f"{'. '.join(f'{who}: {_card(scene, seat)}' for seat, who in enumerate(whose))}."
        for whose in (names, seats)
    )
    return named if size(named) <= ALT else numbered


def _card(scene: Scene, seat: Seat) -> str:
    card = played(scene).cards[seat]
    return say("poker_table-hidden") if card is None else card_name(card)


def _line(scene: Scene, seat: Seat) -> str:
    bid = standing(played(scene), seat)
    return seat_line(scene, seat, f"**{_card(scene, seat)}**", *((bid,) if bid else ()))


def _bids(scene: Scene) -> tuple[Block, ...]:
    bids = played(scene).bids
    return (Text(turns(bids)),) if bids else ()


def _alert(scene: Scene) -> str:
    view, here = played(scene), where(scene)
    if view.may_act:
        return say("poker_table-alert_turn", where=here, choice=choice(view))
    return say("poker_table-alert_look", where=here)


def _asked(scene: Scene) -> str:
    view = played(scene)
    if secret(view):
        return _secretly(scene)
    if view.may_act:
        return say("poker_table-your_turn", choice=choice(view))
    turn = "" if view.turn is None else seat_mention(scene.table, view.turn)
    if _went_out(scene):
        return say("poker_table-turn_of_out", who=turn)
    return say("poker_table-turn_of", who=turn)


def _secretly(scene: Scene) -> str:
    view = played(scene)
    sealed, players = view.sealed, str(view.players)
    if view.own is None:
        asked = choice(view)
        return say("poker_table-secret_asked", choice=asked, sealed=sealed, players=players)
    own = say(BIDS[view.own])
    return say("poker_table-secret_said", bid=own, sealed=sealed, players=players)


def _went_out(scene: Scene) -> bool:
    return scene.seat is not None and is_out(played(scene), scene.seat)


def _choices(scene: Scene) -> Iterator[Block]:
    view = played(scene)
    if view.may_act or secret(view):
        yield row(*bid_buttons(scene))
    if takes_orders(view):
        yield from orders(scene)
