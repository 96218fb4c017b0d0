"""Settings: where they come from, and one sentence for each way of getting them wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import HOW_TO_CONNECT, BadSettings, Settings, load


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_defaults() -> None:
    settings = load()
    assert settings.database == Path("var/chief.sqlite3")
    assert (settings.log_level, settings.log_json) == ("INFO", False)
    assert settings.backup_folder == Path("var/backups")
    assert (settings.backups_hourly, settings.backups_daily) == (24, 14)
    assert settings.discord_api_url is None
    assert settings.discord_gateway_url is None


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(
        "DISCORD_TOKEN=from-file\nLOG_LEVEL=WARNING\nSOMETHING_ELSE=1\n", encoding="utf-8"
    )
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    settings = load()
    assert settings.token().get_secret_value() == "from-environment"
    assert settings.log_level == "WARNING"


def test_empty_is_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    untouched = load()
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert load() == untouched


def test_backups_lie_beside_the_database_or_where_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE", "/games/chief.sqlite3")
    assert load().backup_folder == Path("/games/backups")
    monkeypatch.setenv("BACKUPS", "/other/disk")
    assert load().backup_folder == Path("/other/disk")


def test_token_from_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.write_text("abc.def\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    assert load().token().get_secret_value() == "abc.def"


def test_no_token_names_the_ways_on() -> None:
    with pytest.raises(BadSettings) as refused:
        load().token()
    assert str(refused.value) == HOW_TO_CONNECT
    assert "make play" in HOW_TO_CONNECT
    assert "https://discord.com/developers/applications" in HOW_TO_CONNECT


def test_a_token_file_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    with pytest.raises(BadSettings, match="DISCORD_TOKEN_FILE cannot be read"):
        load().token()


@pytest.mark.parametrize("token", ["two words", "täken"])
def test_what_is_no_token(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(BadSettings, match="token") as refused:
        load().token()
    assert token not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_JSON", "perhaps"),
        ("BACKUPS_HOURLY", "-7"),
        ("BACKUPS_DAILY", "many"),
        ("KEEP_GAMES_DAYS", "-1"),
        ("DISCORD_API_URL", "ftp://here"),
        ("DISCORD_GATEWAY_URL", "http://here"),
    ],
)
def test_a_wrong_setting_is_named_and_not_shown(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("DISCORD_TOKEN", "sesame")
    with pytest.raises(BadSettings, match=name) as refused:
        load()
    assert "\n" not in str(refused.value)
    assert "sesame" not in str(refused.value)
    assert value not in str(refused.value)


def test_a_token_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "sesame")
    settings = load()
    assert "sesame" not in repr(settings)
    assert "sesame" not in str(settings.token())


def test_an_env_file_that_is_no_text() -> None:
    Path(".env").write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(BadSettings, match="cannot be read"):
        load()
