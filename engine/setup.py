"""From a scenario's mapping to the first state of a game; every fault is named, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engine.battle import Battle, exits_of, medal_hexes, seats, section_sets
from engine.dice import Dice
from engine.errors import ScenarioError
from engine.frames import DealCards, FirstTurn, Frame, Play
from engine.ground import Ground
from engine.hexes import SHAPES, Board, board
from engine.memory import CHIPS, PARTIAL_DECK
from engine.options import Options
from engine.play import settle
from engine.reading import Faults, read_ground, read_numbers, read_objectives, read_side, read_units
from engine.rules.cards.table import CARDS, deck_of
from engine.rules.hookpoints import Hook, Hooks
from engine.rules.hooks import ALWAYS, PARAMETERS, RULES, TRAITS
from engine.rules.markers import MARKERS
from engine.rules.objectives import judge_board, judge_turn_start
from engine.rules.tags import TAGS
from engine.rules.units import UNITS
from engine.state import Draft, GameState, Turn, Unit
from engine.types import OTHER, SECTIONS, SIDES, CardId, HexId, Side, Table

_MOST_CARDS: Final = 20


def new_game(
    scenario: Table, dice: Dice, *, options: Options | None = None, rules: Sequence[str] = ()
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
    return begin(battle, units, hands=hands, deck=deck, dice=dice, held=held_at_start(scenario))


def held_at_start(scenario: Table) -> dict[int, Side]:
    """The medals that a side holds although nobody stands there (XAMB-32)."""
    return {n: one["held"] for n, one in enumerate(scenario.get("medals", ())) if one.get("held")}


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
    memory: Mapping[str, object] | None = None,
) -> GameState:
    """A game that starts from this position."""
    side = first or battle.first
    draft = Draft()
    draft.battle = battle
    draft.ground = battle.ground
    draft.units, draft.masks, draft.occupied = {}, {"allies": 0, "axis": 0}, 0
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
    chips = [card for side_ in SIDES for card in CHIPS[side_].of(draft)]
    cards = Counter((*draft.deck, *draft.discard, *draft.hands["allies"], *draft.hands["axis"], *chips))
    if cards != Counter(battle.deck):
        PARTIAL_DECK.keep(draft, True)
    # What is decided before the first turn stands in the order of the rules that ask for it.
    opening = [frame for hook in battle.hooks.opening for frame in hook(draft)]
    play: Frame = DealCards(side) if battle.overlord else Play(side)
    draft.pending = [FirstTurn(None, side), *reversed(opening)] if opening else [play]
    draft.ply = 0
    draft.undo_floor = 0
    draft.winner = None
    draft.legal = None
    draft.events = None
    if battle.medal_hexes:
        judge_board(draft, side)
    for hook in battle.hooks.setup:
        hook(draft, dice)
    if battle.medal_hexes and isinstance(draft.pending[-1], (DealCards, Play)):
        judge_turn_start(draft)
    settle(draft, dice)
    draft.undo_floor = 0
    return draft.freeze()


def prepare(
    scenario: Table, *, options: Options | None = None, rules: Sequence[str] = ()
) -> tuple[Battle, dict[HexId, Unit]]:
    """The battle and its units, before any card is dealt. Raises ScenarioError."""
    try:
        return _prepare(scenario, options or Options(), rules)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        # Mappings come from files of strangers: whatever their shape, the answer is a fault, never a traceback.
        raise ScenarioError([f"not a battle: {error}"]) from None


def _prepare(scenario: Table, options: Options, rules: Sequence[str]) -> tuple[Battle, dict[HexId, Unit]]:
    faults = Faults()
    kind = scenario.get("board", "standard")
    if kind not in SHAPES:
        raise ScenarioError([f"board: unknown kind {kind!r}"])
    on = board(kind)
    bottom, first = read_side(faults, scenario, "bottom"), read_side(faults, scenario, "first")
    units = read_units(faults, on, scenario.get("units", []))
    ground = read_ground(faults, on, scenario, units, options)
    objectives = read_objectives(faults, on, scenario.get("medals", []))
    to_win = read_numbers(faults, scenario, "to_win", 1, 99)
    read_numbers(faults, scenario, "hands", 1, _MOST_CARDS)
    special = _special_rules(faults, on, scenario, rules)
    if faults.found:
        raise ScenarioError(faults.found)
    sections, back = seats(on, OTHER[bottom])
    hooks = Hooks(_hooks(special, ground, units))
    deck = deck_of(tactic_cards=options.tactic_cards)
    for hook in hooks.deck:
        deck = hook(deck)
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
        hooks=hooks,
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


def _special_rules(faults: Faults, on: Board, scenario: Table, more: Sequence[str]) -> dict[str, Table]:
    rules = {**ALWAYS.get(on.kind, {}), **(scenario.get("rules") or {}), **{name: {} for name in more}}
    for name, params in rules.items():
        if name not in RULES:
            faults(f"rules.{name}", "no such rule")
        elif not isinstance(params, Mapping) or set(params) != set(PARAMETERS[name]):
            faults(f"rules.{name}", f"takes {', '.join(PARAMETERS[name]) or 'nothing'}")
        else:
            for key, kind in PARAMETERS[name].items():
                if not _is_a(kind, params[key], on):
                    faults(f"rules.{name}.{key}", f"{params[key]!r} is no {kind}")
    return rules


def _is_a(kind: str, value: object, on: Board) -> bool:
    several = {
        "hexes": "hex",
        "places": "hex",
        "counts": "count",
        "sides": "side",
        "sections": "section",
        "any-sides": "side",
    }
    if kind in several:
        return isinstance(value, (list, tuple)) and all(_is_a(several[kind], one, on) for one in value)
    match kind:
        case "side":
            return value in SIDES
        case "section":
            return value in SECTIONS
        case "hex":
            return value in on.by_name
        case "count" | "amount":
            return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99
        case "unit":
            return value in UNITS
        case _:
            return isinstance(value, str)


def _arriving(special: Mapping[str, Table]) -> list[str]:
    """The kinds of units that special rules may bring onto the board."""
    return [
        str(params[key])
        for name, params in special.items()
        for key, kind in PARAMETERS[name].items()
        if kind == "unit"
    ]


def _hooks(special: Mapping[str, Table], ground: Ground, units: Mapping[HexId, Unit]) -> list[Hook]:
    """Special rules and the traits of what is on the board, in the order of their names."""
    traits: set[str] = set()
    for here in ground.spots:
        traits.update(here.row.traits)
        for top in here.tops:
            traits.update(top.traits)
        for marker in here.markers:
            traits.update(MARKERS[marker.kind].traits)
    for kind in (*[unit.kind for unit in units.values()], *_arriving(special)):
        traits.update(UNITS[kind].traits)
    rules = [RULES[name](special[name]) for name in sorted(special)]
    tags = {tag for unit in units.values() for tag in unit.tags}
    for tag in tags.union(*[rule.gives for rule in rules]):
        traits.update(TAGS[tag])
    return [*(TRAITS[name] for name in sorted(traits)), *rules]
