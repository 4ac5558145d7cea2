"""The one small grammar of all lists: hexes, then details. `"D8 E8 F8, figures 3, nation poland"`.

Hexes are names or ranges within a row (`A9-M9`); a detail is a word, or a word and its value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from scenarios import kinds
from scenarios.boards import Board, is_hex_name
from scenarios.errors import Fault, hint_for
from scenarios.tables import few

Details = dict[str, object]
_Reader = Callable[[str], "object | None"]  # None: not a value of that kind


class Detail(NamedTuple):
    """A detail of a list: its key in the mapping, how its value is read, what to say if it is wrong."""

    key: str
    read: _Reader
    wanted: str


AXES: Mapping[str, int] = MappingProxyType(
    {"e-w": 0, "ene-wsw": 30, "ne-sw": 60, "n-s": 90, "nw-se": 120, "wnw-ese": 150}
)


def _count(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _axis(text: str) -> int | None:
    if text in AXES:
        return AXES[text]
    degrees = _count(text)
    return degrees if degrees in AXES.values() else None


def _one_of(words: tuple[str, ...]) -> _Reader:
    return lambda text: text if text in words else None


def _flag(text: str) -> bool | None:
    return None if text else True


_SIDE = Detail("side", _one_of(kinds.SIDES), "side allies or side axis")
UNIT_DETAILS: Mapping[str, Detail] = {
    "figures": Detail("figures", _count, "a number"),
    "full": Detail("full", _count, "a number"),
    "worth": Detail("worth", _count, "a number"),
    "nation": Detail("nation", _one_of(kinds.NATIONS), "a nation: " + " ".join(kinds.NATIONS)),
    "carrier": Detail("carrier", _one_of(("landing-craft", "boat")), "landing-craft or boat"),
    "marked": Detail("marked", _flag, "without a value"),
    "camouflaged": Detail("camouflaged", _flag, "without a value"),
    "spent": Detail("spent", _flag, "without a value"),
    "slow": Detail("slow", _flag, "without a value"),
    "steadfast": Detail("steadfast", _flag, "without a value"),
    "ace": Detail("ace", _flag, "without a value"),
    "stays-on-board": Detail("stays-on-board", _flag, "without a value"),
}
PIECE_DETAILS: Mapping[str, Detail] = {
    "side": _SIDE,
    "axis": Detail("axis", _axis, "one of " + ", ".join(AXES)),
    "facing": Detail("facing", _one_of(kinds.FACINGS), "top or bottom"),
}
MARKER_DETAILS: Mapping[str, Detail] = {
    "side": _SIDE,
    "value": Detail("value", _count, "a number"),
    "face-up": Detail("face_up", _flag, "without a value"),
    "turns-left": Detail("turns_left", _count, "a number"),
}
MEDAL_DETAILS: Mapping[str, Detail] = {
    "worth": Detail("worth", _count, "a number"),
    "count": Detail("count", _count, "a number"),
    "held": Detail("held", _one_of(kinds.SIDES), "allies or axis"),
}


def read_list(
    text: str, board: Board, details: Mapping[str, Detail]
) -> tuple[list[str], Details, list[Fault]]:
    """The hexes of a list in the order given, its details, and what is wrong with it."""
    names, *words = text.split(",")
    hexes, faults = read_hexes(names, board)
    values: Details = {}
    for word in few(words, "the list of details", None, faults):
        name, _, value = word.strip().partition(" ")
        detail = details.get(name)
        if detail is None:
            params = {"word": name or "(nothing)", "what": "detail", "hint": hint_for(name, details)}
            faults.append(Fault("unknown-word", params))
            continue
        read = detail.read(value.strip())
        if read is None:
            faults.append(Fault("wrong-type", {"what": f"{name} {value}".strip(), "wanted": detail.wanted}))
        elif detail.key in values:
            faults.append(Fault("twice", {"what": name}))
        else:
            values[detail.key] = read
    return hexes, values, faults


def read_hexes(text: str, board: Board) -> tuple[list[str], list[Fault]]:
    """The hexes of a text, ranges spelled out; bad names are faults and left out."""
    hexes, faults = list[str](), list[Fault]()
    for word in few(text.upper().split(), "the list of hexes", None, faults):
        first, dash, last = word.partition("-")
        bad = [name for name in (first, last)[: 2 if dash else 1] if name not in board.places]
        if bad:
            faults += [_bad_name(name, board) for name in bad]
        elif dash:
            hexes += _range(first, last, board, faults)
        else:
            hexes.append(first)
    return hexes, faults


def _bad_name(name: str, board: Board) -> Fault:
    if is_hex_name(name):
        return Fault("off-board", {"name": name, "board": board.kind})
    return Fault("bad-hex", {"name": name})


def _range(first: str, last: str, board: Board, faults: list[Fault]) -> list[str]:
    (row, start), (other, stop) = board.places[first], board.places[last]
    if row != other or start > stop:
        faults.append(Fault("bad-range", {"name": f"{first}-{last}"}))
        return []
    return [board.names[(row, x)] for x in range(start, stop + 1, 2)]


def write_list(
    hexes: list[str], values: Mapping[str, object], details: Mapping[str, Detail], board: Board
) -> str:
    """A list as text; `read_list` gives it back."""
    words = [_write_hexes(hexes, board)]
    for name, detail in details.items():
        if detail.key in values:
            value = values[detail.key]
            words.append(
                name
                if detail.read is _flag
                else f"{name} {_AXIS_NAME.get(value, value) if name == 'axis' else value}"
            )
    return ", ".join(words)


_AXIS_NAME: Mapping[object, str] = {degrees: name for name, degrees in AXES.items()}


def _write_hexes(hexes: list[str], board: Board) -> str:
    # Only a whole row is written as a range: shorter ones read better spelled out.
    if hexes:
        row = board.places[hexes[0]][0]
        whole = [
            board.names[(row, place)]
            for place in range(row % 2, 2 * board.columns - 1, 2)
            if (row, place) in board.names
        ]
        if hexes == whole:
            return f"{whole[0]}-{whole[-1]}"
    return " ".join(hexes)
