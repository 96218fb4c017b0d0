"""A player of Indian Chief."""

from __future__ import annotations

from random import Random

from bot.click import Control
from tests.wire.player import Choice, Player, button, offered
from tests.wire.seen import Json, Seen

MOST_PRESSES = 8
DRAWS = 0.3
"""How often a thief draws instead of stealing."""

CHANGES = 0.3
"""How often somebody who looks at a sealed meld changes it, or a joker's best declaration."""

FINAL = ("seal", "announce", "pick", "draw")
ASKED = ("meld", "change", "announce", "steal", "from")
"""What only a screen has that asks for a choice, or shows the one that was made."""


def next_choice(message: Seen, rng: Random) -> Choice | None:
    """Return what brings the choice on this private screen further; ``None`` if nothing does."""
    there = {control.action: (control, component) for control, component in offered(message)}
    if "from" in there and rng.random() < DRAWS:
        return button(message, "draw")
    for action in ("meld", "cards", "from", "take"):
        if action in there and not _chosen(there[action][1]):
            return _pick(*there[action], rng)
    if "seal" not in there and rng.random() < CHANGES and (change := button(message, "change")):
        return change
    if "late_rank" in there and _best(there["late_rank"][1]) and rng.random() < CHANGES:
        return _pick(*there["late_rank"], rng)
    return button(message, *FINAL, "steal")


def _chosen(select: Json) -> bool:
    return any(option.get("default") for option in select["options"])


def _best(select: Json) -> bool:
    """Tell whether a joker still counts as scores best, which is the first option."""
    return bool(select["options"][0].get("default"))


def _pick(control: Control, select: Json, rng: Random) -> Choice:
    values = [option["value"] for option in select["options"]]
    picked = rng.sample(values, select.get("min_values", 1))
    return Choice(control, select["custom_id"], tuple(picked))


class ChiefPlayer(Player):
    """Plays from the channel by "My hand" and "Steal", or ``by_dm`` from the own DM."""

    async def turn(self) -> bool:
        """Make this phase's choice if one is open; tell whether anything was pressed."""
        way = await self._way("steal", "hand")
        if way is None or way[1].phase in self._done:
            return False
        screen = await (self._dm_of(way[1]) if self._by_dm else self._opened(*way))
        for presses in range(MOST_PRESSES):
            choice = next_choice(screen, self._rng) if screen else None
            if screen is None:
                return not self._by_dm
            if choice is None:
                self._done.add(way[1].phase)
                return presses > 0
            screen = await self._opened(screen, choice)
            if choice.control.action in FINAL:
                return True
        raise AssertionError(f"{MOST_PRESSES} presses led nowhere: {screen}")

    async def _dm_of(self, live: Choice) -> Seen | None:
        """Return the DM that asks for this phase's choice, if it has come."""
        for message in reversed(await self.person.dm()):
            for control, _ in offered(message):
                if control.action in ASKED and Choice(control, "").phase == live.phase:
                    return message
        return None
