"""Who is silent is played for: a turn, then his seat, until he is back; nobody waits and nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import UserError
from bot.facts.computers import is_computer, level_of
from bot.facts.memo import Deputy
from bot.facts.pace import PACES, fixed
from bot.game.values import GameCard
from engine import Side
from engine.types import OTHER
from tests.bot.game.staffs import draft_and_confirm, seated
from tests.bot.game.tables import ANA, BO, CY, Tables
from tests.bot.game.test_computers import all_played, computers

HOUR = 3600.0


async def card_of(tables: Tables, game: int) -> GameCard:
    return await tables.backend.games.card(game)


async def time_out(tables: Tables, game: int) -> GameCard:
    """The time of whoever must move runs out, and what is to happen then happens."""
    card = await card_of(tables, game)
    assert card.deadline is not None
    tables.now = max(tables.now, card.deadline) + 1
    await tables.backend.timekeeper.tick()
    return await card_of(tables, game)


async def played(tables: Tables) -> None:
    await all_played(computers(tables))


async def own_turn(tables: Tables, game: int) -> None:
    """Whoever is on turn plays it himself, somehow."""
    card = await card_of(tables, game)
    while (now := await card_of(tables, game)).turn == card.turn and now.status == "running":
        legal = await tables.backend.games.legal(game, now.awaited[0], side=now.to_act)
        await tables.act(game, "end" if "end" in legal else legal[0])


async def kinds(tables: Tables) -> list[str]:
    return [kind for _, kind, _ in await tables.said()]


async def test_the_veteran_plays_the_turn(tables: Tables) -> None:
    """From the seat's own view, at once; the seat stays Ana's, and twelve hours are left for her next turn."""
    game = (await tables.started(standin=True)).id
    await tables.said()
    card = await time_out(tables, game)
    assert (card.overdue, card.turn) == (False, 1)
    (computer,) = card.awaited
    assert level_of(computer) == "veteran"
    (told,) = [one for one in await tables.said() if one[1] == "played-for"]
    assert (told[2]["persons"], told[2]["turn"], told[2].get("until_back")) == ([ANA], 1, None)
    assert told[2]["left"] == 12 * HOUR
    await played(tables)
    card = await card_of(tables, game)
    assert (card.turn, card.awaited, card.deputies) == (2, (BO,), ())
    assert card.banks["allies"] == 12 * HOUR
    assert card.sides_of(ANA) == ("allies",)
    lines = await tables.backend.games.log(game, None)
    acted = {(one.actor, one.person) for one in lines if one.kind == "action" and one.side == "allies"}
    assert ("computer", computer) in acted
    assert "played-for" not in await kinds(tables)
    await own_turn(tables, game)
    card = await card_of(tables, game)
    assert card.awaited == (ANA,)
    assert card.deadline == tables.now + 12 * HOUR


async def test_what_is_left_after_a_lapse() -> None:
    """A sixth of what a side began with; where minutes are played for, five."""
    left = {name: pace and pace.after_lapse for name, pace in PACES.items()}
    assert left == {"live": 4 * HOUR, "normal": 12 * HOUR, "slow": 12 * HOUR, "fast": 300, "friendly": None}
    assert fixed(60).after_lapse == 300


async def test_two_in_a_row_and_the_seat_is_the_computers(tables: Tables) -> None:
    game = (await tables.started(standin=True)).id
    for turn in (1, 3):
        assert (await time_out(tables, game)).turn == turn
        await played(tables)
        await own_turn(tables, game)
    card = await card_of(tables, game)
    assert [(one.person, one.turn) for one in card.away] == [(ANA, None)]
    # From now on nobody waits for her: Bo plays, and she is played for in the same moment.
    assert is_computer(card.awaited[0])
    await played(tables)
    assert (await card_of(tables, game)).awaited == (BO,)


async def test_three_of_six_and_the_seat_is_the_computers(tables: Tables) -> None:
    """Not in a row: late, on time, late, on time, late."""
    game = (await tables.started(standin=True)).id
    for late in (True, False, True, False):
        if late:
            await time_out(tables, game)
            await played(tables)
        else:
            await own_turn(tables, game)
        await own_turn(tables, game)
        assert not (await card_of(tables, game)).away
    card = await time_out(tables, game)
    assert [one.person for one in card.away] == [ANA]


async def away(tables: Tables) -> int:
    """Ana's seat is a computer's, and it is her turn: not yet played."""
    game = (await tables.started(standin=True)).id
    await time_out(tables, game)
    await played(tables)
    await own_turn(tables, game)
    await time_out(tables, game)
    return game


async def test_back_in_his_turn(tables: Tables) -> None:
    """While the other one moves: at once."""
    game = await away(tables)
    await played(tables)
    card = await tables.backend.deputies.back(tables.ask(ANA, game))
    assert card.deputies == ()
    assert "back-again" in await kinds(tables)
    await own_turn(tables, game)
    card = await card_of(tables, game)
    assert (card.awaited, card.turn) == ((ANA,), 5)
    await tables.act(game, (await tables.backend.games.legal(game, ANA))[0])


async def test_back_in_my_turn(tables: Tables) -> None:
    """The computer's turn is under way: it plays it to its end, and the next one is Ana's."""
    game = await away(tables)
    with pytest.raises(UserError, match="played-for"):
        await tables.act(game, "play probe-center", ANA)
    card = await tables.backend.deputies.back(tables.ask(ANA, game))
    assert [(one.person, one.turn) for one in card.deputies] == [(ANA, 3)]
    with pytest.raises(UserError, match="played-for"):
        await tables.act(game, "play probe-center", ANA)
    await played(tables)
    await own_turn(tables, game)
    assert (await card_of(tables, game)).awaited == (ANA,)
    # Once late again is the first time again.
    card = await time_out(tables, game)
    assert (card.away, len(card.deputies)) == ((), 1)


async def test_back_while_asked(tables: Tables) -> None:
    """What the computer in the seat is asked it answers itself; whoever is back is asked himself next time."""
    game = await away(tables)
    await played(tables)
    live = await tables.backend.desk.load(game)
    computer = live.row.memo.deputies[-1].computer
    asked = live.row.facts._replace(awaited=(computer,))
    tables.backend.desk._keep(live.__class__(**{**_fields(live), "row": live.row._replace(facts=asked)}))
    card = await tables.backend.deputies.back(tables.ask(ANA, game))
    assert [(one.person, one.turn) for one in card.deputies] == [(ANA, card.turn)]
    await own_turn(tables, game)
    assert (await card_of(tables, game)).awaited == (ANA,)


def _fields(live: object) -> dict[str, object]:
    return {name: getattr(live, name) for name in live.__dataclass_fields__}  # type: ignore[attr-defined]


async def test_nobody_is_back_who_was_not_away(tables: Tables) -> None:
    game = (await tables.started(standin=True)).id
    with pytest.raises(UserError, match="not-played-for"):
        await tables.backend.deputies.back(tables.ask(ANA, game))
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.deputies.back(tables.ask(999, game))


async def test_a_substitute(tables: Tables) -> None:
    """Bo is asked once; whoever takes over has a fresh clock, and who was away reads no hand any more."""
    game = await away(tables)
    await played(tables)
    await tables.backend.handing.take(tables.ask(CY, game, side="allies"))
    card = await card_of(tables, game)
    (ask,) = card.asks
    assert (ask.kind, ask.old, ask.new) == ("seat", ANA, CY)
    await tables.backend.games.answer(tables.ask(BO, game), ask.id, yes=True)
    card = await card_of(tables, game)
    assert (card.people("allies"), card.deputies) == ((CY,), ())
    await own_turn(tables, game)
    card = await card_of(tables, game)
    assert card.awaited == (CY,)
    assert card.deadline == tables.now + 72 * HOUR
    with pytest.raises(UserError, match="not-your-game"):
        await tables.backend.deputies.back(tables.ask(ANA, game))


async def test_back_before_the_substitute_sits_down(tables: Tables) -> None:
    """Whoever is back keeps his seat: what the other side agrees to then is no longer so."""
    game = await away(tables)
    await played(tables)
    await tables.backend.handing.take(tables.ask(CY, game, side="allies"))
    (ask,) = (await card_of(tables, game)).asks
    await tables.backend.deputies.back(tables.ask(ANA, game))
    with pytest.raises(UserError, match="ask-gone"):
        await tables.backend.games.answer(tables.ask(BO, game), ask.id, yes=True)
    assert (await card_of(tables, game)).people("allies") == (ANA,)


async def test_two_taps_are_one(tables: Tables) -> None:
    game = await away(tables)
    request = tables.ask(ANA, game)
    await tables.backend.deputies.back(request)
    await tables.backend.deputies.back(request)
    assert (await kinds(tables)).count("back-again") == 1


async def test_killed_between_time_out_and_turn(tables: Tables) -> None:
    """What waits for the computer is in the store; nothing is told or played twice."""
    game = (await tables.started(standin=True)).id
    await tables.said()
    await time_out(tables, game)
    again = await tables.again()
    await again.backend.timekeeper.tick()
    await played(again)
    card = await card_of(again, game)
    assert (card.turn, card.awaited) == (2, (BO,))
    assert (await kinds(again)).count("played-for") == 1
    await again.close()


async def test_two_tables_late_at_once(tables: Tables) -> None:
    games = [(await tables.started(standin=True)).id for _ in range(2)]
    await tables.said()
    await time_out(tables, games[0])
    await played(tables)
    for game in games:
        card = await card_of(tables, game)
        assert (card.turn, card.awaited) == (2, (BO,))
    assert (await kinds(tables)).count("played-for") == 2


async def test_both_vanish_and_the_battle_ends(tables: Tables) -> None:
    """Nobody comes back: it is played to its end by itself."""
    game = (await tables.started("arracourt", standin=True)).id
    for _ in range(8):
        card = await card_of(tables, game)
        if card.status != "running" or len(card.away) == 2:
            break
        await time_out(tables, game)
        await played(tables)
    for _ in range(200):
        if (await card_of(tables, game)).status == "over":
            break
        tables.now += 60
        await tables.backend.timekeeper.tick()
        await played(tables)
    assert (await card_of(tables, game)).status == "over"


async def test_a_computer_that_cannot_think_is_waited_for(tables: Tables) -> None:
    """Its time is up, too: nobody is told anything again, and it tries on."""
    game = (await tables.started(standin=True)).id
    first = await time_out(tables, game)
    await tables.said()
    card = await time_out(tables, game)
    assert (card.awaited, card.overdue, card.status) == (first.awaited, False, "running")
    assert await kinds(tables) == []
    await played(tables)
    assert (await card_of(tables, game)).turn == 2


async def test_forgotten_and_played_for(tables: Tables) -> None:
    """Whoever is played for until he is back, and will never be, leaves his seat to the computer: he is forgotten."""
    game = await away(tables)
    await tables.backend.farewell.leave(ANA)
    await tables.backend.people.forget(ANA)
    tables.backend.desk.forget(game)
    await played(tables)
    card = await card_of(tables, game)
    assert (card.status, card.awaited) == ("running", (BO,))
    assert str(ANA) not in repr((await tables.backend.desk.load(game)).row.memo)
    await own_turn(tables, game)
    await played(tables)
    assert (await card_of(tables, game)).awaited == (BO,)


@pytest.mark.parametrize("more", [{"standin": False}, {"practice": True, "standin": True}])
async def test_the_old_way(tables: Tables, more: dict[str, bool]) -> None:
    """A table that wants no stand-in, or one person alone: nobody plays for him."""
    game = (await tables.started(**more)).id
    card = await time_out(tables, game)
    assert (card.overdue, card.deputies) == (True, ())


async def test_friendly_has_no_time_outs(tables: Tables) -> None:
    card = await tables.started(pace=None, standin=True)
    tables.now += 13 * 24 * HOUR
    await tables.backend.timekeeper.tick()
    card = await card_of(tables, card.id)
    assert (card.deputies, card.awaited) == ((), (ANA,))


async def test_over_before_the_computer_has_played(tables: Tables) -> None:
    """Given up meanwhile: there is no turn any more."""
    game = (await tables.started(standin=True)).id
    await time_out(tables, game)
    await tables.backend.games.resign(tables.ask(BO, game))
    await played(tables)
    card = await card_of(tables, game)
    assert (card.status, card.winner, card.deputies) == ("over", "allies", ())
    with pytest.raises(UserError, match="already-over"):
        await tables.backend.deputies.back(tables.ask(ANA, game))


def test_a_deputy_for_a_turn_goes_with_it() -> None:
    sides: tuple[Side, Side] = ("allies", OTHER["allies"])
    once, always = Deputy(1, sides[0], -9, 3), Deputy(1, sides[0], -9)
    assert [once.plays(turn) for turn in (2, 3, 4)] == [False, True, False]
    assert always.plays(99)


async def test_one_silent_general_of_a_team(tables: Tables) -> None:
    """When the members' time is up the Veteran does his part alone; the others plan theirs, and the side's clock
    runs on."""
    game = (await seated(tables, 3, 1, "sword-beach", standin=True)).id
    hand = (await tables.backend.games.look(game, ANA)).view.hand
    card = next(one for one in hand if one.endswith(("left", "right")))
    await tables.act(game, f"play {card}", ANA)
    before = await card_of(tables, game)
    silent = before.awaited
    assert before.team_due is not None
    tables.now = before.team_due + 1
    await tables.said()
    await tables.backend.timekeeper.tick()
    now = await card_of(tables, game)
    assert [one.person for one in now.deputies] == [*silent]
    assert all(one.turn == 1 for one in now.deputies)
    assert (now.deadline, now.commanders["allies"]) == (before.deadline, ANA)
    told = [one for one in await tables.said() if one[1] in ("played-for", "team-late")]
    assert [(one[1], one[2].get("left")) for one in told] == [("played-for", None)]
    await played(tables)
    after = await card_of(tables, game)
    assert not {*silent} & {*after.awaited}
    assert not any(is_computer(one) for one in after.awaited)


async def test_a_whole_team_goes_on_turn_by_turn(tables: Tables) -> None:
    """Two generals plan at the same time; one is always silent, the other never waits for more than his part."""
    rng, waited = Random(4), 0.0
    game = (await seated(tables, 2, 1, "sword-beach", standin=True)).id
    for _ in range(150):
        card = await card_of(tables, game)
        if card.status != "running" or card.turn > 8:
            break
        active = [one for one in card.awaited if one != 111 and not is_computer(one)]
        if any(map(is_computer, card.awaited)):
            await played(tables)
        elif active:
            await step_of(tables, game, active[0], rng)
        else:
            due = card.team_due if card.team_due is not None else card.deadline
            assert due is not None
            waited = max(waited, due - tables.now)
            tables.now = due + 1
            await tables.backend.timekeeper.tick()
    assert (await card_of(tables, game)).turn > 8
    late = (await tables.backend.desk.load(game)).row.memo.late
    assert {one.person for one in late} == {111}
    assert waited <= 8 * HOUR


async def step_of(tables: Tables, game: int, person: int, rng: Random) -> None:
    draft = await tables.backend.drafts.look(game, person)
    if draft.together:
        await draft_and_confirm(tables, game, person, rng)
        return
    legal = await tables.backend.games.legal(game, person)
    assert legal, (person, await card_of(tables, game))
    await tables.act(game, rng.choice(legal), person)
