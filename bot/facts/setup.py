"""What a table was opened for. It never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.facts.campaign import InCampaign
from bot.facts.cup import OfCup
from bot.facts.kinds import Reactions
from bot.facts.pace import Pace
from engine import Options
from engine.types import Side

#: The members of a team have eight hours for their part, and never more than their side has.
TEAM_SECONDS: Final = 8 * 3600
INVITATION_SECONDS: Final = 7 * 24 * 3600


class Setup(NamedTuple):
    """What a table was opened for; what is given where nobody says anything stands in `NewGame`."""

    #: The battle's title, by language.
    titles: Mapping[str, str]
    #: Medals to win, as the scenario has them.
    to_win: Mapping[Side, int]
    options: Options
    rules: tuple[str, ...]
    language: str
    reactions: Reactions
    #: None: it is played without a clock.
    pace: Pace | None
    #: What each member of a team has for his part.
    team_seconds: int
    expires_seconds: int
    #: One person plays both sides.
    practice: bool
    #: Two games with the sides swapped: both at once, unless they are to be played in turn.
    match: bool
    young: bool
    #: Players a side.
    sides: Mapping[Side, int]
    #: Whether the chances of an attack are told before it.
    odds: bool = True
    #: Whether the Veteran plays on for whoever lets his time run out; if not, the other side may claim the battle. So
    #: it was agreed at tables from before.
    standin: bool = False
    #: Cards are dealt to generals (OVL-04); of tables from before the seats say so, where there are four of a side.
    dealt: bool = False
    #: Of whoever takes a seat this share of turns must have been in time, in percent; 0: anybody may.
    in_time: int = 0
    #: The second battle of a match begins when the first has been decided.
    in_turn: bool = False
    #: It is a rematch: if whoever is asked does not want one, somebody else may.
    rematch: bool = False
    #: What everybody reads, and the sides' own places, come without pictures, in words that can be read aloud.
    plain: bool = False
    #: It is played for a cup.
    cup: OfCup | None = None
    #: The campaign it is a battle of.
    campaign: InCampaign | None = None


def team_seconds(wanted: int, pace: Pace | None) -> int:
    """What each member of a team has for his part: never more than his side has for all."""
    return wanted if pace is None else min(wanted, pace.bank)
