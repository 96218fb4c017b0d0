"""Events are written and read exactly, and nothing else is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.books import Server
from data.codec import decode, encode, read_server, write_server
from data.log import (
    TABLE_EVENTS,
    Beyond,
    Chair,
    ComputerSeated,
    ComputersWanted,
    DeadlineSet,
    Ending,
    ForfeitsSkipped,
    Gift,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    LogEvent,
    NightEnded,
    NightWaits,
    OptionsChanged,
    Pace,
    PlayerJoined,
    Share,
    TableClosed,
    TableEvent,
    Terms,
    TermsChosen,
    Why,
)
from data.store import BadEvent, StoreError
from engine.cards import Card, Rank, Suit, deck, parse_card
from engine.catalog import GAMES
from engine.core import Event
from engine.indian_chief.model import (
    GameStarted,
    HandsDealt,
    JokersDeclared,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
    Part,
    Reason,
    Score,
    StealPicked,
    Target,
    Want,
    Wish,
)
from engine.indian_chief.options import Options
from engine.indian_poker.model import (
    Bid,
    BidMade,
    CardsDealt,
    HandedOut,
    HandRevealed,
    MatchStarted,
    Order,
    OrderGiven,
    When,
)
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.data.build import opened

JOKER = Card(0, Suit.JOKER, Rank.JOKER)
LISTED: list[type[LogEvent]] = list(
    dict.fromkeys([*TABLE_EVENTS, *(c for game in GAMES.values() for c in game.events)])
)
HAND = tuple(parse_card(code) for code in ("AS", "AS.1", "10H"))

st.register_type_strategy(Card, st.sampled_from((*deck(3), JOKER, JOKER._replace(copy=1))))

WRITTEN: list[tuple[LogEvent, str, str]] = [
    (
        opened(),
        "table.TableOpened",
        (
            '{"options":{"game":"indian_chief","rulebook":"classic"},"host":101,'
            '"place":{"channel":7,"server":1},"seats":4,"pace":"live","access":"anyone",'
            '"invited":[],"commitment":"c0","at":1000}'
        ),
    ),
    (
        OptionsChanged(PokerOptions(bidding="simultaneous")),
        "table.OptionsChanged",
        '{"options":{"game":"indian_poker","bidding":"simultaneous"}}',
    ),
    (
        OptionsChanged(Options(rulebook="modern")),
        "table.OptionsChanged",
        '{"options":{"game":"indian_chief","rulebook":"modern"}}',
    ),
    (
        PlayerJoined(2**63 - 1, "ab"),
        "table.PlayerJoined",
        '{"user":9223372036854775807,"join":"ab"}',
    ),
    (ComputerSeated("easy", "ab"), "table.ComputerSeated", '{"level":"easy","join":"ab"}'),
    (DeadlineSet(3, 90_000), "table.DeadlineSet", '{"step":3,"at":90000}'),
    (DeadlineSet(3, None), "table.DeadlineSet", '{"step":3,"at":null}'),
    (
        TableClosed(Ending.PLAYED, None, 5),
        "table.TableClosed",
        '{"ending":"played","by":null,"at":5}',
    ),
    (
        GameStarted(4, Options()),
        "indian_chief.GameStarted",
        '{"players":4,"options":{"game":"indian_chief","rulebook":"classic"}}',
    ),
    (HandsDealt((HAND, ())), "indian_chief.HandsDealt", '{"hands":[["AS","AS.1","10H"],[]]}'),
    (
        MeldSealed(2, Meld.THIEF, HAND[1:2], Wish((Want(Rank.ACE, None), Want(None, Suit.SPADES)))),
        "indian_chief.MeldSealed",
        (
            '{"seat":2,"meld":"thief","cards":["AS.1"],'
            '"wish":{"wants":[{"rank":1,"suit":null},{"rank":null,"suit":3}]}}'
        ),
    ),
    (
        StealPicked(1, Target(0, 2)),
        "indian_chief.StealPicked",
        '{"thief":1,"target":{"seat":0,"slot":2}}',
    ),
    (
        MeldsRevealed(
            2,
            (Melded(Meld.THIEF, HAND[:1]),),
            (Score(1, Reason.THIEF, (Part("value", 1, HAND[:1]),)),),
            ((0,),),
        ),
        "indian_chief.MeldsRevealed",
        (
            '{"round":2,"melds":[{"meld":"thief","slots":["AS"]}],"scores":[{"points":1,'
            '"reason":"thief","parts":[{"name":"value","points":1,"cards":["AS"]}],"number":0}],'
            '"turns":[[0]]}'
        ),
    ),
    (
        GameStarted(1, Options(rulebook="modern", solo=True, triple=True, columns="left_to_right")),
        "indian_chief.GameStarted",
        (
            '{"players":1,"options":{"game":"indian_chief","rulebook":"modern","solo":true,'
            '"triple":true,"columns":"left_to_right"}}'
        ),
    ),
    (
        MeldSealed(
            0, Meld.POOR_MAN, (JOKER, *HAND[:2]), None, 3, (parse_card("QD"), None, None), (0, 1)
        ),
        "indian_chief.MeldSealed",
        (
            '{"seat":0,"meld":"poor_man","cards":["JK","AS","AS.1"],"wish":null,"column":3,'
            '"declared":["QD",null,null],"aside":[0,1]}'
        ),
    ),
    (
        MeldsShown(4, (Melded(Meld.BEGGAR_MAN, (JOKER._replace(copy=1), HAND[0]), 2),), (0,)),
        "indian_chief.MeldsShown",
        (
            '{"round":4,"melds":[{"meld":"beggar_man","slots":["JK.1","AS"],"column":2,'
            '"declared":[],"aside":[]}],"declaring":[0]}'
        ),
    ),
    (
        JokersDeclared(0, (parse_card("KC"), None)),
        "indian_chief.JokersDeclared",
        '{"seat":0,"declared":["KC",null]}',
    ),
    (
        MatchStarted(3, PokerOptions(ties="split", target="20")),
        "indian_poker.MatchStarted",
        '{"players":3,"options":{"game":"indian_poker","ties":"split","target":"20"}}',
    ),
    (
        CardsDealt(1, 2, HAND[:1]),
        "indian_poker.CardsDealt",
        '{"hand":1,"dealer":2,"cards":["AS"]}',
    ),
    (
        OrderGiven(2, Order(When.GONE, 1)),
        "indian_poker.OrderGiven",
        '{"seat":2,"order":{"when":"gone","number":1}}',
    ),
    (OrderGiven(2, None), "indian_poker.OrderGiven", '{"seat":2,"order":null}'),
    (BidMade(0, Bid.KEEP), "indian_poker.BidMade", '{"seat":0,"bid":"keep"}'),
    (
        HandRevealed(4, 0, HAND[1:], (True, False), (0,), (5, -1)),
        "indian_poker.HandRevealed",
        (
            '{"hand":4,"dealer":0,"cards":["AS.1","10H"],"stayed":[true,false],"winners":[0],'
            '"points":[5,-1]}'
        ),
    ),
    (
        OptionsChanged(NightOptions(name="Blind Man's Bluff", forfeit_won="10")),
        "table.OptionsChanged",
        '{"options":{"game":"poker_night","name":"Blind Man\'s Bluff","forfeit_won":"10"}}',
    ),
    (
        MatchStarted(3, NightOptions()),
        "indian_poker.MatchStarted",
        '{"players":3,"options":{"game":"poker_night"}}',
    ),
    (HandedOut(2, (5, 0, 0)), "poker_night.HandedOut", '{"seat":2,"shares":[5,0,0]}'),
    (
        HandedOut(0, (0, 3, 2), lapsed=True),
        "poker_night.HandedOut",
        '{"seat":0,"shares":[0,3,2],"lapsed":true}',
    ),
    (GuestWaits(102), "table.GuestWaits", '{"user":102}'),
    (GuestGone(102), "table.GuestGone", '{"user":102}'),
    (
        HandSettled(
            3,
            (Share(101, 3), Share(None, 1)),
            (Gift(None, (Share(101, 5),), lapsed=False), Gift(102, (), lapsed=True)),
            (101,),
            "c3",
            7,
        ),
        "table.HandSettled",
        (
            '{"hand":3,"shares":[{"user":101,"count":3},{"user":null,"count":1}],"gifts":['
            '{"giver":null,"shares":[{"user":101,"count":5}],"lapsed":false},'
            '{"giver":102,"shares":[],"lapsed":true}],"idle":[101],"commitment":"c3","at":7}'
        ),
    ),
    (
        HandSeated(4, (Chair(101, None, "ab"), Chair(None, "hard", "cd")), 9),
        "table.HandSeated",
        (
            '{"hand":4,"chairs":[{"user":101,"computer":null,"join":"ab"},'
            '{"user":null,"computer":"hard","join":"cd"}],"at":9}'
        ),
    ),
    (ComputersWanted(0), "table.ComputersWanted", '{"count":0}'),
    (NightWaits(9), "table.NightWaits", '{"at":9}'),
    (NightEnded(Why.QUIET), "table.NightEnded", '{"why":"quiet"}'),
    (TermsChosen(101, Terms()), "table.TermsChosen", '{"user":101,"terms":{}}'),
    (
        TermsChosen(101, Terms(True, 4, 0, Beyond.DARES, True)),
        "table.TermsChosen",
        (
            '{"user":101,"terms":{"water":true,"per_hour":4,"per_night":0,"beyond":"dares",'
            '"skip":true}}'
        ),
    ),
    (ForfeitsSkipped(101, 3), "table.ForfeitsSkipped", '{"user":101,"hand":3}'),
    (
        StealPicked(0, Target(0, 2, 5)),
        "indian_chief.StealPicked",
        '{"thief":0,"target":{"seat":0,"slot":2,"round":5}}',
    ),
]


def names(*bases: type[object]) -> set[str]:
    """Return the names of all subclasses, those of tests aside."""
    found: set[str] = set()
    for base in bases:
        direct: list[type[object]] = base.__subclasses__()
        found |= names(*direct)
        found |= {cls.__qualname__ for cls in direct if not cls.__module__.startswith("tests.")}
    return found


def test_every_event_class_is_listed() -> None:
    assert {cls.__qualname__ for cls in LISTED} == names(TableEvent, Event)


@pytest.mark.parametrize("cls", LISTED)
def test_what_is_read_is_what_was_written(cls: type[LogEvent]) -> None:
    @settings(max_examples=25)
    @given(st.from_type(cls))
    def check(event: LogEvent) -> None:
        again = decode(*encode(event))
        assert again == event
        assert repr(again) == repr(event)  # a Card equals a bare tuple, an enum its value

    check()


@pytest.mark.parametrize(("event", "kind", "text"), WRITTEN)
def test_old_logs_stay_readable(event: LogEvent, kind: str, text: str) -> None:
    assert decode(kind, text) == event
    assert decode(*encode(event)) == event


class Unlisted(Event):
    """An event class that the catalog does not know."""


@pytest.mark.parametrize(
    "event",
    [
        Unlisted(),
        # Values of wrong types, as only a fault of the program could make them.
        HandsDealt((("AS",),)),  # type: ignore[arg-type]
        HandsDealt([HAND]),  # type: ignore[arg-type]
        MeldSealed(2, "thief", HAND, None),  # type: ignore[arg-type]
        DeadlineSet(3, 1.5),  # type: ignore[arg-type]
        DeadlineSet("3", 1),  # type: ignore[arg-type]
        PlayerJoined(None, "ab"),  # type: ignore[arg-type]
        # Counts that there cannot be.
        TermsChosen(101, Terms(per_hour=-1)),
        TermsChosen(101, Terms(per_night=-1)),
        ForfeitsSkipped(101, 0),
        HandSettled(0, (), (), (), "c", 7),
        HandSettled(1, (Share(101, -1),), (), (), "c", 7),
        HandSettled(1, (), (Gift(101, (Share(102, -1),), lapsed=False),), (), "c", 7),
        HandSeated(0, (), 7),
        ComputersWanted(-1),
        # Terms that are none.
        TermsChosen(101, Terms(beyond="push-ups")),  # type: ignore[arg-type]
        TermsChosen(101, Terms(per_hour=1.5)),  # type: ignore[arg-type]
    ],
)
def test_what_could_not_be_read_back_is_not_written(event: LogEvent) -> None:
    with pytest.raises(BadEvent):
        encode(event)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("indian_chief.Unheard", "{}"),
        ("MeldSealed", "{}"),
        ("table.DeadlineSet", "{}"),
        ("table.DeadlineSet", "not JSON"),
        ("table.DeadlineSet", ""),
        ("table.DeadlineSet", '{"step":"3","at":1}'),
        ("table.DeadlineSet", '{"step":3.0,"at":1}'),
        ("table.DeadlineSet", '{"step":3,"at":1,"whose":5}'),
        ("indian_chief.StealPicked", '{"thief":1,"target":{"seat":0,"slot":2,"card":"AS"}}'),
        ("indian_chief.HandsDealt", '{"hands":[["1S"]]}'),
        ("indian_chief.HandsDealt", '{"hands":[[["AS"]]]}'),
        ("indian_chief.MeldSealed", '{"seat":0,"meld":"chief","cards":[],"wish":null}'),
        ("indian_chief.GameStarted", '{"players":4,"options":{"game":"poker"}}'),
        ("indian_chief.GameStarted", '{"players":4,"options":{"game":"indian_poker"}}'),
        ("indian_poker.MatchStarted", '{"players":4,"options":{"game":"indian_chief"}}'),
        ("indian_poker.BidMade", '{"seat":0,"bid":"raise"}'),
        (
            "indian_poker.MatchStarted",
            '{"players":3,"options":{"game":"poker_night","target":"20"}}',
        ),
        ("poker_night.MatchStarted", '{"players":3,"options":{"game":"poker_night"}}'),
        ("poker_night.HandedOut", '{"seat":2,"shares":["5",0]}'),
        ("table.TermsChosen", '{"user":101,"terms":{"per_hour":-1}}'),
        ("table.TermsChosen", '{"user":101,"terms":{"per_night":1.5}}'),
        ("table.TermsChosen", '{"user":101,"terms":{"beyond":"push-ups"}}'),
        ("table.TermsChosen", '{"user":101,"terms":{"mood":"good"}}'),
        ("table.ForfeitsSkipped", '{"user":101,"hand":0}'),
        ("table.NightEnded", '{"why":"rain"}'),
        (
            "table.HandSettled",
            '{"hand":1,"shares":[{"user":101,"count":-3}],"gifts":[],"idle":[],"commitment":"c","at":1}',
        ),
        (
            "table.HandSettled",
            '{"hand":0,"shares":[],"gifts":[],"idle":[],"commitment":"c","at":1}',
        ),
        ("table.HandSeated", '{"hand":2,"chairs":[{"user":101,"computer":null}],"at":1}'),
        ("table.OptionsChanged", '{"options":{"game":"poker_night","forfeit_out":"9"}}'),
        ("table.OptionsChanged", '{"options":{"game":"poker"}}'),
        ("table.OptionsChanged", '{"options":{"rulebook":"modern"}}'),
        ("table.OptionsChanged", '{"options":{"game":"indian_poker","rulebook":"modern"}}'),
    ],
)
def test_what_was_not_written_is_not_read(kind: str, text: str) -> None:
    with pytest.raises(StoreError):
        decode(kind, text)


def test_errors_hold_no_card() -> None:
    text = json.dumps({"hands": [["QS", "KH.9x", "JD"]]})
    with pytest.raises(BadEvent) as read:
        decode("indian_chief.HandsDealt", text)
    with pytest.raises(BadEvent) as written:
        encode(HandsDealt((("QS", "KH", "JD"),)))  # type: ignore[arg-type]
    for caught in (read, written):
        assert caught.value.__suppress_context__
        assert not any(code in str(caught.value) for code in ("QS", "KH", "JD"))
    assert "hands.0.1" in str(read.value)


SERVER = Server(5, (7,), Pace.DAILY, night=True, night_name="Blind Man's Bluff")


@pytest.mark.parametrize(
    ("server", "text"),
    [
        (Server(5), '{"id":5}'),
        # As it was written before there were nights.
        (
            Server(5, (7,), Pace.DAILY),
            '{"id":5,"channels":[7],"pace":"daily","presets":[],"preset":null}',
        ),
        # As it was written when one preset was the default of whatever game.
        (Server(5, defaults=("Ours",)), '{"id":5,"presets":[],"preset":"Ours"}'),
        (
            SERVER,
            (
                '{"id":5,"channels":[7],"pace":"daily","presets":[],"preset":null,"night":true,'
                '"night_name":"Blind Man\'s Bluff"}'
            ),
        ),
    ],
)
def test_what_a_server_has_set_is_read_as_ever(server: Server, text: str) -> None:
    assert read_server(text) == server
    assert read_server(write_server(server)) == server


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"id":"5"}',
        '{"id":5,"night":1}',
        '{"id":5,"night":"on"}',
        '{"id":5,"party":true}',
        '{"id":5,"preset":7}',
        '{"id":5,"preset":"Ours","defaults":["Ours"]}',
        '[{"preset":"Ours"}]',
    ],
)
def test_settings_that_were_not_written_are_not_read(text: str) -> None:
    with pytest.raises(BadEvent):
        read_server(text)
