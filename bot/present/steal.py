"""The thief's own screen: from whom, which card, and then it is stolen; or a draw instead."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.hand import hand
from bot.present.limits import LABEL, OPTION
from bot.present.names import clip, seat_mention, seat_name
from bot.present.parts import (
    button,
    control,
    ending,
    heading,
    last_try,
    my_hand,
    played,
    row,
    seat_line,
    where,
)
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Option, Screen, Select, Style, Text, Tone
from bot.present.words import (
    MELDS,
    card_name,
    cards_marked,
    cards_plain,
    counted,
    listed,
    short_card,
    the,
)
from data.log import Stage
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import Steal, Target
from engine.indian_chief.situation import Phase


def may_steal(scene: Scene) -> bool:
    """Tell whether the scene's seat is a thief who may pick now, or may pick anew."""
    view = scene.view
    if view is None or scene.table.stage is Stage.CLOSED:
        return False
    return view.phase is Phase.STEAL and view.seat in view.thieves


def steal(scene: Scene, victim: Seat | None = None, slot: int | None = None) -> Screen:
    """Return the steal screen with ``victim`` and ``slot`` as picked so far.

    A seat that may not steal now gets its hand, which says who may.
    """
    if not may_steal(scene):
        return hand(scene)
    again = " once more" if played(scene).attempt else ""
    return Screen(
        (heading(scene), Text("\n".join(_said(scene))), *_controls(scene, victim, slot)),
        Tone.ASK,
        alert=f"{where(scene)}: you may pick a card to steal{again}.",
    )


def _said(scene: Scene) -> Iterator[str]:
    view = played(scene)
    yield "**You are the Thief.** Take one card from another meld, or draw from the deck."
    yield f"In your hand: {cards_marked(view.hand)}"
    yield from (_on_table(scene, seat) for seat in _robbable(scene))
    if len(view.thieves) > 1:
        yield _tied(scene)
    if view.collisions:
        yield f"Last time you met: {_met(scene)}."
    if view.picked:
        yield f"**Recorded: {_pick(scene, view.pick)}.** You may pick anew until all have picked."
    yield ending(scene)


def _on_table(scene: Scene, seat: Seat) -> str:
    melded = played(scene).table[seat]
    return seat_line(scene, seat, MELDS[melded.meld], cards_marked(filter(None, melded.slots)))


def _tied(scene: Scene) -> str:
    view = played(scene)
    others = listed(seat_mention(scene.table, seat) for seat in view.thieves if seat != view.seat)
    last = "none of you steals" if last_try(view) else "all of you pick once more"
    return f"Your card ties with that of {others}. If two of you name the same card, {last}."


def _met(scene: Scene) -> str:
    collisions = played(scene).collisions
    return listed(_one_met(scene, steal) for steal in collisions)


def _one_met(scene: Scene, steal: Steal) -> str:
    what = "a draw" if steal.card is None else the(steal.card)
    return f"{seat_mention(scene.table, steal.thief)} on {what}"


def _pick(scene: Scene, target: Target | None) -> str:
    if target is None:
        return "you draw from the deck"
    card = _card_at(scene, target.seat, target.slot)
    if card is None:
        return "your pick"
    return f"{the(card)} from {seat_mention(scene.table, target.seat)}"


def _card_at(scene: Scene, seat: Seat | None, slot: int | None) -> Card | None:
    """Return the card in a slot of this round's face-up melds; ``None`` where none lies."""
    table = played(scene).table
    if seat is None or slot is None or not 0 <= seat < len(table):
        return None
    slots = table[seat].slots
    return slots[slot] if 0 <= slot < len(slots) else None


def _controls(scene: Scene, victim: Seat | None, slot: int | None) -> Iterator[Block]:
    yield from _victims(scene, victim)
    if victim is not None and victim in _robbable(scene):
        yield _slots(scene, victim, slot)
    yield _buttons(scene, victim, slot)


def _robbable(scene: Scene) -> list[Seat]:
    view = played(scene)
    return [
        seat for seat, melded in enumerate(view.table) if seat != view.seat and any(melded.slots)
    ]


def _victims(scene: Scene, victim: Seat | None) -> Iterator[Select]:
    options = tuple(_victim(scene, seat, chosen=seat == victim) for seat in _robbable(scene))
    if options:
        yield Select(control(scene, "from"), "From whom?", options)


def _victim(scene: Scene, seat: Seat, *, chosen: bool) -> Option:
    melded = played(scene).table[seat]
    cards = [card for card in melded.slots if card is not None]
    name = clip(seat_name(scene.table, seat, scene.names), 50)
    label = f"{seat + 1}. {name}: {MELDS[melded.meld]}, {counted(len(cards), 'card')}"
    return Option(label, str(seat), clip(cards_plain(cards).capitalize(), OPTION), chosen)


def _slots(scene: Scene, victim: Seat, slot: int | None) -> Select:
    slots = played(scene).table[victim].slots
    options = tuple(
        Option(f"{place + 1}. {card_name(card).capitalize()}", str(place), chosen=place == slot)
        for place, card in enumerate(slots)
        if card is not None
    )
    return Select(control(scene, "take", str(victim)), "Which card?", options)


def _buttons(scene: Scene, victim: Seat | None, slot: int | None) -> Buttons:
    draw = button(scene, "Draw instead", "draw")
    card = _card_at(scene, victim, slot)
    if victim is None or card is None:
        return row(draw, my_hand(scene, Style.PLAIN))
    what = f"Steal {short_card(card)} from "
    name = seat_name(scene.table, victim, scene.names)
    label = clip(what + name, LABEL)
    take = button(scene, label, "pick", str(victim), str(slot), style=Style.GO)
    return row(take, draw, my_hand(scene, Style.PLAIN))
