"""[Check the dice]: whether all that chance decided in a battle follows from what was sealed before it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.flows.press import Press, route
from bot.screens.verifying import not_yet, verified
from engine import verify as script

if TYPE_CHECKING:
    from bot.flows.asker import Asker


async def verify(asker: Asker) -> None:
    """The check, the record, and the script that does the same without the bot; before the end, what stands fast."""
    games = asker.client.backend.games
    card, words = await games.card(asker.game), await asker.words()
    if card.status != "over":
        await asker.show(not_yet(words, card))
        return
    proof = await games.proof(asker.game)
    await asker.show(verified(words, card, proof, Path(script.__file__).read_text(encoding="utf-8")))


@route("verify")
async def press_verify(press: Press) -> None:
    """[Check the dice]: the message pressed holds the record, and keeps it."""
    press.reply.fresh()
    await press.reply.soon()
    await verify(press)
