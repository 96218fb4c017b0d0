"""What is stored about a person, for that person: all, and nothing that others hide (42, 45)."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from itertools import count
from typing import Any

import pytest

from bot.dossier import FORMAT, Dossiers
from bot.games import HOSTED
from bot.paces import DAY, LENGTHS
from data.books import Feat, Result
from data.log import TABLE_EVENTS, Ending, LogEvent, Pace, TableClosed, TableId
from data.memory import MemoryStore
from data.people import Profile, Span
from data.store import Founding, Index, Person
from engine.cards import deck
from engine.catalog import GAMES, Options
from engine.core import Event
from engine.indian_chief.model import HandsDealt, Meld, MeldSealed
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.model import BidSealed, CardsDealt, OrderGiven
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, SERVER, Evening
from tests.data.build import entry


async def about(that: Evening, person: Person) -> dict[str, Any]:
    """Return what somebody is told about themselves."""
    told: dict[str, Any] = json.loads(await Dossiers(that.store, that.clock).of(person.user))
    return told


async def end(that: Evening, table: TableId) -> None:
    await that.click(table, ADA, "end", "sure")


async def test_who_is_unknown_is_told_so() -> None:
    that = Evening()
    await that.open()
    told = await about(that, BEN)
    assert told == {
        "format": FORMAT,
        "at": that.clock.now(),
        "user": "2",
        "name": None,
        "profile": None,
        "digest_at": None,
        "punctuality": [],
        "follows": [],
        "results": [],
        "feats": [],
        "tables": [],
    }


async def test_name_seats_draft_dm_and_results_are_there() -> None:
    that = Evening()
    table = await that.seated(BEN, ADA)
    hand = await that.click(table, ADA, "hand")
    await that.pick(table, ADA, "meld", "lawyer")
    log = await that.store.load(table)
    result = Result(ADA.user, "classic", 90, 1, 2, at=5, server=SERVER)
    feats = (Feat(ADA.user, "classic", "doctor", 35, 5, SERVER),)
    index = Index(CHANNEL, (ADA.user, BEN.user), None, live=True, server=SERVER)
    add = entry(table, len(log.events), TableClosed(Ending.PLAYED, None, 5), index=index)
    before = await about(that, ADA)
    await that.store.append(replace(add, results=(result,), feats=feats))
    told = await about(that, ADA)
    assert (told["name"], before["tables"][0]["draft"]["meld"]) == ("Ada", "lawyer")
    [seen] = told["tables"]
    assert (seen["table"], seen["game"], seen["mode"]) == (table, "indian_chief", "classic")
    assert (seen["seat"], seen["host"], seen["over"]) == (2, False, True)
    assert seen["dm"] == {"state": "unknown", "post": None}
    assert seen["hands"] == [[card.face for card in getattr(hand.scene.view, "hand", ())]]
    [kept] = told["results"]
    assert (kept["table"], kept["points"], "user" in kept) == (table, 90, False)
    assert kept["server"] == str(SERVER)
    feat = {"table": table, "mode": "classic", "category": "doctor", "points": 35, "at": 5}
    assert told["feats"] == [{**feat, "server": str(SERVER)}]


@pytest.mark.case(45)
async def test_what_somebody_has_set_is_there_and_of_nobody_else() -> None:
    that = Evening()
    await that.store.put_profile(Profile(ADA.user, "Asia/Tokyo", (Span(480, 1500),) * 7))
    await that.store.put_profile(Profile(BEN.user, "Europe/Berlin"))
    told = await about(that, ADA)
    assert told["profile"] == {
        "zone": "Asia/Tokyo",
        "hours": [{"start": 480, "end": 1500}] * 7,
        "reminders": ["half", "ninety"],
        "notice": "dm",
        "vacations": [],
        "digest": False,
        "language": None,
        "locale": None,
        "pictures": True,
        "narrow": False,
        "words": False,
        "two_colours": False,
        "unlisted": False,
    }
    assert "Berlin" not in json.dumps(told)


@pytest.mark.case(45)
async def test_when_somebody_is_reminded_is_there() -> None:
    that = Evening()
    table = await that.seated(ADA, BEN, pace=Pace.DAILY)
    half = that.clock.now() + LENGTHS[Pace.DAILY] // 2
    [seen] = (await about(that, ADA))["tables"]
    assert seen["reminder"] == {"at": half, "done": 0}
    await that.seal_first(table, ADA)
    [seen] = (await about(that, ADA))["tables"]
    assert seen["reminder"] is None


@pytest.mark.case(45)
async def test_own_moves_of_a_game_that_is_over_are_there_and_nobody_elses() -> None:
    that = Evening()
    table = await that.seated(ADA, BEN, CLEO)
    for person in (ADA, BEN):
        await that.seal_first(table, person)
    running = await about(that, ADA)
    await end(that, table)
    over = await about(that, ADA)
    [before], [after] = running["tables"], over["tables"]
    assert [each["kind"] for each in before["events"]] == [
        "table.TableOpened",
        "table.PlayerJoined",
    ]
    assert before["view"]["own"]["meld"] == before["view"]["open_melds"][0][0]
    assert before["hands"] == []
    [seal] = [each for each in after["events"] if each["kind"] == "indian_chief.MeldSealed"]
    assert seal["body"]["seat"] == 0
    assert after["view"] is None
    assert len(after["hands"]) == 1


async def test_others_are_numbers_and_a_person_is_always_the_first() -> None:
    that = Evening()
    table = await that.seated(CLEO, BEN, ADA)
    await that.click(table, CLEO, "leave")
    text = json.dumps(await about(that, ADA))
    assert "Cleo" not in text
    [seen] = json.loads(text)["tables"]
    joined = [each["body"]["user"] for each in seen["events"] if "PlayerJoined" in each["kind"]]
    assert joined == [1]


async def test_own_terms_of_a_night_are_there_and_nobody_elses() -> None:
    that = Evening()
    table = await that.open(ADA, options=NightOptions(), seats=6)
    for person in (ADA, BEN, CLEO):
        await that.click(table, person, "join", "sure")
    await that.click(table, ADA, "start")
    await that.pick(table, ADA, "terms", "on", args=("water",))
    await that.pick(table, BEN, "terms", "on", args=("skip",))
    for person, own, others in ((ADA, "water", "skip"), (BEN, "skip", "water")):
        [seen] = (await about(that, person))["tables"]
        [chosen] = [each for each in seen["events"] if "TermsChosen" in each["kind"]]
        assert (chosen["body"]["terms"][own], chosen["body"]["terms"][others]) == (True, False)
    [seen] = (await about(that, CLEO))["tables"]
    assert not [each for each in seen["events"] if "Terms" in each["kind"]]


async def test_a_table_at_which_somebody_was_only_invited_says_no_more() -> None:
    that = Evening()
    table = await that.open(BEN)
    log = await that.store.load(table)
    opening = replace(log.events[0], invited=(ADA.user,))  # type: ignore[type-var]  # a TableOpened
    founding = Founding(log.seed, (opening, *log.events[1:]), Index(CHANNEL, (), None, live=True))
    await that.store.create(lambda _: founding, interaction=None)
    [seen] = (await about(that, ADA))["tables"]
    assert [each["kind"] for each in seen["events"]] == ["table.TableOpened"]
    assert (seen["seat"], seen["view"], seen["draft"], seen["dm"]) == (None, None, None, None)


@pytest.mark.parametrize("key", HOSTED)
def test_every_move_of_a_game_has_its_mover(key: str) -> None:
    numbers = count(7)
    for cls in GAMES[key].events:
        names = [field.name for field in fields(cls) if field.name in {"seat", "thief"}]
        bare = cls.__new__(cls)
        for name in names:
            object.__setattr__(bare, name, next(numbers))
        mover = HOSTED[key].mover(_filled(bare))
        assert [mover] == ([getattr(bare, name) for name in names] or [None]), cls


def _filled(event: Event) -> Event:
    """Give every field a value, so that a pattern may look at it."""
    for field in fields(event):
        if not hasattr(event, field.name):
            object.__setattr__(event, field.name, None)
    return event


# ------------------------------------------------------------------- secrecy


def chief_twin(event: LogEvent) -> LogEvent:
    """Let everybody but the first seat hold, and have sealed, something else."""
    match event:
        case HandsDealt(hands):
            unseen = [card for card in deck(2) if card not in hands[0]][::-1]
            sizes = [len(hand) for hand in hands[1:]]
            return HandsDealt((hands[0], *(tuple(unseen.pop() for _ in range(n)) for n in sizes)))
        case MeldSealed(seat) if seat:
            return MeldSealed(seat, Meld.LAWYER, (), None)
        case _:
            return event


def poker_twin(event: LogEvent) -> LogEvent:
    """Let the first seat hold another card, and the others have other orders and sealed bids."""
    match event:
        case CardsDealt(cards=cards):
            return replace(event, cards=(_other(cards), *cards[1:]))
        case OrderGiven(seat) if seat:
            return replace(event, order=None)
        case BidSealed(seat) if seat:
            return replace(event, bid=next(bid for bid in type(event.bid) if bid is not event.bid))
        case _:
            return event


def _other(cards: tuple[Any, ...]) -> Any:
    return next(card for card in deck(1) if card not in cards)


SECRETS = {
    "chief": (Chief(), chief_twin),
    "modern": (Chief(rulebook="modern"), chief_twin),
    "poker": (Poker(), poker_twin),
    "sealed poker": (Poker(bidding="simultaneous"), poker_twin),
}


async def _acted(that: Evening, table: TableId, options: Options) -> None:
    if isinstance(options, Chief):
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        return
    if isinstance(options, Poker) and options.bidding == "simultaneous":
        await that.click(table, BEN, "bid", "in")
        return
    turn = getattr((await that.look(table)).view, "turn", 0)
    await that.click(table, (ADA, BEN, CLEO)[turn], "bid", "in")
    await that.pick(table, BEN if turn == 2 else CLEO, "order", "next")


@pytest.mark.case(42)
@pytest.mark.parametrize(("options", "twin"), SECRETS.values(), ids=SECRETS.keys())
async def test_42_what_a_running_game_hides_from_a_person_changes_nothing(
    options: Options, twin: Any
) -> None:
    that = Evening(3)
    table = await that.seated(ADA, BEN, CLEO, options=options)
    await _acted(that, table, options)
    log, known = await that.store.load(table), await about(that, ADA)
    events = tuple(map(twin, log.events))
    assert events != log.events
    other = Evening(4, MemoryStore(), clock=that.clock)
    await other.store.put_person(ADA)
    index = Index(CHANNEL, (ADA.user, BEN.user, CLEO.user), None, live=True)
    await other.store.create(lambda _: Founding(b"\1" * 32, events, index), interaction=None)
    assert await about(other, ADA) == {**known, "punctuality": []}  # this log came in one piece


async def test_how_punctual_they_are_is_there_by_day() -> None:
    that = Evening()
    table = await that.seated(ADA, BEN, options=Chief(rulebook="modern"))
    for person in (ADA, BEN):
        await that.seal_first(table, person)
    today = that.clock.now() // DAY
    assert (await about(that, BEN))["punctuality"] == [{"day": today, "owed": 1, "missed": 0}]


def test_secret_events_of_tables_are_looked_at() -> None:
    """Whoever adds one asks whose it is: an export gives it to the one person whom it names."""
    secret = {cls.__name__ for cls in TABLE_EVENTS if not cls.public}
    assert secret == {"TermsChosen", "ForfeitsSkipped"}
