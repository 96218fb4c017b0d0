"""The screen of a table's rules: the host chooses, everybody else reads."""

from __future__ import annotations

from typing import Any

from bot.present.games import screens_of
from bot.present.limits import OPTION
from bot.present.names import clip, mention, plain
from bot.present.parts import button, control, heading, row
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Option, Screen, Select, Text, Tone
from bot.present.screens import Wording
from bot.tongue import say
from data.log import Stage
from engine.catalog import Options, house_rules_of

ON_A_PAGE = 4
"""So many house rules stand on one page, each with its text and its select."""


def house(scene: Scene, page: int = 0, dropped: tuple[str, ...] = ()) -> Screen:
    """Return the rules of a table; ``page`` 0 has what are no house rules, the next ones those.

    ``dropped`` are house rules that a choice just made has left without meaning.
    """
    if not _chooses(scene):
        return Screen((*_read(scene), *_ways(*_save(scene))))
    last = _last(scene.table.options)
    shown = min(page, last)
    blocks = _first(scene) if shown == 0 else _rules(scene, shown)
    return Screen(
        (
            heading(scene, say("house-head_page", page=shown + 1, pages=last + 1)),
            *_fallen(scene, dropped),
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
    return scene.user == scene.table.host and scene.table.stage is Stage.LOBBY


def _applicable(options: Options) -> tuple[str, ...]:
    rules = house_rules_of(options)
    named = screens_of(options).wording.rules
    return tuple(rule for rule in named if rules.lacking(options, rule) is None)


def _last(options: Options) -> int:
    return -(-len(_applicable(options)) // ON_A_PAGE)


def _fallen(scene: Scene, dropped: tuple[str, ...]) -> tuple[Block, ...]:
    if not dropped:
        return ()
    names = "; ".join(map(_wording(scene).title, dropped))
    return (Text(say("house-dropped", rules=names)),)


def _first(scene: Scene) -> tuple[Block, ...]:
    return (
        Text(_summary(scene)),
        *_wording(scene).ways(scene),
        *_presets(scene),
    )


def _summary(scene: Scene) -> str:
    rules = _wording(scene).told(scene.table.options)
    if not rules:
        return say("house-none")
    return "\n".join((say("house-number", number=len(rules)), *(f"- {rule}" for rule in rules)))


def _presets(scene: Scene) -> tuple[Block, ...]:
    if not scene.presets:
        return ()
    names = [preset.name for preset in scene.presets]
    same = [preset.options == scene.table.options for preset in scene.presets]
    now = same.index(True) if True in same else None
    options = tuple(
        Option(
            plain(name),
            name,
            clip(_wording(scene).described(preset.options), OPTION),
            chosen=n == now,
        )
        for n, (name, preset) in enumerate(zip(names, scene.presets, strict=True))
    )
    select = Select(control(scene, "preset"), say("house-choose"), options)
    return (Text(say("house-saved")), select)


def _rules(scene: Scene, page: int) -> tuple[Block, ...]:
    first = (page - 1) * ON_A_PAGE
    rules = _applicable(scene.table.options)[first : first + ON_A_PAGE]
    return tuple(block for rule in rules for block in _rule(scene, rule))


def _rule(scene: Scene, rule: str) -> tuple[Block, ...]:
    options, wording = scene.table.options, _wording(scene)
    choices = house_rules_of(options).choices[rule]
    title, usual = wording.title(rule), wording.label(rule, choices[0], options)
    text = f"**{title}**\n{wording.about(rule, options)}\n{say('house-usual', usual=usual)}"
    select = Select(
        control(scene, "set", rule),
        title,
        tuple(
            Option(
                wording.label(rule, choice, options),
                choice,
                chosen=choice == getattr(options, rule),
            )
            for choice in choices
        ),
    )
    return (Text(text), select)


def _read(scene: Scene) -> tuple[Block, ...]:
    options, wording = scene.table.options, _wording(scene)
    choices = house_rules_of(options).choices
    plainly = [
        f"- {wording.title(rule)}: {wording.label(rule, choices[rule][0], options)}"
        for rule in _applicable(options)
        if getattr(options, rule) == choices[rule][0]
    ]
    return (
        heading(scene, say("house-head")),
        Text(wording.summary(options)),
        Text(_summary(scene)),
        Text("\n".join((say("house-as_usual"), *plainly))),
        Text(_who(scene)),
    )


def _wording(scene: Scene) -> Wording[Any]:
    return screens_of(scene.table.options).wording


def _who(scene: Scene) -> str:
    if scene.table.stage is Stage.LOBBY:
        return say("house-who", host=mention(scene.table.host))
    return say("house-fixed")


def _turns(scene: Scene, page: int, last: int) -> tuple[Button, ...]:
    back = button(scene, say("house-back"), "house", str(page - 1))
    label = say("house-rules") if page == 0 else say("house-more")
    more = button(scene, label, "house", str(page + 1))
    return (*((back,) if page > 0 else ()), *((more,) if page < last else ()))


def _save(scene: Scene) -> tuple[Button, ...]:
    return (button(scene, say("house-save"), "save_rules"),) if scene.admin else ()


def _ways(*buttons: Button) -> tuple[Buttons, ...]:
    return (row(*buttons),) if buttons else ()
