"""The world as JSON, in the shapes of Discord's API v10."""

from __future__ import annotations

from datetime import UTC, datetime

from tests.wire.standin.world import (
    DIRECT,
    EVERYTHING,
    LOADING,
    Attachment,
    Channel,
    Guild,
    Json,
    Message,
    Snowflake,
    User,
    Version,
    World,
)

MEMBER_PERMISSIONS = EVERYTHING
BOT_VERIFY_KEY = "0" * 64


class Payloads:
    """Writes things of the world as JSON; ``files`` is the address of uploaded files."""

    def __init__(self, world: World, files: str) -> None:
        self._world = world
        self._files = files

    def user(self, user: User) -> Json:
        """Return a user object."""
        return {
            "id": str(user.id),
            "username": user.name,
            "global_name": user.name,
            "discriminator": "0",
            "avatar": None,
            "bot": user.bot,
            "flags": 0,
            "public_flags": 0,
            "primary_guild": None,
        }

    def member(self, user: User) -> Json:
        """Return a guild member object, with the permissions that an interaction carries."""
        return {
            "user": self.user(user),
            "nick": None,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "roles": [],
            "joined_at": _time(self._world.clock.now()),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": str(MEMBER_PERMISSIONS),
        }

    def channel(self, channel: Channel) -> Json:
        """Return a channel object."""
        if channel.recipient is not None:
            recipient = self._world.users[channel.recipient]
            return {
                "id": str(channel.id),
                "type": DIRECT,
                "last_message_id": None,
                "flags": 0,
                "recipients": [self.user(recipient)],
            }
        return {
            "id": str(channel.id),
            "type": channel.kind,
            "guild_id": str(channel.guild),
            "name": channel.name,
            "position": 0,
            "permission_overwrites": self._overwrites(channel),
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "flags": 0,
        }

    def _overwrites(self, channel: Channel) -> list[Json]:
        if not channel.denied:
            return []
        bot = str(self._world.bot.id)
        return [{"id": bot, "type": 1, "allow": "0", "deny": str(channel.denied)}]

    def guild(self, guild: Guild) -> Json:
        """Return what GUILD_CREATE carries to a bot without the members intent."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner),
            "icon": None,
            "features": [],
            "preferred_locale": "en-US",
            "unavailable": False,
            "large": False,
            "member_count": len(guild.members),
            "joined_at": _time(self._world.clock.now()),
            "roles": [self._everyone(guild)],
            "channels": [
                self.channel(c) for c in self._world.channels.values() if c.guild == guild.id
            ],
            "members": [self.member(self._world.bot)],
            **{name: [] for name in GUILD_LISTS},
            **dict.fromkeys(GUILD_NUMBERS, 0),
        }

    def _everyone(self, guild: Guild) -> Json:
        return {
            "id": str(guild.id),
            "name": "@everyone",
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": 0,
            "permissions": str(EVERYTHING),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def message(self, message: Message) -> Json:
        """Return a message object, as its author gets it."""
        now = message.now
        payload: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel),
            "author": self.user(self._world.users[message.author]),
            "type": 0,
            "content": now.content,
            "timestamp": _time(message.created),
            "edited_timestamp": _time(now.at) if len(message.versions) > 1 else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [self.attachment(message.channel, file) for file in now.attachments],
            "embeds": list(message.embeds),
            "components": list(now.components),
            "pinned": False,
            "flags": message.flags,
        }
        if message.interaction is not None:
            application = str(self._world.bot.id)
            payload.update(webhook_id=application, application_id=application)
        return payload

    def attachment(self, channel: Snowflake, file: Attachment) -> Json:
        """Return an attachment object."""
        url = f"{self._files}/attachments/{channel}/{file.id}/{file.name}"
        return {
            "id": str(file.id),
            "filename": file.name,
            "size": len(file.data),
            "url": url,
            "proxy_url": url,
            "content_type": file.kind,
            **({"description": file.alt} if file.alt else {}),
        }

    def seen(self, message: Message) -> Json:
        """Return a message as a test sees it: all of it, whoever may see it, and what it was."""
        return {
            **self.message(message),
            "audience": message.audience,
            "interaction": message.interaction,
            "loading": bool(message.flags & LOADING),
            "versions": [self._version(message.channel, version) for version in message.versions],
        }

    def _version(self, channel: Snowflake, version: Version) -> Json:
        return {
            "at": version.at,
            "content": version.content,
            "components": list(version.components),
            "attachments": [self.attachment(channel, file) for file in version.attachments],
        }

    def application(self) -> Json:
        """Return the application that the bot belongs to."""
        return {
            "id": str(self._world.bot.id),
            "name": self._world.bot.name,
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.user(self._world.bot),
            "team": None,
            "verify_key": BOT_VERIFY_KEY,
            "flags": 0,
            "interactions_endpoint_url": None,
        }


GUILD_LISTS = (
    "emojis",
    "stickers",
    "threads",
    "presences",
    "voice_states",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)
GUILD_NUMBERS = (
    "afk_timeout",
    "default_message_notifications",
    "explicit_content_filter",
    "mfa_level",
    "nsfw_level",
    "premium_tier",
    "system_channel_flags",
    "verification_level",
)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
