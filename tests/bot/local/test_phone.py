"""The try-out's page in a browser, without the bot: what is in view, how a press goes, and options of commands.

Nothing here waits for a time: the server answers when a test lets it, and what is waited for is what is seen.
"""

from __future__ import annotations

import io
from typing import Any, Final

import pytest
from PIL import Image
from simcord.http import router

from tests.bot.kit.browser import chromium
from tests.bot.local.little import AT_THE_END, LAST_MESSAGE, PILL, TOAST, UP, Little, button

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="no chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]


async def scrolled_up(little: Little) -> None:
    """As by a finger."""
    await little.page.js(f"{UP}.dispatchEvent(new Event('touchmove')), {UP}.scrollTop = 0")
    await little.sees(button("Press 0"))


async def test_ones_own_answer_comes_into_view(little: Little) -> None:
    """At 400 px the answer to the first press opened below the window, and nothing said so."""
    await scrolled_up(little)
    await little.page.press("Press 0")
    await little.page.until("document.body.innerText.includes('My answer')")
    assert await little.sees(LAST_MESSAGE)


async def test_the_bar_at_the_top_is_in_one_line(little: Little) -> None:
    """On a phone, in a narrow window, at a desk: a second line of it would lie out of sight."""
    bar = """[...document.querySelectorAll('#toolbar button, #toolbar select')].map(one => one.getBoundingClientRect())
        .filter(one => one.width > 0)"""
    inside = f"{bar}.every(one => one.top >= 0 && one.bottom <= 60 && one.right <= innerWidth)"
    for width in (360, 390, 400, 445, 500, 560, 700, 1200):
        await little.page.size(width, 800)
        assert await little.page.until(inside), width
        assert await little.page.js(f"{bar}.length") >= 4
    await little.page.size(400, 800)


async def test_an_answer_that_is_longer_than_the_window_shows_its_buttons(little: Little) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Next", "custom_id": "next"}]}
    text = "My answer\n" + "line\n" * 40
    little.answer = {"type": 4, "data": {"content": text, "flags": 64, "components": [row]}}
    await scrolled_up(little)
    await little.page.press("Press 0")
    assert await little.sees(button("Next"))


async def test_what_others_say_is_told_and_moves_nothing(little: Little) -> None:
    await scrolled_up(little)
    stands = f"{button('Press 0')}.getBoundingClientRect().top - {UP}.getBoundingClientRect().top"
    before, room = await little.page.js(stands), await little.page.js(f"{UP}.clientHeight")
    await little.say("News\n" + "line\n" * 12)
    await little.page.until(PILL)
    await little.page.until(f"Math.abs({stands} - {before}) < 1")
    # In the line above the channel: no button lies under it, and none goes out of view for it.
    strip = "document.querySelector('#local-news').getBoundingClientRect()"
    await little.page.until(
        f"{strip}.bottom <= {UP}.getBoundingClientRect().top && {strip}.right <= innerWidth"
    )
    await little.page.until(f"{UP}.clientHeight >= {room}")
    await little.page.js("document.querySelector('#local-news').click()")
    assert await little.page.until(f"{AT_THE_END} && !({PILL})")


async def test_at_the_end_it_stays_at_the_end(little: Little) -> None:
    await little.say("News\n" + "line\n" * 12)
    await little.page.until(f"document.body.innerText.includes('News') && {AT_THE_END}")
    assert not await little.page.js(PILL)


async def test_a_picture_has_its_place_before_it_is_there(little: Little) -> None:
    """The buttons below it moved under the finger when it came."""
    out = io.BytesIO()
    Image.new("RGB", (2100, 1500)).save(out, "WEBP")
    await little.page.js(
        "window.told = []; new MutationObserver(() => document.querySelectorAll('img.attachment-image').forEach("
        "one => requestAnimationFrame(() => told.push([one.naturalWidth > 0, one.getBoundingClientRect().height]))))"
        ".observe(document.querySelector('#channel-message-list'), {childList: true, subtree: true, attributes: true})"
    )
    await little.say("Look", "Below", picture=out.getvalue())
    await little.page.until("told.some(one => one[0])")
    told = await little.page.js("told")
    assert told[0][0] is False
    assert len({height for _, height in told}) == 1
    await little.sees(button("Below"))


async def test_a_press_that_is_lost_says_so_and_can_be_made_again(little: Little) -> None:
    little.answer, answer = None, little.answer
    await little.page.press("Press 2")
    await little.page.until(
        "getComputedStyle(" + button("Press 2") + ", '::after').animationName === 'local-turn'"
    )
    await little.page.until(TOAST)
    assert (
        await little.page.js(TOAST)
        == "No answer came in time. Look whether it was done; if not, press again."
    )
    little.answer = answer
    await little.page.press("Press 2")
    await little.sees(LAST_MESSAGE)
    await little.page.until(f"{TOAST} === ''")


#: Controls that look as if they were being answered: a circle turns over them, or stands there.
_CIRCLES: Final = """[...document.querySelectorAll('[data-control-key]')].filter(one => {
    const over = getComputedStyle(one, '::after');
    return over.content !== 'none' && over.borderRadius === '50%';
}).length"""


async def test_only_what_is_being_answered_turns(little: Little) -> None:
    """simcord draws the arrow of a list with what our circle was drawn with: every list seemed to load for ever."""
    options = [{"label": one, "value": one} for one in ("D6", "E7")]
    await little.choose("Target", options)
    await little.sees("document.querySelector('.select-trigger')")
    assert await little.page.js(_CIRCLES) == 0


async def command(little: Little, *options: dict[str, Any]) -> None:
    """A command with these options is known and open."""
    body = [{"name": "rules", "description": "Rules", "type": 1, "options": list(options)}]
    application = little.backend.application_id
    router.dispatch(little.backend, "PUT", f"/applications/{application}/commands", json=body)
    await little.shown.refresh()
    await little.page.until("simcordPreview.commandPicker.state === 'closed'")
    await little.page.type("/rules")
    await little.page.until("!!document.querySelector('.command-entry')")


TEXT: Final = {"name": "text", "description": "What", "type": 3, "required": True, "autocomplete": True}


async def test_enter_chooses_and_enter_sends(little: Little) -> None:
    """Enter after a value did nothing, and before its list was there it sent half a word."""
    little.choices = [{"name": "Retreat", "value": "concept-retreat"}]
    await command(little, TEXT, {"name": "game", "description": "Which", "type": 3})
    await little.page.until("document.querySelector('.local-needed')?.innerText === 'text'")
    await little.page.key("Enter")
    await little.page.until("document.activeElement.dataset.option === 'text'")
    await little.page.type("retr")
    await little.page.key("Enter")
    # Its words, not its key.
    await little.page.until("document.querySelector('.local-title')?.innerText === 'Retreat'")
    assert not little.asked
    await little.page.key("Enter")
    await little.page.until("document.body.innerText.includes('My answer')")
    assert [one["value"] for one in little.asked[0]["options"]] == ["concept-retreat"]


async def test_enter_sends_when_only_what_may_be_left_out_is_left(little: Little) -> None:
    """[/play undo] and Enter opened "sure: True/False" instead of taking back."""
    await command(little, {"name": "sure", "description": "Do not ask me", "type": 5})
    await little.page.key("Enter")
    await little.page.until("document.activeElement.matches('.command-chip')")
    await little.page.key("Enter")
    await little.page.until("document.body.innerText.includes('My answer')")
    assert not little.asked[0].get("options")


async def test_what_no_list_knows_is_sent_and_nothing_lies_over_the_buttons(little: Little) -> None:
    await command(little, TEXT)
    await little.page.key("Enter")
    await little.page.until("document.activeElement.dataset.option === 'text'")
    await little.page.type("dance")
    await little.page.until("simcordPreview.commandPicker.autocomplete.state === 'answered'")
    popup = "getComputedStyle(document.querySelector('.command-popup')).display"
    assert await little.page.js(popup) == "none"
    await little.page.key("Enter")
    await little.page.until("document.body.innerText.includes('My answer')")
    assert little.asked[0]["options"][0]["value"] == "dance"


async def test_nothing_of_the_simulator_is_said(little: Little) -> None:
    """Its name, its links, and its way of speaking of itself."""
    text = (await little.page.text()) + (await little.page.js("document.title"))
    labels = await little.page.js(
        "[...document.querySelectorAll('[aria-label], [title]')].filter(one => one.offsetParent)"
        ".map(one => `${one.ariaLabel} ${one.title}`).join(' ')"
    )
    for word in ("simcord", "preview", "viewer", "viewing"):
        assert word not in (text + labels).lower()
