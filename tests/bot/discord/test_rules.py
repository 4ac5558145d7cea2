"""/rules as a player asks: a concept, a rule by its number, and why a move is not possible."""

from __future__ import annotations

from typing import Any

from bot.game.values import Request
from engine import book
from tests.bot.discord.player import BOARD, lists
from tests.bot.kit.world import World

#: What somebody types, and a rule that the answer must name.
ASKED = {
    "retreat": "FLAG-03", "medal": "VIC-04", "medals": "VIC-04", "line of sight": "LOS-01", "LOS": "LOS-01",
    "victory": "VIC-01", "take ground": "TG-01", "overrun": "OVR-01", "ambush": "CARD-AMBUSH",
    "turn": "TURN-02", "card": "TURN-03", "order": "ORDER-01", "move": "MOVE-01", "battle": "BATTLE-01",
    "dice": "DICE-01", "flags": "FLAG-01", "terrain": "MOVE-05", "ground": "MOVE-05", "draw": "TURN-05",
    "elevation": "DICE-03", "range": "BATTLE-05", "exit": "VP-EXIT-2", "mines": "WW-MINE",
    "artillery": "UNIT-ART", "close assault": "BATTLE-03", "section": "BOARD-02", "hand": "SETUP-03",
    "on the move": "BT-OTM-1", "who wins?": "VIC-01", "How does a unit retreat": "FLAG-01",
    "woods": "TER-FOREST", "sea": "TER-OCEAN", "paratroopers": "UNIT-SF", "counterattack": "CARD-COUNTER",
    "counter attack": "CARD-COUNTER", "recon": "CARD-RECON", "discard": "TURN-05", "diagonal": "COORD-02",
    "stacking": "MOVE-02", "how to play": "TURN-02", "partisans": "UNIT-FFI", "tank": "UNIT-ARM", "hill": "TER-HILL",
    "wire": "OBS-WIRE", "sandbags": "OBS-SANDBAG", "star": "HIT-01", "grenade": "HIT-01", "tiger": "EQ-TIGER",
    "sniper": "EQ-SN", "smoke": "EQ-SMK-1", "breakthrough": "BT-BOARD-1", "overlord": "OVL-02", "score": "VIC-04",
    "fall back": "FLAG-01", "losses": "HIT-01", "flank": "BOARD-02", "river": "TER-RIVER", "air power": "CARD-AIRPOWER",
}  # fmt: skip


async def test_a_concept_finds_its_rule(world: World) -> None:
    """In our own words, with the numbers of the rules behind it."""
    for text, rule in ASKED.items():
        answer = (await world.cy.slash(world.lobby, "rules search", text=text)).response
        assert rule in answer.words, text
        assert len(answer.words) < 900, text


async def test_what_the_table_does_is_found(world: World) -> None:
    """No book says it, and newcomers ask."""
    for text, page in {
        "undo": "Taking back", "mistake": "Taking back", "time": "Time", "clock": "Time", "surrender": "Giving up",
        "resign": "Giving up", "reaction": "Reactions", "reactions": "Reactions",
    }.items():  # fmt: skip
        answer = (await world.cy.slash(world.lobby, "rules search", text=text)).response
        assert answer.words.startswith(f"**{page}"), text
        assert "Rules " not in answer.words, text


async def test_what_cannot_be_read_leaves_the_prompt(world: World) -> None:
    """A hex that is not there, a line that is none: the turn is still there to go on with."""
    thread = await world.battle()
    for command, options in (
        ("play move", {"from": "C4", "to": "Z9"}),
        ("play orders", {"text": "attack C4"}),
    ):
        answer = (await world.ana.slash(thread, command, **options)).response
        assert "⚠️" in answer.words
        assert "Play a card" in answer.words, command


async def test_a_rule_is_found_by_its_number(world: World) -> None:
    """One rule, or a group with its rules; small letters will do."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="flag-03")).response
    assert str(book.sentence("FLAG-03")) in answer.words
    group = (await world.cy.slash(world.lobby, "rules search", text="OVR")).response
    assert all(rule in group.words for rule in book.group("OVR"))


async def test_what_only_the_book_says_is_found(world: World) -> None:
    """A word that no page has, but a rule does."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="corner")).response
    assert "AMB-03" in answer.words


async def test_two_cards_of_one_name_are_told_apart(world: World) -> None:
    """Air Power is in two decks; the list says which is which."""
    offered = await world.cy.autocomplete(world.lobby, "rules card", "name", "air power")
    names = [one["name"] for one in offered]
    assert names == ["Air Power", "Air Power (Breakthrough deck)"]
    everything = await world.cy.autocomplete(world.lobby, "rules search", "text", "dig in")
    assert len({one["name"] for one in everything}) == len(everything)


async def test_see_also_is_pressed(world: World) -> None:
    """What was found beside the first page opens from a list, in place, and can be left again."""
    answer = (await world.cy.slash(world.lobby, "rules search", text="medal")).response
    (found,) = lists(answer, "rule")
    other = found["options"][0]
    page = (await world.cy.select(answer, [other["value"]], custom_id=found["custom_id"])).response
    assert page.words.startswith(f"**{other['label']}**")


#: What somebody thinks of before a card is played, and what the board has against it.
AGAINST = {
    "move E2-E8": "Too far: 6 hexes, it can make 2.",
    "E2-E8": "Too far: 6 hexes, it can make 2.",
    "e2 to e8": "Too far: 6 hexes, it can make 2.",
    "E2 > E8": "Too far: 6 hexes, it can make 2.",
    "E2 E8": "Too far: 6 hexes, it can make 2.",
    "E2 nach E8": "Too far: 6 hexes, it can make 2.",
    "bewege E2 E8": "Too far: 6 hexes, it can make 2.",
    "E2 moves to E8": "Too far: 6 hexes, it can make 2.",
    "moves E2→E8": "Too far: 6 hexes, it can make 2.",
    "E2 * E3": "There is no enemy at E3",
    "attacks E2xE3": "There is no enemy at E3",
    "move E2-N5": "There is no hex N5 on this board",
    "order Z9": "There is no hex Z9 on this board",
    "move M2-L2": "There is no hex M2 on this board",
    "move D5-D6": "There is no unit at D5",
    "attack E2xD6": "Out of range",
    "E2xE3": "There is no enemy at E3",
    "move E7-E6": "The unit at E7 is not yours",
    "order E7": "The unit at E7 is not yours",
}


async def test_why_answers_from_the_board(world: World) -> None:
    """What is wrong with the move itself, as if the unit had its order."""
    thread = await world.battle()
    for line, why in AGAINST.items():
        answer = (await world.ana.slash(thread, "rules why", line=line)).response
        assert answer.words.startswith("❌"), line
        assert why in answer.words, line
        assert "First play a card" not in answer.words, line


async def test_why_says_what_comes_first_where_the_board_allows_it(world: World) -> None:
    """A move that is sound waits for a card, for its order, for its turn; it says which."""
    thread = await world.battle()

    async def why(person: Any, line: str) -> str:
        return str((await person.slash(thread, "rules why", line=line)).response.words)

    assert (await why(world.ana, "move E2-E3")).startswith("⏳")
    assert "First play a card" in await why(world.ana, "move E2-E3")
    # The side that waits plans ahead, and asks as well.
    assert "not your turn" in await why(world.bo, "move E7-E6")
    assert "Too far" in await why(world.bo, "move E7-E3")
    # With a card that orders one section, a unit elsewhere hears what its order lacks.
    games, drafts = world.bot.backend.games, world.bot.backend.drafts
    cards = await games.legal(1, world.ana.id, "play ")
    card = next(one for one in cards if one.endswith(("-left", "-center", "-right")))
    await drafts.add(Request(world.ana.id, 1), card)
    able = {one.partition(" ")[2] for one in await games.legal(1, world.ana.id, "order ")}
    units = {one.at for one in (await games.look(1)).view.units if one.side == "allies"}
    elsewhere = min(units - able)
    assert "Too far" in await why(world.ana, f"move {elsewhere}-I7")
    assert "this card orders none there" in await why(world.ana, f"{elsewhere}-{_beside(elsewhere, units)}")
    assert (await why(world.ana, f"order {min(able)}")).startswith("✅")


def _beside(at: str, units: set[str]) -> str:
    """A free hex next to one."""
    near = BOARD.neighbours[BOARD.by_name[at]]
    return next(BOARD.names[one] for one in near if BOARD.names[one] not in units)


async def test_a_hex_off_the_board_is_named(world: World) -> None:
    """/rules hex says that there is none, and which there are."""
    thread = await world.battle()
    answer = (await world.ana.slash(thread, "rules hex", name="Q17")).response
    assert answer.words == (
        "There is no hex Q17 on this board: its columns are A to M, its rows 1 to 9, every second row a hex shorter."
    )
