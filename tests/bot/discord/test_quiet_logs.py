"""Whole games of every game with all that can be logged: no card, no seed, no join id in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import structlog

from bot.games import HOSTED
from bot.logs import QUIET, configure
from bot.present.indian_chief.scene import played
from data.log import TableId
from engine.cards import Card, Rank, Suit
from engine.indian_chief.rulebooks import rules_of
from tests.bot.discord.evening import Component, Evening, Guest, Seen, evening
from tests.bot.discord.staged import Played, StagedHouse, texts, world
from tests.bot.secrets import FACES, cards_in, found, secrets_of, writings

HOUR = 3_600_000
PRESSES, LAPSES = 10, 150
AVOIDED = frozenset({"leave", "end", "remove", "add", "rematch", "join", "start"})
FINAL = ("seal", "announce", "pick", "draw", "in", "out", "keep")


@pytest.fixture
def as_json() -> bool:
    """Log as text, in which every character stands as it is."""
    return False


@pytest.fixture
def logged(as_json: bool, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Collect what the whole process logs, at DEBUG."""
    out, root = io.StringIO(), logging.getLogger()
    handlers, level = list(root.handlers), root.level
    monkeypatch.setattr("sys.stderr", out)
    configure("DEBUG", json=as_json)
    structlog.configure(cache_logger_on_first_use=False)  # or the loggers keep it for good
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.NOTSET)


async def wander(guest: Guest, rng: Random) -> None:
    """Press what leads on, or anything, on the own screen."""
    e = guest.evening
    opened = await guest.member.slash(e.channel, "table hand", table=e.table)
    await e.idle()
    if opened.response is None:
        return
    screen = Seen(e, opened.response.channel_id, opened.response.id)
    for _ in range(3):
        component = _chosen(screen, rng)
        if component is None:
            return
        options = [option["value"] for option in component.get("options", ())]
        values = rng.sample(options, component.get("min_values", 1)) if options else ()
        _, _, _, action, *args = component["custom_id"].split(":")
        screen = await guest.choose(screen, action, tuple(args), tuple(values))


def _chosen(screen: Seen, rng: Random) -> Component | None:
    there: dict[str, Component] = {}
    for component in screen.components:
        if component.get("custom_id", "").startswith("t:") and not component.get("disabled"):
            there.setdefault(_action(component), component)
    usable = [component for action, component in there.items() if action not in AVOIDED]
    final = [there[action] for action in FINAL if action in there]
    return rng.choice(final or usable) if usable else None


def _action(component: Component) -> str:
    return str(component["custom_id"].split(":")[3])


async def play(e: Evening, command: str, **options: Any) -> TableId:
    """Play a game: by pressing for a while, then by letting the time pass."""
    [ada], rng = e.guests, Random(3)
    await ada.member.slash(e.channel, command, **options)
    await e.idle()
    e.table = max(await e.store.live_tables())
    for action in ("join", "add", "add", "start"):
        await _press_if_possible(ada, action)
    for number in range(PRESSES):
        if e.table not in await e.store.live_tables():
            break
        await wander(ada, rng)
        if number % 4 == 3:
            await e.clock.advance(HOUR)
            await e.idle()
    return e.table


async def _press_if_possible(guest: Guest, action: str) -> None:
    """Press a button of the lobby, if there is a lobby and it has room."""
    e = guest.evening
    for post in (
        Seen(e, e.channel.id, m.id) for m in e.env.backend.messages[e.channel.id].values()
    ):
        button = post.find(action)
        if button is not None and not button.get("disabled"):
            answer = await guest.press(post, action)
            if answer.id != post.id and answer.find(action) is not None:
                await guest.press(answer, action)  # a night asks twice who wants to play
            return


async def seal_all(e: Evening) -> None:
    """Play a solo game to its end by commands that hold the cards."""
    [ada] = e.guests
    while e.table in await e.store.live_tables():
        view = played(await ada.scene())
        meld = view.open_melds[0][0]
        cards = " ".join(card.face for card in view.hand[: rules_of(view.options).sizes[meld]])
        await ada.member.slash(e.channel, "meld seal", meld=meld.value, cards=cards)
        await ada.member.slash(e.channel, "steal draw")
        await e.idle()


async def lapse(e: Evening) -> None:
    """Let the time pass until the game is over; a night is ended by its host."""
    [ada] = e.guests
    for _ in range(LAPSES):
        if e.table not in await e.store.live_tables():
            return
        await e.clock.advance(HOUR)
        await e.idle()
    await ada.member.slash(e.channel, "table end", table=e.table)
    await e.forged(ada.member, f"t:{e.table}:0:end:sure")


GAMES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "classic": ("indian_chief", "chief start", {"seats": 3}),
    "modern triple": (
        "indian_chief",
        "chief start",
        {"seats": 3, "rulebook": "modern", "mode": "triple"},
    ),
    "solo": ("indian_chief", "chief solo", {}),
    "poker": ("indian_poker", "poker start", {"seats": 3}),
    "night": ("poker_night", "poker night", {}),
}


def test_every_game_is_played() -> None:
    assert {game for game, _, _ in GAMES.values()} == set(HOSTED)


@pytest.mark.sweep(2)
@pytest.mark.case(42)
@pytest.mark.parametrize("name", GAMES)
async def test_a_whole_game_logs_no_secret(name: str, logged: io.StringIO) -> None:
    _, command, options = GAMES[name]
    async with evening("Ada") as e:
        await e.store.put_server(replace(await e.store.server(e.guild.id), night=True))
        e.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await play(e, command, **options)
        await (seal_all if name == "solo" else lapse)(e)
        assert await e.store.live_tables() == ()
        log = await e.store.load(e.table)
    assert len(log.events) > 20
    text = logged.getvalue()
    assert "bot" in text
    assert found(text, secrets_of([log])) == []


BOTH = pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])


@BOTH
async def test_the_number_in_a_message_finds_the_line(logged: io.StringIO) -> None:
    house, card = StagedHouse(), Card(0, Suit.SPADES, Rank.ACE)

    def fails(_played: Played) -> None:
        raise LookupError(f"{card.face} {card}")

    house.tables.script = fails  # type: ignore[assignment]
    async with world(house) as w:
        said = texts(await w.ada.slash(w.channel, "table hand"))
    [number] = (word for word in said.split("`") if word.isdecimal())
    [line] = (line for line in logged.getvalue().splitlines() if number in line)
    assert "interaction_failed" in line
    assert "LookupError" in logged.getvalue()
    assert cards_in(logged.getvalue()) == []
    if line.startswith("{"):
        assert json.loads(line)["interaction"] == int(number)


@BOTH
async def test_errors_of_libraries_and_of_forgotten_tasks_are_told_without_their_message(
    logged: io.StringIO,
) -> None:
    try:
        _fail_with(FACES[0])
    except LookupError:
        logging.getLogger("discord.client").exception("Attempting a reconnect")
    url = "https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb24/messages/@original?x=1"
    logging.getLogger("discord.http").warning("429 at %s", url)
    text = logged.getvalue()
    assert "LookupError" in text
    assert "OSError (ENOSPC)" in text
    assert "aW50ZXJhY3Rpb24" not in text
    assert "/webhooks/12/.../messages" in text
    assert cards_in(text) == []


def _fail_with(card: str) -> None:
    raise LookupError(card) from OSError(28, f"no space for {card}")


@pytest.mark.parametrize(
    "text",
    [
        "hand=['AS', 'KD']", "won 10H", "Ace of Spades", "two kings of hearts",
        "A\N{BLACK SPADE SUIT}",
        repr(Card(0, Suit.SPADES, Rank.ACE)), "JK=QD",
    ],
)  # fmt: skip
def test_the_search_finds_cards(text: str) -> None:
    assert cards_in(text)


def test_the_search_finds_chance() -> None:
    seed = bytes(range(30, 62))
    for text in (seed.hex(), str(seed), f"seed={writings(seed)[2]}"):
        assert found(text, writings(seed))
    assert found("2026-11-30T14:46:09.123Z [info] logged_in user=Chief#0001", writings(seed)) == []
