"""A table of the Chinese edition: it is opened by the command, and tells its own rules."""

from __future__ import annotations

from bot.presses import Decide
from bot.words import speak
from engines.kernel import Prompt
from engines.who_should_we_eat.options import Options
from tests.e2e.evenings import GAME, House, private, said

WORDS = speak("en-US", GAME)


async def test_newgame_with_the_chinese_edition_opens_such_a_table(house: House) -> None:
    ann = (await house.lay(4, 6, edition="schinese"))[0]
    setup = (await house.session()).setup
    options = Options.model_validate(setup.options).with_edition()
    assert (options.edition, options.ghosts_keep, options.clock_at_evening) == ("chinese", False, True)
    assert WORDS("board-edition-chinese") in ann.screen()
    assert WORDS("log-edition-chinese") in ann.screen()


async def test_an_english_table_says_nothing_of_an_edition(house: House) -> None:
    ann = (await house.lay(4))[0]
    assert WORDS("board-edition-chinese") not in ann.screen()
    assert WORDS("log-edition-chinese") not in ann.screen()
    assert WORDS("ruling-w19") in said(await ann.types("rules", {"section": "quests"}))


async def test_the_rules_in_the_channel_are_those_of_its_lobby_and_then_of_its_table(house: House) -> None:
    ann, zoe = house.guest(0), house.guest(9)
    await ann.types(f"newgame {GAME}", {"edition": "schinese"})
    assert WORDS("ruling-w19-chinese") in said(await zoe.types("rules", {"section": "w19"}))
    await ann.presses_in_lobby("cancel")
    ann = (await house.lay(4, edition="schinese"))[0]
    quests = said(await zoe.types("rules", {"section": "quests"}))
    assert WORDS("rules-quests-chinese") in quests
    assert WORDS("ruling-w19-chinese") in quests
    assert WORDS("ruling-w19") not in quests
    assert WORDS("rules-goal-chinese") in said(await ann.presses_about("rules"))
    other = said(await zoe.types("rules", {"section": "goal", "game": "donner-dinner-party"}))
    assert WORDS("rules-goal-chinese") not in other


async def test_ghosts_are_asked_first_and_a_survivor_who_presses_is_told_by_which_ruling(house: House) -> None:
    house.app.new_seed = lambda: f"{7:064x}"
    guests = await house.lay(4, edition="schinese")
    while not (asked := await _ghosts_who_pick(house)):
        session = await house.session()
        assert session.next_deadline is not None, "the game ended without a ghost"
        await house.handlers.wake(house.app.house, house.number, session.next_deadline)
    await house.quiet()
    assert "First the ghosts pick" in guests[0].screen()
    assert "ghosts keep none" in guests[asked[0].seat - 1].screen()
    living = (await house.session()).table.state.board.living
    press = Decide("d", house.number, asked[0].window, "select", ("fish-knife", None))
    refused = await house.forge(guests[living[0] - 1], str(press))
    assert private(refused)
    assert WORDS("ruling-w14-chinese") in said(refused)


async def _ghosts_who_pick(house: House) -> list[Prompt]:
    """The ghosts' own questions in the morning; nobody alive is asked meanwhile."""
    session = await house.session()
    asked = [one for one in session.prompts() if one.kind == "select"]
    ghosts = session.table.state.board.ghosts
    return asked if ghosts and {one.seat for one in asked} == set(ghosts) else []
