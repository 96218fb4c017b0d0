"""How to play at one table: the course of a hand, when to stay in, the house rules."""

from __future__ import annotations

from bot.present.indian_poker.advice import reading, thresholds
from bot.present.indian_poker.house_rules import Facts, length, played_by, told
from bot.present.indian_poker.scene import options_of
from bot.present.parts import heading
from bot.present.scene import Scene
from bot.present.screen import Line, Screen, Text
from bot.present.words import points
from engine.indian_poker.options import Options
from engine.indian_poker.rules import Rules, rules_of


def guide(scene: Scene) -> Screen:
    """Return the rules in short with the numbers of this table, and the source's advice."""
    options = options_of(scene.table)
    return Screen(
        (
            heading(scene, "How to play"),
            Text(f"-# {played_by(options)}\n{overview(options)}"),
            Line(),
            *map(Text, (*thresholds(options), *reading())),
            *_house_rules(options),
        )
    )


def overview(options: Options) -> str:
    """Return the course of a match in a few sentences."""
    rules = rules_of(options)
    return "\n".join(
        (
            (
                "Each hand everybody gets one card and shows it to all others: "
                "**you see every card but your own**."
            ),
            f"**1.** {bidding(rules)}",
            f"**2.** {_out(rules)}",
            f"**3.** {_reveal(options)}",
            (
                f"{length(options)}. The deal moves to the left; "
                f"the {'most' if rules.sign > 0 else 'fewest'} points win."
            ),
        )
    )


def bidding(rules: Rules) -> str:
    """Say who bids when, and when it ends (rule 61)."""
    if rules.secret:
        return "All say **in** or **out** at once, in secret, and may change it until the last has."
    first = "From the dealer's left, each says **in** or **out**."
    if not rules.keeps:
        return f"{first} Each has one turn."
    return (
        f"{first} At later turns, who is in says **keep** or **out**. It goes on until all who are "
        "in have kept since somebody went out."
    )


def _out(rules: Rules) -> str:
    if rules.secret:
        return "When all have bid, the cards are turned up."
    return (
        "Who is out sees the own card and cannot come back. Who is left alone wins at once. "
        "A first bid that is missed is out, a later one keep."
    )


def _reveal(options: Options) -> str:
    rules = rules_of(options)
    ties = "Equal ranks win together"
    if options.ties == "suits":
        ties = f"The ace is high; equal ranks go by suit, low to high: {Facts(rules).suits}"
    return (
        f"The highest card of those in wins {points(rules.won)}; who stayed in and lost has "
        f"{points(rules.lost)}, who is out {points(rules.out)}. {ties}."
    )


def _house_rules(options: Options) -> tuple[Text | Line, ...]:
    rules = told(options)
    if not rules:
        return ()
    return (Line(), Text("\n".join(("**House rules**", *(f"- {rule}" for rule in rules)))))
