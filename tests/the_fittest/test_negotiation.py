"""The Negotiation Phase: who may act when, deals, and what binds."""

from __future__ import annotations

import pytest

from engines.kernel import Done
from engines.the_fittest import words as w
from engines.the_fittest.terms import Terms
from engines.the_fittest.times import AFTER_EFFECT, LONGEST, NEGOTIATION
from tests.the_fittest.table import Table

THREE = ["airdrop"]  # Grit 20 + Wits 15, three Prizes
FOUR = ["head-start"]  # four Prizes


def terms(code: str) -> Terms:
    return Terms.of(code)


# ---------------------------------------------------------------- Effects and Dones


def test_f5_effects_are_played_in_the_negotiation_phase_only():
    game = Table(deck=THREE, hands={2: ["log-carry"]})
    assert game.may(2, w.PlayEffect(card="log-carry"))
    game.closes().until_phase("attempt")
    assert not game.may(2, w.PlayEffect(card="log-carry"))


def test_f5_one_effect_is_resolved_before_the_next_and_nobody_answers_it():
    game = Table(deck=THREE, hands={2: ["log-carry"], 3: ["night-vigil"]})
    game.plays(2, "log-carry")
    assert game.asked("target") == [2]
    assert not game.may(3, w.PlayEffect(card="night-vigil"))
    assert game.refuses(3, w.Target(target=1)) == "F5"
    game.does(2, w.Target(target=1))
    assert game.may(3, w.PlayEffect(card="night-vigil"))


def test_f5_a_card_is_on_the_discard_pile_only_when_its_effect_is_complete():
    game = Table(deck=THREE, hands={2: ["spare-parts"]}, spare=["blisters"]).discards("blisters")
    game.plays(2, "spare-parts")
    assert "blisters" in game.hand(2)
    assert [type(one) for one in game.order(w.EffectPlayed, w.DiscardTaken, w.EffectOver)] == [
        w.EffectPlayed,
        w.DiscardTaken,
        w.EffectOver,
    ]
    assert game.board.discard == ["spare-parts"]


def test_f5_a_silenced_player_plays_no_effects():
    game = Table(deck=THREE, hands={2: ["hush-money"], 3: ["log-carry"]})
    game.plays(2, "hush-money", w.Target(target=3))
    assert game.the(w.Forbidden) == w.Forbidden(seat=3, what="effects")
    assert game.refuses(3, w.PlayEffect(card="log-carry")) == "F5"


def test_f6_the_phase_ends_when_all_are_done():
    game = Table(deck=THREE)
    for seat in (1, 2, 3):
        game.does(seat, Done())
    assert game.board.phase == "negotiation"
    game.does(4, Done())
    assert game.the(w.PhaseBegan, phase="attempt").episode == 1


def test_f6_done_is_a_toggle():
    game = Table(deck=THREE)
    game.does(2, Done()).does(2, Done(done=False))
    for seat in (1, 3, 4):
        game.does(seat, Done())
    assert game.board.phase == "negotiation"
    game.does(2, Done())
    assert game.board.phase == "attempt"


def test_f6_silence_is_done():
    game = Table(deck=THREE)
    game.waits(NEGOTIATION - 1)
    assert game.board.phase == "negotiation"
    game.waits(2)
    assert game.board.phase == "attempt"


def test_f6_an_effect_clears_all_dones_and_leaves_some_time():
    game = Table(deck=THREE, hands={4: ["log-carry"]})
    for seat in (1, 2, 3):
        game.does(seat, Done())
    game.waits(NEGOTIATION - 10)
    game.plays(4, "log-carry", w.Target(target=1))
    game.does(4, Done())
    assert game.board.phase == "negotiation"
    assert game.awaited("negotiation").closes_at - game.session.now == pytest.approx(AFTER_EFFECT)
    for seat in (1, 2, 3):
        game.does(seat, Done())
    assert game.board.phase == "attempt"


def test_f6_effects_that_fetch_each_other_for_ever_do_not_keep_the_phase_open():
    game = Table(deck=THREE, hands={2: ["spare-parts"]}, spare=["beachcomb"]).discards("beachcomb")
    begun, cards, played = game.session.now, ["spare-parts", "beachcomb"], 0
    while game.board.phase == "negotiation":
        game.plays(2, cards[played % 2])  # each takes the other from the discard pile
        played += 1
        assert game.awaited("negotiation").closes_at <= begun + LONGEST
        game.waits(AFTER_EFFECT - 5)
    assert len(game.all_told(w.DiscardTaken)) == played == LONGEST // (AFTER_EFFECT - 5)


def test_f6_a_deal_clears_no_done():
    game = Table(deck=THREE)
    for seat in (2, 3, 4):
        game.does(seat, Done())
    game.deals(2, "1x").does(1, Done())
    assert game.board.phase == "attempt"


def test_f6_while_the_leader_is_ready_no_deal_is_made_or_changed_but_effects_are_played():
    game = Table(deck=THREE, hands={2: ["log-carry"]})
    game.offers(1, 2, "1x").does(1, Done())
    assert game.the(w.LeaderReady) == w.LeaderReady(seat=1, ready=True)
    assert game.refuses(2, w.Accept(by=1, terms="1x")) == "F6"
    assert game.refuses(3, w.Propose(to=1, terms="1x")) == "F6"
    assert game.refuses(1, w.Propose(to=3, terms="1x")) == "F6"
    game.plays(2, "log-carry", w.Target(target=1))
    game.does(2, w.Accept(by=1, terms="1x"))
    assert game.the(w.DealMade).seat == 2


def test_f6_the_leader_may_take_it_back():
    game = Table(deck=THREE)
    game.offers(1, 2, "1x").does(1, Done()).does(1, Done(done=False))
    assert [one.ready for one in game.all_told(w.LeaderReady)] == [True, False]
    assert game.may(2, w.Accept(by=1, terms="1x"))


def test_f6_who_is_silenced_or_forced_out_counts_as_done_but_not_the_leader():
    game = Table(deck=THREE, hands={2: ["force-out", "hush-money"], 4: ["fine-print"]})
    game.plays(2, "force-out", w.Target(target=3))
    game.plays(2, "hush-money", w.Target(target=4))
    game.does(2, Done())
    assert game.board.phase == "negotiation"
    game.does(1, Done())
    assert game.board.phase == "attempt"
    leader = Table(deck=THREE, hands={2: ["hush-money"]})
    leader.plays(2, "hush-money", w.Target(target=1))
    for seat in (2, 3, 4):
        leader.does(seat, Done())
    assert leader.board.phase == "negotiation"


def test_f7_a_target_may_be_oneself_or_the_leader():
    game = Table(deck=THREE, hands={2: ["log-carry"]})
    game.plays(2, "log-carry")
    assert [one.target for one in game.offered(2, "target", w.Target)] == [1, 2, 3, 4]
    for target in (1, 2):
        again = Table(deck=THREE, hands={2: ["log-carry"]}).plays(2, "log-carry", w.Target(target=target))
        assert again.the(w.SkillChanged).seat == target


def test_f7_force_out_alone_says_not_the_leader():
    game = Table(deck=THREE, hands={2: ["force-out"]})
    game.plays(2, "force-out")
    assert [one.target for one in game.offered(2, "target", w.Target)] == [2, 3, 4]
    assert game.refuses(2, w.Target(target=1)) == "F7"
    game.does(2, w.Target(target=2))
    assert game.the(w.ForcedOut) == w.ForcedOut(seat=2, by=2, slipped=False)


@pytest.mark.parametrize("card", ["beachcomb", "spare-parts", "rigged-raffle"])
def test_f7_an_effect_without_a_target_cannot_be_played(card: str):
    game = Table(deck=THREE, hands={2: [card]})
    assert game.refuses(2, w.PlayEffect(card=card)) == "F7"


# ---------------------------------------------------------------- what deals say


def test_f10_a_deal_is_between_the_leader_and_one_other_player():
    game = Table(deck=THREE)
    assert game.refuses(2, w.Propose(to=3, terms="1x")) == "F10"
    assert game.refuses(1, w.Propose(to=1, terms="1x")) == "F10"
    game.deals(2, "1x")
    assert game.the(w.DealMade) == w.DealMade(seat=2, terms=terms("1x"), proposed_by=1)
    assert game.episode.joined == [2]


def test_f11_a_deal_may_be_any_mix_of_numbered_picks_the_last_and_unnamed_prizes():
    game = Table(deck=FOUR)
    offered = {one.terms for one in game.offered(2, "negotiation", w.Propose)}
    assert {"0", "1x", "4x", "2", "last", "2+last", "1+3+last", "1+1x", "last+2x", "1+2+3+4"} <= offered
    game.deals(2, "2+last")
    assert game.the(w.DealMade).terms == Terms(picks=(2,), last=True)


def test_f11_a_deal_for_nothing_is_a_favour():
    game = Table(deck=THREE)
    game.deals(2, "0")
    assert game.episode.joined == [2]
    assert game.the(w.DealMade).terms.total == 0


@pytest.mark.parametrize("code", ["any-5", "all but one", "1 or 2", "-1x"])
def test_f11_terms_that_depend_on_something_are_refused(code: str):
    game = Table(deck=THREE)
    assert game.refuses(2, w.Propose(to=1, terms=code)) == "F12"


@pytest.mark.parametrize("code", ["4", "4x", "3+last", "1+1", "1+2+3+1x", "last+3x"])
def test_f12_what_is_impossible_cannot_even_be_offered(code: str):
    game = Table(deck=THREE)
    assert game.refuses(2, w.Propose(to=1, terms=code)) == "F12"
    assert game.refuses(1, w.Propose(to=2, terms=code)) == "F12"


def test_f12_no_pick_is_promised_twice():
    game = Table(deck=THREE)
    game.offers(1, 3, "1").offers(1, 4, "last").deals(2, "1+3")
    assert game.refuses(3, w.Accept(by=1, terms="1")) == "F12"
    assert game.refuses(4, w.Accept(by=1, terms="last")) == "F12"
    assert game.refuses(3, w.Propose(to=1, terms="1")) == "F12"
    game.deals(3, "2")
    assert [(one.seat, one.terms.code) for one in game.all_told(w.DealMade)] == [(2, "1+3"), (3, "2")]


def test_f12_no_more_prizes_are_promised_than_there_are_and_the_leader_may_end_with_none():
    game = Table(deck=THREE)
    game.deals(2, "2x").offers(1, 4, "1x").deals(3, "1x")
    assert game.refuses(4, w.Accept(by=1, terms="1x")) == "F12"
    assert game.refuses(1, w.Propose(to=4, terms="1x")) == "F12"
    game.deals(4, "0")
    assert [deal.total for deal in game.episode.deals.values()] == [2, 1, 0]


def test_f12_an_offer_that_has_become_impossible_is_shown_as_such():
    game = Table(deck=THREE)
    game.offers(1, 3, "1")
    assert game.views[3].possible(1, 3)
    game.deals(2, "1")
    assert not game.views[3].possible(1, 3)
    assert not game.views[1].possible(1, 3)


def test_f13_when_there_are_more_prizes_numbered_picks_stay_and_the_last_one_moves():
    game = Table(deck=[*THREE, "ration-raid"], hands={1: ["the-final-test"], 4: ["sponsors-wink"]})
    game.deals(2, "2").deals(3, "last")
    game.plays(4, "sponsors-wink")
    assert game.the(w.PrizesAdded) == w.PrizesAdded(by=1, to=4)
    game.plays(1, "the-final-test")
    assert game.the(w.CardTurnedOver) == w.CardTurnedOver(card="ration-raid", prizes=5)
    assert game.episode.deals[2].named(game.episode.prizes) == [2]
    assert game.episode.deals[3].named(game.episode.prizes) == [5]
    assert game.may(4, w.Propose(to=1, terms="3"))
    assert game.refuses(4, w.Propose(to=1, terms="5")) == "F12"


# ---------------------------------------------------------------- how deals come about


def test_f14_an_offer_is_private_and_becomes_public_when_it_is_accepted():
    game = Table(audited=False, deck=THREE)
    game.offers(2, 1, "1+1x")
    assert game.who_was_told(w.Proposed) == [(1, 2)]
    assert game.views[1].offers == {(2, 1): terms("1+1x")}
    assert game.views[3].offers == game.views[None].offers == {}
    game.does(1, w.Accept(by=2, terms="1+1x"))
    assert game.who_was_told(w.DealMade) == [None]
    assert game.the(w.DealMade) == w.DealMade(seat=2, terms=terms("1+1x"), proposed_by=2)
    assert game.views[1].offers == {}


def test_f14_a_new_offer_replaces_the_old_one_of_that_pair_and_direction():
    game = Table(deck=THREE)
    game.offers(1, 2, "2x").offers(2, 1, "3x").offers(1, 2, "1x")
    assert game.views[2].offers == {(1, 2): terms("1x"), (2, 1): terms("3x")}
    assert game.refuses(2, w.Accept(by=1, terms="2x")) == "F14"
    game.does(2, w.Accept(by=1, terms="1x"))
    assert game.the(w.DealMade) == w.DealMade(seat=2, terms=terms("1x"), proposed_by=1)
    assert game.views[2].offers == {}


def test_f14_an_offer_to_somebody_who_was_forced_meanwhile_is_refused_for_that():
    game = Table(deck=THREE, hands={1: ["strong-arm"], 4: ["force-out"]}, contestants={3: "the-courier"})
    game.offers(1, 2, "1x").offers(3, 1, "1x")
    game.plays(1, "strong-arm", w.Target(target=2)).plays(4, "force-out", w.Target(target=3))
    assert game.refuses(2, w.Accept(by=1, terms="1x")) == "F24"
    assert game.refuses(1, w.Accept(by=3, terms="1x")) == "F24"
    assert game.told(w.DealMade) is None


def test_f14_who_made_an_offer_may_withdraw_it():
    game = Table(deck=THREE)
    game.offers(1, 2, "1x").does(1, w.Withdraw(to=2))
    assert game.who_was_told(w.Withdrawn) == [(1, 2)]
    assert game.refuses(2, w.Accept(by=1, terms="1x")) == "F14"


def test_f14_an_offer_may_be_declined():
    game = Table(deck=THREE)
    game.offers(1, 2, "1x").does(2, w.Decline(by=1))
    assert game.who_was_told(w.Declined) == [(1, 2)]
    assert game.the(w.Declined, reader=1).terms == terms("1x")
    assert not game.may(2, w.Accept(by=1, terms="1x"))
    assert game.episode.joined == []


def test_f14_only_both_together_change_a_deal_and_nobody_walks_out():
    game = Table(deck=THREE)
    game.deals(2, "1x").offers(2, 1, "2x")
    assert game.episode.deals[2] == terms("1x")
    game.does(1, w.Accept(by=2, terms="2x"))
    changed = game.all_told(w.DealMade)[-1]
    assert (changed.terms, changed.before) == (terms("2x"), terms("1x"))
    for seat in (1, 2):
        kinds = {one.kind for one in game.prompt(seat, "negotiation").commands()}
        assert kinds <= {"propose", "play-effect", "done"}


def test_f14_a_deal_that_is_changed_frees_what_it_promised():
    game = Table(deck=THREE)
    game.deals(2, "1+2+3").deals(2, "1").deals(3, "2+3")
    assert {seat: deal.code for seat, deal in game.episode.deals.items()} == {2: "1", 3: "2+3"}


def test_f14_all_offers_lapse_when_the_leader_changes():
    game = Table(audited=False, deck=THREE, hands={3: ["camp-mutiny"]})
    game.offers(1, 2, "1x").offers(4, 1, "1x")
    game.plays(3, "camp-mutiny")
    assert game.views[1].offers == game.views[2].offers == game.views[4].offers == {}
    assert game.refuses(2, w.Accept(by=1, terms="1x")) == "F14"


def test_f14_nothing_is_agreed_on_after_the_phase():
    game = Table(deck=THREE)
    game.offers(1, 2, "1x").closes()
    assert game.board.phase == "attempt"
    assert game.views[2].offers == {}
    assert game.episode.joined == []


def test_f15_nobody_joins_without_a_deal_or_being_forced():
    game = Table(deck=THREE, hands={1: ["strong-arm"]})
    game.deals(2, "0").plays(1, "strong-arm", w.Target(target=4)).closes()
    assert game.board.participants == [1, 2, 4]
    assert [one.seat for one in game.all_told(w.DealMade)] == [2]
    assert [one.seat for one in game.all_told(w.ForcedIn)] == [4]
    game.until("draw")
    assert game.asked("draw") == [3]
