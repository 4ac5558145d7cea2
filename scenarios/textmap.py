"""The text map: one symbol per hex, rows as on the board, every second row half a hex to the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from scenarios import kinds
from scenarios.boards import Board
from scenarios.errors import Fault
from scenarios.tables import few

AS_PRINTED = "."
STILL = "still"
CELL = 4
_MARGIN = 4


class Ground(NamedTuple):
    """What one symbol stands for. `still` water is a pond: its ends need no neighbour."""

    kind: str
    exits: tuple[str, ...] = ()
    still: bool = False

    def words(self) -> str:
        """The ground as a legend writes it: the kind, then the exits."""
        return " ".join((self.kind, *self.exits, *((STILL,) if self.still else ())))


# A line drawn through a hex: the strokes leave by the sides they point to.
SHAPES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "-": ("e", "w"),
        "/": ("ne", "sw"),
        "\\": ("nw", "se"),
        "<": ("ne", "se"),
        ">": ("nw", "sw"),
        "\\_": ("e", "nw"),
        "_/": ("ne", "w"),
        "-\\": ("w", "se"),
        "/-": ("e", "sw"),
    }
)

_PLAIN = {
    AS_PRINTED: Ground(""),
    ",": Ground("open"),
    "~": Ground("ocean"),
    ":": Ground("beach"),
    "F": Ground("forest"),
    "B": Ground("hedgerow"),
    "H": Ground("hill"),
    "T": Ground("town"),
    "S": Ground("steep-hill"),
    "U": Ground("bluff"),
    "C": Ground("cliff"),
    "I": Ground("impassable-hill"),
    "M": Ground("impassable-ridge"),
}
_LINES = {
    "": Ground("river"),
    "w": Ground("wide-river"),
    "o": Ground("river", still=True),
    "r": Ground("road"),
    "x": Ground("railroad"),
    "f": Ground("frozen-river"),
    "h": Ground("road-hill"),
}
LEGEND: Mapping[str, Ground] = MappingProxyType(
    _PLAIN
    | {
        prefix + shape: Ground(line.kind, exits, line.still)
        for prefix, line in _LINES.items()
        for shape, exits in SHAPES.items()
    }
)
_SYMBOL_OF: Mapping[Ground, str] = MappingProxyType({ground: symbol for symbol, ground in LEGEND.items()})


def symbol_of(ground: Ground) -> str | None:
    """The symbol the standard legend has for some ground."""
    return _SYMBOL_OF.get(ground)


def read_legend(table: Mapping[str, str]) -> tuple[dict[str, Ground], list[Fault]]:
    """The standard legend with a file's own symbols added, each written as kind, exits, `still`."""
    legend, faults = dict(LEGEND), list[Fault]()
    for symbol, text in table.items():
        kind, *words = text.split() or [""]
        exits = tuple(word for word in words if word != STILL)
        faults += [
            Fault("unknown-word", {"word": word, "what": "direction", "hint": ""}, section="legend")
            for word in exits
            if word not in kinds.DIRECTIONS
        ]
        if len(symbol) > CELL - 1 or not symbol.isprintable() or " " in symbol or not symbol:
            faults.append(
                Fault(
                    "wrong-type",
                    {"what": f"symbol {symbol}", "wanted": "one to three characters"},
                    section="legend",
                )
            )
        legend[symbol] = Ground(
            kind, tuple(side for side in kinds.DIRECTIONS if side in exits), STILL in words
        )
    return legend, faults


def read_map(
    text: str, board: Board, legend: Mapping[str, Ground], line: int = 1
) -> tuple[dict[str, Ground], list[Fault]]:
    """The ground of every hex that is not as printed. `line` is where the map begins in its file."""
    ground, faults, seen = dict[str, Ground](), list[Fault](), set[int]()
    for offset, row_text in enumerate(few(text.splitlines(), "the map", "map", faults)):
        tokens = row_text.split()
        if not tokens:
            continue
        wrong, row = _read_row(tokens, board, legend, ground)
        if row is not None and row in seen:
            wrong.append(Fault("twice", {"what": f"row {row} of the map"}))
        seen |= {row} if row is not None else set()
        faults += [fault.within(line=line + offset) for fault in wrong]
    labels = [board.row_label(row) for row in range(board.rows)]
    faults += [Fault("map-rows", {"row": label}, line=line) for label in labels if label not in seen]
    return ground, faults


def _read_row(
    tokens: list[str], board: Board, legend: Mapping[str, Ground], ground: dict[str, Ground]
) -> tuple[list[Fault], int | None]:
    label, places = tokens[0], tokens[1:]
    letters = list(_letters(board))
    if not (label.isascii() and label.isdigit()):
        if label != letters[0]:
            return [Fault("map-line")], None
        return ([] if tokens == letters else [Fault("map-letters", {"wanted": " ".join(letters)})]), None
    row = board.rows - int(label) if len(label) < 4 else -1
    if not 0 <= row < board.rows:
        return [Fault("map-extra-row", {"row": label})], None
    faults = []
    if len(places) != board.width(row):
        params = {"row": label, "count": len(places), "wanted": board.width(row)}
        faults.append(Fault("map-row", params))
    for i, symbol in enumerate(places[: board.width(row)]):
        name = board.names[(row, 2 * i + row % 2)]
        if symbol not in legend:
            faults.append(Fault("unknown-symbol", {"symbol": symbol}, at=name))
        elif symbol != AS_PRINTED:
            ground[name] = legend[symbol]
    return faults, int(label)


def write_map(ground: Mapping[str, Ground], board: Board, face: str) -> tuple[str, dict[str, str]]:
    """The text map of some ground, and the legend its own symbols need. Reading it gives the ground back."""
    symbols, legend = dict[Ground, str](), dict[str, str]()
    for place in set(ground.values()):
        if place not in _SYMBOL_OF and place.kind:
            symbols[place] = ""
    for place in sorted(symbols, key=Ground.words):
        symbols[place] = symbol = _free_symbol(place, legend)
        legend[symbol] = place.words()
    rows = [" " * _MARGIN + "".join(letter.ljust(CELL) for letter in _letters(board)).rstrip()]
    for row in range(board.rows):
        cells = []
        for i in range(board.width(row)):
            name = board.names[(row, 2 * i + row % 2)]
            place = ground.get(name) or Ground(board.printed(name, face) if face == "beach" else "")
            place = Ground("") if name not in ground and place.kind == "open" else place
            symbol = _SYMBOL_OF.get(place) or symbols[place]
            cells.append(symbol.ljust(CELL))
        indent = " " * (CELL // 2 * (row % 2))
        rows.append((str(board.row_label(row)).ljust(_MARGIN) + indent + "".join(cells)).rstrip())
    return "\n".join(rows) + "\n", legend


def _free_symbol(place: Ground, taken: Mapping[str, str]) -> str:
    # The initial of the kind where it is free, else numbered: k, k1, k2.
    initial = place.kind[:1] if place.kind[:1].isalpha() else "z"
    return next(symbol for symbol in _candidates(initial) if symbol not in taken and symbol not in LEGEND)


def _candidates(initial: str) -> Iterator[str]:
    yield initial
    for number in range(1, 100):
        yield f"{initial}{number}"
    for code in range(10000):
        yield chr(0x4E00 + code)


def _letters(board: Board) -> Iterator[str]:
    return (chr(65 + i) for i in range(board.columns))
