"""The dice that anybody can check: what is shown of them before, and what came of checking them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.screens.screen import Button, Screen

if TYPE_CHECKING:
    from bot.game.reading.proofs import Proof
    from bot.game.values import GameCard
    from bot.i18n import Words

#: Faults that are told; of a true game there are none.
_TOLD: Final = 10
#: The seals of all battles of a cup or a campaign, a line each.
_LIST: Final = "seals.txt"


#: As much of a seal as nobody finds another seed for: a first notice is read on a phone.
_SHORT: Final = 32


def sealed_line(words: Words, card: GameCard, *, short: bool = False) -> str:
    """What stands fast before the first roll: the seal of the seed, and what those who joined have added."""
    shown = _SHORT if short else None
    parts = [words("dice-seal", seal=card.seed_hash[:shown])]
    if card.seals.second:
        parts.append(words("dice-second-seal", seal=card.seals.second[:shown]))
    if card.seals.listed:
        parts.append(words("dice-listed", line=card.seals.place, seal=card.seals.listed[:shown]))
    if card.seals.salts:
        parts.append(words("dice-salts", salts=", ".join(f"`{salt}`" for salt in card.seals.salts)))
    return " · ".join(parts)


def not_yet(words: Words, card: GameCard, listed: str) -> Screen:
    """A battle whose seed nobody may know yet."""
    lines = [
        words("verify-cancelled" if card.status == "cancelled" else "verify-running"),
        sealed_line(words, card),
    ]
    lines += [words("dice-list", file=_LIST)] if listed else []
    return Screen("\n".join(lines), card.id, card.revision, papers=_papers(listed))


def _papers(listed: str) -> tuple[tuple[str, bytes], ...]:
    return ((_LIST, listed.encode()),) if listed else ()


def seals_screen(words: Words, name: str, seal: str, listed: str) -> Screen:
    """The seals of all battles of a cup, for whoever wants them before the first one begins."""
    lines = [words("dice-all-sealed", name=name, seal=seal), words("dice-list", file=_LIST)]
    # It may stand in the place of a table, whose picture goes.
    return Screen("\n".join(lines), papers=_papers(listed), redraw=True)


def verified(words: Words, card: GameCard, proof: Proof, script: str, listed: str = "") -> Screen:
    """What came of it, the files, and how to do it without the bot."""
    lines = [words("verify-false"), *[f"> `{one[:150]}`" for one in proof.faults[:_TOLD]]]
    if not proof.faults:
        lines = [words("verify-true", rolls=proof.rolls)]
    if card.seals.salts is None:
        lines.append(words("verify-old"))
    if proof.undone:
        lines.append(words("verify-undone", number=proof.undone))
    name = proof.file.name
    posted = " ".join([card.seed_hash, *(card.seals.salts or ())])
    lines += [
        words("verify-seed", seed=card.seed or ""),
        sealed_line(words, card),
        words("verify-yourself"),
        f"```\npython verify.py {name} {posted}\n```",
        *([words("dice-list", file=_LIST)] if listed else []),
    ]
    papers = ((name, proof.file.text.encode()), ("verify.py", script.encode()), *_papers(listed))
    return Screen("\n".join(lines), card.id, card.revision, papers=papers)


def to_verify(words: Words) -> Button:
    """[Check the dice], beside the record of a battle that is over."""
    return Button(words("button-verify"), "verify", emoji="🎲")
