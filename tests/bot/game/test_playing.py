"""Looking and acting: who may, when a press is stale, what is refused and why, and how an answer can be trusted."""

from __future__ import annotations

import pytest

from bot.errors import Refused, Stale, UserError, told
from bot.facts.seat import NOBODY
from bot.game.values import Request
from engine import NotationError
from tests.bot.game.tables import ANA, BO, CY, Tables


async def test_a_spectator_sees_no_hand_and_has_nothing_to_decide(tables: Tables) -> None:
    card = await tables.started()
    for person in (None, CY):
        look = await tables.backend.games.look(card.id, person)
        assert look.viewer == "spectator"
        assert look.view.hand == ()
        assert look.view.legal == ()
        assert not look.may_act
    assert await tables.backend.games.legal(card.id, CY) == ()
    assert await tables.backend.games.legal(999, CY) == ()


async def test_each_side_sees_its_own_hand(tables: Tables) -> None:
    card = await tables.started()
    ana = await tables.backend.games.look(card.id, ANA)
    bo = await tables.backend.games.look(card.id, BO)
    assert (ana.viewer, bo.viewer) == ("allies", "axis")
    assert len(ana.view.hand) == 6
    assert len(bo.view.hand) == 2
    assert ana.may_act
    assert not bo.may_act
    assert bo.view.legal == ()
    assert all(one.verb == "play" for one in ana.view.legal)


async def test_completion_goes_by_prefix(tables: Tables) -> None:
    card = await tables.started()
    every = await tables.backend.games.legal(card.id, ANA)
    some = await tables.backend.games.legal(card.id, ANA, "PLAY a")
    assert set(some) == {line for line in every if line.startswith("play a")}


@pytest.mark.parametrize(
    ("person", "line", "key"),
    [
        (CY, "play probe-left", "not-your-game"),
        (BO, "play probe-left", "not-your-turn"),
        (ANA, "play no-such-card", "card-not-in-hand"),
        (ANA, "order E4", None),
        (ANA, "jump E4", "notation-action"),
        (ANA, "", "notation"),
        (ANA, "order Z99", "notation-hex"),
        (ANA, "x" * 5000, "draft-too-long"),
        (ANA, "end;" * 100, "draft-too-long"),
    ],
)
async def test_a_refusal_says_why_and_changes_nothing(
    tables: Tables, person: int, line: str, key: str | None
) -> None:
    card = await tables.started()
    with pytest.raises((UserError, NotationError)) as caught:
        await tables.backend.games.act(tables.ask(person, card.id), line)
    found = told(caught.value)
    assert found.incident is None
    if key is not None:
        assert found.key == key
    assert await tables.backend.games.card(card.id) == card


async def test_a_refusal_of_the_rules_names_the_first_reason(tables: Tables) -> None:
    card = await tables.started()
    with pytest.raises(Refused) as caught:
        await tables.backend.games.act(tables.ask(ANA, card.id), "play no-such-card")
    assert caught.value.params == {"card": "no-such-card"}
    why = (await tables.backend.games.visit(card.id, ANA)).why("play no-such-card", None)
    assert why is not None
    assert (why.told.key, why.told.kind) == ("card-not-in-hand", "rules")
    legal = (await tables.backend.games.legal(card.id, ANA))[0]
    assert (await tables.backend.games.visit(card.id, ANA)).why(legal, None) is None
    theirs = (await tables.backend.games.visit(card.id, BO)).why(legal, None)
    assert theirs is not None
    assert theirs.told.key == "not-your-turn"
    assert theirs.told.params["persons"] == [ANA]


async def test_not_your_turn_names_who_is_awaited(tables: Tables) -> None:
    card = await tables.started()
    with pytest.raises(UserError) as caught:
        await tables.backend.games.act(tables.ask(BO, card.id), "end")
    assert caught.value.params == {"side": "allies", "persons": [ANA]}


async def test_a_press_from_an_earlier_moment_is_stale(tables: Tables) -> None:
    card = await tables.started()
    legal = await tables.backend.games.legal(card.id, ANA)
    await tables.backend.games.act(tables.ask(ANA, card.id, seen=card.revision), legal[0])
    with pytest.raises(Stale) as caught:
        await tables.backend.games.act(tables.ask(ANA, card.id, seen=card.revision), legal[0])
    assert caught.value.revision == card.revision + 1


async def test_a_second_delivery_is_answered_as_the_first(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started()
    line = (await tables.backend.games.legal(card.id, ANA))[0]
    request = Request(ANA, card.id, 5555, seen=card.revision)
    first = await tables.backend.games.act(request, line)
    again = await tables.backend.games.act(request, line)
    assert again.repeated
    assert again.steps == first.steps
    assert (await tables.backend.games.card(card.id)).revision == first.game.revision
    # Also after the game has gone on, and in another process.
    await tables.act(card.id, (await tables.backend.games.legal(card.id, ANA))[0])
    tables.backend.desk.forget(card.id)
    third = await tables.backend.games.act(request, line)
    assert third.repeated
    assert third.steps == first.steps


async def test_lines_before_chance_are_all_or_none(tables: Tables) -> None:
    card = await tables.started()
    text = "play move-out; order E2 F1; move E2-E4; move F1-A9; end"
    with pytest.raises(UserError, match="line-wrong"):
        await tables.backend.games.act_lines(tables.ask(ANA, card.id), text)
    assert (await tables.backend.games.card(card.id)).revision == card.revision
    assert [kind for _, kind, _ in await tables.said()].count("acted") == 0


async def test_lines_behind_chance_are_handed_back(tables: Tables) -> None:
    """A whole turn in one text: what the dice made impossible comes back, what was done stays done."""
    card = await tables.started()
    outcome = await tables.backend.games.act_lines(
        tables.ask(ANA, card.id), "play barrage; choose C7; play move-out; end"
    )
    assert [step.notation for step in outcome.steps][:2] == ["play barrage", "choose C7"]
    assert [one.line for one in outcome.left] == ["play move-out"]
    assert outcome.left[0].key == "turn-over"


async def test_a_line_that_fails_behind_chance_shows_no_dice_for_nothing(tables: Tables) -> None:
    """To refuse everything after a look at the dice would be a way to fish for them."""
    card = await tables.started()
    text = "play barrage; choose C7; play move-out"
    outcome = await tables.backend.games.act_lines(tables.ask(ANA, card.id), text)
    assert outcome.left
    assert (await tables.backend.games.card(card.id)).revision == outcome.game.revision > card.revision


async def test_the_log_reads_as_each_may(tables: Tables) -> None:
    """Of two cards drawn the others see that there were two, and the one discarded."""
    card = await tables.started()
    await tables.play_out(card.id, 8, most=5000)
    # The game is over: everything is open. Look at the rows through the eyes of a running game instead.
    log = await tables.backend.games.log(card.id)
    kept = [line for line in log if (line.notation or "").startswith("keep ")]
    live = await tables.backend.desk.load(card.id)
    assert kept
    from bot.game.reading.looks import line_of  # noqa: PLC0415
    from bot.store import log as rows  # noqa: PLC0415

    async with tables.backend.store.read() as conn:
        row = (await rows.between(conn, card.id, kept[0].revision, kept[0].revision))[0]
    other = "axis" if row.side == "allies" else "allies"
    assert line_of(row, row.side).notation == row.notation  # type: ignore[arg-type]
    for viewer in (other, "spectator"):
        seen = line_of(row, viewer)  # type: ignore[arg-type]
        assert seen.notation == "keep"
        assert not any(type(event).__name__ in ("CardKept", "CardsDrawn") for event in seen.events)
    assert live.row.status == "over"


async def test_an_export_of_a_running_game_is_ones_own_view(tables: Tables) -> None:
    import json  # noqa: PLC0415

    card = await tables.started()
    await tables.act(card.id, (await tables.backend.games.legal(card.id, ANA))[0])
    came = [await tables.backend.games.visit(card.id, one) for one in (ANA, BO, NOBODY)]
    ana, bo, public = [json.loads((await one.export()).text) for one in came]
    assert ana["viewer"] == "allies"
    assert ana["view"]["hand"]
    assert public["view"]["hand"] == []
    assert ana["view"]["hand"] != bo["view"]["hand"]
    for one in (ana, bo, public):
        assert "seed" not in one
        assert one["view"]["all_hands"] == {}


async def test_nobody_is_shown_a_state(tables: Tables) -> None:
    """What leaves the service holds no state, no seed and nobody else's hand, however deep one looks."""
    card = await tables.started()
    outcome = await tables.act(card.id, (await tables.backend.games.legal(card.id, ANA))[0])
    drafted = await tables.backend.drafts.look(card.id, ANA)
    for value in (outcome, drafted, await tables.backend.games.look(card.id, BO)):
        text = repr(value)
        assert "GameState" not in text
        assert "'seed'" not in text
