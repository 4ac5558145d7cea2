"""A position as a player sees it: what every place and every attack is worth to one side. No battle is named here:
special rules speak through the tables and hooks that the world asks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.players.worth import Weights, standing, taken

if TYPE_CHECKING:
    from engine.knowledge import Attacker, HexId, MoveUnit, Side, Unit, UnitRow, World

#: Kinds of objectives that, once gained, stay gained.
_FOR_GOOD: Final = ("permanent", "permanent-turn-start")
#: Farther away than this is all the same.
_FAR: Final = 16
#: Ground that ends the battle is worth several medals.
_ENDS: Final = 3.0


class Eye:
    """One look at a world, from one side."""

    def __init__(self, world: World, side: Side, weights: Weights) -> None:
        self.world: Final = world
        self.side: Final = side
        self.weights: Final = weights
        self.state: Final = world.state
        self.near: Final = world.state.battle.board.distances
        self.foes: Final[list[Attacker]] = world.attackers(side)
        #: Where each of them stands, how far he reaches next turn, his row.
        self._threats: Final = [
            (foe.at, foe.row.battle_after + len(foe.dice) if foe.dice else -1, foe.row) for foe in self.foes
        ]
        self._covers: Final[dict[tuple[HexId, str, bool, bool], int]] = {}
        self._hoped: Final[dict[tuple[str, bool], tuple[tuple[float, ...], ...]]] = {}
        self._faces: Final[dict[tuple[str, HexId], int]] = {}
        self._places: Final[dict[tuple[int, HexId], float]] = {}
        self._ground: Final = self._grounds()
        self._pulls: Final[dict[HexId, float]] = {}

    # Ground

    def _grounds(self) -> dict[HexId, float]:
        """The hexes that are worth something by themselves."""
        found: dict[HexId, float] = {}
        state, weights = self.state, self.weights
        for number, objective in enumerate(state.battle.objectives):
            holder = state.held.get(number)
            if objective.kind == "exit" or (holder is not None and objective.kind in _FOR_GOOD):
                continue
            if objective.side in (None, self.side):
                ends = objective.kind.startswith("sudden")
                worth = (_ENDS if ends else objective.worth) * weights.ground / objective.needed
            else:
                # Whoever stands there keeps the enemy out.
                worth = objective.worth * weights.ground / 2
            for h in self.world.members(objective.hexes):
                found[h] = max(found.get(h, 0.0), worth)
        return found

    def _pull(self, h: HexId) -> float:
        """What it is worth to be near ground that counts, or an exit."""
        known = self._pulls.get(h)
        if known is None:
            near, weights = self.near[h], self.weights
            own = self.state.masks[self.side]
            pulls = [
                worth * weights.nearer ** near[at] for at, worth in self._ground.items() if not own >> at & 1
            ]
            exits = self.world.members(self.state.battle.exits[self.side])
            pulls += [weights.nearer ** near[at] for at in exits]
            known = self._pulls[h] = weights.pull * max(pulls, default=0.0)
        return known

    # Places and attacks

    def faces(self, unit: Unit, h: HexId) -> int:
        """Faces that hit a unit, as far as its kind and place say."""
        key = (unit.kind, h)
        known = self._faces.get(key)
        if known is None:
            known = self._faces[key] = self.world.faces(unit, h)
        return known

    def place(self, unit: Unit, h: HexId) -> float:
        """What it is worth that a unit of this side stands there at the end of the turn."""
        key = (unit.id, h)
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = self._place(unit, h)
        return known

    def _place(self, unit: Unit, h: HexId) -> float:
        weights, near = self.weights, self.near[h]
        fear = hope = 0.0
        faces, figures, worth = self.faces(unit, h), unit.figures, unit.worth
        for (at, reach, row), by_distance in zip(self._threats, self._hopes(unit, h), strict=True):
            distance = near[at]
            if distance <= reach:
                dice = row.dice[max(0, distance - row.battle_after - 1)] - self._cover(unit, h, at, row)
                if dice > 0:
                    fear += taken(dice, faces, figures, worth, weights)
            one = by_distance[distance if distance < _FAR else _FAR]
            if one > hope:  # noqa: PLR1730 - asked a thousand times a turn
                hope = one
        found = weights.hope * hope - weights.fear * fear + self._pull(h)
        ground = self._ground.get(h)
        return found if ground is None else found + ground

    def _cover(self, unit: Unit, h: HexId, origin: HexId, by: UnitRow) -> int:
        """The dice that a hex takes from an attack on a unit there; of where it comes from, height alone matters."""
        key = (h, by.moves_as, by.ignores_cover, self.state.ground.spots[origin].hill)
        known = self._covers.get(key)
        if known is None:
            known = self._covers[key] = self.world.shelter(unit, h, origin, by)
        return known

    def _hopes(self, unit: Unit, h: HexId) -> tuple[tuple[float, ...], ...]:
        """What such a unit could take from each foe next turn, by the distance to him."""
        key = (unit.kind, self.state.ground.spots[h].hill)
        known = self._hoped.get(key)
        if known is None:
            row = self.world.row(unit)
            known = self._hoped[key] = tuple([self._hope(foe, h, row) for foe in self.foes])
        return known

    def _hope(self, foe: Attacker, h: HexId, row: UnitRow) -> tuple[float, ...]:
        cover = self.world.shelter(foe.unit, foe.at, h, row)
        unit = foe.unit
        return _by_distance(row, cover, self.faces(unit, foe.at), unit.figures, unit.worth, self.weights)

    def attack(self, unit: Unit, at: HexId, dice: int) -> float:
        """What it may be expected to take."""
        target = self.state.units.get(at)
        if target is None:
            return 0.2
        found = taken(dice, self.faces(target, at), target.figures, target.worth, self.weights)
        worth = self._ground.get(at)
        if worth is not None:
            # Whoever is driven off no longer holds it.
            found += worth * min(0.6, 0.17 * dice)
        return found

    def best_attack(
        self, unit: Unit, h: HexId, more: tuple[int, int] = (0, 0), only: str | None = None
    ) -> float:
        """The best attack of a unit if it stood there; `more`: dice a card adds, close and at a distance."""
        row = self.world.row(unit)
        board = self.state.battle.board
        if not row.dice or not self.state.masks[self.foe] & board.balls[len(row.dice)][h]:
            return 0.0
        found = 0.0
        for at, dice in self.world.targets(unit, h):
            close = self.near[h][at] == 1
            if only is None or close == (only == "close"):
                found = max(found, self.attack(unit, at, dice + more[0 if close else 1]))
        return found

    @property
    def foe(self) -> Side:
        """The other side."""
        return "axis" if self.side == "allies" else "allies"

    def ways(
        self, unit: Unit, h: HexId, more: tuple[int, int] = (0, 0), only: str | None = None
    ) -> list[tuple[float, MoveUnit | None]]:
        """What a unit that has an order may make of it: where it goes, and what that is worth with its attack."""
        world = self.world
        found: list[tuple[float, MoveUnit | None]] = []
        stays = self.best_attack(unit, h, more, only) if world.may_battle(unit, h) else 0.0
        found.append((self.place(unit, h) + stays, None))
        limit = world.battles_after(unit, h)
        for move in world.moves(unit, h):
            end = move.way[-1]
            if move.leaves:
                found.append((1.0 - standing(unit.figures, 0, self.weights), move))
                continue
            worth = self.place(unit, end)
            if self.near[h][end] <= limit and not world.bars(unit, end):
                worth += self.best_attack(unit, end, more, only)
            found.append((worth, move))
        return found

    # The whole

    def total(self) -> float:
        """How well this side stands, in medals."""
        state, weights = self.state, self.weights
        if state.winner is not None:
            return 8.0 if state.winner == self.side else -8.0
        found = float(state.medals(self.side) - state.medals(self.foe))
        for h, unit in state.units.items():
            if unit.side == self.side:
                found += standing(unit.figures, unit.worth, weights) + 0.5 * self.place(unit, h)
            else:
                found -= standing(unit.figures, unit.worth, weights)
        return found


@lru_cache(maxsize=4096)
def _by_distance(
    row: UnitRow, cover: int, faces: int, figures: int, worth: int, weights: Weights
) -> tuple[float, ...]:
    """What a unit that comes nearer first could take from another, by the distance between them."""
    if not row.dice:
        return (0.0,) * (_FAR + 1)
    found = []
    for distance in range(_FAR + 1):
        close = max(1, distance - row.battle_after)
        dice = max(1, row.dice[min(close, len(row.dice)) - 1] - cover)
        found.append(
            taken(dice, faces, figures, worth, weights) * weights.far ** max(0, close - len(row.dice))
        )
    return tuple(found)
