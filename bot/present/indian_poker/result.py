"""The end of a match: who won, how everybody did, and the way to another one."""

from __future__ import annotations

from bot.indian_poker.results import places
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.words import fewest
from bot.present.names import mention, seat_mention
from bot.present.parts import (
    DOT,
    away_note,
    button,
    deal_button,
    heading,
    how_button,
    row,
    sheet_button,
    titled,
    verify_button,
)
from bot.present.scene import Scene
from bot.present.screen import Picture, Screen, Style, Text, Tone
from bot.present.sheets import standings
from bot.present.words import listed, ordinal, points
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.situation import View


def result(scene: Scene) -> Screen:
    """Return the ranking of a match that was played to its end."""
    view, head = played(scene), heading(scene, say("poker_reveal-result_head"))
    return Screen(
        (
            head,
            _picture(scene),
            Text(" ".join((f"**{_winners(scene)}**", *fewest(view.options)))),
            Text("\n".join(_place(scene, *place) for place in places(view))),
            *map(Text, _record(scene)),
            row(
                button(scene, say("poker_reveal-result_again"), "rematch", style=Style.MAIN),
                sheet_button(scene),
                *deal_button(scene),
                *verify_button(scene),
                how_button(scene),
            ),
        ),
        Tone.GOOD,
        alert=say("poker_reveal-result_alert", table=str(scene.table.id)),
    )


def _picture(scene: Scene) -> Picture:
    view = played(scene)
    each = ((place, seat, view.totals[seat], _won(view, seat)) for place, seat in places(view))
    return standings(titled(scene, say("poker_reveal-result_head")), tuple(each), view.winners)


def _won(view: View, seat: Seat) -> str:
    """Say how many hands a seat won."""
    return say("picture-won", number=sum(seat in hand.winners for hand in view.history))


def _winners(scene: Scene) -> str:
    view = played(scene)
    names = listed(seat_mention(scene.table, seat) for seat in view.winners)
    total = points(view.totals[view.winners[0]])
    if len(view.winners) > 1:
        return say("poker_reveal-result_shared", names=names, points=total)
    return say("poker_reveal-result_wins", name=names, points=total)


def _record(scene: Scene) -> tuple[str, ...]:
    """Name who came to what this server had not seen in a match before."""
    if not scene.records:
        return ()
    names = listed(mention(feat.user) for feat in scene.records)
    return (say("poker_reveal-record", names=names, points=points(scene.records[0].points)),)


def _place(scene: Scene, place: int, seat: Seat) -> str:
    total = points(played(scene).totals[seat])
    away = away_note(scene.table.chairs[seat], over=True)
    won = _won(played(scene), seat)
    notes = (seat_mention(scene.table, seat), total, won, *((away,) if away else ()))
    return f"{ordinal(place)}{DOT}{DOT.join(notes)}"
