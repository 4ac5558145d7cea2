"""The connections of the bot to the stand-in: as the try-out's, with servers that are plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from bot.local.gateway import Gateway
from tests.benchmarks import _scale_shapes as shapes

if TYPE_CHECKING:
    from simcord.backend.state import Backend

    from tests.benchmarks._scale_discord import Discord


class Gates(Gateway):
    """All connections of the bot's processes."""

    def __init__(self, discord: Discord, shards: int) -> None:
        super().__init__(cast("Backend", None), discord.base, shards)
        self._discord: Final = discord
        #: How often a session was begun, and how often one went on.
        self.begun = self.resumed = 0

    def send(self, event: str, data: object, server: int | None) -> None:
        """Something has happened on a server, or in private."""
        self.shards[self.shard_of(server)].out.put_nowait((event, data))

    async def _identify(self, wire: Any, asked: Any) -> None:
        number, count = asked.get("shard", (0, 1))
        if count != len(self.shards) or number not in range(count):
            # Invalid shard, as Discord says it.
            await wire.socket.close(code=4010)
            return
        shard = self.shards[number]
        shard.begin(wire)
        ours = [one for one in self._discord.guilds if self.shard_of(one) == number]
        ready = {
            "v": 10, "user": shapes.user(shapes.APPLICATION), "session_id": shard.session, "shard": [number, count],
            "resume_gateway_url": self.address, "application": {"id": str(shapes.APPLICATION), "flags": 0},
            "guilds": [{"id": str(one), "unavailable": True} for one in ours],
        }  # fmt: skip
        shard.out.put_nowait(("READY", ready))
        for one in ours:
            shard.out.put_nowait(("GUILD_CREATE", self._discord.guilds[one]))
        self.begun += 1
        if all(one.session for one in self.shards):
            self.ready.set()

    async def _resume(self, wire: Any, asked: Any) -> None:
        if self._discord.chance.random() < self._discord.resumes:
            self.resumed += 1
            await super()._resume(wire, asked)
            return
        # Invalid session: it may not be resumed.
        await wire.say(9, False)
