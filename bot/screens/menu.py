"""[More]: what is rarer than a turn, offered only where it means something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.facts.computers import LEVELS, is_computer
from bot.game.side.given import given_sides
from bot.screens.args import Given, Taken, arg_of
from bot.screens.consents import answers_for_all, consent_buttons, consent_line
from bot.screens.deciding import draft_text, heading
from bot.screens.replay import to_replay
from bot.screens.screen import Button, Screen, rows_of
from engine.types import OTHER, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.drafted import DraftLine
    from bot.game.values import GameCard
    from bot.i18n import Words
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
    return Screen("\n".join(lines), card.id, card.revision, rows_of(buttons))


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
        Button(
            words("button-take-over", side=words(f"side-{side}")),
            "take-over",
            arg_of(Taken(side)),
            emoji="🪑",
        )
        for side in sides
    ]


@dataclass(frozen=True, slots=True)
class Leaving:
    """What comes of it at once if somebody gives one of his sides away now."""

    side: Side
    #: The other side has to agree first.
    agreed: bool
    #: "turn" or "asked": the computer plays at once; empty: the other side is to act.
    acts: str
    #: What he has drafted there, in words; it goes, but in a team, where whoever comes goes on with it.
    plan: str

    @property
    def sign(self) -> str:
        """What a button bears below words that say it; empty: there is nothing to say."""
        return f"{self.acts}{'-draft' if self.plan else ''}" if self.plan or not self.agreed else ""


def leaving(moment: Moment, person: int, side: Side, lines: Sequence[DraftLine]) -> Leaving:
    """The same of a side, and his draft there."""
    card = moment.card
    acts = "" if card.to_act != side else "turn" if card.active == side else "asked"
    agreed = any(one != person for one in card.people(OTHER[side]))
    if card.team(side):
        return Leaving(side, agreed, "", "")
    return Leaving(side, agreed, acts, draft_text(moment.words, lines) if lines else "")


def hand_over_screen(
    moment: Moment, person: int, given: Sequence[Leaving], levels: Sequence[Level] = LEVELS
) -> Screen:
    """Which computer is to go on, and of who has both sides, for which; each button names it, and nothing has happened
    yet."""
    words, card = moment.words, moment.card
    both = len(card.sides_of(person)) > 1
    rows = [tuple([_to_give(moment, one, level, both) for level in levels]) for one in given]
    back = Button(words("button-not-yet"), "more", emoji="↩️")
    if both:
        said = words("ask-give-side")
    else:
        key = "ask-give-seat-agreed" if any(one.agreed for one in given) else "ask-give-seat"
        said = words(key, side=" & ".join([words(f"side-{one.side}") for one in given]))
    level = words(f"computer-{levels[0]}.plain") if len(levels) == 1 else "none"
    warned = [_comes_of_it(words, one, level, both) for one in given if one.acts or one.plan]
    return Screen("\n".join([heading(moment), said, *warned]), card.id, card.revision, (*rows, (back,)))


def _comes_of_it(words: Words, one: Leaving, level: str, both: bool) -> str:
    return words(
        f"ask-give-{one.acts or 'draft'}",
        side=words(f"side-{one.side}"),
        computer=level,
        when="agreed" if one.agreed else "given" if both else "now",
        plan=one.plan or "none",
    )


def _to_give(moment: Moment, one: Leaving, level: Level, both: bool) -> Button:
    words = moment.words
    label = words(f"computer-{level}")
    if both:
        label = words("button-give-side", side=words(f"side-{one.side}"), computer=label)
    return Button(label, "give-seat", arg_of(Given(level, one.side, one.sign or None)))


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
