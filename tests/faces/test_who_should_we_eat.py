"""What stands on the board, in a panel, in the log and on the last screen of Who Should We Eat."""

from __future__ import annotations

import dataclasses

import pytest

from bot import render
from bot.faces import Scene, face_of
from bot.faces.who_should_we_eat import texts
from bot.words import speak
from engines.who_should_we_eat import GAME
from engines.who_should_we_eat import vocabulary as v
from engines.who_should_we_eat import words as w
from engines.who_should_we_eat.pack import PACKS, SurvivorCard, loaded
from tests.faces.staged import NAMES, board, own, result, staged
from tests.faces.tables import lay

words = speak("en-US", GAME.slug)
PLACED = w.CardsPlaced(plays=(1, 2, 3, 4), keeps=(1, 2, 3, 4))


def moved(track: str, to: int, by: int = 1, why: str = "card", lost: int = 0) -> w.TrackMoved:
    return w.TrackMoved.model_validate({"track": track, "by": by, "lost": lost, "to": to, "why": why})


def log(*facts: w.GameFact) -> list[str]:
    return face_of(GAME.slug).lines(Scene(words, NAMES), facts)


# ------------------------------------------------ the board


def test_the_board_shows_round_phase_and_who_leads():
    said = board(w.PhaseBegan(phase="afternoon", round=4))
    assert "Round 4 · Afternoon" in said
    assert "**Ann** has the conch" in said


def test_the_board_shows_what_supper_takes_and_a_death_costs():
    said = board(moved("food", 2), moved("sanity", 5))
    assert "Supper takes 4, which would leave −2." in said
    assert "A death now costs 2 Sanity." in said
    assert "Build 0 of 11" in said


def test_in_a_trial_the_board_shows_what_is_missing():
    said = board(moved("food", -3), w.PhaseBegan(phase="trial", round=1, trial=1))
    assert "Food −3" in said
    assert "3 short." in said
    assert "Supper" not in said


def test_the_board_shows_quests_with_both_halves_until_supper():
    said = board()
    assert "**Adopt a Goat** · Food −2." in said
    assert "Each evening: Food +1." in said
    assert "Adopt a Goat" not in board(w.PhaseBegan(phase="evening", round=1))


def line_of(name: str, said: str) -> str:
    """The two lines of a player."""
    lines = said.split("\n")
    at = next(i for i, line in enumerate(lines) if f"**{name}** ·" in line)
    return "\n".join(lines[at : at + 2])


def test_the_board_shows_characters_personalities_quests_and_haunts():
    said = board(w.Haunted(seat=2, card="gone-off", by=4), w.QuestTucked(seat=2, quest="signal-fire"))
    assert "Intern Jerky 🥩2" in line_of("Ben", said)
    assert "Thoroughly Jinxed · 🕸️ Gone Off · 🗺️ Light a Signal Fire" in line_of("Ben", said)
    assert "🐚 **Ann**" in said


def test_the_board_shows_that_cards_lie_face_down_and_not_which():
    said = board(PLACED, w.CardRevealed(seat=2, card="playing-possum", half="keep", why="shown"), w.Escaped(seat=2))
    assert "🎴 Play · 🔒 Keep" in line_of("Ann", said)
    assert "🎴 Play · 🔓 Playing Possum" in line_of("Ben", said)
    assert "out of today’s votes" in line_of("Ben", said)


def test_the_board_shows_the_dead_and_the_ghosts():
    died = w.Died(seat=2, cause="vote")
    assert "⚰️ **Ben** · Intern Jerky, eaten today" in board(died)
    assert "👻 **Ben** · late Intern Jerky" in board(died, w.DeadReturned(seats=(2,)))


def test_the_board_shows_what_holds_today_and_tomorrow():
    mods = (v.VotesAgainst(by=2),)
    said = board(w.TodayChanged(seat=1, card="framed", mods=mods), w.DrawChanged(seat=1, deck="any", by=-2))
    assert "today: +2 votes against in every vote." in said
    assert "tomorrow: 2 cards fewer" in said


def test_the_leaders_rules_are_quoted_as_they_were_written():
    said = board(w.PhaseBegan(phase="trial", round=1, trial=1), w.TrialOpened(leader=1, rules="# one\n**at** a time"))
    assert "> \\# one \\*\\*at\\*\\* a time" in said


# ------------------------------------------------ a panel


def test_a_panel_says_who_you_are_and_how_you_win():
    said = own(1)
    assert "You are Auntie Marrow" in said
    assert "each morning you draw 1 Food, 1 Sanity, 1 Build" in said
    assert words("own-wins-living") in said
    assert "**Professional Sceptic** · Ghost cards cannot pick this survivor." in said


def test_a_hand_is_shown_with_both_halves():
    said = own(1, w.HandDealt(cards=("fish-knife", "hatch-cover")))
    assert "Your hand: 2 cards" in said
    assert "**Fish Knife**\n-# ▶ Play: Nothing.\n-# 🔒 Keep: KNIFE." in said


def test_what_was_chosen_and_what_was_seen_is_shown():
    said = own(1, w.Selected(play="fish-knife", keep="grudge-list"), PLACED, w.KeepSeen(seat=3, card="pot-lid"))
    assert "Face down to be played**\n**Fish Knife**" in said
    assert "Face down in your Keep**\n**Grudge List**\n-# 🔒 Keep: LAST WILL. When you die:" in said
    assert "You know the Keep of **Cat**: **Pot Lid**" in said


def test_a_ghost_is_told_how_ghosts_win():
    dead = (w.Died(seat=4, cause="vote"), w.DeadReturned(seats=(4,)))
    said = own(4, *dead, w.HandDealt(cards=("ration-rats", "gone-off")))
    assert "You are the ghost of Admiral Flank" in said
    assert words("own-wins-ghost") in said
    assert "▶ Happens once: Food −1 per 3 survivors, rounded up." in said
    assert "🕸️ Sticks to a survivor: On death: Food −4." in said
    assert words("own-wins-dead") in own(4, dead[0])


# ------------------------------------------------ questions


def test_a_choice_names_its_two_effects():
    face, scene = face_of(GAME.slug), staged(w.CardRevealed(seat=1, card="tide-pool-tapas", half="play", why="turn"))
    assert [face.whole(scene, "choose", {"option": option}) for option in "ab"] == ["Food +1.", "Sanity +1."]
    assert face.asked(scene, "choose", [1])["card"] == "**Tide Pool Tapas**"


def test_draws_are_named_without_the_decks_that_are_left_out():
    face, scene = face_of(GAME.slug), staged()
    assert face.whole(scene, "split", {"food": 2, "sanity": 0, "build": 1}) == "2 Food, 1 Build"
    assert face.whole(scene, "announce", {"food": 0, "sanity": 0, "build": 0}) == "Nothing"


# ------------------------------------------------ the log


def test_a_marker_that_moves_stands_at_the_end_of_the_line_that_moved_it():
    played = w.CardRevealed(seat=1, card="bug-brittle", half="play", why="turn")
    assert log(played, moved("food", 5, 2), moved("sanity", 7, -1)) == [
        "🎴 **Ann** plays **Bug Brittle** · Food +2 → **5** · Sanity −1 → **7**"
    ]


def test_what_falls_off_a_track_is_told():
    assert "(3 off the end of the track)" in log(moved("sanity", 12, 5, lost=3))[0]


def test_a_dinner_begins_a_line_of_its_own():
    lines = log(
        w.Died(seat=2, cause="vote"),
        moved("food", 2, 2, "meat"),
        moved("sanity", 6, -2, "killing"),
        moved("raft", 9, -2, "killing"),
    )
    assert lines[1].endswith("Food +2 → **2** · Sanity −2 → **6** · Raft target −2 → **9**")


def test_votes_are_counted_by_candidate_with_weights_and_cards():
    votes = (w.Pointed(seat=1, target=2, weight=2), w.Pointed(seat=2, target=1), w.Pointed(seat=3, target=None))
    counts = (
        w.Counted(seat=1, pointed=1, change=1, total=2),
        w.Counted(seat=2, pointed=2, change=0, total=2),
        w.Counted(seat=3, pointed=0, change=0, total=0),
    )
    lines = log(w.VotesShown(votes=votes, counts=counts, tied=(1, 2)))
    assert lines[1:] == [
        "**Ann**: **2** (**Ben**; cards +1)",
        "**Ben**: **2** (**Ann** ×2)",
        "-# No vote from **Cat**.",
        "⚖️ A tie: **Ann** and **Ben**.",
    ]


def test_a_name_from_outside_shows_as_it_is_written():
    scene = Scene(words, {**NAMES, 1: "*_[evil](https://x)"})
    (line,) = face_of(GAME.slug).lines(scene, [w.Escaped(seat=1)])
    assert "**\\*\\_\\[evil\\]\\(https://x\\)**" in line


# ------------------------------------------------ the end


def test_the_end_says_who_won_and_why_and_what_became_of_everybody():
    over = w.GameEnded(end="sanity", winners=(4,), survivors=(1, 2), ghosts=(4,), newly_dead=(3,))
    dead = (w.Died(seat=4, cause="vote"), w.DeadReturned(seats=(4,)), w.Died(seat=3, cause="fight"))
    said = result(*dead, over)
    assert words("end-sanity", round=1) in said
    assert "The winner is **Dan**." in said
    assert "🏆 **Dan** · Admiral Flank, a ghost" in said
    assert "▫️ **Ann** · Auntie Marrow, a survivor" in said
    assert "**Cat** · Bosun Brisket, eaten on the last day: neither won nor lost" in said


def test_the_end_turns_up_what_everybody_held():
    held = w.CardsTurnedUp(
        held=(
            w.TurnedUp(seat=1, hand=("fish-knife", "pot-lid"), play=None, keep=None),
            w.TurnedUp(seat=2, hand=(), play="pot-lid", keep="fish-knife"),
        )
    )
    said = result(held, w.GameEnded(end="sanity", winners=(), survivors=(1, 2, 3, 4), ghosts=(), newly_dead=()))
    ann, ben, *others = [line for line in said.splitlines() if "Pot Lid" in line or "Fish Knife" in line]
    assert ann.endswith("in hand: Fish Knife, Pot Lid")
    assert ben.endswith("face down to play: Pot Lid · kept: Fish Knife")
    assert others == []


def test_a_ghosts_win_without_ghosts_is_everybodys_loss():
    over = w.GameEnded(end="trial", winners=(), survivors=(1, 2, 3, 4), ghosts=(), newly_dead=())
    assert words("end-no-winners") in result(over)


# ------------------------------------------------ cards


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("fish-knife", "### Fish Knife\nFood card · 2 copies\n▶ Play: Nothing.\n🔒 Keep: KNIFE."),
        ("adopt-a-goat", "### Adopt a Goat\nQuest\n▶ At once: Food −2."),
        ("gone-off", "### Gone Off\nGhost card · a haunt sticks to a survivor\nOn death: Food −4."),
        (
            "ration-rats",
            "### Ration Rats\nGhost card · an instant happens once\nFood −1 per 3 survivors, rounded up.",
        ),
        ("jinxed", "### Thoroughly Jinxed\nPersonality\nOne straw more in every draw of straws."),
    ],
)
def test_a_card_can_be_read(card: str, said: str):
    assert (face_of(GAME.slug).card(Scene(words, {}), card) or "").startswith(said)


def test_a_card_that_there_is_not_is_not_found():
    assert face_of(GAME.slug).card(Scene(words, {}), "no-such-card") is None
    assert render.find_cards(GAME.slug, "no such card", words) == []


def test_cards_are_found_by_a_part_of_their_name_the_beginning_first():
    found = render.find_cards(GAME.slug, "li", words)
    assert found[0][1].casefold().startswith("li")
    assert all("li" in name.casefold() or "li" in card for card, name in found)
    assert len(render.find_cards(GAME.slug, "", words)) == 25


def test_cards_of_another_pack_bear_its_own_names_and_have_texts(monkeypatch: pytest.MonkeyPatch):
    mine = SurvivorCard(id="fish-knife", name="Filleting Knife", deck="food", copies=1, keep=v.Knife())
    new = SurvivorCard(id="surprise", name="Surprise", deck="food", copies=1, play=(v.Kill(who="any"),))
    standard = loaded(texts.STANDARD)
    cards = {**standard.survivors, "fish-knife": mine, "surprise": new}
    for other in set(PACKS) - {texts.STANDARD}:  # packs that other tests loaded
        monkeypatch.delitem(PACKS, other)
    monkeypatch.setitem(PACKS, "mine", dataclasses.replace(standard, id="mine", survivors=cards))
    assert texts.name(words, "fish-knife") == "Filleting Knife"
    assert texts.name(words, "fish-knife", standard) == "Fish Knife"
    assert texts.name(words, "pot-lid") == words("card-pot-lid")
    assert texts.play(words, texts.find("surprise")[0]) == "Kill a survivor of your choice."


def test_the_rules_open_with_what_it_is_about_and_lead_to_every_chapter():
    screen = render.rules(GAME.slug, None, words, 7)
    known = [one for one, _ in render.rule_sections(GAME.slug, words)]
    assert known[: len(face_of(GAME.slug).sections)] == list(face_of(GAME.slug).sections)
    assert known[-1] == "w55"
    assert words("rules-goal") in screen.blocks[0].blocks[0].markdown  # type: ignore[union-attr]
    assert render.rules(GAME.slug, "no such chapter", words, 7) == screen


# ------------------------------------------------ the whole board


def test_who_is_asked_in_the_channel_is_mentioned_and_rung_and_ai_players_are_named():
    shown = lay(GAME, 4, words, "rings")
    while not any(one.kind == "straws" for one in shown.session.awaited()):
        shown.session.tick(shown.session.next_deadline or 0.0)
    shown.seated.live.heard()
    screen = shown.board()
    text = "\n".join(part.markdown for part in screen.blocks[0].blocks if hasattr(part, "markdown"))  # type: ignore[union-attr]
    users = [sitter.user for sitter in shown.table.sitters if sitter.user is not None]
    assert set(screen.rings) == set(users)
    assert all(f"<@{user}>" in text for user in users)
    assert "**Player\\_4**" in text


def test_a_closer_look_shows_the_texts_of_everything_that_lies_open():
    scene = staged(
        PLACED,
        w.Haunted(seat=2, card="gone-off", by=4),
        w.CardRevealed(seat=2, card="playing-possum", half="keep", why="shown"),
        w.Died(seat=4, cause="vote"),
        w.DeadReturned(seats=(4,)),
    )
    said = "\n".join(part.markdown for part in face_of(GAME.slug).closeup(scene) if hasattr(part, "markdown"))
    assert "**Ben** · Intern Jerky 🥩2 · draws 1 Food, 2 from any deck" in said
    assert "**Gone Off** · On death: Food −4." in said
    assert "🔓 **Playing Possum** · ESCAPE." in said
    assert "👻 **Dan** · late Admiral Flank" in said
