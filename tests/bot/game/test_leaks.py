"""Two games that differ only in hidden cards which are not played: everything anybody else sees is the same, in the
same order, and so is everything that is asked of the store."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scenarios
from bot.facts.seat import NOBODY
from bot.game.table import desk
from bot.store.connecting.onehop import OneHopConnection
from engine.events import Event, PileShuffled
from tests.bot.game.doctored import doctor, swap_hidden, untouched
from tests.bot.game.tables import ANA, BO, Tables

ACTS = 80
#: Acts between two looks at the whole record, which grows with every act.
WHOLE = 8
#: Acts in each of the battles; FIELDPOST_ACTS=120 for a longer look.
EACH = int(os.environ.get("FIELDPOST_ACTS", "10"))


def _watch(monkeypatch: pytest.MonkeyPatch, heard: list[str]) -> None:
    """Every statement that goes to the database, without its values."""
    cursor = OneHopConnection.cursor

    def watched(self: OneHopConnection) -> Any:
        made = cursor(self)
        execute, executemany, later = made.execute, made.executemany, made.later

        async def one(operation: str, parameters: Any = ()) -> Any:
            heard.append(operation)
            return await execute(operation, parameters)

        async def many(operation: str, parameters: Any) -> Any:
            heard.append(operation)
            return await executemany(operation, parameters)

        def waiting(operation: str, parameters: Any, must: int | None = None) -> None:
            heard.append(operation)
            later(operation, parameters, must)

        made.execute, made.executemany, made.later = one, many, waiting  # type: ignore[method-assign]
        return made

    monkeypatch.setattr(OneHopConnection, "cursor", watched)


async def _transcript(
    folder: Path,
    swap: tuple[str, int, int] | None,
    reactions: str,
    seed: int,
    *,
    scenario: str = "toulon",
    acts: int = ACTS,
) -> tuple[list[Any], list[str]]:
    """Everything that Ana and the public see of a game in which Bo plays only what he holds in both."""
    tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/{'b' if swap else 'a'}{seed}.db")
    # Bo has the side whose cards differ.
    card = await tables.started(scenario, reactions=reactions, side="allies")
    for person in (ANA, BO):
        await tables.backend.standing.set(tables.ask(person, card.id), ambush="never")
    await doctor(tables, card.id, swap_hidden(*swap) if swap is not None else untouched)
    seen: list[Any] = []
    heard: list[str] = []
    acted = 0
    rng = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        # How long a look into memory is trusted goes by the real clock; that has no place in a comparison.
        patch.setattr(desk, "_FRESH_SECONDS", 1e9)
        _watch(patch, heard)
        for _ in range(acts):
            card = await tables.backend.games.card(card.id)
            if card.status != "running":
                break
            if card.clock == "ask" and card.decision == "react":
                tables.now += 90 if reactions == "live" else 4 * 3600
                await tables.backend.timekeeper.tick()
                continue
            person = card.awaited[0]
            legal = await tables.backend.games.legal(card.id, person)
            if person == BO and any(one.startswith("play ") for one in legal):
                # The card that differs lies at a known place in the hand; he plays another one.
                hand = (await tables.backend.games.look(card.id, BO)).view.hand
                found = [one for known in hand[1:] for one in legal if one.split()[:2] == ["play", known]]
                if not found and "end" not in legal:
                    break
                line = found[0] if found else "end"
            else:
                line = rng.choice(legal)
            outcome = await tables.backend.games.act(tables.ask(person, card.id), line)
            if any(isinstance(event, PileShuffled) for step in outcome.steps for event in step.events):
                # From here on the card that was hidden may be dealt to anybody.
                break
            seen += await _public(tables, card.id, outcome, person)
            acted += 1
            if acted % WHOLE == 0 or any(
                _by_chance(event) for step in outcome.steps for event in step.events
            ):
                seen += await _records(tables, card.id)
        else:
            seen += await _records(tables, card.id)
    seen += await tables.said()
    await tables.close()
    return seen, heard


async def _public(tables: Tables, game: int, outcome: Any, person: int) -> list[Any]:
    games = tables.backend.games
    ana = await games.look(game, ANA)
    public = await games.look(game)
    found: list[Any] = [outcome.game, ana, public, await games.legal(game, ANA)]
    if outcome.game.status == "running":
        draft = await tables.backend.drafts.look(game, ANA)
        # A set has no order of its own.
        found.append((draft.lines, draft.ahead, draft.view, draft.legal))
    found += [(await games.log(game, None))[-4:], (await games.log(game, ANA))[-4:]]
    if person == ANA:
        found += [outcome.steps, outcome.left]
    return found


async def _records(tables: Tables, game: int) -> list[str]:
    """The whole record as Ana and as the public read it: every line of the log is in it."""
    games = tables.backend.games
    return [(await (await games.visit(game, one)).export()).text for one in (ANA, NOBODY)]


def _by_chance(event: Event) -> bool:
    """Whether it draws or rolls: what comes after it leaks most easily."""
    name = type(event).__name__
    return "Rolled" in name or "Drawn" in name or "Dealt" in name


@pytest.mark.parametrize(("reactions", "seed"), [("orders", 1), ("live", 1), ("fair", 2)])
async def test_nothing_tells_what_is_hidden(tmp_path: Path, reactions: str, seed: int) -> None:
    plain, calls = await _transcript(tmp_path, None, reactions, seed)
    other, other_calls = await _transcript(tmp_path, ("axis", 0, 1), reactions, seed)
    assert len(plain) > 300
    assert sum(call.startswith("SELECT") for call in calls) > 100
    assert repr(plain) == repr(other)
    assert calls == other_calls


@pytest.mark.parametrize("name", scenarios.ids())
@pytest.mark.parametrize("fair", [True, False])
async def test_nothing_tells_it_in_any_battle(tmp_path: Path, name: str, fair: bool) -> None:
    """The same for every battle there is, with all that its own rules let people do: looks, logs, exports, windows."""
    seed = sum(map(ord, name))
    reactions = "fair" if fair else ("orders", "live")[seed % 2]
    acts = EACH if fair else EACH // 2
    plain, calls = await _transcript(tmp_path, None, reactions, seed, scenario=name, acts=acts)
    other, other_calls = await _transcript(
        tmp_path, ("axis", 0, 1), reactions, seed, scenario=name, acts=acts
    )
    assert len(plain) > 10
    assert repr(plain) == repr(other)
    assert calls == other_calls


async def test_the_guard_would_notice(tmp_path: Path) -> None:
    """The same transcript of games that differ in what is played is not the same."""
    plain, _ = await _transcript(tmp_path, None, "orders", 1, acts=EACH)
    other, _ = await _transcript(tmp_path, ("allies", 0, 1), "orders", 1, acts=EACH)
    assert repr(plain) != repr(other)
