"""What a player may ask for, and its notation both ways. An action is intent only; the result says what came.

Every action has exactly one canonical text: `text(action, board)`, and `parse` gives the action back.
Lines that name several units (`order E4 F3`) are a convenience of `engine.lines`; here every action is single.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.errors import NotationError
from engine.hexes import Board
from engine.notation import ActionView, described
from engine.types import CardId, HexId, Section


class PlayCard(NamedTuple):
    """Play a command card, or a reaction."""

    card: CardId
    #: Overlord: the double section whose general gets it (OVL-04).
    general: Section | None = None
    verb: Literal["play"] = "play"


class OrderUnit(NamedTuple):
    """Order one unit."""

    unit: HexId
    verb: Literal["order"] = "order"


class MoveUnit(NamedTuple):
    """Move an ordered unit: two hexes leave the way to the engine, more name it."""

    way: tuple[HexId, ...]
    #: The way ends off the board (VP-EXIT-2).
    leaves: bool = False
    verb: Literal["move"] = "move"


class Attack(NamedTuple):
    """Battle: one attacker, one target."""

    unit: HexId
    target: HexId
    verb: Literal["attack"] = "attack"


@cache
def attack_of(unit: HexId, target: HexId) -> Attack:
    """The one Attack of these hexes."""
    return Attack(unit, target)


class Retreat(NamedTuple):
    """The way of a retreating unit; the hex alone stands fast."""

    way: tuple[HexId, ...]
    verb: Literal["retreat"] = "retreat"


class TakeGround(NamedTuple):
    """Advance into the hex just won, or stay."""

    advance: bool
    verb: Literal["ground"] = "ground"


class Keep(NamedTuple):
    """Keep one of the drawn cards."""

    card: CardId
    verb: Literal["keep"] = "keep"


class Choose(NamedTuple):
    """Hexes that a card or a rule asks for."""

    hexes: tuple[HexId, ...]
    verb: Literal["choose"] = "choose"


class ChooseSection(NamedTuple):
    """A section that a card asks for, from the own seat."""

    section: Section
    verb: Literal["section"] = "section"


class RollDice(NamedTuple):
    """Roll the dice a card asks for by itself."""

    verb: Literal["roll"] = "roll"


class Clear(NamedTuple):
    """Remove an obstacle instead of battling."""

    unit: HexId
    verb: Literal["clear"] = "clear"


class Use(NamedTuple):
    """A special ability, named in the rules, with its words."""

    ability: str
    words: tuple[str, ...] = ()
    verb: Literal["use"] = "use"


class Pass(NamedTuple):
    """Decline a reaction or an optional step."""

    verb: Literal["pass"] = "pass"


class End(NamedTuple):
    """End the order, movement or battle step early."""

    verb: Literal["end"] = "end"


Action: TypeAlias = (
    PlayCard
    | OrderUnit
    | MoveUnit
    | Attack
    | Retreat
    | TakeGround
    | Keep
    | Choose
    | ChooseSection
    | RollDice
    | Clear
    | Use
    | Pass
    | End
)

ADVANCE: Final = TakeGround(True)
STAY: Final = TakeGround(False)
ROLL: Final = RollDice()
PASS: Final = Pass()
END: Final = End()

_FIXED: Final[dict[str, Action]] = {"advance": ADVANCE, "stay": STAY, "roll": ROLL, "pass": PASS, "end": END}
_FIXED_TEXT: Final = {action: words for words, action in _FIXED.items()}

_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_LONGEST_TEXT: Final = 200

_EXAMPLES: Final = {
    "play": "play probe-left",
    "order": "order E4",
    "move": "move E4-F4 or move E4-E5-F5",
    "attack": "attack E4xF5",
    "retreat": "retreat E4-E3 or retreat E4",
    "keep": "keep recon-left",
    "choose": "choose E4 F4, or choose left",
    "clear": "clear E4",
    "use": "use and what",
}


def text(action: Action, board: Board) -> str:
    """The canonical text of an action."""
    names = board.names
    match action:
        case PlayCard(card, general):
            return f"play {card} {general}" if general else f"play {card}"
        case OrderUnit(unit):
            return f"order {names[unit]}"
        case MoveUnit(way, leaves):
            return "move " + "-".join([names[h] for h in way]) + ("-exit" if leaves else "")
        case Attack(unit, target):
            return f"attack {names[unit]}x{names[target]}"
        case Retreat(way):
            return "retreat " + "-".join([names[h] for h in way])
        case Keep(card):
            return f"keep {card}"
        case Choose(hexes):
            return " ".join(["choose", *[names[h] for h in hexes]])
        case ChooseSection(section):
            return f"choose {section}"
        case Clear(unit):
            return f"clear {names[unit]}"
        case Use(ability, words):
            return " ".join(["use", ability, *words])
        case _:
            return _FIXED_TEXT[action]


@lru_cache(maxsize=8_192)
def parse(line: str, board: Board) -> Action:
    """The action a text means; hexes in either case. Raises NotationError."""
    words = line.split()
    if not words or len(line) > _LONGEST_TEXT:
        raise NotationError(line[:_LONGEST_TEXT], "move E4-F4", "action")
    verb = words[0].lower()
    if verb in _FIXED and not words[1:]:
        return _FIXED[verb]
    if verb not in _EXAMPLES or not words[1:]:
        raise NotationError(line, _EXAMPLES.get(verb, "move E4-F4"), "action")
    action = _meant(described(line), board)
    # Whatever was said beside it is not passed over.
    if action is None or text(action, board).lower() != " ".join(words).lower():
        raise NotationError(line, _EXAMPLES[verb])
    return action


def hex_named(word: str, board: Board) -> HexId:
    """The hex of that name. Raises NotationError."""
    h = board.by_name.get(word.upper())
    if h is None:
        raise NotationError(word, _hexes_near(word, board), "hex")
    return h


def _hexes_near(word: str, board: Board) -> str:
    """The hexes of the row that was named, for every second one is shorter; else of the whole board."""
    row = re.fullmatch(r"[A-Za-z]+(\d+)", word)
    names = [name for name in board.names if row is not None and name[1:] == row[1]] or board.names
    return f"{names[0]}–{names[-1]}"


def _meant(said: ActionView, board: Board) -> Action | None:
    """The action that what a line names makes on this board."""
    hexes = tuple([hex_named(name, board) for name in said.hexes])
    match said.verb, hexes:
        case "play", _ if _ID.fullmatch(said.card):
            return PlayCard(said.card, said.section)
        case "keep", _ if _ID.fullmatch(said.card):
            return Keep(said.card)
        case "use", _ if _ID.fullmatch(said.words[0]):
            return Use(said.words[0], tuple([_in_capitals(word, board) for word in said.words[1:]]))
        case "choose", _:
            return Choose(hexes) if said.section is None else ChooseSection(said.section)
        case "order", (unit,):
            return OrderUnit(unit)
        case "clear", (unit,):
            return Clear(unit)
        case "attack", (unit, target):
            return Attack(unit, target)
        case "retreat", _ if hexes:
            return Retreat(hexes)
        case "move", _ if len(hexes) > 1 or (hexes and said.leaves):
            return MoveUnit(hexes, said.leaves)
    return None


def _in_capitals(word: str, board: Board) -> str:
    """A word of an ability, the hexes in it written in capitals: e5>f5."""
    return ">".join([part.upper() if part.upper() in board.by_name else part for part in word.split(">")])
