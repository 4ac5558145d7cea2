"""Computers at a table: they play by themselves, answer at once, see no more than their seat, and lose nothing."""

from __future__ import annotations

import pytest

from bot.errors import UserError
from bot.facts.computers import LEVELS, computer, is_computer, level_of, number_of
from bot.facts.kinds import Actor
from bot.game.computers.turns import Computers, OpenDecision
from bot.game.table.live import Change
from bot.game.values import NewGame
from bot.store import timers
from engine import Action, Side, text
from engine.players import LEVELS as PLAYERS
from tests.bot.game.tables import ANA, Tables
from tests.bot.kit.world import think


def computers(tables: Tables) -> Computers:
    return Computers(tables.backend.desk, think, lambda: 0.5)


async def all_played(computers: Computers) -> None:
    """Until no table waits for a computer."""
    while await computers.tick() or computers.thinking:
        await computers.rest()


def test_computers_are_nobody_on_discord() -> None:
    """Each has a number of its own below zero, which tells level and place."""
    found = {computer(level, number): (level, number) for level in LEVELS for number in range(8)}
    assert len(found) == 24
    for person, (level, number) in found.items():
        assert is_computer(person)
        assert (level_of(person), number_of(person)) == (level, number + 1)
    assert not is_computer(ANA)
    assert not is_computer(None)


def test_every_player_can_be_met() -> None:
    """A level of the engine is a level at a table, in the same order."""
    assert tuple(PLAYERS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
async def test_a_battle_with_a_computer_to_its_end(tables: Tables, level: str) -> None:
    """It begins at once; whenever it is the computer's turn it plays it, and nobody but Ana is ever waited for."""
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, computer=level))  # type: ignore[arg-type]
    assert card.status == "running"
    played = computers(tables)
    turns = 0
    # A General thinks ten times as long, and what becomes of a game is the same: a benchmark has him play to the end.
    while card.turn < (5 if level == "general" else 400):
        await all_played(played)
        card = await tables.backend.games.card(card.id)
        if card.status == "over":
            break
        assert card.awaited == (ANA,)
        legal = await tables.backend.games.legal(card.id, ANA)
        await tables.backend.games.act(tables.ask(ANA, card.id), legal[0])
        turns = card.turn
    assert card.status == "over" or level == "general"
    assert turns > 4
    lines = await tables.backend.games.log(card.id, None)
    mine = {line.actor for line in lines if line.side == "allies"}
    theirs = {line.actor for line in lines if line.side == "axis"}
    assert "computer" in mine ^ theirs


async def test_a_crash_forgets_no_computer(tables: Tables) -> None:
    """What waits for it is in the store; thought out twice it is the same turn."""
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, side="allies", computer="veteran"))
    assert all(is_computer(one) for one in card.awaited)
    first = computers(tables)
    live = await tables.backend.desk.load(card.id)
    once = await first._thought_out(live)
    again = await tables.again()
    async with again.backend.store.read() as conn:
        (row,) = await timers.thinking(conn, again.now, 10)
    assert row.game == card.id
    second = computers(again)
    assert await second._thought_out(await again.backend.desk.load(card.id)) == once
    await all_played(second)
    card = await again.backend.games.card(card.id)
    assert card.awaited == (ANA,)
    async with again.backend.store.read() as conn:
        assert await timers.thinking(conn, again.now, 10) == []
    await again.close()


@pytest.mark.parametrize("stored_anew", [False, True])
async def test_a_turn_is_played_as_it_was_thought_out(
    tables: Tables, stored_anew: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of its actions is applied once; where the game was stored anew meanwhile, once more on what is stored."""
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, side="allies", computer="veteran"))
    applied = list[str]()
    act = Change.act

    def noted(change: Change, action: Action, side: Side, actor: Actor, person: int | None) -> None:
        applied.append(text(action, change.live.board.battle.board))
        act(change, action, side, actor, person)

    monkeypatch.setattr(Change, "act", noted)
    played = computers(tables)
    turn = await played._thought_out(await tables.backend.desk.load(card.id))
    assert turn is not None
    if stored_anew:
        tables.backend.desk.forget(card.id)
    await tables.backend.desk.change(card.id, played._made(turn))
    assert applied == [*turn.lines] * (2 if stored_anew else 1)
    lines = await tables.backend.games.log(card.id, None)
    assert len([line for line in lines if line.kind == "action"]) == len(turn.lines)
    assert (await tables.backend.games.card(card.id)).awaited == (ANA,)


async def test_nobody_asks_for_computers_in_vain(tables: Tables) -> None:
    """A table that comes to wait for a computer says so; one that waits for people says nothing."""
    desk = tables.backend.desk
    assert not desk.called.is_set()
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, side="allies", computer="veteran"))
    played = computers(tables)
    assert played.called
    await all_played(played)
    assert not played.called
    before = (await tables.backend.games.card(card.id)).turn
    while (await tables.backend.games.card(card.id)).turn == before:
        assert not played.called
        legal = await tables.backend.games.legal(card.id, ANA)
        await tables.backend.games.act(tables.ask(ANA, card.id), legal[0])
    assert played.called


async def test_what_changes_under_a_computer_is_thought_through_again(tables: Tables) -> None:
    """Ana gives up while it thinks: its turn is not played."""
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, side="allies", computer="veteran"))

    async def slow(asked: OpenDecision) -> list[str]:
        if (await tables.backend.games.card(card.id)).status == "running":
            await tables.backend.games.resign(tables.ask(ANA, card.id))
        return await think(asked)

    await Computers(tables.backend.desk, slow, lambda: 0.5).play(card.id)
    card = await tables.backend.games.card(card.id)
    assert (card.status, card.ending) == ("over", "resigned")


async def test_a_computer_offers_nothing_and_minds_no_undo(tables: Tables) -> None:
    """There is nobody to agree to a draw; what was done may be taken back as in practice."""
    card = await tables.backend.lobby.new(NewGame("arracourt", ANA, computer="recruit"))
    played = computers(tables)
    await all_played(played)
    with pytest.raises(UserError) as error:
        await tables.backend.games.offer_draw(tables.ask(ANA, card.id))
    assert error.value.key == "computer-plays-on"
    before = (await tables.backend.games.card(card.id)).turn
    while (await tables.backend.games.card(card.id)).turn == before:
        legal = await tables.backend.games.legal(card.id, ANA)
        await tables.backend.games.act(tables.ask(ANA, card.id), legal[0])
    await all_played(played)
    await tables.backend.games.undo(tables.ask(ANA, card.id))
    card = await tables.backend.games.card(card.id)
    assert card.turn == before
    assert card.awaited == (ANA,)


async def _led_by_ana(tables: Tables, game: int, most: int) -> int:
    """Ana does the first thing that is legal and drafts nothing; returns the turns it took to end, or `most`."""
    played = computers(tables)
    for _ in range(20 * most):
        await all_played(played)
        card = await tables.backend.games.card(game)
        if card.status == "over" or card.turn >= most:
            return card.turn
        assert ANA in card.awaited, card
        staff = await tables.backend.teams.look(game, ANA)
        if staff.phase == "act":
            await tables.backend.drafts.confirm(tables.ask(ANA, game))
        else:
            legal = await tables.backend.games.legal(game, ANA)
            await tables.backend.games.act(tables.ask(ANA, game), legal[0])
    raise AssertionError("the battle does not go on")


async def test_one_person_leads_computers(tables: Tables) -> None:
    """Ana commands two computers against three: each drafts for its own units, says that it is ready, and fights."""
    card = await tables.backend.lobby.new(
        NewGame("arracourt", ANA, side="allies", sides={"allies": 3, "axis": 3})
    )
    card = await tables.backend.lobby.fill(tables.ask(ANA, card.id), "veteran")
    assert card.status == "running"
    assert len(set(card.seated("allies"))) == 3
    assert await _led_by_ana(tables, card.id, 60) > 6
    lines = await tables.backend.games.log(card.id, None)
    ordered = {
        line.person for line in lines if line.side == "allies" and (line.notation or "").startswith("order")
    }
    assert any(map(is_computer, ordered))


async def test_overlord_with_seven_computers(tables: Tables) -> None:
    """Ana is Commander-in-Chief of three computers, against four."""
    wanted = NewGame("omaha-beach-overlord", ANA, side="allies", sides={"allies": 4, "axis": 4})
    card = await tables.backend.lobby.new(wanted)
    card = await tables.backend.lobby.fill(tables.ask(ANA, card.id), "recruit")
    assert len({*card.seated("allies"), *card.seated("axis")}) == 8
    assert await _led_by_ana(tables, card.id, 12) >= 6


async def test_a_computer_leads_people(tables: Tables) -> None:
    """It plays the card and waits for Ana's part; nobody but her keeps the battle waiting."""
    card = await tables.backend.lobby.new(
        NewGame("arracourt", ANA, side="axis", sides={"allies": 1, "axis": 2})
    )
    await tables.backend.lobby.fill(tables.ask(ANA, card.id), "veteran")
    assert await _led_by_ana(tables, card.id, 8) >= 6
