"""A position as a page keeps it: plain values by short keys, and what changes from one to the next.

`u…` a unit by its hex, `h…` the look of a hex, `m…` who holds an objective, `s…` what everybody knows of a side, `c…`
the cards of a side that the viewer knows; the rest are single facts. Only what stands in a `PlayerView` comes in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.types import SIDES, Side
from engine.view import PlayerView, SideView, UnitView
from renderer.page.ground import Grounds
from renderer.page.symbols import Counter

Plain: TypeAlias = "str | int | list[Plain] | dict[str, Plain] | None"
#: A position, and a change of one: what is set, and which keys are gone.
Position: TypeAlias = dict[str, Plain]
Change: TypeAlias = tuple[Position, list[str]]


class Positions:
    """Views as positions, with numbers for looks of hexes and for counters, as they come up."""

    def __init__(self, grounds: Grounds, card: Callable[[PlayerView], str]) -> None:
        self._grounds: Final = grounds
        #: What the card in play is called.
        self._card: Final = card
        self.counters: Final[dict[Counter, int]] = {}

    def of(self, view: PlayerView) -> Position:
        """Everything a page shows of a view."""
        found: Position = {f"h{name}": look for name, look in self._grounds.of(view.hexes).items()}
        found |= {f"u{unit.at}": self._unit(unit) for unit in view.units}
        found |= {f"m{n}": medal.holder for n, medal in enumerate(view.medals) if medal.holder is not None}
        found |= {f"s{side}": _side(view.sides[side]) for side in SIDES}
        found |= {f"c{side}": list(cards) for side in SIDES if (cards := _known(view, side)) is not None}
        found |= {
            "turn": view.turn, "active": view.active, "deck": view.deck, "pile": len(view.discard),
            "card": self._card(view) if view.card is not None else "",
        }  # fmt: skip
        if view.visibility is not None:
            found["sight"] = view.visibility
        if view.winner is not None:
            found["winner"] = view.winner
        return found

    def _unit(self, unit: UnitView) -> Plain:
        counter = Counter(unit.side, unit.nation, unit.kind, unit.tags)
        number = self.counters.setdefault(counter, len(self.counters))
        done = 0 if not unit.ordered else 1 + unit.moved + 2 * unit.battled
        return [number, unit.figures, unit.full, done]


def _side(side: SideView) -> Plain:
    pools: Plain = [[kind, figures] for kind, figures in side.pools]
    return [side.medals, side.to_win, side.cards, side.units, side.combat_cards, pools, int(side.chip)]


def _known(view: PlayerView, side: Side) -> list[str] | None:
    """The cards of a side as far as the viewer sees them; None: he does not."""
    if view.viewer == "referee":
        chip = view.all_chips.get(side)
        cards = [*view.all_hands.get(side, ()), *view.all_combat_hands.get(side, ())]
    elif view.viewer == side:
        chip = view.chip
        cards = [*view.hand, *view.combat_hand]
    else:
        return None
    drawn = view.drawn if view.choice.side == side else ()
    return [*cards, *([chip] if chip else []), *drawn]


def change(before: Mapping[str, Plain], after: Mapping[str, Plain]) -> Change:
    """What leads from one position to another."""
    put = {key: value for key, value in after.items() if key not in before or before[key] != value}
    return put, [key for key in before if key not in after]
