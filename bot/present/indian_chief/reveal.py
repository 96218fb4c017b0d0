"""What everybody sees at once: the revealed melds, collisions, and how the steals came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.present.indian_chief.best import best_of
from bot.present.indian_chief.parts import where
from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.scene import options_of, played
from bot.present.indian_chief.words import column_name, meld_name, multiplied
from bot.present.inks import colours
from bot.present.limits import ALT, TEXT, text_size
from bot.present.names import seat_mention, seat_name, size
from bot.present.parts import DOT, button, heading, row
from bot.present.pictures import Row, Rows, faces_of
from bot.present.scene import Scene
from bot.present.screen import Block, Picture, Screen, Text
from bot.present.words import cards_marked, cards_plain, cards_short, listed, the
from bot.tongue import say
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import (
    Melded,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    Score,
    Steal,
    StealsResolved,
)
from engine.indian_chief.rulebooks import rules_of

Cards: TypeAlias = tuple[Card | None, ...]

_ROWS = 5  # melds in one picture; more are split into two


@dataclass(frozen=True, slots=True)
class _Told:
    """One seat's meld and, once it is told, its score."""

    seat: Seat
    melded: Melded
    score: Score | None


def revealed(scene: Scene, event: MeldsRevealed) -> Screen:
    """Return everybody's cards, points and why: as pictures, and the same in text.

    Where there is no room for all reasons, "Why?" alone tells them.
    """
    full = _revealed(scene, event, reasons=True)
    return full if text_size(full) <= TEXT else _revealed(scene, event, reasons=False)


def _revealed(scene: Scene, event: MeldsRevealed, *, reasons: bool) -> Screen:
    seats = range(len(event.melds))
    everybody = tuple(map(_Told, seats, event.melds, event.scores))
    blocks = [*_melds(scene, event.round, everybody, reasons=reasons)]
    if best := best_of(scene, event):
        blocks.append(Text(best))
    if event.turns:
        blocks.append(Text(_turns(scene, event.turns)))
    blocks.append(row(button(scene, say("chief_reveal-why"), "why", str(event.round))))
    return Screen(tuple(blocks))


def shown(scene: Scene, event: MeldsShown) -> Screen:
    """Return everybody's cards before the scores, which wait for Beggar Men (house rule 43)."""
    everybody = tuple(_Told(seat, melded, None) for seat, melded in enumerate(event.melds))
    blocks = _melds(scene, event.round, everybody, reasons=False)
    return Screen((*blocks, Text(_declaring(scene, event.declaring))))


def _declaring(scene: Scene, seats: tuple[Seat, ...]) -> str:
    names = listed(seat_mention(scene.table, seat) for seat in seats)
    return say("chief_reveal-scores_follow", names=names, number=len(seats))


def _turns(scene: Scene, turns: tuple[tuple[Seat, ...], ...]) -> str:
    order, *later = (listed(seat_mention(scene.table, seat) for seat in group) for group in turns)
    for group in later:
        order = say("chief_reveal-then", order=order, next=group)
    return say("chief_reveal-turns", order=order)


def _melds(
    scene: Scene, number: int, everybody: tuple[_Told, ...], *, reasons: bool
) -> Iterator[Block]:
    yield heading(scene, say("chief_reveal-melds", round=number, number=len(everybody)))
    for group in _split(everybody):
        yield _picture(scene, group)
        yield Text("\n".join(_line(scene, told, reasons=reasons) for told in group))


def _split(everybody: tuple[_Told, ...]) -> tuple[tuple[_Told, ...], ...]:
    if len(everybody) <= _ROWS:
        return (everybody,)
    half = (len(everybody) + 1) // 2
    return everybody[:half], everybody[half:]


def _picture(scene: Scene, group: tuple[_Told, ...]) -> Picture:
    full, short = (
        f"{'. '.join(_alt(scene, told, words) for told in group)}."
        for words in (cards_plain, cards_short)
    )
    return Picture(Rows(tuple(map(_row, group)), colours()), full if size(full) <= ALT else short)


def _row(told: _Told) -> Row:
    melded, score = told.melded, told.score
    cards = faces_of(melded.slots, melded.declared)
    return Row(told.seat + 1, meld_name(melded.meld), cards, _sum(melded, score) if score else "")


def _sum(melded: Melded, score: Score) -> str:
    """``"35"``, in a column that multiplies ``"35 x 3 = 105"``."""
    if melded.column == 1:
        return str(score.points)
    return f"{score.points} x {melded.column} = {score.points * melded.column}"


def _line(scene: Scene, told: _Told, *, reasons: bool) -> str:
    melded, score = told.melded, told.score
    who = f"{told.seat + 1}\\. {seat_mention(scene.table, told.seat)}"
    what = f"**{_earned(melded, score)}**{_column(scene, melded)}{_out_of_time(scene, told.seat)}"
    why = f"\n-# {reason(rules_of(options_of(scene.table)), score)}" if score and reasons else ""
    return f"{who}{DOT}{what}\n{cards_marked(melded.slots, melded.declared)}{why}"


def _earned(melded: Melded, score: Score | None) -> str:
    name = meld_name(melded.meld)
    return f"{name}, {multiplied(score.points, melded.column)}" if score else name


def _column(scene: Scene, melded: Melded) -> str:
    """Name the column where a game has several."""
    if played(scene).columns == 1:
        return ""
    return f" ({say('chief_reveal-column', column=column_name(melded.column))})"


def _out_of_time(scene: Scene, seat: Seat) -> str:
    """Say of a seat whose time was up in this phase that its person was not there."""
    missed = {m.seat: m.planned for m in scene.table.missed if m.step == scene.table.step}
    if seat not in missed:
        return ""
    return f"{DOT}{say('chief_reveal-planned' if missed[seat] else 'chief_reveal-time_up')}"


def _alt(scene: Scene, told: _Told, words: Callable[[Cards, Cards], str]) -> str:
    melded = told.melded
    name = seat_name(scene.table, told.seat, scene.names)
    cards = words(melded.slots, melded.declared)
    return f"{told.seat + 1} {name}: {_earned(melded, told.score)}, {cards}"


def thieves(scene: Scene, event: PicksCollided | StealsResolved) -> Screen:
    """Return what came of the picks of one group: what met, or what each of them took."""
    return _collided(scene, event) if isinstance(event, PicksCollided) else _resolved(scene, event)


def _collided(scene: Scene, event: PicksCollided) -> Screen:
    """Return the picks that met, and that the whole group picks once more."""
    title = say("chief_reveal-collided", where=where(scene))
    lines = (f"## {title}", *_picks(scene, event.picks), say("chief_reveal-once_more"))
    return Screen((Text("\n".join(lines)),))


def _picks(scene: Scene, picks: tuple[Steal, ...]) -> Iterator[str]:
    for target in dict.fromkeys(pick.target for pick in picks if pick.target is not None):
        same = [pick for pick in picks if pick.target == target]
        who = listed(seat_mention(scene.table, pick.thief) for pick in same)
        yield say("chief_reveal-want", who=who, card=_goods(scene, same[0]), number=len(same))


def _resolved(scene: Scene, event: StealsResolved) -> Screen:
    """Return what each thief of one group took; nobody does after the last collision."""
    lines = (
        [*_picks(scene, event.steals), _nobody(scene, event.steals)]
        if event.collided
        else [_outcome(scene, steal) for steal in event.steals]
    )
    title = say("chief_reveal-thieves", where=where(scene))
    return Screen((Text("\n".join([f"## {title}", *lines])),))


def _nobody(scene: Scene, steals: tuple[Steal, ...]) -> str:
    thieves = listed(seat_mention(scene.table, steal.thief) for steal in steals)
    again = rules_of(options_of(scene.table)).repicks
    return say("chief_reveal-nobody_again" if again else "chief_reveal-nobody", names=thieves)


def _outcome(scene: Scene, steal: Steal) -> str:
    thief = seat_mention(scene.table, steal.thief)
    if steal.target is None or steal.card is None:
        late = _out_of_time(scene, steal.thief)
        return say("chief_reveal-draws", who=thief, late=late)
    own = steal.target.seat == steal.thief
    took = "chief_reveal-takes" if own else "chief_reveal-steals"
    return say(took, who=thief, card=_goods(scene, steal))


def _goods(scene: Scene, steal: Steal) -> str:
    if steal.target is None or steal.card is None:
        return say("chief_reveal-deck_card")
    if steal.target.round:
        return say("chief_reveal-of_round", card=the(steal.card), round=steal.target.round)
    whose = seat_mention(scene.table, steal.target.seat)
    return say("chief_reveal-card_of", card=the(steal.card), whose=whose)
