"""How the players choose that think of the rounds to come: the meld to seal, the card to steal."""

from __future__ import annotations

import random
from functools import partial
from statistics import fmean
from typing import Final

from engine.cards import Card, Rank, Suit
from engine.core import Seat
from engine.indian_chief.model import Meld, Melded, SealMeld, Target
from engine.indian_chief.situation import View
from engine.players.chief import common
from engine.players.chief.kept import features
from engine.players.chief.points import Cards
from engine.players.chief.reckoning import Choice, Reckoner, reckoner_of, without
from engine.players.chief.stakes import Stakes, stakes_of
from engine.players.chief.values import bits

_JUDGED: Final = 180
_DRAWS: Final = 20
"""The cards of the next round are drawn so often that about so many melds are judged, and no more
often than that: a move takes a few milliseconds."""

_LOOKED_AT: Final = 6
_WITHIN: Final = 10.0
"""Only the best choices are looked at closely: so many, and none that seems worse by that much."""

_TRUST: Final = 0.7
"""How far a choice is judged by looking ahead; the rest is by what was learned."""

_JOKER: Final = Card(99, Suit.JOKER, Rank.JOKER)
"""The one that a thief will draw: no joker in a hand has its number."""


def sealed(view: View, seat: Seat) -> SealMeld:
    """Seal what makes points now and the value of the melds still open most."""
    judge = reckoner_of(view.options, view.players, by_kept=False)
    stakes = stakes_of(view, seat, judge.values)
    matches = common.matches_of(view, view.hand, view.earlier)
    found = []
    for meld, left in stakes.left.items():
        cards = judge.picked(view.hand, meld, left, matches)
        points = judge.points(meld, cards, matches)
        worth = stakes.worth(meld, points, judge.rest((), left, matches))
        found.append(Choice(worth, points, meld, cards))
    return _seal(seat, stakes, max(found))


def sealed_with_foresight(view: View, seat: Seat, rng: random.Random) -> SealMeld:
    """Seal what makes points now and the value of melds and cards that are left most.

    All cards of the hand are tried for all melds; the best choices are looked at closely.
    """
    judge = reckoner_of(view.options, view.players, by_kept=True)
    stakes = stakes_of(view, seat, judge.values)
    found = sorted(_every(view, judge, stakes), reverse=True)
    if any(stakes.left.values()):
        found = _closely(view, judge, stakes, found, rng)
    return _seal(seat, stakes, found[0])


def _seal(seat: Seat, stakes: Stakes, choice: Choice) -> SealMeld:
    column = stakes.column(choice.meld, choice.points)
    return SealMeld(seat, choice.meld, choice.cards, column=column)


def _every(view: View, judge: Reckoner, stakes: Stakes) -> list[Choice]:
    matches = common.matches_of(view, view.hand, view.earlier)
    found = []
    for meld, left in stakes.left.items():
        for points, cards in judge.every(view.hand, meld, matches):
            rest = judge.rest(without(view.hand, cards), left, matches)
            found.append(Choice(stakes.worth(meld, points, rest), points, meld, cards))
    return found


def _closely(
    view: View, judge: Reckoner, stakes: Stakes, found: list[Choice], rng: random.Random
) -> list[Choice]:
    """Judge the best choices by the next round too, best first.

    A thief that will draw a joker knows its next hand already, so that all its choices are judged.
    """
    least = found[0].worth - _WITHIN
    close = [choice for choice in found[:_LOOKED_AT] if choice.worth >= least]
    if judge.rules.has_jokers and view.wild != 0:
        close += [choice for choice in found if choice.meld is Meld.THIEF and choice not in close]
    draws = _draws(view, _JUDGED // (len(close) * len(stakes.left)), rng)
    return sorted(map(partial(_looked_at, view, judge, stakes, draws), close), reverse=True)


def _draws(view: View, many: int, rng: random.Random) -> list[Cards]:
    """Draw as many cards as a meld may have, in different ways."""
    unseen = common.unseen(view)
    size = min(len(view.hand) - 1, len(unseen))
    return [tuple(rng.sample(unseen, size)) for _ in range(max(1, min(many, _DRAWS)))]


def _looked_at(
    view: View, judge: Reckoner, stakes: Stakes, draws: list[Cards], choice: Choice
) -> Choice:
    left, kept = stakes.left[choice.meld], without(view.hand, choice.cards)
    steals = choice.meld is Meld.THIEF and not judge.rules.has_jokers
    if not left or (steals and judge.rules.stay):
        return choice
    earlier = (*view.earlier, Melded(choice.meld, choice.cards)) if judge.rules.stay else ()
    joker = choice.meld is Meld.THIEF and view.wild != 0
    matches = common.matches_of(view, kept, earlier)
    more = [(_JOKER,)] if joker else [draw[: len(choice.cards)] for draw in draws]
    if steals:  # what was drawn lies on the table, and the best of it is taken
        weights = judge.values.kept[left]
        more = [
            (max(draw, key=lambda card: weights.worth(features((*kept, card)))),) for draw in draws
        ]
    ahead = fmean([judge.best((*kept, *cards), left, matches).worth for cards in more])
    worth = stakes.worth(choice.meld, choice.points, ahead)
    trust = 1 if joker else _TRUST
    return choice._replace(worth=trust * worth + (1 - trust) * choice.worth)


def loot(view: View, seat: Seat, rng: random.Random, *, by_kept: bool) -> Target | None:
    """Choose the card to steal that makes the next hand worth most, ``None`` for drawing one."""
    judge = reckoner_of(view.options, view.players, by_kept=by_kept)
    melds = bits(view.open_melds[seat])
    matches = common.matches_of(view, view.hand, view.earlier)

    def worth(card: Card) -> float:
        return judge.best((*view.hand, card), melds, matches).worth

    return common.taken(view, seat, rng, worth)
