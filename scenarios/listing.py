"""The list of all battles, one short row each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import cast

from scenarios.errors import ScenarioError
from scenarios.library import Folder, files, missing_pieces, read_id
from scenarios.reading import Reading


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
    )
