"""Computer players: lawful, quick, and as good as their names say."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pytest

from engine.cards import Rank
from engine.catalog import GAMES, PLAYERS, choose, game_of
from engine.indian_chief.model import (
    DeclareJokers,
    Meld,
    PickSteal,
    SealMeld,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import CLASSIC as RULES
from engine.indian_chief.situation import View
from engine.players.indian_chief import Player, easy, normal, random_legal, strong
from tests.engine.driver import Playing, begun, chance, dealt, every_number, worth
from tests.engine.hands import faces
from tests.engine.variants import CLASSIC, CLASSIC_SOLO, MODERN, MODERN_SOLO, Table, every_table

LEVELS = sorted(PLAYERS["indian_chief"])


def _game(table: Table, level: str, number: int) -> Playing:
    playing = begun(table, number)
    rng = random.Random(number)
    while wait := INDIAN_CHIEF.wait(playing.state):
        seat = rng.choice(wait.seats)
        playing.do(choose("indian_chief", level, playing.view(seat), rng))
    return playing


def test_the_catalog_lists_games_and_players() -> None:
    assert game_of(Options()) is GAMES["indian_chief"] is INDIAN_CHIEF
    assert set(PLAYERS) == set(GAMES)
    assert LEVELS == ["easy", "normal", "random", "strong"]
    assert all(key == game.key for key, game in GAMES.items())


@pytest.mark.parametrize("level", LEVELS)
@every_table
def test_a_game_of_computers_comes_to_its_end(table: Table, level: str) -> None:
    state = _game(table, level, 1).state
    assert all(len(rows) == state.rules.rounds for rows in state.sheet)


@pytest.mark.parametrize(
    ("table", "games", "least", "most"),
    [
        (Table(CLASSIC, 4), 10, 80, 30),
        (Table(MODERN, 4), 5, 80, 40),
        (Table(CLASSIC_SOLO, 1), 12, 90, 40),
        (Table(MODERN_SOLO, 1), 12, 95, 45),
        (Table(replace(CLASSIC_SOLO, triple=True), 1), 3, 600, 250),
        (Table(replace(MODERN_SOLO, triple=True), 1), 3, 650, 300),
    ],
    ids=str,
)
def test_easy_plays_much_better_than_random(
    table: Table, games: int, least: int, most: int
) -> None:
    means = {
        level: fmean(
            total for number in range(games) for total in _game(table, level, number).state.totals
        )
        for level in ("easy", "random")
    }
    assert means["easy"] > least
    assert means["random"] < most


def _with_open(playing: Playing, *melds: Meld) -> View:
    """See the game as seat 0 with only these melds still open for it."""
    view = playing.view(0)
    return replace(view, open_melds=(melds, *view.open_melds[1:]))


def _sealed(view: View) -> SealMeld:
    command = easy(view, random.Random(1))
    assert isinstance(command, SealMeld)
    return command


@every_number
def test_easy_plays_what_scores_best_now(players: int) -> None:
    for number in range(4):
        playing = Playing(players, chance(number, players))
        view = playing.view(0)
        command = _sealed(view)
        every = [
            worth(players, view.hand, meld, cards)
            for meld in Meld
            for cards in combinations(view.hand, RULES.sizes[meld])
        ]
        assert worth(players, view.hand, command.meld, command.cards) == pytest.approx(max(every))
        playing.do(command)


@pytest.mark.parametrize(
    ("hand", "melds", "meld", "own"),
    [
        # Nothing for a Doctor or a Lawyer: the cheaper one is spent, with the worst cards.
        ("2C 2D 2H 2S 3C 3D 3H 3S", (Meld.DOCTOR, Meld.LAWYER), Meld.LAWYER, "3C 3D 3H 2C"),
        # Poor low hand: still no taxes while anything else scores.
        ("2C 2D 2H 3H 3C 3D 4H 4C", (Meld.RICH_MAN, Meld.THIEF), Meld.THIEF, "4C"),
        # Ten points in many ways: the ten of clubs goes, not a spade and not a higher rank.
        ("10C 10S KD KH QS JC AS AH", (Meld.THIEF,), Meld.THIEF, "10C"),
        ("KC 10H QD JC 2S 3S 4S 5S", (Meld.THIEF,), Meld.THIEF, "JC"),
        ("KC 10D QD JC 2S 3S 4S 5S", (Meld.THIEF,), Meld.THIEF, "10D"),
        # Aces are kept, that of hearts above all.
        ("AS AH 2C 2D 3C 3D 4C 4D", (Meld.LAWYER,), Meld.LAWYER, "4C 4D 3C 3D"),
        ("KS QS JS AH AS 9C 9D 9H", (Meld.POOR_MAN,), Meld.POOR_MAN, "JS QS KS"),
    ],
)
def test_easy_breaks_ties_sensibly(
    hand: str, melds: tuple[Meld, ...], meld: Meld, own: str
) -> None:
    command = _sealed(_with_open(dealt(hand, ""), *melds))
    assert command.meld is meld
    assert sorted(faces(command.cards).split()) == sorted(own.split())


@pytest.mark.parametrize(
    ("hand", "meld", "own"),
    [
        # Without a joker it is as good.
        ("AS JK 2C 3C 4C 5C 6C 7C", Meld.THIEF, "AS"),
        ("JK 10C 9C 4C 2C 3D 5S 6D", Meld.LAWYER, "10C 9C 4C 2C"),
        ("JK AC AD AS 2C 2D 9S 9D", Meld.RICH_MAN, "AC AD AS 2C JK"),
        ("JK JK KC 2C 3C 4C 5C 6H", Meld.THIEF, "JK"),
        # It makes the Doctor, and one is enough.
        ("JK JK AH 2H 3H 4H 5H 9C", Meld.DOCTOR, "JK AH 2H 3H 4H 5H"),
    ],
)
def test_easy_spends_a_joker_only_where_it_scores(hand: str, meld: Meld, own: str) -> None:
    command = _sealed(_with_open(dealt(hand, "", options=MODERN), meld))
    assert sorted(faces(command.cards).split()) == sorted(own.split())
    assert command.declared == ()


@pytest.mark.parametrize(
    ("hand", "meld", "column"),
    [
        ("10C 5D AC 9D 2C 3H 8H 8C", Meld.LAWYER, 3),  # it adds up
        ("2C 2D 2H 2S 3C 3D 3H 3S", Meld.LAWYER, 1),  # it cannot
        ("AC AD AH AS 2C KC KD KS", Meld.RICH_MAN, 3),
        ("KC KD KH KS 10C 10D QC QD", Meld.RICH_MAN, 1),
    ],
)
def test_easy_puts_good_melds_into_high_columns(hand: str, meld: Meld, column: int) -> None:
    view = _with_open(dealt(hand, "", options=Options(triple=True)), meld)
    assert _sealed(view).column == column


def test_easy_finds_what_lies_on_the_table_when_it_plays_alone() -> None:
    playing = dealt("KC QD 9H KH KS QS 5C 5D", options=CLASSIC_SOLO)
    playing.seal(0, Meld.POOR_MAN, "KC QD 9H")
    command = _sealed(_with_open(playing, Meld.BEGGAR_MAN))
    assert {card.rank for card in command.cards} == {Rank.KING, Rank.QUEEN}


def test_easy_takes_an_ace_back_when_it_plays_alone() -> None:
    playing = dealt("AH KC 2H 3H 4H 5H 9C JD", draws={1: "6H 7C 8C"}, options=CLASSIC_SOLO)
    playing.seal(0, Meld.POOR_MAN, "AH KC 2H")
    playing.seal(0, Meld.THIEF, "JD")
    view = _with_open(playing, Meld.DOCTOR)
    assert easy(view, random.Random(1)) == PickSteal(0, Target(0, 0, 1))


@pytest.mark.parametrize("player", [easy, random_legal])
def test_beggar_men_declare_after_the_reveal(player: Player) -> None:
    playing = dealt("JK 2C", "KC KD 3S", options=replace(MODERN, beggar_joker="by_hand"))
    playing.seal(1, Meld.POOR_MAN, "KC KD 3S")
    playing.seal(0, Meld.BEGGAR_MAN, "JK 2C")
    command = player(playing.view(0), random.Random(1))
    assert isinstance(command, DeclareJokers)
    playing.do(command)
    assert playing.state.round == 2
    assert player is random_legal or playing.state.totals[0] == 4


def _thieves(*hands: str, prey: str) -> Playing:
    """Reveal a round of Thieves with the first cards of their hands, and a Poor Man with prey."""
    playing = dealt(*hands, prey)
    playing.seal_any(len(hands), Meld.POOR_MAN)
    for seat in range(len(hands)):
        playing.seal_any(seat, Meld.THIEF)
    return playing


@pytest.mark.parametrize(
    ("hand", "prey", "melds", "target"),
    [
        ("9C 2H 3H 4H 5H 6H KC KD", "AC 2D 3D", (Meld.DOCTOR,), Target(1, 0)),
        ("9C 2S 2D 4H 5H 6H KC KD", "AC KS QD", (Meld.POOR_MAN,), Target(1, 1)),
        ("9C KC KD KH 10C 10D 7S 8S", "2D QH 3D", (Meld.RICH_MAN,), Target(1, 0)),
        # Another ten helps nobody who wants low cards: a drawn one does on average.
        ("9C AH 2H 3H 4H 5H 6C 7C", "KC QD JC", (Meld.RICH_MAN,), None),
    ],
)
def test_easy_steals_what_makes_its_melds_worth_most(
    hand: str, prey: str, melds: tuple[Meld, ...], target: Target | None
) -> None:
    view = _with_open(_thieves(hand, prey=prey), *melds)
    assert easy(view, random.Random(1)) == PickSteal(0, target)


def test_easy_thieves_of_a_tie_do_not_collide_twice() -> None:
    hand = "2H 3H 4H 5H 6H 7C 8C"
    playing = _thieves(f"KC {hand}", f"KD {hand}", f"KS {hand}", prey="AH AC AS")
    rng = random.Random(1)
    picked = []
    for attempt in range(2):
        assert playing.view(None).attempt == attempt
        picked = [easy(playing.view(seat), rng) for seat in range(3)]
        for command in picked:
            playing.do(command)
    assert len({command.target for command in picked if isinstance(command, PickSteal)}) == 3
    assert playing.state.round == 2
    assert not any(isinstance(e, StealsResolved) and e.collided for e in playing.log)


@pytest.mark.parametrize("player", [random_legal, easy, normal, strong])
def test_nobody_plays_for_the_channel(player: Player) -> None:
    with pytest.raises(ValueError, match="no seat"):
        player(Playing(2, chance(1, 2)).view(None), random.Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_move(level: str) -> None:
    view = Playing(4, chance(1, 4)).view(2)
    assert choose("indian_chief", level, view, random.Random(7)) == choose(
        "indian_chief", level, view, random.Random(7)
    )
