"""`python -m renderer`: pictures from the shell, and one plain line for whatever cannot be done."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from PIL import Image

import scenarios
from engine import SeededDice, apply, legal_actions, record, text, to_act
from renderer.__main__ import main
from renderer.page import unpacked


def _record(folder: Path, actions: int = 12) -> None:
    """A short game in a file."""
    state, noted = record.start(scenarios.load("toulon"), SeededDice("cli"))
    for _ in range(actions):
        action, side = legal_actions(state)[0], to_act(state)
        line = text(action, state.battle.board)
        result = apply(state, action, SeededDice("cli", state.ply, line))
        noted.entries.append(record.Entry(side, line, result.rolls))
        state = result.state
    (folder / "game.json").write_text(record.dumps(noted), encoding="utf-8")


def test_pictures_from_the_shell(tmp_path: Path) -> None:
    """As a program of its own."""
    board = tmp_path / "board.png"
    done = subprocess.run(
        [sys.executable, "-m", "renderer", "board", "toulon", "--scale", "0.3", "-o", str(board)],
        capture_output=True, text=True, check=False, cwd=os.getcwd(),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(board) as opened:
        assert opened.size == (420, 305)


def test_each_command_draws(tmp_path: Path) -> None:
    """Hand, card, parts of a board."""
    for arguments in (
        ("hand", "toulon", "--side", "axis", "-o", "hand.webp"),
        ("card", "toulon", "--scale", "0.3", "-o", "card.jpg"),
        ("board", "toulon", "--scale", "0.3", "--crop", "e5, f6", "-o", "crop.png"),
        ("board", "omaha-beach-overlord", "--scale", "0.2", "--crop", "left", "-o", "left.png"),
    ):
        assert main([*arguments[:-1], str(tmp_path / arguments[-1])]) == 0


def test_a_page_of_a_game(tmp_path: Path) -> None:
    """With everything, or as one side knew it; a record without its seed has no check."""
    _record(tmp_path)
    for side, hands in (("referee", {"callies", "caxis"}), ("axis", {"caxis"}), ("spectator", set())):
        target = tmp_path / f"{side}.html"
        assert (
            main(["page", str(tmp_path / "game.json"), "--side", side, "--language", "de", "-o", str(target)])
            == 0
        )
        data = unpacked(target.read_text(encoding="utf-8"))
        steps = cast("list[dict[str, dict[str, object]]]", data["steps"])
        assert len(steps) == 13
        assert {key for key in steps[0]["put"] if key in ("callies", "caxis")} == hands
        assert data["record"] is None


def test_each_language_draws(tmp_path: Path) -> None:
    """The words of one language are not those of another."""
    drawn = set()
    for language in ("en", "de", "nl"):
        card = tmp_path / f"{language}.png"
        assert main(["card", "toulon", "--scale", "0.3", "--language", language, "-o", str(card)]) == 0
        drawn.add(card.read_bytes())
    assert len(drawn) == 3


NOT_DONE = {
    "unknown suffix": ("board toulon -o {}/board.tiff", "a board is a file with the suffix .png or .webp"),
    "no suffix": ("board toulon -o {}/board", "a board is a file with the suffix"),
    "no page of a scenario": ("page toulon -o {}/page.html", "toulon: a page needs a record of a game"),
    "no page of a picture": ("page {}/game.json -o {}/page.png", "a page is a file with the suffix .html"),
    "a still replay": ("replay toulon -o {}/replay.png", "a replay is a file with the suffix .webp or .gif"),
    "missing folder": ("board toulon -o {}/missing/board.png", "there is no folder"),
    "a folder": ("board toulon -o {}/folder.png", "not a file that a picture could be written to"),
    "a device": ("board toulon -o /dev/null", "a board is a file with the suffix"),
    "a pipe": ("board toulon -o {}/pipe.png", "not a file that a picture could be written to"),
    "unknown scenario": ("board nowhere -o {}/board.png", "there is no scenario nowhere"),
    "unknown record": ("board nowhere.json -o {}/board.png", "there is no scenario nowhere.json"),
    "no record": ("board {}/broken.json -o {}/board.png", "broken.json: not a record of a game"),
    "no text": ("board {}/binary.json -o {}/board.png", "binary.json: not a record of a game"),
    "unknown turn": ("board toulon --turn 9 -o {}/board.png", "there is no turn 9 in this game: it has turn 1 only"),
    "unknown turn of a hand": ("hand toulon --turn 0 --side axis -o {}/hand.png", "there is no turn 0"),
    "unknown turn of a record": ("replay {}/game.json --turn 99 -o {}/replay.webp", "there is no turn 99"),
    "unknown hex": ("board toulon --crop Z9 -o {}/board.png", "this board has no hex Z9"),
    "unknown part": ("board omaha-beach-overlord --crop top -o {}/b.png", "no part but left, center, right"),
    "whose hand": ("hand toulon -o {}/hand.png", "whose hand?"),
    "no record to replay": ("replay toulon -o {}/replay.webp", "a replay needs a record of a game"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_DONE)
def test_what_cannot_be_done_is_told_in_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback, nothing drawn for nothing, nothing written."""
    command, said = NOT_DONE[name]
    (tmp_path / "folder.png").mkdir()
    os.mkfifo(tmp_path / "pipe.png")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    if "game.json" in command:
        _record(tmp_path)
    before = sorted(tmp_path.iterdir())
    assert main(command.format(*[tmp_path] * command.count("{}")).split()) in (1, 2)
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.strip().splitlines()) == 1
    assert not told.out
    assert sorted(tmp_path.iterdir()) == before


def test_a_size_out_of_bounds_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A board of fifty thousand pixels would take all the memory there is."""
    for scale in ("0", "-1", "nan", "500", "much"):
        with pytest.raises(SystemExit):
            main(["board", "toulon", "--scale", scale, "-o", "board.png"])
        assert "--scale" in capsys.readouterr().err


def test_a_file_is_written_in_place(tmp_path: Path) -> None:
    """What stands there keeps its rights and its links: nothing is renamed over it."""
    file, link = tmp_path / "board.png", tmp_path / "link.png"
    file.write_bytes(b"")
    file.chmod(0o640)
    link.symlink_to(file)
    assert main(["board", "toulon", "--scale", "0.2", "-o", str(link)]) == 0
    assert link.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert file.stat().st_size > 1000


def test_records_are_drawn(tmp_path: Path) -> None:
    """A turn of a record as a board and as a replay, and all of it as a film."""
    _record(tmp_path)
    game = str(tmp_path / "game.json")
    assert main(["board", game, "--turn", "1", "--scale", "0.2", "-o", str(tmp_path / "board.webp")]) == 0
    assert main(["replay", game, "--turn", "1", "--scale", "0.2", "-o", str(tmp_path / "turn.webp")]) == 0
    for film in ("film.webp", "film.gif"):
        assert main(["replay", game, "--scale", "0.2", "--language", "nl", "-o", str(tmp_path / film)]) == 0
        with Image.open(tmp_path / film) as opened:
            assert opened.n_frames > 2  # type: ignore[attr-defined]
            assert opened.width == 280


def test_a_failure_to_write_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may be full after the drawing, too."""

    def full(file: Path, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))

    monkeypatch.setattr(Path, "write_bytes", full)
    board = tmp_path / "board.png"
    assert main(["board", "toulon", "--scale", "0.1", "-o", str(board)]) == 1
    assert capsys.readouterr().err == f"{board}: No space left on device\n"
