"""The best meld of a round, named once it is revealed."""

from __future__ import annotations

from typing import Final

from bot.present.indian_chief.words import meld_name, multiplied
from bot.present.names import seat_mention
from bot.present.scene import Scene
from bot.present.words import listed, points
from bot.tongue import say
from engine.core import Seat
from engine.indian_chief.model import MeldsRevealed

SHARED: Final = 3
"""More than so many that are equal are nothing to name."""


def best_of(scene: Scene, event: MeldsRevealed) -> str | None:
    """Return who earned most in a round and by what; ``None`` where nobody stands out."""
    earned = earned_by(event)
    most = max(earned)
    seats = [seat for seat, total in enumerate(earned) if total == most]
    if len(earned) == 1 or most <= 0 or len(seats) > SHARED:
        return None
    names = listed(_named(scene, event, seat) for seat in seats)
    worth = points(most) if seats[1:] else _worth(event, seats[0])
    told = say("chief_reveal-best", names=names, number=len(seats), points=worth)
    return told if seats[1:] else " ".join((told, *_record(scene, event, seats[0])))


def _record(scene: Scene, event: MeldsRevealed, seat: Seat) -> tuple[str, ...]:
    """Say that nobody has scored as much with this meld on the server, where that is so."""
    meld, user = event.melds[seat].meld, scene.table.chairs[seat].user
    if not any((feat.user, feat.category) == (user, meld) for feat in scene.records):
        return ()
    return (say("chief_reveal-record", meld=meld_name(meld)),)


def earned_by(event: MeldsRevealed) -> tuple[int, ...]:
    """Return what each seat earned in a round, as its column multiplied it."""
    pairs = zip(event.scores, event.melds, strict=True)
    return tuple(score.points * melded.column for score, melded in pairs)


def _named(scene: Scene, event: MeldsRevealed, seat: Seat) -> str:
    meld = meld_name(event.melds[seat].meld)
    return say("chief_reveal-best_of", who=seat_mention(scene.table, seat), meld=meld)


def _worth(event: MeldsRevealed, seat: Seat) -> str:
    return multiplied(event.scores[seat].points, event.melds[seat].column)
