"""Settings: what the environment says, all faults at once, secrets never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.environment import Settings, SettingsError, database_url


@pytest.mark.parametrize(
    ("given", "address"),
    [
        pytest.param("", "sqlite+aiosqlite:///fieldpost.db", id="nothing: a file beside the bot"),
        pytest.param("/data/g.db", "sqlite+aiosqlite:////data/g.db", id="a file"),
        pytest.param("sqlite:///g.db", "sqlite+aiosqlite:///g.db", id="sqlite without its driver"),
        pytest.param("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d", id="as Heroku writes it"),
        pytest.param("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d", id="as everybody else does"),
        pytest.param("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d", id="complete"),
        pytest.param(
            "postgres://u:p%40s@h:5432/d?sslmode=require&channel_binding=require",
            "postgresql+asyncpg://u:p%40s@h:5432/d?sslmode=require",
            id="as Neon writes it",
        ),
        pytest.param(
            "postgres://u@h/d?sslmode=verify-full&sslrootcert=/etc/ca.pem&connect_timeout=10",
            "postgresql+asyncpg://u@h/d?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem",
            id="with the host's own certificate",
        ),
        pytest.param(
            "postgres:///d?host=/cloudsql/a:b:c&user=u",
            "postgresql+asyncpg:///d?host=%2Fcloudsql%2Fa%3Ab%3Ac&user=u",
            id="a socket",
        ),
        pytest.param(
            "postgres://u@h/d?options=endpoint%3Dx&application_name=games",
            "postgresql+asyncpg://u@h/d?options=endpoint%3Dx&application_name=games",
            id="what the server is told",
        ),
        pytest.param(
            "postgres://u@h/d?ssl=true", "postgresql+asyncpg://u@h/d?sslmode=require", id="ssl=true"
        ),
        pytest.param(
            "postgres://u@h/d?ssl=prefer", "postgresql+asyncpg://u@h/d?sslmode=prefer", id="ssl=prefer"
        ),
    ],
)
def test_addresses_of_the_store(given: str, address: str) -> None:
    assert database_url(given) == address


def test_another_database_is_refused_without_its_password() -> None:
    with pytest.raises(ValueError, match="not mysql://") as caught:
        database_url("mysql://user:secret@host/db")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        pytest.param(
            "postgres://u:s3cret@h/d?sslmode=always", "sslmode is one of disable", id="no such mode"
        ),
        pytest.param(
            "postgres://u:s3cret@h/d?ssl=maybe", "sslmode is one of disable", id="no such mode of ssl"
        ),
        pytest.param("postgres://u:s3cret@h/d?pgbouncer=1", "'pgbouncer'", id="no such parameter"),
        pytest.param("postgres://u:s3cret@h:port/d", "user:password@host:port/name", id="no such port"),
        pytest.param("postgres://u:s3c/ret@h/d", "%2F", id="a password with a slash"),
        pytest.param("postgres://u:s3c#ret@h/d", "%23", id="a password with a hash"),
        pytest.param("postgres://u:s3c]ret@h/d", "%5D", id="a password with a bracket"),
    ],
)
def test_a_wrong_address_is_one_line_without_its_password(given: str, said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.read({"DATABASE_URL": given}, need_token=False)
    (line,) = caught.value.faults
    assert line.startswith("DATABASE_URL: ")
    assert said in line
    assert "s3c" not in line
    assert "ret" not in line
    assert len(line.splitlines()) == 1


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
        "FIELDPOST_HEALTH": "127.0.0.1:8080",
        "FIELDPOST_PICTURES": "/pictures",
    }
    settings = Settings.read(env)
    assert settings == Settings(
        "t", "postgresql+asyncpg://h/d", (tmp_path,), Path("/backups"), 3, 50, "DEBUG", 123,
        ("127.0.0.1", 8080), Path("/pictures"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"HOME": "/home/bot"}, Path("/home/bot/.cache/fieldpost")),
        ({"HOME": "/home/bot", "XDG_CACHE_HOME": "/cache"}, Path("/cache/fieldpost")),
        ({}, None),
    ],
)
def test_painted_grounds_are_kept_where_caches_are(env: dict[str, str], folder: Path | None) -> None:
    assert Settings.read(env, need_token=False).pictures == folder


def test_secrets_never_show() -> None:
    shown = repr(Settings(token="t0p", database="postgresql+asyncpg://u:s3cret@h/d"))
    assert "t0p" not in shown
    assert "s3cret" not in shown


def test_local_mode_needs_no_token() -> None:
    assert Settings.read({}, need_token=False).token == ""
