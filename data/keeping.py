"""What every store does so that nothing is kept for longer than it should be.

People who want to be forgotten, games that ended long ago, servers that the bot has left. Each call
is one transaction, and again is no harm: so whatever was broken off just goes on.
"""

from __future__ import annotations

from typing import Protocol

from data.log import TableId, UserId
from engine.core import Seat


class Keeping(Protocol):
    """The part of ``Store`` that finds and deletes."""

    async def tables_naming(self, user: UserId) -> tuple[TableId, ...]:
        """Every table whose log names a person, live or not, oldest first.

        Reads everything, a piece at a time, so that nobody else waits for long.
        """

    async def begin_forgetting(self, user: UserId) -> None:
        """Note that a person is to be forgotten, until ``forget`` has been called."""

    async def to_forget(self) -> tuple[UserId, ...]:
        """People whose forgetting has begun and not ended."""

    async def forget_at(self, table: TableId, user: UserId, seat: Seat | None) -> None:
        """Forget a person at one table: a former player's number takes the id's place in the log.

        Nobody is told there any more as that person, whose result and feats there are deleted,
        and the draft and the plan of ``seat`` too. Unknown tables are ignored.
        """

    async def forget(self, user: UserId) -> None:
        """Delete all that is left of a person beside the logs: name, settings, results, note."""

    async def forget_strangers(self) -> None:
        """Delete the names of people who have neither a seat, past ones included, nor a result.

        Only of those who had none when this was called before: others may be about to sit down.
        """

    async def closed_before(self, moment: int) -> tuple[TableId, ...]:
        """Tables that closed before ``moment``, oldest first, ``DUE_AT_ONCE`` at most."""

    async def drop_table(self, table: TableId, *, results: bool) -> None:
        """Delete a table, log and all, and with ``results`` what people came to there.

        Their feats go with the results. Its number is not used again. Unknown tables are ignored.
        """

    async def server_left(self, server: int, at: int) -> None:
        """Note that the bot is no longer in a server, unless it is noted already."""

    async def server_back(self, server: int) -> None:
        """Note that the bot is in a server again."""

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """Servers that the bot has left before a moment, and is not back."""

    async def servers_known(self) -> tuple[int, ...]:
        """Servers with a table or settings here."""

    async def tables_of_server(self, server: int) -> tuple[TableId, ...]:
        """Every table of a server, live or not, oldest first."""

    async def forget_server(self, server: int) -> None:
        """Delete a server's settings, and the note that the bot has left it.

        Results and feats of games that are deleted already are no server's any more.
        """
