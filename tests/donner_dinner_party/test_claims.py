"""The claims board: what players say, and where it does not fit what everybody knows."""

from __future__ import annotations

import pytest

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.claims import Contradiction, contradictions, standing
from tests.donner_dinner_party.table import SHORT, Table, winter


def gave(game: Table, **letters: str) -> Table:
    """Who says to have given what in this round."""
    for name, letter in letters.items():
        game.does(int(name[1:]), w.ClaimGave(round=game.board.round, card=SHORT[letter]))
    return game


def kinds(game: Table) -> list[tuple[str, tuple[int, ...], str]]:
    """All that does not fit."""
    return [(one.kind, one.seats, one.word) for one in contradictions(game.board)]


def test_a_claim_may_be_made_of_every_round_in_which_one_hunted():
    game = Table(6).eats(6).until("discussion")
    assert {one.round for one in game.offered(3, "discussion", w.ClaimGave)} == {1, 2}
    assert {one.round for one in game.offered(1, "discussion", w.ClaimGave)} == {2}  # led in the first
    assert {one.round for one in game.offered(2, "discussion", w.ClaimGave)} == {1}  # leads now


def test_the_last_word_stands():
    game = gave(gave(Table(5).until("discussion"), s2="F", s3="E"), s2="S")
    assert [(one.seat, one.word) for one in standing(game.board)] == [(3, "empty-hands"), (2, "squirrels")]
    assert [(one.seat, one.word) for one in game.all_told(w.Claimed)] == [
        (2, "fish"),
        (3, "empty-hands"),
        (2, "squirrels"),
    ]


def test_who_changes_their_story_is_noticed():
    game = gave(gave(Table(5, dinners=["FFEEE"]).until("discussion"), s2="F"), s2="E")
    assert kinds(game) == [("changed", (2,), "empty-hands")]


def test_more_cards_than_the_dinner_had_are_noticed():
    game = gave(Table(5, dinners=["EFEEE"]).until("discussion"), s2="F", s3="F", s4="E")
    assert kinds(game) == [("crowded", (2, 3), "fish")]


def test_a_card_that_was_replaced_may_be_anything():
    game = Table(5, dinners=["EFEEE"], rest="E", supply={4: "spilled-kettle"}).until("look")
    game = gave(game.plays(4, "spilled-kettle", 2).until("discussion"), s2="F")
    assert kinds(game) == []


def test_who_looked_and_who_gave_may_say_different_things():
    game = Table(5, dinners=["EFPEE"]).until("inspect").does(1, w.Inspect(target=3)).until("discussion")
    gave(game, s3="F").does(1, w.ClaimSaw(target=3, card="poison"))
    assert kinds(game) == [("seen", (1, 3), "poison")]


def test_a_card_that_was_seen_must_be_in_the_dinner():
    game = Table(5, dinners=["EFPEE"]).until("inspect").does(1, w.Inspect(target=3)).until("discussion")
    game.does(1, w.ClaimSaw(target=3, card="medicine"))
    assert kinds(game) == [("crowded", (1,), "medicine")]


def test_a_role_card_that_is_turned_up_gives_a_lie_away():
    game = Table(6).until("discussion").does(6, w.ClaimRole(role="pioneer")).does(5, w.ClaimRole(role="pioneer"))
    assert kinds(game) == []
    game.eats(6)
    assert kinds(game) == [("role", (6,), "pioneer")]


def test_two_cannot_hold_one_supply_card():
    game = Table(6).until("discussion")
    game.does(2, w.ClaimSupply(card="short-straw")).does(4, w.ClaimSupply(card="short-straw"))
    assert kinds(game) == [("shared", (2, 4), "short-straw")]


def test_a_supply_card_that_lies_face_up_elsewhere_is_not_held():
    game = Table(6, supply={6: "boot-prints"}).until("discussion").does(2, w.ClaimSupply(card="boot-prints")).eats(6)
    assert kinds(game) == [("shown", (2,), "boot-prints")]
    game.until("discussion")
    cards = {one.card for one in game.offered(3, "discussion", w.ClaimSupply)}
    assert "boot-prints" not in cards


def test_who_has_played_claims_no_supply_card_any_more():
    game = Table(6, supply={2: "snuffed-lantern"}).until("set").plays(2, "snuffed-lantern").until("discussion")
    assert game.offered(2, "discussion", w.ClaimSupply) == []


def test_secrets_are_never_looked_at():
    def shown(roles: str, dinner: str) -> list[Contradiction]:
        game = Table(5, roles=roles, dinners=[dinner]).until("discussion")
        return contradictions(gave(game, s2="F", s3="E").does(4, w.ClaimRole(role="pioneer")).board)

    assert shown("PPPCC", "EFEEE") == shown("PCCPP", "EEFEE") == []


def test_without_the_claims_board_there_is_only_the_call():
    game = Table(5, claims=False).until("discussion")
    assert game.session.prompts() == []
    game.waits(10)
    assert game.asked("discussion") == [1]
    assert {type(one) for one in game.prompt(1, "discussion").commands()} == {w.CallVote}


def test_twelve_claims_a_discussion():
    game = Table(5).until("discussion")
    for _ in range(12):
        game.does(2, w.ClaimRole(role="pioneer"))
    assert 2 not in game.asked("discussion")
    assert 3 in game.asked("discussion")


# ---------------------------------------------------- the examples of the rulebook's tips


def test_example_you_may_claim_that_you_gave_a_certain_hunting_card():
    for card in SHORT.values():
        game = Table(5, dinners=["EFEEE"]).until("discussion").does(2, w.ClaimGave(round=1, card=card))
        assert game.the(w.Claimed).word == card


def test_example_you_may_claim_that_as_camp_leader_you_inspected_a_certain_card():
    game = Table(5, dinners=["EFEEE"]).until("inspect").does(1, w.Inspect(target=2)).until("discussion")
    game.does(1, w.ClaimSaw(target=2, card="poison"))
    assert game.the(w.Claimed) == w.Claimed(seat=1, what="saw", round=1, word="poison", target=2)


@pytest.mark.parametrize("dealt", [True, False])
def test_example_you_may_claim_to_be_ol_tasty(dealt: bool):
    game = Table(6, ol_tasty=True, supply={2: "ol-tasty"} if dealt else {}).until("discussion")
    game.does(2, w.ClaimSupply(card="ol-tasty"))
    assert game.the(w.Claimed).word == "ol-tasty"


def test_the_eaten_say_nothing_any_more():
    game = winter(6, [6], ghosts=True).until("discussion")
    for claim in (
        w.ClaimGave(round=1, card="fish"),
        w.ClaimSupply(card="short-straw"),
        w.ClaimSaw(target=1, card="fish"),
    ):
        assert game.refuses(6, claim) == "D-V16"
