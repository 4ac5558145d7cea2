"""A battle that has been decided: who has won, how, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.asked import Prompted
from bot.screens.campaign import to_campaign
from bot.screens.deciding import score
from bot.screens.naming import SEAL, SIDE_SIGNS
from bot.screens.replay import to_look_back
from bot.screens.screen import Button, rows_of

if TYPE_CHECKING:
    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.deciding import Moment
    from engine.types import Side


def over(moment: Moment) -> Prompted:
    """The battle has been decided."""
    words, card = moment.words, moment.card
    lines = [result(moment)]
    if card.seed:
        lines.append(words("result-seed", seed=card.seed, hash=card.seed_hash[:SEAL]))
    row = [Button(words("button-view"), "view", emoji="🗺️"), Button(words("button-log"), "log", emoji="📜")]
    if card.lesson is not None:
        row.insert(0, Button(words("button-real-battle"), "real-battle", style="good", emoji="⚔️"))
    elif card.campaign is not None:
        row.insert(0, to_campaign(words))
    elif moment.side is not None:
        row.append(Button(words("button-rematch"), "rematch", style="good", emoji="🔁"))
    row += to_look_back(words, card)
    return Prompted(lines, [*rows_of(row)])


def result(moment: Moment) -> str:
    """Who won, how, with how many medals; first of all whether that is whoever looks."""
    # Whoever plays both sides has won and lost.
    return result_of(moment.words, moment.card, moment.side if len(moment.look.sides) == 1 else None)


def result_of(words: Words, card: GameCard, side: Side | None = None) -> str:
    """The same from what everybody may know, or for one of the sides."""
    ending = card.ending or "cancelled"
    if card.winner is None:
        return words(f"result-{ending}")
    named, sign = words(f"side-{card.winner}"), SIDE_SIGNS[card.winner]
    said = words("result-won", side=named, how=words(f"ending-{ending}"), score=score(words, card))
    own = "" if side is None else words("result-own-won" if side == card.winner else "result-own-lost")
    return " ".join(filter(None, (own, sign, said)))
