"""How the gateway's messages travel: compressed by one stream a socket, or as plain text."""

from __future__ import annotations

import zlib
from typing import Any

try:
    import zstandard
except ImportError:
    zstandard = None  # discord.py then asks for zlib-stream, too


class Stream:
    """The compression of one socket. `kind` is what the client asked for: "zlib-stream", "zstd-stream" or None.

    Raises ValueError for a kind that is not at hand.
    """

    def __init__(self, kind: str | None) -> None:
        self._zlib: Any = None
        self._zstd: Any = None
        if kind == "zlib-stream":
            self._zlib = zlib.compressobj()
        elif kind == "zstd-stream" and zstandard is not None:
            self._zstd = zstandard.ZstdCompressor().compressobj()
        elif kind:
            raise ValueError(kind)

    def frame(self, text: str) -> str | bytes:
        """One message as one frame: bytes for a binary frame, str for a text frame."""
        if self._zlib is not None:
            return self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
        if self._zstd is not None and zstandard is not None:
            return self._zstd.compress(text.encode()) + self._zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
        return text
