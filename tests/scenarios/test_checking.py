"""`check` names what is wrong, where, and all of it at once: each row changes the README's example in one place."""

from __future__ import annotations

import re

import pytest

import scenarios
from scenarios import ScenarioError, kinds
from scenarios.library import read_text
from scenarios.writing import write

CASES = [
    # what is wrong, (old, new) in the example, the fault as its author reads it
    ("two units on a hex", ('infantry = "B3', 'infantry = "B3 F1'), "units, F1: two units stand on F1"),
    ("unknown unit", ('artillery = "F1"', 'artilery = "F1"'), "F1: artilery is not a known unit (did you mean arti"),
    ("unknown obstacle", ("hedgehog", "hedgehug"), "I5: hedgehug is not a known obstacle (did you mean hedgehog?)"),
    ("unknown medal", ("permanent", "permanant"), "B4: permanant is not a known medal (did you mean permanent?)"),
    ("unknown rule", ("growing-hand", "growing-hands"), "growing-hands is not a known special rule"),
    ("rule without its side", ('{ side = "axis", ', "{ "), "rules: side of growing-hand is missing"),
    ("rule of wrong type", ("turns = [1]", "turns = 1"), "turns of growing-hand must be a list of numbers"),
    ("unknown nation", ('"germany"', '"germania"'), "germania is not a known nation"),
    ("hex off the board", ("hedgehog = ", 'dragons-teeth = "N9"\nhedgehog = '), "N9 is not on the standard board"),
    ("hand of 0", ("cards = 5", "cards = 0"), "sides.allies: cards of allies is 0; 1 to 12 is allowed"),
    ("too many medals", ("medals = 4\n\n[sides.axis]", "medals = 25\n\n[sides.axis]"), "must win 25 medals"),
    ("unreachable medal", ('temporary = "H9"', 'temporary = "E4"'), "E4: the medal can never be won: no unit"),
    ("exit inside", ('temporary = "H9"', 'exit = "E3"'), "E3: units can leave the board only at its edge"),
    ("too few hexes", ('temporary = "H9"', 'sudden-death = "H9, count 2"'), "the medal asks for 2 hexes of 1"),
    ("river without end", ('Q = "river nw"', 'Q = "river nw e"'), "K5: the river leaves K5 to the e and meets no"),
    ("ends that do not join", ('Q = "river nw"', 'Q = "river ne"'), "J6: the river leaves J6 to the se, but no river"),
    ("unit in the river", ('artillery = "F1"', 'artillery = "E4"'), "E4: artillery cannot stand on river"),
    ("tank in a bunker", ('elite-armor = "G8', 'elite-armor = "E7 G8'), "E7: elite-armor cannot stand on bunker"),
    ("bunker of nobody", ("side axis, facing bottom", "facing bottom"), "E7: side of bunker is missing"),
    ("bridge along the river", ("axis n-s", "axis e-w"), "F4: the bridge lies along the river"),
    ("too many figures", ("figures 2", "figures 9"), "K3: full is 9; 1 to 6 is allowed"),
    ("bad date", ("1944-08-14", '"yesterday"'), "yesterday is not a date"),
    ("bad face", ('face = "country"', 'face = "moon"'), "moon is not a known face"),
    ("key of the file", ("[labels]", "[lables]"), "lables is not a key of the file (did you mean labels?)"),
    ("number as text", ("cards = 4", 'cards = "4"'), "cards must be a whole number"),
    ("truth as number", ("cards = 4", "cards = true"), "cards must be a whole number"),
    ("missing side", ("[sides.axis]", "[sides.aksis]"), "nation of sides.axis is missing"),
    ("no title", ('title = "An Example by the River"', ""), "texts.en: title is missing"),
    ("road without exits", ('Q = "river nw"', 'Q = "road"'), "K5: a road needs its exits"),
    ("forest with exits", ('Q = "river nw"', 'Q = "forest e"'), "K5: forest has no exits"),
    ("no direction", ('Q = "river nw"', 'Q = "river n"'), "n is not a known direction"),
    ("not TOML", ('first = "axis"', 'first = "axis'), "not readable as TOML"),
    ("twice", ('first = "axis"', 'first = "axis"\nfirst = "axis"'), "not readable as TOML: Cannot overwrite a value"),
]  # fmt: skip


def faults_of(text: str) -> list[str]:
    """Every fault of a scenario, as text."""
    with pytest.raises(ScenarioError) as caught:
        scenarios.loads(text, "example")
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(("change", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_each_fault_is_named(example: str, change: tuple[str, str], wanted: str) -> None:
    """The fault is among those found; nothing else is called wrong that does not follow from it."""
    assert example.count(change[0]) >= 1
    found = faults_of(example.replace(*change, 1))
    assert any(wanted in fault for fault in found), found
    assert len(found) <= 6


LIMITED = [
    # (old, new) in the example, the fault as its author reads it
    (("An Example by", "An Example" * 9 + " by"), r"texts.en: title has \d+ letters; 80 are allowed"),
    (("One river,", "One river, " * 200), r"texts.en: briefing has \d+ letters; 2000 are allowed"),
    (("It never", "It never " * 300), r"texts.en: history entry has \d+ letters; 2000 are allowed"),
    (('rules = ["The', 'rules = ["' + "The " * 300), r"texts.en: rules entry has \d+ letters; 1000 are allowed"),
    (("rules = [", "rules = [" + '"a", ' * 20), r"texts.en: rules has 21 entries; 20 are allowed"),
    (("history = [", "history = [" + '"a", ' * 10), r"texts.en: history has 11 entries; 10 are allowed"),
    (("Old Bridge", "Old Bridge" * 5), r"labels, F4: labels entry has 50 letters; 40 are allowed"),
    (('H9 = "Beau', "A1-M1 = [" + '"a", ' * 8 + ']\nH9 = "Beau'), r"labels: labels has 106 entries; 100 are allowed"),
    (("made up", "made up " * 50), r"sources entry has \d+ letters; 300 are allowed"),
    (("sources = [", "sources = [" + '"a", ' * 20), r"sources has 21 entries; 20 are allowed"),
    (("[texts.de]", f"[texts.{'de' * 9}]"), r"texts: languages entry has 18 letters; 12 are allowed"),
    (("[texts.de]", "".join(f'[texts.x{n}]\ntitle = "a"\n' for n in range(19)) + "[texts.de]"),
     r"texts: languages has 21 entries; 20 are allowed"),
    (("An Example", "An \u202eExample"), r"texts.en: title has a character that is not shown \(U\+202E\)"),
    (('title = "An', 'title = "\\u0007An'), r"texts.en: title has a character that is not shown \(U\+0007\)"),
    (('first = "axis"', 'first = "axis"\nnumber = ' + "9" * 2000), r"number is 9+\.\.\.; 0 to 9999 is allowed"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "wanted"), LIMITED)
def test_each_limit_is_named(example: str, change: tuple[str, str], wanted: str) -> None:
    """The field, how long it is and how long it may be, with its line; taken in before, it is shortened."""
    text = example.replace(*change, 1)
    assert text != example
    (fault,) = faults_of(text)
    assert re.search(rf"^line \d+.*{wanted}$", fault), fault
    if "number" not in wanted:
        assert not faults_of_shortened(text)


def faults_of_shortened(text: str) -> list[str]:
    """What is wrong with the same scenario once its texts are shortened and written down again."""
    mapping = scenarios.loads(text, "example", shorten=True)
    return [str(fault) for fault in read_text(write(mapping), "example").faults]


def test_all_faults_at_once(example: str) -> None:
    """Nobody mends a file one fault at a time."""
    text = example
    changes = [CASES[i][1] for i in (0, 2, 9, 14)]
    for change in changes:
        text = text.replace(*change, 1)
    found = faults_of(text)
    for i in (0, 2, 9, 14):
        assert any(CASES[i][2] in fault for fault in found)


@pytest.mark.parametrize(
    ("change", "line_holding"),
    [
        (('artillery = "F1"', 'artilery = "F1"'), "artilery"),
        (("hedgehog", "hedgehug"), "hedgehug"),
        (("cards = 5", "cards = 0"), "cards = 0"),
        (("[labels]", "[lables]"), "[lables]"),
        (('Q = "river nw"', 'Q = "river ne"'), "6     -"),
        (("7   .", "7   ?"), "7   ?"),
    ],
)
def test_faults_know_their_line(example: str, change: tuple[str, str], line_holding: str) -> None:
    """The line of a fault is the one to look at."""
    assert change[0] in example
    text = example.replace(*change, 1)
    with pytest.raises(ScenarioError) as caught:
        scenarios.loads(text, "example")
    lines = {text.splitlines()[fault.line - 1] for fault in caught.value.faults if fault.line}
    assert any(line_holding in line for line in lines), [str(fault) for fault in caught.value.faults]


def test_a_hostile_file_gets_a_bounded_answer(example: str) -> None:
    """Hundreds of faults are counted, not recited."""
    found = faults_of(example.replace('infantry = "B3', 'infantry = "' + "Z77 " * 400 + "B3"))
    assert len(found) == 51
    assert found[-1].startswith("and ")


def test_unsupported_ids_make_a_battle_unplayable_until_accepted(
    example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mortar that were known, but not yet played: named by hex, and plain infantry for those who accept that."""
    row = kinds.UNITS["mortar-early"]._replace(supported=False)
    monkeypatch.setattr(kinds, "UNITS", {**kinds.UNITS, "mortar-early": row})
    text = example.replace("[units.axis]", '[units.axis]\nmortar-early = "K8"').replace("I8 K8", "I8")
    with pytest.raises(scenarios.NotPlayableError) as caught:
        scenarios.loads(text)
    assert [str(fault) for fault in caught.value.faults] == [
        "`mortar-early` at K8: not supported, played as infantry"
    ]
    for accepted in (scenarios.loads(text, accept=True), scenarios.loads("accepted = true\n" + text)):
        units: list[dict[str, object]] = accepted["units"]  # type: ignore[assignment]
        assert [unit["kind"] for unit in units if unit["at"] == "K8"] == ["infantry"]
