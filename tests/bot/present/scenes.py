"""Scenes made by hand: every state of a table, with the longest names and the worst hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.answer import answer, refusal
from bot.present.scene import Draft, Opened, Scene
from bot.present.screen import Screen
from bot.present.table import live, milestone, past, private, welcome
from data.log import Access, Chair, Ending, MoveMissed, Pace, Place, Stage, Table
from engine.cards import Card, parse_card
from engine.core import Code, RuleError, Seat
from engine.indian_chief.melds import score
from engine.indian_chief.model import (
    GameEnded,
    Meld,
    Melded,
    MeldsRevealed,
    PicksCollided,
    Score,
    Steal,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import Need, Options
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.situation import Phase, Row, Sealed, View
from engine.indian_chief.wishes import parse_wish

WIDE = "\u9f98" * 31  # 31 wide characters, one more tells the players apart
DIGITS = "\u96f6\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d"
LONG_ID = 99_999_999_999_999_999  # user and channel ids have up to 20 digits
COMMITMENT = "c0" * 32

# The hand with the longest words, and a meld of each kind made of such cards.
HAND = "QD QD.1 QC QC.1 QH QH.1 QS QS.1"
MELDS = {
    Meld.THIEF: "QD",
    Meld.BEGGAR_MAN: "QD QC",
    Meld.POOR_MAN: "QS QD QS.1",
    Meld.LAWYER: "QD QC 4S AH",
    Meld.RICH_MAN: "QD QD.1 QC QH QS",
    Meld.DOCTOR: "AD 10H QC JS 7H 8D",
    Meld.INDIAN_CHIEF: "QD QD.1 QC QC.1 QH 7D 8C",
}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def user(seat: Seat) -> int:
    return LONG_ID - seat


def names(players: int) -> dict[int, str]:
    return {user(seat): WIDE + DIGITS[seat] for seat in range(players)}


def table(players: int, stage: Stage = Stage.PLAYING) -> Table:
    return Table(
        id=2**31 - 1,
        options=Options(),
        host=user(0),
        place=Place(LONG_ID, LONG_ID),
        seats=players,
        pace=Pace.RELAXED,
        access=Access.INVITED,
        invited=tuple(map(user, range(players))),
        commitment=COMMITMENT,
        opened_at=0,
        stage=stage,
        chairs=tuple(Chair(user(seat), None, "00" * 16) for seat in range(players)),
        deadline=1_800_000_000_000,
    )


def melded(seat: Seat) -> Melded:
    """Return what ``seat`` has melded: the Chief for all but those who steal in some scene."""
    meld = Meld.THIEF if seat < 2 else Meld.INDIAN_CHIEF
    return Melded(meld, cards(MELDS[meld]))


def scored(face_up: Melded) -> Score:
    return score(CLASSIC, face_up.meld, tuple(card for card in face_up.slots if card))


def view(players: int, seat: Seat | None = None) -> View:
    """Return the fourth round as ``seat`` sees it, nobody having sealed yet."""
    played = (Meld.RICH_MAN, Meld.POOR_MAN, Meld.LAWYER)
    points = (-50, 30, 25)
    rows = tuple(Row(n, m, p) for n, (m, p) in enumerate(zip(played, points, strict=True), start=1))
    left = tuple(meld for meld in Meld if meld not in played)
    return View(
        seat=seat,
        options=Options(),
        players=players,
        decks=CLASSIC.decks[players],
        round=4,
        rounds=7,
        phase=Phase.MELD,
        step=1000,
        dealer=0,
        awaited=players,
        sealed=0,
        totals=(5,) * players,
        sheet=(rows,) * players,
        columns=1,
        open_melds=(left,) * players,
        open_columns=(((1,),) * len(left),) * players,
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
        hand=() if seat is None else cards(HAND),
        may_act=seat is not None,
    )


def opening(of: View, *melds: Meld, columns: tuple[int, ...] = (1,)) -> View:
    """Return ``of`` with these melds open for everybody, each in the same columns."""
    return replace(
        of,
        open_melds=(melds,) * of.players,
        open_columns=((columns,) * len(melds),) * of.players,
    )


def stealing(players: int, seat: Seat | None = None) -> View:
    """Return the steal phase of that round: the first two seats are tied thieves."""
    face_up = tuple(melded(place) for place in range(players))
    meet = Target(players - 1, 0)
    return replace(
        view(players, seat),
        phase=Phase.STEAL,
        step=1001,
        awaited=2,
        sealed=players,
        table=face_up,
        scores=tuple(map(scored, face_up)),
        thieves=(0, 1),
        attempt=1,
        later=tuple((seat,) for seat in range(2, players)),
        collisions=tuple(Steal(thief, meet, parse_card("QD")) for thief in (0, 1)),
        hand=() if seat is None else cards(HAND)[: 8 - len(face_up[seat].slots)],
        may_act=seat in (0, 1),
    )


def over(players: int, seat: Seat | None = None) -> View:
    """Return the end of a game in which everybody shares the win."""
    rows = tuple(Row(number, meld, 10 * number) for number, meld in enumerate(Meld, start=1))
    return replace(
        view(players, seat),
        round=7,
        phase=Phase.OVER,
        step=1002,
        awaited=0,
        sheet=(rows,) * players,
        open_melds=((),) * players,
        totals=(280,) * players,
        winners=tuple(range(players)),
        hand=(),
        may_act=False,
    )


def scene(
    of: View | None, at: Table, seat: Seat | None = None, draft: Draft | None = None
) -> Scene:
    everybody = tuple(chair.user for chair in at.chairs if chair.user is not None)
    return Scene(at, of, seat, names(len(at.chairs)), draft or Draft(), everybody)


def revealing(players: int, meld: Meld | None = None) -> MeldsRevealed:
    """Return a reveal, of ``meld`` for every seat if given."""
    face_up = [
        melded(s) if meld is None else Melded(meld, cards(MELDS[meld])) for s in range(players)
    ]
    return MeldsRevealed(
        4, tuple(face_up), tuple(map(scored, face_up)), tuple((seat,) for seat in range(players))
    )


# Every screen, by a name for the test's id.


def all_screens(players: int) -> Iterator[tuple[str, Screen]]:
    yield from _of_the_channel(players)
    yield from _milestones(players)
    yield from _of_a_seat(players)
    yield from _steals(players)
    yield from _answers(players)
    yield from _refusals(players)


def _of_the_channel(players: int) -> Iterator[tuple[str, Screen]]:
    lobby = scene(None, table(players, Stage.LOBBY))
    empty = scene(None, replace(lobby.table, chairs=(), access=Access.ANYONE))
    computers = (Chair(user(0), None, ""), *(Chair(None, "normal", ""),) * (players - 1))
    for name, one in (
        ("lobby", lobby),
        ("empty lobby", empty),
        ("lobby of computers", scene(None, replace(lobby.table, chairs=computers))),
        ("melding", scene(view(players), table(players))),
        ("left and missed", left_and_missed(players)),
        ("without deadline", scene(view(players), replace(table(players), deadline=None))),
        ("stealing", scene(stealing(players), table(players))),
        ("one thief", scene(replace(stealing(players), thieves=(1,)), table(players))),
        ("first try", scene(replace(stealing(players), attempt=0), table(players))),
        ("played out", closed(over(players), players, Ending.PLAYED)),
        ("ended in play", closed(view(players), players, Ending.CLOSED)),
        ("closed lobby", closed(None, players, Ending.CLOSED)),
    ):
        yield f"live {name}", live(one)
        yield f"past {name}", past(one)


def left_and_missed(players: int) -> Scene:
    at = table(players)
    gone = tuple(replace(chair, computer="normal") for chair in at.chairs)
    missed = tuple(MoveMissed(seat, 999) for seat in range(players))
    return scene(view(players), replace(at, chairs=gone, missed=missed))


def closed(of: View | None, players: int, how: Ending) -> Scene:
    by = None if how is Ending.PLAYED else user(0)
    at = replace(table(players, Stage.CLOSED), ending=how, closed_by=by, deadline=None)
    return scene(of, at)


def _milestones(players: int) -> Iterator[tuple[str, Screen]]:
    told = scene(stealing(players), table(players))
    picks = stealing(players).collisions
    for name, event in (
        *((f"reveal of {meld}", revealing(players, meld)) for meld in Meld),
        ("reveal", revealing(players)),
        ("collision", PicksCollided(picks)),
        ("steals", StealsResolved(tuple(replace(picks[0], thief=s) for s in range(players)))),
        ("draws", StealsResolved(tuple(Steal(seat, None, None) for seat in range(players)))),
        ("forfeit", StealsResolved(picks, collided=True)),
    ):
        if screen := milestone(told, event):
            yield name, screen
    won = milestone(scene(over(players), table(players)), GameEnded(tuple(range(players))))
    assert won is not None
    yield "result", won


def drafts() -> Iterator[tuple[str, Draft]]:
    yield "no draft", Draft()
    for meld, size in CLASSIC.sizes.items():
        yield f"{meld} without cards", Draft(meld)
        yield f"{meld} too few cards", Draft(meld, cards(HAND)[: size - 1])
        yield f"{meld} complete", Draft(meld, cards(HAND)[:size])
    for wish in ("draw", "AH A S", "QD QC QH"):
        yield f"wish {wish}", Draft(Meld.THIEF, cards(HAND)[:1], parse_wish(wish))


def _of_a_seat(players: int) -> Iterator[tuple[str, Screen]]:
    at, mine = table(players), opening(view(players, 1), *Meld)
    sealed = replace(mine, own=Sealed(Meld.RICH_MAN, cards(HAND)[:5], None), sealed=1)
    thief = replace(mine, own=Sealed(Meld.THIEF, cards(HAND)[:1], parse_wish("QD QC QH QS")))
    for name, draft in drafts():
        yield f"hand, {name}", private(scene(mine, at, 1, draft))
        yield f"sealed, {name}", private(scene(sealed, at, 1, draft))
        yield f"sealed thief, {name}", private(scene(thief, at, 1, draft))
        last = replace(mine, round=7)
        yield f"last round, {name}", private(scene(last, at, 1, draft))
    yield "hand when over", private(scene(over(players, 1), at, 1))
    yield "welcome", welcome(scene(None, table(players, Stage.LOBBY), 1))
    yield "welcome to a dm table", welcome(scene(None, replace(at, place=Place(1, None)), 1))


def _steals(players: int) -> Iterator[tuple[str, Screen]]:
    at, last = table(players), players - 1
    mine = stealing(players, 1)
    yield "steal", private(scene(mine, at, 1))
    picked = replace(mine, picked=True, pick=Target(last, 0))
    yield "steal, picked", private(scene(picked, at, 1))
    yield "steal, draw picked", private(scene(replace(mine, picked=True), at, 1))
    yield "steal for others", private(scene(replace(stealing(players, 1), thieves=(0,)), at, 1))
    for victim, slot in ((last, None), (last, 0), (last, 6), (1, 0), (last, 99)):
        shown = Outcome(at.id, scene(mine, at, 1), Show.STEAL, victim=victim, slot=slot)
        yield f"steal {slot} from {victim}", answer(shown)
    empty = tuple(replace(one, slots=(None,) * len(one.slots)) for one in mine.table)
    yield "steal with gaps only", private(scene(replace(mine, table=empty), at, 1))


def _answers(players: int) -> Iterator[tuple[str, Screen]]:
    at = table(players)
    for show in set(Show) - {Show.NOTHING, Show.NOTE}:
        before = show is Show.JOINED
        stage = table(players, Stage.LOBBY) if before else at
        now = scene(None if before else stealing(players, 1), stage, 1)
        if show is Show.DEAL:
            now = replace(now, opened=_opened(players))
        if show is Show.WHY:
            now = replace(now, reveal=revealing(players))
        for said in (None, *Said):
            yield f"{show} and {said}", answer(Outcome(at.id, now, show, said))
    for said in Said:
        yield f"note {said}", answer(Outcome(at.id, scene(view(players), at), Show.NOTE, said))


def _opened(players: int) -> Opened:
    hand = ("10C", "10D", "10H", "10S", "QC", "QD", "QH", "QS")
    return Opened("f" * 64, ("e" * 32,) * players, ((hand,) * players,) * 7)


FACTS: dict[str, object] = {
    "players": 8,
    "least": 2,
    "most": 8,
    "invited": "*" * 500,
    "meld": "indian_chief",
    "need": 7,
    "got": 6,
    "card": "QD",
    "wish": "@everyone" * 100,
    "host": LONG_ID,
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


def _refusals(players: int) -> Iterator[tuple[str, Screen]]:
    for where, here in (
        ("nowhere", None),
        ("lobby", scene(None, table(players, Stage.LOBBY), 1)),
        ("hand", scene(view(players, 1), table(players), 1, Draft(Meld.THIEF, cards("QD")))),
        ("steal", scene(stealing(players, 1), table(players), 1)),
        ("outside", scene(view(players), table(players))),
        ("closed", closed(over(players, 1), players, Ending.PLAYED)),
    ):
        for code in Code:
            yield f"{code} {where}", refusal(RuleError(code, **FACTS), here)
        for refused in Refused:
            yield f"{refused} {where}", refusal(Refusal(refused, here, **FACTS))
