"""A turn just played as its picture tells it: marks, a line of words, every roll; and the same for who cannot see it.

Everything is made from public events: nothing here knows more than a spectator.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import renderer
from bot.screens.history.fights import Deeds, Fall, Fight
from bot.screens.naming import SEAL, faces
from engine.events import UnitEliminated
from engine.types import OTHER, SIDES
from engine.view import UnitView
from renderer import marks as m

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.facts.kinds import Ending
    from bot.game.values import GameCard, LogLine
    from bot.i18n import Words
    from engine.events import Event
    from engine.types import Side
    from engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Story:
    """A turn just played, for the eye and in words."""

    told: renderer.Told
    alt: str
    #: Which turn it was, above the board: one number for one picture.
    turn: str = ""


def deed_marks(view: PlayerView, deeds: Deeds) -> list[m.Mark]:
    """What happened as marks, each of several attacks on one unit for itself."""
    marks: list[m.Mark] = []
    fallen = {fall.unit: _fallen(view, fall) for fall in deeds.falls}
    # So it looked where it came from, but for its losses; it is told of by its number, wherever it has gone since.
    shades = {**fallen, **{unit.id: unit for unit in view.units}}
    for way in deeds.ways:
        shade = shades.get(way.unit)
        # Whoever moved on or fell since is a shade at every station of his way.
        moved_on = shade if way.unit in fallen or (shade and shade.at != way.hexes[-1]) else None
        match way.cause:
            case "retreat":
                marks.append(m.Retreated(way.hexes, moved_on))
            case "ground":
                marks.append(m.Advanced(way.hexes, shade))
            case _:
                marks.append(m.Moved(way.hexes, moved_on))
    for fight in deeds.fights:
        if fight.origin:
            marks.append(m.Fought(fight.origin, fight.target, fight.hits, fight.told_flags))
        elif fight.by is not None:
            marks.append(m.Strike(fight.target, fight.hits, fight.told_flags, fight.by))
    marks += [m.Fallen(shade.at, shade) for shade in fallen.values()]
    won = dict.fromkeys((prize.at, prize.side) for prize in deeds.prizes)
    return [*marks, *(m.MedalCaptured(at, side) for at, side in won)]


def _fallen(view: PlayerView, fall: Fall) -> UnitView:
    """A unit that is on no board any more."""
    nation = view.sides[fall.side].nation
    return UnitView(fall.at, fall.side, fall.kind, nation, 0, 1, 1, (), False, False, False, id=fall.unit)


def told(words: Words, turn: int, deeds: Deeds, after: Side | None, player: str = "") -> renderer.Told:
    """The lines below the board of a turn just played."""
    return renderer.Told(
        caption=caption(words, turn, deeds, player),
        next=words("picture-next", side=words(f"side-{after}")) if after is not None else "",
        rolls=tuple(_roll(words, fight) for fight in deeds.fights),
        more=words("picture-more"),
    )


def end_of(words: Words, card: GameCard, lost: Mapping[Side, int]) -> renderer.End:
    """Who won, how, in how many turns, with how many units lost, and where the dice came from."""
    end = end_by(words, card.winner, card.ending or "cancelled", card.turn, lost)
    small = words("picture-seed", seed=card.seed, hash=card.seed_hash[:SEAL]) if card.seed else ""
    return replace(end, small=small)


def end_by(
    words: Words, winner: Side | None, ending: Ending, turns: int, lost: Mapping[Side, int]
) -> renderer.End:
    """The same of a battle that was on no table."""
    won = words("picture-won", how=words(f"ending-{ending}"))
    return renderer.End(
        winner=winner,
        line=won if winner is not None else _ended(words, None, ending),
        length=words("picture-length", turns=turns),
        losses={side: words("picture-lost-units", units=lost.get(side, 0)) for side in SIDES},
    )


def ended(words: Words, card: GameCard) -> str:
    """Who won and how, as a sentence."""
    return _ended(words, card.winner, card.ending or "cancelled")


def _ended(words: Words, winner: Side | None, ending: Ending) -> str:
    if winner is None:
        return words(f"result-{ending}").replace("**", "")
    return words("alt-won", side=words(f"side-{winner}"), how=words(f"ending-{ending}"))


def losses(lines: Iterable[LogLine]) -> dict[Side, int]:
    """The units each side lost in these lines."""
    return lost_units(event for line in lines if not line.undone for event in line.events)


def lost_units(events: Iterable[Event]) -> dict[Side, int]:
    """The units each side lost by these events."""
    counts: dict[Side, int] = dict.fromkeys(SIDES, 0)
    for event in events:
        if isinstance(event, UnitEliminated):
            counts[event.side] += 1
    return counts


def caption(words: Words, turn: int, deeds: Deeds, player: str = "") -> str:
    """Turn 7 · Ana (Allies): Probe Center."""
    if deeds.side is None or deeds.card is None:
        return ""
    side, card = words(f"side-{deeds.side}"), words(f"card-{deeds.card}.short")
    if player:
        side = words("picture-player", player=player, side=side)
    return words("picture-told", turn=turn, side=side, card=card)


def _roll(words: Words, fight: Fight) -> renderer.Roll:
    dice = zip(fight.faces, fight.outcomes(), strict=True)
    return renderer.Roll(
        target=fight.target,
        origin=fight.origin,
        dice=tuple(renderer.Die(face, outcome) for face, outcome in dice),
        result=outcome_of(words, fight),
        by=fight.by,
        hits=fight.hits,
        flags=fight.told_flags,
    )


def outcome_of(words: Words, fight: Fight) -> str:
    """2 hits, falls back: what a roll brought in a few words."""
    said = [words("fight-hits", hits=fight.hits)] if fight.hits else []
    if fight.dead:
        said.append(words("fight-dead"))
    elif fight.retreat:
        said.append(words("fight-back", to=fight.retreat[-1]))
    elif fight.flags and fight.ignored >= fight.flags:
        said.append(words("fight-holds"))
    elif fight.lost > fight.hits:
        said.append(words("fight-pressed", lost=fight.lost - fight.hits))
    elif fight.flags and not fight.hits:
        # Where to is asked, and not answered yet.
        said.append(words("fight-flags", flags=fight.flags))
    return ", ".join(said) or words("fight-holds-ice" if fight.by == "ice" else "fight-miss")


def results(words: Words, deeds: Deeds) -> list[str]:
    """One short line for each roll: who at whom, the dice, and what came of them."""
    return [
        words(
            _line_of(fight),
            **{"from": fight.origin},
            at=fight.target,
            dice=faces(fight.faces) or "–",
            result=outcome_of(words, fight),
        )
        for fight in deeds.fights
    ]


def _line_of(fight: Fight) -> str:
    if fight.origin:
        return "fight-line-ambush" if fight.ambush else "fight-line"
    # Nobody has shot at whoever broke in, or trod on a mine.
    return f"fight-line-{fight.by}" if fight.by in ("ice", "mines") else "fight-line-strike"


def sentences(words: Words, turn: int, deeds: Deeds, player: str = "") -> str:
    """The turn in words: who attacked whom with what result, where units went, what was won."""
    said = [one for one in (caption(words, turn, deeds, player),) if one]
    moves = ", ".join(
        f"{way.hexes[0]}→{way.hexes[-1]}" for way in deeds.ways if way.cause in ("move", "exit")
    )
    if moves:
        said.append(words("alt-moves", moves=moves))
    said += [_sentence(words, fight) for fight in deeds.fights]
    for prize in deeds.prizes:
        said.append(words("alt-medal", side=words(f"side-{prize.side}"), at=prize.at))
    return " ".join(one if one.endswith((".", "!", "?")) else f"{one}." for one in said)


def _sentence(words: Words, fight: Fight) -> str:
    side = words(f"side-{fight.side}")
    enemy = words(f"side-{OTHER[fight.side]}")
    result = outcome_of(words, fight)
    if fight.origin:
        key = "alt-ambush" if fight.ambush else "alt-attack"
        line = words(key, enemy=enemy, origin=fight.origin, side=side, target=fight.target, result=result)
    else:
        line = words(f"alt-{fight.by}", side=side, target=fight.target, result=result)
    return f"{line} {words('alt-ground', to=fight.ground[-1])}" if fight.ground else line
