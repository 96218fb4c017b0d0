"""What nobody may see: worked out from the log, and looked for in all that reaches somebody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Final

from bot.present.faces import Face
from bot.present.scene import Scene
from bot.present.screen import Picture, Screen
from bot.standing import Standing, opened
from data.log import LogEvent, Stage, TableId, Terms, UserId
from data.store import Log
from engine.cards import Card
from engine.indian_chief.options import Options as Chief
from engine.indian_chief.state import State as ChiefState
from engine.indian_poker.state import State as PokerState
from tests.bot.present.reading import body
from tests.bot.secrets import faces_in
from tests.bot.storm import promises
from tests.bot.storm.kinds import ZONES

OWN = frozenset({"own", "said", "pick", "order", "draft", "plan", "reveal", "opened", "presets"})
"""Fields of a scene or view that hold what its viewer chose or asked for, and wishes for."""

_TABLE: Final = re.compile(r"\b[Tt]able (\d+)")


@dataclass
class Truth:
    """A table as it is, hidden cards and all. ``shown`` are the cards that all have ever seen.

    ``held`` are, by person, the cards that this person has held; ``people`` are all who were ever
    told of it as more than its channel, ``broken`` the promises about time that it did not keep.
    """

    table: TableId
    now: Standing | None = None
    shown: set[Card] = field(default_factory=set)
    held: dict[UserId, set[Card]] = field(default_factory=dict)
    people: set[UserId] = field(default_factory=set)
    broken: list[str] = field(default_factory=list)

    def read(self, log: Log, at: int) -> Truth:
        """Fold what came to the log since; all of it came now, ``at``."""
        done = 0
        if self.now is None:
            self.now, done = opened(log.table, log.events[0]), 1
        for event in log.events[max(done, self.now.count) :]:
            before, self.now = self.now, self.now.after((event,))
            self.broken.extend(promises.broken(before, event, self.now, at))
            self._note(event, self.now)
        return self

    def _note(self, event: LogEvent, now: Standing) -> None:
        self.people.update(now.table.users, (now.table.host,), now.table.invited)
        if event.public:
            self.shown.update(cards(event))
        if isinstance(now.state, ChiefState):
            for chair, hand in zip(now.table.chairs, now.state.hands, strict=False):
                if chair.user is not None:
                    self.held.setdefault(chair.user, set()).update(hand)

    def hidden(self, user: UserId | None) -> set[Card]:
        """Return the cards of now that ``user``, or (``None``) the channel, may not know."""
        now = self.now
        assert now is not None
        seat = None if user is None else now.table.seat_of(user)
        return _hidden(now.state, seat) - self.shown - self.held.get(user or 0, set())


def _hidden(state: object, seat: int | None) -> set[Card]:
    match state:
        case ChiefState(hands=hands):
            return {card for at, hand in enumerate(hands) if at != seat for card in hand}
        case PokerState(cards=dealt) if seat is None or seat >= len(dealt):
            return {*dealt}
        case PokerState(cards=dealt) if state.rules.secret or seat in state.staying:
            return {dealt[seat or 0]}
        case _:
            return set()


def cards(value: object) -> Iterator[Card]:
    """Yield every card that a value holds, however deep."""
    match value:
        case Card():
            yield value
        case Face(rank, suit, wild):
            if not wild:
                yield Card(0, suit, rank)
        case tuple() | list() | set() | frozenset():
            for each in value:
                yield from cards(each)
        case dict():
            yield from cards((*value.keys(), *value.values()))
        case _ if is_dataclass(value):
            yield from cards(tuple(_parts(value)))


def _parts(value: Any) -> Iterator[object]:
    return (getattr(value, part.name) for part in fields(value) if part.name not in OWN)


def leaks(truth: Truth, scene: Scene, user: UserId | None) -> list[str]:
    """Return what a scene holds that its viewer may not see."""
    found = [card.code for card in {*cards(scene)} & truth.hidden(user)]
    assert truth.now is not None
    if scene.opened is not None and truth.now.table.stage is not Stage.CLOSED:
        found += ["a deal that is not over"] * (truth.now.table.hand is None)
    own = truth.now.night.guests.get(user or 0)
    others = {*_terms(scene)} - ({Terms(), own.terms} if own else {Terms()})
    return found + [f"somebody's {terms}" for terms in others]


def _terms(value: object) -> Iterator[Terms]:
    match value:
        case Terms():
            yield value
        case tuple() | list():
            for each in value:
                yield from _terms(each)
        case _ if is_dataclass(value):
            yield from _terms(tuple(getattr(value, part.name) for part in fields(value)))


def names_table(screen: Screen, table: TableId) -> bool:
    """Tell whether a message says that it is about a table."""
    return str(table) in _TABLE.findall(f"{screen.alert} {body(screen)}")


def zones(screen: Screen) -> set[str]:
    """Return the zones that a message names: they say where somebody lives."""
    return {zone for zone in ZONES if zone is not None and zone in f"{screen.alert} {body(screen)}"}


def tells_of(screen: Screen, table: TableId) -> bool:
    """Tell whether a message is about a table: it says so, or says nothing of any."""
    named = {int(number) for number in _TABLE.findall(f"{screen.alert} {body(screen)}")}
    return not named or table in named


def told_leaks(truth: Truth, screen: Screen, user: UserId | None) -> list[str]:
    """Return the cards that a message names or draws which its readers may not know.

    Who holds a hand of Indian Chief may be told other cards too, as what a joker counts as or a
    wish; of those only the picture is looked at.
    """
    assert truth.now is not None
    drawn = {card.face for b in screen.blocks if isinstance(b, Picture) for card in cards(b)}
    if user is None or not isinstance(truth.now.table.options, Chief):
        drawn |= {*faces_in(body(screen))}
        drawn |= {face for b in screen.blocks if isinstance(b, Picture) for face in faces_in(b.alt)}
    may = {card.face for card in truth.shown | truth.held.get(user or 0, set())}
    return sorted(({card.face for card in truth.hidden(user)} - may) & drawn)
