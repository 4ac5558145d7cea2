"""What moderators read: missing rights, games, health, audit. Spectators' knowledge only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n import words_of
from bot.screens.clocks import until
from bot.screens.deciding import score, title_of
from bot.screens.listing import first_battles
from bot.screens.naming import SIDE_SIGNS
from bot.screens.panel import seats_line
from bot.screens.screen import LIST_LENGTH, Screen, whole_lines
from engine.types import SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.facts.measures import Measured
    from bot.facts.prefs import ServerPrefs
    from bot.game.values import GameCard
    from bot.host.admin import Health
    from bot.host.repair import Verdict
    from bot.i18n import Words
    from engine import PlayerView


def setup_text(
    words: Words,
    prefs: ServerPrefs,
    language: str,
    missing: Sequence[str],
    channels: int,
    ours: int,
) -> str:
    """The settings of a server, and what is wrong with the bot's rights."""
    lines = [
        words("setup-heading"),
        words("setup-home", home=f"<#{prefs.home}>" if prefs.home else words("setup-home-anywhere")),
        words(
            "setup-category",
            category=f"<#{prefs.category}>" if prefs.category else words("setup-category-mine"),
        ),
        words("setup-places", places=words(f"places-{prefs.places}")),
        words("setup-caps", games=prefs.most_games, channels=prefs.most_channels),
        words(
            "setup-openers",
            role=f"<@&{prefs.openers}>" if prefs.openers else words("setup-openers-all"),
            places=", ".join(f"<#{one}>" for one in prefs.allowed) or words("setup-openers-everywhere"),
        ),
        words("setup-moderators", role=f"<@&{prefs.role}>" if prefs.role else words("setup-moderators-none")),
        words(
            "setup-reports",
            reports=f"<#{prefs.reports}>" if prefs.reports else words("setup-reports-none"),
        ),
        words("setup-importers", importers=words(f"importers-{prefs.importers}")),
        words("setup-ladder", ladder=words(f"ladder-{prefs.ladder}")),
        words("setup-language", language=words_of(language)("language-name")),
        words("setup-channels", used=channels, ours=ours),
        "",
    ]
    if not missing:
        lines.append(words("setup-rights-good"))
    else:
        lines.append(words("setup-rights-missing"))
        lines += [f"❌ **{words(f'right-{name}')}** – {words(f'right-{name}.why')}" for name in missing]
        lines.append(words("setup-rights-how"))
    return whole_lines(lines)


def games_screen(words: Words, cards: Sequence[GameCard]) -> Screen:
    """A server's battles, the stuck ones first."""
    if not cards:
        return Screen(words("list-empty"))
    blocks = []
    for card in cards[:LIST_LENGTH]:
        mark = "⏰" if card.overdue else "▶️" if card.status == "running" else "•"
        blocks.append(
            f"{mark} **{title_of(words, card)}** · {words(f'status-{card.status}')} · {score(words, card)}\n"
            f"  {seats_line(words, card)} · {until(words, card)}"
        )
    return Screen(first_battles(words, blocks, len(cards)))


def health_text(words: Words, health: Health, latency: int) -> str:
    """How the bot is."""
    backup = health.backup_age
    lines = [
        words("health-heading"),
        words(
            "health-games",
            games=", ".join(f"{words(f'status-{k}')} {n}" for k, n in health.games.items()) or "–",
        ),
        words("health-discord", latency=latency),
        words("health-outbox", waiting=health.waiting, seconds=round(health.oldest_waiting)),
        words("health-clock", seconds=round(health.timers_late)),
        words("health-store", size=round(health.database_bytes / 1024), memory=health.in_memory),
        words("health-backup", hours=round(backup / 3600))
        if backup is not None
        else words("health-backup-none"),
    ]
    lines += [_measured(words, pace, one) for pace, one in health.measured.items()]
    return "\n".join(lines)


def _measured(words: Words, pace: str, one: Measured) -> str:
    """How long battles of a pace wait, and how many of them come to a result."""
    named = words("health-pace-other") if pace == "other" else words(f"pace-{pace}")
    parts = [words("health-pace", pace=named, begun=round(one.begun))]
    if one.turns:
        half = words("health-half" if one.half is not None else "health-half-more", hours=one.half or 0)
        parts.append(words("health-turns", hours=one.hours_a_turn, half=half, waits=one.waits_a_turn))
    if one.finished:
        parts.append(words("health-ended", over=round(one.finished), share=round(100 * one.share_ended)))
    return " · ".join(parts)


def verdict_text(words: Words, verdict: Verdict) -> str:
    """What a check of a game found."""
    lines = [words("repair-replayed", number=verdict.replayed)]
    if verdict.mended:
        lines.append(words("repair-mended", number=len(verdict.mended)))
    lines += [
        words("repair-fault", revision=revision, what=f"`{what}`")
        if what
        else words("repair-snapshot", revision=revision)
        for revision, what in verdict.faults[:8]
    ]
    lines.append(words("repair-sound" if verdict.sound else "repair-unsound"))
    return whole_lines(lines)


def reveal_text(words: Words, card: GameCard, view: PlayerView) -> str:
    """Both hands, for a moderator who has asked openly."""
    lines = [words("reveal-heading", title=title_of(words, card))]
    for side in SIDES:
        hand = [*view.all_hands[side], *view.all_combat_hands.get(side, ())]
        cards = ", ".join(words(f"card-{one}") for one in hand) or words("hand-empty")
        lines.append(f"{SIDE_SIGNS[side]} **{words(f'side-{side}')}** {cards}")
    lines.append(words("reveal-told"))
    return whole_lines(lines)
