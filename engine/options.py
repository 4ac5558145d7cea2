"""The rule switches of a game: rulings on which tables differ, each with the recommended value as default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Literal, get_args, get_origin, get_type_hints

from engine.errors import ScenarioError
from engine.types import SIDES, Side, Table


@dataclass(frozen=True, slots=True)
class Options:
    """How this table plays; codecs and records keep only what differs from the default."""

    #: AMB-01: "classic": nobody sees over a hill; "height": between two raised units nothing lower blocks.
    hill_sight: Literal["classic", "height"] = "classic"
    #: AMB-02: does the side of an edge line that is off the board count as obstructed?
    edge_sight: Literal["obstructed", "open"] = "obstructed"
    #: AMB-05: may the owner retreat into a dead end that costs figures?
    retreat_path: Literal["longest", "any"] = "longest"
    #: AMB-10: do beach and ocean limit moves that enter them, or also moves that start there?
    beach_limit: Literal["entered", "standing"] = "entered"
    #: AMB-12: do battle restrictions of terrain bind the unit behind enemy lines?
    behind_lines_battle: Literal["restricted", "free"] = "restricted"
    #: AMB-14: Air Power targets: a connected group, or each next to each.
    air_power_group: Literal["connected", "mutual"] = "connected"
    #: CARD-AIRPOWER-2: dice per target, by the side that plays it.
    air_power_dice: Mapping[Side, int] = field(default_factory=lambda: {"allies": 2, "axis": 1})
    #: YOUNG-01: False takes the 20 tactic cards out.
    tactic_cards: bool = True
    #: YOUNG-02: two switches of their own.
    take_ground: bool = True
    overrun: bool = True
    #: OVL-05: on the wide board generals are dealt cards, or it is played like any other, one card a turn.
    overlord: Literal["generals", "one-card"] = "generals"
    #: XAMB-03: an unmoved tank destroyer loses the dice its own hex takes.
    td_own_hex_penalty: bool = False
    #: XAMB-08: what cavalry counts as on the ground.
    cavalry_terrain_class: Literal["armor", "infantry"] = "armor"
    #: CM-WAD-3: whether a wadi takes a die from artillery, too.
    wadi_artillery: Literal["hindered", "free"] = "hindered"
    #: CM-OAS-2: do units recover in marked oases only, or in any?
    oasis_recovery: Literal["named", "always"] = "named"
    #: CM-HQ-2: are tents taken and retaken by who retreats onto them?
    headquarters_retreat: Literal["captures", "nothing"] = "captures"
    #: CM-CST-1: is a coast the sea, or the shore?
    coast: Literal["sea", "shore"] = "sea"
    #: CM-STR-3: is the mouth of a stream as shallow as the stream, or closed as a river?
    river_mouth: Literal["shallow", "deep"] = "shallow"
    #: CM-DRP-1: is the hex that a scenario names for a drop where it falls, or advice?
    drop_center: Literal["named", "advised"] = "named"
    #: CM-DRP-3: of two figures of a wave that come down on one hex, are both lost, or the second?
    drop_collision: Literal["all", "second"] = "all"
    #: CM-USM-5: the Marines order one unit more On the Move, too.
    marines_on_the_move: bool = True
    #: TD-4: whether the stars of cavalry, which is ordered as infantry and battles as armor, hit tank destroyers.
    cavalry_stars: Literal["miss", "hit"] = "miss"
    #: EQ-HF-MP-1, WW-MINE-4: what a mine plough does to a minefield of its own side.
    plough_own_mines: Literal["leaves", "clears"] = "leaves"
    #: WW-CC-5, CARD-COUNTER-1: whether a Counter-Attack that copies a Recon draws a combat card, too.
    copied_recon: Literal["draws", "draws-none"] = "draws"
    #: XAMB-45: whose figures are a medal each, where an exit counts figures.
    exit_figures: Literal["everybody", "vehicles"] = "everybody"
    #: AMB-22: how a tied match is decided.
    match_tie: Literal["draw", "figures"] = "draw"

    @classmethod
    def read(cls, given: Table) -> Options:
        """Options from a plain mapping; unknown words and values are faults."""
        default = cls()
        faults = [f"unknown rule switch {name!r}" for name in given if name not in _NAMES]
        for name, value in given.items():
            if name in CHOICES and value not in CHOICES[name]:
                faults.append(f"{name}: one of {', '.join(map(str, CHOICES[name]))}, not {value!r}")
            elif name == "air_power_dice" and not _dice_by_side(value):
                faults.append("air_power_dice: a number of dice for each side")
        if faults:
            raise ScenarioError(faults)
        return cls(**{**{f.name: getattr(default, f.name) for f in fields(cls)}, **given})

    def changed(self) -> dict[str, object]:
        """What differs from the default, as plain data."""
        default = asdict(Options())
        return {name: value for name, value in asdict(self).items() if value != default[name]}

    @classmethod
    def young_generals(cls) -> Options:
        """The variant YOUNG: section cards only; Take Ground and overrun go on unless a table says otherwise."""
        return cls(tactic_cards=False)


_NAMES = frozenset(f.name for f in fields(Options))


def _choices() -> Iterator[tuple[str, tuple[object, ...]]]:
    """The words a switch may have, the usual one first, as its type says them."""
    hints = get_type_hints(Options)
    for switch in fields(Options):
        if hints[switch.name] is bool:
            yield switch.name, (switch.default, not switch.default)
        elif get_origin(hints[switch.name]) is Literal:
            yield switch.name, get_args(hints[switch.name])


CHOICES: Mapping[str, tuple[object, ...]] = dict(_choices())


def _dice_by_side(value: object) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) == set(SIDES)
        and all(isinstance(n, int) and not isinstance(n, bool) and 1 <= n <= 8 for n in value.values())
    )
