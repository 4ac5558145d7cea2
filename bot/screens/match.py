"""A match in public: both battles, the sum, who is to act in each, and the way to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.battles import title_of as battle_title
from bot.screens.clocks import until
from bot.screens.naming import SIDE_SIGNS
from bot.screens.panel import calls
from bot.screens.screen import Button, Row, Screen, literal, whole_lines
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.facts.public import MatchCard
    from bot.game.values import GameCard, MatchLook
    from bot.i18n import Words
    from engine import Side


def match_panel(words: Words, match: MatchLook, threads: Mapping[int, int]) -> Screen:
    """The one message of a match; it is edited for ever."""
    first = match.battles[0]
    lines = [words("match-heading", title=literal(battle_title(words, first.scenario, first.titles)))]
    cup = match.card.cup
    lines += [] if cup is None else [words("panel-cup", name=literal(cup.name), round=cup.round)]
    lines += match_lines(words, match, threads)
    going = [card for card in match.battles if card.status == "running"]
    rows: list[Row] = []
    if going:
        rows.append(
            tuple(
                Button(
                    words("button-take-turn-of", game=card.id), "open", str(card.id), style="good", emoji="▶️"
                )
                for card in going
            )
        )
    elif match.card.over:
        rows.append((Button(words("button-rematch"), "rematch", style="good", emoji="🔁"),))
    # Its buttons are of no moment: what is to be seen has changed, or nothing has.
    return Screen(whole_lines(lines), first.id, rows=tuple(rows))


def other_battle(words: Words, card: GameCard) -> tuple[Button, ...]:
    """For whoever has nothing to do in one battle of a match: in the other it is often his move."""
    if not card.leg or card.in_turn:
        return ()
    return (Button(words("button-other-battle"), "other-battle", style="good", emoji="🤝"),)


def match_lines(words: Words, match: MatchLook, threads: Mapping[int, int]) -> list[str]:
    """The sum, both battles, and how it ended."""
    lines = [f"🎖️ **{match_sum(words, match.card)}**"]
    for card in match.battles:
        # The name of its thread says its number.
        place = f"<#{threads[card.id]}>" if card.id in threads else f"#{card.id}"
        medals = match.card.counted.get(card.id, card.medals)
        lines += [f"**{place}**", _standing(words, card, medals), _next(words, card)]
    if match.card.over:
        lines.append(match_result(words, match.card))
    elif len(match.battles) == 1:
        lines.append(words("match-second-in-turn" if match.battles[0].in_turn else "match-second"))
    return lines


def match_sum(words: Words, match: MatchCard) -> str:
    """Ana 7 : 5 Bo, in the order in which they had the Allies."""
    sides = [(_people(words, match, person), medals) for person, medals in match.medals.items()]
    if len(sides) != 2:
        return " · ".join(f"{who} {medals}" for who, medals in sides)
    (one, a), (other, b) = sides
    # The two figures stay on one line.
    return f"{one} {a}\u00a0:\u00a0{b} {other}"


def match_result(words: Words, match: MatchCard) -> str:
    """Who has won a match that is over, and why where the medals do not say so."""
    if match.winner is None:
        return words("match-tied")
    medals, person = match.medals[match.winner], _people(words, match, match.winner)
    if medals > sum(match.medals.values()) - medals:
        return words("match-winner", person=person)
    figures = match.figures.get(match.winner, 0)
    return words(
        "match-winner-figures", person=person, more=figures, less=sum(match.figures.values()) - figures
    )


def _people(words: Words, match: MatchCard, person: int) -> str:
    crew = match.crews.get(person) or (person,)
    return words.named(", ".join(f"<@{one}>" for one in crew))


def _standing(words: Words, card: GameCard, medals: Mapping[Side, int]) -> str:
    """🟦 Allies: Ana 2/4 · ⬛ Axis: Bo 3/4; in a match the sides are swapped, and a sign alone is not heard."""
    said = []
    for side in SIDES:
        people = words.named(", ".join(f"<@{one}>" for one in card.seated(side)))
        won = f"{people} {medals.get(side, 0)}/{card.to_win.get(side, 0)}"
        said.append(f"{SIDE_SIGNS[side]} {words('panel-side-of', side=words(f'side-{side}'), what=won)}")
    return " · ".join(said)


def _next(words: Words, card: GameCard) -> str:
    """Whom a battle waits for, or how it ended."""
    if card.status == "running":
        side = card.to_act or card.active
        return words(
            "match-waits",
            turn=card.turn,
            people=words.named(calls(card, side)) or "–",
            until=until(words, card),
        )
    if card.winner is None:
        return words(f"result-{card.ending or 'cancelled'}")
    return words("match-won", side=words(f"side-{card.winner}"), how=words(f"ending-{card.ending}"))
