"""``/mygames``: all games of one person, those first that wait for them; also once a week by DM."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.click import OPEN, Control, Personal
from bot.present.deadline import until_when
from bot.present.games import SCREENS, name_of, screens_of
from bot.present.handbook import Topic, help_button
from bot.present.limits import LABEL
from bot.present.names import clip
from bot.present.own import SHOW
from bot.present.own_digest import SCREEN as DIGEST
from bot.present.parts import DOT, nobody_plays
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Screen, Style, Text, Tone
from bot.present.words import listed, when
from bot.punctuality import FEW, KEEP_DAYS
from bot.tongue import command, say
from data.log import Posts, Stage, Table, UserId
from data.punctuality import Share
from engine.core import Seat

SCREEN: Final = "games"
"""The page's name in its controls."""

ON_A_PAGE: Final = 9
"""So many games stand on a page, each under the longest name and with its button."""


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
        none = say("my_games-none", commands=_commands())
        return Screen(
            (
                Text(f"{say('my_games-title')}\n{none}"),
                Buttons((_weekly(SHOW), help_button(Topic.NEWS))),
            )
        )
    last = (len(games) - 1) // ON_A_PAGE
    page = min(page, last)
    shown = games[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    which = (say("my_games-page", page=str(page + 1), pages=str(last + 1)),) if last else ()
    again = Button(say("my_games-again"), _page(page))
    return Screen(
        (
            Text("\n".join((say("my_games-title"), _summary(games), *which))),
            *(block for game in shown for block in _blocks(game)),
            *_punctual(share),
            Buttons((*_turns(page, last), again, _weekly(SHOW), help_button(Topic.NEWS))),
        ),
        _tone(games),
    )


def digest(games: tuple[Game, ...]) -> Screen:
    """Return the weekly list, which comes by DM."""
    rest = len(games) - ON_A_PAGE
    more = (Text(say("my_games-further", games=rest)),) if rest > 0 else ()
    every = Button(say("my_games-all"), Personal(SCREEN, OPEN))
    return Screen(
        (
            Text(f"{say('my_games-title_week')}\n{_summary(games)}"),
            *(block for game in games[:ON_A_PAGE] for block in _blocks(game)),
            *more,
            Buttons((every, _weekly(OPEN), help_button(Topic.NEWS))),
        ),
        _tone(games),
        alert=say("my_games-alert", waiting=_waiting(games)),
    )


def _commands() -> str:
    return listed((f"`{command(each.opens)}`" for each in SCREENS.values() if each.opens), "or")


def _weekly(action: str) -> Button:
    """Return the way to the weekly list: in the place of this page (``SHOW``), or beside it."""
    return Button(say("my_games-weekly"), Personal(DIGEST, action))


def _page(page: int) -> Personal:
    return Personal(SCREEN, SHOW, (str(page),))


def _turns(page: int, last: int) -> Iterator[Button]:
    if page > 0:
        yield Button(say("my_games-back"), Personal(SCREEN, "back", (str(page - 1),)))
    if page < last:
        yield Button(say("my_games-more"), Personal(SCREEN, "more", (str(page + 1),)))


def _tone(games: tuple[Game, ...]) -> Tone:
    return Tone.ASK if any(game.mine for game in games) else Tone.CALM


def _waiting(games: tuple[Game, ...]) -> str:
    mine = sum(game.mine for game in games)
    if not mine:
        return say("my_games-none_waits")
    return say("my_games-some_wait", mine=mine, games=len(games))


def _summary(games: tuple[Game, ...]) -> str:
    if len(games) == 1:
        return say("my_games-one_waits" if games[0].mine else "my_games-one_goes_on")
    return _waiting(games)


def _punctual(share: Share | None) -> tuple[Text, ...]:
    """Tell the person, and nobody else, how punctual they are."""
    if share is None or share.owed < FEW:
        return ()
    percent, moves, days = str(share.percent), str(share.owed), str(KEEP_DAYS)
    return (Text(say("my_games-punctual", percent=percent, moves=moves, days=days)),)


# ------------------------------------------------------------------------- one game


def _blocks(game: Game) -> tuple[Block, ...]:
    return Text(f"{_head(game)}\n{_stands(game)}"), Buttons((_button(game),))


def _head(game: Game) -> str:
    screens, what = screens_of(game.table.options), name_of(game.table)
    if game.table.stage is Stage.PLAYING and game.scene.view is not None:
        what = say("my_games-begun", game=what, moment=screens.moment(game.scene))
    return DOT.join((say("my_games-table", table=str(game.table.id)), what, *_where(game)))


def _where(game: Game) -> tuple[str, ...]:
    """Lead to the newest message, or else to its channel."""
    if game.link is not None:
        return (say("my_games-link", link=game.link),)
    if game.table.posts is Posts.CHANNEL:
        return (f"<#{game.table.place.channel}>",)
    return ()


def _stands(game: Game) -> str:
    """Say whom it waits for, and until when."""
    table = game.table
    if table.stage is Stage.LOBBY:
        yours = "yes" if table.host == game.user else "no"
        return say("my_games-lobby", taken=len(table.chairs), seats=table.seats, yours=yours)
    if game.left:
        return say("my_games-left")
    alone = game.mine and table.one_left is not None
    return " ".join((_until(game, _waits(game)), *((say("my_games-alone"),) if alone else ())))


def _waits(game: Game) -> str:
    """Say for whom, as the beginning of a sentence."""
    if game.mine:
        return say("my_games-waits_mine")
    if game.rests:
        return say("my_games-waits_rest")
    if game.seat is not None:
        return say("my_games-waits_others")
    next_hand = game.user in game.table.waiting
    return say("my_games-waits_next" if next_hand else "my_games-waits_host")


def _until(game: Game, waits: str) -> str:
    """Say until when, as the end of the sentence that ``waits`` begins."""
    table = game.table
    if table.paused is not None:
        return say("my_games-paused", waits=waits, when=when(table.paused.until))
    if table.stands is not None or nobody_plays(table):
        return say("my_games-stands", waits=waits)
    if table.deadline is None:
        return say("my_games-plain", waits=waits)
    late = game.mine and game.seat in table.grace
    kind = "my_games-late" if late else "my_games-until"
    return say(kind, waits=waits, when=until_when(table, table.deadline))


def _button(game: Game) -> Button:
    """Return the button that acts right there; it is the table's own, so it works from anywhere."""
    table = game.table
    if table.stage is Stage.LOBBY:
        return _control(game, say("my_games-does_lobby"), "look")
    if game.left:
        return _control(game, say("my_games-does_return"), "join")
    if game.seat is None and game.user not in table.waiting:
        return _control(game, say("my_games-does_manage"), "manage")
    return _control(game, say(screens_of(table.options).wording.look), "look")


def _control(game: Game, does: str, action: str) -> Button:
    table, style = game.table, Style.MAIN if game.mine else Style.PLAIN
    label = clip(say("my_games-button", table=str(table.id), does=does), LABEL)
    return Button(label, Control(table.id, table.step, action), style)
