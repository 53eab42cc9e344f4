/* Concurrent calls with libdanxi: makes TOTAL calls, at most WINDOW at the same time, and takes the results from the session's queue.
   Usage: danxi_burst BASE_URL METHOD PARAMS WARM_UP_PARAMS. See bench_serve() for the input. */
#include "danxi_bench.h"

static danxi_session *session;
static const char *method, *params;

static void start(void) {
    danxi_task *task = danxi_call_async(session, method, params, NULL, NULL);
    if (!task) bench_fail(method, "the call could not be started");
    danxi_task_free(task);
}

static void batch(long total, long window) {
    long started = 0;
    while (started < total && started < window) start(), started++;
    for (long done = 0; done < total; done++) {
        danxi_result *result = danxi_session_next(session, 20000);
        if (!result) bench_fail(method, "no result has arrived within 20 s");
        bench_json(result, NULL);
        danxi_result_free(result);
        if (started < total) start(), started++;
    }
}

int main(int count, char **arguments) {
    if (count != 5) bench_fail("usage", "danxi_burst BASE_URL METHOD PARAMS WARM_UP_PARAMS");
    session = bench_sign_in(arguments[1], NULL);
    method = arguments[2];
    params = arguments[4];
    batch(1, 1);
    params = arguments[3];
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
