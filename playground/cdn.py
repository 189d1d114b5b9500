"""Files: attachments, emojis, and plain avatars."""

from __future__ import annotations

import struct
import zlib

from aiohttp import web

from playground.world import World

COLOURS = ((88, 101, 242), (116, 127, 141), (59, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 158))
SIDE = 64  # pixels


class Cdn:
    """Serves what was uploaded, and avatars of one colour."""

    def __init__(self, world: World) -> None:
        self.world = world

    def routes(self) -> list[web.RouteDef]:
        """The routes under /cdn."""
        return [web.get("/cdn/embed/avatars/{index}.png", self.avatar), web.get("/cdn/{path:.+}", self.file)]

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A stored file. Only pictures are shown by a browser; everything else is downloaded."""
        if (stored := self.world.files.get(request.match_info["path"])) is None:
            raise web.HTTPNotFound
        kind, data = stored
        safe = kind in ("image/png", "image/jpeg", "image/gif", "image/webp")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Disposition": "inline" if safe else "attachment"}
        return web.Response(body=data, content_type=kind, headers=headers)

    async def avatar(self, request: web.Request) -> web.StreamResponse:
        """The avatar of who has none."""
        index = request.match_info["index"]
        colour = COLOURS[int(index) % len(COLOURS) if index.isdecimal() else 0]
        return web.Response(body=_square(colour), content_type="image/png")


def _square(colour: tuple[int, int, int]) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    pixels = zlib.compress((b"\0" + bytes(colour) * SIDE) * SIDE)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
