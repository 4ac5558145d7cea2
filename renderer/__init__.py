"""Pictures of Memoir '44: boards, hands, dice, battles and replays, drawn from what one viewer may know.

Every function is pure: the same view and words give the same bytes. A bot that must not wait uses
`renderer.studio` instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine.types import CardId, Side
from engine.view import PlayerView, UnitView
from renderer.board import draw_board, part_of
from renderer.cache import Bases
from renderer.cup_table import draw_cup
from renderer.dice_strip import Die, draw_dice
from renderer.film import WIDTH, Camera, Shot, film_steps
from renderer.focus import focus_of, focuses_of
from renderer.hand import draw_hand
from renderer.layout import USUAL_WIDTH, Box, layout_of
from renderer.marks import Mark
from renderer.picture import Format, Picture, animated, encoded
from renderer.replay import ACTION_HEIGHT, ACTION_WIDTH, action_of, draw_replay
from renderer.scenario_card import draw_scenario_card
from renderer.scores import draw_scores
from renderer.sheets import give_back
from renderer.story import Scene, Step
from renderer.theme import THEMES, Theme
from renderer.told import End, Roll, Told
from renderer.track import Station, TrackWords, draw_track
from renderer.words import (
    CardWords,
    CupLine,
    CupMeeting,
    CupWords,
    DiceWords,
    HandWords,
    ScenarioWords,
    ScoreWords,
    Words,
)


def render_board(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    marks: Sequence[Mark] = (),
    bottom: Side | None = None,
    scale: float | None = None,
    words: Words | None = None,
    crop: Box | str | Iterable[str] | None = None,
    format: Format = "webp",  # noqa: A002 - the word everybody uses for it
    bases: Bases | None = None,
    told: Told | None = None,
    quick: bool = False,
) -> Picture:
    """The board of a view with marks over it; `told` is the turn just played, in words and dice below it.
    `quick` saves half of the time of encoding for a sixth more bytes: for a picture that is looked at once, like a
    draft's.

    `crop` is a box in units (`focus_of` finds that of the fight), the name of a part of a big board ("left",
    "center", "right"; "top", "bottom"), or hexes to show enlarged with what is around them. `scale` is pixels a
    unit (a hex is 100 units wide).
    """
    image = draw_board(
        view,
        theme=theme,
        marks=marks,
        bottom=bottom,
        scale=scale,
        words=words,
        crop=crop,
        bases=bases,
        told=told,
    )
    picture = encoded(image, format, quick=quick)
    give_back(image)
    return picture


def render_hand(
    view: PlayerView,
    *,
    words: HandWords,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    cards: Sequence[CardId] | None = None,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """The viewer's own cards; `cards` shows others that the viewer may see (the discard pile)."""
    return encoded(draw_hand(view, words=words, theme=theme, scale=scale, cards=cards), format)


def render_dice(
    dice: Sequence[Die],
    *,
    words: DiceWords,
    attacker: UnitView | None = None,
    target: UnitView | None = None,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """A roll: the dice, what hit, what was ignored and why."""
    image = draw_dice(dice, words=words, attacker=attacker, target=target, theme=theme, scale=scale)
    return encoded(image, format)


def render_cup(
    words: CupWords,
    *,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """How a cup stands: its table, or the tree of a knock-out."""
    return encoded(draw_cup(words, theme=theme, scale=scale), format)


def render_track(
    stations: Sequence[Station],
    *,
    words: TrackWords,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """The track of a campaign: its battles in a row, who has won which, and how it stands."""
    return encoded(draw_track(stations, words=words, theme=theme, scale=scale), format)


def render_scenario_card(
    view: PlayerView,
    *,
    words: ScenarioWords,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
    bases: Bases | None = None,
) -> Picture:
    """The preview of a battle: the board as it starts, both sides, briefing and special rules."""
    image = draw_scenario_card(view, words=words, theme=theme, bottom=bottom, scale=scale, bases=bases)
    return encoded(image, format)


def render_scores(
    words: ScoreWords,
    *,
    theme: str | Theme = "standard",
    scale: float = 1.0,
    format: Format = "webp",  # noqa: A002
) -> Picture:
    """What has come of many battles: somebody's standing, a ladder, the sides of a battle."""
    return encoded(draw_scores(words, theme=theme, scale=scale), format)


def render_sections(
    view: PlayerView,
    *,
    theme: str | Theme = "standard",
    marks: Sequence[Mark] = (),
    bottom: Side | None = None,
    scale: float | None = None,
    format: Format = "webp",  # noqa: A002
    bases: Bases | None = None,
) -> dict[str, Picture]:
    """The parts of a big board that are posted beside its overview; empty for a standard board."""
    return {
        name: render_board(
            view, theme=theme, marks=marks, bottom=bottom, scale=scale, crop=name, format=format, bases=bases
        )
        for name in layout_of(view, bottom).parts()
    }


def render_replay(
    scenes: Sequence[Scene],
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float | None = None,
    crop: Box | str | Iterable[str] | Literal["action"] | None = "action",
    format: Literal["webp", "gif"] = "webp",  # noqa: A002
    quality: int = 70,
    bases: Bases | None = None,
) -> Picture:
    """An animation that plays in a chat. By default it is cropped to the hexes where something happens.

    Scenes come from `renderer.story`: `scenes_of` a turn. Without a scale the picture is as wide as a chat shows it.
    """
    layout = layout_of(scenes[0].view, bottom)
    if crop == "action":
        hexes = action_of(scenes)
        crop = layout.around(hexes, width=ACTION_WIDTH, height=ACTION_HEIGHT) if hexes else None
    part = part_of(layout, crop)
    k = scale if scale is not None else min(1.0, 720 / (part.width if part is not None else 1440.0))
    frames = draw_replay(scenes, theme=theme, bottom=bottom, scale=k, part=part, bases=bases)
    return animated(frames, format, quality=quality)


def render_film(
    shots: Sequence[Shot],
    *,
    theme: str | Theme = "standard",
    bottom: Side | None = None,
    scale: float | None = None,
    format: Literal["webp", "gif"] = "webp",  # noqa: A002
) -> Picture:
    """A whole battle as an animation that fits a chat. A GIF is as large as it comes out."""
    wide = WIDTH if scale is None else round(USUAL_WIDTH * scale)
    if format == "gif":
        camera = Camera(shots[0].view, theme=theme, bottom=bottom, wide=wide)
        return animated([(camera.draw(shot), shot.milliseconds) for shot in shots], "gif")
    *_, film = film_steps(shots, theme=theme, bottom=bottom, wide=wide)
    assert film is not None
    return film


__all__ = [
    "THEMES",
    "Bases",
    "Box",
    "CardWords",
    "CupLine",
    "CupMeeting",
    "CupWords",
    "DiceWords",
    "Die",
    "End",
    "HandWords",
    "Picture",
    "Roll",
    "ScenarioWords",
    "Scene",
    "ScoreWords",
    "Shot",
    "Step",
    "Theme",
    "Told",
    "Words",
    "focus_of",
    "focuses_of",
    "render_board",
    "render_cup",
    "render_dice",
    "render_film",
    "render_hand",
    "render_replay",
    "render_scenario_card",
    "render_scores",
    "render_sections",
    "render_track",
]  # fmt: skip
