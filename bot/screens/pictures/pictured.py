"""The words in pictures of a battle that is on no table: for the command line, for replays, for the gallery.

They are the catalogue's own. Pictures of a game, with its number and its players, are in `board.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import renderer
from bot.screens.deciding import line_text
from bot.screens.history.sentences import made_of
from bot.screens.pictures.card_words import card_words
from engine.notation import described
from engine.rules.cards.table import CARDS
from engine.types import SIDES
from renderer.fonts import drawable
from renderer.sprites.cards import ART
from renderer.words import Samples

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.i18n import Words
    from engine.types import CardId, Side
    from engine.view import PlayerView


def sides(words: Words) -> dict[Side, str]:
    """The names of both."""
    return {side: words(f"side-{side}") for side in SIDES}


def board(words: Words, view: PlayerView, *, title: str = "", last: str = "") -> renderer.Words:
    """What stands around a board."""
    return renderer.Words(title=title, turn=turn(words, view), sides=sides(words), last=last)


def turn(words: Words, view: PlayerView) -> str:
    """Which turn it is, and what is awaited of whom."""
    if view.winner is not None:
        return words("picture-over")
    side = view.choice.side or view.active
    return words(
        "picture-turn-doing", turn=view.turn, side=words(f"side-{side}"), decision=_decision(words, view)
    )


def _decision(words: Words, view: PlayerView) -> str:
    answers = view.choice.kind == "react" and view.choice.side == view.active
    return words(f"decision-{'combat' if answers else view.choice.kind}")


def hand(words: Words, view: PlayerView, *, cards: Iterable[CardId] | None = None) -> renderer.HandWords:
    """The words on cards: what answers an attack says so."""
    shown = tuple(view.hand if cards is None else cards)
    return renderer.HandWords(
        title=words("picture-hand"),
        note=turn(words, view),
        cards={card: card_words(words, card) for card in shown},
        reasons={card: words("picture-reaction") for card in shown if CARDS[card].reaction is not None},
        chip=view.chip or "",
    )


def deed(words: Words, line: str, side: Side) -> str:
    """What a line of a game did, for a caption: who did it, and the line as people say it."""
    action, who = described(line), words(f"side-{side}")
    match action.verb:
        case "end" | "pass":
            return ""
        case "order":
            return words("picture-did-order", side=who, hexes=", ".join(action.hexes))
        case "move" | "attack" | "retreat":
            stands = action.verb == "retreat" and len(action.hexes) == 1
            to = words("medal-exit") if action.leaves else action.target
            key = "picture-did-stand" if stands else f"picture-did-{action.verb}"
            return words(key, side=who, **{"from": action.unit}, to=to)
        case "play":
            what = words(f"card-{action.card}")
        case "keep" | "roll":
            # Which card is kept is a secret.
            what = words(f"decision-{action.verb}")
        case _:
            # Arrows and other signs have no shape in the fonts of pictures.
            what = "".join(one for one in line_text(words, line).replace("→", "–") if drawable("medium", one))
    return words("picture-did", side=who, what=what.strip())


def cards(words: Words) -> Mapping[CardId, renderer.CardWords]:
    """Every card there is art for."""
    return {card: card_words(words, card) for card in ART}


def samples(words: Words) -> Samples:
    """What the gallery says: every card, a turn with all that can come of a roll, rolls by themselves."""
    one, miss = words("fight-hits", hits=1), words("fight-miss")
    return Samples(
        sides=sides(words),
        cards=cards(words),
        late=words("picture-reaction"),
        caption=words(
            "picture-told", turn=7, side=words("side-allies"), card=words("card-general-advance.short")
        ),
        next=words("picture-next", side=words("side-axis")),
        results=(
            words("fight-hits", hits=2), one, f"{one}, {words('fight-back', to='I6')}", words("fight-holds"),
            f"{words('fight-hits', hits=3)}, {words('fight-dead')}", one, miss, miss,
        ),
        strips=_strips(words),
    )  # fmt: skip


def _strips(words: Words) -> tuple[renderer.DiceWords, ...]:
    one, miss, holds = words("fight-hits", hits=1), words("fight-miss"), words("fight-holds")
    back, flag = words("fight-back", to="H7"), words("fight-flags", flags=1)
    attacks = [deed(words, line, "allies") for line in ("attack F6xG6", "attack E5xG6")]
    mines = words("alt-mines", side=words("side-axis"), target="G6", result=one)
    return (
        renderer.DiceWords(
            attacks[0], f"{one}, {back}", "F6", "G6", (one, miss, holds, flag),
            made_of(words, (("range", 3), ("petard", 1), ("forest", -1))),
        ),
        renderer.DiceWords(attacks[1], words("fight-dead"), "E5", "G6", (one,)),
        renderer.DiceWords(mines, one, "", "G6", (one, miss, miss)),
    )  # fmt: skip
