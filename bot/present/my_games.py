"""``/mygames``: all games of one person, those first that wait for them; also once a week by DM."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.click import OPEN, Control, Personal
from bot.present.deadline import until_when
from bot.present.games import SCREENS, screens_of
from bot.present.own import SHOW
from bot.present.own_digest import SCREEN as DIGEST
from bot.present.parts import DOT, nobody_plays
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Screen, Style, Text, Tone
from bot.present.words import counted, listed, lower_first, when
from bot.punctuality import FEW, KEEP_DAYS
from bot.tongue import say
from data.log import Posts, Stage, Table, UserId
from data.punctuality import Share
from engine.core import Seat

SCREEN: Final = "games"
"""The page's name in its controls."""

ON_A_PAGE: Final = 10
"""So many games stand on a page, each with its button, within Discord's 40 components."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the person ``user``: ``scene`` is what its channel sees of it.

    ``mine`` says whether it waits for the person, ``rests`` whether it is between two hands, and
    ``link`` leads to its newest message, if it has any.
    """

    scene: Scene
    user: UserId
    mine: bool
    rests: bool = False
    link: str | None = None

    @property
    def table(self) -> Table:
        """Its table."""
        return self.scene.table

    @property
    def seat(self) -> Seat | None:
        """The person's seat, also while a computer plays it."""
        return self.table.seat_of(self.user)

    @property
    def left(self) -> bool:
        """Whether a computer plays the person's seat."""
        return self.seat is not None and self.table.chairs[self.seat].computer is not None

    @property
    def order(self) -> tuple[bool, bool, int, int]:
        """Sort what waits for the person first, then by the deadline, then what was left."""
        last = self.left or self.table.deadline is None
        return not self.mine, last, self.table.deadline or 0, self.table.id


def my_games(games: tuple[Game, ...], page: int = 0, share: Share | None = None) -> Screen:
    """Return a page, counted from 0, of games in their order; beyond the last one it is that."""
    if not games:
        return Screen((Text(f"## Your games\n{_NONE}"), Buttons((_DIGEST,))))
    last = (len(games) - 1) // ON_A_PAGE
    page = min(page, last)
    shown = games[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    which = f"\n-# Page {page + 1} of {last + 1}" if last else ""
    return Screen(
        (
            Text(f"## Your games\n{_summary(games)}{which}"),
            *(block for game in shown for block in _blocks(game)),
            *_punctual(share),
            Buttons((*_turns(page, last), Button("Look again", _page(page)), _DIGEST)),
        ),
        _tone(games),
    )


def digest(games: tuple[Game, ...]) -> Screen:
    """Return the weekly list, which comes by DM."""
    rest = len(games) - ON_A_PAGE
    more = (
        (Text(f"And {counted(rest, 'more game')}: `/mygames` has them all."),) if rest > 0 else ()
    )
    return Screen(
        (
            Text(f"## Your games this week\n{_summary(games)}"),
            *(block for game in games[:ON_A_PAGE] for block in _blocks(game)),
            *more,
            Buttons((Button("Your games", Personal(SCREEN, OPEN)), _open_digest())),
        ),
        _tone(games),
        alert=f"Your games this week. {_waiting(games)}",
    )


_COMMANDS: Final = listed((f"`{s.opens}`" for s in SCREENS.values() if s.opens), "or")
_NONE: Final = (
    f"You play at no table just now. Open one with {_COMMANDS}, or join one in its channel."
)
_DIGEST: Final = Button("Weekly list", Personal(DIGEST, SHOW))


def _open_digest() -> Button:
    return Button("Weekly list", Personal(DIGEST, OPEN))


def _page(page: int) -> Personal:
    return Personal(SCREEN, SHOW, (str(page),))


def _turns(page: int, last: int) -> Iterator[Button]:
    if page > 0:
        yield Button("Back", Personal(SCREEN, "back", (str(page - 1),)))
    if page < last:
        yield Button("More", Personal(SCREEN, "more", (str(page + 1),)))


def _tone(games: tuple[Game, ...]) -> Tone:
    return Tone.ASK if any(game.mine for game in games) else Tone.CALM


def _waiting(games: tuple[Game, ...]) -> str:
    mine = sum(game.mine for game in games)
    if not mine:
        return "None waits for you."
    return f"{mine} of {len(games)} {'waits' if mine == 1 else 'wait'} for you."


def _summary(games: tuple[Game, ...]) -> str:
    if len(games) == 1:
        return f"One game; it {'waits' if games[0].mine else 'does not wait'} for you."
    return _waiting(games)


def _punctual(share: Share | None) -> tuple[Text, ...]:
    """Tell the person, and nobody else, how punctual they are."""
    if share is None or share.owed < FEW:
        return ()
    moves = f"{share.percent} % of your {share.owed} moves of the last {KEEP_DAYS} days"
    return (Text(f"-# {moves} were in time. Others see the share where a table asks for it."),)


# ------------------------------------------------------------------------- one game


def _blocks(game: Game) -> tuple[Block, ...]:
    return Text(f"{_head(game)}\n{_stands(game)}"), Buttons((_button(game),))


def _head(game: Game) -> str:
    screens, options = screens_of(game.table.options), game.table.options
    begun = game.table.stage is Stage.PLAYING and game.scene.view is not None
    what = (
        f"{screens.name(options)}, {screens.moment(game.scene)}" if begun else screens.name(options)
    )
    return DOT.join((f"**Table {game.table.id}**", what, *_where(game)))


def _where(game: Game) -> tuple[str, ...]:
    """Lead to the newest message, or else to its channel."""
    if game.link is not None:
        return (f"[go there]({game.link})",)
    if game.table.posts is Posts.CHANNEL:
        return (f"<#{game.table.place.channel}>",)
    return ()


def _stands(game: Game) -> str:
    """Say whom it waits for, and until when."""
    table = game.table
    if table.stage is Stage.LOBBY:
        taken = f"{len(table.chairs)} of {table.seats} seats are taken"
        host = "You host it" if table.host == game.user else "The host starts it"
        return f"Not begun: {taken}. {host}."
    if game.left:
        return "A computer plays your seat."
    if game.mine:
        alone = " Only you are left." if table.one_left is not None else ""
        return f"**Waits for you**{_end(game)}{alone}"
    if game.rests:
        return f"Between two hands{_end(game)}"
    if game.seat is None:
        role = "You play from the next hand on" if game.user in table.waiting else "You host it"
        return f"{role}{_end(game)}"
    return f"Waits for others{_end(game)}"


def _end(game: Game) -> str:
    """Say until when, as the end of a sentence."""
    table = game.table
    if table.paused is not None:
        return f". Paused until {when(table.paused.until)}."
    if table.stands is not None or nobody_plays(table):
        return ". The clock stands."
    if table.deadline is None:
        return "."
    late = ", and you are late" if game.mine and game.seat in table.grace else ""
    return f"{late}, until {until_when(table, table.deadline)}."


def _button(game: Game) -> Button:
    """Return the button that acts right there; it is the table's own, so it works from anywhere."""
    table = game.table
    if table.stage is Stage.LOBBY:
        return _control(game, "see the lobby", "look")
    if game.left:
        return _control(game, "come back", "join")
    if game.seat is None and game.user not in table.waiting:
        return _control(game, "manage", "manage")
    return _control(game, lower_first(say(screens_of(table.options).wording.look)), "look")


def _control(game: Game, label: str, action: str) -> Button:
    style = Style.MAIN if game.mine else Style.PLAIN
    return Button(
        f"Table {game.table.id}: {label}", Control(game.table.id, game.table.step, action), style
    )
