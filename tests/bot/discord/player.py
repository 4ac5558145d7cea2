"""Somebody who plays by buttons only, or by commands only: he sees what Discord shows him and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.discord.components import Pressed
from bot.screens.args import Paged, read_arg
from engine.hexes import board
from tests.bot.kit.world import World

BOARD = board("standard")


def controls(message: Any) -> list[dict[str, Any]]:
    """All buttons and lists of a message that can be pressed."""
    return [one for row in message.rows for one in row["components"] if not one.get("disabled")]


def buttons(message: Any, do: str) -> list[str]:
    """The custom ids of the buttons of one route."""
    return [one["custom_id"] for one in controls(message) if one["custom_id"].startswith(f"fp:{do}:")]


def lists(message: Any, do: str) -> list[dict[str, Any]]:
    """The lists of one route."""
    return [one for one in controls(message) if one["custom_id"].startswith(f"fs:{do}:")]


def asked(custom_id: str) -> str:
    """What a control is about, as the bot reads it: without its page, and without what makes it a new one."""
    match = Pressed.__discord_ui_compiled_template__.fullmatch(custom_id)
    assert match is not None
    return read_arg(Paged, match["arg"]).name


def row_of(at: str) -> int:
    """The row of a hex: the Allies of Pegasus Bridge come from row 1."""
    return int("".join(one for one in at if one.isdigit()) or 0)


def turn_of(panel: Any) -> str:
    """The turn that stands in the heading of a panel."""
    return str(panel.words).partition(" · turn ")[2].partition(" ")[0]


class ByButtons:
    """Plays by pressing; counts every tap as the issue does: a list opened and each choice are one each."""

    def __init__(self, world: World, actor: Any, *, upwards: bool) -> None:
        self.world = world
        self.actor = actor
        self.upwards = upwards
        self.taps = 0

    async def press(self, message: Any, custom_id: str) -> Any:
        """One tap on a button."""
        self.taps += 1
        return (await self.actor.click(message, custom_id=custom_id)).response

    async def choose(self, message: Any, custom_id: str, *values: str) -> Any:
        """A list opened, and each choice."""
        self.taps += 1 + len(values)
        return (await self.actor.select(message, list(values), custom_id=custom_id)).response

    async def turn(self, thread: Any) -> None:
        """[Take turn], and on until it is the other side's move."""
        notice = self.world.raw(self.world.last(thread))
        panel = await self.press(notice, buttons(notice, "turn")[0])
        began = turn_of(panel)
        for _ in range(80):
            # A computer answers at once, and its answer comes to the panel.
            if not self._mine(panel) or turn_of(panel) != began:
                return
            panel = await self.step(panel)
        raise AssertionError(f"the turn does not end: {panel.words}")

    @staticmethod
    def _mine(panel: Any) -> bool:
        text = panel.words
        return not any(sign in text for sign in ("Waiting for", "not your turn yet", " win** "))

    async def step(self, panel: Any) -> Any:
        """One decision: attack if possible, else go on with whatever leads on."""
        acts = buttons(panel, "do")
        attacks = [one for one in acts if ":attack " in one]
        if attacks:
            return await self.press(panel, attacks[0])
        moves = lists(panel, "pick")
        if moves:
            ways = [one for one in moves[0]["options"] if not one["value"].startswith("page:")]
            option = max(ways, key=self._worth)
            return await self.choose(panel, moves[0]["custom_id"], option["value"])
        for name in ("targets", "order"):
            for found in lists(panel, name):
                return await self.choose(panel, found["custom_id"], found["options"][0]["value"])
        everybody = buttons(panel, "all")
        if everybody:
            return await self.press(panel, everybody[0])
        onward = ("confirm", "sure", "end", "end-sure", "sure-yes", "ready-sure")
        for found in (acts, *(buttons(panel, name) for name in onward)):
            if found:
                return await self.press(panel, found[0])
        raise AssertionError(f"nothing leads on: {panel.words} {controls(panel)}")

    def _worth(self, option: dict[str, Any]) -> float:
        note = option.get("description") or ""
        ahead = row_of(option["value"].rsplit("-", 1)[-1])
        return (
            20 * ("next to" in note and "no battle" not in note)
            + (ahead if self.upwards else -ahead)
            + 2 * ("bridge" in option["label"])
        )


class ByCommands:
    """Plays by slash commands; what is possible he learns from completion, what comes next from the answer."""

    def __init__(self, world: World, actor: Any, *, upwards: bool) -> None:
        self.world = world
        self.actor = actor
        self.upwards = upwards
        self._enemies: list[str] = []

    async def say(self, thread: Any, command: str, **options: Any) -> str:
        """A command, and the text of its answer."""
        return str((await self.actor.slash(thread, f"play {command}", **options)).response.words)

    async def offered(self, thread: Any, command: str, option: str, **filled: Any) -> list[str]:
        """What completion offers."""
        found = await self.actor.autocomplete(thread, f"play {command}", option, "", **filled)
        return [str(one["value"]) for one in found]

    async def turn(self, thread: Any) -> None:
        """Commands until it is the other side's move."""
        answer = (await self.actor.slash(thread, "play turn")).response
        alt = answer.attachments[0].description
        # The picture's own words say where the enemy stands.
        other = alt.split("Axis: " if self.upwards else "Allies: ")[1].split(".")[0]
        self._enemies = [one.split()[0] for one in other.split(", ") if one[0] in "ABCDEFGHIJKLM"]
        text = answer.words
        for _ in range(80):
            if any(sign in text for sign in ("Waiting for", "not your turn yet", " win** ")):
                return
            text = await self.step(thread, text)
        raise AssertionError(f"the turn does not end: {text}")

    async def step(self, thread: Any, text: str) -> str:
        """One decision, by what the prompt asks."""
        asks: dict[str, Callable[[], Any]] = {
            "Play a card": lambda: self._card(thread),
            "Order units": lambda: self._order(thread),
            "**Move**": lambda: self._move(thread),
            "**Battle:**": lambda: self._battle(thread),
            "Take ground?": lambda: self.say(thread, "ground", take="advance"),
            "must fall back": lambda: self._retreat(thread),
            "may fall back": lambda: self._retreat(thread),
            "Keep one": lambda: self._keep(thread),
            "roll for it": lambda: self.say(thread, "end"),
            "Everything is planned": lambda: self.say(thread, "end"),
            "The card is chosen": lambda: self.say(thread, "end"),
            "The cards are chosen": lambda: self.say(thread, "end"),
            "This card orders nobody": lambda: self.say(thread, "end"),
            "rolls first": lambda: self.say(thread, "end"),
            "It rolls dice": lambda: self.say(thread, "end", anyway=True),
            "Play nothing?": lambda: self.say(thread, "end", anyway=True),
            "End the turn?": lambda: self.say(thread, "end", anyway=True),
            "Done attacking?": lambda: self.say(thread, "end", anyway=True),
        }
        for sign, answer in asks.items():
            if sign in text:
                return str(await answer())
        if any(
            sign in text for sign in ("choose an enemy", "choose up to", "gets its figures", "Which section")
        ):
            found = await self.offered(thread, "choose", "what")
            return await self.say(thread, "choose", what=found[0])
        raise AssertionError(f"not understood: {text}")

    async def _card(self, thread: Any) -> str:
        cards = await self.offered(thread, "card", "card")
        if not cards:
            return await self.say(thread, "end")
        return await self.say(thread, "card", card=cards[0])

    async def _order(self, thread: Any) -> str:
        units = await self.offered(thread, "order", "units")
        if not units:
            return await self.say(thread, "end")
        return await self.say(thread, "order", units=max(units, key=self._ahead))

    def _ahead(self, at: str) -> int:
        """How near the nearest enemy is, as seen at the beginning of the turn."""
        here = BOARD.by_name.get(at.rsplit("-", 1)[-1].upper())
        if here is None:
            return -99
        return -min((BOARD.distance(here, BOARD.by_name[one]) for one in self._enemies), default=0)

    async def _move(self, thread: Any) -> str:
        """The unit that gains most ground, if any does."""
        best: tuple[int, str, str] = (0, "", "")
        for start in (await self.offered(thread, "move", "from"))[:3]:
            ends = await self.offered(thread, "move", "to", **{"from": start})
            if ends:
                end = max(ends, key=self._ahead)
                best = max(best, (self._ahead(end) - self._ahead(start), start, end))
        if not best[0]:
            return await self.say(thread, "end")
        return await self.say(thread, "move", **{"from": best[1], "to": best[2]})

    async def _battle(self, thread: Any) -> str:
        origins = await self.offered(thread, "battle", "from")
        if not origins:
            return await self.say(thread, "end")
        targets = await self.offered(thread, "battle", "target", **{"from": origins[0]})
        return await self.say(thread, "battle", **{"from": origins[0], "target": targets[0]})

    async def _retreat(self, thread: Any) -> str:
        ways = await self.offered(thread, "retreat", "to")
        return await self.say(thread, "retreat", to=ways[0])

    async def _keep(self, thread: Any) -> str:
        cards = await self.offered(thread, "draw", "card")
        return await self.say(thread, "draw", card=cards[0])
