"""Whole battles in a language made up: what is said without its accents stands in no catalogue, and what is said with
them to somebody else is spoken to the wrong person.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bot.i18n import languages, words_of
from tests.bot.discord.test_import_report import with_volcanoes
from tests.bot.discord.test_imports import bring, editor_file, own_file
from tests.bot.discord.walk import Walk
from tests.bot.kit.fuzz import Fuzz
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.sketches import Sketches
from tests.bot.kit.tongues import MADE_UP, a_language_more, drawn_in, plain, read_in
from tests.bot.kit.world import World

#: Names of people and places of the simulated server, what is quoted of what people type, and names of languages, which
#: are said in those themselves.
_NAMES = frozenset(
    {
        "ana",
        "bo",
        "cy",
        "dee",
        "eli",
        "lobby",
        "Club",
        "elsewhere",
        *(words_of(one)("language-name") for one in languages()),
        "because",
        "hold",
        "the",
        "bridge",
    }
)
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|\b(?:attack|move|order) (?=[A-M]\d)')


class Wanderer(Walk):
    """Presses whatever is there, and judges nothing by its English words."""

    def _judge(self, one: Any) -> None:
        self.seen[one.do] += 1

    async def _tap_again(self, person: Any, panel: Any, control: Any, shown: Any) -> Any:
        return shown


@pytest.fixture(autouse=True)
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with a_language_more(tmp_path_factory.mktemp("words") / "locale"):
        yield


def foreign(texts: Iterable[str], own: frozenset[str] = frozenset()) -> list[str]:
    """The texts with a word of English in them; `own` are words of somebody's own."""
    known = _NAMES | own
    found = dict.fromkeys(text for text in texts if set(plain(_QUOTED.sub("", text))) - known)
    return [f"{text[:300]!r}: {sorted(set(plain(text)) - known)[:6]}" for text in found]


def sent(rules: ServerRules) -> list[str]:
    """Every text that anybody was sent."""
    return [text for _, _, body in rules.calls for text in read_in(body)]


def drawn(world: World) -> list[str]:
    """Every text in a picture."""
    studio = world.bot.pictures._studio
    assert isinstance(studio, Sketches)
    return [text for words in studio.written for text in drawn_in(words)]


def control(message: Any, do: str, last: str = "") -> str:
    """The custom id of a button by its route: its label is in whatever language."""
    found = [one["custom_id"] for row in message.rows for one in row["components"]]
    return next(one for one in found if one.startswith(f"fp:{do}:") and last in one)


async def gather(world: World, rules: ServerRules, others: list[tuple[Any, str]], **options: Any) -> None:
    """Everybody's Discord, the server and the battle speak the language made up."""
    for one in (world.ana, *(person for person, _ in others)):
        rules.locales[one.id] = MADE_UP
    await world.bot.backend.servers.set(world.guild.id, world.ana.id, language=MADE_UP)
    await world.ana.slash(world.lobby, "game new", **options)
    await world.settle()
    for person, side in others:
        raw = world.raw(world.last(world.lobby))
        await person.click(raw, custom_id=control(raw, "join", side))
        await world.settle()


async def look_around(world: World, one: Any) -> None:
    """What can be asked beside the turn."""
    thread = world.thread()
    for command, options in (
        ("help", {}), ("about", {}), ("me settings", {}), ("me games", {}), ("me stats", {}), ("me time", {}),
        ("me reactions", {}), ("game list", {}), ("game status", {}), ("game board", {}), ("game log", {}),
        ("game time", {}), ("scenario browse", {}), ("scenario show", {"scenario": "sword-beach"}),
        ("rules card", {"name": "ambush"}), ("rules unit", {"name": "artillery"}),
        ("rules terrain", {"name": "town"}), ("rules hex", {"name": "D6"}), ("rules search", {"text": "sight"}),
        ("rules why", {"line": "attack C4xD5"}), ("play advice", {}), ("play plan", {}),
    ):  # fmt: skip
        await one.slash(thread, command, **options)
        await world.settle()


async def test_a_battle_and_all_that_is_beside_it(world: World, rules: ServerRules) -> None:
    """Two people, buttons and commands, refusals, forms, completions, what moderators do."""
    await gather(
        world, rules, [(world.bo, "axis")], scenario="pegasus-bridge", side="allies", opponent=world.bo
    )
    await Wanderer(world, "tongues", [world.ana, world.bo]).go(60)
    await look_around(world, world.bo)
    for command, options in (
        ("admin setup", {}), ("admin games", {}), ("admin health", {}),
        ("admin repair", {"game": "1"}), ("admin extend", {"game": "1", "hours": 12, "reason": "because"}),
        ("admin pause", {"game": "1", "reason": "because"}), ("admin reveal", {"game": "1"}),
        ("admin audit", {}),
    ):  # fmt: skip
        await world.ana.slash(world.thread(), command, **options)
        await world.settle()
    fuzz = Fuzz(world, 3)
    rules.locales[fuzz.dee.id] = rules.locales[world.cy.id] = MADE_UP
    await fuzz.run(150)
    await world.settle()
    assert len(sent(rules)) > 2_000
    assert foreign(sent(rules)) == []
    assert len(drawn(world)) > 500
    assert foreign(drawn(world)) == []


@pytest.mark.parametrize("scenario", ["omaha-beach-overlord", "relief-of-bastogne"])
async def test_a_team_of_every_box(world: World, rules: ServerRules, scenario: str) -> None:
    """Several at a table, drafts and votes; special rules and pieces of the expansions."""
    more: dict[str, Any] = {"allies": 2, "axis": 1}
    await gather(
        world, rules, [(world.cy, "allies"), (world.bo, "axis")], scenario=scenario, side="allies", **more
    )
    await Wanderer(world, "tongues", [world.ana, world.bo, world.cy]).go(70)
    await world.ana.slash(world.thread(), "team table")
    await world.settle()
    assert foreign(sent(rules)) == []
    assert foreign(drawn(world)) == []


async def test_alone_against_a_computer(world: World, rules: ServerRules) -> None:
    rules.locales[world.ana.id] = MADE_UP
    await world.bot.backend.servers.set(world.guild.id, world.ana.id, language=MADE_UP)
    await world.ana.slash(world.lobby, "game new", scenario="arracourt", computer="veteran")
    await world.settle()
    await Wanderer(world, "tongues", [world.ana]).go(60)
    await world.ana.slash(world.lobby, "game tutorial")
    await world.settle()
    assert foreign(sent(rules)) == []
    assert foreign(drawn(world)) == []


async def test_files_that_are_brought_in(world: World, rules: ServerRules) -> None:
    """What is missing, what is wrong, what was trimmed; and what moderators did, at the end."""
    rules.locales[world.ana.id] = MADE_UP
    await bring(world, "field.m44", with_volcanoes())
    await bring(world, "empty.m44", with_volcanoes(units=False))
    await bring(world, "nonsense.m44", "{}")
    await bring(world, "nonsense.toml", own_file(title="x" * 90))
    await bring(world, "bridge.m44", editor_file())
    await world.ana.slash(world.lobby, "scenario remove", scenario="bridge")
    await world.ana.slash(world.lobby, "admin audit")
    await world.settle()
    assert len(sent(rules)) > 12
    # What a file names, and what it calls its parts.
    own = frozenset({"volcano", "game", "info", "title", "sides", "texts", "en"})
    assert foreign([one for one in sent(rules) if "Pegasus" not in one], own) == []


async def test_commands_are_described(world: World) -> None:
    """Every command, option and choice has its words in a language more."""
    tree = world.bot.tree
    assert tree.translator is not None
    lacking: list[str] = []

    def look(one: dict[str, Any], where: str) -> None:
        named = f"{where} {one['name']}"
        if "description" in one and MADE_UP not in (one.get("description_localizations") or {}):
            lacking.append(named)
        for choice in one.get("choices", ()):
            if set(plain(choice["name"])) - _NAMES and MADE_UP not in (
                choice.get("name_localizations") or {}
            ):
                lacking.append(f"{named}: {choice['name']}")
        for inner in one.get("options", ()):
            look(inner, named)

    for command in tree.get_commands():
        look(await command.get_translated_payload(tree, tree.translator), "")
    assert lacking == [], "\n".join(lacking)
