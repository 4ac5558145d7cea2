"""Every testable rule is named by a test, and no test names a rule that does not exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.engine.tables import all_cases, proved

LIST = Path(__file__).parents[1] / "data" / "rule_ids.txt"
#: Sources that golden cases name beside rules, and rules that come on the list with the tables of their box.
OTHER_NAMES = re.compile(r"X?GC-\d+b?|(WW|BT|CM)-[A-Z]+(-\d+)?|SWA-AT-E")


def listed() -> list[str]:
    """The rules of the list."""
    return [line for line in LIST.read_text("utf-8").split("\n") if line and not line.startswith("#")]


def left_out() -> dict[str, str]:
    """The rules that the list leaves out, with the reason."""
    return dict(re.findall(r"^# ([A-Z]+-\w+): (.+)$", LIST.read_text("utf-8"), re.MULTILINE))


def test_every_rule_has_a_case() -> None:
    """Nothing on the list is without a test."""
    named = {rule for rule, _ in proved()}
    assert [rule for rule in listed() if rule not in named] == []


def test_no_unknown_rule_is_named() -> None:
    """A misspelt rule proves nothing."""
    known = {*listed(), *left_out()}
    named = {(rule, where) for rule, where in proved() if not OTHER_NAMES.fullmatch(rule)}
    assert {(rule, where) for rule, where in named if rule not in known} == set()


def test_the_list_is_clean() -> None:
    """No rule twice, none both listed and left out, every omission with a reason."""
    assert [rule for rule, n in Counter(listed()).items() if n > 1] == []
    assert set(listed()) & set(left_out()) == set()
    assert all(len(reason) > 5 for reason in left_out().values())


def test_no_case_twice() -> None:
    """Two lines with one name would be one test in a report."""
    assert [name for name, n in Counter(one.id for one in all_cases()).items() if n > 1] == []
