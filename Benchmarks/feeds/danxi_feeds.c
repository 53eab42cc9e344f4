/* Refreshes TOTAL subscriptions with libdanxi's feeds.refresh_all, at most WINDOW requests at the same time.
   Usage: danxi_feeds STORE_PATH OPML_FILE. See bench_serve() for the input. */
#include <danxi/danxi.h>

#include "../bench.h"

static danxi_session *session;

static void need(danxi_result *result) {
    if (danxi_result_status(result) != DANXI_OK) bench_fail("libdanxi", danxi_result_json(result, NULL));
    danxi_result_free(result);
}

static void batch(long total, long window) {
    char options[128];
    snprintf(options, sizeof options,
             "{\"force\": true, \"timeout_ms\": 600000, \"concurrency\": %ld, \"per_host\": %ld}", window, window);
    danxi_result *result = danxi_feeds_refresh_all(session, options);
    const char *report = danxi_result_json(result, NULL);
    long changed = 0, unchanged = 0;
    if (danxi_result_status(result) != DANXI_OK ||
        sscanf(report, "{\"changed_count\":%ld,\"unchanged_count\":%ld", &changed, &unchanged) != 2 ||
        changed + unchanged != total)
        bench_fail("feeds.refresh_all", report);
    danxi_result_free(result);
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "danxi_feeds STORE_PATH OPML_FILE");
    char config[1024];
    snprintf(config, sizeof config, "{\"store\": {\"path\": \"%s\"}, \"network\": {\"local_addresses\": \"allow\"}}",
             arguments[1]);
    need(danxi_session_open(config, &session));
    FILE *file = fopen(arguments[2], "r");
    static char opml[1 << 20];
    if (!file || !fread(opml, 1, sizeof opml - 1, file)) bench_fail(arguments[2], "cannot be read");
    fclose(file);
    need(danxi_feeds_import_opml(session, opml, NULL));
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
