"""What persons and servers set, being forgotten, and where games live."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.errors import UserError
from bot.facts.audit import Audited
from bot.facts.place import PANEL, THREAD, Noted, PastTurns, Place, PlaceKind, Readers, own_place, side_place
from bot.facts.policy import Policy, PolicySettings
from bot.facts.prefs import Prefs, ServerPrefs, ServerSettings, Settings, Theme
from bot.store.text.placetext import kind_of, text_of
from renderer.theme import STANDARD, THEMES
from tests.bot.game.tables import ANA, BO, CY, Tables

SERVER = 77


async def test_settings_of_a_person(tables_anywhere: Tables) -> None:
    people = tables_anywhere.backend.people
    assert await people.get(ANA) == Prefs()
    assert await people.set(ANA, language="de", theme="high-contrast", tell="dm") == Prefs(
        "de", "high-contrast", tell="dm"
    )
    await people.set(ANA, theme="standard")
    assert await people.get(ANA) == Prefs("de", tell="dm")
    for wrong in ({"theme": "pink"}, {"bottom": "left"}, {"shoe_size": 43}):
        with pytest.raises(UserError, match="no-such-setting"):
            await people.set(ANA, **wrong)


def test_what_is_there_can_be_set() -> None:
    """Whoever adds a setting names it for those who set it."""
    for settings, kept in ((Settings, Prefs), (ServerSettings, ServerPrefs), (PolicySettings, Policy)):
        assert tuple(settings.__annotations__) == kept._fields


async def test_every_theme_that_can_be_drawn_can_be_set(tables: Tables) -> None:
    """And whoever sets nothing is mentioned where the battle is played, in the usual colours."""
    people = tables.backend.people
    assert (Prefs().theme, Prefs().tell) == (STANDARD.name, "channel")
    for theme in THEMES:
        assert (await people.set(ANA, theme=theme)).theme == theme
    assert set(get_args(Theme)) == set(THEMES)


async def test_settings_of_a_server_are_noted(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    servers = tables.backend.servers
    assert await servers.get(SERVER) == ServerPrefs()
    await servers.set(SERVER, ANA, places="threads", home=5)
    assert await servers.get(SERVER) == ServerPrefs(places="threads", home=5)
    (noted,) = await tables.backend.admin.audit(SERVER)
    assert (noted.person, noted.done) == (ANA, Audited("setup", settings={"places": "threads", "home": 5}))
    with pytest.raises(UserError, match="no-such-setting"):
        await servers.set(SERVER, ANA, importers="cats")


async def test_settings_and_policy_do_not_disturb_each_other(tables: Tables) -> None:
    await tables.backend.people.set(ANA, theme="high-contrast")
    await tables.backend.standing.set_default(ANA, ambush="never")
    await tables.backend.people.set(ANA, bottom="axis")
    assert (await tables.backend.standing.default(ANA)).ambush == "never"
    assert (await tables.backend.people.get(ANA)).theme == "high-contrast"


async def test_being_forgotten(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    card = await tables.started(server=SERVER)
    await tables.backend.people.set(BO, theme="high-contrast")
    await tables.backend.places.put(Place(card.id, own_place("dm", BO), 1, 2))
    with pytest.raises(UserError, match="cannot-forget") as caught:
        await tables.backend.people.forget(BO)
    assert caught.value.params == {"games": [card.id]}
    await tables.backend.games.act(tables.ask(ANA, card.id), "play move-out")
    await tables.backend.games.resign(tables.ask(BO, card.id))
    assert (await tables.backend.people.forget(BO)).games == 1
    assert await tables.backend.people.get(BO) == Prefs()
    assert await tables.backend.places.of(card.id) == ()
    after = await tables.backend.games.card(card.id)
    assert after.people("axis") == (0,)
    assert after.people("allies") == (ANA,)
    log = await tables.backend.games.log(card.id)
    assert {line.person for line in log} == {None, ANA, 0}
    assert await tables.backend.games.find(person=BO, status=("over",)) == ()
    # Nowhere in the store is the number left.
    async with tables.backend.store.read() as conn:
        for table in (
            "games",
            "log",
            "seats",
            "drafts",
            "policies",
            "interactions",
            "places",
            "people",
            "audit",
        ):
            rows = (await conn.exec_driver_sql(f"SELECT * FROM {table}")).fetchall()
            assert not [row for row in rows if BO in tuple(row)], table


async def test_places_of_a_game(tables_anywhere: Tables) -> None:
    places = tables_anywhere.backend.places
    thread = Place(1, THREAD, 10, None, 0, SERVER)
    panel = Place(1, PANEL, 10, 555, 3, SERVER, Noted(4, drawn=True))
    of_the_allies = Place(1, side_place("allies"), 11, None, 0, SERVER)
    for place in (thread, panel, of_the_allies, Place(2, own_place("dm", 101), 12, 9)):
        await places.put(place)
    found = await places.get(1, PANEL)
    assert found is not None
    assert found == panel._replace(at=tables_anywhere.now)
    await places.put(Place(1, PANEL, 10, 556, 4, SERVER))
    assert [place.message for place in await places.of(1)] == [556, None, None]
    assert await places.game_of(10) == 1
    assert await places.game_of(12) == 2
    assert await places.game_of(99) is None
    assert await places.count(SERVER) == 3


#: What was stored of a place before it had types, and what it says.
OLD_PLACES = {
    PANEL: ('{"drawn": true, "owed": "axis"}', Noted(drawn=True)),
    PlaceKind("turn"): ('{"said": 7}', Noted(7)),
    side_place("allies"): (
        '{"people": [101, 103], "coming": [104]}',
        Noted(readers=Readers((101, 103), (104,))),
    ),
    PlaceKind("plan", "axis"): (
        '{"told": ["C4 held"], "earlier": [], "turn": 3, "by": 12}',
        Noted(told=PastTurns(("C4 held",), (), 3, 12)),
    ),
    PlaceKind("closed", "axis"): ("{}", Noted()),
    PlaceKind("line"): ('{"hash": "x"}', Noted()),
}


async def test_what_was_noted_before_it_had_types_is_read(tables_anywhere: Tables) -> None:
    """Nobody is let in twice or told twice because the bot was brought up to date."""
    places = tables_anywhere.backend.places
    for kind, (text, _) in OLD_PLACES.items():
        await places.put(Place(1, kind, 10))
        async with tables_anywhere.backend.store.write() as conn:
            await conn.exec_driver_sql(f"UPDATE places SET data = '{text}' WHERE kind = '{text_of(kind)}'")
    for place in await places.of(1):
        assert place.noted == OLD_PLACES[place.kind][1]
        # It is written in today's words and read again.
        await places.put(place)
        assert await places.get(1, place.kind) == place


PERSON = 287654321098765432
#: The words under which places stand in stores that are there, and what they mean.
WORDS = {
    "thread": THREAD,
    "lost:thread": THREAD._replace(lost=True),
    "lost:side:axis": side_place("axis")._replace(lost=True),
    "plan:allies": PlaceKind("plan", "allies"),
    f"dm:{PERSON}": own_place("dm", PERSON),
    f"dm:{PERSON}:axis": own_place("dm", PERSON, "axis"),
    f"called-dm:{PERSON}:allies": own_place("called-dm", PERSON, "allies"),
    f"gone:{PERSON}": own_place("gone", PERSON),
    "ask:12": PlaceKind("ask", ask=12),
}


@pytest.mark.parametrize("word", WORDS)
def test_a_place_stands_under_its_word(word: str) -> None:
    """It is read as what it means, and written as it was."""
    assert kind_of(word) == WORDS[word]
    assert text_of(WORDS[word]) == word


@pytest.mark.parametrize(
    "word", ["", "lost:", "lost", "castle", "side:north", "side:axis:5", "dm:5:axis:6", "dm:٣"]
)
def test_a_word_of_another_release_is_no_place(word: str) -> None:
    assert kind_of(word) is None


async def test_a_place_of_another_release_is_passed_over(tables_anywhere: Tables) -> None:
    """A newer one that goes on beside this one has places of its own; the others are found as ever."""
    places = tables_anywhere.backend.places
    for kind in (THREAD, PANEL):
        await places.put(Place(1, kind, 10))
    async with tables_anywhere.backend.store.write() as conn:
        await conn.exec_driver_sql("UPDATE places SET kind = 'castle' WHERE kind = 'panel'")
    assert [place.kind for place in await places.of(1)] == [THREAD]


async def test_side_channels_go_two_weeks_after_the_end(tables_anywhere: Tables) -> None:
    tables = tables_anywhere
    places = tables.backend.places
    for kind, channel in ((THREAD, 10), (side_place("allies"), 11), (side_place("axis"), 12)):
        await places.put(Place(1, kind, channel, server=SERVER))
    until = await places.close(1)
    assert until == tables.now + 14 * 24 * 3600
    assert await places.ending() == ()
    tables.now = until
    assert [place.channel for place in await places.ending()] == [11, 12]
    await places.drop(1, side_place("axis"))
    assert [place.channel for place in await places.ending()] == [11]


async def test_a_channel_knows_which_places_it_is(tables: Tables) -> None:
    places = tables.backend.places
    await places.put(Place(1, THREAD, 10))
    await places.put(Place(1, PANEL, 10, 5))
    await places.put(Place(1, side_place("axis"), 11, server=SERVER))
    await places.put(Place(2, THREAD._replace(lost=True), 10))
    assert [(one.game, one.kind) for one in await places.in_channel(10)] == [
        (1, THREAD),
        (2, THREAD._replace(lost=True)),
    ]
    assert await places.side_places(SERVER) == (11,)


async def test_nobody_plays_where_he_has_no_seat(tables: Tables) -> None:
    card = await tables.started()
    for doing in (
        tables.backend.games.resign(tables.ask(CY, card.id)),
        tables.backend.games.undo(tables.ask(CY, card.id)),
        tables.backend.games.offer_draw(tables.ask(CY, card.id)),
        tables.backend.drafts.add(tables.ask(CY, card.id), "play move-out"),
        tables.backend.standing.set(tables.ask(CY, card.id), ambush="never"),
        tables.backend.timekeeper.claim(tables.ask(CY, card.id)),
        tables.backend.timekeeper.wait(tables.ask(CY, card.id)),
    ):
        with pytest.raises(UserError, match="not-your-game"):
            await doing
