"""The pages about Indian Chief that are not about one meld: text made from a rulebook's values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.present import keeping
from bot.present.indian_chief import facts
from bot.present.indian_chief.examples import hand_lines
from bot.present.indian_chief.house_rules import HOUSE_RULES, about, label, title
from bot.present.indian_chief.meld_rules import aside, beggar_joker, short
from bot.present.indian_chief.words import meld_name
from bot.present.words import counted
from engine.cards import parse_card
from engine.indian_chief.melds import declare
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, Options, lacking
from engine.indian_chief.rulebooks import Rulebook


def overview(rules: Rulebook) -> str:
    """Return the course of a game in less than 120 words."""
    return "\n".join(
        (
            f"You hold {counted(rules.hand, 'card')}. {length(rules)}",
            f"**1.** {_seal(rules)}",
            f"**2.** {_reveal(rules)}",
            f"**3.** {_refill(rules)}",
            f"{_aim(rules)} {facts.values(rules)}",
        )
    )


def length(rules: Rulebook) -> str:
    """Say how many rounds there are, and how often each meld is played."""
    rounds, melds = counted(rules.rounds, "round"), counted(len(rules.sizes), "meld")
    if rules.columns == 1:
        return f"There are {rounds} and {melds}; you play each meld once, in any order."
    return (
        f"There are {rounds} and {melds}; you play each meld {rules.columns} times, once in each "
        f"of the columns {facts.columns(rules)}."
    )


def _seal(rules: Rulebook) -> str:
    seal = "In each round choose a meld and the cards for it, and **seal** it."
    if rules.stay:
        return seal
    return f"{seal} Nobody sees it, and you may change it until the last player has sealed."


def _reveal(rules: Rulebook) -> str:
    if rules.stay:
        return "It is scored at once, and stays on the table."
    return "All melds are revealed together and scored."


def _refill(rules: Rulebook) -> str:
    full = f"you are back at {counted(rules.hand, 'card')}"
    if not rules.stay:
        full = full.replace("you are", "everybody is")
    return f"{' '.join(filter(None, (_thieves(rules), _jokers(rules))))} Then {full}."


def _thieves(rules: Rulebook) -> str:
    if not facts.has_steals(rules):
        return ""
    if rules.stay:
        return "A thief may pick up a card of an earlier meld."
    return "Thieves may steal a revealed card."


def _jokers(rules: Rulebook) -> str:
    return "A thief draws a joker, which is wild." if rules.has_jokers else ""


def _aim(rules: Rulebook) -> str:
    if rules.stay:
        return "Score as much as you can."
    return "After the last round the most points win."


def whole(rules: Rulebook) -> Iterator[str]:
    """Return the overview page: the course, the melds, the players, the yardstick."""
    yield overview(rules)
    yield melds(rules)
    yield f"{facts.decks(rules)}. {facts.yardstick(rules)}".strip()


def melds(rules: Rulebook) -> str:
    """Return one line for each meld."""
    return "\n".join(
        f"**{meld_name(meld)}**, {counted(rules.sizes[meld], 'card')}: {short(rules, meld)}."
        for meld in Meld
    )


def hands(rules: Rulebook) -> Iterator[str]:
    """Return the hands of the Chief's larger part, and what its smaller part scores."""
    size = facts.tribe_size(rules)
    yield (
        f"{counted(size, 'card')} of an Indian Chief score as the best of these hands:\n"
        f"{hand_lines(rules)}"
    )
    yield (
        "A straight may begin or end with an ace, but it does not go on from king over ace to two. "
        "A hand counts as the highest that fits."
    )
    yield f"The other {counted(rules.aside, 'card')} {aside(rules)}."


def solo(rules: Rulebook) -> Iterator[str]:
    """Return what is otherwise for a player alone; ``rules`` are those of a solo game."""
    yield (
        f"You play alone, with {counted(rules.decks[1], 'deck')}, for the best total you can get. "
        f"{facts.yardstick(rules)}".strip()
    )
    yield (
        "Melds **stay on the table** and never come back into the deck; your hand is filled up "
        f"from it. {length(rules)}"
    )
    yield f"**{meld_name(Meld.BEGGAR_MAN)}**: {facts.matches(rules)}."
    if facts.has_steals(rules):
        yield (
            f"**{meld_name(Meld.THIEF)}**: in place of drawing, you may pick up a card of an "
            "earlier meld; the thief's card takes its place. Not in the last round."
        )
    if rules.has_jokers:
        yield (
            f"**{meld_name(Meld.THIEF)}**: you draw a joker. A joker that was melded is back in "
            "the wild pile, so it does not lie there for the Beggar Man."
        )


def triple(rules: Rulebook) -> Iterator[str]:
    """Return what is otherwise in triple mode; ``rules`` are those of a triple game."""
    yield (
        f"Every meld is scored {rules.columns} times, once in each column, and the column "
        f"multiplies: {facts.columns(rules)}. That makes {counted(rules.rounds, 'round')}."
    )
    yield (
        "When sealing you say in which open column it scores."
        if rules.any_column
        else "The columns are filled from left to right, lowest factor first."
    )
    yield f"The {meld_name(Meld.RICH_MAN)} is multiplied too, against you."


def jokers(rules: Rulebook) -> Iterator[str]:
    """Return all about jokers."""
    yield (
        f"Whoever melds the {meld_name(Meld.THIEF)} draws a joker from the wild pile in place of a "
        f"card from the deck. {_pile(rules)} Spent jokers go back to the pile, never into the deck."
    )
    yield (
        "A joker counts as a card of your choice, even one that is on the table already. "
        "It becomes what scores best, or what you **declare** when you seal."
    )
    alone = declare(rules, Meld.THIEF, (parse_card("JK"),))
    yield (
        f"As {meld_name(Meld.THIEF)} a joker is {facts.worth(rules, alone[0])}. In the "
        f"{meld_name(Meld.DOCTOR)} it may be the ace, the heart and the specialty at once."
    )
    yield beggar_joker(rules)


def _pile(rules: Rulebook) -> str:
    if rules.wild is None:
        return "The pile never runs out."
    jokers = counted(rules.wild, "joker")
    return f"It holds {jokers} for each deck; when it is empty, the thief draws from the deck."


def thieves(rules: Rulebook) -> Iterator[str]:
    """Return all about stealing; ``rules`` have thieves who steal."""
    yield (
        f"After the scores are told, who has melded the {meld_name(Meld.THIEF)} may **steal** a "
        "card that another player has melded in this round, in place of drawing one. Scores stay "
        "as they are. There is no stealing in the last round."
    )
    yield (
        "The thief's card goes where the stolen card lay, and a later thief may steal it. "
        "The stolen card is in the hand, and safe."
    )
    if rules.safe_thieves:
        yield "At this table another thief's own card cannot be stolen."
    yield f"The thief with the **lowest card** steals first, ace before two. {facts.ties(rules)}"
    yield f"Equal thieves pick at the same time, in secret. {_repicks(rules)}"
    yield (
        f"You may seal a **wish** with the {meld_name(Meld.THIEF)}: what to steal without being "
        "asked. A thief who does not answer in time draws."
    )


def _repicks(rules: Rulebook) -> str:
    if not rules.repicks:
        return "If two name the same card, none of them steals."
    times = "once" if rules.repicks == 1 else f"up to {counted(rules.repicks, 'time')}"
    return (
        f"If two name the same card, all of them pick anew, {times}; if their picks still meet, "
        "none of them steals."
    )


def at_the_table(options: Options) -> Iterator[str]:
    """Return how a table is kept, whatever is played there (rules 12 and 13)."""
    yield from _ALONE if options.solo else _together(options)
    yield keeping.deal(options.deal)


def _together(options: Options) -> Iterator[str]:
    yield keeping.SEATS
    yield (
        f"**Leaving.** {_LEAVING[options.leaving]} A computer also plays a move that is not made "
        "in time."
    )
    yield (
        "**Secrets.** Nobody sees your hand or your sealed meld. Who has no seat may watch: "
        "reveals, scores and the result are posted for everybody."
    )


_ALONE: Final = (
    "**Time.** A game alone begins at once and has no deadline. Leaving ends it (`/table leave`).",
    "**Secrets.** Nobody else sees your hand. In a channel, melds and scores are posted.",
)
_LEAVING: Final[Mapping[str, str]] = {
    "computer": (
        "A computer plays the seat of who leaves (`/table leave`), and everybody sees that. You "
        "may come back until the game ends."
    ),
    "end": "At this table the game ends when somebody leaves it (`/table leave`).",
}


def house_rules(options: Options) -> Iterator[str]:
    """Return every house rule that the rulebook can have, with its choices."""
    yield keeping.HOUSE_RULES
    for rule in HOUSE_RULES:
        if (where := _meant(rule, options)) is not None:
            yield _house_rule(rule, where, getattr(options, rule))


def _meant(rule: str, options: Options) -> Options | None:
    """Return options of the same rulebook in which a house rule means something, the own first."""
    modes = (
        options,
        *(
            Options(rulebook=options.rulebook, solo=solo, triple=triple)
            for solo in (False, True)
            for triple in (False, True)
        ),
    )
    return next((mode for mode in modes if lacking(mode, rule) is None), None)


def _house_rule(rule: str, where: Options, chosen: str) -> str:
    choices = ((choice, label(rule, choice, where)) for choice in CHOICES[rule])
    return keeping.house_rule(f"**{title(rule)}.** {about(rule, where)}", choices, chosen)
