"""Faults of the rules, those that are easily made, each with the tests by whose sentence it is noticed."""

from __future__ import annotations

from engines.who_should_we_eat import (
    afternoon,
    death,
    effects,
    evening,
    knives,
    laying,
    modifiers,
    morning,
    piles,
    resolving,
    rules,
    salvation,
    straws,
    trial,
    vote,
)
from engines.who_should_we_eat.board import Board
from tests.planting import Fault

TRIGGERS = """\
    lose_play(t, victim)
    await _reveal_keep(t, victim)
    for card in tuple(board.places[victim].attached):
        await _trigger(t, victim, board.pack.attachable[card])
    _strip(t, victim)
"""
MEAT = """\
    move(t, "food", board.pack.characters[board.places[victim].character].meat, "meat")
"""
RED = """\
    move(t, "sanity", -board.red[board.sanity], "killing")
"""

SANITY = """\
    move(t, "sanity", -SANITY_LOST, "evening")
"""
SUPPER = """\
    eaters = tuple(w.Eater(seat=seat, portions=portions(board, seat)) for seat in board.clockwise())
    total = sum(eater.portions for eater in eaters)
    say(t, w.Supper(eaters=eaters, total=total))
    move(t, "food", -total, "supper")
"""

SAILS = """\
    if sails:
        raise GameEnds("raft")
"""
CLOCK = """\
    if t.state.options.clock_at_evening and not can_refill(t):
        raise GameEnds("quests")
"""

FAULTS = (
    # ---------------------------------------------------- morning
    Fault(
        "the conch passes to the dead",
        Board.next_leader,
        "in self.living",
        "in self.places",
        (
            "test_morning.py::test_w5_the_dead_of_last_night_are_skipped",
            "test_morning.py::test_w5_ghosts_are_skipped",
        ),
    ),
    Fault(
        "the leader who followed a dead one is skipped next morning",
        morning._pass_the_conch,
        "board.conch_passed or heir is None",
        "heir is None",
        ("test_morning.py::test_w6_when_the_leader_dies_the_next_survivor_leads_at_once_and_next_morning",),
    ),
    Fault(
        "Chinese ghosts choose after the conch has passed",
        morning.morning,
        "await _draw_and_select(t, board.clockwise(board.ghosts))\n        _pass_the_conch(t)",
        "_pass_the_conch(t)\n        await _draw_and_select(t, board.clockwise(board.ghosts))",
        ("test_morning.py::test_w14_chinese_ghosts_choose_one_keep_none_and_choose_before_the_conch_passes",),
    ),
    Fault(
        "the last quest of the deck fills no place",
        morning.can_refill,
        ">= SELECTION",
        "> SELECTION",
        (
            "test_salvation.py::test_the_last_round_is_10_less_those_that_were_removed[0]",
            "test_salvation.py::test_w48_the_raft_check_of_the_last_round_comes_before_the_failed_refill",
        ),
    ),
    Fault(
        "a deck that runs out is reshuffled when the next card is drawn",
        piles.draw,
        "    if not deck:\n        _reshuffle(t, pile)\n",
        "",
        ("test_morning.py::test_w11_a_deck_that_runs_out_is_reshuffled_at_once",),
    ),
    Fault(
        "a deck that could not be reshuffled once is gone",
        piles.draw,
        "if not deck and not _reshuffle(t, pile):",
        "if not deck:",
        ("test_morning.py::test_w11_an_empty_deck_comes_back_as_soon_as_there_are_discards",),
    ),
    # ---------------------------------------------------- afternoon
    Fault(
        "ghosts act in the order of seats",
        afternoon.afternoon,
        "board.clockwise(board.ghosts)",
        "board.ghosts",
        ("test_afternoon.py::test_w15_ghosts_act_first_clockwise_from_the_leader",),
    ),
    Fault(
        "the leader draws no straw for the quest",
        afternoon._quest,
        "board.living)",
        "[seat for seat in board.living if seat != board.leader])",
        ("test_afternoon.py::test_w18_the_leader_must_take_one_quest_and_all_survivors_draw",),
    ),
    Fault(
        "the straws for a quest are drawn before its top half",
        afternoon._quest,
        """\
    await resolve(t, Source(name, None), state.pack.quests[name].top)
    seat = await draw_straws(t, "quest", board.living)
""",
        """\
    seat = await draw_straws(t, "quest", board.living)
    await resolve(t, Source(name, None), state.pack.quests[name].top)
""",
        ("test_afternoon.py::test_w18_sanity_0_by_the_top_half_ends_the_game_before_any_straw",),
    ),
    Fault(
        "two haunts lie at one survivor",
        afternoon._attach,
        "replaced = board.haunt(target)",
        "replaced = None",
        ("test_afternoon.py::test_w16_the_replaced_haunt_is_discarded_and_triggers_nothing",),
    ),
    Fault(
        "who took the quest choice has it for ever",
        Board._end_round,
        "self.picker, self.rules = None, None",
        "self.rules = None",
        ("test_afternoon.py::test_the_ghost_who_took_the_choice_picks_the_quest",),
    ),
    Fault(
        "all cards of a pacifist are tools",
        afternoon._survivor_turn,
        "isinstance(card.keep, Knife) and seat",
        "seat",
        ("test_knives.py::test_a_pacifists_other_cards_are_no_tools",),
    ),
    # ---------------------------------------------------- straws
    Fault(
        "two straws are no more likely to be short than one",
        straws.draw_straws,
        "for _ in range(straws[seat])",
        "for _ in range(1)",
        ("test_straws.py::test_w52_two_straws_double_the_risk",),
    ),
    Fault(
        "where nobody holds a straw the first draws alone",
        straws.draw_straws,
        "dict.fromkeys(seats, 1)",
        "{seat: int(seat == seats[0]) for seat in seats}",
        ("test_straws.py::test_w52_if_nobody_would_draw_everybody_draws_one",),
    ),
    Fault(
        "a straw less at ties is a straw less at quests",
        modifiers.straws,
        " and (not mod.at or draw in mod.at)",
        "",
        ("test_straws.py::test_w52_a_card_about_ties_leaves_the_straws_of_quests_alone",),
    ),
    # ---------------------------------------------------- knives
    Fault(
        "a shield is lost after one hit",
        knives._settle,
        "if _up(t, seat, Knife):",
        "if _up(t, seat, Knife) or _up(t, seat, Shield):",
        (
            "test_knives.py::test_w29_a_shield_blocks_and_stays_up_until_the_end_of_the_round",
            "test_knives.py::test_w31_a_raised_shield_wastes_later_attacks_of_the_round",
        ),
    ),
    Fault(
        "a blocked knife stays with its owner",
        knives._settle,
        "if _up(t, seat, Knife):",
        "if killed and _up(t, seat, Knife):",
        ("test_knives.py::test_w29_a_shield_blocks_and_stays_up_until_the_end_of_the_round",),
    ),
    Fault(
        "two knives that name the same survivor are a lone attack",
        knives._settle,
        "len(stabs) == 1",
        "len({stab.target for stab in stabs}) == 1",
        ("test_knives.py::test_w30_english_two_knives_at_one_target_are_a_fight_of_three_and_its_shield_stays_down",),
    ),
    Fault(
        "in a fight of many the targets reveal their Keeps",
        knives._settle,
        "killed = await _fight(t, [seat",
        "[_reveal(t, stab.target) for stab in stabs]\n        killed = await _fight(t, [seat",
        (
            "test_examples.py::test_example_2_a_second_attack_makes_a_fight_of_four_and_only_who_dies_reveals_a_keep",
            "test_knives.py::test_w30_english_two_knives_at_one_target_are_a_fight_of_three_and_its_shield_stays_down",
        ),
    ),
    Fault(
        "who attacks and is attacked is in the fight twice",
        knives._fight,
        "dict.fromkeys(involved)",
        "involved",
        ("test_knives.py::test_w30_english_everybody_is_in_the_fight_once",),
    ),
    Fault(
        "a raised shield does not keep its owner out of a fight",
        knives._fight,
        " if not _up(t, seat, Shield)]",
        "]",
        ("test_knives.py::test_w31_a_raised_shield_keeps_its_owner_out_of_fights",),
    ),
    Fault(
        "a bloodless fight ends the trial",
        knives._fight,
        "return False",
        "return True",
        ("test_knives.py::test_w40_if_nobody_is_left_to_draw_the_fight_ends_bloodless",),
    ),
    Fault(
        "Chinese attacks that were all blocked end the trial",
        knives._each,
        "return bool(victims)",
        "return True",
        ("test_knives.py::test_w32_chinese_if_all_attacks_are_blocked_the_discussion_goes_on",),
    ),
    Fault(
        "two who attack each other draw twice",
        knives._each,
        ") not in pairs:",
        "):",
        ("test_knives.py::test_w30_chinese_two_who_attack_each_other_are_one_pair",),
    ),
    Fault(
        "only holders of a knife bring about a last call",
        knives._sealed,
        "if not any(_may_be_armed(t, seat) for seat in seats):",
        "if not any(armed(board, seat, t.state.keeps.get(seat)) for seat in seats):",
        ("test_trial.py::test_w26_closing_opens_a_last_call_of_fixed_length_for_everybody",),
    ),
    # ---------------------------------------------------- trial
    Fault(
        "two survivors are too few in the first trial of a day alone",
        trial.trial,
        "<= TOO_FEW",
        "<= TOO_FEW and board.trial == 1",
        ("test_trial.py::test_w24_counts_for_repeated_trials_too",),
    ),
    Fault(
        "a vote follows a knife death",
        trial.trial,
        "if not await _discussion(t):\n        await vote(t)",
        "await _discussion(t)\n    await vote(t)",
        ("test_trial.py::test_w33_a_knife_death_ends_the_trial_without_a_vote",),
    ),
    Fault(
        "Food 0 does not end a trial",
        trial._discussion,
        "if killed or board.food >= 0:",
        "if killed or board.food > 0:",
        ("test_trial.py::test_w38_food_at_0_exactly_is_enough",),
    ),
    Fault(
        "Food 0 brings about a trial",
        rules.play,
        "food < 0",
        "food <= 0",
        ("test_trial.py::test_food_at_0_exactly_skips_the_trial_too",),
    ),
    Fault(
        "any death ends the trial",
        trial._discussion,
        "if killed or board.food >= 0:",
        "if killed or board.deaths or board.food >= 0:",
        ("test_trial.py::test_a_death_by_a_card_leaves_the_discussion_open_without_the_dead",),
    ),
    Fault(
        "a discussion that closes by itself has no last call",
        trial._discussion,
        "return await knives.last_call(t)",
        "return closed_by is not None and await knives.last_call(t)",
        ("test_trial.py::test_w26_a_knife_shown_in_the_last_call_goes_before_the_vote",),
    ),
    # ---------------------------------------------------- vote
    Fault(
        "a vote needs a majority",
        vote.vote,
        "if len(tied) == 1 else",
        "if len(tied) == 1 and 2 * most > sum(weights.values()) else",
        ("test_vote.py::test_w36_without_a_tie_nobody_is_asked",),
    ),
    Fault(
        "of the tied the first after the leader is eaten",
        vote.vote,
        "tied[0] if len(tied) == 1 else await _break_tie(t, tied)",
        "tied[0]",
        ("test_vote.py::test_w36_the_tied_draw_straws",),
    ),
    Fault(
        "who is silent votes for themselves",
        vote._point,
        "None if one is None",
        "seat if one is None",
        (
            "test_vote.py::test_w34_out_of_time_is_no_vote",
            "test_vote.py::test_w51_a_change_counts_for_one_at_whom_nobody_points",
        ),
    ),
    Fault(
        "an escape holds for one's own vote alone",
        vote._point,
        "target=seats",
        "target=board.clockwise()",
        ("test_vote.py::test_w37_who_escaped_neither_points_nor_can_be_pointed_at",),
    ),
    Fault(
        "who escaped the vote draws no straw at a tie of all",
        vote._break_tie,
        "everybody = board.clockwise()",
        "everybody = [seat for seat in board.clockwise() if not board.places[seat].escaped]",
        ("test_vote.py::test_w37_who_escaped_is_still_a_survivor_when_all_draw_for_a_tie",),
    ),
    Fault(
        "a change counts only where somebody points",
        vote._count,
        "pointed + change)",
        "pointed + change if pointed else 0)",
        ("test_vote.py::test_w51_a_change_counts_for_one_at_whom_nobody_points",),
    ),
    # ---------------------------------------------------- death
    Fault(
        "the red number is read at step 1, before the triggers",
        death._six_steps,
        TRIGGERS + MEAT + RED,
        "    red = board.red[board.sanity]\n" + TRIGGERS + MEAT + RED.replace("board.red[board.sanity]", "red"),
        ("test_death.py::test_w41_the_six_steps_come_in_the_books_order",),
    ),
    Fault(
        "the red number is read at step 4, before the meat",
        death._six_steps,
        MEAT + RED,
        RED + MEAT,
        ("test_death.py::test_w41_the_six_steps_come_in_the_books_order",),
    ),
    Fault(
        "the meat is counted before the triggers of Keep and haunt",
        death._six_steps,
        TRIGGERS + MEAT,
        MEAT + TRIGGERS,
        ("test_death.py::test_w41_the_six_steps_come_in_the_books_order",),
    ),
    Fault(
        "the raft is lowered though Sanity is at 0",
        death._six_steps,
        RED + "    lower_raft(t)\n",
        "    lower_raft(t)\n" + RED,
        ("test_death.py::test_sanity_0_at_step_5_ends_the_game_before_the_raft_is_lowered",),
    ),
    Fault(
        "the youngest attached card triggers first",
        death._six_steps,
        "in tuple(board.places[victim].attached):",
        "in reversed(board.places[victim].attached):",
        ("test_death.py::test_w42_the_keep_triggers_first_then_attached_cards_oldest_first",),
    ),
    Fault(
        "a death within a death is not made to wait",
        death.die,
        "    if state.dying:\n        return\n",
        "",
        ("test_death.py::test_w42_a_trigger_that_kills_another_waits_until_this_death_is_complete",),
    ),
    Fault(
        "several die in the order of the attacks",
        death.die,
        "sorted(dooms, key=lambda doom: order.index(doom.seat))",
        "dooms",
        ("test_knives.py::test_w30_chinese_several_die_clockwise_from_the_leader",),
    ),
    Fault(
        "the Chinese raft target still counts the victim",
        death.lower_raft,
        "len(state.board.living)",
        "len(state.board.living) + 1",
        ("test_death.py::test_w43_chinese_the_raft_target_is_the_place_of_the_new_number",),
    ),
    # ---------------------------------------------------- salvation and end
    Fault(
        "the raft must be more than finished",
        salvation.salvation,
        "board.build >= board.raft",
        "board.build > board.raft",
        ("test_salvation.py::test_w46_no_trial_and_a_finished_raft_is_the_survivors_win",),
    ),
    Fault(
        "a trial without a death counts as none",
        salvation._blocked,
        "if board.trial:",
        "if board.trial and board.deaths:",
        ("test_trial.py::test_w38_food_at_0_ends_the_trial_and_it_still_counts_as_one",),
    ),
    Fault(
        "a death blocks the raft of all later days",
        Board._end_round,
        "self.deaths.clear()",
        "pass",
        ("test_salvation.py::test_w47_chinese_a_death_of_yesterday_blocks_nothing_today",),
    ),
    Fault(
        "those killed today sail, too",
        rules._end,
        "board.living if end",
        "[*board.living, *board.seats('dead')] if end",
        ("test_salvation.py::test_w49_those_killed_today_do_not_sail",),
    ),
    Fault(
        "those killed today win with the ghosts",
        rules._end,
        "else board.ghosts",
        "else [*board.ghosts, *board.seats('dead')]",
        (
            "test_salvation.py::test_w49_the_newly_dead_are_in_neither_list",
            "test_trial.py::test_w24_a_trial_with_two_survivors_is_the_ghosts_win",
        ),
    ),
    # ---------------------------------------------------- effects
    Fault(
        "those killed today count as ghosts",
        effects.track_per,
        "else board.ghosts",
        "else [*board.ghosts, *board.seats('dead')]",
        ("test_effects.py::test_track_per_ghosts_does_not_count_those_who_died_today",),
    ),
    Fault(
        "a ward makes all losses smaller",
        effects._shift,
        "elif by < 0 and source.instant:",
        "elif by < 0:",
        ("test_effects.py::test_ward_is_at_best_0_and_reaches_no_other_cards",),
    ),
    Fault(
        "an empty place is left out when Keeps are passed",
        effects.pass_keeps,
        "board.places[seat].keep_up is None",
        "board.places[seat].keep_down",
        ("test_effects.py::test_pass_keeps_passes_the_empty_place_too",),
    ),
    # ---------------------------------------------------- modifiers
    Fault(
        "who is protected from one thing is protected from all",
        modifiers.protected,
        " and mod.from_ == from_",
        "",
        (
            "test_effects.py::test_protected_from_keep_is_no_protection_from_knives",
            "test_effects.py::test_protected_from_ghosts_reaches_no_card_of_a_survivor",
        ),
    ),
    Fault(
        "a gain on one track is a gain on all",
        modifiers.gain,
        " and mod.track == track",
        "",
        ("test_effects.py::test_gain_on_one_track_leaves_the_others_alone",),
    ),
    Fault(
        "a pacifist is armed",
        modifiers.armed,
        " and not knife_tools(board, seat)",
        "",
        ("test_knives.py::test_w50_knives_of_a_pacifist_neither_attack_nor_answer",),
    ),
    # ---------------------------------------------------- evening
    Fault(
        "supper comes before Sanity",
        evening.evening,
        SANITY + SUPPER,
        SUPPER + SANITY,
        (
            "test_trial.py::test_w23_sanity_goes_first_then_supper_of_those_alive",
            "test_trial.py::test_w23_in_the_evening_sanity_0_ends_the_game_before_supper",
        ),
    ),
    Fault(
        "the dead eat, too",
        evening.evening,
        "in board.clockwise())",
        "in board.clockwise(board.places))",
        ("test_trial.py::test_w23_neither_ghosts_nor_those_killed_today_eat",),
    ),
    # ---------------------------------------------------- silence, last calls, heirs
    Fault(
        "a silent Chinese ghost keeps a card",
        morning._by_lot,
        "if _keeps_none(t, seat):",
        "if False:",
        ("test_morning.py::test_w14_a_silent_chinese_ghost_keeps_none",),
    ),
    Fault(
        "whoever may let a draw be wild must",
        morning._announce,
        "total=(0, draws.announce)",
        "total=(1, draws.announce)",
        ("test_morning.py::test_a_card_that_lets_draws_be_wild_forces_nobody",),
    ),
    Fault(
        "changes of the draws of a deck are made one by one",
        modifiers.morning_draws,
        "draws.change(one, sum(by for deck, by in changes if deck == one))",
        "[draws.change(one, by) for deck, by in changes if deck == one]",
        ("test_morning.py::test_changes_of_the_draws_of_one_deck_add_up",),
    ),
    Fault(
        "the leader turns up no Play card",
        afternoon.afternoon,
        "in board.clockwise():",
        "in board.clockwise()[1:]:",
        ("test_afternoon.py::test_w20_survivors_are_revealed_one_by_one_clockwise_from_the_leader",),
    ),
    Fault(
        "a quest alone is asked for",
        afternoon._pick,
        "len(row) == 1",
        "len(row) == 0",
        ("test_afternoon.py::test_w18_one_quest_alone_is_taken_without_a_question",),
    ),
    Fault(
        "a card that is gone has its moment all the same",
        resolving.trigger_all,
        " and card in board.places[seat].attached",
        "",
        ("test_death.py::test_w42_a_card_that_was_taken_away_before_its_turn_does_nothing",),
    ),
    Fault(
        "a Keep that was shown is shown again at the death of its owner",
        death._reveal_keep,
        "if state.board.places[victim].keep_down:",
        "if True:",
        ("test_death.py::test_w44_a_shown_keep_is_discarded_with_its_owner",),
    ),
    Fault(
        "a knife of the last call is not laid open",
        knives.last_call,
        'say(t, w.KnivesShown(at="last-call", stabs=stabs))',
        "pass",
        ("test_trial.py::test_w26_a_knife_shown_in_the_last_call_goes_before_the_vote",),
    ),
    Fault(
        "a last call without a knife is a fight of nobody",
        knives.last_call,
        "if not stabs:",
        "if False:",
        ("test_trial.py::test_w26_in_a_last_call_without_a_knife_nothing_is_told_of_knives",),
    ),
    Fault(
        "a vote follows a death in a fight",
        knives._fight,
        'await die(t, [Doom(short, "fight")])\n    return True',
        'await die(t, [Doom(short, "fight")])\n    return False',
        ("test_trial.py::test_w33_a_death_in_a_fight_ends_the_trial_without_a_vote_too[{}]",),
    ),
    Fault(
        "a vote follows the deaths of several knives",
        knives._each,
        "return bool(victims)",
        "return False",
        ("test_trial.py::test_w33_deaths_of_several_knives_end_the_trial_without_a_vote_too",),
    ),
    Fault(
        "a shield shown in the booth is a way out of the vote",
        knives._step_out,
        "if _up(t, seat, Escape):",
        "if True:",
        (
            "test_knives.py::test_w40_the_leader_lets_all_draw_but_those_who_show_a_shield_or_an_escape",
            "test_knives.py::test_w40_a_shield_shown_in_the_booth_wastes_knives_but_is_no_way_out_of_the_vote",
        ),
    ),
    Fault(
        "who led when the discussion began may close it, dead or alive",
        trial._discussion,
        "seat == board.leader",
        "seat == seats[0]",
        ("test_trial.py::test_w26_who_leads_after_a_death_in_the_discussion_closes_it",),
    ),
    Fault(
        "food from one who died by a card does not end the trial",
        trial._discussion,
        "if killed or board.food >= 0:",
        "if killed or (board.food >= 0 and not board.deaths):",
        ("test_trial.py::test_w38_food_that_a_death_brings_ends_the_discussion_though_no_knife_killed",),
    ),
    Fault(
        "those doomed by a last will go before those who die together",
        death.die,
        "state.doomed += sorted(dooms, key=lambda doom: order.index(doom.seat))",
        "state.doomed[:0] = sorted(dooms, key=lambda doom: order.index(doom.seat))",
        ("test_knives.py::test_w42_who_dies_by_a_last_will_dies_after_those_who_die_together",),
    ),
    Fault(
        "a card that was shown is swapped away by itself",
        effects.swap_keep,
        "            and board.places[owner].keep_up is None\n",
        "",
        ("test_effects.py::test_a_keep_that_was_shown_cannot_be_swapped_for_another",),
    ),
    # ---------------------------------------------------- editions
    Fault(
        "the morning is the English one in both editions",
        morning.morning,
        "if t.state.options.ghosts_keep:",
        "if True:",
        (
            "test_editions.py::test_w14_ghosts_choose_with_everybody_and_keep_a_card_or_choose_one_before_the_conch_and_the_quests",
            "test_keeper.py::test_players_who_know_the_edition_keep_its_book[chinese-8]",
        ),
    ),
    Fault(
        "the morning is the Chinese one in both editions",
        morning.morning,
        "if t.state.options.ghosts_keep:",
        "if False:",
        (
            "test_editions.py::test_w14_ghosts_choose_with_everybody_and_keep_a_card_or_choose_one_before_the_conch_and_the_quests",
            "test_keeper.py::test_players_who_know_the_edition_keep_its_book[english-8]",
        ),
    ),
    Fault(
        "Chinese ghosts keep a card, too",
        morning._keeps_none,
        "not t.state.options.ghosts_keep and",
        "False and",
        (
            "test_editions.py::test_w14_ghosts_choose_with_everybody_and_keep_a_card_or_choose_one_before_the_conch_and_the_quests",
        ),
    ),
    Fault(
        "the quests are refilled before the conch passes to ghosts who choose",
        morning.morning,
        "else:\n        _the_dead_return(t)",
        "else:\n        if board.round > 1:\n            refill_quests(t)\n        _the_dead_return(t)",
        (
            "test_editions.py::test_w14_ghosts_choose_with_everybody_and_keep_a_card_or_choose_one_before_the_conch_and_the_quests",
            "test_keeper.py::test_players_who_know_the_edition_keep_its_book[chinese-8]",
        ),
    ),
    Fault(
        "quests add up in both editions",
        afternoon._quest,
        "() if state.options.quests_add_up else tuple(board.quests(seat))",
        "()",
        (
            "test_editions.py::test_w19_quests_add_up_or_a_new_one_replaces_the_old_one",
            "test_editions.py::test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition[quests_add_up]",
            "test_keeper.py::test_players_who_know_the_edition_keep_its_book[chinese-6]",
        ),
    ),
    Fault(
        "a new quest replaces the old one in both editions",
        afternoon._quest,
        "() if state.options.quests_add_up else tuple",
        "tuple",
        ("test_editions.py::test_w19_quests_add_up_or_a_new_one_replaces_the_old_one",),
    ),
    Fault(
        "a quest that was replaced is lost",
        afternoon._quest,
        "    state.box += replaced\n",
        "",
        ("test_editions.py::test_w19_quests_add_up_or_a_new_one_replaces_the_old_one",),
    ),
    Fault(
        "several knives are one fight in both editions",
        knives._settle,
        "elif options.one_fight or options.phone_booth:",
        "elif True:",
        (
            "test_editions.py::test_w30_several_knives_are_one_fight_and_one_death_or_each_attack_is_settled_with_several_deaths",
            "test_editions.py::test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition[one_fight]",
        ),
    ),
    Fault(
        "several attacks are settled apart in both editions",
        knives._settle,
        "elif options.one_fight or options.phone_booth:",
        "elif options.phone_booth:",
        (
            "test_editions.py::test_w30_several_knives_are_one_fight_and_one_death_or_each_attack_is_settled_with_several_deaths",
        ),
    ),
    Fault(
        "of several attacks only the first kills",
        knives._each,
        "await die(t, list(victims.values()))",
        "await die(t, list(victims.values())[:1])",
        (
            "test_editions.py::test_w30_several_knives_are_one_fight_and_one_death_or_each_attack_is_settled_with_several_deaths",
        ),
    ),
    Fault(
        "the raft target is two lower in both editions",
        death.lower_raft,
        "if not state.options.raft_two_lower:",
        "if False:",
        (
            "test_editions.py::test_w43_the_raft_target_is_two_lower_or_at_the_place_of_the_number_of_survivors",
            "test_editions.py::test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition[raft_two_lower]",
        ),
    ),
    Fault(
        "the raft target goes by the number of survivors in both editions",
        death.lower_raft,
        "if not state.options.raft_two_lower:",
        "if True:",
        ("test_editions.py::test_w43_the_raft_target_is_two_lower_or_at_the_place_of_the_number_of_survivors",),
    ),
    Fault(
        "a death without a trial blocks the raft in neither edition",
        salvation._blocked,
        "board.deaths and t.state.options.death_blocks_raft",
        "False",
        (
            "test_editions.py::test_w47_a_death_without_a_trial_lets_the_raft_sail_or_blocks_it",
            "test_editions.py::test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition[death_blocks_raft]",
        ),
    ),
    Fault(
        "a death without a trial blocks the raft in both editions",
        salvation._blocked,
        " and t.state.options.death_blocks_raft",
        "",
        ("test_editions.py::test_w47_a_death_without_a_trial_lets_the_raft_sail_or_blocks_it",),
    ),
    Fault(
        "the quests run out in the morning in both editions",
        salvation.salvation,
        "t.state.options.clock_at_evening and not",
        "False and not",
        (
            "test_editions.py::test_w48_the_quests_run_out_next_morning_or_at_the_end_of_the_round",
            "test_editions.py::test_a_switch_by_itself_turns_its_scene_into_that_of_the_other_edition[clock_at_evening]",
        ),
    ),
    Fault(
        "the quests run out in the evening in both editions",
        salvation.salvation,
        "t.state.options.clock_at_evening and not",
        "not",
        ("test_editions.py::test_w48_the_quests_run_out_next_morning_or_at_the_end_of_the_round",),
    ),
    Fault(
        "the quests run out before the raft is looked at",
        salvation.salvation,
        SAILS + CLOCK,
        CLOCK + SAILS,
        ("test_salvation.py::test_w48_chinese_the_quest_clock_is_checked_at_the_end_of_the_round",),
    ),
    Fault(
        "beginners get any characters",
        laying._deal_characters,
        "if not t.state.options.beginner:",
        "if True:",
        (
            "test_editions.py::test_chinese_beginners_get_characters_with_meat_4_and_5_as_far_as_there_are_any[4]",
            "test_options.py::test_beginners_get_characters_with_meat_4_and_5_first",
        ),
    ),
)
