"""The figures of a load run as a table for people, and what they mean on paper for a million games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_ROWS: Final = (
    "wanted/s", "presses/s", "first response p50 ms", "first response p99 ms", "screen p99 ms",
    "answers with a picture, % of presses", "announcements",
    "announcements p50 ms", "announcements p99 ms", "requests/s", "429", "refused", "unanswered, process there",
    "unanswered, process killed meanwhile", "unanswered, no process connected",
    "promised and never shown", "asked for patience", "said to be a fault", "turns told twice", "turns out of order",
    "screens that went back", "nonces that saved one", "bot CPU ms a press", "database CPU ms a press",
    "stand-in CPU ms a press", "presses a CPU second of the bot", "cores busy: bot", "cores busy: database",
    "cores busy: stand-in", "waiting for locks %", "MB of the largest", "nobody was free", "killed", "restarts",
    "back after s, longest",
)  # fmt: skip
#: What is paid for on a host of the ordinary kind, a month: euros for a core with 4 GB, for 100 GB of disk.
_CORE, _DISK = 8.0, 5.0
#: In a running game somebody takes a turn a day, with a dozen presses; an eighth of that comes in the busiest hour.
_TURNS_A_DAY, _PRESSES_A_TURN, _PEAK = 1.0, 12.0, 0.125


def table(figures: Mapping[str, Any]) -> str:
    """A column for each phase."""
    phases = [name for name, found in figures.items() if isinstance(found, dict) and "presses/s" in found]
    lines = [f"| | {' | '.join(phases)} |", f"| --- |{' ---: |' * len(phases)}"]
    for row in _ROWS:
        values = [figures[one].get(row) for one in phases]
        lines.append(f"| {row} | {' | '.join('' if one is None else _number(one) for one in values)} |")
    for name in ("calm, at its end", "storm, at its end", "sound"):
        lines.append(f"{name}: " + ", ".join(f"{key} {_number(one)}" for key, one in figures[name].items()))
    idle = figures["at rest"]["changed by nobody"]
    lines.append(
        f"at rest: {idle['rows of games changed in an idle minute']:.0f} rows of games changed in a minute without "
        f"presses; {idle['transactions/s of idle processes']:.1f} transactions/s of four processes, which look for "
        "work every few seconds, however many games there are"
    )
    lines.append(f"errors logged: {figures['errors logged'] or 'none'}")
    lines += [_twice(figures, kind) for kind in ("drawing", "in words")]
    if "small machines" in figures:
        small = figures["small machines"]
        lines.append(small if isinstance(small, str) else _twice(figures, f"at {small:.0%} of a core each"))
    return "\n".join([*lines, *_growth(figures)])


def _twice(figures: Mapping[str, Any], kind: str) -> str:
    """What a second process gains; by the clock, what it would with cores of its own, and how many each had."""
    one, two = (figures[f"{many} {kind}, flat out"] for many in "12")
    cores = " and ".join(
        " + ".join(f"{found[f'cores busy: {who}']:.2f}" for who in ("bot", "database", "stand-in"))
        for found in (one, two)
    )
    return (
        f"2 processes / 1, {kind}: {two['presses/s'] / one['presses/s']:.2f} by the clock, "
        f"{two['presses a CPU second of the bot'] / one['presses a CPU second of the bot']:.2f} by CPU "
        f"(cores of bot + database + stand-in: {cores})"
    )


def _growth(figures: Mapping[str, Any]) -> list[str]:
    rows = figures["growth"]
    names = [name for name in rows[0] if name not in ("slowest", "walks")]
    lines = [f"| {' | '.join(names)} |", f"|{' ---: |' * len(names)}"]
    lines += [f"| {' | '.join(_number(row[name]) for name in names)} |" for row in rows]
    return [
        *lines,
        *(f"{row['games']}: slowest {row['slowest']}; walks: {row['walks'] or 'none'}" for row in rows),
    ]


def paper(figures: Mapping[str, Any], games: int = 1_000_000) -> str:
    """What so many running games would take, by the figures of this run."""
    rest, drawn = figures["at rest"], figures["4 drawing"]
    bytes_each, rows_each = sum(rest["bytes a game"].values()), sum(rest["rows a game"].values())
    presses = games * _TURNS_A_DAY * _PRESSES_A_TURN * _PEAK / 3600
    turns = games * _TURNS_A_DAY * _PEAK / 3600
    requests = turns * drawn["requests/s"] / max(0.01, drawn["announcements"] / drawn["seconds"])
    cores = presses * (drawn["bot CPU ms a press"] + drawn["database CPU ms a press"]) / 1000
    disk = games * bytes_each / 1e9
    euros = cores * _CORE + disk / 100 * _DISK
    lines = (
        f"{games:,} running games on paper, a turn a day each, an eighth of them in the busiest hour:",
        f"- {games * rows_each / 1e6:.0f} million rows, {disk:.0f} GB",
        f"  ({bytes_each / 1000:.1f} kB and {rows_each:.0f} rows a game; nothing is done to a game at rest)",
        f"- {presses:.0f} presses and {turns:.0f} turns a second",
        f"- {requests:.0f} requests a second to Discord: {requests / 50:.1f} times the 50 that it takes of a bot",
        f"- {cores:.1f} cores busy with the bot and its database, about {euros:.0f} euros a month,",
        f"  and {2 * euros:.0f} with as many idle",
    )
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
