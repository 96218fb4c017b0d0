"""Thieves: the order of their turns, what they may take, and where replaced cards go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from engine.cards import Card, Rank
from engine.core import Code, RuleError, Seat
from engine.indian_chief.model import Meld, Melded, Steal, Target

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook

SLOT = 0
"""The slot of a Thief's only card."""

Lying: TypeAlias = Mapping[Target, Card]
"""What a thief may take, by where it lies."""


def turns_by_rank(melds: tuple[Melded, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Group the thieves by the rank of their revealed card, ace first (rule 21)."""
    return turns_by_value(tuple(Rank), melds)


def turns_by_value(
    values: tuple[int, ...], melds: tuple[Melded, ...]
) -> tuple[tuple[Seat, ...], ...]:
    """Group the thieves by the value of their revealed card, lowest first (house rule 21).

    ``values`` are by rank.
    """
    own = {
        seat: values[card.rank]
        for seat, melded in enumerate(melds)
        if melded.meld is Meld.THIEF and (card := melded.slots[SLOT]) is not None
    }
    groups = {value: [seat for seat in own if own[seat] == value] for value in own.values()}
    return tuple(tuple(groups[value]) for value in sorted(groups))


def no_turns(_melds: tuple[Melded, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Let no thief steal (rule 41)."""
    return ()


def stealable(
    rules: Rulebook, thief: Seat, melds: tuple[Melded, ...], earlier: tuple[Melded, ...] = ()
) -> Lying:
    """Find the cards that a thief may take.

    Whatever lies in somebody else's meld of this round, by house rule in no Thief's (rule 23).
    ``earlier`` are the melds of earlier rounds in a solo game, all of whose cards may be taken
    (rule 31).
    """
    barred = {thief, *_safe(rules, melds)}
    return {
        target: card
        for target, card in _places(melds, earlier).items()
        if card is not None and (target.round or target.seat not in barred)
    }


def steal(
    rules: Rulebook,
    thief: Seat,
    target: Target | None,
    melds: tuple[Melded, ...],
    earlier: tuple[Melded, ...] = (),
) -> Steal:
    """Name what lies at ``target``; ``RuleError`` when the thief may not take it."""
    if target is None:
        return Steal(thief, None, None)
    if not target.round and target.seat == thief:
        raise RuleError(Code.STEAL_OWN)
    if not target.round and target.seat in _safe(rules, melds):
        raise RuleError(Code.STEAL_SAFE)
    card = stealable(rules, thief, melds, earlier).get(target)
    if card is None:
        raise RuleError(Code.STEAL_NOTHING)
    return Steal(thief, target, card)


def _safe(rules: Rulebook, melds: tuple[Melded, ...]) -> tuple[Seat, ...]:
    """Seats whose meld nothing can be stolen from: thieves, with the house rule (rule 23)."""
    thieves = (seat for seat, melded in enumerate(melds) if melded.meld is Meld.THIEF)
    return tuple(thieves) if rules.safe_thieves else ()


def colliding(steals: tuple[Steal, ...]) -> tuple[Steal, ...]:
    """Those whose target another one names too; declining never collides (rule 22)."""
    named = Counter(steal.target for steal in steals)
    return tuple(steal for steal in steals if steal.target and named[steal.target] > 1)


def swapped(
    melds: tuple[Melded, ...], steals: tuple[Steal, ...], earlier: tuple[Melded, ...] = ()
) -> tuple[tuple[Melded, ...], tuple[Melded, ...]]:
    """Lay the thieves' cards where the stolen ones lay, all at once (rule 24).

    Return the melds of this round and the earlier ones of a solo game. No two of ``steals``
    share a target. A thief whose own card was stolen passes on what would replace it, so that
    replacements follow a chain and a cycle leaves its slots empty.
    """
    takers = {steal.target: steal.thief for steal in steals if steal.target is not None}
    laid = {Target(thief, SLOT): None for thief in takers.values()}
    moves = {
        target: _origin(takers, thief) for target, thief in takers.items() if target not in laid
    }
    table = _places(melds, earlier)
    after = table | laid | {target: table[origin] for target, origin in moves.items()}
    cards = iter(after.values())  # in the order of the places
    relaid = [
        replace(melded, slots=tuple(next(cards) for _ in melded.slots))
        for melded in (*melds, *earlier)
    ]
    return tuple(relaid[: len(melds)]), tuple(relaid[len(melds) :])


def _places(melds: tuple[Melded, ...], earlier: tuple[Melded, ...]) -> dict[Target, Card | None]:
    """All places of the table; earlier melds are those of the only seat."""
    rows = [(seat, 0, melded) for seat, melded in enumerate(melds)]
    rows += [(0, round_, melded) for round_, melded in enumerate(earlier, start=1)]
    return {
        Target(seat, slot, round_): card
        for seat, round_, melded in rows
        for slot, card in enumerate(melded.slots)
    }


def _origin(takers: dict[Target, Seat], thief: Seat) -> Target:
    """Slot whose card ends up where ``thief`` stole, back along the chain of thieves."""
    while (slot := Target(thief, SLOT)) in takers:
        thief = takers[slot]
    return slot
