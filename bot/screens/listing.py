"""Games in lists: /game list, /me games, and the entries of the `game:` option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.clocks import until
from bot.screens.deciding import name_of, score
from bot.screens.panel import seats_line
from bot.screens.screen import (
    LINE,
    LIST_LENGTH,
    ROWS,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    cut,
    literal,
    whole_lines,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.values import GameCard
    from bot.i18n import Words


def line(words: Words, card: GameCard, person: int) -> str:
    """Whose move, until when, in one line."""
    parts = [name_of(words, card)]
    if card.status == "running":
        parts.append(words("list-turn", turn=card.turn))
        parts.append(_whose(words, card, person))
    else:
        parts.append(words(f"status-{card.status}"))
    return " · ".join(parts)


def _whose(words: Words, card: GameCard, person: int) -> str:
    """Whose move it is: whoever only watches has no other side, and is told its name."""
    if person in card.awaited:
        return words("list-your-move")
    side = card.to_act or card.active
    if side is None or card.sides_of(person):
        return words("list-their-move")
    return words("list-side-move", side=words(f"side-{side}"))


def which_game(words: Words, cards: Sequence[GameCard], person: int, typed: str, asked: int) -> Screen:
    """Which battle a command means that named none; `typed` is to be read, and done by the tap."""
    said = typed.replace("`", "'")
    text = words("which-game", typed=f"`{said}`")
    if len(cards) > ROWS:
        choices = tuple(Choice(cut(line(words, card, person), LINE), str(card.id)) for card in cards)
        return Screen(
            text, rows=(Select(words("which-game-hint"), "typed", choices[:LIST_LENGTH], arg=str(asked)),)
        )
    return Screen(
        text,
        rows=tuple((Button(line(words, card, person), "typed", f"{asked}-{card.id}"),) for card in cards),
    )


def games(words: Words, cards: Sequence[GameCard], person: int, threads: Mapping[int, int]) -> Screen:
    """One's games, the most urgent first, with a jump to each."""
    if not cards:
        return Screen(words("list-empty"))
    lines = [words("list-heading")]
    for card in cards:
        mark = "▶️" if person in card.awaited else "⏳" if card.status == "running" else "•"
        lines.append(f"{mark} **{literal(line(words, card, person))}**")
        place = f" · <#{threads[card.id]}>" if card.id in threads else ""
        if card.status == "running":
            lines.append(f"  {score(words, card)} · {until(words, card)}{place}")
        else:
            lines.append(f"  {seats_line(words, card)}{place}")
    rows: list[Row] = []
    running = [card for card in cards if card.status == "running"][:25]
    if running:
        choices = tuple(Choice(cut(line(words, card, person), 100), str(card.id)) for card in running)
        rows.append(Select(words("list-hint"), "open", choices))
        urgent = next((card for card in running if person in card.awaited), None)
        if urgent is not None:
            rows.append((Button(words("button-next-game"), "open", str(urgent.id), style="good", emoji="▶️"),))
    return Screen(whole_lines(lines), rows=tuple(rows))
