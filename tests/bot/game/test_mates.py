"""Computers beside people of one side: they plan after the people, around them, and nothing waits for them in vain."""

from __future__ import annotations

import pytest

from bot.errors import UserError
from bot.facts.computers import computer, humans, is_computer
from bot.facts.memo import CarryOut, Memo
from bot.game.side import teams
from bot.game.table.live import Live
from bot.game.values import GameCard, NewGame, Outcome
from bot.store import timers
from engine import ScriptedDice, apply, parse
from engine.actions import END
from tests.boards import position
from tests.bot.game.doctored import doctor, hold
from tests.bot.game.staffs import OMAHA
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.tables_in_memory import table
from tests.bot.game.test_computers import all_played, computers

HOUR = 3600.0
GENERALS = ("left", "center", "right")


async def card_of(tables: Tables) -> GameCard:
    return await tables.backend.games.card(1)


async def mixed(tables: Tables, axis: int = 2, people: tuple[int, ...] = (BO,), **more: object) -> None:
    """Sword Beach, turn 2: Bo commands the center of the Axis, Veterans have what is left; Recon in Force is played."""
    backend = tables.backend
    wanted = NewGame("sword-beach", BO, side="axis", sides={"allies": 1, "axis": axis}, **more)  # type: ignore[arg-type]
    await backend.lobby.new(wanted)
    await backend.lobby.join(tables.ask(ANA, 1, side="allies"))
    for person in people[1:]:
        await backend.lobby.join(tables.ask(person, 1, side="axis"))
    if len(people) < axis:
        await backend.lobby.fill(tables.ask(BO, 1), "veteran")
    await doctor(tables, 1, hold("axis", "recon-in-force"))
    while (await card_of(tables)).turn == 1:
        legal = await backend.games.legal(1, ANA)
        await tables.act(1, "end" if "end" in legal else legal[0], ANA)
    await backend.games.act(tables.ask(BO, 1), "play recon-in-force")


async def drafted(tables: Tables) -> dict[int, tuple[str, ...]]:
    """What each of the Axis has drafted, and of whom it is all."""
    live = await tables.backend.desk.load(1)
    return {person: row.lines for (person, side), row in live.drafts.items() if side == "axis" and row.lines}


async def wake(tables: Tables) -> list[int]:
    """The games that wait for a computer, as a new process finds them."""
    async with tables.backend.store.read() as conn:
        return [row.game for row in await timers.thinking(conn, tables.now, 10)]


async def ordered(tables: Tables) -> dict[str, int | None]:
    """Who has ordered which unit in turn 2."""
    lines = await tables.backend.games.log(1, BO)
    found = [one for one in lines if one.turn == 2 and (one.notation or "").startswith("order ")]
    return {str(one.notation).split()[1]: one.person for one in found}


async def ready(tables: Tables, person: int = BO) -> Outcome:
    return await tables.backend.drafts.confirm(tables.ask(person, 1))


async def test_a_computer_waits_for_whoever_can_plan(tables: Tables) -> None:
    """However long he thinks; then it takes what is left, and all is carried out at once."""
    await mixed(tables)
    card = await card_of(tables)
    assert card.awaited == (BO,)
    assert await wake(tables) == []
    look = await tables.backend.drafts.look(1, BO)
    assert {one.unit for one in look.legal if one.verb == "order"} == {"F9", "G7", "I6", "I8"}
    (mate,) = look.later
    assert is_computer(mate)
    assert (await tables.backend.teams.look(1, BO)).later == (mate,)
    # The unit on the border takes the order of the left: the computer has the right alone.
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7 I8")
    await all_played(computers(tables))
    assert await drafted(tables) == {BO: ("order G7 I8",)}
    assert (await ready(tables)).waiting == (mate,)
    assert (await card_of(tables)).awaited == (mate,)
    await all_played(computers(tables))
    by = await ordered(tables)
    assert (by.pop("G7"), by.pop("I8")) == (BO, BO)
    assert set(by.values()) == {mate}
    assert len(by) == 1
    staff = await tables.backend.teams.look(1, BO)
    assert staff.phase in ("battle", "other")


async def test_ready_is_taken_back_while_it_thinks(tables: Tables) -> None:
    """What it has thought out is not drafted: it waits again, and plans anew after him."""
    await mixed(tables)
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7")
    await ready(tables)
    played = computers(tables)
    turn = await played._thought_out(await tables.backend.desk.load(1))
    assert turn is not None
    await tables.backend.teams.unconfirm(tables.ask(BO, 1))
    assert (await card_of(tables)).awaited == (BO,)
    assert await wake(tables) == []
    with pytest.raises(UserError, match="stale"):
        await tables.backend.desk.change(1, played._made(turn))
    assert await drafted(tables) == {BO: ("order G7",)}
    # Ready again with other orders: the old thought does not count, even so.
    await tables.backend.drafts.back(tables.ask(BO, 1))
    await tables.backend.drafts.play(tables.ask(BO, 1), "order F9")
    await ready(tables)
    with pytest.raises(UserError, match="stale"):
        await tables.backend.desk.change(1, played._made(turn))
    await all_played(played)
    assert (await ordered(tables))["F9"] == BO


@pytest.mark.parametrize("how", ["not ready", "one order more", "start over"])
async def test_whoever_changes_his_mind_finds_everything_free(tables: Tables, how: str) -> None:
    """Of two computers one has drafted already: its draft goes, so that Bo may have what it had taken."""
    await mixed(tables, axis=3)
    drafts = tables.backend.drafts
    await drafts.play(tables.ask(BO, 1), "order G7")
    await ready(tables)
    played = computers(tables)
    await played.play(1)
    taken = {person: lines for person, lines in (await drafted(tables)).items() if person != BO}
    assert len(taken) == 1
    if how == "not ready":
        await tables.backend.teams.unconfirm(tables.ask(BO, 1))
    elif how == "start over":
        await drafts.clear(tables.ask(BO, 1))
    else:
        await drafts.play(tables.ask(BO, 1), "order I8")
    assert [one for one in await drafted(tables) if one != BO] == []
    card = await card_of(tables)
    assert card.awaited == (BO,)
    assert await wake(tables) == []
    if how != "one order more":
        await drafts.clear(tables.ask(BO, 1))
        await drafts.play(tables.ask(BO, 1), "order G7 I6")
    await ready(tables)
    await all_played(played)
    by = await ordered(tables)
    assert by["G7"] == by["I8" if how == "one order more" else "I6"] == BO
    assert (await card_of(tables)).awaited != (BO,) or (await tables.backend.teams.look(1, BO)).phase != "act"


async def test_a_restart_forgets_no_mate(tables: Tables) -> None:
    """The process is ended before the people are ready, and again before the computer has drafted."""
    await mixed(tables)
    tables = await tables.again()
    assert await wake(tables) == []
    assert (await card_of(tables)).awaited == (BO,)
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7")
    await ready(tables)
    tables = await tables.again()
    assert await wake(tables) == [1]
    await all_played(computers(tables))
    assert (await ordered(tables))["G7"] == BO
    assert await wake(tables) == []
    await tables.close()


async def test_carry_it_out_does_not_leave_computers_out(tables: Tables) -> None:
    """Only computers are missing: the commander's word is his [Ready], they plan, and nothing stalls."""
    await mixed(tables)
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7")
    assert (await tables.backend.teams.look(1, BO)).may_confirm_all
    outcome = await tables.backend.teams.confirm_all(tables.ask(BO, 1))
    (mate,) = outcome.waiting
    assert is_computer(mate)
    with pytest.raises(UserError, match="team-computers"):
        await tables.backend.teams.confirm_all(tables.ask(BO, 1))
    await all_played(computers(tables))
    assert set((await ordered(tables)).values()) == {BO, mate}


async def test_a_computer_that_fails_holds_nobody_up(tables: Tables) -> None:
    """When the team's time is up as well, what is there may be carried out without it."""
    await mixed(tables, standin=False)
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7")
    await ready(tables)
    await tables.said()
    tables.now += 8 * HOUR + 1
    await tables.backend.timekeeper.tick()
    assert (await card_of(tables)).team_late
    await tables.backend.teams.confirm_all(tables.ask(BO, 1))
    assert await ordered(tables) == {"G7": BO}


async def test_who_has_nothing_to_plan_is_not_waited_for(tables: Tables) -> None:
    """Bo has taken what Cy could have ordered: the computer goes on, and Cy is told."""
    await mixed(tables, axis=3, people=(BO, CY))
    card = await card_of(tables)
    assert set(card.awaited) == {BO, CY}
    look = await tables.backend.drafts.look(1, CY)
    able = {one.unit for one in look.legal if one.verb == "order"}
    theirs = {one.unit for one in (await tables.backend.drafts.look(1, BO)).legal if one.verb == "order"}
    shared = sorted(able & theirs)
    assert shared
    await tables.backend.drafts.play(tables.ask(BO, 1), f"order G7 {shared[0]}")
    await ready(tables)
    assert all(map(is_computer, (await card_of(tables)).awaited))
    await tables.said()
    await all_played(computers(tables))
    assert (await tables.backend.teams.look(1, BO)).phase != "act"
    spared = [data["spared"] for _, kind, data in await tables.said() if kind == "left-out"]
    assert spared == [[CY]]


async def test_a_deputy_waits_like_any_computer(tables: Tables) -> None:
    """Cy lets the time of his part pass: the Veteran that plays for him plans after Bo, who was asked to wait once."""
    await mixed(tables, axis=2, people=(BO, CY), standin=True)
    await tables.backend.drafts.play(tables.ask(BO, 1), "order G7")
    await ready(tables)
    tables.now += 8 * HOUR + 1
    await tables.backend.timekeeper.tick()
    card = await card_of(tables)
    assert [one.person for one in card.deputies] == [CY]
    await tables.backend.teams.unconfirm(tables.ask(BO, 1))
    assert (await card_of(tables)).awaited == (BO,)
    await all_played(computers(tables))
    assert await drafted(tables) == {BO: ("order G7",)}
    await ready(tables)
    await all_played(computers(tables))
    by = await ordered(tables)
    assert by["G7"] == BO
    assert humans(one for one in by.values() if one is not None) == (BO,)


async def test_the_clock_of_whoever_drafts_beside_computers(tables: Tables) -> None:
    """Bo's time is up: the Veteran does his part, then the mate does its own, and the turn goes on by itself."""
    await mixed(tables, standin=True)
    tables.now += 8 * HOUR + 1
    await tables.backend.timekeeper.tick()
    await all_played(computers(tables))
    by = await ordered(tables)
    assert by
    assert all(is_computer(one) for one in by.values())


BATTLES = ("play direct-from-hq", "order C4", "order J4", "end", "end")


def in_battle(left: int, right: int, done: tuple[int, ...] = ()) -> Live:
    """Attacks are fought live: the general of the left may fire from C4, that of the right from J4."""
    state = position("A:inf@C4;J4;F1 X:inf@C6;J6;M9;A9", hand=("direct-from-hq",), play="allies")
    for line in BATTLES:
        state = apply(state, parse(line, state.battle.board), ScriptedDice([])).state
    memo = Memo()
    known = CarryOut(state.turn.number, "allies", "done", done)
    memo = memo._replace(team=memo.team._replace(carry_out=known))
    return table(state, {"allies": (BO, left, right), "axis": (ANA,)}, memo=memo)


async def thought(tables: Tables, live: Live) -> tuple[str, ...]:
    turn = await computers(tables)._thought_out(live)
    assert turn is not None
    assert turn.change is not None
    made = await computers(tables)._made(turn)(live)
    assert made.state is not None
    # Nobody's attack is left: the turn has ended by itself.
    assert made.state.turn.side == "axis"
    return turn.lines


async def test_each_fires_his_own(tables: Tables) -> None:
    """In the battles a computer comes after the people, and fires with its own units alone."""
    first, second = computer("veteran"), computer("veteran", 1)
    live = in_battle(CY, first)
    assert live.row.facts.awaited == (CY,)
    assert teams.later(live, "allies") == (first,)
    # Cy is through without having fired: his unit is not the computer's.
    live = in_battle(CY, first, done=(CY,))
    assert live.row.facts.awaited == (first,)
    assert await thought(tables, live) == ("attack J4xJ6",)
    live = in_battle(first, second)
    assert live.row.facts.awaited == (first, second)


async def test_a_computer_that_is_through_ends_its_own_part(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not fire leaves the other its attacks."""
    first, second = computer("veteran"), computer("veteran", 1)
    live = in_battle(first, second)
    monkeypatch.setattr("bot.game.computers.turns.decide", lambda *_: END)
    turn = await computers(tables)._thought_out(live)
    assert turn is not None
    assert (turn.person, turn.lines) == (first, ("end",))
    made = await computers(tables)._made(turn)(live)
    assert made.facts.awaited == (second,)
    assert made.state is live.state
    assert not made.steps


async def test_overlord_with_several_of_each(tables: Tables) -> None:
    """Two people and two computers a side: cards dealt to a person and a computer, the person first."""
    backend = tables.backend
    await backend.lobby.new(NewGame(OMAHA, BO, side="axis", sides={"allies": 4, "axis": 4}))
    await backend.lobby.join(tables.ask(CY, 1, side="axis"))
    await backend.lobby.join(tables.ask(ANA, 1, side="allies"))
    await backend.lobby.fill(tables.ask(BO, 1), "recruit")
    played, seen = computers(tables), 0
    for _ in range(200):
        await all_played(played)
        card = await card_of(tables)
        if card.status == "over" or card.turn > 8:
            break
        assert humans(card.awaited) == card.awaited
        side = card.to_act or "axis"
        person = card.awaited[0]
        staff = await backend.teams.look(1, person)
        if staff.phase == "act":
            seen += bool(staff.later)
            live = await backend.desk.load(1)
            assert not [
                one for one in staff.later if live.drafts.get((one, side)) and live.drafts[one, side].lines
            ]
            await ready(tables, person)
        else:
            legal = await backend.games.legal(1, person, side=side)
            # A card for each general, as far as there are any to give.
            dealt = [one for one in legal if one.split()[-1] in GENERALS]
            await tables.act(1, (dealt or legal[-1:])[0], person, side=side)
    assert card.turn > 8 or card.status == "over"
    assert seen > 2
