"""A side's common table: drafts of several, votes, words, confirmations, the team timer and stand-ins."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import UserError
from bot.facts.pace import fixed
from bot.game.values import DraftLook, Outcome, Request
from tests.bot.game.doctored import doctor, give
from tests.bot.game.staffs import seated
from tests.bot.game.tables import ANA, BO, Tables

CY, DEE = 111, 112
HOUR = 3600.0


async def act(tables: Tables, card: str = "general-advance", scenario: str = "sword-beach") -> int:
    """Three allies against one: Ana commands the centre, Cy the left, Dee the right; the card is played."""
    game = (await seated(tables, 3, 1, scenario)).id
    if (await tables.backend.games.card(game)).active == "axis":
        await tables.backend.games.resign(tables.ask(BO, game))
        raise AssertionError("the allies must begin here")
    await doctor(tables, game, give("allies", card))
    await tables.backend.games.act(tables.ask(ANA, game), f"play {card}")
    return game


async def order_one(tables: Tables, game: int, person: int) -> str:
    """Somebody drafts an order for one of his units; the hex."""
    look = await tables.backend.drafts.look(game, person)
    line = next(one.notation for one in look.legal if one.verb == "order")
    await tables.backend.drafts.play(tables.ask(person, game), line)
    return line.removeprefix("order ")


async def lamps(tables: Tables, game: int) -> dict[int, str]:
    """Everybody's lamp."""
    look = await tables.backend.teams.look(game, ANA)
    return {one.person: one.lamp for one in look.generals}


async def test_everybody_drafts_and_the_last_confirmation_carries_out(tables: Tables) -> None:
    game = await act(tables)
    before = await tables.backend.games.card(game)
    assert set(before.awaited) == {ANA, CY, DEE}
    ordered = [await order_one(tables, game, person) for person in (ANA, CY, DEE)]
    assert await lamps(tables, game) == dict.fromkeys((ANA, CY, DEE), "drafting")
    for person, rest in ((CY, {ANA, DEE}), (ANA, {DEE})):
        outcome = await tables.backend.teams.confirm(tables.ask(person, game))
        assert (outcome.steps, set(outcome.waiting)) == ((), rest)
        assert set(outcome.game.awaited) == rest
        assert outcome.game.revision == before.revision
    assert await lamps(tables, game) == {ANA: "ready", CY: "ready", DEE: "drafting"}
    outcome = await tables.backend.drafts.confirm(tables.ask(DEE, game))
    assert outcome.waiting == ()
    said = [(step.person, step.notation) for step in outcome.steps]
    # From left to right, each in the name of whoever drafted it.
    assert said[:3] == [
        (CY, f"order {ordered[1]}"),
        (ANA, f"order {ordered[0]}"),
        (DEE, f"order {ordered[2]}"),
    ]


async def test_all_see_everybodys_drafts_in_one_picture(tables: Tables) -> None:
    game = await act(tables)
    ordered = {person: await order_one(tables, game, person) for person in (ANA, CY)}
    looks = [await tables.backend.teams.look(game, person) for person in (ANA, CY, DEE)]
    look = looks[0]
    for other in looks:
        assert (other.view, other.arrows, other.generals) == (look.view, look.arrows, look.generals)
    assert {(one.kind, one.person, one.way) for one in look.arrows} == {
        ("order", person, (name,)) for person, name in ordered.items()
    }
    assert {unit.at for unit in look.view.units if unit.ordered} == set(ordered.values())
    assert look.phase == "act"
    assert {one.person: [line.text for line in one.lines] for one in look.generals} == {
        ANA: [f"order {ordered[ANA]}"], CY: [f"order {ordered[CY]}"], DEE: []
    }  # fmt: skip


async def test_moves_and_battles_are_planned_and_drawn(tables: Tables) -> None:
    game = await act(tables)
    await order_one(tables, game, CY)
    look = await tables.backend.drafts.play(tables.ask(CY, game), "end")
    assert isinstance(look, DraftLook)
    assert look.stage == "move"
    way = next(one.notation for one in look.legal if one.verb == "move")
    look = await tables.backend.drafts.play(tables.ask(CY, game), way)
    assert isinstance(look, DraftLook)
    arrow = next(one for one in look.arrows if one.kind == "move")
    assert f"move {'-'.join(arrow.way)}" == way
    assert arrow.ghost is not None
    assert arrow.ghost.at == arrow.way[0]
    assert any(unit.at == arrow.way[-1] and unit.side == "allies" for unit in look.view.units)


async def test_twice_confirmed_is_once(tables: Tables) -> None:
    game = await act(tables)
    for _ in range(2):
        outcome = await tables.backend.teams.confirm(tables.ask(CY, game))
        assert set(outcome.waiting) == {ANA, DEE}
    request = tables.ask(DEE, game)
    again = [await tables.backend.teams.confirm(request) for _ in range(2)]
    assert again[1].repeated
    found = await asyncio.gather(
        *[tables.backend.teams.confirm(tables.ask(ANA, game)) for _ in range(3)], return_exceptions=True
    )
    assert sum(isinstance(one, Outcome) and bool(one.steps) for one in found) == 1


async def test_two_team_mates_confirm_at_once(tables_anywhere: Tables) -> None:
    """From two processes: each is counted, and everything is carried out once."""
    tables = tables_anywhere
    game = await act(tables)
    other = await Tables.open(tables.address)
    other.interactions = iter(range(900, 999))  # type: ignore[assignment]
    await tables.backend.teams.confirm(tables.ask(CY, game))
    found = await asyncio.gather(
        tables.backend.teams.confirm(tables.ask(ANA, game)), other.backend.teams.confirm(other.ask(DEE, game))
    )
    assert sorted(len(one.waiting) for one in found) == [0, 1]
    assert [bool(one.steps) for one in found] == [not one.waiting for one in found]
    await other.close()
    tables.backend.desk.forget(game)
    card, log = await tables.backend.games.card(game), await tables.backend.games.log(game)
    assert [line.revision for line in log] == list(range(1, card.revision + 1))


async def test_editing_takes_the_confirmation_off(tables: Tables) -> None:
    game = await act(tables)
    await tables.backend.teams.confirm(tables.ask(CY, game))
    await order_one(tables, game, CY)
    assert CY in (await tables.backend.games.card(game)).awaited
    await tables.backend.teams.confirm(tables.ask(CY, game))
    look = await tables.backend.teams.unconfirm(tables.ask(CY, game))
    assert look.generals[1].lamp == "drafting"
    assert CY in look.game.awaited


async def test_two_draft_one_unit(tables: Tables) -> None:
    """A shared hex: whoever orders the unit first has it; both at once, and one is told kindly."""
    game = await act(tables)
    live = await tables.backend.desk.load(game)
    state = live.board
    lies_in, names = state.battle.sections["allies"], state.battle.board.names
    shared = [names[h] for h, one in state.units.items() if one.side == "allies" and len(lies_in[h]) > 1]
    assert shared
    at = shared[0]
    flank = CY if "left" in lies_in[state.battle.board.by_name[at]] else DEE
    found = await asyncio.gather(
        *[tables.backend.drafts.add(tables.ask(person, game), f"order {at}") for person in (ANA, flank)],
        return_exceptions=True,
    )
    told = [one for one in found if isinstance(one, UserError)]
    assert [one.key for one in told] == ["drafted-by-other"]
    assert told[0].params["hex"] == at
    assert sum(isinstance(one, DraftLook) for one in found) == 1


async def test_votes_plan_and_words_stay_with_the_side(tables: Tables) -> None:
    game = (await seated(tables, 3, 2, "sword-beach")).id
    backend = tables.backend
    hand = (await backend.games.look(game, ANA)).view.hand
    line = f"play {next(card for card in hand if card != 'ambush')}"
    for person in (CY, DEE):
        await backend.teams.vote(tables.ask(person, game), line)
    await backend.teams.plan(tables.ask(CY, game), "Left first.")
    look = await backend.teams.say(tables.ask(DEE, game), "I can hold.")
    assert [(one.line, one.persons) for one in look.votes] == [(line, (CY, DEE))]
    assert look.plan is not None
    assert (look.plan.person, look.plan.text) == (CY, "Left first.")
    assert [(one.person, one.text) for one in look.says] == [(DEE, "I can hold.")]
    other = await backend.teams.look(game, BO)
    assert (other.votes, other.plan, other.says) == ((), None, ())
    with pytest.raises(UserError, match="not-your-game"):
        await backend.teams.look(game, 999)
    missing = next(one for one in ("air-power", "barrage", "dig-in") if one not in hand)
    with pytest.raises(UserError, match="card-not-in-hand"):
        await backend.teams.vote(tables.ask(CY, game), f"play {missing}")
    with pytest.raises(UserError, match="text-too-long"):
        await backend.teams.say(tables.ask(CY, game), "x" * 600)
    # Another vote takes the place of the first, none takes it back; the card played ends the voting.
    look = await backend.teams.vote(tables.ask(CY, game), "")
    assert [one.persons for one in look.votes] == [(DEE,)]
    tables = await tables.again()
    await tables.backend.games.act(Request(ANA, game), line)
    look = await tables.backend.teams.look(game, ANA)
    assert look.votes == ()
    assert look.plan is not None
    await tables.close()


async def test_the_team_timer_reminds_and_lets_the_commander_go_on(tables: Tables) -> None:
    game = await act(tables)
    await order_one(tables, game, DEE)
    await tables.backend.teams.confirm(tables.ask(ANA, game))
    await tables.said()
    card = await tables.backend.games.card(game)
    assert card.team_due == tables.now + 8 * HOUR
    with pytest.raises(UserError, match="team-waits") as caught:
        await tables.backend.teams.confirm_all(tables.ask(ANA, game))
    assert set(caught.value.params["persons"]) == {CY, DEE}
    tables.now += 4 * HOUR + 1
    await tables.backend.timekeeper.tick()
    tables.now += 4 * HOUR
    await tables.backend.timekeeper.tick()
    said = [(kind, set(data["persons"])) for _, kind, data in await tables.said() if kind.startswith("team")]
    assert said == [("team-reminder", {CY, DEE}), ("team-late", {CY, DEE})]
    assert (await tables.backend.games.card(game)).team_late
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.teams.confirm_all(tables.ask(CY, game))
    outcome = await tables.backend.teams.confirm_all(tables.ask(ANA, game))
    assert [step.person for step in outcome.steps][:1] == [DEE]


async def test_the_timer_is_never_longer_than_the_turn(tables: Tables) -> None:
    card = await seated(tables, 2, 1, "sword-beach", pace=fixed(4 * 3600))
    assert card.team_seconds == 4 * 3600
    assert card.team_due is not None
    assert card.deadline is not None
    assert card.team_due <= card.deadline


async def test_the_commander_stands_in_for_a_silent_general(tables: Tables) -> None:
    """His drafts come along, his units too; when he is back he has them again."""
    game = await act(tables)
    at = await order_one(tables, game, CY)
    with pytest.raises(UserError, match="not-silent"):
        await tables.backend.teams.standin(tables.ask(ANA, game), CY)
    tables.now += 8 * HOUR + 1
    await tables.backend.timekeeper.tick()
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.teams.standin(tables.ask(DEE, game), CY)
    look = await tables.backend.teams.standin(tables.ask(ANA, game), CY)
    by_person = {one.person: one for one in look.generals}
    assert by_person[CY].stood_in_by == ANA
    assert [line.text for line in by_person[ANA].lines] == [f"order {at}"]
    assert set(look.game.awaited) == {ANA, DEE}
    with pytest.raises(UserError, match="not-concerned"):
        await tables.backend.drafts.add(tables.ask(CY, game), "end")
    look = await tables.backend.teams.back(tables.ask(CY, game))
    assert [line.text for line in look.generals[1].lines] == [f"order {at}"]
    assert CY in look.game.awaited


async def test_a_general_stands_in_for_a_silent_commander(tables: Tables) -> None:
    game = (await seated(tables, 3, 1, "sword-beach")).id
    hand = (await tables.backend.games.look(game, ANA)).view.hand
    line = f"play {next(card for card in hand if card != 'ambush')}"
    tables.now += 8 * HOUR + 1
    await tables.backend.timekeeper.tick()
    look = await tables.backend.teams.standin(tables.ask(CY, game), ANA)
    assert look.commander == CY
    assert look.game.awaited == (CY,)
    assert look.game.commander("allies") == CY
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.games.act(tables.ask(ANA, game), line)
    await tables.backend.games.act(tables.ask(CY, game), line)


async def test_why_a_line_cannot_be_drafted(tables: Tables) -> None:
    game = await act(tables)
    look = await tables.backend.drafts.look(game, CY)
    mine = next(one.notation for one in look.legal if one.verb == "order")
    games = tables.backend.games
    assert (await games.visit(game, CY)).why(mine, None) is None
    why = (await games.visit(game, DEE)).why(mine, None)
    assert why is not None
    assert why.told.key == "not-your-section"
    await order_one(tables, game, CY)
    way = mine.replace("order ", "move ") + "-A1"
    why = (await games.visit(game, CY)).why(way, None)
    assert why is not None
    assert why.told.kind == "rules"
