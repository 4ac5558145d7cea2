"""Who may order what: one person has everything, a team shares by section."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import UserError, told
from bot.game.side import teams
from bot.game.values import NewGame
from bot.store.text import eventtext
from tests.bot.game.doctored import doctor, give
from tests.bot.game.staffs import seated, step
from tests.bot.game.tables import ANA, BO, CY, DEE, Tables


async def _three_against_one(tables: Tables) -> int:
    """Ana commands the centre, Cy has the left, Dee the right; Bo is alone."""
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO, sides={"allies": 3, "axis": 1}))
    await lobby.join(tables.ask(BO, card.id))
    for person in (CY, DEE):
        await lobby.join(tables.ask(person, card.id, side="allies"))
    return card.id


async def test_the_commander_plays_the_card(tables: Tables) -> None:
    game = await _three_against_one(tables)
    card = await tables.backend.games.card(game)
    assert card.awaited == (ANA,)
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.games.act(tables.ask(CY, game), "play move-out")
    await tables.backend.games.act(tables.ask(ANA, game), "play move-out")


async def _played(tables: Tables, card: str) -> int:
    """Three against one; the commander has just played this card."""
    game = await _three_against_one(tables)
    await doctor(tables, game, give("allies", card))
    await tables.backend.games.act(tables.ask(ANA, game), f"play {card}")
    return game


async def test_a_card_without_a_section_is_for_all_of_them(tables: Tables) -> None:
    """TEAM-04: the commander plays it; TEAM-05: each general orders and handles his own units."""
    game = await _played(tables, "move-out")
    # Dee has no unit in his section: the card asks nothing of him.
    assert set((await tables.backend.games.card(game)).awaited) == {ANA, CY}
    left = await _in_section(tables, game, "left")
    with pytest.raises(UserError, match="not-your-section") as caught:
        await tables.backend.drafts.play(tables.ask(ANA, game), f"order {left}")
    assert caught.value.params == {"hex": left, "person": CY, "side": "allies"}
    await tables.backend.drafts.play(tables.ask(CY, game), f"order {left}")


async def test_the_card_of_one_section_is_its_generals(tables: Tables) -> None:
    """TEAM-03."""
    game = await _played(tables, "probe-left")
    assert (await tables.backend.games.card(game)).awaited == (CY,)
    left = await _in_section(tables, game, "left")
    assert await tables.backend.games.legal(game, ANA) == ()
    with pytest.raises(UserError, match="not-your-section"):
        await tables.backend.games.act(tables.ask(ANA, game), f"order {left}")
    with pytest.raises(UserError, match="not-concerned"):
        await tables.backend.games.act(tables.ask(ANA, game), "end")
    await tables.backend.drafts.play(tables.ask(CY, game), f"order {left}")


async def test_each_orders_in_his_section(tables: Tables) -> None:
    """TEAM-05: several sections, each general his own."""
    game = await _played(tables, "recon-in-force")
    # Dee has no unit in his section: the card asks nothing of him.
    assert set((await tables.backend.games.card(game)).awaited) == {ANA, CY}
    left = await _in_section(tables, game, "left")
    with pytest.raises(UserError, match="not-your-section") as caught:
        await tables.backend.drafts.play(tables.ask(ANA, game), f"order {left}")
    assert caught.value.params == {"hex": left, "person": CY, "side": "allies"}
    with pytest.raises(UserError, match="not-concerned"):
        await tables.backend.drafts.play(tables.ask(DEE, game), "end")
    with pytest.raises(UserError, match="plan-together"):
        await tables.backend.games.act(tables.ask(CY, game), f"order {left}")
    await tables.backend.drafts.play(tables.ask(CY, game), f"order {left}")


async def _in_section(tables: Tables, game: int, section: str) -> str:
    """A unit of the allies that stands in this section alone."""
    state = (await tables.backend.desk.load(game)).board
    lies_in, names = state.battle.sections["allies"], state.battle.board.names
    mine = [h for h, unit in state.units.items() if unit.side == "allies" and lies_in[h] == (section,)]
    return names[mine[0]]


async def test_all_of_a_side_see_the_same_hand_and_nobody_else_does(tables: Tables) -> None:
    game = await _three_against_one(tables)
    hands = {(await tables.backend.games.look(game, person)).view.hand for person in (ANA, CY, DEE)}
    assert len(hands) == 1
    assert (await tables.backend.games.look(game, BO)).view.hand not in hands


@pytest.mark.parametrize(
    ("scenario", "allies", "axis"),
    [("pegasus-bridge", 3, 2), ("sword-beach", 2, 3), ("first-assault-wave", 1, 3)],
)
async def test_teams_of_any_size_play_to_the_end(
    tables: Tables, scenario: str, allies: int, axis: int
) -> None:
    """TEAM-01: odd numbers, and more on one side than on the other."""
    game = (await seated(tables, allies, axis, scenario)).id
    rng = Random(allies)
    for _ in range(3000):
        if await step(tables, game, rng) is None:
            break
    assert (await tables.backend.games.card(game)).status == "over"
    assert (await tables.backend.admin.repair(game, ANA)).sound


async def test_a_shared_hex_is_defended_by_the_centre(tables: Tables) -> None:
    """TEAM-05."""
    game = await _three_against_one(tables)
    live = await tables.backend.desk.load(game)
    crew = teams.crew(live, "allies")
    for h, lies_in in enumerate(live.board.battle.sections["allies"]):
        expected = ANA if "center" in lies_in else CY if "left" in lies_in else DEE
        assert crew.defends(live.board, h) == expected


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


async def test_combat_cards_of_a_team(tables: Tables) -> None:
    """After battles that several have fought the window for combat cards is asked of who may answer."""
    game = (await seated(tables, 3, 3, "road-to-bastogne", rules=("combat-cards",))).id
    rng = Random(0)
    asked = 0
    for _ in range(120):
        await step(tables, game, rng)
        card = await tables.backend.games.card(game)
        asked += card.decision == "react" and card.to_act == card.active
    assert asked
