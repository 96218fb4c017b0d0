"""The games that the house hosts: each has its side of tables and screens, and its own moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.suggest import presets
from bot.games import HOSTED, alone, move
from bot.outcome import Refusal, Refused
from bot.present.games import SCREENS
from bot.present.table import live
from bot.servers import presets_of
from data.books import Preset, Server
from data.log import Chair, Stage
from engine.catalog import GAMES, PLAYERS
from engine.indian_chief.options import Options
from engine.indian_poker.options import AnyOptions, NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.present.reading import body
from tests.bot.present.scenes import scene, table

CHIEF = HOSTED["indian_chief"]
OTHER = replace(CHIEF, moves=replace(CHIEF.moves, actions={"shout": CHIEF.moves.actions["draw"]}))
"""A game of which the house knows one move, and that no Chief's."""


def test_every_hosted_game_has_rules_screens_and_its_computer_player() -> None:
    assert HOSTED.keys() == SCREENS.keys() <= GAMES.keys()
    assert all(hosting.level in PLAYERS[key] for key, hosting in HOSTED.items())


@pytest.mark.parametrize("game", SCREENS)
def test_every_computer_player_is_told_in_words_of_its_own(game: str) -> None:
    levels = SCREENS[game].wording.levels
    assert levels.keys() == PLAYERS[game].keys()
    assert len(set(levels.values())) == len(levels)


@pytest.mark.parametrize("options", [PokerOptions(), NightOptions()])
def test_the_lobby_tells_how_its_computers_play(options: AnyOptions) -> None:
    chairs = tuple(Chair(None, level, "") for level in PLAYERS[options.game])
    at = replace(table(4, Stage.LOBBY), options=options, chairs=chairs)
    text = body(live(scene(None, at)))
    assert "2\\. Computer 2 \u00b7 computer player, bids by the printed table\n" in text


@pytest.mark.parametrize("action", sorted(CHIEF.moves.actions))
def test_a_move_of_another_game_is_refused_as_such(action: str) -> None:
    assert move(CHIEF, action) is CHIEF.moves.actions[action]
    with pytest.raises(Refusal) as refused:
        move(OTHER, action)
    assert refused.value.code is Refused.WRONG_GAME


def test_what_no_game_knows_is_no_move() -> None:
    for hosting in (CHIEF, OTHER):
        with pytest.raises(Refusal) as refused:
            move(hosting, "dance")
        assert refused.value.code is Refused.UNKNOWN


def test_a_server_keeps_presets_of_every_game_apart() -> None:
    ours, poker = Preset("Ours", Options(triple=True)), Preset("Poker", PokerOptions())
    server = Server(1, presets=(ours, poker))
    assert presets_of(server, "indian_chief") == (ours,)
    assert presets_of(server, "indian_poker") == (poker,)
    assert presets("", server, "indian_chief") == (("Ours", "Ours"),)


def test_only_a_solo_game_is_alone() -> None:
    assert [alone(Options(solo=solo)) for solo in (False, True)] == [False, True]
