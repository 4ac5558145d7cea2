"""What is known of a campaign: of its battles when it began, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.types import Side
from scenarios.campaign.values import Campaign, Changes, Standing

#: A campaign begins with its first battle, which may still be an invitation. "gone": its server wants the bot no more.
CampaignEnding: TypeAlias = Literal["played", "given-up", "gone"]


class InCampaign(NamedTuple):
    """Of a battle: the campaign it belongs to, and what is otherwise in it than its file says."""

    campaign: int
    titles: Mapping[str, str]
    #: The how-manieth battle it is, and how many there are at most.
    number: int
    longest: int
    changes: Changes
    #: The seal of the list in which the seals of all its battles stand, and the line of this one.
    seals: str = ""
    place: str = ""


class StageBattle(NamedTuple):
    """A battle of a campaign as it was when that began: whatever becomes of its file, this is played."""

    #: Its text in the store, as its file says it.
    battle: str
    titles: Mapping[str, str]
    #: The side that moves first.
    first: Side
    nations: Mapping[Side, str] = {}
    date: str = ""


class Course(NamedTuple):
    """What a campaign is played from. It never changes."""

    campaign: Campaign
    battles: Mapping[str, StageBattle]


class CampaignFacts(NamedTuple):
    """How a campaign stands."""

    standing: Standing
    #: How many of its battles have been opened: reserves are sent before that.
    opened: int = 1
    #: The sides that have said where their reserve goes, each with its hexes: secret until the battle begins.
    sent: Mapping[Side, tuple[str, ...]] = {}
    #: The battle that was called off and is to be played again: its game.
    called_off: int = 0
    #: How many were, and have been opened once more.
    again: int = 0
    ending: CampaignEnding | None = None
    #: Of one that is given up: who has won by it.
    winner: Side | None = None

    @property
    def over(self) -> bool:
        """Whether nothing more comes: it has been ended, or its last battle is over."""
        return self.ending is not None or not self.standing.at


class CampaignWent(NamedTuple):
    """A battle of a campaign has been taken over, or the campaign is over; how many battles it has behind it."""

    campaign: int
    number: int
