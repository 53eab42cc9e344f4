/* Sessions of many people with libdanxi: each person signs in and makes a call. WINDOW is 1 to park each session afterwards, and 2 to keep all of
   them open. 3 opens the sessions of people who were there before, and closes them. 4 is like 2, but the sessions have no store.
   Usage: danxi_people BASE_URL STORE_URL. See bench_serve() for the input. */
#include "danxi_bench.h"

static const char *base_url, *store_url;

static danxi_session *opened(long person) {
    char config[1024];
    danxi_session *session = NULL;
    snprintf(config, sizeof config,
             "{\"forum\": {\"base_url\": \"%s\"}, \"auth\": {\"base_url\": \"%s\"}, "
             "\"store\": {\"url\": \"%s\", \"namespace\": \"%ld\"}}",
             base_url, base_url, store_url, person);
    danxi_result *result = danxi_session_open(config, &session);
    bench_json(result, NULL);
    danxi_result_free(result);
    return session;
}

static void end(danxi_result *result) {
    bench_json(result, NULL);
    danxi_result_free(result);
}

static void batch(long total, long window) {
    for (long person = 0; person < total; person++) {
        if (window == 4) {
            end(danxi_forum_get_floor(bench_sign_in(base_url, NULL), 1, NULL));
            continue;
        }
        danxi_session *session = opened(person);
        if (window == 3) {
            danxi_session_close(session);
            continue;
        }
        end(danxi_account_login(session, "benchmark@example.com", "benchmark password", "{\"remember\": true}"));
        end(danxi_forum_get_floor(session, 1, NULL));
        if (window == 1) end(danxi_session_park(session));
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "danxi_people BASE_URL STORE_URL");
    base_url = arguments[1];
    store_url = arguments[2];
    bench_serve(batch);
    return 0;
}
