"""Changing places in a team: sections, command, leaving, coming late, being replaced. Drafts are kept."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import UserError
from bot.game.values import GameCard, NewGame
from tests.bot.game.staffs import OMAHA, seated, step
from tests.bot.game.tables import ANA, BO, DEE, Tables
from tests.bot.game.test_staff import CY, act, order_one

DON, NEW = 112, 555


def sections(card: GameCard, side: str = "allies") -> dict[int | None, tuple[str, ...]]:
    """Who has which sections."""
    return {seat.person: seat.sections for seat in card.seats if seat.side == side}


async def lines(tables: Tables, game: int) -> dict[int, list[str]]:
    """What everybody of the allies has drafted."""
    person = (await tables.backend.games.card(game)).people("allies")[0]
    look = await tables.backend.teams.look(game, person)
    return {one.person: [line.text for line in one.lines] for one in look.generals}


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"left": CY, "center": ANA, "right": ANA}, "bad-sections"),
        ({"left": CY, "center": DON, "right": BO}, "bad-sections"),
        ({"left": CY, "center": DON}, "bad-sections"),
        ({"left": CY, "center": CY, "right": CY}, "bad-sections"),
    ],
)
async def test_every_section_has_one_general_and_every_general_one(
    tables: Tables, given: dict[str, int], key: str
) -> None:
    game = (await seated(tables, 3, 1)).id
    with pytest.raises(UserError, match=key):
        await tables.backend.teams.assign(tables.ask(ANA, game), given)  # type: ignore[arg-type]


async def test_the_commander_assigns_and_drafts_go_with_their_units(tables: Tables) -> None:
    game = await act(tables)
    at = await order_one(tables, game, CY)
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.teams.assign(tables.ask(CY, game), {"left": CY, "center": DON, "right": ANA})
    await tables.backend.teams.confirm(tables.ask(CY, game))
    card = await tables.backend.teams.assign(tables.ask(ANA, game), {"left": DON, "center": ANA, "right": CY})
    assert sections(card) == {ANA: ("center",), CY: ("right",), DON: ("left",)}
    assert await lines(tables, game) == {ANA: [], CY: [], DON: [f"order {at}"]}
    assert set(card.awaited) == {ANA, CY, DON}
    # The commander may lead without a section of his own.
    card = await tables.backend.teams.assign(tables.ask(ANA, game), {"left": DON, "center": CY, "right": CY})
    assert sections(card)[ANA] == ()


async def test_who_leaves_frees_his_seat_and_his_draft_is_kept(tables: Tables) -> None:
    game = await act(tables)
    at = await order_one(tables, game, CY)
    await tables.said()
    card = await tables.backend.teams.leave(tables.ask(CY, game))
    assert card.people("allies") == (ANA, DON)
    assert sections(card)[None] == ("left",)
    assert await lines(tables, game) == {ANA: [f"order {at}"], DON: []}
    assert set(card.awaited) == {ANA, DON}
    assert [kind for _, kind, _ in await tables.said()] == ["left"]
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.drafts.look(game, CY)
    # Somebody comes in the middle of it, and goes on where it was left.
    card = await tables.backend.lobby.join(tables.ask(NEW, game, side="allies"))
    assert sections(card)[NEW] == ("left",)
    assert (await lines(tables, game))[NEW] == [f"order {at}"]
    assert set(card.awaited) == {ANA, DON, NEW}
    said = await tables.said()
    assert [kind for _, kind, _ in said] == ["joined", "seats", "called"]
    assert said[2][2]["persons"] == [NEW]
    assert (await tables.backend.games.look(game, NEW)).view.hand


async def test_the_commander_leaves_and_the_next_general_commands(tables: Tables) -> None:
    game = (await seated(tables, 3, 1)).id
    await tables.said()
    card = await tables.backend.lobby.leave(tables.ask(ANA, game))
    assert card.commander("allies") == CY
    assert card.awaited == (CY,)
    said = [(kind, data.get("why")) for _, kind, data in await tables.said()]
    assert said == [("left", None), ("command", "left"), ("called", None)]
    hand = (await tables.backend.games.look(game, CY)).view.hand
    await tables.backend.games.act(
        tables.ask(CY, game), f"play {next(one for one in hand if one != 'ambush')}"
    )


async def test_command_is_handed_over(tables: Tables) -> None:
    game = (await seated(tables, 3, 1)).id
    card = await tables.backend.teams.command(tables.ask(ANA, game), DON)
    assert card.commander("allies") == DON
    assert card.awaited == (DON,)
    assert sections(card)[ANA] == ("center",)
    with pytest.raises(UserError, match="only-commander"):
        await tables.backend.teams.command(tables.ask(ANA, game), ANA)


async def test_the_last_of_a_side_cannot_leave(tables: Tables) -> None:
    game = (await seated(tables, 2, 1)).id
    with pytest.raises(UserError, match="last-of-side"):
        await tables.backend.teams.leave(tables.ask(BO, game))
    await tables.backend.teams.leave(tables.ask(CY, game))
    with pytest.raises(UserError, match="last-of-side"):
        await tables.backend.teams.leave(tables.ask(ANA, game))
    # Alone he plays on as in any other game.
    card = await tables.backend.games.card(game)
    assert not card.team("allies")
    rng = Random(3)
    for _ in range(40):
        await step(tables, game, rng)


async def test_nobody_changes_sides_with_what_he_knows(tables: Tables) -> None:
    game = (await seated(tables, 3, 3)).id
    await tables.backend.teams.leave(tables.ask(221, game))
    await tables.backend.teams.leave(tables.ask(CY, game))
    with pytest.raises(UserError, match="saw-the-other-side"):
        await tables.backend.lobby.join(tables.ask(CY, game, side="axis"))
    await tables.backend.admin.reveal(game, NEW)
    with pytest.raises(UserError, match="saw-the-other-side"):
        await tables.backend.lobby.join(tables.ask(NEW, game, side="allies"))
    with pytest.raises(UserError, match="saw-the-other-side"):
        await tables.backend.admin.replace(game, ANA, NEW, by=NEW)
    assert CY in (await tables.backend.lobby.join(tables.ask(CY, game, side="allies"))).people("allies")


async def test_who_sat_on_both_sides_sits_on_neither(tables: Tables) -> None:
    """A practice battle is handed over whole: whoever had it knows both hands."""
    game = (await tables.started(practice=True)).id
    await tables.backend.admin.replace(game, ANA, BO, by=9)
    await tables.backend.admin.replace(game, BO, CY, by=9)
    for person in (ANA, BO):
        with pytest.raises(UserError, match="saw-the-other-side"):
            await tables.backend.admin.replace(game, CY, person, by=9)


async def test_a_player_does_not_look_even_if_he_has_just_sat_down(tables: Tables) -> None:
    """Asked of the game itself, not of what was known of it when the command came."""
    game = (await seated(tables, 2, 1)).id
    for person in (ANA, BO):
        with pytest.raises(UserError, match="plays-here"):
            await tables.backend.admin.reveal(game, person)
    assert not [kind for _, kind, _ in await tables.said() if kind == "revealed"]


async def test_fewer_come_than_there_are_seats(tables: Tables) -> None:
    """TEAM-02: two of three share the sections as two do; the third comes later and gets one."""
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, side="allies", sides={"allies": 3, "axis": 2}))
    with pytest.raises(UserError, match="seats-open"):
        await lobby.start(tables.ask(ANA, card.id))
    await lobby.join(tables.ask(CY, card.id, side="allies"), number=2)
    await lobby.join(tables.ask(BO, card.id, side="axis"))
    card = await tables.backend.games.card(card.id)
    assert lobby.startable(card)
    assert card.status == "open"
    await lobby.start(tables.ask(ANA, card.id))
    card = await tables.backend.games.card(card.id)
    assert sections(card) == {ANA: ("center",), CY: ("left", "right"), None: ()}
    assert sections(card, "axis") == {BO: ("left", "center", "right"), None: ()}
    card = await lobby.join(tables.ask(DEE, card.id, side="allies"))
    assert sections(card) == {ANA: ("center",), CY: ("left",), DEE: ("right",)}
    card = await lobby.join(tables.ask(NEW, card.id))
    assert sections(card, "axis") == {BO: ("left", "center"), NEW: ("right",)}


async def test_who_replaces_a_general_goes_on_with_his_draft(tables: Tables) -> None:
    game = await act(tables)
    at = await order_one(tables, game, CY)
    await tables.backend.teams.confirm(tables.ask(CY, game))
    card = await tables.backend.admin.replace(game, CY, NEW, by=9)
    assert (await lines(tables, game))[NEW] == [f"order {at}"]
    assert set(card.awaited) == {ANA, DON, NEW}


async def test_people_come_and_go_through_a_whole_overlord(tables: Tables) -> None:
    """Whoever is there is enough; the game goes on, through restarts too."""
    game = (await seated(tables, 4, 4, OMAHA)).id
    rng = Random(11)
    for number in range(200):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        if number % 9 == 4:
            tables.backend.desk.forget(game)
            side = rng.choice(("allies", "axis"))
            free = [seat for seat in card.seats if seat.side == side and seat.person is None]
            if free:
                await tables.backend.lobby.join(tables.ask(1000 + number, game, side=side))
            elif card.team(side):
                await tables.backend.teams.leave(tables.ask(rng.choice(card.people(side)), game))
        await step(tables, game, rng)
    assert (await tables.backend.admin.repair(game, ANA)).sound
