"""Interactions: one answer within three seconds, and what may follow it."""

from __future__ import annotations

import asyncio
import io

import discord
import pytest
from discord import ui

from playground import HandError, Playground
from tests.playground.butler import Act, Butler
from tests.playground.rest import Rest


class Press:
    """Lets the bot do something by /do, and by buttons on a message of its."""

    def __init__(self, butler: Butler, playground: Playground, member: int, room: int) -> None:
        self.butler, self.playground, self.member, self.room = butler, playground, member, room

    async def do(self, act: Act) -> dict:  # type: ignore[type-arg]
        """The outcome of /do."""
        self.butler.acts["it"] = act
        return await (await self.playground.hands.slash(self.member, self.room, "do", {"what": "it"})).outcome()

    async def button(self, act: Act, *, ephemeral: bool = False) -> tuple[int, dict]:  # type: ignore[type-arg]
        """A message with a button, and the outcome of its press."""

        async def show(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("press", view=view, ephemeral=ephemeral)
            view.stop()

        view = ui.View()
        view.add_item(ui.Button(label="Go", custom_id="go"))
        message = int((await self.do(show))["message"]["id"])
        self.butler.presses["go"] = act
        return message, await (await self.playground.hands.press(self.member, message, "go")).outcome()

    def seen(self, member: int | None = None) -> list[str]:
        """What a member reads in the room."""
        return [one["content"] for one in self.playground.hands.seen(member or self.member, self.room)]


@pytest.fixture
def press(butler: Butler, playground: Playground, ann: int, room: int) -> Press:
    return Press(butler, playground, ann, room)


async def test_a_command_is_answered_with_a_message(press: Press) -> None:
    async def act(interaction: discord.Interaction) -> None:
        response = await interaction.response.send_message("soup")
        assert response.message_id == (await interaction.original_response()).id
        assert response.type is discord.InteractionResponseType.channel_message

    outcome = await press.do(act)
    assert (outcome["kind"], outcome["message"]["content"]) == ("message", "soup")
    assert press.butler.errors == []


async def test_an_ephemeral_answer_is_seen_by_one_member_and_not_in_the_history(press: Press, ben: int) -> None:
    heard: asyncio.Queue[discord.Message] = asyncio.Queue()

    @press.butler.listen()
    async def on_message(message: discord.Message) -> None:
        heard.put_nowait(message)

    outcome = await press.do(lambda one: one.response.send_message("your role", ephemeral=True))
    assert outcome["message"]["flags"] & 64
    assert press.seen() == ["your role"]
    assert press.seen(ben) == []
    message = await heard.get()
    assert message.guild is None
    channel = press.butler.get_channel(press.room)
    assert isinstance(channel, discord.TextChannel)
    assert [one async for one in channel.history()] == []
    for act in (channel.fetch_message(message.id), channel.get_partial_message(message.id).edit(content="mine")):
        with pytest.raises(discord.NotFound) as refused:
            await act
        assert refused.value.code == 10008


async def test_an_ephemeral_message_is_dismissed_by_its_member_alone(press: Press, ben: int) -> None:
    outcome = await press.do(lambda one: one.response.send_message("your role", ephemeral=True))
    message = int(outcome["message"]["id"])
    with pytest.raises(HandError, match="This message is gone"):
        await press.playground.hands.dismiss(ben, message)
    public = await press.playground.hands.say(press.member, press.room, "for all")
    with pytest.raises(HandError, match="Only a message that only you can see"):
        await press.playground.hands.dismiss(press.member, int(public["id"]))
    await press.playground.hands.delete(press.member, int(public["id"]))
    await press.playground.hands.dismiss(press.member, message)
    assert press.seen() == []


async def test_a_deferred_answer_is_filled_by_an_edit(press: Press) -> None:
    deferred = asyncio.Event()

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await deferred.wait()
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay("at last"))
        await interaction.edit_original_response(view=view)

    outcome = await press.do(act)
    assert outcome["kind"] == "deferred"
    assert outcome["message"]["flags"] & 192 == 192
    watch = aiter(press.playground.hands.watch(press.member))
    deferred.set()
    event = await anext(watch)
    assert event["t"] == "MESSAGE_UPDATE"
    assert event["d"]["flags"] == 64 | 1 << 15
    assert event["d"]["components"][0]["content"] == "at last"


async def test_the_first_followup_fills_the_placeholder_and_takes_its_visibility(press: Press, ben: int) -> None:
    done = asyncio.Event()

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        first = await interaction.followup.send("first", wait=True)
        second = await interaction.followup.send("second", wait=True)
        assert first.id == (await interaction.original_response()).id != second.id
        assert first.flags.ephemeral
        assert not second.flags.ephemeral
        await second.edit(content="second again")
        await interaction.followup.send("third", ephemeral=True)
        await first.delete()
        done.set()

    await press.do(act)
    await done.wait()
    assert press.seen() == ["second again", "third"]
    assert press.seen(ben) == ["second again"]


async def test_a_press_changes_its_message(press: Press) -> None:
    async def act(interaction: discord.Interaction) -> None:
        assert interaction.message is not None
        assert interaction.message.content == "press"
        await interaction.response.edit_message(content="pressed", view=None)

    message, outcome = await press.button(act)
    assert (outcome["kind"], outcome["message"]["id"]) == ("update", str(message))
    assert (outcome["message"]["content"], outcome["message"]["components"]) == ("pressed", [])
    with pytest.raises(HandError, match="no such component"):
        await press.playground.hands.press(press.member, message, "go")


async def test_a_press_is_acknowledged_first_and_changes_its_message_later(press: Press) -> None:
    done = asyncio.Event()

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")
        assert (await interaction.original_response()).content == "later"
        await interaction.delete_original_response()
        done.set()

    message, outcome = await press.button(act)
    assert (outcome["kind"], outcome["message"]["id"]) == ("deferred_update", str(message))
    await done.wait()
    assert press.seen() == []


async def test_a_press_on_an_ephemeral_message_changes_it_for_its_member(press: Press, ben: int) -> None:
    message, outcome = await press.button(lambda one: one.response.edit_message(content="changed"), ephemeral=True)
    assert outcome["message"]["flags"] & 64
    assert press.seen() == ["changed"]
    with pytest.raises(HandError, match="This message is gone"):
        await press.playground.hands.press(ben, message, "go")


async def test_a_second_answer_is_refused(press: Press) -> None:
    refused: asyncio.Future[discord.HTTPException] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            refused.set_result(error)

    await press.do(act)
    error = await refused
    assert (error.status, error.code) == (400, 40060)
    assert press.seen() == ["once"]


async def test_an_answer_after_the_time_is_refused_and_the_member_is_told(press: Press) -> None:
    press.playground.interactions.patience = 0.05
    late: asyncio.Future[discord.HTTPException] = asyncio.get_running_loop().create_future()
    over = asyncio.Event()
    watch = aiter(press.playground.hands.watch(press.member))

    async def act(interaction: discord.Interaction) -> None:
        await over.wait()
        try:
            await interaction.response.send_message("late")
        except discord.HTTPException as error:
            late.set_result(error)

    outcome = await press.do(act)
    assert outcome["kind"] == "failed"
    assert (await anext(watch))["t"] == "INTERACTION_FAILED"
    over.set()
    error = await late
    assert (error.status, error.code) == (404, 10062)
    assert press.seen() == []


def test_the_time_is_three_seconds_and_the_token_lives_fifteen_minutes() -> None:
    interactions = Playground().interactions
    assert (interactions.patience, interactions.life) == (3.0, 900.0)


async def test_a_token_that_is_too_old_is_refused(press: Press) -> None:
    told: asyncio.Future[discord.HTTPException] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("soup")
        press.playground.interactions.life = 0.0
        try:
            await interaction.edit_original_response(content="cold soup")
        except discord.HTTPException as error:
            told.set_result(error)

    await press.do(act)
    error = await told
    assert (error.status, error.code) == (401, 50027)


async def test_a_followup_before_the_answer_finds_no_webhook(press: Press) -> None:
    told: asyncio.Future[discord.HTTPException] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.followup.send("first")
        except discord.HTTPException as error:
            told.set_result(error)
        await interaction.response.send_message("now")

    await press.do(act)
    error = await told
    assert (error.status, error.code) == (404, 10015)


async def test_answers_and_tokens_that_were_never_given_out_are_refused(rest: Rest, playground: Playground) -> None:
    answer = {"type": 4, "data": {"content": "x"}}
    status, body = await rest.request("POST", "/interactions/1/none/callback", answer, headers={})
    assert (status, body["code"]) == (404, 10062)
    hook = f"/webhooks/{playground.world.app_id}/none"
    status, body = await rest.request("POST", hook, {"content": "x"}, headers={})
    assert (status, body["code"]) == (401, 50027)
    status, body = await rest.request("POST", "/webhooks/1/none", {"content": "x"}, headers={})
    assert (status, body["code"]) == (404, 10015)


async def test_an_answer_without_with_response_has_no_body(press: Press, rest: Rest) -> None:
    asked: asyncio.Future[discord.Interaction] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        asked.set_result(interaction)

    press.butler.acts["it"] = act
    await press.playground.hands.slash(press.member, press.room, "do", {"what": "it"})
    interaction = await asked
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert await rest.request("POST", path, {"type": 4, "data": {"content": "x"}}, headers={}) == (204, "")


@pytest.mark.parametrize(
    "answer",
    [
        {"type": 6},
        {"type": 7, "data": {"content": "x"}},
        {"type": 8, "data": {"choices": []}},
        {"type": 99},
    ],
)
async def test_an_answer_that_does_not_fit_a_command_is_refused(
    press: Press, rest: Rest, answer: dict[str, object]
) -> None:
    asked: asyncio.Future[discord.Interaction] = asyncio.get_running_loop().create_future()

    async def act(interaction: discord.Interaction) -> None:
        asked.set_result(interaction)

    press.butler.acts["it"] = act
    pressed = await press.playground.hands.slash(press.member, press.room, "do", {"what": "it"})
    interaction = await asked
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, body = await rest.request("POST", path, answer, headers={})
    assert (status, body["code"]) == (400, 50035)
    press.playground.complaints.clear()
    good = await rest.request("POST", path, {"type": 4, "data": {"content": "better"}}, headers={})
    assert good[0] == 204
    assert (await pressed.outcome())["message"]["content"] == "better"


async def test_in_direct_messages_there_is_a_user_and_no_guild(press: Press) -> None:
    press.room = int(press.playground.hands.open_dm(press.member)["id"])
    seen: list[object] = []

    async def act(interaction: discord.Interaction) -> None:
        seen.extend(
            [interaction.guild_id, interaction.context.dm_channel, type(interaction.user), interaction.channel_id]
        )
        await interaction.response.send_message("between us")

    await press.do(act)
    assert seen == [None, True, discord.User, press.room]
    assert press.seen() == ["between us"]


async def test_an_answer_needs_no_right_in_the_channel(press: Press) -> None:
    press.playground.permit(press.room, press.playground.world.app_id, deny=["VIEW_CHANNEL", "SEND_MESSAGES"])

    async def act(interaction: discord.Interaction) -> None:
        assert not interaction.app_permissions.send_messages
        await interaction.response.send_message("by token")

    assert (await press.do(act))["kind"] == "message"
    assert press.butler.errors == []


async def test_an_answer_may_carry_files(press: Press) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("look", file=discord.File(io.BytesIO(b"x"), "code.txt"))

    outcome = await press.do(act)
    assert [one["filename"] for one in outcome["message"]["attachments"]] == ["code.txt"]
