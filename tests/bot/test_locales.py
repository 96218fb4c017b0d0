"""The locales: what one language says, all say, of the same facts; and the program says no more."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import bot
from bot.reader import Reader, reading
from bot.tongue import LOCALES, Unsaid, command, option, say
from data.people import Language

ROOT = Path(bot.__file__).parent
FILES = sorted(path.name for path in (LOCALES / Language.ENGLISH).glob("*.ftl"))
PLURAL = {"one", "other"}
"""The forms that English, German and Spanish have for whole numbers up to a million."""


class Seen(Visitor):
    """What a message speaks of, and the forms in which it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.forms.append(
            {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
        )
        self.generic_visit(node)


@cache
def messages(language: Language, file: str) -> dict[str, Message]:
    resource = FluentParser(with_spans=False).parse((LOCALES / language / file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert not junk, f"{language}/{file}: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), f"{language}/{file}: a name stands there twice"
    return dict(zip(names, found, strict=True))


@cache
def told() -> dict[str, set[str]]:
    """Return which facts the program tells each message that it names as a whole."""
    facts: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("say"), args=[ast.Constant(value=str(name))]):
                    here = {keyword.arg for keyword in node.keywords if keyword.arg}
                    if len(here) == len(node.keywords):
                        facts[name] = facts.get(name, here) & here
    return facts


def seen(node: BaseNode) -> Seen:
    looked = Seen()
    looked.visit(node)
    return looked


def test_every_language_has_the_same_files() -> None:
    for language in Language:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", Language)
def test_every_language_says_the_same_of_the_same_facts(language: Language, file: str) -> None:
    english, here = messages(Language.ENGLISH, file), messages(language, file)
    assert here.keys() == english.keys()
    for name, message in here.items():
        assert name.startswith(f"{file.removesuffix('.ftl')}-"), name
        assert message.value is not None, name
        facts, spoken = seen(message).facts, seen(english[name]).facts
        assert facts <= told().get(name, spoken), f"{name} speaks of what nobody tells it"
        assert facts >= spoken or seen(english[name]).forms, f"{name} leaves something out"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", Language)
def test_whatever_is_counted_has_its_plural_forms(language: Language, file: str) -> None:
    for name, message in messages(language, file).items():
        for forms in seen(message).forms:
            assert "one" not in forms or forms >= PLURAL, name


_NO_LABELS = {"command.ftl", "option.ftl", "words.ftl"}
_BOLD = re.compile(r"\*\*([A-Z][^*{}]*[^*{}.:])\*\*")


def bold(message: Message) -> list[str]:
    """Return what stands in bold in a message, as a control is called in a sentence."""
    match message.value:
        case Pattern(elements=elements):
            texts = (each.value if isinstance(each, TextElement) else "{}" for each in elements)
            return _BOLD.findall("".join(map(str, texts)))
        case _:
            return []


@cache
def labels(language: Language) -> dict[str, str]:
    """Return the messages that are the same words always, as a label is, by their names."""
    found: dict[str, str] = {}
    for file in set(FILES) - _NO_LABELS:
        for name, message in messages(language, file).items():
            match message.value:
                case Pattern(elements=[TextElement(value=str(text))]):
                    found[name] = text
                case _:
                    pass
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [Language.GERMAN, Language.SPANISH])
def test_a_control_is_called_in_a_sentence_as_it_is_labelled(language: Language, file: str) -> None:
    english, here = labels(Language.ENGLISH), labels(language)
    for name, message in messages(Language.ENGLISH, file).items():
        called = bold(messages(language, file)[name])
        for control in bold(message):
            labelled = {here.get(label) for label, text in english.items() if text == control}
            assert not labelled or labelled & set(called), f"{name}: {control} is {labelled}"


def said() -> Iterator[tuple[str, bool]]:
    """Yield what the program says: names, and what names begin with where the rest is computed."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield from _names(node)


def _names(node: ast.AST) -> Iterator[tuple[str, bool]]:
    match node:
        case ast.Constant(value=str(text)) if _is_name(text):
            yield text, True
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if _is_name(text):
            yield text, False
        case _:
            return


def _is_name(text: str) -> bool:
    file, hyphen, _ = text.partition("-")
    return bool(hyphen) and f"{file}.ftl" in FILES and " " not in text


def test_what_the_program_says_is_in_the_locales_and_nothing_else_is() -> None:
    every = {name for file in FILES for name in messages(Language.ENGLISH, file)}
    whole = {name for name, is_whole in said() if is_whole}
    begun = {name for name, is_whole in said() if not is_whole}
    for name in every - whole:
        assert any(name.startswith(beginning) for beginning in begun), f"nobody says {name}"
    for beginning in begun:
        assert any(name.startswith(beginning) for name in every), f"{beginning}... is in no locale"


def test_a_message_that_is_missing_or_lacks_a_fact_is_a_mistake() -> None:
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("words-nothing_such", {}),
        ("nofile-nothing", {}),
        ("words-points", {}),
    ]
    for name, facts in wrong:
        with pytest.raises(Unsaid):
            say(name, **facts)


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        (Language.ENGLISH, "1 point, 2 points"),
        (Language.GERMAN, "1 Punkt, 2 Punkte"),
        (Language.SPANISH, "1 punto, 2 puntos"),
    ],
)
def test_the_reader_chooses_the_language_within_a_block(language: Language, wanted: str) -> None:
    with reading(Reader(language)):
        assert ", ".join(say("words-points", number=n) for n in (1, 2)) == wanted
    assert say("words-points", number=1) == "1 point"


def test_commands_are_called_as_discord_shows_them() -> None:
    assert command("table hand") == "/table hand"
    assert option("table move channel") == "channel"
