"""A hand in words: each card with what it does; only ever made from the view of the side that holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.deciding import title_of
from bot.screens.order_prompts import hand_line, nobody_found
from bot.screens.panel import back_row
from bot.screens.screen import Button, Screen, whole_lines
from bot.screens.seating import is_team
from engine.rules.cards.table import CARDS
from engine.types import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.prefs import Prefs
    from bot.game.values import GameCard
    from bot.i18n import Words
    from bot.screens.deciding import Moment


def hand_lines(moment: Moment) -> list[str]:
    """One line a kind of card."""
    words = moment.words
    hand, combat = moment.look.view.hand, moment.look.view.combat_hand
    if not hand and not combat and moment.look.view.chip is None:
        return [words("hand-empty")]
    lines = _cards(moment, hand)
    if moment.look.view.chip is not None:
        lines += [words("hand-chip"), *_cards(moment, [moment.look.view.chip])]
    if combat:
        lines += [words("hand-combat"), *_combat(moment)]
    reactions = sorted({card for card in hand if CARDS[card].reaction is not None})
    lines += [words("hand-ambush", card=words(f"card-{card}")) for card in reactions]
    return lines


def _combat(moment: Moment) -> list[str]:
    """The combat cards; in Overlord those of each general apart, for nobody else may play them (WW-CC-9)."""
    words, view = moment.words, moment.look.view
    lines = _cards(moment, view.combat_hand[: len(view.combat_hand) - len(view.combat_generals)])
    held = list(zip(view.combat_hand, view.combat_generals, strict=False))
    lines += _cards(moment, [card for card, general in held if general is None])
    for section in SECTIONS:
        cards = [card for card, general in held if general == section]
        if cards:
            lines += [words("hand-combat-of", section=words(f"section-{section}")), *_cards(moment, cards)]
    return lines


def _cards(moment: Moment, cards: Sequence[str]) -> list[str]:
    nobody = _finds_nobody(moment)
    return [
        f"{hand_line(moment, card)} *{nobody[card]}*" if nobody.get(card) else hand_line(moment, card)
        for card in moment.numbers
        if card in cards
    ]


def _finds_nobody(moment: Moment) -> dict[str, str]:
    """The cards that would order nobody if they were played now; of a deal that differs from general to general."""
    plays = [one for one in moment.options("play") if one.section is None]
    return {one.card: nobody_found(moment.words, one) for one in plays}


def hand_in_short(moment: Moment) -> list[str]:
    """The hand in one line: what each card does is behind [Hand], and on the picture."""
    words = moment.words
    hand = (*moment.look.view.hand, *moment.look.view.combat_hand)
    if not hand:
        return [words("hand-empty")]
    # Some names have a comma of their own.
    names = " · ".join(
        f"{words(f'card-{card}')} ({number})" for card, number in moment.numbers.items() if card in hand
    )
    lines = [words("staff-hand", cards=names)]
    chip = moment.look.view.chip
    return lines if chip is None else [*lines, words("staff-chip", card=words(f"card-{chip}"))]


def hand_comes(words: Words, card: GameCard, prefs: Prefs) -> str:
    """Where somebody who sits down will find his hand; nothing is sent to find that out."""
    if card.status == "open":
        comes = prefs.dm_open is not False and prefs.hand != "button" and prefs.tell != "off"
        return words("hand-later", mail=int(comes))
    if prefs.dm_open is False:
        return words("hand-dm-closed")
    if prefs.hand == "button" or prefs.tell == "off":
        return words("hand-by-button")
    return words("hand-by-dm-team" if is_team(card) else "hand-by-dm")


def hand_screen(moment: Moment) -> Screen:
    """The hand with the buttons that matter."""
    words, card = moment.words, moment.card
    if moment.side is None:
        return Screen(words("hand-none"), card.id, card.revision)
    heading = words("hand-heading", title=title_of(words, card), side=words(f"side-{moment.side}"))
    asked = moment.asked == moment.side and moment.look.may_act
    row = (
        Button(
            words("button-decide" if asked else "button-take-turn"),
            "decide" if asked else "turn",
            style="good" if moment.look.may_act else "plain",
            emoji="▶️",
        ),
        Button(words("button-reactions"), "react", emoji="🛡️"),
        Button(words("button-view"), "view", emoji="🗺️"),
    )
    rows = tuple([one for one in (row, back_row(words, card)) if one])
    return Screen(whole_lines([heading, *hand_lines(moment)]), card.id, card.revision, rows)
