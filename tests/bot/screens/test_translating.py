"""`python -m bot words de`: each fault of a translation is found, and whole ones have none."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import translating
from bot.__main__ import main
from bot.i18n import BATTLES
from tests.bot.kit.tongues import forget, in_other_words, speaking_of

Change = Callable[[str, str, str], list[str]]


@pytest.fixture
def finnish(tmp_path: Path) -> Iterator[Path]:
    """A whole language: the one made up."""
    with speaking_of(tmp_path / "locale") as folder:
        own = folder / "fi"
        own.mkdir()
        for file in (folder / "en").iterdir():
            text = in_other_words(file.read_text(encoding="utf-8"))
            own.joinpath(file.name).write_text(text, encoding="utf-8")
        own.joinpath(BATTLES).write_text(in_other_words(translating.battles()), encoding="utf-8")
        forget()
        yield own


@pytest.fixture
def copied(finnish: Path) -> Path:
    """The English language once more: its texts are easily found, and all of them are still English."""
    for file in finnish.iterdir():
        english = finnish.parent / "en" / file.name
        text = english.read_text(encoding="utf-8") if english.exists() else translating.battles()
        file.write_text(text, encoding="utf-8")
    forget()
    return finnish


def other_faults() -> list[str]:
    """What else is wrong."""
    return [line for line in translating.faults("fi") if "is still English" not in line]


@pytest.fixture
def change(copied: Path) -> Change:
    """Write something else into a file, and see what is wrong then."""

    def changed(name: str, before: str, after: str) -> list[str]:
        text = (copied / name).read_text(encoding="utf-8")
        assert before in text
        (copied / name).write_text(text.replace(before, after), encoding="utf-8")
        forget()
        return other_faults()

    return changed


def test_a_whole_language_has_no_faults(finnish: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "fi"]) == 0
    assert capsys.readouterr().out == "fi: nothing is missing, and nothing is wrong.\n"


def test_one_that_is_begun_is_told_what_is_missing(finnish: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finnish.joinpath("names.ftl").unlink()
    forget()
    assert main(["words", "fi"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "names.ftl: missing file"
    assert "names.ftl: missing: unit-infantry = Infantry" in lines
    assert "names.ftl: missing: unit-infantry.short = Inf" in lines
    assert all(line.startswith("names.ftl: missing") for line in lines)


def test_what_was_copied_and_not_translated(finnish: Path) -> None:
    """A file of the English catalogue as it is: each sentence of it is told, names and words that may be the same are
    not."""
    english = (finnish.parent / "en" / "help.ftl").read_text(encoding="utf-8")
    (finnish / "help.ftl").write_text(english, encoding="utf-8")
    forget()
    found = translating.faults("fi")
    assert found
    assert any(re.match(r"help\.ftl:\d+: help-turn is still English: ", line) for line in found)
    assert not [line for line in found if "still English" in line and not line.startswith("help.ftl:")]


def test_what_is_told_of_the_battles_is_there_to_be_translated(
    finnish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["words", "battles"]) == 0
    told = capsys.readouterr().out
    assert in_other_words(told) == (finnish / BATTLES).read_text(encoding="utf-8")


def test_there_is_no_such_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "tlh"]) == 2
    assert "no folder bot/locale/tlh" in capsys.readouterr().err


#: A file, a text in it, what becomes of it, and what is said of that.
_Fault = tuple[str, str, str, str]
#: Those of one round stand in different lines: all of a language is read anew for each.
_ROUNDS: tuple[tuple[_Fault, ...], ...] = (
    (
        ("names.ftl", "side-referee = Referee", "sode-referee = Referee", "missing: side-referee = Referee"),
        ("names.ftl", "side-referee = Referee", "sode-referee = Referee", "surplus: sode-referee"),
        ("names.ftl", "Allied { $unit }", "Allied { $unti }", "names a parameter that nobody gives: $unti"),
        ("public.ftl", "button-decline = Decline", f"button-decline = {'No' * 41}", "has 82 letters, 80 are shown"),
        ("commands.ftl", "command-about = What this is", f"command-about = {'What' * 26}", "104 letters, 100 are"),
        ("battles.ftl", ".label-M7 = River Orne", ".label-M8 = Orne", "missing: battle-pegasus-bridge.label-M7"),
        ("battles.ftl", "battle-pegasus-bridge = P", f"battle-pegasus-bridge = {'P' * 80}", "letters, 80 are shown"),
        ("public.ftl", "[Board] and [Log] show", "[Kartta] and [Log] show", "names [Board], which is [Board]"),
        ("lists.ftl", "`/me games` has them", "`/minä` has them", "does not name /me games"),
    ),
    (
        ("names.ftl", "side-referee = Referee", "side-axis = Referee", "side-axis stands in names.ftl:"),
        ("names.ftl", "Allied { $unit }", "Allied unit", "unit-of-allies.named leaves out $unit"),
    ),
    (
        ("names.ftl", "side-referee = Referee", "side-referee =", "not Fluent: side-referee ="),
        ("names.ftl", "Allied { $unit }", "Allied { -army } { $unit }", "Unknown term: -army"),
    ),
)  # fmt: skip


@pytest.mark.parametrize("faults", _ROUNDS, ids=range(len(_ROUNDS)))
def test_each_fault_is_a_line(copied: Path, faults: tuple[_Fault, ...]) -> None:
    for name, before, after, _ in dict.fromkeys(faults):
        text = (copied / name).read_text(encoding="utf-8")
        assert before in text or after in text
        (copied / name).write_text(text.replace(before, after), encoding="utf-8")
    forget()
    found = other_faults()
    for *_, said in faults:
        assert any(said in line for line in found), (said, found)


def test_what_the_box_calls_otherwise(change: Change, copied: Path) -> None:
    (copied / "terms.ftl").write_text("unit-infantry = Jalkaväki\n", encoding="utf-8")
    forget()
    place = next(place for key, place in translating.catalogue("fi").places.items() if key == "unit-infantry")
    assert other_faults() == [f'{place}: unit-infantry is "Jalkaväki" in the box, not "Infantry"']
    assert change("names.ftl", "unit-infantry = Infantry", "unit-infantry = Jalkaväki") == []


def test_a_form_may_leave_out_a_number_that_only_chooses(change: Change) -> None:
    """One language needs a plural where another has none."""
    assert change("public.ftl", "[one] 1 day\n", "[one] yksi päivä\n") == []


def test_an_english_message_that_nobody_says(finnish: Path) -> None:
    english = finnish.parent / "en" / "menus.ftl"
    text = english.read_text(encoding="utf-8")
    english.unlink()
    english.write_text(f"{text}said-nowhere-at-all = Hm\n", encoding="utf-8")
    forget()
    assert [line for line in translating.faults("en") if "nobody says" in line] == [
        f"menus.ftl:{text.count(chr(10)) + 1}: nobody says said-nowhere-at-all"
    ]
