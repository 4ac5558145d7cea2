"""Somebody who plays by what is read out to him: words, labels and lines of lists, nothing else of a message.

He presses a button by its label and chooses a line of a list by its words. What he knows of hexes is their names: a
column by its letter, a row by its number.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tests.bot.kit.world import World

_HEX: Final = r"[A-Z]\d{1,2}"
#: What stands below every prompt and leads nowhere.
_ASIDE: Final = (
    "Undo", "Start over", "Board", "Hand", "Reactions", "Advice", "Plans", "More", "Log", "Always decide so…",
    "Skip the hints", "Resign", "Back",
)  # fmt: skip
#: What goes on, the first that is there.
_ON: Final = (
    "Done ordering", "Confirm and attack", "Confirm", "Fire at", "Roll", "Keep", "Yes", "Done", "Take", "Play nothing",
    "Let them attack", "Draw as usual", "Pass", "Order nobody", "End turn", "End the turn",
)  # fmt: skip


def far(a: str, b: str) -> float:
    """How far two hexes are apart, as somebody reckons who knows their names."""
    rows = abs(int(a[1:]) - int(b[1:]))
    columns = abs((ord(a[0]) + int(a[1:]) / 2) - (ord(b[0]) + int(b[1:]) / 2))
    return max(rows, columns + rows / 2)


class Screen:
    """A message as it is read out."""

    def __init__(self, message: Any) -> None:
        self.message = message
        self.words: str = message.words
        self.buttons: list[str] = []
        self.lists: dict[str, list[tuple[str, str]]] = {}
        for row in message.rows:
            for one in row["components"]:
                if "options" in one:
                    options = [(opt["label"], opt.get("description", "")) for opt in one["options"]]
                    self.lists[one["placeholder"]] = options
                elif not one.get("disabled"):
                    self.buttons.append(one["label"])

    @property
    def turn(self) -> str:
        """The turn that stands in the heading."""
        found = re.search(r"; turn (\d+);", self.words)
        return found[1] if found else ""

    @property
    def mine(self) -> bool:
        """Whether anything is asked of whoever hears it."""
        return not any(sign in self.words for sign in ("Waiting for", "not your turn yet", " win** "))


class Listener:
    """Plays a side by words."""

    def __init__(self, world: World, actor: Any) -> None:
        self.world = world
        self.actor = actor
        self.steps = 0
        self.enemies: list[str] = []
        self.prizes: list[str] = []

    async def press(self, screen: Screen, label: str) -> Screen:
        """The button of that label."""
        self.steps += 1
        return Screen((await self.actor.click(screen.message, label=label)).response)

    async def choose(self, screen: Screen, title: str, *lines: str) -> Screen:
        """Lines of the list of that title."""
        self.steps += 1
        for row in screen.message.rows:
            for one in row["components"]:
                if one.get("placeholder") == title:
                    values = [opt["value"] for opt in one["options"] if opt["label"] in lines]
                    answer = await self.actor.select(
                        screen.message, values[: one["max_values"]], custom_id=one["custom_id"]
                    )
                    return Screen(answer.response)
        raise AssertionError(f"no list {title}")

    async def say(self, place: Any, command: str, **options: Any) -> Screen:
        """A command."""
        return Screen((await self.actor.slash(place, command, **options)).response)

    async def listen(self, place: Any) -> None:
        """Where the enemy stands and what is to be won, as the board tells it section by section."""
        self.enemies, self.prizes = [], []
        for section in ("left", "center", "right"):
            screen = await self.say(place, "game board", view="text", section=section)
            while True:
                theirs = screen.words.partition("Enemy units")[2]
                units, _, _ = theirs.partition("Ground:")
                units, _, prizes = units.partition("Objectives:")
                self.enemies += re.findall(rf"^• ({_HEX}): ", units, re.MULTILINE)
                self.prizes += re.findall(rf"^• ({_HEX})\b", prizes, re.MULTILINE)
                more = [one for one in screen.buttons if one.startswith("Read on")]
                at, of = re.findall(r"\d+", more[0])[:2] if more else ("1", "1")
                if at == of:
                    break
                screen = await self.press(screen, more[0])

    async def turn(self, place: Any) -> bool:
        """One turn to its end; False: the battle is over."""
        await self.listen(place)
        screen = await self.say(place, "play turn")
        began = screen.turn
        for _ in range(120):
            if not screen.mine:
                return " win** " not in screen.words
            if screen.turn != began:
                # A computer has answered already, and stands elsewhere.
                return True
            screen = await self.step(screen)
        raise AssertionError(f"the turn does not end: {screen.words}")

    async def step(self, screen: Screen) -> Screen:
        """One decision, by what is asked."""
        words = screen.words
        if "Play a card" in words or "Play a card for" in words:
            return await self.press(screen, self._card(screen))
        if "**Order units**" in words:
            units = [one for one in screen.buttons if re.match(rf"{_HEX} ", one)]
            if units:
                return await self.press(screen, min(units, key=lambda label: self._near(label.split()[0])))
            everybody = [one for one in screen.buttons if one.startswith("Order all")]
            if everybody:
                return await self.press(screen, everybody[0])
        moves = {title: lines for title, lines in screen.lists.items() if title.endswith("where?")}
        if moves:
            title, line, worth = self._move(moves)
            if worth > 0:
                return await self.choose(screen, title, line)
        attacks = [one for one in screen.buttons if re.match(rf"{_HEX} against {_HEX}", one)]
        if attacks:
            # Best first, as the words above them say.
            best = re.search(rf"^• ({_HEX} against {_HEX})", words, re.MULTILINE)
            chosen = [one for one in attacks if best is not None and one.startswith(best[1])]
            return await self.press(screen, (chosen or attacks)[0])
        for title, lines in screen.lists.items():
            if not title.endswith("where?"):
                return await self.choose(screen, title, lines[0][0])
        return await self.press(screen, self._on(screen))

    def _card(self, screen: Screen) -> str:
        """The card that orders most units now."""
        orders: dict[str, int] = {}
        for number, told in re.findall(r"^\*\*(\d+)(?:, \d+)*: .*?\*\*(.*)$", screen.words, re.MULTILINE):
            found = re.search(r"Orders (\d+) of", told)
            sections = re.findall(r": (\d+)", told.partition("Orders now")[2])
            orders[number] = int(found[1]) if found else max(map(int, sections), default=0)
        cards = [one for one in screen.buttons if re.match(r"\d+(, \d+)*: ", one)]
        if not cards:
            return self._on(screen)
        return max(cards, key=lambda label: orders.get(re.split("[,:]", label)[0], 0))

    def _near(self, at: str) -> float:
        """How far the next enemy is."""
        return min((far(at, one) for one in self.enemies), default=0.0)

    def _move(self, lists: dict[str, list[tuple[str, str]]]) -> tuple[str, str, float]:
        """The best of all moves: most dice against somebody, a prize, cover; else nearer to the enemy."""
        found = [
            (self._worth(title.split()[0], label, note), title, label)
            for title, lines in lists.items()
            for label, note in lines
            if re.match(_HEX, label)
        ]
        worth, title, label = max(found, default=(0.0, "", ""))
        return title, label, worth

    def _worth(self, start: str, label: str, note: str) -> float:
        end = label.partition(";")[0]
        dice = [int(one) for one in re.findall(r"(\d+) (?:die|dice)", note)]
        worth = 2.0 * max(dice, default=0)
        if self._near(start) <= 3 and not dice:
            # It may well attack from where it stands.
            worth -= 3
        if end in self.prizes:
            worth += 6
        if start in self.prizes:
            worth -= 8
        if any(cover in label for cover in ("town", "forest", "bunker", "hedgerow")):
            worth += 1
        worth += 0.6 * (self._near(start) - self._near(end))
        if "next to" in note and not dice:
            worth -= 3
        if "next to" in note and self._near(start) < 2:
            worth -= 4
        return worth - 0.3

    @staticmethod
    def _on(screen: Screen) -> str:
        """What leads on."""
        for beginning in _ON:
            for label in screen.buttons:
                if label.startswith(beginning):
                    return label
        rest = [one for one in screen.buttons if not one.startswith(_ASIDE)]
        if not rest:
            raise AssertionError(f"nothing leads on: {screen.words} {screen.buttons}")
        return rest[0]
