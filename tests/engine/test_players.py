"""Computer players: they decide from what they may know, and play well enough to be worth a name."""

from __future__ import annotations

import json
import sys
from math import exp
from pathlib import Path
from random import Random

import pytest

import engine
import scenarios
from engine import GameState, SeededDice, apply, arena, legal_actions, text
from engine.__main__ import main
from engine.actions import Attack, End
from engine.arena import CONTESTANTS, Pairing, by_battle, contest, interval, play, summed
from engine.knowledge import Knowledge, imagined
from engine.play import to_act
from engine.players import LEVELS, Player, general
from engine.players.eye import Notes
from engine.players.greedy import decide
from engine.players.learning import Example, learn
from engine.players.outcome import Features, chances
from engine.players.pipe import Outsider
from engine.players.worth import WEIGHTS
from engine.setup import new_game
from engine.types import OTHER
from scenarios.__main__ import main as battles_main
from scenarios.leans import LEANS
from tests.engine.hidden import mined, positions, twin

BATTLES = tuple(scenarios.ids())


@pytest.mark.parametrize("name", BATTLES)
def test_nobody_peeks(name: str) -> None:
    """Whatever is hidden from him, a player decides the same (a position and its twin)."""
    rng = Random(name)
    for state in positions(mined(name, rng), rng, 4):
        side = to_act(state)
        assert side is not None
        other = twin(state, side, rng, mines=None)
        for level in ("recruit", "veteran"):
            decided = LEVELS[level](Knowledge(state, side), "7")
            assert decided == LEVELS[level](Knowledge(other, side), "7"), (name, state.ply, level)
            assert decided in legal_actions(state)


#: Enough to play on, and soon done.
BRIEFLY = general.BUDGET._replace(choices=2, worlds=2, hopeless=9.0)


@pytest.mark.parametrize("name", ["pegasus-bridge", "stavelot", "le-hamel"])
def test_a_general_does_not_peek_either(name: str) -> None:
    """What he plays on are worlds dealt anew, card by card and move by move."""
    rng = Random(name)
    for state in positions(mined(name, rng), rng, 3):
        side = to_act(state)
        assert side is not None
        first = general.choose(Knowledge(state, side), "7", BRIEFLY, BRIEFLY)
        other = Knowledge(twin(state, side, rng, mines=None), side)
        assert first == general.choose(other, "7", BRIEFLY, BRIEFLY)
        assert first == general.choose(Knowledge(state, side), "7", BRIEFLY, BRIEFLY)
        assert first in legal_actions(state)


def test_a_general_spends_what_he_may() -> None:
    """What he tries is counted, not timed: with nothing to spend he looks at one world and decides."""
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    side = to_act(state)
    assert side is not None
    knowledge = Knowledge(state, side)
    once = general.choose(knowledge, "7", general.BUDGET._replace(worlds=1))
    assert once == general.choose(knowledge, "7", general.BUDGET._replace(work=0))


def test_alike_is_decided_alike() -> None:
    """Looking twice at much the same comes to what a first look comes to."""
    battle = scenarios.load("sword-beach")
    state = new_game(battle, SeededDice("1"))
    notes, compared = Notes(), 0
    while (side := to_act(state)) is not None and state.turn.number < 5:
        knowledge = Knowledge(state, side)
        fresh = decide(knowledge.imagine("1"), WEIGHTS, Notes())
        assert decide(knowledge.imagine("1"), WEIGHTS, notes) == fresh
        assert decide(knowledge.imagine("2"), WEIGHTS, notes) == fresh
        compared += 1
        line = text(fresh, state.battle.board)
        state = apply(state, fresh, SeededDice("1", state.ply, line)).state
    assert compared > 20


def test_who_is_ahead_is_likely_to_win() -> None:
    """What was learnt from games: medals count most, and an end is certain."""
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    side = to_act(state)
    assert side is not None
    world = Knowledge(state, side).imagine("1")
    even = chances(world, side, WEIGHTS, Notes())
    world.state.won[side] += 2
    ahead = chances(world, side, WEIGHTS, Notes())
    world.state.won[OTHER[side]] += 3
    behind = chances(world, side, WEIGHTS, Notes())
    assert 0.05 < behind < even < ahead < 0.95
    world.state.winner = OTHER[side]
    assert chances(world, side, WEIGHTS, Notes()) == 0.0


def test_learning_finds_what_decides() -> None:
    """Of made-up games in which only exposure decides, it learns that, and not which side a battle favours."""
    random, nothing = Random(5), Features(*[0.0] * len(Features._fields))
    examples = []
    for game in range(600):
        exposed, guns = random.gauss(0, 1), random.gauss(0, 1)
        favoured = game % 2 == 0
        won = random.random() < 1 / (1 + exp(2 * exposed - (2 if favoured else -2)))
        seen = nothing._replace(exposed=exposed, guns=guns + (1 if favoured else 0))
        examples.append(Example(game, "even" if favoured else "odd", "allies", seen, won))
    found = learn(examples)
    assert -2.8 < found.weights.exposed < -1.2
    assert abs(found.weights.guns) < 0.3
    assert found.loss < found.ignorant
    assert found.examples == 600


def test_learning_by_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m engine learn` prints the table as it stands in the code."""
    assert main(["learn", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("=")[0].strip() for line in lines[:-1]] == list(Features._fields)
    assert "positions" in lines[-1]


def test_a_world_is_dealt_anew() -> None:
    """Own cards, counts and all that lies open stay; the enemy's hand and the pile are any that could be."""
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    side = to_act(state)
    assert side is not None
    world = imagined(state, side, Random(1))
    other = OTHER[side]
    assert world.hands[side] == state.hands[side]
    assert (len(world.hands[other]), len(world.deck)) == (len(state.hands[other]), len(state.deck))
    assert sorted((*world.hands[other], *world.deck)) == sorted((*state.hands[other], *state.deck))
    assert world.hands[other] != state.hands[other]
    assert world.units == state.units


def _ends(name: str, seed: str, level: str) -> GameState:
    state = new_game(scenarios.load(name), SeededDice(seed))
    while (side := to_act(state)) is not None:
        action = CONTESTANTS[level](Knowledge(state, side), f"{seed}|{state.ply}")
        line = text(action, state.battle.board)
        state = apply(state, action, SeededDice(seed, state.ply, line)).state
        assert state.turn.number <= 200
    return state


@pytest.mark.parametrize("name", ["omaha-beach-overlord", "stavelot", "mokra", "le-hamel", "vassieux"])
def test_whole_battles(name: str) -> None:
    """Two Veterans come to an end on every kind of board."""
    assert _ends(name, "3", "veteran").winner is not None


def test_better_than_chance() -> None:
    """A few games are enough to see it; the figures are measured by the arena."""
    battles = [scenarios.load(name) for name in BATTLES[:4]]
    total = summed(list(contest(battles, ("veteran", "random"), 8, "1")))
    assert (total.games, total.wins.share) == (8, 1.0)
    assert (total.illegal, total.stuck, total.long, total.troubles) == (0, 0, 0, ())


def test_the_sides_are_mirrored() -> None:
    battles = [scenarios.load(name) for name in BATTLES[:2]]
    played = list(contest(battles, ("random", "random"), 4, "1"))
    assert [(one.battle, one.side) for one in played] == [
        (BATTLES[0], "allies"), (BATTLES[0], "axis"), (BATTLES[1], "allies"), (BATTLES[1], "axis"),
    ]  # fmt: skip
    assert list(by_battle(played)) == list(BATTLES[:2])
    again = contest(battles, ("random", "random"), 4, "1")
    assert [(one.winner, one.turns) for one in again] == [(one.winner, one.turns) for one in played]


def _cheats(knowledge: Knowledge, seed: str) -> object:
    """Ends the turn, whatever is asked."""
    return End()


def _fails(knowledge: Knowledge, seed: str) -> object:
    raise LookupError("lost the map")


def _dawdles(knowledge: Knowledge, seed: str) -> object:
    """Nobody wins if nobody attacks."""
    peaceful = [one for one in knowledge.legal if not isinstance(one, Attack)]
    return next((one for one in peaceful if isinstance(one, End)), peaceful[0])


@pytest.mark.parametrize(
    ("player", "end", "told"),
    [(_cheats, "illegal", "End"), (_fails, "stuck", "lost the map"), (_dawdles, "long", "")],
)
def test_what_nobody_wins_is_counted(
    player: Player, end: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An action that is not legal, a player that fails and a battle without an end: the others are played."""
    monkeypatch.setattr(arena, "CONTESTANTS", {**CONTESTANTS, "odd": player})
    monkeypatch.setattr(arena, "LONGEST", 20)
    battle = scenarios.load("pegasus-bridge")
    played = list(contest([battle], ("odd", "odd"), 2, "1")) + list(
        contest([battle], ("random",) * 2, 2, "1")
    )
    assert [one.end for one in played][:2] == [end] * 2
    total = summed(played)
    assert total.games == 4
    assert total._asdict()[end] >= 2
    assert all(told in trouble and "seed 1-0" in trouble for trouble in total.troubles)
    assert bool(total.troubles) is bool(told)
    code = main(["arena", "--a", "odd", "--b", "random", "--games", "1", "--scenario", "pegasus-bridge"])
    assert code == bool(told)
    assert "not won by anybody: " in capsys.readouterr().out or end == "long"


def test_a_turn_in_circles_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LONGEST_TURN", 3)
    outcome = play(Pairing(scenarios.load("pegasus-bridge"), "1", "allies", ("veteran", "veteran")))
    assert (outcome.end, outcome.winner) == ("stuck", None)
    assert "3 decisions in turn 1" in outcome.trouble


def test_an_interval_is_honest() -> None:
    share, low, high = interval(60, 100)
    assert share == 0.6
    assert 0.50 < low < 0.51
    assert 0.68 < high < 0.70
    assert interval(0, 0) == (0.0, 0.0, 1.0)


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decide":
        assert asked["view"]["viewer"] and asked["time_ms"]
        print(json.dumps({"action": asked["legal"][-1]}), flush=True)
"""
WRONG = PROGRAM.replace('asked["legal"][-1]', '"move A1-B9"')
SILENT = "import sys, time\nfor line in sys.stdin: pass\n"


@pytest.mark.parametrize(("program", "wrong"), [(PROGRAM, False), (WRONG, True), ("raise SystemExit", True)])
def test_another_program_plays(program: str, wrong: bool, tmp_path: Path) -> None:
    """What it answers is done; a wrong answer counts, and the first legal action is done."""
    file = tmp_path / "player.py"
    file.write_text(program, "utf-8")
    battle = scenarios.load("pegasus-bridge")
    outcome = play(Pairing(battle, "1", "allies", (f"run:{sys.executable} {file}", "veteran"), 2000))
    assert outcome.winner is not None
    assert (outcome.faults[0] > 0) is wrong
    assert outcome.faults[1] == 0


def test_the_example_plays(tmp_path: Path) -> None:
    """The program of the page for those who write one."""
    page = (Path(engine.__file__).parent / "players" / "README.md").read_text("utf-8")
    (tmp_path / "player.py").write_text(page.split("```python\n")[1].split("```")[0], "utf-8")
    battle = scenarios.load("pegasus-bridge")
    outcome = play(
        Pairing(battle, "1", "allies", (f"run:{sys.executable} {tmp_path / 'player.py'}", "veteran"), 5000)
    )
    assert outcome.winner is not None
    assert outcome.faults == (0, 0)


def test_a_silent_program_holds_nobody_up(tmp_path: Path) -> None:
    file = tmp_path / "player.py"
    file.write_text(SILENT, "utf-8")
    state = new_game(scenarios.load("pegasus-bridge"), SeededDice("1"))
    side = to_act(state)
    assert side is not None
    player = Outsider(f"{sys.executable} {file}", 20, start=0.2)
    assert player(Knowledge(state, side), "1") == legal_actions(state)[0]
    assert player(Knowledge(state, side), "1") == legal_actions(state)[0]
    player.end(None)
    assert player.faults == 2


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m engine arena` prints a table, or JSON."""
    wanted = ["arena", "--a", "recruit", "--b", "random", "--games", "2", "--scenario", "pegasus-bridge"]
    assert main(wanted) == 0
    table = capsys.readouterr().out
    assert "pegasus-bridge" in table
    assert "ms a turn" in table
    assert main([*wanted, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["all"]["games"] == 2
    assert main(["arena", "--a", "nobody"]) == 2
    assert "no player" in capsys.readouterr().err


def test_balance(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m scenarios balance` tells what each side wins between equals."""
    assert battles_main(["balance", "pegasus-bridge", "--games", "2"]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["battle", "games", "allies"]
    assert line.split()[:2] == ["pegasus-bridge", "2"]


def test_each_game_of_a_balance_is_another(capsys: pytest.CaptureFixture[str]) -> None:
    """Mirrored, a game of equals would be counted twice, and the interval would be too narrow."""
    turns = []
    for games in ("1", "2"):
        battles_main(["balance", "pegasus-bridge", "--games", games])
        turns.append(capsys.readouterr().out.split()[-1])
    assert turns[0] != turns[1]


def test_leans_are_written_as_they_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """`--rows` prints a line of `scenarios/leans.py`; there is one of each battle of ours."""
    battles_main(["balance", "pegasus-bridge", "--games", "2", "--rows"])
    assert capsys.readouterr().out == '    "pegasus-bridge": Lean(2, 2, 0, (4.0, 2.0), 22.0),\n'
    assert list(LEANS) == scenarios.ids()
    assert all(0.05 < lean.share < 0.95 and lean.games == 200 for lean in LEANS.values())
