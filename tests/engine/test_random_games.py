"""Random games on every battle, every invariant checked; after every action where nobody waits for it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import scenarios
from engine import EngineFault, GameState, Options
from engine.audit import check, faults
from engine.rules.hooks import FREE
from engine.state import Draft
from engine.trial import QUICK, TrialError, play_game
from engine.variety import drawn
from tests.boards import position, proves

#: Games of each battle here; FIELDPOST_GAMES=50 for a long night, which then looks at every action from all sides. Here
#: it is one in so many: looking takes three times as long as playing.
GAMES = int(os.environ.get("FIELDPOST_GAMES", "1"))
EVERY = 25 if GAMES == 1 else 1
VARIANTS = {
    "young": Options.young_generals(),
    "loose": Options.read({"hill_sight": "height", "edge_sight": "open", "retreat_path": "any",
    "beach_limit": "standing",
                           "behind_lines_battle": "free", "air_power_group": "mutual"}),
}  # fmt: skip


@proves("VIC-01 TURN-01")
@pytest.mark.parametrize("name", scenarios.ids())
def test_random_games(name: str) -> None:
    """A game ends with a winner, and its record replays to the same state."""
    for number in range(GAMES):
        seed = f"suite-{number}"
        try:
            tally, played = play_game(scenarios.load(name), seed, every=EVERY)
        except TrialError as fault:
            again = f"python -m engine random --scenario {name} --seed suite --games {number + 1}"
            lines = [f"{name}, seed {seed}: {fault.cause!r}", *fault.actions, f"again: {again}"]
            pytest.fail("\n".join(lines))
        assert tally.games == 1
        assert tally.wins["nobody"] == 0
        assert len(played.entries) == tally.actions


@pytest.mark.parametrize("variant", sorted(VARIANTS))
@pytest.mark.parametrize("name", ["sword-beach", "counterattack-on-mortain"])
def test_random_games_of_variants(name: str, variant: str) -> None:
    """The same with the rule switches the other way."""
    tally, _ = play_game(scenarios.load(name), "variant", options=VARIANTS[variant], every=EVERY)
    assert tally.wins["nobody"] == 0


def edited(change: Callable[[Draft], object]) -> GameState:
    """A position with something broken by hand."""
    draft = position("A:inf@E4 A:inf@F4 X:inf@E6 forest@E5 river@H5").draft()
    draft.legal = None
    change(draft)
    return draft.freeze()


def _wrong_mask(draft: Draft) -> None:
    draft.masks["allies"] = 1


def _two_numbers(draft: Draft) -> None:
    for h, unit in list(draft.units.items()):
        draft.put(h, unit._replace(id=1))


def _figures(number: int) -> Callable[[Draft], None]:
    def change(draft: Draft) -> None:
        h = draft.battle.board.by_name["E4"]
        draft.put(h, draft.units[h]._replace(figures=number))

    return change


def _in_the_river(draft: Draft) -> None:
    draft.put(draft.battle.board.by_name["H5"], draft.lift(draft.battle.board.by_name["E4"]))


def _card(draft: Draft) -> None:
    draft.deck = (*draft.deck, "ambush")


def _won(number: int) -> Callable[[Draft], None]:
    return lambda draft: draft.won.update({"allies": number})


BROKEN: dict[str, Callable[[Draft], None]] = {
    "stand on": _wrong_mask,
    "two units have one number": _two_numbers,
    "0 figures of 4": _figures(0),
    "5 figures of 4": _figures(5),
    "cannot stand": _in_the_river,
    "cards too many": _card,
    "has -1 medals": _won(-1),
    "has not won": _won(6),
    "nothing is pending": lambda draft: draft.pending.clear(),
    "must decide": lambda draft: setattr(draft, "winner", "axis"),
    "above ply": lambda draft: setattr(draft, "undo_floor", 3),
}


@pytest.mark.parametrize("what", sorted(BROKEN))
def test_the_audit_notices(what: str) -> None:
    """Each invariant of a state, broken by hand."""
    state = edited(BROKEN[what])
    assert any(what in fault for fault in faults(state)), faults(state)
    with pytest.raises(EngineFault):
        check(state)


def test_the_audit_is_content_with_what_is_right() -> None:
    """Guard: the position these are made from has no fault."""
    assert faults(edited(lambda draft: None)) == []


def test_random_games_of_any_table() -> None:
    """Other switches and rules in each; the same seed is the same table, and a quick game the same game."""
    tables = [drawn(f"table-{number}") for number in range(100)]
    assert {rule for table in tables for rule in table.rules} == set(FREE)
    name, table = "parkers-crossroads", drawn("table-3")
    assert table == drawn("table-3")
    slow, _ = play_game(scenarios.load(name), "any", options=table.options, rules=table.rules)
    quick, _ = play_game(scenarios.load(name), "any", options=table.options, rules=table.rules, every=QUICK)
    assert (slow.actions, slow.wins) == (quick.actions, quick.wins)
