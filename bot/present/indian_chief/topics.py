"""The pages about Indian Chief that are not about one meld: text made from a rulebook's values."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present import keeping
from bot.present.indian_chief import facts
from bot.present.indian_chief.examples import hand_lines
from bot.present.indian_chief.house_rules import HOUSE_RULES, about, label, title
from bot.present.indian_chief.meld_rules import aside, beggar_joker, short
from bot.present.indian_chief.words import meld_name
from bot.tongue import say
from engine.cards import parse_card
from engine.indian_chief.melds import declare
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, Options, lacking
from engine.indian_chief.rulebooks import Rulebook


def overview(rules: Rulebook) -> str:
    """Return the course of a game in less than 120 words."""
    return "\n".join(
        (
            f"{say('chief_rules-hold', cards=rules.hand)} {length(rules)}",
            f"**1.** {_seal(rules)}",
            f"**2.** {_reveal(rules)}",
            f"**3.** {_refill(rules)}",
            f"{_aim(rules)} {facts.values(rules)}",
        )
    )


def length(rules: Rulebook) -> str:
    """Say how many rounds there are, and how often each meld is played."""
    rounds, melds, times = rules.rounds, len(rules.sizes), rules.columns
    if times == 1:
        return say("chief_rules-length", rounds=rounds, melds=melds)
    columns = facts.columns(rules)
    return say(
        "chief_rules-length_columns", rounds=rounds, melds=melds, times=times, columns=columns
    )


def _seal(rules: Rulebook) -> str:
    seal = say("chief_rules-seal")
    return seal if rules.stay else f"{seal} {say('chief_rules-seal_secret')}"


def _reveal(rules: Rulebook) -> str:
    return say("chief_rules-reveal_solo" if rules.stay else "chief_rules-reveal")


def _refill(rules: Rulebook) -> str:
    return " ".join((*_thieves(rules), _full(rules)))


def _full(rules: Rulebook) -> str:
    if rules.stay:
        return say("chief_rules-refill_solo", cards=rules.hand)
    return say("chief_rules-refill", cards=rules.hand)


def _thieves(rules: Rulebook) -> Iterator[str]:
    if facts.has_steals(rules):
        yield say("chief_rules-course_picks_up" if rules.stay else "chief_rules-course_steals")
    if rules.has_jokers:
        yield say("chief_rules-course_joker")


def _aim(rules: Rulebook) -> str:
    return say("chief_rules-aim_solo" if rules.stay else "chief_rules-aim")


def whole(rules: Rulebook) -> Iterator[str]:
    """Return the overview page: the course, the melds, the players, the yardstick."""
    yield overview(rules)
    yield melds(rules)
    yield f"{facts.decks(rules)}. {facts.yardstick(rules)}".strip()


def melds(rules: Rulebook) -> str:
    """Return one line for each meld."""
    return "\n".join(
        say(
            "chief_rules-meld_line",
            meld=meld_name(meld),
            cards=rules.sizes[meld],
            short=short(rules, meld),
        )
        for meld in Meld
    )


def hands(rules: Rulebook) -> Iterator[str]:
    """Return the hands of the Chief's larger part, and what its smaller part scores."""
    size = facts.tribe_size(rules)
    yield say("chief_rules-hands_scored", cards=size, hands=hand_lines(rules))
    yield say("chief_rules-hands_straights")
    yield say("chief_rules-hands_other", cards=rules.aside, aside=aside(rules))


def solo(rules: Rulebook) -> Iterator[str]:
    """Return what is otherwise for a player alone; ``rules`` are those of a solo game."""
    alone = say("chief_rules-solo_alone", decks=rules.decks[1])
    yield f"{alone} {facts.yardstick(rules)}".strip()
    yield f"{say('chief_rules-solo_stay')} {length(rules)}"
    yield say("chief_rules-solo_beggar_man", matches=facts.matches(rules))
    if facts.has_steals(rules):
        yield say("chief_rules-solo_thief")
    if rules.has_jokers:
        yield say("chief_rules-solo_thief_joker")


def triple(rules: Rulebook) -> Iterator[str]:
    """Return what is otherwise in triple mode; ``rules`` are those of a triple game."""
    columns = facts.columns(rules)
    yield say(
        "chief_rules-triple_columns", times=rules.columns, columns=columns, rounds=rules.rounds
    )
    yield say("chief_rules-triple_any" if rules.any_column else "chief_rules-triple_in_turn")
    yield say("chief_rules-triple_rich_man")


def jokers(rules: Rulebook) -> Iterator[str]:
    """Return all about jokers."""
    yield f"{say('chief_rules-jokers_from')} {_pile(rules)} {say('chief_rules-jokers_spent')}"
    yield say("chief_rules-jokers_count")
    alone = declare(rules, Meld.THIEF, (parse_card("JK"),))
    yield say("chief_rules-jokers_worth", points=facts.worth(rules, alone[0]))
    yield beggar_joker(rules)


def _pile(rules: Rulebook) -> str:
    if rules.wild is None:
        return say("chief_rules-jokers_endless")
    return say("chief_rules-jokers_pile", jokers=rules.wild)


def thieves(rules: Rulebook) -> Iterator[str]:
    """Return all about stealing; ``rules`` have thieves who steal."""
    yield say("chief_rules-thieves_may")
    yield say("chief_rules-thieves_swap")
    if rules.safe_thieves:
        yield say("chief_rules-thieves_safe")
    yield f"{say('chief_rules-thieves_order')} {facts.ties(rules)}"
    collide = say("chief_rules-thieves_collide", times=rules.repicks)
    yield f"{say('chief_rules-thieves_equal')} {collide}"
    yield say("chief_rules-thieves_wish")


def at_the_table(options: Options) -> Iterator[str]:
    """Return how a table is kept, whatever is played there (rules 12 and 13)."""
    yield from _alone() if options.solo else _together(options)
    yield keeping.deal(options.deal)


def _together(options: Options) -> Iterator[str]:
    yield keeping.seats()
    yield say(f"chief_rules-leaving_{options.leaving}")
    yield say("chief_rules-secrets")


def _alone() -> Iterator[str]:
    yield say("chief_rules-time_solo")
    yield say("chief_rules-secrets_solo")


def house_rules(options: Options) -> Iterator[str]:
    """Return every house rule that the rulebook can have, with its choices."""
    yield keeping.house_rules()
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
