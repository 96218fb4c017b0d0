"""What one person sees of a table: the scene behind every screen, built from the store."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.decision import Decision
from bot.games import alone, hosting_of
from bot.loaded import Loaded
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.limits import FILE_BYTES
from bot.present.scene import Scene
from bot.present.screen import Document
from bot.recalled import open_hand, over, revealed
from bot.recent import Recent
from bot.servers import Servers, presets_of
from bot.standing import Standing, open_deal, stand
from bot.verification import verify
from data.books import Record, Server
from data.export import export_of
from data.exported import as_json
from data.log import Ending, Stage, Table, TableId, UserId
from data.punctuality import Share
from data.store import Log, NoSuchTable, Store, StoreUnavailable, Telling
from engine.catalog import dealt_by_hand
from engine.core import Event, Seat


class Sight:
    """Loads tables, and builds what somebody at one may see. Changes nothing."""

    def __init__(self, store: Store, servers: Servers) -> None:
        self._store = store
        self._servers = servers
        self._stood = Recent[Standing]()

    async def load(self, table: TableId, *acting: UserId) -> Loaded:
        """Read and fold a table, with what those there and ``acting`` have set; ``Refusal``."""
        try:
            log = await self._store.load(table)
        except NoSuchTable as error:
            raise Refusal(Refused.NO_TABLE) from error
        standing = stand(log, self._stood.get(table, log.edition))
        self._stood.keep(table, standing, log.edition)
        calendar = await self._store.profiles((*standing.table.users, *acting))
        return Loaded(replace(standing, calendar=calendar), log)

    async def scene(self, standing: Standing, user: UserId | None) -> Scene:
        """Build what ``user``, or (``None``) the channel, may see."""
        table = standing.table
        seat = None if user is None else table.seat_of(user)
        names = await self._store.names(standing.users)
        telling = await self._telling(table.id)
        draft = None if seat is None else await self.draft(standing, seat)
        plan = None if seat is None else (await self.plans(standing)).get(seat)
        unreachable = telling.unreachable
        scene = standing.scene(user, names, draft=draft, plan=plan, unreachable=unreachable)
        unheard = user in telling.unheard
        return replace(
            scene,
            record=await record(self._store, table),
            shares=await shares(self._store, table),
            unheard=unheard,
        )

    async def _telling(self, table: TableId) -> Telling:
        try:
            return await self._store.telling(table)
        except NoSuchTable as error:  # it was deleted meanwhile
            raise Refusal(Refused.NO_TABLE) from error

    async def _hand_of_night(self, loaded: Loaded, user: UserId, decision: Decision) -> Scene:
        """Build the scene of a hand that is over as it stood then: who sat where, and saw what."""
        log, hand = loaded.log, decision.reveal
        if decision.show is Show.DEAL:
            scene = await self.scene(over(log, hand), user)
            return replace(scene, opened=open_hand(log, hand))
        standing = revealed(log, hand)
        if standing is None:
            raise Refusal(Refused.NO_ROUND, await self.scene(loaded.standing, user))
        scene = await self.scene(standing, user)
        if decision.page > len(scene.table.chairs):  # a seat that this hand did not have
            raise Refusal(Refused.UNKNOWN, await self.scene(loaded.standing, user))
        return replace(scene, reveal=_reveal(log, hand, scene))

    async def draft(self, standing: Standing, seat: Seat) -> object:
        """Return what a seat is picking in this phase."""
        text = await self._store.draft(standing.table.id, seat, standing.table.step)
        moves = hosting_of(standing.table.options).moves
        if text is not None:
            return moves.load_draft(text)
        return None if standing.state is None else moves.first_draft(standing.view(seat))

    async def plans(self, standing: Standing) -> Mapping[Seat, Any]:
        """Return what the seats of a table have laid down, in the game's own form."""
        return await plans_of(self._store, standing)

    async def share(self, table: Table, user: UserId) -> Share:
        """Return how punctual somebody is; as if nothing was owed where nobody asks for it."""
        return (await shares(self._store, table, user)).get(user, Share())

    async def server(self, table: Table) -> Server | None:
        """Return what a table's server has set; ``None`` outside a server."""
        server = table.place.server
        return None if server is None else await self.settings(server)

    async def settings(self, server: int) -> Server:
        """Return what a server has set."""
        return await self._servers.read(server)

    async def outcome(self, table: TableId, user: UserId, decision: Decision) -> Outcome:
        """Show where the person stands after the decision was carried out.

        ``Refusal`` UNSHOWN where the store cannot be read: what was recorded stands.
        """
        try:
            loaded = await self.load(table)
            scene = await self._asked_for(loaded, user, decision)
        except StoreUnavailable as error:
            raise Refusal(Refused.UNSHOWN) from error
        last = _closed_phase(scene, decision)
        return Outcome(
            table,
            scene,
            Show.NEXT if last else decision.show,
            last or decision.said,
            victim=decision.victim,
            slot=decision.slot,
            round=decision.round,
            page=decision.page,
            dropped=decision.dropped,
            person=decision.person,
            barring=decision.barring,
            times=decision.times,
        )

    async def _asked_for(self, loaded: Loaded, user: UserId, decision: Decision) -> Scene:
        """Build the scene with what only this screen may use."""
        if decision.reveal and dealt_by_hand(loaded.standing.table.options):
            return await self._hand_of_night(loaded, user, decision)
        scene = await self.scene(loaded.standing, user)
        match decision.show:
            case Show.DEAL:
                return replace(scene, opened=open_deal(loaded.log))
            case Show.VERIFY | Show.EXPORT:
                work = _checked if decision.show is Show.VERIFY else _exported
                return await asyncio.to_thread(work, scene, loaded.log)
            case Show.HOUSE:
                server = await self.server(loaded.standing.table)
                presets = () if server is None else presets_of(server, loaded.standing.game.key)
                return replace(scene, presets=presets, admin=decision.admin)
            case Show.WHY:
                return replace(scene, reveal=_reveal(loaded.log, decision.reveal, scene))
            case _:
                return scene


def _checked(scene: Scene, log: Log) -> Scene:
    return replace(scene, verdict=verify(export_of(log)))


def _exported(scene: Scene, log: Log) -> Scene:
    """Add the record of a table as a file that Discord takes; packed where it is large."""
    name, data = f"chiefs-table-{log.table}.json", as_json(export_of(log)).encode()
    if len(data) > FILE_BYTES:
        name, data = f"{name}.gz", gzip.compress(data, mtime=0)
    return replace(scene, document=Document(name, data))


def _closed_phase(scene: Scene, decision: Decision) -> Said | None:
    """Return what a move says that has closed its phase; ``None`` where nothing has."""
    if decision.command is None or scene.view is None:
        return None
    return hosting_of(scene.table.options).moves.made_last(scene.view, decision.command)


def _reveal(log: Log, number: int, scene: Scene) -> Event:
    """Find the public event that told the scores of a round; ``Refusal`` NO_ROUND."""
    reveals = hosting_of(scene.table.options).reveals
    for event in log.events:
        if isinstance(event, Event) and reveals(event) == number:
            return event
    raise Refusal(Refused.NO_ROUND, scene)


async def plans_of(store: Store, standing: Standing) -> Mapping[Seat, Any]:
    """Return what seats play if they miss a deadline; nothing in a game that has no plans."""
    planning = hosting_of(standing.table.options).moves.planning
    if planning is None or standing.state is None:
        return {}
    kept = await store.plans(standing.table.id)
    return {seat: planning.load(text) for seat, text in kept.items()}


async def shares(store: Store, table: Table, *asking: UserId) -> dict[UserId, Share]:
    """Return how punctual those are who sit in a lobby, and ``asking``, if it asks for that."""
    if not table.times.punctual or table.stage is not Stage.LOBBY:
        return {}
    return await store.shares((*table.people, *asking))


async def record(store: Store, table: Table) -> Record | None:
    """Return the player's best with these rules, once a solo game was played to its end."""
    if not alone(table.options) or table.ending is not Ending.PLAYED:
        return None
    hosting, options = hosting_of(table.options), table.options
    lowest = hosting.lowest(options)
    return await store.record(table.users[0], hosting.mode(options), lowest=lowest)
