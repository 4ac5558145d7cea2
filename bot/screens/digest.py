"""The daily digest: every battle that waits for somebody, the most urgent first, with a jump to each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.clocks import until
from bot.screens.deciding import name_of, score
from bot.screens.screen import Button, Screen, literal, whole_lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.values import GameCard
    from bot.i18n import Words

#: Battles that are named; the rest is counted.
_NAMED: Final = 12


def digest(
    words: Words, cards: Sequence[GameCard], threads: Mapping[int, int], person: int, *, public: bool
) -> Screen:
    """All of it. In public it calls him; in private a button leads to where it is changed."""
    who = f"<@{person}> " if public else ""
    lines = [who + words("digest-heading", count=len(cards))]
    for card in cards[:_NAMED]:
        thread = threads.get(card.id)
        place = "" if thread is None else f" · https://discord.com/channels/{card.server}/{thread}"
        lines.append(f"▶️ **{literal(name_of(words, card))}** · {words('list-turn', turn=card.turn)}")
        lines.append(f"  {score(words, card)} · {until(words, card)}{place}")
    if len(cards) > _NAMED:
        lines.append(words("digest-more", count=len(cards) - _NAMED))
    row = (Button(words("button-settings-back"), "settings", emoji="⚙️"),)
    return Screen(whole_lines(lines), rows=() if public else (row,), pings=(person,) if public else ())
