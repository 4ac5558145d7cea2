"""python -m scenarios: list, show, check, balance, import and export battles."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from engine.arena import Balance, among_equals, balanced
from engine.players import LEVELS
from scenarios.campaign import contests
from scenarios.campaign.picture import show_campaign
from scenarios.campaign.reading import CampaignReading, read_campaign
from scenarios.campaign.shelf import campaign_summaries, load_campaign, to_play
from scenarios.door import decoded
from scenarios.errors import Fault, NotPlayableError, ScenarioError
from scenarios.library import (
    CAMPAIGN,
    campaigns,
    identifier,
    missing_pieces,
    playable,
    read_bytes,
    read_id,
    read_text,
)
from scenarios.listing import Summary, summaries
from scenarios.m44 import Imported, as_text, export_m44, import_m44
from scenarios.picture import show
from scenarios.playable import without_unsupported
from scenarios.reading import Reading


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 1 if anything is wrong with a scenario."""
    parser = _parser()
    options = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except NotPlayableError as error:
        _complain(error.faults, "not playable until accepted (--accept)")
    except ScenarioError as error:
        _complain(error.faults, "not a sound scenario")
    except BrokenPipeError:  # `| head` has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m scenarios", description="The battles, and other people's."
    )
    parser.add_argument(
        "--folder", action="append", default=[], help="a folder with more battles; may be repeated"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="all battles and campaigns, one line each")
    listing.add_argument("--json", action="store_true", help="one JSON list")
    listing.set_defaults(run=_list)
    showing = commands.add_parser("show", help="one battle or campaign: all that players will see")
    showing.add_argument("id", help="the id of a battle or campaign, or a file")
    showing.set_defaults(run=_show)
    checking = commands.add_parser("check", help="everything that is wrong with scenario files")
    checking.add_argument("files", nargs="+", metavar="FILE", help=".toml or .m44")
    checking.set_defaults(run=_check)
    importing = commands.add_parser("import", help="make a scenario file of an .m44 file")
    importing.add_argument("file", metavar="FILE.m44")
    importing.add_argument("-o", "--out", help="where to write it; left out: to the screen")
    importing.add_argument("--accept", action="store_true", help="play it without what is not supported")
    importing.set_defaults(run=_import)
    exporting = commands.add_parser("export", help="make an .m44 file of a battle")
    exporting.add_argument("id", help="the id of a battle, or a file")
    exporting.add_argument("-o", "--out", help="where to write it; left out: to the screen")
    exporting.set_defaults(run=_export)
    balance = commands.add_parser("balance", help="who wins between two equal players, by side")
    balance.add_argument("id", nargs="+", help="the id of a battle or campaign, or a file")
    balance.add_argument("--games", type=int, default=400)
    balance.add_argument("--seed", default="1")
    balance.add_argument("--level", choices=list(LEVELS), default="veteran")
    balance.add_argument("--workers", type=int, default=1, help="processes")
    balance.add_argument("--rows", action="store_true", help="as rows of scenarios/leans.py")
    balance.set_defaults(run=_balance)
    return parser


def _balance(options: argparse.Namespace) -> int:
    """Games between two players of one level: each wins what his side gives him."""
    if not options.rows:
        print(
            f"{'battle':<26} {'games':>5} {'allies':>7} {'95 %':>12} {'axis':>6} {'medals':>9} {'turns':>6}"
        )
    for name in options.id:
        if name.endswith(CAMPAIGN) or name in campaigns(options.folder):
            _balance_campaign(name, options)
            continue
        battle = playable(_open(name, options.folder))
        games = among_equals(battle, options.level, options.games, options.seed, workers=options.workers)
        balance = balanced(list(games))
        allies, medals = balance.allies, balance.medals
        if options.rows:
            print(_row(battle["id"], balance))
            continue
        between = f"{allies.low:.0%} to {allies.high:.0%}"
        print(
            f"{battle['id']:<26} {balance.games:>5} {allies.share:>7.1%} {between:>12} {balance.axis:>6.1%} "
            f"{medals[0]:>4.1f}:{medals[1]:.1f} {balance.turns:>7.1f}"
        )
    return 0


def _row(name: object, balance: Balance) -> str:
    """What was measured, as it is written down."""
    games, (allies, axis) = balance.games, balance.medals
    won = f"{round(balance.allies.share * games)}, {round(balance.axis * games)}"
    return f'    "{name}": Lean({games}, {won}, ({allies:.1f}, {axis:.1f}), {balance.turns:.1f}),'


def _balance_campaign(name: str, options: argparse.Namespace) -> None:
    """A whole campaign, and below it each of its battles as it is met there."""
    reading = _open_campaign(name, options.folder)
    games = contests.contest(reading.campaign, reading.playable(), options.level, options.games, options.seed)
    balance = contests.balanced(list(games))
    between = f"{balance.allies.low:.0%} to {balance.allies.high:.0%}"
    drawn = f", drawn {balance.drawn:.1%}" if balance.drawn else ""
    print(
        f"{name:<26} {balance.games:>5} {balance.allies.share:>7.1%} {between:>12} {balance.axis:>6.1%}{drawn}"
    )
    for place, (number, allies) in balance.battles.items():
        print(f"  {place:<24} {number:>5} {allies:>7.1%} {'':>12} {1 - allies:>6.1%}")


def _complain(faults: Sequence[Fault], what: str) -> None:
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(faults)} fault{'s' if len(faults) != 1 else ''}: {what}", file=sys.stderr)


def _list(options: argparse.Namespace) -> int:
    rows = summaries(folders=options.folder)
    if options.json:
        print(json.dumps([asdict(row) for row in rows], ensure_ascii=False, indent=1))
        return 0
    width = max((len(row.id) for row in rows), default=0)
    for row in rows:
        print(f"{row.id.ljust(width)}  {row.date:10}  {row.board:8}  {row.title()}{_state(row)}")
    good = sum(row.playable for row in rows)
    found = campaign_summaries(options.folder)
    for campaign in found:
        state = (
            f"FAULTY: {campaign.faults[0]}" if campaign.faults else f"campaign of {campaign.length} battles"
        )
        print(f"{campaign.id.ljust(width)}  {state:22}  {campaign.title()}")
    print(f"{len([one for one in found if not one.faults])} playable campaigns")
    print(f"{good} playable battle{'s' if good != 1 else ''}")
    return 0


def _state(row: Summary) -> str:
    if row.faults:
        return f"FAULTY: {row.faults[0]}"
    return "" if row.playable else " (not playable yet)"


def _open(name: str, folders: list[str]) -> Reading:
    """A battle by id, or a file of either format by path."""
    if not ("/" in name or name.endswith((".toml", ".m44"))):
        return read_id(name, folders)
    text = decoded(read_bytes(Path(name)))
    if not name.endswith(".m44"):
        return read_text(text, identifier(Path(name).stem))
    imported = import_m44(text, identifier(Path(name).stem))
    _tell(imported)
    if imported.faults:
        raise ScenarioError(imported.faults)
    return imported.reading


def _open_campaign(name: str, folders: list[str]) -> CampaignReading:
    """A campaign by id, or a file by path: its battles may lie beside it."""
    if not name.endswith(CAMPAIGN):
        return load_campaign(name, folders)
    path = Path(name)
    text = decoded(read_bytes(path))
    beside = [*folders, str(path.parent)]
    return read_campaign(text, path.name.removesuffix(CAMPAIGN), partial(to_play, folders=beside))


def _tell(imported: Imported) -> None:
    for note in imported.notes:
        print(f"note: {note}", file=sys.stderr)
    for fault in imported.shortened:
        print(f"shortened: {fault}", file=sys.stderr)


def _show(options: argparse.Namespace) -> int:
    if options.id.endswith(CAMPAIGN) or options.id in campaigns(options.folder):
        print(show_campaign(_open_campaign(options.id, options.folder)), end="")
        return 0
    reading = _open(options.id, options.folder)
    missing = missing_pieces(reading)
    print(show(without_unsupported(reading.mapping) if missing else reading.mapping), end="")
    for fault in missing:
        print(fault)
    return 0


def _check(options: argparse.Namespace) -> int:
    faulty = 0
    for name in options.files:
        try:
            if name.endswith(CAMPAIGN):
                _open_campaign(name, options.folder)
                print(f"{name}: sound")
                continue
            reading = _open(name, [])
            missing = missing_pieces(reading)
            if missing and not reading.accepted:
                raise NotPlayableError(missing)
        except ScenarioError as error:
            faulty += 1
            for fault in error.faults:
                print(fault.within(file=name))
        else:
            print(f"{name}: sound")
    return 1 if faulty else 0


def _import(options: argparse.Namespace) -> int:
    path = Path(options.file)
    imported = import_m44(decoded(read_bytes(path)), identifier(path.stem))
    _put(imported.saved(accepted=options.accept), options.out)
    _tell(imported)
    for fault in imported.missing:
        print(f"missing: {fault}", file=sys.stderr)
    if imported.faults:
        _complain(imported.faults, "to be mended in the file before it can be played")
    elif imported.missing and not options.accept:
        print("not playable until accepted: import with --accept, or edit the file", file=sys.stderr)
    return 0


def _export(options: argparse.Namespace) -> int:
    document, losses = export_m44(_open(options.id, options.folder))
    _put(as_text(document) + "\n", options.out)
    for loss in losses:
        print(f"note: {loss}", file=sys.stderr)
    return 0


def _put(text: str, out: str | None) -> None:
    if out is None:
        sys.stdout.write(text)
    else:
        Path(out).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
