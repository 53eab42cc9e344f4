/* Every function that takes a session, called with the same one. */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include "check.h"

/* Each function that gives a result has to end with `expected`; the others refuse. */
static UNUSED void refuse_session(danxi_session *session, danxi_status expected, danxi_status expected_of_log) {
    ENDS(danxi_call(session, "account.get_status", NULL), expected);
    ENDS(danxi_call(session, NULL, "{"), expected);
    ENDS(danxi_account_login(session, "a@b", "c", NULL), expected);
    ENDS(danxi_account_logout(session, NULL), expected);
    ENDS(danxi_account_refresh_token(session, NULL), expected);
    ENDS(danxi_account_get_status(session, NULL), expected);
    ENDS(danxi_campus_login(session, "a", "b", "staff", NULL), expected);
    ENDS(danxi_campus_logout(session, NULL), expected);
    ENDS(danxi_campus_status(session, NULL), expected);
    ENDS(danxi_campus_answer_challenge(session, "a", NULL), expected);
    ENDS(danxi_forum_get_divisions(session, NULL), expected);
    ENDS(danxi_forum_get_division(session, 1, NULL), expected);
    ENDS(danxi_forum_list_holes_in_division(session, 1, NULL), expected);
    ENDS(danxi_forum_list_holes_by_tag(session, "a", NULL), expected);
    ENDS(danxi_forum_list_my_holes(session, NULL), expected);
    ENDS(danxi_forum_get_hole(session, 1, NULL), expected);
    ENDS(danxi_forum_create_hole(session, "a", 1, "[]", NULL), expected);
    ENDS(danxi_forum_list_floors_in_hole(session, 1, NULL), expected);
    ENDS(danxi_forum_list_all_floors(session, 1, NULL), expected);
    ENDS(danxi_forum_get_floor(session, 1, NULL), expected);
    ENDS(danxi_forum_create_floor(session, "a", 1, NULL), expected);
    ENDS(danxi_forum_modify_floor(session, 1, "a", NULL), expected);
    ENDS(danxi_forum_delete_floor(session, 1, NULL), expected);
    ENDS(danxi_forum_like_floor(session, 1, 1, NULL), expected);
    ENDS(danxi_forum_search_floor(session, "a", NULL), expected);
    ENDS(danxi_forum_list_all_tags(session, NULL), expected);
    ENDS(danxi_forum_get_profile(session, NULL), expected);
    ENDS(danxi_forum_clear_cache(session, NULL), expected);
    ENDS(danxi_call_jansson(session, "account.get_status", NULL), expected);
    CHECK(danxi_call_async(session, "account.get_status", NULL, NULL, NULL) == NULL);
    CHECK(danxi_call_async_jansson(session, "account.get_status", NULL, NULL, NULL) == NULL);
    CHECK(danxi_session_fd(session) < 0);
    CHECK(danxi_session_next(session, 0) == NULL);
    CHECK(danxi_session_next(session, -1) == NULL);
    CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, NULL, NULL), expected_of_log);
    danxi_session_close(session);
}

static UNUSED void refuse_result(danxi_result *result) {
    size_t length = 77;
    CHECK_INT(danxi_result_status(result), DANXI_ERROR_INVALID_HANDLE);
    CHECK(danxi_result_json(result, NULL) == NULL);
    CHECK(danxi_result_json(result, &length) == NULL);
    CHECK(length == 0 || length == 77);
    CHECK(danxi_result_user_data(result) == NULL);
    CHECK(danxi_result_source(result) < 0);
    CHECK(danxi_result_age_ms(result) < 0);
    CHECK(danxi_result_jansson(result) == NULL);
    danxi_result_free(result);
}

static UNUSED void refuse_task(danxi_task *task) {
    int64_t received, expected;
    danxi_task_cancel(task);
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_ERROR_INVALID_HANDLE);
    danxi_task_free(task);
}

#endif /* FUNCTIONS_H */
