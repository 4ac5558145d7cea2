"""[Check the dice]: whether all that chance decided in a battle follows from what was sealed before it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.flows.press import Press, route
from bot.screens.verifying import not_yet, verified
from engine import verify as script

if TYPE_CHECKING:
    from bot.flows.asker import Asker
    from bot.game.values import GameCard


async def verify(asker: Asker) -> None:
    """The check, the record, and the script that does the same without the bot; before the end, what stands fast."""
    visit, words = await asker.visit(), await asker.words()
    card = await visit.card_of_match()
    if card.status != "over":
        await asker.show(not_yet(words, card, await _listed(asker, card)))
        return
    proof = await visit.proof()
    text = Path(script.__file__).read_text(encoding="utf-8")
    await asker.show(verified(words, card, proof, text, await _listed(asker, card)))


async def _listed(asker: Asker, card: GameCard) -> str:
    """The seals of all battles that were sealed with this one; "": it was sealed by itself."""
    backend = asker.client.backend
    if not card.seals.listed:
        return ""
    if card.campaign is not None:
        return await backend.campaigns.seals(card.campaign.campaign)
    cup = card.match.cup if card.match is not None else None
    return await backend.cups.seals(cup.id) if cup is not None else ""


@route("verify")
async def press_verify(press: Press) -> None:
    """[Check the dice]: the message pressed holds the record, and keeps it."""
    press.reply.fresh()
    await press.reply.soon()
    await verify(press)
