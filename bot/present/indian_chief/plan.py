"""A seat's standing plan: what is played if it misses a deadline, and what became of that."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_chief.parts import ending
from bot.present.indian_chief.picking import may_wish, wish_options
from bot.present.indian_chief.preview import complete
from bot.present.indian_chief.scene import Draft, How, Plan, picked, planned, played
from bot.present.indian_chief.words import column_name, meld_name, wish_words
from bot.present.parts import button, control, heading, my_hand, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Screen, Select, Style, Text, Tone
from bot.present.words import a_rank, cards_marked, listed
from bot.tongue import say
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import Phase, View

WISH, NOTHING, BACK = "wish", "nothing", "back"
"""What can be asked of a plan, beside ``How``: for a thief, to take it back, to leave the page."""


def plannable(view: View) -> Phase | None:
    """Return what a seat may lay down a plan for: what it is asked now, or a steal that will be.

    ``None`` where it can miss nothing.
    """
    if view.seat is None or view.options.solo:
        return None
    if view.may_act:
        return view.phase
    return Phase.STEAL if _steals_later(view) else None


def _steals_later(view: View) -> bool:
    """Whether this seat has sealed a Thief that will be asked, or waits for its turn to steal."""
    if view.phase is Phase.STEAL:
        return any(view.seat in group for group in view.later)
    own = view.own
    return own is not None and own.meld is Meld.THIEF and own.wish is None and may_wish(view)


def plan(scene: Scene) -> Screen:
    """Return what is laid down, and what can be; ``ValueError`` where nothing can be missed."""
    view = played(scene)
    phase = plannable(view)
    if phase is None:
        raise ValueError(f"table {scene.table.id} asks this seat for nothing that it could miss")
    title = heading(scene, _missing(view, phase))
    return Screen((title, Text("\n".join(_said(scene, phase))), *_controls(scene, phase)), Tone.ASK)


def plan_button(scene: Scene) -> tuple[Button, ...]:
    """Return the way to what may be laid down, where there is a deadline to be missed."""
    if plannable(played(scene)) is None or scene.table.deadline is None:
        return ()
    return (button(scene, say("chief_plan-plan"), "plan"),)


def laid_down(scene: Scene) -> Iterator[str]:
    """Yield what is played if the seat misses a deadline, or what became of that; one sentence."""
    view, plan_ = played(scene), planned(scene)
    if plan_ is None:
        return
    if plan_.how is How.PLAYED:
        yield say("chief_plan-played", plan=_words(view, plan_))
    elif plan_.how is How.UNFIT:
        yield say("chief_plan-unfit", plan=_words(view, plan_))
    elif _still_to_come(view, plan_):
        missing = _missing(view, plan_.phase)
        yield say("chief_plan-laid_down", missing=missing, plan=_words(view, plan_))


def _still_to_come(view: View, plan_: Plan) -> bool:
    if plan_.round != view.round:
        return False
    later = plan_.phase is Phase.STEAL and view.phase in {Phase.MELD, Phase.DECLARE}
    return later or plan_.phase is view.phase


def _missing(view: View, phase: Phase) -> str:
    this = view.may_act and phase is view.phase
    return say("chief_plan-missing" if this else "chief_plan-missing_steal")


def _words(view: View, plan_: Plan) -> str:
    """Say a plan as a sentence goes on with it."""
    if plan_.draft == Draft():
        chooses = plan_.how is How.COMPUTER
        return say("chief_plan-computer" if chooses else "chief_plan-computer_did")
    match plan_.phase:
        case Phase.STEAL:
            return wish_words(plan_.draft.wish)
        case Phase.DECLARE:
            return _declared(plan_)
        case _:
            return _meld(view, plan_.draft)


def _meld(view: View, draft: Draft) -> str:
    told = cards_marked(draft.cards, draft.declared)
    if draft.meld is not None:
        told = say("chief_plan-meld", meld=meld_name(draft.meld), cards=told)
    if draft.column and view.columns > 1:
        told = say("chief_plan-meld_in", meld=told, column=column_name(draft.column))
    if draft.wish:
        told = say("chief_plan-meld_then", meld=told, wish=wish_words(draft.wish))
    return told


def _declared(plan_: Plan) -> str:
    """Say what a Beggar Man's jokers are to count as."""
    said = [a_rank(card.rank) for card in plan_.draft.declared if card is not None]
    if not said:
        return say("chief_plan-joker_best")
    return say("chief_plan-joker", ranks=listed(said))


# ------------------------------------------------------------------------ the page


def _said(scene: Scene, phase: Phase) -> Iterator[str]:
    yield say("chief_plan-about")
    nothing = f"{say('chief_plan-nothing')} {ending(scene)}"
    yield from tuple(laid_down(scene)) or (nothing,)
    if phase is Phase.MELD and not _is_laid_down(scene):
        yield _so_far(scene)


def _is_laid_down(scene: Scene) -> bool:
    """Whether what is picked is what was laid down."""
    plan_ = planned(scene)
    return plan_ is not None and (plan_.how, plan_.draft) == (How.PICKED, picked(scene))


def _so_far(scene: Scene) -> str:
    view, draft = played(scene), picked(scene)
    if complete(view, draft):
        return say("chief_plan-picked", meld=_meld(view, draft))
    return say("chief_plan-pick_first")


def _controls(scene: Scene, phase: Phase) -> Iterator[Block]:
    if phase is Phase.STEAL:
        yield _wishes(scene)
    yield _buttons(scene, phase)


def _wishes(scene: Scene) -> Select:
    plan_ = planned(scene)
    wish = plan_.draft.wish if plan_ is not None and plan_.how is How.PICKED else None
    return Select(control(scene, "plan", WISH), say("chief_pick-wishes"), wish_options(wish))


def _buttons(scene: Scene, phase: Phase) -> Buttons:
    computer = button(scene, say("chief_plan-let_computer"), "plan", How.COMPUTER)
    standing = planned(scene)
    nothing = (
        () if standing is None else (button(scene, say("chief_plan-take_back"), "plan", NOTHING),)
    )
    back = button(scene, my_hand(scene).label, "plan", BACK)
    return row(*_as_picked(scene, phase), computer, *nothing, back)


def _as_picked(scene: Scene, phase: Phase) -> tuple[Button, ...]:
    view, draft = played(scene), picked(scene)
    if phase is Phase.STEAL:
        return ()
    ready = complete(view, draft) if phase is Phase.MELD else any(draft.declared)
    ready = ready and not _is_laid_down(scene)
    label = say("chief_plan-as_picked")
    return (button(scene, label, "plan", How.PICKED, style=Style.GO, disabled=not ready),)
