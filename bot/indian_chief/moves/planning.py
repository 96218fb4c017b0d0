"""What a seat lays down for a deadline that it misses: a meld, jokers, a thief's wish (rule 26)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from bot.decision import Decision, only
from bot.hosting import Planning
from bot.indian_chief.moves.drafts import dump_draft, load_draft
from bot.indian_chief.moves.melding import sealing
from bot.indian_chief.moves.turn import Turn
from bot.indian_chief.moves.written import wish_of, written
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_chief import plan as screens
from bot.present.indian_chief.scene import Draft, How, Plan
from bot.present.indian_chief.steal import booty
from engine.core import Command
from engine.indian_chief.model import DeclareJokers, PickSteal, Wish
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.wishes import fulfil


def plan(turn: Turn) -> Decision:
    """Show what may be laid down, lay it down, or take it back; the first argument says which.

    What was ``picked`` may be followed by words, as they are typed for sealing.
    """
    phase = screens.plannable(turn.view)
    if phase is None:
        raise Refusal(Refused.NOTHING_TO_PLAN)
    what, *words = turn.click.args or ("",)
    match what:
        case How.PICKED:
            return _laid_down(turn, phase, How.PICKED, _picked(turn, phase, tuple(words)))
        case screens.WISH:
            draft = Draft(wish=wish_of(only(turn.click.values)))
            return _laid_down(turn, phase, How.PICKED, draft)
        case How.COMPUTER:
            return _laid_down(turn, phase, How.COMPUTER, Draft())
        case screens.NOTHING:
            return Decision(Show.PLAN, Said.UNPLANNED, unplan=True)
        case screens.BACK:
            return Decision(Show.STEAL if phase is turn.view.phase is Phase.STEAL else Show.HAND)
        case "":
            return Decision(Show.PLAN)
    raise Refusal(Refused.UNKNOWN)


def _laid_down(turn: Turn, phase: Phase, how: How, draft: Draft) -> Decision:
    if how is How.PICKED and draft == Draft():  # that is asked there
        return Decision(Show.PLAN)
    laid_down = Plan(turn.view.round, phase, how, draft)
    return Decision(Show.PLAN, Said.PLANNED, plan=laid_down)


def _picked(turn: Turn, phase: Phase, words: tuple[str, ...]) -> Draft:
    """Return what is written or, without words, was picked; a meld is complete by that."""
    match phase:
        case Phase.STEAL:
            wish = (*words, "", "", "")[2]
            return Draft(wish=wish_of(wish) if wish else None)
        case Phase.DECLARE:
            return Draft(declared=turn.draft.declared)
        case _:
            typed = replace(turn, click=replace(turn.click, args=words))
            draft = written(typed) if any(words) else turn.draft
            sealing(turn.seat, draft)
            return draft


def _stands(view: View, laid_down: Plan) -> bool:
    now = (laid_down.round, laid_down.phase) == (view.round, view.phase)
    return now and view.may_act and laid_down.how in {How.PICKED, How.COMPUTER}


def _command(view: View, laid_down: Plan) -> Command | None:
    if laid_down.how is How.COMPUTER or view.seat is None:
        return None
    draft = laid_down.draft
    match laid_down.phase:
        case Phase.STEAL:
            return PickSteal(view.seat, fulfil(draft.wish or Wish(()), booty(view)))
        case Phase.DECLARE:
            return DeclareJokers(view.seat, draft.declared)
        case _:
            return sealing(view.seat, draft)


def _told(laid_down: Plan, fits: bool) -> Plan:  # noqa: FBT001  as ``Planning`` has it
    return replace(laid_down, how=How.PLAYED if fits else How.UNFIT)


def _dump(laid_down: Plan) -> str:
    return json.dumps(
        {
            "round": laid_down.round,
            "phase": laid_down.phase,
            "how": laid_down.how,
            "draft": json.loads(dump_draft(laid_down.draft)),
        }
    )


def _load(text: str) -> Plan:
    raw = json.loads(text)
    draft = load_draft(json.dumps(raw["draft"]))
    return Plan(raw["round"], Phase(raw["phase"]), How(raw["how"]), draft)


PLANNING: Final[Planning[View, Plan]] = Planning(
    dump=_dump, load=_load, stands=_stands, command=_command, told=_told
)
"""What a seat may lay down in a game of Indian Chief."""
