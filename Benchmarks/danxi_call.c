/* Ours, one call at a time: a method's result as JSON text, freed each round.
   danxi_call BASE_URL METHOD PARAMS; then see bench_serve(). */
#include "danxi_bench.h"

static danxi_session *session;
static const char *method, *params;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        danxi_result *result = danxi_call(session, method, params);
        size_t length = 0;
        bench_text(result, &length);
        if (length < 2) bench_fail(method, "an empty text");
        danxi_result_free(result);
    }
}

int main(int count, char **arguments) {
    if (count != 4) bench_fail("usage", "danxi_call BASE_URL METHOD PARAMS");
    session = bench_sign_in(arguments[1]);
    method = arguments[2];
    params = arguments[3];
    batch(2, 1);
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
