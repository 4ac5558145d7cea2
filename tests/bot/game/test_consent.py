"""Undo, draws, resignation: what is free, what needs the other side, and what stays in the log."""

from __future__ import annotations

import pytest

from bot.errors import UserError
from bot.facts.public import Ask
from bot.game.values import Outcome
from tests.bot.game.tables import ANA, BO, CY, Tables


async def _turn(tables: Tables, game: int, person: int, text: str) -> Outcome:
    return await tables.backend.games.act_lines(tables.ask(person, game), text)


async def test_undo_is_free_until_something_was_rolled_or_shown(tables: Tables) -> None:
    card = await tables.started()
    await _turn(tables, card.id, ANA, "play move-out; order E2; order F1")
    came = [await tables.backend.games.visit(card.id, one) for one in (ANA, BO, CY)]
    assert [await one.undoes(None) for one in came] == [True, False, False]
    before = await tables.backend.games.look(card.id, ANA)
    await _turn(tables, card.id, ANA, "order D3")
    outcome = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(outcome, Outcome)
    assert outcome.look.view == before.view
    assert outcome.game.revision == before.game.revision + 2
    assert outcome.steps[0].kind == "undo"


async def test_what_was_taken_back_may_be_done_and_taken_back_again(tables: Tables) -> None:
    card = await tables.started()
    for _ in range(3):
        await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
        outcome = await tables.backend.games.undo(tables.ask(ANA, card.id))
        assert isinstance(outcome, Outcome)
        assert outcome.game.decision == "play"


async def test_several_steps_back_one_after_the_other(tables: Tables) -> None:
    card = await tables.started()
    start = await tables.backend.games.look(card.id, ANA)
    for line in ("play move-out", "order E2", "order F1"):
        await tables.backend.games.act(tables.ask(ANA, card.id), line)
    for _ in range(3):
        outcome = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(outcome, Outcome)
    assert outcome.look.view == start.view
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.backend.games.undo(tables.ask(ANA, card.id))
    again = await _turn(tables, card.id, ANA, "play move-out")
    assert again.look.view.card == "move-out"
    log = await tables.backend.games.log(card.id)
    assert [(one.kind, one.undone) for one in log] == [
        ("start", False), ("action", True), ("action", True), ("action", True),
        ("undo", False), ("undo", False), ("undo", False), ("action", False),
    ]  # fmt: skip


async def test_what_one_press_has_done_is_taken_back_by_one(tables: Tables) -> None:
    """All that chance has not spoken to is a draft again; with a second interaction it would be two."""
    card = await tables.started()
    start = await tables.backend.games.look(card.id, ANA)
    await _turn(tables, card.id, ANA, "play move-out; order E2; order F1")
    outcome = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(outcome, Outcome)
    assert outcome.look.view == start.view
    drafted = await tables.backend.drafts.look(card.id, ANA)
    assert [line.text for line in drafted.lines] == ["play move-out", "order E2", "order F1"]
    assert all(line.why is None for line in drafted.lines)


async def test_undo_to_a_revision(tables: Tables) -> None:
    card = await tables.started()
    await _turn(tables, card.id, ANA, "play move-out; order E2; order F1; order D3")
    outcome = await tables.backend.games.undo(tables.ask(ANA, card.id), to=card.revision + 1)
    assert isinstance(outcome, Outcome)
    assert outcome.look.view.card == "move-out"
    assert not any(unit.ordered for unit in outcome.look.view.units)
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.backend.games.undo(tables.ask(ANA, card.id), to=card.revision + 3)


async def test_an_old_button_is_stale_after_an_undo(tables: Tables) -> None:
    """The ply goes back, the revision does not."""
    card = await tables.started()
    await _turn(tables, card.id, ANA, "play move-out")
    await tables.backend.games.undo(tables.ask(ANA, card.id))
    with pytest.raises(UserError, match="stale"):
        await tables.backend.games.act(tables.ask(ANA, card.id, seen=card.revision), "play move-out")


async def test_past_a_roll_the_other_side_is_asked(tables: Tables) -> None:
    card = await tables.started()
    before = await tables.backend.games.look(card.id, ANA)
    await _turn(tables, card.id, ANA, "play barrage; choose C7")
    await tables.said()
    ask = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.side, ask.by) == ("undo", "allies", ANA)
    card = await tables.backend.games.card(card.id)
    assert card.asks == (ask,)
    assert [kind for _, kind, _ in await tables.said()] == ["consent"]
    with pytest.raises(UserError, match="own-ask"):
        await tables.backend.games.answer(tables.ask(ANA, card.id), ask.id, yes=True)
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.games.answer(tables.ask(CY, card.id), ask.id, yes=True)
    outcome = await tables.backend.games.answer(tables.ask(BO, card.id), ask.id, yes=True)
    assert outcome.game.asks == ()
    assert (await tables.backend.games.look(card.id, ANA)).view.units == before.view.units
    assert outcome.game.to_act == "allies"
    assert (await tables.backend.games.look(card.id, ANA)).view.card == "barrage"
    assert [kind for _, kind, _ in await tables.said()] == ["answered", "undone", "turn"]


async def test_no_is_no(tables: Tables) -> None:
    card = await tables.started()
    await _turn(tables, card.id, ANA, "play barrage; choose C7")
    before = await tables.backend.games.look(card.id, ANA)
    ask = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(ask, Ask)
    outcome = await tables.backend.games.answer(tables.ask(BO, card.id), ask.id, yes=False)
    assert outcome.game.asks == ()
    assert (await tables.backend.games.look(card.id, ANA)).view == before.view
    with pytest.raises(UserError, match="ask-gone"):
        await tables.backend.games.answer(tables.ask(BO, card.id), ask.id, yes=True)


async def test_a_question_lapses_when_the_game_goes_on(tables: Tables) -> None:
    card = await tables.started()
    await _turn(tables, card.id, ANA, "play barrage; choose C7")
    ask = await tables.backend.games.undo(tables.ask(ANA, card.id))
    assert isinstance(ask, Ask)
    await tables.act(card.id, (await tables.backend.games.legal(card.id, BO))[0], BO)
    with pytest.raises(UserError, match="ask-gone"):
        await tables.backend.games.answer(tables.ask(BO, card.id), ask.id, yes=True)


async def test_alone_one_takes_back_what_one_likes(tables: Tables) -> None:
    card = await tables.started(practice=True)
    await _turn(tables, card.id, ANA, "play barrage; choose C7")
    outcome = await tables.backend.games.undo(tables.ask(ANA, card.id, side="allies"))
    assert isinstance(outcome, Outcome)


async def test_undone_rolls_come_again(tables: Tables) -> None:
    """The seed gives the same action the same roll: nobody fishes by taking back."""
    card = await tables.started(practice=True)
    first = await _turn(tables, card.id, ANA, "play barrage; choose C7")
    await tables.backend.games.undo(tables.ask(ANA, card.id, side="allies"))
    # Its card is a draft again, and goes before the choice.
    again = await tables.backend.drafts.confirm(tables.ask(ANA, card.id, side="allies"), ("choose C7",))
    assert again.steps[-1].events == first.steps[-1].events


async def test_a_draw_needs_two(tables: Tables) -> None:
    card = await tables.started()
    offer = await tables.backend.games.offer_draw(tables.ask(BO, card.id))
    with pytest.raises(UserError, match="own-ask"):
        await tables.backend.games.answer(tables.ask(BO, card.id), offer.id, yes=True)
    outcome = await tables.backend.games.answer(tables.ask(ANA, card.id), offer.id, yes=True)
    assert (outcome.game.status, outcome.game.winner, outcome.game.ending) == ("over", None, "agreed")
    assert outcome.look.view.legal == ()


async def test_an_offer_can_be_taken_back(tables: Tables) -> None:
    card = await tables.started()
    offer = await tables.backend.games.offer_draw(tables.ask(ANA, card.id))
    outcome = await tables.backend.games.answer(tables.ask(ANA, card.id), offer.id, yes=False)
    assert outcome.game.asks == ()


async def test_resigning(tables: Tables) -> None:
    card = await tables.started()
    await tables.said()
    outcome = await tables.backend.games.resign(tables.ask(BO, card.id))
    assert (outcome.game.status, outcome.game.winner, outcome.game.ending) == ("over", "allies", "resigned")
    assert outcome.game.deadline is None
    # How it went is told at once, and then nothing comes due any more.
    await tables.backend.timekeeper.tick()
    assert await tables.backend.timekeeper.next_due() is None
    assert [kind for _, kind, _ in await tables.said()] == ["over", "aftermath"]
    look = await tables.backend.games.look(card.id, ANA)
    assert look.view.winner == "allies"
    assert look.view.legal == ()
    assert not look.may_act
    for doing in (
        tables.backend.games.act(tables.ask(ANA, card.id), "play barrage"),
        tables.backend.games.resign(tables.ask(ANA, card.id)),
        tables.backend.games.undo(tables.ask(ANA, card.id)),
    ):
        with pytest.raises(UserError, match="already-over"):
            await doing
