/* Closing a session that is in use: calls end with `closed`, waiting threads wake up, callbacks finish, and results stay valid. */
#include "check.h"

#define THREADS 8

static danxi_session *session;
static atomic_int ended;

static bool is_closed(danxi_status status) {
    return status == DANXI_ERROR_CLOSED || status == DANXI_ERROR_INVALID_HANDLE;
}

static void delay_everything(void) {
    order_fault("{\"kind\": \"delay\", \"ms\": 30000, \"host\": \"" FORUM_HOST "\", \"times\": null}");
}

/* Closes the session, and checks that closing does not wait for slow calls. */
static void close_quickly(void) {
    long long start = now_ms();
    danxi_session_close(session);
    CHECK_SOON(start);
}

static void *get_hole(void *number) {
    ENDS(danxi_forum_get_hole(session, (int64_t)(intptr_t)number, NULL), DANXI_ERROR_CLOSED);
    atomic_fetch_add(&ended, 1);
    return NULL;
}

/* Closing a session ends its running calls with `closed`. */
static void during_calls(void) {
    session = signed_in(NULL);
    delay_everything();
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index++)
        threads[index] = start_thread(get_hole, (void *)(intptr_t)(index + 1));
    WAIT_FOR(count_requests("GET", FORUM_HOST, NULL) == THREADS);
    close_quickly();
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    CHECK_INT(atomic_load(&ended), THREADS);
}

static void *get_tags(void *unused) {
    (void)unused;
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_CLOSED);
    return NULL;
}

static void count_closed(danxi_result *result, void *unused) {
    (void)unused;
    ENDS(result, DANXI_ERROR_CLOSED);
    atomic_fetch_add(&ended, 1);
}

/* Closing a session ends calls that share one request, and refreshes of cached values in the background. */
static void during_shared_requests(void) {
    session = signed_in(NULL);
    atomic_store(&ended, 0);
    ENDS(danxi_forum_get_divisions(session, NULL), DANXI_OK);
    delay_everything();
    ENDS(danxi_forum_get_divisions(session, "{\"cache\": \"revalidate\"}"), DANXI_OK);
    pthread_t thread = start_thread(get_tags, NULL);
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/tags") == 1);
    /* A call has begun when this function returns. The server cannot show it: the call shares the request of the first. */
    for (int index = 0; index < THREADS; index++)
        danxi_task_free(danxi_call_async(session, "forum.list_all_tags", NULL, count_closed, NULL));
    close_quickly();
    pthread_join(thread, NULL);
    CHECK_INT(atomic_load(&ended), THREADS);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/tags"), 1);
}

static atomic_int waiting;

static void *wait_for_result(void *timeout) {
    atomic_fetch_add(&waiting, 1);
    CHECK(danxi_session_next(session, (int)(intptr_t)timeout) == NULL);
    return NULL;
}

/* Closing a session wakes the threads that wait in danxi_session_next(), which then returns NULL. */
static void during_queue_waits(void) {
    for (int round = 0; round < 20; round++) {
        session = open_session(NULL);
        atomic_store(&waiting, 0);
        pthread_t threads[THREADS];
        for (int index = 0; index < THREADS; index++)
            threads[index] = start_thread(wait_for_result, (void *)(intptr_t)(index % 2 ? -1 : 60000));
        WAIT_FOR(atomic_load(&waiting) == THREADS);
        if (round % 2) pause_ms(1);
        close_quickly();
        for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    }
}

/* After a session is closed, no queued result can be taken, but tasks and results that were taken before stay valid. */
static void queued_results_are_freed(void) {
    session = signed_in(NULL);
    for (int index = 0; index < 50; index++)
        danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL));
    danxi_result *taken = danxi_session_next(session, 60000);
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    close_quickly();
    CHECK(danxi_session_next(session, -1) == NULL);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    danxi_task_cancel(task);
    danxi_task_free(task);
    ENDS(taken, DANXI_OK);
}

static atomic_int begun, finished;

static void slow_callback(danxi_result *result, void *user_data) {
    (void)user_data;
    atomic_fetch_add(&begun, 1);
    danxi_status status = danxi_result_status(result);
    CHECK(status == DANXI_OK || status == DANXI_ERROR_CLOSED);
    pause_ms(20);
    danxi_result_free(result);
    atomic_fetch_add(&finished, 1);
}

/* Every callback runs before danxi_session_close() returns, and none runs afterwards. */
static void during_callbacks(void) {
    session = signed_in(NULL);
    for (int index = 0; index < 10; index++)
        danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", slow_callback, NULL));
    WAIT_FOR(atomic_load(&begun) >= 2);
    danxi_session_close(session);
    CHECK_INT(atomic_load(&finished), 10);
    CHECK_INT(atomic_load(&begun), 10);
}

static void close_it(danxi_result *result, void *user_data) {
    atomic_int *runs = user_data;
    danxi_session_close(session);
    danxi_status status = danxi_result_status(result);
    CHECK(status == DANXI_OK || status == DANXI_ERROR_CLOSED);
    CHECK(danxi_result_json(result, NULL));
    danxi_result_free(result);
    atomic_fetch_add(runs, 1);
}

/* A callback can close its session. The callbacks of the other accepted calls still run. */
static void from_a_callback(void) {
    for (int round = 0; round < 20; round++) {
        atomic_int runs = 0;
        session = signed_in(NULL);
        /* The first callback closes the session, and the other callbacks run after it. Calls that start later are not accepted. */
        int accepted = 0;
        for (int index = 0; index < 6; index++) {
            danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", close_it, &runs);
            if (task) accepted++;
            danxi_task_free(task);
        }
        CHECK(accepted > 0);
        WAIT_FOR(atomic_load(&runs) == accepted);
        ENDS(danxi_account_get_status(session, NULL), DANXI_ERROR_INVALID_HANDLE);
    }
}

static void *close_too(void *unused) {
    (void)unused;
    danxi_session_close(session);
    return NULL;
}

/* Several threads can close one session at the same time. */
static void from_many_threads(void) {
    for (int round = 0; round < 20; round++) {
        session = signed_in(NULL);
        danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL));
        pthread_t threads[THREADS];
        for (int index = 0; index < THREADS; index++) threads[index] = start_thread(close_too, NULL);
        for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
        ENDS(danxi_account_get_status(session, NULL), DANXI_ERROR_INVALID_HANDLE);
    }
}

/* State of a callback that runs until the test releases it. */
static atomic_bool is_held, is_released;
static atomic_int closers;

static void held_callback(danxi_result *result, void *user_data) {
    (void)user_data;
    danxi_result_free(result);
    atomic_store(&is_held, true);
    while (!atomic_load(&is_released)) pause_ms(1);
    pause_ms(20);
    atomic_fetch_add(&finished, 1);
}

static void *close_and_count(void *unused) {
    (void)unused;
    danxi_session_close(session);
    CHECK_INT(atomic_load(&finished), 1);
    atomic_fetch_add(&closers, 1);
    return NULL;
}

/* If several threads close a session, each of them waits for the running callback. */
static void second_closers_wait(void) {
    session = signed_in(NULL);
    atomic_store(&finished, 0);
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", held_callback, NULL));
    WAIT_FOR(atomic_load(&is_held));
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index++) threads[index] = start_thread(close_and_count, NULL);
    pause_ms(100);
    CHECK_INT(atomic_load(&closers), 0);
    ENDS(danxi_account_get_status(session, NULL), DANXI_ERROR_INVALID_HANDLE);
    atomic_store(&is_released, true);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    CHECK_INT(atomic_load(&closers), THREADS);
}

#define RING 3
static danxi_session *ring[RING];
static int ring_length;
static atomic_int inside, outside;

/* Closes the next session of the ring when every session of the ring runs this callback. */
static void close_next(danxi_result *result, void *number) {
    danxi_result_free(result);
    atomic_fetch_add(&inside, 1);
    WAIT_FOR(atomic_load(&inside) == ring_length);
    danxi_session_close(ring[((int)(intptr_t)number + 1) % ring_length]);
    atomic_fetch_add(&outside, 1);
}

/* Callbacks that close each other's sessions do not deadlock. */
static void callbacks_close_each_other(void) {
    for (ring_length = 1; ring_length <= RING; ring_length++) {
        atomic_store(&inside, 0);
        atomic_store(&outside, 0);
        for (int index = 0; index < ring_length; index++) ring[index] = open_session(NULL);
        for (int index = 0; index < ring_length; index++)
            danxi_task_free(
                danxi_call_async(ring[index], "account.get_status", NULL, close_next, (void *)(intptr_t)index));
        WAIT_FOR(atomic_load(&outside) == ring_length);
        for (int index = 0; index < ring_length; index++) {
            danxi_session_close(ring[index]);
            ENDS(danxi_account_get_status(ring[index], NULL), DANXI_ERROR_INVALID_HANDLE);
        }
    }
}

static atomic_bool is_closed_now;
static atomic_int messages;

static void log_while_open(danxi_log_level level, const char *message, void *user_data) {
    (void)level, (void)message, (void)user_data;
    CHECK(!atomic_load(&is_closed_now));
    atomic_fetch_add(&messages, 1);
}

static void call_again(danxi_result *result, void *user_data) {
    (void)user_data;
    CHECK(!atomic_load(&is_closed_now));
    danxi_result_free(result);
    /* The call is not accepted once the session is being closed. */
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", call_again, NULL));
    CHECK(!atomic_load(&is_closed_now));
}

/* After danxi_session_close() has returned, no callback runs and no log message is delivered. */
static void no_callback_afterwards(void) {
    for (int round = 0; round < 40; round++) {
        atomic_store(&is_closed_now, false);
        session = signed_in(NULL);
        CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, log_while_open, NULL), DANXI_OK);
        for (int index = 0; index < 4; index++)
            danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", call_again, NULL));
        pause_ms(round % 8);
        close_quickly();
        atomic_store(&is_closed_now, true);
        pause_ms(2);
    }
    CHECK(atomic_load(&messages) > 0);
}

static atomic_bool is_over;

static void *call_until_over(void *unused) {
    (void)unused;
    while (!atomic_load(&is_over)) {
        danxi_result *result = danxi_forum_get_hole(session, 1, NULL);
        danxi_status status = danxi_result_status(result);
        CHECK(status == DANXI_OK || is_closed(status));
        danxi_result_free(result);
        danxi_task *task = danxi_call_async(session, "forum.get_profile", NULL, NULL, NULL);
        danxi_task_cancel(task);
        danxi_task_free(task);
        danxi_result_free(danxi_session_next(session, 1));
        danxi_session_fd(session);
    }
    return NULL;
}

/* Closing the session at different moments of running calls causes neither a crash nor a hang. */
static void at_any_moment(void) {
    for (int round = 0; round < 40; round++) {
        session = signed_in(NULL);
        atomic_store(&is_over, false);
        pthread_t threads[4];
        for (int index = 0; index < 4; index++) threads[index] = start_thread(call_until_over, NULL);
        pause_ms(round % 10);
        close_quickly();
        atomic_store(&is_over, true);
        for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
    }
}

/* Results can be read and freed after their session is closed. */
static void results_outlive_the_session(void) {
    session = signed_in(NULL);
    danxi_result *unread = danxi_forum_list_all_tags(session, NULL), *read = danxi_forum_get_hole(session, 1, NULL);
    const char *text = danxi_result_json(read, NULL);
    char *copy = strdup(text);
    danxi_result *error = danxi_forum_get_hole(session, -5, NULL);
    danxi_session_close(session);
    CHECK_TEXT(text, copy);
    CHECK(danxi_result_json(read, NULL) == text);
    CHECK(danxi_result_age_ms(read) >= 0);
    CHECK_INT(danxi_result_source(unread), DANXI_SOURCE_NETWORK);
    json_t *tags = VALUE(unread);
    CHECK(json_array_size(tags) > 10);
    json_decref(tags);
    CHECK(danxi_result_status(error) != DANXI_OK);
    CHECK(strstr(danxi_result_json(error, NULL), "message"));
    danxi_result_free(error);
    danxi_result_free(read);
    free(copy);
}

MAIN("closing", TEST(during_calls), TEST(during_shared_requests), TEST(during_queue_waits),
     TEST(queued_results_are_freed), TEST(during_callbacks), TEST(from_a_callback), TEST(from_many_threads),
     TEST(second_closers_wait), TEST(callbacks_close_each_other), TEST(no_callback_afterwards), TEST(at_any_moment),
     TEST(results_outlive_the_session))
