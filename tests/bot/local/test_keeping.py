"""The try-out's world on disk: what comes back, what is let go, and that nothing in a file is run."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from bot.local.keeping import Shelf, UnreadableError
from bot.local.sockets import SocketEnv
from bot.local.tryout import World, free_port, main


def _world(folder: Path) -> World:
    """A world that was opened, of a new simulation."""
    world = World(SocketEnv(free_port()), folder)
    world.open()
    return world


def _said(world: World, text: str, picture: bytes = b"") -> int:
    backend = world.env.backend
    number = backend.snowflake()
    files = (
        [backend.cdn.store_attachment(number, world.home.id, "board.webp", picture, "")] if picture else []
    )
    return int(backend.create_message(world.home.id, backend.bot_user.id, text, attachments=files).id)


def test_a_world_comes_back_as_it_was(tmp_path: Path) -> None:
    world = _world(tmp_path)
    anna = world.people[0]
    world.newcomer()
    private = world.env.backend.get_dm_channel(anna.id)
    number = _said(world, "„Grüße“ ~ {}", b"picture")
    world.save()
    again = _world(tmp_path)
    before, after = world.env.backend, again.env.backend
    for name in ("users", "guilds", "channels", "messages", "dm_channels", "_reserved_ids", "_sequences"):
        assert getattr(after, name) == getattr(before, name), name
    assert after.users[after.bot_user.id] is after.bot_user
    assert [one.name for one in again.people] == ["anna", "bruno", "cleo", "dora"]
    assert after.dm_channels[anna.id] == private.id
    shown = after.get_message(again.home.id, number).attachments[0]["url"]
    assert after.cdn.get(shown) == b"picture"
    # And it goes on: nothing new takes an old one's number.
    assert _said(again, "more") not in before.messages[world.home.id]


def test_pictures_that_no_message_shows_are_let_go(tmp_path: Path) -> None:
    """A draft is redrawn with every tap: two minutes of play were 50 MB, and all of them written every ten seconds."""
    world = _world(tmp_path)
    number = _said(world, "draft", b"one")
    world.save()
    backend = world.env.backend
    message = backend.get_message(world.home.id, number)
    message.attachments = [backend.cdn.store_attachment(7, world.home.id, "board.webp", b"two", "")]
    world.save()
    assert [one.read_bytes() for one in (tmp_path / "pictures").iterdir()] == [b"two"]
    assert len(backend.cdn._blobs) == 1


def test_old_presses_are_forgotten(tmp_path: Path) -> None:
    world = _world(tmp_path)
    backend = world.env.backend
    for _ in range(500):
        backend.new_interaction(3, world.home.id, world.people[0].id, None)
    world.save()
    assert len(backend.interactions) == len(backend.interaction_tokens) == 400


class _Trap:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Path.touch, (Path("sprung"),)  # type: ignore[return-value]


def test_a_pickle_is_never_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder from somebody else ran whatever its world.pickle said."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "world.pickle").write_bytes(pickle.dumps(_Trap()))
    assert main(["--folder", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "it is of an older try-out. Delete that folder" in said
    assert len(said.splitlines()) == 1
    assert not (tmp_path / "sprung").exists()


_DAMAGED = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda _: "",
    "a list": lambda _: "[]",
    "another version": lambda text: text.replace('"version": 1', '"version": 2'),
    "a kind that is none": lambda text: text.replace('"~":"User"', '"~":"Popen"'),
    "a part that is none": lambda text: text.replace('"dm_channels":', '"emit":'),
    "a field less": lambda text: text.replace('"bot":', '"robot":'),
}


@pytest.mark.parametrize("how", _DAMAGED)
def test_what_is_no_world_is_refused(tmp_path: Path, how: str) -> None:
    world = _world(tmp_path)
    world.save()
    file = tmp_path / "world.json"
    file.write_text(_DAMAGED[how](file.read_text("utf-8")), "utf-8")
    with pytest.raises(UnreadableError):
        Shelf(tmp_path).read(SocketEnv(free_port()).backend)


def test_a_picture_elsewhere_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    world = _world(tmp_path / "in")
    number = _said(world, "look", b"picture")
    world.save()
    (tmp_path / "secret").write_text("secret")
    file = tmp_path / "in" / "world.json"
    kept = json.loads(file.read_text("utf-8"))
    kept["pictures"] = dict.fromkeys(kept["pictures"], "../../secret")
    file.write_text(json.dumps(kept), "utf-8")
    backend = SocketEnv(free_port()).backend
    Shelf(tmp_path / "in").read(backend)
    assert backend.get_message(world.home.id, number).attachments
    assert not backend.cdn._blobs


def _answered(world: World, text: str, person: int) -> int:
    """An answer that only one person sees."""
    backend = world.env.backend
    made = backend.create_message(world.home.id, backend.bot_user.id, text)
    made.flags |= 64
    made.interaction_metadata = {"user": {"id": str(world.people[person].id)}}
    return int(made.id)


def test_old_answers_are_forgotten(tmp_path: Path) -> None:
    """Every [Take turn] left an answer with its picture: 134 MB after a quarter of an hour of play."""
    world = _world(tmp_path)
    public = [_said(world, f"turn {number}") for number in range(20)]
    annas = [_answered(world, f"answer {number}", 0) for number in range(20)]
    brunos = [_answered(world, f"answer {number}", 1) for number in range(3)]
    # What is edited is in use: the panel of a turn that was begun before the others.
    world.env.backend.messages[world.home.id][annas[0]].edited_timestamp = "2999-01-01T00:00:00+00:00"
    world.save()
    assert list(world.env.backend.messages[world.home.id]) == [*public, annas[0], *annas[-11:], *brunos]


def test_pictures_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.local.keeping._PICTURES", 500)
    world = _world(tmp_path)
    numbers = [_said(world, f"turn {number}", bytes([number]) * 100) for number in range(9)]
    world.save()
    messages = world.env.backend.messages[world.home.id]
    assert [bool(messages[one].attachments) for one in numbers] == [False] * 4 + [True] * 5
    assert [messages[one].content for one in numbers] == [f"turn {number}" for number in range(9)]
    assert sum(one.stat().st_size for one in (tmp_path / "pictures").iterdir()) == 500
