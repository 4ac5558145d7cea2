"""Who may order what: one person has everything, a team shares by section."""

from __future__ import annotations

import pytest

from bot.errors import UserError, told
from bot.service import eventtext, teams
from bot.service.values import NewGame, Request
from tests.bot.service.tables import ANA, BO, CY, DEE, Tables


async def _three_against_one(tables: Tables) -> int:
    """Ana commands the centre, Cy has the left, Dee the right; Bo is alone."""
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO, sides={"allies": 3, "axis": 1}))
    await lobby.join(tables.ask(BO, card.id))
    for person in (CY, DEE):
        await lobby.join(tables.ask(person, card.id, side="allies"))
    await lobby.start(tables.ask(ANA, card.id))
    return card.id


async def test_the_commander_plays_the_card(tables: Tables) -> None:
    game = await _three_against_one(tables)
    card = await tables.backend.games.card(game)
    assert card.awaited == (ANA,)
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.games.act(tables.ask(CY, game), "play move-out")
    await tables.backend.games.act(tables.ask(ANA, game), "play move-out")


async def test_each_orders_in_his_section(tables: Tables) -> None:
    game = await _three_against_one(tables)
    outcome = await tables.backend.games.act(tables.ask(ANA, game), "play move-out")
    assert set(outcome.game.awaited) == {ANA, CY, DEE}
    state = (await tables.backend.desk.load(game)).board
    by_section = {state.battle.sections["allies"][h]: state.battle.board.names[h] for h in state.units}
    left = by_section[("left",)]
    with pytest.raises(UserError, match="not-your-section") as caught:
        await tables.backend.games.act(tables.ask(DEE, game), f"order {left}")
    assert caught.value.params == {"hex": left, "person": CY, "side": "allies"}


async def test_all_of_a_side_see_the_same_hand_and_nobody_else_does(tables: Tables) -> None:
    game = await _three_against_one(tables)
    hands = {(await tables.backend.games.look(game, person)).view.hand for person in (ANA, CY, DEE)}
    assert len(hands) == 1
    assert (await tables.backend.games.look(game, BO)).view.hand not in hands


async def _may(tables: Tables, person: int, game: int, line: str) -> bool:
    """Whether it was for this person to do, and then it is done."""
    try:
        await tables.backend.games.act(Request(person, game), line)
    except UserError as error:
        if error.key not in ("not-your-section", "only-commander"):
            raise
        return False
    return True


async def test_a_team_plays_a_battle_to_its_end(tables: Tables) -> None:
    from random import Random  # noqa: PLC0415

    game = await _three_against_one(tables)
    rng = Random(5)
    for _ in range(6000):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        legal = list(await tables.backend.games.legal(game, card.awaited[0]))
        rng.shuffle(legal)
        people = card.people(card.to_act) if card.to_act else ()
        for person, line in ((person, line) for line in legal for person in people):
            if await _may(tables, person, game, line):
                break
        else:
            raise AssertionError(f"nobody of {people} may do any of {legal}")
    assert card.status == "over"


async def test_shared_hexes_belong_to_the_centre(tables: Tables) -> None:
    game = await _three_against_one(tables)
    live = await tables.backend.desk.load(game)
    state = live.board
    mine = [row for row in live.seats if row.side == "allies"]
    for h, lies_in in enumerate(state.battle.sections["allies"]):
        person = teams.in_charge(mine, state, "allies", h).person
        expected = ANA if "center" in lies_in else CY if "left" in lies_in else DEE
        assert person == expected


async def test_every_event_survives_the_log(tables: Tables) -> None:
    seen = set()
    for scenario, seed in (("pegasus-bridge", 1), ("sword-beach", 2), ("omaha-beach", 3)):
        try:
            card = await tables.started(scenario)
        except UserError:
            continue
        await tables.play_out(card.id, seed)
        live = await tables.backend.desk.load(card.id)
        for line in await tables.backend.games.log(card.id):
            assert eventtext.loads(eventtext.dumps(line.events)) == line.events
            seen |= {type(event).__name__ for event in line.events}
        assert live.row.status == "over"
    assert {"DiceRolled", "CardsDrawn", "UnitMoved", "FiguresLost", "BattleWon"} <= seen


def test_a_fault_has_a_number_and_no_details(caplog: pytest.LogCaptureFixture) -> None:
    found = told(ZeroDivisionError("secret"), game=7)
    assert found.kind == "fault"
    assert found.incident is not None
    assert len(found.incident) == 6
    assert found.params == {"incident": found.incident}
    assert found.incident in caplog.text
    assert "'game': 7" in caplog.text
