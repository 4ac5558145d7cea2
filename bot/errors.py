"""Everything that is said to a player instead of doing what he asked, and the one table from errors to keys.

    UserError        a person asked for something that is not possible: normal, shown to him
    ├── Refused      the rules do not allow it; the key is the engine's refusal
    └── Stale        the button or draft is older than the game; answered with the current prompt

    Unreadable       a newer version has stored it: kept as it is for whoever can read it

Anything else that is raised is a fault of ours: it gets an incident number, and the player learns only that.
Errors carry keys and parameters, never sentences: those come from the catalogue, in the reader's language.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import scenarios
from engine import IllegalAction, NotationError, Refusal
from engine import ScenarioError as UnplayableScenario
from engine.notation import ActionView

log = logging.getLogger("bot.incident")


class UserError(Exception):
    """Something a person is told, by key and parameters."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params = params

    @property
    def why(self) -> Told | None:
        """Of one line among several what is wrong with it."""
        return _why(self.params)

    @property
    def line(self) -> str:
        """The line that it is about; empty: it names none."""
        return str(self.params.get("line", ""))


class Refused(UserError):
    """Against the rules: the first reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **dict(refusal.params))


class Stale(UserError):
    """The press belongs to an earlier moment of the game."""

    def __init__(self, revision: int) -> None:
        super().__init__("stale", revision=revision)
        self.revision = revision


@dataclass(frozen=True, slots=True)
class Unused:
    """What could still be done in steps that are about to be closed: how many orders, who could move, and attacks."""

    orders: int
    moves: tuple[str, ...]
    attacks: tuple[ActionView, ...]
    #: A turn ends in which a card that orders has ordered nobody.
    nobody: bool = False
    #: Combat cards that could still be played after the battles.
    cards: tuple[str, ...] = ()
    #: How many more units a card could strike, and which of them.
    targets: tuple[int, tuple[str, ...]] = (0, ())

    @property
    def wasteful(self) -> bool:
        """Whether what [End turn] would never end without a word goes."""
        return bool(self.attacks or self.cards) or self.nobody


#: What keeps lines from being taken back: dice, the end of the turn, cards or markers that are uncovered, a combat card
#: that is played.
Chance: TypeAlias = Literal["rolls", "ends", "draws", "plays"]


class AsksFirst(UserError):
    """Lines that roll, draw or end the turn are asked about first, with what they leave unused and may do."""

    def __init__(
        self,
        unused: Unused,
        weighed: tuple[ActionView, ...] = (),
        barred: tuple[tuple[ActionView, Told], ...] = (),
        how: Chance = "rolls",
        *,
        behind: bool = False,
        over: bool = False,
        leaves: tuple[tuple[str, str], ...] = (),
    ) -> None:
        super().__init__("asks-first")
        #: The hexes that units move away from, with what goes with them.
        self.leaves: Final = leaves
        #: Whether nobody could attack after them, and the turn would be over by itself.
        self.over: Final = over
        #: Whether a draft is carried out before them.
        self.behind: Final = behind
        self.how: Chance = how
        self.unused = unused
        #: Their attacks, with what the dice may do.
        self.weighed = weighed
        #: Those that are not possible before what is rolled for others has made room, and why.
        self.barred = barred


def which(lines: Sequence[str], number: int) -> dict[str, str | int]:
    """One of several lines, and how many like it stand behind it: before them may be those of a draft."""
    return {"line": lines[number], "behind": lines[number + 1 :].count(lines[number])}


class Unreadable(ValueError):
    """What is stored is of a newer version, or no such thing."""


def off_board(name: str, known: Iterable[str]) -> UserError:
    """A hex that a board has not, with how far it reaches."""
    columns, rows = {one[0] for one in known}, {int(one[1:]) for one in known}
    return UserError("no-such-hex", hex=name, first=min(columns), last=max(columns), rows=max(rows))


#: Every key of a UserError that service and store raise; the catalogue must have them all.
USER_KEYS = frozenset(
    {
        "advice-alone", "advice-not-now", "advice-planned",
        "campaign-over", "no-battle-to-repeat", "no-campaign-here", "no-reserves-now", "no-such-campaign",
        "not-your-campaign", "reserves-wrong", "queue-private", "queue-computer-here", "queue-gone",
        "already-over", "already-running", "already-seated", "answer-first", "ask-gone", "asked-already",
        "asks-first",
        "attack-first", "only-creator",
        "bad-sections", "button-unknown", "cannot-forget", "card-by-commander", "chosen-already",
        "no-vacancy", "not-judged", "not-yours-to-choose",
        "computer-plays-on",
        "cup-alone", "cup-full", "cup-joined-already", "cup-name", "cup-nobody", "cup-not-full", "cup-over",
        "cup-players", "cup-running",
        "cup-too-few", "no-cup", "not-cup-organizer", "not-in-cup", "too-many-cups",
        "draft-broken", "draft-empty", "draft-has-card", "draft-has-more", "draft-too-long",
        "draft-stands", "drafted-by-other", "faults-in-scenario", "id-taken", "invitation-for-others",
        "invitation-refused",
        "last-of-side", "line-not-added", "line-wrong", "match-needs-two", "match-not-over", "needs-confirm",
        "costs-rating", "costs-turn", "takes-others",
        "needs-consent",
        "away-already", "bank-full", "in-the-past", "last-hour", "no-such-zone", "not-away", "too-far-ahead",
        "too-long-away", "too-quiet", "zone-first",
        "computer-needs-no-time", "has-a-clock", "no-clock", "no-more-pauses", "no-such-time",
        "not-paused", "too-soon", "yours-to-move",
        "no-computer-seat", "no-free-seat", "no-game",
        "no-ground-there", "no-ladder", "no-lesson",
        "no-such-condition", "no-such-hex", "no-such-person", "no-such-plan", "no-such-policy",
        "no-such-scenario", "no-such-seat", "no-such-word",
        "no-such-setting", "no-team", "not-concerned", "not-in-time", "not-open",
        "not-over", "not-overdue",
        "not-played-for", "played-for",
        "not-playable", "not-running", "not-silent", "not-your-game", "not-your-invitation",
        "moved-off", "no-such-card-here", "not-that-sides-turn", "not-your-section", "not-your-turn",
        "overrun-first",
        "place-is-there", "notation", "notation-action", "notation-ground", "notation-hex", "notation-undo",
        "nothing-said",
        "nothing-to-take-back", "order-step-drafted", "orders-gone", "orders-run-out",
        "nothing-to-undo", "only-commander", "other-asked", "own-ask", "paused",
        "plan-empty", "plan-together", "plans-before-turn", "plans-enough", "plays-here",
        "practice-only", "rematch-waits", "saw-the-other-side", "seats-open", "stale",
        "team-computers", "team-waits", "text-too-long",
        "they-saw-the-other-side", "too-fast", "too-quick", "too-many-a-side", "too-many-games", "too-many-scenarios",
        "turn-over", "watch-one",
    }
)  # fmt: skip


#: What somebody may have meant who writes of ground in words of his own.
_OF_GROUND: Final = re.compile(r"\b(?:take|takes|taken|ground|advance|stay|leave)\b", re.IGNORECASE)
#: And who wants something taken back.
_OF_UNDO: Final = re.compile(
    r"(?:undo|redo|start\s+over|take\s+(?:it\s+)?back|reset|rückgängig|zurücknehmen|neu\s+anfangen|"
    r"stap\s+terug|terugnemen|opnieuw\s+beginnen|ongedaan)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Told:
    """What a player is told of an error."""

    key: str
    params: dict[str, Param]
    #: "user": a key of this module; "rules": a refusal of the engine; "fault": ours.
    kind: Literal["user", "rules", "fault"]
    #: The number to quote; only for faults.
    incident: str | None = None

    @property
    def why(self) -> Told | None:
        """Of one line among several what is wrong with it."""
        return _why(self.params)


#: What a sentence is told with: a word, an id, a number or a moment, several of them, or what is wrong with a part.
Param: TypeAlias = str | int | float | Sequence[str] | Sequence[int] | Sequence[scenarios.Fault] | Told | None


def _why(params: Mapping[str, Param]) -> Told | None:
    why = params.get("why")
    return why if isinstance(why, Told) else None


def told(error: BaseException, **where: object) -> Told:
    """What the player is told. Faults are logged with their incident number and where they happened."""
    match error:
        case Refused():
            return Told(error.key, error.params, "rules")
        case UserError():
            return Told(error.key, error.params, "user")
        case IllegalAction():
            return Told(error.refusal.key, dict(error.refusal.params), "rules")
        case NotationError():
            return _misread(error)
        case scenarios.NotPlayableError():
            return Told("not-playable", {"faults": error.faults}, "user")
        case scenarios.ScenarioError():
            return Told("faults-in-scenario", {"faults": tuple(error.faults)}, "user")
        case UnplayableScenario():
            return Told("faults-in-scenario", {"faults": tuple(error.faults)}, "user")
        case Unreadable():
            log.error("only a newer version can read what is stored: %s %s", error, where)
            return Told("too-new", {}, "fault")
        case _:
            incident = secrets.token_hex(3).upper()
            log.error("incident %s %s", incident, where, exc_info=error)
            return Told("fault", {"incident": incident}, "fault", incident)


def _misread(error: NotationError) -> Told:
    """What is said of a line that is none."""
    said: dict[str, Param] = {"text": error.text, "expected": error.example}
    match error.what:
        case "hex":
            return Told("notation-hex", said, "user")
        case "action" if _OF_UNDO.match(error.text):
            return Told("notation-undo", said, "user")
        case "action" if _OF_GROUND.search(error.text):
            return Told("notation-ground", said, "user")
        case "action":
            return Told("notation-action", said, "user")
        case _:
            return Told("notation", said, "user")
