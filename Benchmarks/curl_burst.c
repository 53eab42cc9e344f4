/* Concurrent transfers with libcurl alone, to compare with danxi_burst.c: makes TOTAL transfers, at most WINDOW at the same time, with
   libcurl's multi interface. The responses are only received, or with the word `parse` also parsed and encoded with jansson, on the same
   thread.
   Usage: curl_burst URL WARM_UP_URL TOKEN [parse]. See bench_serve() for the input. */
#include <jansson.h>

#include "curl_bench.h"

static CURLM *multi;
static struct curl_slist *headers;
static const char *url;
static int parses;

static void parse(const struct response *response) {
    json_error_t error;
    json_t *document = json_loadb(response->bytes, response->length, 0, &error);
    if (!document) bench_fail("jansson", error.text);
    char *text = json_dumps(document, JSON_COMPACT);
    if (!text || strlen(text) < 2) bench_fail("jansson", "the encoded text is empty");
    free(text);
    json_decref(document);
}

static void batch(long total, long window) {
    if (window > total) window = total;
    CURL **handles = calloc((size_t)window, sizeof *handles);
    struct response *responses = calloc((size_t)window, sizeof *responses);
    if (!handles || !responses) bench_fail("calloc", "not enough memory");
    long started = 0, done = 0;
    for (; started < window; started++) {
        handles[started] = bench_get(url, headers, &responses[started]);
        curl_multi_add_handle(multi, handles[started]);
    }
    while (done < total) {
        int running = 0, left = 0;
        curl_multi_perform(multi, &running);
        for (CURLMsg *message; (message = curl_multi_info_read(multi, &left));) {
            if (message->msg != CURLMSG_DONE) continue;
            if (message->data.result != CURLE_OK) bench_fail("libcurl", curl_easy_strerror(message->data.result));
            CURL *easy = message->easy_handle;
            struct response *response = NULL;
            curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&response);
            if (response->length < 2) bench_fail(url, "the response is empty");
            if (parses) parse(response);
            bench_forget(response);
            curl_multi_remove_handle(multi, easy);
            done++;
            if (started < total) curl_multi_add_handle(multi, easy), started++;
        }
        if (done < total) curl_multi_poll(multi, NULL, 0, 1000, NULL);
    }
    for (long i = 0; i < window; i++) curl_easy_cleanup(handles[i]);
    free(handles);
    free(responses);
}

int main(int count, char **arguments) {
    if (count != 4 && count != 5) bench_fail("usage", "curl_burst URL WARM_UP_URL TOKEN [parse]");
    parses = count == 5 && !strcmp(arguments[4], "parse");
    curl_global_init(CURL_GLOBAL_DEFAULT);
    multi = curl_multi_init();
    headers = bench_headers(arguments[3]);
    url = arguments[2];
    batch(1, 1);
    url = arguments[1];
    bench_serve(batch);
    curl_multi_cleanup(multi);
    curl_slist_free_all(headers);
    return 0;
}
