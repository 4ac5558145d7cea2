"""20 battles whose side to act is a computer, all at once: when is each notice sent, and how late is the loop then?

Real processes think, real pictures are drawn; Discord is stubbed and takes its time for every call, as in `mail`.
`BENCH_TABLES` (20), `BENCH_ROUNDS` (3) and `BENCH_LEVELS` (recruit veteran general, in turn) set the size.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from bot.facts.computers import waits_for_computer
from bot.facts.place import PANEL, THREAD, Place, own_place
from bot.game.values import NewGame, Request
from renderer.studio import Studio
from tests.benchmarks import mail
from tests.benchmarks._bot_rig import ANA, Lag, Rig
from tests.bot.game.test_computers import all_played

TABLES: Final = int(os.environ.get("BENCH_TABLES", "20"))
ROUNDS: Final = int(os.environ.get("BENCH_ROUNDS", "3"))
LEVELS: Final = os.environ.get("BENCH_LEVELS", "recruit veteran general").split()
_BATTLES: Final = ("arracourt", "pegasus-bridge", "st-vith", "sword-beach")
#: Seconds until a round is given up.
_PATIENCE: Final = 120.0


async def _prepared(rig: Rig) -> list[int]:
    """Battles with thread and panel noted; the computers have had their first turn where it is theirs."""
    backend, games = rig.client.backend, []
    await backend.servers.set(mail.SERVER, 0, most_games=10**9)
    for number in range(TABLES):
        level: Any = LEVELS[number % len(LEVELS)]
        wanted = NewGame(
            _BATTLES[number % len(_BATTLES)], ANA, server=mail.SERVER, computer=level, origin=mail.HOME
        )
        card = await backend.lobby.new(wanted)
        places, thread = backend.places, mail.FIRST_THREAD + number
        await places.put(Place(card.id, THREAD, thread, server=mail.SERVER))
        await places.put(Place(card.id, PANEL, thread, 5, server=mail.SERVER))
        for side in ("allies", "axis"):
            await places.put(Place(card.id, own_place("dm", ANA, side), mail.DM, 6))
        games.append(card.id)
    await all_played(backend.computers)
    await _empty(rig)
    return games


async def _empty(rig: Rig) -> None:
    """Nothing is left to say."""
    announce = rig.client.backend.announce
    while taken := await announce.take():
        await announce.done(*[one.id for one in taken])


async def _my_turn(rig: Rig, game: int) -> None:
    """Ana does what is last among all that is legal, until it is the computer's turn."""
    games = rig.client.backend.games
    while (card := await games.card(game)).status == "running" and not waits_for_computer(card.awaited):
        legal = await games.legal(game, ANA)
        await games.act(Request(ANA, game), legal[-1])


async def _measure(folder: Path) -> dict[str, float]:
    studio = Studio(folder=folder / "grounds")
    rig = await Rig.open(f"sqlite+aiosqlite:///{folder / 'games.db'}", studio)
    client, slow = rig.client, mail.Slow()
    client._connection._add_guild_from_data(mail.guild(TABLES))  # type: ignore[arg-type]
    client.http.request = slow.request  # type: ignore[assignment,method-assign]
    games = await _prepared(rig)
    for game in games:
        # A battle that goes on was drawn before.
        await studio.prepare((await client.backend.games.look(game)).view)
    # Nobody looks after the computers until all of them are to move: on a slow machine that takes many seconds.
    client.herald.rounds.cancel()
    client.herald.holding.cancel()
    client._ready.set()
    late: list[float] = []
    lag, cpu = Lag(), 0.0
    for _ in range(ROUNDS):
        client.herald.kick = lambda: None  # type: ignore[method-assign]
        for game in games:
            await _my_turn(rig, game)
        await _empty(rig)
        del client.herald.kick
        running = [
            number
            for number, game in enumerate(games)
            if (await client.backend.games.card(game)).status == "running"
        ]
        slow.said.clear()
        start, before = time.monotonic(), _cpu()
        async with lag:
            client.herald.kick()
            while time.monotonic() < start + _PATIENCE and not set(running) <= set(slow.said):
                await asyncio.sleep(0.05)
        cpu += _cpu() - before
        late += [slow.said.get(number, start + _PATIENCE) - start for number in running]
        await client.herald.drain()
    late.sort()
    await rig.close()
    return {
        "turns": float(len(late)),
        "notice after s, p50": statistics.median(late),
        "notice after s, longest (<= 5)": late[-1],
        # On two cores that have nothing else to do the last notice comes after half of this.
        "CPU s for a round": cpu / ROUNDS,
        **lag.figures(),
    }


def _cpu() -> float:
    """What this process and those that think and draw for it have used."""
    ticks = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(folder.name) == os.getpid() or int(fields[1]) == os.getpid():
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def run() -> dict[str, float]:
    """The figures."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))
