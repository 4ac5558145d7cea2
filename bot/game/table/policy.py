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

    def changed(self, changes: Mapping[str, object]) -> Policy:
        """This policy with other words. Raises UserError for a word or a value that does not exist."""
        found = self
        for name, value in changes.items():
            made = found._with(name, value)
            if made is None:
                raise UserError("no-such-policy", name=name, value=str(value)[:40])
            found = made
        return found

    def _with(self, name: str, value: object) -> Policy | None:
        """This policy with one word changed; None: it cannot be."""
        for word in AMBUSH:
            if (name, value) == ("ambush", word):
                return replace(self, ambush=word)
        for way in DOCTRINES:
            if (name, value) == ("retreat", way):
                return replace(self, retreat=way)
        for rule in IGNORE:
            if (name, value) == ("ignore", rule):
                return replace(self, ignore=rule)
        if name == "protect" and isinstance(value, (list, tuple, set)) and len(value) <= _MOST_HEXES:
            return replace(self, protect=tuple(sorted({str(one).upper() for one in value})))
        if name == "units" and isinstance(value, Mapping) and len(value) <= _MOST_HEXES:
            units = {str(at).upper(): way for at, word in value.items() for way in DOCTRINES if way == word}
            return replace(self, units=units) if len(units) == len(value) else None
        return None

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
