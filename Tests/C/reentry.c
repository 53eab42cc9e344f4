/* Tests callbacks that call functions of the library. */
#include "handles.h"

struct inner {
    danxi_session *session;
    _Atomic(danxi_task *) task;
    atomic_int runs;
};

static void call_again(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    WAIT_FOR(atomic_load(&inner->task));
    danxi_task_cancel(inner->task);
    danxi_task_free(inner->task);
    danxi_task_free(inner->task);
    CHECK(danxi_session_next(inner->session, 0) == NULL);
    CHECK(danxi_session_fd(inner->session) >= 0);
    ENDS(danxi_forum_get_hole(inner->session, 1, NULL), DANXI_OK);
    ENDS(danxi_call(inner->session, "forum.get_hole", "{"), DANXI_ERROR_INVALID_JSON);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    danxi_result_free(result);
    danxi_result_free(result);
    refuse_result(result);
    atomic_fetch_add(&inner->runs, 1);
}

/* A callback can make blocking calls, and can cancel and free its own task. */
static void callback_makes_calls(void) {
    struct inner inner = {.session = signed_in(NULL)};
    inner.task = danxi_call_async(inner.session, "forum.get_hole", "{\"id\": 2}", call_again, &inner);
    CHECK(inner.task);
    WAIT_FOR(atomic_load(&inner.runs) == 1);
    danxi_session_close(inner.session);
    CHECK_INT(atomic_load(&inner.runs), 1);
}

static void chain(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    ENDS(result, DANXI_OK);
    if (atomic_fetch_add(&inner->runs, 1) < 19)
        danxi_task_free(danxi_call_async(inner->session, "account.get_status", NULL, chain, inner));
}

/* A callback can start an asynchronous call with itself as the callback. */
static void callback_starts_the_next_call(void) {
    struct inner inner = {.session = open_session(NULL)};
    danxi_task_free(danxi_call_async(inner.session, "account.get_status", NULL, chain, &inner));
    WAIT_FOR(atomic_load(&inner.runs) == 20);
    danxi_session_close(inner.session);
    CHECK_INT(atomic_load(&inner.runs), 20);
}

static void close_session(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    danxi_session_close(inner->session);
    danxi_session_close(inner->session);
    ENDS(danxi_account_get_status(inner->session, NULL), DANXI_ERROR_INVALID_HANDLE);
    ENDS(result, DANXI_OK);
    atomic_fetch_add(&inner->runs, 1);
}

/* A callback can close its session. */
static void callback_closes_the_session(void) {
    struct inner inner = {.session = open_session(NULL)};
    danxi_task *task = danxi_call_async(inner.session, "account.get_status", NULL, close_session, &inner);
    WAIT_FOR(atomic_load(&inner.runs) == 1);
    danxi_task_cancel(task);
    danxi_task_free(task);
    danxi_session_close(inner.session);
}

static void log_calls(danxi_log_level level, const char *message, void *user_data) {
    (void)level;
    (void)message;
    struct inner *inner = user_data;
    if (atomic_fetch_add(&inner->runs, 1) > 0) return;
    ENDS(danxi_forum_get_hole(inner->session, 1, NULL), DANXI_OK);
    CHECK_INT(danxi_session_set_log(inner->session, DANXI_LOG_ERROR, NULL, NULL), DANXI_OK);
    atomic_fetch_add(&inner->runs, 100);
}

/* A log callback can make calls, and can remove itself. */
static void log_callback_makes_calls(void) {
    struct inner inner = {.session = signed_in(NULL)};
    CHECK_INT(danxi_session_set_log(inner.session, DANXI_LOG_DEBUG, log_calls, &inner), DANXI_OK);
    ENDS(danxi_forum_get_hole(inner.session, 2, NULL), DANXI_OK);
    WAIT_FOR(atomic_load(&inner.runs) > 100);
    danxi_session_close(inner.session);
}

MAIN("reentry", TEST(callback_makes_calls), TEST(callback_starts_the_next_call), TEST(callback_closes_the_session),
     TEST(log_callback_makes_calls))
