/* The peer, one call at a time: libcurl fetches over a connection that is kept, jansson parses and dumps; all is freed each round.
   curl_call URL TOKEN; then see bench_serve(). */
#include <jansson.h>

#include "curl_bench.h"

static CURL *easy;
static struct answer answer;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        CURLcode code = curl_easy_perform(easy);
        if (code != CURLE_OK) bench_fail("libcurl", curl_easy_strerror(code));
        json_error_t error;
        json_t *document = json_loadb(answer.bytes, answer.length, 0, &error);
        if (!document) bench_fail("jansson", error.text);
        bench_forget(&answer);
        char *text = json_dumps(document, JSON_COMPACT);
        if (!text || strlen(text) < 2) bench_fail("jansson", "an empty text");
        free(text);
        json_decref(document);
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "curl_call URL TOKEN");
    struct curl_slist *headers = bench_headers(arguments[2]);
    easy = bench_get(arguments[1], headers, &answer);
    batch(2, 1);
    bench_serve(batch);
    curl_easy_cleanup(easy);
    curl_slist_free_all(headers);
    return 0;
}
