"""What is told of other times that a host asks for in mid-game: the question, and its end."""

from __future__ import annotations

from bot.consent import agreeing, needed
from bot.present.games import look_button
from bot.present.names import mention
from bot.present.parts import button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Block, Buttons, Screen, Style, Text, Tone
from bot.present.texts import pace_words
from bot.present.times import short, told
from bot.present.words import when
from bot.timing import code
from data.former import is_former
from data.log import LogEvent, Stage, Table, Times, TimesKept, TimesProposed, TimesSet

_QUESTION = "Another pace?"
_STAYS = "Hands, plans and sealed choices stay as they are"
_ANEW = f"{_STAYS}; the time for this move begins anew."


def question(scene: Scene) -> tuple[Block, ...]:
    """Return what is asked now, how many agree, and the answers to press; nothing if nothing is.

    Who has answered is not told.
    """
    table = scene.table
    if table.proposed is None:
        return ()
    times, yes = table.proposed.times, agreeing(table)
    agree = f"{yes} {'agrees' if yes == 1 else 'agree'} so far"
    text = f"**The host asks for:** {short(times, table.times)}. {takes(table, times)}; {agree}."
    return Text(text), _answers(scene, times)


def _answers(scene: Scene, times: Times) -> Buttons:
    return row(
        button(scene, "Agree", "agree", *code(times), style=Style.GO),
        button(scene, "Rather not", "decline", *code(times)),
    )


def takes(table: Table, times: Times) -> str:
    """Say how many must agree to other times: ``"It takes 2 of the 3 who play"``."""
    people, must = len(table.people), needed(table, times)
    everybody = "both" if people == _BOTH else f"all {people}"
    return f"It takes {everybody if must == people else f'{must} of the {people}'} who play"


_BOTH = 2


def _asked(scene: Scene, event: TimesProposed) -> Screen | None:
    """Return the post that asks all who play, and calls them; none where the host alone plays."""
    table = scene.table
    others = tuple(user for user in table.people if user != table.host and not is_former(user))
    if not others:
        return None
    called = " ".join(map(mention, others))
    return Screen(
        (
            heading(scene, _QUESTION),
            Text(f"{mention(table.host)} asks for it:\n{told(event.times)}"),
            Text(f"-# Instead of: {pace_words(table.times)}."),
            Text(f"{takes(table, event.times)} now, the host among them. {_ANEW}"),
            _answers(scene, event.times),
        ),
        Tone.ASK,
        alert=f"{called} Table {table.id}: shall the game go on at another pace?",
        mentions=others,
    )


def decided(scene: Scene, event: TimesProposed, end: LogEvent) -> Screen:
    """Return what the question becomes once it is answered, or not asked any more."""
    wanted = short(event.times, scene.table.times)
    text = f"{mention(scene.table.host)} asked for: {wanted}.\n{_end(end)}"
    return Screen((heading(scene, _QUESTION), Text(text)))


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


def post(scene: Scene, event: TimesProposed | TimesSet | TimesKept) -> Screen | None:
    """Return the post of a question, or of its end; none in a lobby, which shows its times."""
    if isinstance(event, TimesProposed):
        return _asked(scene, event)
    if scene.table.stage is not Stage.PLAYING:
        return None
    way = row(look_button(scene))
    if isinstance(event, TimesSet):
        head = "**Agreed, another pace from now on.**"
        return Screen((Text(f"{head}\n{told(event.times)}\n{_until(scene.table)}"), way))
    if event.taken_back:
        why = "The host asks for another one no more."
    else:
        why = "Not enough of those who play agree to another one."
    return Screen((Text(f"**The pace stays as it is.** {why}"), way))


def _until(table: Table) -> str:
    """Say until when there is time now: what older messages say of it is over."""
    if table.deadline is None or table.stands is not None:
        return _ANEW
    return f"{_STAYS}, and this move has until {when(table.deadline)}."
