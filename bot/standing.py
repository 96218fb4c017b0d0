"""How a table stands: the fold of its whole log, the table's events and the game's together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.games import hosting_of
from bot.present.scene import Opened, Scene
from data.log import DeadlineSet, LogEvent, Stage, Table, TableEvent, TableId, UserId, evolve_table
from data.night import Night, evolve_night
from data.night import view as night_view
from data.people import Calendar, Profile
from data.store import Log
from engine.catalog import dealt_by_hand, game_of
from engine.core import Game, Seat, Wait
from engine.deal import Deal, hand_seed


@dataclass(frozen=True, slots=True)
class Standing:
    """A table and its game after ``count`` events.

    ``state`` and ``night`` are secret: they never leave here. ``calendar`` is no fold: it is what
    those who sit there, and whoever acts, have set for themselves now.
    """

    table: Table
    state: Any  # the game's own State: only its Game looks inside
    count: int
    night: Night = field(default_factory=Night)
    calendar: Calendar = field(default_factory=dict)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules that are played here."""
        return game_of(self.table.options)

    @property
    def wait(self) -> Wait | None:
        """Whom the game waits for; ``None`` in the lobby and after the end."""
        if self.state is None or self.table.stage is not Stage.PLAYING:
            return None
        return self.game.wait(self.state)

    @property
    def abandoned(self) -> bool:
        """Whether nobody plays a game that has begun; computers do not play on by themselves.

        A night ends by itself.
        """
        playing = self.table.stage is Stage.PLAYING
        return playing and not self.table.people and not dealt_by_hand(self.table.options)

    @property
    def goes_on(self) -> bool:
        """Whether a game goes on, be it in a pause: somebody plays it, and it can be told."""
        playing = self.table.stage is Stage.PLAYING
        return playing and self.table.stranded is None and not self.abandoned

    @property
    def runs(self) -> bool:
        """Whether the clock of a game goes: it goes on, and nobody has paused it."""
        return self.goes_on and self.table.paused is None

    @property
    def users(self) -> tuple[UserId, ...]:
        """Everybody whom a text about the table may name, guests of a night who left too."""
        return tuple(dict.fromkeys((*self.table.users, *self.night.guests)))

    def profile(self, user: UserId) -> Profile:
        """What somebody there has set for themselves; as usual where that is nothing."""
        return self.calendar.get(user) or Profile(user)

    @property
    def awaited_computers(self) -> tuple[Seat, ...]:
        """The awaited seats that a computer plays."""
        wait = self.wait
        chairs = self.table.chairs
        return tuple(s for s in wait.seats if chairs[s].computer is not None) if wait else ()

    def after(self, events: Iterable[LogEvent]) -> Standing:
        """Fold more events."""
        standing = self
        for event in events:
            standing = standing._fold(event)
        return standing

    def _fold(self, event: LogEvent) -> Standing:
        if isinstance(event, TableEvent):
            table = evolve_table(self.table.id, self.table, event)
            night = evolve_night(self.night, event)
            return replace(self, table=table, night=night, count=self.count + 1)
        return replace(self, state=self.game.evolve(self.state, event), count=self.count + 1)

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401  each game has its own View
        """What ``seat`` may see of the game, or the channel; ``None`` in the lobby."""
        return None if self.state is None else self.game.view(self.state, seat)

    def scene(
        self,
        user: UserId | None,
        names: Mapping[UserId, str],
        *,
        draft: object = None,
        plan: object = None,
        unreachable: tuple[UserId, ...] = (),
    ) -> Scene:
        """Build what the screens of ``user``, or (``None``) of the channel, may use."""
        seat = None if user is None else self.table.seat_of(user)
        night = night_view(self.night, user) if dealt_by_hand(self.table.options) else None
        view = self.view(seat)
        return Scene(self.table, view, seat, names, draft, unreachable, night, user=user, plan=plan)


def history(log: Log, known: tuple[Standing, ...] = ()) -> Iterator[Standing]:
    """Yield how the table stood after each event, from the first on.

    ``known`` are the first of them, from when the log was shorter: it only grows.
    """
    yield from known
    standing = known[-1] if known else opened(log.table, log.events[0])
    if not known:
        yield standing
    for event in log.events[standing.count :]:
        standing = standing.after((event,))
        yield standing


def opened(table: TableId, event: LogEvent) -> Standing:
    """Fold the first event of a log."""
    if not isinstance(event, TableEvent):
        raise TypeError(f"table {table} begins with {type(event).__name__}")
    return Standing(evolve_table(table, None, event), None, 1)


def stand(log: Log, known: Standing | None = None) -> Standing:
    """Fold a whole log, or what came since the table stood as ``known``, unless that is later."""
    if known is None or known.count > len(log.events):
        known = opened(log.table, log.events[0])
    return known.after(log.events[known.count :])


def open_deal(log: Log) -> Opened:
    """Tell what everybody held as each round began; ``ValueError`` before the table has ended.

    Not for a night, whose hands are opened one by one.
    """
    table = stand(log).table
    if table.stage is not Stage.CLOSED:
        raise ValueError(f"table {table.id} has not ended")
    return dealt(log, table)


def dealt(log: Log, table: Table) -> Opened:
    """Tell the chance behind a game or, as ``table`` was then, behind one hand of a night.

    The seed of a hand (rule 70) tells nothing of the table's, or of another hand's.
    """
    hands = hosting_of(table.options).hands
    rounds = (
        hands(tuple(map(standing.view, range(len(standing.table.chairs)))))
        for standing in begun(history(log), log)
        if standing.table.hand == table.hand
    )
    joins = tuple(chair.join for chair in table.chairs)
    return Opened(seed_of(table.hand, log.seed).hex(), joins, tuple(filter(None, rounds)))


def begun(then: Iterable[Standing], log: Log) -> Iterator[Standing]:
    """Yield how the table stood as each phase began; ``then`` is how it stood after each event.

    A phase that was given its time anew has begun once.
    """
    steps = set[tuple[int | None, int]]()
    for standing, event in zip(then, log.events, strict=True):
        key = standing.table.hand, standing.table.step
        if isinstance(event, DeadlineSet) and key not in steps:
            steps.add(key)
            yield standing


def deal_of(standing: Standing, seed: bytes) -> Deal:
    """Return the chance of this table, fixed by its seed and the seats' join ids.

    In a night it is that of the hand which ``Table.hand`` names.
    """
    table = standing.table
    joins = tuple(bytes.fromhex(chair.join) for chair in table.chairs)
    return Deal(seed_of(table.hand, seed), joins)


def seed_of(hand: int | None, seed: bytes) -> bytes:
    """Return the seed that deals: a table's own, or that of one hand of a night."""
    return seed if hand is None else hand_seed(seed, hand)
