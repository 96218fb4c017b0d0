"""What whoever hosts the bot may set: typed, from the environment or ``.env``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AnyHttpUrl,
    AnyWebsocketUrl,
    Field,
    NonNegativeInt,
    SecretStr,
    UrlConstraints,
    ValidationError,
)
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.present.about import OPERATOR_MOST, SOURCE_MOST, Imprint
from bot.upkeep import KEEP_DAYS

HOW_TO_CONNECT = (
    "There is no DISCORD_TOKEN: create an application and its bot at "
    "https://discord.com/developers/applications, copy the bot's token into .env "
    "(see .env.example), or try everything without an account by: make play"
)


REFUSED_BY_DISCORD = (
    "Discord refused the token: copy it anew from the Bot page of your application at "
    "https://discord.com/developers/applications"
)

DISCORD_API = "https://discord.com/api/v10"
"""Discord's own address, where no setting names another."""


class BadSettings(Exception):
    """The settings cannot be used; the message is one sentence for whoever hosts."""


class Settings(BaseSettings):
    """Settings of ``python -m bot run``; ``.env.example`` explains each. Build it by ``load``.

    Unset, empty and absent are the same. ``discord_api_url`` and ``discord_gateway_url`` stand in
    for Discord's own addresses; the first includes the version (``.../api/v10``). Without a
    ``health_port`` nothing listens; 0 takes any that is free, and the log says which.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
    )

    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    database: Path = Path("var/chief.sqlite3")
    backups: Path | None = None
    backups_hourly: NonNegativeInt = 24
    backups_daily: NonNegativeInt = 14
    keep_games_days: NonNegativeInt = KEEP_DAYS
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    discord_api_url: AnyHttpUrl | None = None
    discord_gateway_url: AnyWebsocketUrl | None = None
    health_port: Annotated[int, Field(ge=0, le=65_535)] | None = None
    health_host: str = "127.0.0.1"
    operator: Annotated[str, Field(max_length=OPERATOR_MOST)] | None = None
    source_url: Annotated[AnyHttpUrl, UrlConstraints(max_length=SOURCE_MOST)] | None = None

    @property
    def backup_folder(self) -> Path:
        """Where automatic backups go: beside the database unless it is set."""
        return self.backups or self.database.parent / "backups"

    @property
    def imprint(self) -> Imprint:
        """What ``/about`` tells of whoever runs the bot."""
        return Imprint(self.operator, str(self.source_url) if self.source_url else None)

    def token(self) -> SecretStr:
        """Return the bot's token, from ``DISCORD_TOKEN`` first; ``BadSettings`` without any."""
        secret = self.discord_token or _from_file(self.discord_token_file)
        value = secret.get_secret_value().strip() if secret else ""
        if not value:
            raise BadSettings(HOW_TO_CONNECT)
        if not value.isascii() or any(c.isspace() for c in value):
            raise BadSettings("The Discord token holds characters that no token has: copy it anew.")
        return SecretStr(value)


_FILE = ".env"


class _Bare(Settings):
    """The settings of the environment alone."""

    model_config = SettingsConfigDict(env_file=None)


def load() -> Settings:
    """Read the settings; ``BadSettings`` names every wrong one and never shows a value."""
    settings, wrong = survey()
    if _FILE in wrong:
        raise BadSettings(f"{wrong[_FILE]}.")
    if wrong:
        raise BadSettings(f"The settings are wrong: {'; '.join(wrong.values())}.")
    return settings


def survey() -> tuple[Settings, dict[str, str]]:
    """Read the settings, wrong ones at their defaults; and say by name what is wrong with each.

    No sentence shows a value, or ends in a full stop.
    """
    try:
        return _read(Settings)
    except (OSError, UnicodeDecodeError) as error:
        settings, wrong = _read(_Bare)
        return settings, {_FILE: f"The settings in .env cannot be read: {error}"} | wrong


def _read(build: type[Settings]) -> tuple[Settings, dict[str, str]]:
    try:
        return build(), {}
    except ValidationError as error:
        errors = error.errors(include_input=False, include_url=False)
        wrong = {str(each["loc"][0]): _sentence(each) for each in errors}
    return build(**{name: Settings.model_fields[name].default for name in wrong}), wrong


def _from_file(path: Path | None) -> SecretStr | None:
    if path is None:
        return None
    try:
        return SecretStr(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"DISCORD_TOKEN_FILE cannot be read: {error}.") from None
    except UnicodeDecodeError:
        raise BadSettings(f"DISCORD_TOKEN_FILE is not a text file: {path}.") from None


def _sentence(error: ErrorDetails) -> str:
    name = str(error["loc"][0]).upper()
    return f"{name}: {error['msg'][0].lower()}{error['msg'][1:]}"
