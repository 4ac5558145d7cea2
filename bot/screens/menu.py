"""[More]: what is rarer than a turn, offered only where it means something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.deciding import heading
from bot.screens.screen import Button, Screen, rows_of

if TYPE_CHECKING:
    from bot.screens.deciding import Moment


def menu(moment: Moment, person: int) -> Screen:
    """Undo, draw, resign, reactions, settings; a spectator gets what spectators may do."""
    words, card = moment.words, moment.card
    buttons = []
    if moment.side is not None and card.status == "running":
        buttons = [
            Button(words("button-reactions"), "react", emoji="🛡️"),
            Button(words("button-undo-turn"), "undo", emoji="↩️"),
            *([Button(words("button-advice"), "advice", emoji="🎖️")] if card.alone else []),
            Button(words("button-draw"), "draw", emoji="🤝"),
            Button(words("button-resign"), "resign", style="bad", emoji="🏳️"),
        ]
    buttons.append(Button(words("button-log"), "log", emoji="📜"))
    buttons.append(Button(words("button-export"), "export", emoji="💾"))
    buttons.append(Button(words("button-details"), "details", emoji="📖"))
    lines = [heading(moment), words("menu-text-alone" if card.alone else "menu-text")]
    for ask in card.asks:
        lines.append(words(f"menu-ask-{ask.kind}", by=str(ask.by)))
        if moment.side is not None and ask.by != person:
            buttons.append(Button(words("button-agree"), "agree", str(ask.id), style="good", emoji="👍"))
            buttons.append(Button(words("button-disagree"), "disagree", str(ask.id), emoji="👎"))
    return Screen("\n".join(lines), card.id, card.revision, rows_of(buttons[:20]))


def sure_screen(moment: Moment, key: str, do: str) -> Screen:
    """Asked once before something that cannot be taken back."""
    words, card = moment.words, moment.card
    row = (
        Button(words("button-not-yet"), "more", emoji="↩️"),
        Button(words(f"button-{do}"), f"{do}-sure", style="bad", emoji="⚠️"),
    )
    return Screen(f"{heading(moment)}\n{words(key)}", card.id, card.revision, (row,))
