/* Generated from the files in interface/ by `make generate`; do not edit. */

static danxi_result *call_account_login(danxi_session *session, struct arguments *arguments) {
    return danxi_account_login(session, string_argument(arguments, "email"), string_argument(arguments, "password"),
                               options_argument(arguments));
}

static danxi_result *call_account_logout(danxi_session *session, struct arguments *arguments) {
    return danxi_account_logout(session, options_argument(arguments));
}

static danxi_result *call_account_refresh_token(danxi_session *session, struct arguments *arguments) {
    return danxi_account_refresh_token(session, options_argument(arguments));
}

static danxi_result *call_account_get_status(danxi_session *session, struct arguments *arguments) {
    return danxi_account_get_status(session, options_argument(arguments));
}

static danxi_result *call_account_send_verification_code(danxi_session *session, struct arguments *arguments) {
    return danxi_account_send_verification_code(session, string_argument(arguments, "email"),
                                                options_argument(arguments));
}

static danxi_result *call_account_register(danxi_session *session, struct arguments *arguments) {
    return danxi_account_register(session, string_argument(arguments, "email"), string_argument(arguments, "password"),
                                  string_argument(arguments, "verification"), options_argument(arguments));
}

static danxi_result *call_account_reset_password(danxi_session *session, struct arguments *arguments) {
    return danxi_account_reset_password(session, string_argument(arguments, "email"),
                                        string_argument(arguments, "password"),
                                        string_argument(arguments, "verification"), options_argument(arguments));
}

static danxi_result *call_account_get_quiz(danxi_session *session, struct arguments *arguments) {
    return danxi_account_get_quiz(session, options_argument(arguments));
}

static danxi_result *call_account_answer_quiz(danxi_session *session, struct arguments *arguments) {
    return danxi_account_answer_quiz(session, json_argument(arguments, "answers"), options_argument(arguments));
}

static danxi_result *call_account_reload_quiz(danxi_session *session, struct arguments *arguments) {
    return danxi_account_reload_quiz(session, options_argument(arguments));
}

static danxi_result *call_account_get_current_user(danxi_session *session, struct arguments *arguments) {
    return danxi_account_get_current_user(session, options_argument(arguments));
}

static danxi_result *call_account_get_user(danxi_session *session, struct arguments *arguments) {
    return danxi_account_get_user(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_account_modify_user(danxi_session *session, struct arguments *arguments) {
    return danxi_account_modify_user(session, int_argument(arguments, "id"), string_argument(arguments, "nickname"),
                                     options_argument(arguments));
}

static danxi_result *call_account_list_administrators(danxi_session *session, struct arguments *arguments) {
    return danxi_account_list_administrators(session, options_argument(arguments));
}

static danxi_result *call_account_close_account(danxi_session *session, struct arguments *arguments) {
    return danxi_account_close_account(session, string_argument(arguments, "email"),
                                       string_argument(arguments, "password"), options_argument(arguments));
}

static danxi_result *call_account_close_user(danxi_session *session, struct arguments *arguments) {
    return danxi_account_close_user(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_get_divisions(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_divisions(session, options_argument(arguments));
}

static danxi_result *call_forum_get_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_division(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_list_holes_in_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes_in_division(session, int_argument(arguments, "division_id"),
                                              options_argument(arguments));
}

static danxi_result *call_forum_list_safe_holes_in_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_safe_holes_in_division(session, int_argument(arguments, "division_id"),
                                                   options_argument(arguments));
}

static danxi_result *call_forum_list_holes_on_home_page(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes_on_home_page(session, options_argument(arguments));
}

static danxi_result *call_forum_list_good_holes(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_good_holes(session, options_argument(arguments));
}

static danxi_result *call_forum_list_holes(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes(session, options_argument(arguments));
}

static danxi_result *call_forum_list_holes_by_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes_by_tag(session, string_argument(arguments, "tag_name"), options_argument(arguments));
}

static danxi_result *call_forum_list_my_holes(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_my_holes(session, options_argument(arguments));
}

static danxi_result *call_forum_get_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_hole(session, string_argument(arguments, "content"),
                                   int_argument(arguments, "division_id"), json_argument(arguments, "tags"),
                                   options_argument(arguments));
}

static danxi_result *call_forum_modify_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_hide_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_hide_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_add_view(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_add_view(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_get_summary(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_summary(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_rate_summary(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_rate_summary(session, int_argument(arguments, "id"), string_argument(arguments, "trace_id"),
                                    int_argument(arguments, "type"), options_argument(arguments));
}

static danxi_result *call_forum_list_floors_in_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_floors_in_hole(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_list_all_floors(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_all_floors(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_watch_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_watch_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_get_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_floor(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_floor(session, string_argument(arguments, "content"), int_argument(arguments, "hole_id"),
                                    options_argument(arguments));
}

static danxi_result *call_forum_modify_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_floor(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_delete_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_floor(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_like_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_like_floor(session, int_argument(arguments, "id"), int_argument(arguments, "like"),
                                  options_argument(arguments));
}

static danxi_result *call_forum_search_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_floor(session, string_argument(arguments, "keyword"), options_argument(arguments));
}

static danxi_result *call_forum_search_floors_in_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_floors_in_hole(session, int_argument(arguments, "hole_id"),
                                             string_argument(arguments, "keyword"), options_argument(arguments));
}

static danxi_result *call_forum_search_floors_by_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_floors_by_tag(session, string_argument(arguments, "tag_name"),
                                            string_argument(arguments, "keyword"), options_argument(arguments));
}

static danxi_result *call_forum_list_my_floors(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_my_floors(session, options_argument(arguments));
}

static danxi_result *call_forum_delete_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_list_all_tags(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_all_tags(session, options_argument(arguments));
}

static danxi_result *call_forum_search_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_tag(session, string_argument(arguments, "keyword"), options_argument(arguments));
}

static danxi_result *call_forum_get_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_tag(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_tag(session, string_argument(arguments, "name"), options_argument(arguments));
}

static danxi_result *call_forum_modify_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_tag(session, int_argument(arguments, "id"), string_argument(arguments, "name"),
                                  int_argument(arguments, "temperature"), options_argument(arguments));
}

static danxi_result *call_forum_delete_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_tag(session, int_argument(arguments, "id"), string_argument(arguments, "to"),
                                  options_argument(arguments));
}

static danxi_result *call_forum_get_profile(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_profile(session, options_argument(arguments));
}

static danxi_result *call_forum_modify_profile(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_profile(session, options_argument(arguments));
}

static danxi_result *call_forum_list_my_punishments(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_my_punishments(session, options_argument(arguments));
}

static danxi_result *call_forum_list_favorites(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_favorites(session, options_argument(arguments));
}

static danxi_result *call_forum_list_favorite_ids(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_favorite_ids(session, options_argument(arguments));
}

static danxi_result *call_forum_list_favorite_ids_in_group(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_favorite_ids_in_group(session, int_argument(arguments, "group_id"),
                                                  options_argument(arguments));
}

static danxi_result *call_forum_add_favorite(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_add_favorite(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_remove_favorite(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_remove_favorite(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_set_favorites(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_set_favorites(session, json_argument(arguments, "hole_ids"), options_argument(arguments));
}

static danxi_result *call_forum_move_favorites(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_move_favorites(session, json_argument(arguments, "hole_ids"),
                                      int_argument(arguments, "from_group_id"), int_argument(arguments, "to_group_id"),
                                      options_argument(arguments));
}

static danxi_result *call_forum_list_favorite_groups(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_favorite_groups(session, options_argument(arguments));
}

static danxi_result *call_forum_create_favorite_group(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_favorite_group(session, string_argument(arguments, "name"), options_argument(arguments));
}

static danxi_result *call_forum_modify_favorite_group(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_favorite_group(session, int_argument(arguments, "id"), string_argument(arguments, "name"),
                                             options_argument(arguments));
}

static danxi_result *call_forum_delete_favorite_group(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_favorite_group(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_list_subscriptions(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_subscriptions(session, options_argument(arguments));
}

static danxi_result *call_forum_list_subscription_ids(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_subscription_ids(session, options_argument(arguments));
}

static danxi_result *call_forum_add_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_add_subscription(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_remove_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_remove_subscription(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_list_messages(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_messages(session, options_argument(arguments));
}

static danxi_result *call_forum_watch_messages(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_watch_messages(session, options_argument(arguments));
}

static danxi_result *call_forum_clear_messages(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_clear_messages(session, options_argument(arguments));
}

static danxi_result *call_forum_clear_message(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_clear_message(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_message(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_message(session, string_argument(arguments, "description"),
                                      json_argument(arguments, "recipients"), options_argument(arguments));
}

static danxi_result *call_forum_list_push_tokens(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_push_tokens(session, options_argument(arguments));
}

static danxi_result *call_forum_add_push_token(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_add_push_token(session, string_argument(arguments, "service"),
                                      string_argument(arguments, "device_id"), string_argument(arguments, "token"),
                                      options_argument(arguments));
}

static danxi_result *call_forum_remove_push_token(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_remove_push_token(session, string_argument(arguments, "device_id"), options_argument(arguments));
}

static danxi_result *call_forum_remove_push_tokens(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_remove_push_tokens(session, options_argument(arguments));
}

static danxi_result *call_forum_create_report(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_report(session, int_argument(arguments, "floor_id"), string_argument(arguments, "reason"),
                                     options_argument(arguments));
}

static danxi_result *call_forum_list_reports(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_reports(session, options_argument(arguments));
}

static danxi_result *call_forum_get_report(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_report(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_handle_report(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_handle_report(session, int_argument(arguments, "id"), string_argument(arguments, "result"),
                                     options_argument(arguments));
}

static danxi_result *call_forum_ban_reporter(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_ban_reporter(session, int_argument(arguments, "report_id"), int_argument(arguments, "days"),
                                    string_argument(arguments, "reason"), options_argument(arguments));
}

static danxi_result *call_forum_list_floor_history(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_floor_history(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_restore_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_restore_floor(session, int_argument(arguments, "id"), int_argument(arguments, "version_id"),
                                     string_argument(arguments, "reason"), options_argument(arguments));
}

static danxi_result *call_forum_list_sensitive_floors(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_sensitive_floors(session, options_argument(arguments));
}

static danxi_result *call_forum_set_floor_sensitive(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_set_floor_sensitive(session, int_argument(arguments, "id"),
                                           bool_argument(arguments, "sensitive"), options_argument(arguments));
}

static danxi_result *call_forum_list_deletion_notices(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_deletion_notices(session, int_argument(arguments, "floor_id"), options_argument(arguments));
}

static danxi_result *call_forum_get_silence(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_silence(session, int_argument(arguments, "floor_id"), options_argument(arguments));
}

static danxi_result *call_forum_get_user(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_user(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_modify_user(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_user(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_list_punishments(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_punishments(session, int_argument(arguments, "user_id"), options_argument(arguments));
}

static danxi_result *call_forum_create_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_division(session, string_argument(arguments, "name"),
                                       string_argument(arguments, "description"), options_argument(arguments));
}

static danxi_result *call_forum_modify_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_division(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_delete_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_division(session, int_argument(arguments, "id"), int_argument(arguments, "to"),
                                       options_argument(arguments));
}

static danxi_result *call_forum_set_search_open(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_set_search_open(session, bool_argument(arguments, "open"), options_argument(arguments));
}

static danxi_result *call_forum_create_penalty(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_penalty(session, int_argument(arguments, "floor_id"), int_argument(arguments, "days"),
                                      string_argument(arguments, "reason"), options_argument(arguments));
}

static danxi_result *call_forum_create_permanent_penalty(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_permanent_penalty(session, int_argument(arguments, "floor_id"),
                                                string_argument(arguments, "reason"), options_argument(arguments));
}

static danxi_result *call_forum_save_thread(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_save_thread(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_get_saved_thread(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_saved_thread(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_list_saved_floors(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_saved_floors(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_list_saved_threads(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_saved_threads(session, options_argument(arguments));
}

static danxi_result *call_forum_search_saved(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_saved(session, string_argument(arguments, "query"), options_argument(arguments));
}

static danxi_result *call_forum_delete_saved_thread(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_saved_thread(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_forum_request(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_request(session, string_argument(arguments, "method"), string_argument(arguments, "path"),
                               options_argument(arguments));
}

static danxi_result *call_image_upload(danxi_session *session, struct arguments *arguments) {
    return danxi_image_upload(session, options_argument(arguments));
}

static danxi_result *call_image_download(danxi_session *session, struct arguments *arguments) {
    return danxi_image_download(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_image_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_image_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_curriculum_list_course_groups(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_list_course_groups(session, options_argument(arguments));
}

static danxi_result *call_curriculum_search_course_groups(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_search_course_groups(session, string_argument(arguments, "query"),
                                                 options_argument(arguments));
}

static danxi_result *call_curriculum_get_course_group(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_get_course_group(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_curriculum_create_course(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_create_course(session, string_argument(arguments, "name"),
                                          string_argument(arguments, "code"), string_argument(arguments, "code_id"),
                                          string_argument(arguments, "department"),
                                          string_argument(arguments, "teachers"), int_argument(arguments, "year"),
                                          int_argument(arguments, "semester"), options_argument(arguments));
}

static danxi_result *call_curriculum_list_reviews(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_list_reviews(session, int_argument(arguments, "course_id"), options_argument(arguments));
}

static danxi_result *call_curriculum_get_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_get_review(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_curriculum_create_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_create_review(session, int_argument(arguments, "course_id"),
                                          string_argument(arguments, "title"), string_argument(arguments, "content"),
                                          int_argument(arguments, "overall_rank"),
                                          int_argument(arguments, "content_rank"),
                                          int_argument(arguments, "workload_rank"),
                                          int_argument(arguments, "assessment_rank"), options_argument(arguments));
}

static danxi_result *call_curriculum_list_my_reviews(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_list_my_reviews(session, options_argument(arguments));
}

static danxi_result *call_curriculum_modify_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_modify_review(session, int_argument(arguments, "id"), string_argument(arguments, "title"),
                                          string_argument(arguments, "content"),
                                          int_argument(arguments, "overall_rank"),
                                          int_argument(arguments, "content_rank"),
                                          int_argument(arguments, "workload_rank"),
                                          int_argument(arguments, "assessment_rank"), options_argument(arguments));
}

static danxi_result *call_curriculum_vote_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_vote_review(session, int_argument(arguments, "id"), int_argument(arguments, "vote"),
                                        options_argument(arguments));
}

static danxi_result *call_curriculum_delete_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_delete_review(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_curriculum_get_random_review(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_get_random_review(session, options_argument(arguments));
}

static danxi_result *call_curriculum_list_sensitive_reviews(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_list_sensitive_reviews(session, options_argument(arguments));
}

static danxi_result *call_curriculum_set_review_sensitive(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_set_review_sensitive(session, int_argument(arguments, "id"),
                                                 bool_argument(arguments, "sensitive"), options_argument(arguments));
}

static danxi_result *call_curriculum_refresh_course_groups(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_refresh_course_groups(session, options_argument(arguments));
}

static danxi_result *call_curriculum_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_curriculum_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_campus_login(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_login(session, string_argument(arguments, "username"), string_argument(arguments, "password"),
                              string_argument(arguments, "student_type"), options_argument(arguments));
}

static danxi_result *call_campus_logout(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_logout(session, options_argument(arguments));
}

static danxi_result *call_campus_status(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_status(session, options_argument(arguments));
}

static danxi_result *call_campus_answer_challenge(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_answer_challenge(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_campus_import_cookies(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_import_cookies(session, json_argument(arguments, "cookies"),
                                       string_argument(arguments, "username"),
                                       string_argument(arguments, "student_type"), options_argument(arguments));
}

static danxi_result *call_campus_fetch(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_fetch(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_bus_get_routes(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_get_routes(session, string_argument(arguments, "type"), options_argument(arguments));
}

static danxi_result *call_bus_next(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_next(session, string_argument(arguments, "start"), string_argument(arguments, "end"),
                          options_argument(arguments));
}

static danxi_result *call_bus_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_classroom_get_classrooms(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_get_classrooms(session, string_argument(arguments, "building"), options_argument(arguments));
}

static danxi_result *call_classroom_list_free_classrooms(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_list_free_classrooms(session, string_argument(arguments, "building"),
                                                int_argument(arguments, "start"), int_argument(arguments, "end"),
                                                options_argument(arguments));
}

static danxi_result *call_classroom_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_electricity_get_electricity_usage(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_get_electricity_usage(session, options_argument(arguments));
}

static danxi_result *call_electricity_get_electricity_logs(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_get_electricity_logs(session, options_argument(arguments));
}

static danxi_result *call_electricity_watch(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_watch(session, options_argument(arguments));
}

static danxi_result *call_electricity_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_library_get_library(danxi_session *session, struct arguments *arguments) {
    return danxi_library_get_library(session, options_argument(arguments));
}

static danxi_result *call_library_search_books(danxi_session *session, struct arguments *arguments) {
    return danxi_library_search_books(session, string_argument(arguments, "title"), options_argument(arguments));
}

static danxi_result *call_library_get_book(danxi_session *session, struct arguments *arguments) {
    return danxi_library_get_book(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_library_list_book_copies(danxi_session *session, struct arguments *arguments) {
    return danxi_library_list_book_copies(session, string_argument(arguments, "book_id"), options_argument(arguments));
}

static danxi_result *call_library_get_reader(danxi_session *session, struct arguments *arguments) {
    return danxi_library_get_reader(session, options_argument(arguments));
}

static danxi_result *call_library_list_loans(danxi_session *session, struct arguments *arguments) {
    return danxi_library_list_loans(session, options_argument(arguments));
}

static danxi_result *call_library_list_past_loans(danxi_session *session, struct arguments *arguments) {
    return danxi_library_list_past_loans(session, options_argument(arguments));
}

static danxi_result *call_library_renew_loan(danxi_session *session, struct arguments *arguments) {
    return danxi_library_renew_loan(session, string_argument(arguments, "barcode"), options_argument(arguments));
}

static danxi_result *call_library_list_holds(danxi_session *session, struct arguments *arguments) {
    return danxi_library_list_holds(session, options_argument(arguments));
}

static danxi_result *call_library_cancel_hold(danxi_session *session, struct arguments *arguments) {
    return danxi_library_cancel_hold(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_library_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_library_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_canteen_get_canteen_queuing(danxi_session *session, struct arguments *arguments) {
    return danxi_canteen_get_canteen_queuing(session, options_argument(arguments));
}

static danxi_result *call_profile_get_student_profile(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_get_student_profile(session, options_argument(arguments));
}

static danxi_result *call_profile_get_identity(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_get_identity(session, options_argument(arguments));
}

static danxi_result *call_profile_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_markup_select(danxi_session *session, struct arguments *arguments) {
    return danxi_markup_select(session, string_argument(arguments, "html"), string_argument(arguments, "selector"),
                               options_argument(arguments));
}

static danxi_result *call_announcement_get_undergraduate_announcements(danxi_session *session,
                                                                       struct arguments *arguments) {
    return danxi_announcement_get_undergraduate_announcements(session, int_argument(arguments, "page"),
                                                              options_argument(arguments));
}

static danxi_result *call_announcement_get_graduate_announcements(danxi_session *session, struct arguments *arguments) {
    return danxi_announcement_get_graduate_announcements(session, int_argument(arguments, "page"),
                                                         options_argument(arguments));
}

static danxi_result *call_announcement_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_announcement_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_content(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_content(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_balance(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_balance(session, options_argument(arguments));
}

static danxi_result *call_wallet_list_cards(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_list_cards(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_transactions(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_transactions(session, int_argument(arguments, "page"), options_argument(arguments));
}

static danxi_result *call_wallet_search_transactions(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_search_transactions(session, string_argument(arguments, "start_date"),
                                            string_argument(arguments, "end_date"), options_argument(arguments));
}

static danxi_result *call_wallet_get_qr_code(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_qr_code(session, options_argument(arguments));
}

static danxi_result *call_wallet_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_reservation_get_playgrounds(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_get_playgrounds(session, options_argument(arguments));
}

static danxi_result *call_reservation_get_reservations(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_get_reservations(session, string_argument(arguments, "playground_id"),
                                              string_argument(arguments, "date"), options_argument(arguments));
}

static danxi_result *call_reservation_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_booking_list_venues(danxi_session *session, struct arguments *arguments) {
    return danxi_booking_list_venues(session, options_argument(arguments));
}

static danxi_result *call_booking_get_venue(danxi_session *session, struct arguments *arguments) {
    return danxi_booking_get_venue(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_booking_list_slots(danxi_session *session, struct arguments *arguments) {
    return danxi_booking_list_slots(session, int_argument(arguments, "venue_id"),
                                    string_argument(arguments, "start_date"), options_argument(arguments));
}

static danxi_result *call_booking_list_bookings(danxi_session *session, struct arguments *arguments) {
    return danxi_booking_list_bookings(session, options_argument(arguments));
}

static danxi_result *call_booking_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_booking_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_sport_get_exercise(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_get_exercise(session, options_argument(arguments));
}

static danxi_result *call_sport_get_exam(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_get_exam(session, options_argument(arguments));
}

static danxi_result *call_sport_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_course_list_class_times(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_class_times(session, options_argument(arguments));
}

static danxi_result *call_course_get_semesters(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_semesters(session, options_argument(arguments));
}

static danxi_result *call_course_get_current_semester(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_current_semester(session, options_argument(arguments));
}

static danxi_result *call_course_get_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_courses(session, int_argument(arguments, "semester_id"), options_argument(arguments));
}

static danxi_result *call_course_list_search_semesters(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_search_semesters(session, options_argument(arguments));
}

static danxi_result *call_course_search_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_search_courses(session, options_argument(arguments));
}

static danxi_result *call_course_list_day_changes(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_day_changes(session, json_argument(arguments, "holidays"), options_argument(arguments));
}

static danxi_result *call_course_get_reviews(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_reviews(session, options_argument(arguments));
}

static danxi_result *call_course_get_selected_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_selected_courses(session, options_argument(arguments));
}

static danxi_result *call_course_get_week(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_week(session, options_argument(arguments));
}

static danxi_result *call_course_get_conflicts(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_conflicts(session, options_argument(arguments));
}

static danxi_result *call_course_calendar(danxi_session *session, struct arguments *arguments) {
    return danxi_course_calendar(session, options_argument(arguments));
}

static danxi_result *call_course_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_course_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_exam_get_exams(danxi_session *session, struct arguments *arguments) {
    return danxi_exam_get_exams(session, options_argument(arguments));
}

static danxi_result *call_exam_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_exam_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_score_get_scores(danxi_session *session, struct arguments *arguments) {
    return danxi_score_get_scores(session, int_argument(arguments, "semester_id"), options_argument(arguments));
}

static danxi_result *call_score_watch(danxi_session *session, struct arguments *arguments) {
    return danxi_score_watch(session, int_argument(arguments, "semester_id"), options_argument(arguments));
}

static danxi_result *call_score_list_all_scores(danxi_session *session, struct arguments *arguments) {
    return danxi_score_list_all_scores(session, options_argument(arguments));
}

static danxi_result *call_score_get_ranks(danxi_session *session, struct arguments *arguments) {
    return danxi_score_get_ranks(session, options_argument(arguments));
}

static danxi_result *call_score_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_score_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_elearning_list_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_list_courses(session, options_argument(arguments));
}

static danxi_result *call_elearning_list_todos(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_list_todos(session, options_argument(arguments));
}

static danxi_result *call_elearning_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_feeds_parse(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_parse(session, options_argument(arguments));
}

static danxi_result *call_feeds_fetch(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_fetch(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_feeds_discover(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_discover(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_feeds_subscribe(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_subscribe(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_feeds_list_subscriptions(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_list_subscriptions(session, options_argument(arguments));
}

static danxi_result *call_feeds_import_opml(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_import_opml(session, string_argument(arguments, "text"), options_argument(arguments));
}

static danxi_result *call_feeds_export_opml(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_export_opml(session, options_argument(arguments));
}

static danxi_result *call_feeds_list_entries(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_list_entries(session, options_argument(arguments));
}

static danxi_result *call_feeds_search_entries(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_search_entries(session, string_argument(arguments, "query"), options_argument(arguments));
}

static danxi_result *call_feeds_mark_read(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_mark_read(session, options_argument(arguments));
}

static danxi_result *call_feeds_mark_unread(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_mark_unread(session, options_argument(arguments));
}

static danxi_result *call_feeds_refresh(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_refresh(session, int_argument(arguments, "subscription_id"), options_argument(arguments));
}

static danxi_result *call_feeds_refresh_all(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_refresh_all(session, options_argument(arguments));
}

static danxi_result *call_feeds_unsubscribe(danxi_session *session, struct arguments *arguments) {
    return danxi_feeds_unsubscribe(session, int_argument(arguments, "subscription_id"), options_argument(arguments));
}

static danxi_result *call_github_get_user(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_user(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_users(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_users(session, options_argument(arguments));
}

static danxi_result *call_github_get_authenticated_user(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_authenticated_user(session, options_argument(arguments));
}

static danxi_result *call_github_modify_authenticated_user(danxi_session *session, struct arguments *arguments) {
    return danxi_github_modify_authenticated_user(session, options_argument(arguments));
}

static danxi_result *call_github_list_followers(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_followers(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_following(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_following(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_own_followers(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_own_followers(session, options_argument(arguments));
}

static danxi_result *call_github_list_own_following(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_own_following(session, options_argument(arguments));
}

static danxi_result *call_github_check_following(danxi_session *session, struct arguments *arguments) {
    return danxi_github_check_following(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_check_user_following(danxi_session *session, struct arguments *arguments) {
    return danxi_github_check_user_following(session, string_argument(arguments, "username"),
                                             string_argument(arguments, "target"), options_argument(arguments));
}

static danxi_result *call_github_follow_user(danxi_session *session, struct arguments *arguments) {
    return danxi_github_follow_user(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_unfollow_user(danxi_session *session, struct arguments *arguments) {
    return danxi_github_unfollow_user(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_organizations(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_organizations(session, string_argument(arguments, "username"),
                                           options_argument(arguments));
}

static danxi_result *call_github_get_organization(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_organization(session, string_argument(arguments, "organization"),
                                         options_argument(arguments));
}

static danxi_result *call_github_list_repositories(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_repositories(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_organization_repositories(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_organization_repositories(session, string_argument(arguments, "organization"),
                                                       options_argument(arguments));
}

static danxi_result *call_github_list_own_repositories(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_own_repositories(session, options_argument(arguments));
}

static danxi_result *call_github_get_repository(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_repository(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_languages(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_languages(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_topics(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_topics(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_tags(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_tags(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_branches(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_branches(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_branch(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_branch(session, string_argument(arguments, "repository"),
                                   string_argument(arguments, "branch"), options_argument(arguments));
}

static danxi_result *call_github_list_contributors(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_contributors(session, string_argument(arguments, "repository"),
                                          options_argument(arguments));
}

static danxi_result *call_github_list_commits(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_commits(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_commit(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_commit(session, string_argument(arguments, "repository"), string_argument(arguments, "ref"),
                                   options_argument(arguments));
}

static danxi_result *call_github_get_commit_diff(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_commit_diff(session, string_argument(arguments, "repository"),
                                        string_argument(arguments, "ref"), options_argument(arguments));
}

static danxi_result *call_github_compare_commits(danxi_session *session, struct arguments *arguments) {
    return danxi_github_compare_commits(session, string_argument(arguments, "repository"),
                                        string_argument(arguments, "base"), string_argument(arguments, "head"),
                                        options_argument(arguments));
}

static danxi_result *call_github_get_comparison_diff(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_comparison_diff(session, string_argument(arguments, "repository"),
                                            string_argument(arguments, "base"), string_argument(arguments, "head"),
                                            options_argument(arguments));
}

static danxi_result *call_github_get_contents(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_contents(session, string_argument(arguments, "repository"),
                                     string_argument(arguments, "path"), options_argument(arguments));
}

static danxi_result *call_github_get_root_contents(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_root_contents(session, string_argument(arguments, "repository"),
                                          options_argument(arguments));
}

static danxi_result *call_github_download_contents(danxi_session *session, struct arguments *arguments) {
    return danxi_github_download_contents(session, string_argument(arguments, "repository"),
                                          string_argument(arguments, "path"), string_argument(arguments, "file"),
                                          options_argument(arguments));
}

static danxi_result *call_github_set_contents(danxi_session *session, struct arguments *arguments) {
    return danxi_github_set_contents(session, string_argument(arguments, "repository"),
                                     string_argument(arguments, "path"), string_argument(arguments, "message"),
                                     string_argument(arguments, "content"), options_argument(arguments));
}

static danxi_result *call_github_delete_contents(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_contents(session, string_argument(arguments, "repository"),
                                        string_argument(arguments, "path"), string_argument(arguments, "message"),
                                        string_argument(arguments, "sha"), options_argument(arguments));
}

static danxi_result *call_github_get_readme(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_readme(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_directory_readme(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_directory_readme(session, string_argument(arguments, "repository"),
                                             string_argument(arguments, "directory"), options_argument(arguments));
}

static danxi_result *call_github_get_tree(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_tree(session, string_argument(arguments, "repository"), string_argument(arguments, "sha"),
                                 options_argument(arguments));
}

static danxi_result *call_github_get_blob(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_blob(session, string_argument(arguments, "repository"), string_argument(arguments, "sha"),
                                 options_argument(arguments));
}

static danxi_result *call_github_download_archive(danxi_session *session, struct arguments *arguments) {
    return danxi_github_download_archive(session, string_argument(arguments, "repository"),
                                         string_argument(arguments, "file"), options_argument(arguments));
}

static danxi_result *call_github_list_forks(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_forks(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_create_fork(danxi_session *session, struct arguments *arguments) {
    return danxi_github_create_fork(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_stargazers(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_stargazers(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_subscribers(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_subscribers(session, string_argument(arguments, "repository"),
                                         options_argument(arguments));
}

static danxi_result *call_github_list_subscriptions(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_subscriptions(session, string_argument(arguments, "username"),
                                           options_argument(arguments));
}

static danxi_result *call_github_get_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_subscription(session, string_argument(arguments, "repository"),
                                         options_argument(arguments));
}

static danxi_result *call_github_set_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_set_subscription(session, string_argument(arguments, "repository"),
                                         options_argument(arguments));
}

static danxi_result *call_github_delete_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_subscription(session, string_argument(arguments, "repository"),
                                            options_argument(arguments));
}

static danxi_result *call_github_list_starred(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_starred(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_own_starred(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_own_starred(session, options_argument(arguments));
}

static danxi_result *call_github_check_starred(danxi_session *session, struct arguments *arguments) {
    return danxi_github_check_starred(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_star_repository(danxi_session *session, struct arguments *arguments) {
    return danxi_github_star_repository(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_unstar_repository(danxi_session *session, struct arguments *arguments) {
    return danxi_github_unstar_repository(session, string_argument(arguments, "repository"),
                                          options_argument(arguments));
}

static danxi_result *call_github_list_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_events(session, options_argument(arguments));
}

static danxi_result *call_github_list_repository_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_repository_events(session, string_argument(arguments, "repository"),
                                               options_argument(arguments));
}

static danxi_result *call_github_list_network_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_network_events(session, string_argument(arguments, "repository"),
                                            options_argument(arguments));
}

static danxi_result *call_github_list_organization_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_organization_events(session, string_argument(arguments, "organization"),
                                                 options_argument(arguments));
}

static danxi_result *call_github_list_user_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_user_events(session, string_argument(arguments, "username"), options_argument(arguments));
}

static danxi_result *call_github_list_public_user_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_public_user_events(session, string_argument(arguments, "username"),
                                                options_argument(arguments));
}

static danxi_result *call_github_list_received_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_received_events(session, string_argument(arguments, "username"),
                                             options_argument(arguments));
}

static danxi_result *call_github_list_public_received_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_public_received_events(session, string_argument(arguments, "username"),
                                                    options_argument(arguments));
}

static danxi_result *call_github_get_feeds(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_feeds(session, options_argument(arguments));
}

static danxi_result *call_github_list_assigned_issues(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_assigned_issues(session, options_argument(arguments));
}

static danxi_result *call_github_list_own_issues(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_own_issues(session, options_argument(arguments));
}

static danxi_result *call_github_list_organization_issues(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_organization_issues(session, string_argument(arguments, "organization"),
                                                 options_argument(arguments));
}

static danxi_result *call_github_list_issues(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_issues(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_issue(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_issue(session, string_argument(arguments, "repository"), int_argument(arguments, "number"),
                                  options_argument(arguments));
}

static danxi_result *call_github_create_issue(danxi_session *session, struct arguments *arguments) {
    return danxi_github_create_issue(session, string_argument(arguments, "repository"),
                                     string_argument(arguments, "title"), options_argument(arguments));
}

static danxi_result *call_github_modify_issue(danxi_session *session, struct arguments *arguments) {
    return danxi_github_modify_issue(session, string_argument(arguments, "repository"),
                                     int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_comments(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_comments(session, string_argument(arguments, "repository"),
                                      int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_get_comment(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_comment(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                    options_argument(arguments));
}

static danxi_result *call_github_create_comment(danxi_session *session, struct arguments *arguments) {
    return danxi_github_create_comment(session, string_argument(arguments, "repository"),
                                       int_argument(arguments, "number"), string_argument(arguments, "body"),
                                       options_argument(arguments));
}

static danxi_result *call_github_modify_comment(danxi_session *session, struct arguments *arguments) {
    return danxi_github_modify_comment(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                       string_argument(arguments, "body"), options_argument(arguments));
}

static danxi_result *call_github_delete_comment(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_comment(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                       options_argument(arguments));
}

static danxi_result *call_github_list_issue_events(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_issue_events(session, string_argument(arguments, "repository"),
                                          int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_issue_timeline(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_issue_timeline(session, string_argument(arguments, "repository"),
                                            int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_labels(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_labels(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_issue_labels(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_issue_labels(session, string_argument(arguments, "repository"),
                                          int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_add_issue_labels(danxi_session *session, struct arguments *arguments) {
    return danxi_github_add_issue_labels(session, string_argument(arguments, "repository"),
                                         int_argument(arguments, "number"), json_argument(arguments, "labels"),
                                         options_argument(arguments));
}

static danxi_result *call_github_set_issue_labels(danxi_session *session, struct arguments *arguments) {
    return danxi_github_set_issue_labels(session, string_argument(arguments, "repository"),
                                         int_argument(arguments, "number"), json_argument(arguments, "labels"),
                                         options_argument(arguments));
}

static danxi_result *call_github_remove_issue_label(danxi_session *session, struct arguments *arguments) {
    return danxi_github_remove_issue_label(session, string_argument(arguments, "repository"),
                                           int_argument(arguments, "number"), string_argument(arguments, "label"),
                                           options_argument(arguments));
}

static danxi_result *call_github_list_milestones(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_milestones(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_assignees(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_assignees(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_list_pulls(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_pulls(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_pull(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_pull(session, string_argument(arguments, "repository"), int_argument(arguments, "number"),
                                 options_argument(arguments));
}

static danxi_result *call_github_get_pull_diff(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_pull_diff(session, string_argument(arguments, "repository"),
                                      int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_create_pull(danxi_session *session, struct arguments *arguments) {
    return danxi_github_create_pull(session, string_argument(arguments, "repository"),
                                    string_argument(arguments, "title"), string_argument(arguments, "head"),
                                    string_argument(arguments, "base"), options_argument(arguments));
}

static danxi_result *call_github_modify_pull(danxi_session *session, struct arguments *arguments) {
    return danxi_github_modify_pull(session, string_argument(arguments, "repository"),
                                    int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_pull_commits(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_pull_commits(session, string_argument(arguments, "repository"),
                                          int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_pull_files(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_pull_files(session, string_argument(arguments, "repository"),
                                        int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_pull_reviews(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_pull_reviews(session, string_argument(arguments, "repository"),
                                          int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_list_pull_comments(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_pull_comments(session, string_argument(arguments, "repository"),
                                           int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_check_pull_merged(danxi_session *session, struct arguments *arguments) {
    return danxi_github_check_pull_merged(session, string_argument(arguments, "repository"),
                                          int_argument(arguments, "number"), options_argument(arguments));
}

static danxi_result *call_github_merge_pull(danxi_session *session, struct arguments *arguments) {
    return danxi_github_merge_pull(session, string_argument(arguments, "repository"), int_argument(arguments, "number"),
                                   options_argument(arguments));
}

static danxi_result *call_github_list_releases(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_releases(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_latest_release(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_latest_release(session, string_argument(arguments, "repository"),
                                           options_argument(arguments));
}

static danxi_result *call_github_get_release_by_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_release_by_tag(session, string_argument(arguments, "repository"),
                                           string_argument(arguments, "tag"), options_argument(arguments));
}

static danxi_result *call_github_get_release(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_release(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                    options_argument(arguments));
}

static danxi_result *call_github_create_release(danxi_session *session, struct arguments *arguments) {
    return danxi_github_create_release(session, string_argument(arguments, "repository"),
                                       string_argument(arguments, "tag_name"), options_argument(arguments));
}

static danxi_result *call_github_modify_release(danxi_session *session, struct arguments *arguments) {
    return danxi_github_modify_release(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                       options_argument(arguments));
}

static danxi_result *call_github_delete_release(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_release(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                       options_argument(arguments));
}

static danxi_result *call_github_list_assets(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_assets(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                    options_argument(arguments));
}

static danxi_result *call_github_get_asset(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_asset(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                  options_argument(arguments));
}

static danxi_result *call_github_download_asset(danxi_session *session, struct arguments *arguments) {
    return danxi_github_download_asset(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                       string_argument(arguments, "file"), options_argument(arguments));
}

static danxi_result *call_github_upload_asset(danxi_session *session, struct arguments *arguments) {
    return danxi_github_upload_asset(session, string_argument(arguments, "repository"),
                                     int_argument(arguments, "release_id"), string_argument(arguments, "name"),
                                     options_argument(arguments));
}

static danxi_result *call_github_delete_asset(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_asset(session, string_argument(arguments, "repository"), int_argument(arguments, "id"),
                                     options_argument(arguments));
}

static danxi_result *call_github_search_repositories(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_repositories(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_users(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_users(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_issues(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_issues(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_commits(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_commits(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_code(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_code(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_topics(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_topics(session, string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_search_labels(danxi_session *session, struct arguments *arguments) {
    return danxi_github_search_labels(session, int_argument(arguments, "repository_id"),
                                      string_argument(arguments, "q"), options_argument(arguments));
}

static danxi_result *call_github_list_notifications(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_notifications(session, options_argument(arguments));
}

static danxi_result *call_github_list_repository_notifications(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_repository_notifications(session, string_argument(arguments, "repository"),
                                                      options_argument(arguments));
}

static danxi_result *call_github_get_notification(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_notification(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_mark_notification_read(danxi_session *session, struct arguments *arguments) {
    return danxi_github_mark_notification_read(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_mark_notification_done(danxi_session *session, struct arguments *arguments) {
    return danxi_github_mark_notification_done(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_mark_notifications_read(danxi_session *session, struct arguments *arguments) {
    return danxi_github_mark_notifications_read(session, options_argument(arguments));
}

static danxi_result *call_github_get_thread_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_thread_subscription(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_set_thread_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_set_thread_subscription(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_delete_thread_subscription(danxi_session *session, struct arguments *arguments) {
    return danxi_github_delete_thread_subscription(session, string_argument(arguments, "id"),
                                                   options_argument(arguments));
}

static danxi_result *call_github_list_contributor_statistics(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_contributor_statistics(session, string_argument(arguments, "repository"),
                                                    options_argument(arguments));
}

static danxi_result *call_github_list_commit_activity(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_commit_activity(session, string_argument(arguments, "repository"),
                                             options_argument(arguments));
}

static danxi_result *call_github_get_participation(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_participation(session, string_argument(arguments, "repository"),
                                          options_argument(arguments));
}

static danxi_result *call_github_list_code_frequency(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_code_frequency(session, string_argument(arguments, "repository"),
                                            options_argument(arguments));
}

static danxi_result *call_github_list_punch_card(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_punch_card(session, string_argument(arguments, "repository"), options_argument(arguments));
}

static danxi_result *call_github_get_rate_limit(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_rate_limit(session, options_argument(arguments));
}

static danxi_result *call_github_get_meta(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_meta(session, options_argument(arguments));
}

static danxi_result *call_github_list_api_versions(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_api_versions(session, options_argument(arguments));
}

static danxi_result *call_github_render_markdown(danxi_session *session, struct arguments *arguments) {
    return danxi_github_render_markdown(session, string_argument(arguments, "text"), options_argument(arguments));
}

static danxi_result *call_github_list_gists(danxi_session *session, struct arguments *arguments) {
    return danxi_github_list_gists(session, options_argument(arguments));
}

static danxi_result *call_github_get_gist(danxi_session *session, struct arguments *arguments) {
    return danxi_github_get_gist(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_github_graphql(danxi_session *session, struct arguments *arguments) {
    return danxi_github_graphql(session, string_argument(arguments, "query"), options_argument(arguments));
}

static danxi_result *call_github_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_github_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_http_request(danxi_session *session, struct arguments *arguments) {
    return danxi_http_request(session, options_argument(arguments));
}

static danxi_result *call_http_download(danxi_session *session, struct arguments *arguments) {
    return danxi_http_download(session, string_argument(arguments, "file"), options_argument(arguments));
}

static danxi_result *call_http_upload(danxi_session *session, struct arguments *arguments) {
    return danxi_http_upload(session, options_argument(arguments));
}

static danxi_result *call_http_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_http_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_graphql_execute(danxi_session *session, struct arguments *arguments) {
    return danxi_graphql_execute(session, string_argument(arguments, "endpoint"), string_argument(arguments, "query"),
                                 options_argument(arguments));
}

static danxi_result *call_moments_get_details(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_get_details(session, string_argument(arguments, "user_id"), options_argument(arguments));
}

static danxi_result *call_moments_like(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_like(session, string_argument(arguments, "moment_id"), string_argument(arguments, "user_id"),
                              options_argument(arguments));
}

static danxi_result *call_moments_unlike(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_unlike(session, string_argument(arguments, "moment_id"), string_argument(arguments, "user_id"),
                                options_argument(arguments));
}

static danxi_result *call_moments_watch(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_watch(session, string_argument(arguments, "user_id"), options_argument(arguments));
}

static danxi_result *call_moments_list_toggles(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_list_toggles(session, options_argument(arguments));
}

static danxi_result *call_moments_set_toggle(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_set_toggle(session, string_argument(arguments, "name"), bool_argument(arguments, "is_on"),
                                    options_argument(arguments));
}

static danxi_result *call_moments_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_moments_clear_cache(session, options_argument(arguments));
}

static const struct method methods[] = {
    {.name = "account.login",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"email\": \"student@fudan.edu.cn\", \"password\": \"Guanghua+1905\"}",
     .sources = "{}",
     .required = "[\"email\", \"password\"]",
     .call = call_account_login},
    {.name = "account.logout",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_logout},
    {.name = "account.refresh_token",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_refresh_token},
    {.name = "account.get_status",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_get_status},
    {.name = "account.send_verification_code",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"email\": \"20307110001@fudan.edu.cn\"}",
     .sources = "{}",
     .required = "[\"email\"]",
     .call = call_account_send_verification_code},
    {.name = "account.register",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "rejected",
     .params = "{\"email\": \"20307110001@fudan.edu.cn\", \"password\": \"Guanghua+1905\", \"verification\": \"123456\"}",
     .sources = "{}",
     .required = "[\"email\", \"password\", \"verification\"]",
     .call = call_account_register},
    {.name = "account.reset_password",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "rejected",
     .params = "{\"email\": \"student@fudan.edu.cn\", \"password\": \"Guanghua+1906\", \"verification\": \"123456\"}",
     .sources = "{}",
     .required = "[\"email\", \"password\", \"verification\"]",
     .call = call_account_reset_password},
    {.name = "account.get_quiz",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_get_quiz},
    {.name = "account.answer_quiz",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"answers\": [{\"id\": 1, \"answer\": [\"false\"]}, {\"id\": 2, \"answer\": [\"使用举报功能\"]}, {\"id\": 3, \"answer\": [\"人身攻击\", \"刷屏广告\"]}, {\"id\": 4, \"answer\": [\"10\"]}, {\"id\": 5, \"answer\": [\"true\"]}], \"version\": 1}",
     .sources = "{}",
     .required = "[\"answers\"]",
     .call = call_account_answer_quiz},
    {.name = "account.reload_quiz",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_reload_quiz},
    {.name = "account.get_current_user",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_get_current_user},
    {.name = "account.get_user",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"account.get_current_user:id\"}",
     .required = "[\"id\"]",
     .call = call_account_get_user},
    {.name = "account.modify_user",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2, \"nickname\": \"Qiuqiu\"}",
     .sources = "{\"id\": \"account.get_current_user:id\"}",
     .required = "[\"id\", \"nickname\"]",
     .call = call_account_modify_user},
    {.name = "account.list_administrators",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_list_administrators},
    {.name = "account.close_account",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "not_found",
     .params = "{\"email\": \"nobody@fudan.edu.cn\", \"password\": \"Guanghua+1905\"}",
     .sources = "{}",
     .required = "[\"email\", \"password\"]",
     .call = call_account_close_account},
    {.name = "account.close_user",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "forbidden",
     .params = "{\"id\": 3}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_account_close_user},
    {.name = "forum.get_divisions",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_get_divisions},
    {.name = "forum.get_division",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_get_division},
    {.name = "forum.list_holes_in_division",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"division_id\": 1, \"size\": 3}",
     .sources = "{}",
     .required = "[\"division_id\"]",
     .call = call_forum_list_holes_in_division},
    {.name = "forum.list_safe_holes_in_division",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"division_id\": 1, \"size\": 3}",
     .sources = "{}",
     .required = "[\"division_id\"]",
     .call = call_forum_list_safe_holes_in_division},
    {.name = "forum.list_holes_on_home_page",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_holes_on_home_page},
    {.name = "forum.list_good_holes",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_good_holes},
    {.name = "forum.list_holes",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"division_id\": 1, \"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_holes},
    {.name = "forum.list_holes_by_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"tag_name\": \"选课\", \"size\": 3}",
     .sources = "{\"tag_name\": \"forum.list_all_tags:0.name\"}",
     .required = "[\"tag_name\"]",
     .call = call_forum_list_holes_by_tag},
    {.name = "forum.list_my_holes",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_my_holes},
    {.name = "forum.get_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_hole},
    {.name = "forum.create_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"content\": \"How late is the library open?\", \"division_id\": 1, \"tags\": [\"学习\"]}",
     .sources = "{}",
     .required = "[\"content\", \"division_id\", \"tags\"]",
     .call = call_forum_create_hole},
    {.name = "forum.modify_hole",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 2, \"locked\": true}",
     .sources = "{\"id\": \"forum.create_hole:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_modify_hole},
    {.name = "forum.hide_hole",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.create_hole:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_hide_hole},
    {.name = "forum.add_view",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_add_view},
    {.name = "forum.get_summary",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_summary},
    {.name = "forum.rate_summary",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2, \"trace_id\": \"00000000-0000-4000-8000-000000000002\", \"type\": 1}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\", \"trace_id\", \"type\"]",
     .call = call_forum_rate_summary},
    {.name = "forum.list_floors_in_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2, \"size\": 3}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_list_floors_in_hole},
    {.name = "forum.list_all_floors",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_list_all_floors},
    {.name = "forum.watch_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_watch_hole},
    {.name = "forum.get_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7}",
     .sources = "{\"id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_floor},
    {.name = "forum.create_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"content\": \"Until ten.\", \"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.create_hole:id\"}",
     .required = "[\"content\", \"hole_id\"]",
     .call = call_forum_create_floor},
    {.name = "forum.modify_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"content\": \"Until half past ten.\"}",
     .sources = "{\"id\": \"forum.create_floor:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_modify_floor},
    {.name = "forum.delete_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"reason\": \"Answered.\"}",
     .sources = "{\"id\": \"forum.create_floor:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_delete_floor},
    {.name = "forum.like_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"like\": 1}",
     .sources = "{\"id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"id\", \"like\"]",
     .call = call_forum_like_floor},
    {.name = "forum.search_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"keyword\": \"图书馆\", \"size\": 3}",
     .sources = "{}",
     .required = "[\"keyword\"]",
     .call = call_forum_search_floor},
    {.name = "forum.search_floors_in_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2, \"keyword\": \"图书馆\"}",
     .sources = "{\"hole_id\": \"forum.search_floor:0.hole_id\"}",
     .required = "[\"hole_id\", \"keyword\"]",
     .call = call_forum_search_floors_in_hole},
    {.name = "forum.search_floors_by_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"tag_name\": \"学习\", \"keyword\": \"图书馆\", \"size\": 3}",
     .sources = "{\"tag_name\": \"forum.list_all_tags:0.name\"}",
     .required = "[\"tag_name\", \"keyword\"]",
     .call = call_forum_search_floors_by_tag},
    {.name = "forum.list_my_floors",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_my_floors},
    {.name = "forum.delete_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.create_hole:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_delete_hole},
    {.name = "forum.list_all_tags",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_all_tags},
    {.name = "forum.search_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"keyword\": \"课\"}",
     .sources = "{}",
     .required = "[\"keyword\"]",
     .call = call_forum_search_tag},
    {.name = "forum.get_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"forum.list_all_tags:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_tag},
    {.name = "forum.create_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"name\": \"一封信\"}",
     .sources = "{}",
     .required = "[\"name\"]",
     .call = call_forum_create_tag},
    {.name = "forum.modify_tag",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1, \"name\": \"旧事\", \"temperature\": 3}",
     .sources = "{\"id\": \"forum.create_tag:id\"}",
     .required = "[\"id\", \"name\", \"temperature\"]",
     .call = call_forum_modify_tag},
    {.name = "forum.delete_tag",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1, \"to\": \"选课\"}",
     .sources = "{\"id\": \"forum.create_tag:id\", \"to\": \"forum.list_all_tags:0.name\"}",
     .required = "[\"id\", \"to\"]",
     .call = call_forum_delete_tag},
    {.name = "forum.get_profile",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_get_profile},
    {.name = "forum.modify_profile",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"notify\": [\"mention\", \"favorite\", \"report\"], \"show_folded\": \"fold\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_modify_profile},
    {.name = "forum.list_my_punishments",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_my_punishments},
    {.name = "forum.list_favorites",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"group_id\": 0}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_favorites},
    {.name = "forum.list_favorite_ids",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_favorite_ids},
    {.name = "forum.list_favorite_ids_in_group",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"group_id\": 0}",
     .sources = "{}",
     .required = "[\"group_id\"]",
     .call = call_forum_list_favorite_ids_in_group},
    {.name = "forum.add_favorite",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_add_favorite},
    {.name = "forum.remove_favorite",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_remove_favorite},
    {.name = "forum.set_favorites",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_ids\": [2, 3]}",
     .sources = "{}",
     .required = "[\"hole_ids\"]",
     .call = call_forum_set_favorites},
    {.name = "forum.move_favorites",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_ids\": [2], \"from_group_id\": 0, \"to_group_id\": 1}",
     .sources = "{\"to_group_id\": \"forum.create_favorite_group:1.favorite_group_id\"}",
     .required = "[\"hole_ids\", \"from_group_id\", \"to_group_id\"]",
     .call = call_forum_move_favorites},
    {.name = "forum.list_favorite_groups",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"order\": \"id\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_favorite_groups},
    {.name = "forum.create_favorite_group",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"name\": \"稍后再看\"}",
     .sources = "{}",
     .required = "[\"name\"]",
     .call = call_forum_create_favorite_group},
    {.name = "forum.modify_favorite_group",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 0, \"name\": \"收藏\"}",
     .sources = "{}",
     .required = "[\"id\", \"name\"]",
     .call = call_forum_modify_favorite_group},
    {.name = "forum.delete_favorite_group",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "not_found",
     .params = "{\"id\": 9}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_delete_favorite_group},
    {.name = "forum.list_subscriptions",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_subscriptions},
    {.name = "forum.list_subscription_ids",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_subscription_ids},
    {.name = "forum.add_subscription",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_add_subscription},
    {.name = "forum.remove_subscription",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_remove_subscription},
    {.name = "forum.list_messages",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_messages},
    {.name = "forum.watch_messages",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_watch_messages},
    {.name = "forum.clear_messages",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_clear_messages},
    {.name = "forum.clear_message",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"forum.list_messages:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_clear_message},
    {.name = "forum.create_message",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"description\": \"Please use clear titles.\", \"recipients\": [2]}",
     .sources = "{}",
     .required = "[\"description\", \"recipients\"]",
     .call = call_forum_create_message},
    {.name = "forum.list_push_tokens",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_push_tokens},
    {.name = "forum.add_push_token",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"service\": \"apns\", \"device_id\": \"phone-1\", \"token\": \"c0ffee\", \"package_name\": \"org.example.app\"}",
     .sources = "{}",
     .required = "[\"service\", \"device_id\", \"token\"]",
     .call = call_forum_add_push_token},
    {.name = "forum.remove_push_token",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"device_id\": \"phone-1\"}",
     .sources = "{\"device_id\": \"forum.add_push_token:device_id\"}",
     .required = "[\"device_id\"]",
     .call = call_forum_remove_push_token},
    {.name = "forum.remove_push_tokens",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_remove_push_tokens},
    {.name = "forum.create_report",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"floor_id\": 7, \"reason\": \"Advertising\"}",
     .sources = "{\"floor_id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"floor_id\", \"reason\"]",
     .call = call_forum_create_report},
    {.name = "forum.list_reports",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_reports},
    {.name = "forum.get_report",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"forum.list_reports:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_report},
    {.name = "forum.handle_report",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1, \"result\": \"The floor was deleted.\"}",
     .sources = "{\"id\": \"forum.list_reports:0.id\"}",
     .required = "[\"id\", \"result\"]",
     .call = call_forum_handle_report},
    {.name = "forum.ban_reporter",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"report_id\": 1, \"days\": 1, \"reason\": \"False reports\"}",
     .sources = "{\"report_id\": \"forum.list_reports:0.id\"}",
     .required = "[\"report_id\", \"days\", \"reason\"]",
     .call = call_forum_ban_reporter},
    {.name = "forum.list_floor_history",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 7}",
     .sources = "{\"id\": \"forum.delete_floor:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_list_floor_history},
    {.name = "forum.restore_floor",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 7, \"version_id\": 1, \"reason\": \"By mistake\"}",
     .sources = "{\"id\": \"forum.list_floor_history:0.floor_id\", \"version_id\": \"forum.list_floor_history:0.id\"}",
     .required = "[\"id\", \"version_id\", \"reason\"]",
     .call = call_forum_restore_floor},
    {.name = "forum.list_sensitive_floors",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"all\": true, \"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_sensitive_floors},
    {.name = "forum.set_floor_sensitive",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 7, \"sensitive\": false}",
     .sources = "{\"id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"id\", \"sensitive\"]",
     .call = call_forum_set_floor_sensitive},
    {.name = "forum.list_deletion_notices",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"floor_id\": 7}",
     .sources = "{\"floor_id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"floor_id\"]",
     .call = call_forum_list_deletion_notices},
    {.name = "forum.get_silence",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"floor_id\": 7}",
     .sources = "{\"floor_id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"floor_id\"]",
     .call = call_forum_get_silence},
    {.name = "forum.get_user",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_get_user},
    {.name = "forum.modify_user",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 2, \"show_folded\": \"hide\"}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_modify_user},
    {.name = "forum.list_punishments",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"user_id\": 2}",
     .sources = "{}",
     .required = "[\"user_id\"]",
     .call = call_forum_list_punishments},
    {.name = "forum.create_division",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"name\": \"二手\", \"description\": \"闲置物品\"}",
     .sources = "{}",
     .required = "[\"name\", \"description\"]",
     .call = call_forum_create_division},
    {.name = "forum.modify_division",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1, \"pinned\": [1, 2]}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_modify_division},
    {.name = "forum.delete_division",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 5, \"to\": 1}",
     .sources = "{\"id\": \"forum.create_division:id\"}",
     .required = "[\"id\", \"to\"]",
     .call = call_forum_delete_division},
    {.name = "forum.set_search_open",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"open\": true}",
     .sources = "{}",
     .required = "[\"open\"]",
     .call = call_forum_set_search_open},
    {.name = "forum.create_penalty",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"floor_id\": 7, \"days\": 1, \"reason\": \"Insults\"}",
     .sources = "{\"floor_id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"floor_id\", \"days\", \"reason\"]",
     .call = call_forum_create_penalty},
    {.name = "forum.create_permanent_penalty",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"floor_id\": 7, \"reason\": \"Threats\"}",
     .sources = "{\"floor_id\": \"forum.search_floor:0.id\"}",
     .required = "[\"floor_id\", \"reason\"]",
     .call = call_forum_create_permanent_penalty},
    {.name = "forum.save_thread",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_save_thread},
    {.name = "forum.get_saved_thread",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.save_thread:thread.hole_id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_get_saved_thread},
    {.name = "forum.list_saved_floors",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2, \"size\": 3}",
     .sources = "{\"hole_id\": \"forum.save_thread:thread.hole_id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_list_saved_floors},
    {.name = "forum.list_saved_threads",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_saved_threads},
    {.name = "forum.search_saved",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"query\": \"图书馆\", \"size\": 3}",
     .sources = "{}",
     .required = "[\"query\"]",
     .call = call_forum_search_saved},
    {.name = "forum.delete_saved_thread",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.save_thread:thread.hole_id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_delete_saved_thread},
    {.name = "forum.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_clear_cache},
    {.name = "forum.request",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"method\": \"GET\", \"path\": \"/holes/_good\", \"query\": {\"size\": 3}}",
     .sources = "{}",
     .required = "[\"method\", \"path\"]",
     .call = call_forum_request},
    {.name = "image.upload",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"data\": \"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_image_upload},
    {.name = "image.download",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png\"}",
     .sources = "{\"url\": \"image.upload:url\"}",
     .required = "[\"url\"]",
     .call = call_image_download},
    {.name = "image.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_image_clear_cache},
    {.name = "curriculum.list_course_groups",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_list_course_groups},
    {.name = "curriculum.search_course_groups",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"query\": \"数据\"}",
     .sources = "{}",
     .required = "[\"query\"]",
     .call = call_curriculum_search_course_groups},
    {.name = "curriculum.get_course_group",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"curriculum.list_course_groups:0.id\"}",
     .required = "[\"id\"]",
     .call = call_curriculum_get_course_group},
    {.name = "curriculum.create_course",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"name\": \"编译原理实验\", \"code\": \"COMP930001\", \"code_id\": \"COMP930001.01\", \"department\": \"计算机科学技术学院\", \"teachers\": \"林疏影,何川\", \"year\": 2026, \"semester\": 1, \"credit\": 2}",
     .sources = "{}",
     .required = "[\"name\", \"code\", \"code_id\", \"department\", \"teachers\", \"year\", \"semester\"]",
     .call = call_curriculum_create_course},
    {.name = "curriculum.list_reviews",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"course_id\": 1}",
     .sources = "{\"course_id\": \"curriculum.list_course_groups:0.course_list.0.id\"}",
     .required = "[\"course_id\"]",
     .call = call_curriculum_list_reviews},
    {.name = "curriculum.get_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"curriculum.list_reviews:0.id\"}",
     .required = "[\"id\"]",
     .call = call_curriculum_get_review},
    {.name = "curriculum.create_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"course_id\": 1, \"title\": \"Clear and fair\", \"content\": \"The lectures are clear. Start the projects early.\", \"overall_rank\": 5, \"content_rank\": 5, \"workload_rank\": 3, \"assessment_rank\": 4}",
     .sources = "{\"course_id\": \"curriculum.list_course_groups:0.course_list.0.id\"}",
     .required = "[\"course_id\", \"title\", \"content\", \"overall_rank\", \"content_rank\", \"workload_rank\", \"assessment_rank\"]",
     .call = call_curriculum_create_review},
    {.name = "curriculum.list_my_reviews",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_list_my_reviews},
    {.name = "curriculum.modify_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1, \"title\": \"Clear and fair\", \"content\": \"The lectures are clear. The second project is hard.\", \"overall_rank\": 5, \"content_rank\": 5, \"workload_rank\": 2, \"assessment_rank\": 4}",
     .sources = "{\"id\": \"curriculum.list_my_reviews:0.id\"}",
     .required = "[\"id\", \"title\", \"content\", \"overall_rank\", \"content_rank\", \"workload_rank\", \"assessment_rank\"]",
     .call = call_curriculum_modify_review},
    {.name = "curriculum.vote_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1, \"vote\": 1}",
     .sources = "{\"id\": \"curriculum.list_reviews:0.id\"}",
     .required = "[\"id\", \"vote\"]",
     .call = call_curriculum_vote_review},
    {.name = "curriculum.delete_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{\"id\": \"curriculum.list_my_reviews:0.id\"}",
     .required = "[\"id\"]",
     .call = call_curriculum_delete_review},
    {.name = "curriculum.get_random_review",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_get_random_review},
    {.name = "curriculum.list_sensitive_reviews",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_list_sensitive_reviews},
    {.name = "curriculum.set_review_sensitive",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{\"id\": 1, \"sensitive\": false}",
     .sources = "{\"id\": \"curriculum.list_sensitive_reviews:0.id\"}",
     .required = "[\"id\", \"sensitive\"]",
     .call = call_curriculum_set_review_sensitive},
    {.name = "curriculum.refresh_course_groups",
     .sign_in = "community",
     .account = "moderator",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_refresh_course_groups},
    {.name = "curriculum.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_curriculum_clear_cache},
    {.name = "campus.login",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"23307110001\", \"password\": \"Guanghua+1905\", \"student_type\": \"undergraduate\"}",
     .sources = "{}",
     .required = "[\"username\", \"password\", \"student_type\"]",
     .call = call_campus_login},
    {.name = "campus.logout",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_campus_logout},
    {.name = "campus.status",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_campus_status},
    {.name = "campus.answer_challenge",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "invalid_argument",
     .params = "{\"id\": \"3f2a\", \"answer\": \"w8kx\"}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_campus_answer_challenge},
    {.name = "campus.import_cookies",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "not_signed_in",
     .params = "{\"cookies\": [{\"name\": \"session_id\", \"value\": \"5d41402abc4b2a76\", \"domain\": \"id.fudan.edu.cn\"}], \"username\": \"23307110001\", \"student_type\": \"undergraduate\"}",
     .sources = "{}",
     .required = "[\"cookies\", \"username\", \"student_type\"]",
     .call = call_campus_import_cookies},
    {.name = "campus.fetch",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://jwc.fudan.edu.cn/9397/list1.htm\", \"format\": \"elements\", \"selector\": \"a[href$='page.htm']\", \"limit\": 3}",
     .sources = "{}",
     .required = "[\"url\"]",
     .call = call_campus_fetch},
    {.name = "bus.get_routes",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"type\": \"workday\"}",
     .sources = "{}",
     .required = "[\"type\"]",
     .call = call_bus_get_routes},
    {.name = "bus.next",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"start\": \"邯郸\", \"end\": \"江湾\"}",
     .sources = "{}",
     .required = "[\"start\", \"end\"]",
     .call = call_bus_next},
    {.name = "bus.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_bus_clear_cache},
    {.name = "classroom.get_classrooms",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"building\": \"H2\"}",
     .sources = "{}",
     .required = "[\"building\"]",
     .call = call_classroom_get_classrooms},
    {.name = "classroom.list_free_classrooms",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"building\": \"H2\", \"start\": 3, \"end\": 4}",
     .sources = "{}",
     .required = "[\"building\", \"start\", \"end\"]",
     .call = call_classroom_list_free_classrooms},
    {.name = "classroom.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_classroom_clear_cache},
    {.name = "electricity.get_electricity_usage",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_get_electricity_usage},
    {.name = "electricity.get_electricity_logs",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_get_electricity_logs},
    {.name = "electricity.watch",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_watch},
    {.name = "electricity.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_clear_cache},
    {.name = "library.get_library",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_get_library},
    {.name = "library.search_books",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"title\": \"文学\", \"size\": 3}",
     .sources = "{}",
     .required = "[\"title\"]",
     .call = call_library_search_books},
    {.name = "library.get_book",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"30100042\"}",
     .sources = "{\"id\": \"library.search_books:0.id\"}",
     .required = "[\"id\"]",
     .call = call_library_get_book},
    {.name = "library.list_book_copies",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"book_id\": \"30100042\"}",
     .sources = "{\"book_id\": \"library.search_books:0.id\"}",
     .required = "[\"book_id\"]",
     .call = call_library_list_book_copies},
    {.name = "library.get_reader",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_get_reader},
    {.name = "library.list_loans",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_list_loans},
    {.name = "library.list_past_loans",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_list_past_loans},
    {.name = "library.renew_loan",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"barcode\": \"100042003\"}",
     .sources = "{\"barcode\": \"library.list_loans:loans.0.barcode\"}",
     .required = "[\"barcode\"]",
     .call = call_library_renew_loan},
    {.name = "library.list_holds",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_list_holds},
    {.name = "library.cancel_hold",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 5001}",
     .sources = "{\"id\": \"library.list_holds:holds.0.id\"}",
     .required = "[\"id\"]",
     .call = call_library_cancel_hold},
    {.name = "library.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_clear_cache},
    {.name = "canteen.get_canteen_queuing",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_canteen_get_canteen_queuing},
    {.name = "profile.get_student_profile",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_get_student_profile},
    {.name = "profile.get_identity",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_get_identity},
    {.name = "profile.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_clear_cache},
    {.name = "markup.select",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"html\": \"<ul><li>one<li>two</ul>\", \"selector\": \"li\"}",
     .sources = "{}",
     .required = "[\"html\", \"selector\"]",
     .call = call_markup_select},
    {.name = "announcement.get_undergraduate_announcements",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_announcement_get_undergraduate_announcements},
    {.name = "announcement.get_graduate_announcements",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_announcement_get_graduate_announcements},
    {.name = "announcement.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_announcement_clear_cache},
    {.name = "wallet.get_content",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_content},
    {.name = "wallet.get_balance",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_balance},
    {.name = "wallet.list_cards",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_list_cards},
    {.name = "wallet.get_transactions",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_wallet_get_transactions},
    {.name = "wallet.search_transactions",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"start_date\": \"2026-11-01\", \"end_date\": \"2026-11-21\"}",
     .sources = "{}",
     .required = "[\"start_date\", \"end_date\"]",
     .call = call_wallet_search_transactions},
    {.name = "wallet.get_qr_code",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_qr_code},
    {.name = "wallet.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_clear_cache},
    {.name = "reservation.get_playgrounds",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_reservation_get_playgrounds},
    {.name = "reservation.get_reservations",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"playground_id\": \"2c9c486e4f821a19014f82418ec10006\", \"date\": \"2026-11-21\"}",
     .sources = "{\"playground_id\": \"reservation.get_playgrounds:0.id\"}",
     .required = "[\"playground_id\", \"date\"]",
     .call = call_reservation_get_reservations},
    {.name = "reservation.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_reservation_clear_cache},
    {.name = "booking.list_venues",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_booking_list_venues},
    {.name = "booking.get_venue",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1055}",
     .sources = "{\"id\": \"booking.list_venues:0.id\"}",
     .required = "[\"id\"]",
     .call = call_booking_get_venue},
    {.name = "booking.list_slots",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"venue_id\": 1055, \"start_date\": \"2026-11-21\", \"end_date\": \"2026-11-23\"}",
     .sources = "{\"venue_id\": \"booking.list_venues:0.id\"}",
     .required = "[\"venue_id\", \"start_date\"]",
     .call = call_booking_list_slots},
    {.name = "booking.list_bookings",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_booking_list_bookings},
    {.name = "booking.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_booking_clear_cache},
    {.name = "sport.get_exercise",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_get_exercise},
    {.name = "sport.get_exam",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_get_exam},
    {.name = "sport.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_clear_cache},
    {.name = "course.list_class_times",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_list_class_times},
    {.name = "course.get_semesters",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_semesters},
    {.name = "course.get_current_semester",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_current_semester},
    {.name = "course.get_courses",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_current_semester:id\"}",
     .required = "[\"semester_id\"]",
     .call = call_course_get_courses},
    {.name = "course.list_search_semesters",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_list_search_semesters},
    {.name = "course.search_courses",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"keyword\": \"数据\", \"size\": 5}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_search_courses},
    {.name = "course.list_day_changes",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"holidays\": {\"year\": 2026, \"days\": [{\"name\": \"国庆节\", \"date\": \"2026-10-01\", \"isOffDay\": true}, {\"name\": \"国庆节\", \"date\": \"2026-10-10\", \"isOffDay\": false}]}}",
     .sources = "{}",
     .required = "[\"holidays\"]",
     .call = call_course_list_day_changes},
    {.name = "course.get_reviews",
     .sign_in = "both",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_reviews},
    {.name = "course.get_selected_courses",
     .sign_in = "campus",
     .account = "graduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_selected_courses},
    {.name = "course.get_week",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"week\": 3, \"day_changes\": [{\"date\": \"2026-10-01\", \"is_off\": true}, {\"date\": \"2026-10-10\", \"is_off\": false, \"courses_of\": \"2026-10-08\"}]}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_week},
    {.name = "course.get_conflicts",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_current_semester:id\"}",
     .required = "[]",
     .call = call_course_get_conflicts},
    {.name = "course.calendar",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"reminder_minutes\": 15}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_calendar},
    {.name = "course.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_clear_cache},
    {.name = "exam.get_exams",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_exam_get_exams},
    {.name = "exam.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_exam_clear_cache},
    {.name = "score.get_scores",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_semesters:2.id\"}",
     .required = "[\"semester_id\"]",
     .call = call_score_get_scores},
    {.name = "score.watch",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_semesters:2.id\"}",
     .required = "[\"semester_id\"]",
     .call = call_score_watch},
    {.name = "score.list_all_scores",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_list_all_scores},
    {.name = "score.get_ranks",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_get_ranks},
    {.name = "score.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_clear_cache},
    {.name = "elearning.list_courses",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_list_courses},
    {.name = "elearning.list_todos",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_list_todos},
    {.name = "elearning.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_clear_cache},
    {.name = "feeds.parse",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"text\": \"<rss version='2.0'><channel><title>Notices</title><item><title>Holiday</title><pubDate>Sun, 22 Nov 2026 08:00:00 +0800</pubDate></item></channel></rss>\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_feeds_parse},
    {.name = "feeds.fetch",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://feeds.example.net/notices.atom\"}",
     .sources = "{}",
     .required = "[\"url\"]",
     .call = call_feeds_fetch},
    {.name = "feeds.discover",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://feeds.example.net/\"}",
     .sources = "{}",
     .required = "[\"url\"]",
     .call = call_feeds_discover},
    {.name = "feeds.subscribe",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://feeds.example.net/notices.atom\", \"folder\": [\"Fudan\"]}",
     .sources = "{}",
     .required = "[\"url\"]",
     .call = call_feeds_subscribe},
    {.name = "feeds.list_subscriptions",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_feeds_list_subscriptions},
    {.name = "feeds.import_opml",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"text\": \"<opml version='2.0'><body><outline text='Fudan'><outline type='rss' text='Notices' xmlUrl='https://feeds.example.net/notices.rss'/></outline></body></opml>\"}",
     .sources = "{}",
     .required = "[\"text\"]",
     .call = call_feeds_import_opml},
    {.name = "feeds.export_opml",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"title\": \"Feeds\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_feeds_export_opml},
    {.name = "feeds.list_entries",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"is_read\": false, \"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_feeds_list_entries},
    {.name = "feeds.search_entries",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"query\": \"通知\", \"size\": 3}",
     .sources = "{}",
     .required = "[\"query\"]",
     .call = call_feeds_search_entries},
    {.name = "feeds.mark_read",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"entry_ids\": [1]}",
     .sources = "{\"entry_ids\": \"feeds.list_entries:0.id\"}",
     .required = "[]",
     .call = call_feeds_mark_read},
    {.name = "feeds.mark_unread",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"entry_ids\": [1]}",
     .sources = "{\"entry_ids\": \"feeds.list_entries:0.id\"}",
     .required = "[]",
     .call = call_feeds_mark_unread},
    {.name = "feeds.refresh",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"subscription_id\": 1}",
     .sources = "{\"subscription_id\": \"feeds.subscribe:id\"}",
     .required = "[\"subscription_id\"]",
     .call = call_feeds_refresh},
    {.name = "feeds.refresh_all",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_feeds_refresh_all},
    {.name = "feeds.unsubscribe",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"subscription_id\": 1}",
     .sources = "{\"subscription_id\": \"feeds.subscribe:id\"}",
     .required = "[\"subscription_id\"]",
     .call = call_feeds_unsubscribe},
    {.name = "github.get_user",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_get_user},
    {.name = "github.list_users",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_users},
    {.name = "github.get_authenticated_user",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_get_authenticated_user},
    {.name = "github.modify_authenticated_user",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"bio\": \"Reads the notices\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_modify_authenticated_user},
    {.name = "github.list_followers",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_followers},
    {.name = "github.list_following",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_following},
    {.name = "github.list_own_followers",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_own_followers},
    {.name = "github.list_own_following",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_own_following},
    {.name = "github.check_following",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_check_following},
    {.name = "github.check_user_following",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\", \"target\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\", \"target\"]",
     .call = call_github_check_user_following},
    {.name = "github.follow_user",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"wang-mei\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_follow_user},
    {.name = "github.unfollow_user",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"wang-mei\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_unfollow_user},
    {.name = "github.list_organizations",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_organizations},
    {.name = "github.get_organization",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"organization\": \"campus-tools\"}",
     .sources = "{}",
     .required = "[\"organization\"]",
     .call = call_github_get_organization},
    {.name = "github.list_repositories",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_repositories},
    {.name = "github.list_organization_repositories",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"organization\": \"campus-tools\"}",
     .sources = "{}",
     .required = "[\"organization\"]",
     .call = call_github_list_organization_repositories},
    {.name = "github.list_own_repositories",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_own_repositories},
    {.name = "github.get_repository",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_repository},
    {.name = "github.get_languages",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_languages},
    {.name = "github.get_topics",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_topics},
    {.name = "github.list_tags",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_tags},
    {.name = "github.list_branches",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_branches},
    {.name = "github.get_branch",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"branch\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"branch\"]",
     .call = call_github_get_branch},
    {.name = "github.list_contributors",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_contributors},
    {.name = "github.list_commits",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_commits},
    {.name = "github.get_commit",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"ref\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"ref\"]",
     .call = call_github_get_commit},
    {.name = "github.get_commit_diff",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"ref\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"ref\"]",
     .call = call_github_get_commit_diff},
    {.name = "github.compare_commits",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"base\": \"v1.0\", \"head\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"base\", \"head\"]",
     .call = call_github_compare_commits},
    {.name = "github.get_comparison_diff",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"base\": \"v1.0\", \"head\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"base\", \"head\"]",
     .call = call_github_get_comparison_diff},
    {.name = "github.get_contents",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"path\": \"docs\"}",
     .sources = "{}",
     .required = "[\"repository\", \"path\"]",
     .call = call_github_get_contents},
    {.name = "github.get_root_contents",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_root_contents},
    {.name = "github.download_contents",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"path\": \"README.md\", \"file\": \"README.md\"}",
     .sources = "{}",
     .required = "[\"repository\", \"path\", \"file\"]",
     .call = call_github_download_contents},
    {.name = "github.set_contents",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"path\": \"docs/plan.md\", \"message\": \"Add a plan\", \"content\": \"IyBQbGFuCg==\"}",
     .sources = "{}",
     .required = "[\"repository\", \"path\", \"message\", \"content\"]",
     .call = call_github_set_contents},
    {.name = "github.delete_contents",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"path\": \"docs/index.md\", \"message\": \"Remove the places\", \"sha\": \"…\"}",
     .sources = "{\"sha\": \"github.get_contents:entries.0.sha\"}",
     .required = "[\"repository\", \"path\", \"message\", \"sha\"]",
     .call = call_github_delete_contents},
    {.name = "github.get_readme",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_readme},
    {.name = "github.get_directory_readme",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"directory\": \"docs\"}",
     .sources = "{}",
     .required = "[\"repository\", \"directory\"]",
     .call = call_github_get_directory_readme},
    {.name = "github.get_tree",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"sha\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"sha\"]",
     .call = call_github_get_tree},
    {.name = "github.get_blob",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"sha\": \"…\"}",
     .sources = "{\"sha\": \"github.get_readme:sha\"}",
     .required = "[\"repository\", \"sha\"]",
     .call = call_github_get_blob},
    {.name = "github.download_archive",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"file\": \"notes.tar.gz\"}",
     .sources = "{}",
     .required = "[\"repository\", \"file\"]",
     .call = call_github_download_archive},
    {.name = "github.list_forks",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_forks},
    {.name = "github.create_fork",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"campus-tools/timetable\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_create_fork},
    {.name = "github.list_stargazers",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_stargazers},
    {.name = "github.list_subscribers",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_subscribers},
    {.name = "github.list_subscriptions",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_subscriptions},
    {.name = "github.get_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_subscription},
    {.name = "github.set_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"campus-tools/timetable\", \"subscribed\": true}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_set_subscription},
    {.name = "github.delete_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"campus-tools/timetable\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_delete_subscription},
    {.name = "github.list_starred",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_starred},
    {.name = "github.list_own_starred",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_own_starred},
    {.name = "github.check_starred",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_check_starred},
    {.name = "github.star_repository",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"campus-tools/timetable\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_star_repository},
    {.name = "github.unstar_repository",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"campus-tools/timetable\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_unstar_repository},
    {.name = "github.list_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_events},
    {.name = "github.list_repository_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_repository_events},
    {.name = "github.list_network_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_network_events},
    {.name = "github.list_organization_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"organization\": \"campus-tools\"}",
     .sources = "{}",
     .required = "[\"organization\"]",
     .call = call_github_list_organization_events},
    {.name = "github.list_user_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_user_events},
    {.name = "github.list_public_user_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"lin-chen\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_public_user_events},
    {.name = "github.list_received_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_received_events},
    {.name = "github.list_public_received_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"danxi-bot\"}",
     .sources = "{}",
     .required = "[\"username\"]",
     .call = call_github_list_public_received_events},
    {.name = "github.get_feeds",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_get_feeds},
    {.name = "github.list_assigned_issues",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_assigned_issues},
    {.name = "github.list_own_issues",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_own_issues},
    {.name = "github.list_organization_issues",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"organization\": \"campus-tools\", \"filter\": \"all\"}",
     .sources = "{}",
     .required = "[\"organization\"]",
     .call = call_github_list_organization_issues},
    {.name = "github.list_issues",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_issues},
    {.name = "github.get_issue",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_get_issue},
    {.name = "github.create_issue",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"title\": \"The library opens later\"}",
     .sources = "{}",
     .required = "[\"repository\", \"title\"]",
     .call = call_github_create_issue},
    {.name = "github.modify_issue",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1, \"state\": \"closed\"}",
     .sources = "{\"number\": \"github.create_issue:number\"}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_modify_issue},
    {.name = "github.list_comments",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_comments},
    {.name = "github.get_comment",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{\"id\": \"github.list_comments:0.id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_get_comment},
    {.name = "github.create_comment",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1, \"body\": \"I see it, too.\"}",
     .sources = "{}",
     .required = "[\"repository\", \"number\", \"body\"]",
     .call = call_github_create_comment},
    {.name = "github.modify_comment",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1, \"body\": \"I see it, too, on the east side.\"}",
     .sources = "{\"id\": \"github.create_comment:id\"}",
     .required = "[\"repository\", \"id\", \"body\"]",
     .call = call_github_modify_comment},
    {.name = "github.delete_comment",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{\"id\": \"github.create_comment:id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_delete_comment},
    {.name = "github.list_issue_events",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_issue_events},
    {.name = "github.list_issue_timeline",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_issue_timeline},
    {.name = "github.list_labels",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_labels},
    {.name = "github.list_issue_labels",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_issue_labels},
    {.name = "github.add_issue_labels",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1, \"labels\": [\"question\"]}",
     .sources = "{}",
     .required = "[\"repository\", \"number\", \"labels\"]",
     .call = call_github_add_issue_labels},
    {.name = "github.set_issue_labels",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 1, \"labels\": [\"bug\"]}",
     .sources = "{}",
     .required = "[\"repository\", \"number\", \"labels\"]",
     .call = call_github_set_issue_labels},
    {.name = "github.remove_issue_label",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 2, \"label\": \"bug\"}",
     .sources = "{}",
     .required = "[\"repository\", \"number\", \"label\"]",
     .call = call_github_remove_issue_label},
    {.name = "github.list_milestones",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_milestones},
    {.name = "github.list_assignees",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_assignees},
    {.name = "github.list_pulls",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_pulls},
    {.name = "github.get_pull",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_get_pull},
    {.name = "github.get_pull_diff",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_get_pull_diff},
    {.name = "github.create_pull",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"title\": \"Correct the opening times\", \"head\": \"times\", \"base\": \"main\"}",
     .sources = "{}",
     .required = "[\"repository\", \"title\", \"head\", \"base\"]",
     .call = call_github_create_pull},
    {.name = "github.modify_pull",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3, \"body\": \"See #1.\"}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_modify_pull},
    {.name = "github.list_pull_commits",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_pull_commits},
    {.name = "github.list_pull_files",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_pull_files},
    {.name = "github.list_pull_reviews",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_pull_reviews},
    {.name = "github.list_pull_comments",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_list_pull_comments},
    {.name = "github.check_pull_merged",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 3}",
     .sources = "{}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_check_pull_merged},
    {.name = "github.merge_pull",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"number\": 4}",
     .sources = "{\"number\": \"github.create_pull:number\"}",
     .required = "[\"repository\", \"number\"]",
     .call = call_github_merge_pull},
    {.name = "github.list_releases",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_releases},
    {.name = "github.get_latest_release",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_latest_release},
    {.name = "github.get_release_by_tag",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"tag\": \"v1.0\"}",
     .sources = "{}",
     .required = "[\"repository\", \"tag\"]",
     .call = call_github_get_release_by_tag},
    {.name = "github.get_release",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{\"id\": \"github.get_latest_release:id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_get_release},
    {.name = "github.create_release",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"tag_name\": \"v1.1\", \"draft\": true}",
     .sources = "{}",
     .required = "[\"repository\", \"tag_name\"]",
     .call = call_github_create_release},
    {.name = "github.modify_release",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1, \"name\": \"Autumn\"}",
     .sources = "{\"id\": \"github.create_release:id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_modify_release},
    {.name = "github.delete_release",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{\"id\": \"github.create_release:id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_delete_release},
    {.name = "github.list_assets",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{\"id\": \"github.get_latest_release:id\"}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_list_assets},
    {.name = "github.get_asset",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_get_asset},
    {.name = "github.download_asset",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1, \"file\": \"notes.zip\"}",
     .sources = "{}",
     .required = "[\"repository\", \"id\", \"file\"]",
     .call = call_github_download_asset},
    {.name = "github.upload_asset",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"release_id\": 1, \"name\": \"notes.txt\", \"base64\": \"aGVsbG8=\", \"content_type\": \"text/plain\"}",
     .sources = "{\"release_id\": \"github.get_latest_release:id\"}",
     .required = "[\"repository\", \"release_id\", \"name\"]",
     .call = call_github_upload_asset},
    {.name = "github.delete_asset",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\", \"id\": 1}",
     .sources = "{}",
     .required = "[\"repository\", \"id\"]",
     .call = call_github_delete_asset},
    {.name = "github.search_repositories",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"notes user:danxi-bot\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_repositories},
    {.name = "github.search_users",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"chen\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_users},
    {.name = "github.search_issues",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"library repo:danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_issues},
    {.name = "github.search_commits",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"add repo:danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_commits},
    {.name = "github.search_code",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"plan repo:danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_code},
    {.name = "github.search_topics",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"q\": \"fudan\"}",
     .sources = "{}",
     .required = "[\"q\"]",
     .call = call_github_search_topics},
    {.name = "github.search_labels",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository_id\": 1, \"q\": \"bug\"}",
     .sources = "{\"repository_id\": \"github.get_repository:id\"}",
     .required = "[\"repository_id\", \"q\"]",
     .call = call_github_search_labels},
    {.name = "github.list_notifications",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_notifications},
    {.name = "github.list_repository_notifications",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_repository_notifications},
    {.name = "github.get_notification",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_notifications:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_get_notification},
    {.name = "github.mark_notification_read",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_notifications:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_mark_notification_read},
    {.name = "github.mark_notification_done",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"2\"}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_github_mark_notification_done},
    {.name = "github.mark_notifications_read",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_mark_notifications_read},
    {.name = "github.get_thread_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_notifications:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_get_thread_subscription},
    {.name = "github.set_thread_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_notifications:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_set_thread_subscription},
    {.name = "github.delete_thread_subscription",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_notifications:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_delete_thread_subscription},
    {.name = "github.list_contributor_statistics",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_contributor_statistics},
    {.name = "github.list_commit_activity",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_commit_activity},
    {.name = "github.get_participation",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_get_participation},
    {.name = "github.list_code_frequency",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_code_frequency},
    {.name = "github.list_punch_card",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"repository\": \"danxi-bot/campus-notes\"}",
     .sources = "{}",
     .required = "[\"repository\"]",
     .call = call_github_list_punch_card},
    {.name = "github.get_rate_limit",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_get_rate_limit},
    {.name = "github.get_meta",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_get_meta},
    {.name = "github.list_api_versions",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_api_versions},
    {.name = "github.render_markdown",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"text\": \"**bold**\"}",
     .sources = "{}",
     .required = "[\"text\"]",
     .call = call_github_render_markdown},
    {.name = "github.list_gists",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_list_gists},
    {.name = "github.get_gist",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": \"1\"}",
     .sources = "{\"id\": \"github.list_gists:0.id\"}",
     .required = "[\"id\"]",
     .call = call_github_get_gist},
    {.name = "github.graphql",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"query\": \"{ viewer { login } rateLimit { limit remaining } }\"}",
     .sources = "{}",
     .required = "[\"query\"]",
     .call = call_github_graphql},
    {.name = "github.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_github_clear_cache},
    {.name = "http.request",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"host\": \"notes\", \"path\": \"/notes\", \"query\": {\"tag\": \"math\"}}",
     .sources = "{}",
     .required = "[]",
     .call = call_http_request},
    {.name = "http.download",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"file\": \"example.bin\", \"host\": \"notes\", \"path\": \"/files/example.bin\"}",
     .sources = "{}",
     .required = "[\"file\"]",
     .call = call_http_download},
    {.name = "http.upload",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"host\": \"notes\", \"path\": \"/files\", \"base64\": \"aGVsbG8=\", \"field\": \"file\", \"file_name\": \"hello.txt\"}",
     .sources = "{}",
     .required = "[]",
     .call = call_http_upload},
    {.name = "http.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_http_clear_cache},
    {.name = "graphql.execute",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"endpoint\": \"https://graphql.example.net/graphql\", \"query\": \"query Notices($first: Int!) { notices(first: $first) { title day } }\", \"variables\": {\"first\": 2}}",
     .sources = "{}",
     .required = "[\"endpoint\", \"query\"]",
     .call = call_graphql_execute},
    {.name = "moments.get_details",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"user_id\": \"0\"}",
     .sources = "{}",
     .required = "[\"user_id\"]",
     .call = call_moments_get_details},
    {.name = "moments.like",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"moment_id\": \"1\", \"user_id\": \"0\"}",
     .sources = "{}",
     .required = "[\"moment_id\", \"user_id\"]",
     .call = call_moments_like},
    {.name = "moments.unlike",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"moment_id\": \"1\", \"user_id\": \"0\"}",
     .sources = "{}",
     .required = "[\"moment_id\", \"user_id\"]",
     .call = call_moments_unlike},
    {.name = "moments.watch",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"user_id\": \"0\"}",
     .sources = "{}",
     .required = "[\"user_id\"]",
     .call = call_moments_watch},
    {.name = "moments.list_toggles",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_moments_list_toggles},
    {.name = "moments.set_toggle",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"name\": \"like_button\", \"is_on\": true}",
     .sources = "{}",
     .required = "[\"name\", \"is_on\"]",
     .call = call_moments_set_toggle},
    {.name = "moments.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_moments_clear_cache},
};
