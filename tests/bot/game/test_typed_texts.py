"""Nothing is rolled while a later line of a text can never be done; and no part of one is lost without a word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

import scenarios
from bot.errors import Told, UserError
from bot.game.acting import foreseen
from bot.game.acting.carry_out import Carried, carry_out
from bot.game.table.live import Change
from engine import GameState, SeededDice, apply, legal_actions, new_game, parse, text, to_act
from engine.notation import described
from tests.boards import position
from tests.bot.game.tables_in_memory import SOLO, table

ANA = SOLO["allies"][0]
BOARD = "A:inf@E5;H5;A1 A:arm@G3 A:art@C3 X:inf1@E6 X:inf4@H6;M9 X:arm@F5 forest@G4"
CARD = "direct-from-hq"


def _played(state: GameState, lines: Sequence[str], seed: str = "seed") -> Change:
    """What becomes of a text. Raises UserError."""
    live = table(state, SOLO)
    change = Change(replace(live, row=live.row._replace(seed=seed)), 0.0)
    change.result = carry_out(change, "allies", lambda: 0.5, ANA, lines, whole=True)
    return change


def _board() -> GameState:
    return position(BOARD, hand=(CARD, "probe-left", "barrage"), play="allies")


@pytest.mark.parametrize(
    ("text", "wrong", "key"),
    [
        ("order E5 H5; attack E5xE6; move H5-H4; end", "move H5-H4", "move-step-over"),
        ("order E5 H5; attack E5xE6; order C3; end", "order C3", "order-step-over"),
        ("order E5 H5; attack E5xE6; attack G3xF5; end", "attack G3xF5", "not-ordered"),
        ("order E5 H5; attack E5xE6; attack E5xE6; end", "attack E5xE6", "battled-already"),
        ("order E5 H5; attack E5xE6; attack E5xF5; end", "attack E5xF5", "battled-already"),
        ("order E5 H5; attack E5xE6; end; attack H5xH6; end", "attack H5xH6", "turn-over"),
        ("order E5 H5; attack E5xE6; end; move H5-H4", "move H5-H4", "turn-over"),
        ("order E5 H5; attack E5xE6; play probe-left; end", "play probe-left", "card-in-play"),
        ("order E5 H5; attack E5xE6; attack B2xE6; end", "attack B2xE6", "no-unit-there"),
        ("order E5 C3; attack C3xE6; advance; attack E5xE6; end", "advance", "ground-from-next-hex"),
        ("order E5 H5; attack E5xE6; choose left; end", "choose left", "battle-or-end"),
        ("order G3 H5; attack H5xH6; attack G3xF5; attack G3xH6; end", "attack G3xH6", "battled-already"),
    ],
)  # fmt: skip
def test_what_can_never_be_done_keeps_the_dice_in_the_cup(text: str, wrong: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        _played(_board(), f"play {CARD}; {text}".split("; "))
    why = caught.value.params["why"]
    assert isinstance(why, Told)
    assert (caught.value.params["line"], why.key) == (wrong, key)


PARTS = (
    "order E5", "order H5 G3", "order C3", "order A1", "order B2", "move H5-H4", "move G3-G4", "move A1-A3",
    "move A1-B1", "attack E5xE6", "attack H5xH6", "attack G3xF5", "attack C3xE6", "attack G4xF5", "attack A1xE6",
    "attack E6xF5", "attack E5xF5", "advance", "stay", "end", "play probe-left", "play barrage", "choose left",
)  # fmt: skip
#: As a turn goes, so that some texts are right.
ORDER = ("order", "move", "attack", "advance", "stay", "end")


def _random_text(rng: Random) -> list[str]:
    lines = ["order E5 H5 G3 C3", *rng.sample(PARTS[rng.choice((0, 5, 5)) :], rng.randint(1, 4))]
    if rng.random() < 0.7:
        verbs = [line.split()[0] for line in lines]
        lines = [one for _, one in sorted(zip(verbs, lines, strict=True), key=lambda pair: _place(pair[0]))]
    return [f"play {CARD}", *lines, *(["end"] if rng.random() < 0.5 else [])]


def _place(verb: str) -> int:
    return ORDER.index(verb) if verb in ORDER else len(ORDER)


def _became(state: GameState, lines: Sequence[str], seed: str) -> tuple[str, tuple[str, ...], Change | None]:
    """The line that refuses a text; else the lines that are said not to be done."""
    try:
        change = _played(state, lines, seed)
    except UserError as error:
        return str(error.params.get("line", lines[-1])), (), None
    assert isinstance(change.result, Carried)
    return "", (*(one.line for one in change.result.left), *change.result.rest), change


def test_every_part_of_a_text_is_done_or_named() -> None:
    """Whether it is refused says nothing of the dice; what is left is the rest of it, and dice have decided that."""
    rng, state = Random(15), _board()
    carried = 0
    for number in range(300):
        lines = _random_text(rng)
        seeds = [f"{number} {one}" for one in range(6)]
        refused = {_became(state, lines, seed)[0] for seed in seeds[:2]}
        assert len(refused) == 1, lines
        if refused != {""}:
            assert refused <= set(lines)
            continue
        carried += 1
        stopped: set[str] = set()
        for seed in seeds:
            wrong, left, change = _became(state, lines, seed)
            assert (wrong, change is not None) == ("", True), (lines, wrong)
            assert change is not None
            at = len(lines) - len(left)
            assert list(left) == lines[at:]
            done = {step.row.notation for step in change.steps}
            assert {one for line in lines[:at] for one in _single(line)} <= done, lines
            stopped.add(left[0].split()[0] if left else "")
        # What stops a text whatever is rolled is a question about ground, or an attack that only a roll makes possible.
        assert len(stopped) > 1 or stopped <= {"", "attack", "end"}, (lines, stopped)
    assert carried > 30


def _single(line: str) -> tuple[str, ...]:
    """The actions of a line that must stand in the log if it is not named."""
    said = described(line)
    if said.verb == "order":
        return tuple([f"order {one}" for one in said.hexes])
    return () if said.verb in ("end", "advance", "stay") else (line,)


def test_no_turn_that_can_be_played_is_refused() -> None:
    """What was played in random battles of every kind would have been believed beforehand, from each roll on."""
    rng, asked = Random(4), 0
    for name in ("arracourt", "omaha-beach-overlord", "wiltz", "ponyri-station"):
        state, turn = new_game(scenarios.load(name), SeededDice(name)), list[tuple[GameState, str]]()
        for _ in range(250):
            if state.winner is not None:
                break
            legal = [one for one in legal_actions(state) if one.verb != "end"] or legal_actions(state)
            line, before = text(rng.choice(legal), state.battle.board), state
            state = apply(before, parse(line, before.battle.board), SeededDice(name, before.ply, line)).state
            if to_act(before) == before.turn.side:
                turn.append((before, line))
            if state.turn.number == before.turn.number:
                continue
            for at, (then, said) in enumerate(turn):
                rest = [one for _, one in turn[at + 1 :]]
                asked += 1
                assert foreseen.check(then, then.turn.side, said, rest) is None, (name, said, rest)
            turn = []
    assert asked > 300
