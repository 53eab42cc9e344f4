/* Opens sessions that are signed in to the benchmarks' server, and reads results. */
#ifndef DANXI_BENCH_H
#define DANXI_BENCH_H

#include <danxi/danxi.h>

#include "bench.h"

/* Returns the JSON text of a result. The result owns the text. Ends the program if the call failed. */
static inline const char *bench_json(danxi_result *result, size_t *length) {
    const char *text = danxi_result_json(result, length);
    if (danxi_result_status(result) != DANXI_OK || !text) bench_fail("libdanxi", text);
    return text;
}

/* Opens a session and signs in. `store` is the path of its store directory, or NULL. */
static inline danxi_session *bench_sign_in(const char *base_url, const char *store) {
    char config[1024];
    danxi_session *session = NULL;
    snprintf(config, sizeof config,
             "{\"forum\": {\"base_url\": \"%s\"}, \"auth\": {\"base_url\": \"%s\"}, \"store\": {\"path\": %s%s%s}}",
             base_url, base_url, store ? "\"" : "", store ? store : "null", store ? "\"" : "");
    danxi_result *opened = danxi_session_open(config, &session);
    bench_json(opened, NULL);
    danxi_result_free(opened);
    danxi_result *signed_in = danxi_account_login(session, "benchmark@example.com", "benchmark password", NULL);
    bench_json(signed_in, NULL);
    danxi_result_free(signed_in);
    return session;
}

#endif
