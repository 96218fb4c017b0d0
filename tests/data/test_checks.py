"""What is asked of the machine before a database is used, and how fast a big one is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.checks import LEAST_FREE, MEGABYTE, NETWORKED, THIS_MACHINE, Machine
from data.sqlite import SqliteStore
from data.store import StoreRefused

LOCAL = "22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw"


def mounted(*lines: str) -> Machine:
    """A machine with these mounts beside a local root."""
    return Machine(mounts=lambda: "\n".join((LOCAL, *lines)))


async def refusal(path: Path, machine: Machine) -> str:
    """Return the one sentence by which the place is refused, with nothing made there."""
    with pytest.raises(StoreRefused) as caught:
        await SqliteStore.open(path, machine=machine)
    assert not path.exists()
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def opened(path: Path, machine: Machine) -> None:
    store = await SqliteStore.open(path, machine=machine)
    await store.close()
    assert path.exists()


@pytest.mark.parametrize("kind", sorted(NETWORKED))
async def test_a_network_file_system_is_refused(tmp_path: Path, kind: str) -> None:
    machine = mounted(f"40 22 0:50 / {tmp_path} rw shared:2 master:1 - {kind} box:/games rw")
    told = await refusal(tmp_path / "new" / "chief.db", machine)
    assert f"network file system ({kind})" in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "lines",
    [
        ["40 22 0:50 / {0} rw - xfs /dev/vdb rw"],
        ["40 22 0:50 / {0} rw - overlay overlay rw"],
        ["40 22 0:50 / {0} rw - fuse.mergerfs disks rw"],
        ["40 22 0:50 / {0}/elsewhere rw - nfs4 box:/games rw"],
        ["40 22 0:50 / {0}x rw - nfs4 box:/games rw"],
        ["40 22 0:50 / {1} rw - nfs4 box:/games rw", "41 40 0:51 / {0} rw - ext4 /dev/vdb rw"],
        ["40 22 0:50 / {0} rw - nfs4 box:/games rw", "41 40 0:51 / {0} rw - ext4 /dev/vdb rw"],
    ],
)
async def test_a_local_one_is_taken(tmp_path: Path, lines: list[str]) -> None:
    machine = mounted(*(line.format(tmp_path, tmp_path.parent) for line in lines))
    await opened(tmp_path / "chief.db", machine)


async def test_a_name_with_a_space_and_a_link_are_seen_through(tmp_path: Path) -> None:
    share = tmp_path / "my share"
    share.mkdir()
    link = tmp_path / "games"
    link.symlink_to(share)
    octal = str(share).replace(" ", r"\040")
    machine = mounted(f"40 22 0:50 / {octal} rw - cifs //box/games rw")
    assert "(cifs)" in await refusal(link / "chief.db", machine)


async def test_a_system_that_tells_no_mounts_is_taken(tmp_path: Path) -> None:
    await opened(tmp_path / "chief.db", Machine(mounts=lambda: ""))


async def test_too_little_room_is_refused(tmp_path: Path) -> None:
    machine = Machine(free=lambda _folder: LEAST_FREE - 1)
    told = await refusal(tmp_path / "chief.db", machine)
    assert "63 MB are free" in told
    assert f"{LEAST_FREE // MEGABYTE} MB are needed" in told
    await opened(tmp_path / "chief.db", Machine(free=lambda _folder: LEAST_FREE))


def test_this_machine_can_be_asked(tmp_path: Path) -> None:
    assert THIS_MACHINE.free(tmp_path) > 0
    assert " - " in THIS_MACHINE.mounts()
