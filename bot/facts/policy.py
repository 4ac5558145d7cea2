"""A player's reaction policy: how Ambush, retreats and ignored flags are answered while he is away.

Everybody always has one, holding the card or not, and it is the same panel with the same words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias, TypedDict, get_args

AmbushPolicy: TypeAlias = Literal["smart", "always", "never", "protect", "armour"]
Doctrine: TypeAlias = Literal["cover", "objective", "shortest", "ask"]
IgnorePolicy: TypeAlias = Literal["free", "objective", "always", "never"]

AMBUSH: tuple[AmbushPolicy, ...] = get_args(AmbushPolicy)
DOCTRINES: tuple[Doctrine, ...] = get_args(Doctrine)
IGNORE: tuple[IgnorePolicy, ...] = get_args(IgnorePolicy)


class Policy(NamedTuple):
    """What a player wants done."""

    ambush: AmbushPolicy = "smart"
    #: The hexes of the units that "protect" fires for.
    protect: tuple[str, ...] = ()
    retreat: Doctrine = "cover"
    #: "free": wherever it costs no card, for that is what nearly everybody wants of sandbags and bunkers.
    ignore: IgnorePolicy = "free"
    #: A doctrine of its own for the unit on a hex.
    units: Mapping[str, Doctrine] = {}


class PolicySettings(TypedDict, total=False):
    """What of a policy is to be set, in words that come from outside: whether there is such a word the store sees."""

    ambush: str
    protect: Sequence[str]
    retreat: str
    ignore: str
    units: Mapping[str, str]
