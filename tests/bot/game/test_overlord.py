"""Omaha Beach Overlord through the service: dealt by the Commander-in-Chief, drafted by the generals, carried out."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot.game.doctored import doctor, hold
from tests.bot.game.staffs import OMAHA, people, seated, step
from tests.bot.game.tables import ANA, BO, Tables


@pytest.mark.parametrize(("generals", "seed", "acts"), [(4, 1, 120), (3, 2, 120)])
async def test_played_with_restarts(tables: Tables, generals: int, seed: int, acts: int) -> None:
    """OVL-03: by eight, and by six, whose generals lead more than one section, for some turns; the process ends and
    another one takes over between any two acts. To the end eight play it in `test_overlord_battle`."""
    card = await seated(tables, generals, generals, OMAHA)
    rng = Random(seed)
    for number in range(acts):
        if number % 7 == 0:
            tables.backend.desk.forget(card.id)
        if await step(tables, card.id, rng) is None:
            break
    end = await tables.backend.games.card(card.id)
    assert end.turn > 8
    assert (await tables.backend.admin.repair(card.id, ANA)).sound


async def _dealt(tables: Tables, *cards: str) -> int:
    """Four against four; the Commander-in-Chief of the axis, who begins, has dealt these."""
    game = (await seated(tables, 4, 4, OMAHA)).id
    await doctor(tables, game, hold("axis", *[line.split()[1] for line in cards if line != "end"]))
    await tables.backend.games.act_lines(tables.ask(BO, game), "; ".join(cards))
    return game


async def test_the_deal_is_one_act_and_each_general_has_his_card(tables: Tables) -> None:
    game = await _dealt(tables, "play probe-left left", "play attack-center right", "end")
    card = await tables.backend.games.card(game)
    assert card.awaited == (221, 223)
    look = await tables.backend.teams.look(game, 222)
    assert [(one.card, one.general, one.person) for one in look.cards] == [
        ("probe-left", "left", 221), ("attack-center", "right", 223)
    ]  # fmt: skip
    assert {one.person: one.lamp for one in look.generals} == {
        BO: "idle", 221: "to-draft", 222: "idle", 223: "to-draft"
    }  # fmt: skip
    said = [data for _, kind, data in await tables.said() if kind == "called"]
    assert [one["persons"] for one in said] == [[221, 223]]


async def test_every_general_rolls_before_anybody_plans(tables: Tables) -> None:
    """OVL-05: Their Finest Hour is carried out in two rounds of people like any other deal."""
    game = await _dealt(tables, "play their-finest-hour")
    card = await tables.backend.games.card(game)
    assert set(card.awaited) == {221, 222, 223}
    rolls = [line for line in await tables.backend.games.log(game) if line.notation == "roll"]
    assert len(rolls) == 3
    for person in (221, 222, 223):
        await tables.backend.teams.confirm(tables.ask(person, game))
    assert (await tables.backend.games.card(game)).active == "allies"


async def test_the_chief_strikes_in_the_same_act(tables: Tables) -> None:
    """OVL-05: Barrage comes before the generals' cards, and is no round of its own."""
    game = (await seated(tables, 4, 4, OMAHA)).id
    await doctor(tables, game, hold("axis", "probe-left", "barrage"))
    view = (await tables.backend.games.look(game, BO)).view
    target = next(unit.at for unit in view.units if unit.side == "allies")
    for line in ("play probe-left left", "play barrage", "end"):
        await tables.backend.drafts.play(tables.ask(BO, game), line)
    await tables.backend.drafts.confirm(tables.ask(BO, game), (f"choose {target}",))
    assert (await tables.backend.games.card(game)).awaited == (221,)


async def test_two_rounds_of_people_a_turn(tables: Tables) -> None:
    """Journey 2.5: the deal, and the generals together; whoever is asked has been asked at the same time."""
    game = (await seated(tables, 4, 4, OMAHA)).id
    rng = Random(3)
    rounds: dict[int, list[set[int]]] = {}
    for _ in range(120):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        now = set(card.awaited)
        known = rounds.setdefault(card.turn, [])
        if card.to_act == card.active and not (known and now <= known[-1]):
            known.append(now)
        await step(tables, game, rng)
    assert len(rounds) > 8
    assert max(len(found) for found in rounds.values()) == 2


async def test_the_plan_goes_on_by_itself_with_the_answer(tables: Tables) -> None:
    """Nobody of the side is asked again, whoever answers and whenever; a new process goes on with it, too."""
    card = await seated(tables, 4, 4, OMAHA, reactions="fair")
    for person in people(card):
        await tables.backend.standing.set(tables.ask(person, card.id), retreat="ask")
    rng, game, waits = Random(1), card.id, 0
    for _ in range(900):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        plan = (await tables.backend.desk.load(game)).row.memo.team.carry_out
        if plan is None or plan.status != "running":
            await step(tables, game, rng)
            continue
        waits += 1
        if waits > 6:
            break
        active, turn = card.active, card.turn
        assert card.to_act != active
        assert (await tables.backend.teams.look(game, card.people(active)[0])).phase == "wait"
        if waits % 2:
            await step(tables, game, rng)
        else:
            tables = await _restarted(tables)
            tables.now += 7 * 3600
            await tables.backend.timekeeper.tick()
        after = await tables.backend.games.card(game)
        plan = (await tables.backend.desk.load(game)).row.memo.team.carry_out
        # A second move is made live, and the plan goes on behind it.
        moves = plan is not None and plan.status == "again"
        assert after.turn > turn or after.to_act != active or after.status == "over" or moves
    assert waits > 3
    assert (await tables.backend.admin.repair(game, ANA)).sound
    await tables.close()


async def _restarted(tables: Tables) -> Tables:
    """The process ends and another takes over; Discord's interactions go on being new ones."""
    again = await tables.again()
    again.interactions = tables.interactions
    return again


async def test_a_plan_that_waits_may_be_changed(tables: Tables) -> None:
    """Then it does not go on by itself: whoever has changed it confirms again."""
    card = await seated(tables, 4, 4, OMAHA, reactions="fair")
    rng, game = Random(1), card.id
    for _ in range(900):
        plan = (await tables.backend.desk.load(game)).row.memo.team.carry_out
        live = await tables.backend.desk.load(game)
        left = [row for row in live.drafts.values() if row.lines]
        if plan is not None and plan.status == "running" and len(left) > 1:
            break
        await step(tables, game, rng)
    card = await tables.backend.games.card(game)
    # Somebody whose card has not begun.
    waiting = [one.person for one in (await tables.backend.teams.look(game, left[0].person)).cards[1:]]
    row = next(one for one in left if one.person in waiting)
    look = await tables.backend.drafts.clear(tables.ask(row.person, game))
    assert (look.lines, look.confirmed) == ((), False)
    await step(tables, game, rng)
    after = await tables.backend.games.card(game)
    if after.to_act == card.active and after.turn == card.turn:
        assert row.person in after.awaited
        await tables.backend.teams.confirm(tables.ask(row.person, game))


async def test_one_general_with_two_cards_drafts_one_after_the_other(tables: Tables) -> None:
    """Two a side: the general of both flanks has the second card as soon as nothing is left of the first."""
    game = (await seated(tables, 1, 2, OMAHA)).id
    await doctor(tables, game, hold("axis", "dig-in", "probe-right", "probe-center"))
    deal = "play dig-in left; play probe-center center; play probe-right right"
    await tables.backend.games.act_lines(tables.ask(BO, game), deal)
    drafts, sections = tables.backend.drafts, (await tables.backend.desk.load(game)).board.battle.section_sets
    by_name = (await tables.backend.desk.load(game)).board.battle.board.by_name
    seen = []
    for _ in range(6):
        look = await drafts.look(game, 221)
        orders = [one for one in look.legal if one.verb == "order"]
        if not orders:
            break
        h = by_name[orders[0].unit]
        seen.append("left" if sections["axis"]["left"] >> h & 1 else "right")
        await drafts.play(tables.ask(221, game), orders[0].notation)
    assert seen == ["left"] * seen.count("left") + ["right"] * seen.count("right")
    assert {"left", "right"} == set(seen)
    assert (await drafts.look(game, 221)).sound
    await tables.backend.teams.confirm(tables.ask(221, game))
    outcome = await tables.backend.teams.confirm(tables.ask(BO, game))
    orders = [step for step in outcome.steps if step.notation and step.notation.startswith("order ")]
    assert len(orders) == len(seen)


async def test_a_second_move_is_asked_before_the_next_card_goes_on(tables: Tables) -> None:
    """CARD-BEHIND-1: of the general who has ordered the unit; what the next one has drafted waits for him meanwhile."""
    game = await _dealt(tables, "play behind-enemy-lines left", "play attack-center right", "end")
    drafts, teams = tables.backend.drafts, tables.backend.teams
    ordered = {}
    for person in (221, 223):
        legal = (await drafts.look(game, person)).legal
        ordered[person] = next(one.notation for one in legal if one.verb == "order")
        await drafts.play(tables.ask(person, game), ordered[person])
        await teams.confirm(tables.ask(person, game))
    card = await tables.backend.games.card(game)
    assert (card.turn, card.awaited) == (1, (221,))
    assert (await drafts.look(game, 223)).lines == ()
    again = [one.notation for one in (await drafts.look(game, 221)).legal if one.verb == "move"]
    await tables.backend.games.act_lines(tables.ask(221, game), again[0])
    log = [one.notation for one in await tables.backend.games.log(game)]
    assert log.index(again[0]) < log.index(ordered[223])
    assert (await tables.backend.games.card(game)).turn == 2
