"""`python -m engine check` and `random`: what they print and how they exit."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine import play
from engine.__main__ import main

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
CASE = "base-retreat-one-way-left"


def test_check_all(capsys: pytest.CaptureFixture[str]) -> None:
    """The cases of a clone pass, files and folders alike."""
    assert main(["check", str(GOLDEN)]) == 0
    assert capsys.readouterr().out.strip().endswith(" passed, 0 failed")
    assert main(["check", str(GOLDEN / "base-retreat.json"), str(GOLDEN / "base-sight.json")]) == 0
    assert capsys.readouterr().out.strip() == "60 passed, 0 failed"


def test_check_a_wrong_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line per failing case, a summary, exit code 1."""
    cases = json.loads((GOLDEN / "base-retreat.json").read_text("utf-8"))
    cases[2]["expect"] = {"medals": {"allies": 5}}
    (tmp_path / "wrong.json").write_text(json.dumps(cases), "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert cases[2]["id"] in lines[0]
    assert "5" in lines[0]
    assert lines[1] == f"{len(cases) - 1} passed, 1 failed"


@pytest.mark.parametrize("text", ["", "{", "[]", "[1, 2]", '{"a": 1}'])
def test_check_no_cases(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file without cases, or no JSON at all, is not green."""
    file = tmp_path / "odd.json"
    file.write_text(text, "utf-8")
    assert main(["check", str(file)]) != 0
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "case",
    [
        {"id": "x", "expect": {}},
        {"id": "x", "why": "", "rules": [], "units": 5, "actions": [], "expect": {}},
        {"id": "x", "why": "", "rules": [], "units": [], "actions": [], "expect": {},
        "board": {"kind": "round"}},
        {"id": "x", "why": "", "rules": [], "units": [], "actions": ["fly"], "expect": {}},
        {"id": "x", "why": "", "rules": [], "actions": [], "expect": {}, "scenario": "no-such-battle"},
        {"id": "x", "why": "", "rules": [], "units": [], "actions": [], "expect": {},
        "hands": {"allies": ["no-such-card"]}},
    ],
)  # fmt: skip
def test_check_an_impossible_case(
    case: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A case that cannot even be set up fails with a line, without a traceback."""
    (tmp_path / "odd.json").write_text(json.dumps([case]), "utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "x: " in capsys.readouterr().out


def test_explain(capsys: pytest.CaptureFixture[str]) -> None:
    """Board, actions, dice and result of one case."""
    assert main(["check", "--explain", CASE, str(GOLDEN)]) == 0
    out = capsys.readouterr().out
    for part in (CASE, "> attack", "DiceRolled", "as expected"):
        assert part in out
    assert main(["check", "--explain", "no-such-case", str(GOLDEN)]) == 2


@pytest.mark.parametrize("arguments", [["check", "/no/such/place"], ["replay", "/no/such/file"],
                                       ["random", "--scenario", "no-such-battle"]])  # fmt: skip
def test_nothing_there(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A plain line and exit code 2, or 1 where nothing was checked."""
    assert main(arguments) in (1, 2)
    assert "Traceback" not in "".join(capsys.readouterr())


def test_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The plain Python, or the same compiled: said, so that a figure has its name."""
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    compiled = not str(play.__file__).endswith(".py")
    assert capsys.readouterr().out.startswith(
        f"fieldpost engine, {'native' if compiled else 'pure'}, Python 3."
    )


def test_random(capsys: pytest.CaptureFixture[str]) -> None:
    """Games, actions, turns, wins and asides for each battle and for all."""
    assert main(["random", "--games", "1", "--seed", "cli"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["battle", "games", "actions", "turns", "allies", "axis", "asides/turn"]
    assert len(lines) == 3
    assert lines[-1].split()[:2] == ["all", "1"]


def test_random_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed, the same game."""
    found = []
    for seed in ("a", "a"):
        main(["random", "--scenario", "mont-mouchet", "--games", "1", "--seed", seed])
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]


def test_as_a_program() -> None:
    """A newcomer's first command on a fresh clone, with nothing but Python."""
    program = "import sys; sys.path.insert(0, '.'); from engine.__main__ import main; "
    program += "sys.exit(main(['check', 'tests/golden/base-medals.json']))"
    command = [sys.executable, "-I", "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "13 passed, 0 failed" in done.stdout
