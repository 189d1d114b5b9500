"""A bare HTTP client, for requests that discord.py itself would not send."""

from __future__ import annotations

import json
from typing import Any

import aiohttp

from playground import Playground


class Rest:
    """`await rest.post(path, body)` → status, body. The last answer's headers are in `headers`."""

    def __init__(self, playground: Playground) -> None:
        self._base = f"{playground.url}/api/v10"
        self._authorization = {"Authorization": f"Bot {playground.token}"}
        self.as_json = {**self._authorization, "Content-Type": "application/json"}  # headers for `data` as it is
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> Rest:
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def request(self, method: str, path: str, body: Any = None, **extra: Any) -> tuple[int, Any]:
        """Any request."""
        if body is not None:
            extra["json"] = body
        headers = extra.pop("headers", self._authorization)
        async with self._session.request(method, self._base + path, headers=headers, **extra) as response:
            self.headers = dict(response.headers)
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" else text

    async def get(self, path: str) -> tuple[int, Any]:
        """GET."""
        return await self.request("GET", path)

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        """POST."""
        return await self.request("POST", path, body)

    async def patch(self, path: str, body: Any) -> tuple[int, Any]:
        """PATCH."""
        return await self.request("PATCH", path, body)

    async def put(self, path: str, body: Any = None) -> tuple[int, Any]:
        """PUT."""
        return await self.request("PUT", path, body)

    async def delete(self, path: str) -> tuple[int, Any]:
        """DELETE."""
        return await self.request("DELETE", path)
