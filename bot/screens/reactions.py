"""The reaction panel: the same words and buttons whatever the side holds, so looking at it tells nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.screens.deciding import heading
from bot.screens.screen import Button, Choice, Row, Screen, Select, valued
from engine.notation import described
from engine.types import OTHER

if TYPE_CHECKING:
    from bot.facts.policy import Policy
    from bot.i18n import Words
    from bot.screens.deciding import Moment

AMBUSH: Final = ("smart", "always", "never", "protect", "armour")
RETREAT: Final = ("cover", "objective", "shortest", "ask")
IGNORE: Final = ("free", "objective", "always", "never")
#: Unit orders: as the side's doctrine, or one of its own.
UNIT: Final = ("default", *RETREAT)


def reactions(moment: Moment, policy: Policy, unit: str = "") -> Screen:
    """The policy of one side in one battle."""
    words, card = moment.words, moment.card
    both = len(moment.look.sides) > 1 and moment.side is not None
    side = str(moment.side) if both else ""
    intro = words("reactions-intro-of", side=words(f"side-{side}")) if both else words("reactions-intro")
    lines = [heading(moment), intro, *_summary(words, policy)]
    if "ask" in (policy.retreat, *policy.units.values()):
        lines.append(words("reactions-waits"))
    if moment.asked is not None and moment.asked == moment.side:
        lines.append(words("reactions-open"))
    if card.reactions != "orders":
        lines.insert(2, words("reactions-table", terms=words(f"terms-{card.reactions}")))
    rows: list[Row] = [
        _select(words, "ambush", AMBUSH, policy.ambush, whose=side),
        _select(words, "retreat", RETREAT, policy.retreat, whose=side),
        _select(words, "ignore", IGNORE, policy.ignore, whose=side),
    ]
    if unit:
        choice = policy.units.get(unit, "default")
        lines.append(
            words("reactions-unit-chosen", unit=_named(moment, unit), choice=words(f"retreat-{choice}"))
        )
        rows.append(_select(words, "unit", UNIT, choice, unit))
    else:
        rows += _own_units(moment, policy, side)
    buttons = [
        Button(words("button-make-default"), "policy-default", side, emoji="📌"),
        Button(words("button-back-to-turn"), "turn", emoji="▶️"),
    ]
    if moment.side is not None and both:
        other = OTHER[moment.side]
        name = words("button-reactions-of", side=words(f"side-{other}"))
        buttons.insert(1, Button(name, "react", other, emoji="🔁"))
    rows.append(tuple(buttons))
    return Screen("\n".join(lines), card.id, card.revision, tuple(rows))


def _named(moment: Moment, at: str) -> str:
    """The own unit on a hex."""
    unit = moment.chart.units.get(at)
    return at if unit is None or unit.side != moment.side else f"{at} {moment.words(f'unit-{unit.kind}')}"


def own_units(moment: Moment) -> list[str]:
    """Where the own units stand, in the order of the list."""
    return [one.at for one in moment.view.units if one.side == moment.side]


def _own_units(moment: Moment, policy: Policy, side: str) -> list[Row]:
    """The list of units to be protected, or of those that may have words of their own."""
    words, mine = moment.words, own_units(moment)
    if not mine:
        return []
    if policy.ambush == "protect":
        choices = tuple([Choice(_named(moment, at), at, chosen=at in policy.protect) for at in mine])
        listed = moment.paged(words("reactions-protect-hint"), "protect", choices, side, most=len(choices))
        return [replace(listed, least=0)]
    choices = tuple(
        [
            Choice(_named(moment, at), at, words(f"retreat-{policy.units[at]}") if at in policy.units else "")
            for at in mine
        ]
    )
    return [moment.paged(words("reactions-unit-hint"), "policy-unit", choices, side)]


def answered_lines(moment: Moment) -> list[str]:
    """What one's own reactions have just done that the usual ones would not have done: until the next own card."""
    words, card = moment.words, moment.card
    begun = card.active == moment.side and moment.look.view.card is not None
    if begun or moment.drafted or card.status != "running":
        return []
    lines = []
    for one in moment.look.answered:
        if card.turn - one.turn > 1:
            continue
        said = described(one.done)
        what = (
            words("reactions-fell-back", at=one.at, to=said.hexes[-1])
            if said.verb == "retreat" and len(said.hexes) > 1
            else words("reactions-stood", at=one.at)
            if said.verb == "retreat"
            else words("reactions-let-pass", at=one.at)
            if said.verb == "pass"
            else words("reactions-played", card=words(f"card-{said.card}") if said.card else one.done)
        )
        setting = words(
            "reactions-value",
            what=words(f"reactions-name-{one.setting}"),
            value=words(f"{one.setting}-{one.value}"),
        )
        lines.append(words("reactions-decided", what=what, setting=setting))
    return lines


def default_reactions(words: Words, policy: Policy) -> Screen:
    """What every new battle begins with; no battle is named."""
    rows: tuple[Row, ...] = (
        _select(words, "ambush", AMBUSH, policy.ambush),
        _select(words, "retreat", RETREAT, policy.retreat),
        _select(words, "ignore", IGNORE, policy.ignore),
    )
    lines = [words("reactions-default"), *_summary(words, policy)]
    return Screen("\n".join(lines), rows=rows)


def _summary(words: Words, policy: Policy) -> list[str]:
    lines = [
        words("reactions-ambush", choice=words(f"ambush-{policy.ambush}")),
        words("reactions-retreat", choice=words(f"retreat-{policy.retreat}")),
        words("reactions-ignore", choice=words(f"ignore-{policy.ignore}")),
    ]
    if policy.ambush == "protect":
        lines.append(words("reactions-protect", units=", ".join(policy.protect) or "–"))
    if policy.units:
        own = ", ".join(f"{at}: {words(f'retreat-{how}')}" for at, how in sorted(policy.units.items()))
        lines.append(words("reactions-units", units=own))
    return lines


def _select(
    words: Words, name: str, values: tuple[str, ...], now: str, arg: str = "", whose: str = ""
) -> Select:
    key = "retreat" if name == "unit" else name
    what = words(f"reactions-name-{name}", unit=arg) if arg else words(f"reactions-name-{name}")
    choices = valued(words, "reactions", what, key, values, now)
    hint = words("reactions-unit-own-hint", unit=arg) if arg else words(f"reactions-{name}-hint")
    return Select(hint, f"policy-{name}", choices, arg=arg or whose)
