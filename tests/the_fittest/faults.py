"""Faults of the rules, those that are easily made, each with the tests by whose sentence it is noticed."""

from __future__ import annotations

from engines.the_fittest import (
    attempt,
    deck,
    effects,
    floor,
    laying,
    leading,
    negotiation,
    resolution,
    rules,
    targets,
    terms,
    trial,
)
from engines.the_fittest.board import Board
from engines.the_fittest.episode import Episode
from tests.planting import Fault

FAULTS = (
    # ---------------------------------------------------- setup and deck
    Fault(
        "four cards are dealt",
        laying.lay_the_table,
        "deck[:HAND], deck[HAND:]",
        "deck[: HAND + 1], deck[HAND + 1 :]",
        ("test_setup.py::test_f1_four_to_six_players_have_a_contestant_and_three_cards_each[4]",),
    ),
    Fault(
        "the next leader sits to the right",
        Board.left_of,
        "seat % len(self.places) + 1",
        "(seat - 2) % len(self.places) + 1",
        (
            "test_setup.py::test_f3_the_next_leader_sits_to_the_left_of_the_last_and_after_the_last_seat_comes_the_first",
        ),
    ),
    Fault(
        "who cannot draw just draws nothing",
        deck.draw,
        'raise GameEnds("draw")',
        "return []",
        ("test_end.py::test_f42_a_draw_that_fails_ends_the_game_on_the_spot",),
    ),
    Fault(
        "six cards may be held",
        deck.limit,
        "> HAND_LIMIT",
        "> HAND_LIMIT + 1",
        ("test_resolution.py::test_f8_the_hand_limit_holds_after_every_single_card",),
    ),
    Fault(
        "the deck is refilled as soon as it is empty",
        deck.top,
        "return state.deck.pop(0) if state.deck else None",
        "card = state.deck.pop(0) if state.deck else None\n    if not state.deck:\n        refill(t)\n    return card",
        ("test_end.py::test_f41_the_discard_pile_is_shuffled_only_when_a_card_is_needed",),
    ),
    # ---------------------------------------------------- negotiation
    Fault(
        "the last pick may be promised twice",
        terms.Terms.named,
        "*([prizes] if self.last else [])",
        "*([prizes + 50] if self.last else [])",
        ("test_terms.py::test_f12_second_and_last_needs_three_prizes",),
    ),
    Fault(
        "more is promised than there is",
        terms.legal,
        "promised += terms.total",
        "promised += 0",
        ("test_negotiation.py::test_f12_no_more_prizes_are_promised_than_there_are_and_the_leader_may_end_with_none",),
    ),
    Fault(
        "what has become impossible can be accepted",
        negotiation._acceptances,
        "elif not possible([terms, *board.other_deals(partner)], board.episode.prizes):",
        "elif False:",
        ("test_negotiation.py::test_f12_no_pick_is_promised_twice",),
    ),
    Fault(
        "a ready leader goes on dealing",
        negotiation.deals_offered,
        "if episode.ready:",
        "if False:",
        ("test_negotiation.py::test_f6_while_the_leader_is_ready_no_deal_is_made_or_changed_but_effects_are_played",),
    ),
    Fault(
        "offers are made before everybody",
        negotiation.act,
        "t.tell((seat, command.to), w.Proposed(by=seat, to=command.to, terms=terms))",
        "t.tell(None, w.Proposed(by=seat, to=command.to, terms=terms))",
        ("test_negotiation.py::test_f14_an_offer_is_private_and_becomes_public_when_it_is_accepted",),
    ),
    Fault(
        "an Effect clears no Done",
        floor.floor,
        "done.clear()",
        "pass",
        ("test_negotiation.py::test_f6_an_effect_clears_all_dones_and_leaves_some_time",),
    ),
    Fault(
        "the leader counts as done when silenced",
        negotiation.negotiate,
        "if seat == board.leader or seat not in silenced",
        "if seat not in silenced",
        ("test_negotiation.py::test_f6_who_is_silenced_or_forced_out_counts_as_done_but_not_the_leader",),
    ),
    Fault(
        "who was forced is told that the deal is impossible",
        negotiation._acceptances,
        'barred[by] = "F24"',
        'barred[by] = "F12"',
        ("test_negotiation.py::test_f14_an_offer_to_somebody_who_was_forced_meanwhile_is_refused_for_that",),
    ),
    # ---------------------------------------------------- leaders and forces
    Fault(
        "the present leader's Totem card resets everything",
        leading.take_over,
        "if seat == t.state.board.leader:",
        "if False:",
        ("test_leaders.py::test_f19_a_totem_card_of_the_present_leader_resets_nothing",),
    ),
    Fault(
        "deals outlive their leader",
        Episode.dissolve,
        "self.deals.clear()",
        "pass",
        ("test_leaders.py::test_f20_deals_participation_and_forces_are_negated",),
    ),
    Fault(
        "Force Out always stays whole",
        Episode.dissolve,
        "if not out_stays:",
        "if False:",
        ("test_leaders.py::test_f21_a_new_leader_may_take_a_forced_out_player_but_their_effects_stay_banned",),
    ),
    Fault(
        "offers outlive their leader",
        leading.take_over,
        "t.state.offers.clear()",
        "pass",
        ("test_negotiation.py::test_f14_all_offers_lapse_when_the_leader_changes",),
    ),
    Fault(
        "a locked Totem card may be a Boost",
        Board.boostable,
        "if one.totem and self.episode.locked and not options.lock_effects_only:",
        "if False:",
        ("test_leaders.py::test_f23_a_locked_totem_card_is_neither_an_effect_nor_a_boost",),
    ),
    Fault(
        "a forced-out player can be forced in",
        targets.to_force_in,
        "if other not in board.episode.out and",
        "if",
        ("test_forcing.py::test_f24c_a_forced_out_player_cannot_be_forced_in",),
    ),
    Fault(
        "the leader's own Strong-Arm breaks the leader's deal",
        effects.strong_arm,
        "kept = source.seat == board.leader and not board.options.leader_breaks_deal",
        "kept = False",
        ("test_forcing.py::test_f24d_the_leaders_own_strong_arm_does_not_void_the_leaders_deal",),
    ),
    Fault(
        "a forced player can be rewarded",
        resolution.receivers,
        "if seat in able and (seat not in forced or owed.get(seat, 0) > 0)",
        "if seat in able",
        (
            "test_forcing.py::test_f24i_a_forced_player_is_given_nothing",
            "test_forcing.py::test_f24g_if_nobody_may_be_rewarded_the_revealed_prizes_are_discarded",
        ),
    ),
    Fault(
        "somebody else's Strong-Arm leaves the deal",
        effects.strong_arm,
        "kept = source.seat == board.leader and not board.options.leader_breaks_deal",
        "kept = not board.options.leader_breaks_deal",
        (
            "test_forcing.py::test_f24d_strong_arm_voids_a_deal_that_another_player_breaks",
            "test_combinations.py::test_f24_every_three_that_concern_one_player[deal by leader on 3 1+last]",
        ),
    ),
    Fault(
        "who is forced out stays forced in",
        Episode._leave,
        "for seats in (self.joined, self.forced):",
        "for seats in (self.joined,):",
        ("test_combinations.py::test_f24_every_three_that_concern_one_player[strong-arm by 2 on 3]",),
    ),
    Fault(
        "the old leader stays in the alliance",
        Board._take_over,
        "self.leader = fact.seat",
        'if fact.why == "card" and fact.seat != self.leader:\n        self.episode.joined.append(self.leader)\n'
        "    self.leader = fact.seat",
        ("test_leaders.py::test_f20_the_old_leader_is_out_of_the_alliance_and_may_draw",),
    ),
    Fault(
        "the Grifter can be forced in",
        targets.to_force_in,
        'not board.has(other, "slippery")',
        "True",
        ("test_forcing.py::test_the_grifter_is_no_target_of_another_players_strong_arm_but_of_their_own",),
    ),
    # ---------------------------------------------------- attempt
    Fault(
        "several Goals on one Skill are added",
        Episode.demands,
        "found[skill] = max(value, found.get(skill, 0))",
        "found[skill] = value + found.get(skill, 0)",
        ("test_attempt.py::test_f27_several_goals_on_one_skill_are_not_added_the_highest_counts",),
    ),
    Fault(
        "one met Goal is enough",
        attempt.attempt,
        "success = all(",
        "success = any(",
        ("test_attempt.py::test_f27_goals_side_by_side_must_all_be_met",),
    ),
    Fault(
        "the Bonus Flip counts for every participant",
        Board.total,
        "+ self.episode.flip",
        "+ self.episode.flip * len(self.participants)",
        ("test_attempt.py::test_f29_the_number_of_the_flipped_card_is_added_once_to_each_of_six_skills",),
    ),
    Fault(
        "of two flipped cards both count",
        attempt._turn,
        "max(board.card(card).boost for card in cards)",
        "sum(board.card(card).boost for card in cards)",
        ("test_cards.py::test_the_effect_of_a_card[dress-rehearsal]",),
    ),
    # ---------------------------------------------------- Trials
    Fault(
        "the leader competes first",
        trial.trial,
        "for seat in board.leftwards():",
        "for seat in sorted(board.seats):",
        ("test_trial.py::test_f32_from_the_leaders_left_clockwise_each_attempt_complete_before_the_next",),
    ),
    Fault(
        "at a tie the later attempt leads",
        trial._leads,
        "total > best.total",
        "total >= best.total",
        ("test_trial.py::test_f34_at_a_tie_the_earlier_attempt_keeps_the_lead",),
    ),
    # ---------------------------------------------------- resolution and end
    Fault(
        "unnamed promises may be forgotten",
        resolution.receivers,
        "if outstanding - (owed.get(seat, 0) > 0) < free",
        "if True",
        ("test_resolution.py::test_f18_as_long_as_every_unnamed_promise_can_still_be_met",),
    ),
    Fault(
        "the Challenge counts among the cards for Prizes",
        resolution.award,
        "if board.available < episode.prizes:",
        "if board.available + 1 < episode.prizes:",
        ("test_end.py::test_f44_too_few_cards_for_all_prizes_end_the_game_and_none_is_awarded",),
    ),
    Fault(
        "forced players draw for sitting out",
        resolution.optional_draws,
        "outsiders = board.outsiders",
        "outsiders = [*board.outsiders, *board.episode.forced]",
        ("test_forcing.py::test_f25_a_forced_player_did_take_part_and_does_not_draw_again_but_may_boost",),
    ),
    Fault(
        "losers of a Trial draw",
        Board.outsiders.fget,  # type: ignore[arg-type]
        "self.episode.skills if self.episode.trial else self.participants",
        "[] if self.episode.trial else self.participants",
        ("test_trial.py::test_f36_losers_do_not_draw_but_who_did_not_compete_may",),
    ),
    Fault(
        "wild Prizes match",
        Board.worth,
        "one.skill in self.contestant(seat).best",
        'one.skill in (*self.contestant(seat).best, "wild")',
        ("test_end.py::test_f47_prizes_count_their_left_bar_and_two_more_for_the_highest_skill",),
    ),
    Fault(
        "the first of those with most points wins alone",
        rules.finish,
        "winners = tuple(score.seat for score in scores if score.points == most)",
        "winners = tuple(score.seat for score in scores if score.points == most)[:1]",
        ("test_end.py::test_f48_a_tie_is_a_shared_win",),
    ),
    Fault(
        "the guard is on whatever the option says",
        rules.close,
        "t.state.options.stall_guard and ",
        "",
        ("test_end.py::test_f46_the_house_rule_can_be_switched_off",),
    ),
)
