"""Plans for the next turn: several with conditions, checked again when it begins, never played by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.plans import Condition
from bot.game.drafting import ahead
from bot.game.values import DraftLook
from tests.bot.game.doctored import doctor, hold, put
from tests.bot.game.tables import ANA, BO, CY, Tables

QUIET = "play move-out; end; end; end"


async def _planning(tables: Tables, **more: Any) -> int:
    """Ana is to move; Bo, who waits, holds two cards."""
    card = await tables.started(**more)
    await doctor(tables, card.id, hold("axis", "attack-center", "recon-right"))
    return card.id


async def _look(tables: Tables, game: int, person: int = BO) -> DraftLook:
    return await tables.backend.drafts.look(game, person)


async def _add(tables: Tables, game: int, *lines: str, person: int = BO) -> None:
    for line in lines:
        await tables.backend.drafts.add(tables.ask(person, game), line)


async def _two_plans(tables: Tables, game: int, condition: str) -> None:
    """First an attack in the center; if something is seen, the right."""
    drafts = tables.backend.drafts
    await _add(tables, game, "play attack-center")
    await drafts.plan(tables.ask(BO, game), "another")
    await _add(tables, game, "play recon-right")
    await drafts.plan(tables.ask(BO, game), only_if=condition)


def texts(look: DraftLook) -> list[str]:
    return [line.text for line in look.lines]


async def _mover(tables: Tables, game: int) -> tuple[str, str]:
    """A unit of Ana's and where it can go, by what she may order with Move Out."""
    await _add(tables, game, "play move-out", person=ANA)
    look = await _look(tables, game, ANA)
    unit = next(one.unit for one in look.legal if one.verb == "order")
    await _add(tables, game, f"order {unit}", "end", person=ANA)
    look = await _look(tables, game, ANA)
    to = next(one.target for one in look.legal if one.verb == "move")
    await tables.backend.drafts.clear(tables.ask(ANA, game))
    return unit, to


@pytest.mark.parametrize("moves", [False, True], ids=["it stands", "it has gone"])
async def test_the_plan_for_what_is_seen_lies_open(tables_anywhere: Tables, moves: bool) -> None:
    """If the unit still stands the second plan is offered, else the first; a restart in between loses neither."""
    tables = tables_anywhere
    game = await _planning(tables)
    unit, to = await _mover(tables, game)
    await _two_plans(tables, game, f"enemy {unit}")
    before = await _look(tables, game)
    assert [(one.condition, one.open) for one in before.plans] == [
        (None, False), (Condition("enemy", unit), True)
    ]  # fmt: skip
    tables.backend = (await tables.again()).backend
    assert await _look(tables, game) == before
    await tables.backend.games.act_lines(
        tables.ask(ANA, game), f"play move-out; order {unit}; move {unit}-{to}; end" if moves else QUIET
    )
    look = await _look(tables, game)
    assert texts(look) == (["play attack-center"] if moves else ["play recon-right"])
    assert (look.planned, look.ahead, look.sound) == (True, False, True)
    assert [one.holds for one in look.plans] == [True, not moves]
    card = await tables.backend.games.card(game)
    assert (card.active, card.decision) == ("axis", "play"), "nothing is played by itself"
    # The other one can be taken all the same; then it is played, and the plans are over.
    look = await tables.backend.drafts.plan(tables.ask(BO, game), "open", 2 if moves else 1)
    await tables.backend.drafts.confirm(tables.ask(BO, game))
    live = await tables.backend.desk.load(game)
    assert live.row.facts.decision != "play"
    assert not (await _look(tables, game)).plans


async def test_all_conditions(tables: Tables) -> None:
    """Whose unit stands on a hex, or that none does: no more is asked than everybody sees."""
    game = await _planning(tables)
    live = await tables.backend.desk.load(game)
    view = live.view("axis")
    taken = {unit.at: unit.side for unit in view.units}
    for h in view.hexes:
        seen = {
            sight for sight in ("enemy", "own", "free") if ahead.holds(view, "axis", Condition(sight, h.name))
        }  # type: ignore[arg-type]
        assert seen == {{"axis": "own", "allies": "enemy"}.get(taken.get(h.name, ""), "free")}


async def test_what_broke_is_marked_and_the_rest_kept(tables: Tables) -> None:
    game = await _planning(tables)
    await _add(tables, game, "play attack-center")
    look = await _look(tables, game)
    first, second = [one.unit for one in look.legal if one.verb == "order"][:2]
    await _add(tables, game, f"order {first} {second}")
    await tables.backend.games.act_lines(tables.ask(ANA, game), QUIET)
    # The first unit is gone in the meantime.
    live = await tables.backend.desk.load(game)
    draft = live.board.draft()
    draft.lift(live.board.battle.board.by_name[first])
    draft.legal = None
    await doctor(tables, game, put(draft.freeze()))
    look = await _look(tables, game)
    assert [line.why is None for line in look.lines] == [True, False, True]
    with pytest.raises(UserError, match="draft-broken"):
        await tables.backend.drafts.confirm(tables.ask(BO, game))
    look = await tables.backend.drafts.keep_sound(tables.ask(BO, game))
    assert texts(look) == ["play attack-center", f"order {second}"]
    assert look.sound
    assert not look.planned, "it is a draft like any other now"


async def test_a_card_that_is_gone_takes_its_plan_with_it(tables: Tables) -> None:
    game = await _planning(tables)
    await _two_plans(tables, game, "enemy A1")
    await tables.backend.games.act_lines(tables.ask(ANA, game), QUIET)
    await doctor(tables, game, hold("axis", "recon-right", "probe-left"))
    look = await _look(tables, game)
    assert not look.sound
    assert texts(await tables.backend.drafts.keep_sound(tables.ask(BO, game))) == []
    look = await tables.backend.drafts.plan(tables.ask(BO, game), "open", 1 if look.plans[1].open else 2)
    assert texts(look) == ["play recon-right"]
    assert look.sound


async def test_plans_are_changed_and_dropped_one_by_one(tables: Tables) -> None:
    game = await _planning(tables)
    drafts = tables.backend.drafts
    with pytest.raises(UserError, match="plan-empty"):
        await drafts.plan(tables.ask(BO, game), "another")
    await _two_plans(tables, game, "free A1")
    await drafts.plan(tables.ask(BO, game), "another")
    await _add(tables, game, "play attack-center")
    with pytest.raises(UserError, match="plans-enough"):
        await drafts.plan(tables.ask(BO, game), "another")
    for number in (0, 4, -1):
        with pytest.raises(UserError, match="no-such-plan"):
            await drafts.plan(tables.ask(BO, game), "open", number)
    look = await drafts.plan(tables.ask(BO, game), "open", 2)
    assert texts(look) == ["play recon-right"]
    look = await drafts.clear(tables.ask(BO, game))
    assert [len(one.lines) for one in look.plans] == [1, 0, 1]
    look = await drafts.plan(tables.ask(BO, game), "drop", 1)
    assert [(len(one.lines), one.open) for one in look.plans] == [(0, True), (1, False)]
    look = await drafts.plan(tables.ask(BO, game), "drop", None)
    assert texts(look) == ["play attack-center"]
    look = await drafts.plan(tables.ask(BO, game), "drop", None)
    assert (texts(look), look.plans) == ([], ())
    assert (BO, "axis") not in (await tables.backend.desk.load(game)).drafts


@pytest.mark.parametrize(
    "said", ["", "D6", "enemy", "enemy Z99", "enemy D6 or D7", "enemy D6; end", "anybody D6"]
)
async def test_conditions_that_are_none_change_nothing(tables: Tables, said: str) -> None:
    game = await _planning(tables)
    await _two_plans(tables, game, "if ENEMY d6")
    before = await _look(tables, game)
    assert before.plans[1].condition == Condition("enemy", "D6")
    with pytest.raises(UserError, match=r"no-such-condition|no-such-hex"):
        await tables.backend.drafts.plan(tables.ask(BO, game), only_if=said)
    assert await _look(tables, game) == before


async def test_whoever_has_no_plans_here(tables: Tables) -> None:
    """In one's own turn there is nothing to plan ahead, and in a battle that is over, or another's, nothing at all."""
    game = await _planning(tables)
    drafts = tables.backend.drafts
    await _add(tables, game, "play move-out", person=ANA)
    with pytest.raises(UserError, match="plans-before-turn"):
        await drafts.plan(tables.ask(ANA, game), "another")
    with pytest.raises(UserError, match="not-your-game"):
        await drafts.plan(tables.ask(CY, game), "another")
    await _two_plans(tables, game, "enemy D6")
    await tables.backend.games.resign(tables.ask(ANA, game))
    for ask in (
        lambda: drafts.plan(tables.ask(BO, game), "another"),
        lambda: drafts.plan(tables.ask(BO, game), "open", 1),
        lambda: drafts.plan(tables.ask(BO, game), only_if="any"),
        lambda: drafts.keep_sound(tables.ask(BO, game)),
        lambda: drafts.confirm(tables.ask(BO, game)),
    ):
        with pytest.raises(UserError, match="already-over"):
            await ask()
    assert (await tables.backend.desk.load(game)).drafts == {}


async def test_whoever_changes_his_plan_in_his_turn_keeps_the_others(tables: Tables) -> None:
    game = await _planning(tables)
    await _two_plans(tables, game, "free A1")
    await tables.backend.games.act_lines(tables.ask(ANA, game), QUIET)
    look = await tables.backend.drafts.back(tables.ask(BO, game))
    assert (look.planned, len(look.plans)) == (False, 2)
    other = next(number for number, one in enumerate(look.plans, 1) if not one.open)
    assert texts(await tables.backend.drafts.plan(tables.ask(BO, game), "open", other))


async def test_a_plan_that_is_not_used_waits_for_the_turn_after(tables: Tables) -> None:
    """Whoever plays something else has it no more; nobody is ever played a plan he did not take."""
    game = await _planning(tables)
    await _two_plans(tables, game, "free A1")
    await tables.backend.games.act_lines(tables.ask(ANA, game), QUIET)
    await tables.backend.games.act_lines(tables.ask(BO, game), "play attack-center; end; end; end")
    look = await _look(tables, game)
    assert (look.ahead, look.plans, texts(look)) == (True, (), [])
