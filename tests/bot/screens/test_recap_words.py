"""What a turn did, as somebody on a bus reads it: whole words, nothing that only the engine knows."""

from __future__ import annotations

import pytest

from bot.facts.drafted import DraftLine
from bot.i18n import words_of
from bot.screens.deciding import draft_text, line_text
from bot.screens.history.events import Teller
from bot.screens.history.recap import recap
from bot.screens.naming import ground, in_play
from engine import events as ev
from engine import project
from engine.frames import Strike
from engine.rules.hooks.combat_effects import LASTING, TURN_TAGS
from engine.rules.markers import MARKERS
from engine.rules.tags import TAGS
from engine.view import HexView, MarkerView
from tests.boards import position

EN = words_of("en")
VIEW = project(position("A:inf@E4 X:inf@E5"), "allies")
TELL = Teller(EN, VIEW)
E4, E5 = (TELL.names.index(at) for at in ("E4", "E5"))


@pytest.mark.parametrize("tag", [*TURN_TAGS, *LASTING, "marked"])
def test_what_a_unit_gets_is_said_by_what_it_may_do(tag: str) -> None:
    (line,) = recap(TELL, [ev.UnitTagged("allies", 1, E4, tag)])
    assert line.startswith("Allied unit at E4 ")
    assert not any(word in line for word in ("hurried", "heated", "woodsmen", "repositioning", ": "))


@pytest.mark.parametrize("tag", TURN_TAGS)
def test_what_ends_with_the_turn_is_not_told(tag: str) -> None:
    assert recap(TELL, [ev.UnitUntagged("allies", 1, E4, tag)]) == []


@pytest.mark.parametrize("tag", ["camouflaged", "marked", "landing-craft"])
def test_what_is_lost_is_told(tag: str) -> None:
    assert tag in TAGS
    (line,) = recap(TELL, [ev.UnitUntagged("allies", 1, E4, tag)])
    assert "free of" not in line
    assert line.startswith("Allied unit at E4 ")


def test_a_second_roll_says_that_it_is_one() -> None:
    """A Tiger: what would hit it is rolled once more (GEN-9)."""
    strike = Strike("allies", 1, E4, 2, E5, "battle")
    told = recap(
        TELL,
        [
            ev.AttackDeclared("allies", 1, E4, 2, E5, 3),
            ev.DiceRolled(strike, ("armor",), 1, 0, (("range", 3),)),
            ev.DiceRolled(strike, ("infantry",), 0, 0, (("confirm", 1),)),
        ],
    )
    assert told == ["⚔️ **E4 attacks E5** · ⚙️ · rolled again, only grenades count: 🪖 → missed"]


def test_sandbags_are_removed_in_the_same_words_everywhere() -> None:
    strike = Strike("allies", 1, E4, 2, E5, "battle")
    told = recap(
        TELL,
        [
            ev.AttackDeclared("allies", 1, E4, 2, E5, 1),
            ev.DiceRolled(strike, ("flag",), 0, 1, (("range", 1),)),
            ev.ObstacleRemoved(E5, "sandbags"),
        ],
    )
    assert told == ["⚔️ **E4 attacks E5** · 🏳️ · sandbags at E5 removed"]
    # What is left of them after a roll that was told before is no move.
    assert recap(TELL, [ev.ObstacleRemoved(E5, "sandbags")]) == ["↳ sandbags at E5 removed"]


def test_mines_and_ice() -> None:
    said = [TELL(ev.HazardRolled("allies", 1, E4, what, (), 0)) for what in ("minefield", "frozen-river")]
    assert ["a minefield" in said[0], "the ice" in said[1]] == [True, True]
    assert TELL(ev.MarkerTurned(E4, "minefield", 2)) == "The minefield at E4 is turned over: 2."


def test_a_list_of_hexes_names_the_mines() -> None:
    """They lie on the board for everybody to see; what they are worth does not."""
    for kind in MARKERS:
        spot = HexView("E4", 0, 0, "forest", (), (), (MarkerView(kind, "axis", None, False),))
        assert ground(EN, spot) == f"forest, {EN(f'marker-{kind}')}"


def test_a_plan_reads_in_the_order_of_a_turn() -> None:
    lines = [DraftLine(one) for one in ("play infantry-assault", "choose left", "order B1", "move B1-B2")]
    assert draft_text(EN, lines) == "🃏 Infantry Assault · chosen: left flank · orders B1 · moves B1→B2"
    assert draft_text(EN, [DraftLine("end")]) == "orders nobody"


def test_a_card_in_play_has_its_own_name() -> None:
    assert in_play(EN, "move-out", "last-resort") == "Move Out! for one unit of choice"
    assert in_play(EN, "move-out", "move-out") == in_play(EN, "move-out", None) == "Move Out!"


def test_a_combat_card_after_a_battle_is_no_part_of_it() -> None:
    strike = Strike("allies", 1, E4, 2, E5, "battle")
    told = recap(
        TELL,
        [
            ev.AttackDeclared("allies", 1, E4, 2, E5, 1),
            ev.DiceRolled(strike, ("star",), 0, 0, (("range", 1),)),
            ev.CombatCardPlayed("allies", "combat-fortify", None, False),
            ev.ObstaclePlaced(E4, "sandbags"),
        ],
    )
    assert told == [
        "⚔️ **E4 attacks E5** · ⭐ · missed",
        "Allies play the combat card Fortify.",
        "Put up at E4: Sandbags.",
    ]


def test_who_falls_back_is_named_by_side_kind_and_hexes() -> None:
    """A team of three asks which unit; of one that has fallen since only its side is known here."""
    by_name = TELL.names.index
    told = recap(TELL, [ev.UnitMoved("axis", 1, (by_name("E6"), E5), "retreat")])
    assert told == ["↳ Axis Infantry driven back E6→E5"]
    told = recap(TELL, [ev.UnitMoved("axis", 9, (E5, by_name("E6")), "retreat")])
    assert told == ["↳ Axis unit driven back E5→E6"]
    told = recap(TELL, [ev.UnitMoved("allies", 0, (by_name("D4"), E4), "ground")])
    assert told == ["↳ ground taken by Allied Infantry D4→E4"]


def test_units_are_named_as_they_were_wherever_anybody_stands_now() -> None:
    """The board is one of later: tanks stand where infantry has been, and where it fell."""
    moved = [one._replace(at=at) for one, at in zip(VIEW.units, ("B1", "M9"), strict=True)]
    tanks = [one._replace(kind="armor", id=20 + n) for n, one in enumerate(VIEW.units)]
    later = Teller(EN, VIEW._replace(units=(*moved, *tanks)))
    by_name = TELL.names.index
    events = [
        ev.UnitMoved("axis", 1, (E5, by_name("E6")), "retreat"),
        ev.UnitMoved("allies", 0, (E4, E5), "ground"),
        ev.UnitMoved("axis", 7, (by_name("F7"), by_name("E6")), "retreat"),
        ev.UnitEliminated("axis", 7, "artillery", by_name("E6"), "allies", 1),
    ]
    assert recap(later, events)[:3] == [
        "↳ Axis Infantry driven back E5→E6",
        "↳ ground taken by Allied Infantry E4→E5",
        "↳ Axis Artillery driven back F7→E6",
    ]


def test_what_is_done_with_the_ground_is_said_as_people_say_it() -> None:
    """ "moves D3→C1 · Stay" told the later thing first, and not what stays where."""
    plan = [DraftLine("stay"), DraftLine("move D3-C1")]
    assert draft_text(EN, plan) == "no ground taken · moves D3→C1"
    assert draft_text(EN, [DraftLine("advance")]) == "ground taken"
    assert draft_text(EN, [DraftLine("retreat E5-D4")]) == "back E5→D4"
    assert draft_text(EN, [DraftLine("retreat E5")]) == "E5 stands fast"
    assert line_text(EN, "end") == "“end” of the step or the turn"


@pytest.mark.parametrize(
    ("since", "said"),
    [
        ([], "No unit was ordered."),
        ([ev.UnitOrdered("allies", 1, E4, "full")], "The units ordered neither moved nor attacked."),
        ([ev.UnitOrdered("allies", 1, E4, "full"), ev.UnitMoved("allies", 1, (E4, E5), "move")], ""),
    ],
)
def test_a_card_that_nothing_was_done_with(since: list[ev.Event], said: str) -> None:
    """ "Axis play Probe on the Right Flank." and nothing after it: did it do nothing?"""
    told = recap(
        TELL,
        [ev.CardPlayed("allies", "probe-center", "probe-center"), *since, ev.CardsDrawnUnseen("allies", 1)],
    )
    assert [line for line in told if said and line.endswith(said)] == ([told[0]] if said else [])
    assert len(told) == (1 if said else 2)


def test_a_generals_card_that_nothing_was_done_with_before_the_next_one() -> None:
    """Overlord: two cards are dealt, and with the first one nobody is ordered."""
    cards = [ev.CardPlayed("allies", one, one) for one in ("probe-left", "assault-right")]
    told = recap(
        TELL,
        [
            cards[0],
            cards[1],
            ev.UnitOrdered("allies", 1, E4, "full"),
            ev.UnitMoved("allies", 1, (E4, E5), "move"),
            ev.CardsDrawnUnseen("allies", 1),
        ],
    )
    assert told[0].endswith(" No unit was ordered.")
    assert not told[1].endswith(" No unit was ordered.")


def test_a_card_that_has_just_been_played_is_not_over() -> None:
    (line,) = recap(TELL, [ev.CardPlayed("allies", "probe-center", "probe-center")])
    assert "No unit" not in line


@pytest.mark.parametrize(
    ("card", "effect", "said"),
    [
        ("probe-right", "probe-right", "Probe on the Right Flank (on your left)"),
        # One unit in each section: it is nobody's right.
        ("recon-in-force", "recon-in-force", "play Recon in Force."),
        # Of a copy the flank is the other card's.
        (
            "counter-attack",
            "attack-left",
            "Counter-Attack, acting as Attack on the Left Flank (on your right)",
        ),
    ],
)
def test_a_flank_of_the_other_side_is_told_by_where_i_sit(card: str, effect: str, said: str) -> None:
    (line,) = recap(TELL, [ev.CardPlayed("axis", card, effect)])
    assert said in line
