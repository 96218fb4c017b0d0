"""A guest's own screen: the cards of the others, what to hand out, or the rest between hands."""

from __future__ import annotations

from bot.present.indian_poker import hand as of_a_match
from bot.present.indian_poker.orders import takes_orders
from bot.present.indian_poker.parts import hand_of
from bot.present.indian_poker.scene import played
from bot.present.names import seat_mention
from bot.present.parts import how_button, row
from bot.present.poker_night.give import give
from bot.present.poker_night.mine import became
from bot.present.poker_night.parts import heading, leave_button, ledger_button, mine_button
from bot.present.poker_night.scene import giving, night_of
from bot.present.poker_night.status import next_hand
from bot.present.poker_night.summary import summary
from bot.present.poker_night.words import UNSEEN
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Screen, Text
from bot.present.words import listed
from bot.tongue import say
from data.log import Stage
from engine.indian_poker.situation import Phase


def hand(scene: Scene) -> Screen:
    """Return where the scene's seat stands; it alerts when sent as a DM."""
    view = played(scene)
    if scene.table.stage is Stage.CLOSED:
        return summary(scene)
    if view.phase is Phase.GIVE:
        return give(scene) if view.may_act else _waits(scene, Text(_awaited(scene)))
    if view.phase is Phase.REST or not view.cards:
        return _waits(scene, Text(next_hand(scene)), *_news(scene))
    return of_a_match.seeing(scene, heading(scene, hand_of(view)), _news(scene), _ways(scene))


def standing_order(scene: Scene) -> Screen:
    """Return the own standing order alone, or where the seat stands if it can have none."""
    view = played(scene)
    if not takes_orders(view):
        return hand(scene)
    return of_a_match.order_below(scene, heading(scene, hand_of(view)))


def _waits(scene: Scene, *blocks: Block) -> Screen:
    head = heading(scene, say("night_table-over", hand=hand_of(played(scene))))
    return Screen((head, *blocks, _ways(scene)))


def _awaited(scene: Scene) -> str:
    winners = giving(played(scene))
    names = listed(seat_mention(scene.table, seat) for seat in winners)
    return say("night_own-awaited", count=len(winners), names=names)


def _news(scene: Scene) -> tuple[Block, ...]:
    """Say to this guest alone what the last hand brought, and what became of it."""
    night = night_of(scene)
    if night.own is None or night.last is None:
        return ()
    hand = night.last.hand
    came = [became(scene, fate) for fate in night.own.fates if fate.hand == hand]
    said = came or [say("night_own-no_forfeits", hand=str(hand))]
    return (Text("\n".join((*said, f"-# {say(UNSEEN)}"))),)


def _ways(scene: Scene) -> Buttons:
    return row(mine_button(scene), ledger_button(scene), leave_button(scene), how_button(scene))
