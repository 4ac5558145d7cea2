"""What a team knows stays with it: others read the same whatever it holds, drafts, votes for, plans or says.

Two worlds differ only in one team's hidden cards, drafts, votes, plan and words; as many of each, so that ids agree.
Every message, file, alt text, completion and overwrite that the other side or everybody can see must be the same, byte
for byte and in the same order.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.discord import reply
from bot.game.lobby import tables as lobby
from engine import GameState
from tests.bot.discord.player import buttons
from tests.bot.discord.staffs import Staffs, deal_to_all
from tests.bot.discord.test_secrets import swapped
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World

#: What the Axis say, plan and vote for in each world: of the same length, for nothing but the words may differ.
_WORDS = (("We hold the left.", "Wait for tanks.", 0), ("Storm the bridge!", "Attack at dawn.", 1))


async def _private_doings(world: World, staffs: Staffs, variant: int) -> None:
    """The Axis talk, plan, vote and draft in the Allies' turn, each as many times."""
    said, plan, vote = _WORDS[variant]
    thread = world.thread()
    first, second = staffs.people["axis"][:2]
    await second.slash(thread, "team say", text=said)
    await world.settle()
    await first.slash(thread, "team plan", text=plan)
    await world.settle()
    offered = await second.autocomplete(thread, "team vote", "card", "")
    await second.slash(thread, "team vote", card=offered[vote % len(offered)]["value"])
    await world.settle()
    drafted = (await first.slash(thread, "play turn")).response
    acts = [one for one in buttons(drafted, "do") if ":play " in one]
    await first.click(drafted, custom_id=acts[vote % len(acts)])
    await world.settle()


async def _look_around(world: World, rules: ServerRules, staffs: Staffs) -> None:
    """The Allies and somebody who only watches ask for everything there is, completions too."""
    for person in (*staffs.people["allies"], world.guild.add_member(world.env.create_user("eve"))):
        for command, options in (
            ("game status", {}), ("game board", {}), ("game log", {}), ("game export", {}), ("me hand", {}),
            ("me games", {}), ("team vote", {}), ("play turn", {}), ("rules hex", {"name": "D7"}),
        ):  # fmt: skip
            await person.slash(world.thread(), command, **options)
        for command, option in (
            ("team vote", "card"), ("play card", "card"), ("play order", "units"), ("play move", "from"),
            ("team join", "seat"), ("team say", "game"),
        ):  # fmt: skip
            offered = await person.autocomplete(world.thread(), command, option, "")
            rules.calls.append(("COMPLETE", command, offered))
            rules.files.append(())


async def _seen(
    world: World, rules: ServerRules, variant: int, swap: int | None, monkeypatch: Any
) -> tuple[list[Any], Any]:
    """Everything the Allies and everybody can read of two turns, and what the Axis know."""
    begun = lobby.new_game

    def dealt(*given: Any, **more: Any) -> GameState:
        state = begun(*given, **more)
        return state if swap is None else swapped(state, "axis", swap)

    monkeypatch.setattr(lobby, "new_game", dealt)
    staffs = Staffs(world, 2, 2)
    rules.clear()
    await staffs.gather("pegasus-bridge")
    await _private_doings(world, staffs, variant)
    while (await staffs.card()).turn == 1:
        await staffs.act()
    await world.settle()
    await _look_around(world, rules, staffs)
    look = await world.bot.backend.teams.look(1, staffs.people["axis"][0].id)
    known = (look.view.hand, [one.text for one in look.says], look.plan.text if look.plan else "", look.votes)
    return _readable(world, rules, staffs), known


def _readable(world: World, rules: ServerRules, staffs: Staffs) -> list[Any]:
    """The calls that others than the Axis can see something of; of the rest only that they were made."""
    ids: dict[str, str] = {}

    def plainly(text: str) -> str:
        """Ids by the order in which they appear, times without their seconds: a busy machine's clock runs on."""
        text = re.sub(r"<t:\d+", "<t:", text)
        return re.sub(r"\d{17,}", lambda found: ids.setdefault(found[0], f"id{len(ids)}"), text)

    hidden = {world.side("axis").id} | {one.user.dm_channel.id for one in staffs.people["axis"]}
    axis = {one.id for one in staffs.people["axis"]}
    private = {str(number) for number, one in world.env.backend.interactions.items() if one.user_id in axis}
    said: list[Any] = []
    for (method, path, body), files in zip(rules.calls, rules.files, strict=True):
        channel = re.match(r"/channels/(\d+)", path)
        asked = re.match(r"/(?:interactions/(\d+)|webhooks/\d+/simcord_interaction_(\d+))", path)
        theirs = (channel is not None and int(channel[1]) in hidden) or (
            asked is not None and (asked[1] or asked[2]) in private
        )
        plain = body
        if isinstance(body, dict) and not str(body.get("nonce", "m44")).startswith("m44"):
            # discord.py's own, by chance.
            plain = {**body, "nonce": ""}
        shown = None if theirs else json.dumps(plain, sort_keys=True, default=str)
        said.append((method, plainly(path), plainly(shown) if shown else shown, None if theirs else files))
    return said


@pytest.mark.parametrize(("variant", "swap"), [(0, None), (1, None), (1, 7), (0, 23)])
async def test_others_read_the_same_whatever_a_team_knows(
    world: World, rules: ServerRules, variant: int, swap: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, plan, vote, draft and hand of the Axis differ; the Allies and spectators see no difference."""
    found, known = await _seen(world, rules, variant, swap, monkeypatch)
    _KNOWN.append(known)
    expected = _EXPECTED.setdefault("seen", found)
    for one, other in zip(found, expected, strict=False):
        assert one == other
    assert len(found) == len(expected)


async def _drafts(world: World, rules: ServerRules, variant: int) -> tuple[list[Any], list[str]]:
    """Orders of several generals of the Axis, written down and taken back, while others look."""
    staffs = Staffs(world, 4, 4)
    rules.clear()
    await staffs.gather("omaha-beach-overlord")
    await deal_to_all(staffs)
    place, drafted = world.side("axis"), []
    for general in staffs.people["axis"][1:]:
        player = staffs.generals[general.id]
        panel = await player.open(place)
        orders = [one for one in buttons(panel, "do") if ":order " in one]
        panel = await player.press(panel, orders[-variant])
        drafted.append(panel.words.split("Your orders")[1].split("\n")[0])
        await world.settle()
    await _look_around(world, rules, staffs)
    return _readable(world, rules, staffs), drafted


@pytest.mark.parametrize("variant", [0, 1])
async def test_others_read_the_same_whatever_is_drafted(
    world: World, rules: ServerRules, variant: int
) -> None:
    """Three generals draft other orders: nobody else sees a difference, nor in which order things are said."""
    found, drafted = await _drafts(world, rules, variant)
    _DRAFTED.append(drafted)
    expected = _EXPECTED.setdefault("drafts", found)
    for one, other in zip(found, expected, strict=False):
        assert one == other
    assert len(found) == len(expected)
    assert sum(one[2] is None for one in found) > 10


def test_what_they_knew_did_differ() -> None:
    """Or the test above would prove nothing."""
    assert len({repr(one) for one in _KNOWN}) == len(_KNOWN)
    assert len({one[0] for one in _KNOWN}) > 1
    assert len({repr(one) for one in _DRAFTED}) == len(_DRAFTED) == 2


_KNOWN: list[Any] = []
_DRAFTED: list[list[str]] = []
#: What the first run could read; the worlds are made alike, so ids agree, too.
_EXPECTED: dict[str, Any] = {}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether an answer is put off depends on how busy the machine is, not on what anybody knows."""
    monkeypatch.setattr(reply, "_PATIENCE", 3600.0)
