"""What only the service remembers of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.types import Side, UnitId

#: What one may set for the other side's turn.
Setting: TypeAlias = Literal["ambush", "retreat", "ignore"]


class Habit(NamedTuple):
    """How quickly a side answers."""

    #: When a person of it last did something, to within half a minute.
    last: float | None = None
    #: How many seconds it took for its last answers.
    answers: tuple[float, ...] = ()


class Laid(NamedTuple):
    """What is left of somebody's draft."""

    person: int
    lines: tuple[str, ...]


class CarryOut(NamedTuple):
    """How far the drafts of a team are carried out."""

    turn: int
    side: Side
    #: "running": the rest goes on by itself with the other side's answer; "edited": somebody has changed his draft
    #: since, so all are asked again; "done": all that was planned is done, the rest is battled live; "again": a unit
    #: is moved a second time live, or overruns, and the rest goes on after it.
    status: Literal["running", "edited", "done", "again"]
    #: Who has nothing to battle live, or has said so.
    done: tuple[int, ...] = ()
    #: Units of which a planned attack has fallen away: they may battle live, if they still can.
    fallen: tuple[UnitId, ...] = ()
    #: While a unit is moved live: what is left of everybody's draft, each with whose it is.
    rest: tuple[Laid, ...] = ()
    #: Units that may overrun, and whose general has said that they do not.
    waived: tuple[UnitId, ...] = ()

    def waits(self, turn: int) -> bool:
        """Whether what is left waits in this turn for one unit that acts live."""
        return (self.status, self.turn) == ("again", turn)


class Orders(NamedTuple):
    """Who ordered which unit, by its number."""

    turn: int
    by: Mapping[UnitId, int]


class Standins(NamedTuple):
    """Who acts in whose place, by the person who is silent."""

    turn: int
    side: Side
    places: Mapping[int, int]


class Deputy(NamedTuple):
    """The computer that plays for somebody who is silent: in his seat, which stays his."""

    person: int
    side: Side
    computer: int
    #: In this turn only; None: until he says that he is back.
    turn: int | None = None

    def plays(self, turn: int) -> bool:
        """Whether it decides for him in a turn."""
        return self.turn in (None, turn)


class Late(NamedTuple):
    """Whose time was up, and in which turns."""

    person: int
    side: Side
    turns: tuple[int, ...]


class TeamTurn(NamedTuple):
    """What is remembered of a team's turn, and goes with it."""

    carry_out: CarryOut | None = None
    orders: Orders | None = None
    standins: Standins | None = None


class Eyes(NamedTuple):
    """What persons know who must not sit down anywhere."""

    #: Who got up from a side.
    left: Mapping[int, Side] = {}
    #: Who has seen everything.
    seen: tuple[int, ...] = ()

    def bar(self, person: int, side: Side) -> bool:
        """Whether somebody knows what the other side knows."""
        return person in self.seen or self.left.get(person, side) != side


class Lesson(NamedTuple):
    """How far somebody is in his first battle."""

    #: He wants no more hints.
    skipped: bool = False
    #: The turn in which each hint was first shown: with that turn it has done its work.
    seen: Mapping[str, int] = {}


class TurningPoint(NamedTuple):
    """A card that another would have beaten."""

    turn: int
    side: Side
    #: Where everything stood before it.
    revision: int
    #: What was played and what would have been better, in the notation.
    played: str
    better: str
    #: By how many medals, and the standard error of that.
    gain: float
    error: float


class Answered(NamedTuple):
    """What somebody's own reactions did in the other side's turn that the usual ones would not have done."""

    turn: int
    side: Side
    person: int
    #: The hex of the unit it was about; "": of none.
    at: str
    #: In the notation.
    done: str
    #: Which of the settings it was, and how it stood.
    setting: Setting
    value: str


class Rest(NamedTuple):
    """What is left of lines given at once, while the other side is asked: it goes on with the answer."""

    turn: int
    side: Side
    person: int
    lines: tuple[str, ...]


class TurnTally(NamedTuple):
    """What is counted of the turn under way, for how reliable people are and how long battles wait."""

    turn: int = 0
    began: float = 0.0
    #: Those of the side on turn whom it has waited for, and who of them was late: once a turn.
    awaited: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    #: The newest turn that was counted: one that is taken back and ended again is not counted twice.
    counted: int = 0


class Memo(NamedTuple):
    """What only the service remembers."""

    #: The number of the last question to the other side.
    asks: int = 0
    habits: Mapping[Side, Habit] = {}
    team: TeamTurn = TeamTurn()
    eyes: Eyes = Eyes()
    #: For which moment the other side was last asked, by "draw" or "undo" and the side that asks.
    asked: Mapping[str, int] = {}
    #: When each person last did something here, prepared something included; to within some minutes.
    seen: Mapping[int, float] = {}
    #: Of a first battle: which hints there were.
    lesson: Lesson | None = None
    #: Of a battle that is over: where it turned. None: nobody has looked yet.
    turning: tuple[TurningPoint, ...] | None = None
    #: Of the newest turn in which anybody's reactions did otherwise than the usual ones.
    answered: tuple[Answered, ...] = ()
    #: For whom a computer plays, and who has let his time run out of late.
    deputies: tuple[Deputy, ...] = ()
    late: tuple[Late, ...] = ()
    rest: Rest | None = None
    tally: TurnTally = TurnTally()
    #: Of a match: the seed of its second battle, sealed with that of the first.
    second_seed: str = ""
    #: Of the battle of a match that ended last: how the match ended has been said.
    match_told: bool = False
    #: Who has sat down in the middle of the battle.
    newcomers: tuple[int, ...] = ()
    #: Nothing was taken back that a person would have had to agree to, and no advice was asked for; of battles from
    #: before that is not known.
    unaided: bool = False

    def habit_of(self, side: Side) -> Habit:
        """How quickly a side answers."""
        return self.habits.get(side) or Habit()
