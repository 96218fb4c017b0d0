"""What a seat does by click or command: drafts that can be sealed, and what is told of a move."""

from __future__ import annotations

from typing import Any

import pytest

from bot.click import Click
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.scene import Draft
from bot.servers import Servers
from bot.tables import Tables
from data.store import Person, Store, StoreUnavailable
from engine.cards import Card
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from tests.bot.evening import ADA, BEN, Evening, evening
from tests.bot.fakes import seeded


@pytest.mark.parametrize(
    ("action", "args", "code"),
    [
        ("choose", ("doctor", "", "A"), Code.WISH_WITHOUT_THIEF),
        ("choose", ("thief", "", "A " * 11), Code.WISH_LONG),
        ("choose", ("thief", "JK", ""), Code.NO_JOKERS),
        ("choose", ("thief", "XX", ""), Code.CARD_UNKNOWN),
        ("choose", ("chief", "", ""), Code.MELD_UNKNOWN),
    ],
)
async def test_a_draft_that_could_never_be_sealed_is_not_kept(
    action: str, args: tuple[str, ...], code: Code
) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        with pytest.raises(RuleError) as refused:
            await that.click(table, ADA, action, *args)
        assert refused.value.code is code
        assert (await that.look(table, ADA)).draft == Draft()


async def test_a_meld_that_was_played_cannot_be_picked_again() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for person in (ADA, BEN):
            cards = " ".join(card.face for card in await _hand(that, table, person))
            await that.click(table, person, "seal", "lawyer", " ".join(cards.split()[:4]), "")
        for click in (
            that.pick(table, ADA, "meld", "lawyer"),
            that.click(table, ADA, "choose", "lawyer", "", ""),
            that.pick(table, ADA, "cards", "0", args=("lawyer",)),
        ):
            with pytest.raises(RuleError) as refused:
                await click
            assert refused.value.code is Code.MELD_USED


async def _hand(that: Evening, table: int, person: Person) -> tuple[Card, ...]:
    view = (await that.look(table, person)).view
    assert view is not None
    return view.hand


async def test_what_is_recorded_but_cannot_be_shown_is_said_so() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        view = (await that.look(table, ADA)).view
        assert view is not None
        cards = " ".join(card.face for card in view.hand[:4])
        store = _Failing(that.store)
        tables = Tables(store, Servers(store), that.clock, seeded(3), lambda _table: None)
        click = Click("seal", None, ("lawyer", cards, ""), interaction=99, channel=70)
        with pytest.raises(Refusal) as refused:
            await tables.play(table, ADA, click)
        assert refused.value.code is Refused.UNSHOWN
        now = (await that.look(table, ADA)).view
        assert now is not None
        assert now.own is not None


class _Failing:
    """A store that cannot be read any more once it has appended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._broken = False

    def __getattr__(self, name: str) -> Any:
        if self._broken:
            raise StoreUnavailable
        self._broken = name == "append"
        return getattr(self._store, name)


async def test_the_last_seal_leads_to_the_news_and_any_other_to_the_own_hand() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        first, last = await that.seal_first(table, ADA), await that.seal_first(table, BEN)
        assert (first.show, first.said) == (Show.HAND, Said.SEALED)
        assert (last.show, last.said) == (Show.NEXT, Said.SEALED_LAST)


async def test_the_last_open_meld_needs_no_choosing() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for _ in range(6):
            for person in (ADA, BEN):
                await that.seal_first(table, person)
            for person in (ADA, BEN):
                await that.click(table, person, "draw") if await _steals(
                    that, table, person
                ) else None
        assert (await that.look(table, ADA)).draft == Draft(Meld.INDIAN_CHIEF)


async def _steals(that: Evening, table: int, person: Person) -> bool:
    view = (await that.look(table, person)).view
    return view is not None and view.phase == "steal" and view.may_act
