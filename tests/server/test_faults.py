"""What attacks on the server once did, by number, and the tests that show that it is mended: a list to look at before
one of them is changed."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FAULTS: dict[str, tuple[str, ...]] = {
    "1 the second copy had holes after kills, and restoring from it broke games": (
        "test_kills.test_after_a_few_kills_and_damage_everything_is_there_that_was_acknowledged",
        "test_second_copy.test_after_any_damage_nothing_is_missing",
        "test_second_copy.test_the_log_has_a_group_at_the_moment_of_its_commit",
        "test_second_copy.test_a_copy_that_is_behind_is_made_anew",
        "test_second_copy.test_without_descriptors_writing_goes_on",
        "test_second_copy.test_the_notice_says_what_is_missing"),
    "2 an uploaded record was read on the event loop": (
        "test_limits.test_a_record_that_is_too_long_costs_no_work", "test_limits.test_a_record_is_read_by_a_worker"),
    "3 connections and headers without end": (
        "test_gate.test_who_comes_in_too_great_numbers_is_told_so_and_others_are_let_in",
        "test_gate.test_a_full_server_says_so", "test_gate.test_endless_headers_are_cut_off",
        "test_gate.test_a_request_that_never_arrives_is_given_up",
        "test_gate.test_the_files_that_may_be_opened_bound_the_connections"),
    "4 requests were not limited, and some were dear": (
        "test_limits.test_nothing_is_compressed_for_a_request", "test_limits.test_unknown_addresses_share_one_page",
        "test_limits.test_who_is_a_little_too_fast_waits_and_who_is_much_too_fast_is_refused",
        "test_fairness.test_reading_games_takes_no_worker_from_the_bots"),
    "5 games of bots alone starved all others": (
        "test_bots_awake.test_bots_among_themselves_play_only_while_somebody_looks",
        "test_bots_awake.test_one_person_may_let_few_games_of_bots_go_on",
        "test_bots_awake.test_there_is_a_floor_under_the_pace_of_bots", "test_fairness.test_tables_take_turns"),
    "6 a bot stopped for good when its process died twice": (
        "test_bots_awake.test_a_bot_whose_process_dies_again_and_again_comes_back",
        "test_bots_awake.test_a_visitor_or_the_sweep_wakes_bots_that_were_stopped",
        "test_joining.test_a_bot_whose_process_stands_still_moves_again"),
    "7 floods over websockets, chat without end, slow readers": (
        "test_gate.test_who_floods_a_table_is_thrown_out", "test_limits.test_chat_is_for_talking",
        "test_gate.test_who_does_not_read_is_cut_off_and_nothing_is_kept_for_him",
        "test_limits.test_websockets_are_counted_by_the_address_that_a_proxy_tells"),
    "8 sessions could not be ended": (
        "test_sessions.test_after_logging_out_the_old_cookie_is_nobody",
        "test_sessions.test_the_cookie_of_the_guest_is_not_that_of_the_account_it_became",
        "test_sessions.test_logging_out_everywhere_ends_all_sessions",
        "test_sessions.test_another_password_ends_all_other_sessions"),
    "9 a full disk left an empty key, with which anybody could sign": (
        "test_keys.test_a_full_disk_leaves_no_empty_key", "test_keys.test_a_file_without_a_good_key_is_refused",
        "test_keys.test_of_many_that_start_at_once_all_have_the_same_key"),
    "10 moves were taken back without those who had seen what came of them": (
        "test_undo.test_a_bot_that_stands_in_does_not_agree_for_its_person",
        "test_undo.test_somebody_who_left_is_not_overruled_either"),
    "11 clocks ran while the server did not, and jumped with that of the machine": (
        "test_time.test_nobody_loses_time_while_the_server_is_down",
        "test_time.test_a_jump_of_the_clock_costs_nobody_the_seat"),
    "12 one bad message of Redis ended listening": ("test_away.test_redis_may_talk_nonsense_and_stand_still",),
    "13 a database that stood still held up everything": (
        "test_away.test_a_database_that_stands_still_is_an_error_after_seconds",),
    "14 others on the machine could read the database": ("test_second_copy.test_only_the_owner_may_read_the_files",),
    "15 guests could take names of accounts, and look like them": (
        "test_own_names.test_what_looks_like_an_account_is_taken", "test_own_names.test_names_that_nobody_may_have",
        "test_own_names.test_guests_are_marked_at_the_table_in_lists_and_in_the_chat",
        "test_own_names.test_a_chat_line_cannot_turn_what_others_wrote"),
    "16 spellings of a name each had tries of their own, and strangers could lock people out": (
        "test_own_names.test_other_spellings_of_a_name_are_the_same_name",
        "test_own_names.test_a_stranger_cannot_lock_somebody_out"),
    "17 a request that was given up was an error with a traceback": (
        "test_gate.test_an_abandoned_request_is_one_calm_line",
        "test_gate.test_what_is_cancelled_when_the_server_stops_is_no_error"),
    "18 any name of the server was answered": (
        "test_hosts.test_a_foreign_name_that_leads_here_is_refused",
        "test_hosts.test_an_origin_has_our_scheme_name_and_port",
        "test_sessions.test_over_https_the_cookie_is_bound_to_the_host",
        "test_watching.test_a_process_that_cannot_read_or_is_about_to_stop_is_not_ready"),
    "19 hidden cards came from a generator that can be foretold": (
        "../test_rng.test_a_game_without_a_seed_is_dealt_from_256_secret_bits",
        "../test_rng.test_a_secret_stream_is_blake2b_with_the_key_and_the_number_of_the_stream"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_has_tests(fault: str) -> None:
    for name in FAULTS[fault]:
        module, _, function = name.rpartition(".")
        tree = ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))
        assert function in {found.name for found in tree.body if isinstance(found, ast.FunctionDef)}, name
