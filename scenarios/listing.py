"""The list of all battles, one short row each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, cast

from scenarios.errors import ScenarioError
from scenarios.library import Folder, files, missing_pieces, read_id
from scenarios.reading import Reading

#: The boxes, each with the last number of its battles in our booklet; what somebody brought in has none.
BOXES: Final[Mapping[str, int]] = {"base": 17, "equipment": 24, "winter": 31}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a battle. A file with faults is listed, too, with what is wrong."""

    id: str
    number: int
    titles: dict[str, str]
    date: str
    front: str
    board: str
    face: str
    nations: dict[str, str]
    playable: bool
    faults: tuple[str, ...] = ()
    #: Its length and size: the medals each side must win, and all units.
    to_win: Mapping[str, int] = field(default_factory=dict)
    units: int = 0

    @property
    def box(self) -> str:
        """Which box it belongs to; nothing where somebody brought it in."""
        return next((box for box, last in BOXES.items() if 0 < self.number <= last), "")

    def title(self, language: str = "en") -> str:
        """The title in a language, else in English, else in any."""
        return self.titles.get(language) or self.titles.get("en") or next(iter(self.titles.values()), self.id)


def summaries(*, folders: Iterable[Folder] = ()) -> list[Summary]:
    """A row for every scenario file, in the order of the booklet, then by name."""
    folders = list(folders)
    rows = [row_of(name, partial(read_id, name, folders)) for name in files(folders)]
    return sorted(rows, key=lambda row: (row.number == 0, row.number, row.id))


def row_of(name: str, read: Callable[[], Reading]) -> Summary:
    """The row of a battle that is still to be read; one with faults has its row, too."""
    try:
        reading = read()
    except ScenarioError as error:
        return Summary(name, 0, {}, "", "", "", "", {}, False, tuple(str(fault) for fault in error.faults))
    return summary_of(reading)


def summary_of(reading: Reading) -> Summary:
    """The row of one battle."""
    mapping = reading.mapping
    texts = cast("dict[str, dict[str, str]]", mapping["texts"])
    return Summary(
        id=str(mapping["id"]),
        number=cast(int, mapping["number"]),
        titles={language: words["title"] for language, words in texts.items()},
        date=str(mapping.get("date", "")),
        front=str(mapping.get("front", "")),
        board=str(mapping["board"]),
        face=str(mapping["face"]),
        nations=cast("dict[str, str]", mapping["nations"]),
        playable=reading.accepted or not missing_pieces(reading),
        to_win=cast("dict[str, int]", mapping["to_win"]),
        units=len(cast("list[object]", mapping["units"])),
    )
