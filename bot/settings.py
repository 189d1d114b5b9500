"""What the operator may set: in the environment, or in `.env` where the bot is started."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting is a variable whose name begins with MAITRE_, such as MAITRE_TOKEN.

    token  of the bot, from Discord's developer portal; only `run` needs it
    data   the database's file; its directory is made when it is not there
    log    how much is logged: DEBUG, INFO, WARNING, ERROR
    log_format    key=value (text), or JSON (json); a line a happening either way
    metrics_port  where /metrics and /healthz are served; None: nowhere
    metrics_host  on which address; whoever reaches it can read the figures
    keep_days     for how many days a finished table is kept
    """

    model_config = SettingsConfigDict(env_prefix="MAITRE_", env_file=".env", extra="ignore", frozen=True)

    token: SecretStr | None = None
    data: Path = Field(default=Path("data/maitre.db"))
    log: str = Field(default="INFO", pattern="^(DEBUG|INFO|WARNING|ERROR)$")
    log_format: Literal["text", "json"] = "text"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    keep_days: int = Field(default=90, ge=1)
