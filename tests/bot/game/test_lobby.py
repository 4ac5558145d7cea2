"""Before the first card: invitations, seats, starts."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

import pytest

from bot.errors import UserError
from bot.facts.pace import fixed
from bot.facts.place import ORIGIN
from bot.facts.setup import Setup
from bot.game.values import NewGame, Request
from engine.errors import ScenarioError
from tests.bot.game.tables import ANA, BO, CY, DEE, START, Tables


async def _refused(awaitable: object, key: str) -> UserError:
    with pytest.raises(UserError) as caught:
        await awaitable  # type: ignore[misc]
    assert caught.value.key == key
    return caught.value


async def test_an_invitation_is_for_one_person(tables: Tables) -> None:
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO))
    assert card.status == "open"
    assert card.sides_of(ANA) == ("allies",)
    assert card.sides_of(BO) == ()
    await _refused(lobby.join(tables.ask(CY, card.id)), "invitation-for-others")
    await _refused(lobby.start(tables.ask(ANA, card.id)), "seats-open")
    card = await lobby.join(tables.ask(BO, card.id))
    assert card.status == "running"
    assert card.awaited == (ANA,)
    await _refused(lobby.start(tables.ask(BO, card.id)), "already-running")
    assert [kind for _, kind, _ in await tables.said()] == ["invited", "joined", "started", "turn"]


async def test_an_open_seat_is_for_whoever_comes(tables: Tables) -> None:
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, side="axis"))
    assert card.sides_of(ANA) == ("axis",)
    await _refused(lobby.join(tables.ask(CY, card.id, side="axis")), "no-free-seat")
    card = await lobby.join(tables.ask(CY, card.id))
    assert card.sides_of(CY) == ("allies",)
    assert card.status == "running"
    await _refused(lobby.join(tables.ask(BO, card.id)), "no-free-seat")
    await _refused(lobby.join(tables.ask(CY, card.id)), "already-seated")


async def test_a_seat_is_given_back(tables: Tables) -> None:
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, side="axis", sides={"allies": 2, "axis": 1}))
    card = await lobby.join(tables.ask(CY, card.id))
    await _refused(lobby.join(tables.ask(BO, card.id, side="axis")), "no-free-seat")
    await _refused(lobby.join(tables.ask(CY, card.id)), "already-seated")
    card = await lobby.leave(tables.ask(CY, card.id))
    assert card.people("allies") == ()
    for person in (BO, DEE):
        card = await lobby.join(tables.ask(person, card.id))
    assert card.status == "running"


async def test_practice_begins_with_the_table(tables: Tables) -> None:
    wanted = NewGame("pegasus-bridge", ANA, practice=True, origin=77)
    card = await tables.backend.lobby.new(wanted, interaction=9)
    assert (card.status, card.awaited) == ("running", (ANA,))
    assert [kind for _, kind, _ in await tables.said()] == ["invited", "started", "turn"]
    assert (await tables.backend.lobby.new(wanted, interaction=9)).id == card.id
    await tables.play_out(card.id, 3)
    again = await tables.backend.games.rematch(tables.ask(ANA, card.id))
    assert again.status == "running"
    origin = await tables.backend.places.get(again.id, ORIGIN)
    assert origin is not None
    assert origin.channel == 77


async def test_what_an_older_version_left_full_and_unbegun_begins(tables: Tables) -> None:
    """Between the last join and the start it was killed, or refused a private message (40003)."""
    lobby = tables.backend.lobby
    full = await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO))
    waiting = await lobby.new(NewGame("pegasus-bridge", CY, opponent=BO))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.game.team.chairs.full", lambda _rows: False)
        assert (await lobby.join(tables.ask(BO, full.id))).status == "open"
    assert await lobby.start_full() == 1
    assert (await tables.backend.games.card(full.id)).status == "running"
    assert (await tables.backend.games.card(waiting.id)).status == "open"
    assert await lobby.start_full() == 0


async def test_saying_no_closes_the_table(tables: Tables) -> None:
    lobby = tables.backend.lobby
    card = await lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO))
    await _refused(lobby.decline(tables.ask(CY, card.id)), "not-your-invitation")
    card = await lobby.decline(tables.ask(BO, card.id))
    assert (card.status, card.ending) == ("cancelled", "declined")
    await _refused(lobby.join(tables.ask(BO, card.id)), "not-open")


async def test_the_creator_takes_the_table_away(tables: Tables) -> None:
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, opponent=BO))
    card = await tables.backend.lobby.leave(tables.ask(ANA, card.id))
    assert card.status == "cancelled"


async def test_an_invitation_lapses(tables: Tables) -> None:
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, expires_seconds=3600))
    assert card.expires_at == START + 3600
    tables.now += 3599
    assert await tables.backend.timekeeper.tick() == 0
    tables.now += 1
    assert await tables.backend.timekeeper.tick() == 1
    card = await tables.backend.games.card(card.id)
    assert (card.status, card.ending) == ("cancelled", "expired")
    assert [kind for _, kind, _ in await tables.said()] == ["invited", "expired"]


async def test_a_second_delivery_opens_no_second_table(tables: Tables) -> None:
    wanted = NewGame("pegasus-bridge", ANA)
    first = await tables.backend.lobby.new(wanted, interaction=9)
    again = await tables.backend.lobby.new(wanted, interaction=9)
    assert first.id == again.id
    assert len(await tables.backend.games.find(person=ANA)) == 1


async def test_a_second_delivery_starts_nothing_twice(tables: Tables) -> None:
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, sides={"allies": 2, "axis": 1}))
    await tables.backend.lobby.join(tables.ask(BO, card.id, side="axis"))
    await _refused(tables.backend.lobby.start(tables.ask(CY, card.id)), "not-your-game")
    request = Request(ANA, card.id, 77)
    first = await tables.backend.lobby.start(request)
    again = await tables.backend.lobby.start(request)
    assert not first.repeated
    assert again.repeated
    assert again.steps == first.steps
    await _refused(tables.backend.lobby.start(tables.ask(ANA, card.id)), "already-running")


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"scenario": "no-such-battle"}, "no-such-scenario"),
        ({"pace": fixed(1)}, "no-such-setting"),
        ({"reactions": "never"}, "no-such-setting"),
        ({"match": True, "practice": True}, "match-needs-two"),
        ({"opponent": ANA}, "practice-only"),
        ({"sides": {"allies": 5, "axis": 1}}, "no-such-setting"),
        ({"sides": {"allies": 1}}, "no-such-setting"),
    ],
)
async def test_a_table_that_cannot_be(tables: Tables, changes: dict[str, object], key: str) -> None:
    wanted = NewGame(**{"scenario": "pegasus-bridge", "by": ANA, **changes})  # type: ignore[arg-type]
    await _refused(tables.backend.lobby.new(wanted), key)
    assert await tables.backend.games.find(person=ANA) == ()


async def test_an_unknown_rule_switch_is_a_fault_of_the_asker(tables: Tables) -> None:
    with pytest.raises(ScenarioError):
        await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, options={"no_such": 1}))
    with pytest.raises(ScenarioError):
        await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, rules=("no-such-rule",)))


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(tables: Tables) -> None:
    card = await tables.started()
    assert card.seed is None
    assert card.seed_hash == sha256(b"seed").hexdigest()
    outcome = await tables.backend.games.resign(tables.ask(BO, card.id))
    assert outcome.game.seed == "seed"
    said = await tables.said()
    assert next(data for _, kind, data in said if kind == "started") == {"seed_hash": card.seed_hash}
    assert next(data for _, kind, data in said if kind == "over")["seed"] == "seed"


async def test_a_rematch_swaps_the_sides(tables: Tables) -> None:
    card = await tables.started(reactions="live", pace=fixed(7200))
    await _refused(tables.backend.games.rematch(tables.ask(BO, card.id)), "not-over")
    await tables.backend.games.resign(tables.ask(BO, card.id))
    await _refused(tables.backend.games.rematch(tables.ask(CY, card.id)), "not-your-game")
    again = await tables.backend.games.rematch(tables.ask(BO, card.id))
    assert again.status == "open"
    assert again.sides_of(BO) == ("allies",)
    assert [seat.person for seat in again.seats if seat.invited] == [ANA]
    assert (again.reactions, again.pace) == ("live", fixed(7200))


#: What a table may agree on otherwise than usual: whoever adds a setting adds it here, and to `Sequels.again`.
_AGREED: Final[Mapping[str, object]] = {
    "rules": ("air-power-one-die",), "language": "de", "reactions": "live", "pace": fixed(7200), "team_seconds": 3600,
    "expires_seconds": 1000, "young": True, "sides": {"allies": 2, "axis": 1}, "odds": False, "standin": False,
    "in_time": 90, "plain": True,
}  # fmt: skip
#: What a rematch decides by itself, or has its own test.
_OF_ITS_OWN: Final = {"options", "practice", "match", "in_turn", "rematch", "cup", "campaign"}


async def test_a_rematch_keeps_what_was_agreed(tables: Tables) -> None:
    shared = {one.name for one in dataclasses.fields(NewGame)} & set(Setup._fields)
    assert shared == _AGREED.keys() | _OF_ITS_OWN
    card = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA, side="allies", **_AGREED))  # type: ignore[arg-type]
    for person, side in ((BO, "axis"), (CY, "allies")):
        await tables.backend.lobby.join(tables.ask(person, card.id, side=side))
    await tables.backend.games.resign(tables.ask(ANA, card.id))
    again = await tables.backend.games.rematch(tables.ask(ANA, card.id))
    first, second = [(await tables.backend.desk.load(one)).row.setup for one in (card.id, again.id)]
    for name, value in _AGREED.items():
        assert getattr(first, name) == value, name
        assert getattr(second, name) == value, name


async def test_lists_put_what_waits_for_me_first(tables: Tables) -> None:
    """Then by what is left of the clock: the first game is the most urgent one, but it is not Ana's move."""
    urgent = await tables.started(pace=fixed(1000))
    late = await tables.started(pace=fixed(3000))
    soon = await tables.started(pace=fixed(2000))
    await tables.backend.games.act_lines(tables.ask(ANA, urgent.id), "play move-out; end; end; end")
    mine = await tables.backend.games.find(person=ANA)
    assert [card.id for card in mine] == [soon.id, late.id, urgent.id]
    theirs = await tables.backend.games.find(person=BO)
    assert [card.id for card in theirs] == [urgent.id, soon.id, late.id]
    assert await tables.backend.games.find(person=CY) == ()


async def test_nobody_floods_a_server_with_tables(tables: Tables) -> None:
    """Ten at a time, open or running; being asked to one takes no room, what is over gives it back."""
    lobby = tables.backend.lobby
    for number in range(10):
        await lobby.new(NewGame("pegasus-bridge", ANA, practice=number % 2 == 0))
    error = await _refused(lobby.new(NewGame("pegasus-bridge", ANA)), "too-many-games")
    assert error.params == {"most": 10}
    await _refused(lobby.new(NewGame("pegasus-bridge", ANA, practice=True)), "too-many-games")
    assert len(await tables.backend.games.find(limit=50)) == 10
    asked = await lobby.new(NewGame("pegasus-bridge", BO, opponent=ANA))
    await _refused(lobby.join(tables.ask(ANA, asked.id)), "too-many-games")
    await lobby.leave(tables.ask(ANA, 2))
    assert len((await lobby.join(tables.ask(ANA, asked.id))).people("axis")) == 1
    await _refused(lobby.new(NewGame("pegasus-bridge", ANA)), "too-many-games")
    await tables.backend.games.resign(tables.ask(ANA, 1))
    assert (await lobby.new(NewGame("pegasus-bridge", ANA))).status == "open"


async def test_a_late_seat_is_a_table_too(tables: Tables) -> None:
    """Team-mates come late; a moderator may seat whom he likes."""
    lobby = tables.backend.lobby
    team = await lobby.new(NewGame("pegasus-bridge", BO, sides={"allies": 2, "axis": 1}))
    await lobby.join(tables.ask(CY, team.id, side="axis"))
    await lobby.start(tables.ask(BO, team.id))
    for _ in range(10):
        await lobby.new(NewGame("pegasus-bridge", ANA))
    await _refused(lobby.join(tables.ask(ANA, team.id)), "too-many-games")
    assert ANA in (await tables.backend.admin.replace(team.id, CY, ANA, by=BO)).people("axis")


async def test_two_at_once_do_not_slip_past_the_limit(tables_anywhere: Tables) -> None:
    """Nine tables, and then three presses in the same moment: a new one, and two seats at others' tables."""
    tables, lobby = tables_anywhere, tables_anywhere.backend.lobby
    for _ in range(9):
        await lobby.new(NewGame("pegasus-bridge", ANA))
    asked = [(await lobby.new(NewGame("pegasus-bridge", person))).id for person in (BO, CY)]
    found = await asyncio.gather(
        lobby.new(NewGame("pegasus-bridge", ANA)),
        *[lobby.join(tables.ask(ANA, game)) for game in asked],
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in found) == ["GameCard", "UserError", "UserError"]
    assert len(await tables.backend.games.find(person=ANA, limit=50)) == 10


async def test_the_tenth_table_delivered_twice_is_one_table(tables: Tables) -> None:
    for _ in range(9):
        await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA))
    tenth = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA), interaction=9)
    again = await tables.backend.lobby.new(NewGame("pegasus-bridge", ANA), interaction=9)
    assert again.id == tenth.id
    assert len(await tables.backend.games.find(person=ANA, limit=50)) == 10


async def test_up_to_four_a_side_have_seats_with_sections(tables: Tables) -> None:
    card = await tables.backend.lobby.new(
        NewGame("omaha-beach-overlord", ANA, sides={"allies": 3, "axis": 4})
    )
    roles = [(seat.side, seat.role, seat.sections) for seat in card.seats]
    assert roles == [
        ("allies", "commander", ("center",)),
        ("allies", "general", ("left",)),
        ("allies", "general", ("right",)),
        ("axis", "commander", ()),
        ("axis", "general", ("left",)),
        ("axis", "general", ("center",)),
        ("axis", "general", ("right",)),
    ]


@pytest.mark.parametrize(
    ("scenario", "options", "most"),
    [
        ("pegasus-bridge", {}, 3),
        ("omaha-beach-overlord", {}, 4),
        ("omaha-beach-overlord", {"overlord": "one-card"}, 3),
    ],
)
async def test_only_overlord_has_a_fourth_seat(
    tables: Tables, scenario: str, options: dict[str, object], most: int
) -> None:
    """TEAM-01, OVL-03: a general for each section; a fourth person has cards to deal."""
    lobby = tables.backend.lobby
    if most < 4:
        four = NewGame(scenario, ANA, options=options, sides={"allies": 1, "axis": 4})
        assert (await _refused(lobby.new(four), "too-many-a-side")).params["most"] == most
    card = await lobby.new(NewGame(scenario, ANA, options=options, sides={"allies": most, "axis": most}))
    assert len(card.seats) == 2 * most
