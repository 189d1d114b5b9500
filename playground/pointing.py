"""Let discord.py speak to this machine instead of Discord."""

from __future__ import annotations


def point_discord_py_at(url: str) -> None:
    """Set the three places where discord.py keeps its addresses. `url` such as "http://127.0.0.1:8080".

    They are read at each call, so this may be done at any time before the client starts.
    """
    import discord.asset
    import discord.gateway
    import discord.http
    import yarl

    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{url}/cdn"  # type: ignore[assignment]
