"""python -m scenarios, as hosts and authors use it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import scenarios
from scenarios.__main__ import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of a command."""
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    """Seventeen lines and a sum."""
    code, out, _ = run(capsys, "list")
    assert code == 0
    assert out.splitlines()[0].startswith("pegasus-bridge ")
    assert out.splitlines()[-1] == f"{len(scenarios.ids())} playable battles"


def test_list_json_is_one_list(capsys: pytest.CaptureFixture[str]) -> None:
    """For programs."""
    rows = json.loads(run(capsys, "list", "--json")[1])
    assert len(rows) == len(scenarios.ids())
    assert rows[0]["titles"] == {"en": "Pegasus Bridge"}


def test_a_folder_of_a_host_is_listed_faults_and_all(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, example: str
) -> None:
    """One bad file does not hide the others."""
    (tmp_path / "good.toml").write_text(example, encoding="utf-8")
    (tmp_path / "bad.toml").write_text("board = 3", encoding="utf-8")
    code, out, _ = run(capsys, "--folder", str(tmp_path), "list")
    assert code == 0
    assert "bad  " in out
    assert "FAULTY: " in out
    assert out.splitlines()[-1] == f"{len(scenarios.ids()) + 1} playable battles"


def test_show_prints_board_sides_medals_rules_and_briefing(capsys: pytest.CaptureFixture[str]) -> None:
    """All that a player wants to know."""
    code, out, _ = run(capsys, "show", "pegasus-bridge")
    assert code == 0
    assert "9   Ti4   T     .     .     >     F     F" in out
    assert "Axis (germany, top): 2 cards, 4 medals to win" in out
    assert "- allies, temporary: D7" in out
    assert "- The Axis hand grows" in out


def test_show_of_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """One plain line and exit code 1."""
    code, _, err = run(capsys, "show", "waterloo")
    assert code == 1
    assert err.startswith("there is no scenario waterloo\n")


def test_check_names_file_line_and_hex(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, example: str
) -> None:
    """All faults of all files, and exit code 1."""
    good, bad, gone = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "gone.toml"
    good.write_text(example, encoding="utf-8")
    bad.write_text(
        example.replace('infantry = "B3', 'infantry = "B3 F1').replace("cards = 5", "cards = 0"),
        encoding="utf-8",
    )
    assert run(capsys, "check", str(good)) == (0, f"{good}: sound\n", "")
    code, out, _ = run(capsys, "check", str(bad), str(gone), str(good))
    assert code == 1
    assert f"{bad}, line 44, units, F1: two units stand on F1" in out
    assert f"{bad}, line 28, sides.allies: cards of allies is 0; 1 to 12 is allowed" in out
    assert f"{gone}: the file cannot be read" in out
    assert f"{good}: sound" in out


def test_import_and_export(capsys: pytest.CaptureFixture[str], tmp_path: Path, samples: Path) -> None:
    """An editor file becomes a battle of ours, and the same file again."""
    source, middle, back = samples / "genuine-Galatos.m44", tmp_path / "galatos.toml", tmp_path / "back.m44"
    code, _, err = run(capsys, "import", str(source), "-o", str(middle))
    assert code == 0
    assert "note: " in err
    assert run(capsys, "check", str(middle))[0] == 0
    assert run(capsys, "export", str(middle), "-o", str(back))[0] == 0
    assert json.loads(back.read_text(encoding="utf-8")) == json.loads(source.read_text(encoding="utf-8"))


def test_export_of_a_battle_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    """To the screen, with what has no place in the format."""
    code, out, err = run(capsys, "export", "pegasus-bridge")
    assert code == 0
    assert json.loads(out)["board"]["type"] == "STANDARD"
    assert "growing-hand" in err


def test_import_of_rubbish(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Nothing is written, and the reason is said."""
    source, out = tmp_path / "x.m44", tmp_path / "x.toml"
    source.write_text("{", encoding="utf-8")
    code, _, err = run(capsys, "import", str(source), "-o", str(out))
    assert code == 1
    assert "not readable as JSON" in err
    assert not out.exists()


def test_it_is_a_program() -> None:
    """`python -m scenarios` runs from anywhere the package is found."""
    command = [sys.executable, "-m", "scenarios", "list"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert done.stdout.endswith(f"{len(scenarios.ids())} playable battles\n")
