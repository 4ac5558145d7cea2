"""Campaign files: the page says everything, every fault is named with its line, and what is carried over is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import scenarios
from bot.i18n import languages
from scenarios.__main__ import main
from scenarios.campaign import course
from scenarios.campaign.applying import applied
from scenarios.campaign.reading import BEFORE, PATH, ROOT, STAGE, WORDING, CampaignReading, read_campaign
from scenarios.campaign.shelf import campaign_summaries, load_campaign, to_play
from scenarios.campaign.values import Changes, StageResult, Standing
from scenarios.checking import check_mapping
from scenarios.errors import ScenarioError

PAGE = (Path(scenarios.__file__).parents[1] / "scenarios/CAMPAIGNS.md").read_text(encoding="utf-8")
EXAMPLE = PAGE.split("```toml\n")[1].split("```")[0]
OURS = ("ardennes", "desert", "normandy")


def reading(text: str = EXAMPLE) -> CampaignReading:
    """A campaign as it is read."""
    return read_campaign(text, "example", to_play)


def faults(old: str, new: str) -> list[str]:
    """What is said of the example with one thing changed."""
    assert old in EXAMPLE
    with pytest.raises(ScenarioError) as refused:
        reading(EXAMPLE.replace(old, new, 1))
    return [str(fault) for fault in refused.value.faults]


def line_of(text: str) -> int:
    """Where something stands in the example."""
    return EXAMPLE[: EXAMPLE.index(text)].count("\n") + 1


LINE_BRIDGE, LINE_BEACH = line_of('scenario = "pegasus-bridge"'), line_of('scenario = "sword-beach"')


def won(
    stage: str, winner: str | None, medals: tuple[int, int] = (4, 2), lost: tuple[int, int] = (0, 0)
) -> StageResult:
    """How a battle ended."""
    return StageResult(
        stage,
        winner,  # type: ignore[arg-type]
        {"allies": medals[0], "axis": medals[1]},
        {"allies": lost[0], "axis": lost[1]},
    )


def test_the_example_of_the_page_is_sound() -> None:
    campaign = reading().campaign
    assert [*campaign.stages] == ["bridge", "beach", "breakout", "mortain"]
    assert campaign.longest == 3
    assert campaign.wording("de").title == "Ein Beispiel am Meer"
    assert campaign.wording("fi").title == "An Example by the Sea"


def test_the_page_names_every_key() -> None:
    for table in (ROOT, STAGE, PATH, WORDING, BEFORE):
        assert [key for key in table if f"`{key}`" not in PAGE] == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('scenario = "sword-beach"', 'scenario = "sword-bach"', "battles.beach: there is no scenario sword-bach"),
        ('next = "mortain"', 'next = "mortan"', "battles.beach: mortan is not a known battle (did you mean mortain?)"),
        (
            'next = "mortain"',
            'next = "bridge"',
            "battles.beach: beach leads back to bridge; a battle may only lead to one that stands below it",
        ),
        ("worth = 1 ", "worth = 10 ", "battles.beach: worth is 10; 1 to 9 is allowed"),
        ("worth = 1 ", "wort = 1 ", "battles.beach: wort is not a key of battles.beach (did you mean worth?)"),
        ("cards = { axis = -1 }", "cards = { axis = -9 }", "cards of axis is -9; -3 to 3 is allowed"),
        ('"C2 F2 I2"', '"C2 F2 Z2"', "battles.beach: Z2 is not on the standard board"),
        (
            '"C2 F2 I2"',
            '"C2 F2 C3"',
            "battles.beach: no unit of the allies with more than one figure stands on C3",
        ),
        ('"C2 F2 I2"', '"C2 F2 C2"', "battles.beach: C2 is given twice"),
        ('"G8 E7"', '"G8 F9"', "battles.beach, F9: two units stand on F9"),
        ('armor = "D8"', 'armour = "D8"', "battles.beach, D8: armour is not a known unit (did you mean armor?)"),
        ("allies = 2\n", 'allies = "two"\n', "reserves: allies must be a whole number"),
        ('title = "An Example by the Sea"', "", "texts.en: title is missing"),
        ("[texts.en.battles.bridge]", "[texts.en.battles.brigde]", "(did you mean bridge?)"),
        ('next = "beach" ', "", "battles: a way through it is 1 long; 3 to 6 battles are allowed"),
        ('next = "mortain"', 'next = "breakout"', "battles.mortain: no battle leads to mortain"),
    ],
)  # fmt: skip
def test_every_fault_is_named(old: str, new: str, said: str) -> None:
    """In plain words, with the line it stands in."""
    found = [one for one in faults(old, new) if said in one]
    assert found, faults(old, new)
    assert re.match(r"line \d+, ", found[0]), found


def test_a_fault_has_its_line() -> None:
    said = faults('scenario = "sword-beach"', 'scenario = "sword-bach"')
    assert said == [f"line {LINE_BEACH}, battles.beach: there is no scenario sword-bach"]


def test_the_first_battle_has_no_reserves() -> None:
    said = faults("[battles.beach]", '[battles.bridge.reserves.axis]\ninfantry = "C9"\n\n[battles.beach]')
    assert len(said) == 1
    assert said[0].endswith("nobody has been asked where to send any")


def test_hands_stay_what_a_battle_may_have() -> None:
    """Pegasus Bridge gives the Axis two cards."""
    said = faults('scenario = "pegasus-bridge"', 'scenario = "pegasus-bridge"\ncards = { axis = -3 }')
    assert any("cards of axis is -1; 1 to 12 is allowed" in one for one in said)


def test_whatever_else_a_file_holds_is_refused_in_words() -> None:
    for text in (
        "",
        "battles = 3",
        "[battles]\nx = 1",
        "[battles.a]\nscenario = 3",
        "[[battles]]",
        "\x00",
        "= 1",
    ):
        with pytest.raises(ScenarioError) as refused:
            reading(text)
        assert refused.value.faults
    many = "".join(f'[battles.b{n}]\nscenario = "pegasus-bridge"\n' for n in range(200))
    with pytest.raises(ScenarioError, match="battles has 200 entries; 12 are allowed"):
        reading(f'{many}[texts.en]\ntitle = "Too long"')


def test_a_battle_changes_the_next_one() -> None:
    """Cards and medals of both, figures for units lost, and the reserve that was sent."""
    read = reading()
    campaign = read.campaign
    standing = course.begun(campaign)
    assert (standing.at, standing.reserves) == ("bridge", {"allies": 2, "axis": 1})
    standing = course.went(campaign, standing, won("bridge", "allies", lost=(5, 3)), {}, "allies")
    assert standing.at == "beach"
    assert course.most_sent(campaign, standing, "axis") == 1
    assert course.most_sent(campaign, standing, "allies") == 0
    changed = course.changes(campaign, standing, {"axis": ("D8",)})
    assert changed.cards == {"allies": 0, "axis": 0}  # a card more of the battle, one less of the bridge
    assert changed.medals == {"allies": 1, "axis": 0}
    assert changed.weakened == {"allies": ("C2", "F2"), "axis": ("F9",)}
    mapping = applied(read.battles["beach"].mapping, changed)
    units = {unit["at"]: unit for unit in mapping["units"]}  # type: ignore[attr-defined]
    assert [units[one]["figures"] for one in ("C2", "F2", "I2", "F9", "I8", "D8")] == [3, 3, 4, 3, 4, 3]
    assert units["D8"]["side"] == "axis"
    assert mapping["to_win"] == {"allies": 6, "axis": 5}
    assert check_mapping(mapping) == []
    standing = course.went(campaign, standing, won("beach", "axis"), {"axis": ("D8",)}, "allies")
    assert (standing.at, standing.reserves) == ("mortain", {"allies": 2, "axis": 0})


def test_nothing_carried_leaves_the_battle_as_its_file_says() -> None:
    mapping = scenarios.load("sword-beach")
    assert applied(mapping, Changes()) == mapping
    assert not Changes()


def test_a_battle_without_a_winner_goes_the_way_of_whoever_stood() -> None:
    """The Axis moves first at Mortain, the Allies at Sword Beach: nobody gets the points."""
    campaign = reading().campaign
    at_beach = Standing("beach", (won("bridge", "axis"),), {"allies": 2, "axis": 2})
    standing = course.went(campaign, at_beach, won("beach", None), {}, "allies")
    assert standing.at == "mortain"
    score = course.score(campaign, standing.results)
    assert (score.points, score.ahead) == ({"allies": 0, "axis": 1}, "axis")


def test_points_then_medals_decide() -> None:
    campaign = reading().campaign
    level = [won("bridge", "allies", (4, 3)), won("beach", "axis", (2, 5))]
    assert course.score(campaign, level).ahead == "axis"
    assert course.score(campaign, [level[0], won("beach", "axis", (4, 5))]).ahead is None
    assert course.score(campaign, [*level, won("breakout", "allies")]).points == {"allies": 3, "axis": 1}


def test_computers_share_their_reserve_out() -> None:
    """An even share for each battle that may still come, and all of it for the last."""
    campaign = load_campaign("normandy").campaign
    standing = Standing("beach", (), {"allies": 2, "axis": 3})
    assert course.usual(campaign, standing, "axis") == ("G8",)
    assert course.usual(campaign, standing, "allies") == ()
    assert course.usual(campaign, standing._replace(at="paris"), "axis") == ("F9", "J9", "C9")


@pytest.mark.parametrize("name", OURS)
def test_ours_are_sound_and_speak_every_language(name: str) -> None:
    """Three to six battles, a branch, losses or reserves; no word is missing in any language."""
    campaign = load_campaign(name).campaign
    ways = [*course.ways(campaign, campaign.first.name)]
    assert len(ways) > 1
    assert {len(way) for way in ways} <= {3, 4, 5, 6}
    assert any(stage.losses for stage in campaign.stages.values())
    assert set(campaign.texts) == set(languages())
    said = [
        {
            (place, key)
            for place, words in (("before", text.before), ("end", text.end), *text.after.items())
            for key, one in words.items()
            if one
        }
        for text in campaign.texts.values()
    ]
    assert said[0] == said[1] == said[2]
    assert {key for place, key in said[0] if place == "before"} == set(campaign.stages)


def test_battles_of_a_campaign_alone_are_on_no_list() -> None:
    listed = scenarios.ids()
    for name in ("sidi-rezegh", "knightsbridge", "celles"):
        assert name not in listed
        texts = scenarios.load(name)["texts"]
        assert isinstance(texts, dict)
        assert set(texts) == set(languages())


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """list, show and check know campaigns, a host's own among them, and their battles may lie beside them."""
    mine = scenarios.library.read_bytes(scenarios.library.unlisted()["celles"])
    (tmp_path / "my-celles.toml").write_bytes(mine)
    good = tmp_path / "my-war.campaign.toml"
    good.write_text(EXAMPLE.replace('"pegasus-bridge"', '"my-celles"'), encoding="utf-8")
    bad = tmp_path / "bad.campaign.toml"
    bad.write_text(EXAMPLE.replace('"pegasus-bridge"', '"waterloo"'), encoding="utf-8")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(bad), str(good)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"{good}: sound"
    assert out[1] == f"{bad}, line {LINE_BRIDGE}, battles.bridge: there is no scenario waterloo"
    assert main(["--folder", str(tmp_path), "list"]) == 0
    out = capsys.readouterr().out
    assert "campaign of 3 battles   An Example by the Sea" in out
    assert "FAULTY: line" in out
    assert "4 playable campaigns" in out
    assert main(["--folder", str(tmp_path), "show", "my-war"]) == 0
    out = capsys.readouterr().out
    assert "beach: Sword Beach (sword-beach), 1 point" in out
    assert "  if the axis win: then mortain" in out
    assert [row.id for row in campaign_summaries([tmp_path])] == [
        "my-war", "desert", "normandy", "ardennes", "bad",
    ]  # fmt: skip


def test_balance_of_a_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    """Who wins it between equals, and each of its battles as they are met there."""
    assert main(["balance", "normandy", "--games", "1", "--level", "recruit"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:2] == ["normandy", "1"]
    assert [line.split()[0] for line in lines[2:4]] == ["bridge", "beach"]
    assert len(lines) == 6
