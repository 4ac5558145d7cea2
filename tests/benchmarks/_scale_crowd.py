"""Discord and its people, in a process of their own: `python -m tests.benchmarks._scale_crowd SPEC`, told what to do by
lines of JSON.

`{"do": "load", "rate": 100, "seconds": 60}` has them press so often (`rate` 0: as fast as answers come, so many at a
time as `flying` says), `{"do": "rest", "seconds": 20}` waits until everybody who waits has been called, and each is
answered with a line of figures. The end of its input ends it.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import json
import random
import resource
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tests.benchmarks._scale_discord import Discord
from tests.benchmarks._scale_judge import AWAY, KILLED, THERE, Figures, Judge
from tests.benchmarks._scale_people import Choice, Sitting
from tests.benchmarks._scale_press import DEADLINE, Press

#: Seconds between two presses of one person: who reads takes longer than a second tap.
CALM: Final = 3.0
#: Seconds for which a screen is waited for after the first answer.
_SHOWN: Final = 15.0
#: The same where the message stays as it is until it changes.
_CHANGED: Final = 4.0
#: Seconds after which somebody looks once more whether it is his turn.
_LOOKS_AGAIN: Final = 0.5
#: Seconds after which a bot that has sent nothing has nothing left to send.
_SILENT: Final = 1.0
#: So many press again at the same time.
_TOGETHER: Final = 8


class Crowd:
    """Everybody who plays."""

    def __init__(self, discord: Discord, sittings: Sequence[Sitting], seed: int) -> None:
        self.discord, self.sittings = discord, sittings
        self.chance: Final = random.Random(seed)
        self.judge: Final = Judge(sittings)
        discord.heard.append(self.judge.heard)
        #: Who reads, until when; and who may press, whoever has read last at the end.
        self._reading: Final[list[tuple[float, int]]] = []
        self._ready: Final = [*range(len(sittings))]
        self._flying: Final[set[asyncio.Task[None]]] = set()
        self._began = time.monotonic()

    async def load(self, rate: float, seconds: float, flying: int) -> Figures:
        """Presses for so long; what came of them."""
        self.judge.begin()
        cpu, begin = time.process_time(), time.monotonic()
        missed, due = 0, begin
        while (now := time.monotonic()) < begin + seconds:
            if rate:
                due += self.chance.expovariate(rate)
                await asyncio.sleep(max(0.0, due - now))
            while not rate and len(self._flying) >= flying:
                await asyncio.wait(self._flying, return_when=asyncio.FIRST_COMPLETED)
            sitting = self._free()
            if sitting is None:
                missed += 1
                await asyncio.sleep(0 if rate else 0.005)
                continue
            task = asyncio.create_task(self._turn_to(*sitting))
            self._flying.add(task)
            task.add_done_callback(self._flying.discard)
        if self._flying:
            await asyncio.wait(self._flying, timeout=DEADLINE + _SHOWN)
        took = time.monotonic() - begin
        return {
            **self.judge.figures(took), "seconds": took, "nobody was free": missed,
            "stand-in CPU s": time.process_time() - cpu,
            "stand-in MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        }  # fmt: skip

    def _free(self) -> tuple[int, Sitting] | None:
        """Somebody whose turn it is, and who has had time to read: who is in the middle of a turn goes on with it, so
        that at any rate people play turns to their ends, and no more of them play than it takes."""
        now = time.monotonic() - self._began
        while self._reading and self._reading[0][0] <= now:
            self._ready.append(heapq.heappop(self._reading)[1])
        while self._ready:
            number = self._ready.pop()
            one = self.sittings[number]
            if one.over:
                continue
            if not one.left_alone:
                return number, one
            heapq.heappush(self._reading, (now + _LOOKS_AGAIN, number))
        return None

    async def _turn_to(self, number: int, sitting: Sitting) -> None:
        """One press, and the time to read what came of it."""
        await self._press(sitting)
        calm = CALM + self.chance.expovariate(1.0)
        heapq.heappush(self._reading, (time.monotonic() - self._began + calm, number))

    async def _press(self, sitting: Sitting) -> bool:
        """One press; whether it was answered."""
        choice = sitting.next()
        press = self._made(sitting, choice)
        sitting.flying = None if choice.looks else press
        shard = self.discord.gateway.shards[self.discord.gateway.shard_of(sitting.server)]
        there, session = AWAY if not shard.is_heard() else THERE, shard.session
        try:
            await asyncio.wait_for(press.answered.wait(), DEADLINE)
        except TimeoutError:
            if there == THERE and not (shard.is_heard() and shard.session == session):
                there = KILLED
        if press.first is not None:
            # Where nothing is owed nothing need come.
            with suppress(TimeoutError):
                await asyncio.wait_for(press.visible.wait(), _SHOWN if press.owed else _CHANGED)
        sitting.answered(press, choice)
        self.judge.pressed(press, choice, there)
        return press.first is not None

    def _made(self, sitting: Sitting, choice: Choice) -> Press:
        if choice.custom_id:
            return self.discord.press(
                sitting.server, sitting.thread, sitting.who, sitting.panel, choice.custom_id, choice.values
            )
        return self.discord.command(sitting.server, sitting.thread, sitting.who, choice.do, {})

    async def rest(self, seconds: float) -> Figures:
        """Nobody presses until everybody has been called, so long at most; how many never were."""
        end = time.monotonic() + seconds
        unanswered = await self._once_more()
        while self._goes_on() and time.monotonic() < end:
            await asyncio.sleep(0.1)
        stuck = [one for one in self.sittings if one.left_alone]
        for one in stuck[:5]:
            print(f"game {one.game} waits after {one.last}: {json.dumps(one.panel)[:1500]}", file=sys.stderr)
        for one in self.sittings:
            for back in one.went_back:
                print(f"game {one.game} went back from {back}", file=sys.stderr)
        return {
            "lost": self.judge.lost(),
            "unanswered at the second press, too": unanswered,
            "over": sum(one.over for one in self.sittings),
            **self._unknown(),
        }

    def _goes_on(self) -> bool:
        """Whether somebody waits to be called, or pictures of before still come."""
        return self.judge.lost() > 0 or time.monotonic() - self.judge.latest < _SILENT

    async def _once_more(self) -> int:
        """Whoever was not answered, or told to try again, presses again; how many are not answered then, either."""
        unanswered = 0
        waiting = [one for one in self.sittings if one.asks_again]
        for some in range(0, len(waiting), _TOGETHER):
            pressed = await asyncio.gather(*[self._press(one) for one in waiting[some : some + _TOGETHER]])
            unanswered += pressed.count(False)
        return unanswered

    def _unknown(self) -> Figures:
        for one, many in self.discord.unknown.most_common(5):
            print(f"unknown {many} times: {one}", file=sys.stderr)
        return {"unknown routes": sum(self.discord.unknown.values())}


async def main(spec: Mapping[str, Any]) -> None:
    """Open, then do what is said."""
    discord = Discord(spec["shards"], spec["port"])
    threads = {int(server): those for server, those in spec["threads"].items()}
    discord.found(threads, lambda server: threads[server])
    chance = random.Random(spec["seed"])
    sittings = [Sitting(one, random.Random(chance.random())) for one in spec["sittings"]]
    crowd = Crowd(discord, sittings, spec["seed"])
    await discord.open()
    # Servers and threads stay for ever: nothing of them is to be looked through again and again.
    gc.collect()
    gc.freeze()
    print(json.dumps({"base": discord.base}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        said = json.loads(line)
        match said["do"]:
            case "load":
                found = await crowd.load(said["rate"], said["seconds"], said.get("flying", 8))
            case "rest":
                found = await crowd.rest(said["seconds"])
            case _:
                heard = [float(one.is_heard()) for one in discord.gateway.shards]
                found = {
                    "heard": sum(heard),
                    "begun": discord.gateway.begun,
                    "resumed": discord.gateway.resumed,
                }
        print(json.dumps(found), flush=True)
    await discord.close()


if __name__ == "__main__":
    asyncio.run(main(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
