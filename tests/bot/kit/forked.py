"""The bot as a process of its own that begins with everything imported and every language read.

Most of a start is that: more than a second of a processor, the same each time. Here one process of a worker does it and
forks for each start; what follows is the bot's own start, from the first line of its module, in a process that may be
killed. That it starts from nothing, too, is seen by `test_running`, `test_start` and `test_browser`.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from bot.i18n import read_all

ROOT: Final = Path(__file__).parents[3]
#: What goes over a line begins with how much there is, or is a number, in so many digits.
_DIGITS: Final = 12
#: Where a start begins, and what it imports only on its way.
_IMPORTED: Final = (
    "alembic.command", "bot.__main__", "bot.discord.client", "bot.discord.connections", "bot.discord.lasting",
    "bot.discord.tried", "bot.host.privacy", "bot.screens.papers", "sqlalchemy.dialects.postgresql.asyncpg",
)  # fmt: skip


class Forked:
    """A started process, to be used like one of asyncio's."""

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid: Final = pid
        self.returncode: int | None = None
        self._ending: Final = asyncio.create_task(self._ended(line))

    async def _ended(self, line: socket.socket) -> int:
        with line:
            self.returncode = await _number(line)
        return self.returncode

    async def wait(self) -> int:
        """How it has ended: as for asyncio's, less than nothing for a signal."""
        return await asyncio.shield(self._ending)

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def start(module: str, *words: str, env: Mapping[str, str], log: Path) -> Forked:
    """`python -m module words` in the folder of the house; what it says is added to the log."""
    ours, theirs = socket.socketpair()
    with theirs, log.open("ab") as file:
        socket.send_fds(_starter(), [b"."], [theirs.fileno(), file.fileno()])
    asked = json.dumps([module, words, dict(env)]).encode()
    ours.sendall(b"%*d" % (_DIGITS, len(asked)) + asked)
    ours.setblocking(False)
    return Forked(await _number(ours), ours)


async def _number(line: socket.socket) -> int:
    said = b""
    while len(said) < _DIGITS:
        more = await asyncio.get_running_loop().sock_recv(line, _DIGITS - len(said))
        assert more, "whoever looked after the process has gone"
        said += more
    return int(said)


@cache
def _starter() -> socket.socket:
    """The line to the process that has imported everything: it ends with it."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen([sys.executable, "-m", "tests.bot.kit.forked"], cwd=ROOT, stdin=theirs)

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def _serve() -> tuple[str, list[str]] | None:
    """What is to be run in this process, which is a new one; None: the tests are over."""
    with socket.socket(fileno=os.dup(0)) as asked:
        while True:
            said, given, _, _ = socket.recv_fds(asked, 1, 2)
            if not said:
                return None
            if os.fork() == 0:
                break
            for one in given:
                os.close(one)
    return _begun(socket.socket(fileno=given[0]), given[1])


def _begun(line: socket.socket, log: int) -> tuple[str, list[str]] | None:
    """The same in a process of its own, and None in the one that looks after it and says how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with line, line.makefile("rb") as read:
        module, words, env = json.loads(read.read(int(read.read(_DIGITS))))
        process = os.fork()
        if process:
            line.sendall(b"%*d" % (_DIGITS, process))
            _, status = os.waitpid(process, 0)
            line.sendall(b"%*d" % (_DIGITS, os.waitstatus_to_exitcode(status)))
            os._exit(0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for given, place in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(given, place)
    for given in (nothing, log):
        os.close(given)
    os.environ.clear()
    os.environ.update(env)
    return module, words


def _import_all() -> None:
    """What the bot imports and reads until it is ready."""
    for name in _IMPORTED:
        import_module(name)
    read_all()
    gc.freeze()


if __name__ == "__main__":
    _import_all()
    # Whoever looks after a process that was started goes unseen.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    found = _serve()
    if found is not None:
        sys.argv = [found[0], *found[1]]
        runpy.run_module(found[0], run_name="__main__", alter_sys=True)
