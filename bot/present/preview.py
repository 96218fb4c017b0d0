"""What a meld would score, said before it is sealed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.present.reasons import reason
from bot.present.words import MELDS, points
from engine.cards import Card
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import View


@dataclass(frozen=True, slots=True)
class Preview:
    """One sentence for a draft; ``warn`` where it would score nothing."""

    text: str
    warn: bool = False


def preview(view: View, meld: Meld, cards: tuple[Card, ...]) -> Preview:
    """Say what ``cards`` score as ``meld`` now, or what that depends on (rules 5 and 8)."""
    if meld is Meld.BEGGAR_MAN:
        return _beggar_man(view, cards)
    rules = rules_of(view.options)
    scored = score(rules, meld, cards)
    why = reason(rules, scored)
    if scored.points == 0:
        return Preview(
            f"**This {MELDS[meld]} scores nothing.** {why} You may still seal it.", warn=True
        )
    return Preview(f"{MELDS[meld]}, **{points(scored.points)}**. {why}")


def _beggar_man(view: View, cards: tuple[Card, ...]) -> Preview:
    rules = rules_of(view.options)
    expected = prospect(rules, view.players, view.hand, Meld.BEGGAR_MAN, cards)
    each = points(rules.match)
    return Preview(
        f"{MELDS[Meld.BEGGAR_MAN]}: {each} for each card of these ranks that others meld in this "
        f"round. **About {expected:.1f} points** to be expected."
    )
