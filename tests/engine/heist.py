"""A round with thieves, as the tests of their rules begin it and look at it."""

from __future__ import annotations

from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.wishes import parse_wish
from tests.engine.driver import Playing, dealt
from tests.engine.hands import faces
from tests.engine.variants import CLASSIC

PREY = "2C AH 3D"
CLUBS = ["4C 5C 6C", "7C 8C 9C", "4C 5C 6C", "7C 8C 9C", "3C 10C JC", "3C 10C JC"]


def heist(
    players: int,
    *thieves: str,
    wishes: dict[int, str] | None = None,
    options: Options = CLASSIC,
) -> Playing:
    """Reveal a round in which these cards are Thieves and all other seats are Poor Men.

    The first Poor Man, right after the thieves, melds ``PREY``, the others ``CLUBS``.
    """
    playing = dealt(*[*thieves, PREY, *CLUBS][:players], options=options)
    for seat in range(len(thieves), players):
        playing.seal_any(seat, Meld.POOR_MAN)
    for seat, card in enumerate(thieves):
        wish = (wishes or {}).get(seat)
        playing.seal(seat, Meld.THIEF, card, parse_wish(wish) if wish else None)
    return playing


def on_table(playing: Playing) -> list[str]:
    """Write what lies on the table now, by seat."""
    return [faces(melded.slots) for melded in playing.melds]


def at_the_end(playing: Playing) -> list[str]:
    """Write what lay on the table of the round before after its steals, by seat."""
    assert playing.state.last is not None
    return [faces(melded.slots) for melded in playing.state.last.melds]


def in_hand(playing: Playing, seat: int, text: str) -> bool:
    """Tell whether the seat holds cards with all of these faces."""
    return set(text.split()) <= {card.face for card in playing.state.hands[seat]}


def awaited(playing: Playing) -> tuple[int, ...]:
    """Return the seats that the game waits for; there must be some."""
    wait = INDIAN_CHIEF.wait(playing.state)
    assert wait is not None
    return wait.seats
