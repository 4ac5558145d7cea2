"""Which line of a scenario file a fault speaks of: tomllib gives values without places, and people need
the places.
"""

from __future__ import annotations

import re

from scenarios.errors import Fault

_HEADER = re.compile(r"\s*\[+\s*([\w.\"' -]+?)\s*\]+\s*(?:#.*)?$")


class Lines:
    """The lines of one file by table; "" is the part before the first table."""

    def __init__(self, text: str) -> None:
        self._tables: dict[str, list[tuple[int, str]]] = {"": []}
        table = ""
        for number, line in enumerate(text.splitlines(), 1):
            if header := _HEADER.match(line):
                table = header[1].replace('"', "")
            self._tables.setdefault(table, []).append((number, line))

    def place(self, fault: Fault) -> int | None:
        """The line to look at: where the table of the fault names its hex or a word, else its header."""
        if fault.section is None:
            return None
        if fault.section == "map":
            return self._map_row(fault.at)
        lines = self._tables.get(fault.section) or self._below(fault.section)
        told = [value for value in fault.params.values() if isinstance(value, str) and value]
        for word in (fault.at, *told, *(text.split()[0] for text in told)):
            if word and (number := _first(lines, word)):
                return number
            if word and not fault.section and word in self._tables:
                return self._tables[word][0][0]  # a table nobody knows
        return lines[0][0] if fault.section and lines else None

    def start_of_map(self) -> int:
        """The first line inside the map."""
        return next((number + 1 for number, line in self._tables[""] if re.match(r"\s*map\s*=", line)), 1)

    def _map_row(self, at: str | None) -> int | None:
        start = self.start_of_map()
        rows = [(number, line.split(maxsplit=1)[:1]) for number, line in self._tables[""] if number >= start]
        return next((number for number, label in rows if at and label == [at[1:]]), start)

    def _below(self, section: str) -> list[tuple[int, str]]:
        return [
            line for table, lines in self._tables.items() if table.startswith(f"{section}.") for line in lines
        ]


def _first(lines: list[tuple[int, str]], word: str) -> int | None:
    wanted = re.compile(rf"(?<![\w-]){re.escape(word[:60])}(?![\w-])", re.IGNORECASE)
    return next((number for number, line in lines if wanted.search(line)), None)
