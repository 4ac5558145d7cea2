"""Ground that cannot be won is refused with its reason, and of two equal lines the one that is meant is marked."""

from __future__ import annotations

import pytest

from bot.game.drafting.written import as_notation
from bot.i18n import languages, words_of
from bot.screens.reasons import reason
from bot.screens.typing import as_shown, parts_of
from tests.bot.discord.positions import table
from tests.bot.discord.test_team_newcomers import drafting
from tests.bot.kit.world import World

#: Two enemies; one of them stands in a hedgerow.
BOARD = "A:inf@E4;G4;A1 X:inf1@E6;G6 X:inf4@M9 hedgerow@G6"
HEDGE = "Hedgerow at G6 is taken only from the hex where the unit began its turn."
MOVES = "direct from hq; order E4 G4; E4-E5; G4-G5"


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        (
            "E5xE6; take ground; G5xG6; take ground; end",
            "`E5xE6`; `take ground`; `G5xG6`; ❌ **`take ground`**; `end`",
        ),
        (
            "G5xG6; take ground; E5xE6; take ground",
            "`G5xG6`; ❌ **`take ground`**; `E5xE6`; `take ground`",
        ),
    ],
)
async def test_alone_the_reason_is_said_and_which_of_two_lines_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch, text: str, marked: str
) -> None:
    thread = await table(world, monkeypatch, BOARD, "direct-from-hq")
    said = (await world.ana.slash(thread, "play orders", text=f"{MOVES}; {text}")).response.words
    assert f"**take ground** – {HEDGE}" in said, said
    assert marked in said, said


async def test_in_a_team_it_is_said_and_marked_too(world: World) -> None:
    staffs = await drafting(world, "A:inf@B4;D4;G5;L5 X:inf1@B6;D6 X:inf4@M9 hedgerow@D6")
    text = "order B4 D4; B4-B5; D4-D5; B5xB6; take ground; D5xD6; take ground"
    for one in staffs.people["allies"]:
        said = (await one.slash(world.thread(), "play orders", text=text)).response
        if "Hedgerow" in said.words:
            break
    assert (
        "**take ground** – Hedgerow at D6 is taken only from the hex where the unit began its turn."
        in said.words
    ), said.words
    assert "`B5xB6`; `take ground`; `D5xD6`; ❌ **`take ground`**" in said.words, said.words
    assert "B5xB6\nadvance\nattack D5xD6\n" in said.words, "the first is kept"


@pytest.mark.parametrize(
    ("board", "attack", "why"),
    [
        ("A:art@E5;A1 X:inf1@E6 X:inf4@M9", "E5xE6", "Artillery never takes ground."),
        ("A:inf@E5;A1 X:inf1@E7 X:inf4@M9", "E5xE7", "E7 is taken only after a close assault, by"),
    ],
)  # fmt: skip
async def test_each_reason_is_the_engines(
    world: World, monkeypatch: pytest.MonkeyPatch, board: str, attack: str, why: str
) -> None:
    thread = await table(world, monkeypatch, board, "direct-from-hq")
    text = f"direct from hq; order E5; {attack}; take ground; end"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert why in said, said
    assert "❌ **`take ground`**" in said, said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("line", ["advance", "stay"])
def test_what_a_refusal_calls_it_can_be_typed(language: str, line: str) -> None:
    """In no language a word of the notation; and it is understood when it is typed like that."""
    words = words_of(language)
    said = reason(words, "line-wrong", {"line": line, "why": "…"})
    called = said.split("**")[1]
    assert "advance" not in said
    assert called == words(f"line-{line}")
    assert parts_of(f"E4xE5; {called}") == ["E4xE5", called]
    assert as_notation(as_shown(called)) == (line,)


async def test_what_cannot_be_read_is_told_in_these_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await table(world, monkeypatch, BOARD, "direct-from-hq")
    text = f"{MOVES}; E5xE6; take the hill"
    said = (await world.ana.slash(thread, "play orders", text=text)).response.words
    assert "advance" not in said, said
