"""The rules of interactions, one by one, at a clock that the test moves, by bare requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground import HandError, Playground, Pressed
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.playground.bodies import Json, button, field, label, modal, row, text, v2
from tests.playground.conftest import new_playground
from tests.playground.held import Held
from tests.playground.rest import Rest

LOADING, EPHEMERAL, V2 = 1 << 7, 1 << 6, 1 << 15
FORM = modal(label(field()))
SAY: Json = {"type": 4, "data": {"content": "soup"}}


class Counter:
    """A member at a playground whose time is held, and the bot's requests."""

    def __init__(self, playground: Playground, rest: Rest, clock: Held) -> None:
        self.playground, self.rest, self.clock = playground, rest, clock
        self.ann, self.ben = playground.world.people[:2]
        self.room = next(iter(playground.world.channels))
        self.heard: list[tuple[str, Json, bool]] = []  # events for the bot: type, data, whether they are the guild's
        playground.bus.gateway = lambda type_, data, guild: self.heard.append((type_, data, guild))

    def make(self, type_: int = COMMAND, **about: Any) -> Interaction:
        """An interaction of Ann's."""
        channel = self.playground.world.channel(about.pop("channel", self.room))
        return self.playground.interactions.make(type_, about.pop("member", self.ann), channel, {}, **about)

    async def pressed(self, **more: Any) -> Interaction:
        """A press on a message of the bot's."""
        said = await self.rest.post(
            f"/channels/{self.room}/messages", {"content": "press", "components": [row(button("go"))]}
        )
        return self.make(COMPONENT, source=self.playground.world.find_message(int(said[1]["id"])), **more)

    async def answer(self, made: Interaction, body: Json) -> tuple[int, Any]:
        """A callback."""
        path = f"/interactions/{made.id}/{made.token}/callback?with_response=true"
        return await self.rest.request("POST", path, body, headers={})

    async def hook(self, method: str, made: Interaction, rest: str = "", body: Json | None = None) -> tuple[int, Any]:
        """A request by an interaction's token."""
        path = f"/webhooks/{self.playground.world.app_id}/{made.token}{rest}"
        return await self.rest.request(method, path, body, headers={})

    def seen(self, member: int) -> list[str]:
        """What a member reads."""
        return [one["content"] for one in self.playground.hands.seen(member, self.room)]


@pytest.fixture
async def counter(pointed: None) -> AsyncIterator[Counter]:
    """Nothing but what a test is about may be complained of."""
    clock = Held()
    playground = new_playground(steady=clock)
    await playground.start()
    async with Rest(playground) as rest:
        yield Counter(playground, rest, clock)
    await playground.stop()
    assert [one for one in playground.complaints if one.side != "request"] == []


def refusal(answer: tuple[int, Any]) -> tuple[int, int]:
    """Status and code."""
    return answer[0], answer[1]["code"]


# ------------------------------------------------ three seconds, one answer, fifteen minutes


@pytest.mark.parametrize(("after", "expected"), [(0.0, 200), (2.99, 200), (3.01, 404)])
async def test_an_answer_is_taken_for_three_seconds(counter: Counter, after: float, expected: int) -> None:
    made = counter.make()
    await counter.clock.sleepers(1)
    await counter.clock.move(after)
    answer = await counter.answer(made, SAY)
    assert answer[0] == expected
    assert (await Pressed(made).outcome())["kind"] == ("message" if expected == 200 else "failed")
    if expected == 404:
        assert answer[1] == {"message": "Unknown Interaction", "code": 10062}
        assert counter.seen(counter.ann) == []


async def test_the_member_is_told_when_the_time_is_over_and_nobody_else(counter: Counter) -> None:
    watches = [counter.playground.hands.watch(one) for one in (counter.ann, counter.ben)]
    made = counter.make()
    await counter.clock.sleepers(1)
    await counter.clock.move(3.01)
    await Pressed(made).outcome()
    assert await anext(aiter(watches[0])) == {"t": "INTERACTION_FAILED", "d": {"id": str(made.id)}}
    watches[1].close()
    assert [event async for event in watches[1]] == []


@pytest.mark.parametrize(
    "first",
    [SAY, {"type": 5}, {"type": 6}, {"type": 7, "data": {"content": "x"}}, {"type": 9, "data": FORM}],
    ids=["message", "deferral", "deferred update", "update", "form"],
)
@pytest.mark.parametrize("second", [SAY, {"type": 5}, {"type": 6}, {"type": 9, "data": FORM}])
async def test_there_is_one_answer_whatever_it_was(counter: Counter, first: Json, second: Json) -> None:
    made = await counter.pressed()
    assert (await counter.answer(made, first))[0] == 200
    assert refusal(await counter.answer(made, second)) == (400, 40060)


async def test_a_token_lives_for_fifteen_minutes_from_the_interaction_on(counter: Counter) -> None:
    made = counter.make()
    await counter.clock.move(2)
    said = (await counter.answer(made, SAY))[1]["resource"]["message"]["id"]
    await counter.clock.move(15 * 60 - 2.5)
    assert (await counter.hook("POST", made, body={"content": "more"}))[0] == 200
    assert (await counter.hook("PATCH", made, "/messages/@original", {"content": "cold soup"}))[0] == 200
    await counter.clock.move(1)
    for method, rest, body in (
        ("POST", "", {"content": "more"}),
        ("GET", "/messages/@original", None),
        ("PATCH", f"/messages/{said}", {"content": "no soup"}),
        ("DELETE", "/messages/@original", None),
    ):
        assert refusal(await counter.hook(method, made, rest, body)) == (401, 50027)
    assert counter.seen(counter.ben) == ["cold soup", "more"]


async def test_before_the_answer_there_is_no_webhook(counter: Counter) -> None:
    made = counter.make()
    for method, rest, body in (("POST", "", {"content": "x"}), ("GET", "/messages/@original", None)):
        assert refusal(await counter.hook(method, made, rest, body)) == (404, 10015)


async def test_a_press_on_an_old_message_has_a_token_of_its_own(counter: Counter) -> None:
    first = await counter.pressed()
    await counter.answer(first, {"type": 7, "data": {"content": "once"}})
    await counter.clock.move(24 * 3600)
    second = counter.make(COMPONENT, source=first.source)
    assert second.token != first.token
    assert (await counter.answer(second, {"type": 7, "data": {"content": "a day later"}}))[0] == 200


# ------------------------------------------------ what may be answered


@pytest.mark.parametrize(
    ("type_", "taken"),
    [(COMMAND, {4, 5, 9}), (COMPONENT, {4, 5, 6, 7, 9}), (AUTOCOMPLETE, {8}), (MODAL, {4, 5})],
    ids=["command", "press", "completion", "form"],
)
async def test_each_kind_of_interaction_has_its_answers(counter: Counter, type_: int, taken: set[int]) -> None:
    bodies: dict[int, Json] = {
        1: {"type": 1},
        4: SAY,
        5: {"type": 5},
        6: {"type": 6},
        7: {"type": 7, "data": {"content": "x"}},
        8: {"type": 8, "data": {"choices": [{"name": "Barolo", "value": "b"}]}},
        9: {"type": 9, "data": FORM},
        10: {"type": 10},
    }
    for answered, body in bodies.items():
        opener = counter.make() if type_ == MODAL else None
        made = await counter.pressed() if type_ == COMPONENT else counter.make(type_, opened_by=opener)
        expected = (200, None) if answered in taken else (400, 50035)
        status, answer = await counter.answer(made, body)
        assert (status, answer.get("code")) == expected, answered


async def test_a_form_that_a_press_opened_may_change_the_pressed_message_and_one_of_a_command_may_not(
    counter: Counter,
) -> None:
    press, command = await counter.pressed(), counter.make()
    for opener, expected in ((press, 200), (command, 400)):
        await counter.answer(opener, {"type": 9, "data": FORM})
        made = counter.make(MODAL, source=opener.source, opened_by=opener)
        assert (await counter.answer(made, {"type": 7, "data": {"content": "changed"}}))[0] == expected


@pytest.mark.parametrize(
    ("body", "kept"),
    [
        (SAY, True),
        ({"type": 5}, False),
        ({"type": 6}, False),
        ({"type": 7, "data": {"content": "x"}}, True),
        ({"type": 9, "data": FORM}, False),
    ],
)
async def test_the_receipt_names_the_message_and_holds_it_only_where_one_was_said_or_changed(
    counter: Counter, body: Json, kept: bool
) -> None:
    made = await counter.pressed()
    _, receipt = await counter.answer(made, body)
    about = receipt["interaction"]
    assert (about["id"], about["type"], about["channel_id"]) == (str(made.id), COMPONENT, str(counter.room))
    assert ("resource" in receipt) == kept
    if kept:
        assert receipt["resource"]["type"] == body["type"]
        assert receipt["resource"]["message"]["id"] == about["response_message_id"]
    if made.original is None:
        assert "response_message_id" not in about
    else:
        assert about["response_message_loading"] == (body["type"] == 5)
        assert about["response_message_ephemeral"] is False


async def test_without_with_response_there_is_no_body(counter: Counter) -> None:
    made = counter.make()
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert await counter.rest.request("POST", path, SAY, headers={}) == (204, "")


async def test_errors_of_a_message_stand_under_data(counter: Counter) -> None:
    made = await counter.pressed()
    for type_ in (4, 7):
        status, answer = await counter.answer(made, {"type": type_, "data": {"content": "x" * 2001}})
        assert (status, answer["errors"]["data"]["content"]["_errors"][0]["code"]) == (400, "BASE_TYPE_MAX_LENGTH")
    assert (await counter.answer(made, SAY))[0] == 200  # a refused answer was none
    counter.playground.complaints.clear()


# ------------------------------------------------ deferrals, followups, edits


async def test_a_deferral_takes_no_flag_but_ephemeral_and_waits_to_be_filled(counter: Counter) -> None:
    made = counter.make()
    _, receipt = await counter.answer(made, {"type": 5, "data": {"flags": EPHEMERAL | V2}})
    assert made.original is not None
    assert made.original["flags"] == EPHEMERAL | LOADING
    assert receipt["interaction"]["response_message_loading"]
    assert receipt["interaction"]["response_message_ephemeral"]
    status, edited = await counter.hook("PATCH", made, "/messages/@original", v2(text("at last")))
    assert (status, edited["flags"], edited["id"]) == (200, EPHEMERAL | V2, made.original["id"])


async def test_the_first_followup_fills_the_placeholder_whose_visibility_it_keeps(counter: Counter) -> None:
    made = counter.make()
    await counter.answer(made, {"type": 5})
    _, first = await counter.hook("POST", made, body={"content": "first", "flags": EPHEMERAL})
    _, second = await counter.hook("POST", made, body={"content": "second", "flags": EPHEMERAL})
    assert (first["id"], first["flags"]) == (str(made.original and made.original["id"]), 0)
    assert (second["id"] != first["id"], second["flags"]) == (True, EPHEMERAL)
    assert counter.seen(counter.ben) == ["first"]
    assert counter.seen(counter.ann) == ["first", "second"]


async def test_after_a_deferred_update_the_original_is_the_pressed_message(counter: Counter) -> None:
    made = await counter.pressed()
    await counter.answer(made, {"type": 6})
    assert counter.seen(counter.ben) == ["press"]
    _, followup = await counter.hook("POST", made, body={"content": "by the way"})
    await counter.hook("PATCH", made, "/messages/@original", {"content": "pressed"})
    assert counter.seen(counter.ben) == ["pressed", "by the way"]
    assert (await counter.hook("DELETE", made, f"/messages/{followup['id']}"))[0] == 204
    assert (await counter.hook("DELETE", made, "/messages/@original"))[0] == 204
    assert counter.seen(counter.ben) == []
    assert refusal(await counter.hook("GET", made, "/messages/@original")) == (404, 10008)


async def test_after_a_form_there_is_no_original_but_there_may_be_followups(counter: Counter) -> None:
    made = counter.make()
    await counter.answer(made, {"type": 9, "data": FORM})
    assert refusal(await counter.hook("GET", made, "/messages/@original")) == (404, 10008)
    assert (await counter.hook("POST", made, body={"content": "meanwhile"}))[0] == 200


async def test_a_token_reaches_no_message_of_anybody_else(counter: Counter) -> None:
    made = counter.make()
    await counter.answer(made, SAY)
    said = await counter.playground.hands.say(counter.ben, counter.room, "mine")
    other = counter.make(member=counter.ben)
    await counter.answer(other, {"type": 4, "data": {"content": "for Ben", "flags": EPHEMERAL}})
    assert other.original is not None
    for id_ in (said["id"], other.original["id"], "5"):
        assert refusal(await counter.hook("PATCH", made, f"/messages/{id_}", {"content": "x"})) == (404, 10008)


async def test_an_answer_bears_the_app_and_what_it_answers(counter: Counter) -> None:
    press = await counter.pressed()
    for made, type_ in ((counter.make(name="dine"), 20), (press, 0)):
        await counter.answer(made, SAY)
        message, app = made.original, str(counter.playground.world.app_id)
        assert message is not None
        assert (message["type"], message["webhook_id"], message["application_id"]) == (type_, app, app)
        about = message["interaction_metadata"]
        assert (about["id"], about["type"], about["user"]["id"]) == (str(made.id), made.type, str(counter.ann))
        assert about.get("name") == made.name


# ------------------------------------------------ ephemeral messages


async def test_an_ephemeral_message_is_its_members_alone_and_cannot_be_fetched(counter: Counter) -> None:
    made = counter.make()
    await counter.answer(made, {"type": 4, "data": {"content": "your role", "flags": EPHEMERAL}})
    assert made.original is not None
    here, id_ = f"/channels/{counter.room}/messages", made.original["id"]
    assert (counter.seen(counter.ann), counter.seen(counter.ben)) == (["your role"], [])
    assert (await counter.rest.get(here))[1] == []
    for method, path, body in (
        ("GET", f"{here}/{id_}", None),
        ("PATCH", f"{here}/{id_}", {"content": "x"}),
        ("DELETE", f"{here}/{id_}", None),
        ("POST", f"{here}/{id_}/threads", {"name": "aside"}),
    ):
        role = int(counter.playground.world.guild["roles"][1]["id"])
        counter.playground.grant(role, allow=["CREATE_PUBLIC_THREADS"])
        assert refusal(await counter.rest.request(method, path, body)) == (404, 10008)
    reply = {"content": "x", "message_reference": {"message_id": id_}}
    assert refusal(await counter.rest.post(here, reply)) == (400, 50035)
    with pytest.raises(HandError, match="This message is gone"):
        await counter.playground.hands.press(counter.ben, int(id_), "go")
    (told,) = [(data, guild) for type_, data, guild in counter.heard if type_ == "MESSAGE_CREATE"]
    assert told[1] is False  # it looks like a direct message to the bot
    counter.playground.complaints.clear()


async def test_an_ephemeral_message_is_changed_by_token_and_stays_ephemeral(counter: Counter) -> None:
    made = counter.make()
    await counter.answer(made, {"type": 4, "data": {"content": "your role", "flags": EPHEMERAL}})
    edited = await counter.hook("PATCH", made, "/messages/@original", {"content": "your new role", "flags": 0})
    assert (edited[0], edited[1]["flags"]) == (200, EPHEMERAL)
    assert counter.seen(counter.ben) == []
    assert (await counter.hook("GET", made, "/messages/@original"))[1]["content"] == "your new role"
    assert (await counter.hook("DELETE", made, "/messages/@original"))[0] == 204
    assert counter.seen(counter.ann) == []


async def test_a_message_of_the_bots_own_is_never_ephemeral(counter: Counter) -> None:
    said = await counter.rest.post(f"/channels/{counter.room}/messages", {"content": "x", "flags": EPHEMERAL})
    assert said[1]["flags"] == 0
    assert counter.seen(counter.ben) == ["x"]


# ------------------------------------------------ completions


async def test_completions_have_three_seconds_and_no_webhook(counter: Counter) -> None:
    made, late = counter.make(AUTOCOMPLETE), counter.make(AUTOCOMPLETE)
    choices = {"type": 8, "data": {"choices": [{"name": "Barolo", "value": "b"}]}}
    assert (await counter.answer(made, choices))[0] == 200
    assert [one["name"] for one in (await Pressed(made).outcome())["choices"]] == ["Barolo"]
    assert refusal(await counter.hook("POST", made, body={"content": "x"})) == (404, 10015)
    await counter.clock.move(3.01)
    assert refusal(await counter.answer(late, choices)) == (404, 10062)
    assert (await Pressed(late).outcome())["choices"] == []


# ------------------------------------------------ what the bot is told


async def test_an_interaction_says_whose_language_and_what_who_may(counter: Counter) -> None:
    world = counter.playground.world
    counter.playground.permit(counter.room, world.app_id, deny=["SEND_MESSAGES"])
    counter.playground.permit(counter.room, counter.ben, deny=["ADD_REACTIONS"])
    counter.heard.clear()
    counter.make(member=counter.ben, locale="zh-CN")
    ((type_, told, guild),) = counter.heard
    channel = world.channel(counter.room)
    assert (type_, guild, told["version"], told["type"]) == ("INTERACTION_CREATE", True, 1, COMMAND)
    assert (told["locale"], told["guild_locale"], told["context"]) == ("zh-CN", "en-US", 0)
    assert told["app_permissions"] == str(world.rights(world.app_id, channel))
    assert not int(told["app_permissions"]) >> 11 & 1
    assert told["member"]["permissions"] == told["channel"]["permissions"] == str(world.rights(counter.ben, channel))
    assert not int(told["member"]["permissions"]) >> 6 & 1
    assert told["authorizing_integration_owners"] == {"0": world.guild["id"]}
    assert (told["guild_id"], told["guild"]["id"]) == (world.guild["id"],) * 2
    assert (told["channel"]["name"], told["channel_id"]) == (channel["name"], channel["id"])
    assert (told["entitlements"], told["attachment_size_limit"]) == ([], 10 * 1024 * 1024)
    assert "user" not in told


async def test_in_direct_messages_there_is_a_user_and_nothing_of_a_guild(counter: Counter) -> None:
    room = int(counter.playground.hands.open_dm(counter.ann)["id"])
    counter.heard.clear()
    counter.make(channel=room, locale="de")
    ((_, told, guild),) = counter.heard
    assert (guild, told["context"], told["locale"]) == (False, 1, "de")
    assert told["user"]["id"] == str(counter.ann)
    assert told["authorizing_integration_owners"] == {"0": "0"}
    assert told["channel"]["type"] == 1
    assert not told.keys() & {"member", "guild", "guild_id", "guild_locale"}
