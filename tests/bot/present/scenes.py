"""Scenes made by hand: every state of a table, with the longest names and the worst hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from bot.present.indian_chief.scene import Draft
from bot.present.scene import Scene
from bot.servers import NAME
from data.log import Access, Chair, Ending, Gone, MoveMissed, Pace, Place, Stage, Table, Times
from engine.cards import Card, is_joker, parse_card
from engine.core import Seat
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, Melded, MeldsRevealed, Score, Steal, Target
from engine.indian_chief.options import Need, Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, Row, View

WIDE = "\u9f98" * 31  # 31 wide characters, one more tells the players apart
DIGITS = "\u96f6\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u767e\u5343"
LONG_ID = 99_999_999_999_999_999  # user and channel ids have up to 20 digits
COMMITMENT = "c0" * 32

# The hand with the longest words, and a meld of each kind made of such cards.
HAND = "QD QD.1 QC QC.1 QH QH.1 QS QS.1"
WILD_HAND = "QD QD.1 QC QC.1 QS JK JK.1 JK.2"
MELDS = {
    Meld.THIEF: "QD",
    Meld.BEGGAR_MAN: "QD QC",
    Meld.POOR_MAN: "QS QD QS.1",
    Meld.LAWYER: "QD QC 4S AH",
    Meld.RICH_MAN: "QD QD.1 QC QH QS",
    Meld.DOCTOR: "AD 10H QC JS 7H 8D",
    Meld.INDIAN_CHIEF: "QD QD.1 QC QC.1 QH 7D 8C",
}
WILD = {
    Meld.THIEF: "JK",
    Meld.BEGGAR_MAN: "JK JK.1",
    Meld.POOR_MAN: "JK JK.1 JK.2",
    Meld.LAWYER: "JK JK.1 JK.2 8D",
    Meld.RICH_MAN: "JK JK.1 JK.2 QD QC",
    Meld.DOCTOR: "JK JK.1 JK.2 7H 8D 4C",
    Meld.INDIAN_CHIEF: "JK JK.1 JK.2 QC QD 7H 8S",
}

PLAIN = Options()
MODERN = Options(rulebook="modern")
TRIPLE = Options(rulebook="modern", triple=True, wild_pile="two_per_deck", suggest="on")
BY_HAND = Options(rulebook="modern", split="by_hand", beggar_joker="by_hand", deal="closed")
ALONE = (
    Options(solo=True),
    Options(rulebook="modern", solo=True),
    Options(solo=True, triple=True),
    Options(rulebook="modern", solo=True, triple=True, beggar_joker="by_hand"),
)
TABLES = (
    *((players, PLAIN) for players in (2, 3, 8)),
    *((players, MODERN) for players in (2, 10)),
    *((players, TRIPLE) for players in (3, 10)),
    *((players, BY_HAND) for players in (4, 10)),
    (8, Options(triple=True, tie="rich_man", leaving="end")),
    *((1, options) for options in ALONE),
)
"""Numbers of players and options that between them have every kind of screen."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def user(seat: Seat) -> int:
    return LONG_ID - seat


def names(players: int) -> dict[int, str]:
    return {user(seat): WIDE + DIGITS[seat] for seat in range(players)}


CALLED = f"{'*' * 20} {'*' * (NAME - 21)}"
"""The longest name that a server can give a game, as Markdown."""


def table(players: int, stage: Stage = Stage.PLAYING, options: Options = PLAIN) -> Table:
    return Table(
        id=2**31 - 1,
        options=options,
        host=user(0),
        place=Place(LONG_ID, LONG_ID),
        seats=players,
        times=Times(Pace.RELAXED),
        access=Access.INVITED,
        invited=tuple(map(user, range(players))),
        commitment=COMMITMENT,
        opened_at=0,
        stage=stage,
        chairs=tuple(Chair(user(seat), None, "00" * 16) for seat in range(players)),
        deadline=1_800_000_000_000,
        by=0,
        called=CALLED,
    )


def stolen_from(options: Options) -> bool:
    """Tell whether thieves pick a card in these games."""
    return not rules_of(options).has_jokers


def hand_of(options: Options) -> tuple[Card, ...]:
    return cards(HAND if stolen_from(options) else WILD_HAND)


def meld_of(meld: Meld, options: Options) -> Melded:
    """Return a meld with the longest words: all jokers that fit, in the dearest column."""
    slots = cards((MELDS if stolen_from(options) else WILD)[meld])
    declared = tuple(parse_card("QD") if is_joker(card) else None for card in slots)
    column = rules_of(options).columns
    return Melded(meld, slots, column, declared if any(declared) else ())


def melded(seat: Seat, options: Options = PLAIN) -> Melded:
    """Return what ``seat`` has melded: the Chief for all but those who steal in some scene."""
    return meld_of(Meld.THIEF if seat < 2 else Meld.INDIAN_CHIEF, options)


def scored(face_up: tuple[Melded, ...], options: Options = PLAIN) -> tuple[Score, ...]:
    return tuple(_score(face_up, seat, options) for seat in range(len(face_up)))


def _score(face_up: tuple[Melded, ...], seat: Seat, options: Options) -> Score:
    faces = [one.faces for one in face_up]
    others = tuple(chain.from_iterable(faces[:seat] + faces[seat + 1 :]))
    return score(rules_of(options), face_up[seat].meld, faces[seat], others)


PLAYED = ((Meld.RICH_MAN, -50), (Meld.POOR_MAN, 30), (Meld.LAWYER, 25))


def view(players: int, seat: Seat | None = None, options: Options = PLAIN) -> View:
    """Return the round after three melds in each column, nobody having sealed yet."""
    rules = rules_of(options)
    columns = tuple(range(1, rules.columns + 1))
    rows = [(meld, column * points, column) for column in columns for meld, points in PLAYED]
    sheet = tuple(Row(number, *row) for number, row in enumerate(rows, start=1))
    left = tuple(meld for meld in Meld if meld not in {meld for meld, _ in PLAYED})
    earlier = tuple(Melded(row.meld, cards(MELDS[row.meld]), row.column) for row in sheet)
    return View(
        seat=seat,
        options=options,
        players=players,
        decks=rules.decks[players],
        round=len(sheet) + 1,
        rounds=rules.rounds,
        phase=Phase.MELD,
        step=1000,
        dealer=0,
        awaited=players,
        sealed=0,
        totals=(sum(row.points for row in sheet),) * players,
        sheet=(sheet,) * players,
        columns=rules.columns,
        open_melds=(left,) * players,
        open_columns=((columns,) * len(left),) * players,
        table=(),
        scores=(),
        last_table=(),
        last_scores=(),
        thieves=(),
        attempt=0,
        later=(),
        steals=(),
        collisions=(),
        winners=(),
        earlier=earlier if rules.stay else (),
        wild=rules.wild and rules.wild * rules.decks[players],
        hand=() if seat is None else hand_of(options),
        may_act=seat is not None,
    )


def opening(of: View, *melds: Meld, columns: tuple[int, ...] = (1,)) -> View:
    """Return ``of`` with these melds open for everybody, each in the same columns."""
    return replace(
        of,
        open_melds=(melds,) * of.players,
        open_columns=((columns,) * len(melds),) * of.players,
    )


def stealing(players: int, seat: Seat | None = None, options: Options = PLAIN) -> View:
    """Return the steal phase of that round: the first two seats are tied thieves."""
    face_up = tuple(melded(place, options) for place in range(players))
    thieves = tuple(range(min(2, players)))
    meet = Target(players - 1, 0)
    met = tuple(Steal(thief, meet, parse_card("QD")) for thief in thieves)
    return replace(
        view(players, seat, options),
        phase=Phase.STEAL,
        step=1001,
        awaited=len(thieves),
        sealed=players,
        table=face_up,
        scores=scored(face_up, options),
        thieves=thieves,
        attempt=players > 1,
        later=tuple((seat,) for seat in range(2, players)),
        collisions=met if players > 1 else (),
        hand=() if seat is None else cards(HAND)[: 8 - len(face_up[seat].slots)],
        may_act=seat in thieves,
    )


def beggars(players: int, options: Options) -> tuple[Melded, ...]:
    """Return Beggar Men for everybody, whose jokers are not declared yet."""
    return (replace(meld_of(Meld.BEGGAR_MAN, options), declared=()),) * players


def declaring(players: int, seat: Seat | None = None, options: Options = BY_HAND) -> View:
    """Return the wait in which everybody declares the jokers of a Beggar Man."""
    return replace(
        view(players, seat, options),
        phase=Phase.DECLARE,
        step=1001,
        sealed=players,
        table=beggars(players, options),
        declaring=tuple(range(players)),
    )


def over(players: int, seat: Seat | None = None, options: Options = PLAIN) -> View:
    """Return the end of a game in which everybody shares the win."""
    rules = rules_of(options)
    worth = [
        (column, meld, 10 * number)
        for column in range(1, rules.columns + 1)
        for number, meld in enumerate(Meld, start=1)
    ]
    rows = tuple(
        Row(number, meld, column * points, column)
        for number, (column, meld, points) in enumerate(worth, start=1)
    )
    last = (meld_of(Meld.INDIAN_CHIEF, options),) * players
    return replace(
        view(players, seat, options),
        table=last,
        scores=scored(last, options),
        round=rules.rounds,
        phase=Phase.OVER,
        step=1002,
        awaited=0,
        sheet=(rows,) * players,
        open_melds=((),) * players,
        open_columns=((),) * players,
        totals=(sum(row.points for row in rows),) * players,
        winners=tuple(range(players)),
        hand=(),
        may_act=False,
    )


def scene(
    of: View | None, at: Table, seat: Seat | None = None, draft: Draft | None = None
) -> Scene:
    everybody = tuple(chair.user for chair in at.chairs if chair.user is not None)
    viewer = None if seat is None or seat >= len(at.chairs) else at.chairs[seat].user
    known = names(len(at.chairs))
    return Scene(at, of, seat, known, draft or Draft(), everybody, user=viewer)


def revealing(players: int, meld: Meld | None = None, options: Options = PLAIN) -> MeldsRevealed:
    """Return a reveal, of ``meld`` for every seat if given."""
    face_up = tuple(
        melded(seat, options) if meld is None else meld_of(meld, options) for seat in range(players)
    )
    turns = tuple((seat,) for seat in range(players)) if stolen_from(options) else ()
    return MeldsRevealed(4, face_up, scored(face_up, options), turns)


def left_and_missed(players: int, options: Options = PLAIN) -> Scene:
    at = table(players, options=options)
    gone = tuple(replace(chair, computer="easy") for chair in at.chairs[1:])
    chairs = (*at.chairs[:1], *gone)
    missed = tuple(MoveMissed(seat, 999) for seat in range(players))
    table_ = replace(at, chairs=chairs, missed=missed, last=999)
    return scene(view(players, options=options), table_)


def closed(of: View | None, players: int, how: Ending) -> Scene:
    by = None if how is Ending.PLAYED else user(0)
    options = PLAIN if of is None else of.options
    at = table(players, Stage.CLOSED, options)
    return scene(of, replace(at, ending=how, closed_by=by, deadline=None))


FACTS: dict[str, object] = {
    "players": 8,
    "number": 2**31,
    "turn": 0,
    "least": 2,
    "percent": 72,
    "most": 8,
    "at": 1_780_000_000_000,
    "given": "@Ada 3 `x`",
    "invited": "*" * 500,
    "meld": "indian_chief",
    "need": 7,
    "got": 6,
    "card": "QD",
    "wish": "@everyone" * 100,
    "zone": "@everyone" * 100,
    "host": LONG_ID,
    "pauser": LONG_ID,
    "until": 2**43,
    "budget": 21 * 24 * 3_600_000,
    "left": 59 * 60_000,
    "shortest": 60_000,
    "longest": 7 * 24 * 3_600_000,
    "absence": 21 * 24 * 3_600_000,
    "span": 30 * 24 * 3_600_000,
    "typed": "@everyone" * 100,
    "gone": Gone.NO_SHOW,
    "column": 3,
    "open": (1, 2),
    "rule": "jokers_match",
    "lacking": Need.MATCHING,
    "channels": tuple(range(2**63 - 9, 2**63 - 1)),
    "preset": "@everyone" * 10,
    "presets": tuple("@everyone " * 4 for _ in range(25)),
    "tables": tuple(range(2**31 - 11, 2**31 - 1)),
    "permissions": ("View Channel", "Send Messages in Threads", "Read Message History"),
}
"""Facts of all refusals, each as long as it may get."""
