"""How the server is run: defaults that suit one machine, overridden by a file, the environment or the command line."""

from __future__ import annotations

import ipaddress
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from ..kernel.errors import FestinaError

#: Files that this process needs itself (databases, bots), and what counts as no limit on files.
_OWN_FILES: Final = 100
_MOST_FILES: Final = 100_000


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('festina') / 'festina.db'}"


def default_connections() -> int:
    """As many as this process may open files, less those it needs for itself."""
    if sys.platform == "win32":
        files = 8192
    else:
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = _MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, _MOST_FILES)
    return max(16, files - max(_OWN_FILES, files // 16))


def _split(value: object) -> object:
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def _ranges(values: list[str]) -> list[str]:
    for value in values:
        ipaddress.ip_network(value, strict=False)
    return values


class Settings(BaseSettings):
    """Everything an operator may set: ``FESTINA_PORT=9000``, or ``port = 9000`` in the file."""

    model_config = SettingsConfigDict(env_prefix="FESTINA_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(8765, ge=0, le=65535)
    database: str = Field(default_factory=default_database)
    #: ``local``, or the address of a Redis server; then several server processes share the tables.
    bus: str = "local"
    #: Addresses from which pages may talk to this server, besides its own; in the environment with commas between.
    origins: Annotated[list[str], NoDecode, BeforeValidator(_split)] = []
    #: Address ranges of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.
    proxies: Annotated[list[str], NoDecode, BeforeValidator(_split), AfterValidator(_ranges)] = Field(
        default_factory=lambda: ["127.0.0.0/8", "::1"]
    )
    #: Cookies only over https.
    secure_cookies: bool = False
    #: Processes that think for bots.
    thinkers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1, le=64)
    #: Seconds a bot has for a move.
    think_seconds: float = Field(20.0, gt=0)
    #: Seconds a bot waits at least, so that people can follow.
    bot_pause: float = Field(0.9, ge=0)
    #: Seconds after which a person who has left a live table may be replaced by a bot for the time being.
    lend_after: float = Field(120.0, ge=0)
    #: Whether people who are not at their table are told, how push services reach the operator (mailto: or https:),
    #: and whether notices may be sent to private addresses and without encryption, as tests need.
    push: bool = True
    push_contact: str = Field("https://github.com/festina-games/festina", pattern=r"^(mailto:\S+@\S+|https://\S+)$")
    push_private: bool = False
    #: Seconds that somebody who is not at a live table has for coming back before a notice is sent.
    notice_after: float = Field(5.0, ge=0)
    #: Seconds for the head of a request, for its body or an answer's reader, and between two requests.
    head_seconds: float = Field(10.0, gt=0)
    body_seconds: float = Field(60.0, gt=0)
    idle_seconds: int = Field(15, ge=1)
    #: Open connections, in all and from one address; loopback and trusted proxies may have nearly all.
    connections: int = Field(default_factory=default_connections, ge=4)
    connections_per_address: int = Field(150, ge=1)
    #: Sockets from one address, and tables in the lobby that were made from there; loopback has no limit.
    sockets_per_address: int = Field(60, ge=1)
    public_per_address: int = Field(20, ge=1)
    #: Tables whose games are held in memory.
    rooms: int = Field(5000, ge=10)
    #: Days: open tables that nobody started, running tables without a move, finished games (0: for ever), chat after
    #: the end, devices not seen, reports to the operator, cups that are not changed any more.
    keep_open_days: float = Field(7, gt=0)
    keep_running_days: float = Field(120, gt=0)
    keep_over_days: float = Field(0, ge=0)
    keep_chat_days: float = Field(30, ge=0)
    keep_device_days: float = Field(730, gt=0)
    keep_report_days: float = Field(180, gt=0)
    keep_cup_days: float = Field(365, gt=0)
    #: Days between finding that something is too old and deleting it.
    tidy_grace_days: float = Field(7, ge=0)
    #: The share of all tables, or of all devices, beyond which a deletion waits for the operator.
    tidy_share: float = Field(0.2, ge=0, le=1)
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def read_settings(config: str | None = None, **given: Any) -> Settings:  # pydantic checks what each may be
    """The settings; what was given wins, then the environment, then the file (FestinaError)."""
    config = config or os.environ.get("FESTINA_CONFIG")
    if config and not Path(config).is_file():
        raise FestinaError("server-no-config", file=config)

    class WithFile(Settings):
        model_config = SettingsConfigDict(toml_file=config)

    try:
        return WithFile(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as problem:
        first = problem.errors()[0]
        name = ".".join(map(str, first["loc"]))
        raise FestinaError("server-bad-setting", name=name, problem=first["msg"]) from problem
    except ValueError as problem:
        raise FestinaError("server-bad-config", file=config or "", problem=str(problem)) from problem
