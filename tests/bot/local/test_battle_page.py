"""The page of a whole battle in a browser: it shows what the engine says, finds forgeries, and needs nothing else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.i18n import words_of
from bot.screens.in_words import ground_text
from bot.screens.pictures.page import Cover, logged, page
from engine import project, verify
from engine.proof import Source, dumps
from engine.record import Entry, Record, loads, replay
from engine.types import SIDES
from renderer.page import Proof
from tests.bot.kit.browser import Browser, Page, chromium
from tests.engine.test_proof import BATTLES, SALTS, SEED, VECTORS, at, chanced, played, short

pytestmark = [
    pytest.mark.skipif(chromium() is None, reason="no chromium on this machine"),
    pytest.mark.asyncio(loop_scope="session"),
]
WORDS = words_of("en", aloud=True)
HOSTILE = "</script><img src=x onerror='window.pwned=1'>\u2028\u202e<svg onload=alert(1)>{{data}}&amp;\"'"


def made(record: Record, *, title: str = "A battle", notes: tuple[str, ...] = ()) -> bytes:
    """The page of a game that is over."""
    told = loads(dumps(record, Source(SEED, SALTS)))
    proof = Proof(("Seed: `x`",), "", SALTS, dumps(record, Source(SEED, SALTS)))
    return page(WORDS, Cover(title, "battle.json", notes=notes, proof=proof), logged(told, "referee"))


@cache
def taken_back(name: str, actions: int) -> Record:
    """A game with an undo in its middle."""
    record = played(name, actions=actions)
    half = len(record.entries) // 2
    undo = Entry(record.entries[half].side, "", undo_to=half)
    return Record(record.scenario, record.options, record.rules, record.setup,
                  [*record.entries[: half + 1], undo, *record.entries[half:]], record.hash)  # fmt: skip


@pytest_asyncio.fixture(loop_scope="session")
async def tab(chrome: Browser) -> AsyncIterator[Page]:
    async with chrome.page() as page:
        yield page


async def opened(tab: Page, folder: Path, file: bytes, width: int = 1200) -> None:
    """The file as somebody opens it who has saved it; what the policy refuses is noted."""
    path = folder / "battle.html"
    path.write_bytes(file)
    refused = "window.refused = []; addEventListener('securitypolicyviolation', (one) => refused.push(one.blockedURI));"
    await tab.ask("Page.enable")
    await tab.ask("Page.addScriptToEvaluateOnNewDocument", source=refused)
    await tab.go(path.as_uri(), width, 900)
    await tab.until("!!window.fieldpost")


#: Everything that the page shows after each press of [On], from what stands in it.
_WALK = """(() => {
    const text = (id) => document.getElementById(id).textContent, { DATA } = fieldpost;
    const shown = () => ({
        units: Object.fromEntries([...document.querySelectorAll('.unit')].map((one) => {
            const [side, nation, kind] = DATA.counters[one.querySelector('use').getAttribute('href').slice(2)];
            return [one.dataset.at, [side, nation, kind, Number(one.querySelector('.figures').textContent),
                                     one.style.transform]];
        }).sort()),
        ground: Object.fromEntries([...document.querySelectorAll('[data-hex]')].map((one) =>
            [one.dataset.hex, DATA.looks[one.dataset.look][2]])),
        dice: [...document.querySelectorAll('#dice li')].map((one) => one.dataset.dice.split(' ')),
        sides: ['allies', 'axis'].map((side) => [text(`medals-${side}`), text(`rest-${side}`), text(`hand-${side}`)]),
        told: ['allies', 'axis'].map((side) => document.querySelectorAll(`#units-${side} li`).length),
        held: [...document.querySelectorAll('#objectives li')].map((one) => one.textContent.split('held by ')[1]),
        turn: text('turn'), said: text('said'), current: document.querySelector('[aria-current]').dataset.step,
    });
    const found = [shown()];
    while (document.getElementById('on').getAttribute('aria-disabled') !== 'true') {
        document.getElementById('on').click();
        found.push(shown());
    }
    // The same position by another way: back from the end, and from the beginning.
    const half = found.length >> 1, far = [found.length - 1, half, 0, half];
    const again = far.map((number) => { fieldpost.go(number); return JSON.stringify(shown()); });
    return JSON.stringify([found, again.map((one, n) => one === JSON.stringify(found[far[n]]))]);
})()"""


@pytest.mark.parametrize(
    ("name", "actions"), [("st-vith", 110), ("road-to-bastogne", 70), ("omaha-beach-overlord", 45)]
)
async def test_the_page_shows_what_the_engine_says(
    tab: Page, tmp_path: Path, name: str, actions: int
) -> None:
    """Every action of a battle of each box, an undo among them: units, figures, ground, medals, hands, dice, turn."""
    record = taken_back(name, actions)
    await opened(tab, tmp_path, made(record))
    walked, again = json.loads(await tab.js(_WALK))
    assert again == [True] * 4
    assert len(walked) == len(record.entries) + 1
    rolled = 0
    for number, ((state, result), shown) in enumerate(zip(replay(record), walked, strict=True)):
        view = project(state, "referee")
        faces = [event.faces for event in (result.events if result else ()) if getattr(event, "faces", ())]
        names = {None: "nobody", **{side: WORDS(f"side-{side}") for side in SIDES}}
        places = {at: one.pop() for at, one in shown["units"].items()}
        assert shown["units"] == {
            one.at: [one.side, WORDS(f"nation-{one.nation}"), WORDS(f"unit-{one.kind}"), one.figures]
            for one in view.units
        }, number
        assert len(set(places.values())) == len(places)
        assert shown["ground"] == {spot.name: ground_text(WORDS, spot) for spot in view.hexes}, number
        assert shown["dice"] == [list(one) for one in faces], number
        assert shown["held"] == [names[medal.holder] for medal in view.medals], number
        assert shown["turn"].startswith(f"Turn {view.turn}, {names[view.active]} ")
        assert shown["said"]
        assert shown["current"] == str(number)
        for side, (medals, rest, hand), told in zip(SIDES, shown["sides"], shown["told"], strict=True):
            known = view.sides[side]
            assert medals == f"Medals: {known.medals} of {known.to_win}"
            assert rest.startswith(f"Cards: {known.cards} · Units: {known.units}")
            cards = [*view.all_hands[side], *view.all_combat_hands[side]]
            assert hand.startswith(", ".join(WORDS(f"card-{card}") for card in cards) or "no cards"), number
            assert told == known.units
        rolled += len(faces)
    assert rolled
    assert await tab.js("performance.getEntriesByType('resource').length + refused.length") == 0


_VECTORS = """((vectors) => vectors.map((one) => {
    const { keyed, chanceOf, digest, hex, encoded } = fieldpost;
    const chance = chanceOf(keyed(one.seed), hex(digest(encoded(one.salts.join('\\n')))), one.ply, one.action);
    return [one.dice.map(() => ['infantry', 'infantry', 'armor', 'grenade', 'star', 'flag'][chance.number(6)]),
            chance.number(one.among), chance.shuffle(one.shuffle.length)];
}))(%s)"""
_LARGE = """(([seed, salts, below]) => {
    const { keyed, chanceOf, digest, hex, encoded } = fieldpost;
    const { number } = chanceOf(keyed(seed), hex(digest(encoded(salts.join('\\n')))), 0, '');
    return Array.from({ length: 40 }, () => number(below));
})(%s)"""
_FORGED = """(([record, forgeries]) => {
    const whole = JSON.stringify(record);
    return forgeries.filter(([path, value]) => {
        const forged = JSON.parse(whole), end = path.pop();
        path.reduce((one, key) => one[key], forged)[end] = value;
        return !fieldpost.check(forged).length;
    });
})(%s)"""


def forgeries(name: str) -> list[Any]:
    """Two hundred places in a file, each with another value of its kind."""
    found, chooser = short(name), Random(name)
    open_ = chanced(found)
    strings = sorted({str(at(found, path)) for path in open_ if isinstance(at(found, path), str)})
    changed = []
    while len(changed) < 200:
        path = chooser.choice(open_)
        old = at(found, path)
        new = old + chooser.choice((-1, 1)) if isinstance(old, int) else chooser.choice(strings)
        if new != old:
            changed.append([path, new])
    return changed


async def test_the_page_checks_dice_as_the_script_does(tab: Page, tmp_path: Path) -> None:
    """The published vectors; true files are true; each of a thousand files with one value changed is found."""
    await opened(tab, tmp_path, made(played("pegasus-bridge", actions=20)))
    fair = [one for one in VECTORS if one["salts"] is not None]
    assert len(fair) > 3
    numbers = await tab.js(_VECTORS % json.dumps(fair))
    assert numbers == [[one["dice"], one["pick"], one["shuffle"]] for one in fair]
    # Numbers too large for the short cut.
    large, (number, _) = 7 * 2**50 - 1, verify.chance_of(SEED, list(SALTS), 0, "")
    assert await tab.js(_LARGE % json.dumps([SEED, SALTS, large])) == [number(large) for _ in range(40)]
    for name in BATTLES:
        assert await tab.js(f"fieldpost.check({json.dumps(short(name))})") == []
        assert await tab.js(_FORGED % json.dumps([short(name), forgeries(name)])) == [], name
    posted = f"{json.dumps(short('wiltz'))}, %s, ['other']"
    assert await tab.js(f"fieldpost.check({posted % json.dumps('')})")
    assert await tab.js(f"fieldpost.check({posted % json.dumps('0' * 64)})")
    assert (await tab.js("fieldpost.check({})"))[0].startswith("the file is damaged")
    # What is no value at all is no value of its kind either: script and page refuse it alike.
    for path, value in [(("deck", "scout"), {}), (("log", 3, "cards"), None), (("log", 3, "rolls"), None)]:
        damaged = deepcopy(short("wiltz"))
        at(damaged, path[:-1])[path[-1]] = value
        assert verify.check(damaged)
        assert await tab.js(f"fieldpost.check({json.dumps(damaged)})"), path


async def test_check_the_dice(tab: Page, tmp_path: Path) -> None:
    """The button says that all is well; of a page that shows other dice than its record holds, where."""
    await opened(tab, tmp_path, made(played("pegasus-bridge", actions=60)))
    press = "document.getElementById('check').click(), document.getElementById('verdict').textContent"
    assert (await tab.js(press)).startswith("Every die, shuffle and draw is as it had to be: ")
    changed = "(() => { const step = fieldpost.DATA.steps.find((one) => one.dice); step.dice[0][0] = 'nothing'; })()"
    await tab.js(changed)
    assert await tab.js(press) == "Something here does not follow from the seed:"
    assert "the page shows other dice" in await tab.js("document.getElementById('faults').textContent")


async def test_words_of_others_are_words(tab: Page, tmp_path: Path) -> None:
    """Titles, names of places and notes that would be marks or scripts are shown as they were written."""
    record = played("pegasus-bridge", actions=6)
    scenario = {**record.scenario, "labels": [{"at": "E5", "text": HOSTILE}], "title": HOSTILE}
    hostile = Record(scenario, record.options, record.rules, record.setup, record.entries, record.hash)
    await opened(tab, tmp_path, made(hostile, title=HOSTILE, notes=(HOSTILE,)))
    shown = HOSTILE.replace("\u202e", "")
    assert await tab.js("document.title") == shown
    assert await tab.js("document.querySelector('h1').textContent") == shown
    assert await tab.js("document.querySelector('#places text').textContent") == shown
    assert await tab.js("document.querySelectorAll('script').length") == 2
    assert (
        await tab.js("document.querySelectorAll('img, iframe, object, embed, link, [onerror]').length") == 0
    )
    assert await tab.js("[window.pwned ?? null, refused]") == [None, []]


async def _key(tab: Page, name: str, **more: Any) -> int:
    """Press a key; the action that is shown then."""
    text = {"text": {" ": " ", "Enter": "\r"}[name]} if name in (" ", "Enter") else {}
    text |= {"windowsVirtualKeyCode": 13} if name == "Enter" else {}
    text |= more
    for kind in ("keyDown", "keyUp"):
        await tab.ask(
            "Input.dispatchKeyEvent", type=kind, key=name, code="Space" if name == " " else name, **text
        )
    return int(await tab.js("document.querySelector('[aria-current]').dataset.step"))


async def test_by_keyboard_and_heard(tab: Page, tmp_path: Path) -> None:
    """On a phone: arrows, Home, End and space, a list of one stop; each step is told; nothing is cut off."""
    await opened(tab, tmp_path, made(played("pegasus-bridge", actions=40)), width=400)
    last = await tab.js("fieldpost.TURNS.length - 1")
    keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home", "ArrowLeft"]
    assert [await _key(tab, key) for key in keys] == [1, 2, 1, last, last, 0, 0]
    turned = await _key(tab, "ArrowRight", modifiers=8)
    assert await tab.js(f"fieldpost.TURNS[{turned}][0]") == 2
    assert await _key(tab, "ArrowLeft", modifiers=8) == 0
    offered = "document.querySelector('#play span').textContent"
    await _key(tab, " ")
    assert await tab.js(offered) == "Pause"
    await _key(tab, " ")
    assert await tab.js(offered) == "Play"
    await tab.js("document.querySelectorAll('#log button')[7].click()")
    assert await tab.js("document.getElementById('number').textContent") == f"Action 7 of {last}"
    assert await tab.js("document.querySelectorAll('#log [tabindex=\"0\"]').length") == 1
    await tab.js("document.querySelector('#log [tabindex=\"0\"]').focus()")
    assert [await _key(tab, key) for key in ("ArrowDown", "ArrowDown", "ArrowUp", "Enter")] == [7, 7, 7, 8]
    await _key(tab, "End")
    seen = "((box, one) => one.top >= box.top && one.bottom <= box.bottom)(...['#log', '[aria-current]']"
    assert await tab.js(f"{seen}.map((one) => document.querySelector(one).getBoundingClientRect()))")
    assert await tab.js("document.documentElement.scrollWidth") <= 400
    nodes = (await tab.ask("Accessibility.getFullAXTree"))["nodes"]
    named = {(one["role"]["value"], one.get("name", {}).get("value", "")) for one in nodes if "role" in one}
    wanted = {("button", one) for one in ("First", "Back", "Play", "On", "Last", "Check the dice")}
    assert wanted | {("slider", "Action"), ("heading", "All actions"), ("heading", "Allies")} <= named
    assert [
        one for one in nodes if one.get("role", {}).get("value") == "button" and not one["name"]["value"]
    ] == []
    assert not [one for one in nodes if one.get("name", {}).get("value") == "Caen Canal"]
    assert "Names on the map: " in await tab.text()
    assert await tab.js("document.getElementById('said').getAttribute('aria-live')") == "polite"
    said = await tab.js("document.getElementById('said').textContent")
    assert said == await tab.js("document.querySelector('[aria-current]').textContent")
