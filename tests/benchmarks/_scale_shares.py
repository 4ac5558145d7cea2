"""Small machines on one: a process gets a part of a core and never more, by the kernel's control groups.

On two cores that the database and the stand-in share with the bot, two of its processes can never do twice what one
does. With the same small part of a core for each of them all others have what they need, and what is measured is the
bot.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.benchmarks._scale_machine import descendants

#: Where the kernel has the groups that share out its time (version 1, whose files root may write in a container, too).
_GROUPS: Final = Path("/sys/fs/cgroup/cpu")
#: Microseconds of which a process has its part. Short, or it would stand still for as long as a press takes.
_PERIOD: Final = 20_000


class NoSharesError(Exception):
    """This machine does not share out its time to us; says why in one line."""


class Shares:
    """So much of a core for each process that is held; used with `with`, for groups outlive who made them."""

    def __init__(self, part: float) -> None:
        self._part: Final = part
        self._made: Final[list[Path]] = []

    def __enter__(self) -> Shares:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for group in self._made:
            for process in (group / "cgroup.procs").read_text(encoding="ascii").split():
                (_GROUPS / "cgroup.procs").write_text(process, encoding="ascii")
            group.rmdir()
        self._made.clear()

    def hold(self, process: int) -> None:
        """A process, and what it has started, get their part of a core from now on. Raises NoSharesError."""
        group = _GROUPS / f"fieldpost-{os.getpid()}-{process}"
        try:
            group.mkdir()
            self._made.append(group)
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD), encoding="ascii")
            (group / "cpu.cfs_quota_us").write_text(str(round(self._part * _PERIOD)), encoding="ascii")
            for one in (process, *descendants(process)):
                (group / "cgroup.procs").write_text(str(one), encoding="ascii")
        except OSError as error:
            raise NoSharesError(f"no control groups here: {error}") from error
