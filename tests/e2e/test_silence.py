"""Speech where a rule silences people: reminded once a phase, unread; taken away where the table wants it so."""

from __future__ import annotations

from bot.client import INTENTS
from bot.demo.guest import Guest
from engines.kernel import Prompt
from engines.who_should_we_eat.words import Open
from tests.e2e.evenings import GAME, House, private, said
from tests.e2e.test_rooms import channel_text, letters

RULE = "In the opening of a trial only the leader speaks."


async def say(house: House, guest: Guest, text: str = "Not me!") -> int:
    """A member writes in the channel; the bot has heard of it."""
    async with house.heard(house.app.hush, "spoke"):
        message = await house.playground.hands.say(guest.id, house.room, text)
    return int(message["id"])


async def opening(house: House, **options: bool) -> tuple[Guest, Guest, Prompt]:
    """The leader, somebody else, and the leader's question in the opening of a trial."""
    guests, (prompt,) = await house.lay_until("opening", 5, **options)
    others = [guest for seat, guest in enumerate(guests, 1) if seat != prompt.seat]
    return guests[prompt.seat - 1], others[0], prompt


def stands(house: House, message: int) -> bool:
    return message in house.playground.world.messages[house.room]


def test_no_privileged_intent_is_asked_for() -> None:
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences


async def test_who_speaks_in_the_opening_is_reminded_once_and_in_private(house: House) -> None:
    _, other, _ = await opening(house)
    first = await say(house, other)
    assert letters(house, other).count(RULE) == 1
    assert RULE not in channel_text(house)
    second = await say(house, other, "Really not.")
    assert letters(house, other).count(RULE) == 1
    assert stands(house, first)
    assert stands(house, second)


async def test_the_leader_may_speak_and_so_may_spectators(house: House) -> None:
    leader, _, _ = await opening(house)
    for guest in (leader, house.guest(8)):
        await say(house, guest)
        assert RULE not in letters(house, guest)


async def test_after_the_opening_everybody_may_speak(house: House) -> None:
    leader, other, prompt = await opening(house)
    await leader.decides(prompt, Open())
    await house.quiet()
    await say(house, other)
    assert RULE not in letters(house, other)


async def test_nobody_is_silenced_while_the_table_is_paused_or_elsewhere(house: House) -> None:
    leader, other, _ = await opening(house)
    await leader.types("table pause")
    await say(house, other)
    assert RULE not in letters(house, other)
    await leader.types("table resume")
    async with house.heard(house.app.hush, "spoke"):
        await house.playground.hands.say(other.id, house.rooms[1], "Here I may.")
    assert RULE not in letters(house, other)


async def test_in_the_next_trial_they_are_reminded_again(house: House) -> None:
    for number in range(40):
        house.app.new_seed = lambda number=number: f"{number + 500:064x}"
        guests = await house.lay(5)
        asked = await house.play_until("opening")
        if not asked:
            continue
        speaker = next(seat for seat in range(1, 6) if seat != asked[0].seat)
        before = letters(house, guests[speaker - 1]).count(RULE)
        await say(house, guests[speaker - 1])
        await guests[asked[0].seat - 1].decides(asked[0], Open())
        asked = await house.play_until("opening")
        if not asked or asked[0].seat == speaker:
            await house.play_until("nothing that is ever asked")
            continue
        await say(house, guests[speaker - 1])
        assert letters(house, guests[speaker - 1]).count(RULE) == before + 2
        return
    raise AssertionError("no game had two trials in which the same member was silent")


async def test_with_strict_silence_the_message_is_taken_away_and_its_writer_told_so(house: House) -> None:
    house.playground.permit(house.room, house.playground.world.app_id, allow=["MANAGE_MESSAGES"])
    leader, other, _ = await opening(house, **{"strict-silence": True})
    messages = [await say(house, other), await say(house, other, "Again.")]
    assert not any(stands(house, one) for one in messages)
    assert letters(house, other).count("took away, unread") == 1
    assert stands(house, await say(house, leader))


async def test_without_the_right_strict_silence_only_reminds(house: House) -> None:
    _, other, _ = await opening(house, **{"strict-silence": True})
    message = await say(house, other)
    assert stands(house, message)
    assert letters(house, other).count(RULE) == 1
    assert "took away" not in letters(house, other)
    assert (await house.session()).paused_at is None


async def test_the_lobby_warns_its_host_where_the_right_is_missing(house: House) -> None:
    ann = house.guest(0)
    await ann.types(f"newgame {GAME}", {"strict-silence": True})
    assert "Manage Messages" in ann.screen()
    assert "for that I need" not in house.guest(9).screen()
    await ann.presses_in_lobby("settings")
    await ann.presses_in_lobby("turn.strict_silence")
    warnings = ann.screen().count("for that I need")
    await ann.presses_in_lobby("turn.strict_silence")
    assert ann.screen().count("for that I need") == warnings + 1


async def test_the_lobby_does_not_warn_where_the_right_is_there(house: House) -> None:
    house.playground.permit(house.room, house.playground.world.app_id, allow=["MANAGE_MESSAGES"])
    ann = house.guest(0)
    outcome = await ann.types(f"newgame {GAME}", {"strict-silence": True})
    assert not private(outcome)
    assert "Strict silence: **On**" in said(outcome)
    assert "for that I need" not in ann.screen()
