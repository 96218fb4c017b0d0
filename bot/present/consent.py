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
from bot.tongue import say
from data.former import is_former
from data.log import LogEvent, Stage, Table, Times, TimesKept, TimesProposed, TimesSet


def question(scene: Scene) -> tuple[Block, ...]:
    """Return what is asked now, how many agree, and the answers to press; nothing if nothing is.

    Who has answered is not told.
    """
    table = scene.table
    if table.proposed is None:
        return ()
    times = table.proposed.times
    text = say(
        "consent-question",
        times=short(times, table.times),
        takes=takes(table, times),
        agree=agreeing(table),
    )
    return Text(text), _answers(scene, times)


def _answers(scene: Scene, times: Times) -> Buttons:
    return row(
        button(scene, say("consent-agree"), "agree", *code(times), style=Style.GO),
        button(scene, say("consent-decline"), "decline", *code(times)),
    )


def takes(table: Table, times: Times) -> str:
    """Say how many must agree to other times: ``"It takes 2 of the 3 who play"``."""
    people, must = len(table.people), needed(table, times)
    if must == people:
        return say("consent-takes_all", people=people)
    return say("consent-takes", must=must, people=people)


def _asked(scene: Scene, event: TimesProposed) -> Screen | None:
    """Return the post that asks all who play, and calls them; none where the host alone plays."""
    table = scene.table
    others = tuple(user for user in table.people if user != table.host and not is_former(user))
    if not others:
        return None
    called = " ".join(map(mention, others))
    return Screen(
        (
            heading(scene, say("consent-head")),
            Text(f"{say('consent-asks', host=mention(table.host))}\n{told(event.times)}"),
            Text(say("consent-instead", pace=pace_words(table.times))),
            Text(say("consent-asked", takes=takes(table, event.times))),
            _answers(scene, event.times),
        ),
        Tone.ASK,
        alert=say("consent-alert", called=called, table=str(table.id)),
        mentions=others,
    )


def decided(scene: Scene, event: TimesProposed, end: LogEvent) -> Screen:
    """Return what the question becomes once it is answered, or not asked any more."""
    wanted = short(event.times, scene.table.times)
    asked = say("consent-was_asked", host=mention(scene.table.host), times=wanted)
    return Screen((heading(scene, say("consent-head")), Text(f"{asked}\n{_end(end)}")))


def _end(event: LogEvent) -> str:
    match event:
        case TimesSet():
            return say("consent-end_agreed")
        case TimesKept(taken_back=True):
            return say("consent-end_taken_back")
        case TimesKept():
            return say("consent-end_kept")
        case TimesProposed():
            return say("consent-end_replaced")
        case _:
            return say("consent-end_over")


def post(scene: Scene, event: TimesProposed | TimesSet | TimesKept) -> Screen | None:
    """Return the post of a question, or of its end; none in a lobby, which shows its times."""
    if isinstance(event, TimesProposed):
        return _asked(scene, event)
    if scene.table.stage is not Stage.PLAYING:
        return None
    way = row(look_button(scene))
    if isinstance(event, TimesSet):
        head = say("consent-agreed")
        return Screen((Text(f"{head}\n{told(event.times)}\n{_until(scene.table)}"), way))
    why = "consent-kept_taken_back" if event.taken_back else "consent-kept"
    return Screen((Text(say(why)), way))


def _until(table: Table) -> str:
    """Say until when there is time now: what older messages say of it is over."""
    if table.deadline is None or table.stands is not None:
        return say("consent-stays")
    return say("consent-stays_until", until=when(table.deadline))
