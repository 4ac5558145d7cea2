"""What a command card would bring now, from what each unit could make of an order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.knowledge import CardId, CardRow, HexId, Slot, Unit
    from engine.players.eye import Eye

#: What a card is worth on average, by the units it orders: what it must beat to be played now.
_USUAL: Final[tuple[float, ...]] = (0.1, 0.3, 0.55, 0.75, 0.85)
#: An order that only moves, and one that only strengthens.
_ON_THE_MOVE: Final = 0.4
_DUG_IN: Final = 0.06
#: A hand that copies nothing.
_NOTHING: Final = -0.3


class Prospects:
    """What each unit of a side could make of an order, asked once for all cards."""

    def __init__(self, eye: Eye) -> None:
        self.eye: Final = eye
        self.units: Final[list[tuple[HexId, Unit]]] = [
            (h, unit) for h, unit in eye.state.units.items() if unit.side == eye.side
        ]
        self._known: Final[dict[tuple[HexId, tuple[int, int], str | None, bool], float]] = {}

    def of(
        self, h: HexId, more: tuple[int, int] = (0, 0), only: str | None = None, *, moves: bool = True
    ) -> float:
        """What an order is worth to the unit on a hex."""
        key = (h, more, only, moves)
        known = self._known.get(key)
        if known is None:
            eye, unit = self.eye, self.eye.state.units[h]
            before = eye.place(unit, h)
            if moves:
                known = max([worth for worth, _ in eye.ways(unit, h, more, only)]) - before
            else:
                known = eye.best_attack(unit, h, more, only) if eye.world.may_battle(unit, h) else 0.0
            self._known[key] = known
        return known

    def card(self, card: CardId) -> float:
        """What a card would bring if it were played now."""
        row = self.eye.world.card(card)
        if row.strike is not None:
            return self._strike(row)
        if row.slots and not {"move", "battle"} & set(row.steps):
            # Orders that neither move nor battle strengthen where they stand.
            return _DUG_IN * min(4, len(self._fitting(row.slots[0])))
        if "choose-wounded" in row.steps:
            return self._wounded()
        if not row.slots and "roll-for-orders" not in row.steps:
            return _NOTHING
        return self._orders(row)

    def usual(self, card: CardId) -> float:
        """What such a card brings on average."""
        row = self.eye.world.card(card)
        if row.strike is not None:
            return _USUAL[2]
        number = sum([min(4, slot.number) for slot in row.slots]) or 3
        return _USUAL[min(4, number)]

    def _fitting(self, slot: Slot) -> list[HexId]:
        return self.eye.world.answering(slot, self.eye.state.masks[self.eye.side])

    def _orders(self, row: CardRow) -> float:
        bonus = row.bonus
        moves = "move" in row.steps
        rolled = "roll-for-orders" in row.steps
        slots = row.slots
        free: list[tuple[float, HexId, int]] = []
        if rolled:
            every = [self.of(h, (1, 1)) for h, _ in self.units]
            return 0.85 * sum(sorted(every, reverse=True)[:4])
        for number, slot in enumerate(slots):
            for h in self._fitting(slot):
                unit = self.eye.state.units[h]
                more = (0, 0)
                if bonus is not None and bonus.only in (None, self.eye.world.row(unit).orders_as):
                    more = (bonus.close, bonus.fire)
                worth = self.of(h, more, row.only, moves=moves)
                if row.battles > 1:
                    worth = max(worth, 2 * self.of(h, more, moves=False))
                free.append((worth if slot.mode == "order" else _ON_THE_MOVE * worth, h, number))
        if "choose-section" in row.steps:
            return self._best_section(row, free)
        return self._assigned(slots, free)

    def _assigned(self, slots: tuple[Slot, ...], free: list[tuple[float, HexId, int]]) -> float:
        """The best orders by what they bring, as long as there is room."""
        room = [slot.number for slot in slots]
        given: set[HexId] = set()
        total = 0.0
        for worth, h, number in sorted(free, reverse=True):
            if worth <= 0:
                break
            if room[number] and h not in given:
                room[number] -= 1
                given.add(h)
                total += worth
        return total

    def _best_section(self, row: CardRow, free: list[tuple[float, HexId, int]]) -> float:
        """A card that orders one section of choice."""
        sets = self.eye.state.battle.section_sets[self.eye.side]
        return max(
            self._assigned(row.slots, [one for one in free if sets[section] >> one[1] & 1])
            for section in ("left", "center", "right")
        )

    def _wounded(self) -> float:
        standing, best = self.eye.scale.standing, 0.0
        for h, unit in self.units:
            lost = unit.full - unit.figures
            if lost and self.eye.world.row(unit).heals:
                healed = min(unit.full, unit.figures + 2)
                gain = standing(healed, unit.worth) - standing(unit.figures, unit.worth)
                best = max(best, gain + max(0.0, self.of(h)))
        return best

    def _strike(self, row: CardRow) -> float:
        """The best group of enemies that touch one another."""
        assert row.strike is not None
        eye, dice = self.eye, row.strike.dice or 2
        worth = {
            foe.at: eye.scale.losses(min(6, eye.faces(foe.unit, foe.at) + row.strike.stars_hit),
                                     foe.unit.figures, foe.unit.worth)[dice]
            for foe in eye.foes
        }  # fmt: skip
        best = 0.0
        for start in worth:
            group = [start]
            while len(group) < row.strike.targets:
                beside = [h for h in worth if h not in group and any(eye.near[h][one] == 1 for one in group)]
                if not beside:
                    break
                group.append(max(beside, key=worth.__getitem__))
            best = max(best, sum([worth[h] for h in group]))
        return best
