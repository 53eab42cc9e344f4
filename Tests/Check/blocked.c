/* A program for the suite `blocked`: each of its calls has a time limit, is cancelled, or ends with its session, while a
 * system call never returns. It prints the longest delay in milliseconds, and names each call that ended too late. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <danxi/danxi.h>

enum { TIMEOUT_MS = 500, OPEN_MS = 15000, TOLERANCE_MS = 15000 };

static int problems;
static long longest;

static long now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Records the delay of the operation `what` in milliseconds. The operation should have ended at `instant`. */
static void ended(const char *what, long instant) {
    long late = now_ms() - instant;
    if (late > longest) longest = late;
    if (late <= TOLERANCE_MS) return;
    fprintf(stderr, "%s ended %ld ms late\n", what, late);
    problems++;
}

static void take(const char *what, danxi_result *result, long instant) {
    ended(what, instant);
    if (danxi_result_status(result) == DANXI_ERROR_INTERNAL) {
        fprintf(stderr, "%s: %.500s\n", what, danxi_result_json(result, NULL));
        problems++;
    }
    danxi_result_free(result);
}

static void call(danxi_session *session, const char *method, const char *params) {
    long start = now_ms();
    take(method, danxi_call(session, method, params), start + TIMEOUT_MS);
}

static void cancel(danxi_session *session, const char *method, const char *params) {
    danxi_task *task = danxi_call_async(session, method, params, NULL, NULL);
    if (!task) return;
    usleep(50000);
    long start = now_ms();
    danxi_task_cancel(task);
    take("a cancelled call", danxi_session_next(session, -1), start);
    danxi_task_free(task);
}

static void count(danxi_result *result, void *calls) {
    danxi_result_free(result);
    __atomic_add_fetch((int *)calls, 1, __ATOMIC_SEQ_CST);
}

static void close_during_calls(danxi_session *session) {
    int started = 0, callbacks = 0;
    for (int index = 0; index < 4; index++) {
        danxi_task *task = danxi_call_async(session, index % 2 ? "forum.get_hole" : "forum.get_divisions",
                                            index % 2 ? "{\"id\": 2}" : "{\"cache\": \"refresh\"}", count, &callbacks);
        started += task != NULL;
        danxi_task_free(task);
    }
    usleep(50000);
    long start = now_ms();
    danxi_session_close(session);
    ended("danxi_session_close()", start);
    if (__atomic_load_n(&callbacks, __ATOMIC_SEQ_CST) == started) return;
    fprintf(stderr, "only %d of %d callbacks ran\n", callbacks, started);
    problems++;
}

int main(void) {
    danxi_session *session = NULL;
    long start = now_ms();
    take("danxi_session_open()", danxi_session_open(getenv("DANXI_CONFIG"), &session), start + OPEN_MS);
    if (session) {
        call(session, "account.login", getenv("LOGIN"));
        call(session, "forum.list_all_tags", NULL);
        cancel(session, "forum.list_all_tags", "{\"cache\": \"refresh\"}");
        cancel(session, "forum.get_hole", "{\"id\": 1}");
        call(session, "account.get_status", NULL);
        close_during_calls(session);
    }
    start = now_ms();
    danxi_session *other = NULL;
    take("danxi_session_open() with store.require", danxi_session_open(getenv("REQUIRING_CONFIG"), &other),
         start + OPEN_MS);
    danxi_session_close(other);
    printf("%ld\n", longest);
    return problems ? 1 : 0;
}
