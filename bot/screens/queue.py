"""What somebody who waits in the queue reads, and what he reads once he has a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.pace import PACES
from bot.screens.battles import title_of as battle_title
from bot.screens.clocks import terms, when
from bot.screens.deciding import title_of
from bot.screens.screen import Button, Screen, literal, whole_lines
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.game.lobby.queue import Waiting
    from bot.game.values import GameCard
    from bot.i18n import Words


def waiting_screen(words: Words, waiting: Waiting, titles: Mapping[str, str], said: str = "") -> Screen:
    """What one waits for, until when, and the way out."""
    row, wish = waiting.row, waiting.row.wish
    battle = words("queue-any") if not wish.scenario else literal(battle_title(words, wish.scenario, titles))
    parts = [battle, terms(words, PACES[wish.pace])]
    if wish.side is not None:
        parts.append(words("queue-side", side=words(f"side-{wish.side}")))
    parts.append(words("queue-anywhere" if wish.anywhere else "queue-here"))
    lines = [*([said] if said else []), words("queue-waits", what=" · ".join(parts))]
    if row.fills is not None and wish.level is not None:
        lines.append(words("queue-fills", level=words(f"computer-{wish.level}.plain"), when=when(row.fills)))
    lines += [words("queue-others", number=waiting.others), words("queue-until", when=when(row.until))]
    if waiting.seal:
        lines.append(f"-# {words('queue-sealed', seal=waiting.seal)}")
    return Screen(
        whole_lines(lines), rows=((Button(words("button-queue-leave"), "queue-leave", emoji="🚪"),),)
    )


def paired_screen(words: Words, card: GameCard, person: int, place: str) -> Screen:
    """A battle is there: which, against whom, with which side, and the way to it."""
    sides = card.sides_of(person)
    others = [one for side in SIDES for one in card.seated(side) if one != person]
    text = words(
        "queue-paired",
        person=f"<@{person}>",
        title=title_of(words, card),
        other=words.named(", ".join(f"<@{one}>" for one in others)),
        side=words(f"side-{sides[0]}") if sides else "",
        place=place,
    )
    row = (Button(words("button-take-turn"), "turn", style="good", emoji="▶️"),)
    return Screen(text, card.id, card.revision, (row,), pings=(person,))
