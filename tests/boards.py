"""Positions for tests, written as the rules specification writes them, and the one-line cases that play them.

    position("A:inf@E4 X:arm2@F5 forest@E5;F5 bunker[X]@H5 face=beach")

A token is `side:kind[figures][/full][*worth][~nation][+tag,tag]@hex`, or `terrain@hex;hex`, or
`obstacle[side or axis]@hex;hex`, or `marker[side]=number@hex;hex` (`!` after the number: face up), or
`medal:side:kind[*worth][/count][=held]@hex;hex`. A hex is a name (E4) or the doubled coordinates
of COORD-01 (8,5). Sides are A and X (B: both). `drawn` reads a board drawn in text instead.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from engine import GameState, Options, ScriptedDice, SeededDice, legal_actions, text
from engine.actions import PASS, Action
from engine.cases import compare
from engine.dice import Dice
from engine.errors import IllegalAction, Refusal
from engine.frames import PlayCombat, React
from engine.hexes import BoardKind, board
from engine.hindsight import LastAction
from engine.lines import ActionDone, last_of, play_line
from engine.rules.combat_piles import given
from engine.rules.markers import MARKERS
from engine.rules.obstacles import OBSTACLES
from engine.rules.terrain import TERRAIN
from engine.setup import begin, prepare
from engine.types import SIDES, Face, Side

SIDE: Final[dict[str, str]] = {"A": "allies", "X": "axis", "B": "both"}
KIND: Final = {
    "inf": "infantry",
    "arm": "armor",
    "art": "artillery",
    "sf": "special-forces",
    "fr": "french-resistance",
    "elite": "elite-armor",
}
GROUND: Final = {"hedge": "hedgerow", "sandbag": "sandbags"}
FACE: Final[dict[str, Face]] = {"I": "infantry", "A": "armor", "G": "grenade", "S": "star", "F": "flag"}
#: A card that orders four units anywhere and adds nothing.
PLAIN_CARD: Final = "direct-from-hq"

_UNIT: Final = re.compile(
    r"([AX]):([a-z-]+?)(\d+)?(?:/(\d+))?(?:\*(\d+))?(?:~([a-z-]+))?(?:\+([a-z,-]+))?@(.+)"
)
_MARKER: Final = re.compile(r"([a-z-]+)\[([AX])\]=(\d+)(!?)@(.+)")
_MEDAL: Final = re.compile(r"medal:([AXB]):([a-z-]+)(?:\*(\d+))?(?:/(\d+))?(?:=([AX]))?@(.+)")
_GROUND: Final = re.compile(r"([a-z-]+)(?:\[(\w+)\])?@(.+)")
_SETTING: Final = re.compile(r"(face|bottom|board|first)=(\w+)")


def hexes(names: str, kind: str = "standard") -> list[str]:
    """The names of hexes written as names or as doubled coordinates, joined by semicolons."""
    rows = {"standard": 9, "overlord": 9, "breakthrough": 17}[kind]
    found = []
    for one in names.split(";"):
        if "," in one:
            x, y = map(int, one.split(","))
            found.append(f"{chr(65 + x // 2)}{rows - y}")
        else:
            found.append(one)
    return found


def scenario_of(tokens: str) -> dict[str, Any]:
    """The mapping that the engine sets a position up from."""
    found: dict[str, Any] = {
        "id": "test",
        "board": "standard",
        "face": "country",
        "bottom": "allies",
        "first": "allies",
        "terrain": {},
        "obstacles": {},
        "markers": {},
        "units": [],
        "medals": [],
        "hands": {"allies": 5, "axis": 5},
        "to_win": {"allies": 6, "axis": 6},
    }
    words = tokens.split()
    for setting in filter(None, (_SETTING.fullmatch(word) for word in words)):
        found[setting[1]] = setting[2]
    for word in words:
        if not _SETTING.fullmatch(word):
            _read(word, found)
    return found


def _read(word: str, found: dict[str, Any]) -> None:
    if unit := _UNIT.fullmatch(word):
        side, kind, figures, full, worth, nation, tags, at = unit.groups()
        one: dict[str, Any] = {"side": SIDE[side], "kind": KIND.get(kind, kind)}
        numbers = {"figures": figures, "full": full, "worth": worth}
        one.update({key: int(value) for key, value in numbers.items() if value is not None})
        one |= {} if nation is None else {"nation": nation}
        one |= {} if tags is None else {"tags": tags.split(",")}
        found["units"] += [{"at": h, **one} for h in hexes(at, found["board"])]
    elif medal := _MEDAL.fullmatch(word):
        side, kind, worth, count, held, at = medal.groups()
        group = {"at": hexes(at, found["board"]), "for": SIDE[side], "kind": kind}
        group |= {"worth": int(worth or 1), "count": int(count or 1)}
        found["medals"].append(group | ({"held": SIDE[held]} if held else {}))
    elif marker := _MARKER.fullmatch(word):
        name, side, number, up, at = marker.groups()
        one = {"kind": name, "side": SIDE[side], MARKERS[name].number: int(number), "face_up": bool(up)}
        for h in hexes(at, found["board"]):
            found["markers"].setdefault(h, []).append(one)
    elif ground := _GROUND.fullmatch(word):
        name, more, at = GROUND.get(ground[1], ground[1]), ground[2], ground[3]
        for h in hexes(at, found["board"]):
            if name in TERRAIN:
                found["terrain"][h] = name
            elif name in OBSTACLES:
                one = {"kind": name}
                one |= {} if more is None else {"side": SIDE[more]} if more in SIDE else {"axis": int(more)}
                found["obstacles"].setdefault(h, []).append(one)
            else:
                raise ValueError(f"no ground and no obstacle {name!r}")
    else:
        raise ValueError(f"cannot read {word!r}")


_LETTERS: Final = {
    "f": "forest",
    "h": "hill",
    "t": "town",
    "r": "river",
    "=": "hedgerow",
    "b": "beach",
    "o": "ocean",
}
_FIGURES: Final = {"i": "inf", "a": "arm", "g": "art", "s": "sf", "r": "fr"}


def drawn(picture: str) -> str:
    """A board drawn row by row from the top: `.` or a letter of terrain, then a unit (Ai, Xa, ...) if any.

    The rows given are the top ones; 13 and 12 cells in turn.
    """
    words: list[str] = []
    for y, line in enumerate(line for line in picture.splitlines() if line.strip()):
        cells = line.split()
        assert len(cells) == 13 - y % 2, f"row {y} has {len(cells)} hexes"
        for i, cell in enumerate(cells):
            at = f"{2 * i + y % 2},{y}"
            if cell[0] in _LETTERS:
                words.append(f"{_LETTERS[cell[0]]}@{at}")
            if unit := re.search("([AX])([iagsr])", cell):
                words.append(f"{unit[1]}:{_FIGURES[unit[2]]}@{at}")
    return " ".join(words)


def position(
    tokens: str,
    *,
    hand: Iterable[str] = (PLAIN_CARD,),
    foe: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    to_win: Mapping[str, int] | None = None,
    won: Mapping[Side, int] | None = None,
    special: Mapping[str, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    play: Side | None = None,
    combat: Mapping[str, str] | None = None,
) -> GameState:
    """A game that stands before the first card; `hand` is that of the side to play."""
    scenario = scenario_of(tokens)
    scenario["first"] = play or scenario["first"]
    scenario["to_win"] |= to_win or {}
    scenario["rules"] = dict(special or {})
    hands: dict[Side, tuple[str, ...]] = {
        side: tuple(hand if side == scenario["first"] else foe) for side in SIDES
    }
    scenario["hands"] = {side: max(1, len(cards)) for side, cards in hands.items()}
    battle, units = prepare(scenario, options=Options.read(options or {}))
    named = Counter((*hands["allies"], *hands["axis"], *discard))
    rest = tuple((Counter(battle.deck) - named).elements())
    # Combat cards by side, by `deck` and by `discard`, each as words.
    lying = {pile: cards.split() for pile, cards in (combat or {}).items()}
    memory = given(
        {side: lying[side] for side in SIDES if side in lying},
        lying.get("deck"),
        lying.get("discard", ()),
        SeededDice("combat"),
    )
    held: dict[int, Side] = {n: one["held"] for n, one in enumerate(scenario["medals"]) if "held" in one}
    return begin(
        battle,
        units,
        hands=hands,
        deck=rest if deck is None else tuple(deck),
        discard=tuple(discard),
        won=won,
        held=held,
        dice=SeededDice("position"),
        memory=memory if combat is not None else None,
    )


def faces(letters: str) -> tuple[Face, ...]:
    """Faces of dice from their letters: I A G S F."""
    return tuple(FACE[letter] for letter in letters if letter.strip())


class Game:
    """A game being played by lines; a side that holds no reaction passes by itself."""

    def __init__(self, start: GameState, dice: str | None = None) -> None:
        self.state = start
        self.played: list[tuple[str, list[ActionDone]]] = []
        #: What was done last: it may have closed the step of what comes now.
        self.last: LastAction | None = None
        self.dice: Dice | None = None if dice is None else ScriptedDice(faces(dice))

    def _dice_for(self, now: GameState, action: Action) -> Dice:
        return self.dice or SeededDice("tests", now.ply, text(action, now.battle.board))

    def do(self, line: str) -> None:
        """Play one line. Raises IllegalAction or NotationError."""
        before = self.state
        steps = play_line(before, line, self._dice_for, self.last)
        self.state = steps[-1].result.state
        while isinstance(self.state.pending[-1], (React, PlayCombat)) and legal_actions(self.state) == (
            PASS,
        ):
            steps += play_line(self.state, "pass", self._dice_for)
            self.state = steps[-1].result.state
        self.last = last_of(before, steps)
        self.played.append((line, steps))

    def refusal(self, line: str) -> Refusal:
        """Why a line is refused; it must be, and must leave the game as it was."""
        before, facts = self.state, self.state.facts()
        try:
            play_line(before, line, self._dice_for, self.last)
        except IllegalAction as error:
            assert before.facts() == facts, f"{line!r} was refused and changed the game"
            return error.refusal
        raise AssertionError(f"{line!r} was not refused")

    @property
    def legal(self) -> list[str]:
        """All legal actions as text."""
        return [text(action, self.state.battle.board) for action in legal_actions(self.state)]

    @property
    def events(self) -> list[Any]:
        """Everything that happened so far."""
        return [event for _, steps in self.played for step in steps for event in step.result.events]

    def said(self, name: str) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if type(event).__name__ == name]


_SETUP: Final = ("hand", "foe", "deck", "discard", "to_win", "won", "special", "options", "play", "combat")
_CARD_WORDS: Final = ("hand", "foe", "deck", "discard")


@dataclass(frozen=True, slots=True)
class Case:
    """One situation with its one right outcome, named by the rules it proves."""

    rules: tuple[str, ...]
    why: str
    board: str
    do: tuple[str, ...]
    dice: str | None
    #: The refusal of the last line, as `key name=value …`.
    refused: str | None
    setup: Mapping[str, Any]
    expect: Mapping[str, Any]

    @property
    def id(self) -> str:
        """The rule and what is said of it."""
        return f"{'+'.join(self.rules)}: {self.why}"

    def check(self) -> None:
        """Play it and compare."""
        game = Game(position(self.board, **self.setup), self.dice)
        lines = self.do if self.refused is None else self.do[:-1]
        for line in lines:
            game.do(line)
        if self.refused is not None:
            why = words_of(game.refusal(self.do[-1]))
            assert why == self.refused, f"refused for {why!r}, not for {self.refused!r}"
        difference = compare(self.expect, game.state, game.played)
        assert difference is None, str(difference)
        left = getattr(game.dice, "left", [])
        assert not left, f"dice left over: {left}"


def words_of(refusal: Refusal) -> str:
    """A refusal as `key name=value …`."""
    return " ".join([refusal.key, *(f"{name}={value}" for name, value in refusal.params)])


def case(
    rules: str,
    why: str,
    board: str,
    do: str = "",
    dice: str | None = None,
    *,
    refused: str | None = None,
    **more: Any,
) -> Case:
    """A Case; `do` is lines joined by `;`, a plain card is played first if none is named.

    Further words are those of `position` and the expectations of golden cases, in short: a unit is its figures
    or its side; lists of hexes, targets and obstacles are strings; `holds` is the expected hand.
    """
    lines = [line.strip() for line in do.split(";") if line.strip()]
    verb = lines[0].split()[0] if lines else "play"
    if verb not in ("play", "use", "pass", "roll", "keep", "cards"):
        lines.insert(0, f"play {PLAIN_CARD}")
    if lines[:1] == ["cards"]:
        lines = lines[1:]
    setup: dict[str, Any] = {key: _listed(more.pop(key)) for key in _CARD_WORDS if key in more}
    setup |= {key: more.pop(key) for key in _SETUP if key in more}
    if "hand" not in setup and lines and lines[0].startswith("play "):
        setup["hand"] = (lines[0].split()[1],)
    expect = {key: _LONG.get(key, lambda value: value)(value) for key, value in more.items()}
    if "holds" in expect:
        expect["hand"] = expect.pop("holds")
    return Case(tuple(rules.split()), why, board, tuple(lines), dice, refused, setup, expect)


def _listed(cards: str | Iterable[str]) -> tuple[str, ...]:
    return tuple(cards.split()) if isinstance(cards, str) else tuple(cards)


def _unit(value: Any) -> Any:
    if isinstance(value, int):
        return {"figures": value}
    return {"side": value} if isinstance(value, str) else value


def _targets(value: str) -> dict[str, int]:
    return {one.split(":")[0]: int(one.split(":")[1]) for one in value.split()}


#: How the short form of an expectation becomes the long one.
_LONG: Final[Mapping[str, Callable[[Any], Any]]] = {
    "units": lambda value: {h: _unit(one) for h, one in value.items()},
    "all_units": lambda value: {h: _unit(one) for h, one in value.items()},
    "orderable": str.split,
    "moves": lambda value: {h: ends.split() for h, ends in value.items()},
    "targets": lambda value: {h: _targets(found) for h, found in value.items()},
    "retreats": lambda value: [f"retreat {way}" for way in value.split()],
    "legal": lambda value: [one.strip() for one in value.split(";") if one.strip()],
    "obstacles": lambda value: {h: kinds.split() for h, kinds in value.items()},
    "holds": lambda value: {side: cards.split() for side, cards in value.items()},
}  # fmt: skip

F = TypeVar("F", bound=Callable[..., Any])


def proves(rules: str) -> Callable[[F], F]:
    """Name the rules that a test other than a table proves."""

    def mark(function: F) -> F:
        function.rules = tuple(rules.split())  # type: ignore[attr-defined]
        return function

    return mark


def names_of(kind: BoardKind = "standard") -> tuple[str, ...]:
    """All hexes of a board."""
    return board(kind).names
