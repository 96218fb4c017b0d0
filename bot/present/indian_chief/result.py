"""The end of a game: who won, how everybody did, and the way to another one."""

from __future__ import annotations

from collections.abc import Iterator

from bot.indian_chief.results import places
from bot.present.indian_chief.facts import yardstick
from bot.present.indian_chief.scene import options_of, played
from bot.present.indian_chief.words import meld_name
from bot.present.names import escape, mention, seat_mention
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
from bot.present.screen import Button, Picture, Screen, Style, Text, Tone
from bot.present.sheets import standings
from bot.present.words import listed, ordinal, points
from bot.tongue import say
from data.books import TOTAL, Feat, Record
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Row, View


def result(scene: Scene) -> Screen:
    """Return the ranking of a game that was played to its end; a solo game's own total."""
    blocks = _alone if played(scene).players == 1 else _together
    texts = (*blocks(scene), *_records(scene), *_yardstick(scene))
    head = heading(scene, say("chief_end-result"))
    return Screen(
        (head, _picture(scene), *map(Text, texts), row(*_ways_on(scene))),
        Tone.GOOD,
        alert=say("chief_end-alert", table=str(scene.table.id)),
    )


def _picture(scene: Scene) -> Picture:
    view = played(scene)
    each = (
        (place, seat, view.totals[seat], _best_short(view, seat)) for place, seat in places(view)
    )
    return standings(titled(scene, say("chief_end-result")), tuple(each), view.winners)


def _best(view: View, seat: Seat) -> Row | None:
    """Return the meld that earned a seat most, the first of some; none before the first."""
    return max(view.sheet[seat], key=lambda row: row.points, default=None)


def _best_short(view: View, seat: Seat) -> str:
    best = _best(view, seat)
    return "" if best is None else f"{meld_name(best.meld)} {best.points}"


def _best_line(view: View, seat: Seat) -> tuple[str, ...]:
    """Return the same in text, below a place."""
    best = _best(view, seat)
    if best is None:
        return ()
    told = say("picture-best", meld=meld_name(best.meld), points=points(best.points))
    return (f"-# {told}",)


def _total(view: View, seat: Seat, meld: Meld) -> int:
    return sum(row.points for row in view.sheet[seat] if row.meld is meld)


def _together(scene: Scene) -> tuple[str, str]:
    return f"**{_winners(scene)}**", "\n".join(_ranking(scene))


def _winners(scene: Scene) -> str:
    view = played(scene)
    names = listed(seat_mention(scene.table, seat) for seat in view.winners)
    total, number = points(max(view.totals)), len(view.winners)
    behind, by = _tie_break(view)
    if by is None:
        return say("chief_end-wins", names=names, number=number, points=total)
    return say(
        "chief_end-wins_tie",
        names=names,
        number=number,
        points=total,
        behind=listed(seat_mention(scene.table, seat) for seat in behind),
        meld=meld_name(by),
    )


def _tie_break(view: View) -> tuple[list[Seat], Meld | None]:
    """Return whom the winners beat though the totals are equal, and by what (house rule 11)."""
    best = max(view.totals)
    left = [seat for seat, total in enumerate(view.totals) if total == best]
    behind, by = [seat for seat in left if seat not in view.winners], None
    for meld in rules_of(view.options).tie_breaks:
        most = max(_total(view, seat, meld) for seat in left)
        kept = [seat for seat in left if _total(view, seat, meld) == most]
        left, by = kept, meld if len(kept) < len(left) else by
    return behind, by


def _ranking(scene: Scene) -> list[str]:
    view = played(scene)
    return [
        line
        for place, seat in places(view)
        for line in (_place(scene, place, seat, view.totals[seat]), *_best_line(view, seat))
    ]


def _place(scene: Scene, place: int, seat: Seat, total: int) -> str:
    """Return a line; an ordinal with a full stop would make it a list, which counts by itself."""
    notes = (seat_mention(scene.table, seat), points(total), *_praise(scene, total))
    return f"{escape(ordinal(place))}{DOT}{DOT.join((*notes, *_note(scene, seat)))}"


def _note(scene: Scene, seat: Seat) -> tuple[str, ...]:
    note = away_note(scene.table.chairs[seat], over=True)
    return (note,) if note else ()


def _alone(scene: Scene) -> Iterator[str]:
    [total] = played(scene).totals
    who = seat_mention(scene.table, 0)
    came = say("chief_end-came_to", who=who, points=points(total))
    yield "\n".join(
        (f"**{DOT.join((came, *_praise(scene, total)))}**", *_best_line(played(scene), 0))
    )
    if scene.record is not None:
        yield _record(scene.record, total)


def _record(record: Record, total: int) -> str:
    """Set a total beside the best one so far, which this game is counted among."""
    if record.games == 1:
        return say("chief_end-first")
    if total == record.points:
        return say("chief_end-new_best", games=record.games)
    return say("chief_end-best", points=points(record.points), games=record.games)


def _records(scene: Scene) -> tuple[str, ...]:
    """Name what this server had not seen before."""
    lines = [_new_record(feat) for feat in sorted(scene.records, key=_as_listed)]
    return ("\n".join((say("chief_end-records"), *lines)),) if lines else ()


def _as_listed(feat: Feat) -> int:
    """Return where a record stands: the total first, then the melds in their order."""
    return [TOTAL, *Meld].index(feat.category)


def _new_record(feat: Feat) -> str:
    who, worth = mention(feat.user), points(feat.points)
    if feat.category == TOTAL:
        return say("chief_end-record_total", who=who, points=worth)
    meld = meld_name(Meld(feat.category))
    return say("chief_end-record_meld", meld=meld, who=who, points=worth)


def _praise(scene: Scene, total: int) -> tuple[str, ...]:
    """Return the rulebook's word for a total, if it has one."""
    good, excellent = rules_of(options_of(scene.table)).yardstick or (total, total)
    if total > excellent:
        return (say("chief_end-excellent"),)
    return (say("chief_end-good"),) if total > good else ()


def _yardstick(scene: Scene) -> tuple[str, ...]:
    """Return the sentence by which a total is judged, where the rulebook has one."""
    sentence = yardstick(rules_of(options_of(scene.table)))
    return (f"-# {sentence}",) if sentence else ()


def _ways_on(scene: Scene) -> tuple[Button, ...]:
    way = button(scene, say("chief_end-again"), "rematch", style=Style.MAIN)
    ways = (way, sheet_button(scene), *deal_button(scene), *verify_button(scene))
    return (*ways, how_button(scene))
