"""A player's reaction policy: how Ambush, retreats and ignored flags are answered while he is away.

Everybody always has one, holding the card or not, and it is the same panel with the same words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeAlias, cast

from bot.errors import UserError

AmbushPolicy: TypeAlias = Literal["smart", "always", "never", "protect", "armour"]
Doctrine: TypeAlias = Literal["cover", "objective", "shortest", "ask"]
IgnorePolicy: TypeAlias = Literal["objective", "always", "never"]

AMBUSH: tuple[AmbushPolicy, ...] = ("smart", "always", "never", "protect", "armour")
DOCTRINES: tuple[Doctrine, ...] = ("cover", "objective", "shortest", "ask")
IGNORE: tuple[IgnorePolicy, ...] = ("objective", "always", "never")

_MOST_HEXES = 40


@dataclass(frozen=True, slots=True)
class Policy:
    """What a player wants done."""

    ambush: AmbushPolicy = "smart"
    #: The hexes of the units that "protect" fires for.
    protect: tuple[str, ...] = ()
    retreat: Doctrine = "cover"
    ignore: IgnorePolicy = "objective"
    #: A doctrine of its own for the unit on a hex.
    units: Mapping[str, Doctrine] = field(default_factory=dict)

    def changed(self, changes: Mapping[str, Any]) -> Policy:
        """This policy with other words. Raises UserError for a word or a value that does not exist."""
        allowed: dict[str, tuple[str, ...]] = {"ambush": AMBUSH, "retreat": DOCTRINES, "ignore": IGNORE}
        for name, value in changes.items():
            if name in allowed:
                good = value in allowed[name]
            elif name == "protect":
                good = not isinstance(value, str) and len(value) <= _MOST_HEXES
            elif name == "units":
                good = len(value) <= _MOST_HEXES and all(one in DOCTRINES for one in value.values())
            else:
                good = False
            if not good:
                raise UserError("no-such-policy", name=name, value=str(value)[:40])
        found = dict(changes)
        if "protect" in found:
            found["protect"] = tuple(sorted({str(one).upper() for one in found["protect"]}))
        if "units" in found:
            found["units"] = {str(at).upper(): word for at, word in found["units"].items()}
        return replace(self, **found)

    def plain(self) -> dict[str, Any]:
        """This policy as plain data, without what is default."""
        default = asdict(Policy())
        return {name: value for name, value in asdict(self).items() if value != default[name]}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Policy:
        """The policy that plain data holds."""
        found = dict(data)
        if "protect" in found:
            found["protect"] = tuple(found["protect"])
        return cls(**cast("Any", found))
