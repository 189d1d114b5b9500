"""What stands on the board, in a panel, in the log, in the lobby and on the last screen of Donner Dinner Party."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import render
from bot.carrying.questions import asked_in_private
from bot.faces import Scene
from bot.faces.donner_dinner_party import DonnerDinnerParty, odds, texts
from bot.presses import Decide
from bot.render.fitting import components
from bot.render.fitting import texts as texts_of
from bot.screen import Button, Menu, Screen
from bot.words import speak
from engines import donner_dinner_party as engine
from engines.donner_dinner_party import GAME
from engines.donner_dinner_party import vocabulary as v
from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.pack import PACKS, STANDARD, SupplyCard, loaded
from engines.kernel import offer
from tests.faces.camp import (
    DINNER,
    DOWN,
    EATEN,
    SHORT,
    WORDS,
    board,
    camped,
    closeup,
    gave,
    log,
    own,
    phase,
    points,
    result,
)
from tests.faces.reading import check_limits, controls, presses, text
from tests.faces.tables import Shown, lay, play
from tests.faces.test_answers import prompt
from tests.faces.test_lobby import lobby_of
from tests.faces.tribunal import TribunalFace

FACE = DonnerDinnerParty()
MINE = (w.RoleDealt(role="pioneer", character="widow-walnut"), w.SupplyDealt(card="frozen-fingers"))


# ------------------------------------------------ the board


def test_the_board_shows_round_leader_rescue_and_how_many_of_each_side_live():
    said = board()
    assert "Round 1 · Hunt" in said
    assert "**Ann** is Camp Leader." in said
    assert "Rescue after round 6." in said
    assert "**3** Pioneers · 🍴 **2** Cannibals alive" in said
    assert "5 mouths to feed" in said


def test_in_the_last_round_the_board_says_so():
    assert "Rescue after this round!" in board(phase("hunt", 6))


def test_the_order_round_the_fire_begins_with_the_camp_leader():
    said = board(w.Leader(seat=3, why="passed"), phase("hunt", 2))
    assert re.findall(r"^\S+ \*\*(\w+)\*\*$", said, re.M) == ["Cat", "Dan", "Eve", "Ann", "Ben"]
    assert "🏕️ **Cat**" in said


def test_the_pot_is_counted_by_cards_and_by_meals_against_mouths():
    said = board(DOWN, phase("dinner"), w.CampDinner(cards=("fish", "squirrels", "fish", "fish"), mouths=5))
    assert "🐟 Fish ×3 · 🐿️ Squirrels ×1" in said
    assert "5 of 5 meals" in said
    assert "Poison" not in said


def test_poison_in_the_pot_is_counted_and_what_it_does_is_said_before_it_is_settled():
    dinner = (DOWN, phase("dinner"), DINNER)
    said = board(*dinner)
    assert "☠️ Poison ×1" in said
    assert "0 of 5 meals" in said
    assert "feeds nobody" in said
    cured = board(*dinner, w.SupplyPlayed(seat=2, card="willow-bark"))
    assert "4 of 5 meals" in cured
    assert "cured" in cured


def test_who_looked_at_whose_card_is_shown_and_what_it_was_is_not():
    seen = w.CardSeen(seat=2, card="poison", how="inspection")
    said = board(DOWN, w.Inspected(leader=1, target=2, why="chosen"), seen)
    assert "🔦 **Ann** saw the card of **Ben**." in said
    assert "Poison" not in said


def test_a_supply_card_that_was_played_lies_face_up_at_its_owners_place():
    said = board(w.SupplyPlayed(seat=2, card="frozen-fingers", target=3))
    assert "**Ben** · 🎒 Frozen Fingers" in said
    assert "**Cat** · 🧊" in said
    assert "no inspection" in board(w.SupplyPlayed(seat=2, card="snuffed-lantern"))


def test_fingers_are_shown_beside_the_names_and_what_cards_and_ghosts_did_to_them():
    said = board(
        EATEN,
        phase("vote"),
        points(Ann=2, Ben=1, Cat=2, Eve=None),
        w.SupplyPlayed(seat=1, card="raised-voice"),
        w.SupplyPlayed(seat=2, card="lost-in-the-drifts", target=3),
        w.Booed(seat=4, target=2),
    )
    assert "**Ann** · ☝️ **Ben** · 📣 +1" in said
    assert "**Ben** · ☝️ **Ann** · 😱" in said
    assert "**Cat** · ☝️ **Ben** · ❄️" in said
    assert "**Eve** · ☝️ no vote" in said
    assert "Boo left" not in said


def test_who_is_eaten_is_shown_with_role_character_and_supply_card():
    said = board(EATEN)
    assert "👻 **Dan** · Cannibal, Madam Marrow · 🎒 Sharp Eyes · has a Boo left" in said
    assert "**3** Pioneers · 🍴 **1** Cannibal alive" in said


def test_who_is_for_the_pot_is_marked_until_a_card_saves_them():
    condemned = (phase("vote"), points(Ann=2), w.Condemned(seat=2))
    assert "**Ben** · 🍴 for the pot" in board(*condemned)
    spared = board(*condemned, w.SupplyPlayed(seat=2, card="short-straw"))
    assert "for the pot" not in spared
    assert "🌾 cannot be chosen" in spared


# ------------------------------------------------ the claims board


def test_claims_stand_on_the_board_by_card_and_the_silent_are_named():
    said = board(DOWN, DINNER, SHORT, phase("discussion"), gave(2, "fish"), gave(3, "fish"), gave(4, "squirrels"))
    assert "🐟 Fish: **Ben**, **Cat**" in said
    assert "🐿️ Squirrels: **Dan**" in said
    assert "Not a word from **Eve**." in said
    assert "⚠️" not in said


def test_more_claims_than_cards_in_the_pot_are_marked():
    fishy = [gave(seat, "fish") for seat in (2, 3, 4)]
    assert "⚠️ 3 say 🐟 Fish; there was less of it in the pot." in board(DOWN, DINNER, SHORT, *fishy)
    alone = board(DOWN, DINNER, SHORT, gave(2, "medicine"))
    assert "⚠️ **Ben**: there was no 🌿 Medicine in the pot." in alone


def test_who_looked_and_who_gave_may_contradict_each_other():
    looked = (DOWN, w.Inspected(leader=1, target=2, why="chosen"), DINNER, SHORT)
    saw = w.Claimed(seat=1, what="saw", round=1, word="poison", target=2)
    said = board(*looked, gave(2, "fish"), saw)
    assert "🔦 **Ann** on **Ben**: ☠️ Poison" in said
    assert "⚠️ **Ann** and **Ben** do not agree on a card." in said


def test_another_word_than_before_is_marked():
    assert "⚠️ **Ben** told it another way before." in board(DOWN, DINNER, SHORT, gave(2, "fish"), gave(2, "squirrels"))


def test_contradictions_are_drawn_from_what_everybody_knows_and_from_nothing_else():
    said = (DOWN, DINNER, SHORT, gave(2, "fish"))
    lied = w.Contributed(card="poison", how="chosen")
    for seat in (None, 2):
        scene = camped(w.HandDealt(cards=("poison", "fish")), lied, *said, seat=seat)
        assert "⚠️" not in "".join(part.markdown for part in FACE.board(scene) if hasattr(part, "markdown"))


def test_supply_cards_that_are_spoken_of_stand_there_until_they_lie_face_up():
    tasty = [w.Claimed(seat=seat, what="supply", round=1, word="ol-tasty") for seat in (2, 3)]
    assert "**Ben** says: “I hold Ol’ Tasty.”" in board(tasty[0])
    assert "⚠️ There is one Ol’ Tasty, and **Ben** and **Cat** all say they hold it." in board(*tasty)
    shown = board(tasty[0], w.SupplyPlayed(seat=2, card="willow-bark"))
    assert "I hold" not in shown
    assert "⚠️ **Ben** cannot have held Ol’ Tasty" in shown


def test_the_closeup_shows_all_rounds_the_latest_first_with_dinners_and_claims():
    first = (DOWN, DINNER, SHORT, gave(2, "fish"), EATEN)
    second = (w.Leader(seat=2, why="passed"), phase("hunt", 2), gave(3, "squirrels", 2))
    said = closeup(*first, *second, w.Claimed(seat=4, what="role", round=1, word="pioneer"))
    assert said.index("**Round 2** · led by **Ben**") < said.index("**Round 1** · led by **Ann**")
    assert "🐟×2 · 🐿️×1 · ☠️×1 · 🤲×1" in said
    assert "🐟 Fish: **Ben**" in said
    assert "🐿️ Squirrels: **Cat**" in said
    assert "🍖 **Dan** was eaten: Cannibal." in said
    assert "⚠️ **Dan** said “Pioneer” and was found to be something else." in said
    assert "Uncle Appetite" in said
    assert "Madam Marrow" not in said, "a token that was taken away"
    assert "🐟 Fish ×14" in said


# ------------------------------------------------ a panel


def test_a_pioneers_panel_says_who_you_are_how_you_win_and_what_you_hold():
    said = own(2, *MINE, w.HandDealt(cards=("fish", "poison", "fish")))
    assert "You are a Pioneer" in said
    assert "Widow Walnut" in said
    assert WORDS("own-wins-pioneer", last=6) in said
    assert "Your Supply Card: Frozen Fingers" in said
    assert "During the hunt: another hunter’s card is drawn" in said
    assert "🐟 Fish, ☠️ Poison, 🐟 Fish" in said


def test_a_cannibals_panel_names_the_others_and_has_as_many_lines_as_a_pioneers():
    role = w.RoleDealt(role="cannibal", character="uncle-appetite")
    said = own(2, role, w.Met(cannibals=(5,)), MINE[1])
    assert "The other Cannibal is **Eve**." in said
    assert len(said.splitlines()) == len(own(2, *MINE, w.Met(cannibals=())).splitlines())
    assert "There is no Cannibal but you." in own(2, role, MINE[1])


def test_pioneers_and_cannibals_have_panels_of_one_colour():
    roles = [w.RoleDealt(role=role, character="widow-walnut") for role in ("pioneer", "cannibal")]
    assert len({FACE.accent(camped(role, seat=2)) for role in roles}) == 1
    assert FACE.accent(camped(*MINE, EATEN, seat=4)) != FACE.accent(camped(*MINE, seat=4))


def test_a_panel_shows_what_was_given_and_what_was_kept_back():
    dealt = (*MINE, w.HandDealt(cards=("fish", "poison", "medicine")))
    said = own(2, *dealt, w.Contributed(card="poison", how="chosen"))
    assert "**You gave:** ☠️ Poison\n🎴 Left over: 🐟 Fish, 🌿 Medicine" in said
    assert "by lot" in own(2, *dealt, w.Contributed(card="fish", how="automatic"))
    frozen = own(2, *dealt, w.Contributed(card=None, how="frozen"))
    assert "nobody saw which: 🐟 Fish, ☠️ Poison, 🌿 Medicine" in frozen


def test_the_camp_leader_does_not_know_their_own_card():
    assert WORDS("own-leading") in own(1, *MINE)
    assert WORDS("own-leading") not in own(2, *MINE)


def test_what_was_seen_stays_in_the_panel_with_its_round():
    said = own(
        1,
        *MINE,
        w.CardSeen(seat=3, card="poison", how="inspection"),
        w.LeftoversSeen(seat=4, cards=("fish", "fish")),
    )
    assert "Round 1: **Cat** gave ☠️ Poison." in said
    assert "Round 1: **Dan** kept back 🐟 Fish, 🐟 Fish." in said


def test_what_was_given_in_earlier_rounds_stays_in_the_panel():
    first = (w.HandDealt(cards=("fish", "poison")), w.Contributed(card="fish", how="chosen"))
    said = own(2, *MINE, *first, phase("hunt", 2))
    assert "You gave before: 1 🐟" in said


def test_the_eaten_are_told_what_they_may_still_do():
    dead = (*MINE, EATEN)
    assert WORDS("own-ghost") in own(4, *dead)
    assert WORDS("own-ghost-spent") in own(4, *dead, phase("vote"), points(Ann=2), w.Booed(seat=4, target=1))
    assert "lies face up" in own(4, *dead)


def test_a_lesson_says_who_you_are_and_how_you_win():
    assert FACE.lesson(camped(*MINE, seat=2)) == ("You are a Pioneer", WORDS("lesson-goal-pioneer"))
    cannibal = w.RoleDealt(role="cannibal", character="uncle-appetite")
    assert FACE.lesson(camped(cannibal, seat=2)) == ("You are a Cannibal", WORDS("lesson-goal-cannibal"))


def test_ghosts_are_silent_and_nobody_else_is():
    assert camped().view.silent == frozenset()
    assert camped(EATEN).view.silent == {4}
    over = w.GameEnded(end="rescued", winners=(1,), pioneers=(1,), cannibals=(4,))
    assert camped(EATEN, over).view.silent == frozenset()


# ------------------------------------------------ questions


def at(shown: Shown, kind: str) -> Shown:
    """Time passes until a question of this kind is open."""
    session = shown.session
    while not any(one.kind == kind for one in session.awaited()):
        assert not session.over, f"{kind} was never asked"
        session.tick(session.next_deadline or 0.0)
    shown.heard = [(one.to, one.fact) for one in shown.seated.live.heard()]
    return shown


def laid(kind: str, seats: int = 6, **options: Any) -> Shown:
    for n in range(30):
        try:
            return at(lay(GAME, seats, speak("en-US"), f"{kind} {n}", options=options), kind)
        except AssertionError:
            continue
    raise AssertionError(f"thirty games without {kind}")


def test_a_card_is_contributed_with_one_press_and_stands_in_no_menu():
    shown = laid("contribute")
    leader = shown.seated.live.view(None).board.leader
    for seat in shown.seats:
        mine = [press for press, _ in presses(shown.panel(seat)) if getattr(press, "kind", "") == "contribute"]
        assert bool(mine) == (seat != leader)
        assert all(press.verb == "c" and not chosen for press, chosen in presses(shown.panel(seat)) if press in mine)


def test_a_supply_card_beside_the_hand_is_asked_for_twice_and_where_seconds_count_it_is_not():
    fingers = offer(w.PlaySupply, card=["frozen-fingers"], target=[1, 3])
    press = Decide("q", 1, "supply.1/2", "play-supply", ("frozen-fingers", 3))
    table = lay(GAME, 5, WORDS).table
    asked = render.ask_twice(press, table, WORDS, prompt("supply", 2, fingers))
    assert asked is not None
    assert "Frozen Fingers" in text(asked)
    assert "Player\\_3" in text(asked)
    assert render.ask_twice(press, table, WORDS, prompt("look", 2, fingers)) is None


def test_in_the_talk_the_living_have_claims_and_ghosts_have_noises():
    ghosts = 0
    for n in range(12):
        for now in play(lay(GAME, 6, speak("en-US"), f"talk {n}", options={"ghosts": True}), n):
            if not any(one.kind == "discussion" for one in now.session.awaited()):
                continue
            places = now.seated.live.view(None).board.places
            for seat in now.seats:
                kinds = {press.kind for press, _ in presses(now.panel(seat)) if isinstance(press, Decide)}
                if places[seat].living:
                    assert "noise" not in kinds
                else:
                    assert kinds <= {"noise"}
                    ghosts += bool(kinds)
    assert ghosts > 5, "no ghost was there to make a noise"


def test_who_may_say_boo_is_called_in_the_channel_and_others_are_not():
    for n in range(40):
        for now in play(lay(GAME, 8, speak("en-US"), f"boo {n}", options={"ghosts": True}), n):
            places = now.seated.live.view(None).board.places
            open_ = [one for one in now.session.awaited() if one.kind == "fingers" and one.offers]
            if open_:
                board_ = now.board()
                users = {sitter.seat: sitter.user for sitter in now.table.sitters}
                expected = {users[seat] for seat, place in places.items() if place.token} - {None}
                assert set(board_.rings) == expected
                assert all(f"<@{user}>" in text(board_) for user in expected)
                assert any(isinstance(one, Button) and one.label.startswith("👻") for one in controls(board_))
                return
    raise AssertionError("no ghost could say Boo")


def test_by_post_everybody_who_is_asked_for_a_supply_card_is_called():
    shown = laid("set", pace="post")
    (asked,) = (one for one in shown.session.awaited() if one.kind == "set")
    users = {sitter.user for sitter in shown.table.sitters if sitter.seat in asked.seats} - {None}
    assert set(shown.board().rings) == users
    assert all(f"<@{user}>" in text(shown.board()) for user in users)
    assert "Everybody answers once" not in text(laid("set").board())


def test_nobody_is_rung_for_a_moment_in_which_they_can_do_nothing():
    rung = 0
    for now in play(lay(GAME, 8, speak("en-US"), "rings", options={"ghosts": True}), 5):
        for seat in now.seats:
            asked = {prompt.name: prompt for prompt in now.session.prompts(seat)}
            for name in asked_in_private(now.session, seat):
                assert asked[name].offers
                rung += 1
    assert rung > 20


def test_a_claim_about_a_supply_card_shows_what_the_card_does():
    shown = laid("discussion")
    menus = [one for one in controls(shown.panel(1)) if isinstance(one, Menu)]
    (supply,) = (one for one in menus if one.placeholder == WORDS("placeholder-claim-supply-card"))
    assert all(choice.description for choice in supply.choices)


def test_without_a_claims_board_nothing_is_claimed():
    shown = laid("discussion", claims=False)
    for seat in shown.seats:
        kinds = {press.kind for press, _ in presses(shown.panel(seat)) if isinstance(press, Decide)}
        assert not kinds
    assert "written on the board" not in text(shown.board())


# ------------------------------------------------ the log


def test_a_supply_card_is_read_out_when_it_is_played():
    first, second = log(w.SupplyPlayed(seat=2, card="frozen-fingers", target=3))
    assert first == "🎒 **Ben** plays **Frozen Fingers** on **Cat**!"
    assert "drawn from the hand by lot" in second


def test_a_dinner_is_told_as_a_heap_and_settled_in_a_sentence():
    assert "🐟 Fish ×2 · 🐿️ Squirrels ×1 · ☠️ Poison ×1 · 🤲 Empty Hands ×1" in log(DINNER)[0]
    assert log(SHORT)[0].startswith("☠️")
    assert "1 too few" in log(w.DinnerSettled(meals=4, mouths=5, poison="none", fed=False))[0]
    assert "no harm from the Poison" in log(w.DinnerSettled(meals=6, mouths=5, poison="cured", fed=True))[0]


def test_votes_are_told_by_candidate_the_most_first_and_who_was_too_slow():
    assert log(points(Ann=2, Ben=1, Cat=2, Eve=None))[1:] == [
        "**Ben** · 2 fingers: **Ann**, **Cat**",
        "**Ann** · one finger: **Ben**",
        "-# No vote from **Eve**.",
    ]


def test_the_count_names_a_tie_and_no_vote_at_all():
    tied = w.VotesCounted(counts=(w.Counted(seat=1, votes=2), w.Counted(seat=2, votes=2)), tied=(1, 2))
    assert log(tied)[1] == "⚖️ A tie: **Ann** and **Ben**."
    assert log(w.VotesCounted(counts=(), tied=())) == [WORDS("log-votes-none")]


def test_who_is_eaten_is_told_with_role_character_and_what_was_not_played():
    first, second = log(EATEN)
    assert "**Dan**" in first
    assert "**Cannibal**" in first
    assert "Madam Marrow" in first
    assert "Sharp Eyes" in second


def test_claims_make_no_line_for_each_word():
    assert log(gave(2, "fish")) == []


def test_what_the_clock_or_a_card_did_to_your_hand_is_told_to_you():
    assert log(w.Contributed(card="fish", how="chosen")) == []
    assert "🐟 Fish" in log(w.Contributed(card="fish", how="automatic"))[0]
    assert log(w.Contributed(card=None, how="frozen")) == [WORDS("log-contributed-frozen")]


# ------------------------------------------------ the end


def turned_up() -> w.CardsTurnedUp:
    return w.CardsTurnedUp(
        roles=("pioneer", "pioneer", "pioneer", "cannibal", "cannibal"),
        characters=("captain-cornbread", "widow-walnut", "trapper-turnip", "madam-marrow", "uncle-appetite"),
        supplies=("willow-bark", "frozen-fingers", "fresh-tracks", "sharp-eyes", "short-straw"),
        undealt=("ol-tasty", "spilled-kettle"),
        given=(
            w.Given(round=1, seat=1, card="poison", how="blind"),
            w.Given(round=1, seat=2, card="fish", how="chosen"),
            w.Given(round=2, seat=2, card="medicine", how="automatic"),
        ),
        looks=(w.Look(round=1, seat=1, target=2, cards=("fish",), how="inspection"),),
    )


def test_the_end_says_who_won_and_shows_everything_that_lay_face_down():
    over = w.GameEnded(end="cannibals-rule", winners=(4, 5), pioneers=(1, 2, 3), cannibals=(4, 5))
    said = result(EATEN, turned_up(), over)
    assert WORDS("end-cannibals-rule", round=1) in said
    assert "The Cannibals win: **Dan** and **Eve**." in said
    assert "🏆 **Dan** · Cannibal, Madam Marrow, eaten" in said
    assert "▫️ **Ben** · Pioneer, Widow Walnut\n-# 🎒 Frozen Fingers · 1 🐟 · 2 🌿⏱️" in said
    assert "🎒 Willow Bark · 1 ☠️🏕️" in said
    assert "🔦 Round 1: **Ann** saw 🐟 Fish of **Ben**." in said
    assert "Dealt to nobody: Ol’ Tasty and Spilled Kettle." in said


def test_nothing_is_cut_from_the_end_of_a_game_of_ten():
    for seed in range(3):
        *_, last = play(lay(GAME, 10, speak("en-US"), f"the end {seed}", options={"ghosts": True}), seed)
        assert last.session.over
        screen = last.board()
        check_limits(screen)
        assert not any(one.markdown.endswith("…") for one in texts_of(screen))


# ------------------------------------------------ cards


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("squirrels", "### 🐿️ Squirrels\nHunting Card · 6 copies\nFeeds 2 players."),
        ("empty-hands", "### 🤲 Empty Hands\nHunting Card · 9 copies\nFeeds nobody"),
        ("buried-flour", "### Buried Flour\nSupply Card · once a game\nWhen the pot is open: 2 meals more"),
        ("ol-tasty", "### Ol’ Tasty\nSupply Card · once a game\nNever played:"),
        ("uncle-appetite", "### Uncle Appetite\n*Pinches your cheek a little too long.*\nCharacter · Cannibal"),
    ],
)
def test_a_card_can_be_read(card: str, said: str):
    assert (FACE.card(Scene(WORDS, {}), card) or "").startswith(said)


def test_a_card_that_there_is_not_is_not_found():
    assert FACE.card(Scene(WORDS, {}), "no-such-card") is None


def test_cards_of_another_pack_bear_its_own_names_and_have_texts(monkeypatch: pytest.MonkeyPatch):
    standard = loaded(STANDARD)
    for other in set(PACKS) - {STANDARD}:
        monkeypatch.delitem(PACKS, other)
    bread = SupplyCard(id="bread", name="Bread", window="table", effect=v.Meals(do="meals", by=1))
    tracks = standard.supply["fresh-tracks"].model_copy(update={"name": "Deer"})
    supply = {**standard.supply, "bread": bread, "fresh-tracks": tracks}
    monkeypatch.setitem(PACKS, "mine", dataclasses.replace(standard, id="mine", supply=supply))
    assert texts.name(WORDS, "fresh-tracks") == "Deer"
    assert texts.name(WORDS, "sharp-eyes") == WORDS("card-sharp-eyes")
    assert (
        texts.text(WORDS, texts.find("bread")[0]) == "When the pot is open: one meal more, which no Poison can spoil."
    )


# ------------------------------------------------ the lobby


def lobby(seats: int, **options: Any) -> str:
    return text(render.lobby(replace(lobby_of(seats, options), game=GAME.slug), speak("en-US")))


def test_a_lobby_says_whom_the_number_of_players_favours_as_it_was_measured():
    assert f"Pioneers won {odds.MEASURED['rulebook', False][5]} games in 100" in lobby(5)
    assert "favours the **Cannibals**" in lobby(5)
    assert "favours the **Pioneers**" in lobby(7)
    assert "about even" in lobby(8)
    assert "quite differently." in lobby(8)
    assert "differently, and Ghosts were not measured." in lobby(8, ghosts=True)


def test_a_lobby_names_a_fairer_way_where_one_was_measured():
    assert "With the balanced deck it was" in lobby(5)
    assert "💡" not in lobby(5, deck="balanced")
    assert "💡" not in lobby(8)


def test_every_count_was_measured_with_either_deck():
    for deck in ("rulebook", "balanced"):
        assert set(odds.MEASURED[deck, False]) == set(GAME.seats)
    assert min(odds.MEASURED["rulebook", True]) == 6


def test_the_lobby_says_what_the_notes_of_the_engine_have():
    notes = (Path(engine.__file__).parent / "NOTES.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (rulebook|balanced)(, Ol’ Tasty)?(?: \*)? \| ([\d.]+)%", notes, re.MULTILINE)
    assert len(rows) == sum(map(len, odds.MEASURED.values()))
    for seats, deck, tasty, percent in rows:
        assert abs(odds.MEASURED[deck, bool(tasty)][int(seats)] - float(percent)) <= 0.5


def test_what_was_not_measured_is_not_said_and_too_few_for_ol_tasty_are_told():
    assert "games in 100" not in lobby(3)
    assert "games in 100" not in lobby(6, deck="balanced", ol_tasty=True)
    assert "Ol’ Tasty needs 6 players" in lobby(5, ol_tasty=True)


def test_settings_of_the_game_stay_within_the_limits():
    check_limits(render.settings(replace(lobby_of(10), game=GAME.slug), speak("en-US")))


def test_a_game_without_forecasts_says_nothing():
    assert list(TribunalFace().forecast(WORDS, 5, {})) == []


# ------------------------------------------------ on a phone


WIDTH, SCREENFUL = 40, 30  # characters of a line, and lines of a message, that a phone shows


def height(screen: Screen) -> int:
    """Lines on a phone; a row of buttons is one, and so is a menu."""
    lines = [line for one in texts_of(screen) for line in one.markdown.splitlines()]
    shown = (re.sub(r"^(#{1,3} |-# )|[*`\\]", "", re.sub(r"<[@t][^>]*>", "@Player_10", line)) for line in lines)
    return sum(wrapped(line) for line in shown) + sum(isinstance(one, Menu) for one in controls(screen))


def wrapped(line: str) -> int:
    count, left = 1, WIDTH
    for word in line.split(" "):
        if len(word) > left:
            count, left = count + 1, WIDTH
        left -= len(word) + 1
    return count


@pytest.mark.parametrize("options", [{}, {"ghosts": True, "ol_tasty": True}], ids=["plain", "ghosts"])
def test_at_ten_players_board_and_panels_can_be_read_on_a_phone(options: dict[str, Any]):
    tallest = 0
    shown = lay(GAME, 10, speak("en-US"), "phones", options=options)
    shown.table = replace(shown.table, sitters=tuple(replace(one, name="Bartholomew") for one in shown.table.sitters))
    for n, now in enumerate(play(shown, 1)):
        if now.session.over:
            break
        tallest = max(tallest, height(now.board()))
        assert tallest <= 3 * SCREENFUL
        assert components(now.board()) <= 40
        assert height(now.panel(1 + n % 10)) <= 2 * SCREENFUL
        for one in (*controls(now.board()), *controls(now.panel(1 + n % 10))):
            assert not isinstance(one, Button) or len(one.label) <= 34
    assert tallest > SCREENFUL  # else these limits say nothing
