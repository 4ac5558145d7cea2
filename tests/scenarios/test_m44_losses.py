"""What the way out to the community's files and back keeps, and what it says it loses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scenarios.library import files, read_id, read_text
from scenarios.m44 import as_text, export_m44, import_m44
from tests.scenarios.test_m44 import document, imported

HIDDEN = {"row": 4, "col": 4, "unit": {"name": "infger"}, "tags": [{"name": "tag15"}]}


def exported(raw: dict[str, Any], **edits: Any) -> tuple[dict[str, Any], list[str]]:
    """The document written anew, without the one that was imported, and what it says it loses."""
    reading = import_m44(json.dumps(raw)).reading
    reading.m44 = {}
    reading.mapping |= edits
    written, losses = export_m44(reading)
    return written, [str(fault) for fault in losses]


def tags_at(written: dict[str, Any], row: int, col: int) -> list[str]:
    """The names of the tags of a hex."""
    return [
        tag["name"]
        for record in written["board"]["hexagons"]
        if (record["row"], record["col"]) == (row, col)
        for tag in record.get("tags", [])
    ]


def test_camouflage_keeps_its_token_when_something_else_is_edited() -> None:
    """A new medal rewrites the medals, not the tokens of who is hidden; nor those on empty hexes."""
    raw = document(
        HIDDEN,
        {"row": 4, "col": 8, "tags": [{"name": "medal1"}]},
        {"row": 4, "col": 12, "tags": [{"name": "tag14"}]},
    )
    result = import_m44(json.dumps(raw))
    edited = result.saved(accepted=True).replace('temporary = "E5"', 'permanent = "F5, worth 2"')
    written, losses = export_m44(read_text(edited, "edited"))
    assert (tags_at(written, 4, 4), tags_at(written, 4, 12)) == (["tag15"], ["tag14"])
    assert losses == []


def test_who_leaves_or_goes_into_hiding_changes_the_tokens() -> None:
    """Green on summer boards, white in winter."""
    result = import_m44(json.dumps(document(HIDDEN)))
    seen = result.saved(accepted=True).replace(" (camouflaged)", "").replace(", camouflaged", "")
    assert tags_at(export_m44(read_text(seen, "seen"))[0], 4, 4) == []
    for face, token in (("COUNTRY", "tag14"), ("WINTER", "tag15")):
        written, losses = exported(document(HIDDEN, board={"face": face} | BOARD))
        assert (tags_at(written, 4, 4), losses) == ([token], [])


BOARD = {"type": "STANDARD", "hexagons": [*document()["board"]["hexagons"], HIDDEN]}

ROUND = [
    ("an Italian among Germans", {"unit": {"name": "infger", "badge": "badge38"}}),
    ("an Italian tank", {"unit": {"name": "tankger", "badge": "badge38"}}),
    ("a turned bunker", {"rect_terrain": {"name": "wbunker", "orientation": 2}}),
    ("a German tank destroyer", {"unit": {"name": "tankger", "badge": "badge44"}}),
    ("a small one", {"unit": {"name": "tankger", "badge": "badge44", "nbr_units": 3}}),
    ("an American one", {"unit": {"name": "tankus", "badge": "badge44"}}),
]


@pytest.mark.parametrize(("what", "piece"), ROUND)
def test_a_piece_written_anew_is_read_as_it_was(what: str, piece: dict[str, Any]) -> None:
    """Nothing of it is lost, and nothing is said to be."""
    raw = document({"row": 4, "col": 4, **piece})
    written, losses = exported(raw)
    mapping = imported(raw)
    assert {key: imported(written)[key] for key in ("units", "obstacles")} == {
        key: mapping[key] for key in ("units", "obstacles")
    }
    assert losses == []


def test_what_has_no_place_is_always_said() -> None:
    """A nation that the figures cannot show, and a fitting that is used up."""
    mapping: Any = imported(document())
    units = [{**unit, "nation": "poland", "spent": True} for unit in mapping["units"]]
    _, losses = exported(document(), units=units)
    assert [line.partition(" has no place")[0] for line in losses] == [
        "A9: infantry: nation poland", "A9: infantry: spent True",
        "A1: infantry: nation poland", "A1: infantry: spent True",
    ]  # fmt: skip


@pytest.mark.parametrize("name", sorted(files()))
def test_no_battle_of_ours_loses_anything_in_silence(name: str) -> None:
    """What comes back otherwise has been named by its hex."""
    reading = read_id(name)
    written, losses = export_m44(reading)
    back: Any = import_m44(as_text(written), name).reading.mapping
    told = {fault.at for fault in losses}
    ours: Any = {unit["at"]: unit for unit in reading.mapping["units"]}  # type: ignore[attr-defined]
    theirs = {unit["at"]: unit for unit in back["units"]}
    assert {at for at in ours if ours[at] != theirs.get(at)} <= told


FIGURES = [
    ("tankger", "badge44", "1944-06-06", "tank-destroyer", 4),
    ("tankru", "badge44", "1944-06-06", "tank-destroyer", 4),
    ("tankus", "badge44", "1944-06-06", "tank-destroyer", 3),
    ("infger", "badge37", "1942-06-30", "anti-tank-gun-early", 4),
    ("infger", "badge37", "1942-07-01", "anti-tank-gun-late", 4),
    ("infger", "badge41", "1941", "mortar-early", 4),
    ("infger", "badge45", "", "machine-gun-late", 4),
]


@pytest.mark.parametrize(("name", "badge", "date", "kind", "figures"), FIGURES)
def test_defaults_of_a_unit(name: str, badge: str, date: str, kind: str, figures: int) -> None:
    """XAMB-34: late weapons from July 1942; four figures for German and Russian tank destroyers."""
    raw = document({"row": 4, "col": 4, "unit": {"name": name, "badge": badge}}, game={"date_begin": date})
    unit = next(unit for unit in imported(raw)["units"] if unit["at"] == "C5")
    assert (unit["kind"], unit["figures"]) == (kind, figures)
