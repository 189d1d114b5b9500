"""What a press is answered with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot import render
from bot.presses import Decide, parse
from bot.screen import Button
from bot.words import speak
from engines.kernel import Done, IllegalCommand, Offer, Prompt, PromptClosed, offer
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import words as w
from tests.faces.reading import check_limits, controls, text
from tests.faces.tables import lay
from tests.faces.tribunal import tribunal_words
from tests.toy import TRIBUNAL
from tests.toy.words import Say

words = speak("en-US")
table = lay(GAME, 4, words).table


def prompt(kind: str, seat: int, *offers: Offer[Any]) -> Prompt:
    return Prompt(f"{kind}.1/{seat}", f"{kind}.1", seat, kind, offers, (), 0.0, 60.0)


def vote(target: int) -> Decide:
    return Decide("q", table.id, "vote.1", "vote", (target,))


def test_what_was_understood_names_names():
    assert "**Player\\_2**" in render.understood(w.Vote(target=2), table, words, GAME.slug)
    chosen = render.understood(w.Select(play="fish-knife", keep=None), table, words, GAME.slug)
    assert "**Fish Knife**" in chosen
    assert "**Nothing**" in chosen


def test_a_free_text_is_shown_as_it_was_written():
    said = render.understood(w.Open(rules="**no** @everyone <@1>"), table, words, GAME.slug)
    assert "\\*\\*no\\*\\* @everyone \\<@1\\>" in said


def test_a_free_text_that_was_left_empty_is_not_shown_as_one():
    said = render.understood(w.Open(), table, words, GAME.slug)
    assert "No rules" in said
    assert "Your rules" not in said


def test_being_done_is_understood_in_every_game():
    assert render.understood(Done(done=True), table, words, GAME.slug)
    assert render.understood(Done(done=False), table, words, GAME.slug)


def test_a_vote_for_oneself_is_asked_for_twice_and_any_other_is_not():
    asked = prompt("vote", 2, offer(w.Vote, target=[1, 2, 3], shared=True))
    assert render.ask_twice(vote(1), table, words, asked) is None
    screen = render.ask_twice(vote(2), table, words, asked)
    assert screen is not None
    check_limits(screen)
    (sure,) = controls(screen)
    assert isinstance(sure, Button)
    assert parse(sure.press) == Decide("c", table.id, "vote.1", "vote", (2,))


def test_a_knife_is_asked_for_twice_where_it_cannot_be_put_back():
    attack = offer(w.Attack, target=[1, 3])
    press = Decide("q", table.id, "discussion.1", "attack", (3,))
    assert render.ask_twice(press, table, words, prompt("discussion", 2, attack)) is not None
    assert render.ask_twice(press, table, words, prompt("knives", 2, attack)) is None


def test_a_press_that_fits_no_offer_is_not_asked_for_twice():
    assert render.ask_twice(vote(1), table, words, prompt("vote", 2)) is None


def test_a_press_with_other_values_than_we_write_is_no_command_and_one_that_is_not_offered_is_not_asked_for_twice():
    asked = prompt("vote", 2, offer(w.Vote, target=[1, 2, 3], shared=True))
    with pytest.raises(IllegalCommand):
        render.ask_twice(replace(vote(2), values=("fish-knife",)), table, words, asked)
    for forged in ((), (1, 2), (99,)):
        assert render.ask_twice(replace(vote(2), values=forged), table, words, asked) is None


def test_a_form_asks_for_the_free_texts_and_takes_them_under_the_same_press():
    press = Decide("f", table.id, "opening.1", "open")
    form = render.form(prompt("opening", 1, offer(w.Open, free=["rules"], shared=True)), press, words.of(GAME.slug))
    assert parse(form.press) == press
    assert 1 <= len(form.title) <= 45
    (field,) = form.fields
    assert (field.name, field.most, field.required) == ("rules", 500, False)
    assert 1 <= len(field.label) <= 45
    assert len(field.placeholder or "") <= 100


def test_a_form_of_another_game_takes_its_own_limits():
    press = Decide("f", 1, "discussion.1", "say")
    form = render.form(prompt("discussion", 1, offer(Say, free=["text"])), press, tribunal_words().of(TRIBUNAL.slug))
    assert form.fields[0].most == 60


def test_a_refusal_names_the_ruling_and_what_it_says():
    said = render.refusal(IllegalCommand("W27"), words, GAME.slug)
    assert "**W27**" in said
    assert words.of(GAME.slug)("ruling-w27") in said


def test_a_refusal_says_what_could_be_done_instead():
    asked = prompt("knives", 1, offer(w.Hold, shared=True), offer(w.Attack, target=[2]))
    said = render.refusal(IllegalCommand("W27"), words, GAME.slug, asked)
    assert "show nothing or attack with your knife" in said


def test_what_is_closed_offers_nothing_any_more():
    asked = prompt("knives", 1, offer(w.Hold, shared=True))
    assert "show nothing" not in render.refusal(PromptClosed(), words, GAME.slug, asked)


def test_a_refusal_without_a_game_is_said_by_the_house():
    assert render.refusal(PromptClosed(), words, None) == words("refused-prompt-closed")


def test_a_game_may_say_a_refusal_in_its_own_words():
    said = render.refusal(IllegalCommand("T4"), tribunal_words(), TRIBUNAL.slug)
    assert said.startswith("Tribunal does not do that.")
    assert "Nobody accuses themselves." in said


def test_a_notice_is_a_sentence_by_itself():
    assert text(render.notice(words, "value-yes")) == "Yes"
