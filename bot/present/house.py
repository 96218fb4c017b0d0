"""The screen of rulebook, mode and house rules: the host chooses, everybody else reads."""

from __future__ import annotations

from dataclasses import replace

from bot.present.indian_chief.house_rules import (
    HOUSE_RULES,
    RULEBOOKS,
    about,
    described,
    label,
    mode,
    played_by,
    title,
    told,
    usual,
)
from bot.present.limits import OPTION
from bot.present.names import clip, mention, plain
from bot.present.parts import button, control, heading, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Option, Screen, Select, Text, Tone
from bot.present.words import counted
from data.log import Stage
from engine.indian_chief.options import CHOICES, Options, lacking

ON_A_PAGE = 4
"""So many house rules stand on one page, each with its text and its select."""

SWITCH = {False: "off", True: "on"}
"""How a control says whether a mode is on."""


def house(scene: Scene, page: int = 0, dropped: tuple[str, ...] = ()) -> Screen:
    """Return the rules of a table; ``page`` 0 has rulebook and mode, the next ones house rules.

    ``dropped`` are house rules that a choice just made has left without meaning.
    """
    if not _chooses(scene):
        return Screen((*_read(scene), *_ways(*_save(scene))))
    last = _last(scene.table.options)
    shown = min(page, last)
    blocks = _first(scene) if shown == 0 else _rules(scene, shown)
    return Screen(
        (
            heading(scene, f"Rules, page {shown + 1} of {last + 1}"),
            *_fallen(dropped),
            *blocks,
            *_ways(*_turns(scene, shown, last), *_save(scene)),
        ),
        Tone.ASK,
    )


def page_of(rule: str, options: Options) -> int:
    """Return the page on which an option is chosen; 0 for what is no house rule there."""
    rules = _applicable(options)
    return rules.index(rule) // ON_A_PAGE + 1 if rule in rules else 0


def _chooses(scene: Scene) -> bool:
    table, seat = scene.table, scene.seat
    hosts = seat is not None and table.chairs[seat].user == table.host
    return hosts and table.stage is Stage.LOBBY


def _applicable(options: Options) -> tuple[str, ...]:
    return tuple(rule for rule in HOUSE_RULES if lacking(options, rule) is None)


def _last(options: Options) -> int:
    return -(-len(_applicable(options)) // ON_A_PAGE)


def _fallen(dropped: tuple[str, ...]) -> tuple[Block, ...]:
    if not dropped:
        return ()
    names = "; ".join(map(title, dropped))
    return (Text(f"**Back to the usual way, since it means nothing with these rules:** {names}."),)


def _first(scene: Scene) -> tuple[Block, ...]:
    return (
        Text(_summary(scene)),
        Text("**Rulebook**"),
        _rulebook(scene),
        Text("**Mode**"),
        _mode(scene),
        *_presets(scene),
    )


def _summary(scene: Scene) -> str:
    rules = told(scene.table.options)
    if not rules:
        return "No house rules: all is played as in the rulebook."
    return "\n".join((f"**{counted(len(rules), 'house rule')}**", *(f"- {rule}" for rule in rules)))


def _rulebook(scene: Scene) -> Select:
    now = scene.table.options.rulebook
    options = (Option(name, key, chosen=key == now) for key, name in RULEBOOKS.items())
    return Select(control(scene, "set", "rulebook"), "Rulebook", tuple(options))


def _mode(scene: Scene) -> Select:
    options = scene.table.options
    choices = (
        Option(mode(_bare(options, triple=triple)), value, chosen=triple is options.triple)
        for triple, value in SWITCH.items()
    )
    return Select(control(scene, "set", "triple"), "Mode", tuple(choices))


def _bare(options: Options, *, triple: bool) -> Options:
    """Return rulebook and mode alone: a house rule may not go with the other mode."""
    return Options(rulebook=options.rulebook, solo=options.solo, triple=triple)


def _presets(scene: Scene) -> tuple[Block, ...]:
    if not scene.presets:
        return ()
    names = [preset.name for preset in scene.presets]
    same = [replace(preset.options, solo=False) == scene.table.options for preset in scene.presets]
    now = same.index(True) if True in same else None
    options = tuple(
        Option(plain(name), name, clip(described(preset.options), OPTION), chosen=n == now)
        for n, (name, preset) in enumerate(zip(names, scene.presets, strict=True))
    )
    select = Select(control(scene, "preset"), "Choose saved rules", options)
    return (Text("**Rules that this server has saved**"), select)


def _rules(scene: Scene, page: int) -> tuple[Block, ...]:
    first = (page - 1) * ON_A_PAGE
    rules = _applicable(scene.table.options)[first : first + ON_A_PAGE]
    return tuple(block for rule in rules for block in _rule(scene, rule))


def _rule(scene: Scene, rule: str) -> tuple[Block, ...]:
    options = scene.table.options
    text = f"**{title(rule)}**\n{about(rule, options)}\n-# Usual: {usual(rule, options)}."
    select = Select(
        control(scene, "set", rule),
        title(rule),
        tuple(
            Option(label(rule, choice, options), choice, chosen=choice == getattr(options, rule))
            for choice in CHOICES[rule]
        ),
    )
    return (Text(text), select)


def _read(scene: Scene) -> tuple[Block, ...]:
    options = scene.table.options
    plainly = [
        f"- {title(rule)}: {usual(rule, options)}"
        for rule in _applicable(options)
        if getattr(options, rule) == CHOICES[rule][0]
    ]
    return (
        heading(scene, "Rules"),
        Text(f"**{played_by(options)}**\n{mode(options)}."),
        Text(_summary(scene)),
        Text("\n".join(("**Played as usual**", *plainly))),
        Text(f"-# {_who(scene)}"),
    )


def _who(scene: Scene) -> str:
    if scene.table.stage is Stage.LOBBY:
        return f"The host, {mention(scene.table.host)}, may change them until the game begins."
    return "They stay as they are for this game."


def _turns(scene: Scene, page: int, last: int) -> tuple[Button, ...]:
    back = button(scene, "Back", "house", str(page - 1))
    more = button(scene, "House rules" if page == 0 else "More", "house", str(page + 1))
    return (*((back,) if page > 0 else ()), *((more,) if page < last else ()))


def _save(scene: Scene) -> tuple[Button, ...]:
    return (button(scene, "Save as our rules", "save_rules"),) if scene.admin else ()


def _ways(*buttons: Button) -> tuple[Buttons, ...]:
    return (row(*buttons),) if buttons else ()
