/* A stored value with libdanxi: receives the cached value of METHOD as JSON text and frees the result. WINDOW is 1 to measure calls that
   read the value from memory, and 2 for the first call of a session, which reads the value from disk.
   Usage: danxi_stored BASE_URL METHOD STORE_PATH. See bench_serve() for the input. */
#include "danxi_bench.h"

static char config[1024];
static const char *method;

static danxi_session *opened(void) {
    danxi_session *session = NULL;
    danxi_result *result = danxi_session_open(config, &session);
    bench_json(result, NULL);
    danxi_result_free(result);
    return session;
}

static void call(danxi_session *session) {
    danxi_result *result = danxi_call(session, method, "{\"cache\": \"only\"}");
    size_t length = 0;
    bench_json(result, &length);
    if (length < 2) bench_fail(method, "the text of the result is empty");
    danxi_result_free(result);
}

static void batch(long total, long window) {
    static danxi_session *kept;
    if (!kept) call(kept = opened());
    for (long i = 0; i < total; i++) {
        double start = bench_seconds();
        danxi_session *session = window == 1 ? kept : opened();
        bench_excluded += bench_seconds() - start;
        call(session);
        start = bench_seconds();
        if (window != 1) danxi_session_close(session);
        bench_excluded += bench_seconds() - start;
    }
}

int main(int count, char **arguments) {
    if (count != 4) bench_fail("usage", "danxi_stored BASE_URL METHOD STORE_PATH");
    method = arguments[2];
    snprintf(config, sizeof config,
             "{\"forum\": {\"base_url\": \"%s\"}, \"auth\": {\"base_url\": \"%s\"}, \"store\": {\"path\": \"%s\"}}",
             arguments[1], arguments[1], arguments[3]);
    danxi_session *session = opened();
    danxi_result *signed_in =
        danxi_account_login(session, "benchmark@example.com", "benchmark password", "{\"remember\": true}");
    bench_json(signed_in, NULL);
    danxi_result_free(signed_in);
    danxi_result *fetched = danxi_call(session, method, "{\"cache\": \"refresh\"}");
    bench_json(fetched, NULL);
    danxi_result_free(fetched);
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
