"""The gateway: compression, heartbeats, and sessions that survive what happens to a connection."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground
from playground.gateway import Disturbance
from tests.playground.butler import Butler, serving
from tests.playground.test_messages import channel_of


def words_heard(butler: Butler) -> asyncio.Queue[str]:
    """What the bot hears, from now on."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    @butler.listen()
    async def on_message(message: discord.Message) -> None:
        heard.put_nowait(message.content)

    return heard


@pytest.mark.parametrize("what", ["close", "reconnect", "drop"])
async def test_a_broken_connection_is_resumed_and_nothing_is_lost(
    butler: Butler, playground: Playground, ann: int, what: Disturbance
) -> None:
    heard = words_heard(butler)
    dm = int(playground.hands.open_dm(ann)["id"])
    resumed = asyncio.create_task(butler.hears("shard_resumed"))
    await asyncio.sleep(0)
    await playground.gateway(what)
    await playground.hands.say(ann, dm, "in between")
    assert await resumed == 0
    await playground.hands.say(ann, dm, "afterwards")
    assert [await heard.get() for _ in range(2)] == ["in between", "afterwards"]


async def test_after_an_invalid_session_the_bot_identifies_anew_and_the_gap_is_lost(
    butler: Butler, playground: Playground, ann: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = words_heard(butler)
    dm = int(playground.hands.open_dm(ann)["id"])
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda self: 0.0)
    ready = asyncio.create_task(butler.hears("shard_ready"))
    await asyncio.sleep(0)
    await playground.gateway("invalidate")
    await playground.hands.say(ann, dm, "in between")
    assert await ready == 0
    await playground.hands.say(ann, dm, "afterwards")
    assert await heard.get() == "afterwards"


async def test_a_press_in_the_gap_of_a_resumed_session_is_still_answered(
    butler: Butler, playground: Playground, ann: int, room: int
) -> None:
    butler.acts["it"] = lambda interaction: interaction.response.send_message("here")
    await playground.gateway("drop")
    outcome = await (await playground.hands.slash(ann, room, "do", {"what": "it"})).outcome()
    assert outcome["message"]["content"] == "here"
    assert (await channel_of(butler, room).send("still")).content == "still"


async def test_the_real_client_understands_zlib_where_it_does_not_ask_for_zstd(
    playground: Playground, ann: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class ZlibStream:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self) -> None:
            self.inflator = zlib.decompressobj()

        def decompress(self, data: bytes) -> str:
            return self.inflator.decompress(data).decode()

    monkeypatch.setattr("discord.utils._ActiveDecompressionContext", ZlibStream)
    async with serving(Butler(), playground) as butler:
        heard = words_heard(butler)
        await playground.hands.say(ann, int(playground.hands.open_dm(ann)["id"]), "crème brûlée 🍮")
        assert await heard.get() == "crème brûlée 🍮"


async def test_an_unknown_disturbance_is_a_mistake(butler: Butler, playground: Playground) -> None:
    with pytest.raises(ValueError, match="explode"):
        await playground.gateway("explode")  # type: ignore[arg-type]


class Wire:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, decode: Any) -> None:
        self.socket = socket
        self._decode = decode

    async def get(self) -> dict[str, Any]:
        """The next message."""
        message = await self.socket.receive(timeout=10)
        assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message
        return json.loads(self._decode(message.data))  # type: ignore[no-any-return]

    async def put(self, op: int, data: Any) -> None:
        """Send a message."""
        await self.socket.send_json({"op": op, "d": data})

    async def close_code(self) -> int | None:
        """Read until the end."""
        while not self.socket.closed:
            await self.socket.receive(timeout=10)
        return self.socket.close_code


def identity(playground: Playground, intents: int = 513) -> dict[str, Any]:
    """What a client says of itself."""
    return {"token": playground.token, "intents": intents, "properties": {}}


def plain(data: str) -> str:
    """A text frame."""
    return data


def zlib_stream() -> Any:
    """Decodes binary frames of one zlib stream, each with the suffix that ends a message."""
    inflator = zlib.decompressobj()

    def decode(data: bytes) -> bytes:
        assert data.endswith(b"\x00\x00\xff\xff")
        return inflator.decompress(data)

    return decode


def zstd_stream() -> Any:
    """Decodes binary frames of one zstd stream."""
    zstandard = pytest.importorskip("zstandard")
    return zstandard.ZstdDecompressor().decompressobj().decompress


@pytest.mark.parametrize(
    ("query", "decoder"),
    [("", lambda: plain), ("&compress=zlib-stream", zlib_stream), ("&compress=zstd-stream", zstd_stream)],
)
async def test_messages_travel_plain_or_compressed(playground: Playground, query: str, decoder: Any) -> None:
    decode = decoder()
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{playground.gateway_url}/?v=10&encoding=json{query}") as socket,
    ):
        wire = Wire(socket, decode)
        assert (await wire.get())["op"] == 10
        await wire.put(1, None)
        assert (await wire.get())["op"] == 11
        await wire.put(2, identity(playground))
        ready = await wire.get()
        assert (ready["t"], ready["s"], ready["d"]["shard"]) == ("READY", 1, [0, 1])
        created = await wire.get()
        assert (created["t"], created["s"], created["d"]["name"]) == ("GUILD_CREATE", 2, "The Long Table")


async def test_a_compression_that_is_not_at_hand_is_refused(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{playground.gateway_url}?compress=brotli")


async def test_a_page_in_a_browser_gets_no_gateway(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(playground.gateway_url, origin="https://example.org")
    assert refused.value.status == 403


RIGHT = "the right token"


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "another", "intents": 0}, 4004),
        (2, {"token": RIGHT, "intents": 1 << 15}, 4014),
        (2, {"token": RIGHT, "intents": 0, "shard": [2, 2]}, 4010),
        (6, {"token": "another", "session_id": "x", "seq": 1}, 4004),
        (6, {"token": RIGHT, "session_id": [], "seq": None}, None),
        (6, [], 4002),
        (8, {"guild_id": 1}, 4003),
        (99, {}, 4003),
        (2, None, 4002),
        (2, "identify", 4002),
        (2, {"token": RIGHT, "intents": "all"}, 4013),
        (2, {"token": RIGHT, "intents": -1}, 4013),
        (2, {"token": RIGHT, "intents": 0, "shard": "first"}, 4010),
        (2, {"token": RIGHT, "intents": 0, "shard": [0]}, 4010),
        (2, {"token": RIGHT, "intents": 0, "shard": ["0", None]}, 4010),
    ],
)
async def test_a_client_that_says_something_wrong_is_sent_away(
    playground: Playground, op: int, data: Any, code: int | None
) -> None:
    if isinstance(data, dict) and data.get("token") == RIGHT:
        data = data | {"token": playground.token}
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket, plain)
        await wire.put(op, data)
        if code is None:  # asked to begin anew
            assert [(await wire.get())["op"] for _ in range(2)] == [10, 9]
        else:
            assert await wire.close_code() == code


@pytest.mark.parametrize(
    ("said", "code"), [([(99, {})], 4001), ([(2, None)], 4002), ([(2, {})], 4005), ([(1, None)] * 120, 4008)]
)
async def test_who_is_known_and_says_something_wrong_or_too_much_is_sent_away(
    playground: Playground, said: list[tuple[int, Any]], code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket, plain)
        await wire.put(2, identity(playground))
        for op, data in said:
            await wire.put(op, data)
        assert await wire.close_code() == code


async def test_a_request_for_members_may_ask_for_nonsense(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket, plain)
        await wire.put(2, identity(playground))
        for asked in ({}, {"guild_id": [], "query": 5, "limit": "x"}, {"user_ids": {"a": None}}, {"user_ids": [None]}):
            await wire.put(8, asked)
            while (event := await wire.get())["t"] != "GUILD_MEMBERS_CHUNK":
                pass
            assert event["d"]["chunk_count"] == 1


async def test_nonsense_and_long_messages_end_the_connection(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for text, code in (("nonsense", 4002), ("[" * 4000, 4002), ("[]", 4002), ("x" * 5000, 1009)):
            async with session.ws_connect(playground.gateway_url) as socket:
                await socket.send_str(text)
                assert await Wire(socket, plain).close_code() == code


async def test_json_may_come_in_binary_frames(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket, plain)
        await socket.send_bytes(json.dumps({"op": 2, "d": identity(playground)}).encode())
        assert [(await wire.get())["t"] for _ in range(3)] == [None, "READY", "GUILD_CREATE"]
        await socket.send_bytes(b"\xff")
        assert await wire.close_code() == 4002


async def test_an_unknown_session_is_invalid_and_a_number_from_the_future_is_refused(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(playground.gateway_url) as socket:
            wire = Wire(socket, plain)
            await wire.get()
            await wire.put(6, {"token": playground.token, "session_id": "x", "seq": 1})
            assert await wire.get() == {"op": 9, "d": False, "s": None, "t": None}
            await wire.put(2, identity(playground))
            known = (await wire.get())["d"]["session_id"]
            await socket.close(code=4000)
        async with session.ws_connect(playground.gateway_url) as socket:
            wire = Wire(socket, plain)
            await wire.put(6, {"token": playground.token, "session_id": known, "seq": 99})
            assert await wire.close_code() == 4007


async def test_a_session_that_the_client_closed_itself_cannot_be_resumed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(playground.gateway_url) as socket:
            wire = Wire(socket, plain)
            await wire.get()
            await wire.put(2, identity(playground))
            known = (await wire.get())["d"]["session_id"]
            await socket.close(code=1000)
        async with session.ws_connect(playground.gateway_url) as socket:
            wire = Wire(socket, plain)
            await wire.get()
            await wire.put(6, {"token": playground.token, "session_id": known, "seq": 1})
            assert (await wire.get())["op"] == 9


async def test_events_come_only_for_the_intents_that_were_asked_for(
    playground: Playground, ann: int, room: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        wire = Wire(socket, plain)
        await wire.get()
        await wire.put(2, identity(playground, 1 << 9))
        ready = await wire.get()
        assert ready["d"]["guilds"] == []
        await playground.hands.say(ann, int(playground.hands.open_dm(ann)["id"]), "not heard")
        await playground.hands.say(ann, room, "heard")
        event = await wire.get()
        assert (event["t"], event["s"], event["d"]["channel_id"]) == ("MESSAGE_CREATE", 2, str(room))
        assert event["d"]["member"]["joined_at"]
        assert event["d"]["guild_id"] == playground.world.guild["id"]
