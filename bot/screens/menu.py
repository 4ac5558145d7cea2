"""[More]: what is rarer than a turn, offered only where it means something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.computers import LEVELS, is_computer
from bot.game.side.given import given_sides
from bot.screens.consents import answers_for_all, consent_buttons, consent_line
from bot.screens.deciding import heading
from bot.screens.replay import to_replay
from bot.screens.screen import Button, Screen, rows_of
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.values import GameCard
    from bot.screens.deciding import Moment
    from engine import Side
    from engine.players import Level


def menu(moment: Moment, person: int, *, undoes: bool) -> Screen:
    """Undo where there is anything to take back, draw, resign, reactions, settings; a spectator gets what spectators
    may do."""
    words, card = moment.words, moment.card
    buttons = []
    if moment.side is not None and card.status == "running":
        buttons = [
            Button(words("button-reactions"), "react", emoji="🛡️"),
            *([Button(words("button-undo-turn"), "undo", emoji="↩️")] if undoes else []),
            *([Button(words("button-advice"), "advice", emoji="🎖️")] if card.alone else []),
            Button(words("button-draw"), "draw", emoji="🤝"),
            Button(words("button-resign"), "resign", style="bad", emoji="🏳️"),
        ]
    if card.status == "running":
        buttons += _seats(moment, person)
        if card.private:
            # The menu stands in the place of the panel, and no thread leads back to it.
            buttons.insert(0, Button(words("button-go-on"), "turn", style="good", emoji="▶️"))
        if any(one.asked == moment.side and one.choices for one in card.vacancies):
            buttons.append(Button(words("button-absent"), "absent", style="good", emoji="🪑"))
        buttons.append(Button(words("button-clocks"), "clocks", emoji="🕰️"))
    buttons.append(Button(words("button-log"), "log", emoji="📜"))
    buttons.append(to_replay(words))
    buttons.append(Button(words("button-export"), "export", emoji="💾"))
    buttons.append(Button(words("button-details"), "details", emoji="📖"))
    lines = [heading(moment), words(_what_else(card))]
    for ask in card.asks:
        lines.append(consent_line(moment, ask))
        if ask.by != person:
            buttons += consent_buttons(moment, ask)
    if any(ask.side != moment.side for ask in card.asks):
        lines += answers_for_all(moment)
    return Screen("\n".join(lines), card.id, card.revision, rows_of(buttons[:20]))


def _what_else(card: GameCard) -> str:
    """What may be taken back, and what it costs: only a battle that counts can lose its rating."""
    if not card.alone:
        return "menu-text"
    return "menu-text-alone" if card.unaided else "menu-text-uncounted"


def _seats(moment: Moment, person: int) -> list[Button]:
    """A computer for oneself, or oneself for a computer."""
    words, card = moment.words, moment.card
    given = given_sides(card, person)
    if moment.side is not None:
        return [Button(words("button-give-seat"), "give-seat", emoji="🤖"), *_to_take(moment, given)]
    free = [
        side
        for side in SIDES
        if any(is_computer(one) for one in card.seated(side)) or any(one.side == side for one in card.away)
    ]
    return _to_take(moment, given or free)


def _to_take(moment: Moment, sides: Sequence[Side]) -> list[Button]:
    words = moment.words
    return [
        Button(words("button-take-over", side=words(f"side-{side}")), "take-over", side, emoji="🪑")
        for side in sides
    ]


def hand_over_screen(moment: Moment, person: int, levels: Sequence[Level] = LEVELS) -> Screen:
    """Which computer is to go on, and of who has both sides, for which; each button names it, and nothing has happened
    yet."""
    words, card = moment.words, moment.card
    mine = card.sides_of(person)
    rows = [tuple([_to_give(moment, side, level, mine) for level in levels]) for side in mine]
    back = Button(words("button-not-yet"), "more", emoji="↩️")
    if len(mine) > 1:
        said = words("ask-give-side")
    else:
        others = [one for side in mine for one in card.people(OTHER[side]) if one != person]
        key = "ask-give-seat-agreed" if others else "ask-give-seat"
        said = words(key, side=" & ".join([words(f"side-{side}") for side in mine]))
    return Screen(f"{heading(moment)}\n{said}", card.id, card.revision, (*rows, (back,)))


def _to_give(moment: Moment, side: Side, level: Level, mine: Sequence[Side]) -> Button:
    words = moment.words
    label = words(f"computer-{level}")
    if len(mine) > 1:
        label = words("button-give-side", side=words(f"side-{side}"), computer=label)
    return Button(label, "give-seat", f"{level} {side}")


def given_screen(moment: Moment, person: int, side: Side, level: Level) -> Screen:
    """A computer plays for him now: for which side, what is still his, and the way back."""
    words, card = moment.words, moment.card
    said = words("said-seat-given", side=words(f"side-{side}"), computer=words(f"computer-{level}"))
    kept = [words(f"side-{one}") for one in card.sides_of(person)]
    still = words("said-seat-kept", side=kept[0]) if kept else words("said-seat-watched")
    text = f"{heading(moment)}\n{said} {still}"
    row = (
        moment.to_turn if kept else Button(words("button-view"), "view", emoji="🗺️"),
        *_to_take(moment, given_sides(card, person) or (side,)),
        Button(words("button-more"), "more", emoji="⚙️"),
    )
    return Screen(text, card.id, card.revision, (row,))


def sure_screen(moment: Moment, key: str, do: str, what: Sequence[str] = (), *, back: str = "more") -> Screen:
    """Asked once before something that cannot be taken back; `what` it is about, and where [Not yet] leads."""
    words, card = moment.words, moment.card
    row = (
        Button(words("button-not-yet"), back, emoji="↩️"),
        Button(words(f"button-{do}"), f"{do}-sure", style="bad", emoji="⚠️"),
    )
    # The empty line ends what is quoted.
    text = "\n".join([heading(moment), *(f"> {line}" for line in what), *([""] if what else []), words(key)])
    return Screen(text, card.id, card.revision, (row,))
