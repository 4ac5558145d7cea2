"""What a change of a game has to tell, one kind each. Who changes a game says it, the announcer delivers it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from bot.facts import campaign, wish
from bot.facts.clock import Asked as AskedFor
from bot.facts.clocknews import (
    Away,
    BackAgain,
    CameHome,
    Chosen,
    Judged,
    Overdue,
    Paused,
    PauseOver,
    PlayedFor,
    PlaysOn,
    Reminded,
    StillPlaying,
    TimeGiven,
    Waits,
)
from bot.facts.consentnews import ConsentAnswered, ConsentAsked, ConsentLapsed
from bot.facts.cupnews import CupNews
from bot.facts.drafted import LineLeft
from bot.facts.kinds import Ending, Ruling
from bot.facts.place import Losable, Loss
from engine.types import Side

#: Why a game ends without a winner.
CalledOff: TypeAlias = Literal["somebody", "abandoned", "gone", "left", "unfinished", "judged"]


class Invited(NamedTuple):
    """A table has been opened."""

    by: int
    opponent: int | None = None
    practice: bool = False


class Joined(NamedTuple):
    """Somebody has taken a seat; `late`: in the middle of the battle."""

    person: int
    side: Side | None = None
    number: int | None = None
    late: bool = False


class Left(NamedTuple):
    """Somebody has given his seat back."""

    person: int
    side: Side | None = None
    late: bool = False


class Declined(NamedTuple):
    """Whoever was asked has said no."""

    person: int


class Expired(NamedTuple):
    """Nobody came in time."""


class Cancelled(NamedTuple):
    """The table is closed, or the battle ends without a winner."""

    person: int
    reason: str = ""
    #: By a moderator or its creator, because nobody came back to it, because the server has sent the bot away,
    #: because the other side has left the server, because whoever waited without a clock would let it be, or because
    #: neither side would clearly have won.
    why: CalledOff = "somebody"


class Started(NamedTuple):
    """The cards are dealt."""

    seed_hash: str


class Acted(NamedTuple):
    """Something was played: these revisions."""

    first: int
    last: int
    side: Side | None


class Undone(NamedTuple):
    """Something was taken back."""

    first: int
    last: int
    side: Side | None


class Digest(NamedTuple):
    """The battles that wait for somebody: which, is looked up when it is told."""

    person: int


class TurnBegan(NamedTuple):
    """A side's turn begins."""

    side: Side
    first: int
    last: int
    due: float | None


class Asked(NamedTuple):
    """The other side must answer."""

    side: Side
    what: AskedFor
    due: float


class Resumed(NamedTuple):
    """The other side has answered: these revisions; the side on turn goes on."""

    side: Side
    first: int
    last: int


class Over(NamedTuple):
    """The battle is decided."""

    winner: Side | None
    ending: Ending
    seed: str


class Aftermath(NamedTuple):
    """A battle is over: how it went can be told."""


class Turned(NamedTuple):
    """It has been found out where a battle turned."""

    #: How many moments there are to tell of.
    number: int


class MatchOver(NamedTuple):
    """Both battles of a match are over."""

    match: int
    winner: int | None
    medals: tuple[tuple[int, int], ...]


class Replaced(NamedTuple):
    """A moderator has given a seat to somebody else."""

    old: int
    new: int
    by: int
    #: None: wherever he sat.
    side: Side | None = None


class Revealed(NamedTuple):
    """A moderator has seen everything."""

    by: int


class Voted(NamedTuple):
    """A member of a team has said which card he would play."""

    side: Side
    person: int


class Planned(NamedTuple):
    """A member of a team has written the plan."""

    side: Side
    person: int


class Drafted(NamedTuple):
    """A member of a team has changed a draft."""

    side: Side
    person: int
    by: int


class Confirmed(NamedTuple):
    """A member of a team has said that his draft is done, or that it is not."""

    side: Side
    person: int
    on: bool


class SaidToSide(NamedTuple):
    """A word to one's own side."""

    side: Side
    person: int
    text: str


class Unready(NamedTuple):
    """What these members of a team had said to be done has changed hands: they are asked once more."""

    side: Side
    persons: tuple[int, ...]


class Called(NamedTuple):
    """These members of a team have something to do now."""

    side: Side
    persons: tuple[int, ...]
    due: float | None


class TeamReminded(NamedTuple):
    """Half of the time of these members of a team is over."""

    side: Side
    persons: tuple[int, ...]
    due: float


class TeamLate(NamedTuple):
    """All of the time of these members of a team is over."""

    side: Side
    persons: tuple[int, ...]
    due: float | None


class StoodIn(NamedTuple):
    """Somebody acts for a silent member of his team."""

    side: Side
    person: int
    by: int


class CameBack(NamedTuple):
    """A member of a team acts for himself again."""

    side: Side
    person: int


class SeatsChanged(NamedTuple):
    """Sections or roles of a side have changed."""

    side: Side
    #: Who leads others now than before, where the commander has said so.
    persons: tuple[int, ...] = ()


class CommandGiven(NamedTuple):
    """Somebody else commands a side."""

    side: Side
    old: int | None
    new: int
    why: Literal["given", "left"]


class LeftOut(NamedTuple):
    """What of a team's plan was left out; `spared`: who was not waited for, because nothing was left to plan."""

    side: Side
    lines: tuple[LineLeft, ...]
    spared: tuple[int, ...] = ()


class PlaceLost(NamedTuple):
    """A thread or channel of the game is gone, locked, or closed to us."""

    what: Losable
    why: Loss


class Moved(NamedTuple):
    """A player has asked for a lost place anew."""

    what: Losable
    by: int


class Ruled(NamedTuple):
    """A moderator has ruled something in a battle under way."""

    what: Literal["extend", "pause", "resume", "force", "undo"]
    by: int
    reason: str = ""
    #: How it ends what does not end by itself; "": it does not.
    verdict: Literal["", Ruling] = ""


class Vanished(NamedTuple):
    """Who alone plays a side has left the server."""

    person: int
    side: Side


News: TypeAlias = (
    Invited
    | Joined
    | Left
    | Declined
    | Expired
    | Cancelled
    | Started
    | Acted
    | Undone
    | TurnBegan
    | Digest
    | Asked
    | Resumed
    | Reminded
    | Overdue
    | PlayedFor
    | BackAgain
    | Chosen
    | Judged
    | Waits
    | StillPlaying
    | PlaysOn
    | Away
    | CameHome
    | TimeGiven
    | Paused
    | PauseOver
    | ConsentAsked
    | ConsentAnswered
    | ConsentLapsed
    | Over
    | Aftermath
    | Turned
    | MatchOver
    | campaign.CampaignWent
    | wish.Paired
    | Replaced
    | Revealed
    | Voted
    | Planned
    | Drafted
    | Confirmed
    | SaidToSide
    | Called
    | Unready
    | TeamReminded
    | TeamLate
    | StoodIn
    | CameBack
    | SeatsChanged
    | CommandGiven
    | LeftOut
    | PlaceLost
    | Moved
    | Ruled
    | Vanished
    | CupNews
)
KINDS: tuple[type[News], ...] = get_args(News)
