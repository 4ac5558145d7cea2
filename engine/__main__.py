"""The engine's command line: settle disputes, try battles, replay games.

python -m engine check PATH...                      golden cases, files or folders
python -m engine check --explain ID PATH...         one case step by step, to the first difference
python -m engine random [--scenario ID] --games N --seed S
python -m engine random --mixed --quick --first 0 --games 5000      for a night: other switches and rules in each
python -m engine arena --a general --b veteran --games 400 --seed 1
python -m engine learn --games 600 --seed learn     what the features of a position are worth, from games of Veterans
python -m engine replay FILE                        does an exported game reproduce to the same hash?
python -m engine rule ID...                         what a rule that is cited says: MOVE-08, a group such as EQ-LC
python -m engine --version                          which engine runs: the plain Python (pure), or compiled (native)
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from platform import python_version
from typing import Final

import scenarios
from engine import arena, book, cases, record, trial
from engine.actions import text
from engine.build import BUILD
from engine.errors import EngineError, ScenarioError
from engine.options import Options
from engine.plain import draw, say_event
from engine.play import decision, to_act
from engine.players.learning import learn
from engine.types import Table
from engine.variety import TableOf, drawn

_PLAYERS: Final = f"{', '.join(arena.CONTESTANTS)}, or run:COMMAND"


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m engine", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    told = f"fieldpost engine, {BUILD}, Python {python_version()}"
    parser.add_argument("--version", action="version", version=told)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="run golden cases")
    check.add_argument("--explain", metavar="ID")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    random = commands.add_parser("random", help="play random legal games and check every invariant")
    random.add_argument("--scenario", metavar="ID", help="one battle instead of all")
    random.add_argument("--games", type=int, default=20, help="games in all")
    random.add_argument("--seed", default="1")
    random.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game")
    random.add_argument("--mixed", action="store_true", help="switches and special rules drawn for each game")
    random.add_argument("--quick", action="store_true", help="look at the end of each game, at few actions")
    random.add_argument("--save", type=Path, metavar="FILE", help="write the record of the last game")
    arena = commands.add_parser("arena", help="let computer players meet, each battle from both sides")
    arena.add_argument("--a", default="veteran", metavar="PLAYER", help=_PLAYERS)
    arena.add_argument("--b", default="veteran", metavar="PLAYER", help=_PLAYERS)
    arena.add_argument("--games", type=int, default=54)
    arena.add_argument("--seed", default="1")
    arena.add_argument("--scenario", metavar="ID", help="one battle instead of all")
    arena.add_argument("--time", type=int, default=2000, metavar="MS", help="for each answer of a command")
    arena.add_argument("--workers", type=int, default=1, help="processes")
    arena.add_argument("--json", action="store_true", help="one line of JSON")
    lesson = commands.add_parser("learn", help="learn from games what the General thinks of positions")
    lesson.add_argument("--games", type=int, default=600)
    lesson.add_argument("--seed", default="learn")
    replay = commands.add_parser("replay", help="re-execute an exported game")
    replay.add_argument("file", type=Path)
    rule = commands.add_parser("rule", help="say what a rule says")
    rule.add_argument("ids", nargs="+", metavar="ID")
    given = parser.parse_args(arguments)
    match given.command:
        case "check":
            return _explain(given.explain, given.paths) if given.explain else _check(given.paths)
        case "random":
            return _random(given)
        case "arena":
            return _arena(given)
        case "learn":
            return _learn(given.games, given.seed)
        case "rule":
            return max([_rule(one) for one in given.ids])
        case _:
            return _replay(given.file)


def _arena(given: argparse.Namespace) -> int:
    """A contest; the exit code."""
    for name in (given.a, given.b):
        if name not in arena.CONTESTANTS and not name.startswith(arena.RUN):
            print(f"no player {name!r}: {_PLAYERS}", file=sys.stderr)
            return 2
    ids = [given.scenario] if given.scenario else list(scenarios.ids())
    try:
        battles = [_load(name) for name in ids]
        outcomes = list(
            arena.contest(
                battles,
                (given.a, given.b),
                given.games,
                given.seed,
                workers=given.workers,
                time_ms=given.time,
            )
        )
    except (EngineError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(arena.as_json(outcomes) if given.json else arena.as_table(outcomes, (given.a, given.b)))
    return 1 if any(one.trouble for one in outcomes) else 0


def _learn(games: int, seed: str) -> int:
    """What games teach, as the table stands in `players/outcome.py`; the exit code."""
    battles = [_load(name) for name in scenarios.ids()]
    learnt = learn([one for game in arena.examples(battles, games, seed) for one in game])
    for name, weight in learnt.weights._asdict().items():
        print(f"    {name}={weight},")
    print(
        f"{learnt.examples} positions; log loss {learnt.loss:.3f}, knowing only the battle {learnt.ignorant:.3f}"
    )
    return 0


def _rule(wanted: str) -> int:
    """One rule, or a group with its rules; the exit code."""
    known = {rule.upper(): rule for rule in book.sentences()}
    rule = known.get(wanted.upper())
    if rule is None:
        meant = ", ".join(book.near(wanted))
        print(f"There is no rule {wanted!r}. " + (f"Near it: {meant}." if meant else "Try MOVE or EQ-LC."))
        return 1
    for one in (rule, *book.group(rule)):
        print(f"{one}: {book.sentence(one)}")
    return 0


def _load(name: str) -> Table:
    """A shipped battle; an unknown one is a fault like any other."""
    try:
        return scenarios.load(name)
    except scenarios.ScenarioError as error:
        raise ScenarioError([str(error)]) from None


def _read_cases(paths: list[Path]) -> Iterator[tuple[Path, Table]]:
    for path in paths:
        for file in sorted(path.rglob("*.json")) if path.is_dir() else [path]:
            given = json.loads(file.read_text(encoding="utf-8"))
            for case in given if isinstance(given, list) else []:
                if isinstance(case, dict) and "expect" in case:
                    yield file, case


def _cases(paths: list[Path]) -> list[tuple[Path, Table]] | None:
    try:
        return list(_read_cases(paths))
    except (OSError, ValueError) as error:
        print(f"cannot read the cases: {error}", file=sys.stderr)
        return None


def _check(paths: list[Path]) -> int:
    pairs = _cases(paths)
    if pairs is None:
        return 2
    failed = 0
    for file, case in pairs:
        outcome = cases.run(case, _load)
        if outcome.difference is not None:
            failed += 1
            print(f"{file.name}: {case.get('id')}: {outcome.difference}")
    print(f"{len(pairs) - failed} passed, {failed} failed")
    return 1 if failed or not pairs else 0


def _explain(wanted: str, paths: list[Path]) -> int:
    for _, case in _cases(paths) or []:
        if case.get("id") == wanted:
            return _tell(cases.run(case, _load))
    print(f"no case {wanted!r} there", file=sys.stderr)
    return 2


def _tell(outcome: cases.Verdict) -> int:
    case = outcome.case
    print(f"{case['id']}: {case['why']}")
    print(f"rules: {', '.join(case['rules'])}")
    if outcome.start is not None:
        print(draw(outcome.start))
    for line, steps in outcome.played:
        print(f"> {line}")
        for step in steps:
            state = step.result.state
            written = text(step.action, state.battle.board)
            if len(steps) > 1:
                print(f"  . {written}")
            for event in step.result.events:
                print(f"    {say_event(event, state)}")
    if outcome.state is not None:
        print(draw(outcome.state))
        print(f"decision: {decision(outcome.state)}, to act: {to_act(outcome.state)}")
    if case["expect"].get("refused") and outcome.difference is None:
        print(f"refused, as it should be: {case['actions'][-1]}")
    print("as expected" if outcome.difference is None else f"DIFFERENT: {outcome.difference}")
    return 0 if outcome.difference is None else 1


def _random(given: argparse.Namespace) -> int:
    """Random games, each to its end whatever became of those before it; the exit code."""
    ids = [given.scenario] if given.scenario else list(scenarios.ids())
    tallies = {name: trial.TrialTally() for name in ids}
    played: record.Record | None = None
    faults = 0
    for number in range(given.first, given.first + given.games):
        name, seed = ids[number % len(ids)], f"{given.seed}-{number}"
        table = drawn(seed) if given.mixed else TableOf(Options(), ())
        try:
            tally, played = trial.play_game(
                _load(name),
                seed,
                options=table.options,
                rules=table.rules,
                every=trial.QUICK if given.quick else 1,
            )
        except trial.TrialError as fault:
            faults += 1
            _report(fault, given, number, table)
            continue
        except EngineError as error:
            print(error, file=sys.stderr)
            return 2
        except (KeyError, LookupError, OSError, ValueError) as error:
            print(f"no battle {name!r}: {error}", file=sys.stderr)
            return 2
        tallies[name].add(tally)
    if given.save is not None and played is not None:
        given.save.write_text(record.dumps(played), encoding="utf-8")
    _print_tallies(tallies)
    return 1 if faults else 0


def _report(fault: trial.TrialError, given: argparse.Namespace, number: int, table: TableOf) -> None:
    print(f"FAULT in {fault.scenario}, seed {fault.seed}: {fault.cause!r}")
    if given.mixed:
        print(f"{table.options.changed()} {' '.join(table.rules)}")
    print("\n".join(fault.actions))
    again = ["--scenario", given.scenario] if given.scenario else []
    again += ["--mixed"] if given.mixed else []
    again += ["--seed", given.seed, "--first", str(number), "--games", "1"]
    print(f"again: python -m engine random {' '.join(again)}", flush=True)


def _print_tallies(tallies: Mapping[str, trial.TrialTally]) -> None:
    total = trial.TrialTally()
    head = f"{'battle':<26} {'games':>5} {'actions':>8} {'turns':>6} {'allies':>6} {'axis':>5} {'asides/turn':>11}"
    print(head)
    for name, tally in tallies.items():
        if tally.games:
            total.add(tally)
            _print_tally(name, tally)
    _print_tally("all", total)


def _print_tally(name: str, tally: trial.TrialTally) -> None:
    games = max(1, tally.games)
    print(
        f"{name:<26} {tally.games:>5} {tally.actions:>8} {tally.turns / games:>6.1f} "
        f"{tally.wins['allies']:>6} {tally.wins['axis']:>5} {tally.asides / max(1, tally.turns):>11.3f}"
    )


def _replay(file: Path) -> int:
    try:
        saved = record.loads(file.read_text(encoding="utf-8"))
    except (EngineError, OSError, UnicodeDecodeError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    same, result = record.reproduces(saved)
    print(f"{len(saved.entries)} entries, {'reproduces to' if same else 'DOES NOT reproduce:'} {result}")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
