"""A campaign file, parsed, and every fault found on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final, cast

from engine.types import SIDES, Side
from scenarios import kinds
from scenarios.boards import board
from scenarios.campaign.checking import check_campaign
from scenarios.campaign.values import BySide, Campaign, Path, Record, Stage, Wording
from scenarios.door import parse_toml
from scenarios.errors import Fault, ScenarioError, bounded
from scenarios.hexlists import read_hexes
from scenarios.library import ID, playable
from scenarios.limits import LIMITS, line, most_of, prose
from scenarios.pieces import read_units
from scenarios.reading import Reading, Scenario, with_lines
from scenarios.tables import Kinds, Table, checked_table, subtable, texts_of

_TEXT, _TABLE, _NUMBER = (str, "a text"), (dict, "a table"), (int, "a whole number")
_TEXTS = ((str, list), "a list of texts")
ROOT: Final[Kinds] = {"battles": _TABLE, "reserves": _TABLE, "texts": _TABLE, "sources": _TEXTS}
STAGE: Final[Kinds] = {
    "scenario": _TEXT, "worth": _NUMBER, "next": _TEXT, "cards": _TABLE, "medals": _TABLE, "losses": _TABLE,
    "toll": _NUMBER, "reserves": _TABLE, "if-allies-win": _TABLE, "if-axis-win": _TABLE,
}  # fmt: skip
PATH: Final[Kinds] = {"next": _TEXT, "cards": _TABLE, "medals": _TABLE, "reserves": _TABLE}
WORDING: Final[Kinds] = {"title": _TEXT, "briefing": _TEXT, "battles": _TABLE, "end": _TABLE}
BEFORE: Final[Kinds] = {"before": _TEXT, "if-allies-win": _TEXT, "if-axis-win": _TEXT}
#: Battles that a file may have.
MOST_BATTLES: Final = 12
#: How much a number may change, points of a battle, units of a reserve, and units lost for each figure missing.
CHANGE, WORTH, RESERVE, TOLL = (-3, 3), (1, 9), (0, 9), (1, 9)
#: Units that have to be lost in the battle before for each figure that is missing, where the file does not say.
USUAL_TOLL: Final = 2
#: A battle by its id. Raises ScenarioError.
Find = Callable[[str], Reading]


@dataclass(slots=True)
class CampaignReading:
    """What a sound file said, and the battles it is made of, by their place in it."""

    campaign: Campaign
    battles: Mapping[str, Reading] = field(default_factory=dict)

    def playable(self) -> dict[str, Scenario]:
        """The mapping of each battle, to play."""
        return {name: playable(one) for name, one in self.battles.items()}


def read_campaign(text: str, name: str, find: Find) -> CampaignReading:
    """Read a campaign. Raises ScenarioError with every fault."""
    document = parse_toml(text)
    faults = [Fault("missing", {"what": key}) for key in ("battles", "texts") if key not in document]
    if not ID.fullmatch(name) or len(name) > LIMITS["id"].letters:
        faults.append(Fault("bad-name", {"name": name, "limit": LIMITS["id"].letters}))
    root = checked_table(document, ROOT, "", faults)
    tables = checked_table(
        subtable(root, "battles"), dict.fromkeys(subtable(root, "battles"), _TABLE), "battles", faults
    )
    if len(tables) > MOST_BATTLES:
        params = {"what": "battles", "count": len(tables), "limit": MOST_BATTLES}
        raise ScenarioError(with_lines([Fault("too-many-texts", params, section="battles")], text))
    battles = {one: _found(subtable(tables, one), f"battles.{one}", find, faults) for one in tables}
    campaign = Campaign(
        name,
        {one: _stage(subtable(tables, one), one, battles[one], faults) for one in tables},
        _numbers(subtable(root, "reserves"), "reserves", "reserves", RESERVE, faults),
        _texts(subtable(root, "texts"), tables, faults),
        tuple(
            [
                prose(said, "sources", "", faults)
                for said in _listed(root.get("sources", []), "sources", faults)
            ]
        ),
    )
    known = {one: reading for one, reading in battles.items() if reading is not None}
    if not faults:
        faults += check_campaign(campaign, known)
    if faults:
        raise ScenarioError(with_lines(bounded(faults), text))
    return CampaignReading(campaign, known)


def _listed(value: object, what: str, faults: list[Fault]) -> list[str]:
    return most_of(texts_of(value, what, "", faults), what, "", faults)


def _found(table: Table, section: str, find: Find, faults: list[Fault]) -> Reading | None:
    """The battle that a stage plays; what is wrong with it is said here, in one line."""
    name = table.get("scenario")
    if not isinstance(name, str):
        return None  # said with the other keys
    try:
        return find(name)
    except ScenarioError as error:
        first = error.faults[0]
        same = first.code == "no-such-scenario"
        params = {"name": name} if same else {"name": name, "why": str(first)}
        faults.append(Fault("no-such-scenario" if same else "bad-battle", params, section=section))
        return None


def _stage(table: Table, name: str, reading: Reading | None, faults: list[Fault]) -> Stage:
    section = f"battles.{name}"
    if len(name) > LIMITS["id"].letters or not ID.fullmatch(name):
        faults.append(Fault("bad-name", {"name": name, "limit": LIMITS["id"].letters}, section="battles"))
    entries = checked_table(table, STAGE, section, faults)
    if "scenario" not in entries:
        faults.append(Fault("missing", {"what": "scenario"}, section=section))
    change = partial(_numbers, section=section, bounds=CHANGE, faults=faults)
    return Stage(
        name,
        str(entries.get("scenario", "")),
        _number(entries.get("worth", 1), "worth", section, WORTH, faults),
        change(subtable(entries, "cards"), "cards"),
        change(subtable(entries, "medals"), "medals"),
        {} if reading is None else _reserves(subtable(entries, "reserves"), section, reading, faults),
        {} if reading is None else _losses(subtable(entries, "losses"), section, reading, faults),
        _number(entries.get("toll", USUAL_TOLL), "toll", section, TOLL, faults),
        {side: _path(entries, section, side, faults) for side in SIDES},
    )


def _path(entries: Table, section: str, side: Side, faults: list[Fault]) -> Path:
    """What follows if a side wins: of its own table, and the next battle at least of both."""
    key = f"if-{side}-win" if side == "allies" else "if-axis-win"
    below = f"{section}.{key}"
    table = checked_table(subtable(entries, key), PATH, below, faults)
    change = partial(_numbers, section=below, faults=faults)
    return Path(
        str(table.get("next", entries.get("next", ""))),
        change(subtable(table, "cards"), "cards", bounds=CHANGE),
        change(subtable(table, "medals"), "medals", bounds=CHANGE),
        change(subtable(table, "reserves"), "reserves", bounds=RESERVE),
    )


def _number(value: object, what: str, section: str, bounds: tuple[int, int], faults: list[Fault]) -> int:
    low, high = bounds
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        params = {"what": what, "value": value, "low": low, "high": high}
        faults.append(Fault("out-of-range", params, section=section))
        return low
    return value


def _numbers(table: Table, what: str, section: str, bounds: tuple[int, int], faults: list[Fault]) -> BySide:
    """A number for each side that is named."""
    good = checked_table(table, dict.fromkeys(SIDES, _NUMBER), section, faults)
    return {
        side: _number(good[side], f"{what} of {side}", section, bounds, faults)
        for side in SIDES
        if side in good
    }


def _reserves(
    table: Table, section: str, reading: Reading, faults: list[Fault]
) -> Mapping[Side, tuple[Record, ...]]:
    """Where reserves may stand, written as units of a battle are."""
    below = f"{section}.reserves"
    sides = checked_table(table, dict.fromkeys(SIDES, _TABLE), below, faults)
    on = board(str(reading.mapping["board"]))
    nations = cast("Table", reading.mapping["nations"])
    found: dict[Side, tuple[Record, ...]] = {}
    for side in SIDES:
        if side in sides:
            wrong: list[Fault] = []
            units = read_units({side: sides[side]}, nations, on, wrong)
            faults += [Fault(one.code, one.params, one.at, f"{section}.reserves.{side}") for one in wrong]
            found[side] = tuple(_as_written(sides[side], units))
    return found


def _as_written(table: object, units: list[Record]) -> list[Record]:
    """Units in the order of the file: whoever wrote it named the best places first."""
    said = " ".join([str(text) for text in cast("Table", table).values()]).upper()
    return sorted(units, key=lambda unit: said.find(str(unit["at"])))


def _losses(
    table: Table, section: str, reading: Reading, faults: list[Fault]
) -> Mapping[Side, tuple[str, ...]]:
    """Hexes of the units that come weakened."""
    texts = checked_table(table, dict.fromkeys(SIDES, _TEXT), f"{section}.losses", faults)
    on = board(str(reading.mapping["board"]))
    found: dict[Side, tuple[str, ...]] = {}
    for side in SIDES:
        if side in texts:
            hexes, wrong = read_hexes(str(texts[side]), on)
            faults += [Fault(one.code, one.params, one.at, section) for one in wrong]
            found[side] = tuple(hexes)
    return found


def _texts(table: Table, battles: Table, faults: list[Fault]) -> Mapping[str, Wording]:
    if not table:
        faults.append(Fault("missing", {"what": "a language of texts"}, section="texts"))
    languages = checked_table(table, dict.fromkeys(table, _TABLE), "texts", faults)
    codes = most_of(list(languages), "languages", "texts", faults)
    return {
        line(code, "languages", "texts", faults): _wording(
            subtable(languages, code), f"texts.{code}", battles, faults
        )
        for code in codes
    }


def _wording(table: Table, section: str, battles: Table, faults: list[Fault]) -> Wording:
    words = checked_table(table, WORDING, section, faults)
    if not words.get("title"):
        faults.append(Fault("missing", {"what": "title"}, section=section))
    stages = checked_table(
        subtable(words, "battles"), dict.fromkeys(battles, _TABLE), f"{section}.battles", faults
    )
    before: dict[str, str] = {}
    after: dict[str, dict[Side, str]] = {}
    for name in stages:
        below = f"{section}.battles.{name}"
        said = checked_table(subtable(stages, name), BEFORE, below, faults)
        before[name] = prose(str(said.get("before", "")), "briefing", below, faults)
        after[name] = {
            side: prose(str(said.get(f"if-{side}-win", "")), "briefing", below, faults) for side in SIDES
        }
    end = checked_table(subtable(words, "end"), dict.fromkeys(kinds.SIDES, _TEXT), f"{section}.end", faults)
    return Wording(
        line(str(words.get("title", "")), "title", section, faults),
        prose(str(words.get("briefing", "")), "briefing", section, faults),
        before,
        after,
        {side: prose(str(end[side]), "briefing", f"{section}.end", faults) for side in SIDES if side in end},
    )
