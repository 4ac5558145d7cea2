"""The turn that was just played, read from its public events: every roll with its own result, and no badge over what
must be read."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import scenarios
from bot.game.values import GameCard
from bot.i18n import words_of
from bot.screens.history.fights import Deeds, deeds_of
from bot.screens.history.telling import deed_marks, end_of, sentences, told
from bot.store.text import eventtext
from engine import SeededDice, apply, legal_actions, new_game, project, text, to_act
from engine import events as ev
from engine.types import Side
from engine.unseen import redacted
from engine.view import PlayerView
from renderer import marks as m
from renderer.layout import Box, layout_of
from renderer.room import badges_of, meet, names_kept, numbers_kept
from tests.boards import Game, position
from tests.bot.screens.test_every_action import CARD

EN = words_of("en")
GAME = GameCard(**CARD)


def played(board: str, dice: str, *lines: str, hand: str = "direct-from-hq") -> tuple[PlayerView, Deeds]:
    """A turn, as everybody sees it afterwards."""
    game = Game(position(board, hand=(hand,)), dice)
    for line in (f"play {hand}", *lines):
        game.do(line)
    view = project(game.state, "spectator")
    return view, deeds_of(view, [one for one in map(redacted, game.events) if one is not None])


def results(deeds: Deeds) -> list[str]:
    """What stands behind each roll."""
    return [roll.result for roll in told(EN, 3, deeds, "axis").rolls]


def test_a_hit_a_flag_and_a_miss() -> None:
    view, deeds = played("A:inf@E4 X:inf@E5", "I F S", "order E4", "attack E4xE5", "retreat E5-E6")
    (fight,) = deeds.fights
    assert (fight.origin, fight.target, fight.hits, fight.told_flags) == ("E4", "E5", 1, 1)
    assert fight.outcomes() == ["hit", "flag", "miss"]
    assert results(deeds) == ["1 hit, back to E6"]
    marks = deed_marks(view, deeds)
    assert m.Fought("E4", "E5", 1, 1) in marks
    assert m.Retreated(("E5", "E6")) in marks


def test_a_miss_is_called_a_miss() -> None:
    _, deeds = played("A:inf@E4 X:inf@E5", "A S S", "order E4", "attack E4xE5")
    assert results(deeds) == ["missed"]
    assert deeds.fights[0].outcomes() == ["miss", "miss", "miss"]


def test_a_flag_that_is_not_answered_yet_is_no_miss() -> None:
    """Where to is asked: the enemy will be driven back, or lose a figure."""
    _, deeds = played("A:inf@E4 X:inf@E5", "F S S", "order E4", "attack E4xE5")
    assert results(deeds) == ["1 flag"]


def test_the_dead_and_the_medal_and_the_ground() -> None:
    view, deeds = played("A:inf@E4 X:inf1@E5 X:inf@M9", "G F S", "order E4", "attack E4xE5", "advance")
    assert results(deeds) == ["1 hit, destroyed"]
    marks = deed_marks(view, deeds)
    assert any(isinstance(mark, m.Fallen) and mark.at == "E5" for mark in marks)
    assert m.MedalCaptured("E5", "allies") in marks
    assert any(isinstance(mark, m.Advanced) and mark.way == ("E4", "E5") for mark in marks)
    # a flag against a unit that is no more did nothing
    assert deeds.fights[0].outcomes() == ["hit", "miss", "miss"]


def test_who_moved_on_after_the_battle_is_a_shade_where_it_set_out() -> None:
    """The arrow of its move does not begin in the void."""
    lines = ("order E3", "move E3-E4", "attack E4xE5", "advance")
    view, deeds = played("A:inf@E3 X:inf1@E5 X:inf@M9", "G F S", *lines)
    (moved,) = [mark for mark in deed_marks(view, deeds) if isinstance(mark, m.Moved)]
    assert moved.way == ("E3", "E4")
    assert moved.ghost is not None
    assert moved.ghost.at == "E5"


def test_shades_are_of_who_went_there_wherever_anybody_stands_now() -> None:
    """Driven back, it fell where it came to; and the board may be one of later, with tanks where all that was."""
    lines = ("order E4 G6", "attack E4xE5", "retreat E5-E6", "advance", "attack G6xE6")
    view, deeds = played("A:inf@E4;G6 X:inf2@E5 X:inf@M9", "I F S I I", *lines)
    assert all(fight.hits for fight in deeds.fights)
    tanks = [
        one._replace(id=20 + n) for n, one in enumerate(project(position("A:arm@E5;E6"), "spectator").units)
    ]
    later = view._replace(units=(*[unit._replace(at=f"{unit.at[0]}1") for unit in view.units], *tanks))
    for seen in (view, later):
        marks = {type(mark): mark for mark in deed_marks(seen, deeds)}
        back, ground = marks[m.Retreated], marks[m.Advanced]
        assert isinstance(back, m.Retreated)
        assert isinstance(ground, m.Advanced)
        assert back.ghost is not None
        assert ground.ghost is not None
        assert (back.ghost.side, back.ghost.kind) == ("axis", "infantry")
        assert (ground.ghost.side, ground.ghost.kind) == ("allies", "infantry")


def test_several_attacks_on_one_unit_stay_apart() -> None:
    board = "A:inf@E4 A:inf@D5 A:inf@F4 X:inf@E5"
    lines = ("order E4 D5", "attack E4xE5", "attack D5xE5")
    view, deeds = played(board, "I S S I I S", *lines)
    assert results(deeds) == ["1 hit", "2 hits"]
    marks = deed_marks(view, deeds)
    layout = layout_of(view)
    badges = badges_of(layout, view, marks, Box(0, 0, layout.width, layout.height))
    assert [badge.mark for badge in badges] == [m.Fought("E4", "E5", 1), m.Fought("D5", "E5", 2)]
    assert not meet(badges[0].box, badges[1].box)


@pytest.mark.parametrize(("card", "by"), [("air-power", "air"), ("barrage", "shells")])
def test_what_no_unit_rolled_is_a_strike(card: str, by: str) -> None:
    view, deeds = played("A:inf@E4 X:inf@E7", "I S" if by == "air" else "I F S S", "choose E7", hand=card)
    (fight,) = deeds.fights
    assert (fight.origin, fight.by) == ("", by)
    assert [mark.by for mark in deed_marks(view, deeds) if isinstance(mark, m.Strike)] == [by]
    assert sentences(EN, 1, deeds).startswith("Turn 1 · Allies: ")


def test_the_line_of_words_names_turn_side_and_card_and_who_is_next() -> None:
    _, deeds = played("A:inf@E4 X:inf@E5", "A S S", "order E4", "attack E4xE5")
    lines = told(EN, 7, deeds, "axis")
    assert lines.caption == f"Turn 7 · Allies: {EN('card-direct-from-hq.short')}"
    assert lines.next == "Next: Axis"
    assert told(EN, 7, deeds, None).next == ""


def test_the_words_for_who_cannot_see() -> None:
    """Who attacked whom with what result; where units went."""
    _, deeds = played(
        "A:inf@E4 A:inf@H3 X:inf1@E5 X:inf@M9",
        "G F S",
        "order E4 H3",
        "move H3-H4",
        "attack E4xE5",
        "advance",
    )
    said = sentences(EN, 2, deeds)
    assert "Moved: H3→H4." in said
    assert "E4 (Allies) attacked E5 (Axis): 1 hit, destroyed. It took the ground at E5." in said
    assert "Allies won a medal at E5." in said


def turns(battle: str, actions: int) -> Iterator[tuple[PlayerView, Deeds]]:
    """Turns of a random game that likes to fight."""
    state, chance = new_game(scenarios.load(battle), SeededDice(battle)), random.Random(battle)
    events: list[ev.Event] = []
    for _ in range(actions):
        if to_act(state) is None:
            break
        legal = legal_actions(state)
        lines = [text(action, state.battle.board) for action in legal]
        fierce = [n for n, line in enumerate(lines) if line.split()[0] in ("attack", "advance")]
        calm = [n for n, line in enumerate(lines) if line.split()[0] in ("order", "move")]
        n = chance.choice(fierce or (calm if calm and chance.random() < 0.8 else range(len(legal))))
        done = apply(state, legal[n], SeededDice(battle, state.ply, lines[n]))
        began = any(isinstance(one, ev.TurnBegan) for one in done.events)
        events += [one for one in map(redacted, done.events) if one is not None]
        state = done.state
        if began:
            view = project(state, "spectator")
            yield view, deeds_of(view, events)
            events = []


@pytest.mark.parametrize("bottom", ["allies", "axis"])
@pytest.mark.parametrize("battle", ["pegasus-bridge", "sword-beach", "omaha-beach-overlord", "saverne-gap"])
def test_nothing_covers_a_count_or_a_name(battle: str, bottom: Side) -> None:
    """Boxes of all badges of every turn: over no number, no name of a hex, no other badge, and inside the picture."""
    seen = 0
    for view, deeds in turns(battle, 220):
        layout = layout_of(view, bottom)
        whole = Box(0, 0, layout.width, layout.height)
        badges = badges_of(layout, view, deed_marks(view, deeds), whole)
        kept = [*names_kept(layout), *numbers_kept(layout, view)]
        for n, badge in enumerate(badges):
            assert not [box for box in kept if meet(badge.box, box)], badge
            assert not [one for one in badges[:n] if meet(badge.box, one.box)], badge
            assert badge.box.left >= 0
            assert badge.box.right <= layout.width
        seen += len(badges)
        rolls = told(EN, 1, deeds, None).rolls
        assert all(roll.hits == sum(die.outcome == "hit" for die in roll.dice) for roll in rolls)
        assert all(roll.result for roll in rolls)
    assert seen > 5


@pytest.mark.parametrize("winner", [None, "allies"])
def test_the_end_in_figures(winner: Side | None) -> None:
    """Who won and how, the turns, the units lost; the seed in small print, once it may be known."""
    end = end_of(EN, GAME._replace(winner=winner, ending="medals" if winner else "agreed"), {"axis": 1})
    assert end.winner == winner
    assert end.line == ("Win by medals" if winner else "A draw, agreed by both sides.")
    assert (end.length, end.small) == ("1 turn", "")
    assert end.losses == {"allies": "no unit lost", "axis": "1 unit lost"}
    assert "abc" in end_of(EN, GAME._replace(seed="abc"), {}).small


def test_a_log_from_before_its_dice_told_what_hit_is_read() -> None:
    """It tells how many have hit: the likeliest of them are marked, as they were then."""
    game = Game(position("A:inf@E4 X:inf@E5", hand=("direct-from-hq",)), "S I F")
    for line in ("play direct-from-hq", "order E4", "attack E4xE5"):
        game.do(line)
    rows = json.loads(eventtext.dumps(game.events))
    for row in rows:
        if row[0] == "DiceRolled":
            assert row.pop() == ["infantry"]
    deeds = deeds_of(project(game.state, "spectator"), eventtext.loads(json.dumps(rows)))
    assert deeds.fights[0].outcomes() == ["miss", "hit", "flag"]
