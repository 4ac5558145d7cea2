"""Do rivers, roads and rails go on? Every end inside the board wants an answer from the hex next door."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from scenarios import kinds
from scenarios.boards import OPPOSITE, Board
from scenarios.errors import Fault

# Roads may stop at a village or in the open; water may not.
MUST_GO_ON = ("river",)
WATERSIDE = ("ocean", "beach", "coast", "sandy-coast", "lake")


def loose_ends(
    terrain: Mapping[str, dict[str, object]], on: Board, face: str, still: frozenset[str]
) -> Iterator[Fault]:
    """Ends that a neighbour with the same line does not answer, and water that ends on land.

    `still` hexes are ponds: their tiles cannot match on every side, and need not.
    """
    for name, record in terrain.items():
        line = _line(record)
        if not line or name in still:
            continue
        for side in cast("list[str]", record.get("exits", [])):
            beyond = on.neighbour(name, side)
            if beyond is None or beyond in still:
                continue
            there = terrain.get(beyond, {})
            params = {"line": line, "name": name, "side": side}
            if _line(there) != line:
                if line in MUST_GO_ON and there.get("kind", on.printed(beyond, face)) not in WATERSIDE:
                    yield Fault("joins-nothing", params, at=name, section="map")
            elif OPPOSITE[side] not in cast("list[str]", there.get("exits", [])):
                yield Fault("loose-end", params, at=name, section="map")


def _line(record: Mapping[str, object]) -> str:
    row = kinds.TERRAIN.get(str(record.get("kind", "")))
    return row.line if row else ""
