/* Checks that functions with a parameter for a handle refuse an invalid handle. */
#ifndef HANDLES_H
#define HANDLES_H

#include "method.h"

/* Passes an invalid session to functions that have a session as a parameter. Functions that return a result must fail with `expected`,
 * and danxi_session_set_log() with `expected_of_log`. The other functions must return NULL or a negative number. */
static UNUSED void refuse_session(danxi_session *session, danxi_status expected, danxi_status expected_of_log) {
    for (size_t index = 0; index < METHOD_COUNT; index++) {
        json_t *params = example_params(&methods[index]);
        ends_at(__FILE__, __LINE__, methods[index].name, call_typed(session, &methods[index], params), expected);
        json_decref(params);
    }
    ENDS(danxi_call(session, "account.get_status", NULL), expected);
    ENDS(danxi_call(session, NULL, "{"), expected);
    ENDS(danxi_call_jansson(session, "account.get_status", NULL), expected);
    CHECK(danxi_call_async(session, "account.get_status", NULL, NULL, NULL) == NULL);
    CHECK(danxi_call_async_jansson(session, "account.get_status", NULL, NULL, NULL) == NULL);
    CHECK(danxi_call_start(session, "account.get_status", NULL) == NULL);
    CHECK(danxi_watch(session, "forum.watch_messages", NULL, NULL, NULL) == NULL);
    CHECK(danxi_session_fd(session) < 0);
    CHECK(danxi_session_next(session, 0) == NULL);
    CHECK(danxi_session_next(session, -1) == NULL);
    CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, NULL, NULL), expected_of_log);
    ENDS(danxi_session_park(session), expected);
    danxi_session_close(session);
}

static UNUSED void refuse_result(danxi_result *result) {
    size_t length = 77;
    CHECK_INT(danxi_result_status(result), DANXI_ERROR_INVALID_HANDLE);
    CHECK(danxi_result_json(result, NULL) == NULL);
    CHECK(danxi_result_json(result, &length) == NULL);
    CHECK_INT(length, 0);
    CHECK(danxi_result_user_data(result) == NULL);
    CHECK(danxi_result_source(result) < 0);
    CHECK(danxi_result_age_ms(result) < 0);
    length = 77;
    CHECK(danxi_result_skipped_count(result) < 0);
    CHECK(danxi_result_skipped(result, NULL) == NULL);
    CHECK(danxi_result_skipped(result, &length) == NULL);
    CHECK_INT(length, 0);
    CHECK(danxi_result_jansson(result) == NULL);
    danxi_result_free(result);
}

/* danxi_task_wait() must fail with `expected_of_wait`. */
static UNUSED void refuse_task(danxi_task *task, danxi_status expected_of_wait) {
    int64_t received = 77, expected = 77;
    danxi_task_cancel(task);
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_ERROR_INVALID_HANDLE);
    CHECK(received == 77 && expected == 77);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_ERROR_INVALID_HANDLE);
    ENDS(danxi_task_wait(task), expected_of_wait);
    danxi_task_free(task);
}

#endif /* HANDLES_H */
