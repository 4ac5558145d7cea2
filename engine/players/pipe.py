"""A player that is another program: one line of JSON on its pipe asks, one answers (`README.md` beside this file)."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.knowledge import Action, Knowledge, Side

#: An answer longer than this is none.
_LONGEST: Final = 10_000
#: Seconds that a program has to start, and to go when the battle is over.
_START: Final = 10.0
_LEAVE: Final = 2.0


class Outsider:
    """A command that plays; wrong and late answers are counted, and the first legal action is done instead."""

    def __init__(self, command: str, time_ms: int, *, start: float = _START) -> None:
        self.faults = 0
        self._time_ms: Final = time_ms
        #: Seconds more for the first answer.
        self._start: Final = start
        self._asked = 0
        #: Its output has ended: nothing more will come.
        self._silent = False
        self._answers: Final[queue.Queue[str]] = queue.Queue()
        self._program: Final = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._listener: Final = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def begin(self, battle: str, side: Side) -> None:
        """A battle begins."""
        self._say({"type": "new", "battle": battle, "side": side, "time_ms": self._time_ms})

    def __call__(self, knowledge: Knowledge, seed: str) -> Action:
        legal = {knowledge.text(action): action for action in knowledge.legal}
        self._asked += 1
        patience = self._time_ms / 1000 + (self._start if self._asked == 1 else 0.0)
        while not self._answers.empty():
            # What comes after its time answers nothing any more.
            self._answers.get()
        self._say(
            {"type": "decide", "view": plain(knowledge.view), "legal": list(legal), "time_ms": self._time_ms}
        )
        action = legal.get(self._answer(patience))
        if action is None:
            self.faults += 1
            return knowledge.legal[0]
        return action

    def end(self, winner: Side | None) -> None:
        """The battle is over, and with it the program."""
        self._say({"type": "over", "winner": winner})
        if self._program.stdin is not None:
            with suppress(BrokenPipeError):
                self._program.stdin.close()
        try:
            self._program.wait(_LEAVE)
        except subprocess.TimeoutExpired:
            self._program.kill()
            self._program.wait()
        self._listener.join(_LEAVE)
        if self._program.stdout is not None:
            self._program.stdout.close()

    def _say(self, message: Mapping[str, object]) -> None:
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self._program.stdin.flush()
        except (BrokenPipeError, ValueError):
            # A program that has gone answers nothing: each question counts as a fault.
            return

    def _listen(self) -> None:
        assert self._program.stdout is not None
        for line in iter(self._heard, ""):
            self._answers.put(line)
        self._silent = True
        # Whoever waits for an answer waits no longer.
        self._answers.put("")

    def _heard(self) -> str:
        assert self._program.stdout is not None
        return self._program.stdout.readline(_LONGEST)

    def _answer(self, patience: float) -> str:
        """The notation answered in time; nothing if there is none."""
        until = time.monotonic() + patience
        if self._silent and self._answers.empty():
            return ""
        try:
            said = json.loads(self._answers.get(timeout=max(0.0, until - time.monotonic())))
        except (queue.Empty, ValueError):
            return ""
        action = said.get("action") if isinstance(said, dict) else None
        return action if isinstance(action, str) else ""


def plain(value: object) -> object:
    """A view as JSON knows it: named fields, lists, and what is plain already."""
    fields = getattr(value, "_asdict", None)
    if fields is not None:
        return {name: plain(one) for name, one in fields().items()}
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(one) for one in value]
    return value
