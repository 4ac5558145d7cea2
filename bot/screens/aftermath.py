"""How a battle went, told once it is over: luck, medals by turn, the longest wait, where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.campaign import to_campaign
from bot.screens.clocks import about
from bot.screens.deciding import title_of
from bot.screens.naming import SIDE_SIGNS
from bot.screens.replay import to_replay
from bot.screens.screen import TEXT, Button, Screen, whole_lines
from bot.screens.standings import to_ladder
from bot.screens.turning import turning_lines
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from bot.game.reading.aftermath import Aftermath
    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.screen import Row
    from engine.luck import Luck
    from engine.types import Side

#: A shorter wait is none worth telling.
_WAIT_SECONDS = 60.0


def aftermath_lines(words: Words, card: GameCard, after: Aftermath) -> list[str]:
    """All that there is to tell, the most important first."""
    lines = [words("after-heading", title=title_of(words, card)), *luck_lines(words, after)]
    if after.medals:
        turns = " · ".join(
            words("after-medals-turn", turn=one.turn, **{side: one.medals[side] for side in SIDES})
            for one in after.medals
        )
        lines.append(words("after-medals", turns=turns))
    if after.wait is not None and after.wait.seconds >= _WAIT_SECONDS:
        whom = after.wait.whom
        lines.append(
            words(
                "after-wait",
                waiting=_who(words, card, OTHER[whom]),
                whom=_who(words, card, whom),
                time=about(words, after.wait.seconds),
            )
        )
    if len(lines) == 1 and after.luck:
        lines.append(words("after-nothing"))
    if after.undone:
        lines.append(words("after-undone", number=after.undone))
    if card.turning:
        lines.append(words("turning-heading", title=title_of(words, card)))
        lines += [*turning_lines(words, card.turning), words("turning-seen")]
    return lines


def luck_lines(words: Words, after: Aftermath) -> list[str]:
    """The luck of both sides, a line each; nothing where nobody has rolled."""
    if not any(one.dice for one in after.luck.values()):
        return []
    return [words("after-luck"), *[_luck(words, side, after.luck[side]) for side in SIDES]]


def _luck(words: Words, side: Side, luck: Luck) -> str:
    name = f"{SIDE_SIGNS[side]} {words(f'side-{side}')}"
    if not luck.dice:
        return words("after-luck-none", side=name)
    hits, flags = luck.hits, luck.flags
    return words(
        "after-luck-side",
        side=name,
        hits=hits.real,
        expected=round(hits.expected, 1),
        share=round(100 * hits.percentile),
        flags=flags.real,
        waited=round(flags.expected, 1),
        part=round(100 * flags.percentile),
    )


def _who(words: Words, card: GameCard, side: Side) -> str:
    """Whoever sits there alone, or the side."""
    people = card.people(side)
    return f"<@{people[0]}>" if len(people) == 1 else words(f"side-{side}")


def aftermath_screen(words: Words, card: GameCard, after: Aftermath, *, ladder: bool = False) -> Screen:
    """The one post after the battle, with the way to the ladder where the battle counts for one."""
    return Screen(
        whole_lines(aftermath_lines(words, card, after), TEXT),
        card.id,
        card.revision,
        (_buttons(words, card, ladder=ladder),),
    )


def _buttons(words: Words, card: GameCard, *, ladder: bool) -> Row:
    row: list[Button] = []
    if card.campaign is not None:
        row.append(to_campaign(words))
    elif card.lesson is None:
        row.append(Button(words("button-rematch-swapped"), "rematch", style="good", emoji="🔁"))
    row.append(to_replay(words))
    if card.turning:
        row.append(Button(words("button-turning"), "turning", emoji="🔀"))
    if ladder:
        row.append(to_ladder(words))
    row.append(Button(words("button-export"), "export", emoji="💾"))
    return tuple(row)
