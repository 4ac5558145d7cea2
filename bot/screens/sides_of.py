"""Who wins a battle with which side: people, people with computers, and two Veterans as it was measured."""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, NamedTuple

from bot.facts.computers import is_computer
from bot.facts.results import is_former
from bot.screens.args import OfSides, Scope, Shown, arg_of
from bot.screens.scenario import date_line, name_of
from bot.screens.screen import Button, Screen, literal, whole_lines
from bot.screens.standings import show_all
from engine.arena import interval
from engine.types import OTHER, SIDES
from renderer.words import BattleWords, Split, Tile
from scenarios.leans import LEANS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.facts.results import BattleResult
    from bot.facts.sheet import Sheet
    from bot.i18n import Words
    from bot.people.ladder import SidesOf
    from engine.types import Side


class _Kind(NamedTuple):
    """Battles of some kind, and what the Allies have won of them; a draw is half."""

    name: str
    games: int
    allies: float


class _Means(NamedTuple):
    """How battles go: averages, and how often the side with the luckier dice has won."""

    turns: float
    medals: Mapping[Side, float]
    luckier: float | None


def _kinds(known: SidesOf) -> list[_Kind]:
    """All kinds of which there is any."""
    met = [one for one in known.results if one.counts]
    mixed = [one for one in met if any(_is_computer(seat.person) for seat in one.seats)]
    people = [one for one in met if one not in mixed]
    kinds = [_kind("people", people), _kind("computers", mixed)]
    lean = LEANS.get(known.battle)
    if lean is not None:
        drawn = lean.games - lean.allies - lean.axis
        kinds.append(_Kind("veterans", lean.games, lean.allies + drawn / 2))
    return [one for one in kinds if one.games]


def _kind(name: str, results: Sequence[BattleResult]) -> _Kind:
    won = sum((one.winner == "allies") + (one.winner is None) / 2 for one in results)
    return _Kind(name, len(results), won)


def _is_computer(person: int) -> bool:
    return is_computer(person) and not is_former(person)


def _means(known: SidesOf) -> _Means | None:
    """Of all that count, else as it was measured."""
    met, lean = [one for one in known.results if one.counts], LEANS.get(known.battle)
    if met:
        medals = {side: statistics.mean(one.medals[side] for one in met) for side in SIDES}
        return _Means(statistics.mean(one.turns for one in met), medals, _luckier(met))
    if lean is None:
        return None
    return _Means(lean.turns, dict(zip(SIDES, lean.medals, strict=True)), None)


def _luckier(results: Sequence[BattleResult]) -> float | None:
    """How often whoever has won had the luckier dice."""
    told = [(one.luck, one.winner) for one in results if one.luck is not None and one.winner is not None]
    if not told:
        return None
    return statistics.mean(float(luck[side] > luck[OTHER[side]]) for luck, side in told)


def _percent(words: Words, share: float) -> str:
    return words("score-percent", share=round(100 * share))


def _rest(words: Words, share: float) -> str:
    """What is left of it: both together are a hundred."""
    return words("score-percent", share=100 - round(100 * share))


def sides_screen(words: Words, sheet: Sheet, known: SidesOf, *, here: bool, at_home: bool) -> Screen:
    """All of it in words."""
    title, scenario = literal(name_of(words, sheet)), sheet.id
    lines = [words("sides-heading-here" if here else "sides-heading", title=title)]
    kinds, means = _kinds(known), _means(known)
    for kind in kinds:
        share = interval(kind.allies, kind.games)
        lines.append(
            words(
                "sides-line",
                who=words(f"sides-{kind.name}"),
                first=words("side-allies"),
                second=words("side-axis"),
                battles=words("score-battles", battles=kind.games),
                allies=_percent(words, share.share),
                axis=_rest(words, share.share),
                low=_percent(words, share.low),
                high=_percent(words, share.high),
            )
        )
    if means is not None:
        lines.append(
            words(
                "sides-means",
                turns=round(means.turns, 1),
                allies=round(means.medals["allies"], 1),
                axis=round(means.medals["axis"], 1),
            )
        )
        if means.luckier is not None:
            lines.append(words("sides-luckier", share=_percent(words, means.luckier)))
    if all(kind.name == "veterans" for kind in kinds):
        lines.append(words("sides-none"))
    lines.append(words("sides-lean", share=_percent(words, known.chance)))
    row = [Button(words("button-scenario"), "scenario", scenario, emoji="🗺️")]
    row.insert(0, show_all(words, Shown("sides", arg_of(OfSides(scenario, "here" if here else "all")))))
    if at_home:
        other: Scope = "all" if here else "here"
        row.insert(
            0, Button(words(f"button-ladder-{other}"), "sides", arg_of(OfSides(scenario, other)), emoji="🌍")
        )
    return Screen(whole_lines(lines), rows=(tuple(row),))


def sides_words(words: Words, sheet: Sheet, known: SidesOf) -> BattleWords:
    """The same for the picture."""
    splits = []
    for kind in _kinds(known):
        share = interval(kind.allies, kind.games)
        splits.append(
            Split(
                words(f"sides-{kind.name}"),
                words("score-battles", battles=kind.games),
                *share,
                (_percent(words, share.share), _rest(words, share.share)),
            )
        )
    means = _means(known)
    tiles: list[Tile] = []
    if means is not None:
        medals = " : ".join(words("figure", number=round(means.medals[side], 1)) for side in SIDES)
        tiles = [
            Tile(words("figure", number=round(means.turns, 1)), words("tile-turns")),
            Tile(medals, words("tile-medals")),
        ]
        if means.luckier is not None:
            tiles.append(Tile(_percent(words, means.luckier), words("tile-luckier")))
    return BattleWords(
        name_of(words, sheet),
        date_line(words, sheet),
        (words("side-allies"), words("side-axis")),
        (sheet.nations.get("allies", ""), sheet.nations.get("axis", "")),
        tuple(splits),
        tuple(tiles),
    )
