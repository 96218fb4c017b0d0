"""Pieces that many screens of Indian poker share: headings, bids, looks, when a turn ends."""

from __future__ import annotations

from typing import Final

from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import BIDS
from bot.present.names import seat_mention
from bot.present.parts import button, heading, my_hand, until
from bot.present.scene import Scene
from bot.present.screen import Button, Style, Text
from bot.present.words import capital, listed
from bot.tongue import say
from engine.indian_poker.model import Bid
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

LOOK: Final = "poker_wording-look"
"""The message on the button that shows each player the cards of all others."""


def where(scene: Scene) -> str:
    """``"Table 7, hand 3"``: what an alert begins with, so that it is told from all others."""
    return say("poker_table-where", table=str(scene.table.id), moment=moment(scene))


def moment(scene: Scene) -> str:
    """``"hand 3"``: how far the match has come."""
    return say("poker_table-moment", hand=str(played(scene).hand))


def hand_heading(scene: Scene) -> Text:
    """Return the first line: the table and the hand."""
    return heading(scene, hand_of(played(scene)))


def hand_of(view: View) -> str:
    """``"Hand 3 of 10"``; for a target ``"Hand 3, at most 60"``, in a night ``"Hand 3"``."""
    hand = str(view.hand)
    if view.hands is not None:
        return say("poker_table-hand_of", hand=hand, hands=str(view.hands))
    if view.most is not None:
        return say("poker_table-hand_at_most", hand=hand, most=str(view.most))
    return say("poker_table-hand", hand=hand)


def scored(view: View) -> bool:
    """Tell whether points are kept: in a match, never in a night."""
    return rules_of(view.options).forfeits is None


def asked(view: View) -> tuple[Bid, Bid]:
    """Return the two bids that whoever is awaited chooses from, the one that stays in first."""
    later = view.turn is not None and view.standing[view.turn] is not None
    return (Bid.KEEP if later else Bid.IN), Bid.OUT


def choice(view: View) -> str:
    """``"keep or out"``: the same in words."""
    return listed((say(BIDS[bid]) for bid in asked(view)), "or")


def bid_buttons(scene: Scene) -> tuple[Button, ...]:
    """Return a button for each bid that whoever is awaited chooses from."""
    styles = {Bid.IN: Style.GO, Bid.KEEP: Style.GO, Bid.OUT: Style.DANGER}
    return tuple(
        button(scene, capital(say(BIDS[bid])), "bid", bid.value, style=styles[bid])
        for bid in asked(played(scene))
    )


def look_button(scene: Scene) -> Button:
    """Return the button that shows each player the cards of all others."""
    return my_hand(scene, label=say(LOOK))


def ending(scene: Scene) -> str:
    """Return what is waited for and until when, and what then becomes of who did not bid."""
    graced = scene.table.hand is None  # a night goes by its own clock
    return until(scene, _goes(scene), lapse(scene), graced=graced)


def _goes(scene: Scene) -> str:
    turn = played(scene).turn
    if turn is None:
        return say("poker_table-goes_all")
    if turn == scene.seat:
        return say("poker_table-goes_you")
    return say("poker_table-goes_one", who=seat_mention(scene.table, turn))


def lapse(scene: Scene) -> str:
    """Say what a missed bid is (rule 69)."""
    keeps = Bid.KEEP in asked(played(scene))
    return say("poker_table-lapse_keep") if keeps else say("poker_table-lapse_out")


def secret(view: View) -> bool:
    """Tell whether all bid at once, unseen (house rule 61)."""
    return rules_of(view.options).secret
