"""The film of a battle: all of it in a minute, small enough for Discord whatever the battle, the same each time."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.game.reading.aftermath import medals_of
from bot.i18n import words_of
from bot.screens.pictures.film import Film, of_record
from engine.events import CardPlayed, DiceRolled
from engine.record import Entry, Played, counted, replay
from engine.types import SIDES
from renderer.film import MOST_BYTES, Camera, Shot, film_steps
from renderer.gallery import made_up_view, unit
from renderer.picture import Picture
from renderer.reel import FullError, Reel
from tests.fought import fought

#: A board of each kind; with the second one a hit unit may have to be struck again, with mines and ice in between.
BOARDS = ("pegasus-bridge", "road-to-bastogne", "omaha-beach-overlord")


@cache
def played(battle: str, player: str = "recruit") -> tuple[Played, ...]:
    """A battle to its end."""
    return tuple(counted(replay(fought(battle, player=player))))


@cache
def film(battle: str, language: str = "en") -> Film:
    """Its film."""
    return of_record(words_of(language), "A battle", played(battle))


def drawn(shots: tuple[Shot, ...], **more: int) -> Picture:
    """All steps of it."""
    *_, last = film_steps(shots, **more)
    assert last is not None
    return last


def frames(picture: Picture) -> list[tuple[Image.Image, int]]:
    """The frames that whoever opens it sees, and how long each."""
    opened = Image.open(BytesIO(picture.data))
    found = []
    for n in range(opened.n_frames):  # type: ignore[attr-defined]
        opened.seek(n)
        opened.load()
        found.append((opened.convert("RGB"), opened.info["duration"]))
    return found


@pytest.mark.parametrize("battle", BOARDS)
def test_nothing_is_left_out(battle: str) -> None:
    """The board before the first card, every turn in its order, the end; each medal is on its picture."""
    shots = film(battle).shots
    assert 20_000 <= sum(shot.milliseconds for shot in shots) <= 62_000
    assert shots[-1].milliseconds == max(shot.milliseconds for shot in shots)
    assert shots[-1].told.end is not None
    turns = [shot.told.caption.split(" · ")[0] for shot in shots[1:-1]]
    last = played(battle)[-1][0]
    assert list(dict.fromkeys(turns)) == [f"Turn {n + 1}" for n in range(last.turn.number)]
    medals = [{side: shot.view.sides[side].medals for side in SIDES} for shot in shots]
    assert [one for one in medals_of(played(battle)) if one.medals not in medals] == []
    assert [shot.over for shot in shots] == sorted(shot.over for shot in shots)


def test_every_roll_and_card_is_told() -> None:
    """On a board of the usual size no row is cut off: a turn of many fights has several pictures."""
    shots = film("pegasus-bridge").shots
    events = [
        event for _, result in played("pegasus-bridge") if result is not None for event in result.events
    ]
    rolls = [roll for shot in shots for roll in shot.told.rolls]
    assert len(rolls) == sum(isinstance(event, DiceRolled) for event in events)
    assert max(len(shot.told.rolls) for shot in shots) <= 3
    words = words_of("en")
    cards = [words(f"card-{event.card}.short") for event in events if isinstance(event, CardPlayed)]
    told = dict.fromkeys(shot.told.caption for shot in shots)
    assert [one for one in cards if not any(one in caption for caption in told)] == []


def test_what_was_taken_back_is_not_in_it() -> None:
    """Only what counts in the end: as if the move before had never been."""
    record = fought("pegasus-bridge", turns=3)
    whole = of_record(words_of("en"), "A battle", counted(replay(record)))
    again = record.entries[-1]
    record.entries += [Entry(again.side, "", undo_to=len(record.entries) - 1), again]
    assert of_record(words_of("en"), "A battle", counted(replay(record))) == whole


@pytest.mark.parametrize("battle", BOARDS)
def test_nobody_s_hand_is_in_it(battle: str) -> None:
    """What a spectator may know of the board, and nothing else."""
    shots = film(battle).shots
    assert {shot.view.hand for shot in shots} == {()}
    assert {shot.view.viewer for shot in shots} == {"spectator"}


def test_it_speaks_the_language_of_the_battle() -> None:
    captions = {
        language: film("pegasus-bridge", language).shots[1].told.caption for language in ("en", "de", "nl")
    }
    assert captions == {
        "en": "Turn 1 · Allies: Assault left",
        "de": "Zug 1 · Alliierte: Sturmangriff links",
        "nl": "Beurt 1 · Geallieerden: Bestorming links",
    }
    for language in ("en", "de", "nl"):
        assert 100 < len(film("omaha-beach-overlord", language).alt) <= 1024


def test_its_words_say_how_long_and_who_won_what() -> None:
    alt = film("pegasus-bridge").alt
    assert alt.startswith("Film of A battle: 17 turns in 52 seconds. ")
    assert alt.count("won a medal") == 6
    assert "!." not in alt


def test_a_long_battle_is_as_short() -> None:
    """Of 150 turns and more those are shown in which somebody fought."""
    long = of_record(words_of("en"), "A battle", played("saverne-gap", "random"))
    assert played("saverne-gap", "random")[-1][0].turn.number > 150
    assert 20_000 <= sum(shot.milliseconds for shot in long.shots) <= 62_000
    assert len(long.shots) < 100


def test_the_same_film_is_the_same_file() -> None:
    """Whoever draws it again after a restart sends nothing new."""
    some = film("pegasus-bridge").shots[:4]
    assert drawn(some) == drawn(some)


@pytest.mark.parametrize("battle", BOARDS)
def test_it_fits_and_plays(battle: str) -> None:
    """A part of it, drawn: as many frames as pictures, as long, of one size."""
    shots = film(battle).shots
    some = (*shots[:4], shots[-1])
    picture = drawn(some)
    assert len(picture.data) < MOST_BYTES * len(some) / len(shots)
    seen = frames(picture)
    assert [time for _, time in seen] == [shot.milliseconds for shot in some]
    assert {image.size for image, _ in seen} == {(picture.width, picture.height)}
    camera = Camera(shots[0].view)
    for (image, _), shot in zip(seen, some, strict=True):
        # What is not drawn anew stays as it was: no frame wears what was before it.
        off = ImageStat.Stat(ImageChops.difference(image, camera.draw(shot))).mean
        assert max(off) < 6


def test_what_does_not_fit_is_drawn_smaller() -> None:
    """Until it does; if it never does, it is said so, and nothing too large goes out."""
    some = film("pegasus-bridge").shots[:3]
    whole = len(drawn(some).data)
    smaller = drawn(some, most=whole // 3)
    assert len(smaller.data) <= whole // 3
    assert smaller.width < 720
    with pytest.raises(FullError):
        drawn(some, most=1_000)


def test_a_reel_joins_what_stays_the_same() -> None:
    """Two like frames are one that stays longer; a change of one odd pixel is a frame of its own."""
    image = Image.new("RGB", (64, 48), (90, 120, 60))
    changed = image.copy()
    changed.putpixel((33, 21), (255, 255, 255))
    reel = Reel(quality=90, most=10_000)
    for one, time in ((image, 100), (image, 150), (changed, 300)):
        reel.add(one, time)
    seen = frames(reel.picture())
    assert [time for _, time in seen] == [250, 300]
    assert min(seen[1][0].getpixel((33, 21))) > 150  # type: ignore[type-var, arg-type]


def test_the_smallest_film() -> None:
    """Nothing was played: one board."""
    view = made_up_view(units=[unit("E5", "allies", "infantry")])
    assert len(frames(drawn((Shot(view),)))) == 1
