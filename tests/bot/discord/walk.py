"""A walk through the screens that random play comes to: whatever can be pressed is pressed, and what happened is
compared with what was promised.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from bot.game.values import DraftLook, GameCard, LogLine
from engine import GameState, Side
from engine import events as ev
from engine.rules.cards.table import CARDS
from engine.thinking import Advice, until_chance
from tests.bot.discord.player import asked, buttons, controls
from tests.bot.kit.world import World

#: What looks or sets something for later, and must change nothing of the battle.
LOOKS: Final = (
    "view", "hand", "react", "units", "attacks", "log", "more", "vote", "staff", "turn",
    "policy-ambush", "policy-retreat", "policy-ignore", "policy-unit", "policy-default", "protect",
)  # fmt: skip
#: Another matter than the turn.
_BESIDE: Final = (
    "wait",
    "claim",
    "rematch",
    "export",
    "undo",
    "draw",
    "resign",
    "assign",
    "command",
    "command-sure",
    "leave-sure",
)
_BESIDE_TOO: Final = ("standin", "back-in", "details", "vote-for", "open", "plan", "say")
_BACK: Final = ("back", "clear", "clear-sure", "end", "end-sure", "not-ready")


def labels(panel: Any) -> list[str]:
    """What can be pressed."""
    return [one["label"] for one in controls(panel) if "label" in one]


def attacks(panel: Any) -> list[str]:
    """The custom ids of the attacks offered."""
    return [one for one in buttons(panel, "do") if ":attack " in one]


def places(panel: Any, custom_id: str) -> list[tuple[int, int]]:
    """Where a control stands: its row counted from above and from below, and its place there."""
    found = [
        (row, place)
        for row, controls_of in enumerate(panel.rows)
        for place, one in enumerate(controls_of["components"])
        if one.get("custom_id") == custom_id
    ]
    return [*found, *((row - len(panel.rows), place) for row, place in found)]


def there(panel: Any, where: tuple[int, int]) -> Any:
    """The button at a place; None: there is none."""
    row, place = where
    if panel is None or not -len(panel.rows) <= row < len(panel.rows):
        return None
    controls_of = panel.rows[row]["components"]
    hit = controls_of[place] if place < len(controls_of) else {}
    return hit if "label" in hit and "custom_id" in hit and not hit.get("disabled") else None


class Pressed(NamedTuple):
    """A press, and what was known before and after it."""

    label: str
    do: str
    arg: str
    values: Sequence[str]
    before: GameCard
    look: DraftLook
    panel: Any
    after: GameCard
    now: DraftLook | None
    happened: Sequence[LogLine]

    @property
    def where(self) -> Any:
        """For whoever reads why it failed."""
        lines = [one.text for one in self.look.lines]
        return self.label, self.do, self.arg, self.values, lines, self.look.legal[:9], self.panel.words

    @property
    def events(self) -> list[ev.Event]:
        return [event for one in self.happened for event in one.events]

    @property
    def over(self) -> bool:
        """Whether the turn or the battle is over."""
        after = self.after
        return after.turn > self.before.turn or after.status != "running" or after.decision == "keep"

    @property
    def closed(self) -> list[str]:
        """The steps that an `end` has closed."""
        return [
            event.step
            for one in self.happened
            if one.notation == "end"
            for event in one.events
            if isinstance(event, ev.StepClosed)
        ]

    @property
    def asked(self) -> bool:
        """Whether it has only been asked."""
        return "Back" in labels(self.panel)

    @property
    def rolled(self) -> bool:
        return any(
            isinstance(event, ev.OrderDiceRolled)
            or (isinstance(event, ev.DiceRolled) and event.strike.source in ("battle", "card"))
            for event in self.events
        )

    def units(self, verb: str) -> set[str]:
        """Who could do that before."""
        return {one.unit for one in self.look.legal if one.verb == verb}

    @property
    def shots(self) -> int:
        """How many attacks would be lost."""
        units = {one.at: one for one in self.look.view.units}
        most = CARDS[self.look.view.effect].battles if self.look.view.effect else 1
        fresh = [not (units[at].moved or units[at].battled) for at in self.units("attack")]
        return sum(most if one else 1 for one in fresh)


async def _advised(state: GameState, side: Side) -> Advice:
    """What a Veteran does; what that is worth beside something else takes long, and has tests of its own."""
    return Advice(tuple(until_chance(state, side, "veteran", "walk")), None, 0.0, 0.0)


class Walk:
    """Presses whatever is there for whomever the game waits for."""

    def __init__(self, world: World, seed: str, people: Sequence[Any]) -> None:
        self.world = world
        self.chance = Random(seed)
        self.people = {one.id: one for one in people}
        self.seen: Counter[str] = Counter()
        world.bot.backend.advisor._advise = _advised
        self._panels: dict[int, Any] = {}

    async def go(self, most: int) -> None:
        for _ in range(most):
            card = await self.world.bot.backend.games.card(1)
            if card.status != "running":
                return
            await self._step(self.people[self.chance.choice(card.awaited)])

    async def _step(self, person: Any) -> None:
        panel = self._panels.get(person.id)
        if panel is None or not self._offered(panel):
            panel = (await person.slash(self.world.thread(), "play turn")).response
            assert self._offered(panel), (panel.words, labels(panel))
        self._panels[person.id] = await self._press(person, panel, self.chance.choice(self._offered(panel)))

    def _offered(self, panel: Any) -> list[Any]:
        """On, mostly; back, aside and to the end now and then."""
        found, leads_on = [], False
        for one in controls(panel):
            do = one["custom_id"].split(":")[1]
            if do in (*_BESIDE, *_BESIDE_TOO) or one.get("type") == 5:
                continue
            aside = do in LOOKS
            leads_on |= not aside or do == "turn"
            found += [one] * (1 if aside or do in (*_BACK, "advice") else 5)
        return found if leads_on else []

    async def _press(self, person: Any, panel: Any, control: Any) -> Any:
        backend = self.world.bot.backend
        before = await backend.games.card(1)
        side = before.to_act if len(before.sides_of(person.id)) > 1 else None
        look = await backend.drafts.look(1, person.id, side)
        values: list[str] = []
        if "options" in control:
            least, most = control["min_values"], control["max_values"]
            options = [one["value"] for one in control["options"]]
            values = self.chance.sample(options, min(self.chance.randint(least, most), len(options)))
            answer = await person.select(panel, values, custom_id=control["custom_id"])
        else:
            answer = await person.click(panel, custom_id=control["custom_id"])
        after = await backend.games.card(1)
        happened = await backend.games.log(1, first=before.revision + 1)
        now = None
        if after.status == "running" and after.turn == before.turn:
            now = await backend.drafts.look(1, person.id, side)
        do, arg = control["custom_id"].split(":")[1], asked(control["custom_id"])
        pressed = Pressed(
            control.get("label", ""), do, arg, values, before, look, answer.response, after, now, happened
        )
        self._judge(pressed)
        shown = await self._tap_again(person, panel, control, answer.response)
        return None if do in LOOKS or after.awaited != before.awaited else shown

    async def _tap_again(self, person: Any, panel: Any, control: Any, shown: Any) -> Any:
        """Now and then a second tap of the same finger: nothing comes of it that cannot be taken back."""
        if self.chance.random() < 0.5:
            return shown
        before = await self.world.bot.backend.games.card(1)
        for place in places(panel, control["custom_id"]):
            hit = there(shown, place)
            if hit is None:
                continue
            self.world.fingers.soon()
            again = (await person.click(shown, custom_id=hit["custom_id"])).response
            after = await self.world.bot.backend.games.card(1)
            where = control, hit, shown.words, again.words if again is not None else None
            assert (after.revision, after.status) == (before.revision, before.status), where
            self.seen["tapped twice"] += 1
            if again is not None:
                self.seen["not counted"] += "came so soon" in again.words
                assert "incident" not in again.words, where
                shown = again
        return shown

    def _judge(self, one: Pressed) -> None:
        self.seen[one.do] += 1
        where = one.where
        old = any(sign in one.panel.words for sign in ("earlier moment", "in a newer message"))
        if old or one.do in LOOKS:
            assert not one.happened, where
            assert one.now is None or one.now.lines == one.look.lines, where
            return
        if one.look.together:
            self._of_several(one)
        else:
            self._of_one(one)
        choosing = one.do == "targets" or any(said.startswith("choose ") for said in (one.arg, *one.values))
        if choosing and one.do != "sure":
            assert not one.happened, where
        if one.do in ("back", "clear", "clear-sure"):
            assert not one.happened, where
            assert one.now is not None, where
            kept = {"back": max(0, len(one.look.lines) - 1), "clear-sure": 0}
            asked = bool(buttons(one.panel, "clear-sure"))
            left = len(one.look.lines) if asked else kept.get(one.do, 0)
            assert len(one.now.lines) == left, where
        if attacks(one.panel) and not (one.now is not None and one.now.together):
            done = "You have done your part" in one.panel.words
            assert done or any(
                "End turn" in said or "Done attacking" in said for said in labels(one.panel)
            ), where
        assert "Your orders:** \n" not in one.panel.words, where
        undo = {"Undo", "Back", "Not ready yet"} & {*labels(one.panel)}
        assert "Your orders" not in one.panel.words or undo, where

    def _of_several(self, one: Pressed) -> None:
        """Several draft: nothing happens before somebody is ready, and whoever leaves something undone is asked."""
        where = one.where
        if "ready" not in one.do:
            assert not one.happened, where
            return
        if one.asked:
            assert not one.happened, where
            assert one.now is not None, where
            assert not one.now.confirmed, where
            self.seen["asked"] += 1
        elif one.do != "not-ready":
            assert one.happened or (one.now is not None and one.now.confirmed), where
            self.seen["all ready"] += bool(one.happened)

    def _of_one(self, one: Pressed) -> None:
        """One by himself: what rolls, ends or loses something says so first."""
        where, label = one.where, one.label
        if one.rolled:
            assert any(sign in label for sign in ("×", "Fire", "Roll")), where
            self.seen["rolled"] += 1
        if "End" not in label:
            assert not (one.over and "battle" in one.closed and one.units("attack")), where
            assert not (one.over and "move" in one.closed and one.units("move")), where
        if one.over and one.do in ("confirm", "end", "end-sure"):
            # What ends the turn by itself says so as well, unless the roll that it names has left nothing to do: of
            # dice in battle, or of mines and ice at the end of a way.
            assert "nd turn" in label or "End the turn" in label or one.rolled or "and roll" in label, where
            self.seen["ended"] += 1
        if "Confirm" in label or "attack ▸" in label:
            assert one.happened, where
        if "attack ▸" in label:
            assert not one.over, where
            assert attacks(one.panel), where
            self.seen["attack ▸"] += 1
        if one.do == "confirm" and any(isinstance(event, ev.HazardRolled) for event in one.events):
            assert "roll" in label, where
        if one.do == "end":
            self._ending(one)
        if one.do == "end-sure":
            assert one.over or one.after.decision in ("react", "choose") or "End" not in label, where
        if one.do in ("do", "pick", "order", "all") and not one.happened:
            # Drafted, or refused with a reason; what opens a further page changes nothing.
            paged = any(value.startswith("page:") for value in one.values)
            grown = one.now is not None and len(one.now.lines) > len(one.look.lines)
            assert grown or paged or "⚠️" in one.panel.words, where

    def _ending(self, one: Pressed) -> None:
        where, able, going = one.where, one.units("attack"), one.units("move")
        if one.asked:
            assert not one.happened, where
            assert all(at in one.panel.words for at in able | going), where
            self.seen["asked"] += 1
        else:
            assert not able, where
            assert not going, where
        if able:
            assert ("1 attack " if one.shots == 1 else f"{one.shots} attacks ") in one.label, where
