"""People at their tables: each reads what he is shown, and presses what leads on, or looks at something.

They know what Discord shows them and nothing else.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tests.benchmarks import _scale_shapes as shapes
from tests.benchmarks._scale_press import Press

#: What goes on with a turn, the most urgent first.
LEADS: Final = (
    "do", "pick", "targets", "order", "all", "confirm", "sure", "end", "end-sure", "sure-yes", "ready-sure",
    "turn", "decide", "plan-rest",
)  # fmt: skip
_LOOKS: Final = ("hand", "view", "units", "attacks", "log", "react")
#: How often somebody looks instead of going on, takes a step back, ends what could go on, asks by a command.
_LOOKING, _BACK, _ENOUGH, _COMMANDS = 0.12, 0.05, 0.3, 0.04
_ASKED: Final = ("game board", "me hand", "game log", "play turn")
_ID: Final = re.compile(r"f[psu]:([a-z-]+):(\d+):(\d+):")
_MENTION: Final = re.compile(r"<@(\d+)>")
_TURN: Final = re.compile(r"\*\*turn (\d+)")
#: What is said of a fault of the bot's.
_FAULT: Final = "That was our fault"
#: What begins with it was not done, and says why.
_REFUSED: Final = "⚠️"
_OVER: Final = "🏁"


class Choice(NamedTuple):
    """What somebody does next: a press of this id, with what is chosen from a list, or a command."""

    do: str
    custom_id: str = ""
    values: tuple[str, ...] = ()
    #: It changes nothing of the turn.
    looks: bool = False


def controls(message: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """All buttons and lists of a message that can be pressed, each with its route."""
    found = []
    for row in message["components"]:
        for one in row.get("components", ()):
            hit = _ID.match(str(one.get("custom_id", "")))
            if hit is not None and not one.get("disabled"):
                found.append((hit[1], one))
    return found


def words(message: Mapping[str, Any]) -> str:
    """What stands in a message of either kind."""
    parts = [message["content"], *(one["content"] for one in message["components"] if "content" in one)]
    return "\n".join(one for one in parts if one)


def leads_on(message: Mapping[str, Any]) -> bool:
    """Whether something of it goes on with the turn."""
    return any(do in LEADS for do, _ in controls(message))


def is_refused(message: Mapping[str, Any]) -> bool:
    """Whether nothing was done, and whoever asked for it has to ask again."""
    return words(message).startswith(_REFUSED) and not leads_on(message)


def newest(message: Mapping[str, Any]) -> int:
    """The newest moment of the game that its buttons name."""
    ids = [_ID.match(str(one["custom_id"])) for _, one in controls(message)]
    return max((int(hit[3]) for hit in ids if hit is not None), default=0)


def turn_in(message: Mapping[str, Any]) -> int | None:
    """The turn that a notice announces."""
    found = _TURN.search(words(message).partition("\n")[0])
    return None if found is None else int(found[1])


def is_fault(message: Mapping[str, Any]) -> bool:
    """Whether the bot says that something went wrong with it."""
    return _FAULT in words(message)


def choose(message: Mapping[str, Any], chance: random.Random) -> Choice | None:
    """What somebody does who reads this; None: nothing leads on."""
    there = controls(message)
    if not any(do in LEADS for do, _ in there):
        return None
    if chance.random() < _COMMANDS:
        return Choice(chance.choice(_ASKED), looks=True)
    for names, share in ((_LOOKS, _LOOKING), (("back",), _BACK)):
        found = [one for do, one in there if do in names]
        if found and chance.random() < share:
            return _press(chance.choice(found), chance, looks=names is _LOOKS)
    onward = [one for do, one in there if do in ("confirm", "end")]
    if onward and chance.random() < _ENOUGH:
        return _press(onward[0], chance)
    attacks = [one for do, one in there if do == "do" and ":attack " in one["custom_id"]]
    if attacks:
        return _press(chance.choice(attacks), chance)
    for name in LEADS:
        found = [one for do, one in there if do == name]
        if found:
            return _press(chance.choice(found), chance)
    raise AssertionError(there)


def _press(one: Mapping[str, Any], chance: random.Random, *, looks: bool = False) -> Choice:
    hit = _ID.match(one["custom_id"])
    assert hit is not None
    values: Sequence[str] = ()
    if "options" in one:
        options = [each["value"] for each in one["options"] if not each["value"].startswith("page:")]
        options = options or [each["value"] for each in one["options"]]
        most = min(one.get("max_values", 1), len(options))
        values = chance.sample(options, chance.randint(min(one.get("min_values", 1), most) or 1, most))
    return Choice(hit[1], one["custom_id"], tuple(values), looks)


class Sitting:
    """Two people at a table, one of whom is to move."""

    def __init__(self, spec: Mapping[str, int], chance: random.Random) -> None:
        self.game, self.server, self.thread = spec["game"], spec["server"], spec["thread"]
        self.people: Final = {spec["allies"], spec["axis"]}
        self.who: int = spec[spec["side"]]  # type: ignore[index]
        self.chance: Final = chance
        #: The newest moment and turn that anybody has been shown.
        self.revision, self.turn = spec["revision"], spec["turn"]
        #: What lies before him, unless a press has changed it; that press.
        self._public: Mapping[str, Any] = self._first(spec)
        self.press: Press | None = None
        #: What is to be pressed once more: nobody answered, or the bot asked for patience.
        self.again: Choice | None = None
        #: How often it has.
        self.put_off = 0
        self.last: Choice | None = None
        #: Since when somebody waits for a notice; None: nobody does.
        self.waits: float | None = None
        #: What has been pressed and is not known to be answered, unless it only looks.
        self.flying: Press | None = None
        #: When somebody was called last.
        self._called = 0.0
        #: When the last answer came to something that was no look.
        self.did: float | None = None
        self.over = False
        #: Screens that were older than one before them.
        self.went_back: Final[list[str]] = []

    def _first(self, spec: Mapping[str, int]) -> Mapping[str, Any]:
        """The notice that stands in the thread of a stored game."""
        button = {
            "type": 2,
            "style": 3,
            "label": "Take turn",
            "custom_id": f"fp:turn:{self.game}:{self.revision}:",
        }
        body = {"components": [{"type": 1, "components": [button]}]}
        return shapes.message(spec["notice"], self.thread, body, (), "")

    @property
    def panel(self) -> Mapping[str, Any]:
        """What lies before whoever is to move, a picture that came later included."""
        shown = None if self.press is None else self.press.shown
        return self._public if shown is None else shown

    @property
    def left_alone(self) -> bool:
        """Whether he waits for a notice, and for good: what he was promised has not come after all, either."""
        if self.waits is not None and (leads_on(self.panel) or is_refused(self.panel)):
            self.waits = None
        return self.waits is not None and not self.over

    @property
    def asks_again(self) -> bool:
        """Whether he was not answered, or told to try again, be it later than by the first answer."""
        return not self.over and (self.again is not None or is_refused(self.panel))

    def next(self) -> Choice:
        """What is done next."""
        if self.again is not None:
            return self.again
        return choose(self.panel, self.chance) or Choice("play turn")

    def answered(self, press: Press, choice: Choice) -> None:
        """An answer lies before him, or none has come."""
        self.flying = None
        if self._called > press.at:
            # What was done has been told in the thread before he could read the answer.
            return
        self.last, before = choice, self.again
        refused = press.shown is not None and is_refused(press.shown)
        self.put_off += refused
        # Whoever was promised an answer and never saw one presses again, too.
        self.again = choice if press.owed or (refused and before is None) else None
        if self.again is not None or press.shown is None:
            return
        self.press = press
        if refused:
            # The second time as well: back to the beginning, by a command.
            return
        moment = newest(press.shown)
        if moment:
            if moment < self.revision:
                self.went_back.append(f"{self.revision} to {moment}, {choice}: {words(press.shown)[:600]}")
            self.revision = max(self.revision, moment)
        if not choice.looks:
            self.did = press.at + (press.first or 0.0)
            self.waits = None if leads_on(press.shown) else time.monotonic()

    def noticed(self, message: Mapping[str, Any], at: float) -> float | None:
        """A message has come into the thread; seconds since what it tells was done, if it calls somebody."""
        self.over |= message["content"].startswith(_OVER)
        called = [int(one) for one in _MENTION.findall(message["content"])]
        if self.over or not leads_on(message) or not called or called[0] not in self.people:
            return None
        did = [self.did or 0.0, 0.0 if self.flying is None else self.flying.at + (self.flying.first or 0.0)]
        after = max(0.0, at - max(did)) if any(did) else None
        self.who, self._public, self.press, self.last, self.again = called[0], message, None, None, None
        self.waits = self.did = None
        self._called = at
        self.revision = max(self.revision, newest(message))
        return after
