"""Orientation numbers of the editor <-> the sides a tile touches and the degrees of an axis."""

from __future__ import annotations

from scenarios.kinds import DIRECTIONS
from scenarios.m44.names import AXES, FACINGS, TILES


def exits(name: str, orientation: int) -> tuple[str, ...]:
    """The sides the line of a tile touches, in our order."""
    turned = {(DIRECTIONS.index(side) + orientation - 1) % 6 for side in TILES[name].sides}
    return tuple(DIRECTIONS[side] for side in sorted(turned))


def axis(turn: str, orientation: int) -> int:
    """Degrees of the long axis: 0 is east-west, counter-clockwise."""
    start, step, _ = AXES[turn]
    return (start + step * (orientation - 1)) % 180


def facing(orientation: int) -> str:
    """Which edge of the board a piece faces."""
    return FACINGS[(orientation - 1) % 2]


def orientation_of_axis(turn: str, degrees: int) -> int | None:
    """The orientation whose axis that is."""
    return next((o for o in range(1, AXES[turn][2] + 1) if axis(turn, o) == degrees), None)


def tile_of(kind: str, wanted: tuple[str, ...]) -> tuple[str, int] | None:
    """The first tile that is that ground with those exits, and its orientation (0: cannot be turned)."""
    for name, tile in TILES.items():
        if tile.kind != kind:
            continue
        if not tile.sides and not wanted:
            return name, 0
        for orientation in range(1, tile.turns + 1):
            if exits(name, orientation) == wanted:
                return name, orientation
    return None
