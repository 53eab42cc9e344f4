/* A large download with libdanxi: downloads URL TOTAL times into FILE with http.download.
   Usage: danxi_download URL FILE. See bench_serve() for the input. */
#include "danxi_bench.h"

static danxi_session *session;
static const char *file, *options;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        danxi_result *result = danxi_http_download(session, file, options);
        bench_json(result, NULL);
        danxi_result_free(result);
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "danxi_download URL FILE");
    char text[1024];
    snprintf(text, sizeof text, "{\"url\": \"%s\", \"timeout_ms\": 60000}", arguments[1]);
    file = arguments[2];
    options = text;
    danxi_result *opened = danxi_session_open(NULL, &session);
    bench_json(opened, NULL);
    danxi_result_free(opened);
    batch(1, 1);
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
