"""The board and the panels around every game's picture: what is awaited, of whom, until when."""

from __future__ import annotations

from bot import render
from bot.presses import About, Decide, parse, read
from bot.screen import Box, Button, Link, Menu, Screen
from engines.kernel import Pause
from engines.who_should_we_eat import GAME
from tests.faces.reading import controls, presses, text
from tests.faces.tables import USER, Shown, lay
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL

words = tribunal_words()


def laid(seats: int = 5) -> Shown:
    """Tribunal at dusk: everybody lays cards, in private; the watch is asked in the channel."""
    return lay(TRIBUNAL, seats, words, "board")


def at(shown: Shown, now: float) -> Screen:
    return render.board(shown.seated, shown.table, words, now)


def until(shown: Shown, kind: str) -> Shown:
    """Time passes, and somebody accuses somebody as soon as that can be done."""
    session = shown.session
    while not any(one.kind == kind for one in session.awaited()):
        assert not session.over, f"{kind} was never asked"
        accusing = [(one, of) for one in session.prompts() for of in one.offers if of.kind == "accuse"]
        if accusing:
            prompt, offer = accusing[0]
            session.submit(prompt.seat, prompt.name, next(offer.commands()), session.now)
        else:
            session.tick(session.next_deadline or 0.0)
    return shown


def until_vote(shown: Shown) -> Shown:
    """All vote in the channel."""
    return until(shown, "vote")


def test_everybodys_cards_and_the_rules_are_always_there():
    shown = laid()
    abouts = [press.word for press, _ in presses(shown.board()) if isinstance(press, About)]
    assert abouts[:2] == ["cards", "rules"]


def test_receipts_give_numbers_and_names_only_in_the_last_quarter():
    shown = until_vote(laid())
    session = shown.session
    awaited = next(one for one in session.awaited() if one.kind == "vote")
    voter = next(one for one in session.prompts() if one.kind == "vote")
    session.submit(voter.seat, voter.name, voter.commands()[0], session.now)
    length = awaited.closes_at - awaited.opened_at
    early = text(at(shown, awaited.opened_at + 0.7 * length))
    late = text(at(shown, awaited.opened_at + 0.8 * length))
    assert f"1 of {len(awaited.seats)} have answered" in early
    assert "Still to come" not in early
    assert "Still to come" in late
    assert f"**Player\\_{voter.seat}**" not in late.split("Still to come")[1].split("\n")[0]


def test_who_has_answered_does_not_show_in_whom_the_text_mentions_but_is_not_rung_again():
    shown = until_vote(laid())
    before = shown.board()
    voter = next(one for one in shown.session.prompts() if one.kind == "vote" and one.seat != 5)
    shown.session.submit(voter.seat, voter.name, voter.commands()[0], shown.session.now)
    after = shown.board()
    assert f"<@{USER + voter.seat}>" in text(after)
    assert USER + voter.seat in before.rings
    assert USER + voter.seat not in after.rings


def test_a_question_in_private_is_told_without_mentions_or_buttons():
    shown = laid()
    said = text(shown.board())
    assert "**Player\\_1**, **Player\\_2**, **Player\\_3**, **Player\\_4**, and **Player\\_5** show and bury." in said
    assert said.count("show and bury") == 1
    assert "lay" not in {press.kind for press, _ in presses(shown.board()) if isinstance(press, Decide)}


def test_the_time_at_which_a_question_closes_is_told_as_a_countdown():
    shown = laid()
    closes = next(one for one in shown.session.awaited() if one.kind == "lay").closes_at
    assert f"<t:{int(closes)}:R>" in text(shown.board())


def test_a_paused_table_takes_no_decisions():
    shown = laid()
    shown.session.feed(Pause(on=True, at=shown.session.now))
    for screen in (shown.board(), shown.panel(1)):
        assert not [press for press, _ in presses(screen) if isinstance(press, Decide)]
        assert words("board-paused") in text(screen)


def test_a_table_that_was_ended_says_so():
    shown = laid()
    shown.seated.status = "ended"
    assert words("board-ended") in text(shown.board())
    assert words("panel-over") in text(shown.panel(1))
    assert not [press for press, _ in presses(shown.board()) if isinstance(press, Decide)]


def ended() -> Shown:
    shown = laid()
    while not shown.session.over:
        shown.session.tick(shown.session.next_deadline or 0.0)
    shown.seated.status = "over"
    return shown


def test_a_game_that_is_over_shows_its_result_and_its_seed_below_the_board():
    shown = ended()
    screen = shown.board()
    assert len(screen.blocks) == 2
    assert Screen(screen.blocks[1:]) == render.ended(shown.seated, shown.table, words)
    assert "`board`" in text(screen)
    assert "proves nothing" in text(screen)


def test_the_seed_is_on_no_screen_before_the_end():
    shown = lay(TRIBUNAL, 3, words, "a very particular seed")
    for screen in (shown.board(), shown.panel(1), render.ended(shown.seated, shown.table, words)):
        assert "particular" not in text(screen)


def test_the_board_is_posted_anew_with_every_question_to_the_channel_and_at_the_end():
    shown = laid()
    keys = [render.board_key(shown.seated)]
    while not shown.session.over:
        shown.session.tick(shown.session.next_deadline or 0.0)
        keys.append(render.board_key(shown.seated))
    shown.seated.status = "over"
    assert len(set(keys)) > 3
    assert render.board_key(shown.seated) not in keys


def test_an_answer_does_not_make_the_board_be_posted_anew():
    shown = until_vote(laid())
    before = render.board_key(shown.seated)
    voter = next(one for one in shown.session.prompts() if one.kind == "vote")
    shown.session.submit(voter.seat, voter.name, voter.commands()[0], shown.session.now)
    assert render.board_key(shown.seated) == before


def test_a_panel_leaves_to_the_board_what_is_put_to_everybody_alike():
    shown = until_vote(laid())
    panel = shown.panel(1)
    assert "vote" not in {press.kind for press, _ in presses(panel) if isinstance(press, Decide)}
    assert "vote" in {press.kind for press, _ in presses(shown.board()) if isinstance(press, Decide)}


def test_a_panel_links_to_the_board():
    (link,) = [one for one in controls(laid().panel(1)) if isinstance(one, Link)]
    assert link.url.startswith("https://discord.com/channels/")


def test_a_panel_shows_what_was_chosen_in_a_question_of_two_menus():
    shown = lay(GAME, 4, words, "chosen", options={"beginner": True})
    while not any(one.kind == "select" for one in shown.session.prompts()):
        shown.session.tick(shown.session.next_deadline or 0.0)
    prompt = next(one for one in shown.session.prompts() if one.kind == "select")
    assert len([one for one in controls(shown.panel(prompt.seat)) if isinstance(one, Menu)]) == 1
    command = prompt.commands()[-1]
    shown.session.submit(prompt.seat, prompt.name, command, shown.session.now)
    menus = [one for one in controls(shown.panel(prompt.seat)) if isinstance(one, Menu)]
    chosen = [[read(choice.value) for choice in menu.choices if choice.chosen] for menu in menus]
    assert chosen == [[(command.play,)], [(command.keep,)]]


def test_a_panel_shows_which_button_was_chosen():
    for seed in range(20):
        shown = until(lay(TRIBUNAL, 5, words, f"armed {seed}"), "knife")
        armed = [one for one in shown.session.prompts() if one.kind == "knife" and len(one.offers) > 1]
        if armed:
            break
    (prompt, *_) = armed
    stab = next(one for one in prompt.commands() if one.kind == "stab")
    shown.session.submit(prompt.seat, prompt.name, stab, shown.session.now)
    styles = {one.label: one.style for one in controls(shown.panel(prompt.seat)) if isinstance(one, Button)}
    assert styles["Stab"] == "success"
    assert styles["Nothing"] != "success"


def test_a_dangerous_press_in_the_channel_or_a_panel_has_its_own_verb():
    shown = laid()
    until(shown, "discussion")
    seat = shown.session.awaited()[0].seats[0]
    verbs = {press.kind: press.verb for press, _ in presses(shown.panel(seat)) if isinstance(press, Decide)}
    assert verbs["accuse"] == "q"
    assert verbs["toast"] == "c"
    assert verbs["say"] == "f"


def test_every_press_can_be_read_back():
    shown = laid()
    for screen in (shown.board(), shown.panel(1)):
        assert isinstance(screen.blocks[0], Box)
        for one in controls(screen):
            if not isinstance(one, Link):
                assert str(parse(one.press)) == one.press
