"""Teams at the simulated table: the people, the lobby, and generals who play by buttons in their side's place."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import simcord

from tests.bot.discord.player import ByButtons, asked, buttons, controls, lists
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

SIDES = ("allies", "axis")
#: Nothing is to be done any more by whoever reads one of these.
_DONE = ("Waiting for", "not your turn yet", " win** ", "You are ready")


class General(ByButtons):
    """One of a team: he finds his orders in the side's place."""

    async def turn(self, place: Any) -> None:
        """[My orders] or [Take turn] in the side's place, and on until others must act."""
        panel = await self.open(place)
        trail = [panel.words]
        for _ in range(80):
            if any(sign in panel.words for sign in _DONE):
                return
            panel = await self.step(panel)
            if panel.words == trail[-1]:
                break
            trail.append(panel.words)
        raise AssertionError("\n\n".join(["the part does not end:", *trail[-6:], str(controls(panel))]))

    async def open(self, place: Any) -> Any:
        """The private panel."""
        message = self.panel(place)
        return await self.press(message, buttons(message, "turn")[0])

    def panel(self, place: Any) -> Any:
        """The newest message with the button."""
        found = (self.world.raw(one) for one in reversed(place.history()))
        return next(one for one in found if buttons(one, "turn"))

    def board(self, place: Any) -> Any:
        """The side's own panel, which everybody of it shares."""
        return next(one for one in reversed(place.history()) if one.words.startswith("## "))

    async def step(self, panel: Any) -> Any:
        """Battles are planned once a unit, the ground is always wanted; the rest is as in a turn alone."""
        acts = buttons(panel, "do")
        if buttons(panel, "ready"):
            for one in acts:
                if one.endswith(":advance"):
                    return await self.press(panel, one)
            fought = set(re.findall(r"(\w+)×", panel.words.split("\n**")[0]))
            attacks = [one for one in acts if ":attack " in one]
            fresh = [one for one in attacks if one.split(":attack ")[1].split("x")[0] not in fought]
            if fresh:
                return await self.press(panel, fresh[0])
            onward = [one for one in acts if ":attack " not in one and not one.endswith(":stay")]
            onward += buttons(panel, "sure")
            if attacks or not (onward or lists(panel, "pick") or lists(panel, "order")):
                return await self.press(panel, buttons(panel, "ready")[0])
        return await super().step(panel)


async def beside_a_veteran(world: World, card: str) -> tuple[General, Any]:
    """Bo commands the center of the Axis on Sword Beach, a Veteran has both flanks, Ana has played turn 1; Bo holds a
    card and has opened his panel."""
    await world.bo.slash(world.lobby, "game new", scenario="sword-beach", side="axis", allies=1, axis=2)
    await world.settle()
    await world.ana.click(world.last(world.lobby), label="Join as Allies")
    await world.settle()
    await world.bo.click(world.last(world.lobby), label="Begin · free seats to Veterans, computers")
    await world.settle()
    await doctor(world.bot, 1, hold("axis", card))  # type: ignore[arg-type]
    await ByButtons(world, world.ana, upwards=True).turn(world.thread())
    await world.settle()
    assert (await world.bot.backend.games.card(1)).awaited == (world.bo.id,)
    player = General(world, world.bo, upwards=False)
    return player, await player.open(world.side("axis"))


class Staffs:
    """A battle of two teams."""

    def __init__(self, world: World, allies: int, axis: int) -> None:
        self.world = world
        members = [world.ana, world.bo, world.cy]
        names = ("dee", "eli", "flo", "gus", "hal")
        while len(members) < allies + axis:
            members.append(world.guild.add_member(world.env.create_user(names[len(members) - 3])))
        self.people: dict[str, list[Any]] = {"allies": members[:allies], "axis": members[allies:]}
        self.generals = {
            one.id: General(world, one, upwards=side == "allies")
            for side, found in self.people.items()
            for one in found
        }

        #: How often people had to act in each side-turn, answers of the other side not counted.
        self.rounds: dict[int, int] = {}

    @property
    def everybody(self) -> list[Any]:
        return [*self.people["allies"], *self.people["axis"]]

    async def gather(self, scenario: str, **options: Any) -> Any:
        """The table is set up by the first of the Allies, and everybody takes a seat by a button."""
        world = self.world
        counted: dict[str, Any] = {side: len(found) for side, found in self.people.items()}
        # What members do for a silent one is tried where no computer does it.
        counted["standin"] = False
        await world.ana.slash(
            world.lobby, "game new", scenario=scenario, side="allies", **{**counted, **options}
        )
        await world.settle()
        for one in self.everybody[1:]:
            label = "Join as Allies" if one in self.people["allies"] else "Join as Axis"
            await one.click(world.last(world.lobby), label=label)
            await world.settle()
        return world.thread()

    def place(self, side: str) -> Any:
        """A side's channel."""
        return self.world.side(side)

    async def card(self) -> Any:
        """The public facts."""
        return await self.world.bot.backend.games.card(1)

    async def act(self) -> Any:
        """Everybody whom the game waits for now does his part. Returns the public facts before it."""
        card = await self.card()
        side = card.to_act or card.active
        if side == card.active:
            self.rounds[card.turn] = self.rounds.get(card.turn, 0) + 1
        for person in card.awaited:
            now = await self.card()
            if now.status != "running" or person not in now.awaited:
                continue
            await self.generals[person].turn(self.place(side))
            await self.world.settle()
        return card

    async def play(self, *, most: int, restarts: int = 0) -> Any:
        """To the end, with the process ended and begun anew now and then."""
        for number in range(most):
            card = await self.card()
            if card.status == "over":
                return card
            await self.act()
            if restarts and number % restarts == restarts - 1:
                await self.world.restart()
        raise AssertionError(f"the battle does not end: turn {card.turn}, {card.medals}")


async def deal_to_all(staffs: Staffs) -> None:
    """The Commander-in-Chief whose turn it is deals a card to each of his generals."""
    card = await staffs.card()
    chief = staffs.generals[card.commander(card.active)]
    panel = await chief.open(staffs.place(card.active))
    for general in ("left", "center", "right"):
        found = next(one for one in lists(panel, "pick") if asked(one["custom_id"]) == f"deal-{general}")
        # Cards that order in a section let a general do something wherever he stands.
        wanted = [
            one for one in found["options"] if any(k in one["value"] for k in ("attack", "assault", "probe"))
        ]
        value = (wanted or found["options"])[0]["value"]
        panel = await chief.choose(panel, found["custom_id"], value)
    await chief.press(panel, buttons(panel, "confirm")[0])
    await staffs.world.settle()


def transcript(place: Any, viewer: Any) -> str:
    """What a side reads in its place, from the first message to the last."""
    found = []
    for message in place.history(viewer=viewer):
        found.append(f"--- {message.author.name}\n{message.words}")
        found += [f"  [{one.filename}: {one.description}]" for one in message.attachments]
    return "\n".join(found)


def keep_transcript(name: str, text: str) -> None:
    """Where the environment asks for it, for whoever wants to read it as that side would."""
    folder = os.environ.get("FIELDPOST_TRANSCRIPTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / name).write_text(text, encoding="utf-8")


async def played(staffs: Staffs, name: str, *, most: int, restarts: int) -> Any:
    """To the last medal; what each side could read is kept where the environment asks for it."""
    try:
        card = await staffs.play(most=most, restarts=restarts)
        await staffs.world.bot.herald.round()
        await staffs.world.settle()
        return card
    finally:
        for side in SIDES:
            text = transcript(staffs.place(side), staffs.people[side][1])
            keep_transcript(f"{name}-{side}.txt", text)


def one_notice_each(staffs: Staffs, rules: ServerRules) -> None:
    """Whoever is pinged is named, and nobody is pinged twice by one message."""
    for method, path, body in rules.calls:
        if method != "POST" or not re.match(r"/channels/\d+/messages$", path):
            continue
        pinged = [str(one) for one in body["allowed_mentions"].get("users", ())]
        assert len(pinged) == len(set(pinged))
        assert all(f"<@{one}>" in body["content"] for one in pinged)


def reads(person: Any, place: Any) -> bool:
    """Whether somebody may look in."""
    try:
        return bool(place.history(viewer=person))
    except simcord.SetupError:
        return False


async def two_against_one(world: World, **options: Any) -> Staffs:
    """Ana commands the Allies, Bo leads their flanks; Cy is alone."""
    staffs = Staffs(world, 2, 1)
    await staffs.gather("pegasus-bridge", **options)
    return staffs


async def both_plan(world: World, **options: Any) -> tuple[Staffs, Any]:
    """Ana's side holds a card for all flanks; she has played it and drafts nothing. Returns the other general, too."""
    staffs = await two_against_one(world, **options)
    await doctor(world.bot, 1, hold("allies", "recon-in-force"))  # type: ignore[arg-type]
    await world.ana.slash(world.thread(), "play card", card="recon-in-force")
    await world.ana.slash(world.thread(), "play end")
    await world.settle()
    return staffs, staffs.people["allies"][1]


async def in_act(world: World) -> Staffs:
    """An Overlord battle of eight whose first cards are dealt to all three generals of the Axis."""
    staffs = Staffs(world, 4, 4)
    await staffs.gather("omaha-beach-overlord")
    await deal_to_all(staffs)
    return staffs
