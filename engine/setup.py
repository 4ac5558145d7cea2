"""From a scenario's mapping to the first state of a game; every fault is named, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.battle import Battle, Objective, exits_of, medal_hexes, seats, section_sets
from engine.dice import Dice
from engine.errors import ScenarioError
from engine.frames import DealCards, Play
from engine.ground import Ground, Marker, Obstacle, Spot, new_ground, spot
from engine.hexes import SHAPES, Board, board, hex_set
from engine.options import Options
from engine.play import settle
from engine.rules.cards.table import CARDS, deck_of
from engine.rules.hookpoints import Hook, Hooks
from engine.rules.hooks import PARAMETERS, RULES, TRAITS
from engine.rules.objectives import OBJECTIVES, judge_board
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import DEEP_FACES, FACES, TERRAIN
from engine.rules.units import UNITS
from engine.state import Draft, GameState, Turn, Unit
from engine.types import DIRECTIONS, OTHER, SIDES, CardId, HexId, Side

#: Remembered of a position that was built with some cards only, as golden cases are.
PARTIAL_DECK: Final = "partial-deck"
_MOST_FIGURES: Final = 9
_MOST_CARDS: Final = 20


class Faults:
    """Collects what is wrong with a mapping, with the place of each."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __call__(self, where: str, what: str) -> None:
        self.found.append(f"{where}: {what}")


def new_game(
    scenario: Mapping[str, Any],
    dice: Dice,
    *,
    options: Options | None = None,
    rules: Sequence[str] = (),
) -> GameState:
    """The first state of a game: decks shuffled, hands dealt, the first side to play.

    Raises ScenarioError with every fault.
    """
    battle, units = prepare(scenario, options=options, rules=rules)
    deck = dice.shuffle(battle.deck)
    hands: dict[Side, tuple[CardId, ...]] = {}
    for side in (battle.first, OTHER[battle.first]):
        number = scenario["hands"][side]
        hands[side], deck = deck[:number], deck[number:]
    return begin(battle, units, hands=hands, deck=deck, dice=dice)


def begin(
    battle: Battle,
    units: Mapping[HexId, Unit],
    *,
    hands: Mapping[Side, tuple[CardId, ...]],
    deck: tuple[CardId, ...],
    dice: Dice,
    discard: tuple[CardId, ...] = (),
    won: Mapping[Side, int] | None = None,
    held: Mapping[int, Side] | None = None,
    first: Side | None = None,
    memory: Mapping[str, Any] | None = None,
) -> GameState:
    """A game that starts from this position."""
    side = first or battle.first
    draft = object.__new__(Draft)
    draft.battle = battle
    draft.ground = battle.ground
    draft.units = {}
    draft.masks = {"allies": 0, "axis": 0}
    for h in sorted(units):
        draft.put(h, units[h])
    unknown = sorted({*deck, *discard, *hands["allies"], *hands["axis"]} - set(CARDS))
    if unknown:
        raise ScenarioError([f"unknown card {card!r}" for card in unknown])
    draft.hands = {s: tuple(hands[s]) for s in SIDES}
    draft.deck = tuple(deck)
    draft.discard = tuple(discard)
    draft.won = {s: (won or {}).get(s, 0) for s in SIDES}
    draft.held = dict(held or {})
    draft.turn = Turn(1, side)
    draft.deeds = {}
    draft.played = {}
    draft.memory = dict(memory or {})
    cards = Counter((*draft.deck, *draft.discard, *draft.hands["allies"], *draft.hands["axis"]))
    if cards != Counter(battle.deck):
        draft.memory[PARTIAL_DECK] = True
    draft.pending = [DealCards(side) if battle.overlord else Play(side)]
    draft.ply = 0
    draft.undo_floor = 0
    draft.winner = None
    draft.legal = None
    draft.events = []
    if battle.medal_hexes:
        judge_board(draft, side)
    for hook in battle.hooks.setup:
        hook(draft, dice)
    settle(draft, dice)
    draft.undo_floor = 0
    return draft.freeze()


def prepare(
    scenario: Mapping[str, Any], *, options: Options | None = None, rules: Sequence[str] = ()
) -> tuple[Battle, dict[HexId, Unit]]:
    """The battle and its units, before any card is dealt. Raises ScenarioError."""
    faults = Faults()
    options = options or Options()
    kind = scenario.get("board", "standard")
    if kind not in SHAPES:
        raise ScenarioError([f"board: unknown kind {kind!r}"])
    on = board(kind)
    bottom, first = _side(faults, scenario, "bottom"), _side(faults, scenario, "first")
    units = read_units(faults, on, scenario.get("units", []))
    ground = read_ground(faults, on, scenario, units)
    objectives = read_objectives(faults, on, scenario.get("medals", []))
    to_win = _numbers(faults, scenario, "to_win", 1, 99)
    _numbers(faults, scenario, "hands", 1, _MOST_CARDS)
    special = _special_rules(faults, on, scenario, rules)
    if faults.found:
        raise ScenarioError(faults.found)
    sections, back = seats(on, OTHER[bottom])
    deck = deck_of(tactic_cards=options.tactic_cards)
    battle = Battle(
        id=str(scenario.get("id", "")),
        scenario=scenario,
        board=on,
        ground=ground,
        options=options,
        top=OTHER[bottom],
        first=first,
        to_win=to_win,
        objectives=objectives,
        rules=special,
        hooks=Hooks(_hooks(special, ground, units)),
        deck=deck,
        reactions=tuple(sorted({card for card in deck if CARDS[card].reaction is not None})),
        sections=sections,
        section_sets=section_sets(on, sections),
        back=back,
        medal_hexes=medal_hexes(objectives),
        permanents=tuple([(n, o) for n, o in enumerate(objectives) if o.kind == "permanent"]),
        exits=exits_of(objectives),
        more_rules=tuple(rules),
    )
    return battle, units


def _side(faults: Faults, scenario: Mapping[str, Any], key: str) -> Side:
    found = scenario.get(key, "allies")
    if found not in SIDES:
        faults(key, f"no side {found!r}")
        return "allies"
    return found  # type: ignore[no-any-return]


def _numbers(faults: Faults, scenario: Mapping[str, Any], key: str, low: int, high: int) -> dict[Side, int]:
    given = scenario.get(key)
    if not isinstance(given, Mapping) or set(given) != set(SIDES):
        faults(key, "a number for allies and for axis")
        return dict.fromkeys(SIDES, low)
    for side in SIDES:
        if (
            not isinstance(given[side], int)
            or isinstance(given[side], bool)
            or not low <= given[side] <= high
        ):
            faults(f"{key}.{side}", f"a number from {low} to {high}, not {given[side]!r}")
    return {side: given[side] for side in SIDES}


def _hexes(faults: Faults, on: Board, where: str, names: object) -> list[HexId]:
    if not isinstance(names, (list, tuple)) or not names:
        faults(where, "a list of hexes")
        return []
    found = []
    for name in names:
        h = on.by_name.get(name) if isinstance(name, str) else None
        if h is None:
            faults(where, f"no hex {name!r} on this board")
        else:
            found.append(h)
    return found


def read_units(faults: Faults, on: Board, given: Sequence[Mapping[str, Any]]) -> dict[HexId, Unit]:
    """The units of a mapping, numbered in the order of their hexes."""
    found: dict[HexId, Unit] = {}
    for place, one in enumerate(given):
        where = f"units[{place}] {one.get('at', '')}".rstrip()
        h = on.by_name.get(str(one.get("at")))
        row = UNITS.get(str(one.get("kind")))
        if h is None:
            faults(where, f"no hex {one.get('at')!r} on this board")
        if row is None:
            faults(where, f"unknown unit {one.get('kind')!r}")
        if one.get("side") not in SIDES:
            faults(where, f"no side {one.get('side')!r}")
        if h is not None and h in found:
            faults(where, "two units on one hex")
        if h is None or row is None or one.get("side") not in SIDES or h in found:
            continue
        full = one.get("full", max(row.figures, one.get("figures", 0)))
        figures = one.get("figures", full)
        if "full" not in one and "figures" in one and one["figures"] > row.figures:
            full = one["figures"]
        if not all(isinstance(n, int) and 1 <= n <= _MOST_FIGURES for n in (full, figures)) or figures > full:
            faults(where, f"{figures!r} figures of {full!r}")
            continue
        found[h] = Unit(
            h, one["side"], row.id, figures, full, str(one.get("nation", "")), int(one.get("worth", row.worth)),
            tuple(one.get("tags", ())),
        )  # fmt: skip
    return {h: unit._replace(id=number) for number, (h, unit) in enumerate(sorted(found.items()))}


def read_ground(
    faults: Faults, on: Board, scenario: Mapping[str, Any], units: Mapping[HexId, Unit]
) -> Ground:
    """The ground of a mapping: printed board, terrain, obstacles, markers."""
    face = scenario.get("face", "country")
    faces = DEEP_FACES if on.kind == "breakthrough" else FACES
    if face not in faces:
        faults("face", f"unknown face {face!r}")
        face = "country"
    printed = ["open"] * on.size
    for rows, terrain in faces[face]:
        for h, (_, y) in enumerate(on.xy):
            if y in rows:
                printed[h] = terrain
    spots: dict[HexId, Spot] = {}
    places = {key: scenario.get(key) or {} for key in ("terrain", "obstacles", "markers")}
    for name in sorted(set().union(*places.values())):
        if name not in on.by_name:
            faults(name, "not on this board")
            continue
        at = on.by_name[name]
        terrain, exits = _terrain(faults, name, places["terrain"].get(name, printed[at]))
        obstacles = tuple(_obstacles(faults, name, places["obstacles"].get(name, ()), units.get(at)))
        markers = tuple(_markers(faults, name, places["markers"].get(name, ())))
        spots[at] = spot(terrain, obstacles, markers, exits)
    ground = new_ground(on, spots, printed)
    for h, unit in units.items():
        if (
            UNITS[unit.kind].moves_as in ground.spots[h].closed
            and UNITS[unit.kind].moves_as not in ground.spots[h].pins
        ):
            _closed_under(faults, on, ground, h, unit)
    return ground


def _closed_under(faults: Faults, on: Board, ground: Ground, h: HexId, unit: Unit) -> None:
    """A unit may start where it could not enter only on ground it is pinned to, or behind an obstacle."""
    if ground.spots[h].row.closed_to:
        faults(on.names[h], f"{unit.kind} cannot stand on {ground.spots[h].terrain}")


def _terrain(faults: Faults, name: str, given: object) -> tuple[str, tuple[Any, ...]]:
    kind = given.get("kind") if isinstance(given, Mapping) else given
    exits = tuple(given.get("exits", ())) if isinstance(given, Mapping) else ()
    if kind not in TERRAIN:
        faults(name, f"unknown terrain {kind!r}")
        return "open", ()
    for exit_ in exits:
        if exit_ not in DIRECTIONS:
            faults(name, f"unknown direction {exit_!r}")
    return str(kind), exits


def _obstacles(faults: Faults, name: str, given: object, unit: Unit | None) -> Iterator[Obstacle]:
    if not isinstance(given, (list, tuple)):
        faults(name, "obstacles are a list")
        return
    for one in given:
        data = one if isinstance(one, Mapping) else {"kind": one}
        row = OBSTACLES.get(str(data.get("kind")))
        if row is None:
            faults(name, f"unknown obstacle {data.get('kind')!r}")
            continue
        side = data.get("side")
        if side is None and row.owned and unit is not None:
            side = unit.side
        if row.owned and side not in SIDES:
            faults(name, f"{row.id} belongs to no side")
            continue
        yield Obstacle(row.id, side, data.get("axis"), data.get("facing"))


def _markers(faults: Faults, name: str, given: object) -> Iterator[Marker]:
    if not isinstance(given, (list, tuple)):
        faults(name, "markers are a list")
        return
    for one in given:
        faults(name, f"unknown marker {one.get('kind') if isinstance(one, Mapping) else one!r}")
        yield Marker("unknown")


def read_objectives(faults: Faults, on: Board, given: Sequence[Mapping[str, Any]]) -> tuple[Objective, ...]:
    """The medals of a mapping."""
    found = []
    for number, one in enumerate(given):
        where = f"medals[{number}]"
        hexes = _hexes(faults, on, where, one.get("at"))
        kind, side = one.get("kind", "temporary"), one.get("for")
        if kind not in OBJECTIVES:
            faults(where, f"unknown kind {kind!r}")
        if side not in (*SIDES, "both"):
            faults(where, f"no side {side!r}")
        worth, count = one.get("worth", 1), one.get("count", 1)
        if not isinstance(worth, int) or not isinstance(count, int) or not 1 <= count <= max(1, len(hexes)):
            faults(where, f"worth {worth!r}, count {count!r} of {len(hexes)} hexes")
        found.append(Objective(str(kind), None if side == "both" else side, hex_set(hexes), worth, count))
    return tuple(found)


def _special_rules(
    faults: Faults, on: Board, scenario: Mapping[str, Any], more: Sequence[str]
) -> dict[str, Mapping[str, Any]]:
    found = {**(scenario.get("rules") or {}), **{name: {} for name in more}}
    for name, params in found.items():
        if name not in RULES:
            faults(f"rules.{name}", "no such rule")
        elif not isinstance(params, Mapping) or set(params) != set(PARAMETERS[name]):
            faults(f"rules.{name}", f"takes {', '.join(PARAMETERS[name]) or 'nothing'}")
        else:
            for key, kind in PARAMETERS[name].items():
                if not _is_a(kind, params[key], on):
                    faults(f"rules.{name}.{key}", f"{params[key]!r} is no {kind}")
    return found


def _is_a(kind: str, value: object, on: Board) -> bool:
    several = {"hexes": "hex", "numbers": "number", "sides": "side"}
    if kind in several:
        return isinstance(value, (list, tuple)) and all(_is_a(several[kind], one, on) for one in value)
    match kind:
        case "side":
            return value in SIDES
        case "hex":
            return value in on.by_name
        case "number":
            return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99
        case "unit":
            return value in UNITS
        case _:
            return isinstance(value, str)


def _hooks(
    special: Mapping[str, Mapping[str, Any]], ground: Ground, units: Mapping[HexId, Unit]
) -> list[Hook]:
    """Special rules and the traits of what is on the board, in the order of their names."""
    traits: set[str] = set()
    for here in ground.spots:
        traits.update(here.row.traits)
        for top in here.tops:
            traits.update(top.traits)
    for unit in units.values():
        traits.update(UNITS[unit.kind].traits)
    return [
        *(TRAITS[name] for name in sorted(traits)),
        *(RULES[name](special[name]) for name in sorted(special)),
    ]
