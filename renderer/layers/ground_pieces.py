"""Obstacles and markers that come and go, and the names of places."""

from __future__ import annotations

from engine.view import PlayerView
from renderer.canvas import label
from renderer.fonts import width
from renderer.layers.base import facing_of
from renderer.layers.stage import Stage
from renderer.sprites import markers, pieces

_NAME_SIZE = 23.0


def draw_pieces(stage: Stage, view: PlayerView) -> None:
    """Wire, sandbags, hedgehogs, mines, smoke."""
    occupied = {unit.at for unit in view.units}
    for spot in view.hexes:
        if not spot.obstacles and not spot.markers:
            continue
        x, y = stage.layout.center(spot.name)
        there = spot.name in occupied
        for one in spot.obstacles:
            if one.kind in pieces.ABOVE_NAMES:
                facing, axis = facing_of(stage.layout, one.facing), (one.axis or 0) % 180
                moved = there and one.kind == "hedgehog"
                stage.put(pieces.obstacle(one.kind, facing, axis, stage.colors, stage.k, moved), x, y)
        for mark in spot.markers:
            sprite = markers.ground(mark.kind, stage.k, there)
            if sprite is not None:
                stage.put(sprite, x, y)


def draw_signs(stage: Stage, view: PlayerView) -> None:
    """What tells of markers and exits, above the counters."""
    for spot in view.hexes:
        for mark in spot.markers:
            _sign(stage, spot.name, mark.kind, mark.value, mark.face_up)
    for medal in view.medals:
        if medal.kind == "exit":
            for name in medal.at:
                _sign(stage, name, "exit", None, True)


def _sign(stage: Stage, name: str, kind: str, value: int | None, face_up: bool) -> None:
    sprite = markers.sign(kind, value, face_up, stage.theme, stage.k)
    if sprite is not None:
        stage.put(sprite, *stage.layout.center(name))


def draw_places(stage: Stage, view: PlayerView) -> None:
    """Names of places: low in a free hex; where a unit stands only if short enough to fit between two names.

    A name is moved inside the board, and left out rather than laid over another one.
    """
    occupied = {unit.at for unit in view.units}
    layout = stage.layout
    taken: list[tuple[float, float, float]] = []
    for place in view.labels:
        text = " ".join(place.text.split())
        if place.at not in layout.by_name or not text:
            continue
        x, y = layout.center(place.at)
        half = width("italic", _NAME_SIZE, text) / 2
        if place.at in occupied and half > 37:
            continue
        y += 49 if place.at in occupied else 22
        x = min(max(x, layout.left + half + 4), layout.left + layout.land_width - half - 4)
        if any(abs(x - ox) < half + other + 4 and abs(y - oy) < 20 for ox, oy, other in taken):
            continue
        taken.append((x, y, half))
        ink, edge = (255, 250, 230), (34, 30, 20)
        stage.put(label(text, "italic", stage.pixels(_NAME_SIZE), ink, max(1, stage.pixels(2.6)), edge), x, y)
