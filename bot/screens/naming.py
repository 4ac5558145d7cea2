"""Units, hexes and dice in words: the short forms that lists, recaps and alt texts share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine.hexes import Board, board
from engine.rules.cards.table import CARDS, LAST_RESORT
from engine.view import HexView
from renderer.hand import in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.i18n import Words
    from engine.notation import ActionView, Odds
    from engine.types import Area, CardId, Face, Section, Side
    from engine.view import PlayerView, UnitView

#: So much of a seal is shown beside its seed: the rest can be checked.
SEAL: Final = 16
DICE_SIGNS: Final[Mapping[str, str]] = {
    "infantry": "🪖",
    "armor": "⚙️",
    "grenade": "💥",
    "star": "⭐",
    "flag": "🏳️",
}
SIDE_SIGNS: Final[Mapping[str, str]] = {"allies": "🟦", "axis": "⬛"}


def faces(rolled: Iterable[Face]) -> str:
    """Dice as signs."""
    return " ".join(DICE_SIGNS[face] for face in rolled)


def listed(words: Words, names: Sequence[str]) -> str:
    """Left; left and right; left, center and right."""
    if len(names) < 2:
        return "".join(names)
    return words("list-and", first=", ".join(names[:-1]), last=names[-1])


def in_play_where(words: Words, view: PlayerView) -> str:
    """The card in play, with the section chosen for it where its name does not say it."""
    assert view.card is not None
    name = in_play(words, view.card, view.effect)
    row = CARDS.get(view.effect or view.card)
    if view.section is None or row is None or view.section in {slot.section for slot in row.slots}:
        return name
    return words("vote-for", card=name, section=words(f"section-{view.section}.short"))


def in_play(words: Words, card: str, effect: str | None) -> str:
    """The card played, and what it counts as if that is another one."""
    name = words(f"card-{card}")
    if effect is None or effect == card:
        return name
    if effect == LAST_RESORT.id:
        return words("card-as-one-unit", card=name)
    return words("card-as", card=name, effect=words(f"card-{effect}"))


def pips(unit: UnitView) -> str:
    """Figures left and lost: ●●●○."""
    return "●" * unit.figures + "○" * max(0, unit.full - unit.figures)


def ground(words: Words, spot: HexView) -> str:
    """What a hex is, in a word or two; empty for open ground."""
    names = [words(f"obstacle-{obstacle.kind}.short") for obstacle in spot.obstacles]
    if spot.terrain != "open" and not any(obstacle.kind.startswith("bridge") for obstacle in spot.obstacles):
        names.insert(0, words(f"terrain-{spot.terrain}.short"))
    names += [words(f"marker-{marker.kind}") for marker in spot.markers]
    return ", ".join(names)


def unit_line(words: Words, unit: UnitView, spot: HexView | None = None) -> str:
    """G5 Infantry ●●●○ woods."""
    figures = words("aloud-of", left=unit.figures, full=unit.full) if words.aloud else pips(unit)
    parts = [unit.at, words(f"unit-{unit.kind}"), figures]
    where = ground(words, spot) if spot is not None else ""
    return " ".join([*parts, *([where] if where else [])])


def unit_short(words: Words, unit: UnitView) -> str:
    """G5 Inf 3/4, for a button."""
    return f"{unit.at} {words(f'unit-{unit.kind}.short')} {unit.figures}/{unit.full}"


def sections_of(view: PlayerView, side: Side, at: str) -> tuple[Section, ...]:
    """The sections of a hex as that side sees them; a line hex lies in two (BOARD-03)."""
    on = board_of(view)
    return on.sections(on.by_name[at], from_top=side == view.top)


def halves_of(view: PlayerView, side: Side, at: str, section: Section) -> tuple[Area, ...]:
    """The halves of a double section that a hex lies in (OVL-02)."""
    on = board_of(view)
    return on.halves(on.by_name[at], section, from_top=side == view.top)


def board_of(view: PlayerView) -> Board:
    """The geometry of the board a view shows."""
    return board(view.board)


def cards_shown(view: PlayerView) -> tuple[CardId, ...]:
    """The cards of a hand, the one under the commissar's chip among them."""
    return (*view.hand, *((view.chip,) if view.chip else ()), *view.combat_hand)


def numbered(view: PlayerView) -> list[tuple[int, CardId]]:
    """The cards of a hand as they lie on its picture, each with the number it bears there."""
    late = {card for card in view.hand if CARDS[card].reaction is not None}
    return list(enumerate(in_order(cards_shown(view), late), 1))


def numbers(view: PlayerView) -> dict[CardId, str]:
    """The numbers of each card: 2, 3."""
    named: dict[CardId, list[str]] = {}
    for number, card in numbered(view):
        named.setdefault(card, []).append(str(number))
    return {card: ", ".join(them) for card, them in named.items()}


class Spots(Mapping[str, HexView]):
    """The hexes of a view by their names. Most prompts ask for a few of them."""

    def __init__(self, view: PlayerView) -> None:
        self._hexes: Final = view.hexes
        self._numbers: Final = board_of(view).by_name

    def __getitem__(self, name: str) -> HexView:
        return self._hexes[self._numbers[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._hexes)


def chances(words: Words, odds: Odds) -> list[str]:
    """What an attack may do, each chance in per cent; what cannot happen is not said."""
    return [
        words("odds-losses", losses=round(odds.losses, 1)),
        *_told(words, odds, kill="kill", retreat="retreat", ambush="ambush"),
    ]


def chances_in_short(words: Words, odds: Odds) -> list[str]:
    """The same for a list of attacks, each in a line of a phone."""
    return [
        words("odds-losses-list", losses=round(odds.losses, 1)),
        *_told(words, odds, kill="kill", retreat="back", ambush="ambush-list"),
    ]


def _told(words: Words, odds: Odds, *, kill: str, retreat: str, ambush: str) -> Iterator[str]:
    """The chances besides losses, under these names."""
    for name, chance in ((kill, odds.kill), (retreat, odds.yields), (ambush, odds.ambush)):
        percent = round(100 * chance)
        if name == retreat and may_hold(odds):
            # What its side has it do nobody else knows: both are told.
            yield words(f"odds-{name}-or-hold", percent=percent, held=round(100 * odds.retreat))
        elif percent:
            yield words(f"odds-{name}", percent=percent)


def may_hold(odds: Odds) -> bool:
    """Whether it matters to a chance that the target's side may have it ignore a flag."""
    yields = round(100 * odds.yields)
    return bool(yields) and yields != round(100 * odds.retreat)


def dice_text(words: Words, odds: Odds) -> str:
    """How many dice, and what they may do."""
    return " · ".join([words("battle-dice", dice=odds.dice), *chances(words, odds)])


def chance_lines(words: Words, weighed: Iterable[ActionView]) -> list[str]:
    """What is chosen and not yet rolled, each in a line with what its dice may do."""
    return [
        f"🎲 {'×'.join(one.hexes)}: {dice_text(words, one.odds)}" for one in weighed if one.odds is not None
    ]


def gist(words: Words, odds: Odds) -> str:
    """The one thing to know of an attack, by one measure for all, or they could not be compared: how often it destroys
    its target stands in the list."""
    return words("odds-losses-short", losses=round(odds.losses, 1))


class Chart:
    """A view by the names of its hexes."""

    def __init__(self, view: PlayerView) -> None:
        self.view: Final = view
        self._board: Final = board_of(view)
        self.spots: Final[Mapping[str, HexView]] = Spots(view)
        self.units: Final[Mapping[str, UnitView]] = {unit.at: unit for unit in view.units}

    def distance(self, a: str, b: str) -> int:
        """Hexes from a to b."""
        on = self._board
        return on.distance(on.by_name[a], on.by_name[b])

    def beside(self, side: Side) -> Counter[str]:
        """How many units of a side stand next to each hex."""
        on = self._board
        return Counter(
            [
                on.names[near]
                for unit in self.view.units
                if unit.side == side
                for near in on.neighbours[on.by_name[unit.at]]
            ]
        )

    def unit_line(self, words: Words, at: str) -> str:
        """The unit on a hex, or the hex alone."""
        unit = self.units.get(at)
        return unit_line(words, unit, self.spots[at]) if unit is not None else at
