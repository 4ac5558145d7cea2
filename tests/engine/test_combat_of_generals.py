"""Combat cards in Overlord: each belongs to a general, who plays it on his own units (WW-CC-9).

Letters of the bottom row: left A-I, center I-Q, right Q-Z; the axis sits across, so its left is the right of the board.
"""

from __future__ import annotations

import json

import pytest

from engine import SeededDice, codec, legal_actions, new_game, project, redact, text
from engine.events import CombatCardPlayed, CombatCardsDrawn, CombatCardsDrawnUnseen
from engine.memory import COMBAT_GENERALS
from engine.rules import combat_piles as piles
from engine.types import SECTIONS
from tests.boards import Game, position, proves, scenario_of, words_of

ON = {"combat-cards": {}}
ROW = "board=overlord A:inf@A1 A:inf@J1 A:inf@S1 X:inf@A9 X:inf@Z9"


def game(board: str, dice: str, *, hand: str, mine: str = "", foe: str = "", foes_cards: str = "") -> Game:
    """Cards written `fortify/left` belong to that general, others to whoever wants them."""
    held = {"allies": mine.split(), "axis": foe.split()}
    state = position(
        board,
        hand=hand.split(),
        foe=(foes_cards or "probe-left recon-right").split(),
        special=ON,
        combat={
            side: " ".join(f"combat-{one.partition('/')[0]}" for one in cards) for side, cards in held.items()
        },
    )
    draft = state.draft()
    for side in ("allies", "axis"):
        generals = [one.partition("/")[2] or None for one in held[side]]
        COMBAT_GENERALS[side].keep(draft, tuple(generals))  # type: ignore[arg-type]
    return Game(draft.freeze(), dice)


def uses(played: Game) -> set[str]:
    """The combat cards that may be played now, without their first words."""
    board = played.state.battle.board
    lines = [text(one, board) for one in legal_actions(played.state) if one.verb == "use"]
    return {line.removeprefix("use ").removeprefix("combat-card combat-") for line in lines}


def go(played: Game, *lines: str) -> None:
    """One line after the other; steps before it are ended."""
    for line in lines:
        while line not in played.legal and "end" in played.legal:
            played.do("end")
        played.do(line)


TO_BATTLE = ("play probe-left left", "play probe-center center", "order A1", "order J1")


def to_battle(played: Game) -> None:
    """The left general has acted, the center has come to its battles."""
    go(played, *TO_BATTLE)
    while "attack J1xJ2" not in played.legal:
        played.do("end")


OWN = "board=overlord A:inf@A1 A:art@J1 X:inf@J2 X:inf@A2 X:inf@Z9"


@proves("WW-CC-9")
@pytest.mark.parametrize(
    ("whose", "able"), [("center", {"spotter J1"}), ("left", set()), ("", {"spotter J1"})]
)
def test_only_the_general_who_acts(whose: str, able: set[str]) -> None:
    """A card of the left is not played on a unit that the center has ordered."""
    played = game(OWN, "FFF FFF", hand="probe-left probe-center dig-in", mine=f"spotter/{whose}")
    to_battle(played)
    assert uses(played) == able
    if not able:
        why = played.refusal("use combat-card combat-spotter J1")
        assert words_of(why) == "combat-card-of-another card=combat-spotter"


@proves("WW-CC-9")
def test_after_the_battles_each_on_those_he_ordered() -> None:
    """One window for all of them, and each card for its general's units."""
    played = game(
        OWN, "FFF FFF", hand="probe-left probe-center dig-in", mine="fortify/left camouflage/center"
    )
    to_battle(played)
    played.do("end")
    assert uses(played) == {"fortify A1", "camouflage J1"}
    played.do("use combat-card combat-fortify A1")
    (event,) = played.said("CombatCardPlayed")
    assert event == CombatCardPlayed(
        "allies", "combat-fortify", played.state.battle.board.by_name["A1"], False, "left"
    )
    assert piles.holders(played.state, "allies") == ("center",)


#: Who holds the card of the axis, and whether he may play it when J2 (his center) is attacked from I1.
ANSWERS = [
    ("ambuscade/center", {"ambuscade"}),
    ("ambuscade/right", set()),
    ("ambuscade/left", set()),
    ("pull-back/right", set()),
    # Against an enemy also whoever has it in his sector: the attacker began its move in H1 (his right).
    ("out-of-fuel/right", {"out-of-fuel"}),
    ("out-of-fuel/center", {"out-of-fuel"}),
    ("out-of-fuel/left", set()),
]


@proves("WW-CC-9")
@pytest.mark.parametrize(("card", "able"), ANSWERS, ids=[card for card, _ in ANSWERS])
def test_whose_unit_is_attacked(card: str, able: set[str]) -> None:
    """The general of its sector answers; a card against the attacker may also be that of where it moved."""
    board = "board=overlord A:arm@G1 X:inf@K1 X:inf@K2 X:inf@Z9"
    played = game(board, "SSS", hand="assault-left probe-left dig-in", foe=card)
    go(played, "play assault-left left", "order G1", "move G1-J1", "attack J1xK1")
    assert uses(played) == able
    if not able:
        # No window opens of which everybody knows that nobody may use it.
        assert type(played.state.pending[-1]).__name__ != "React"


@proves("WW-CC-9 WW-CC-10")
@pytest.mark.parametrize("whose", SECTIONS)
def test_stubborn_resistance_of_the_own_general(whose: str) -> None:
    """The unit at K2 is in the center."""
    board = "board=overlord A:inf@K1 X:inf@K3 X:inf@Z9"
    played = game(board, "FS", hand="probe-center probe-left dig-in", foe=f"spotter/{whose}")
    go(played, "play probe-center center", "order K1", "attack K1xK3")
    assert uses(played) == ({"stubborn-resistance combat-spotter"} if whose == "center" else set())


@proves("WW-CC-9")
def test_reinforcements_come_to_the_own_sector() -> None:
    """On the baseline of the general who plays them."""
    played = game(ROW, "I", hand="probe-left probe-center dig-in", mine="reinforcements/center")
    go(played, "play probe-left left", "play probe-center center")
    assert uses(played) == set()
    while played.state.turn.section == "left":
        played.do("end")
    landing = {one.split()[1] for one in uses(played)}
    assert landing == {f"{column}1" for column in "KLMNOPQ"}


@proves("WW-CC-5 WW-CC-9")
def test_a_recon_draws_for_the_general_who_got_it() -> None:
    """One card each for two Recons; the others hear for whom."""
    played = game(ROW, "", hand="recon-left recon-right dig-in")
    played.do("play recon-left left")
    played.do("play recon-right right")
    turn = played.state.turn.number
    while played.state.turn.number == turn:
        legal = played.legal
        played.do("end" if "end" in legal else next(iter(sorted(legal))))
    drawn = played.said("CombatCardsDrawn")
    assert [one.general for one in drawn] == ["left", "right"]
    assert piles.holders(played.state, "allies") == ("left", "right")
    assert redact(drawn[0], "axis") == CombatCardsDrawnUnseen("allies", 1, "left")
    assert isinstance(drawn[0], CombatCardsDrawn)


@proves("WW-CC-1 WW-CC-9")
def test_dealt_one_to_each_general_and_kept() -> None:
    """The own side sees whose is whose, the other one the number; a save keeps it, and one from before has none."""
    scenario = {**scenario_of(ROW), "hands": {"allies": 6, "axis": 6}}
    state = new_game(scenario, SeededDice("deal"), rules=("combat-cards",))
    assert piles.holders(state, "axis") == SECTIONS
    view = project(state, "axis")
    assert view.combat_generals == SECTIONS
    assert project(state, "spectator").combat_generals == project(state, "spectator").combat_hand == ()
    again = codec.loads(codec.dumps(state), state.battle)
    assert again == state
    old = json.loads(codec.dumps(state))
    old["memory"] = {
        word: one for word, one in old["memory"].items() if not word.startswith("combat-generals")
    }
    loaded = codec.loads(json.dumps(old), state.battle)
    assert piles.holders(loaded, "axis") == (None, None, None)
    assert piles.held(loaded, "axis", ("left",)) == piles.hand(state, "axis")
