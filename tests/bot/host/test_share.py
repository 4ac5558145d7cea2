"""Discord's fifty requests a second, shared by several processes."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.share import Share, counts, rate


@pytest.mark.parametrize(
    ("needs", "shares"),
    [
        ({"a": 0.0}, [45.0]),
        ({"a": 0.0, "b": 0.0}, [22.5, 22.5]),
        # What one does not need another has.
        ({"a": 30.0, "b": 5.0}, [35.0, 10.0]),
        # More than there is: each has his part of it, and whoever needs nothing can still ask for something.
        ({"a": 61.0, "b": 25.0, "c": 0.0}, [31.0, 13.0, 1.0]),
    ],
)
def test_shares(needs: dict[str, float], shares: list[float]) -> None:
    assert [rate(name, needs) for name in needs] == pytest.approx(shares)


def test_whoever_is_not_known_yet_has_a_share() -> None:
    assert rate("a", {}) == 45.0
    assert rate("c", {"a": 30.0, "b": 30.0}) == 1.0


def test_whom_the_others_do_not_expect_takes_what_is_nobodys() -> None:
    """The five that are left of Discord's fifty, however many begin at once; one a second at most."""
    for number in (1, 2, 5, 12):
        needs = {str(one): 30.0 for one in range(number)}
        each = [rate(name, needs, expected=False) for name in needs]
        assert max(each) <= 1.0
        assert sum(each) <= 5.0 + 1e-9


@pytest.mark.parametrize("each", [0.0, 0.3, 5.0, 400.0])
def test_all_shares_are_no_more_than_discord_takes(each: float) -> None:
    for number in (1, 3, 23, 200):
        needs = {str(one): each * one for one in range(number)}
        assert sum(rate(name, needs) for name in needs) == pytest.approx(45.0)


def test_answers_never_wait() -> None:
    assert not counts("/api/v10/interactions/1/token/callback")
    assert not counts("/api/v10/webhooks/1/token/messages/@original")
    assert counts("/api/v10/channels/1/messages")


async def test_a_crowd_goes_as_fast_as_its_share() -> None:
    """A tenth of a second's worth at once, then one after the other, by the share as it is then."""
    slept: list[float] = []
    now, speed = [100.0], [50.0]

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    share = Share(lambda: speed[0], lambda: now[0], sleep)
    for _ in range(6):
        await share.turn()
    assert slept == []
    await share.turn()
    assert slept == [pytest.approx(0.02)]
    speed[0] = 1.0
    for _ in range(3):
        await share.turn()
    assert slept[1:] == [pytest.approx(0.02), pytest.approx(1.0), pytest.approx(1.0)]


async def test_who_waits_profits_from_a_larger_share() -> None:
    """Nobody sleeps by the rate of before but the one whose turn is next."""
    now, speed, gone = [100.0], [1.0], [0]
    sleeping = asyncio.Event()

    async def sleep(seconds: float) -> None:
        await sleeping.wait()
        now[0] += seconds

    async def one() -> None:
        await share.turn()
        gone[0] += 1

    share = Share(lambda: speed[0], lambda: now[0], sleep)
    crowd = [asyncio.create_task(one()) for _ in range(24)]
    for _ in range(50):
        await asyncio.sleep(0)
    assert gone == [1]
    speed[0] = 20.0
    sleeping.set()
    await asyncio.gather(*crowd)
    assert now[0] < 103.0


async def test_what_is_needed_is_what_comes() -> None:
    now = [0.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    share = Share(lambda: 100.0, lambda: now[0], sleep)
    assert share.need() == 0.0
    for _ in range(30):
        await share.turn()
    now[0] = 2.0
    assert share.need() == 15.0
    # The same moment tells nothing new.
    assert share.need() == 15.0
    now[0] = 4.0
    assert share.need() == 7.5
    now[0] = 6.0
    assert share.need() == 3.75


async def test_who_waits_is_counted_once() -> None:
    """Asked again a moment later, as whoever hears was with every renewal, it was a thousand times as much."""
    now = [0.0]
    share = Share(lambda: 1.0, lambda: now[0], asyncio.sleep)
    crowd = [asyncio.create_task(share.turn()) for _ in range(10)]
    await asyncio.sleep(0)
    now[0] = 2.0
    assert share.need() == 5.0
    now[0] = 2.004
    assert share.need() == 5.0
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
