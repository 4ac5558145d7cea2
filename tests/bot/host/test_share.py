"""Discord's fifty requests a second, shared by several processes."""

from __future__ import annotations

import pytest

from bot.discord.share import Share, counts, rate


@pytest.mark.parametrize(
    ("role", "number", "share"),
    [
        ("all", {"all": 1}, 45.0),
        ("all", {}, 45.0),
        ("worker", {"worker": 2}, 22.5),
        ("worker", {"worker": 2, "gateway": 5}, 15.0),
        ("gateway", {"worker": 2, "gateway": 5}, 3.0),
        ("worker", {"gateway": 1}, 45.0),
    ],
)
def test_shares(role: str, number: dict[str, int], share: float) -> None:
    assert rate(role, number) == pytest.approx(share)


def test_all_shares_are_no_more_than_discord_takes() -> None:
    for number in ({"all": 3}, {"worker": 7, "gateway": 16}, {"all": 1, "worker": 1, "gateway": 1}):
        assert sum(rate(role, number) * many for role, many in number.items()) <= 45.0 + 1e-9


def test_answers_never_wait() -> None:
    assert not counts("/api/v10/interactions/1/token/callback")
    assert not counts("/api/v10/webhooks/1/token/messages/@original")
    assert counts("/api/v10/channels/1/messages")


async def test_a_crowd_goes_as_fast_as_its_share() -> None:
    """Half a second's worth at once, then one after the other; a share that shrinks counts from the next one on."""
    slept: list[float] = []
    speed = [10.0]

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    share = Share(lambda: speed[0], lambda: 100.0, sleep)
    for _ in range(6):
        await share.turn()
    assert slept == []
    await share.turn()
    assert slept == [pytest.approx(0.1)]
    speed[0] = 1.0
    await share.turn()
    await share.turn()
    assert slept[1:] == [pytest.approx(0.2), pytest.approx(1.2)]
