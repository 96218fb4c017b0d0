"""What the computer players of Indian Chief reckon with, and what they learned."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations

import pytest

from engine.cards import Card, Rank, Suit, deck, is_joker
from engine.catalog import choose
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import MODERN, RULEBOOKS, rules_of
from engine.players.chief.kept import COUNT, SIZES, features
from engine.players.chief.points import expected, known, pointers
from engine.players.chief.reckoning import Reckoner, reckoner_of
from engine.players.chief.values import BITS, FOLDER, SETS, bits, read, written_of
from tests.engine.driver import begun
from tests.engine.variants import Table, every_table
from training.chief import Learner
from training.fit import fitted, solved
from training.worlds import WORLDS, Hand, Kept, World

FILES = sorted(WORLDS)


def _hands(jokers: int, many: int) -> list[tuple[Card, ...]]:
    rng = random.Random(jokers)
    wild = tuple(Card(number, Suit.JOKER, Rank.JOKER) for number in range(jokers))
    return [(*rng.sample(deck(2), 8 - jokers), *wild) for _ in range(many)]


@pytest.mark.parametrize(
    ("name", "jokers"), [("classic", 0), ("modern", 0), ("modern", 1), ("modern", 2)]
)
def test_points_are_those_of_the_scores(name: str, jokers: int) -> None:
    rules = RULEBOOKS[name]
    scored = pointers(rules)
    for hand in _hands(jokers, 12):
        for meld in scored:
            for cards in combinations(hand, rules.sizes[meld]):
                wanted = score(rules, meld, declare(rules, meld, cards)).points
                assert scored[meld](cards) == wanted, (meld, cards)


@pytest.mark.parametrize("matching", [True, False])
def test_a_beggar_man_gets_what_it_is_told_and_picks_the_best(*, matching: bool) -> None:
    rules = replace(MODERN, jokers_match=matching)
    table = tuple(random.Random(5).sample(deck(2), 14))
    for hand in (*_hands(0, 10), *_hands(2, 10)):
        counted = [card.rank for card in hand]
        may, there = expected(rules, 4, Counter(counted)), known(rules, table)
        pairs = list(combinations(hand, 2))
        for cards in pairs:
            if not any(map(is_joker, cards)) or matching:
                told = prospect(rules, 4, hand, Meld.BEGGAR_MAN, cards)
                assert may.points(cards) == pytest.approx(told)
                told = prospect(rules, 1, hand, Meld.BEGGAR_MAN, cards, others=table)
                assert there.points(cards) == told
        natural = [pair for pair in pairs if not any(map(is_joker, pair))]
        for matches in (may, there):
            assert matches.points(matches.best(hand)) == max(map(matches.points, natural))


def test_kept_cards_have_one_feature_of_each_group() -> None:
    rng = random.Random(3)
    for size in range(9):
        cards = rng.sample(deck(2), size)
        held = features(cards)
        assert len(held) == len(features(())) + size
        assert all(0 <= feature < COUNT for feature in held)
        assert sum(feature in SIZES for feature in held) == 1
        assert sorted(held) == sorted(features(rng.sample(cards, size)))


def test_equations_are_solved() -> None:
    matrix, right = [[4.0, 2.0, 0.0], [2.0, 5.0, 1.0], [0.0, 1.0, 3.0]], [2.0, -3.0, 7.0]
    found = solved(matrix, right)
    for row, value in zip(matrix, right, strict=True):
        assert sum(a * b for a, b in zip(row, found, strict=True)) == pytest.approx(value)


def test_weights_are_found_again() -> None:
    rng = random.Random(1)
    hidden = [3.0, 7.0, -2.0, 0.5, 4.0]
    held = [(rng.randrange(2), 2 + rng.randrange(3)) for _ in range(400)]
    rows = [(each, sum(hidden[one] for one in each)) for each in held]
    found = fitted(rows, [0.0] * 5, range(2), 0.001)
    for each, value in rows:
        assert sum(found[one] for one in each) == pytest.approx(value, abs=0.01)


@dataclass(frozen=True, slots=True)
class Same(World):
    """A world in which everybody always holds the same hand, whatever was played."""

    hand: tuple[Card, ...] = ()

    def deal(self, _rng: random.Random) -> Hand:
        return Hand(self.hand, ())

    def hands(self, _kept: Kept, _rng: random.Random) -> list[Hand]:
        return [Hand(self.hand, ())]


@pytest.mark.parametrize("name", ["classic", "modern"])
def test_open_melds_are_worth_what_is_played_to_the_end(name: str) -> None:
    rules, [hand] = RULEBOOKS[name], _hands(0, 1)
    learner = Learner(Same(rules, 4, hand=hand), random.Random(1))
    learner.learn(300)
    judge = Reckoner(rules, learner.values, by_kept=False)
    matches = WORLDS[name].matches(hand, ())
    once = {
        meld: judge.points(meld, judge.picked(hand, meld, 0, matches), matches) for meld in Meld
    }
    for melds in range(1, SETS):
        whole = sum(once[meld] for meld in Meld if melds & BITS[meld])
        assert learner.values.melds[melds] == pytest.approx(whole, abs=0.4)  # rounded at each step
        by_kept = Reckoner(rules, learner.values, by_kept=True).best(hand, melds, matches)
        assert by_kept.worth == pytest.approx(whole, abs=6)


@pytest.mark.parametrize("name", FILES)
def test_what_was_learned_is_whole_and_makes_sense(name: str) -> None:
    written = json.loads((FOLDER / f"{name}.json").read_text("ascii"))
    found = read(written)
    assert written_of(found) == written
    assert len(found.melds) == len(found.kept) == SETS
    assert {len(one.by_feature) for one in found.kept} == {COUNT}
    rich = bits([Meld.RICH_MAN])
    for melds in range(1, SETS):
        for meld in Meld:
            if melds & BITS[meld] and meld is not Meld.RICH_MAN and melds != BITS[meld]:
                assert found.melds[melds] > found.melds[melds - BITS[meld]], (melds, meld)
    assert found.melds[rich] < -5


def test_a_beggar_man_is_worth_more_at_a_large_table() -> None:
    small, large = (reckoner_of(Options(), players, by_kept=True).values for players in (4, 8))
    beggar = bits([Meld.BEGGAR_MAN])
    assert large.melds[beggar] == pytest.approx(small.melds[beggar] + 4 * 16 / 13)
    kept = features(deck(1)[:6])
    assert large.kept[beggar].worth(kept) > small.kept[beggar].worth(kept) + 4
    assert large.kept[SETS - 1 - beggar] == small.kept[SETS - 1 - beggar]


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
@every_table
def test_hidden_cards_change_no_choice(table: Table, level: str) -> None:
    """Whatever the others hold, and whatever is left in the deck, the same is played."""
    state = begun(table, 3).state
    twin = replace(state, hands=(state.hands[0], *_others(table, state.hands[0])))
    if table.players > 1:
        assert twin.hands != state.hands
    one, other = (
        choose("indian_chief", level, INDIAN_CHIEF.view(each, 0), random.Random(2))
        for each in (state, twin)
    )
    assert one == other


def _others(table: Table, own: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    decks = rules_of(table.options).decks[table.players]
    hidden = [card for card in deck(decks) if card not in own]
    random.Random(9).shuffle(hidden)
    return [tuple(hidden[8 * seat : 8 * seat + 8]) for seat in range(table.players - 1)]
