"""Recorded battles: everything Discord is told, word by word and picture by picture, to be compared before and after.

    FIELDPOST_TRANSCRIPTS=before python -m pytest -n 2 tests/bot/discord/test_transcripts.py
    …rebuild…
    FIELDPOST_TRANSCRIPTS=after python -m pytest -n 2 tests/bot/discord/test_transcripts.py
    diff -r before after

Ten battles of six turns each with real pictures; without the variable two turns of one.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import scenarios
from renderer.studio import Studio
from tests.bot.discord.player import ByButtons
from tests.bot.discord.test_expansion_battles import ByEveryButton
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.world import World, address_in, new_bot

#: Both boxes and the base game, a deep board and a wide one among them.
BATTLES = (
    "pegasus-bridge", "vassieux", "omaha-beach-overlord", "sword-beach", "mont-mouchet", "saverne-gap",
    "hellfire-pass", "le-hamel", "parkers-crossroads", "relief-of-bastogne",
)  # fmt: skip
WANTED = os.environ.get("FIELDPOST_TRANSCRIPTS", "")
TURNS = 6 if WANTED else 2
_NUMBER = re.compile(r"\d{15,}")
_TOKEN = re.compile(r"/(interactions|webhooks)/[^/]+/[^/]+/")
_TIME = re.compile(r"<t:\d+")
#: What makes the lists of every answer new ones (`bot.discord.components.marked`).
_MARK = re.compile(r'~[0-9a-z]{1,4}"')


@pytest_asyncio.fixture
async def simcord_bot(tmp_path: Path) -> Any:
    """Pictures as players see them where they are to be kept."""
    return await new_bot(address_in(tmp_path), studio=Studio() if WANTED else None)


def written(rules: ServerRules) -> str:
    """Every request, without what differs from evening to evening: ids, tokens, times.

    Answers first, then what is announced: the two run side by side, each in its order.
    """
    answers, announced = [], []
    for (method, path, body), files in zip(rules.calls, rules.files, strict=True):
        if isinstance(body, dict):
            body.pop("nonce", None)
        said = json.dumps(body, ensure_ascii=False, sort_keys=True, indent=1)
        place = _TOKEN.sub(r"/\1/…/", path)
        drawn = "".join(f"\n  {name} {print_[:16]}" for name, print_ in files)
        stream = answers if path.startswith(("/interactions", "/webhooks")) else announced
        stream.append(f"{method} {place}\n{said}{drawn}")
    return "".join(_anonymous("\n".join(stream)) + "\n" for stream in (answers, announced))


def _anonymous(text: str) -> str:
    known: dict[str, str] = {}
    named = _NUMBER.sub(lambda found: known.setdefault(found[0], f"id{len(known) + 1}"), text)
    return _MARK.sub('"', _TIME.sub("<t:…", named))


async def evening(world: World, rules: ServerRules, scenario: str) -> str:
    """The first turns of a battle, by buttons."""
    rules.calls.clear()
    rules.files.clear()
    thread = await world.battle(scenario=scenario)
    bottom = scenarios.load(scenario)["bottom"]
    players: dict[str, Any] = {
        "allies": ByEveryButton(world, world.ana, upwards=bottom == "allies"),
        "axis": ByButtons(world, world.bo, upwards=bottom == "axis"),
    }
    for _ in range(TURNS):
        card = await world.bot.backend.games.card(1)
        if card.status == "over":
            break
        await players[card.to_act].turn(thread)
        await world.settle()
    return written(rules)


@pytest.mark.parametrize("scenario", BATTLES if WANTED else BATTLES[:1])
async def test_an_evening_is_recorded(world: World, rules: ServerRules, scenario: str) -> None:
    """Deterministic but for ids and times; kept where the variable says."""
    found = await evening(world, rules, scenario)
    assert found.count("POST /interactions") > TURNS
    assert "win the battle" not in found
    if WANTED:
        folder = Path(WANTED)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{scenario}.txt").write_text(found, "utf-8")
