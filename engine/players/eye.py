"""A position as a player sees it: what every place and every attack is worth to one side. No battle is named here:
special rules speak through the tables and hooks that the world asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from engine.players.worth import FAR, Weights, scale

if TYPE_CHECKING:
    from engine.knowledge import Action, Attacker, Ground, HexId, MoveUnit, Side, Unit, UnitRow, World

#: Kinds of objectives that, once gained, stay gained.
_FOR_GOOD: Final = ("permanent", "permanent-turn-start")
#: Ground that ends the battle is worth several medals.
_ENDS: Final = 3.0
#: What it is worth to have won.
_OVER: Final = 8.0


#: What it is worth to go somewhere, and how; None: to stay.
Way: TypeAlias = "tuple[float, MoveUnit | None]"


class Place(NamedTuple):
    """What a place is to a unit."""

    worth: float
    #: The most that one enemy may take there, and that may be taken from there.
    worst: float
    hope: float
    #: The ground itself, and what draws to other ground.
    ground: float
    pull: float


class Lore:
    """What was found out about some ground, for every look at it while one decision is thought about."""

    __slots__ = ("covers", "faces", "ground")

    def __init__(self, ground: Ground) -> None:
        #: Kept, so that no other ground is taken for it.
        self.ground: Final = ground
        self.covers: Final[dict[tuple[Side, HexId, str, bool, bool], int]] = {}
        self.faces: Final[dict[tuple[Side, str, HexId], int]] = {}


class Sight:
    """What places are worth as long as the other side stands as it does, and no ground that counts changes hands."""

    __slots__ = ("hopes", "places", "ways")

    def __init__(self) -> None:
        self.hopes: Final[dict[tuple[str, bool], tuple[tuple[float, ...], ...]]] = {}
        self.places: Final[dict[tuple[int, int, HexId], Place]] = {}
        #: By how the own side stands, and the turn: what each unit could make of an order.
        self.ways: Final[dict[tuple[object, ...], dict[tuple[object, ...], list[Way]]]] = {}


class Notes:
    """What was found out while one decision is thought about, by one set of weights: many looks are much alike."""

    __slots__ = ("_lore", "_sights", "decisions", "work")

    def __init__(self) -> None:
        #: How much was looked at that had not been seen before: places, and ways to go.
        self.work = 0
        #: What was decided in a position, see `World.likeness`.
        self.decisions: Final[dict[tuple[object, ...], Action]] = {}
        self._lore: Final[dict[int, Lore]] = {}
        self._sights: Final[dict[tuple[object, ...], Sight]] = {}

    def lore(self, ground: Ground) -> Lore:
        """What is known of a ground."""
        known = self._lore.get(id(ground))
        if known is None:
            known = self._lore[id(ground)] = Lore(ground)
        return known

    def sight(self, key: tuple[object, ...]) -> Sight:
        """What is known of places in such a position."""
        known = self._sights.get(key)
        if known is None:
            known = self._sights[key] = Sight()
        return known


class Eye:
    """One look at a world, from one side."""

    def __init__(self, world: World, side: Side, weights: Weights, notes: Notes | None = None) -> None:
        self.world: Final = world
        self.side: Final = side
        self.weights: Final = weights
        self.scale: Final = scale(weights)
        self.state: Final = world.state
        self.notes: Final = Notes() if notes is None else notes
        self._lore: Final = self.notes.lore(world.state.ground)
        self._spots: Final = world.state.ground.spots
        self.near: Final = world.state.battle.board.distances
        self.foes: Final[list[Attacker]] = world.attackers(side)
        #: Where each of them stands, how far he reaches next turn, and how far of that he goes, his row.
        self._threats: Final = [
            (foe.at, foe.row.battle_after + len(foe.dice) if foe.dice else -1, foe.row.battle_after, foe.row)
            for foe in self.foes
        ]
        self._ground: Final = self._grounds()
        self._pulling: list[tuple[float, bytes]] | None = None
        self._pulls: Final[dict[HexId, float]] = {}
        self._sight: Final = self.notes.sight(self._likeness())
        self._ways: dict[tuple[object, ...], list[Way]] | None = None

    @property
    def foe(self) -> Side:
        """The other side."""
        return "axis" if self.side == "allies" else "allies"

    def _likeness(self) -> tuple[object, ...]:
        """All that the worth of a place hangs on, beside the unit and the hex."""
        state = self.state
        own = state.masks[self.side]
        return (
            self.side, id(state.ground), tuple(state.held.items()),
            tuple([own >> h & 1 for h in self._ground]),
            tuple([(at, unit.kind, unit.figures, unit.worth) for at, unit, _, _ in self.foes]),
        )  # fmt: skip

    # Ground

    def _grounds(self) -> dict[HexId, float]:
        """The hexes that are worth something by themselves."""
        worths: dict[HexId, float] = {}
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
                worths[h] = max(worths.get(h, 0.0), worth)
        return worths

    def _pull(self, h: HexId) -> float:
        """What it is worth to be near ground that counts, or an exit."""
        known = self._pulls.get(h)
        if known is None:
            weights = self.weights
            pulling = self._pulling
            if pulling is None:
                own = self.state.masks[self.side]
                pulling = [(worth, self.near[at]) for at, worth in self._ground.items() if not own >> at & 1]
                exits = self.world.members(self.state.battle.exits[self.side])
                pulling += [(1.0, self.near[at]) for at in exits]
                self._pulling = pulling
            most, nearer = 0.0, weights.nearer
            for worth, near in pulling:
                pull = worth * nearer ** near[h]
                if pull > most:  # noqa: PLR1730 - asked a thousand times a turn
                    most = pull
            known = self._pulls[h] = weights.pull * most
        return known

    # Places and attacks

    def faces(self, unit: Unit, h: HexId) -> int:
        """Faces that hit a unit, as far as its kind and place say."""
        key = (unit.side, unit.kind, h)
        known = self._lore.faces.get(key)
        if known is None:
            known = self._lore.faces[key] = self.world.faces(unit, h)
        return known

    def place(self, unit: Unit, h: HexId) -> float:
        """What it is worth that a unit of this side stands there at the end of the turn."""
        return self.looked_at(unit, h).worth

    def looked_at(self, unit: Unit, h: HexId) -> Place:
        """What a place is to a unit."""
        key = (unit.id, unit.figures, h)
        known = self._sight.places.get(key)
        if known is None:
            known = self._sight.places[key] = self._place(unit, h)
            self.notes.work += 1
        return known

    def _place(self, unit: Unit, h: HexId) -> Place:
        weights, near = self.weights, self.near[h]
        fear = hope = worst = 0.0
        lost = self.scale.losses(self.faces(unit, h), unit.figures, unit.worth)
        for (at, reach, goes, row), by_distance in zip(self._threats, self._hopes(unit, h), strict=True):
            distance = near[at]
            if distance <= reach:
                dice = row.dice[distance - goes - 1 if distance > goes else 0] - self._cover(unit, h, at, row)
                if dice > 0:
                    one = lost[dice]
                    fear += one
                    if one > worst:  # noqa: PLR1730 - asked a thousand times a turn
                        worst = one
            one = by_distance[distance if distance < FAR else FAR]
            if one > hope:  # noqa: PLR1730 - asked a thousand times a turn
                hope = one
        pull, ground = self._pull(h), self._ground.get(h, 0.0)
        bare = weights.hope * hope - weights.fear * fear + pull
        return Place(bare + ground if ground else bare, worst, hope, ground, pull)

    def _cover(self, unit: Unit, h: HexId, origin: HexId, by: UnitRow) -> int:
        """The dice that a hex takes from an attack on a unit there; of where it comes from, height alone matters."""
        key = (unit.side, h, by.moves_as, by.ignores_cover, self._spots[origin].hill)
        known = self._lore.covers.get(key)
        if known is None:
            known = self._lore.covers[key] = self.world.shelter(unit, h, origin, by)
        return known

    def _hopes(self, unit: Unit, h: HexId) -> tuple[tuple[float, ...], ...]:
        """What such a unit could take from each foe next turn, by the distance to him."""
        key = (unit.kind, self._spots[h].hill)
        known = self._sight.hopes.get(key)
        if known is None:
            known = self._sight.hopes[key] = tuple([self._hope(unit, foe, h) for foe in self.foes])
        return known

    def _hope(self, own: Unit, foe: Attacker, h: HexId) -> tuple[float, ...]:
        unit, at = foe.unit, foe.at
        row = self.world.row(own)
        cover = self._cover(unit, at, h, row)
        return self.scale.hopes(row, cover, self.faces(unit, at), unit.figures, unit.worth)

    def attack(self, unit: Unit, at: HexId, dice: int) -> float:
        """What it may be expected to take."""
        target = self.state.units.get(at)
        if target is None:
            return 0.2
        lost = self.scale.losses(self.faces(target, at), target.figures, target.worth)
        gain = lost[dice] if dice > 0 else 0.0
        worth = self._ground.get(at)
        if worth is not None:
            # Whoever is driven off no longer holds it.
            gain += worth * min(0.6, 0.17 * dice)
        return gain

    def best_attack(
        self, unit: Unit, h: HexId, more: tuple[int, int] = (0, 0), only: str | None = None
    ) -> float:
        """The best attack of a unit if it stood there; `more`: dice a card adds, close and at a distance."""
        row = self.world.row(unit)
        board = self.state.battle.board
        if not row.dice or not self.state.masks[self.foe] & board.balls[len(row.dice)][h]:
            return 0.0
        best = 0.0
        for at, dice in self.world.targets(unit, h):
            close = self.near[h][at] == 1
            if only is None or close == (only == "close"):
                best = max(best, self.attack(unit, at, dice + more[0 if close else 1]))
        return best

    def ways(
        self, unit: Unit, h: HexId, more: tuple[int, int] = (0, 0), only: str | None = None
    ) -> list[Way]:
        """What a unit that has an order may make of it: where it goes, and what that is worth with its attack."""
        ways = self._ways
        if ways is None:
            state = self.state
            stance = tuple(
                [(at, one.id, one.figures) for at, one in state.units.items() if one.side == self.side]
            )
            ways = self._ways = self._sight.ways.setdefault((state.turn, stance), {})
        key = (unit.id, h, more, only, self.state.deeds.get(unit.id))
        known = ways.get(key)
        if known is None:
            known = ways[key] = self._all_ways(unit, h, more, only)
            self.notes.work += len(known)
        return known

    def _all_ways(self, unit: Unit, h: HexId, more: tuple[int, int], only: str | None) -> list[Way]:
        world = self.world
        ways: list[Way] = []
        stays = self.best_attack(unit, h, more, only) if world.may_battle(unit, h) else 0.0
        ways.append((self.place(unit, h) + stays, None))
        limit = world.battles_after(unit, h)
        for move in world.moves(unit, h):
            end = move.way[-1]
            if move.leaves:
                ways.append((1.0 - self.scale.standing(unit.figures, 0), move))
                continue
            worth = self.place(unit, end)
            if self.near[h][end] <= limit and not world.bars(unit, end):
                worth += self.best_attack(unit, end, more, only)
            ways.append((worth, move))
        return ways

    # The whole

    def total(self) -> float:
        """How well this side stands, in medals."""
        state, scale = self.state, self.scale
        if state.winner is not None:
            return _OVER if state.winner == self.side else -_OVER
        total = float(state.medals(self.side) - state.medals(self.foe))
        for h, unit in state.units.items():
            if unit.side == self.side:
                total += scale.standing(unit.figures, unit.worth) + 0.5 * self.place(unit, h)
            else:
                total -= scale.standing(unit.figures, unit.worth)
        return total
