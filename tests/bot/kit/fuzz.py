"""Interactions of all kinds, as nobody's client would send them: forged ids, old turns, other people, other servers,
private messages.

Every button is a string that anybody may send. What comes back is looked through for what its reader may not know.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import UserHandle

from bot.discord.rights import RIGHTS
from bot.errors import UserError
from bot.flows.press import routes
from bot.i18n import words_of
from tests.bot.kit.crowd import at_once
from tests.bot.kit.limits import invite
from tests.bot.kit.world import World

_BUTTON, _LIST, _PEOPLE, _MODAL = 2, 3, 5, 5
#: What the battle's own words do not answer: there a card is named because somebody asked for its rule.
_RULES = ("rules", "scenario", "help", "about")
_ARGUMENTS = (
    "", "C4", "E2", "order E2", "play ambush", "axis", "allies", "1", "0", "play move-out", "x" * 60, "page:2",
    "axis:1", "axis-0", "yes", "C4-D4", "-1", "²",
)  # fmt: skip
#: The panel of reactions speaks of it to everybody, whoever holds it.
_SPOKEN_OF = frozenset({"ambush"})
_FILLED: dict[str, Callable[[random.Random], Any]] = {
    "card": lambda rng: rng.choice(("probe-left", "ambush", "firefight", "x" * 90)),
    "units": lambda rng: rng.choice(("C4", "E2 F1", "Z99", "")),
    "from": lambda rng: rng.choice(("C4", "E2", "nowhere")),
    "to": lambda rng: rng.choice(("D4", "E3", "M1")),
    "target": lambda rng: rng.choice(("D5", "F6")),
    "text": lambda rng: rng.choice(("end", "play move-out; order E2; end", ";" * 40, "🪖" * 30)),
    "what": lambda rng: rng.choice(("C4", "left")),
    "name": lambda rng: rng.choice(("C4", "pegasus-bridge", "no such")),
    "side": lambda rng: rng.choice(("allies", "axis")),
    "reason": lambda rng: "because",
    "scenario": lambda rng: rng.choice(("pegasus-bridge", "no-such")),
    "which": lambda rng: rng.choice(("running", "open", "over")),
    "take": lambda rng: rng.choice(("stay", "advance")),
    "game": lambda rng: rng.choice(("1", "2", "99", "#1", "x", "9" * 15)),
}  # fmt: skip


def _from(verb: Callable[..., Any], actor: Any, where: Any) -> Callable[..., Any]:
    """A person's private messages are one place, a server's channels are many."""
    return verb if isinstance(actor, UserHandle) else partial(verb, where)


class Fuzz:
    """So many interactions against one battle, from one seed."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.rng = random.Random(seed)
        self.counted: Counter[str] = Counter()
        #: Each once: who asked what, where.
        self.different: set[tuple[int, int, str]] = set()
        self.leaks: list[str] = []
        self.crashes: list[str] = []
        env = world.env
        self.abroad: Any = env.create_guild("Elsewhere")
        self.elsewhere: Any = self.abroad.create_text_channel("elsewhere")
        self.dee: Any = self.abroad.add_member(env.create_user("dee"))
        self.bo_abroad: Any = self.abroad.add_member(world.bo.user)
        invite(env, self.abroad, RIGHTS)
        self.commands = [
            one for one in world.bot.tree.walk_commands() if isinstance(one, discord.app_commands.Command)
        ]
        self.words = words_of("en")

    async def run(self, count: int) -> None:
        """That many, a race of fifty among every few hundred."""
        while sum(self.counted.values()) < count:
            if count >= 400 and self.rng.random() < 0.002:
                await self._race()
            else:
                kind = self.rng.choice(("press", "press", "press", "command", "form", "complete"))
                await self._try(kind, getattr(self, f"_{kind}"))

    async def _try(self, kind: str, doing: Callable[[], Any]) -> None:
        self.counted[kind] += 1
        try:
            found = await doing()
        except (SetupError, BackendError, UserError):
            # The simulated Discord does not let this one through, as the true one would not.
            self.counted["not let through"] += 1
            return
        except Exception as error:  # whatever it is, it is what is looked for
            self.crashes.append(f"{kind}: {type(error).__name__} {error}"[:300])
            return
        if found is not None:
            await self._look(*found)

    def _who(self) -> tuple[Any, Any]:
        """Somebody, and where he is."""
        world = self.world
        thread = world.thread()
        return self.rng.choice(
            [
                (world.ana, thread), (world.bo, thread), (world.cy, thread), (world.ana, world.lobby),
                (self.dee, self.elsewhere), (self.bo_abroad, self.elsewhere),
                *((one.user, one.user.dm_channel) for one in (world.ana, world.bo, world.cy, self.dee)),
            ]
        )  # fmt: skip

    def _asks(self, actor: Any, where: Any, asked: str) -> None:
        self.different.add((actor.id, where.id, asked))

    def _custom_id(self) -> str:
        rng = self.rng
        revision = rng.choice((0, 1, 2, 5, 99, self.now))
        arg = rng.choice(_ARGUMENTS)
        prefix = rng.choice(("fp", "fs", "fu", "fp"))
        return f"{prefix}:{rng.choice(sorted(routes()))}:{rng.choice((0, 1, 1, 1, 2, 99))}:{revision}:{arg}"[
            :100
        ]

    @property
    def now(self) -> int:
        known = self.world.bot.backend.desk._known.get(1)
        return known.live.row.revision if known is not None else 1

    async def _press(self) -> Any:
        actor, where = self._who()
        stored = self._stored(where)
        custom = self._custom_id()
        data: dict[str, Any] = {"custom_id": custom, "component_type": _BUTTON}
        if custom.startswith("fs"):
            data = {
                "custom_id": custom, "component_type": _LIST,
                "values": [self.rng.choice(("C4", "E2", "play move-out", "1", "en", "page:1", "order E2"))],
            }  # fmt: skip
        if self.rng.random() < 0.4:
            real = [
                one["custom_id"]
                for row in stored.components
                for one in row.get("components", ())
                if one.get("custom_id")
            ]
            if real:
                data = {"custom_id": self.rng.choice(real), "component_type": _BUTTON}
        self._asks(actor, where, str(data))
        return actor, data["custom_id"], await _component_interaction(actor, stored, data)

    def _stored(self, where: Any) -> Any:
        """A message of the channel with buttons, ours or not."""
        history = where.history() or self.world.lobby.history()
        return self.world.env.backend.get_message(where.id, self.rng.choice(history).id)

    async def _form(self) -> Any:
        actor, where = self._who()
        custom = f"fm:{self.rng.choice(sorted(routes()))}:{self.rng.choice((0, 1, 1, 99))}:{self.now}:"
        text = self.rng.choice(("", "hold the bridge", "x" * 300, "@everyone <@1>", "end"))
        field = {"type": 4, "custom_id": "text", "value": text}
        data = {"custom_id": custom, "components": [{"type": 1, "components": [field]}]}
        self._asks(actor, where, f"{custom} {text}")
        done = await _dispatch_actor_interaction(
            actor, discord.InteractionType.modal_submit.value, where, data
        )
        return actor, custom, done

    def _filled(self, command: Any) -> dict[str, Any]:
        options = {}
        for one in command.parameters:
            if one.type is discord.AppCommandOptionType.user:
                options[one.display_name] = self.world.bo
            elif one.choices:
                options[one.display_name] = self.rng.choice(one.choices).value
            elif one.display_name in _FILLED and (one.required or self.rng.random() < 0.6):
                options[one.display_name] = _FILLED[one.display_name](self.rng)
        return options

    async def _command(self) -> Any:
        actor, where = self._who()
        command = self.rng.choice(self.commands)
        if command.qualified_name in ("game resign", "me forget", "admin cancel", "scenario import"):
            return None
        filled = self._filled(command)
        self._asks(actor, where, f"{command.qualified_name} {filled}")
        done = await _from(actor.slash, actor, where)(command.qualified_name, **filled)
        return actor, command.qualified_name, done

    async def _complete(self) -> Any:
        actor, where = self._who()
        command = self.rng.choice([one for one in self.commands if one.parameters])
        option = self.rng.choice([one.display_name for one in command.parameters])
        typed = self.rng.choice(("", "C", "e2 ", "play ", "1", "x" * 99))
        filled = {name: one for name, one in self._filled(command).items() if name != option}
        self._asks(actor, where, f"{command.qualified_name} {option} {typed} {filled}")
        await _from(actor.autocomplete, actor, where)(command.qualified_name, option, typed, **filled)

    async def _race(self) -> None:
        """Fifty at once."""
        self.counted["race of 50"] += 50
        await at_once(self.world.env, *[self._quietly] * 50)
        await self.world.settle()

    async def _quietly(self) -> None:
        try:
            await self._press()
        except (SetupError, BackendError, UserError):
            return

    async def _look(self, actor: Any, asked: str, result: Any) -> None:
        """Whether the answer names a card that only the other side holds."""
        response = getattr(result, "response", None)
        if (
            response is None
            or asked.split(maxsplit=1)[0] in _RULES
            or asked.split(":")[1:2] in (["rules"], ["help"])
        ):
            return
        said = f"{response.words} " + " ".join(one.description or "" for one in response.attachments)
        said += " ".join(
            str(one.get("label", "")) for row in response.components for one in row.get("components", ())
        )
        for card in await self._hidden_from(actor.id):
            if self.words(f"card-{card}") in said and f"{card}" not in asked:
                self.leaks.append(f"{asked} told {actor.id} of {card}: {said[:200]}")

    async def _hidden_from(self, person: int) -> set[str]:
        """Cards of hands that he does not see, and that nobody has seen."""
        backend = self.world.bot.backend
        card = await backend.games.card(1)
        held: dict[str, set[str]] = {}
        for side in ("allies", "axis"):
            (holder,) = card.people(side)
            held[side] = set((await backend.games.look(1, holder, side)).view.hand)
        own: set[str] = set()
        for side in card.sides_of(person):
            own |= held[side]
        public = " ".join(line.notation or "" for line in await backend.games.log(1))
        # What he holds, and has seen played, in battles of his own: a lesson begun in private messages.
        for other in await backend.games.find(
            person=person, status=("running", "over", "cancelled"), limit=100
        ):
            if other.id != 1:
                public += " ".join(line.notation or "" for line in await backend.games.log(other.id, person))
                for side in other.sides_of(person):
                    # One that was cancelled before it began has no hands.
                    with suppress(UserError):
                        own |= set((await backend.games.look(other.id, person, side)).view.hand)
        return {one for cards in held.values() for one in cards - own - _SPOKEN_OF if one not in public}
