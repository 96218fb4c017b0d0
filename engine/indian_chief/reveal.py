"""The reveal: melds are shown, jokers declared, everything is scored (rules 1 and 43-47)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, is_joker
from engine.core import Seat
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import GameEnded, Meld, Melded, MeldsRevealed, MeldsShown, Score
from engine.indian_chief.rulebooks import Rulebook
from engine.indian_chief.state import State
from engine.indian_chief.sympathy import matchable


def show(state: State) -> MeldsShown | MeldsRevealed:
    """Show what was sealed; score it, unless a Beggar Man still says what its jokers are."""
    late = _declaring_late(state)
    return MeldsShown(state.round, _laid(state), late) if late else reveal(state)


def reveal(state: State) -> MeldsRevealed:
    """Score all melds, before any steal (rule 25); no steals in the last round (rule 27)."""
    rules = state.rules
    laid = _laid(state)
    melds = tuple(_for_sympathy(state, laid, seat) for seat in range(state.players))
    scores = tuple(_score(state, melds, seat) for seat in range(state.players))
    turns = rules.turns(melds) if state.round < rules.rounds else ()
    return MeldsRevealed(state.round, melds, scores, turns)


def end(state: State) -> GameEnded:
    """Name the winners: the best total, by house rule then the best total of some rows (11)."""
    winners = tuple(range(state.players))
    for meld in (None, *state.rules.tie_breaks):
        points = {seat: _points(state, seat, meld) for seat in winners}
        winners = tuple(seat for seat in winners if points[seat] == max(points.values()))
    return GameEnded(winners)


def _points(state: State, seat: Seat, meld: Meld | None) -> int:
    return sum(row.points for row in state.sheet[seat] if meld in {None, row.meld})


def _declaring_late(state: State) -> tuple[Seat, ...]:
    """Beggar Men with a joker, if they are asked after the reveal (house rule 43)."""
    beggars = (
        seat
        for seat, sealed in enumerate(state.sealed)
        if sealed and sealed.meld is Meld.BEGGAR_MAN and any(map(is_joker, sealed.cards))
    )
    return tuple(beggars) if state.rules.declare_late else ()


def _laid(state: State) -> tuple[Melded, ...]:
    """Lay out what was sealed; all jokers but those of Beggar Men are declared (rule 43)."""
    sealed = [one for one in state.sealed if one is not None]
    melds = [Melded(one.meld, one.cards, one.column, one.declared, one.aside) for one in sealed]
    return tuple(
        one if one.meld is Meld.BEGGAR_MAN else _declared(state.rules, one, ()) for one in melds
    )


def _for_sympathy(state: State, laid: tuple[Melded, ...], seat: Seat) -> Melded:
    """Declare the jokers of a Beggar Man, against the melds of all others (rules 43 and 44)."""
    if laid[seat].meld is not Meld.BEGGAR_MAN:
        return laid[seat]
    said = state.declaring.said_by(seat)
    beggar = replace(laid[seat], declared=said.declared if said else ())
    return _declared(state.rules, beggar, matchable(state.rules, seat, laid, state.earlier))


def _declared(rules: Rulebook, melded: Melded, others: tuple[Card, ...]) -> Melded:
    """Declare what is not declared yet as scores best; a joker may stay one (house rule 44)."""
    cards = melded.cards
    if not any(map(is_joker, cards)):
        return melded
    declared, aside = melded.declared, melded.aside
    faces = declare(rules, melded.meld, cards, others, declared=declared, aside=aside)
    pairs = zip(cards, faces, strict=True)
    return replace(melded, declared=tuple(face if face != card else None for card, face in pairs))


def _score(state: State, melds: tuple[Melded, ...], seat: Seat) -> Score:
    melded = melds[seat]
    others = (
        matchable(state.rules, seat, melds, state.earlier) if melded.meld is Meld.BEGGAR_MAN else ()
    )
    return score(state.rules, melded.meld, melded.faces, others, melded.aside)
