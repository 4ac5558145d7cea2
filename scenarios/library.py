"""Where scenarios live: the shipped battles, and folders a host adds."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from scenarios.checking import check_mapping
from scenarios.door import SIZE_LIMIT, decoded, parse_toml, refuse
from scenarios.errors import Fault, NotPlayableError, ScenarioError, bounded
from scenarios.limits import LIMITS, SHORTENED
from scenarios.playable import unsupported, without_unsupported
from scenarios.reading import Reading, Scenario, read_document, with_lines

SUFFIX = ".toml"
#: How the name of a campaign's file ends: it lies beside the battles it is made of.
CAMPAIGN = ".campaign.toml"
Folder = str | Path
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@lru_cache(maxsize=64)
def read_text(text: str, name: str, *, shorten: bool = False) -> Reading:
    """Read a scenario of our own format. Raises ScenarioError with every fault.

    `shorten` cuts texts that are too long instead: for a scenario that was taken in before there were limits. The
    same text is read once; nobody may change what this returns (`playable` hands out copies).
    """
    reading = read_document(parse_toml(text), text, name)
    if shorten:
        reading.faults = [fault for fault in reading.faults if fault.code not in SHORTENED]
    if not ID.fullmatch(name) or len(name) > LIMITS["id"].letters:
        reading.faults.append(Fault("bad-name", {"name": name, "limit": LIMITS["id"].letters}))
    reading.faults += check_mapping(reading.mapping, still=reading.still)
    if reading.faults:
        raise ScenarioError(with_lines(bounded(reading.faults), text))
    return reading


def missing_pieces(reading: Reading) -> list[Fault]:
    """What keeps a sound scenario from being played: pieces that are not supported, named by hex."""
    told = cast("list[str]", reading.m44.get("unsupported", []))
    return [*unsupported(reading.mapping), *(Fault("told", {"text": text}) for text in told)]


def playable(reading: Reading, *, accept: bool = False) -> Scenario:
    """The mapping to play.

    Raises NotPlayableError if pieces would be missing and neither file nor caller accepts that.
    """
    missing = missing_pieces(reading)
    if not missing:
        return cast(Scenario, _copy(reading.mapping))
    if not (accept or reading.accepted):
        raise NotPlayableError(bounded(missing))
    return cast(Scenario, _copy(without_unsupported(reading.mapping)))


def _copy(value: object) -> object:
    # Plain values only: several times faster than copy.deepcopy.
    if isinstance(value, dict):
        return {key: _copy(item) for key, item in value.items()}
    return [_copy(item) for item in value] if isinstance(value, list) else value


def files(folders: Iterable[Folder] = ()) -> dict[str, Traversable]:
    """Every scenario file by id. A folder named later wins over earlier ones and the shipped by_id."""
    return _by_id([_shipped("battles"), *_folders(folders)])


def campaigns(folders: Iterable[Folder] = ()) -> dict[str, Traversable]:
    """Every campaign's file by id, as `files` has the battles."""
    return _by_id([_shipped("campaigns"), *_folders(folders)], CAMPAIGN)


def unlisted() -> dict[str, Traversable]:
    """Battles on no list, by id: for those who learn to play, and those that belong to a campaign alone."""
    return _by_id([_shipped("lessons"), _shipped("campaigns")])


def _by_id(folders: Iterable[Traversable], suffix: str = SUFFIX) -> dict[str, Traversable]:
    by_id = dict[str, Traversable]()
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(suffix) and (suffix == CAMPAIGN or not file.name.endswith(CAMPAIGN)):
                by_id[file.name.removesuffix(suffix)] = file
    return by_id


def _shipped(folder: str) -> Traversable:
    return resources.files("scenarios") / folder


def _folders(extra: Iterable[Folder]) -> Iterator[Traversable]:
    for folder in extra:
        path = Path(folder)
        if not path.is_dir():
            refuse("no-such-file", why=f"{folder} is not a folder")
        yield path


def read_bytes(file: Traversable) -> bytes:
    """The content of a file, no more of it than the door lets through."""
    try:
        with file.open("rb") as stream:
            return stream.read(SIZE_LIMIT + 1)
    except OSError as error:
        refuse("no-such-file", why=error.strerror or error)


def read_id(name: str, folders: Iterable[Folder] = ()) -> Reading:
    """Read the scenario of that id. Raises ScenarioError if there is none or it has faults."""
    file = files(folders).get(name) or unlisted().get(name)
    if file is None:
        refuse("no-such-scenario", name=name)
    return read_text(decoded(read_bytes(file)), name)


def identifier(name: str) -> str:
    """An id made of any text: small letters, digits and single hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain))[: LIMITS["id"].letters] or "scenario"
