"""A battle that has been decided: who has won, how, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.asked import Asked
from bot.screens.deciding import score
from bot.screens.naming import SIDE_SIGNS
from bot.screens.replay import to_look_back
from bot.screens.screen import Button, rows_of

if TYPE_CHECKING:
    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.deciding import Moment


def over(moment: Moment) -> Asked:
    """The battle has been decided."""
    words, card = moment.words, moment.card
    lines = [result(moment)]
    if card.seed:
        lines.append(words("result-seed", seed=card.seed, hash=card.seed_hash[:16]))
    row = [Button(words("button-view"), "view", emoji="🗺️"), Button(words("button-log"), "log", emoji="📜")]
    if card.lesson is not None:
        row.insert(0, Button(words("button-real-battle"), "real-battle", style="good", emoji="⚔️"))
    elif moment.side is not None:
        row.append(Button(words("button-rematch"), "rematch", style="good", emoji="🔁"))
    row += to_look_back(words, card)
    return Asked(lines, [*rows_of(row)])


def result(moment: Moment) -> str:
    """Who won, how, with how many medals."""
    return result_of(moment.words, moment.card)


def result_of(words: Words, card: GameCard) -> str:
    """The same from what everybody may know."""
    ending = card.ending or "cancelled"
    if card.winner is None:
        return words(f"result-{ending}")
    side = words(f"side-{card.winner}")
    sign = SIDE_SIGNS[card.winner]
    return f"{sign} " + words(
        "result-won", side=side, how=words(f"ending-{ending}"), score=score(words, card)
    )
