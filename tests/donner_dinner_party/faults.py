"""Faults of the rules, those that are easily made, each with the tests by whose sentence it is noticed."""

from __future__ import annotations

from typing import Any

from engines.donner_dinner_party import (
    dinner,
    discussion,
    hunt,
    inspection,
    laying,
    reacting,
    rules,
    supply,
    vote,
)
from engines.donner_dinner_party.board import Board, count, settle
from tests.planting import Fault

VOTERS: Any = Board.voters
COUNTING: Any = Board.counting

FAULTS = (
    # ---------------------------------------------------- set-up
    Fault(
        "seven are rescued as early as six",
        laying.last_round_at,
        "seats <= 6",
        "seats <= 7",
        ("test_setup.py::test_the_numbers_of_the_rulebook_hold[7-2]",),
    ),
    Fault(
        "eight have two Cannibals among them",
        laying.cannibals_at,
        "seats <= 7",
        "seats <= 8",
        ("test_setup.py::test_the_numbers_of_the_rulebook_hold[8-3]",),
    ),
    Fault(
        "Ol' Tasty may be played with by five",
        laying.begin,
        "setup.seats < TASTY_FROM",
        "setup.seats < TASTY_FROM - 1",
        ("test_setup.py::test_ds6_below_six_there_is_no_ol_tasty[5]",),
    ),
    Fault(
        "the meeting takes place at four, too",
        laying.lay_the_table,
        "if seats >= MEETING_FROM:",
        "if seats >= 4:",
        ("test_setup.py::test_ds4_at_four_the_meeting_is_left_out",),
    ),
    Fault(
        "Ol' Tasty is among the Supply Cards of every game",
        laying.lay_the_table,
        "if options.ol_tasty or name != pack.tasty",
        "",
        ("test_setup.py::test_ds6_ol_tasty_is_set_aside_unless_it_is_asked_for",),
    ),
    # ---------------------------------------------------- hunt
    Fault(
        "a card that was chosen is chosen for good",
        hunt._choose,
        "again=True",
        "again=False",
        ("test_hunt.py::test_dh4_minds_may_change_until_the_last_has_chosen_and_not_after",),
    ),
    Fault(
        "who is silent gives the first card",
        hunt._choose,
        'hand[t.chance.below(len(hand), f"silence/{seat}")]',
        "hand[0]",
        ("test_hunt.py::test_dh8_the_lot_looks_at_neither_role_nor_card",),
    ),
    # ---------------------------------------------------- inspection
    Fault(
        "the leader may look at the blind card",
        inspection._inspect,
        "target=sorted(board.week.hunters)",
        "target=sorted(board.living)",
        ("test_inspection.py::test_di2_one_living_player_other_than_the_leader",),
    ),
    Fault(
        "the leader sees in the dark",
        inspection.inspection,
        "if board.prevented:",
        "if not board.living:",
        ("test_supply.py::test_snuffed_lantern_leaves_the_leader_in_the_dark",),
    ),
    # ---------------------------------------------------- dinner
    Fault(
        "the dinner lies in the order of seats",
        dinner.camp_dinner,
        'tuple(mixed(t, [*state.dinner.values()], "dinner"))',
        "tuple(state.dinner.values())",
        ("test_dinner.py::test_dd6_whose_card_is_whose_cannot_be_seen_in_the_dinner",),
    ),
    Fault(
        "every Poison needs a Medicine of its own",
        settle,
        'poison = "cured" if cured else "spoiled"',
        'poison = "cured" if sum(one.medicine for one in cards) >= sum(one.poison for one in cards) else "spoiled"',
        (
            "test_dinner.py::test_dd2_one_medicine_cures_any_number_of_poison_and_feeds_nobody[PPPMSSS]",
            "test_interactions.py::test_three_poison_and_one_medicine",
        ),
    ),
    Fault(
        "Willow Bark cures nothing",
        settle,
        "cured = week.cured or any(",
        "cured = any(",
        ("test_supply.py::test_willow_bark_counts_as_medicine",),
    ),
    Fault(
        "exactly enough is not enough",
        settle,
        "meals >= mouths",
        "meals > mouths",
        ("test_dinner.py::test_dd5_exactly_enough_is_enough",),
    ),
    Fault(
        "poisoned food is counted",
        settle,
        '0 if poison == "spoiled" else sum(card.feeds for card in cards)',
        "sum(card.feeds for card in cards)",
        ("test_dinner.py::test_dd3_uncured_poison_brings_a_vote_whatever_there_is_to_eat",),
    ),
    Fault(
        "Poison spoils Buried Flour",
        settle,
        "hunted + week.meals, len",
        '(hunted + week.meals) * (poison != "spoiled"), len',
        ("test_supply.py::test_buried_flour_is_spoiled_by_no_poison_and_rescues_nobody_from_it",),
    ),
    # ---------------------------------------------------- discussion
    Fault(
        "the leader may call for the vote at once",
        discussion.discussion,
        "t.seconds(times.TALK_AT_LEAST, post=0)",
        "0",
        ("test_vote.py::test_dv1_the_leader_may_call_for_the_vote_after_ten_seconds",),
    ),
    Fault(
        "everybody may call for the vote",
        discussion.discussion,
        "callable_now and seat == board.leader",
        "callable_now",
        ("test_vote.py::test_dv1_the_leader_may_call_for_the_vote_after_ten_seconds",),
    ),
    Fault(
        "the first ten seconds are not counted",
        discussion.discussion,
        "window.extend(longest - at_least)",
        "window.extend(longest)",
        ("test_vote.py::test_dv1_when_the_time_is_out_the_vote_is_called_without_the_leader[options0-120]",),
    ),
    # ---------------------------------------------------- vote
    Fault(
        "one may point at oneself",
        Board.choices,
        "other != seat and ",
        "",
        ("test_vote.py::test_dv3_nobody_points_at_themselves_nor_at_the_eaten",),
    ),
    Fault(
        "the silent vote by lot",
        vote._silent,
        '== "abstain"',
        '!= "abstain"',
        (
            "test_vote.py::test_dv4_who_is_silent_has_no_vote",
            "test_vote.py::test_dv4_by_an_option_the_lot_votes_for_the_silent",
        ),
    ),
    Fault(
        "the leader's vote counts twice",
        count,
        "1 + ballot.raised.get(seat, 0)",
        "1 + ballot.raised.get(seat, 0) + (seat == board.leader)",
        ("test_vote.py::test_dv2_everybody_alive_has_one_vote_and_the_leader_breaks_the_tie_besides",),
    ),
    Fault(
        "a scared vote counts",
        count,
        "for seat in board.counting:",
        "for seat in ballot.votes:",
        ("test_vote.py::test_dv13_one_window_of_six_seconds_for_ghosts_and_cards_and_a_fresh_one_after_each_play",),
    ),
    Fault(
        "a tied leader may pick themselves",
        vote._break_tie,
        "if own or seat != leader",
        "",
        ("test_vote.py::test_dv7_a_tied_leader_picks_another_of_the_tied",),
    ),
    Fault(
        "when time is out the first of the tied is eaten",
        vote._break_tie,
        't.chance.pick(options, "tie")',
        "options[0]",
        ("test_vote.py::test_dv7_when_the_time_is_out_the_lot_says_it",),
    ),
    Fault(
        "where nobody votes the leader may pick themselves",
        vote._ballot,
        "own=False",
        "own=True",
        ("test_vote.py::test_dv4_if_nobody_votes_the_leader_picks_anybody_else",),
    ),
    Fault(
        "a scared leader breaks the tie",
        vote._who_breaks_ties,
        "board.leftwards(board.counting)[0]",
        "board.leader",
        ("test_vote.py::test_dv8_if_the_leader_is_scared_and_there_is_a_tie_the_tile_goes_to_the_left_for_good",),
    ),
    Fault(
        "who breaks the tie gives the tile back",
        vote._who_breaks_ties,
        '== "becomes"',
        '!= "becomes"',
        (
            "test_vote.py::test_dv8_if_the_leader_is_scared_and_there_is_a_tie_the_tile_goes_to_the_left_for_good",
            "test_vote.py::test_dv8_by_an_option_who_breaks_the_tie_gives_the_tile_back",
        ),
    ),
    Fault(
        "the tile goes to the next, scared or not",
        vote._who_breaks_ties,
        "board.leftwards(board.counting)[0]",
        "board.leader if board.leader in board.counting else board.next_leader()",
        ("test_vote.py::test_dv9_the_tile_goes_on_to_the_first_who_is_not_scared",),
    ),
    # ---------------------------------------------------- ghosts
    Fault(
        "everybody who is eaten has a Ghost Token",
        Board._eat,
        "place.token = self.ghosts",
        "place.token = True",
        ("test_options.py::test_the_token_of_a_ghost_is_there_only_with_ghosts",),
    ),
    Fault(
        "a Ghost Token is never used up",
        Board.learn,
        "self.places[fact.seat].token = False",
        "pass",
        ("test_vote.py::test_dv10_if_everybody_is_scared_all_vote_once_more_and_the_tokens_are_gone",),
    ),
    Fault(
        "two ghosts may scare one voter",
        COUNTING.fget,
        "seat not in self.scared and ",
        "",
        ("test_vote.py::test_dv12_only_whose_vote_still_counts_can_be_scared",),
    ),
    Fault(
        "the scared vote again in the second ballot",
        VOTERS.fget,
        "if seat not in self.scared",
        "",
        ("test_interactions.py::test_a_ghost_then_short_straw_the_scared_do_not_vote_again",),
    ),
    Fault(
        "who was scared once never votes again",
        Board._new_week,
        "self.scared.clear()",
        "pass",
        ("test_interactions.py::test_the_scared_vote_again_in_the_next_round",),
    ),
    # ---------------------------------------------------- supply
    Fault(
        "only one card a window",
        reacting.react,
        "while possible := asked():",
        "if possible := asked():",
        ("test_supply.py::test_dp2_the_first_play_is_resolved_and_a_fresh_window_opens",),
    ),
    Fault(
        "a window opens for cards that lie face up",
        Board.could_react,
        "if name not in self.face_up",
        "",
        ("test_supply.py::test_dp8_a_window_is_left_out_once_all_cards_for_it_lie_face_up",),
    ),
    Fault(
        "frozen fingers may follow Fresh Tracks",
        Board.targets,
        "seat in self.week.hunters and seat not in self.week.frozen",
        "seat in self.week.hunters",
        ("test_supply.py::test_fresh_tracks_help_no_frozen_fingers",),
    ),
    Fault(
        "Frozen Fingers reach the leader",
        Board.targets,
        "for one in self.week.hunters if one != seat and one not in self.week.frozen",
        "for one in self.living if one != seat and one not in self.week.frozen",
        ("test_supply.py::test_frozen_fingers_have_anothers_card_drawn_by_lot_and_unseen",),
    ),
    Fault(
        "Raised Voice is for those, too, who did not vote",
        Board.targets,
        "self.ballot.votes.get(seat) is not None",
        "seat in self.ballot.votes",
        ("test_supply.py::test_raised_voice_is_for_those_who_voted",),
    ),
    Fault(
        "what had been chosen of three other cards is remembered",
        supply._redraw,
        "state.contributing.forget(seat)",
        "pass",
        ("test_supply.py::test_fresh_tracks_makes_forget_what_had_been_chosen",),
    ),
    Fault(
        "Boot Prints show the order in the hand",
        supply.play_supply,
        "tuple(sorted(t.state.leftovers[target]))",
        "tuple(t.state.leftovers[target])",
        ("test_supply.py::test_boot_prints_say_nothing_of_the_order_in_the_hand",),
    ),
    Fault(
        "who drew the Short Straw is eaten all the same",
        vote.group_vote,
        "if board.condemned is not None:",
        "if condemned:",
        ("test_supply.py::test_short_straw_saves_its_holder_and_has_the_others_choose_anew",),
    ),
    Fault(
        "who was spared may be chosen again",
        Board.choices,
        " and other not in self.spared",
        "",
        ("test_supply.py::test_short_straw_saves_its_holder_and_has_the_others_choose_anew",),
    ),
    Fault(
        "who was spared once is spared for ever",
        Board._new_week,
        "self.spared.clear()",
        "pass",
        ("test_supply.py::test_short_straw_holds_in_the_next_round_no_more",),
    ),
    Fault(
        "a Supply Card that was played is shown again",
        vote._eat,
        "if board.places[seat].supply is None else None",
        "",
        ("test_vote.py::test_dv19_a_supply_card_that_was_played_is_not_shown_twice",),
    ),
    # ---------------------------------------------------- the end
    Fault(
        "Ol' Tasty is eaten like everybody else",
        vote._eat,
        'raise GameEnds("ol-tasty")',
        "pass",
        ("test_end.py::test_de2_the_cannibals_win_even_if_ol_tasty_was_their_last",),
    ),
    Fault(
        "as many Cannibals as Pioneers are too few",
        rules.end_the_round,
        "board.cannibals >= board.pioneers",
        "board.cannibals > board.pioneers",
        ("test_interactions.py::test_two_cannibals_and_the_first_vote_of_five",),
    ),
    Fault(
        "the party is rescued a round late",
        rules.end_the_round,
        "board.round == board.last_round",
        "board.round > board.last_round",
        ("test_end.py::test_de4_the_game_is_over_before_the_pan_moves",),
    ),
    Fault(
        "the leader keeps the tile",
        Board.next_leader,
        "if seat != self.leader",
        "",
        ("test_end.py::test_de1_else_the_pan_moves_and_the_tile_is_passed",),
    ),
    Fault(
        "the dead do not win",
        rules._end,
        'if state.roles[seat] == "pioneer")',
        'if state.roles[seat] == "pioneer" and state.board.places[seat].living)',
        ("test_end.py::test_de7_a_whole_team_wins_dead_or_alive",),
    ),
)
