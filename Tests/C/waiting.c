/* danxi_call_start() and danxi_task_wait(): a blocking call whose wait ends after a signal. */
#include <signal.h>

#include "check.h"

static danxi_session *session;
static volatile sig_atomic_t handled;

static void handle(int number) {
    (void)number;
    handled++;
}

static danxi_result *wait_for(danxi_task *task) {
    danxi_result *result = NULL;
    while (!result) result = danxi_task_wait(task);
    return result;
}

/* The result of a call is that of danxi_call(), also if it needs no request, and if its parameters are invalid. */
static void results(void) {
    session = signed_in(NULL);
    const struct {
        const char *method, *params;
        danxi_status status;
    } calls[] = {
        {"forum.get_hole", "{\"id\": 1}", DANXI_OK},
        {"forum.get_divisions", NULL, DANXI_OK},
        {"forum.get_divisions", "{\"cache\": \"only\"}", DANXI_OK},
        {"forum.get_hole", "{\"id\": 999999}", DANXI_ERROR_NOT_FOUND},
        {"forum.get_hole", "{\"id\": \"\"}", DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.get_hole", "{", DANXI_ERROR_INVALID_JSON},
        {"forum.no_method", NULL, DANXI_ERROR_UNKNOWN_METHOD},
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
        danxi_task *task = danxi_call_start(session, calls[index].method, calls[index].params);
        NEED(task);
        ENDS(wait_for(task), calls[index].status);
        danxi_task_free(task);
    }
    danxi_session_close(session);
    CHECK(!danxi_call_start(session, "forum.get_divisions", NULL));
    CHECK(!danxi_call_start(NULL, "forum.get_divisions", NULL));
}

static void ignore(danxi_result *result, void *unused) {
    (void)unused;
    danxi_result_free(result);
}

/* Tasks of other functions cannot be waited for. */
static void other_tasks(void) {
    session = signed_in(NULL);
    danxi_task *task = danxi_call_async(session, "forum.get_divisions", NULL, ignore, NULL);
    ENDS(danxi_task_wait(task), DANXI_ERROR_INVALID_HANDLE);
    danxi_task_free(task);
    ENDS(danxi_task_wait(task), DANXI_ERROR_INVALID_HANDLE);
    ENDS(danxi_task_wait(NULL), DANXI_ERROR_INVALID_HANDLE);
    danxi_session_close(session);
}

static void *interrupt(void *thread) {
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/holes/1") == 1);
    pthread_kill(*(pthread_t *)thread, SIGUSR1);
    return NULL;
}

/* The wait ends after a signal, and a cancelled call ends at once, with and without a kept connection. */
static void signals(void) {
    struct sigaction action = {.sa_handler = handle, .sa_flags = SA_RESTART}, before;
    sigaction(SIGUSR1, &action, &before);
    for (int has_connection = 0; has_connection < 2; has_connection++) {
        session = signed_in(NULL);
        if (has_connection) ENDS(danxi_forum_get_hole(session, 2, NULL), DANXI_OK);
        order_fault("{\"kind\": \"delay\", \"ms\": 30000, \"host\": \"" FORUM_HOST "\", \"times\": null}");
        pthread_t self = pthread_self(), thread = start_thread(interrupt, &self);
        handled = 0;
        danxi_task *task = danxi_call_start(session, "forum.get_hole", "{\"id\": 1}");
        while (!handled) CHECK(!danxi_task_wait(task));
        danxi_task_cancel(task);
        long long start = now_ms();
        ENDS(wait_for(task), DANXI_ERROR_CANCELLED);
        CHECK_SOON(start);
        danxi_task_free(task);
        pthread_join(thread, NULL);
        danxi_session_close(session);
        clear_stand_in();
    }
    sigaction(SIGUSR1, &before, NULL);
}

/* A task that is freed before its call has ended goes on without its thread. */
static void freed_tasks(void) {
    session = signed_in(NULL);
    danxi_task_free(danxi_call_start(session, "forum.get_hole", "{\"id\": 1}"));
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/holes/1") == 1);
    danxi_session_close(session);
}

MAIN("waiting", TEST(results), TEST(other_tasks), TEST(signals), TEST(freed_tasks))
