"""A text of lines is checked as a whole before anything counts, as far as no chance is involved."""

from __future__ import annotations

import json
from random import Random

import pytest

import scenarios
from bot.errors import Told, UserError
from bot.game.values import DraftLook
from engine import GameState, SeededDice, apply, codec, legal_actions, new_game, text
from engine.actions import Attack, MoveUnit
from engine.play import why_not
from tests.bot.game.doctored import doctor, hold, put
from tests.bot.game.staffs import seated
from tests.bot.game.tables import ANA, BO, Tables

#: Nobody stands on the right flank: the card orders nobody, and the turn ends by itself.
NOBODY = "play attack-right"


async def _refused(tables: Tables, game: int, source: str, person: int = ANA) -> tuple[str, Told]:
    """The line that is named, and its reason; nothing has happened."""
    before = await tables.backend.games.card(game)
    await tables.said()
    with pytest.raises(UserError) as caught:
        await tables.backend.games.act_lines(tables.ask(person, game), source)
    assert caught.value.key == "line-wrong", caught.value
    assert await tables.backend.games.card(game) == before
    assert await tables.said() == []
    return caught.value.params["line"], caught.value.params["why"]


@pytest.mark.parametrize(
    ("source", "line", "key"),
    [
        ("play move-out; order E2 E9; end", "order E2 E9", "no-unit-there"),
        ("play move-out; order E2 F1; move E2-E4; move F1-A9; end", "move F1-A9", "occupied"),
        ("play move-out; order E2 F1; move E2-E4; jump E4; end", "jump E4", "notation-action"),
        ("play barrage; choose C7; order Z99", "order Z99", "notation-hex"),
        ("play barrage; choose E2; end", "choose E2", "no-enemy-there"),
        (f"{NOBODY}; order E2 F1", "order E2 F1", "wrong-section"),
        (f"{NOBODY}; end; play barrage", "play barrage", "turn-over"),
        ("play move-out; end; end; order E2", "order E2", "order-step-over"),
        ("play move-out; order E2; move E2-E4; end; end; play barrage", "play barrage", "turn-over"),
        ("play move-out; order E2; move E2-E4; attack E4xE7", "attack E4xE7", "moved-too-far-to-battle"),
    ],
)
async def test_a_wrong_line_refuses_the_whole(tables: Tables, source: str, line: str, key: str) -> None:
    card = await tables.started()
    named, why = await _refused(tables, card.id, source)
    assert (named, why.key) == (line, key)


@pytest.mark.parametrize("after", ["end", "end; end", "END"])
@pytest.mark.parametrize("source", [NOBODY, "play move-out; order E2; move E2-E4", "play barrage; choose C7"])
async def test_an_end_that_has_come_by_itself_is_no_failure(tables: Tables, source: str, after: str) -> None:
    card = await tables.started()
    outcome = await tables.backend.games.act_lines(tables.ask(ANA, card.id), f"{source}; {after}")
    assert outcome.game.active == "axis"
    assert outcome.left == ()


async def test_after_chance_lines_are_told_one_by_one_with_a_true_reason(tables: Tables) -> None:
    card = await tables.started()
    source = "play barrage; choose C7; retreat E2; end"
    outcome = await tables.backend.games.act_lines(tables.ask(ANA, card.id), source)
    # The turn has ended: `end` is no failure behind it, either.
    assert [(one.line, one.key) for one in outcome.left] == [("retreat E2", "turn-over")]


def _mine_without_dice() -> tuple[GameState, str]:
    """A last move onto a face-down marker that turns out to be no mine: no dice tell that something was shown."""
    state, chooser = new_game(scenarios.load("ponyri-station"), SeededDice("m1")), SeededDice("m1|w")
    while True:
        legal, board = legal_actions(state), state.battle.board
        onto = [
            one
            for one in legal
            if isinstance(one, MoveUnit)
            and any(not m.face_up for h in one.way for m in state.ground.spots[h].markers)
        ]
        action = (onto or legal)[chooser.pick(len(onto or legal))]
        result = apply(state, action, SeededDice("m1", state.ply, text(action, board)))
        shown = [one.markers for one in state.ground.spots] != [
            one.markers for one in result.state.ground.spots
        ]
        if shown and result.state.turn.number != state.turn.number and not result.rolls:
            return state, text(action, board)
        state = result.state


async def test_a_text_finds_out_no_mine_for_nothing(tables: Tables) -> None:
    """With a mine there are dice, and the move counts; so it must without, or a wrong line would tell."""
    state, move = _mine_without_dice()
    card = await tables.started("ponyri-station")
    await doctor(tables, card.id, lambda data: data.update(json.loads(codec.dumps(state))))
    person = card.people(state.turn.side)[0]
    outcome = await tables.backend.games.act_lines(tables.ask(person, card.id), f"{move}; retreat A1")
    assert outcome.steps[0].notation == move
    assert [(one.line, one.key) for one in outcome.left] == [("retreat A1", "turn-over")]


def _two_guns() -> tuple[GameState, str, str]:
    """A battle step with a shot that may be fired, and one by another unit that no dice bring into range."""
    rng = Random("two guns")
    for seed in range(200):
        state = new_game(scenarios.load("arracourt"), SeededDice(f"guns {seed}"))
        for _ in range(60):
            if state.winner is not None:
                break
            attacks = [one for one in legal_actions(state) if isinstance(one, Attack)]
            names = state.battle.board.names
            for one in attacks:
                for other in {two.unit for two in attacks} - {one.unit}:
                    for target, unit in state.units.items():
                        late = Attack(other, target)
                        why = why_not(state, late) if unit.side != state.turn.side else None
                        if why is not None and why.key == "out-of-range":
                            return (
                                state,
                                text(one, state.battle.board),
                                f"attack {names[other]}x{names[target]}",
                            )
            action = rng.choice(legal_actions(state))
            state = apply(
                state, action, SeededDice(f"guns {seed}", state.ply, text(action, state.battle.board))
            ).state
    raise AssertionError("no such position")


async def test_a_shot_that_no_dice_bring_into_range_is_wrong_beforehand(tables: Tables) -> None:
    """How far two hexes lie apart is known before anything is rolled."""
    state, shot, far = _two_guns()
    card = await tables.started(scenario="arracourt")
    await doctor(tables, card.id, put(state))
    person = (await tables.backend.games.card(card.id)).people(state.turn.side)[0]
    named, why = await _refused(tables, card.id, f"{shot}; {far}", person)
    assert (named, why.key) == (far, "out-of-range")


async def test_while_the_other_side_is_asked_the_rest_waits(tables: Tables) -> None:
    """It is still the own turn: the reason is that an answer is awaited, and an `end` has not come by itself."""
    card = await tables.started()
    await tables.backend.standing.set(tables.ask(BO, card.id), retreat="ask")
    rng = Random(4)
    for _ in range(2000):
        legal = await tables.backend.games.legal(card.id, ANA)
        attacks = [line for line in legal if line.startswith(("attack", "choose"))]
        if attacks:
            request = tables.ask(ANA, card.id)
            outcome = await tables.backend.games.act_lines(request, f"{rng.choice(attacks)}; end")
            if outcome.game.clock == "ask":
                break
        else:
            assert await tables.random_act(card.id, rng) is not None
    assert outcome.left == ()
    assert outcome.waits == ("end",)


async def test_one_line_says_its_own_reason(tables: Tables) -> None:
    """Nothing else could be meant, so the line is not named."""
    card = await tables.started()
    await tables.backend.games.act_lines(tables.ask(ANA, card.id), "play move-out\n")
    with pytest.raises(UserError, match="no-unit-there"):
        await tables.backend.games.act_lines(tables.ask(ANA, card.id), "order E9")


async def test_what_follows_a_draft_is_checked_with_it(tables: Tables) -> None:
    """The draft and the line that confirms it: refused together, and the draft is kept."""
    card = await tables.started()
    drafts = tables.backend.drafts
    kept = await drafts.play(tables.ask(ANA, card.id), NOBODY)
    assert isinstance(kept, DraftLook)
    assert kept.ready
    with pytest.raises(UserError, match="line-wrong") as caught:
        await drafts.confirm(tables.ask(ANA, card.id), ("order E2",))
    assert caught.value.params["why"].key == "wrong-section"
    assert await tables.backend.games.card(card.id) == card
    assert (await drafts.look(card.id, ANA)).lines == kept.lines
    outcome = await drafts.confirm(tables.ask(ANA, card.id), ("end",))
    assert (outcome.game.active, outcome.left) == ("axis", ())


async def test_in_a_team_the_text_counts_as_a_whole_too(tables: Tables) -> None:
    """The card is the commander's, the flank his general's: alone the card would have been played."""
    game = (await seated(tables, 2, 1)).id
    await doctor(tables, game, hold("allies", "attack-right", "general-advance"))
    assert (await _refused(tables, game, f"{NOBODY}; order E2"))[1].key == "wrong-section"
    named, why = await _refused(tables, game, "play general-advance; order E2")
    assert (named, why.key) == ("order E2", "plan-together")
