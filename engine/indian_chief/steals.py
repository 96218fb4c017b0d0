"""Thieves: the order of their turns, what they may take, and where replaced cards go."""

from __future__ import annotations

from collections import Counter

from engine.cards import Card, Rank
from engine.core import Code, RuleError, Seat
from engine.indian_chief.model import Meld, Melded, Steal, Target

SLOT = 0
"""The slot of a Thief's only card."""


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


def stealable(melds: tuple[Melded, ...], thief: Seat) -> dict[Target, Card]:
    """Find the cards that a thief may take: whatever lies in somebody else's meld (rule 23)."""
    return {
        Target(seat, slot): card
        for seat, melded in enumerate(melds)
        for slot, card in enumerate(melded.slots)
        if seat != thief and card is not None
    }


def steal(melds: tuple[Melded, ...], thief: Seat, target: Target | None) -> Steal:
    """Name what lies at ``target``; ``RuleError`` when the thief may not take it."""
    if target is None:
        return Steal(thief, None, None)
    if target.seat == thief:
        raise RuleError(Code.STEAL_OWN)
    card = stealable(melds, thief).get(target)
    if card is None:
        raise RuleError(Code.STEAL_NOTHING)
    return Steal(thief, target, card)


def colliding(steals: tuple[Steal, ...]) -> tuple[Steal, ...]:
    """Those whose target another one names too; declining never collides (rule 22)."""
    named = Counter(steal.target for steal in steals)
    return tuple(steal for steal in steals if steal.target and named[steal.target] > 1)


def swapped(melds: tuple[Melded, ...], steals: tuple[Steal, ...]) -> tuple[Melded, ...]:
    """Lay the thieves' cards where the stolen ones lay, all at once (rule 24).

    No two of ``steals`` share a target. A thief whose own card was stolen passes on what would
    replace it, so that replacements follow a chain and a cycle leaves its slots empty.
    """
    takers = {steal.target: steal.thief for steal in steals if steal.target is not None}
    laid = {Target(thief, SLOT): None for thief in takers.values()}
    moves = {
        target: _origin(takers, thief) for target, thief in takers.items() if target not in laid
    }
    table = {
        Target(seat, slot): card
        for seat, melded in enumerate(melds)
        for slot, card in enumerate(melded.slots)
    }
    after = table | laid | {target: table[origin] for target, origin in moves.items()}
    return tuple(
        Melded(melded.meld, tuple(after[Target(seat, slot)] for slot in range(len(melded.slots))))
        for seat, melded in enumerate(melds)
    )


def _origin(takers: dict[Target, Seat], thief: Seat) -> Target:
    """Slot whose card ends up where ``thief`` stole, back along the chain of thieves."""
    while (slot := Target(thief, SLOT)) in takers:
        thief = takers[slot]
    return slot
