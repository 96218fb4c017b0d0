"""Every screen of every kind of table, by a name for the test's id."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.clock import MINUTE
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.paces import LONGEST
from bot.present.answer import SCREENS as ANSWERS
from bot.present.answer import answer, refusal
from bot.present.indian_chief.scene import Draft, How, Plan, picked, played
from bot.present.indian_chief.screens import SCREENS
from bot.present.scene import Opened, Scene
from bot.present.screen import Document, Screen
from bot.present.table import decided, live, milestone, past, private, welcome
from bot.present.texts import SAID
from bot.present.verified import recorded
from bot.tongue import say
from bot.verdict import Fault, Finding, Head, Verdict
from data.books import Preset, Record
from data.log import (
    Access,
    Chair,
    Ending,
    Gone,
    MoveMissed,
    Pace,
    Place,
    Stage,
    Stranded,
    Stranding,
    Table,
    Times,
    TimesKept,
    TimesProposed,
    TimesSet,
)
from engine.cards import is_joker, parse_card
from engine.core import Code, RuleError
from engine.indian_chief.model import (
    GameEnded,
    Meld,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    Steal,
    StealsResolved,
    Target,
)
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Sealed, View
from engine.indian_chief.wishes import parse_wish
from tests.bot.present.scenes import (
    FACTS,
    beggars,
    cards,
    closed,
    declaring,
    hand_of,
    left_and_missed,
    opening,
    over,
    revealing,
    scene,
    stealing,
    stolen_from,
    table,
    user,
    view,
)

SHOWN = {*ANSWERS, *SCREENS.answers} - {Show.NOTHING, Show.NOTE}
"""What answers a click at such tables with more than words."""

OWN = Times(Pace.OWN, LONGEST - MINUTE, weekends_off=True, vacations=False, punctual=90)
"""The times with the longest words."""

STRANDED = Stranded(Stranding.PERMISSION, "View Channel, Read Message History", 0)

WORDIEST = max(Said, key=lambda said: len(say(SAID[said])))


@dataclass(frozen=True)
class Cast:
    """A number of players, and how they play."""

    players: int
    options: Options

    @property
    def steals(self) -> bool:
        return stolen_from(self.options)

    @property
    def declares(self) -> bool:
        return rules_of(self.options).declare_late

    @property
    def mine(self) -> int:
        """The seat whose own screens are shown: the last that steals."""
        return min(1, self.players - 1)

    def at(self, stage: Stage = Stage.PLAYING) -> Table:
        return table(self.players, stage, self.options)

    def scene(
        self, of: View | None = None, *, own: bool = False, draft: Draft | None = None
    ) -> Scene:
        shown = scene(of, self.at(), self.mine if own else None, draft)
        return replace(shown, record=Record(-1000, 1000))

    def view(self, *, own: bool = False) -> View:
        return view(self.players, self.mine if own else None, self.options)

    def stealing(self, *, own: bool = False) -> View:
        return stealing(self.players, self.mine if own else None, self.options)

    def declaring(self, *, own: bool = False) -> View:
        return declaring(self.players, self.mine if own else None, self.options)

    def over(self, *, own: bool = False) -> View:
        return over(self.players, self.mine if own else None, self.options)

    def revealing(self, meld: Meld | None = None) -> MeldsRevealed:
        return revealing(self.players, meld, self.options)


def all_screens(players: int, options: Options) -> Iterator[tuple[str, Screen]]:
    """Yield every screen that such a table can show, each with its longest words."""
    cast = Cast(players, options)
    yield from _of_the_channel(cast)
    yield from _milestones(cast)
    yield from _of_a_seat(cast)
    if cast.steals:
        yield from _steals(cast)
    if cast.declares:
        yield from _declarations(cast)
    yield from _answers(cast)
    yield from _refusals(cast)


def _of_the_channel(cast: Cast) -> Iterator[tuple[str, Screen]]:
    for name, one in (*_of_lobbies(cast), *_of_phases(cast), *_of_ends(cast)):
        yield f"live {name}", live(one)
        yield f"past {name}", past(one)


def _of_lobbies(cast: Cast) -> Iterator[tuple[str, Scene]]:
    lobby = scene(None, cast.at(Stage.LOBBY))
    computers = (Chair(None, "easy", ""),) * (cast.players - 1)
    yield "lobby", lobby
    yield "lobby of a pace of its own", replace(lobby, table=replace(lobby.table, times=OWN))
    yield "empty lobby", scene(None, replace(lobby.table, chairs=(), access=Access.ANYONE))
    yield (
        "lobby of computers",
        scene(None, replace(lobby.table, chairs=(Chair(user(0), None, ""), *computers))),
    )


def _of_phases(cast: Cast) -> Iterator[tuple[str, Scene]]:
    melding = cast.scene(cast.view())
    yield "melding", melding
    yield "left and missed", left_and_missed(cast.players, cast.options)
    everybody = tuple(range(cast.players))
    late = replace(melding.table, grace=everybody)
    yield "in the grace", replace(melding, table=late)
    yield "stranded", replace(melding, table=replace(late, stranded=STRANDED))
    gone = tuple(replace(chair, computer="easy", gone=Gone.NO_SHOW) for chair in late.chairs)
    yield "abandoned", replace(melding, table=replace(late, chairs=gone, expires=0))
    asked = replace(late, proposed=TimesProposed(OWN, 0), agreed=tuple(map(user, everybody)))
    yield "asked for another pace", replace(melding, table=asked)
    yield "without deadline", replace(melding, table=replace(melding.table, deadline=None))
    yield "empty wild pile", cast.scene(replace(cast.view(), wild=0))
    if cast.steals:
        yield "stealing", cast.scene(cast.stealing())
        yield "one thief", cast.scene(replace(cast.stealing(), thieves=(cast.mine,)))
        yield "first try", cast.scene(replace(cast.stealing(), attempt=0))
    if cast.declares:
        yield "declaring", cast.scene(cast.declaring())
        yield "one declares", cast.scene(replace(cast.declaring(), declaring=(0,)))


def _of_ends(cast: Cast) -> Iterator[tuple[str, Scene]]:
    yield "played out", closed(cast.over(), cast.players, Ending.PLAYED)
    yield "ended in play", closed(cast.view(), cast.players, Ending.CLOSED)
    yield "ended by leaving", closed(cast.view(), cast.players, Ending.LEFT)
    yield "ended by absence", closed(cast.view(), cast.players, Ending.ABSENT)
    yield "expired", closed(cast.view(), cast.players, Ending.EXPIRED)
    yield "expired lobby", closed(None, cast.players, Ending.EXPIRED)
    yield "closed lobby", closed(None, cast.players, Ending.CLOSED)


def _milestones(cast: Cast) -> Iterator[tuple[str, Screen]]:
    told = cast.scene(cast.view())
    for meld in Meld:
        yield f"reveal of {meld}", _post(told, cast.revealing(meld))
    yield "reveal", _post(told, cast.revealing())
    everybody = tuple(MoveMissed(seat, told.table.step) for seat in range(cast.players))
    late = replace(told, table=replace(told.table, missed=everybody))
    yield "reveal after the time was up", _post(late, cast.revealing())
    yield from _of_times(cast, told)
    if cast.declares:
        shown = MeldsShown(4, beggars(cast.players, cast.options), tuple(range(cast.players)))
        yield "melds before the scores", _post(told, shown)
    if cast.steals:
        yield from _thieves(cast)
    won = GameEnded(tuple(range(cast.players)))
    yield "result", _post(cast.scene(cast.over()), won)
    yield "first result", _post(replace(cast.scene(cast.over()), record=None), won)


def _of_times(cast: Cast, told: Scene) -> Iterator[tuple[str, Screen]]:
    question = TimesProposed(OWN, 0)
    asked = replace(told, table=replace(told.table, proposed=question))
    for end in (TimesSet(OWN), TimesKept(), TimesKept(taken_back=True), question):
        post = milestone(told, end) if cast.players > 1 else None
        if post is not None:
            yield f"post of {end}", post
        closed_ = decided(asked, question, end)
        assert closed_ is not None
        yield f"closed by {end}", closed_


def _post(told: Scene, event: MeldsRevealed | MeldsShown | GameEnded) -> Screen:
    post = milestone(told, event)
    assert post is not None
    return recorded(post, "f" * 64, whole=isinstance(event, GameEnded))


def _thieves(cast: Cast) -> Iterator[tuple[str, Screen]]:
    told, last = cast.scene(cast.stealing()), cast.players - 1
    pick = Steal(0, Target(last, 0, 1 if cast.players == 1 else 0), parse_card("QD"))
    steals = tuple(replace(pick, thief=seat) for seat in range(cast.players))
    for name, event in (
        ("collision", PicksCollided(steals[:2])),
        ("steals", StealsResolved(steals)),
        ("draws", StealsResolved(tuple(Steal(seat, None, None) for seat in range(cast.players)))),
        ("forfeit", StealsResolved(steals[:2], collided=True)),
    ):
        if screen := milestone(told, event):
            yield name, screen


def drafts(cast: Cast) -> Iterator[tuple[str, Draft]]:
    """Yield a draft of each meld at every stage of being picked."""
    held, queen = hand_of(cast.options)[::-1], parse_card("QD")
    yield "no draft", Draft()
    for meld, size in rules_of(cast.options).sizes.items():
        yield f"{meld} without cards", Draft(meld)
        yield f"{meld} too few cards", Draft(meld, held[: size - 1])
        yield f"{meld} complete", Draft(meld, held[:size])
        if not cast.steals and meld is not Meld.BEGGAR_MAN:
            declared = tuple(queen if is_joker(card) else None for card in held[:size])
            yield f"{meld} by hand", Draft(meld, held[:size], None, 1, declared, by_hand=True)
    aside = tuple(range(rules_of(cast.options).aside))
    if rules_of(cast.options).split_by_hand:
        yield "parts by hand", Draft(Meld.INDIAN_CHIEF, held[:7], aside=aside)
    for wish in ("draw", "AH A S", "QD QC QH") if cast.steals else ():
        yield f"wish {wish}", Draft(Meld.THIEF, held[:1], parse_wish(wish))


def _of_a_seat(cast: Cast) -> Iterator[tuple[str, Screen]]:
    columns = tuple(range(1, rules_of(cast.options).columns + 1))
    mine, held = opening(cast.view(own=True), *Meld, columns=columns), hand_of(cast.options)
    sealed = replace(mine, own=Sealed(Meld.RICH_MAN, held[-5:], None, columns[-1]), sealed=1)
    wish = parse_wish("QD QC QH QS") if cast.steals else None
    thief = replace(mine, own=Sealed(Meld.THIEF, held[-1:], wish))
    after = _after_a_round(cast, mine)
    for name, draft in drafts(cast):
        for kind, of in (
            ("hand", mine),
            ("hand after a round", after),
            ("sealed", sealed),
            ("sealed thief", thief),
            ("last round", replace(mine, round=mine.rounds)),
        ):
            here = cast.scene(of, own=True, draft=draft)
            yield f"{kind}, {name}", private(here)
            if kind == "hand after a round" and "complete" in name:
                yield from _planned(f"{kind}, {name}", here)
    yield "hand when over", private(cast.scene(cast.over(own=True), own=True))
    lobby = cast.at(Stage.LOBBY)
    yield "welcome", welcome(scene(None, lobby, cast.mine))
    yield "welcome to a dm table", welcome(scene(None, replace(lobby, place=Place(1, None)), 0))


def plans(of: View, draft: Draft) -> Iterator[Plan]:
    """Yield what a seat may have laid down by a draft, and what became of it."""
    for how in (How.PICKED, How.UNFIT):
        yield Plan(of.round, of.phase, how, draft)


def _planned(name: str, here: Scene) -> Iterator[tuple[str, Screen]]:
    for plan in plans(played(here), picked(here)):
        laid_down = replace(here, plan=plan)
        yield f"{name}, {plan.how}", private(laid_down)
        yield f"{name}, plan {plan.how}", answer(Outcome(1, laid_down, Show.PLAN, WORDIEST))


def _after_a_round(cast: Cast, mine: View) -> View:
    told = cast.revealing(Meld.INDIAN_CHIEF)
    return replace(mine, last_table=told.melds, last_scores=told.scores)


def _steals(cast: Cast) -> Iterator[tuple[str, Screen]]:
    mine = cast.stealing(own=True)
    last = cast.players - 1 if cast.players > 2 else 0  # never the own seat
    place = Target(last, 0, 1 if cast.players == 1 else 0)
    for name, of in (
        ("steal", mine),
        ("steal, picked", replace(mine, picked=True, pick=place)),
        ("steal, draw picked", replace(mine, picked=True)),
        ("steal for others", replace(mine, thieves=(0,))),
        ("steal with gaps only", _bare(mine)),
    ):
        yield name, private(cast.scene(of, own=True))
        wish = Draft(wish=parse_wish("QD QC QH QS"))
        yield from _planned(name, cast.scene(of, own=True, draft=wish))
    here = cast.scene(mine, own=True)
    for victim, slot in ((last, None), (last, 0), (last, 6), (0, 0), (last, 99)):
        shown = Outcome(1, here, Show.STEAL, victim=victim, slot=slot, round=place.round)
        yield f"steal {slot} from {victim}", answer(shown)


def _bare(of: View) -> View:
    table_, earlier = (
        tuple(replace(one, slots=(None,) * len(one.slots)) for one in melds)
        for melds in (of.table, of.earlier)
    )
    return replace(of, table=table_, earlier=earlier)


def _declarations(cast: Cast) -> Iterator[tuple[str, Screen]]:
    mine, queen = cast.declaring(own=True), parse_card("QD")
    said = replace(mine, said=(queen, queen))
    for name, of in (
        ("declare", mine),
        ("declared", said),
        ("declaring is for others", replace(mine, declaring=(0,))),
    ):
        yield name, private(cast.scene(of, own=True))
        yield (
            f"{name}, drafted",
            private(cast.scene(of, own=True, draft=Draft(declared=(queen, queen)))),
        )
        drafted = Draft(declared=(queen, queen))
        yield from _planned(name, cast.scene(of, own=True, draft=drafted))


def _answers(cast: Cast) -> Iterator[tuple[str, Screen]]:
    view_ = cast.stealing(own=True) if cast.steals else _after_a_round(cast, cast.view(own=True))
    playing = replace(
        cast.scene(view_, own=True), opened=_opened(cast), reveal=cast.revealing(), admin=True
    )
    playing = replace(playing, verdict=VERDICT, document=Document("chiefs-table-1.json", b"{}"))
    presets = tuple(Preset("@everyone" * 4 + str(n), cast.options) for n in range(10))
    lobby = replace(scene(None, cast.at(Stage.LOBBY), cast.mine), presets=presets, admin=True)
    for show in SHOWN:
        before = show in {Show.JOINED, Show.HOUSE, Show.NAME_RULES}
        for said in (None, WORDIEST, Said.STARTED):
            shown = Outcome(1, lobby if before else playing, show, said)
            yield f"{show} and {said}", answer(shown)
    for meld in Meld:
        told = replace(playing, reveal=cast.revealing(meld))
        yield f"why of {meld}", answer(Outcome(1, told, Show.WHY, page=cast.players))
    for thought in (None, OWN):
        for at in (lobby, replace(lobby, user=lobby.table.host), playing, _asked(playing)):
            shown = Outcome(1, at, Show.TIMES, WORDIEST, times=thought)
            yield f"times {at.table.stage}, {at.user}, {at.table.agreed}, {thought}", answer(shown)
            asking = Outcome(1, at, Show.ASK_LENGTH, WORDIEST, times=thought)
            yield f"ask length {at.table.stage}, {at.user}, {thought}", answer(asking)
    for page in range(5):
        yield f"house, page {page}", answer(Outcome(1, lobby, Show.HOUSE, page=page))
        yield f"deal, page {page}", answer(Outcome(1, playing, Show.DEAL, page=page))
    yield from _verdicts(playing)
    for said in Said:
        outside = Outcome(1, cast.scene(cast.view()), Show.NOTE, said)
        yield f"note {said}", answer(outside)


def _verdicts(playing: Scene) -> Iterator[tuple[str, Screen]]:
    for fault in Fault:
        verdict = replace(VERDICT, finding=replace(WRONG, fault=fault))
        yield f"verify, {fault}", answer(Outcome(1, replace(playing, verdict=verdict), Show.VERIFY))


LINK = "f" * 64
VERDICT = Verdict(1, 9_999, 9_998, 1, 21, (Head(9_999, 0, LINK),))
WRONG = Finding(Fault.SHUFFLE, 9_999, "indian_chief.HandsRefilled", "draws.10.10", "10H.1", "10S.1")


def _asked(playing: Scene) -> Scene:
    """Return what the host sees whose question is open."""
    host = playing.table.host
    table_ = replace(playing.table, proposed=TimesProposed(OWN, 0), agreed=(host,))
    return replace(playing, table=table_, user=host)


def _opened(cast: Cast) -> Opened:
    hand = tuple(card.face for card in hand_of(cast.options))
    rounds = rules_of(cast.options).rounds
    return Opened("f" * 64, ("e" * 32,) * cast.players, ((hand,) * cast.players,) * rounds)


def _refusals(cast: Cast) -> Iterator[tuple[str, Screen]]:
    thief = Draft(Meld.THIEF, cards("QD"))
    here = {
        "nowhere": None,
        "lobby": scene(None, cast.at(Stage.LOBBY), cast.mine),
        "hand": cast.scene(cast.view(own=True), own=True, draft=thief),
        "outside": cast.scene(cast.view()),
        "closed": closed(cast.over(own=True), cast.players, Ending.PLAYED),
    }
    if cast.steals:
        here["steal"] = cast.scene(cast.stealing(own=True), own=True)
    if cast.declares:
        here["declare"] = cast.scene(cast.declaring(own=True), own=True)
    for code in Code:
        yield f"{code}", refusal(RuleError(code, **FACTS), here["hand"])
    for refused in Refused:
        yield f"{refused}", refusal(Refusal(refused, here["hand"], **FACTS))
    for where, at in here.items():
        yield f"stale {where}", refusal(Refusal(Refused.STALE, at))
        yield f"wide {where}", refusal(RuleError(Code.WISH_UNKNOWN, **FACTS), at)
