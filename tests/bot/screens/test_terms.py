"""The words printed in the German and Dutch boxes, all of them, against the glossary made from the three books."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import printed, term, words_of

_GLOSSARY: Final = Path(__file__).parents[2] / "data" / "glossary.txt"
_COLUMN: Final = {"de": 1, "nl": 2}
EN: Final = words_of(None)

#: What our pages call otherwise than the glossary does in English.
CALLED: Final = {
    "side-allies": "Allies", "section-left": "left flank", "section-center": "center", "section-right": "right flank",
    "concept-section": "section", "concept-card": "Command card", "concept-order": "order", "concept-hit": "hit",
    "concept-range": "battle range", "concept-dice": "battle dice", "concept-retreat": "retreat",
    "concept-ignore-flag": "ignore the first flag", "concept-take-ground": "Take Ground",
    "concept-medal": "Victory Medal", "concept-victory": "victory conditions", "concept-team": "Team Play",
    "concept-young": "Variant for Young Generals", "concept-mine": "Minefield", "concept-resupply": "supply",
    "concept-landing-craft": "Landing Craft", "rule-combat-cards": "Combat card",
    "medal-temporary": "temporary objective", "medal-majority": "temporary majority objective",
    "medal-majority-turn-start": "temporary majority objective", "concept-camouflage": "Camouflage",
    "terrain-bluff": "Cliffs & Sea Bluffs", "terrain-cliff": "Cliffs & Sea Bluffs", "terrain-trenches": "Trench",
    "terrain-railroad": "Railroad tracks", "card-recon-in-force": "Recon in Force *",
    **{f"unit-{one}-{when}": "Mortar" for one in ("mortar", "machine-gun") for when in ("early", "late")},
    **{f"unit-anti-tank-gun-{when}": "Anti-Tank Gun" for when in ("early", "late")},
    **{f"unit-hobart-{one}": "Hobart's Funnies" for one in ("bridge", "bobbin", "fascine", "plough", "petard")},
}  # fmt: skip
#: Plurals of the book, in the singular of ours.
_SINGULAR: Final = {"Steilküsten": "Steilküste", "Klippen": "Klippe"}
#: What stands around the words of the book in a term of ours.
_AROUND: Final = (
    r"Churchill mit ", r" \((Früher|Später) Krieg\)", r" \(Rundenbeginn\)", r" im (linken|rechten) Flügel",
    r" in der Mitte", r" \+ [12] In Bewegung", r"^Siegpunktziel „|“$", r"^Siegpunktziel ",
)  # fmt: skip


def _rows() -> Iterator[list[str]]:
    for line in _GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("| "):
            yield [cell.strip() for cell in line.strip("| ").split("|")]


def _readings(cell: str) -> set[str]:
    """Every word of a cell: with and without what is in brackets, and each part of a list."""
    for plural, singular in _SINGULAR.items():
        cell = cell.replace(plural, singular)
    cell = re.sub(r"\w+\.: |[\"*:]", "", cell)
    # Frans(e) is Frans or Franse.
    longer = re.sub(r"(?<=\w)\((\w+)\)", r"\1", cell)
    whole = [
        cell,
        re.sub(r"\s*\([^)]*\)", "", longer),
        re.sub(r"\s*\([^)]*\)", "", cell),
        re.sub(r"[()]", "", cell),
    ]
    parts = [part for one in whole for part in re.split(r"[,/;=()&]", one)]
    return {re.sub(r"^Siegpunktziel ", "", one.strip()).lower() for one in (*whole, *parts) if one.strip()}


def _bare(text: str) -> str:
    for around in _AROUND:
        text = re.sub(around, "", text)
    return text.lower()


def _english(key: str) -> str:
    """What the glossary calls the thing of a key."""
    if key in CALLED:
        return CALLED[key]
    return re.sub(r" (on the \w+ Flank|in the Center)| \(turn start\)|, \d On the Move", "", EN(key))


@pytest.mark.parametrize(("box", "key"), [(box, key) for box in _COLUMN for key in sorted(printed(box))])
def test_a_term_is_the_one_of_the_book(box: str, key: str) -> None:
    """Looked up by its English name; what is only put together of two terms by both."""
    wanted = _english(key).lower().removesuffix(" *")
    cells = [row[_COLUMN[box]] for row in _rows() if len(row) > _COLUMN[box] and wanted in _readings(row[0])]
    assert cells, f"the glossary has no {wanted!r}"
    official = {word for cell in cells for word in _readings(cell)}
    said = term(box, key)
    assert said is not None
    assert {said.lower(), _bare(said)} & official, f"{key}: {said!r} is not among {sorted(official)}"


@pytest.mark.parametrize("box", _COLUMN)
@pytest.mark.parametrize(
    "key",
    ["side-allies", "side-axis", "section-left", "section-center", "section-right", "concept-section",
     "concept-take-ground", "concept-overrun", "concept-close-assault", "concept-medal"],
)  # fmt: skip
def test_the_words_of_every_turn_are_there(box: str, key: str) -> None:
    """Sides, sections, Take Ground, Overrun, Close Assault and medals have terms of their own."""
    assert term(box, key)


def test_the_dutch_book_has_only_franse_verzet() -> None:
    assert term("nl", "unit-french-resistance") == "Franse Verzet"
