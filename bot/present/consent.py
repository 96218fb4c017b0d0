"""What is told of other times that a host asks for in mid-game: the question, and its end."""

from __future__ import annotations

from collections.abc import Iterator

from bot.consent import agreeing, needed
from bot.present.games import screens_of
from bot.present.names import mention
from bot.present.parts import button, heading, my_hand, row
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Screen, Style, Text, Tone
from bot.present.texts import pace_words
from bot.present.times import short, told
from bot.timing import code
from data.former import is_former
from data.log import LogEvent, Stage, Table, TimesKept, TimesProposed, TimesSet

_STAYS = "Hands, plans and sealed choices stay as they are; the time for this move begins anew."


def question(scene: Scene) -> tuple[Block, ...]:
    """Return what is asked now, how many agree, and the answers to press; nothing if nothing is.

    Who has answered is not told.
    """
    table = scene.table
    if table.proposed is None:
        return ()
    times, yes = table.proposed.times, agreeing(table)
    agree = f"{yes} {'agrees' if yes == 1 else 'agree'} so far"
    text = f"**The host asks for:** {short(times, table.times)}. {_takes(table)}; {agree}."
    return Text(text), _answers(scene)


def _answers(scene: Scene) -> Buttons:
    proposed = scene.table.proposed
    times = () if proposed is None else code(proposed.times)
    return row(
        button(scene, "Agree", "agree", *times, style=Style.GO),
        button(scene, "Rather not", "decline", *times),
    )


def _takes(table: Table) -> str:
    people, must = len(table.people), 0
    if table.proposed is not None:
        must = needed(table, table.proposed.times)
    whose = f"all {people}" if must == people else f"{must} of the {people}"
    return f"It takes {whose} who play"


def asked(scene: Scene, event: TimesProposed) -> Screen | None:
    """Return the post that asks all who play, and calls them; none where the host alone plays."""
    table = scene.table
    others = tuple(user for user in table.people if user != table.host and not is_former(user))
    if not others:
        return None
    called = " ".join(map(mention, others))
    return Screen(
        (
            *_question(scene, event),
            Text(f"{_takes(table)}, whoever asks among them. {_STAYS}"),
            _answers(scene),
        ),
        Tone.ASK,
        alert=f"{called} Table {table.id}: shall the game go on at another pace?",
        mentions=others,
    )


def decided(scene: Scene, event: TimesProposed, end: LogEvent) -> Screen:
    """Return what the question becomes once it is answered, or not asked any more."""
    return Screen((*_question(scene, event), Text(_end(end))))


def _question(scene: Scene, event: TimesProposed) -> Iterator[Block]:
    yield heading(scene, "Another pace?")
    yield Text(f"{mention(scene.table.host)} asks for it:\n{told(event.times)}")
    yield Text(f"-# Until then: {pace_words(scene.table.times)}.")


def _end(event: LogEvent) -> str:
    match event:
        case TimesSet():
            return "**Agreed.** It is played like that now."
        case TimesKept(taken_back=True):
            return "**Taken back** by the host."
        case TimesKept():
            return "**It stays as it was:** not enough of those who play agreed."
        case TimesProposed():
            return "**Not asked any more:** the host asks for something else."
        case _:
            return "**Not asked any more.** The game has ended."


def post(scene: Scene, event: TimesSet | TimesKept) -> Screen | None:
    """Return the post of what the table agreed on; none in a lobby, which shows its times."""
    if scene.table.stage is not Stage.PLAYING:
        return None
    way = row(my_hand(scene, label=screens_of(scene.table.options).wording.look))
    if isinstance(event, TimesSet):
        return Screen(
            (Text(f"**Agreed, another pace from now on.**\n{told(event.times)}\n{_STAYS}"), way)
        )
    if event.taken_back:
        why = "The host asks for another one no more."
    else:
        why = "Not enough of those who play agree to another one."
    return Screen((Text(f"**The pace stays as it is.** {why}"), way))
