"""Each reads his own language: private answers as he or his Discord speaks, what all read as the battle was opened, a
side's own place as all of that side speak.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bot.discord.test_tongues import Wanderer, control, foreign
from tests.bot.kit.limits import ServerRules
from tests.bot.kit.tongues import MADE_UP, a_language_more, made_up, read_in
from tests.bot.kit.world import World


@pytest.fixture(autouse=True)
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with a_language_more(tmp_path_factory.mktemp("words") / "locale"):
        yield


class Heard(Wanderer):
    """Keeps what each is answered."""

    def __init__(self, world: World, people: list[Any], rules: ServerRules) -> None:
        super().__init__(world, "who hears what", people)
        self.rules = rules
        self.answers: dict[int, list[str]] = {one.id: [] for one in people}

    async def _step(self, person: Any) -> None:
        before = len(self.rules.calls)
        await super()._step(person)
        for _, path, body in self.rules.calls[before:]:
            if path.startswith(("/interactions", "/webhooks")):
                self.answers[person.id] += read_in(body)


def said_in(rules: ServerRules, channel: int, since: int = 0) -> list[str]:
    """What stands, or stood, in a channel or thread: posted or edited after so many calls."""
    place = f"/channels/{channel}/messages"
    return [
        text
        for _, path, body in rules.calls[since:]
        if path == place or path.startswith(f"{place}/")
        for text in read_in(body)
    ]


def accents(texts: list[str]) -> list[str]:
    """The texts in the language made up, but for names of languages."""
    return [text for text in texts if set(made_up(text)) - {"Ënglïsh"}]


async def test_a_table_of_two_languages(world: World, rules: ServerRules) -> None:
    """The battle and Ana speak English, Bo's Discord the other language: nothing is said to anybody in both."""
    rules.locales[world.bo.id] = MADE_UP
    thread = await world.battle()
    walk = Heard(world, [world.ana, world.bo], rules)
    await walk.go(70)
    await world.settle()
    assert len(walk.answers[world.ana.id]) > 100
    assert len(walk.answers[world.bo.id]) > 100
    assert accents(walk.answers[world.ana.id]) == []
    assert foreign(walk.answers[world.bo.id]) == []
    assert accents(said_in(rules, thread.id)) == []
    assert accents(said_in(rules, world.side("allies").id)) == []
    # He alone sits on that side.
    assert foreign(said_in(rules, world.side("axis").id)) == []


async def test_private_messages_speak_as_the_client_did(world: World, rules: ServerRules) -> None:
    """The hand comes by private message while nobody is there to say what his Discord speaks."""
    rules.locales[world.bo.id] = MADE_UP
    await world.battle()
    mine, his = (said_in(rules, one.user.dm_channel.id) for one in (world.ana, world.bo))
    assert mine
    assert his
    assert accents(mine) == []
    assert foreign(his) == []
    assert (await world.bot.backend.people.get(world.bo.id)).spoken == MADE_UP


async def test_what_he_has_chosen_goes_before_his_client(world: World, rules: ServerRules) -> None:
    await world.bot.backend.people.set(world.bo.id, language=MADE_UP)
    answer = (await world.bo.slash(world.lobby, "me settings")).response
    assert foreign([answer.words]) == []
    await world.bot.backend.people.set(world.bo.id, language="en")
    world.bot.forget_prefs(world.bo.id)
    rules.locales[world.bo.id] = MADE_UP
    assert accents([(await world.bo.slash(world.lobby, "me settings")).response.words]) == []


async def test_the_battle_speaks_what_was_chosen(world: World, rules: ServerRules) -> None:
    """Not what its creator speaks: on an English server all read English unless another language is asked for."""
    rules.locales[world.ana.id] = MADE_UP
    await world.battle()
    assert accents(said_in(rules, world.lobby.id)) == []
    (offered,) = await world.ana.autocomplete(
        world.lobby, "game new", "language", "Ëng", scenario="arracourt"
    )
    assert offered["value"] == MADE_UP
    before = len(rules.calls)
    await world.bo.slash(world.lobby, "game new", scenario="arracourt", language=MADE_UP)
    await world.settle()
    posted = said_in(rules, world.lobby.id, before)
    assert posted
    assert foreign(posted) == []


async def test_no_battle_speaks_what_nobody_does(world: World) -> None:
    answer = (await world.ana.slash(world.lobby, "game new", scenario="arracourt", language="tlh")).response
    assert "I do not know that setting" in answer.words
    assert not await world.bot.backend.games.find(person=world.ana.id, status=("open",), limit=5)


async def test_a_team_reads_what_all_of_it_speak(world: World, rules: ServerRules) -> None:
    """Ana and Cy share a language, and their place speaks it; once Ana chooses English it is the battle's again."""
    for one in (world.ana, world.cy):
        rules.locales[one.id] = MADE_UP
    more: dict[str, Any] = {"allies": 2, "axis": 1}
    await world.ana.slash(world.lobby, "game new", scenario="pegasus-bridge", side="allies", **more)
    await world.settle()
    for person, side in ((world.cy, "allies"), (world.bo, "axis")):
        raw = world.raw(world.last(world.lobby))
        await person.click(raw, custom_id=control(raw, "join", side))
        await world.settle()
    place = world.side("allies")
    assert said_in(rules, place.id)
    assert foreign(said_in(rules, place.id)) == []
    assert accents(said_in(rules, world.side("axis").id)) == []
    assert accents(said_in(rules, world.thread().id)) == []
    await world.bot.backend.people.set(world.ana.id, language="en")
    world.bot.forget_prefs(world.ana.id)
    before = len(rules.calls)
    await world.cy.slash(place, "team say", text="E2 and F2")
    await world.settle()
    said = said_in(rules, place.id, before)
    assert said
    assert accents(said) == []


async def test_a_server_speaks_as_its_discord_does_until_it_says_otherwise(
    world: World, rules: ServerRules
) -> None:
    """Nobody need run /admin setup for it; what Discord speaks and the bot does not is English."""
    backend = world.env.backend
    servers = world.bot.backend.servers
    for locale, chosen, heard in (
        (MADE_UP, None, foreign), ("ja", None, accents), (MADE_UP, "en", accents),
    ):  # fmt: skip
        backend.edit_guild(world.guild.id, {"preferred_locale": locale})
        await world.env.settle()
        await servers.set(world.guild.id, world.ana.id, language=chosen)
        before = len(rules.calls)
        await world.bo.slash(world.lobby, "game new", scenario="arracourt")
        await world.settle()
        posted = said_in(rules, world.lobby.id, before)
        assert posted
        assert heard(posted) == []
