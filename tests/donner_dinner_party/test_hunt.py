"""The hunt: D-H1 to D-H9."""

from __future__ import annotations

import dataclasses

import pytest

from engines.donner_dinner_party import words as w
from engines.donner_dinner_party.deck import draw
from engines.donner_dinner_party.pack import PACKS, loaded
from engines.kernel import PromptClosed
from tests.donner_dinner_party.table import Table, cards, winter
from tests.generic.checks import named


def test_dh1_the_leaders_card_is_seen_by_nobody_and_lies_in_the_dinner():
    game = Table(5, dinners=["MEEEE"]).until("inspect")
    assert not game.told(w.HandDealt, reader=1)
    assert not game.told(w.Contributed, reader=1)
    assert game.views[1].hand == ()
    told = [fact for seat in game.seats for fact in game.private(seat) if "medicine" in named(fact)]
    assert told == []
    assert game.until_told(w.CampDinner).cards.count("medicine") == 1
    given = game.to_the_end().the(w.CardsTurnedUp).given
    assert w.Given(round=1, seat=1, card="medicine", how="blind") in given


def test_dh1_the_leaders_card_is_drawn_first_then_three_each_to_the_left():
    game = Table(5, leader=3, dinners=["PFSME"]).until("contribute")
    assert game.state.dinner == {3: "poison"}
    assert [game.the(w.HandDealt, reader=seat).cards[0] for seat in (4, 5, 1, 2)] == cards("FSME")
    assert all(len(game.the(w.HandDealt, reader=seat).cards) == 3 for seat in (4, 5, 1, 2))


def test_dh2_the_leader_is_not_asked_and_contributes_all_the_same():
    game = Table(5).until("contribute")
    assert game.asked("contribute") == [2, 3, 4, 5]
    assert game.refuses(1, w.Contribute(card="fish")) == "D-H1"
    assert game.until_told(w.AllContributed).seats == (1, 2, 3, 4, 5)
    assert len(game.until_told(w.CampDinner).cards) == 5


def test_dh3_everybody_else_gives_one_of_three_whatever_their_role():
    game = Table(5, roles="PPCPC", hands={2: "FPE", 3: "FPE"}).until("contribute")
    for seat in (2, 3):
        assert [one.card for one in game.offered(seat, "contribute", w.Contribute)] == cards("FPE")
        assert game.refuses(seat, w.Contribute(card="medicine")) == "D-H3"
    game.contributes(s2="P", s3="F").until("inspect")
    assert game.the(w.Contributed, reader=2) == w.Contributed(card="poison", how="chosen")
    assert game.the(w.Contributed, reader=3) == w.Contributed(card="fish", how="chosen")
    assert game.views[2].hand == ("fish", "empty-hands")


def test_dh3_equal_cards_are_one_choice():
    game = Table(5, hands={2: "FFP"}).until("contribute")
    assert [one.card for one in game.offered(2, "contribute", w.Contribute)] == cards("FP")
    game.contributes(s2="F").until("inspect")
    assert game.views[2].hand == ("fish", "poison")


def test_dh4_minds_may_change_until_the_last_has_chosen_and_not_after():
    game = Table(5, hands={2: "FSP"}).contributes(s2="F", s3="E", s4="E").contributes(s2="P").contributes(s2="S")
    name = game.prompt(2, "contribute").name
    game.contributes(s5="E")
    assert game.the(w.AllContributed).seats == (1, 2, 3, 4, 5)
    assert game.the(w.Contributed, reader=2) == w.Contributed(card="squirrels", how="chosen")
    with pytest.raises(PromptClosed):
        game.session.submit(2, name, w.Contribute(card="fish"), game.session.now)
    assert "squirrels" in game.until_told(w.CampDinner).cards


def test_dh4_nothing_of_a_change_shows():
    game = Table(5, hands={2: "FSP"}).contributes(s2="F", s3="E")
    before = (game.awaited("contribute"), len(game.log))
    game.contributes(s2="P")
    assert (game.awaited("contribute"), len(game.log)) == before


def test_dh5_the_leftovers_are_told_to_nobody_and_the_leader_has_none():
    game = Table(5, hands={2: "FSM"}, dinners=["EEEEE"]).contributes(s2="F").until("vote")
    assert game.state.leftovers[2] == cards("SM")
    assert 1 not in game.state.leftovers
    for seat in (1, 3, 4, 5):
        assert all({"squirrels", "medicine"}.isdisjoint(named(fact)) for fact in game.private(seat))
    since = [fact for fact in game.public if not isinstance(fact, w.GameBegan)]
    assert all({"squirrels", "medicine"}.isdisjoint(named(fact)) for fact in since)


def test_dh5_a_claim_about_what_was_given_may_be_a_lie():
    game = Table(5, dinners=["EEEEE"]).until("discussion")
    game.does(2, w.ClaimGave(round=1, card="squirrels"))
    assert game.the(w.Claimed) == w.Claimed(seat=2, what="gave", round=1, word="squirrels")


def test_dh6_the_hunt_closes_nobodys_mouth_and_asks_ghosts_nothing():
    game = winter(6, [6], ghosts=True).until("contribute")
    assert [one.kind for one in game.session.awaited()] == ["contribute"]
    assert game.session.prompts(6) == []
    assert game.refuses(6, w.Noise(sound="moan")) == "D-V18"
    assert game.refuses(6, w.Contribute(card="fish")) == "D-V18"


def thin(**counts: int) -> str:
    """A pack whose balanced deck for five has so few cards; its id."""
    pack = loaded("winter")
    deck = {name.replace("_", "-"): count for name, count in counts.items()}
    PACKS["thin"] = dataclasses.replace(pack, id="thin", balanced={5: deck})
    return "thin"


def test_dh7_the_whole_deck_is_never_too_small():
    game = Table(10, rest="MMM", supply={2: "fresh-tracks"}).until("contribute")
    assert len(game.state.deck) == 12
    game.plays(2, "fresh-tracks")
    assert len(game.state.deck) == 9


def test_dh7_a_trimmed_deck_is_made_anew_of_what_was_set_aside_and_left_over():
    pack = thin(fish=14, squirrels=2)
    game = Table(
        5,
        pack=pack,
        deck="balanced",
        supply={2: "fresh-tracks", 3: "spilled-kettle"},
        stack={f"hunting/{n}": [] for n in range(2, 7)},
    )
    game.until("contribute").plays(2, "fresh-tracks")
    assert game.state.deck == []
    game.until("look").plays(3, "spilled-kettle", 1)
    assert len(game.state.deck) == 10  # three set aside and eight left over, less the one drawn
    assert game.state.leftovers == {}
    assert len(game.state.aside) == 1
    assert len(game.until_told(w.CampDinner).cards) == 5


def test_dh7_of_an_empty_deck_with_nothing_to_make_it_of_there_is_nothing_to_draw():
    game = Table(5).until("contribute")
    deck, game.state.deck = game.state.deck, []
    assert draw(game.session.table, 2) == []
    game.state.deck = deck[:1]
    assert draw(game.session.table, 2) == deck[:1]
    game.state.deck = deck


def test_dh8_who_is_silent_gives_a_card_by_lot_and_is_the_only_one_to_hear_of_it():
    game = Table(5, hands={2: "FSP"}).until("contribute")
    for seat in (3, 4, 5):
        game.does(seat, w.Contribute(card=game.views[seat].hand[0]))
    game.waits(89)
    assert not game.told(w.AllContributed)
    game.waits(1)
    told = game.the(w.Contributed, reader=2)
    assert told.how == "automatic"
    assert told.card in cards("FSP")
    assert not game.told(w.Contributed)
    assert all(game.the(w.Contributed, reader=seat).how == "chosen" for seat in (3, 4, 5))
    assert game.the(w.AllContributed).seats == (1, 2, 3, 4, 5)
    given = game.to_the_end().the(w.CardsTurnedUp).given
    assert w.Given(round=1, seat=2, card=told.card or "", how="automatic") in given


def test_dh8_the_lot_looks_at_neither_role_nor_card():
    def drawn(roles: str, hand: str) -> list[int]:
        games = [Table(5, roles=roles, hands={2: hand}, salt=str(n)).until("contribute") for n in range(12)]
        places: list[int] = []
        for game in games:
            game.waits(90)
            places.append(cards(hand).index(game.the(w.Contributed, reader=2).card or ""))
        return places

    assert drawn("PPPCC", "FSP") == drawn("PCPPC", "FSP") == drawn("PPPCC", "PEM")
    assert set(drawn("PPPCC", "FSP")) == {0, 1, 2}


def test_dh9_receipts_are_numbers():
    game = Table(5).until("contribute")
    seen = game.awaited("contribute")
    assert (seen.answered, seen.seats, seen.missing) == (0, (2, 3, 4, 5), (2, 3, 4, 5))
    game.contributes(s4="E")
    seen = game.awaited("contribute")
    assert (seen.answered, len(seen.seats), seen.missing) == (1, 4, (2, 3, 5))
    assert not any(isinstance(fact, w.AllContributed) for fact in game.public)
    assert seen.offers == ()
