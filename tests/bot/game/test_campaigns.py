"""Campaigns at the table: each battle is taken over once and the next one opened once, whatever dies in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import UserError
from bot.facts.computers import computer, is_computer
from bot.game.reading.campaigns import CampaignLook
from bot.game.sealing import seal_of_all
from bot.game.table.results import result_of
from bot.game.values import GameCard, NewGame
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.test_kills import _abandon, _Killed, _Reaper

DAY = 86_400


async def begun(tables: Tables, name: str = "normandy", **more: Any) -> GameCard:
    """A campaign of Ana, who has the Allies, and Bo; its first battle."""
    alone = "computer" in more
    wanted = NewGame("", ANA, side="allies", opponent=None if alone else BO, **more)
    card = await tables.backend.campaigns.new(name, wanted, next(tables.interactions))
    if not alone:
        await tables.backend.lobby.join(tables.ask(BO, card.id))
    return await tables.backend.games.card(card.id)


async def look(tables: Tables, person: int = ANA) -> CampaignLook:
    return await tables.backend.campaigns.look(1, person)


async def lose(tables: Tables, person: int) -> None:
    """Somebody gives up the battle under way, and the clockwork sees to what follows."""
    current = (await look(tables)).current
    assert current is not None
    await tables.backend.games.resign(tables.ask(person, current.id))
    await tables.backend.timekeeper.tick()


async def told(tables: Tables) -> list[int]:
    """After how many battles it has been told how the campaign stands."""
    return [data.get("number", 0) for _, kind, data in await tables.said() if kind == "campaign-went"]


async def unsent(tables: Tables) -> None:
    """Whoever is asked for reserves keeps them back."""
    for person in (ANA, BO):
        found = await look(tables, person)
        if found.mine in found.asked:
            await tables.backend.campaigns.send(1, person, ())


async def test_the_first_battle_begins_it(tables_anywhere: Tables) -> None:
    """With the invitation: what is otherwise in it is known before anybody joins."""
    tables = tables_anywhere
    card = await begun(tables)
    assert card.campaign is not None
    assert (card.campaign.number, card.campaign.longest) == (1, 4)
    assert card.campaign.changes.medals == {"allies": 1, "axis": 0}
    assert card.to_win == {"allies": 5, "axis": 4}
    found = await look(tables)
    assert (found.standing.at, found.mine, found.asked, found.over) == ("bridge", "allies", (), False)


async def test_a_campaign_to_its_end(tables_anywhere: Tables) -> None:
    """Branches, reserves, points; each battle is told once, and the end with them."""
    tables = tables_anywhere
    first = await begun(tables)
    listed = await tables.backend.campaigns.seals(1)
    assert first.seals.listed == seal_of_all(listed)
    await lose(tables, BO)
    found = await look(tables, BO)
    assert (found.standing.at, found.asked, found.current) == ("beach", ("axis",), None)
    assert found.most == 4
    assert await tables.backend.campaigns.send(1, BO, ("D8", "G8")) == 2
    await tables.backend.timekeeper.tick()
    card = await tables.backend.games.card(2)
    assert (card.status, card.scenario, card.people("allies"), card.people("axis")) == (
        "running", "sword-beach", (ANA,), (BO,),
    )  # fmt: skip
    units = {unit.at: unit for unit in (await tables.backend.games.look(2, CY)).view.units}
    assert (units["D8"].kind, units["G8"].kind) == ("armor", "infantry")
    assert [unit["at"] for unit in card.campaign.changes.sent["axis"]] == ["G8", "D8"]  # type: ignore[union-attr]
    await lose(tables, ANA)
    assert (await look(tables)).standing.at == "counterattack"
    await unsent(tables)
    await lose(tables, BO)
    await unsent(tables)
    assert (await look(tables)).standing.at == "paris"
    await lose(tables, BO)
    found = await look(tables)
    assert (found.over, found.winner, found.score.points) == (True, "allies", {"allies": 4, "axis": 1})
    assert await told(tables) == [1, 2, 3, 4]
    assert [card.status for card in found.battles] == ["over"] * 4
    # Sealed with the first, in their order, before anybody had joined.
    assert [f"{card.seals.place} {card.seed_hash}" for card in found.battles] == listed.splitlines()[:4]
    await tables.backend.timekeeper.tick()
    assert await told(tables) == []


async def test_a_changed_battle_leans_otherwise_than_its_file(tables: Tables) -> None:
    """In ratings it has a virtual team-mate of its own."""
    await begun(tables)
    await lose(tables, BO)
    live = await tables.backend.desk.load(1)
    kept = result_of(live.row, live.seats)
    assert kept is not None
    assert (kept.scenario, kept.battle) == ("pegasus-bridge", live.row.battle)


async def test_nobody_sees_where_the_other_side_sends_its_reserve(tables: Tables) -> None:
    """Before the battle begins; until then whoever has said it may say otherwise."""
    await begun(tables)
    await lose(tables, BO)
    await tables.backend.campaigns.send(1, BO, ())
    await lose(tables, BO)
    assert (await look(tables)).asked == ("allies", "axis")
    await tables.backend.campaigns.send(1, ANA, ("I1",))
    assert (await look(tables, ANA)).sent == ("I1",)
    for person in (BO, CY):
        found = await look(tables, person)
        assert found.sent is None
        assert "I1" not in str(found._replace(course=None))  # type: ignore[arg-type]
    await tables.backend.campaigns.send(1, ANA, ("J1", "I1"))
    assert await tables.backend.campaigns.send(1, BO, ()) == 3
    with pytest.raises(UserError, match="no-reserves-now"):
        await tables.backend.campaigns.send(1, ANA, ())
    found = await look(tables)
    assert found.standing.reserves == {"allies": 3, "axis": 4}
    await lose(tables, BO)
    assert (await look(tables)).standing.reserves["allies"] == 2


@pytest.mark.parametrize("hexes", [("A1",), ("G8", "G8"), ("G8", "E7", "K7", "D8", "D8"), ("g8",)])
async def test_reserves_stand_where_the_campaign_says(tables: Tables, hexes: tuple[str, ...]) -> None:
    await begun(tables)
    await lose(tables, BO)
    with pytest.raises(UserError, match="reserves-wrong"):
        await tables.backend.campaigns.send(1, BO, hexes)
    with pytest.raises(UserError, match="no-reserves-now"):
        await tables.backend.campaigns.send(1, ANA, ())
    with pytest.raises(UserError, match="not-your-campaign"):
        await tables.backend.campaigns.send(1, CY, ())
    assert (await look(tables)).asked == ("axis",)


async def test_whoever_says_nothing_is_not_waited_for(tables: Tables) -> None:
    """When his time is up his reserve goes where a computer would send it."""
    await begun(tables)
    await lose(tables, BO)
    asked = await look(tables)
    until = await tables.backend.campaigns.until(asked)
    assert until == tables.now + 3 * DAY
    tables.now += 3 * DAY - 1
    await tables.backend.timekeeper.tick()
    assert (await look(tables)).current is None
    tables.now += 1
    await tables.backend.timekeeper.tick()
    card = (await look(tables)).current
    assert card is not None
    assert card.campaign is not None
    assert [unit["at"] for unit in card.campaign.changes.sent["axis"]] == ["G8", "E7"]


async def test_against_a_computer_nobody_waits(tables: Tables) -> None:
    """It sends its share by itself, and the next battle is there at once."""
    await begun(tables, computer="recruit")
    await lose(tables, ANA)
    found = await look(tables)
    assert found.current is not None
    assert found.people("axis") == (computer("recruit"),)
    assert found.current.campaign is not None
    assert len(found.current.campaign.changes.sent["axis"]) == 2


async def test_losses_are_carried_over(tables: Tables) -> None:
    """Units that were lost in one battle are missing figures in the next: counted from its log."""
    card = await begun(tables, name="ardennes", computer="recruit")
    rng = Random(5)
    for _ in range(400):
        now = await tables.backend.games.card(card.id)
        if now.status != "running" or max(now.medals.values()) > 2:
            break
        if is_computer(now.awaited[0]):
            await tables.backend.computers.tick()
            await tables.backend.computers.rest()
            continue
        await tables.random_act(card.id, rng)
    if (await tables.backend.games.card(card.id)).status == "running":
        await tables.backend.games.resign(tables.ask(ANA, card.id))
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    (result,) = found.standing.results
    lost = result.lost
    assert sum(lost.values()) > 0
    weakened = found.changes.weakened
    plan = found.course.campaign.stages["horseshoe"]
    for side in ("allies", "axis"):
        expected = plan.losses[side][: lost[side] // 2]  # type: ignore[index]
        assert weakened.get(side, ()) == expected  # type: ignore[call-overload]


async def test_a_draw_goes_the_way_of_whoever_stood(tables: Tables) -> None:
    """The Allies move first at the bridge: the Axis has stood, and nobody has a point."""
    await begun(tables)
    ask = await tables.backend.games.offer_draw(tables.ask(ANA, 1))
    await tables.backend.games.answer(tables.ask(BO, 1), ask.id, yes=True)
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    assert found.standing.results[0].winner is None
    assert found.score.points == {"allies": 0, "axis": 0}
    assert found.standing.reserves == {"allies": 2, "axis": 5}


async def test_a_battle_called_off_is_played_again(tables_anywhere: Tables) -> None:
    """By whoever plays in it, once, whoever presses at the same time."""
    tables = tables_anywhere
    await begun(tables)
    await tables.backend.admin.cancel(1, CY, "a mistake")
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    assert (found.called_off, found.current, found.standing.results) == (True, None, ())
    assert await told(tables) == [0]
    with pytest.raises(UserError, match="not-your-campaign"):
        await tables.backend.campaigns.again(1, CY)
    assert await tables.backend.campaigns.again(1, ANA) == 2
    assert await tables.backend.campaigns.again(1, BO) == 2
    found = await look(tables)
    assert (found.called_off, [card.id for card in found.battles]) == (False, [2])
    await lose(tables, BO)
    await unsent(tables)
    found = await look(tables)
    assert found.standing.at == "beach"
    # The line of what was called off is used by nothing else.
    lines = (await tables.backend.campaigns.seals(1)).splitlines()
    assert [f"{card.seals.place} {card.seed_hash}" for card in found.battles] == lines[1:3]


async def test_an_invitation_that_nobody_takes_begins_nothing(tables: Tables) -> None:
    card = await tables.backend.campaigns.new(
        "desert", NewGame("", ANA, opponent=BO), next(tables.interactions)
    )
    await tables.backend.lobby.decline(tables.ask(BO, card.id))
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    assert (found.begun, found.current, found.called_off) == (False, None, False)


async def test_giving_a_campaign_up(tables: Tables) -> None:
    """The other side has won it; a battle that ends afterwards changes nothing, and nobody gives up twice."""
    await begun(tables)
    with pytest.raises(UserError, match="not-your-campaign"):
        await tables.backend.campaigns.end(1, CY)
    assert await tables.backend.campaigns.end(1, ANA) == 1
    await tables.backend.games.resign(tables.ask(BO, 1))
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    assert (found.over, found.given_up, found.winner) == (True, True, "axis")
    assert len(found.battles) == 1
    assert len(await told(tables)) == 1
    with pytest.raises(UserError, match="campaign-over"):
        await tables.backend.campaigns.end(1, BO)


async def test_whoever_is_forgotten_is_replaced_by_a_veteran(tables: Tables) -> None:
    """The campaign goes on without his name."""
    await begun(tables)
    current = (await look(tables)).current
    assert current is not None
    await tables.backend.games.resign(tables.ask(BO, current.id))
    await tables.backend.people.forget(BO)
    await tables.backend.timekeeper.tick()
    found = await look(tables)
    assert found.people("axis") == (computer("veteran"),)
    assert found.current is not None


async def test_two_ends_at_once(tables: Tables) -> None:
    """Whoever takes a battle over at the same time, and whoever says at the same time where reserves go: once each."""
    await begun(tables)
    await tables.backend.games.resign(tables.ask(BO, 1))
    campaigns = tables.backend.campaigns
    await asyncio.gather(*[campaigns.take_over(1) for _ in range(4)], tables.backend.timekeeper.tick())
    assert await told(tables) == [1]
    await campaigns.send(1, BO, ("D8",))
    await lose(tables, BO)
    done = await asyncio.gather(
        campaigns.send(1, ANA, ()), campaigns.send(1, BO, ("D9",)), campaigns.go_on(1)
    )
    assert 3 in done
    assert [card.id for card in (await look(tables)).battles] == [1, 2, 3]


async def test_a_campaign_is_found_by_who_plays_it(tables: Tables) -> None:
    await begun(tables)
    assert [one.id for one in await tables.backend.campaigns.of_person(BO)] == [1]
    assert await tables.backend.campaigns.of_person(CY) == ()
    assert await tables.backend.campaigns.of_person(BO, server=77) == ()
    with pytest.raises(UserError, match="no-such-campaign"):
        await tables.backend.campaigns.new("waterloo", NewGame("", ANA, opponent=BO))
    await tables.started()
    with pytest.raises(UserError, match="no-campaign-here"):
        await tables.backend.campaigns.of_game(2)


async def test_battles_are_played_as_they_were_when_it_began(tmp_path: Path) -> None:
    """A host who takes a file away in the middle ends no campaign."""
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("one", "two", "three"):
        text = Path("scenarios/campaigns/celles.toml").read_text("utf-8")
        (folder / f"{name}.toml").write_text(text, "utf-8")
    stages = "".join(
        f'[battles.{one}]\nscenario = "{one}"\n{f"next = {chr(34)}{after}{chr(34)}" if after else ""}\n'
        for one, after in (("one", "two"), ("two", "three"), ("three", ""))
    )
    (folder / "mine.campaign.toml").write_text(f'{stages}[texts.en]\ntitle = "Mine"\n', "utf-8")
    tables = await Tables.open(f"sqlite+aiosqlite:///{tmp_path / 'g.db'}", folders=[folder])
    assert "mine" in [one.id for one in await tables.backend.library.campaigns()]
    await begun(tables, name="mine")
    (folder / "two.toml").unlink()
    await lose(tables, BO)
    current = (await look(tables)).current
    assert current is not None
    assert (current.status, current.scenario) == ("running", "two")
    await tables.close()


@pytest.mark.parametrize("after", [False, True])
async def test_death_at_every_trip_between_two_battles(tmp_path: Path, *, after: bool) -> None:
    """Taken over, opened, told: each once, wherever the process dies."""
    # Every fourth trip before it, and those between them after it.
    for at in range(1 + 2 * after, 60, 4):
        address = f"sqlite+aiosqlite:///{tmp_path}/{at}{after}.db"
        tables = await Tables.open(address)
        await begun(tables, computer="recruit")
        await tables.backend.games.resign(tables.ask(ANA, 1))
        with pytest.MonkeyPatch.context() as patch:
            reaper = _Reaper(patch, at, after=after)
            with suppress(_Killed):
                await tables.backend.timekeeper.tick()
        second = await _abandon(tables, address)
        second.now += 60
        await second.backend.timekeeper.tick()
        await second.backend.lobby.start_full()
        found = await look(second)
        assert [card.status for card in found.battles] == ["over", "running"]
        assert len(found.standing.results) == 1
        assert await told(second) == [1]
        assert await second.backend.campaigns.take_over(1) == 2
        await second.close()
        if reaper.trips < at:
            break
    assert at > 3
