"""How long the texts of a scenario may be, and how many there may be: one table for every door.

An author of a file of ours is told which text is too long. A file of the community, or one kept since before there
were limits, is shortened instead: whoever brings it in did not write it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from scenarios.errors import Fault

_Text = TypeVar("_Text")


class Limit(NamedTuple):
    """Letters of one text, and how many such texts a scenario (or one language of it) may have."""

    letters: int
    many: int = 1


LIMITS: Mapping[str, Limit] = {
    "id": Limit(60),
    "title": Limit(80),
    "briefing": Limit(2000),
    "history": Limit(2000, 10),
    "rules": Limit(1000, 20),
    "labels": Limit(40, 100),
    "sources": Limit(300, 20),
    "languages": Limit(12, 20),  # the letters of their codes
    "unsupported": Limit(400, 500),
}
#: The number in the booklet stands in headings.
NUMBERS = (0, 9999)
#: What the functions below complain about: nothing that keeps a scenario from being played once it is shortened.
SHORTENED = frozenset({"too-long", "too-many-texts", "not-shown"})
# Controls that are no blanks, and what turns the direction of writing for the rest of a line; the marks that scripts
# and emoji are joined with are welcome.
_NOT_SHOWN = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def unwrapped(text: str) -> str:
    """Line breaks of the file are spaces, empty lines are new paragraphs."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n") if part.strip())


def line(text: str, what: str, section: str, faults: list[Fault]) -> str:
    """A text on one line, as much of it as may be; what was wrong with it goes to the faults."""
    return prose(" ".join(text.split()), what, section, faults)


def prose(text: str, what: str, section: str, faults: list[Fault]) -> str:
    """A text in paragraphs, as much of it as may be; what was wrong with it goes to the faults."""
    most, many = LIMITS[what]
    said = what if many == 1 else f"{what} entry"
    if hidden := _NOT_SHOWN.search(text):
        code = f"U+{ord(hidden[0]):04X}"
        faults.append(Fault("not-shown", {"what": said, "code": code}, section=section))
        text = _NOT_SHOWN.sub("", text)
    text = unwrapped(text)
    if len(text) <= most:
        return text
    faults.append(Fault("too-long", {"what": said, "count": len(text), "limit": most}, section=section))
    return f"{text[: most - 1].rstrip()}…"


def most_of(texts: list[_Text], what: str, section: str, faults: list[Fault]) -> list[_Text]:
    """As many texts as there may be; that there are more goes to the faults."""
    most = LIMITS[what].many
    if len(texts) > most:
        params = {"what": what, "count": len(texts), "limit": most}
        faults.append(Fault("too-many-texts", params, section=section))
    return texts[:most]
