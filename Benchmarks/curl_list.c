/* A list of several pages with libcurl and jansson, to compare with danxi_list.c: requests all pages with one libcurl handle, parses each
   page and, for `text`, encodes the page again.
   Usage: curl_list BASE_URL TOKEN text|values. See bench_serve() for the input. */
#include <jansson.h>

#include "curl_bench.h"
#include "list_bench.h"

static const char *base_url;
static bool takes_values;
static CURL *easy;
static struct response response;

/* Requests the page that starts at `offset`, and returns the number of its floors. */
static size_t read_page(size_t offset) {
    char url[512];
    snprintf(url, sizeof url, "%s/holes/%d/floors?offset=%zu&order_by=id&size=%d", base_url, LIST_HOLE, offset,
             LIST_PAGE);
    curl_easy_setopt(easy, CURLOPT_URL, url);
    CURLcode code = curl_easy_perform(easy);
    if (code != CURLE_OK) bench_fail("libcurl", curl_easy_strerror(code));
    json_error_t error;
    json_t *floors = json_loadb(response.bytes, response.length, 0, &error);
    if (!floors) bench_fail("jansson", error.text);
    bench_forget(&response);
    size_t count = json_array_size(floors);
    if (!takes_values) {
        char *text = json_dumps(floors, JSON_COMPACT);
        if (!text || strlen(text) < 2) bench_fail("jansson", "the encoded text is empty");
        free(text);
    }
    json_decref(floors);
    return count;
}

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        size_t floors = 0, count;
        do {
            count = read_page(floors);
            floors += count;
        } while (count > 0);
        if (floors != LIST_LENGTH) bench_fail("curl_list", "the list does not have the expected length");
    }
}

int main(int count, char **arguments) {
    if (count != 4) bench_fail("usage", "curl_list BASE_URL TOKEN text|values");
    struct curl_slist *headers = bench_headers(arguments[2]);
    base_url = arguments[1];
    takes_values = !strcmp(arguments[3], "values");
    easy = bench_get(base_url, headers, &response);
    batch(1, 1);
    bench_serve(batch);
    curl_easy_cleanup(easy);
    curl_slist_free_all(headers);
    return 0;
}
