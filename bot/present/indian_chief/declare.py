"""A Beggar Man's own screen after the reveal: what its jokers are to count as (rule 43)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.jokers import joker_label, joker_slots, rank_value
from bot.present.indian_chief.parts import ending, phase_help, round_heading, where
from bot.present.indian_chief.plan import laid_down, plan_button
from bot.present.indian_chief.preview import matching
from bot.present.indian_chief.scene import BEST, picked, played, seen
from bot.present.indian_chief.solo import so_far
from bot.present.indian_chief.words import meld_name
from bot.present.parts import button, control, row, seat_line, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Option, Screen, Select, Style, Text, Tone
from bot.present.words import a_rank, cards_marked, listed, points
from bot.tongue import say
from data.log import Stage
from engine.cards import NATURAL_RANKS, Card, Rank, Suit
from engine.core import Seat
from engine.indian_chief.melds import declare as declare_best
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View


def may_declare(scene: Scene) -> bool:
    """Tell whether the scene's seat is asked for its jokers now, or may declare anew."""
    view = seen(scene)
    if view is None or scene.table.stage is Stage.CLOSED:
        return False
    return view.phase is Phase.DECLARE and view.seat in view.declaring


def declare(scene: Scene) -> Screen:
    """Return the open table and a choice for each joker; ``ValueError`` where none is asked."""
    if not may_declare(scene):
        raise ValueError(f"table {scene.table.id} asks this seat for no joker")
    slots = joker_slots(_own(played(scene)))
    return Screen(
        (
            round_heading(scene),
            *so_far(scene),
            Text("\n".join(_said(scene, slots))),
            *(_ranks(scene, slots, slot) for slot in slots),
            row(
                button(scene, say("chief_hand-declare"), "announce", style=Style.GO),
                *plan_button(scene),
                sheet_button(scene),
                phase_help(scene),
            ),
        ),
        Tone.ASK,
        alert=say("chief_hand-declare_alert", where=where(scene), jokers=len(slots)),
    )


def _said(scene: Scene, slots: tuple[int, ...]) -> Iterator[str]:
    view, rules = played(scene), rules_of(played(scene).options)
    yield say("chief_hand-declaring", jokers=len(slots), each=points(rules.match))
    lying = range(view.players) if not rules.stay else ()
    yield from (_on_table(scene, seat) for seat in lying)
    if rules.stay:
        yield say("chief_hand-earlier", cards=cards_marked(matching(view)))
    if view.said:
        yield say("chief_hand-declared", ranks=_recorded(view, slots))
    yield from laid_down(scene)
    if not view.options.solo:
        yield ending(scene)


def _on_table(scene: Scene, seat: Seat) -> str:
    melded = played(scene).table[seat]
    cards = cards_marked(melded.slots, melded.declared)
    return seat_line(scene, seat, meld_name(melded.meld), cards)


def _recorded(view: View, slots: tuple[int, ...]) -> str:
    faces = _faces(view, view.said)
    return listed(a_rank(faces[slot].rank) for slot in slots)


def _ranks(scene: Scene, slots: tuple[int, ...], slot: int) -> Select:
    view, name = played(scene), joker_label(slots.index(slot) + 1, len(slots))
    declared = picked(scene).declared or view.said or (None,) * len(_own(view))
    chosen = declared[slot]
    best = _points(view, _with(declared, slot, None))
    options = (
        Option(
            say("chief_hand-as_best", joker=name, points=points(best)),
            BEST,
            chosen=chosen is None,
        ),
        *(_rank(view, declared, slot, name, rank) for rank in NATURAL_RANKS),
    )
    return Select(
        control(scene, "late_rank", str(slot)), say("chief_hand-which_rank", joker=name), options
    )


def _rank(
    view: View, declared: tuple[Card | None, ...], slot: int, name: str, rank: Rank
) -> Option:
    earned = _points(view, _with(declared, slot, Card(0, Suit.CLUBS, rank)))
    was = declared[slot]
    label = say("chief_hand-as_rank", joker=name, rank=a_rank(rank), points=points(earned))
    return Option(label, rank_value(rank), chosen=was is not None and was.rank is rank)


def _with(
    declared: tuple[Card | None, ...], slot: int, card: Card | None
) -> tuple[Card | None, ...]:
    return tuple(card if place == slot else old for place, old in enumerate(declared))


def _points(view: View, declared: tuple[Card | None, ...]) -> int:
    """Points of the whole Beggar Man with ``declared`` jokers."""
    rules = rules_of(view.options)
    return score(rules, Meld.BEGGAR_MAN, _faces(view, declared), matching(view)).points


def _faces(view: View, declared: tuple[Card | None, ...]) -> tuple[Card, ...]:
    own, rules = _own(view), rules_of(view.options)
    return declare_best(rules, Meld.BEGGAR_MAN, own, matching(view), declared=declared)


def _own(view: View) -> tuple[Card, ...]:
    """Return the seat's own Beggar Man as it lies."""
    if view.seat is None:
        raise ValueError("the channel has no meld")
    return view.table[view.seat].cards
