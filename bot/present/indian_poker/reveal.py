"""The end of a hand, as everybody sees it: all cards, who stayed in, who won, the points."""

from __future__ import annotations

from collections.abc import Iterable

from bot.present.indian_poker.parts import scored
from bot.present.indian_poker.pictures import Place, Places
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import fewest, signed, turns
from bot.present.inks import colours
from bot.present.limits import ALT
from bot.present.names import seat_mention, seat_name, size
from bot.present.parts import button, heading, row, seat_line, sheet_button
from bot.present.pictures import faces_of
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Picture, Screen, Text
from bot.present.words import card_name, listed, points, the
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.situation import View


def revealed(scene: Scene, event: HandRevealed) -> Screen:
    """Return a hand that is over, as a picture and the same in text; ``scene`` as of its end."""
    head = heading(scene, cards_of(event.hand))
    return turned_up(scene, event, head, row(odds_button(scene, event), sheet_button(scene)))


def cards_of(hand: int) -> str:
    """``"Hand 3: the cards"``: what a hand that is over is headed with."""
    return say("poker_reveal-head", hand=str(hand))


def turned_up(scene: Scene, event: HandRevealed, head: Text, *ways: Buttons) -> Screen:
    """Return the same below ``head``, with ``ways`` to whatever explains it."""
    return Screen(
        (
            head,
            Text(f"**{_won(scene, event)}**"),
            _picture(scene, event),
            Text("\n".join(_line(scene, event, seat) for seat in range(len(event.cards)))),
            *_bids(scene, event),
            *(Text(f"-# {said}") for said in fewest(played(scene).options)),
            *ways,
        )
    )


def odds_button(scene: Scene, event: HandRevealed) -> Button:
    """Return the button that tells everybody's odds in a hand that is over."""
    return button(scene, say("poker_reveal-odds"), "why", str(event.hand))


def _won(scene: Scene, event: HandRevealed) -> str:
    if not event.winners:
        return say("poker_reveal-won_nobody")
    names = listed(seat_mention(scene.table, seat) for seat in event.winners)
    if len(event.winners) > 1:
        return say("poker_reveal-won_equal", names=names)
    [winner] = event.winners
    alone = sum(event.stayed) == 1
    how = "poker_reveal-won_alone" if alone else "poker_reveal-won_highest"
    return say(how, name=names, card=the(event.cards[winner]))


def _picture(scene: Scene, event: HandRevealed) -> Picture:
    faces = faces_of(event.cards)
    places = tuple(
        Place(
            seat + 1,
            faces[seat],
            signed(event.points[seat]) if scored(played(scene)) else _note(event, seat),
            out=not event.stayed[seat],
            won=seat in event.winners,
        )
        for seat in range(len(faces))
    )
    return Picture(Places(places, colours()), _alt(scene, event))


def _alt(scene: Scene, event: HandRevealed) -> str:
    """Name every card with its player; where that is too long, with the seat's number."""
    seats = range(len(event.cards))
    said = tuple(_said(played(scene), event, seat) for seat in seats)
    named = _listed(said, (seat_name(scene.table, seat, scene.names) for seat in seats))
    if size(named) <= ALT:
        return named
    return _listed(said, (say("poker_table-seat", seat=str(seat + 1)) for seat in seats))


def _listed(said: tuple[str, ...], whose: Iterable[str]) -> str:
    return f"{'. '.join(f'{who}: {one}' for who, one in zip(whose, said, strict=True))}."


def _said(view: View, event: HandRevealed, seat: Seat) -> str:
    earned = (points(event.points[seat]),) if scored(view) else ()
    return ", ".join((card_name(event.cards[seat]), _stood(event, seat), *earned))


def _stood(event: HandRevealed, seat: Seat) -> str:
    return say(f"poker_reveal-stood_{_how(event, seat)}")


def _note(event: HandRevealed, seat: Seat) -> str:
    """Return the same as short as it has to be in a picture."""
    return say(f"poker_reveal-note_{_how(event, seat)}")


def _how(event: HandRevealed, seat: Seat) -> str:
    if seat in event.winners:
        return "won"
    return "in" if event.stayed[seat] else "out"


def _line(scene: Scene, event: HandRevealed, seat: Seat) -> str:
    view, card = played(scene), f"**{card_name(event.cards[seat])}**"
    earned: tuple[str, ...] = ()
    if scored(view):
        earned = (
            signed(event.points[seat]),
            say("poker_reveal-now", points=points(view.totals[seat])),
        )
    return seat_line(scene, seat, card, _stood(event, seat), *earned)


def _bids(scene: Scene, event: HandRevealed) -> tuple[Block, ...]:
    """Return how the bidding went; nothing where all bid at once."""
    bids = played(scene).bids_of(event)
    return (Text(turns(bids)),) if bids else ()
