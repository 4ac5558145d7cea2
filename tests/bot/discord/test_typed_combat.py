"""Combat cards are typed as they are called; a typed `end` passes their window once it has been asked about."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.drafting.written import as_notation
from bot.game.values import Request
from bot.i18n import languages, words_of
from bot.screens.typed_abilities import as_ability
from bot.screens.typing import as_shown
from engine.rules.cards.combat import COMBAT
from tests.boards import scenario_of
from tests.bot.discord.player import buttons
from tests.bot.discord.positions import TITLE, rolling, shows, table
from tests.bot.discord.test_promises import labels
from tests.bot.discord.typist import played, type_orders
from tests.bot.discord.winter import winter
from tests.bot.game.doctored import doctor, hold
from tests.bot.kit.world import World

#: Two beside an enemy each, a third behind; nobody is near where that is too much.
FIGHT = "A:inf@E5;H5;A1 X:inf4@E6;H6;M9"
ALONE = "A:inf@E5;H5;A1 X:inf4@M9"
MARCH = "direct from hq; order E5; move E5-E4"
FROZEN = "use combat-card combat-frozen-ground"


SAID = (
    "Frozen Ground E5, H5", "frozen ground E5 H5", "play Frozen Ground E5 and H5", "🎴 Frozen Ground E5, H5",
    "Combat card: Frozen Ground: E5, H5", "use frozen-ground E5 H5", "combat-frozen-ground E5 H5",
    "use combat-card frozen ground E5 H5", "4 · Frozen Ground E5, H5",
)  # fmt: skip


@pytest.mark.parametrize("said", SAID)
def test_a_combat_card_as_it_is_called(said: str) -> None:
    (line,) = as_notation(as_shown(said))
    assert as_ability(line) == f"{FROZEN} E5 H5"


async def test_it_is_asked_about_and_played(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies open once it is played: the question says what it is, and no attack is left undone by it."""
    thread = await winter(world, monkeypatch, FIGHT, "frozen-ground", "fortify")
    await type_orders(world, thread, "direct from hq; order E5 H5; end")
    # Nothing is laid open for a text that goes wrong behind it.
    wrong = await type_orders(world, thread, f"{SAID[0]}; attack A1xE6; end", now=True)
    assert "**attack A1xE6** – " in wrong.words
    assert "None of your lines has been played" in wrong.words
    asked = await type_orders(world, thread, SAID[0])
    assert "It plays a combat card" in asked.words, asked.words
    assert "could still attack" not in asked.words
    await world.ana.click(asked, label="Carry it out")
    assert (await played(world))[-1] == f"{FROZEN} E5 H5"


@pytest.mark.parametrize("language", languages())
def test_every_combat_card_in_every_language(language: str) -> None:
    words = words_of(language)
    for card in [one for one in COMBAT if COMBAT[one].copies]:
        for name in (words(f"card-{card}"), words(f"card-{card}.short")):
            assert as_ability(f"{name} E5") == f"use combat-card {card} E5"
            sign = words("use-stubborn-resistance.line", first=name, rest="")
            assert as_ability(sign) == f"use stubborn-resistance {card}"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("Smoke from C4 on D5, D6", "use smoke C4 D5 D6"),
        ("Lay a bridge: E5", "use bridge E5"),
        ("Brücke über e5", "use bridge E5"),
        ("E5 → F7 through the caves to F8", "use tunnel E5>F7 F8"),
        ("Recon left as Air Power", "use air-power recon-left"),
        ("Take Recon right", "use command-car recon-right"),
        ("Take E5", None),
        ("grab the ground", None),
        ("attack left", None),
    ],
)
def test_other_abilities_as_lists_and_drafts_show_them(said: str, line: str | None) -> None:
    assert as_ability(said) == line


async def test_without_its_hex_it_opens_its_list(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As its button does; where only one can be meant, or none is needed, it is played."""
    thread = await winter(world, monkeypatch, FIGHT, "frozen-ground", "fortify", dice="SSSSSS")
    await type_orders(world, thread, "direct from hq; order E5 H5; end")
    panel = await type_orders(world, thread, "frozen ground")
    assert "Combat card: Frozen Ground" in panel.words
    assert "Done moving" not in str(labels(panel)), "half of something is chosen"
    await type_orders(world, thread, "end; attack E5xE6; attack H5xH6", now=True)
    panel = (await world.ana.slash(thread, "play card", card="Fortify")).response
    assert "Combat card: Fortify" in panel.words
    assert (await world.ana.slash(thread, "play card", card="Frozen Ground")).response.words.count(
        "cannot be"
    )


async def test_it_closes_the_steps_before_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As moves and attacks do; one for the window behind the battles closes all of them."""
    thread = await winter(world, monkeypatch, ALONE, "frozen-ground", "fortify")
    text = "direct from hq; order E5; Frozen Ground E5; move E5-E3; Fortify E3; end"
    await type_orders(world, thread, text, now=True)
    cards = [line for line in await played(world) if line.startswith("use")]
    assert cards == [f"{FROZEN} E5", "use combat-card combat-fortify E3"]
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_before_its_time_nothing_is_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is ordered: to close the steps would be to end the turn."""
    thread = await winter(world, monkeypatch, FIGHT, "fortify")
    await type_orders(world, thread, "direct from hq", now=True)
    panel = await type_orders(world, thread, "Fortify E5")
    assert "Fortify cannot be played now" in panel.words
    assert await played(world) == ["play direct-from-hq"]


@pytest.mark.parametrize("text", [f"{MARCH}; end", f"{MARCH}; end; end; end"])
async def test_a_typed_end_asks_for_a_card_it_would_waste(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """[Back] does nothing; [Carry it out] ends the turn, its window included."""
    thread = await winter(world, monkeypatch, ALONE, "fortify", "reinforcements", "reposition")
    asked = await type_orders(world, thread, text)
    assert "Fortify could still be played" in asked.words, asked.words
    assert await played(world) == []
    await world.ana.click(asked, label="Carry it out")
    assert (await played(world))[-1] == "pass"
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_the_end_of_a_turn_names_the_cards_that_could_be_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the attack that it leaves unused."""
    thread = await winter(world, monkeypatch, FIGHT, "heat-of-battle", "fortify")
    await type_orders(world, thread, "direct from hq; order E5; end; end", now=True)
    panel = (await world.ana.slash(thread, "play turn")).response
    asked = (await world.ana.click(panel, custom_id=buttons(panel, "end")[0])).response
    assert "could still attack" in asked.words, asked.words
    assert "Heat of Battle could still be played" in asked.words


async def test_a_typed_end_passes_a_window_for_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same lines for whoever holds none: nobody can tell."""
    thread = await winter(world, monkeypatch, ALONE, "reinforcements")
    asked = await type_orders(world, thread, f"{MARCH}; end")
    await world.ana.click(asked, label="Carry it out")
    assert (await played(world))[-1] == "pass"
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_behind_dice_the_window_is_passed_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await winter(world, monkeypatch, FIGHT, "fortify", dice="SSSSSS" * 3)
    text = "direct from hq; order E5 H5; attack E5xE6; attack H5xH6; end"
    asked = await type_orders(world, thread, text)
    assert "Fortify could still be played" in asked.words, asked.words
    await world.ana.click(asked, label="Carry it out")
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def _window(world: World, monkeypatch: pytest.MonkeyPatch, card: str) -> tuple[Any, Any]:
    """Ana's battles are over, and combat cards may be played; the thread, and her panel."""
    thread = await winter(
        world, monkeypatch, ALONE, card, play=("play direct-from-hq", "order E5", "move E5-E4")
    )
    await world.bot.backend.drafts.confirm(Request(world.ana.id, 1))
    return thread, (await world.ana.slash(thread, "play turn")).response


@pytest.mark.parametrize("by", ["play end", "play orders"])
async def test_in_the_window_end_asks_for_a_card(
    world: World, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    """By the command as by a text; its own button names what it does."""
    thread, panel = await _window(world, monkeypatch, "fortify")
    assert "Play one?" in panel.words, panel.words
    asked = (await world.ana.slash(thread, by, **({"text": "end"} if by == "play orders" else {}))).response
    assert "Fortify could still be played" in asked.words, asked.words
    assert (await world.bot.backend.games.card(1)).active == "allies"
    yes = [*buttons(asked, "sure-yes"), *buttons(asked, "text-sure")]
    await world.ana.click(asked, custom_id=yes[0])
    assert (await world.bot.backend.games.card(1)).active == "axis"


async def test_with_nothing_to_play_nothing_is_offered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    _, panel = await _window(world, monkeypatch, "reinforcements")
    assert "You hold none for this moment" in panel.words, panel.words
    assert "Play one?" not in panel.words


async def test_combat_cards_stand_beside_the_cards_of_the_turn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the numbers they have on the picture of the hand."""
    thread = await winter(world, monkeypatch, ALONE, "fortify", "frozen-ground")
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "played in addition: Fortify (3) · Frozen Ground (4)" in panel.words, panel.words


async def test_a_list_offers_them_for_the_card_option(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await winter(world, monkeypatch, ALONE, "reinforcements")
    await type_orders(world, thread, "direct from hq")
    offered = await world.ana.autocomplete(thread, "play card", "card", "reinf")
    assert [one["value"] for one in offered] == ["combat-reinforcements"]


async def test_what_waited_for_answers_ends_the_turn_with_its_window(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The `end` that was typed, and asked about: nobody is asked again in his own turn."""
    thread, text = await _asked_fairly(world, monkeypatch, FIGHT, "SSSSSS")
    await world.ana.slash(thread, "play orders", text=f"{text}; attack H5xH6; end", now=True)
    for _ in range(2):
        assert (await world.bot.backend.games.card(1)).to_act == "axis"
        await world.ana.slash(thread, "play react", answer="pass")
    assert (await world.bot.backend.games.card(1)).active == "axis"
    assert (await played(world))[-2:] == ["pass", "pass"]


async def _asked_fairly(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, dice: str
) -> tuple[Any, str]:
    """Ana plays both sides of a table with combat cards; its thread, and a text up to the first attack."""
    scenario = {**scenario_of(board), **TITLE, "rules": {"combat-cards": {}}}
    shows(world, monkeypatch, scenario)
    await world.ana.slash(world.lobby, "game new", scenario="dispute", kind="practice", reactions="fair")
    await world.settle()
    await doctor(world.bot, 1, hold("allies", "direct-from-hq"))  # type: ignore[arg-type]
    rolling(monkeypatch, dice)
    return world.thread(), "direct from hq; order E5 H5; attack E5xE6"


async def test_fire_from_afar_is_no_close_assault(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Combat cards answer it, too: question and panel say what it is."""
    thread, _ = await _asked_fairly(world, monkeypatch, "A:art@E5;A1 X:inf4@E8;M9", "SSS")
    text = "direct from hq; order E5; attack E5xE8"
    panel = (await world.ana.slash(thread, "play orders", text=text, now=True)).response
    await world.settle()
    said = "\n".join(one.words for one in thread.history())
    assert "fires at" in panel.words, panel.words
    assert "is fired at" in said
    assert "close assault" not in panel.words + said


async def test_a_camouflaged_target_refuses_the_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that comes before could change that; before a combat card it was told to wait, and the card was gone."""
    board = "A:art@E5;A1 X:inf4+camouflaged@E8 X:inf4@F8;M9"
    thread = await winter(world, monkeypatch, board, "spotter")
    panel = await type_orders(world, thread, "direct from hq; order E5; Spotter E5; attack E5xE8")
    assert "camouflaged" in panel.words, panel.words
    assert "Carry it out" not in labels(panel)
    assert await played(world) == []
    panel = await type_orders(world, thread, "direct from hq; order E5; end; end; Spotter")
    assert "use combat-card" not in panel.words


async def test_a_button_that_plays_a_card_says_what_it_does(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the window, with one card for one unit: command cards have theirs beside them, too."""
    _, panel = await _window(world, monkeypatch, "fortify")
    assert "puts sandbags on its hex" in panel.words, panel.words
    assert any("fortify" in one for one in buttons(panel, "sure"))


async def test_what_is_hard_to_see_is_told_before_the_roll(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A die with the sign of the target missed, and nothing said why: the rule is named where one attacks."""
    scenario = {**scenario_of("A:inf@E5;A1 X:inf4@E7;M9"), **TITLE, "rules": {"reduced-visibility": {}}}
    monkeypatch.setattr("tests.bot.discord.positions.scenario_of", lambda board: scenario)
    thread = await table(world, monkeypatch, "", "direct-from-hq")
    for line in ("play direct-from-hq", "order E5", "end", "end"):
        await world.bot.backend.drafts.play(Request(world.ana.id, 1), line)
    panel = (await world.ana.slash(thread, "play turn")).response
    assert "only grenades hit" in panel.words, panel.words


async def test_a_second_attack_names_the_kind_of_unit(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Heat of Battle: it is no armor that fights on."""
    board = "A:inf@E5;A1 X:inf1@E6 X:inf4@E7;M9"
    thread = await winter(world, monkeypatch, board, "heat-of-battle", dice="I" * 9)
    text = "direct from hq; order E5; heat of battle E5; attack E5xE6"
    panel = await type_orders(world, thread, text, now=True)
    assert "From there your infantry may attack once more: E7" in panel.words, panel.words
