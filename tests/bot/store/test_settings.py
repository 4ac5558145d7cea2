"""Settings: what the environment says, all faults at once, secrets never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, database_url


@pytest.mark.parametrize(
    ("given", "address"),
    [
        pytest.param("", "sqlite+aiosqlite:///fieldpost.db", id="nothing: a file beside the bot"),
        pytest.param("/data/g.db", "sqlite+aiosqlite:////data/g.db", id="a file"),
        pytest.param("sqlite:///g.db", "sqlite+aiosqlite:///g.db", id="sqlite without its driver"),
        pytest.param("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d", id="as Heroku writes it"),
        pytest.param("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d", id="as everybody else does"),
        pytest.param("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d", id="complete"),
    ],
)
def test_addresses_of_the_store(given: str, address: str) -> None:
    assert database_url(given) == address


def test_another_database_is_refused_without_its_password() -> None:
    with pytest.raises(ValueError, match="not mysql://") as caught:
        database_url("mysql://user:secret@host/db")
    assert "secret" not in str(caught.value)


def test_all_faults_at_once() -> None:
    env = {"FIELDPOST_LOG": "loud", "FIELDPOST_BACKUPS_KEPT": "x", "FIELDPOST_SCENARIOS": "/no/such"}
    with pytest.raises(SettingsError) as caught:
        Settings.read(env)
    said = " ".join(caught.value.faults)
    for name in ("DISCORD_TOKEN", "FIELDPOST_LOG", "FIELDPOST_BACKUPS_KEPT", "FIELDPOST_SCENARIOS"):
        assert name in said


def test_everything_that_can_be_said(tmp_path: Path) -> None:
    env = {
        "DISCORD_TOKEN": "t",
        "DATABASE_URL": "postgres://h/d",
        "FIELDPOST_SCENARIOS": str(tmp_path),
        "FIELDPOST_BACKUPS": "/backups",
        "FIELDPOST_BACKUPS_KEPT": "3",
        "FIELDPOST_GAMES_IN_MEMORY": "50",
        "FIELDPOST_LOG": "debug",
        "FIELDPOST_TEST_SERVER": "123",
    }
    settings = Settings.read(env)
    assert settings == Settings(
        "t", "postgresql+asyncpg://h/d", (tmp_path,), Path("/backups"), 3, 50, "DEBUG", 123
    )


def test_secrets_never_show() -> None:
    shown = repr(Settings(token="t0p", database="postgresql+asyncpg://u:s3cret@h/d"))
    assert "t0p" not in shown
    assert "s3cret" not in shown


def test_local_mode_needs_no_token() -> None:
    assert Settings.read({}, need_token=False).token == ""
