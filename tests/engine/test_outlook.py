"""What is promised of a card or a move is what comes when it is done, in every battle."""

from __future__ import annotations

from collections import Counter

import pytest

import scenarios
from engine import GameState, SeededDice, apply, legal_actions, project, text
from engine.actions import Action, Attack, ChooseSection, MoveUnit, OrderUnit, PlayCard, Use
from engine.after_moves import battles_after
from engine.events import CardPlayed
from engine.frames import Battles, MoveUnits, OrderUnits, Play
from engine.outlook import cards_order, foreseen, orders_left
from engine.rules.cards.rows import EVERYBODY
from engine.rules.cards.table import CARDS, LAST_RESORT
from engine.rules.combat import dice_of, empty_target
from engine.state import Unit
from engine.types import OTHER, HexId
from tests.boards import position, proves
from tests.engine.walks import dice, walk

BATTLES = scenarios.ids()
#: Actions of each walk, and of how many moves one is tried.
LONG, EVERY = 160, 5


def _fights(state: GameState, action: MoveUnit) -> tuple[bool, set[tuple[HexId, int]]] | None:
    """Whether the unit battles after this move if there is an enemy beside it, and whom it may attack as they stand,
    with how many dice; None: nobody can tell any more."""
    unit, end = state.units[action.way[0]], action.way[-1]
    if not any(isinstance(frame, Battles) for frame in state.pending):
        return False, set()
    after = apply(state, action, dice(state, action, "outlook")).state
    if after.turn != state.turn or after.winner or not after.unit_at(unit.id, end):
        return None
    # As the step of battles finds the board, and with an enemy on every hex around.
    found = []
    for crowd in (False, True):
        draft = after.draft()
        for number, near in enumerate(draft.battle.board.neighbours[end] if crowd else ()):
            if near not in draft.units:
                draft.put(near, Unit(900 + number, OTHER[unit.side], "infantry", 4, 4))
        draft.pending, draft.legal = [Battles(unit.side)], None
        crowded = draft.freeze()
        found.append({(one.target, _dice(crowded, one)) for one in _attacks(crowded, end)})
    return bool(found[1]), found[0]


def _dice(state: GameState, attack: Attack) -> int:
    unit = state.units[attack.unit]
    target = state.units.get(attack.target) or empty_target(unit)
    return sum(dice for _, dice in dice_of(state, unit, attack.unit, target, attack.target))


def _attacks(state: GameState, at: HexId) -> list[Attack]:
    return [one for one in legal_actions(state) if isinstance(one, Attack) and one.unit == at]


@proves("MOVE-04 MOVE-06 BT-OTM-2")
@pytest.mark.parametrize("name", BATTLES)
def test_moves_say_whether_a_battle_is_left(name: str) -> None:
    """Distance, ground, card, kind of order, what happens on the way: all the engine knows."""
    seen: Counter[object] = Counter()
    for step in walk(name, "outlook", LONG):
        if not isinstance(step.before.pending[-1], MoveUnits):
            continue
        moves = [one for one in legal_actions(step.before) if isinstance(one, MoveUnit) and not one.leaves]
        said = battles_after(step.before, moves)
        for action in moves[::EVERY]:
            true = _fights(step.before, action)
            if true is not None:
                able, whom = true
                seen[able] += 1
                assert (action in said) is able, text(action, step.before.battle.board)
                assert {*said.get(action, ())} == whom, text(action, step.before.battle.board)
                seen["somebody"] += bool(whom)
    assert seen[True]
    assert seen[False]
    assert seen["somebody"]


def _ordered(state: GameState) -> int:
    """Order whoever may be ordered, one after the other, as long as the step is open."""
    number = 0
    while isinstance(state.pending[-1], OrderUnits):
        orders: list[Action] = [
            one for one in legal_actions(state)
            if isinstance(one, OrderUnit) or (isinstance(one, Use) and one.ability == "on-the-move")
        ]  # fmt: skip
        if not orders:
            break
        orders.sort(key=lambda one: isinstance(one, Use))
        state, number = apply(state, orders[0], SeededDice("order")).state, number + 1
    return number


@proves("ORDER-04 CARD-FALLBACK BT-OTM-1")
@pytest.mark.parametrize("name", BATTLES)
def test_cards_say_how_many_they_order(name: str) -> None:
    """As many as can be named, one after the other."""
    seen = 0
    for step in walk(name, "outlook", LONG):
        state = step.before
        if isinstance(state.pending[-1], OrderUnits):
            units = sum(1 << one.unit for one in legal_actions(state) if isinstance(one, OrderUnit))
            assert (orders_left(state, units) > 0) == bool(units)
        if not isinstance(state.pending[-1], Play):
            continue
        for card, (able, named, effect, sections) in cards_order(state).items():
            result = apply(state, PlayCard(card), SeededDice("card"))
            played = next(one for one in result.events if isinstance(one, CardPlayed))
            if played.effect != LAST_RESORT.id:
                assert effect == (None if played.effect == card else played.effect)
            if named is not None:
                assert able == _ordered(result.state), card
                assert named >= able
                seen += 1
            for section, number in sections:
                chosen = apply(result.state, ChooseSection(section), SeededDice("section"))
                assert number == _ordered(chosen.state), (card, section)
    assert seen or name == "omaha-beach-overlord"


def test_each_section_by_itself() -> None:
    """Infantry Assault: of every section that may be chosen, and nothing of one in which nobody stands."""
    state = position("A:inf@A1;B1;F1 A:art@C1 A:arm@G1 X:inf@M9", hand=("infantry-assault",))
    orders = cards_order(state)["infantry-assault"]
    assert sorted(orders.sections) == [("center", 1), ("left", 2)]
    assert orders[:2] == (2, None)
    asked = apply(state, PlayCard("infantry-assault"), SeededDice("card")).state
    shown = {one.section: one.orders for one in foreseen(asked, project(asked, "allies").legal)}
    assert {section: found.able for section, found in shown.items() if found} == {"center": 1, "left": 2}


def test_nine_on_foot() -> None:
    """Whoever digs or slips through the lines is counted as the card counts him, and no truck with him."""
    state = position(
        "A:inf@A1;B1;C1;D1;E1;F1;G1;H1;I1 A:supply-truck@K1 A:art@L1 X:inf@M9",
        hand=("dig-in", "behind-enemy-lines", "move-out", "artillery-bombard", "close-assault", "recon-left"),
    )
    assert {card: orders[:2] for card, orders in cards_order(state).items()} == {
        "dig-in": (4, 4),
        "behind-enemy-lines": (1, 1),
        "move-out": (4, 4),
        "artillery-bombard": (1, 1),
        "close-assault": (0, 0),
        "recon-left": (1, 1),
    }
    assert CARDS["close-assault"].slots[0].number == EVERYBODY


@proves("CARD-MEDICS-1 BT-MED-1")
@pytest.mark.parametrize("card", ["medics-and-mechanics", "breakthrough-medics-and-mechanics"])
def test_medics_find_nobody_where_nobody_lacks_a_figure(card: str) -> None:
    whole = position("A:inf@A1 X:inf3@M9", hand=(card,))
    assert cards_order(whole)[card][:2] == (0, 0)
    wounded = position("A:inf3@A1 X:inf@M9", hand=(card,))
    assert card not in cards_order(wounded)
