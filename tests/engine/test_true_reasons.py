"""The reason names the first thing that is really wrong: not the step that happens to be open, nor the other side."""

from __future__ import annotations

import pytest

from engine import parse, whatif, why_not
from engine.hexes import board
from tests.boards import Case, Game, case, position, words_of

FAR = "A:inf@A1 X:inf@M9"
LINE = f"A:inf@E4 A:inf@F4 X:inf@E6 X:inf@I4 {FAR}"
CLOSE = "A:inf@E4 X:inf1@E5 X:inf@M9"

CASES = [
    # An attack in an earlier step: the attack itself is judged.
    case("BATTLE-05", "too far, before any card", LINE, "cards; attack E4xI4",
         refused="out-of-range distance=4 limit=3"),
    case("LOS-02", "no sight, before any card", f"{LINE} forest@E5;F5", "cards; attack E4xE6",
         refused="no-line-of-sight by=forest hex=F5"),
    case("TURN-02", "nothing wrong but the card", LINE, "cards; attack E4xE6", refused="play-a-card-first"),
    case("TURN-02", "a move depends on the card", LINE, "cards; move E4-E9", refused="play-a-card-first"),
    case("BATTLE-05", "too far, while ordering", LINE, "play direct-from-hq; attack E4xI4",
         refused="out-of-range distance=4 limit=3"),
    case("BATTLE-01", "nothing wrong but the order", LINE, "play direct-from-hq; attack E4xE6",
         refused="not-ordered hex=E4"),
    case("BATTLE-01", "who cannot be ordered any more", LINE, "play probe-left; order A1; attack E4xI4",
         hand="probe-left", refused="not-ordered hex=E4"),
    case("BATTLE-05", "too far, ordered, others waiting", LINE, "order E4; attack E4xI4",
         refused="out-of-range distance=4 limit=3"),
    case("MOVE-02", "a move too long, while ordering", LINE, "order E4; move E4-E8", refused="too-far cost=4 limit=2"),
    case("ORDER-01", "a move without an order", LINE, "order E4; move F4-F5", refused="not-ordered hex=F4"),
    case("ORDER-01", "a move without an order, too far as well", LINE, "move F4-F9", refused="not-ordered hex=F4"),
    case("TURN-02", "a second card", LINE, "order E4; play probe-left", hand="direct-from-hq probe-left",
         refused="card-in-play card=direct-from-hq"),
    case("MOVE-04", "battle after the move, while moving", f"A:inf@E4 X:inf@G6 {FAR}",
         "order E4 A1; move E4-E6; attack E6xG6",
         refused="moved-too-far-to-battle moved=2 limit=1"),
    # After the step or the turn has closed by itself.
    case("MOVE-06", "a town entered, and the turn is over", "A:arm@E4 X:inf@G4 town@F4",
         "order E4; move E4-F4; attack F4xG4", refused="entered-no-battle-terrain terrain=town hex=F4"),
    case("BATTLE-01", "a second battle, and the turn is over", "A:inf@E4 X:inf@E5 X:inf@M9",
         "order E4; attack E4xE5; attack E4xE5", "III", refused="battled-already hex=E4"),
    case("MOVE-03", "a second move, and the turn is over", "A:inf@E4 X:inf@M9", "order E4; move E4-E5; move E5-E6",
         refused="moved-already hex=E5"),
    case("TURN-02", "the turn was ended", LINE, "order E4; end; end; end; attack F4xE6", refused="turn-ended"),
    case("TURN-02", "who has the turn must still play a card", LINE, "order E4; end; end; end; attack I4xE4",
         foe="recon-left", refused="out-of-range distance=4 limit=3"),
    case("CARD-BEHIND-1", "no battle between two moves is left", "A:inf@E4 A:inf@A1 X:inf@E6 X:inf@M9",
         "play behind-enemy-lines; order E4; move E4-E5; attack E5xE6; move E5-E4; attack E4xE6", "GSSS",
         refused="battled-already hex=E4"),
    case("CARD-BEHIND-1", "the battle was left out", "A:inf@E4 A:inf@A1 X:inf@E6 X:inf@M9",
         "play behind-enemy-lines; order E4; move E4-E5; end; attack E5xE6", refused="battle-step-over"),
    # Ground.
    case("TG-01", "an enemy still stands there", CLOSE.replace("inf1", "inf"), "order E4; attack E4xE5; advance", "III",
         refused="ground-not-won hex=E5"),
    case("TG-01", "by fire nobody takes ground", "A:inf@E4 X:inf1@E6 X:inf@M9", "order E4; attack E4xE6; advance", "IS",
         refused="ground-from-next-hex hex=E6"),
    case("TG-02", "artillery never does", "A:art@E4 X:inf1@E5 X:inf@M9", "order E4; attack E4xE5; advance", "ISS",
         refused="takes-no-ground kind=artillery"),
    case("YOUNG-02", "nobody does, as the table plays", CLOSE, "order E4; attack E4xE5; advance", "ISS",
         options={"take_ground": False}, refused="nobody-takes-ground"),
    case("TG-07", "who had to stop has stopped", "A:arm@E3 wire@E4 X:inf1@E5 X:inf@M9",
         "order E3; move E3-E4; attack E4xE5; advance", "ISS", refused="stopped-this-turn hex=E4"),
    case("TG-08", "a hedgerow, after a move", "A:inf@E3 X:inf1@E5 hedge@E5 X:inf@M9",
         "order E3; move E3-E4; attack E4xE5; advance", "II",
         refused="ground-from-where-it-began terrain=hedgerow hex=E5"),
    # Orders.
    case("ORDER-04", "another unit's order is left", "A:inf@E1 A:art@F1;G1 X:inf@M9",
         "play their-finest-hour; roll; order F1; order G1", "IS", hand="their-finest-hour recon-left",
         refused="orders-left-for-others kind=artillery classes=infantry"),
    case("TURN-02", "orders left, and the step is over", LINE, "order E4; end; order F4", refused="order-step-over"),
    case("ORDER-02", "ordered, and moved since", LINE, "order E4 F4; move E4-D4; order D4",
         refused="ordered-already hex=D4"),
    case("TURN-02", "moves or the end", LINE, "order E4; end; advance", refused="move-units-first"),
    case("TURN-03", "only battles or the end", f"{LINE} X:inf@E5", "order E4; end; end; advance",
         refused="battle-or-end"),
    case("CARD-CLOSEASSAULT-1", "nobody to close in with", "A:inf@E4;A1 X:inf@E5 X:inf@M9",
         "play close-assault; order A1", refused="beside-no-enemy hex=A1"),
    case("CARD-CLOSEASSAULT-1", "guns never do", "A:art@E4 A:inf@G4 X:inf@E5;G5", "play close-assault; order E4",
         refused="card-does-not-order-it hex=E4 kind=artillery"),
    case("CARD-FIREFIGHT-1", "an enemy beside it", "A:inf@E4;A1 X:inf@E5", "play firefight; order E4",
         refused="beside-enemy hex=E4"),
    case("CARD-FINEST-1", "no die for armor", "A:inf@E1 A:arm@G1 X:inf@M9", "play their-finest-hour; roll; order G1",
         "I", hand="their-finest-hour", refused="orders-left-for-others kind=armor classes=infantry"),
    case("CARD-MEDICS-2", "orders whom it restores", "A:inf2/4@E4 A:inf@F4 X:inf@E6 X:inf@M9",
         "play medics-and-mechanics; choose E4; order F4", "S",
         refused="card-does-not-order-it hex=F4 kind=infantry"),
    case("CARD-MEDICS-1", "nobody to restore, and the turn is over", CLOSE, "play medics-and-mechanics; choose E4",
         refused="turn-ended"),
    # What a card gives at all.
    case("CARD-AIRPOWER-1", "orders nobody", LINE, "play air-power; order E4",
         refused="card-orders-nobody card=air-power"),
    case("CARD-BARRAGE-1", "and nobody battles", LINE, "play barrage; attack E4xE6",
         refused="card-battles-nobody card=barrage"),
    case("CARD-DIGIN-1", "who digs does not move", LINE, "play dig-in; order E4; move E4-E5",
         refused="card-moves-nobody card=dig-in"),
    case("CARD-DIGIN-1", "nor battle, and the turn is over", LINE, "play dig-in; order E4; end; attack E4xE6",
         refused="card-battles-nobody card=dig-in"),
    case("CARD-COUNTER-5", "a copy of nothing", LINE, "play counter-attack; order E4",
         refused="nothing-to-copy card=counter-attack"),
    case("FLAG-01", "nobody has been driven back", CLOSE, "order E4; attack E4xE5; retreat E5-E6", "SSS",
         refused="nobody-retreats"),
    # Moves.
    case("WW-ROAD-1", "too long by one, along the road", f"{FAR} road@B5;C5;D5;E5;F5 A:inf@B5",
         "order B5; move B5-C5-D5-E5-F5",
         refused="too-far cost=4 limit=3"),
    case("HOOK-07", "the climb costs too much", "A:art@E5 steep-hill@E6 X:inf@M9", "order E5; move E5-E6",
         refused="too-far cost=2 limit=1"),
]  # fmt: skip


#: Attacks of which none can be.
ATTACKS = [
    parse(line, board("standard"))
    for line in (
        "attack E4xE6",
        "attack E4xI4",
        "attack A1xM9",
        "attack E4xF4",
        "attack D4xE6",
        "attack I4xE4",
    )
]


@pytest.mark.parametrize("found", CASES, ids=lambda found: found.id)
def test_true_reasons(found: Case) -> None:
    """Each line is one reason."""
    found.check()


def test_what_is_told_is_what_would_happen() -> None:
    """While moving, `why_not` says of an attack what the battle step will say of it."""
    game = Game(position(f"{LINE} forest@E5;F5"))
    for line in ("play direct-from-hq", "order E4 F4", "end"):
        game.do(line)
    told = [why_not(game.state, attack) for attack in ATTACKS]
    open_now = whatif.battles_open(game.state, "allies")
    assert None not in told
    assert told == [why_not(open_now, attack) for attack in ATTACKS]


def test_to_judge_rolls_nothing() -> None:
    """A late attack is judged with the rolls that were made: no die is left, and none is missed."""
    game = Game(position("A:inf@E4 X:inf@E5 X:inf@M9"), "GSS")
    for line in ("play direct-from-hq", "order E4", "attack E4xE5"):
        game.do(line)
    assert words_of(game.refusal("attack E4xE5")) == "battled-already hex=E4"
    assert game.last is not None
    assert len(game.last.rolls) >= 1
