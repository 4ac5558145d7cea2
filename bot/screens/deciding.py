"""What a prompt is made from: one look at a game and its draft, in one language."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from bot.facts.drafted import DraftLine
from bot.screens import battles
from bot.screens.abilities import action_text
from bot.screens.args import Paged, arg_of
from bot.screens.naming import SIDE_SIGNS, Chart, board_of, numbers
from bot.screens.screen import LIST_LENGTH, Button, Choice, Select, cut, literal, to_page
from engine.notation import described
from engine.types import SIDES
from scenarios.limits import LIMITS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.game.values import DraftLook, GameCard, Look
    from bot.i18n import Words
    from bot.screens.screen import Style
    from engine.events import Event
    from engine.frames import Decision
    from engine.notation import ActionView, Verb
    from engine.types import CardId, Side
    from engine.view import PlayerView

T = TypeVar("T")
#: Of a list with several pages the last line leads to the next one.
_ROOM: Final = LIST_LENGTH - 1
#: What stands together in the line of a plan, in this order, and the words before it.
_PLANNED: Final[Mapping[Verb, str]] = {
    "play": "",
    "choose": "",
    "order": "draft-ordered",
    "move": "draft-moved",
    "attack": "draft-fights",
}
#: Actions that may end the turn without saying so on their face.
_ASKED: Final = ("end", "use", "pass")
#: Rows left for the lists of units that may move.
_LISTS: Final = 3


class Page(NamedTuple):
    """The units whose lists stand open."""

    number: int
    units: tuple[str, ...]
    #: All pages on which a unit is left, each with those units; of a page nobody is left on there is none.
    pages: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True)
class Moment:
    """One look at a game for one person, with everything a prompt asks of it."""

    words: Words
    look: Look
    #: The person's plan; None for spectators and where nothing is played.
    draft: DraftLook | None = None
    #: Which page of which list is open: (list, page).
    page: tuple[str, int] = ("", 0)
    #: What the doctrine would do with an open retreat.
    highlight: str | None = None
    #: What has just happened, by the looker's press and after it.
    happened: tuple[Event, ...] = ()
    #: The turn that a computer has just played: it is drawn.
    answer: tuple[Event, ...] = ()
    #: Between two turns: whether there is one that he can go back into.
    goes_back: bool = False
    #: In a team: whether the card in play is his to take back.
    card_back: bool = False

    # What is asked for dozens of times a panel is found once.

    card: GameCard = field(init=False, repr=False, compare=False)
    #: The board as the draft leaves it.
    view: PlayerView = field(init=False, repr=False, compare=False)
    #: What may be done next, with what it would bring.
    legal: tuple[ActionView, ...] = field(init=False, repr=False, compare=False)
    #: The side that looks.
    side: Side | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        look, draft = self.look, self.draft
        vars(self).update(
            card=look.game,
            view=look.view if draft is None else draft.view,
            legal=look.view.legal if draft is None else draft.legal,
            side=look.viewer if look.viewer in SIDES else None,
        )

    @cached_property
    def chart(self) -> Chart:
        """The board by the names of its hexes; asked for once a line of every list."""
        return Chart(self.view)

    @cached_property
    def name(self) -> str:
        """The battle's name as it stands in pictures; asked for by the words, the picture, and the words for it."""
        return name_of(self.words, self.card)

    @cached_property
    def score(self) -> str:
        """The medals, asked for as often."""
        return score(self.words, self.card)

    @cached_property
    def ways(self) -> dict[str, list[ActionView]]:
        """The units that may move, each with its ways: for their lists, and for what glows on the board."""
        ways: dict[str, list[ActionView]] = {}
        for one in self.options("move"):
            ways.setdefault(one.unit, []).append(one)
        return ways

    @cached_property
    def open_lists(self) -> Page:
        """The units whose lists of ways stand open: in the panel, and on its picture."""
        return _page_of(self)

    @cached_property
    def numbers(self) -> dict[CardId, str]:
        """The cards of the hand with their numbers on its picture, in their order there."""
        return numbers(self.look.view)

    @property
    def asked(self) -> Side | None:
        """The side that is asked something in the other one's turn."""
        return self.card.to_act if self.card.to_act != self.card.active else None

    @property
    def beside(self) -> bool:
        """Whether battles of the looker's side go on while the other one is asked."""
        return self.asked is not None and self.side == self.card.active and bool(self.legal)

    @property
    def contested(self) -> str:
        """The hex that may be taken: its enemy is gone, or in a plan would be, as the last attack's target; "" if
        there is none."""
        lines = self.draft.lines if self.draft is not None else ()
        attacks = [line.action.target for line in lines if line.action.verb == "attack"]
        return self.view.choice.at or (attacks[-1] if attacks else "")

    @property
    def drafted(self) -> bool:
        """Whether anything waits for Confirm."""
        return self.draft is not None and bool(self.draft.lines)

    @cached_property
    def plays_alone(self) -> bool:
        """Whether it is for him to play, and nobody would have to agree to what he takes back."""
        return self.card.alone and self.look.may_act and not self.look.bound

    @property
    def between(self) -> bool:
        """Whether nothing of the turn has been done or drafted yet, and he may go back into the last one."""
        return self.plays_alone and not self.drafted and self.look.view.card is None

    @property
    def card_only(self) -> bool:
        """Whether his team has a card in play and has done nothing with it yet, nor he drafted anything."""
        side, view = self.side, self.look.view
        if side is None or side != self.card.active or not self.card.team(side):
            return False
        ready = self.draft is not None and self.draft.confirmed
        fresh = view.card is not None and not any(one.ordered for one in view.units)
        return fresh and not (ready or self.drafted) and self.card.status == "running"

    @property
    def to_card(self) -> tuple[Button, ...]:
        """[Take the card back], where that is his to do."""
        back = Button(self.words("button-card-back"), "undo", emoji="↩️")
        return (back,) if self.card_back else ()

    def options(self, verb: Verb) -> list[ActionView]:
        """The legal actions of one verb."""
        return [one for one in self.legal if one.verb == verb]

    def may(self, verb: Verb) -> bool:
        """Whether any action of this verb is legal."""
        return any(one.verb == verb for one in self.legal)

    def button(self, label: str, line: str, *, style: Style = "plain", emoji: str | None = None) -> Button:
        """The button of an action; one that may end the turn without saying so is asked about if it would."""
        asks = described(line).verb in _ASKED
        return Button(label, "sure" if asks else "do", line, style=style, emoji=emoji)

    @property
    def to_turn(self) -> Button:
        """[Take turn], green for whoever may act now."""
        style: Style = "good" if self.look.may_act else "plain"
        return Button(self.words("button-take-turn"), "turn", style=style, emoji="▶️")

    def paged(self, hint: str, do: str, choices: Sequence[Choice], name: str, *, most: int = 1) -> Select:
        """A list; one that is longer than Discord shows turns its pages."""
        if len(choices) <= LIST_LENGTH:
            return Select(hint, do, tuple(choices), arg=name, most=min(most, max(1, len(choices))))
        pages = -(-len(choices) // _ROOM)
        page = self.page[1] % pages if self.page[0] == name else 0
        shown = list(on_page(choices, page))
        after = self.words("list-more", page=page + 1, pages=pages)
        shown.append(Choice(after, to_page((page + 1) % pages)))
        arg = arg_of(Paged(name, page)) if page else name
        return Select(hint, do, tuple(shown), arg=arg, most=1 if most == 1 else min(most, len(shown)))


def on_page(choices: Sequence[T], page: int) -> Sequence[T]:
    """What of a list that has several pages stands on one of them."""
    return choices[page * _ROOM : page * _ROOM + _ROOM]


def _page_of(moment: Moment) -> Page:
    """The open page. A unit has its page as long as there are several, whoever moves before it: nobody's list comes to
    stand where a thumb has just found another one's."""
    ways, roster = moment.ways, _roster(moment)
    left = tuple([at for at in roster if at in ways])
    if len(left) <= _room(moment, left):
        # All of them have room: nobody need be looked for on another page.
        return Page(0, left, {0: left})
    (open_list, wanted), most = moment.page, _room(moment, roster)
    pages: dict[int, tuple[str, ...]] = {}
    for first in range(0, len(roster), most):
        left = tuple([at for at in roster[first : first + most] if at in ways])
        if left:
            pages[first // most] = left
    page = wanted if open_list == "units" else 0
    if open_list in roster:
        # A further page of one unit's list: it stays where it stood.
        page = roster.index(open_list) // most
    # With its last unit moved a page is gone, and the next one is shown.
    number = min(pages, key=lambda one: (one < page, one))
    return Page(number, pages[number], pages)


def _roster(moment: Moment) -> list[str]:
    """The units that may move and those the draft has moved, by where they stood; those first that one most likely
    moves: who stands next to an enemy stays, who is far from one matters less. Nothing in it changes with a draft."""
    drafted = moment.draft.lines if moment.draft is not None else ()
    moved = [line.action.unit for line in drafted if line.action.verb == "move"]
    on, side = board_of(moment.look.view), moment.side
    enemies = [on.by_name[unit.at] for unit in moment.look.view.units if unit.side != side]

    def place(at: str) -> tuple[bool, int, str]:
        near = min([on.distance(on.by_name[at], enemy) for enemy in enemies], default=0)
        return near == 1, near, at

    return sorted({*moment.ways, *moved}, key=place)


def _room(moment: Moment, units: Sequence[str]) -> int:
    """How many of these have a list at the same time: a row is left for more of them, or for what else may be done."""
    team = moment.draft is not None and moment.draft.together
    return _LISTS if team or len(units) > _LISTS + 1 or moment.may("use") else _LISTS + 1


def title_of(words: Words, card: GameCard) -> str:
    """The battle's name in a language, with the game's number: for a message."""
    return literal(name_of(words, card))


def name_of(words: Words, card: GameCard) -> str:
    """The same for names of channels, for pictures and lists, where a mark is a letter like others."""
    leg = " · " + words("match-leg", leg=card.leg) if card.leg else ""
    title = battles.title_of(words, card.scenario, card.titles)
    return f"#{card.id} {cut(title, LIMITS['title'].letters)}{leg}"


def decision_text(words: Words, card: GameCard, decision: Decision | None = None) -> str:
    """What the game, or a draft, waits for; in the own turn no attack is answered, but combat cards are played."""
    open_ = decision or card.decision or "play"
    if open_ == "play" and card.dealt:
        return words("decision-deal")
    return words(f"decision-{'combat' if open_ == 'react' and card.to_act == card.active else open_}")


def score(words: Words, card: GameCard) -> str:
    """🟦 Allies 2/4 · Axis 3/4 ⬛"""
    allies, axis = (
        f"{words(f'side-{side}')} {card.medals.get(side, 0)}/{card.to_win.get(side, 0)}"
        for side in ("allies", "axis")
    )
    return f"{SIDE_SIGNS['allies']} {allies} · {axis} {SIDE_SIGNS['axis']}"


def heading(moment: Moment) -> str:
    """The first line of every private panel."""
    words, card = moment.words, moment.card
    shown = moment.score
    if moment.view.visibility is not None:
        shown += " · " + words("panel-visibility", visibility=moment.view.visibility)
    # Each side's turn has its number: of one's own every second one is missing.
    both = (card.turn + 1) // 2
    return words("panel-heading", title=literal(moment.name), turn=card.turn, round=both, score=shown)


def draft_text(words: Words, lines: Sequence[DraftLine], *, instead: bool = False) -> str:
    """The draft in one line: the card · what it was told · units ordered · moves · battles; of several targets of one
    unit, in a plan of a team, each is `instead` of the one before."""
    first: dict[str, tuple[int, str]] = {}
    said: dict[Verb, list[str]] = {verb: [] for verb in _PLANNED}
    other: list[str] = []
    #: What is done with the ground of a battle already fought comes before all the rest.
    won: list[str] = []
    for line in lines:
        action = line.action
        struck = "" if line.why is None else "~~"
        if action.verb in ("end", "pass"):
            continue
        if action.verb in ("advance", "stay"):
            if said["attack"]:
                # What is to be done with the ground, behind the battle it belongs to.
                said["attack"][-1] += f" ({words(f'draft-{action.verb}')})"
            else:
                won.append(words("draft-ground-taken" if action.verb == "advance" else "draft-ground-left"))
            continue
        if action.verb == "attack" and instead:
            if action.unit in first:
                place, gone = first[action.unit]
                said["attack"][place] += f" ({words('draft-instead', hex=gone, target=action.target)})"
                first[action.unit] = place, action.target
                continue
            first[action.unit] = len(said["attack"]), action.target
        said.get(action.verb, other).append(_line_text(words, action, struck))
    parts = [*won, *said["play"], *said["choose"]]
    parts += [words(key, what=", ".join(said[verb])) for verb, key in _PLANNED.items() if key and said[verb]]
    if lines and all(line.action.verb == "end" for line in lines):
        # Of a team's draft: a part in which nobody is ordered.
        parts.append(words("draft-ordered-none"))
    return " · ".join([*parts, *other])


def line_text(words: Words, line: str) -> str:
    """A line by itself, as people say it."""
    return words("draft-end") if line == "end" else draft_text(words, [DraftLine(line)])


def lines_left(words: Words, lines: Sequence[str]) -> str:
    """Lines that go on by themselves later; that the last of several ends something is no news."""
    more = [one for one in lines if one != "end"] or lines
    return ", ".join([line_text(words, one) for one in more])


def _line_text(words: Words, action: ActionView, struck: str) -> str:
    """One line of a draft; what no longer holds is struck through."""
    hexes = f"{struck}{', '.join(action.hexes)}{struck}"
    match action.verb:
        case "play":
            return f"🃏 {struck}{_card_text(words, action)}{struck}"
        case "order":
            return hexes
        case "move":
            return f"{struck}{way_text(words, action)}{struck}"
        case "attack":
            return f"{struck}{'×'.join(action.hexes)}{struck}"
        case "retreat":
            back = len(action.hexes) > 1
            return words("draft-back" if back else "draft-stands", way=way_text(words, action), hex=hexes)
        case "choose":
            section = action.section
            return words("draft-chosen", what=words(f"section-{section}") if section is not None else hexes)
        case "keep":
            return words("button-keep", card=_card_text(words, action))
        case "clear":
            return words("draft-clear", hex=hexes)
        case "use":
            return action_text(words, action)
        case _:
            plain = words.has(f"action-{action.notation}")
            return f"{struck}{words(f'action-{action.notation}') if plain else action.notation}{struck}"


def way_text(words: Words, action: ActionView) -> str:
    """A way by its hexes: E4→E5→exit."""
    return "→".join([*action.hexes, *([words("medal-exit")] if action.leaves else [])])


def _card_text(words: Words, action: ActionView) -> str:
    """A card, and in Overlord the general it is dealt to."""
    name = words(f"card-{action.card}")
    return f"{name} → {words(f'section-{action.section}.short')}" if action.section is not None else name
