"""Positions that are not on the board: next turns, cards by themselves, battles won, moves without their chance."""

from __future__ import annotations

import pytest

from engine import GameState, apply, legal_actions, parse, to_act, whatif
from engine.actions import Attack, MoveUnit
from engine.frames import Advance, Battles, DealCards, MoveUnits, NextCard, OrderUnits, Play, Strike
from tests.boards import Game, position

FIGHT = "A:inf@E5 A:arm@I5 X:inf1@E6 X:inf@I6 X:inf@A9"
OVERLORD = "board=overlord A:inf@A1 A:inf@G1 A:inf@J1 A:inf@O1 A:inf@S1 A:inf@X1 X:inf@A9 X:inf@Z9"
DEAL = "play probe-left left; play attack-center center; end"


def after(start: GameState, lines: str) -> GameState:
    """The position after some lines."""
    game = Game(start)
    for line in lines.split("; "):
        game.do(line)
    return game.state


def attack(state: GameState, line: str) -> Attack:
    action = parse(line, state.battle.board)
    assert isinstance(action, Attack)
    return action


FOUGHT = "play direct-from-hq; order E5; order I5; end"


def forged() -> dict[str, GameState]:
    """Each question asked of a position in which it means something, and the position."""
    card, fight = position(FIGHT), after(position(FIGHT), FOUGHT)
    dealt = after(position(OVERLORD, hand=["probe-left", "attack-center", "recon-right", "ambush"]), DEAL)
    return {"card": card, "fight": fight, "dealt": dealt}


def test_nothing_is_changed_by_asking() -> None:
    found = forged()
    before = {name: state.facts() for name, state in found.items()}
    fight, dealt = found["fight"], found["dealt"]
    next_one = next(frame for frame in dealt.pending if isinstance(frame, NextCard))
    for state in found.values():
        for side in ("allies", "axis"):
            whatif.next_turn(state, side)  # type: ignore[arg-type]
            whatif.next_card(state, side)  # type: ignore[arg-type]
            whatif.card_alone(state, side)  # type: ignore[arg-type]
            whatif.battles_open(state, side)  # type: ignore[arg-type]
        whatif.card_done(state)
    whatif.card_dealt(dealt, next_one)
    whatif.battle_won(fight, attack(fight, "attack E5xE6"))
    assert {name: state.facts() for name, state in found.items()} == before


def test_the_next_turn_begins_with_a_card_and_no_deeds() -> None:
    fight = forged()["fight"]
    state = whatif.next_turn(fight, "axis")
    assert (to_act(state), state.turn.side, state.turn.number) == ("axis", "axis", fight.turn.number + 1)
    assert state.turn.card is None
    assert not state.deeds
    assert {action.verb for action in legal_actions(whatif.next_turn(forged()["card"], "allies"))} == {"play"}
    assert isinstance(whatif.next_turn(forged()["dealt"], "axis").pending[-1], DealCards)


def test_the_next_card_is_the_present_one_where_it_is_to_be_played() -> None:
    found = forged()
    assert whatif.next_card(found["card"], "allies") is found["card"]
    later = whatif.next_card(found["fight"], "allies")
    assert later.pending == [Play("allies")]
    assert later.turn == found["fight"].turn
    assert whatif.next_card(found["dealt"], "allies").pending == [DealCards("allies")]


def test_a_card_alone_has_nothing_behind_it() -> None:
    found = forged()
    ordered = after(found["card"], "play direct-from-hq; order E5")
    alone = whatif.card_alone(ordered, "allies")
    assert [type(frame) for frame in alone.pending] == [Play, Battles, MoveUnits, OrderUnits]
    assert legal_actions(alone) == legal_actions(ordered)
    assert whatif.card_done(alone).pending == [Play("allies")]


def test_what_is_asked_of_the_other_side_is_as_good_as_done() -> None:
    fight = forged()["fight"]
    draft = fight.draft()
    strike = Strike("allies", 1, 0, 2, 1, "battle")
    draft.pending.append(Advance("axis", strike, 0, 1))
    asked = draft.freeze()
    assert whatif.card_alone(asked, "allies").pending == [Play("allies"), Battles("allies")]


def test_the_next_card_of_a_deal_begins_after_the_one_before() -> None:
    dealt = forged()["dealt"]
    coming = [frame for frame in reversed(dealt.pending) if isinstance(frame, NextCard)]
    assert [one.dealt.general for one in coming] == ["center"]
    first = whatif.card_done(whatif.card_alone(dealt, "allies"))
    state = whatif.card_dealt(first, coming[0])
    assert (state.turn.card, state.turn.section) == ("attack-center", "center")
    assert "order J1" in {
        f"order {state.battle.board.names[one.unit]}" for one in legal_actions(state) if one.verb == "order"
    }  # type: ignore[union-attr]


def test_a_battle_won_asks_for_the_ground() -> None:
    fight = forged()["fight"]
    won = whatif.battle_won(fight, attack(fight, "attack E5xE6"))
    assert won is not None
    assert isinstance(won.pending[-1], Advance)
    names = won.battle.board.by_name
    assert names["E6"] not in won.units
    # Armor takes the ground and battles once more.
    tank = whatif.battle_won(fight, attack(fight, "attack I5xI6"))
    assert tank is not None
    taken = whatif.unrevealed(tank, parse("advance", tank.battle.board))
    assert names["I6"] in taken.units


@pytest.mark.parametrize("line", ["attack E5xE7", "attack E5xG7"])
def test_ground_that_is_not_next_to_it_is_never_won(line: str) -> None:
    fight = after(position("A:inf@E5 X:inf@E7 X:inf@G7"), "play direct-from-hq; order E5; end")
    assert whatif.battle_won(fight, attack(fight, line)) is None


def test_battles_stand_open_where_they_have_closed_by_themselves() -> None:
    found = forged()
    assert whatif.battles_open(found["fight"], "allies") is found["fight"]
    assert whatif.battles_open(found["card"], "allies").pending[-1] == Battles("allies")


def test_chance_is_never_asked() -> None:
    fight = forged()["fight"]
    with pytest.raises(whatif.ChanceSpeaks):
        apply(fight, attack(fight, "attack E5xE6"), whatif.NoDice())
    with pytest.raises(whatif.ChanceSpeaks):
        whatif.NoDice().shuffle(())
    with pytest.raises(whatif.ChanceSpeaks):
        whatif.NoDice().pick(2)
    assert whatif.Hopeful().roll(2) == ("star", "star")
    assert whatif.Hopeful().pick(2) == 0


def test_a_move_onto_a_mine_ends_there_without_it() -> None:
    moving = after(
        position("A:inf@C4 A:inf@F4 X:inf@M9 minefield[X]=3@C5"),
        "play direct-from-hq; order C4; order F4",
    )
    move = parse("move C4-C5", moving.battle.board)
    assert isinstance(move, MoveUnit)
    with pytest.raises(whatif.ChanceSpeaks):
        whatif.unrevealed(moving, move)
    state = whatif.without_chance(moving, move)
    unit = state.units[move.way[-1]]
    assert unit.figures == unit.full
    assert state.deeds[unit.id].at == move.way[-1]
    assert move not in legal_actions(state)
    spot = state.ground.spots[move.way[-1]]
    assert not any(marker.face_up for marker in spot.markers)


def test_a_move_of_two_onto_a_mine_leaves_no_battle() -> None:
    """MOVE-04: it counts for what it has gone, whatever the mine does."""
    moving = after(
        position("A:inf@C4 A:inf@F4 X:inf@C8;M9 minefield[X]=3@C6"),
        "play direct-from-hq; order C4; order F4",
    )
    move = parse("move C4-C6", moving.battle.board)
    state = whatif.without_chance(moving, move)
    refusal = whatif.never_mind_when(state, "allies", parse("attack C6xC8", state.battle.board))
    assert refusal is not None
    assert refusal.key == "moved-too-far-to-battle"


def test_of_anything_but_a_move_nothing_is_left() -> None:
    fight = forged()["fight"]
    assert whatif.without_chance(fight, attack(fight, "attack E5xE6")) is fight


def why_not(state: GameState, line: str, side: str = "allies") -> str:
    """The key of what the board has against a line of a side; empty: nothing."""
    refusal = whatif.never_mind_when(state, side, parse(line, state.battle.board))  # type: ignore[arg-type]
    return "" if refusal is None else refusal.key


def test_nothing_is_rolled_for_what_is_tried() -> None:
    fight = forged()["fight"]
    with pytest.raises(whatif.ChanceSpeaks):
        whatif.unrolled(fight, attack(fight, "attack E5xE6"))
    card = forged()["card"]
    play = parse("play direct-from-hq", card.battle.board)
    result = whatif.unrolled(card, play)
    assert result.rolls == ()
    assert result.state.turn.card == "direct-from-hq"


def test_a_card_that_rolls_before_it_orders_is_hoped_to_bring_some() -> None:
    """Their Finest Hour: what could be planned if there were orders; a card drawn is not shown for it."""
    card = position(FIGHT, hand=("their-finest-hour",))
    asked = whatif.unrolled(card, parse("play their-finest-hour", card.battle.board)).state
    roll = parse("roll", asked.battle.board)
    with pytest.raises(whatif.ChanceSpeaks):
        whatif.unrevealed(asked, roll)
    assert isinstance(whatif.hoped_for(asked, roll).pending[-1], OrderUnits)


@pytest.mark.parametrize(
    ("lines", "ends"),
    [
        ("", False),
        ("end", False),
        ("end; end", False),
        ("end; end; end", True),
        # What is rolled may ask somebody something; what is not possible ends nothing.
        ("end; end; attack E5xE6", False),
        ("end; end; attack E5xA9", False),
    ],
)
def test_whether_a_turn_ends_with_some_lines(lines: str, ends: bool) -> None:
    state = after(position("A:inf@E5 A:inf@A1 X:inf@E6 X:inf@A9"), "play direct-from-hq; order E5")
    actions = [parse(line, state.battle.board) for line in lines.split("; ") if line]
    assert whatif.ends_turn(state, actions) is ends


def test_no_turn_ends_by_what_a_mine_hides() -> None:
    """A move onto one that turns out empty ends the turn; whoever asked would have learned that it is."""
    board = "A:inf@C4 X:inf@M9 minefield[X]={}@C5"
    for strength in (0, 3):
        state = after(position(board.format(strength)), "play direct-from-hq; order C4")
        assert whatif.ends_turn(state, [parse("move C4-C5", state.battle.board)]) is False, strength


def test_what_the_board_has_against_a_line_at_any_moment() -> None:
    """Before a card is played, for either side; nothing is said of what is no order, move or attack."""
    card = forged()["card"]
    assert why_not(card, "attack E5xE6") == why_not(card, "move E5-E4") == ""
    assert why_not(card, "move E6-E7", side="axis") == ""
    assert why_not(card, "move E5-E2") == "too-far"
    assert why_not(card, "attack E5xI6") == "must-close-assault"
    assert why_not(card, "attack E5xE4") == "no-enemy-there"
    assert why_not(card, "order C3") == "no-unit-there"
    assert why_not(card, "order E6") == why_not(card, "move E6-E7") == "not-your-unit"
    assert why_not(card, "play air-power") == why_not(card, "end") == ""
    # What it has done this turn counts.
    board = "A:inf@E5 A:inf@A1 X:inf@E9 X:inf@A9"
    moved = after(position(board), "play direct-from-hq; order E5; order A1; move E5-E7")
    assert why_not(moved, "attack E7xE9") == "moved-too-far-to-battle"


@pytest.mark.parametrize(("between", "ground"), [("forest@F5", True), ("A:inf@F5", False), ("", False)])
def test_what_hides_a_target_is_ground_or_a_unit(between: str, ground: bool) -> None:
    state = position(f"A:inf@E5 X:inf@G5 X:inf@A9 {between}")
    assert whatif.hidden_by_ground(state, "allies", attack(state, "attack E5xG5")) is ground


@pytest.mark.parametrize(
    ("board", "card", "lines", "at", "left"),
    [
        ("A:inf@E5", "direct-from-hq", "order E5; end", "E5", 1),
        ("A:inf@E5 A:inf@A1", "direct-from-hq", "order A1; end", "E5", 0),
        # Artillery Bombard (CARD-ARTYBOMBARD-1): a gun moves or battles twice.
        ("A:art@E5", "artillery-bombard", "order E5; end", "E5", 2),
        ("A:art@E5 A:art@A1", "artillery-bombard", "order E5; order A1; move E5-E4; end", "E4", 0),
        ("A:art@E5 A:art@A1", "artillery-bombard", "order E5; order A1; move E5-E4; end", "A1", 2),
    ],
)
def test_how_often_a_unit_may_battle(board: str, card: str, lines: str, at: str, left: int) -> None:
    """Each battle is one less, and costs nobody anything."""
    state = after(position(f"{board} X:inf@E7 X:inf@A4", hand=(card,)), f"play {card}; {lines}")
    h = state.battle.board.by_name[at]
    assert whatif.battles_left(state, h) == left
    while left:
        state, left = whatif.battled(state, h), left - 1
        assert whatif.battles_left(state, h) == left
    assert all(unit.figures == unit.full for unit in state.units.values())


def test_a_move_made_closes_no_step() -> None:
    """The last unit has moved, and on ice: nothing breaks in, and the step stays open."""
    state = after(position("A:inf@C4 X:inf@M9 frozen-river@C5"), "play direct-from-hq; order C4")
    action = parse("move C4-C5", state.battle.board)
    assert isinstance(action, MoveUnit)
    moved = whatif.moved(state, action)
    unit = moved.units[action.way[-1]]
    assert unit.figures == unit.full
    assert (moved.deeds[unit.id].moved, moved.deeds[unit.id].at) == (1, action.way[-1])
    assert moved.pending == state.pending
