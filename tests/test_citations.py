"""What code, tests and words cite is there on a clone: every rule in the book, every document in the tree."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import book
from engine.__main__ import main

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "bot", "renderer", "scenarios", "tests")
TEXTS = {".py", ".ftl", ".json", ".toml", ".txt", ".md"}
#: Words in capitals joined by hyphens. A way on the board (E4-E5) begins with one letter and a digit.
CITED = re.compile(r"(?<![\w#./-])[A-Z]{2,}(?:-[A-Z0-9]+)+[a-z]?(?![\w-])")
#: Such words that are no rule: the notation's own pattern, and what the world calls so.
NO_RULE = {"HEX-HEX", "HEX-HEX-HEX", "HMAC-SHA256", "SHA-256", "UTF-8"}
DOCUMENT = re.compile(r"[\w./-]+\.md\b")
#: Spelled in two halves, so that this file does not name them itself.
ELSEWHERE = re.compile(
    r"\bissue" + r" #?\d|\.\./sha" + r"red/|§\d|\bsec" + r"tions? \d|\btab" + r"les? \d|\bWW \d",
    re.IGNORECASE,
)


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Every text of the tree with its path, the book itself and foreign licences left out."""
    read = []
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.suffix in TEXTS and "assets" not in file.parts and "/data/" not in f"/{name}":
                read.append((name, file.read_text("utf-8")))
    return *read, ("README.md", (ROOT / "README.md").read_text("utf-8"))


def cited(text: str) -> Iterator[str]:
    """The rules that a text cites."""
    yield from (word for word in CITED.findall(text) if word not in NO_RULE)


def test_no_citation_dangles() -> None:
    """Every rule that somebody cites has its sentence in the book."""
    assert {
        (name, rule) for name, text in texts() for rule in cited(text) if book.sentence(rule) is None
    } == set()


def test_no_document_is_cited_that_a_clone_does_not_have() -> None:
    """A reason stands where it is needed, or in a rule; not in somebody's notes."""
    missing = set()
    for name, text in texts():
        here = (ROOT / name).parent
        for document in DOCUMENT.findall(text):
            if not any((folder / document.lstrip("/")).is_file() for folder in (ROOT, here)):
                missing.add((name, document))
        missing |= {(name, word) for word in ELSEWHERE.findall(text)}
    assert missing == set()


def test_the_walk_sees_something() -> None:
    """Guard: rules are found where they stand, and ways on the board are none."""
    assert {"MOVE-10b", "EQ-LC"} == set(cited("A bridge (MOVE-10b), E4-E5, AA4-AB4x, EQ-LC: UTF-8."))
    assert len({rule for _, text in texts() for rule in cited(text)}) > 700


def test_the_book_is_clean() -> None:
    """One line a rule, each a sentence, no rule twice, every page read, every group with its heading."""
    pages = ROOT / "engine" / "rules" / "book"
    lines = [line for file in sorted(pages.iterdir()) for line in file.read_text("utf-8").splitlines()]
    assert {file.stem for file in pages.iterdir()} == set(book.CHAPTERS)
    assert len(lines) == len(book.sentences())
    assert [
        line for line in lines if not re.fullmatch(r"[A-Z0-9]+(-[A-Z0-9]+)*[a-z]?\t[A-Z0-9].{3,218}\.", line)
    ] == []
    numbered = [rule.rpartition("-")[0] for rule in book.sentences() if rule[-1].isdigit()]
    groups = {name for name in numbered if numbered.count(name) > 1}
    assert groups - set(book.sentences()) == set()


def test_search() -> None:
    """By all of some words, in the order of the book; nothing by nothing."""
    assert book.find("Hedgerow leaving") == ("MOVE-09",)
    assert book.find("  ") == ()
    assert book.near("move-8")[0] == "MOVE-08"


@pytest.mark.parametrize("rule", ["MOVE-08", "move-08"])
def test_the_command_says_it(rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line for a rule, however it is written."""
    assert main(["rule", rule]) == 0
    assert capsys.readouterr().out == f"MOVE-08: {book.sentence('MOVE-08')}\n"


def test_the_command_says_a_group_and_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    """A group with all its rules; an unknown one with its neighbours and exit code 1."""
    assert main(["rule", "EQ-LC", "move-99"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:-1]] == ["EQ-LC", *book.group("EQ-LC")]
    assert "'move-99'" in lines[-1]
    assert "MOVE-09" in lines[-1]
    assert main(["rule", "hedgerow"]) == 1
    assert "MOVE-08" in capsys.readouterr().out
    assert main(["rule", "%"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_the_book_is_packed() -> None:
    """What is installed has the pages, too: they are data of the package."""
    asked = [sys.executable, "-c", "from engine import book; print(book.sentence('VIC-01'))"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=ROOT)
    assert said.stdout.strip() == book.sentence("VIC-01")
    assert '"rules/book/*.txt"' in (ROOT / "pyproject.toml").read_text("utf-8")
