"""Two games that differ only in the secrets of one staff: everything its opponents and the public see is the same.

The secrets are a card in its hand that is not played, and all that its members plan, say, vote and draft.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import UserError
from bot.game.values import GameCard
from engine.events import PileShuffled
from engine.types import SECTIONS
from tests.bot.game.doctored import doctor, swap_hidden, untouched
from tests.bot.game.staffs import ALLIES, OMAHA, draft_and_confirm, people, seated
from tests.bot.game.tables import Tables

ACTS = 28
#: Announcements for the eyes of one side.
PRIVATE = {"voted", "planned", "said", "drafted", "confirmed", "team-reminder", "team-late", "left-out"}


async def _secrets(tables: Tables, card: GameCard, number: int) -> None:
    """The axis plans, says, votes, drafts and takes it back."""
    backend, game = tables.backend, card.id
    person = card.people("axis")[number % len(card.people("axis"))]
    await backend.teams.plan(tables.ask(person, game), f"Wait for their {number}th turn.")
    await backend.teams.say(tables.ask(person, game), f"I hold, {number}.")
    hand = (await backend.games.look(game, person)).view.hand
    for line in (f"play {hand[0]} left", f"play {hand[0]}"):
        with suppress(UserError):
            await backend.teams.vote(tables.ask(person, game), line)
    look = await backend.drafts.look(game, person)
    if look.legal and not look.lines and not look.confirmed:
        with suppress(UserError):
            await backend.drafts.add(tables.ask(person, game), look.legal[0].notation)
            await backend.drafts.clear(tables.ask(person, game))


async def _line(tables: Tables, card: GameCard, person: int, legal: tuple[str, ...], rng: Random) -> str:
    """Something legal that does not touch the card that differs: the first in the hand of the axis."""
    if person not in card.people("axis") or card.decision != "play":
        return rng.choice(legal)
    hand = (await tables.backend.games.look(card.id, person)).view.hand
    for place in (1, 2, 3):
        for tail in (*[f" {section}" for section in SECTIONS], ""):
            if f"play {hand[place]}{tail}" in legal and "end" not in legal:
                return f"play {hand[place]}{tail}"
    return "end"


async def _transcript(folder: Path, name: str, *, secret: bool, scenario: str, reactions: Any) -> list[Any]:
    """What the allies and the public see."""
    tables = await Tables.open(f"sqlite+aiosqlite:///{folder}/{name}.db")
    card = await seated(tables, 3, 3, scenario, reactions=reactions)
    for person in people(card):
        await tables.backend.standing.set(tables.ask(person, card.id), ambush="never")
    await doctor(tables, card.id, swap_hidden("axis", 0, 1) if secret else untouched)
    seen: list[Any] = []
    rng, game = Random(4), card.id
    for number in range(ACTS):
        card = await tables.backend.games.card(game)
        if card.status != "running":
            break
        if secret:
            await _secrets(tables, card, number)
        if card.clock == "ask" and card.decision == "react":
            tables.now += 4 * 3600
            await tables.backend.timekeeper.tick()
            continue
        person = card.awaited[0]
        if (await tables.backend.drafts.look(game, person)).together:
            outcome = await draft_and_confirm(tables, game, person, rng)
        else:
            legal = await tables.backend.games.legal(game, person)
            line = await _line(tables, card, person, legal, rng)
            outcome = await tables.backend.games.act(tables.ask(person, game), line)
        if any(isinstance(event, PileShuffled) for step in outcome.steps for event in step.events):
            break
        seen += await _seen(tables, game)
    told = await tables.said()
    seen += [one for one in told if not (one[1] in PRIVATE and one[2].get("side") == "axis")]
    await tables.close()
    return seen


async def _seen(tables: Tables, game: int) -> list[Any]:
    backend = tables.backend
    card = await backend.games.card(game)
    found: list[Any] = [card, await backend.games.look(game), (await backend.games.log(game, None))[-6:]]
    for person in ALLIES[:3]:
        found += [await backend.games.look(game, person), await backend.games.legal(game, person)]
        found += [(await backend.games.log(game, person))[-6:]]
        if card.status == "running":
            draft = await backend.drafts.look(game, person)
            found += [(draft.lines, draft.view, draft.legal, draft.arrows, draft.undrafted, draft.stage)]
            found.append(await backend.teams.look(game, person))
    return found


@pytest.mark.parametrize(("scenario", "reactions"), [(OMAHA, "orders"), (OMAHA, "fair"), ("toulon", "fair")])
async def test_nothing_tells_what_the_other_staff_does(tmp_path: Path, scenario: str, reactions: str) -> None:
    plain = await _transcript(tmp_path, "plain", secret=False, scenario=scenario, reactions=reactions)
    other = await _transcript(tmp_path, "other", secret=True, scenario=scenario, reactions=reactions)
    assert len(plain) > 300
    assert repr(plain) == repr(other)
