"""Drafts: private, stored, undoable, never a look at what chance has in store, committed all or none."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.errors import UserError
from bot.game.values import DraftLook, Outcome, Request
from engine.notation import described
from tests.bot.game.tables import ANA, BO, CY, Tables


async def _add(tables: Tables, game: int, *lines: str, person: int = ANA) -> DraftLook:
    for line in lines:
        found = await tables.backend.drafts.add(tables.ask(person, game), line)
    return found


async def test_a_draft_changes_nothing_that_others_see(tables: Tables) -> None:
    card = await tables.started()
    await tables.said()
    draft = await _add(tables, card.id, "play move-out", "order E2 F1", "move E2-E4")
    assert [line.text for line in draft.lines] == ["play move-out", "order E2 F1", "move E2-E4"]
    assert draft.sound
    assert draft.view.card == "move-out"
    assert any(unit.at == "E4" for unit in draft.view.units)
    assert await tables.backend.games.card(card.id) == card
    assert (await tables.backend.games.look(card.id, BO)).view.card is None
    assert (await tables.backend.games.look(card.id, ANA)).view.card is None
    assert await tables.said() == []
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.drafts.look(card.id, CY)
    assert (await tables.backend.drafts.look(card.id, BO)).lines == ()


async def test_what_is_legal_follows_the_draft(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out")
    legal = await tables.backend.games.legal(card.id, ANA, "order")
    assert "order E2" in legal
    draft = await _add(tables, card.id, "order E2")
    assert described("order E2") not in draft.legal
    assert await tables.backend.games.legal(card.id, ANA) == tuple(one.notation for one in draft.legal)


async def test_units_left_behind_are_named(tables: Tables) -> None:
    card = await tables.started()
    draft = await _add(tables, card.id, "play move-out", "order E2 F1", "end", "move E2-E4")
    assert draft.idle == ("F1",)


async def test_back_and_clear(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2", "order F1")
    draft = await tables.backend.drafts.back(tables.ask(ANA, card.id))
    assert [line.text for line in draft.lines] == ["play move-out", "order E2"]
    draft = await tables.backend.drafts.clear(tables.ask(ANA, card.id))
    assert draft.lines == ()
    again = await tables.backend.drafts.back(tables.ask(ANA, card.id))
    assert (again.lines, again.view, again.legal) == ((), draft.view, draft.legal)


async def test_the_last_move_is_kept_untried_and_the_draft_is_ready(tables: Tables) -> None:
    """It ends the turn by itself: the draft shows where the unit goes, and no card that would be drawn."""
    card = await tables.started()
    draft = await _add(tables, card.id, "play move-out", "order E2", "move E2-E4")
    assert draft.ready
    assert draft.sound
    assert draft.legal == ()
    assert any(unit.at == "E4" for unit in draft.view.units)
    assert draft.view.active == "allies"
    assert "move-out" not in draft.view.discard
    with pytest.raises(UserError, match="needs-confirm"):
        await _add(tables, card.id, "end")
    outcome = await tables.backend.drafts.confirm(tables.ask(ANA, card.id))
    assert outcome.game.active == "axis"


async def test_behind_the_last_move_the_draft_and_why_say_what_is_wrong(tables: Tables) -> None:
    """The move ends the turn by itself: an attack after it is not unconfirmed, but moved too far for."""
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2", "move E2-E4")
    with pytest.raises(UserError) as caught:
        await _add(tables, card.id, "attack E4xE7")
    assert caught.value.key == "moved-too-far-to-battle"
    told = (await tables.backend.games.visit(card.id, ANA)).why("attack E4xE7", None)
    assert told is not None
    assert told.told.key == "moved-too-far-to-battle"


async def test_a_card_that_orders_nobody_waits_for_its_confirmation(tables: Tables) -> None:
    card = await tables.started()
    kept = await tables.backend.drafts.play(tables.ask(ANA, card.id), "play attack-right")
    assert isinstance(kept, DraftLook)
    assert kept.ready
    assert (await tables.backend.games.card(card.id)).revision == card.revision


async def test_targets_are_kept_untried(tables: Tables) -> None:
    """To choose is not to roll: the draft is ready, and shows nothing of what the dice will say."""
    card = await tables.started()
    draft = await _add(tables, card.id, "play barrage", "choose C7")
    assert draft.ready
    assert draft.sound
    assert draft.legal == ()
    before = (await tables.backend.games.look(card.id, ANA)).view
    assert draft.view.units == before.units
    assert (await tables.backend.games.card(card.id)).revision == card.revision
    assert (await tables.backend.drafts.back(tables.ask(ANA, card.id))).lines[-1].text == "play barrage"


async def test_what_is_still_to_come_is_known(tables: Tables) -> None:
    """The steps that `end` would close, as the engine finds them, and whether the turn ends with the last."""
    card = await tables.started()
    draft = await _add(tables, card.id, "play move-out", "order E2 F1", "move E2-E4")
    assert [one.kind for one in draft.steps] == ["move"]
    assert draft.ends
    assert {(one.verb, one.unit) for one in draft.steps[0].legal} == {("move", "F1"), ("end", "")}
    assert (await tables.backend.drafts.look(card.id, BO)).steps == ()


async def test_nothing_is_tried_that_draws(tables: Tables) -> None:
    """The next card is decided already: a draft that showed it would be a look into the box."""
    card = await tables.started()
    before, last = ["play move-out"], "end"
    draft = await _add(tables, card.id, *before)
    assert described(last) in draft.legal
    with pytest.raises(UserError, match="needs-confirm"):
        await tables.backend.drafts.play(tables.ask(ANA, card.id), last, ask=True)
    with pytest.raises(UserError, match="needs-confirm"):
        await tables.backend.drafts.add(tables.ask(ANA, card.id), last)
    draft = await tables.backend.drafts.look(card.id, ANA)
    assert [line.text for line in draft.lines] == before


async def test_a_line_that_is_not_legal_is_not_kept(tables: Tables) -> None:
    card = await tables.started()
    with pytest.raises(UserError, match="line-not-added") as caught:
        await _add(tables, card.id, "play move-out; order A9")
    assert (caught.value.params["line"], caught.value.params["why"].key) == ("order A9", "not-your-unit")
    assert (await tables.backend.drafts.look(card.id, ANA)).lines == ()


async def test_a_draft_survives_a_restart(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    before = await _add(tables, card.id, "play move-out", "order E2")
    fresh = await tables.again()
    tables.backend = fresh.backend
    assert await tables.backend.drafts.look(card.id, ANA) == before


async def test_confirm_commits_all_in_one_transaction(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2 F1", "move E2-E4")
    await tables.said()
    outcome = await tables.backend.drafts.confirm(tables.ask(ANA, card.id))
    done = [step.notation for step in outcome.steps]
    assert done == ["play move-out", "order E2", "order F1", "end", "move E2-E4"]
    assert (await tables.backend.drafts.look(card.id, ANA)).lines == ()
    assert [kind for _, kind, _ in await tables.said()] == ["acted"]
    with pytest.raises(UserError, match="draft-empty"):
        await tables.backend.drafts.confirm(Request(ANA, card.id))


async def test_a_confirmation_delivered_twice_commits_once(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2")
    request = Request(ANA, card.id, 4242)
    first, second = await asyncio.gather(
        tables.backend.drafts.confirm(request), tables.backend.drafts.confirm(request)
    )
    third = await tables.backend.drafts.confirm(request)
    assert [first.repeated, second.repeated, third.repeated] == [False, True, True]
    assert first.steps == second.steps == third.steps


async def test_one_door_for_buttons(tables: Tables) -> None:
    card = await tables.started()
    drafts = tables.backend.drafts
    assert isinstance(await drafts.play(tables.ask(ANA, card.id), "play barrage"), DraftLook)
    assert isinstance(await drafts.play(tables.ask(ANA, card.id), "choose C7"), DraftLook)
    outcome = await drafts.confirm(tables.ask(ANA, card.id))
    assert isinstance(outcome, Outcome)
    assert [step.notation for step in outcome.steps][:2] == ["play barrage", "choose C7"]


async def test_confirm_can_go_on_at_once(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2", "move E2-E4")
    outcome = await tables.backend.drafts.confirm(tables.ask(ANA, card.id), ("end", "end"))
    assert outcome.game.active == "axis"
    assert outcome.left == ()


async def test_a_plan_is_made_in_the_others_turn_and_tried_again_in_mine(tables: Tables) -> None:
    card = await tables.started()
    look = await tables.backend.games.look(card.id, BO)
    legal = (await tables.backend.drafts.look(card.id, BO)).legal
    plans = [one.notation for one in legal if one.verb == "play"]
    assert plans
    assert {one.card for one in legal if one.verb == "play"} <= set(look.view.hand)
    draft = await _add(tables, card.id, plans[0], person=BO)
    assert draft.ahead
    with pytest.raises(UserError, match="not-your-turn"):
        await tables.backend.drafts.confirm(tables.ask(BO, card.id))
    await tables.backend.games.act_lines(tables.ask(ANA, card.id), "play move-out; end; end; end")
    card = await tables.backend.games.card(card.id)
    assert card.active == "axis"
    draft = await tables.backend.drafts.look(card.id, BO)
    assert not draft.ahead
    assert draft.sound
    assert draft.base < card.revision
    outcome = await tables.backend.drafts.confirm(tables.ask(BO, card.id))
    assert outcome.steps[0].notation == plans[0]


async def test_an_answer_in_the_others_turn_leaves_the_plan_alone(tables: Tables) -> None:
    card = await tables.started(reactions="live")
    await tables.backend.drafts.add(tables.ask(BO, card.id), "play attack-center")
    live = await tables.backend.desk.load(card.id)
    assert live.drafts[(BO, "axis")].lines == ("play attack-center",)
    rng = Random(9)
    for _ in range(300):
        card = await tables.backend.games.card(card.id)
        if card.active != "allies" or card.status != "running":
            break
        if card.clock == "ask" and card.to_act == "axis":
            await tables.backend.drafts.play(tables.ask(BO, card.id), "pass")
            live = await tables.backend.desk.load(card.id)
            assert (BO, "axis") in live.drafts
            return
        legal = await tables.backend.games.legal(card.id, ANA)
        attacks = [line for line in legal if line.startswith("attack")]
        await tables.backend.games.act(tables.ask(ANA, card.id), rng.choice(attacks or list(legal)))


async def test_why_not_is_asked_of_the_draft(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2")
    assert (await tables.backend.games.visit(card.id, ANA)).why("order F1", None) is None
    why = (await tables.backend.games.visit(card.id, ANA)).why("order E2", None)
    assert why is not None
    assert why.told.kind == "rules"


async def test_what_the_other_side_broke_is_marked_and_not_committed(tables: Tables) -> None:
    card = await tables.started()
    await _add(tables, card.id, "play move-out", "order E2")
    live = await tables.backend.desk.load(card.id)
    row = live.drafts[(ANA, "allies")]
    from bot.store import seats  # noqa: PLC0415

    async with tables.backend.store.write() as conn:
        broken = type(row)(row.person, row.side, row.base, ("play move-out", "order A9", "order E2"))
        await seats.put_draft(conn, card.id, broken, 0.0)
    tables.backend.desk.forget(card.id)
    draft = await tables.backend.drafts.look(card.id, ANA)
    assert [line.why is None for line in draft.lines] == [True, False, True]
    assert not draft.sound
    with pytest.raises(UserError, match="draft-broken"):
        await tables.backend.drafts.confirm(tables.ask(ANA, card.id))
    assert await tables.backend.games.card(card.id) == card


async def test_a_draft_has_its_limits(tables: Tables) -> None:
    card = await tables.started()
    with pytest.raises(UserError, match="draft-too-long"):
        await tables.backend.drafts.add(tables.ask(ANA, card.id), "end;" * 61)
