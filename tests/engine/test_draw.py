"""TURN-05 and TURN-06: discarding, drawing, shuffling."""

from __future__ import annotations

import pytest

import scenarios
from engine import SeededDice, apply, codec, legal_actions
from engine.actions import text
from engine.lines import play_line
from engine.setup import begin, prepare
from tests.boards import Case, case, position, proves

QUIET = "A:inf@M1 X:inf@G9"  # Left cards order nobody.
WATCH = {"deck-exhausted-wins": {"side": "axis"}}

CASES = [
    case("TURN-05", "the card played is discarded, the top card drawn", QUIET, "play probe-left",
         deck="air-power barrage", discard="dig-in",
         holds={"allies": "air-power"}, piles={"deck": 1, "discard": 2}),
    case("TURN-05 CARD-RECON", "Recon draws two", QUIET, "play recon-left", deck="air-power barrage dig-in",
         legal="keep air-power; keep barrage",
         decision="keep", to_act="allies", piles={"deck": 1, "discard": 1}),
    case("CARD-RECON", "and keeps one, the other is discarded", QUIET, "play recon-left; keep barrage",
         deck="air-power barrage dig-in",
         holds={"allies": "barrage"}, piles={"deck": 1, "discard": 2}, to_act="axis"),
    case("CARD-RECON", "not a third", QUIET, "play recon-left; keep dig-in", deck="air-power barrage dig-in",
         refused="card-not-drawn card=dig-in"),
    case("CARD-RECON", "before anything else", QUIET, "play recon-left; pass",
         deck="air-power barrage dig-in", refused="keep-a-card-first"),
    case("CARD-RECON", "two of a kind are one choice", QUIET, "play recon-left",
         deck="probe-left probe-left", legal="keep probe-left"),
    case("TURN-06 AMB-24 CARD-RECON GC-128", "over the reshuffle, the Recon itself included", QUIET,
         "play recon-left", deck="air-power",
         legal="keep air-power; keep recon-left", piles={"deck": 0, "discard": 0}),
    case("TURN-06", "an empty pile is made anew from the discards", QUIET, "play probe-left", deck="",
         discard="", holds={"allies": "probe-left"},
         piles={"deck": 0, "discard": 0}),
    case("TURN-05", "nothing to draw at all", QUIET, "play recon-left; keep recon-left", deck="",
         holds={"allies": "recon-left"}, to_act="axis"),
    case("TURN-05 CARD-AMBUSH-7", "after an ambush its player draws first, even over a reshuffle",
         "A:inf@F3 X:inf@F4",
         "play probe-center; order F3; attack F3xF4; play ambush", "SSS SSS", foe="ambush", deck="",
         holds={"axis": "ambush"}, hand_sizes={"allies": 1}),
    case("TURN-05 CARD-FINEST-3 AMB-17", "shuffled after discarding and before drawing", QUIET,
         "play their-finest-hour; roll", "G", deck="",
         holds={"allies": "their-finest-hour"}, piles={"deck": 0, "discard": 0}),
    case("SETUP-03", "the hand keeps its size", QUIET, "play probe-left",
         hand="probe-left air-power barrage", deck="dig-in",
         holds={"allies": "air-power barrage dig-in"}),
    case("HOOK-06 TURN-06", "deck exhausted: the other side wins when a card must be drawn", QUIET,
         "play probe-left", deck="", special=WATCH, winner="axis",
         hand_sizes={"allies": 0}),
    case("HOOK-06", "not while there is a card", QUIET, "play probe-left", deck="dig-in", special=WATCH,
         winner=None, holds={"allies": "dig-in"}),
    case("HOOK-06 CARD-RECON", "in the middle of a Recon draw: the last card was drawn", QUIET,
         "play recon-left", deck="dig-in", special=WATCH, winner="axis", holds={"allies": "dig-in"},
         piles={"deck": 0, "discard": 1}),
    case("HOOK-06 CARD-FINEST-3", "Their Finest Hour does not reshuffle", QUIET,
         "play their-finest-hour; roll", "G", deck="dig-in barrage",
         special={"no-reshuffle": {}}, piles={"deck": 1, "discard": 1}),
    case("HOOK-06", "then the pile can run out under it", QUIET, "play their-finest-hour; roll", "G",
         deck="", special=WATCH | {"no-reshuffle": {}}, winner="axis"),
    case("HOOK-06 CARD-AMBUSH-7", "also when the ambusher must draw", "A:inf@F3 X:inf@F4",
         "play probe-center; order F3; attack F3xF4; play ambush", "SSS SSS",
         foe="ambush", deck="", special=WATCH, winner="axis"),
]  # fmt: skip


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_draw(found: Case) -> None:
    """Each line is one rule of the draw."""
    found.check()


@proves("TURN-06 CARD-FINEST-3")
def test_shuffles_are_recorded_and_random() -> None:
    """A reshuffle is a roll of its own, and two seeds order the pile differently."""
    found = set()
    for seed in ("one", "two", "three"):
        state = position(
            QUIET,
            hand=("probe-left",),
            deck=(),
            discard=("air-power", "barrage", "dig-in", "firefight", "ambush"),
        )
        action = legal_actions(state)[0]
        result = apply(state, action, SeededDice(seed, state.ply, text(action, state.battle.board)))
        assert [roll.what for roll in result.rolls] == ["shuffle"]
        found.add((result.state.hands["allies"], result.state.deck))
    assert len(found) > 1


@proves("HOOK-06 CARD-RECON")
def test_a_deck_that_ends_a_battle_keeps_every_card() -> None:
    """The last card of the pile is in somebody's hand: the finished game can be read again."""
    battle, units = prepare(scenarios.load("vassieux"))
    rest = list(battle.deck)
    rest.remove("recon-left")
    state = begin(
        battle,
        units,
        hands={"allies": ("recon-left",), "axis": ()},
        deck=tuple(rest[:1]),
        discard=tuple(rest[1:]),
        dice=SeededDice("deck"),
        first="allies",
    )
    played = play_line(state, "play recon-left", lambda now, action: SeededDice("deck"))
    while played[-1].result.state.winner is None:
        played += play_line(played[-1].result.state, "end", lambda now, action: SeededDice("deck"))
    over = played[-1].result.state
    assert over.winner == "axis"
    assert codec.loads(codec.dumps(over), battle) == over
