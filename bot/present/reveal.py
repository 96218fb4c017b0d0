"""What everybody sees at once: the revealed melds, collisions, and how the steals came out."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.names import seat_mention, seat_name
from bot.present.parts import DOT, where
from bot.present.pictures import Row, Rows, faces_of
from bot.present.reasons import reason
from bot.present.scene import Scene
from bot.present.screen import Block, Picture, Screen, Text
from bot.present.words import MELDS, cards_marked, cards_plain, listed, points, the
from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import Melded, MeldsRevealed, PicksCollided, Steal, StealsResolved
from engine.indian_chief.rulebooks import rules_of

_ROWS = 5  # melds in one picture; more are split into two


def revealed(scene: Scene, event: MeldsRevealed) -> Screen:
    """Return everybody's cards, points and why: as pictures, and the same in text."""
    seats = tuple(range(len(event.melds)))
    blocks: list[Block] = [Text(f"## Table {scene.table.id}{DOT}Round {event.round}: the melds")]
    for number, group in enumerate(_split(seats), start=1):
        blocks.append(_picture(scene, event, group, number))
        blocks.append(Text("\n".join(_line(scene, event, seat) for seat in group)))
    if event.turns:
        blocks.append(Text(_turns(scene, event.turns)))
    return Screen(tuple(blocks))


def _turns(scene: Scene, turns: tuple[tuple[Seat, ...], ...]) -> str:
    groups = (listed(seat_mention(scene.table, seat) for seat in group) for group in turns)
    return f"**Now the thieves:** {', then '.join(groups)}."


def _split(seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    if len(seats) <= _ROWS:
        return (seats,)
    half = (len(seats) + 1) // 2
    return seats[:half], seats[half:]


def _picture(scene: Scene, event: MeldsRevealed, seats: tuple[Seat, ...], number: int) -> Picture:
    rows = tuple(_row(seat, event.melds[seat], event.scores[seat].points) for seat in seats)
    alt = ". ".join(_alt(scene, event, seat) for seat in seats)
    return Picture(Rows(rows), f"reveal-{event.round}-{number}.png", f"{alt}.")


def _row(seat: Seat, melded: Melded, earned: int) -> Row:
    return Row(seat + 1, MELDS[melded.meld], faces_of(melded.slots, melded.declared), str(earned))


def _line(scene: Scene, event: MeldsRevealed, seat: Seat) -> str:
    melded, score = event.melds[seat], event.scores[seat]
    why = reason(rules_of(scene.table.options), score)
    who = f"{seat + 1}\\. {seat_mention(scene.table, seat)}"
    what = f"**{MELDS[melded.meld]}, {points(score.points)}**{_out_of_time(scene, seat)}"
    return f"{who}{DOT}{what}\n{cards_marked(_cards(melded))}\n-# {why}"


def _out_of_time(scene: Scene, seat: Seat) -> str:
    """Say of a seat whose time was up in this phase that the move was not its person's."""
    missed = {missed.seat for missed in scene.table.missed if missed.step == scene.table.step}
    return f"{DOT}time was up" if seat in missed else ""


def _alt(scene: Scene, event: MeldsRevealed, seat: Seat) -> str:
    melded, score = event.melds[seat], event.scores[seat]
    name = seat_name(scene.table, seat, scene.names)
    cards = cards_plain(_cards(melded))
    return f"{seat + 1} {name}: {MELDS[melded.meld]}, {points(score.points)}, {cards}"


def _cards(melded: Melded) -> Iterator[Card]:
    return (card for card in melded.slots if card is not None)


def collided(scene: Scene, event: PicksCollided) -> Screen:
    """Return the picks that met, and that the whole group picks once more."""
    lines = [f"## {where(scene)}: two hands on one card", *_picks(scene, event.picks)]
    lines.append("The thieves of this rank all pick **once more**, in secret.")
    return Screen((Text("\n".join(lines)),))


def _picks(scene: Scene, picks: tuple[Steal, ...]) -> Iterator[str]:
    for target in dict.fromkeys(pick.target for pick in picks if pick.target is not None):
        same = [pick for pick in picks if pick.target == target]
        who = listed(seat_mention(scene.table, pick.thief) for pick in same)
        want = "wants" if len(same) == 1 else "want"
        yield f"{who} {want} {_goods(scene, same[0])}."


def resolved(scene: Scene, event: StealsResolved) -> Screen:
    """Return what each thief of one group took; nobody does after a second collision."""
    lines = (
        [*_picks(scene, event.steals), _nobody(scene, event.steals)]
        if event.collided
        else [_outcome(scene, steal) for steal in event.steals]
    )
    return Screen((Text("\n".join([f"## {where(scene)}: the thieves", *lines])),))


def _nobody(scene: Scene, steals: tuple[Steal, ...]) -> str:
    thieves = listed(seat_mention(scene.table, steal.thief) for steal in steals)
    return f"Their picks met again, so **none of them steals**: {thieves} draw from the deck."


def _outcome(scene: Scene, steal: Steal) -> str:
    thief = seat_mention(scene.table, steal.thief)
    if steal.target is None or steal.card is None:
        return f"{thief} draws from the deck{_out_of_time(scene, steal.thief)}."
    return f"{thief} steals **{_goods(scene, steal)}**; the thief's card takes its place."


def _goods(scene: Scene, steal: Steal) -> str:
    if steal.target is None or steal.card is None:
        return "a card from the deck"
    return f"{the(steal.card)} from {seat_mention(scene.table, steal.target.seat)}"
