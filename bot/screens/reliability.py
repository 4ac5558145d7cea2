"""How reliably people play in time, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.reliability import ENOUGH, KEPT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.facts.reliability import Reliability
    from bot.game.values import GameCard
    from bot.i18n import Words


def in_time_line(words: Words, known: Mapping[int, Reliability]) -> str:
    """Whom one would meet at a table; "" where nothing is known of anybody."""
    if not any(one.known for one in known.values()):
        return ""
    shown = [
        words(
            "in-time-share" if one.known else "in-time-new",
            person=words.named(f"<@{person}>"),
            percent=one.percent,
            turns=one.turns,
        )
        for person, one in known.items()
    ]
    return words("in-time-line", people=", ".join(shown))


def turns_lines(words: Words, own: Reliability, cards: Sequence[GameCard], person: int) -> list[str]:
    """One's own turns, what counts of them, and how one's battles with other people ended."""
    lines = [words("stats-heading")]
    key = "stats-turns" if own.known else "stats-new" if own.turns else "stats-none"
    lines.append(words(key, percent=own.percent, turns=own.turns, in_time=own.in_time, enough=ENOUGH))
    lines.append(words("stats-what-counts", kept=KEPT))
    fought = [card for card in cards if not (card.practice or card.lesson or card.watched)]
    lines.append(_battles(words, "stats-battles", [one for one in fought if len(one.humans) > 1], person))
    alone = [one for one in fought if len(one.humans) == 1]
    return [*lines, *([_battles(words, "stats-battles-computers", alone, person)] if alone else [])]


def _battles(words: Words, key: str, cards: Sequence[GameCard], person: int) -> str:
    """How many are under way, and how those that are over ended for somebody."""
    over = [card for card in cards if card.status == "over"]
    won = sum(card.winner in card.sides_of(person) for card in over if card.winner is not None)
    drawn = sum(card.winner is None for card in over)
    running = sum(card.status == "running" for card in cards)
    return words(key, over=len(over), won=won, lost=len(over) - won - drawn, drawn=drawn, running=running)
