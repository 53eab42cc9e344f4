/* One call at a time with libdanxi: receives the result of METHOD as JSON text and frees the result.
   Usage: danxi_call BASE_URL METHOD PARAMS [STORE_PATH]. See bench_serve() for the input. */
#include "danxi_bench.h"

static danxi_session *session;
static const char *method, *params;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        danxi_result *result = danxi_call(session, method, params);
        size_t length = 0;
        bench_json(result, &length);
        if (length < 2) bench_fail(method, "the text of the result is empty");
        danxi_result_free(result);
    }
}

int main(int count, char **arguments) {
    if (count != 4 && count != 5) bench_fail("usage", "danxi_call BASE_URL METHOD PARAMS [STORE_PATH]");
    session = bench_sign_in(arguments[1], arguments[4]);
    method = arguments[2];
    params = arguments[3];
    batch(2, 1);
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
