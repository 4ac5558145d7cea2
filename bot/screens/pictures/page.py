"""A battle as a page of one file: the words on it, and every action of the log as a scene.

What is said is said as to somebody who hears it: no sign stands for a word.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.game.values import LogLine
from bot.screens.aloud import aloud
from bot.screens.battles import labelled
from bot.screens.deciding import name_of
from bot.screens.history.events import Teller
from bot.screens.history.recap import recap
from bot.screens.history.telling import ended
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.in_words import ground_text, medal_text, tag_text
from bot.screens.naming import board_of, in_play_where
from bot.screens.pictures.pictured import deed
from bot.screens.screen import Button, Screen
from bot.screens.verifying import sealed_line
from engine import events as ev
from engine import project, redact, redact_line
from engine.notation import described
from engine.record import replay
from engine.types import SIDES
from renderer.page import Page, Proof, Scene, build

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.facts.kinds import StepKind
    from bot.game.values import GameCard
    from bot.i18n import Words
    from engine.record import Record
    from engine.types import KindId, Side, UnitId, Viewer
    from engine.view import HexView, LabelView, MedalView, PlayerView

#: The labels by their names on the page, and the parameters that the page itself puts in.
_LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    "board": (), "steps": (), "slider": (), "happened": (), "rolled": (), "log": (), "first": (), "last": (),
    "back": (), "on": (), "turn-before": (), "turn-after": (), "play": (), "pause": (), "larger": (), "smaller": (),
    "step": ("step", "steps"), "turn": ("turn", "side"), "card": ("card",), "winner": ("side",), "sight": ("hexes",),
    "piles": ("deck", "pile"), "medals": ("medals", "to-win"), "cards": ("cards",), "combat": ("cards",),
    "units-left": ("units",), "chip": (), "pool": ("kind", "figures"), "hand": (), "unseen": (), "no-cards": (),
    "units": (), "unit": ("hex", "unit", "left", "full"), "hex": ("hex", "ground"), "open": (), "objectives": (),
    "undone": (), "dice": (), "save": (), "true": ("rolls",),
    "false": (), "keys": (), "foot": (), "noscript": (),
}  # fmt: skip
#: Those that other screens have, too.
_OTHERS: Final = {
    "check": "button-verify",
    "ordered": "words-ordered",
    "moved": "words-moved",
    "battled": "words-battled",
    **{f"face-{face}": f"face-{face}" for face in ("infantry", "armor", "grenade", "star", "flag")},
    **{str(side): f"side-{side}" for side in SIDES},
}
#: Marks of a chat, and what ends a sentence.
_MARKS: Final = re.compile(r"\*+|__|~~")
_ENDS: Final = (".", "!", "?", ":", "…")
_Rolled = ev.DiceRolled | ev.OrderDiceRolled | ev.HazardRolled | ev.EffortRolled | ev.VisibilityRolled
#: What a recap leaves out, for whoever played knows it.
_CARDS: Final = (
    ev.CardsDrawn, ev.CardsDrawnUnseen, ev.CardKept, ev.CombatCardsDrawn, ev.CombatCardsDrawnUnseen, ev.PileShuffled,
    ev.TurnBegan,
)  # fmt: skip


class _Speaker:
    """The names of things on the board."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    def unit(self, kind: str) -> str:
        return self._words(f"unit-{kind}")

    def nation(self, nation: str) -> str:
        return self._words(f"nation-{nation}") if nation else ""

    def tag(self, tag: str) -> str:
        return tag_text(self._words, tag)

    def card(self, card: str) -> str:
        return self._words(f"card-{card}")

    def in_play(self, view: PlayerView) -> str:
        return aloud(self._words, in_play_where(self._words, view))

    def ground(self, spot: HexView) -> str:
        return ground_text(self._words, spot)

    def places(self, labels: Sequence[LabelView]) -> str:
        names = ", ".join([f"{one.text} {one.at}" for one in labels])
        return self._words("words-names", names=names) if names else ""

    def medal(self, medal: MedalView) -> str:
        return medal_text(self._words, medal)


class Cover(NamedTuple):
    """What a page says of a battle beside its log."""

    title: str
    #: How the record is called.
    name: str
    #: How the battle ended, where no action ended it.
    ending: str = ""
    notes: tuple[str, ...] = ()
    proof: Proof = Proof()
    #: The reader's colours, and the side he has at the bottom; None: as the battle says.
    theme: str = "standard"
    bottom: Side | None = None


def cover(words: Words, card: GameCard, viewer: Viewer, record: tuple[str, str] | None) -> Cover:
    """Of a battle that is over with its record, its name and what is in it; before that as its viewer may know it."""
    title, ending = name_of(words, card), aloud(words, ended(words, card)) if card.ending else ""
    seals = aloud(words, sealed_line(words, card))
    if record is None:
        known = words("page-known-public" if viewer == "spectator" else f"page-known-{viewer}")
        closed = words("verify-cancelled" if card.status == "cancelled" else "page-running")
        return Cover(title, "", ending, (known,), Proof((closed, seals)))
    name, text = record
    more = words("page-old" if card.seals.salts is None else "page-compare")
    lines = (words("verify-seed", seed=card.seed or ""), seals, more)
    return Cover(title, name, ending, (ending,), Proof(lines, card.seed_hash, card.seals.salts, text))


def logged(played: Record, viewer: Viewer) -> Iterator[tuple[LogLine, PlayerView]]:
    """A record of a game that is on no table, as a log with the view after each line."""
    for number, ((state, result), entry) in enumerate(
        zip(replay(played), (None, *played.entries), strict=True)
    ):
        kind: StepKind = "start" if entry is None else "action" if entry.undo_to is None else "undo"
        side = None if entry is None else entry.side
        seen = [redact(event, viewer) for event in (result.events if result is not None else ())]
        line = LogLine(
            number, kind, side, "person", None,
            None if entry is None else redact_line(entry.action, side, viewer),
            tuple([event for event in seen if event is not None]), state.turn.number, 0.0,
        )  # fmt: skip
        yield line, project(state, viewer)


def page_screen(words: Words, card: GameCard, file: bytes) -> Screen:
    """The page to take along; its name tells no more than that of the thread."""
    key = "said-page" if card.status == "over" else "said-page-running"
    return Screen(words(key), card.id, card.revision, papers=((f"{card.scenario}-{card.id}.html", file),))


def to_page(words: Words) -> Button:
    """[As a page], beside the record."""
    return Button(words("button-page"), "page", emoji="📄")


def page(words: Words, cover: Cover, steps: Iterable[tuple[LogLine, PlayerView]]) -> bytes:
    """The file: one scene for each line of the log with the view after it. `words` are those that are heard."""
    told = Page(
        words.language, cover.title, _labels(words, cover.title), cover.name, cover.notes, cover.proof,
        cover.theme, cover.bottom,
    )  # fmt: skip
    return build(told, _Speaker(words), _scenes(words, cover.ending, steps))


def _labels(words: Words, title: str) -> dict[str, str]:
    found = {
        _name(key): words(f"page-{key}", **{one: f"{{{_name(one)}}}" for one in holes})
        for key, holes in _LABELS.items()
    }
    found |= {key: words(other) for key, other in _OTHERS.items()}
    found["boardText"] = words("page-board-text", title=title)
    return found


def _name(key: str) -> str:
    """As the page calls it: turnBefore."""
    first, *rest = key.split("-")
    return "".join([first, *[part.capitalize() for part in rest]])


def _scenes(words: Words, ending: str, steps: Iterable[tuple[LogLine, PlayerView]]) -> Iterator[Scene]:
    before: PlayerView | None = None
    for line, view in steps:
        said = _said(words, line, view, before or view)
        if line.kind == "end" and ending:
            said = [*said, ending]
        names = board_of(view).names
        yield Scene(
            view if before is not None else labelled(words, view),
            tuple(said),
            tuple([event.faces for event in line.events if isinstance(event, _Rolled) and event.faces]),
            tuple([(kind, *[names[at] for at in way]) for kind, way in _marks(line.events)]),
            line.undone,
            line.kind == "end",
        )
        before = view


def _said(words: Words, line: LogLine, view: PlayerView, before: PlayerView) -> list[str]:
    """A line of the log in sentences."""
    if line.kind == "end":
        return []
    if line.kind == "undo" and line.side is not None:
        return [words("page-undo", side=words(f"side-{line.side}"))]
    # Whoever reads it once it has been handed on: "you" would be somebody else.
    tell = Teller(words, view, both=True)
    # Who has gone in these events was there before them.
    kinds = {**kinds_of(before, ()), **kinds_of(view, line.events)}
    told = [_plain(words, one) for one in _recap(tell, line.events, kinds)]
    cards = [_plain(words, tell(event)) for event in line.events if isinstance(event, _CARDS)]
    if line.kind == "start":
        return [words("page-start"), *told]
    said = [*_deed(words, line, told, silent=bool(cards)), *cards]
    # What closes a step and brings nothing else is an action, too; so is to do nothing where something could be done.
    return (
        said
        or [_plain(words, tell(event)) for event in line.events]
        or [words("page-nothing", side=words(f"side-{line.side}"))]
    )


def _recap(tell: Teller, events: Sequence[ev.Event], kinds: Mapping[UnitId, KindId]) -> list[str]:
    """In short; a roll whose attack was declared in an action before, for an answer came between, is told as such."""
    for n, event in enumerate(events):
        if isinstance(event, ev.AttackDeclared):
            break
        if isinstance(event, ev.DiceRolled) and event.strike.source == "battle":
            # Without a word before them dice would be the sign of a heading.
            rolled = f"{tell.words('page-rolled')}: {tell(event)}"
            return [*recap(tell, events[:n], kinds), rolled, *recap(tell, events[n + 1 :], kinds)]
    return recap(tell, events, kinds)


def _plain(words: Words, text: str) -> str:
    """A line of a message as a page says it: no sign of ours, no mark of a chat, and whole sentences."""
    said = _MARKS.sub("", aloud(words, text))
    return said if said.endswith(_ENDS) else f"{said}."


def _deed(words: Words, line: LogLine, told: list[str], *, silent: bool) -> list[str]:
    """What was done and what came of it, nothing twice; what its cards tell need not be named."""
    if line.side is None or not line.notation:
        return told
    action = described(line.notation)
    said, verb = _plain(words, deed(words, line.notation, line.side)), action.verb
    if verb == "move":
        # A move by itself is told already; with more on its line that is told, too.
        alone = _plain(words, f"🥾 {action.unit}→{action.target}")
        return [said, *[one for one in told if one != alone]]
    if verb in ("order", "retreat"):
        return [said, *told]
    return told or ([] if silent or verb in ("end", "pass") else [said])


def _marks(events: Iterable[ev.Event]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What happened where, for arrows and signs."""
    for event in events:
        match event:
            case ev.UnitMoved(_, _, way, cause):
                yield ("retreat" if cause == "retreat" else "move"), tuple(way)
            case ev.AttackDeclared(_, _, origin, _, at):
                yield "attack", (origin, at)
            case ev.DiceRolled() if event.strike.source != "battle":
                yield "attack", (event.strike.at,)
            case ev.FiguresLost(_, _, at, _, left) if left:
                yield "lost", (at,)
            case ev.UnitEliminated(_, _, _, at):
                yield "gone", (at,)
