"""Pictures from the command line.

python -m renderer board SCENARIO|RECORD [--turn N] [--side S] [--theme T] [--language L] -o FILE
python -m renderer hand SCENARIO|RECORD [--turn N] --side S [--theme T] [--language L] -o FILE
python -m renderer replay RECORD [--turn N] [--theme T] [--language L] -o FILE   (without --turn the film of it all)
python -m renderer page RECORD [--side S] [--theme T] [--language L] -o FILE.html   (to step through in a browser)
python -m renderer card SCENARIO [--theme T] [--language L] -o FILE
python -m renderer gallery [--theme T] [--language L] -o FILE

The format follows the suffix: png, webp, jpg; a replay is webp or gif. What cannot be done is told in one line.
The words are those of the bot: the pictures themselves know none.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import renderer
import scenarios
from bot.i18n import ENGLISH, Words, languages, words_of
from bot.screens.aloud import aloud
from bot.screens.battles import labelled
from bot.screens.pictures import film, pictured
from bot.screens.pictures.page import Cover, logged, page
from bot.screens.scenario import name_of, scenario_words
from bot.store.text.battletext import sheet_of
from engine import record
from engine.dice import SeededDice
from engine.errors import EngineError, SaveError
from engine.events import DiceRolled
from engine.play import Result, to_act
from engine.state import GameState
from engine.types import SIDES, Viewer
from engine.view import PlayerView, project
from renderer.dice_strip import Die
from renderer.gallery import draw_gallery
from renderer.layout import Box, Layout, layout_of
from renderer.marks import Mark
from renderer.page import Proof
from renderer.picture import Format, encoded
from renderer.story import Step, dimmed, marks_between, scenes_of
from renderer.theme import THEMES

_STILL: dict[str, Format] = {".png": "png", ".webp": "webp", ".jpg": "jpeg", ".jpeg": "jpeg"}
_MOVING: dict[str, Format] = {".webp": "webp", ".gif": "gif"}
#: Smaller nothing is seen, larger a board takes all the memory of a machine.
_SMALLEST, _LARGEST = 0.05, 4.0
_CROP_HELP = "a part of a big board, hexes, or where the fight is on a big board"


class _BadInput(Exception):
    """What was asked for cannot be done; said in one plain line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    given = _parser().parse_args(arguments)
    try:
        if given.command == "page":
            return _write_page(given)
        kind = _format(given)
        picture = _draw(given, kind)
        # written in place: a rename would put a file where a device is
        given.output.write_bytes(picture.data)
    except _BadInput as error:
        print(error, file=sys.stderr)
        return 2
    except SaveError as error:
        print(f"{given.source}: not a record of a game ({error})", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or given.output}: {error.strerror or error}", file=sys.stderr)
        return 1
    except (EngineError, scenarios.ScenarioError, LookupError, ValueError) as error:
        print(f"{given.command}: {error}", file=sys.stderr)
        return 1
    print(f"{given.output}: {picture.width} x {picture.height}, {len(picture.data) / 1000:.0f} kB")
    return 0


def _write_page(given: argparse.Namespace) -> int:
    """A game as one file to step through; as one side knew it, or with everything, its dice to be checked."""
    _check_target(given, (".html",))
    path, words = Path(given.source), words_of(given.language, aloud=True)
    if path.suffix != ".json" or not path.is_file():
        raise _BadInput(f"{given.source}: a page needs a record of a game")
    text = _read(path)
    noted = record.loads(text)
    side: Viewer = given.side
    cover = Cover(
        name_of(words, sheet_of(noted.scenario)), path.name, proof=_proof(words, text, side),
        theme=given.theme, bottom=given.bottom,
    )  # fmt: skip
    data = page(words, cover, logged(noted, side))
    given.output.write_bytes(data)
    print(f"{given.output}: {len(data) / 1000:.0f} kB")
    return 0


def _proof(words: Words, text: str, side: Viewer) -> Proof:
    """What is told of the dice, if the record tells where they came from and nothing is to be hidden."""
    found = json.loads(text)
    if side != "referee" or "seed" not in found:
        return Proof()
    salts = tuple(found["salts"]) if found["salts"] is not None else None
    lines = [words("verify-seed", seed=found["seed"]), words("dice-seal", seal=found["seal"])]
    if salts is None:
        lines.append(words("page-old"))
    return Proof(tuple([aloud(words, one) for one in lines]), found["seal"], salts, text)


def _format(given: argparse.Namespace) -> Format:
    """The format of the file; raises _BadInput before anything is drawn for nothing."""
    formats = _MOVING if given.command == "replay" else _STILL
    return formats[_check_target(given, formats)]


def _check_target(given: argparse.Namespace, suffixes: Iterable[str]) -> str:
    """The suffix of the file; raises _BadInput."""
    target: Path = given.output
    suffix = target.suffix.lower()
    if suffix not in suffixes:
        raise _BadInput(f"{target}: a {given.command} is a file with the suffix {' or '.join(suffixes)}")
    if not target.parent.is_dir():
        raise _BadInput(f"{target}: there is no folder {target.parent}")
    if target.exists() and not target.is_file():
        raise _BadInput(f"{target}: not a file that a picture could be written to")
    return suffix


def _scale(text: str) -> float:
    scale = float(text)
    if not _SMALLEST <= scale <= _LARGEST:
        raise argparse.ArgumentTypeError(f"from {_SMALLEST:g} to {_LARGEST:g} pixels a unit")
    return scale


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m renderer", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("board", "a board, at the start of a battle or in a recorded game"),
        ("hand", "the cards of a side"),
        ("replay", "an animation of a turn or of a whole game"),
        ("page", "a whole game as one HTML file to step through"),
        ("card", "the preview of a battle"),
        ("gallery", "everything there is, on one page"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
        command.add_argument("--theme", choices=sorted(THEMES), default="standard")
        command.add_argument("--language", choices=languages(), default=ENGLISH)
        command.add_argument(
            "--scale", type=_scale, metavar="K", help="pixels a unit; a hex is 100 units wide"
        )
        if name != "gallery":
            command.add_argument("source", metavar="SCENARIO|RECORD")
            command.add_argument("--turn", type=int, metavar="N")
            everything = "referee" if name == "page" else "spectator"
            command.add_argument("--side", choices=[*SIDES, "spectator", "referee"], default=everything)
            command.add_argument("--bottom", choices=SIDES)
            command.add_argument("--crop", metavar="PART|HEX,HEX|fight", help=_CROP_HELP)
    return parser


def _draw(given: argparse.Namespace, kind: Format) -> renderer.Picture:
    words = words_of(given.language)
    if given.command == "gallery":
        said = pictured.samples(words)
        return encoded(draw_gallery(theme=given.theme, scale=given.scale or 1.0, said=said), kind)
    game, sheet = _played(given.source), sheet_of(_scenario(given.source))
    viewer: Viewer = given.side
    first = labelled(words, project(game[0][0], viewer))
    title = name_of(words, sheet)
    if given.command == "card":
        return renderer.render_scenario_card(
            first,
            words=scenario_words(words, sheet),
            theme=given.theme,
            bottom=given.bottom,
            scale=given.scale or 1.0,
            format=kind,
        )
    steps = _steps(words, game, viewer, title)
    if given.command == "replay":
        return _replay(given, pictured.board(words, first, title=title), first, steps, kind)
    view, marks, last = _moment(given.turn, first, steps)
    if given.command == "hand":
        if viewer not in SIDES:
            raise _BadInput("whose hand? --side allies or --side axis")
        return renderer.render_hand(
            view, words=pictured.hand(words, view), theme=given.theme, scale=given.scale or 1.0, format=kind
        )
    crop: Box | str | list[str] | None = None
    if given.crop == "fight":
        crop = renderer.focus_of(view, marks, given.bottom)
    elif given.crop is not None:
        crop = _crop(given.crop, layout_of(view, given.bottom))
    return renderer.render_board(
        view, theme=given.theme, marks=marks, bottom=given.bottom, scale=given.scale, crop=crop, format=kind,
        words=pictured.board(words, view, title=title, last=last),
    )  # fmt: skip


def _crop(text: str, layout: Layout) -> str | list[str]:
    """The name of a part, or hexes; raises _BadInput for what the board does not have."""
    if text in layout.parts():
        return text
    names = [name.strip().upper() for name in text.split(",")]
    unknown = [name for name in names if name not in layout.by_name]
    if unknown:
        parts = f", and no part but {', '.join(layout.parts())}" if layout.parts() else ""
        raise _BadInput(f"--crop {text}: this board has no hex {', '.join(unknown)}{parts}")
    return names


_Game = list[tuple[GameState, Result | None, str]]


def _played(source: str) -> _Game:
    """Every state of a record with the action before it; of a scenario the start only."""
    path = Path(source)
    if path.is_file() and path.suffix == ".json":
        noted = record.loads(_read(path))
        lines = ["", *(entry.action for entry in noted.entries)]
        return [
            (state, result, line) for (state, result), line in zip(record.replay(noted), lines, strict=False)
        ]
    return [(record.start(_scenario(source), SeededDice("1"))[0], None, "")]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _BadInput(f"{path}: not a record of a game (no text)") from None


def _scenario(source: str) -> dict[str, Any]:
    path = Path(source)
    if path.is_file() and path.suffix == ".json":
        return dict(record.loads(_read(path)).scenario)
    return cast("dict[str, Any]", dict(scenarios.load(source)))


def _steps(words: Words, game: _Game, viewer: Viewer, title: str) -> list[Step]:
    steps = []
    for (before, _, _), (state, result, line) in itertools.pairwise(game):
        view = labelled(words, project(state, viewer))
        last = pictured.deed(words, line, to_act(before) or view.active)
        said = pictured.board(words, view, title=title, last=last)
        steps.append(Step(line, view, _dice(before, result), said))
    return steps


def _dice(before: GameState, result: Result | None) -> tuple[Die, ...]:
    """The dice of the battle in an action, with what each of them did."""
    for event in result.events if result is not None else ():
        if isinstance(event, DiceRolled) and event.strike.at in before.units:
            return tuple(
                Die(face, "hit" if face in event.hitting else "flag" if face == "flag" else "miss")
                for face in event.faces
            )
    return ()


def _of_turn(first: PlayerView, steps: list[Step], turn: int) -> tuple[PlayerView, list[Step]]:
    """What was done in a turn, and the view before it."""
    views = [first, *(step.view for step in steps)]
    chosen = [step for before, step in zip(views, steps, strict=False) if before.turn == turn]
    if not chosen:
        raise _BadInput(f"there is no turn {turn} in this game: it has {_turns(views)}")
    return next(view for view in views if view.turn == turn), chosen


def _turns(views: Sequence[PlayerView]) -> str:
    last = max(view.turn for view in views)
    return f"turns 1 to {last}" if last > 1 else "turn 1 only"


def _moment(
    turn: int | None, first: PlayerView, steps: list[Step]
) -> tuple[PlayerView, tuple[Mark, ...], str]:
    """The end of a turn with what was done in it; without a turn the end of the game, the last turn dimmed."""
    if not steps:
        if turn not in (None, first.turn):
            _of_turn(first, steps, turn)
        return first, (), ""
    views = [first, *(step.view for step in steps)]
    shown = views[-2].turn if turn is None else turn
    before, chosen = _of_turn(first, steps, shown)
    marks: list[Mark] = []
    for step in chosen:
        marks += marks_between(before, step)
        before = step.view
    last = chosen[-1].words.last if chosen[-1].words is not None else ""
    return before, (tuple(marks) if turn is not None else dimmed(marks)), last


def _replay(
    given: argparse.Namespace, words: renderer.Words, first: PlayerView, steps: list[Step], kind: Format
) -> renderer.Picture:
    if not steps:
        raise _BadInput(f"{given.source}: nothing was played, and a replay needs a record of a game")
    moving = {
        "theme": given.theme, "bottom": given.bottom, "scale": given.scale,
        "format": "gif" if kind == "gif" else "webp",
    }  # fmt: skip
    if given.turn is None:
        played = record.counted(record.replay(record.loads(_read(Path(given.source)))))
        return renderer.render_film(
            film.of_record(words_of(given.language), words.title, played).shots, **moving
        )
    before, chosen = _of_turn(first, steps, given.turn)
    told = replace(words, turn=pictured.turn(words_of(given.language), before))
    return renderer.render_replay(scenes_of(before, chosen, words=told), **moving)


if __name__ == "__main__":
    raise SystemExit(main())
