"""How a table's rulebook, mode and house rules are chosen in its lobby, and saved for others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Final

from pydantic import TypeAdapter, ValidationError

from bot.decision import Decision, must_host, number, only
from bot.games import hosting_of
from bot.opening import require_seats
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.house import page_of
from bot.servers import preset_of
from bot.visit import Visit, must_be_lobby
from data.books import Preset, Server
from data.log import Chosen, OptionsChanged, Table
from engine.catalog import Options, house_rules_of
from engine.core import Code, RuleError

_OPTIONS: Final[TypeAdapter[Options]] = TypeAdapter(Chosen)


def house(visit: Visit) -> Decision:
    """Look at the rules of a table; a page of them where the host chooses."""
    page = number(only(visit.click.args)) if visit.click.args else 0
    return _shown(visit, page)


def choose(visit: Visit) -> Decision:
    """Choose one house rule, rulebook or mode (the host, before the game).

    Other house rules that mean nothing beside it fall back to the usual way. ``RuleError``
    HOUSE_RULE where this one has no meaning; ``Refusal`` SEATS where the table has too many seats.
    """
    table = _changeable(visit)
    name, value = only(visit.click.args), only(visit.click.values)
    options = validated(table.options, name, value)
    rules = house_rules_of(options)
    if name in rules.chosen(options) and (need := rules.lacking(options, name)):
        raise RuleError(Code.HOUSE_RULE, rule=name, lacking=need)
    return _changed(visit, options, page_of(name, options))


def choose_preset(visit: Visit) -> Decision:
    """Take over rules that the server has saved (the host, before the game)."""
    table = _changeable(visit)
    preset = preset_of(_server(visit), only(visit.click.values), table.options.game)
    return _changed(visit, preset.options, page=0)


def save_rules(visit: Visit) -> Decision:
    """Save the table's rules for its server, or first ask for their name (Manage Server)."""
    _server(visit)
    if not _may_save(visit):
        raise Refusal(Refused.NOT_ADMIN)
    if not visit.click.values:
        return Decision(Show.NAME_RULES)
    options = visit.table.options
    preset = Preset(only(visit.click.values), hosting_of(options).kept(options))
    return replace(_shown(visit, 0), said=Said.RULES_SAVED, save=preset)


def validated(options: Options, name: str, value: str) -> Options:
    """Return ``options`` with one of them changed as a control says; a forged one is UNKNOWN."""
    if name not in hosting_of(options).settable:
        raise Refusal(Refused.UNKNOWN)
    try:
        return _OPTIONS.validate_python({**asdict(options), name: value}, extra="forbid")
    except ValidationError:
        raise Refusal(Refused.UNKNOWN) from None


def _changeable(visit: Visit) -> Table:
    must_be_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    return visit.table


def _changed(visit: Visit, wanted: Options, page: int) -> Decision:
    rules = house_rules_of(wanted)
    options = rules.fitting(wanted)
    require_seats(options, visit.table.seats)
    dropped = tuple(rule for rule in rules.chosen(wanted) if rule not in rules.chosen(options))
    shown = _shown(visit, page)
    if options == visit.table.options:
        return shown
    events = (OptionsChanged(options),)
    return replace(shown, said=Said.RULES_SET, events=events, dropped=dropped)


def _shown(visit: Visit, page: int) -> Decision:
    return Decision(Show.HOUSE, page=page, admin=visit.server is not None and _may_save(visit))


def _may_save(visit: Visit) -> bool:
    """Whether the click shows that the person manages the table's server, and not another one."""
    return visit.click.admin and visit.click.channel == visit.table.place.channel


def _server(visit: Visit) -> Server:
    if visit.server is None:
        raise Refusal(Refused.ONLY_SERVER)
    return visit.server


ACTIONS: Final[dict[str, Callable[[Visit], Decision]]] = {
    "house": house,
    "set": choose,
    "preset": choose_preset,
    "save_rules": save_rules,
}
"""What can be done about a table's rules; they are told what its server has saved."""
