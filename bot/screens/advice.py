"""What a General would do, as he would say it: with what it is worth, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.facts.drafted import DraftLine
from bot.screens.deciding import heading, line_text, plan_text
from bot.screens.screen import Screen, whole_lines

if TYPE_CHECKING:
    from bot.screens.deciding import Moment
    from engine.thinking import Advice


def thinking_screen(moment: Moment) -> Screen:
    """While he thinks."""
    return Screen(
        f"{heading(moment)}\n{moment.words('advice-thinking')}", moment.card.id, moment.card.revision
    )


def advice_screen(moment: Moment, advice: Advice) -> Screen:
    """What he would do until dice are thrown, and by how much it is better than the next best beginning."""
    words = moment.words
    plan = plan_text(words, [DraftLine(line) for line in advice.lines])
    drafted = plan_text(words, moment.draft.lines) if moment.draft is not None else ""
    lines = [heading(moment), *([words("advice-after", plan=drafted)] if drafted else [])]
    lines += [words("advice-plan", plan=plan or words("advice-end"))]
    if advice.instead is None:
        lines.append(words("advice-only"))
    else:
        instead = line_text(words, advice.instead)
        gain, error = round(advice.gain, 1), round(advice.error, 1)
        # Less than twice its error is no difference; "0 medals better (± 0)" is no sentence.
        key = "advice-alike" if gain or error else "advice-same"
        if gain and abs(advice.gain) >= 2 * advice.error:
            key = "advice-better" if gain > 0 else "advice-close"
        lines.append(words(key, gain=abs(gain), error=error, instead=instead))
    lines.append(words("advice-seen"))
    return Screen(whole_lines(lines), moment.card.id, moment.card.revision)
