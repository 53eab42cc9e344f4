/* Tests asynchronous calls for event loops: the descriptor, the queue, cancellation, timeouts and progress. */
#include <poll.h>

#include "check.h"

static bool readable(danxi_session *session, int timeout_ms) {
    struct pollfd wait = {.fd = danxi_session_fd(session), .events = POLLIN};
    int count = poll(&wait, 1, timeout_ms);
    return count == 1 && (wait.revents & POLLIN);
}

/* The descriptor of a session is readable while the queue has results. Each result has the user data of its call. */
static void descriptor(void) {
    danxi_session *session = signed_in(NULL);
    int marks[3];
    CHECK(danxi_session_fd(session) == danxi_session_fd(session));
    CHECK(!readable(session, 0));
    for (int index = 0; index < 3; index++)
        danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, &marks[index]));
    bool seen[3] = {false};
    for (int taken = 0; taken < 3; taken++) {
        CHECK(readable(session, 60000));
        danxi_result *result = danxi_session_next(session, 0);
        int *mark = danxi_result_user_data(result);
        NEED(mark >= marks && mark < marks + 3);
        CHECK(!seen[mark - marks]);
        seen[mark - marks] = true;
        ENDS(result, DANXI_OK);
    }
    CHECK(!readable(session, 0));
    CHECK(danxi_session_next(session, 0) == NULL);
    danxi_session_close(session);
}

/* The descriptor stays readable until the last of many results is taken. */
static void readable_until_empty(void) {
    danxi_session *session = open_session(NULL);
    for (int index = 0; index < 100; index++)
        danxi_task_free(danxi_call_async(session, "account.get_status", NULL, NULL, NULL));
    int count = 0;
    while (count < 100) {
        CHECK(readable(session, 60000));
        /* A readable descriptor means that the queue has a result. */
        danxi_result *result = danxi_session_next(session, 0);
        if (!result) break;
        ENDS(result, DANXI_OK);
        count++;
    }
    CHECK_INT(count, 100);
    CHECK(!readable(session, 0));
    danxi_task_free(danxi_call_async(session, "account.get_status", NULL, NULL, NULL));
    CHECK(readable(session, 60000));
    danxi_session_close(session);
}

static atomic_int called;

static void count_call(danxi_result *result, void *user_data) {
    CHECK(user_data == &called);
    CHECK(danxi_result_user_data(result) == &called);
    danxi_result_free(result);
    atomic_fetch_add(&called, 1);
}

static void callback_results_are_not_queued(void) {
    danxi_session *session = open_session(NULL);
    danxi_task_free(danxi_call_async(session, "account.get_status", NULL, count_call, &called));
    WAIT_FOR(atomic_load(&called) == 1);
    CHECK(!readable(session, 0));
    danxi_session_close(session);
}

/* While the queue is empty, danxi_session_next() returns NULL at once with the timeout 0, and NULL at the end of a positive timeout. With a
 * negative timeout, it waits until a result arrives. */
static void next_waits(void) {
    danxi_session *session = signed_in(NULL);
    long long start = now_ms();
    CHECK(danxi_session_next(session, 0) == NULL);
    CHECK_SOON(start);
    start = now_ms();
    CHECK(danxi_session_next(session, 150) == NULL);
    CHECK(now_ms() - start >= 145);
    CHECK_SOON(start);
    order_fault("{\"kind\": \"delay\", \"ms\": 200}");
    start = now_ms();
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL));
    danxi_result *result = danxi_session_next(session, -1);
    CHECK(now_ms() - start >= 150);
    ENDS(result, DANXI_OK);
    danxi_session_close(session);
}

/* The queue delivers every error of an asynchronous call, including the error for an unknown method or an invalid argument. */
static void errors_are_queued(void) {
    danxi_session *session = open_session(NULL);
    int mark;
    danxi_task_free(danxi_call_async(session, "no.such", "{}", NULL, &mark));
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK(danxi_result_user_data(result) == &mark);
    ENDS(result, DANXI_ERROR_UNKNOWN_METHOD);
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": \"x\"}", NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_INVALID_ARGUMENT);
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_NOT_SIGNED_IN);
    danxi_session_close(session);
}

/* Cancelling ends a running call at once with `cancelled`, and does not change the result of a call that has ended. */
static void cancelling(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 20000, \"path\": \"/api/holes/3\"}");
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 3}", NULL, &task);
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/holes/3") == 1);
    long long start = now_ms();
    danxi_task_cancel(task);
    danxi_task_cancel(task);
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK_SOON(start);
    CHECK(danxi_result_user_data(result) == &task);
    FAILS(result, DANXI_ERROR_CANCELLED, "cancelled");
    CHECK(danxi_session_next(session, 50) == NULL);
    danxi_task_free(task);
    /* Cancelling a call that has ended does not change its result. */
    task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    CHECK(readable(session, 60000));
    danxi_task_cancel(task);
    ENDS(danxi_session_next(session, 0), DANXI_OK);
    danxi_task_free(task);
    /* A call whose task is freed continues. */
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_OK);
    danxi_session_close(session);
}

/* Cancelling one of several calls that share a request does not end the other calls. */
static void cancelling_one_of_many(void) {
    danxi_session *session = signed_in(NULL);
    /* All calls share one request, which is not cancelled with one of the calls. */
    order_fault("{\"kind\": \"hold\", \"path\": \"/api/tags\"}");
    danxi_task *tasks[5];
    for (int index = 0; index < 5; index++)
        tasks[index] = danxi_call_async(session, "forum.list_all_tags", NULL, NULL, &tasks[index]);
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/tags") == 1);
    danxi_task_cancel(tasks[2]);
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK(danxi_result_user_data(result) == &tasks[2]);
    ENDS(result, DANXI_ERROR_CANCELLED);
    clear_faults();
    for (int index = 0; index < 4; index++) ENDS(danxi_session_next(session, 60000), DANXI_OK);
    for (int index = 0; index < 5; index++) danxi_task_free(tasks[index]);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/tags"), 1);
    danxi_session_close(session);
}

/* A call ends with `timeout` after the `timeout_ms` of its options or of the configuration, and the error names the host. */
static void timeouts(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 20000, \"times\": null}");
    long long start = now_ms();
    json_t *error = FAILURE(danxi_forum_get_hole(session, 1, "{\"timeout_ms\": 200}"), DANXI_ERROR_TIMEOUT);
    CHECK(now_ms() - start >= 190);
    CHECK_SOON(start);
    CHECK_WORDS(text_of(error, "message"), FORUM_HOST, "timeout_ms");
    CHECK(json_is_true(json_object_get(error, "retryable")));
    json_decref(error);
    danxi_task_free(danxi_call_async(session, "forum.list_all_tags", "{\"timeout_ms\": 200}", NULL, NULL));
    danxi_task_free(danxi_call_async(session, "forum.create_floor",
                                     "{\"timeout_ms\": 200, \"hole_id\": 1, \"content\": \"late\"}", NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_TIMEOUT);
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_TIMEOUT);
    danxi_session_close(session);
    session = open_session("{\"network\": {\"timeout_ms\": 200}}");
    start = now_ms();
    FAILS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_TIMEOUT, AUTH_HOST);
    CHECK_SOON(start);
    clear_faults();
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"timeout_ms\": 60000}"), DANXI_OK);
    danxi_session_close(session);
}

/* danxi_task_progress() stores the number of received bytes, and the number of expected bytes, which is -1 before the response. */
static void progress(void) {
    danxi_session *session = signed_in(NULL);
    int64_t received = -7, expected = -7;
    order_fault("{\"kind\": \"delay\", \"ms\": 20000, \"path\": \"/api/holes/*/floors\"}");
    danxi_task *task = danxi_call_async(session, "forum.list_all_floors", "{\"hole_id\": 1}", NULL, NULL);
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/holes/1/floors") == 1);
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_OK);
    CHECK_INT(received, 0);
    CHECK_INT(expected, -1);
    danxi_task_cancel(task);
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_CANCELLED);
    danxi_task_free(task);
    task = danxi_call_async(session, "forum.list_all_floors", "{\"hole_id\": 1}", NULL, NULL);
    danxi_result *result = danxi_session_next(session, 60000);
    size_t length = 0;
    danxi_result_json(result, &length);
    ENDS(result, DANXI_OK);
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_OK);
    CHECK(received > 0 && (size_t)received <= length);
    CHECK_INT(expected, received);
    danxi_task_free(task);
    danxi_session_close(session);
}

MAIN("events", TEST(descriptor), TEST(readable_until_empty), TEST(callback_results_are_not_queued), TEST(next_waits),
     TEST(errors_are_queued), TEST(cancelling), TEST(cancelling_one_of_many), TEST(timeouts), TEST(progress))
