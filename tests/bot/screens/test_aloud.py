"""Texts as they are read aloud: words for every sign that tells something, none for those that only adorn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.i18n import keys, languages, words_of
from bot.screens.aloud import ADORNING, aloud, read_aloud
from bot.screens.naming import DICE_SIGNS
from bot.screens.screen import Button, Choice, Screen, Select

EN = words_of("en", aloud=True)
#: What no text of ours holds but signs: dingbats, shapes, arrows, emoji.
_SIGN = re.compile("[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")
_CODE = Path(bot.__file__).parent


@pytest.mark.parametrize(
    ("shown", "heard"),
    [
        ("📝 **Your orders:** 🃏 Probe · moves E2→D4", "**Your orders:** Probe; moves E2 to D4"),
        ("⚔️ **D5 attacks C4** · 🪖 💥 🏳️ · C4 loses 2 (2 left)",
         "**D5 attacks C4**; infantry, grenade, flag; C4 loses 2 (2 left)"),
        ("> 🥾 A9→A7, C7→B5", "> Moved: A9 to A7, C7 to B5"),
        ("G5 Infantry ●●●○ forest", "G5 Infantry 3 of 4 forest"),
        ("D5 × C4 Inf 4/4 · 2 🎲 · about 1.3 lost", "D5 against C4 Inf 4 of 4; 2 dice; about 1.3 lost"),
        ("🟦 Allies 2/4 · Axis 3/4 ⬛", "Allies 2 of 4; Axis 3 of 4"),
        ("**1 · Attack** – Order 3 units.", "**1: Attack** – Order 3 units."),
        ("~~C4→D5~~", "(no longer possible: C4 to D5)"),
        ("💥 Ambush (the attacked unit fires first): ask me", "Ambush (the attacked unit fires first): ask me"),
        ("❌ **Manage Threads** – to open battles", "Missing: **Manage Threads** – to open battles"),
        ("E2 Inf 4/4 → where?", "E2 Inf 4 of 4: where?"),
        ("✍️ You typed: `attack E5xE6; move A1→A2`", "You typed: `attack E5xE6; move A1→A2`"),
        ("(2 by distance − 1 forest)", "(2 by distance minus 1 forest)"),
        ("Confirm and attack ▸", "Confirm and attack"),
    ],
)  # fmt: skip
def test_a_line_as_it_is_heard(shown: str, heard: str) -> None:
    assert aloud(EN, shown) == heard
    # Told again, it is the same.
    assert aloud(EN, heard) == heard


@pytest.mark.parametrize("language", languages())
def test_in_each_language(language: str) -> None:
    """No sign is left in any, and ways, attacks and dice have its own words."""
    words = words_of(language, aloud=True)
    said = aloud(words, "⚔️ E2→D4 · D5 × C4 · 🪖 ⭐ · ●●○ · ~~x~~ · 3 🎲")
    assert not _SIGN.search(said), said
    assert words("face-infantry") in said
    assert words("unit-infantry.short") == words("unit-infantry") == words_of(language)("unit-infantry")


def test_every_sign_of_ours_is_known() -> None:
    """Whatever stands in the catalogues and in the code of the screens is spoken, or is known to adorn only."""
    spoken = {*"●○→×", *(sign[0] for sign in DICE_SIGNS.values())}
    files = [*_CODE.glob("locale/*/*.ftl"), *_CODE.glob("screens/**/*.py"), *_CODE.glob("announcer/*.py")]
    unknown = {
        sign: file.name
        for file in files
        # The page of local mode is no message.
        if file.name != "local.ftl"
        for sign in _SIGN.findall(file.read_text("utf-8"))
        if sign not in spoken | ADORNING
    }
    assert not unknown


def test_a_whole_screen() -> None:
    """Buttons lose their emoji and keep what they do; lists are read as well."""
    rows = (
        (Button("E5→E6", "do", "move E5-E6", emoji="🥾"),),
        Select("E2 Inf 4/4 → where?", "pick", (Choice("E4 · forest", "move E2-E4", "1 🎲"),)),
    )
    heard = read_aloud(EN, Screen("⏳ soon", 1, 2, rows))
    assert heard.text == "soon"
    assert heard.rows[0] == (Button("E5 to E6", "do", "move E5-E6"),)
    assert heard.rows[1] == Select(
        "E2 Inf 4 of 4: where?", "pick", (Choice("E4; forest", "move E2-E4", "1 die"),)
    )


@pytest.mark.parametrize(
    ("language", "seen"),
    [
        ("en", r"\b(red|green|glow|lit|dashed|picture)"),
        ("de", r"\b(rote|grüne|leuchte|hell|gestrichelt|Bild)"),
        ("nl", r"\b(rode|groene|lichten|stippel|plaatje)"),
    ],
)
def test_no_hint_that_is_heard_speaks_of_a_colour_or_a_picture(language: str, seen: str) -> None:
    """Somebody's first battle, too, can be played by ear."""
    words, drawn = words_of(language, aloud=True), words_of(language)
    hints = [key for key in sorted(keys()) if key.startswith("hint-") and "." not in key]
    assert [key for key in hints if re.search(seen, drawn(key))]
    assert [key for key in hints if re.search(seen, words(key))] == []
