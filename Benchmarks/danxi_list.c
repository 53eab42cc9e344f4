/* A list of several pages with libdanxi: requests all pages, and reads each page as JSON text or as jansson values.
   Usage: danxi_list BASE_URL text|values. See bench_serve() for the input. */
#include <danxi/jansson.h>

#include "danxi_bench.h"
#include "list_bench.h"

static danxi_session *session;
static bool takes_values;

static size_t read_values(danxi_result *page) {
    json_t *floors = danxi_result_jansson(page);
    size_t count = json_array_size(floors);
    json_decref(floors);
    return count;
}

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        size_t floors = 0, length = 0;
        danxi_result *page = danxi_forum_list_floors_in_hole(session, LIST_HOLE, "{\"size\": 50}");
        while (page) {
            bench_json(page, &length);
            /* The last page is empty. */
            floors += takes_values ? read_values(page) : length > 2 ? LIST_PAGE : 0;
            danxi_result *next = danxi_next_page(session, page, NULL);
            danxi_result_free(page);
            page = next;
        }
        if (floors != LIST_LENGTH) bench_fail("danxi_next_page", "the list does not have the expected length");
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "danxi_list BASE_URL text|values");
    session = bench_sign_in(arguments[1], NULL);
    takes_values = !strcmp(arguments[2], "values");
    batch(1, 1);
    bench_serve(batch);
    danxi_session_close(session);
    return 0;
}
