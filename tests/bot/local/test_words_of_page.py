"""What the try-out's page says of itself, and that what is to be read is in view, without the bot."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import languages
from tests.bot.kit.browser import chromium
from tests.bot.local.little import PILL, TOAST, UP, Little, button
from tests.bot.local.test_phone import TEXT, command, scrolled_up

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="no chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]

_ABOUT = "document.querySelector('#local-about')"
_HEAD = "document.querySelector('#channel-name').textContent"
_WARNING = (
    "[...document.querySelectorAll('.message-content')].filter(one => one.innerText.startsWith('⚠️')).pop()"
)


async def test_an_address_without_its_end_says_so(little: Little) -> None:
    """A grey page, where somebody copied the address only up to its #."""
    for address in (little.shown.url.partition("#")[0], little.shown.url + "x"):
        # Another fragment is no other page for a browser.
        await little.page.go("about:blank", 400, 800)
        await little.page.go(address, 400, 800)
        assert await little.page.until("document.querySelector('#local-closed')?.innerText.includes('#')")


async def test_a_battles_name_begins_with_one_sign(little: Little) -> None:
    """ "# #1 Pegasus Bridge" above the channel, "##1 …" where a message names it."""
    thread = little.backend.create_thread(
        little.shown._home.id, "#1 Pegasus Bridge", little.backend.bot_user.id
    )
    await little.say(f"Go to <#{thread.id}>")
    named = (
        "[...document.querySelectorAll('.mention')].map(one => one.textContent).includes('#1 Pegasus Bridge')"
    )
    await little.page.until(named)
    # The page knows where that is once its list says so.
    await little.page.until("!!document.querySelector('.local-channel[data-name=\"#1 Pegasus Bridge\"]')")
    await little.page.js("[...document.querySelectorAll('.mention')].pop().click()")
    await little.page.until(f"{_HEAD} === '#1 Pegasus Bridge'")
    assert await little.page.until("!document.querySelector('.channel-hash').getClientRects().length")


async def test_take_turn_is_spoken_of_where_it_is(little: Little) -> None:
    await little.page.until(f"!!{_ABOUT} && !{_ABOUT}.innerText.includes('Take turn')")
    await little.say("Your turn", "Take turn", ids=("fp:turn:1",))
    await little.page.until(f"{_ABOUT}.innerText.includes('Take turn')")
    # It is out of view: so are the words for it.
    await scrolled_up(little)
    assert await little.page.until(f"!{_ABOUT}.innerText.includes('Take turn')")


async def test_what_the_page_is_takes_one_line(little: Little) -> None:
    """Three lines at 400 px, for ever, and [End turn] below the window."""
    lines = f"{_ABOUT}.getBoundingClientRect().height"
    whole = f"[...{_ABOUT}.children].every(one => one.getBoundingClientRect().right <= innerWidth)"
    await little.page.until(f"!!{_ABOUT} && {_ABOUT}.innerText.includes('Discord')")
    assert await little.page.js(f"{lines} >= 24 && {lines} <= 36 && {whole}")
    await little.say("Your turn", "Take turn", ids=("fp:turn:1",))
    await little.page.until(f"{_ABOUT}.innerText.includes('Take turn')")
    assert await little.page.js(f"{lines} >= 24 && {lines} <= 36 && {whole}")


async def test_a_command_that_is_none_is_not_posted(little: Little) -> None:
    """Twice everybody read "/play attack from C4", and nobody was told that it is no command."""
    await command(little, TEXT)
    await little.page.type(" attack from C4")
    await little.page.until("!document.querySelector('.command-entry')")
    await little.page.key("Enter")
    await little.page.until(f"{TOAST}.includes('was not sent')")
    # Whatever the page has to say of itself meanwhile, it is there to be read.
    await little.page.js("document.querySelector('#action-status').textContent = 'Viewport updated'")
    await little.page.js(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )
    assert "was not sent" in await little.page.js(TOAST)
    assert not little.asked
    assert await little.page.js(
        "document.querySelector('#channel-composer-input').value.startsWith('/rules attack')"
    )
    home = little.shown._home.id
    assert not any("/rules" in one.content for one in little.backend.messages[home].values())


async def test_names_of_commands_are_whole(little: Little) -> None:
    """ "/play… from target": the name was cut off for what it must be told."""
    long = {**TEXT, "name": "a-long-name-of-an-option-of-it"}
    await command(little, TEXT, long)
    await little.page.until("document.querySelectorAll('.local-needed').length === 2")
    assert await little.page.until(
        "[...document.querySelectorAll('.command-entry-title strong')].every(one => one.scrollWidth <= one.clientWidth"
        " && one.getBoundingClientRect().right <= innerWidth)"
    )


async def test_a_long_option_leaves_the_button_that_sends(little: Little) -> None:
    await command(little, TEXT)
    await little.page.key("Enter")
    await little.page.until("document.activeElement.dataset.option === 'text'")
    foot = "document.querySelector('.send-message').getBoundingClientRect().bottom"
    stood = await little.page.js(foot)
    await little.page.type("order D4 E5 F6; move D4-D5; move E5-E7; attack D5xD7; attack E7xE8; end")
    sends = "document.querySelector('.send-message').getBoundingClientRect()"
    await little.page.until(f"{sends}.width > 0 && {sends}.right <= innerWidth")
    field = "document.querySelector('.command-option-input[data-option=text]').getBoundingClientRect()"
    assert await little.page.js(f"{field}.right <= {sends}.left + 1")
    # And it stays where it is, however many lines the options take.
    assert await little.page.js(foot) == stood


async def test_news_are_told_while_there_are_some(little: Little) -> None:
    strip = "document.querySelector('#local-news').getBoundingClientRect().height"
    assert await little.page.js(strip) == 0
    await scrolled_up(little)
    await little.say("News\n" + "line\n" * 12)
    await little.page.until(f"{PILL} && {strip} > 0")


async def test_the_head_of_a_warning_is_in_view(little: Little) -> None:
    """What went wrong stands above a panel that is longer than the window."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Next", "custom_id": "next"}]}
    text = "⚠️ Not there.\n" + "line\n" * 40
    little.answer = {"type": 4, "data": {"content": text, "flags": 64, "components": [row]}}
    await little.page.press("Press 2")
    await little.page.until(f"!!{_WARNING}")
    top = f"{_WARNING}.getBoundingClientRect().top - {UP}.getBoundingClientRect().top"
    assert await little.page.until(f"{top} >= 0 && {top} < 60")


async def test_a_picture_that_follows_moves_no_button(little: Little) -> None:
    """Words first, and the picture with the next edit: the buttons stay under the finger."""
    out = io.BytesIO()
    Image.new("RGB", (1200, 900)).save(out, "WEBP")
    await scrolled_up(little)
    message = await little.page.js(f"{button('Press 0')}.closest('[data-message-id]').dataset.messageId")
    row = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Press 0", "custom_id": "Press 0"}]}]
    said = {"content": "My answer\n" + "line\n" * 4, "components": row}
    little.answer = {"type": 7, "data": said}
    await little.page.press("Press 0")
    await little.page.until("document.body.innerText.includes('My answer')")
    await little.sees(button("Press 0"))
    stands = f"Math.round({button('Press 0')}.getBoundingClientRect().top)"
    before = await little.page.js(stands)
    home = little.shown._home.id
    found = little.backend.cdn.store_attachment(
        little.backend.snowflake(), home, "b.webp", out.getvalue(), ""
    )
    little.backend.edit_message(home, int(message), {"attachments": [found]})
    await little.shown.refresh()
    await little.page.until("document.querySelector('img.attachment-image')?.naturalWidth > 0")
    assert await little.page.until(f"Math.abs({stands} - {before}) <= 2")


async def test_the_page_speaks_what_was_chosen(little: Little) -> None:
    """The browser's language is the first offer; a press carries the language that was chosen, as Discord's do."""
    heard: list[str] = []
    little.backend.subscribers.append(
        lambda event, payload: heard.append(payload["locale"]) if event == "INTERACTION_CREATE" else None
    )
    await little.page.until("document.querySelector('#local-language')?.value === 'en'")
    await little.page.js(
        "(() => { const list = document.querySelector('#local-language'); list.value = 'de';"
        " list.dispatchEvent(new Event('change')); })()"
    )
    await little.page.until("document.documentElement.lang === 'de'")
    await little.page.until(f"{_ABOUT}?.innerText.includes('Dein eigenes kleines Discord')")
    await little.sees(button("Press 2"))
    await little.page.press("Press 2")
    await little.page.until("document.body.innerText.includes('Nur du kannst das sehen')")
    assert heard == ["de"]
    text = await little.page.text()
    for english in ("Only you can see this", "Channels", "Send", "Person\nEnglish\nHelp", "New here"):
        assert english not in text


async def test_its_list_of_languages_leaves_room_for_the_rest(little: Little) -> None:
    """Name, channels, person and language in one line of 400 px."""
    await little.page.until("!!document.querySelector('#local-language')")
    for language in languages():
        await little.page.js(f"document.cookie = 'fieldpost-language={language}; path=/'; location.reload()")
        await little.page.until(f"document.documentElement?.lang === '{language}'")
        await little.page.until(f"{_ABOUT}?.innerText.length > 20")
        assert await little.page.js(
            "[...document.querySelectorAll('#toolbar > *')].filter(one => one.getClientRects().length)"
            ".every(one => one.getBoundingClientRect().right <= innerWidth + 1)"
        ), language
        # In so little room a name would be cut in the middle of a letter.
        shown = "document.querySelector('#local-language').selectedOptions[0].label"
        assert await little.page.js(shown) == language.upper()
        named = "document.querySelector('#local-language').selectedOptions[0].text"
        assert len(await little.page.js(named)) > 2
