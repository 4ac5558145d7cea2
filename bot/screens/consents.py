"""What the other side asks of one's own and else stands in the thread alone: its line, and the buttons that answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.screens.screen import ROWS, Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.public import Ask
    from bot.screens.deciding import Moment
    from bot.screens.screen import Row


def consent_line(moment: Moment, ask: Ask) -> str:
    """Who asks for what."""
    return moment.words(f"menu-ask-{ask.kind}", by=str(ask.by))


def consent_buttons(moment: Moment, ask: Ask) -> tuple[Button, ...]:
    """[Agree], [No], for whom they are; [No] alone takes back what one's own side asks."""
    words = moment.words
    if not moment.look.speaks:
        return ()
    no = Button(words("button-disagree"), "disagree", str(ask.id), emoji="👎")
    if ask.side == moment.side and not moment.card.alone:
        return (no,)
    return (Button(words("button-agree"), "agree", str(ask.id), style="good", emoji="👍"), no)


def answers_for_all(moment: Moment) -> list[str]:
    """Who of a side answers, for those who do not."""
    if moment.look.speaks or moment.side is None:
        return []
    return [moment.words("consent-commander", person=str(moment.card.commander(moment.side)))]


def asked_of_side(moment: Moment, rows: Sequence[Row]) -> tuple[list[str], list[Row]]:
    """The lines and rows to be added to a panel of so many rows; where it is full [More] has the buttons."""
    card = moment.card
    if moment.side is None or card.status != "running":
        return [], []
    asks = [one for one in card.asks if one.side != moment.side]
    lines = [consent_line(moment, one) for one in asks]
    if asks and not moment.look.speaks:
        return [*lines, *answers_for_all(moment)], []
    room = asks[: max(0, ROWS - len(rows))]
    if len(room) < len(asks):
        lines.append(moment.words("consent-below-more"))
    return lines, [consent_buttons(moment, one) for one in room]
