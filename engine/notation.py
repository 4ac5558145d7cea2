"""A line of notation by what it names: what everybody reads who shows actions, and slices no text for it.

`engine.actions` makes actions of them on a board, and lines of actions; here a line is read as it stands, for it and
for the words, buttons, marks and lists of those who know hexes by their names only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, cast, get_args

from engine.types import SECTIONS, Area, CardId, ObstacleId, Section

#: How a line begins; "": it is no notation.
Verb: TypeAlias = Literal[
    "play",
    "order",
    "move",
    "attack",
    "retreat",
    "advance",
    "stay",
    "keep",
    "choose",
    "roll",
    "clear",
    "use",
    "pass",
    "end",
    "",
]
VERBS: Final[frozenset[str]] = frozenset(get_args(Verb)) - {""}
#: What ends a way off the board.
EXIT: Final = "exit"


class Orders(NamedTuple):
    """How many units a card would order now, of how many it names."""

    able: int
    #: None: it orders nobody at once.
    named: int | None
    #: What the card counts as, if that is another one.
    effect: CardId | None = None
    #: How many in each section, of a card for one of choice; in each half of a general's, where he has that choice.
    sections: tuple[tuple[Area, int], ...] = ()


class Odds(NamedTuple):
    """What one roll does to its target: chances from 0 to 1."""

    dice: int
    #: Eliminated, by hits or because flags could not be followed.
    kill: float
    #: At least one figure lost by hits.
    hit: float
    #: Still there, but it must go back.
    retreat: float
    #: Figures lost on average.
    losses: float
    #: The other side answers first with what it may hold, for all that this side can know.
    ambush: float = 0.0
    #: Still there, and it goes back unless its side has it stand fast where it may; at least `retreat`.
    yields: float = 0.0

    @property
    def worth(self) -> float:
        """What it may be expected to bring, in medals: one for a unit, a part of it for each figure and each way back;
        an Ambush may come first. Of several attacks those worth most are told first."""
        return (self.kill + self.losses / 4 + self.yields / 10) * (1 - self.ambush / 2)


class ActionView(NamedTuple):
    """An action, or a line that orders several units: its notation, and what that names."""

    notation: str
    verb: Verb
    #: The unit ordered, a way from its start to its end, attacker and target, the hexes chosen.
    hexes: tuple[str, ...] = ()
    #: A card played or kept; what is used is named in `words`.
    card: CardId = ""
    #: The section chosen, or that of the general a card is dealt to.
    section: Section | None = None
    #: Of a special ability: its name, and what is said of it.
    words: tuple[str, ...] = ()
    #: The way ends off the board.
    leaves: bool = False
    # What it would bring, where somebody has asked (`engine.outlook.foreseen`).
    #: The dice of an attack, or of a card's strike at one unit, by what they come from.
    made_of: tuple[tuple[str, int], ...] | None = None
    #: What these may do; None: there is no unit in its hex.
    odds: Odds | None = None
    #: The hexes that a unit may attack after a move, or once it is ordered by a card that lets nobody move, each with
    #: its dice; None: it may not battle any more, or nobody can tell yet.
    against: tuple[tuple[str, int], ...] | None = None
    #: Other units that would lose their last target by a move: it stands in their line of sight.
    blinds: tuple[str, ...] = ()
    #: The hexes that a unit has gone in this turn after a move, as far as the way is the engine's to find.
    walked: int | None = None
    #: After ground is taken or left: how many hexes its unit may still go later in the turn, at most.
    goes_on: int = 0
    #: Of a card that orders units, and of the section that is chosen for it.
    orders: Orders | None = None
    #: What is removed from the hex of a unit that clears.
    clears: str = ""
    #: An order that digs in does put sandbags down.
    digs: bool = True
    #: What goes from its hex with a unit that takes ground, each with that hex.
    sheds: tuple[tuple[str, ObstacleId], ...] = ()

    @property
    def unit(self) -> str:
        """The hex of the unit that acts."""
        return self.hexes[0] if self.hexes else ""

    @property
    def target(self) -> str:
        """The hex attacked, or where a way ends."""
        return self.hexes[-1] if self.hexes else ""

    @property
    def dice(self) -> int | None:
        """The dice of an attack, never below 0 (DICE-01)."""
        return None if self.made_of is None else max(0, sum(number for _, number in self.made_of))


@lru_cache(maxsize=16_384)
def described(line: str) -> ActionView:
    """What a line names; one that means nothing has no verb."""
    first, *rest = line.split() or [""]
    verb = cast("Verb", first.lower())
    if verb not in VERBS:
        return ActionView(line, "")
    match verb:
        case "play" | "keep":
            return ActionView(line, verb, card="".join(rest[:1]), section=_section(rest[1:]))
        case "choose" if _section(rest) is not None:
            return ActionView(line, verb, section=_section(rest))
        case "use":
            return ActionView(line, verb, words=tuple(rest))
        case "attack":
            # A column may be called X, too: a target begins behind the number before it.
            pair = "".join(rest).upper()
            origin, _, target = (pair[:1] + pair[1:].replace("X", " ", 1)).partition(" ")
            return ActionView(line, verb, (origin, target) if target else (origin,))
        case "move" | "retreat":
            way = "".join(rest).upper().split("-")
            leaves = verb == "move" and way[-1] == EXIT.upper()
            return ActionView(line, verb, tuple(way[:-1] if leaves else way), leaves=leaves)
        case _:
            return ActionView(line, verb, tuple([word.upper() for word in rest]))


def card_said(line: str) -> tuple[str, str, str]:
    """Of a line that plays or keeps a card however it is called: its verb, the card, and the general it goes to; else
    three times nothing."""
    if described(line).verb not in ("play", "keep"):
        return "", "", ""
    verb, *said = line.split()
    general = said.pop().lower() if len(said) > 1 and said[-1].lower() in SECTIONS else ""
    return verb, " ".join(said), general


def hexes_in(word: str) -> tuple[str, ...]:
    """The parts of a word of an ability that leads from hex to hex: E5>F5; of any other one the word."""
    return tuple(word.split(">"))


def _section(rest: list[str]) -> Section | None:
    """The section named, if nothing else is."""
    return next((one for one in SECTIONS if [word.lower() for word in rest] == [one]), None)
