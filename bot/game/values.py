"""What the service takes and gives: plain values only. A GameState never leaves it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.errors import Told
from bot.facts.campaign import InCampaign
from bot.facts.computers import humans, is_computer, waits_for_computer
from bot.facts.cup import OfCup
from bot.facts.drafted import Arrow, DraftLine, LineLeft, Lost, OpenStep, PlanLook, Spare, Vote
from bot.facts.kinds import Actor, Ending, Reactions, Status, StepKind
from bot.facts.memo import Answered, Deputy, Lesson, TurningPoint
from bot.facts.pace import NORMAL, Pace
from bot.facts.public import Ask, MatchCard, Vacancy
from bot.facts.seat import Seat
from bot.facts.setup import INVITATION_SECONDS, TEAM_SECONDS
from bot.game.sealing import Seals
from engine import Event, Options, PlayerView, Side, Viewer
from engine.frames import Decision
from engine.notation import ActionView
from engine.players import Level
from engine.types import SIDES, CardId


class Request(NamedTuple):
    """Who asks for a change of which game."""

    person: int
    game: int
    #: Discord's id of the interaction: a second delivery does nothing.
    interaction: int | None = None
    #: The revision a button was made for; anything newer makes it stale.
    seen: int | None = None
    #: Needed only of one person who sits on both sides.
    side: Side | None = None
    #: A second tap on one spot: nothing that cannot be taken back comes of it.
    hasty: bool = False
    #: Lines of a text whose doing has not been seen yet: if they roll, reveal or end the turn, that is asked first.
    asks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a game is to be like; what nobody says is said here."""

    scenario: str
    by: int
    server: int | None = None
    #: The side the creator takes; None: the one that moves first.
    side: Side | None = None
    #: Who is invited; None: whoever comes.
    opponent: int | None = None
    #: Computers of this level play the other side.
    computer: Level | None = None
    #: Two games with the sides swapped, played at the same time, or one after the other.
    match: bool = False
    in_turn: bool = False
    #: The creator plays both sides.
    practice: bool = False
    young: bool = False
    #: Switches of rules by name, as far as they are not as usual.
    options: Mapping[str, object] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    #: None: without a clock.
    pace: Pace | None = NORMAL
    reactions: Reactions = "orders"
    language: str = "en"
    expires_seconds: int = INVITATION_SECONDS
    #: Players a side.
    sides: Mapping[Side, int] = field(default_factory=lambda: {"allies": 1, "axis": 1})
    #: What each member of a team has for his part; never more than his side has for all.
    team_seconds: int = TEAM_SECONDS
    #: The channel it is asked for in.
    origin: int | None = None
    #: Whether the chances of an attack are told before it.
    odds: bool = True
    #: Whether the Veteran plays on for whoever lets his time run out; if not, the other side may claim the battle.
    standin: bool = True
    #: Of whoever takes a seat this share of turns must have been in time, in percent; 0: anybody may.
    in_time: int = 0
    #: It is asked for after a battle, of whoever played there.
    rematch: bool = False
    #: Computers play both sides, the other one perhaps of another level; whoever opens it watches.
    watch: bool = False
    rival: Level | None = None
    #: With hints for somebody who plays for the first time.
    lesson: bool = False
    #: What its maker adds to its chance; nothing: the number of his press.
    word: str = ""
    #: What everybody reads comes without pictures.
    plain: bool = False
    #: The cup that has paired those who play, the campaign whose first battle it is, who has agreed on it in the queue.
    cup: OfCup | None = None
    campaign: InCampaign | None = None
    agreed: tuple[int, ...] = ()


class GameCard(NamedTuple):
    """What everybody may know of a game, without a look at the board."""

    id: int
    server: int | None
    scenario: str
    titles: Mapping[str, str]
    status: Status
    revision: int
    language: str
    reactions: Reactions
    #: None: without a clock.
    pace: Pace | None
    options: Options
    rules: tuple[str, ...]
    practice: bool
    created_by: int
    created_at: float
    started_at: float | None
    ended_at: float | None
    #: When an open invitation lapses.
    expires_at: float | None
    seats: tuple[Seat, ...]
    turn: int
    active: Side | None
    to_act: Side | None
    decision: Decision | None
    medals: Mapping[Side, int]
    to_win: Mapping[Side, int]
    deadline: float | None
    clock: Literal["turn", "ask"] | None
    #: What each side has left, as it was last counted; of a side without a clock nothing.
    banks: Mapping[Side, float]
    #: The other side may claim the game or wait.
    overdue: bool
    winner: Side | None
    ending: Ending | None
    seed_hash: str
    #: Told when the game is over.
    seed: str | None
    asks: tuple[Ask, ...]
    match: MatchCard | None
    #: The persons the game waits for.
    awaited: tuple[int, ...]
    #: What each member of a team has for his part; when that is over for those awaited, and whether it is.
    team_seconds: int
    team_due: float | None
    team_late: bool
    #: Who leads each side now, stand-ins included.
    commanders: Mapping[Side, int]
    #: Whether it still counts if one plays alone against computers: advice ends that, and a roll taken back.
    unaided: bool = False
    #: Whether the chances of an attack are told before it.
    odds: bool = True
    #: Whether a Commander-in-Chief deals cards to his generals (OVL-04).
    dealt: bool = False
    #: Whether a computer plays on for whoever lets his time run out, and for whom one does now.
    standin: bool = False
    #: The share of turns in time that it asks of whoever takes a seat; 0: none.
    in_time: int = 0
    #: The first or the second battle of a match; 0: of none. Whether they are played one after the other.
    leg: int = 0
    in_turn: bool = False
    #: What everybody reads, and the sides' own places, come without pictures.
    plain: bool = False
    seals: Seals = Seals()
    deputies: tuple[Deputy, ...] = ()
    #: What those who wait for them may still say, or have said.
    vacancies: tuple[Vacancy, ...] = ()
    #: Since when both sides are asked whether they still play, where there is no clock.
    still: float | None = None
    #: The clock stands still; where both sides agreed, until then.
    paused: bool = False
    pause_ends: float | None = None
    #: Where it turned, once it is over and somebody has looked.
    turning: tuple[TurningPoint, ...] | None = None
    #: Somebody plays for the first time: which hints he has had.
    lesson: Lesson | None = None
    campaign: InCampaign | None = None

    @property
    def private(self) -> bool:
        """Whether it lives on no server: whoever plays it has it in his own messages, and nobody is told of it."""
        return self.server is None

    @property
    def watched(self) -> bool:
        """Whether computers play it among themselves."""
        return all(is_computer(one) for side in SIDES for one in self.seated(side)) and self.status != "open"

    @property
    def goes_on(self) -> bool:
        """Whether it is about to go on by itself before the eyes of whoever plays it."""
        return self.private and self.status == "running" and waits_for_computer(self.awaited)

    @property
    def alone(self) -> bool:
        """Whether one person holds both sides or plays with computers, and has nobody beside him to draft with."""
        persons = {seat.person for seat in self.seats if seat.person is not None and not seat.invited}
        return len(humans(persons)) == 1 and not any(self.team(side) for side in SIDES if self.people(side))

    @property
    def humans(self) -> tuple[int, ...]:
        """The persons at the table, in the order of their seats."""
        return tuple(dict.fromkeys([*self.people("allies"), *self.people("axis")]))

    @property
    def away(self) -> tuple[Deputy, ...]:
        """Those for whom a computer plays until they are back."""
        return tuple([one for one in self.deputies if one.turn is None])

    def present(self, side: Side) -> tuple[int, ...]:
        """The persons on a side who play themselves now."""
        played = {one.person for one in self.deputies if one.side == side}
        return tuple([person for person in self.people(side) if person not in played])

    def team(self, side: Side) -> bool:
        """Whether more than one person sits on a side."""
        return len(set(self.seated(side))) > 1

    def commander(self, side: Side) -> int | None:
        """Who leads a side."""
        return self.commanders.get(side)

    def sides_of(self, person: int) -> tuple[Side, ...]:
        """The sides a person plays."""
        return tuple(sorted({seat.side for seat in self.seats if seat.person == person and not seat.invited}))

    def people(self, side: Side) -> tuple[int, ...]:
        """The persons on a side, who are told and read along."""
        return humans(self.seated(side))

    def seated(self, side: Side) -> tuple[int, ...]:
        """Whoever sits on a side, computers included."""
        taken = [seat.person for seat in self.seats if seat.side == side and not seat.invited]
        return tuple([person for person in taken if person is not None])


class MatchLook(NamedTuple):
    """A match as everybody may see it."""

    card: MatchCard
    #: Its battles, as far as they have been set up.
    battles: tuple[GameCard, ...]


class LogLine(NamedTuple):
    """One line of the log, as one viewer may read it."""

    revision: int
    kind: StepKind
    side: Side | None
    actor: Actor
    person: int | None
    #: Without the words that are secret to this viewer.
    notation: str | None
    events: tuple[Event, ...]
    turn: int
    at: float
    #: Taken back later.
    undone: bool = False


class DraftLook(NamedTuple):
    """A draft, and what its owner sees after it."""

    lines: tuple[DraftLine, ...]
    base: int
    #: Prepared in the other side's turn.
    ahead: bool
    view: PlayerView
    #: What may be added next, with what each would bring.
    legal: tuple[ActionView, ...]
    #: The game as it is without the draft.
    look: Look
    #: Orders that can still be given.
    to_go: int = 0
    #: The units that could be ordered when the order step began.
    roster: tuple[str, ...] = ()
    #: What was left when the draft closed the order step.
    spare: Spare = Spare()
    #: Of a card for another general alone: who carries it out once it is played.
    falls_to: int | None = None
    #: The last line rolls, reveals or ends the turn by itself: nothing can follow but the confirmation.
    ready: bool = False
    #: The steps of the card still open, each as if those before were closed; then perhaps the turn `ends`.
    steps: tuple[OpenStep, ...] = ()
    ends: bool = False
    #: Several of the side draft at the same time, each his own part; then what follows says more.
    together: bool = False
    #: The step this member has come to.
    stage: Literal["", "order", "move", "battle", "done"] = ""
    #: He has said that his draft is done, and who has changed it last.
    confirmed: bool = False
    editor: int | None = None
    #: His units that could battle after all moves and have no attack planned, each as often as it could.
    undrafted: tuple[str, ...] = ()
    #: The same of those that will fight live, once everybody is ready (TEAM-05).
    live: tuple[str, ...] = ()
    #: Units that several draft for and that have no move, wherever the draft has come to.
    unmoved: tuple[str, ...] = ()
    #: Units that lose their last target by what is drafted, in a team by what anybody has.
    lost: tuple[Lost, ...] = ()
    #: What everybody of the side has drafted.
    arrows: tuple[Arrow, ...] = ()
    #: Whether the card asks anything of this person.
    concerned: bool = True
    #: The computers of the side that plan once the people are done whom the game waits for.
    later: tuple[int, ...] = ()
    #: Who is waited for once he himself is ready (nobody: his ✅ carries everything out); or that he never is.
    others: tuple[int, ...] = ()
    spared: bool = False
    #: Ground that is to be taken by units that may attack once more from there, if they find an enemy.
    overruns: tuple[str, ...] = ()
    #: Where his unit stands for whose overrun the plan of all waits.
    overrun: str | None = None
    #: What the doctrine would do with an open retreat.
    highlight: str | None = None
    #: Why the tank that takes ground as the last thing planned will not overrun from there.
    held: Told | None = None
    #: In the own turn: it was made before it, and nothing of it has been changed since.
    planned: bool = False
    #: All plans for the next turn, if there is more than one or a condition.
    plans: tuple[PlanLook, ...] = ()

    @property
    def idle(self) -> tuple[str, ...]:
        """Units that could still move: those of a step already left behind, too."""
        now = [one.unit for one in self.legal if one.verb == "move"]
        return tuple(dict.fromkeys([*self.unmoved, *now]))

    @property
    def sound(self) -> bool:
        """Whether every line still holds."""
        return all(line.why is None for line in self.lines)


class Look(NamedTuple):
    """A game as one person sees it."""

    game: GameCard
    viewer: Viewer
    view: PlayerView
    #: The sides the person plays.
    sides: tuple[Side, ...]
    #: Whether this person must decide now.
    may_act: bool
    #: Whether it is for him to decide, and a computer does it for him.
    played_for: bool = False
    #: Whether what he did last can be taken back, and nobody has to agree.
    undoes: bool = False
    #: It is played for a cup: nobody helps him, and what chance has spoken to stays, though only a computer be there.
    bound: bool = False
    #: What his own reactions did in the newest turn of the other side that the usual ones would not have done.
    answered: tuple[Answered, ...] = ()
    #: What members of his side would play; of somebody alone nothing.
    votes: tuple[Vote, ...] = ()
    #: The cards that his commander has planned for the next turn of their side; of somebody alone nothing.
    planned: tuple[CardId, ...] = ()
    #: Lines of his side that wait for an answer, and go on with it.
    rest: tuple[str, ...] = ()
    #: Whether what binds his whole side, as the answer to a draw, is for him to say.
    speaks: bool = False


class Outcome(NamedTuple):
    """What came of a request."""

    game: GameCard
    look: Look
    steps: tuple[LogLine, ...]
    left: tuple[LineLeft, ...] = ()
    #: The interaction was done before: this is what it did then.
    repeated: bool = False
    #: Several draft together: those who have not confirmed yet; nothing is carried out before.
    waiting: tuple[int, ...] = ()
    #: What he may do next, where a draft has been committed and the game goes on.
    draft: DraftLook | None = None
    #: "ground" or "overrun", and why the last attack, or the ground taken, did not lead to it.
    held: tuple[tuple[str, Told], ...] = ()
    #: Lines that go on by themselves once the other side has answered.
    waits: tuple[str, ...] = ()
    #: The orders that were left when it closed the order step, as long as that can be taken back.
    spare: Spare = Spare()

    @property
    def happened(self) -> tuple[Event, ...]:
        """All that was done, as he may know it."""
        return tuple([event for step in self.steps for event in step.events])
