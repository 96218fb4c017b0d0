"""Whatever the private screens offer is accepted, keeps Discord's limits and leads to the end."""

from dataclasses import asdict, replace
from functools import cache

import pytest

from bot import lobby
from bot.click import OPEN
from bot.indian_chief import moves
from bot.outcome import Refusal
from bot.present.limits import controls, problems
from bot.present.screen import Screen
from engine.core import RuleError
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase
from tests.bot.present.pressing import Game, play

BY_HAND = Options(
    rulebook="modern", split="by_hand", beggar_joker="by_hand", suggest="on", wild_pile="endless"
)
GAMES = [
    (Options(), 3, 9),
    (Options(split="by_hand", suggest="on", thief_cards="safe"), 2, 2),
    (Options(triple=True, columns="left_to_right"), 2, 3),
    (replace(BY_HAND, suggest="off"), 3, 4),
    (Options(rulebook="modern", triple=True, jokers_match="nothing"), 2, 5),
    (Options(solo=True), 1, 6),
    (Options(solo=True, triple=True, suggest="on"), 1, 7),
    (Options(**asdict(BY_HAND) | {"solo": True}), 1, 8),
    (Options(**asdict(BY_HAND) | {"solo": True, "triple": True}), 1, 9),
]

KNOWN = {*moves.MOVES.actions, *lobby.ACTIONS, "rematch", OPEN}


@cache
def screens(options: Options, players: int, seed: int) -> tuple[Screen, ...]:
    """Play a game to its end and return every screen on the way."""
    game = Game(options, players, seed)
    try:
        shown = tuple(screen for _, screen in play(game))
    except (RuleError, Refusal) as refused:
        pytest.fail(f"offered, then refused: {refused}")
    assert game.now.phase is Phase.OVER
    return shown


@pytest.mark.sweep(4)
@pytest.mark.parametrize(("options", "players", "seed"), GAMES)
def test_whoever_presses_what_is_offered_comes_to_the_end(
    options: Options, players: int, seed: int
) -> None:
    for screen in screens(options, players, seed):
        assert problems(screen) == ()
        assert {control.action for control in controls(screen)} <= KNOWN


def test_the_games_meet_every_phase_and_every_kind_of_choice() -> None:
    seen: set[str] = set()
    for options, players, seed in GAMES:
        for screen in screens(options, players, seed):
            seen |= {control.action for control in controls(screen)}
    assert seen >= {
        *("meld", "cards", "column", "wish", "aside", "suggest", "seal", "change", "declare"),
        *("joker_rank", "joker_suit", "late_rank", "announce", "from", "take", "pick", "draw"),
        *("remaining", "rematch", "plan"),
    }
