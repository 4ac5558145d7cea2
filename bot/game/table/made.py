"""What was made of one version of a game, to be shown: each thing once, by what it hangs on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.drafting.rehearsal import Rehearsal
    from bot.game.side.crews import Phase
    from bot.game.side.staff_values import StaffLook
    from bot.game.values import DraftLook, GameCard, Look
    from engine import Side, Viewer

    #: A side, whose clash is told, and the lines of everybody on it.
    Tried: TypeAlias = tuple[Side, int | None, tuple[tuple[int, Sequence[str]], ...]]


class Made:
    """It goes with its version: what is made of it holds the game in its turn."""

    __slots__ = ("card", "drafts", "looks", "phases", "rehearsals", "staffs")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Nothing holds the game any more: left so, it would wait for the garbage collector."""
        self.card: GameCard | None = None
        self.looks: dict[tuple[int | None, Viewer], Look] = {}
        self.staffs: dict[tuple[int, Side], StaffLook] = {}
        self.drafts: dict[tuple[int, Side], DraftLook] = {}
        self.phases: dict[Side, Phase] = {}
        self.rehearsals: dict[Tried, Rehearsal] = {}
