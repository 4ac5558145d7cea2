"""Games in lists: /game list, /me games, and the entries of the `game:` option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.args import Which, Written, arg_of
from bot.screens.clocks import until
from bot.screens.deciding import name_of, score
from bot.screens.panel import seats_line
from bot.screens.screen import (
    LINE,
    LIST_LENGTH,
    ROW_BUTTONS,
    ROWS,
    TEXT,
    Button,
    Choice,
    Row,
    Screen,
    Select,
    cut,
    literal,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.values import GameCard
    from bot.i18n import Words


#: Letters of orders written in private that can be shown whole, to be read where they stand.
MOST_WRITTEN: Final = 1_200


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


def _all_told(words: Words, text: str, number: int, most: int) -> str:
    """A text above a choice of battles; of more than there is room for it says so."""
    return f"{text}\n{words('list-first', shown=most, all=number)}" if number > most else text


def which_game(words: Words, cards: Sequence[GameCard], person: int, typed: str, asked: int) -> Screen:
    """Which battle a command means that named none; `typed` is to be read, and done by the tap."""
    said = typed.replace("`", "'")
    text = _all_told(words, words("which-game", typed=f"`{said}`"), len(cards), LIST_LENGTH)
    if len(cards) > ROWS:
        choices = tuple(Choice(cut(line(words, card, person), LINE), str(card.id)) for card in cards)
        return Screen(
            text,
            rows=(
                Select(words("which-game-hint"), "typed", choices[:LIST_LENGTH], arg=arg_of(Which(asked))),
            ),
        )
    return Screen(
        text,
        rows=tuple(
            (Button(line(words, card, person), "typed", arg_of(Which(asked, card.id))),) for card in cards
        ),
    )


def orders_written(words: Words, cards: Sequence[GameCard], person: int, text: str) -> Screen:
    """Orders that somebody has written in private: to be read, and done in the battle whose button he presses, as long
    as that stands as it is now."""
    cards = sorted(cards, key=lambda card: person not in card.awaited)
    named = [(line(words, card, person), arg_of(Written(card.id, card.revision))) for card in cards]
    said = words("orders-written", number=len(cards)) + "\n```\n" + text.replace("`", "'") + "\n```"
    said = _all_told(words, said, len(cards), LIST_LENGTH)
    if len(named) > ROWS:
        choices = tuple(Choice(cut(label, LINE), value) for label, value in named[:LIST_LENGTH])
        return Screen(said, rows=(Select(words("which-game-hint"), "written", choices),))
    if len(cards) == 1:
        label = words("button-orders-written", game=name_of(words, cards[0]))
        row = (Button(cut(label, LINE), "written", named[0][1], style="good", emoji="✍️"),)
        return Screen(said, cards[0].id, cards[0].revision, (row,))
    return Screen(said, rows=tuple((Button(label, "written", value),) for label, value in named))


def no_orders(words: Words, cards: Sequence[GameCard]) -> Screen:
    """What somebody reads who plays and writes something in private that is no order: how one looks, and the battles
    that wait for him."""
    take = [
        Button(words("button-take-turn-of", game=card.id), "open", str(card.id), style="good", emoji="▶️")
        for card in cards[:ROW_BUTTONS]
    ]
    help_ = Button(words("button-help"), "help", "turn", emoji="❓")
    said = _all_told(words, words("greeting-no-orders", waiting=len(take)), len(cards), ROW_BUTTONS)
    return Screen(said, rows=(*((tuple(take),) if take else ()), (help_,)))


def first_battles(words: Words, blocks: Sequence[str], number: int) -> str:
    """So many of these battles as a message holds; of those that are not among them it says that they are there."""
    for shown in range(len(blocks), 0, -1):
        lines = [words("list-heading"), *blocks[:shown]]
        text = "\n".join([*lines, words("list-first", shown=shown, all=number)] if shown < number else lines)
        if len(text) < TEXT - 2:
            return text
    return words("list-heading")


def games(
    words: Words, cards: Sequence[GameCard], person: int, threads: Mapping[int, int], number: int
) -> Screen:
    """Games, the most urgent first, with a jump to each; so many there are."""
    if not cards:
        return Screen(words("list-empty"))
    blocks = []
    for card in cards:
        mark = "▶️" if person in card.awaited else "⏳" if card.status == "running" else "•"
        shown = f"{mark} **{literal(line(words, card, person))}**\n"
        place = f" · <#{threads[card.id]}>" if card.id in threads else ""
        if card.status == "running":
            blocks.append(f"{shown}  {score(words, card)} · {until(words, card)}{place}")
        else:
            blocks.append(f"{shown}  {seats_line(words, card)}{place}")
    rows: list[Row] = []
    running = [card for card in cards if card.status == "running"][:LIST_LENGTH]
    if running:
        choices = tuple(Choice(cut(line(words, card, person), 100), str(card.id)) for card in running)
        rows.append(Select(words("list-hint"), "open", choices))
        urgent = next((card for card in running if person in card.awaited), None)
        if urgent is not None:
            rows.append((Button(words("button-next-game"), "open", str(urgent.id), style="good", emoji="▶️"),))
    return Screen(first_battles(words, blocks, number), rows=tuple(rows))
