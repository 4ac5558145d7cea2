"""Teams for the tests: games with several a side, and members who plan and play whatever is legal."""

from __future__ import annotations

from random import Random

from bot.errors import Refused, UserError
from bot.game.values import DraftLook, GameCard, NewGame, Outcome
from engine.types import Side
from tests.bot.game.tables import ANA, Tables

ALLIES = (ANA, 111, 112, 113)
AXIS = (202, 221, 222, 223)
OMAHA = "omaha-beach-overlord"


async def seated(
    tables: Tables,
    allies: int,
    axis: int,
    scenario: str = "pegasus-bridge",
    *,
    side: Side = "allies",
    **more: object,
) -> GameCard:
    """A running game with so many a side; Ana commands the allies, 202 the axis."""
    sides = {"allies": allies, "axis": axis}
    # A silent member is waited for, but where a table says otherwise.
    wanted = {"standin": False, **more}
    card = await tables.backend.lobby.new(NewGame(scenario, ANA, side=side, sides=sides, **wanted))  # type: ignore[arg-type]
    for person in ALLIES[1:allies]:
        await tables.backend.lobby.join(tables.ask(person, card.id, side="allies"))
    for person in AXIS[:axis]:
        await tables.backend.lobby.join(tables.ask(person, card.id, side="axis"))
    return await tables.backend.games.card(card.id)


def people(card: GameCard) -> tuple[int, ...]:
    """Everybody at the table."""
    return (*card.people("allies"), *card.people("axis"))


async def step(tables: Tables, game: int, rng: Random) -> Outcome | None:
    """Somebody whom the game waits for does something; None: nobody must."""
    backend = tables.backend
    card = await backend.games.card(game)
    if card.status != "running":
        return None
    person = rng.choice(card.awaited)
    draft = await backend.drafts.look(game, person)
    if draft.together:
        return await draft_and_confirm(tables, game, person, rng)
    legal = await backend.games.legal(game, person, side=card.to_act)
    assert legal, (card.to_act, card.decision, card.awaited)
    return await backend.games.act(tables.ask(person, game, side=card.to_act), rng.choice(legal))


async def draft_and_confirm(tables: Tables, game: int, person: int, rng: Random) -> Outcome:
    """One member drafts whatever is legal, and says that it is done; a card that must be answered is answered."""
    await _draft(tables, game, person, rng, early=0.2)
    try:
        return await confirmed(tables, game, person)
    except Refused:
        await _draft(tables, game, person, rng, early=0.0)
    return await confirmed(tables, game, person)


async def _draft(tables: Tables, game: int, person: int, rng: Random, *, early: float) -> None:
    drafts = tables.backend.drafts
    for _ in range(40):
        look = await drafts.look(game, person)
        if not look.legal or (look.stage != "order" and rng.random() < early):
            break
        line = rng.choice(look.legal).notation
        if line == "end" and len(look.legal) > 1 and rng.random() < 0.6:
            continue
        found = await drafts.play(tables.ask(person, game), line)
        assert isinstance(found, DraftLook)


async def confirmed(tables: Tables, game: int, person: int) -> Outcome:
    """Say that the draft is done; what others have broken of it in the meantime is taken out."""
    drafts = tables.backend.drafts
    try:
        return await drafts.confirm(tables.ask(person, game))
    except UserError as error:
        if error.key != "draft-broken":
            raise
    await drafts.clear(tables.ask(person, game))
    return await drafts.confirm(tables.ask(person, game))
