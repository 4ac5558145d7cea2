"""A turn in a few lines: what the notice, the panel and the log show of many events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.history.events import Teller
from bot.screens.history.sentences import is_again, made_of, tag_key
from bot.screens.history.unit_kinds import kinds_of
from bot.screens.naming import faces
from engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.types import KindId, Side, UnitId

#: Said by their step or by the line they belong to, or of no interest afterwards.
_SILENT: Final = (
    ev.StepClosed,
    ev.GroundOffered,
    ev.CardDiscarded,
    ev.CardKept,
    ev.CombatCardsDrawn,
    ev.CombatCardsDrawnUnseen,
    ev.PileShuffled,
)


def recap(
    tell: Teller, events: Sequence[ev.Event], kinds: Mapping[UnitId, KindId] | None = None
) -> list[str]:
    """Short lines: the card, the moves together, each battle on one line with all it did.

    `kinds` of the units told of, where the view is not of just after these events.
    """
    told = _Recap(tell, events, kinds)
    for event in events:
        told.add(event)
    told.close()
    return told.lines


class _Recap:
    """The lines so far, and the move line and battle line still open."""

    def __init__(
        self, tell: Teller, events: Sequence[ev.Event], kinds: Mapping[UnitId, KindId] | None
    ) -> None:
        self.tell = tell
        self._events = events
        #: Found when somebody is told of whose kind his event does not name.
        self._kinds = kinds
        self.lines: list[str] = []
        self._moves: list[str] = []
        self._fight: list[str] = []
        #: What is said once the battle line is finished.
        self._after: list[str] = []
        self._gone = ""
        self._fought = self._marched = False
        #: The battle line still open tells of an Ambush, and not yet of the attack that it answers.
        self._ambushed = False
        #: So many lines there were when the card had been told; None: no card, or its turn is told whole.
        self._idle_at: int | None = None
        self._ordered = False
        #: A card has called the attack off before its roll: nobody is driven back.
        self._called_off = False

    def add(self, event: ev.Event) -> None:
        """One event more."""
        match event:
            case ev.UnitOrdered():
                self._ordered = True
            case ev.CardsDrawn() | ev.CardsDrawnUnseen() | ev.TurnBegan():
                self._card_over()
            case ev.CardDealt():
                # Nothing of a battle: the other side's turn has begun.
                self.close()
                self.lines.append(self.tell(event))
            case _:
                self._tell(event)

    def _tell(self, event: ev.Event) -> None:
        names = self.tell.names
        match event:
            case ev.CardPlayed():
                # In Overlord the card of one general follows that of another.
                self._card_over()
                self.close()
                self.lines.append("🃏 " + self.tell(event))
                self._idle_at, self._ordered = len(self.lines), False
            case ev.UnitMoved(_, _, way, "move" | "exit"):
                if self._fight:
                    self.close()
                self._moves.append(f"{names[way[0]]}→{names[way[-1]]}")
                self._marched = True
            case ev.AttackDeclared(_, _, origin, _, at, _):
                self.close()
                self._called_off = False
                attack = self.tell.words("recap-attack", **{"from": names[origin]}, at=names[at])
                self._fight.append(f"⚔️ **{attack}**")
            case ev.DiceRolled():
                self._rolled(event)
            case ev.ObstacleRemoved() if self._moves or not self._fight:
                self._moves.append(self._removed(event))
            case ev.CombatCardPlayed(stubborn=False) if self._fight and self._fought:
                # Played after that battle, and no part of it.
                self.close()
                self.lines.append(self.tell(event))
            case ev.TargetsLost():
                self._after.append("🎯 " + self.tell(event))
            case ev.AttacksLeft():
                self._after.append("⏭️ " + self.tell(event))
            case ev.UnitUntagged(tag=tag) if not self.tell.words.has(f"{tag_key(event)}.{tag}"):
                # What a card gave for the turn ends with it.
                pass
            case ev.MedalGained() | ev.MedalLost() | ev.RuleMedals() | ev.BattleWon():
                self.close()
                self.lines.append("🎖️ " + self.tell(event))
            case _ if not isinstance(event, _SILENT):
                self._joined(event)

    def _card_over(self) -> None:
        """A card that nothing was done with: said, for whoever asks himself what he has missed."""
        idle = self._idle_at == len(self.lines) and not (self._moves or self._fight or self._after)
        self._idle_at = None
        if idle:
            self.lines[-1] += " " + self.tell.words("recap-idle" if self._ordered else "recap-nobody")

    def _rolled(self, event: ev.DiceRolled) -> None:
        if is_again(event):
            self._fight.append(self.tell(event))
            return
        if event.strike.source == "battle":
            again = self._ambushed
            if again:
                # Whose dice are whose is told by the row they stand in.
                self.close()
            if not self._fight and event.strike.origin is not None:
                # It was declared before a question, and is told of by itself.
                names = self.tell.names
                at = {"from": names[event.strike.origin]}
                attack = self.tell.words("recap-attack", **at, at=names[event.strike.at])
                self._fight.append(f"{'↳' if again else '⚔️'} **{attack}**")
            self._fought = True
            shown = faces(event.faces) or self.tell.words("event-no-dice")
            parts = f" ({made_of(self.tell.words, event.made_of)})" if len(event.made_of) > 1 else ""
            self._fight.append(shown + parts)
            if event.faces and not event.hits and not event.flags:
                self._fight.append(self.tell.words("recap-missed"))
            return
        if event.strike.source == "card":
            self.close()
        self._ambushed = event.strike.source == "ambush"
        self._fight.append(self.tell(event))

    def _removed(self, event: ev.ObstacleRemoved) -> str:
        kind = self.tell.words.inside(f"obstacle-{event.kind}")
        return self.tell.words("recap-removed", kind=kind, at=self.tell.names[event.at])

    def _joined(self, event: ev.Event) -> None:
        """Consequences join the line of their battle; anything else stands alone."""
        names, words = self.tell.names, self.tell.words
        match event:
            case ev.FiguresLost(_, _, at, lost, left, cause):
                if cause == "flags":
                    # FLAG-05: why it loses more than it was hit for, or falls with a figure left.
                    self._stands(words("recap-cornered", at=names[at]), "↳ ")
                said = words("recap-lost", at=names[at], lost=lost, left=left)
                self._gone = said if left == 0 else ""
            case ev.ObstacleRemoved():
                said = self._removed(event)
            case ev.UnitEliminated(_, _, kind, at):
                said = words("recap-eliminated", unit=words(f"unit-{kind}"), at=names[at])
                if self._fight and self._fight[-1] == self._gone:
                    # Its last figures are the unit: one of the two is enough.
                    self._fight.pop()
            case ev.UnitMoved(side, unit, way, cause):
                away = "recap-withdraws" if self._called_off else "recap-retreat"
                key = "recap-ground" if cause == "ground" else away
                named = self._unit(side, unit)
                said = words(key, unit=named, **{"from": names[way[0]]}, to=names[way[-1]])
            case _:
                self._called_off |= isinstance(event, ev.BattleCancelled)
                self._stands(self.tell(event))
                return
        self._stands(said, "↳ ")

    def _unit(self, side: Side, unit: UnitId) -> str:
        """Allied Infantry; of a unit that is gone only the side."""
        if self._kinds is None:
            self._kinds = kinds_of(self.tell.view, self._events)
        kind = self._kinds.get(unit)
        if kind is None:
            return self.tell.unit(side)
        return self.tell.words(f"unit-of-{side}.named", unit=self.tell.words(f"unit-{kind}"))

    def _stands(self, said: str, of: str = "") -> None:
        """A part of the battle's line; by itself it says that it is `of` what was told before."""
        if self._fight:
            self._fight.append(said)
            return
        self.close()
        self.lines.append(of + said)

    def close(self) -> None:
        """Finish the open lines."""
        if self._moves:
            # Sandbags that fall after a roll told before are no move.
            self.lines.append(("🥾 " if self._marched else "↳ ") + ", ".join(self._moves))
            self._moves.clear()
            self._marched = False
        if self._fight:
            self.lines.append(" · ".join(self._fight))
            self._fight.clear()
            self._fought = self._ambushed = False
        self.lines += self._after
        self._after.clear()
