"""What a policy does: whether to ambush, and where to retreat. It sees a view, never a state.

Whether Ambush is wanted is decided from what everybody sees, before anybody looks whether the card is there: a
side that holds it and one that does not are answered by the same steps in the same time, for a pause
would tell who holds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.facts.policy import Doctrine, Policy
from engine import PlayerView
from engine.ground import spot
from engine.rules.cards.table import CARDS
from engine.rules.combat import protection
from engine.rules.units import UNITS
from engine.values import Obstacle
from engine.view import HexView, UnitView

#: "smart": do not spend the card on a scratch, nor for a unit that has nothing left to strike with.
_SMART_DICE: Final = 2
_SMART_FIGURES: Final = 2
PASS: Final = "pass"
_OPEN: Final = spot("open")


def reaction(view: PlayerView, policy: Policy, attacker: str, dice: int) -> str:
    """The answer to an attack from a hex with so many dice, as notation."""
    # Combat cards are several, and each is spent but once: only who fires always wants them gone at once.
    return _played(view, wants_ambush(view, policy, attacker, dice), uses=policy.ambush == "always")


def stubborn(view: PlayerView, policy: Policy, at: str | None) -> str:
    """The answer where a card could keep a unit on its hex: as the policy says of flags that may be ignored."""
    unit = next((one for one in view.units if one.at == at), None)
    return _played(view, unit is not None and _stand_wanted(view, policy, unit, spends=True), uses=True)


def _played(view: PlayerView, wanted: bool, *, uses: bool) -> str:
    """The card that answers, if it is wanted and there; of several a command card, then the first by name."""
    held = [one for one in view.legal if one.verb == "play" and CARDS[one.card].reaction is not None]
    held += [one for one in view.legal if uses and one.verb == "use"]
    return held[0].notation if wanted and held else PASS


def wants_ambush(view: PlayerView, policy: Policy, attacker: str, dice: int) -> bool:
    """Whether the policy would ambush here, if it could."""
    at = view.choice.at or ""
    units = {unit.at: unit for unit in view.units}
    target, enemy = units.get(at), units.get(attacker)
    match policy.ambush:
        case "always":
            return True
        case "never":
            return False
        case "protect":
            return at in policy.protect
        case "armour":
            return enemy is not None and UNITS[enemy.kind].orders_as == "armor"
        case "smart":
            figures = target.figures if target is not None else 0
            return dice >= _SMART_DICE and figures >= _SMART_FIGURES


def doctrine_for(policy: Policy, at: str) -> Doctrine:
    """The doctrine for the unit on a hex."""
    return policy.units.get(at, policy.retreat)


def retreat(view: PlayerView, policy: Policy, doctrine: Doctrine, due: int) -> str:
    """The way a doctrine goes, as notation; `due` hexes must be made or are paid for in figures.

    Of equally good ways the first by name, so that it is always the same one.
    """
    at = view.choice.at or ""
    unit = next(one for one in view.units if one.at == at)
    hexes = {one.name: one for one in view.hexes}
    # Whoever has played a card to get away has no flag to ignore.
    stands = not view.choice.withdraws and _stand_wanted(view, policy, unit)
    return min(
        [one for one in view.legal if one.verb == "retreat"],
        key=lambda one: (
            max(0, due - len(one.hexes) + 1),
            *_price(view, hexes, unit, doctrine, stands, one.hexes),
            one.notation,
        ),
    ).notation


def _stand_wanted(view: PlayerView, policy: Policy, unit: UnitView, *, spends: bool = False) -> bool:
    """Whether flags that may be ignored are to be; `spends`: with a card."""
    if policy.ignore == "objective" or (policy.ignore == "free" and spends):
        return _objective(view, unit, unit.at)
    return policy.ignore in ("always", "free")


def _price(
    view: PlayerView,
    hexes: dict[str, HexView],
    unit: UnitView,
    doctrine: Doctrine,
    stands: bool,
    way: Sequence[str],
) -> tuple[float, ...]:
    """The less the better."""
    steps, end = len(way) - 1, way[-1]
    if stands:
        return (steps, -_cover(hexes[end], unit))
    # Not to stand although it could: the ways that move come first.
    moved = 0 if steps else 1
    cover, objective = -_cover(hexes[end], unit), 0 if _objective(view, unit, end) else 1
    match doctrine:
        case "objective":
            return (moved, objective, cover, steps)
        case "shortest":
            return (moved, steps, cover, objective)
        case _:
            return (moved, cover, steps, objective)


def _objective(view: PlayerView, unit: UnitView, at: str) -> bool:
    return any(at in medal.at and medal.side in (None, unit.side) for medal in view.medals)


def _cover(place: HexView, unit: UnitView) -> int:
    """The dice a hex takes from attackers on open ground, those of armor twice."""
    here = spot(place.terrain, tuple([Obstacle(one.kind, one.side) for one in place.obstacles]))
    armor, infantry = [protection(_OPEN, here, by, unit.side)[1] for by in ("armor", "infantry")]
    return 2 * armor + infantry
