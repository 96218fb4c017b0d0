"""One stand-in: its world and everything that acts on it."""

from __future__ import annotations

from dataclasses import dataclass

from tests.wire.standin.commands import Commands
from tests.wire.standin.compose import Composer
from tests.wire.standin.faults import Faults
from tests.wire.standin.gateway import Gateway
from tests.wire.standin.interactions import Desk
from tests.wire.standin.payloads import Payloads
from tests.wire.standin.records import Recorder
from tests.wire.standin.world import Clock, World


@dataclass(frozen=True, slots=True)
class Parts:
    """What the two sides, REST and control, share."""

    world: World
    payloads: Payloads
    composer: Composer
    desk: Desk
    commands: Commands
    gateway: Gateway
    faults: Faults
    recorder: Recorder


def assemble(clock: Clock, *, token: str, files: str, gateway: str) -> Parts:
    """Make a fresh, empty world, reached at the addresses ``files`` and ``gateway``."""
    world, recorder = World(clock), Recorder()
    payloads, composer = Payloads(world, files), Composer(world, files)
    return Parts(
        world=world,
        payloads=payloads,
        composer=composer,
        desk=Desk(world, composer),
        commands=Commands(world),
        gateway=Gateway(world, payloads, recorder, token=token, url=gateway),
        faults=Faults(),
        recorder=recorder,
    )
