"""The tables: open one, act at one, and what the clock does when nobody acts.

Every change is decided on a freshly folded log under the table's lock and stored in one
transaction before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot import followers, house_rules, lobby
from bot.acted import acted
from bot.calls import Calls
from bot.circumstances import Circumstances
from bot.click import Click
from bot.clock import Clock
from bot.decision import Decision
from bot.departure import departure
from bot.finding import Find
from bot.followers import Followers
from bot.founder import Founder, opened
from bot.games import hosting_of, move
from bot.hosting import AnyHosting
from bot.hosts import SURE
from bot.loaded import Loaded
from bot.outcome import Outcome, Refusal, Refused, Said, Setup, Show
from bot.plans import laid_down
from bot.present.scene import Scene
from bot.recorder import Recorder
from bot.servers import Servers, save_preset
from bot.sight import Sight
from bot.ticking import Ticking
from bot.turn import Turn
from bot.visit import Visit, must_play
from bot.visits import visits_of
from data.books import Preset
from data.log import Stage, TableId, UserId
from data.store import Conflict, Person, Repeated, Store
from engine.catalog import dealt_by_hand
from engine.core import RuleError

TRIES = 3
"""How often a decision is taken anew when another process appended first."""


class Tables:
    """Everything that can happen at a table.

    ``entropy(n)`` gives n random bytes fit for dealing; ``changed`` hears of every table whose
    log has grown, after it was stored. ``find`` tells which table a command means,
    ``sight`` builds what somebody may see, ``circumstances`` records what happens around tables.
    """

    def __init__(
        self,
        store: Store,
        servers: Servers,
        clock: Clock,
        entropy: Callable[[int], bytes],
        changed: Callable[[TableId], None],
    ) -> None:
        self._store = store
        self._servers = servers
        self.sight = Sight(store, servers)
        self._founder = Founder(store, self.sight, clock, entropy, changed)
        self._recorder = Recorder(store, clock, changed)
        self._followers = Followers(store, self.sight, self._recorder.locks)
        self.find = Find(store, self.sight)
        self.circumstances = Circumstances(self.sight, self._recorder, clock)
        self._ticking = Ticking(self.sight, self._recorder, clock, entropy)
        self.calls = Calls(store, self.sight, self._recorder.locks, clock)
        self._clock = clock
        self._entropy = entropy

    # ---------------------------------------------------------------- people

    async def open(self, setup: Setup, person: Person, interaction: int | None) -> Outcome:
        """Open a lobby with ``person`` as host in the first seat, or begin a solo game at once.

        ``Refusal`` for a number of seats that the game does not allow, or where the server wants
        no more tables; ``RuleError`` for house rules that mean nothing in the game.
        """
        await self._know(person)
        table = await self._founder.open(setup, person.user, interaction)
        return await self.sight.outcome(table, person.user, opened(setup.options, Said.OPENED))

    async def play(self, table: TableId, person: Person, click: Click) -> Outcome:
        """Do what ``person`` asks for at ``table`` and return what to show.

        Raises ``RuleError`` or ``Refusal`` with nothing changed, ``StoreUnavailable`` when it
        could not be recorded. A repeated interaction answers with what stands.
        """
        await self._know(person)
        if click.action in followers.ACTIONS:
            return await self._followers.act(table, person.user, click)
        if click.action == "rematch":
            return await self._rematch(table, person, click)
        if click.action == "lobby" and click.args == (SURE,):
            return await self._back_to_lobby(table, person, click)
        decision = await self._once(table, person.user, click)
        if decision.save is not None:
            await self._save(table, decision.save)
        return await self.sight.outcome(table, person.user, decision)

    async def _rematch(self, old: TableId, person: Person, click: Click) -> Outcome:
        """Open the rematch of a table that ended, or join the one that is open already."""
        anew, fresh = await self._founder.again(old, person.user, click)
        if not fresh:
            return await self.play(anew, person, replace(click, action="join"))
        options = (await self.sight.load(anew)).standing.table.options
        return await self.sight.outcome(anew, person.user, opened(options, Said.REMATCH))

    async def _back_to_lobby(self, old: TableId, person: Person, click: Click) -> Outcome:
        """End a game for which not all have shown up, and open the next lobby with the others.

        Where the process ends between the two, the next one is a rematch like any other.
        """
        decision = await self._once(old, person.user, click)
        if not decision.events:
            return await self.sight.outcome(old, person.user, decision)
        anew = await self._founder.reopen(old, person.user)
        return await self.sight.outcome(anew, person.user, Decision(Show.JOINED, decision.said))

    async def _save(self, table: TableId, preset: Preset) -> None:
        """Keep rules for the table's server; its own lock guards them, not the table's."""
        server = (await self.sight.load(table)).standing.table.place.server
        if server is None:
            raise Refusal(Refused.ONLY_SERVER)
        await self._servers.change(
            server, lambda kept: save_preset(kept, preset.name, preset.options)
        )

    async def look(self, table: TableId, user: UserId | None) -> Scene:
        """Show a table as somebody at it, or (``None``) the channel, may see it.

        ``Refusal`` for a table that is unknown, or at which ``user`` has no seat.
        """
        standing = (await self.sight.load(table)).standing
        if user is not None and standing.table.seat_of(user) is None:
            raise Refusal(Refused.NO_TABLE)
        return await self.sight.scene(standing, user)

    async def forget(self, table: TableId, user: UserId) -> None:
        """Let somebody leave a table for good, then put a former player in their place in its log.

        Broken off between the two, it goes on by being called again. ``Refusal`` NO_TABLE.
        """
        while True:
            async with self._recorder.locks.of(table):
                with suppress(Conflict):  # another process was first: look again
                    return await self._forget(table, user)

    async def _forget(self, table: TableId, user: UserId) -> None:
        loaded = await self.sight.load(table)
        standing, leave = loaded.standing, Click("leave", args=("sure",))
        visit = Visit(standing, user, leave, self._clock.now(), self._entropy, loaded.log.seed)
        if events := departure(visit):
            await self._recorder.append(loaded, events)
        await self._recorder.forget(standing.table, user)

    async def drop(self, table: TableId, *, results: bool) -> None:
        """Delete a table, log and all, and with ``results`` what people came to there."""
        async with self._recorder.locks.of(table):
            await self._store.drop_table(table, results=results)

    # ----------------------------------------------------------------- clock

    async def tick(self, table: TableId) -> None:
        """Let computers move, and act for those whose time is over; until nothing is due."""
        await self._ticking.tick(table)

    # ---------------------------------------------------------------- acting

    async def _once(self, table: TableId, user: UserId, click: Click) -> Decision:
        """Act on a click that Discord may have sent before, also where the first changed things.

        Its repetition may be late or out of turn by now, but that is no answer to the click.
        """
        try:
            return await self._act(table, user, click)
        except Repeated:
            return Decision(Show.NOTE, Said.ALREADY)
        except (Refusal, RuleError):
            if click.interaction is None or not await self._store.carried_out(click.interaction):
                raise
            return Decision(Show.NOTE, Said.ALREADY)

    async def _act(self, table: TableId, user: UserId, click: Click) -> Decision:
        for _ in range(TRIES - 1):
            try:
                return await self._act_once(table, user, click)
            except Conflict:
                continue
        return await self._act_once(table, user, click)

    async def _act_once(self, table: TableId, user: UserId, click: Click) -> Decision:
        async with self._recorder.locks.of(table):
            loaded = await self.sight.load(table, user)
            try:
                decision = await self._decide(loaded, user, click)
                async with self._founder.moving(decision.events):
                    await self._carry_out(loaded, user, click, decision)
            except Refusal as refusal:
                if refusal.scene is None and refusal.code is not Refused.NO_TABLE:
                    refusal.scene = await self.sight.scene(loaded.standing, user)
                raise
            return decision

    async def _carry_out(
        self, loaded: Loaded, user: UserId, click: Click, decision: Decision
    ) -> None:
        """Store the events that were decided on, or else the plan or the draft."""
        table = loaded.standing.table
        seat, events = table.seat_of(user), decision.events
        if decision.command is not None:
            events = (*events, *loaded.decide((decision.command,)))
        if events:
            await self._recorder.append(loaded, events, click.interaction)
        elif seat is None:
            return
        elif decision.plan is not None:
            await self._store.save_plan(table.id, seat, laid_down(loaded, seat, decision.plan))
        elif decision.unplan:
            await self._store.drop_plan(table.id, seat)
        elif decision.draft is not None:
            draft = hosting_of(table.options).moves.dump_draft(decision.draft)
            await self._store.save_draft(table.id, seat, table.step, draft)

    async def _decide(self, loaded: Loaded, user: UserId, click: Click) -> Decision:
        standing = loaded.standing
        lobby.require_sight(standing, user, click)
        visits = visits_of(standing.table.options)
        if standing.table.stage is Stage.CLOSED and click.action not in visits.when_closed:
            raise Refusal(Refused.CLOSED)
        if action := visits.actions.get(click.action):
            return action(await self._visit(loaded, user, click))
        hosting = hosting_of(standing.table.options)
        act = move(hosting, click.action)
        return act(await self._turn(loaded, user, click, hosting))

    async def _visit(self, loaded: Loaded, user: UserId, click: Click) -> Visit:
        standing, now = loaded.standing, self._clock.now()
        asks = click.action in (*house_rules.ACTIONS, "move")
        server = await self.sight.server(standing.table) if asks else None
        share = await self.sight.share(standing.table, user)
        return Visit(standing, user, click, now, self._entropy, loaded.log.seed, server, share)

    async def _turn(
        self, loaded: Loaded, user: UserId, click: Click, hosting: AnyHosting
    ) -> Turn[Any, Any]:
        """Check that a click of a game's action comes from a seat and is not out of date."""
        standing, table = loaded.standing, loaded.standing.table
        seat = table.seat_of(user)
        if table.stage is Stage.LOBBY:
            raise Refusal(Refused.NOT_BEGUN)
        if seat is not None and dealt_by_hand(table.options) and table.chairs[seat].computer:
            raise Refusal(Refused.NO_GUEST)
        seat = must_play(table, seat)
        if click.step not in (None, table.step) and click.action not in hosting.moves.any_step:
            made = acted(loaded.log.events, hosting, seat, click.step)
            raise Refusal(Refused.MADE if made else Refused.STALE)
        draft = await self.sight.draft(standing, seat)
        return Turn(seat, standing.view(seat), draft, click, self._entropy)

    async def _know(self, person: Person) -> None:
        known = await self._store.names((person.user,))
        if known.get(person.user) != person.name:
            await self._store.put_person(person)
